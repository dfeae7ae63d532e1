/* The natives of java.io's FileDescriptor, FileInputStream, FileOutputStream and RandomAccessFile. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/execution/choices.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"

static NativeOutcome throw_not_found(Vm *vm, const char *path, int number)
{
    return vm_throw(vm, "java/io/FileNotFoundException", "%s (%s)", path, strerror(number));
}

/* The descriptor number of a stream (its field `fd` is a FileDescriptor); -1 when it is closed. */
static int stream_number(Vm *vm, Ref stream)
{
    return descriptor_number(vm, field_reference(vm, stream, "fd"));
}

static NativeOutcome throw_closed(Vm *vm) { return vm_throw(vm, IO_EXCEPTION, "Stream Closed"); }

/* --- opening --- */

static int open_file(Vm *vm, const char *path, int flags)
{
    struct stat status;
    int fd = files_open(vm, path, flags, 0666);
    if (fd >= 0 && files_fstat(vm, fd, &status) == 0 && S_ISDIR(status.st_mode)) {
        files_close(vm, fd);
        errno = EISDIR;
        return -1;
    }
    return fd;
}

static NativeOutcome open_stream(Vm *vm, Value *arguments, int flags)
{
    Ref descriptor = field_reference(vm, arguments[0].r, "fd");
    if (arguments[1].r == 0 || descriptor == 0)
        return throw_null(vm);
    char *path = vm_string_utf8(vm, arguments[1].r);
    if (files_stop(vm, path)) {
        free(path);
        return NATIVE_STOPPED;
    }
    int fd = open_file(vm, path, flags);
    NativeOutcome outcome = fd < 0 ? throw_not_found(vm, path, errno) : NATIVE_DONE;
    if (fd >= 0) {
        set_field_number(vm, descriptor, "fd", fd);
        set_field_number(vm, descriptor, "append", (flags & O_APPEND) != 0);
    }
    free(path);
    return outcome;
}

static NativeOutcome input_open(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return open_stream(vm, arguments, O_RDONLY);
}

static NativeOutcome output_open(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return open_stream(vm, arguments, O_WRONLY | O_CREAT | (arguments[2].i ? O_APPEND : O_TRUNC));
}

static NativeOutcome random_open(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    enum { READ_ONLY = 1, READ_WRITE = 2, SYNC = 4, DSYNC = 8 };
    int mode = arguments[2].i, flags = O_RDONLY;
    if (mode & READ_WRITE)
        flags = O_RDWR | O_CREAT | (mode & SYNC ? O_SYNC : 0) | (mode & DSYNC ? O_DSYNC : 0);
    return open_stream(vm, arguments, flags);
}

/* --- reading and writing --- */

