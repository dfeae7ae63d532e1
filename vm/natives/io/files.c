/* Open files: those of the overlay in a search, those of the process otherwise; see files.h. */
#include "vm/natives/io/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/execution/choices.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files_names.h"
#include "vm/natives/io/overlay_open.h"

#define OPENING "clew/internal/VirtualOpening"

enum { FIRST_NUMBER = 1 << 16 }; /* of the overlay's descriptors: the process has none so high */

static int fail(int number)
{
    errno = number;
    return -1;
}

/* --- which --- */

bool files_is_virtual(int fd) { return fd >= FIRST_NUMBER; }

static Ref find_opening(Vm *vm, int fd)
{
    Ref opening = fd < FIRST_NUMBER ? 0 : open_find(vm, fd - FIRST_NUMBER, OPENING);
    if (opening == 0)
        errno = EBADF;
    return opening;
}

void files_allow(Vm *vm, int fd)
{
    if (!vm->checking || fd < 0)
        return;
    int *number = memory_allocate(sizeof *number);
    *number = fd;
    host_open(vm, HOST_ALLOWED, number, free);
}

static int64_t allowed_handle(Vm *vm, int fd)
{
    for (int64_t handle = 1; handle <= host_count(vm); handle++) {
        const int *number = host_thing(vm, HOST_ALLOWED, handle);
        if (number != NULL && *number == fd)
            return handle;
    }
    return 0;
}

/* In a search the numbers of what clew itself has open are none of the program's business. */
bool files_may_use(Vm *vm, int fd)
{
    bool may = fd >= FIRST_NUMBER
                   ? find_opening(vm, fd) != 0
                   : fd >= 0 && (!vm->checking || fd <= STDERR_FILENO || allowed_handle(vm, fd) != 0);
    if (fd < FIRST_NUMBER)
        reads_give_up(vm, OBSTACLE_NATIVE);
    if (!may)
        errno = EBADF;
    return may;
}

bool files_stop_at(Vm *vm, int fd)
{
    if (!vm->checking || fd < FIRST_NUMBER)
        return false;
    Ref opening = find_opening(vm, fd);
    return !(opening != 0 && field_number(vm, opening, "fixed")) && choices_stop_native(vm);
}

/* --- opening and closing --- */

static int add_opening(Vm *vm, const Place *place, int flags)
{
    Ref opening = vm_new_object(vm, vm_class(vm, OPENING));
    if (opening == 0)
        return fail(ENOMEM);
    set_field_number(vm, opening, "flags", flags & (O_ACCMODE | O_APPEND));
    if (place->node != 0)
        set_field_reference(vm, opening, "file", place->node);
    else
        set_field_reference(vm, opening, "real", new_bytes(vm, place->real, strlen(place->real)));
    int32_t number = open_add(vm, opening);
    return number < 0 ? fail(EMFILE) : FIRST_NUMBER + number;
}

static int make_file(Vm *vm, Place *place, mode_t mode)
{
    if (names_may_change(vm, place) != 0)
        return -1;
    place->node = overlay_new(vm, S_IFREG | (mode & ~names_umask() & 07777));
    place->exists = true;
    return place->node == 0 ? fail(ENOMEM) : overlay_set(vm, place->path, place->node);
}

static int open_special(Vm *vm, const Place *place, int flags)
{
    bool writes = (flags & O_ACCMODE) != O_RDONLY;
    if (S_ISCHR(place->status.st_mode) && (!writes || strcmp(place->path, "/dev/null") == 0))
        return add_opening(vm, place, flags);
    vm_fatal(vm, "the program wants to open %s, which is no plain file", place->path);
    return fail(EACCES);
}

static int open_existing(Vm *vm, Place *place, int flags)
{
    int access = flags & O_ACCMODE;
    bool writes = access != O_RDONLY;
    if (S_ISLNK(place->status.st_mode))
        return fail(ELOOP);
    if (S_ISDIR(place->status.st_mode))
        return writes ? fail(EISDIR) : add_opening(vm, place, flags);
    if (flags & O_DIRECTORY)
        return fail(ENOTDIR);
    if (!S_ISREG(place->status.st_mode))
        return open_special(vm, place, flags);
    if (names_access(vm, place, (access != O_WRONLY ? R_OK : 0) | (writes ? W_OK : 0)) != 0)
        return -1;
    if (writes && overlay_node(vm, place) == 0)
        return -1;
    if (writes && flags & O_TRUNC && contents_truncate(vm, place->node, 0) != 0)
        return -1;
    return add_opening(vm, place, flags);
}

int files_open(Vm *vm, const char *path, int flags, mode_t mode)
{
    if (!vm->checking)
        return open(path, flags | O_CLOEXEC, mode);
    Place place;
    bool only_new = (flags & O_CREAT) && (flags & O_EXCL);
    if (overlay_resolve(vm, path, !only_new && !(flags & O_NOFOLLOW), &place) != 0)
        return -1;
    if (names_are_real(vm, &place)) {
        int fd = open(place.path, flags | O_CLOEXEC | O_NOFOLLOW, mode);
        files_allow(vm, fd);
        return fd;
    }
    if (place.exists) {
        int fd = only_new ? fail(EEXIST) : open_existing(vm, &place, flags);
        if (fd >= 0 && (flags & O_ACCMODE) == O_RDONLY && files_is_fixed(vm, path))
            set_field_number(vm, find_opening(vm, fd), "fixed", 1);
        return fd;
    }
    if (!(flags & O_CREAT))
        return fail(ENOENT);
    return make_file(vm, &place, mode) != 0 ? -1 : add_opening(vm, &place, flags);
}

