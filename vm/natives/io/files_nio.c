/* The natives of sun.nio.fs: what java.nio.file.Files asks of the system.  Paths come as addresses of text in
 * Unsafe's memory. */
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <unistd.h>

#include "vm/natives/host.h"
#include "vm/natives/io/files.h"
#include "vm/natives/io/overlay_open.h"

/* A UnixException carries the errno; it has no stack trace, being turned into an IOException by the JDK's
 * code. */
NativeOutcome throw_unix(Vm *vm, int number)
{
    Class *type = program_class(vm->program, "sun/nio/fs/UnixException");
    if (type == NULL)
        return throw_io(vm, number);
    Ref exception = vm_new_object(vm, type);
    if (exception == 0)
        return NATIVE_THROWN;
    set_field_number(vm, exception, "errno", number);
    return vm_throw_object(vm, exception);
}

static NativeOutcome done_or_throw(Vm *vm, int result)
{
    return result == 0 ? NATIVE_DONE : throw_unix(vm, errno);
}

static NativeOutcome answer_number(Vm *vm, Value *result, int number)
{
    result->i = number;
    return number < 0 ? throw_unix(vm, errno) : NATIVE_DONE;
}

/* Defines NAME(vm, arguments, result) that has one or two paths as arguments and runs `call` on them. */
#define WITH_PATH(name, call)                                          \
    static NativeOutcome name(Vm *vm, Value *arguments, Value *result) \
    {                                                                  \
        (void)result;                                                  \
        const char *path = memory_text(vm, arguments[0].j);            \
        if (path == NULL)                                              \
            return NATIVE_THROWN;                                      \
        return files_stop(vm, path) ? NATIVE_STOPPED : (call);         \
    }
#define WITH_PATHS(name, call)                                                  \
    static NativeOutcome name(Vm *vm, Value *arguments, Value *result)          \
    {                                                                           \
        (void)result;                                                           \
        const char *path = memory_text(vm, arguments[0].j),                     \
                   *to = path == NULL ? NULL : memory_text(vm, arguments[2].j); \
        if (to == NULL)                                                         \
            return NATIVE_THROWN;                                               \
        return files_stop(vm, path) ? NATIVE_STOPPED : (call);                  \
    }

WITH_PATH(fs_open, answer_number(vm, result, files_open(vm, path, arguments[2].i, (mode_t)arguments[3].i)))
WITH_PATH(fs_unlink, done_or_throw(vm, files_unlink(vm, path)))
WITH_PATH(fs_mkdir, done_or_throw(vm, files_mkdir(vm, path, (mode_t)arguments[2].i)))
WITH_PATH(fs_rmdir, done_or_throw(vm, files_rmdir(vm, path)))
WITH_PATH(fs_chmod, done_or_throw(vm, files_chmod(vm, path, (mode_t)arguments[2].i)))
WITH_PATH(fs_chown,
          done_or_throw(vm, files_chown(vm, path, (uid_t)arguments[2].i, (gid_t)arguments[3].i, true)))
WITH_PATH(fs_lchown,
          done_or_throw(vm, files_chown(vm, path, (uid_t)arguments[2].i, (gid_t)arguments[3].i, false)))
WITH_PATH(fs_access, done_or_throw(vm, files_access(vm, path, arguments[2].i)))
WITH_PATHS(fs_link, done_or_throw(vm, files_link(vm, path, to)))
WITH_PATHS(fs_symlink, done_or_throw(vm, files_symlink(vm, path, to)))
WITH_PATHS(fs_rename, done_or_throw(vm, files_rename(vm, path, to)))
#undef WITH_PATHS

/* Newer JDKs want the errno instead of an exception. */
WITH_PATH(fs_access_number,
          (result->i = files_access(vm, path, arguments[2].i) == 0 ? 0 : errno, NATIVE_DONE))
