/* The natives of sun.nio.ch that file channels rest on.  Buffers are addresses in Unsafe's memory. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/natives/answers.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"

/* What the JDK's code understands as a count: -1 at the end of a file. */
static NativeOutcome answer_count(Vm *vm, Value *result, int64_t count, bool reading, bool wide)
{
    if (count < 0)
        return throw_io(vm, errno);
    if (count == 0 && reading)
        count = -1;
    if (wide)
        result->j = count;
    else
        result->i = (int32_t)count;
    return NATIVE_DONE;
}

static NativeOutcome channel_read(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (to == NULL)
        return NATIVE_THROWN;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t count = files_read(vm, fd, to, (size_t)arguments[3].i);
    memory_written(vm, arguments[1].j, arguments[3].i);
    return answer_count(vm, result, count, true, false);
}

static NativeOutcome channel_pread(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (to == NULL)
        return NATIVE_THROWN;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    int64_t count = files_pread(vm, fd, to, (size_t)arguments[3].i, arguments[4].j);
    memory_written(vm, arguments[1].j, arguments[3].i);
    return answer_count(vm, result, count, true, false);
}

static NativeOutcome channel_write(Vm *vm, Value *arguments, Value *result)
{
    const uint8_t *from = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (from == NULL)
        return NATIVE_THROWN;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    return answer_count(vm, result, files_write(vm, fd, from, (size_t)arguments[3].i), false, false);
}

static NativeOutcome channel_pwrite(Vm *vm, Value *arguments, Value *result)
{
    const uint8_t *from = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (from == NULL)
        return NATIVE_THROWN;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    return answer_count(vm, result, files_pwrite(vm, fd, from, (size_t)arguments[3].i, arguments[4].j), false,
                        false);
}

/* Scattered buffers: an array of (address, length) pairs lies at the address. */
typedef int64_t Transfer(Vm *vm, int fd, uint8_t *bytes, size_t length);

static int64_t read_part(Vm *vm, int fd, uint8_t *bytes, size_t length)
{
    return files_read(vm, fd, bytes, length);
}

static int64_t write_part(Vm *vm, int fd, uint8_t *bytes, size_t length)
{
    return files_write(vm, fd, bytes, length);
}

static NativeOutcome transfer_parts(Vm *vm, Value *arguments, Value *result, Transfer *transfer, bool reading)
{
    int64_t total = 0;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    for (int i = 0; i < arguments[3].i; i++) {
        int64_t pair[2];
        const uint8_t *at = memory_argument(vm, arguments[1].j + i * (int64_t)sizeof pair, sizeof pair);
        if (at == NULL)
            return NATIVE_THROWN;
        memcpy(pair, at, sizeof pair);
        uint8_t *bytes = memory_argument(vm, pair[0], pair[1]);
        if (bytes == NULL)
            return NATIVE_THROWN;
        int64_t count = transfer(vm, fd, bytes, (size_t)pair[1]);
        if (reading)
            memory_written(vm, pair[0], pair[1]);
        if (count < 0 && total == 0)
            return throw_io(vm, errno);
        total += count < 0 ? 0 : count;
        if (count < pair[1])
            break;
    }
    return answer_count(vm, result, total, reading, true);
}

static NativeOutcome channel_readv(Vm *vm, Value *arguments, Value *result)
{
    return transfer_parts(vm, arguments, result, read_part, true);
}

static NativeOutcome channel_writev(Vm *vm, Value *arguments, Value *result)
{
    return transfer_parts(vm, arguments, result, write_part, false);
}

