/* Checks arrays and ranges that Java passes, reads and writes fields by name, and reads and writes through
 * file descriptors in the order of the program's output. */
#include "vm/natives/host.h"
#include "vm/execution/scheduler.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/natives/asker.h"

NativeOutcome throw_io(Vm *vm, int number) { return vm_throw(vm, IO_EXCEPTION, "%s", strerror(number)); }

NativeOutcome throw_null(Vm *vm) { return vm_throw(vm, "java/lang/NullPointerException", NULL); }

NativeOutcome native_nothing(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->bits = 0;
    return NATIVE_DONE;
}

int32_t host_processors(const Vm *vm)
{
    long count = vm->options.processors > 0 ? vm->options.processors : sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : (int32_t)count;
}

/* --- arguments --- */

uint8_t *bytes_argument(Vm *vm, Ref array, int32_t offset, int32_t length, bool write)
{
    if (array == 0) {
        throw_null(vm);
        return NULL;
    }
    Object *object = object_at(vm, array);
    if (!class_is_array(object->class) || object->class->element_kind != 'B' || offset < 0 || length < 0
        || (uint32_t)offset > object->length || (uint32_t)length > object->length - (uint32_t)offset) {
        vm_throw(vm, "java/lang/IndexOutOfBoundsException", NULL);
        return NULL;
    }
    if (write)
        vm_object_written(vm, object);
    return object->payload + offset;
}

Ref new_bytes(Vm *vm, const void *bytes, size_t length)
{
    Ref array = vm_new_array(vm, "[B", (int32_t)length);
    if (array != 0 && length > 0)
        memcpy(object_at(vm, array)->payload, bytes, length);
    return array;
}

/* --- fields --- */

/* Only what the library declares: a program's subclass may have a field of the same name. */
static const Field *find_field(Vm *vm, const Object *object, const char *name)
{
    const char *symbol = program_symbol(vm->program, name);
    for (const Class *type = object->class; type != NULL; type = type->super)
        for (int i = 0; i < type->field_count; i++)
            if (type->source != SOURCE_PROGRAM && type->fields[i].name == symbol
                && !(type->fields[i].flags & ACC_STATIC))
                return &type->fields[i];
    return NULL;
}

int64_t field_number(Vm *vm, Ref object, const char *name)
{
    Object *found = object_at(vm, object);
    const Field *field = find_field(vm, found, name);
    switch (field == NULL ? 0 : field->kind) {
    case 'I': return FIELD_AT(int32_t, found, field->offset);
    case 'J': return FIELD_AT(int64_t, found, field->offset);
    case 'Z': return FIELD_AT(int8_t, found, field->offset);
    default: return 0;
    }
}

Ref field_reference(Vm *vm, Ref object, const char *name)
{
    Object *found = object_at(vm, object);
    const Field *field = find_field(vm, found, name);
    return field == NULL || field->kind != 'L' ? 0 : FIELD_AT(Ref, found, field->offset);
}

void set_field_number(Vm *vm, Ref object, const char *name, int64_t number)
{
    Object *found = object_at(vm, object);
    const Field *field = find_field(vm, found, name);
    vm_object_written(vm, found);
    switch (field == NULL ? 0 : field->kind) {
    case 'I': FIELD_AT(int32_t, found, field->offset) = (int32_t)number; break;
    case 'J': FIELD_AT(int64_t, found, field->offset) = number; break;
    case 'Z': FIELD_AT(int8_t, found, field->offset) = number != 0; break;
    default: break;
    }
}

void set_field_reference(Vm *vm, Ref object, const char *name, Ref reference)
{
    Object *found = object_at(vm, object);
    const Field *field = find_field(vm, found, name);
    vm_object_written(vm, found);
    if (field != NULL && field->kind == 'L')
        FIELD_AT(Ref, found, field->offset) = reference;
}

/* --- what leaves the process --- */

static bool refuse(Vm *vm, bool allowed, Footnote footnote, const char *name, const char *what,
                   const char *detail)
{
    if (!vm->checking)
        return false;
    if (allowed) {
        footnote_note(vm->program, footnote);
        return false;
    }
    vm_fatal(vm, "the program wants to %s%s%s%s, which a search cannot take back: --allow %s permits it",
             what, detail[0] != '\0' ? " (" : "", detail, detail[0] != '\0' ? ")" : "", name);
    return true;
}

bool host_refuse_exec(Vm *vm, const char *what, const char *detail)
{
    return refuse(vm, vm->options.may_exec, FOOTNOTE_PROCESSES, "exec", what, detail);
}

bool host_refuse_net(Vm *vm, const char *what, const char *detail)
{
    return refuse(vm, vm->options.may_net, FOOTNOTE_NETWORK, "net", what, detail);
}

/* --- file descriptors --- */

int descriptor_number(Vm *vm, Ref descriptor)
{
    return descriptor == 0 ? -1 : (int)field_number(vm, descriptor, "fd");
}

int64_t host_read(Vm *vm, int fd, void *to, size_t length)
{
    if (fd == STDIN_FILENO)
        vm_flush_output(vm);
    asker_note(vm, FOOTNOTE_INPUT);
    ssize_t count;
    int64_t begun = scheduler_begin_waiting();
    do {
        count = read(fd, to, length);
    } while (count < 0 && errno == EINTR);
    int number = errno;
    scheduler_end_waiting(vm, begun);
    errno = number;
    return count;
}

int64_t host_write(Vm *vm, int fd, const void *from, size_t length)
{
    if (fd == STDOUT_FILENO) {
        console_print(vm, from, length);
        return (int64_t)length;
    }
    size_t done = fd == STDERR_FILENO && vm->options.discard_output ? length : 0;
    while (done < length) {
        ssize_t count = write(fd, (const char *)from + done, length - done);
        if (count < 0 && errno != EINTR)
            return -1;
        done += count < 0 ? 0 : (size_t)count;
    }
    return (int64_t)done;
}

int64_t host_available(int fd)
{
    int count = 0;
    struct stat status;
    off_t here = lseek(fd, 0, SEEK_CUR);
    if (here >= 0 && fstat(fd, &status) == 0 && S_ISREG(status.st_mode))
        return status.st_size > here ? status.st_size - here : 0;
    return ioctl(fd, FIONREAD, &count) == 0 ? count : 0;
}
