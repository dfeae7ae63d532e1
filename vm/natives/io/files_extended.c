/* Extended attributes of files: what UserDefinedFileAttributeView, DosFileAttributeView and copies with
 * COPY_ATTRIBUTES ask of the system. */
#include <errno.h>
#include <sys/xattr.h>

#include "vm/natives/host.h"
#include "vm/natives/io/files.h"

static NativeOutcome answer_length(Vm *vm, Value *result, ssize_t length)
{
    result->i = (int)length;
    return length < 0 ? throw_unix(vm, errno) : NATIVE_DONE;
}

/* The bytes at an address; for a length of 0, which asks how many there are, none. */
static bool find_bytes(Vm *vm, int64_t address, int length, uint8_t **bytes)
{
    *bytes = length == 0 ? NULL : memory_argument(vm, address, length);
    return length == 0 || *bytes != NULL;
}

/* The overlay's files have none, as on file systems that do not know them. */
static bool is_without(const Vm *vm, Value fd)
{
    return vm->checking && (fd.i <= 2 || files_is_virtual(fd.i));
}

static NativeOutcome get_attribute(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to;
    const char *name = memory_text(vm, arguments[1].j);
    int capacity = arguments[5].i;
    if (name == NULL || !find_bytes(vm, arguments[3].j, capacity, &to))
        return NATIVE_THROWN;
    if (!files_may_use(vm, arguments[0].i) || is_without(vm, arguments[0]))
        return throw_unix(vm, ENODATA);
    ssize_t length = fgetxattr(arguments[0].i, name, to, (size_t)capacity);
    if (to != NULL)
        memory_written(vm, arguments[3].j, capacity);
    return answer_length(vm, result, length);
}

static NativeOutcome set_attribute(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    uint8_t *from;
    const char *name = memory_text(vm, arguments[1].j);
    if (name == NULL || !find_bytes(vm, arguments[3].j, arguments[5].i, &from))
        return NATIVE_THROWN;
    if (!files_may_use(vm, arguments[0].i) || is_without(vm, arguments[0]))
        return throw_unix(vm, ENOTSUP);
    return fsetxattr(arguments[0].i, name, from, (size_t)arguments[5].i, 0) == 0 ? NATIVE_DONE
                                                                                 : throw_unix(vm, errno);
}

static NativeOutcome remove_attribute(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    const char *name = memory_text(vm, arguments[1].j);
    if (name == NULL)
        return NATIVE_THROWN;
    if (!files_may_use(vm, arguments[0].i) || is_without(vm, arguments[0]))
        return throw_unix(vm, ENODATA);
    return fremovexattr(arguments[0].i, name) == 0 ? NATIVE_DONE : throw_unix(vm, errno);
}

static NativeOutcome list_attributes(Vm *vm, Value *arguments, Value *result)
{
    uint8_t *to;
    int capacity = arguments[3].i;
    if (!find_bytes(vm, arguments[1].j, capacity, &to))
        return NATIVE_THROWN;
    if (!files_may_use(vm, arguments[0].i) || is_without(vm, arguments[0]))
        return answer_length(vm, result, 0);
    ssize_t length = flistxattr(arguments[0].i, (char *)to, (size_t)capacity);
    if (to != NULL)
        memory_written(vm, arguments[1].j, capacity);
    return answer_length(vm, result, length);
}

#define UNIX "sun/nio/fs/UnixNativeDispatcher"

const NativeMethod natives_files_extended[] = {
    {UNIX, "fgetxattr0", "(IJJI)I", get_attribute},
    {UNIX, "fsetxattr0", "(IJJI)V", set_attribute},
    {UNIX, "fremovexattr0", "(IJ)V", remove_attribute},
    {UNIX, "flistxattr", "(IJI)I", list_attributes},
    {0},
};
