/* The natives of java.io.UnixFileSystem, on which java.io.File rests.  JDK 17 and newer ones name some of
 * them differently. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/memory/strings.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"

/* The path of a java.io.File argument, to be freed; "" for null. */
static char *file_path(Vm *vm, Value file)
{
    Ref path = file.r == 0 ? 0 : field_reference(vm, file.r, "path");
    return path == 0 ? memory_copy_string("") : vm_string_utf8(vm, path);
}

/* The same before an operation on it; NULL: return NATIVE_STOPPED. */
static char *file_path_to_use(Vm *vm, Value file)
{
    char *path = file_path(vm, file);
    if (!files_stop(vm, path))
        return path;
    free(path);
    return NULL;
}

/* false: return NATIVE_STOPPED. */
static bool file_status(Vm *vm, Value file, struct stat *status, bool *found)
{
    char *path = file_path_to_use(vm, file);
    *found = path != NULL && files_stat(vm, path, status) == 0;
    free(path);
    return path != NULL;
}

/* --- canonical paths --- */

/* Takes "." and ".." out of an absolute path, in place. */
static void collapse(char *path)
{
    char *to = path;
    for (const char *part = path; *part;) {
        size_t length = strcspn(part + 1, "/") + 1;
        if (length == 3 && strncmp(part, "/..", 3) == 0)
            while (to > path && *--to != '/')
                continue;
        else if (length > 1 && !(length == 2 && part[1] == '.')) {
            memmove(to, part, length);
            to += length;
        }
        part += length;
    }
    if (to == path)
        *to++ = '/';
    *to = '\0';
}

/* The longest part of the path that exists is resolved, the rest is kept. */
static char *canonical(Vm *vm, const char *path)
{
    char *whole = memory_copy_string(path), *resolved = NULL;
    size_t length = strlen(whole);
    while ((resolved = files_realpath(vm, whole)) == NULL && strchr(whole + 1, '/') != NULL)
        *strrchr(whole, '/') = '\0';
    const char *rest = resolved == NULL ? path : path + strlen(whole);
    size_t size = length + (resolved == NULL ? 0 : strlen(resolved)) + 2;
    char *result = memory_allocate(size);
    snprintf(result, size, "%s%s", resolved == NULL || strcmp(resolved, "/") == 0 ? "" : resolved, rest);
    collapse(result);
    free(resolved);
    free(whole);
    return result;
}

static NativeOutcome canonicalize(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return throw_null(vm);
    char *path = vm_string_utf8(vm, arguments[1].r);
    if (files_stop(vm, path)) {
        free(path);
        return NATIVE_STOPPED;
    }
    char *found = path[0] == '/' ? canonical(vm, path) : memory_copy_string(path);
    result->r = string_from_utf8(vm, found);
    free(found);
    free(path);
    return NATIVE_DONE;
}

/* --- questions --- */

static NativeOutcome attributes(Vm *vm, Value *arguments, Value *result)
{
    enum { EXISTS = 1, REGULAR = 2, DIRECTORY = 4 };
    struct stat status;
    bool found;
    result->i = 0;
    if (!file_status(vm, arguments[1], &status, &found))
        return NATIVE_STOPPED;
    if (found)
        result->i =
            EXISTS | (S_ISREG(status.st_mode) ? REGULAR : 0) | (S_ISDIR(status.st_mode) ? DIRECTORY : 0);
    return NATIVE_DONE;
}

