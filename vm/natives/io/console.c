/* clew.internal.Console: the program's standard streams.  In a plain run everything goes out at once, as
 * java has it; in a search, standard output is buffered here and not in Java, so that it is no part of the
 * program's state. */
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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
    {CONSOLE, "read", "(I[BII)I", console_read},
    {CONSOLE, "available", "(I)I", console_available},
    {0}};
#undef CONSOLE
