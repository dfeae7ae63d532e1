/* The mounted file systems, one line each in a file such as /etc/mtab: what FileStore asks of the system. */
#include <errno.h>
#include <mntent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"
#include "vm/natives/io/overlay_open.h"

static char **read_lines(FILE *file, uint32_t *count)
{
    char **lines = NULL, *line = NULL;
    uint32_t capacity = 0;
    size_t size = 0;
    *count = 0;
    for (ssize_t length; (length = getline(&line, &size, file)) >= 0;) {
        MEMORY_ROOM_FOR(lines, capacity, *count);
        if (length > 0 && line[length - 1] == '\n')
            line[length - 1] = '\0';
        lines[(*count)++] = memory_copy_string(line);
    }
    free(line);
    return lines;
}

/* The lines become an object of the program's state. */
static NativeOutcome open_mounts(Vm *vm, Value *arguments, Value *result)
{
    const char *path = memory_text(vm, arguments[0].j);
    if (path == NULL)
        return NATIVE_THROWN;
    FILE *mounts = fopen(path, "re"); /* the JDK never wants to write */
    if (mounts == NULL)
        return throw_unix(vm, errno);
    uint32_t count;
    char **lines = read_lines(mounts, &count);
    fclose(mounts);
    result->j = listing_open(vm, (const char *const *)lines, count);
    files_free_list(lines, count);
    return result->j == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* How long the next line is, without its end; -1 when there are no more.  The JDK makes its buffer as large
 * as the longest. */
static NativeOutcome line_length(Vm *vm, Value *arguments, Value *result)
{
    Ref line;
    if (!listing_next(vm, arguments[0].j, &line))
        return throw_unix(vm, EBADF);
    result->i = line == 0 ? -1 : (int32_t)object_at(vm, line)->length;
    return NATIVE_DONE;
}

static NativeOutcome from_the_start(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return listing_rewind(vm, arguments[0].j) ? NATIVE_DONE : throw_unix(vm, EBADF);
}

static bool set_text(Vm *vm, Ref entry, const char *field, const char *text)
{
    Ref bytes = new_bytes(vm, text, strlen(text));
    if (bytes != 0)
        set_field_reference(vm, entry, field, bytes);
    return bytes != 0;
}

static bool parse_mount(Vm *vm, Ref line, struct mntent *mount, char *text, int size)
{
    const Object *bytes = object_at(vm, line);
    if (bytes->length == 0)
        return false;
    FILE *file = fmemopen((void *)bytes->payload, bytes->length, "r");
    bool parsed = file != NULL && getmntent_r(file, mount, text, size) != NULL;
    if (file != NULL)
        fclose(file);
    return parsed;
}

/* Fills in a UnixMountEntry; -1 when there are no more. */
static NativeOutcome next_mount(Vm *vm, Value *arguments, Value *result)
{
    Ref entry = arguments[2].r, line;
    struct mntent mount;
    char text[4096];
    if (entry == 0)
        return throw_null(vm);
    do {
        if (!listing_next(vm, arguments[0].j, &line))
            return throw_unix(vm, EBADF);
        result->i = line == 0 ? -1 : 0;
        if (line == 0)
            return NATIVE_DONE;
    } while (!parse_mount(vm, line, &mount, text, sizeof text));
    bool filled = set_text(vm, entry, "name", mount.mnt_fsname) && set_text(vm, entry, "dir", mount.mnt_dir)
                  && set_text(vm, entry, "fstype", mount.mnt_type)
                  && set_text(vm, entry, "opts", mount.mnt_opts);
    return filled ? NATIVE_DONE : NATIVE_THROWN;
}

static NativeOutcome end_mounts(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    listing_close(vm, arguments[0].j);
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
