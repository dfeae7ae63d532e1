/* The natives of java.util.zip's CRC32 and Adler32, on zlib. */
#include <zlib.h>

#include "vm/natives/host.h"

typedef uLong Checksum(uLong sum, const Bytef *bytes, uInt length);

static NativeOutcome update_one(Value *arguments, Value *result, Checksum *checksum)
{
    uint8_t byte = (uint8_t)arguments[1].i;
    result->i = (int32_t)checksum((uint32_t)arguments[0].i, &byte, 1);
    return NATIVE_DONE;
}

/* zlib takes a NULL buffer as "begin anew", so nothing is passed on when there are no bytes. */
static NativeOutcome update_many(const Value *arguments, Value *result, Checksum *checksum,
                                 const uint8_t *bytes, int32_t length)
{
    if (bytes == NULL)
        return NATIVE_THROWN;
    result->i =
        length <= 0 ? arguments[0].i : (int32_t)checksum((uint32_t)arguments[0].i, bytes, (uInt)length);
    return NATIVE_DONE;
}

#define CHECKSUM(name, function)                                                                          \
    static NativeOutcome name##_update(Vm *vm, Value *arguments, Value *result)                           \
    {                                                                                                     \
        (void)vm;                                                                                         \
        return update_one(arguments, result, function);                                                   \
    }                                                                                                     \
    static NativeOutcome name##_bytes(Vm *vm, Value *arguments, Value *result)                            \
    {                                                                                                     \
        const uint8_t *bytes = bytes_argument(vm, arguments[1].r, arguments[2].i, arguments[3].i, false); \
        return update_many(arguments, result, function, bytes, arguments[3].i);                           \
    }                                                                                                     \
    static NativeOutcome name##_memory(Vm *vm, Value *arguments, Value *result)                           \
    {                                                                                                     \
        const uint8_t *bytes = memory_argument(vm, arguments[1].j + arguments[3].i, arguments[4].i);      \
        return update_many(arguments, result, function, bytes, arguments[4].i);                           \
    }

CHECKSUM(crc, crc32)
CHECKSUM(adler, adler32)
#undef CHECKSUM

const NativeMethod natives_zip_checksums[] = {
    {"java/util/zip/CRC32", "update", "(II)I", crc_update},
    {"java/util/zip/CRC32", "updateBytes0", "(I[BII)I", crc_bytes},
    {"java/util/zip/CRC32", "updateByteBuffer0", "(IJII)I", crc_memory},
    {"java/util/zip/Adler32", "update", "(II)I", adler_update},
    {"java/util/zip/Adler32", "updateBytes", "(I[BII)I", adler_bytes},
    {"java/util/zip/Adler32", "updateByteBuffer", "(IJII)I", adler_memory},
    {0}};
