/* Memory by address, for natives and Unsafe: blocks, which are part of the program's state
 * (vm/memory/blocks.h), and mapped files outside of it. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/memory/blocks.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"
#include "vm/natives/io/mapped_file.h"
#include "vm/natives/io/overlay_open.h"

bool memory_is_visible(int64_t address) { return address_is_visible(address); }

static MappedFile *find_mapping(Vm *vm, int64_t address)
{
    uint64_t number = address_number(address);
    return number < BLOCK_FIRST_MAPPING || number > INT32_MAX
               ? NULL
               : host_thing(vm, HOST_MAPPING, (int64_t)number - BLOCK_FIRST_MAPPING);
}

static bool lies_inside(int64_t address, int64_t length, uint64_t total)
{
    return length >= 0 && address_place(address) <= total
           && (uint64_t)length <= total - address_place(address);
}

uint8_t *memory_find(Vm *vm, int64_t address, int64_t length)
{
    Object *block = block_find(vm, address);
    if (block != NULL)
        return lies_inside(address, length, block->length) ? block->payload + address_place(address) : NULL;
    MappedFile *mapping = find_mapping(vm, address);
    return mapping == NULL ? NULL : mapped_file_bytes(vm, mapping, address_place(address), length);
}

uint8_t *memory_argument(Vm *vm, int64_t address, int64_t length)
{
    uint8_t *found = memory_find(vm, address, length);
    if (found == NULL)
        vm_throw(vm, "java/lang/InternalError", "no memory of %lld bytes is at address %lld",
                 (long long)length, (long long)address);
    return found;
}

void memory_written(Vm *vm, int64_t address, int64_t length)
{
    Object *block = block_find(vm, address);
    MappedFile *mapping = block == NULL ? find_mapping(vm, address) : NULL;
    if (block != NULL) {
        vm_object_written(vm, block);
        if (vm->checking)
            contents_mapped_written(vm, block, address_place(address), length);
    } else if (mapping != NULL) {
        mapped_file_written(mapping, address_place(address), length);
    }
}

const char *memory_text(Vm *vm, int64_t address)
{
    const char *text = (const char *)memory_argument(vm, address, 1);
    if (text == NULL)
        return NULL;
    int64_t length = 1;
    while (text[length - 1] != '\0')
        if (memory_find(vm, address, ++length) == NULL) {
            vm_throw(vm, "java/lang/InternalError", "the text at address %lld does not end",
                     (long long)address);
            return NULL;
        }
    return text;
}

/* --- mapped files --- */

/* As clew.internal.Blocks.allocate, with a block that there is already. */
static int64_t add_block(Vm *vm, Ref block)
{
    Object *mirror;
    Ref *blocks = blocks_field(vm, &mirror);
    uint32_t count = blocks == NULL || *blocks == 0 ? 0 : object_at(vm, *blocks)->length, number = 0;
    while (number < count && ELEMENT(Ref, object_at(vm, *blocks), number) != 0)
        number++;
    if (count == 0)
        return 0;
    if (number == count) {
        Ref more = vm_new_array(vm, "[[B", (int32_t)(2 * count));
        if (more == 0)
            return 0;
        memcpy(object_at(vm, more)->payload, object_at(vm, *blocks)->payload, count * sizeof(Ref));
        vm_object_written(vm, mirror);
        *blocks = more;
    }
    vm_object_written(vm, object_at(vm, *blocks));
    ELEMENT(Ref, object_at(vm, *blocks), number) = block;
    return (int64_t)(number + 1 + BLOCK_VISIBLE) << 32;
}

static void remove_block(Vm *vm, int64_t address)
{
    Object *mirror;
    const Ref *blocks = blocks_field(vm, &mirror);
    contents_unmap(vm, block_find(vm, address));
    vm_object_written(vm, object_at(vm, *blocks));
    ELEMENT(Ref, object_at(vm, *blocks), (address_number(address) & ~(uint64_t)BLOCK_VISIBLE) - 1) = 0;
}

int64_t memory_map(Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode)
{
    if (position < 0 || length < 0 || length > INT32_MAX - 8) {
        errno = ENOMEM;
        return 0;
    }
    if (files_is_virtual(fd)) {
        Ref block = files_map(vm, fd, position, length, mode);
        return block == 0 ? 0 : add_block(vm, block);
    }
    if (!files_may_use(vm, fd))
        return 0;
    MappedFile *mapping = mapped_file_open(vm, fd, position, length, mode);
    return mapping == NULL
               ? 0
               : (BLOCK_FIRST_MAPPING + host_open(vm, HOST_MAPPING, mapping, mapped_file_close)) << 32;
}

void memory_unmap(Vm *vm, int64_t address)
{
    if (block_find(vm, address) != NULL)
        remove_block(vm, address);
    else if (find_mapping(vm, address) != NULL && !vm->checking) /* other states may know it still */
        host_release(vm, HOST_MAPPING, (int64_t)address_number(address) - BLOCK_FIRST_MAPPING);
}
