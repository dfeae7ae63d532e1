/* Files that a program only reads.  A search comes back to states in which such a file is open, and has to
 * read on from where that state had come to.  So the place is kept in the program's FileDescriptor, in its
 * field `handle`, which a JDK needs on Windows alone; and the descriptor of the process stays open, one for
 * each file, until the VM ends. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/natives/host.h"

bool host_is_kept(const Vm *vm, int fd)
{
    struct stat status;
    int flags = vm->checking && fd > STDERR_FILENO ? fcntl(fd, F_GETFL) : -1;
    return flags >= 0 && (flags & O_ACCMODE) == O_RDONLY && fstat(fd, &status) == 0
           && S_ISREG(status.st_mode);
}

static bool is_same_file(int fd, int other)
{
    struct stat a, b;
    return fstat(fd, &a) == 0 && fstat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

static void close_kept(void *number)
{
    close(*(int *)number);
    free(number);
}

int host_keep(Vm *vm, int fd)
{
    if (!host_is_kept(vm, fd))
        return fd;
    int *kept;
    for (int64_t handle = 1; handle <= host_count(vm); handle++)
        if ((kept = host_thing(vm, HOST_FILE, handle)) != NULL && is_same_file(*kept, fd)) {
            close(fd);
            return *kept;
        }
    kept = memory_allocate(sizeof *kept);
    *kept = fd;
    host_open(vm, HOST_FILE, kept, close_kept);
    return fd;
}

/* --- places --- */

static int64_t place_of(Vm *vm, Ref descriptor)
{
    int64_t place = field_number(vm, descriptor, "handle");
    return place < 0 ? 0 : place;
}

int64_t descriptor_read(Vm *vm, Ref descriptor, void *to, size_t length)
{
    int fd = descriptor_number(vm, descriptor);
    if (!host_is_kept(vm, fd))
        return host_read(vm, fd, to, length);
    int64_t place = place_of(vm, descriptor), count = pread(fd, to, length, place);
    if (count > 0)
        set_field_number(vm, descriptor, "handle", place + count);
    return count;
}

int64_t descriptor_seek(Vm *vm, Ref descriptor, int64_t offset, int whence)
{
    int fd = descriptor_number(vm, descriptor);
    if (!host_is_kept(vm, fd))
        return lseek(fd, offset, whence);
    int64_t place = whence == SEEK_CUR ? place_of(vm, descriptor) + offset : offset;
    if (place < 0) {
        errno = EINVAL;
        return -1;
    }
    if (offset != 0 || whence == SEEK_SET)
        set_field_number(vm, descriptor, "handle", place);
    return place;
}

int64_t descriptor_available(Vm *vm, Ref descriptor)
{
    struct stat status;
    int fd = descriptor_number(vm, descriptor);
    if (!host_is_kept(vm, fd) || fstat(fd, &status) != 0)
        return host_available(fd);
    int64_t place = place_of(vm, descriptor);
    return status.st_size > place ? status.st_size - place : 0;
}
