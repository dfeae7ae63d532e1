/* clew.internal.Console: the program's standard streams.  In a plain run everything goes out at once, as
 * java has it; in a search, standard output is buffered here and not in Java, so that it is no part of the
 * program's state. */
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "vm/events.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/machine.h"
#include "vm/natives/asker.h"
#include "vm/natives/host.h"
#include "vm/natives/text.h"
#include "vm/vm.h"

enum { FLUSH_AT = 1 << 15 };

/* What cannot be written is lost, as in Java's own print streams. */
static void write_all(int fd, const uint8_t *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno != EINTR)
            return;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
}

void vm_flush_output(Vm *vm)
{
    if (!vm->options.discard_output)
        write_all(STDOUT_FILENO, vm->output.data, vm->output.length);
    vm->output.length = 0;
}

static void flush_if_due(Vm *vm, bool line_ended)
{
    if (vm->options.prompt_output || vm->output.length >= FLUSH_AT || (line_ended && isatty(STDOUT_FILENO)))
        vm_flush_output(vm);
}

void console_print(Vm *vm, const uint8_t *bytes, size_t length)
{
    bytes_add(&vm->output, bytes, length);
    flush_if_due(vm, length > 0 && bytes[length - 1] == '\n');
}

static NativeOutcome console_write(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    const uint8_t *bytes = object_at(vm, arguments[1].r)->payload + arguments[2].i;
    size_t length = (size_t)arguments[3].i;
    if (vm->options.discard_output)
        return NATIVE_DONE;
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (arguments[0].i == STDERR_FILENO) {
        write_all(STDERR_FILENO, bytes, length);
        return NATIVE_DONE;
    }
    console_print(vm, bytes, length);
    return NATIVE_DONE;
}

static NativeOutcome console_write_string(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->options.discard_output)
        return NATIVE_DONE;
    reads_give_up(vm, OBSTACLE_NATIVE);
    Bytes errors = {0}, *out = arguments[0].i == STDERR_FILENO ? &errors : &vm->output;
    encode_text(object_at(vm, arguments[1].r), encoding_named(platform_encoding_name()), out);
    if (arguments[2].i)
        bytes_add_u1(out, '\n');
    write_all(STDERR_FILENO, errors.data, errors.length);
    bytes_free(&errors);
    flush_if_due(vm, arguments[2].i != 0);
    return NATIVE_DONE;
}

/* --- the reduction `output`: printing is no choice point --- */

/* Nothing that a program prints to a console can be read back, so that it commutes with all that others do,
 * unless they set another stream or close this one: output_note_change. */
static bool prints_unseen(const Vm *vm) { return vm->checking && vm_reduces(vm, REDUCTION_OUTPUT); }

/* Is there another thread, or was there?  One that has ended may have printed too early. */
static bool others_were_started(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i] != vm->thread && thread_glance(vm, i)->status != THREAD_NEW)
            return true;
    return false;
}

NativeOutcome output_note_change(Vm *vm)
{
    if (!prints_unseen(vm) || !others_were_started(vm))
        return NATIVE_DONE;
    vm->program->refuted |= 1u << REDUCTION_OUTPUT;
    return vm_fatal(vm, "the program sets or closes a standard stream while other threads may print");
}

static bool ends_in_half_pair(const Object *text)
{
    uint16_t last = text->length == 0 ? 0 : string_char(text, text->length - 1);
    return last >= 0xD800 && last < 0xDC00;
}

/* Are there characters or bytes that wait for others, as after write(int)? */
static bool has_pending(Vm *vm, const Object *stream)
{
    Class *class = vm_class(vm, "java/io/PrintStream");
    return FIELD_AT(const uint16_t, stream, vm_field_offset(class, "high", "C")) != 0
           || FIELD_AT(const Ref, stream, vm_field_offset(class, "pending", "[B")) != 0;
}

/* Prints to the console if that is no step of its own; false: nothing was done. */
static NativeOutcome print_unseen(Vm *vm, Value *arguments, Value *result)
{
    const Object *stream = object_at(vm, arguments[0].r), *text = object_at(vm, arguments[1].r);
    int32_t fd =
        FIELD_AT(const int32_t, stream, vm_field_offset(vm_class(vm, "java/io/PrintStream"), "fd", "I"));
    result->i = prints_unseen(vm) && fd != 0 && !has_pending(vm, stream) && !ends_in_half_pair(text);
    if (!result->i)
        return NATIVE_DONE;
    if (vm->observers.events != NULL && vm->thread->atomic == 0)
        events_note_call(vm, vm->native, arguments);
    Value words[3] = {{.i = fd}, arguments[1], arguments[2]}, nothing;
    return console_write_string(vm, words, &nothing);
}

static NativeOutcome console_note_closed(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    return output_note_change(vm);
}

/* Looks for a moment. */
static bool has_input(int fd)
{
    struct pollfd wanted = {.fd = fd, .events = POLLIN};
    return poll(&wanted, 1, 1) > 0;
}

static NativeOutcome console_read(Vm *vm, Value *arguments, Value *result)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    asker_note(vm, FOOTNOTE_INPUT);
    vm_flush_output(vm);
    Object *array = object_at(vm, arguments[1].r);
    vm_object_written(vm, array);
    if (scheduler_is_ending(vm) && !has_input(arguments[0].i))
        return NATIVE_BLOCKED; /* shutdown hooks run meanwhile */
    ssize_t count;
    int64_t begun = scheduler_begin_waiting();
    do {
        count = read(arguments[0].i, array->payload + arguments[2].i, (size_t)arguments[3].i);
    } while (count < 0 && errno == EINTR && !scheduler_is_signalled(vm));
    scheduler_end_waiting(vm, begun);
    if (count < 0 && errno == EINTR)
        return NATIVE_BLOCKED;
    if (count < 0)
        return vm_throw(vm, "java/io/IOException", "%s", strerror(errno));
    result->i = count == 0 ? -1 : (int32_t)count;
    return NATIVE_DONE;
}

static NativeOutcome console_available(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    int count = 0;
    off_t here = lseek(arguments[0].i, 0, SEEK_CUR),
          end = here < 0 ? here : lseek(arguments[0].i, 0, SEEK_END);
    if (end >= 0) {
        lseek(arguments[0].i, here, SEEK_SET);
        count = end > here ? (int)(end - here) : 0;
    } else if (ioctl(arguments[0].i, FIONREAD, &count) != 0) {
        count = 0;
    }
    result->i = count;
    return NATIVE_DONE;
}

#define CONSOLE "clew/internal/Console"

const NativeMethod natives_console[] = {
    {CONSOLE, "write", "(I[BII)V", console_write},
    {CONSOLE, "writeString", "(ILjava/lang/String;Z)V", console_write_string},
    {CONSOLE, "noteClosed", "()V", console_note_closed},
    {"java/io/PrintStream", "printUnseen", "(Ljava/lang/String;Z)Z", print_unseen},
    {CONSOLE, "read", "(I[BII)I", console_read},
    {CONSOLE, "available", "(I)I", console_available},
    {0}};
#undef CONSOLE
