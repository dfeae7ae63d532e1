/* The mounted file systems, one line each in a file such as /etc/mtab: what FileStore asks of the system. */
#include <errno.h>
#include <mntent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vm/natives/host.h"

static void close_mounts(void *mounts) { endmntent(mounts); }

static NativeOutcome open_mounts(Vm *vm, Value *arguments, Value *result)
{
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    FILE *mounts = setmntent(path, "re"); /* the JDK never wants to write */
    if (mounts == NULL)
        return throw_unix(vm, errno);
    result->j = host_open(vm, HOST_MOUNTS, mounts, close_mounts);
    return NATIVE_DONE;
}

/* How long the next line is, without its end; -1 when there are no more.  The JDK makes its buffer as large
 * as the longest. */
static NativeOutcome line_length(Vm *vm, Value *arguments, Value *result)
{
    FILE *mounts = host_use(vm, HOST_MOUNTS, arguments[0].j);
    if (mounts == NULL)
        return throw_unix(vm, EBADF);
    char *line = NULL;
    size_t capacity = 0;
    ssize_t length = getline(&line, &capacity, mounts);
    free(line);
    result->i = length < 0 ? -1 : (int)length - 1;
    return NATIVE_DONE;
}

static NativeOutcome from_the_start(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    FILE *mounts = host_begin(vm, HOST_MOUNTS, arguments[0].j);
    if (mounts == NULL)
        return throw_unix(vm, EBADF);
    rewind(mounts);
    return NATIVE_DONE;
}

static bool set_text(Vm *vm, Ref entry, const char *field, const char *text)
{
    Ref bytes = new_bytes(vm, text, strlen(text));
    if (bytes != 0)
        set_field_reference(vm, entry, field, bytes);
    return bytes != 0;
}

/* Fills in a UnixMountEntry; -1 when there are no more. */
static NativeOutcome next_mount(Vm *vm, Value *arguments, Value *result)
{
    FILE *mounts = host_use(vm, HOST_MOUNTS, arguments[0].j);
    Ref entry = arguments[2].r;
    struct mntent mount;
    char text[4096];
    if (mounts == NULL)
        return throw_unix(vm, EBADF);
    if (entry == 0)
        return throw_null(vm);
    if (getmntent_r(mounts, &mount, text, sizeof text) == NULL) {
        result->i = -1;
        return NATIVE_DONE;
    }
    result->i = 0;
    bool filled = set_text(vm, entry, "name", mount.mnt_fsname) && set_text(vm, entry, "dir", mount.mnt_dir)
                  && set_text(vm, entry, "fstype", mount.mnt_type)
                  && set_text(vm, entry, "opts", mount.mnt_opts);
    return filled ? NATIVE_DONE : NATIVE_THROWN;
}

static NativeOutcome end_mounts(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    host_release(vm, HOST_MOUNTS, arguments[0].j);
    return NATIVE_DONE;
}

#define LINUX "sun/nio/fs/LinuxNativeDispatcher"
#define UNIX  "sun/nio/fs/UnixNativeDispatcher"

const NativeMethod natives_files_mounts[] = {
    {LINUX, "setmntent0", "(JJ)J", open_mounts},
    {LINUX, "getmntent0", "(JLsun/nio/fs/UnixMountEntry;JI)I", next_mount},
    {LINUX, "endmntent", "(J)V", end_mounts},
    {UNIX, "getlinelen", "(J)I", line_length},
    {UNIX, "rewind", "(J)V", from_the_start},
    {0},
};