static NativeOutcome check_access(Vm *vm, Value *arguments, Value *result)
{
    enum { EXECUTE = 1, WRITE = 2, READ = 4 };
    int wanted = arguments[2].i,
        mode = (wanted & READ ? R_OK : 0) | (wanted & WRITE ? W_OK : 0) | (wanted & EXECUTE ? X_OK : 0);
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    result->i = files_access(vm, path, mode) == 0;
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome last_modified(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    bool found;
    if (!file_status(vm, arguments[1], &status, &found))
        return NATIVE_STOPPED;
    reads_give_up(vm, OBSTACLE_NATIVE); /* others may change it */
    result->j = found ? (int64_t)status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1000000 : 0;
    return NATIVE_DONE;
}

static NativeOutcome file_length(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    bool found;
    if (!file_status(vm, arguments[1], &status, &found))
        return NATIVE_STOPPED;
    result->j = found ? status.st_size : 0;
    return NATIVE_DONE;
}

static NativeOutcome space(Vm *vm, Value *arguments, Value *result)
{
    struct statvfs status;
    char *path = file_path(vm, arguments[1]);
    result->j = 0;
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (statvfs(path, &status) == 0) {
        fsblkcnt_t blocks = arguments[2].i == 0   ? status.f_blocks
                            : arguments[2].i == 1 ? status.f_bfree
                                                  : status.f_bavail;
        result->j = (int64_t)(status.f_frsize * blocks);
    }
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome name_max(Vm *vm, Value *arguments, Value *result)
{
    char *path = arguments[1].r == 0 ? memory_copy_string("/") : vm_string_utf8(vm, arguments[1].r);
    long length = pathconf(path, _PC_NAME_MAX);
    result->j = length < 0 ? 255 : length;
    free(path);
    return NATIVE_DONE;
}

/* --- changes --- */

static NativeOutcome set_permission(Vm *vm, Value *arguments, Value *result)
{
    enum { EXECUTE = 1, WRITE = 2, READ = 4 };
    int wanted = arguments[2].i;
    bool enable = arguments[3].i, only_owner = arguments[4].i;
    mode_t bits = (wanted & READ ? 0444 : 0) | (wanted & WRITE ? 0222 : 0) | (wanted & EXECUTE ? 0111 : 0);
    struct stat status;
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    if (only_owner)
        bits &= 0700;
    result->i =
        files_stat(vm, path, &status) == 0
        && files_chmod(vm, path, (enable ? status.st_mode | bits : status.st_mode & ~bits) & 07777) == 0;
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome set_read_only(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    result->i = files_stat(vm, path, &status) == 0 && files_chmod(vm, path, status.st_mode & 07555) == 0;
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome create_file(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[1].r == 0)
        return throw_null(vm);
    char *path = vm_string_utf8(vm, arguments[1].r);
    if (files_stop(vm, path)) {
        free(path);
        return NATIVE_STOPPED;
    }
    int fd = files_open(vm, path, O_RDWR | O_CREAT | O_EXCL, 0666), number = errno;
    free(path);
    result->i = fd >= 0;
    if (fd >= 0)
        files_close(vm, fd);
    return fd < 0 && number != EEXIST ? throw_io(vm, number) : NATIVE_DONE;
}

static NativeOutcome delete_file(Vm *vm, Value *arguments, Value *result)
{
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    result->i = files_remove(vm, path) == 0;
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome create_directory(Vm *vm, Value *arguments, Value *result)
{
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    result->i = files_mkdir(vm, path, 0777) == 0;
    free(path);
    return NATIVE_DONE;
}

static NativeOutcome rename_file(Vm *vm, Value *arguments, Value *result)
{
    char *from = file_path_to_use(vm, arguments[1]);
    if (from == NULL)
        return NATIVE_STOPPED;
    char *to = file_path(vm, arguments[2]);
    result->i = files_rename(vm, from, to) == 0;
    free(from);
    free(to);
    return NATIVE_DONE;
}

static NativeOutcome set_last_modified(Vm *vm, Value *arguments, Value *result)
{
    struct stat status;
    char *path = file_path_to_use(vm, arguments[1]);
    int64_t millis = arguments[2].j;
    if (path == NULL)
        return NATIVE_STOPPED;
    result->i = 0;
    if (files_stat(vm, path, &status) == 0) {
        reads_give_up(vm, OBSTACLE_NATIVE);
        struct timespec times[2] = {status.st_atim, {millis / 1000, millis % 1000 * 1000000}};
        result->i = files_utimens(vm, path, times, true) == 0;
    }
    free(path);
    return NATIVE_DONE;
}

/* --- listing --- */

static NativeOutcome list(Vm *vm, Value *arguments, Value *result)
{
    char *path = file_path_to_use(vm, arguments[1]);
    if (path == NULL)
        return NATIVE_STOPPED;
    uint32_t count = 0;
    char **names = files_list(vm, path, &count);
    free(path);
    result->r = 0;
    if (names == NULL)
        return NATIVE_DONE;
    result->r = vm_new_array(vm, "[Ljava/lang/String;", (int32_t)count);
    for (uint32_t i = 0; result->r != 0 && i < count; i++) {
        Ref name = string_from_utf8(vm, names[i]);
        ELEMENT(Ref, object_at(vm, result->r), i) = name;
    }
    files_free_list(names, count);
    return result->r != 0 ? NATIVE_DONE : NATIVE_THROWN;
}

#define FILES "java/io/UnixFileSystem"

const NativeMethod natives_files_system[] = {
    {FILES, "canonicalize0", "(Ljava/lang/String;)Ljava/lang/String;", canonicalize},
    {FILES, "getBooleanAttributes0", "(Ljava/io/File;)I", attributes},
    {FILES, "checkAccess", "(Ljava/io/File;I)Z", check_access},
    {FILES, "checkAccess0", "(Ljava/io/File;I)Z", check_access},
    {FILES, "getLastModifiedTime", "(Ljava/io/File;)J", last_modified},
    {FILES, "getLastModifiedTime0", "(Ljava/io/File;)J", last_modified},
    {FILES, "getLength", "(Ljava/io/File;)J", file_length},
    {FILES, "getLength0", "(Ljava/io/File;)J", file_length},
    {FILES, "setPermission", "(Ljava/io/File;IZZ)Z", set_permission},
    {FILES, "setPermission0", "(Ljava/io/File;IZZ)Z", set_permission},
    {FILES, "createFileExclusively", "(Ljava/lang/String;)Z", create_file},
    {FILES, "createFileExclusively0", "(Ljava/lang/String;)Z", create_file},
    {FILES, "delete0", "(Ljava/io/File;)Z", delete_file},
    {FILES, "list", "(Ljava/io/File;)[Ljava/lang/String;", list},
    {FILES, "list0", "(Ljava/io/File;)[Ljava/lang/String;", list},
    {FILES, "createDirectory", "(Ljava/io/File;)Z", create_directory},
    {FILES, "createDirectory0", "(Ljava/io/File;)Z", create_directory},
    {FILES, "rename0", "(Ljava/io/File;Ljava/io/File;)Z", rename_file},
    {FILES, "setLastModifiedTime", "(Ljava/io/File;J)Z", set_last_modified},
    {FILES, "setLastModifiedTime0", "(Ljava/io/File;J)Z", set_last_modified},
    {FILES, "setReadOnly", "(Ljava/io/File;)Z", set_read_only},
    {FILES, "setReadOnly0", "(Ljava/io/File;)Z", set_read_only},
    {FILES, "getSpace", "(Ljava/io/File;I)J", space},
    {FILES, "getSpace0", "(Ljava/io/File;I)J", space},
    {FILES, "getNameMax0", "(Ljava/lang/String;)J", name_max},
    {0}};
#undef FILES