static NativeOutcome channel_force(Vm *vm, Value *arguments, Value *result)
{
    int fd = descriptor_number(vm, arguments[0].r);
    result->i = 0;
    int failed = files_sync(vm, fd);
    return failed && errno != EINVAL && errno != EROFS ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome channel_seek(Vm *vm, Value *arguments, Value *result)
{
    int64_t place = arguments[1].j;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    result->j = place < 0 ? files_seek(vm, fd, 0, SEEK_CUR) : files_seek(vm, fd, place, SEEK_SET);
    return result->j < 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome channel_truncate(Vm *vm, Value *arguments, Value *result)
{
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    result->i = files_truncate(vm, fd, arguments[1].j);
    return result->i != 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome channel_size(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    int fd = descriptor_number(vm, arguments[0].r);
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    if (files_fstat(vm, fd, &status) != 0)
        return throw_io(vm, errno);
    result->j = status.st_size;
    return NATIVE_DONE;
}

static NativeOutcome channel_available(Vm *vm, Value *arguments, Value *result)
{
    int64_t count = files_available(vm, descriptor_number(vm, arguments[0].r));
    result->i = count > INT_MAX ? INT_MAX : (int32_t)count;
    return NATIVE_DONE;
}

static NativeOutcome channel_is_other(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    result->i = files_fstat(vm, descriptor_number(vm, arguments[0].r), &status) == 0
                && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode) && !S_ISLNK(status.st_mode);
    return NATIVE_DONE;
}

/* --- locks --- */

static struct flock lock_range(int64_t position, int64_t size, int type)
{
    return (struct flock){.l_type = (short)type,
                          .l_whence = SEEK_SET,
                          .l_start = position,
                          .l_len = size == INT64_MAX ? 0 : size};
}

/* Arguments: descriptor, blocking, position, size, shared. */
static NativeOutcome channel_lock(Vm *vm, Value *arguments, Value *result)
{
    enum { NO_LOCK = -1, LOCKED = 0 };
    if (vm->checking && files_is_virtual(descriptor_number(vm, arguments[0].r))) {
        result->i = LOCKED; /* no other process sees the file; the JDK's code keeps this one's locks apart */
        return NATIVE_DONE;
    }
    reads_give_up(vm, OBSTACLE_NATIVE);
    struct flock range = lock_range(arguments[2].j, arguments[4].j, arguments[6].i ? F_RDLCK : F_WRLCK);
    int failed = fcntl(descriptor_number(vm, arguments[0].r), arguments[1].i ? F_SETLKW : F_SETLK, &range);
    result->i = failed ? NO_LOCK : LOCKED;
    return failed && errno != EAGAIN && errno != EACCES ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome channel_release(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->checking && files_is_virtual(descriptor_number(vm, arguments[0].r)))
        return NATIVE_DONE;
    reads_give_up(vm, OBSTACLE_NATIVE);
    struct flock range = lock_range(arguments[1].j, arguments[3].j, F_UNLCK);
    return fcntl(descriptor_number(vm, arguments[0].r), F_SETLK, &range) != 0 ? throw_io(vm, errno)
                                                                              : NATIVE_DONE;
}

/* --- descriptors --- */

static NativeOutcome channel_close(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    int fd = descriptor_number(vm, arguments[0].r);
    if (fd >= 0)
        set_field_number(vm, arguments[0].r, "handle", -1);
    return fd >= 0 && files_close(vm, fd) != 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome close_number(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return arguments[0].i >= 0 && files_close(vm, arguments[0].i) != 0 ? throw_io(vm, errno) : NATIVE_DONE;
}

static NativeOutcome util_number(Vm *vm, Value *arguments, Value *result)
{
    result->i = descriptor_number(vm, arguments[0].r);
    return NATIVE_DONE;
}

static NativeOutcome util_set_number(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r != 0)
        set_field_number(vm, arguments[0].r, "fd", arguments[1].i);
    return NATIVE_DONE;
}

static NativeOutcome util_iov_max(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->i = 16;
    return NATIVE_DONE;
}

static NativeOutcome util_writev_max(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = INT_MAX;
    return NATIVE_DONE;
}

static NativeOutcome page_size(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = sysconf(_SC_PAGESIZE);
    return NATIVE_DONE;
}

static NativeOutcome transfer_unsupported(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    enum { UNSUPPORTED = -4 };
    result->j = UNSUPPORTED; /* the JDK's code then copies through a buffer */
    return NATIVE_DONE;
}

/* --- mapped files --- */

static NativeOutcome map_file(Vm *vm, int fd, int mode, int64_t position, int64_t length, Value *result)
{
    NativeOutcome readiness = make_ready(vm, vm_class(vm, "clew/internal/Blocks"));
    if (readiness != NATIVE_DONE)
        return readiness;
    if (files_stop_at(vm, fd))
        return NATIVE_STOPPED;
    result->j = memory_map(vm, fd, position, length, (MappingMode)mode);
    return result->j == 0 ? vm_throw(vm, IO_EXCEPTION, "Map failed: %s", strerror(errno)) : NATIVE_DONE;
}

/* Arguments: the channel, mode, position, length, synchronous. */
static NativeOutcome channel_map(Vm *vm, Value *arguments, Value *result)
{
    int fd = descriptor_number(vm, field_reference(vm, arguments[0].r, "fd"));
    return map_file(vm, fd, arguments[1].i, arguments[2].j, arguments[4].j, result);
}

static NativeOutcome dispatcher_map(Vm *vm, Value *arguments, Value *result)
{
    return map_file(vm, descriptor_number(vm, arguments[0].r), arguments[1].i, arguments[2].j, arguments[4].j,
                    result);
}

static NativeOutcome unmap_file(Vm *vm, Value *arguments, Value *result)
{
    memory_unmap(vm, arguments[0].j);
    return native_nothing(vm, arguments, result);
}

static NativeOutcome mapping_is_loaded(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->i = 1;
    return NATIVE_DONE;
}

static NativeOutcome key_init(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    (void)result;
    if (files_fstat(vm, descriptor_number(vm, arguments[1].r), &status) != 0)
        return throw_io(vm, errno);
    set_field_number(vm, arguments[0].r, "st_dev", (int64_t)status.st_dev);
    set_field_number(vm, arguments[0].r, "st_ino", (int64_t)status.st_ino);
    return NATIVE_DONE;
}

static NativeOutcome key_numbers(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    (void)result;
    Object *numbers = arguments[1].r == 0 ? NULL : object_at(vm, arguments[1].r);
    if (numbers == NULL || numbers->length < 2 || numbers->class->element_kind != 'J')
        return throw_null(vm);
    if (files_fstat(vm, descriptor_number(vm, arguments[0].r), &status) != 0)
        return throw_io(vm, errno);
    vm_object_written(vm, numbers);
    ELEMENT(int64_t, numbers, 0) = (int64_t)status.st_dev;
    ELEMENT(int64_t, numbers, 1) = (int64_t)status.st_ino;
    return NATIVE_DONE;
}

#define FD "Ljava/io/FileDescriptor;"
#define DISPATCHER(class)                                                                                    \
    {class, "read0", "(" FD "JI)I", channel_read}, {class, "pread0", "(" FD "JIJ)I", channel_pread},         \
        {class, "readv0", "(" FD "JI)J", channel_readv}, {class, "write0", "(" FD "JI)I", channel_write},    \
        {class, "pwrite0", "(" FD "JIJ)I", channel_pwrite},                                                  \
        {class, "writev0", "(" FD "JI)J", channel_writev}, {class, "force0", "(" FD "Z)I", channel_force},   \
        {class, "seek0", "(" FD "J)J", channel_seek}, {class, "truncate0", "(" FD "J)I", channel_truncate},  \
        {class, "size0", "(" FD ")J", channel_size}, {class, "available0", "(" FD ")I", channel_available},  \
        {class, "isOther0", "(" FD ")Z", channel_is_other}, {class, "lock0", "(" FD "ZJJZ)I", channel_lock}, \
        {class, "release0", "(" FD "JJ)V", channel_release}, {class, "close0", "(" FD ")V", channel_close},  \
        {class, "preClose0", "(" FD ")V", native_nothing}, {class, "closeIntFD", "(I)V", close_number},      \
        {class, "allocationGranularity0", "()J", page_size}, {class, "init", "()V", native_nothing},         \
    {                                                                                                        \
        class, "init0", "()V", native_nothing                                                                \
    }
#define UTIL  "sun/nio/ch/IOUtil"
#define LOCAL "sun/nio/ch/FileDispatcherImpl"

const NativeMethod natives_files_channels[] = {
    DISPATCHER(LOCAL),
    DISPATCHER("sun/nio/ch/UnixFileDispatcherImpl"),
    DISPATCHER("sun/nio/ch/UnixDispatcher"),
    {LOCAL, "canTransferToFromOverlappedMap0", "()Z", native_nothing},
    {LOCAL, "transferTo0", "(" FD "JJ" FD "Z)J", transfer_unsupported},
    {LOCAL, "transferFrom0", "(" FD FD "JJZ)J", transfer_unsupported},
    {"sun/nio/ch/FileChannelImpl", "initIDs", "()J", page_size},
    {"sun/nio/ch/FileChannelImpl", "transferTo0", "(" FD "JJ" FD ")J", transfer_unsupported},
    {"sun/nio/ch/FileChannelImpl", "map0", "(IJJZ)J", channel_map},
    {"sun/nio/ch/FileChannelImpl", "unmap0", "(JJ)I", unmap_file},
    {"sun/nio/ch/UnixFileDispatcherImpl", "map0", "(" FD "IJJZ)J", dispatcher_map},
    {"sun/nio/ch/UnixFileDispatcherImpl", "unmap0", "(JJ)I", unmap_file},
    {"java/nio/MappedMemoryUtils", "isLoaded0", "(JJJ)Z", mapping_is_loaded},
    {"java/nio/MappedMemoryUtils", "load0", "(JJ)V", native_nothing},
    {"java/nio/MappedMemoryUtils", "unload0", "(JJ)V", native_nothing},
    {"java/nio/MappedMemoryUtils", "force0", "(" FD "JJ)V", native_nothing},
    {"sun/nio/ch/FileChannelImpl", "maxDirectTransferSize0", "()I", util_iov_max},
    {"sun/nio/ch/FileKey", "init", "(" FD ")V", key_init},
    {"sun/nio/ch/FileKey", "init", "(" FD "[J)V", key_numbers},
    {"sun/nio/ch/NativeThread", "init", "()V", native_nothing},
    {"sun/nio/ch/NativeThread", "current", "()J", native_nothing},
    {"sun/nio/ch/NativeThread", "current0", "()J", native_nothing},
    {"sun/nio/ch/NativeThread", "signal", "(J)V", native_nothing},
    {"sun/nio/ch/NativeThread", "signal0", "(J)V", native_nothing},
    {"sun/nio/ch/NativeThread", "supportPendingSignals0", "()Z", native_nothing},
    {UTIL, "fdVal", "(" FD ")I", util_number},
    {UTIL, "setfdVal", "(" FD "I)V", util_set_number},
    {UTIL, "iovMax", "()I", util_iov_max},
    {UTIL, "writevMax", "()J", util_writev_max},
    {UTIL, "configureBlocking", "(" FD "Z)V", native_nothing},
    {0}};
#undef FD
#undef DISPATCHER
#undef UTIL
#undef LOCAL