WITH_PATH(fs_exists, (result->i = files_access(vm, path, F_OK) == 0, NATIVE_DONE))
#undef WITH_PATH

static NativeOutcome fs_capabilities(Vm *vm, Value *arguments, Value *result)
{
    return native_nothing(vm, arguments,
                          result); /* none of the optional ones: no openat, no births of files */
}

static NativeOutcome fs_getcwd(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    char folder[PATH_MAX];
    if (getcwd(folder, sizeof folder) == NULL)
        return throw_unix(vm, errno);
    result->r = new_bytes(vm, folder, strlen(folder));
    return NATIVE_DONE;
}

static NativeOutcome fs_dup(Vm *vm, Value *arguments, Value *result)
{
    return answer_number(vm, result, files_dup(vm, arguments[0].i));
}

static NativeOutcome fs_close(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return arguments[0].i < 0 ? NATIVE_DONE : done_or_throw(vm, files_close(vm, arguments[0].i));
}

static NativeOutcome fs_read(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (to == NULL)
        return NATIVE_THROWN;
    if (files_stop_at(vm, arguments[0].i))
        return NATIVE_STOPPED;
    int count = (int)files_read(vm, arguments[0].i, to, (size_t)arguments[3].i);
    memory_written(vm, arguments[1].j, arguments[3].i);
    return answer_number(vm, result, count);
}

static NativeOutcome fs_write(Vm *vm, Value *arguments, Value *result)
{
    const uint8_t *from = memory_argument(vm, arguments[1].j, arguments[3].i);
    if (from != NULL && files_stop_at(vm, arguments[0].i))
        return NATIVE_STOPPED;
    return from == NULL ? NATIVE_THROWN
                        : answer_number(vm, result,
                                        (int)files_write(vm, arguments[0].i, from, (size_t)arguments[3].i));
}

static NativeOutcome fs_readlink(Vm *vm, Value *arguments, Value *result)
{
    char target[PATH_MAX + 1];
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    ssize_t length = files_readlink(vm, path, target, sizeof target);
    if (length < 0)
        return throw_unix(vm, errno);
    result->r = new_bytes(vm, target, (size_t)length);
    return NATIVE_DONE;
}

static NativeOutcome fs_realpath(Vm *vm, Value *arguments, Value *result)
{
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    char *resolved = files_realpath(vm, path);
    if (resolved == NULL)
        return throw_unix(vm, errno);
    result->r = new_bytes(vm, resolved, strlen(resolved));
    free(resolved);
    return NATIVE_DONE;
}

/* --- attributes --- */

/* Times of real files may be changed by others. */
static void set_times(Vm *vm, Ref object, const struct stat *status)
{
    reads_give_up(vm, OBSTACLE_NATIVE);
    set_field_number(vm, object, "st_atime_sec", status->st_atim.tv_sec);
    set_field_number(vm, object, "st_atime_nsec", status->st_atim.tv_nsec);
    set_field_number(vm, object, "st_mtime_sec", status->st_mtim.tv_sec);
    set_field_number(vm, object, "st_mtime_nsec", status->st_mtim.tv_nsec);
    set_field_number(vm, object, "st_ctime_sec", status->st_ctim.tv_sec);
    set_field_number(vm, object, "st_ctime_nsec", status->st_ctim.tv_nsec);
}

static NativeOutcome fill_attributes(Vm *vm, Ref object, const struct stat *status)
{
    if (object == 0)
        return throw_null(vm);
    set_field_number(vm, object, "st_mode", status->st_mode);
    set_field_number(vm, object, "st_ino", (int64_t)status->st_ino);
    set_field_number(vm, object, "st_dev", (int64_t)status->st_dev);
    set_field_number(vm, object, "st_rdev", (int64_t)status->st_rdev);
    set_field_number(vm, object, "st_nlink", (int64_t)status->st_nlink);
    set_field_number(vm, object, "st_uid", status->st_uid);
    set_field_number(vm, object, "st_gid", status->st_gid);
    set_field_number(vm, object, "st_size", status->st_size);
    set_times(vm, object, status);
    return NATIVE_DONE;
}