static NativeOutcome stream_read(Vm *vm, Value *arguments, Value *result)
{
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    uint8_t byte;
    int64_t count = files_read(vm, fd, &byte, 1);
    result->i = count == 1 ? byte : -1;
    return count < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome stream_read_bytes(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to = bytes_argument(vm, arguments[1].r, arguments[2].i, arguments[3].i, true);
    if (to == NULL)
        return NATIVE_THROWN;
    result->i = 0;
    if (arguments[3].i == 0)
        return NATIVE_DONE;
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t count = files_read(vm, fd, to, (size_t)arguments[3].i);
    result->i = count == 0 ? -1 : (int32_t)count;
    return count < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome write_stream(Vm *vm, Ref stream, const void *from, size_t length)
{
    int fd = stream_number(vm, stream);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    return files_write(vm, fd, from, length) < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome stream_write(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    uint8_t byte = (uint8_t)arguments[1].i;
    return write_stream(vm, arguments[0].r, &byte, 1);
}

static NativeOutcome stream_write_bytes(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    const uint8_t *from = bytes_argument(vm, arguments[1].r, arguments[2].i, arguments[3].i, false);
    if (from == NULL)
        return NATIVE_THROWN;
    return arguments[3].i == 0 ? NATIVE_DONE : write_stream(vm, arguments[0].r, from, (size_t)arguments[3].i);
}

/* --- places --- */

static NativeOutcome stream_length(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    if (files_fstat(vm, fd, &status) != 0)
        return throw_io(vm, errno);
    result->j = status.st_size;
    return NATIVE_DONE;
}

static NativeOutcome stream_position(Vm *vm, Value *arguments, Value *result)
{
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    result->j = files_seek(vm, fd, 0, SEEK_CUR);
    return result->j < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome stream_skip(Vm *vm, Value *arguments, Value *result)
{
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t here = files_seek(vm, fd, 0, SEEK_CUR),
            there = here < 0 ? here : files_seek(vm, fd, arguments[1].j, SEEK_CUR);
    result->j = there - here;
    return there < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome stream_seek(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    if (arguments[1].j < 0)
        return vm_throw(vm, IO_EXCEPTION, "Negative seek offset");
    return files_seek(vm, fd, arguments[1].j, SEEK_SET) < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

/* A file that becomes shorter than the place it is read at is read on at its new end. */
static NativeOutcome stream_set_length(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t here = files_seek(vm, fd, 0, SEEK_CUR);
    if (here < 0 || files_truncate(vm, fd, arguments[1].j) != 0
        || (here > arguments[1].j && files_seek(vm, fd, 0, SEEK_END) < 0))
        return throw_io(vm, errno);
    return NATIVE_DONE;
}

static NativeOutcome stream_available(Vm *vm, Value *arguments, Value *result)
{
    int fd = stream_number(vm, arguments[0].r);
    if (fd < 0)
        return throw_closed(vm);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t count = files_available(vm, fd);
    result->i = count > INT_MAX ? INT_MAX : (int32_t)count;
    return NATIVE_DONE;
}

/* --- descriptors --- */

static NativeOutcome input_is_regular(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    result->i =
        files_fstat(vm, descriptor_number(vm, arguments[1].r), &status) == 0 && S_ISREG(status.st_mode);
    return NATIVE_DONE;
}

static NativeOutcome descriptor_sync(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    vm_flush_output(vm);
    return files_sync(vm, descriptor_number(vm, arguments[0].r)) != 0
               ? vm_throw(vm, "java/io/SyncFailedException", "sync failed")
               : NATIVE_DONE;
}

static NativeOutcome descriptor_handle(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = -1;
    return NATIVE_DONE;
}

static NativeOutcome descriptor_append(Vm *vm, Value *arguments, Value *result)
{
    int flags = files_flags(vm, arguments[0].i);
    result->i = flags >= 0 && (flags & O_APPEND) != 0;
    return NATIVE_DONE;
}

static NativeOutcome descriptor_close(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    int fd = descriptor_number(vm, arguments[0].r);
    if (fd < 0)
        return NATIVE_DONE;
    if (choices_stop_native_at(vm, object_at(vm, arguments[0].r)))
        return NATIVE_STOPPED;
    set_field_number(vm, arguments[0].r, "fd", -1);
    set_field_number(vm, arguments[0].r, "handle", -1);
    return files_close(vm, fd) != 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome cleanup_close(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].i >= 0)
        files_close(vm, arguments[0].i);
    return NATIVE_DONE;
}

#define INPUT      "java/io/FileInputStream"
#define OUTPUT     "java/io/FileOutputStream"
#define RANDOM     "java/io/RandomAccessFile"
#define DESCRIPTOR "java/io/FileDescriptor"

const NativeMethod natives_files_streams[] = {
    {INPUT, "open0", "(Ljava/lang/String;)V", input_open},
    {INPUT, "read0", "()I", stream_read},
    {INPUT, "readBytes", "([BII)I", stream_read_bytes},
    {INPUT, "length0", "()J", stream_length},
    {INPUT, "position0", "()J", stream_position},
    {INPUT, "skip0", "(J)J", stream_skip},
    {INPUT, "available0", "()I", stream_available},
    {INPUT, "isRegularFile0", "(Ljava/io/FileDescriptor;)Z", input_is_regular},
    {OUTPUT, "open0", "(Ljava/lang/String;Z)V", output_open},
    {OUTPUT, "write", "(IZ)V", stream_write},
    {OUTPUT, "writeBytes", "([BIIZ)V", stream_write_bytes},
    {RANDOM, "open0", "(Ljava/lang/String;I)V", random_open},
    {RANDOM, "read0", "()I", stream_read},
    {RANDOM, "readBytes", "([BII)I", stream_read_bytes},
    {RANDOM, "readBytes0", "([BII)I", stream_read_bytes},
    {RANDOM, "write0", "(I)V", stream_write},
    {RANDOM, "writeBytes", "([BII)V", stream_write_bytes},
    {RANDOM, "writeBytes0", "([BII)V", stream_write_bytes},
    {RANDOM, "getFilePointer", "()J", stream_position},
    {RANDOM, "seek0", "(J)V", stream_seek},
    {RANDOM, "length", "()J", stream_length},
    {RANDOM, "length0", "()J", stream_length},
    {RANDOM, "setLength", "(J)V", stream_set_length},
    {RANDOM, "setLength0", "(J)V", stream_set_length},
    {DESCRIPTOR, "sync", "()V", descriptor_sync},
    {DESCRIPTOR, "sync0", "()V", descriptor_sync},
    {DESCRIPTOR, "getHandle", "(I)J", descriptor_handle},
    {DESCRIPTOR, "getAppend", "(I)Z", descriptor_append},
    {DESCRIPTOR, "close0", "()V", descriptor_close},
    {"java/io/FileCleanable", "cleanupClose0", "(IJ)V", cleanup_close},
    {0}};
#undef INPUT
#undef OUTPUT
#undef RANDOM
#undef DESCRIPTOR