int files_dup(Vm *vm, int fd)
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER) {
        int copy = fcntl(fd, F_DUPFD_CLOEXEC, 3);
        files_allow(vm, copy);
        return copy;
    }
    int32_t number = open_add(vm, find_opening(vm, fd));
    return number < 0 ? fail(EMFILE) : FIRST_NUMBER + number;
}

/* Standard streams stay open in a search: clew has its own words to say there. */
int files_close(Vm *vm, int fd)
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd >= FIRST_NUMBER) {
        open_remove(vm, fd - FIRST_NUMBER);
        return 0;
    }
    if (fd > STDERR_FILENO) {
        if (vm->checking)
            host_release(vm, HOST_ALLOWED, allowed_handle(vm, fd));
        return close(fd);
    }
    if (vm->checking)
        return 0;
    vm_flush_output(vm);
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    int result = nowhere < 0 ? -1 : dup2(nowhere, fd);
    if (nowhere >= 0)
        close(nowhere);
    return result < 0 ? -1 : 0;
}

/* --- reading and writing --- */

int64_t files_pread(Vm *vm, int fd, void *to, size_t length, int64_t position)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? opening_read(vm, find_opening(vm, fd), to, length, position)
                              : pread(fd, to, length, position);
}

int64_t files_read(Vm *vm, int fd, void *to, size_t length)
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER)
        return host_read(vm, fd, to, length);
    Ref opening = find_opening(vm, fd);
    int64_t position = field_number(vm, opening, "position"),
            count = opening_read(vm, opening, to, length, position);
    if (count > 0)
        set_field_number(vm, opening, "position", position + count);
    return count;
}

int64_t files_pwrite(Vm *vm, int fd, const void *from, size_t length, int64_t position)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? opening_write(vm, find_opening(vm, fd), from, length, position)
                              : pwrite(fd, from, length, position);
}

int64_t files_write(Vm *vm, int fd, const void *from, size_t length)
{
    struct stat status;
    if (!files_may_use(vm, fd) || (vm->checking && fd == STDIN_FILENO))
        return fail(EBADF);
    if (fd < FIRST_NUMBER)
        return host_write(vm, fd, from, length);
    Ref opening = find_opening(vm, fd);
    int64_t position = field_number(vm, opening, "position");
    if (field_number(vm, opening, "flags") & O_APPEND && opening_status(vm, opening, &status) == 0)
        position = status.st_size;
    int64_t count = opening_write(vm, opening, from, length, position);
    if (count > 0)
        set_field_number(vm, opening, "position", position + count);
    return count;
}

int64_t files_seek(Vm *vm, int fd, int64_t offset, int whence)
{
    struct stat status;
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER)
        return lseek(fd, offset, whence);
    Ref opening = find_opening(vm, fd);
    int64_t here = field_number(vm, opening, "position");
    if (whence == SEEK_END && opening_status(vm, opening, &status) != 0)
        return -1;
    int64_t place = offset + (whence == SEEK_CUR ? here : whence == SEEK_END ? status.st_size : 0);
    if (place < 0)
        return fail(EINVAL);
    if (place != here)
        set_field_number(vm, opening, "position", place);
    return place;
}

int64_t files_available(Vm *vm, int fd)
{
    struct stat status;
    if (!files_may_use(vm, fd))
        return 0;
    if (fd < FIRST_NUMBER)
        return host_available(fd);
    Ref opening = find_opening(vm, fd);
    if (opening_status(vm, opening, &status) != 0 || !S_ISREG(status.st_mode))
        return 0;
    int64_t here = field_number(vm, opening, "position");
    return status.st_size > here ? status.st_size - here : 0;
}

int files_truncate(Vm *vm, int fd, int64_t length)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? opening_truncate(vm, find_opening(vm, fd), length) : ftruncate(fd, length);
}

int files_fstat(Vm *vm, int fd, struct stat *status)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? opening_status(vm, find_opening(vm, fd), status) : fstat(fd, status);
}

int files_sync(Vm *vm, int fd)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? 0 : fsync(fd);
}

int files_flags(Vm *vm, int fd)
{
    if (!files_may_use(vm, fd))
        return -1;
    return fd >= FIRST_NUMBER ? (int)field_number(vm, find_opening(vm, fd), "flags") : fcntl(fd, F_GETFL);
}

Ref files_map(Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode)
{
    Ref opening = find_opening(vm, fd);
    return opening == 0 ? 0 : contents_map(vm, opening, position, length, mode);
}

/* --- attributes --- */

static Ref changed_node(Vm *vm, int fd)
{
    Ref opening = find_opening(vm, fd);
    return opening == 0 ? 0 : opening_node(vm, opening);
}

/* A standard stream of a search is a file of the user's. */
static bool is_standard(const Vm *vm, int fd) { return vm->checking && fd <= STDERR_FILENO; }

int files_fchmod(Vm *vm, int fd, mode_t mode)
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER)
        return is_standard(vm, fd) ? fail(EPERM) : fchmod(fd, mode);
    Ref node = changed_node(vm, fd);
    return node == 0 ? -1 : names_set_mode(vm, node, mode);
}

int files_fchown(Vm *vm, int fd, uid_t user, gid_t group)
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER)
        return is_standard(vm, fd) ? fail(EPERM) : fchown(fd, user, group);
    return names_check_owner(user, group);
}

int files_futimens(Vm *vm, int fd, const struct timespec times[2])
{
    if (!files_may_use(vm, fd))
        return -1;
    if (fd < FIRST_NUMBER)
        return is_standard(vm, fd) ? fail(EPERM) : futimens(fd, times);
    Ref node = changed_node(vm, fd);
    return node == 0 ? -1 : names_set_time(vm, node, times[1]);
}