static NativeOutcome fs_stat(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    (void)result;
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    return files_stat(vm, path, &status) != 0 ? throw_unix(vm, errno)
                                              : fill_attributes(vm, arguments[2].r, &status);
}

static NativeOutcome fs_stat_number(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    result->i = files_stat(vm, path, &status) == 0 ? 0 : errno;
    return result->i != 0 ? NATIVE_DONE : fill_attributes(vm, arguments[2].r, &status);
}

/* The mode alone; 0 when there is no such file. */
static NativeOutcome fs_stat_mode(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    result->i = files_stat(vm, path, &status) == 0 ? (int32_t)status.st_mode : 0;
    return NATIVE_DONE;
}

static NativeOutcome fs_lstat(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    (void)result;
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    return files_lstat(vm, path, &status) != 0 ? throw_unix(vm, errno)
                                               : fill_attributes(vm, arguments[2].r, &status);
}

static NativeOutcome fs_fstat(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    (void)result;
    if (files_stop_at(vm, arguments[0].i))
        return NATIVE_STOPPED;
    return files_fstat(vm, arguments[0].i, &status) != 0 ? throw_unix(vm, errno)
                                                         : fill_attributes(vm, arguments[1].r, &status);
}

static NativeOutcome fs_fchmod(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return done_or_throw(vm, files_fchmod(vm, arguments[0].i, (mode_t)arguments[1].i));
}

static NativeOutcome fs_fchown(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return done_or_throw(vm, files_fchown(vm, arguments[0].i, (uid_t)arguments[1].i, (gid_t)arguments[2].i));
}

static struct timespec from_micros(int64_t micros)
{
    int64_t rest = micros % 1000000;
    return (struct timespec){micros / 1000000 - (rest < 0), (rest < 0 ? rest + 1000000 : rest) * 1000};
}

static struct timespec from_nanos(int64_t nanos)
{
    int64_t rest = nanos % 1000000000;
    return (struct timespec){nanos / 1000000000 - (rest < 0), rest < 0 ? rest + 1000000000 : rest};
}

static NativeOutcome fs_utimes(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    struct timespec times[2] = {from_micros(arguments[2].j), from_micros(arguments[4].j)};
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    return done_or_throw(vm, files_utimens(vm, path, times, true));
}

static NativeOutcome fs_utimensat(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    struct timespec times[2] = {from_nanos(arguments[3].j), from_nanos(arguments[5].j)};
    const char *path = memory_text(vm, arguments[1].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (!vm->checking)
        return done_or_throw(vm, utimensat(arguments[0].i, path, times, arguments[7].i));
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    if (arguments[0].i != AT_FDCWD)
        return throw_unix(vm, ENOTSUP);
    return done_or_throw(vm, files_utimens(vm, path, times, !(arguments[7].i & AT_SYMLINK_NOFOLLOW)));
}

static NativeOutcome fs_futimens(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    struct timespec times[2] = {from_nanos(arguments[1].j), from_nanos(arguments[3].j)};
    return done_or_throw(vm, files_futimens(vm, arguments[0].i, times));
}

static NativeOutcome fs_statvfs(Vm *vm, Value *arguments, Value *result)
{
    struct statvfs status;
    (void)result;
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (arguments[2].r == 0)
        return throw_null(vm);
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (statvfs(path, &status) != 0)
        return throw_unix(vm, errno);
    set_field_number(vm, arguments[2].r, "f_frsize", (int64_t)status.f_frsize);
    set_field_number(vm, arguments[2].r, "f_blocks", (int64_t)status.f_blocks);
    set_field_number(vm, arguments[2].r, "f_bfree", (int64_t)status.f_bfree);
    set_field_number(vm, arguments[2].r, "f_bavail", (int64_t)status.f_bavail);
    return NATIVE_DONE;
}

/* --- folders --- */

/* A listing is made at once, and is an object of the program's state. */
static NativeOutcome fs_opendir(Vm *vm, Value *arguments, Value *result)
{
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    if (files_stop(vm, path))
        return NATIVE_STOPPED;
    uint32_t count;
    char **names = files_list(vm, path, &count);
    if (names == NULL)
        return throw_unix(vm, errno);
    result->j = listing_open(vm, (const char *const *)names, count);
    files_free_list(names, count);
    return result->j == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static NativeOutcome fs_readdir(Vm *vm, Value *arguments, Value *result)
{
    return listing_next(vm, arguments[0].j, &result->r) ? NATIVE_DONE : throw_unix(vm, EBADF);
}

static NativeOutcome fs_closedir(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    listing_close(vm, arguments[0].j);
    return NATIVE_DONE;
}

/* --- users and messages --- */

static NativeOutcome fs_getpwuid(Vm *vm, Value *arguments, Value *result)
{
    const struct passwd *user = getpwuid((uid_t)arguments[0].i);
    if (user == NULL)
        return throw_unix(vm, ENOENT);
    result->r = new_bytes(vm, user->pw_name, strlen(user->pw_name));
    return NATIVE_DONE;
}

static NativeOutcome fs_getgrgid(Vm *vm, Value *arguments, Value *result)
{
    const struct group *group = getgrgid((gid_t)arguments[0].i);
    if (group == NULL)
        return throw_unix(vm, ENOENT);
    result->r = new_bytes(vm, group->gr_name, strlen(group->gr_name));
    return NATIVE_DONE;
}

static NativeOutcome fs_getpwnam(Vm *vm, Value *arguments, Value *result)
{
    const char *name = memory_text(vm, arguments[0].j);
    const struct passwd *user = name == NULL ? NULL : getpwnam(name);
    result->i = user == NULL ? -1 : (int32_t)user->pw_uid;
    return name == NULL ? NATIVE_THROWN : NATIVE_DONE;
}

static NativeOutcome fs_getgrnam(Vm *vm, Value *arguments, Value *result)
{
    const char *name = memory_text(vm, arguments[0].j);
    const struct group *group = name == NULL ? NULL : getgrnam(name);
    result->i = group == NULL ? -1 : (int32_t)group->gr_gid;
    return name == NULL ? NATIVE_THROWN : NATIVE_DONE;
}

static NativeOutcome fs_strerror(Vm *vm, Value *arguments, Value *result)
{
    const char *text = strerror(arguments[0].i);
    result->r = new_bytes(vm, text, strlen(text));
    return NATIVE_DONE;
}

/* --- copying --- */

/* The JDK passes the address of a flag to stop at, which nobody sets while no other thread runs. */
static NativeOutcome copy_all(Vm *vm, int to, int from)
{
    if (files_stop_at(vm, from))
        return NATIVE_STOPPED;
    char buffer[1 << 16];
    int64_t count;
    while ((count = files_read(vm, from, buffer, sizeof buffer)) > 0)
        if (files_write(vm, to, buffer, (size_t)count) < 0)
            return throw_unix(vm, errno);
    return count < 0 ? throw_unix(vm, errno) : NATIVE_DONE;
}

static NativeOutcome fs_copy(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return copy_all(vm, arguments[0].i, arguments[1].i);
}

static NativeOutcome fs_direct_copy(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    enum { UNSUPPORTED_CASE = -6 };
    result->i = UNSUPPORTED_CASE;
    return NATIVE_DONE;
}

#define UNIX       "sun/nio/fs/UnixNativeDispatcher"
#define ATTRIBUTES "Lsun/nio/fs/UnixFileAttributes;"

const NativeMethod natives_files_nio[] = {
    {UNIX, "init", "()I", fs_capabilities},
    {UNIX, "getcwd", "()[B", fs_getcwd},
    {UNIX, "dup", "(I)I", fs_dup},
    {UNIX, "open0", "(JII)I", fs_open},
    {UNIX, "close0", "(I)V", fs_close},
    {UNIX, "read", "(IJI)I", fs_read},
    {UNIX, "read0", "(IJI)I", fs_read},
    {UNIX, "write", "(IJI)I", fs_write},
    {UNIX, "write0", "(IJI)I", fs_write},
    {UNIX, "link0", "(JJ)V", fs_link},
    {UNIX, "unlink0", "(J)V", fs_unlink},
    {UNIX, "rename0", "(JJ)V", fs_rename},
    {UNIX, "mkdir0", "(JI)V", fs_mkdir},
    {UNIX, "rmdir0", "(J)V", fs_rmdir},
    {UNIX, "readlink0", "(J)[B", fs_readlink},
    {UNIX, "realpath0", "(J)[B", fs_realpath},
    {UNIX, "symlink0", "(JJ)V", fs_symlink},
    {UNIX, "stat0", "(J" ATTRIBUTES ")V", fs_stat},
    {UNIX, "stat0", "(J" ATTRIBUTES ")I", fs_stat_number},
    {UNIX, "stat1", "(J)I", fs_stat_mode},
    {UNIX, "lstat0", "(J" ATTRIBUTES ")V", fs_lstat},
    {UNIX, "fstat", "(I" ATTRIBUTES ")V", fs_fstat},
    {UNIX, "fstat0", "(I" ATTRIBUTES ")V", fs_fstat},
    {UNIX, "chown0", "(JII)V", fs_chown},
    {UNIX, "lchown0", "(JII)V", fs_lchown},
    {UNIX, "fchown", "(III)V", fs_fchown},
    {UNIX, "fchown0", "(III)V", fs_fchown},
    {UNIX, "chmod0", "(JI)V", fs_chmod},
    {UNIX, "fchmod", "(II)V", fs_fchmod},
    {UNIX, "fchmod0", "(II)V", fs_fchmod},
    {UNIX, "fchmodatNoFollowSupported0", "()Z", native_nothing},
    {UNIX, "utimes0", "(JJJ)V", fs_utimes},
    {UNIX, "utimensat0", "(IJJJI)V", fs_utimensat},
    {UNIX, "futimens0", "(IJJ)V", fs_futimens},
    {UNIX, "opendir0", "(J)J", fs_opendir},
    {UNIX, "readdir", "(J)[B", fs_readdir},
    {UNIX, "readdir0", "(J)[B", fs_readdir},
    {UNIX, "closedir", "(J)V", fs_closedir},
    {UNIX, "access0", "(JI)V", fs_access},
    {UNIX, "access0", "(JI)I", fs_access_number},
    {UNIX, "exists0", "(J)Z", fs_exists},
    {UNIX, "getpwuid", "(I)[B", fs_getpwuid},
    {UNIX, "getgrgid", "(I)[B", fs_getgrgid},
    {UNIX, "getpwnam0", "(J)I", fs_getpwnam},
    {UNIX, "getgrnam0", "(J)I", fs_getgrnam},
    {UNIX, "statvfs0", "(JLsun/nio/fs/UnixFileStoreAttributes;)V", fs_statvfs},
    {UNIX, "strerror", "(I)[B", fs_strerror},
    {"sun/nio/fs/UnixCopyFile", "transfer", "(IIJ)V", fs_copy},
    {"sun/nio/fs/UnixFileSystem", "bufferedCopy0", "(IIJIJ)V", fs_copy},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", "()V", native_nothing},
    {"sun/nio/fs/LinuxNativeDispatcher", "directCopy0", "(IIJ)I", fs_direct_copy},
    {"sun/nio/fs/LinuxNativeDispatcher", "posix_fadvise", "(IJJI)I", native_nothing},
    {0}};
#undef UNIX
#undef ATTRIBUTES
