/* Memory by address, for natives and Unsafe.
 *
 *    | 0 | mapping: 1 bit | visible: 1 bit | number: 29 bits | place: 32 bits |
 *
 * The number is that of a block of clew.internal.Blocks + 1 (they are byte arrays, and part of the program's
 * state), and visible are those that the program may share between its threads; or else, of a mapping, the
 * handle of a mapped file, which is read once and written through.  (mmap would end clew itself by a signal
 * when a program cuts a file that it has mapped.) */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"
#include "vm/natives/io/overlay_open.h"

enum { FIRST_MAPPING = 1 << 30, VISIBLE = 1 << 29 };

typedef struct Mapping {
    int fd; /* -1: not written through */
    int64_t position, length;
    uint8_t *bytes;
} Mapping;

static uint64_t number_of(int64_t address) { return (uint64_t)address >> 32; }
static uint32_t place_of(int64_t address) { return (uint32_t)address; }

bool memory_is_visible(int64_t address) { return number_of(address) & (FIRST_MAPPING | VISIBLE); }

static uint64_t block_of(int64_t address) { return number_of(address) & ~(uint64_t)VISIBLE; }

static Ref *find_blocks(Vm *vm, Object **mirror)
{
    Class *type = program_loaded_class(vm->program, "clew/internal/Blocks");
    if (type == NULL || type->static_reference_count == 0)
        return NULL;
    *mirror = object_at(vm, vm_class_mirror(vm, type));
    return &FIELD_AT(Ref, *mirror, type->static_reference_offsets[0]);
}

static Object *find_block(Vm *vm, int64_t address)
{
    Object *mirror;
    const Ref *found = find_blocks(vm, &mirror);
    Ref blocks = found == NULL ? 0 : *found;
    uint64_t number = block_of(address);
    if (blocks == 0 || number == 0 || number > object_at(vm, blocks)->length)
        return NULL;
    Ref block = ELEMENT(Ref, object_at(vm, blocks), number - 1);
    return block == 0 ? NULL : object_at(vm, block);
}

static Mapping *find_mapping(Vm *vm, int64_t address)
{
    uint64_t number = number_of(address);
    return number < FIRST_MAPPING || number > INT32_MAX
               ? NULL
               : host_thing(vm, HOST_MAPPING, (int64_t)number - FIRST_MAPPING);
}

static bool lies_inside(int64_t address, int64_t length, uint64_t total)
{
    return length >= 0 && place_of(address) <= total && (uint64_t)length <= total - place_of(address);
}

uint8_t *memory_find(Vm *vm, int64_t address, int64_t length)
{
    Object *block = find_block(vm, address);
    if (block != NULL)
        return lies_inside(address, length, block->length) ? block->payload + place_of(address) : NULL;
    Mapping *mapping = find_mapping(vm, address);
    return mapping != NULL && lies_inside(address, length, (uint64_t)mapping->length)
               ? mapping->bytes + place_of(address)
               : NULL;
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
    Object *block = find_block(vm, address);
    Mapping *mapping = block == NULL ? find_mapping(vm, address) : NULL;
    if (block != NULL) {
        vm_object_written(vm, block);
        if (vm->checking)
            contents_mapped_written(vm, block, place_of(address), length);
    } else if (mapping != NULL && mapping->fd >= 0 && lies_inside(address, length, (uint64_t)mapping->length)
               && pwrite(mapping->fd, mapping->bytes + place_of(address), (size_t)length,
                         mapping->position + place_of(address))
                      < 0)
        mapping->fd = -1; /* as with a real mapping, nobody is told */
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

static void free_mapping(void *thing)
{
    Mapping *mapping = thing;
    if (mapping->fd >= 0)
        close(mapping->fd);
    free(mapping->bytes);
    free(mapping);
}

static bool read_file(int fd, int64_t position, uint8_t *bytes, int64_t length)
{
    for (int64_t done = 0; done < length;) {
        ssize_t count = pread(fd, bytes + done, (size_t)(length - done), position + done);
        if (count < 0)
            return false;
        if (count == 0)
            break;
        done += count;
    }
    return true;
}

/* As clew.internal.Blocks.allocate, with a block that there is already. */
static int64_t add_block(Vm *vm, Ref block)
{
    Object *mirror;
    Ref *blocks = find_blocks(vm, &mirror);
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
    return (int64_t)(number + 1 + VISIBLE) << 32;
}

static void remove_block(Vm *vm, int64_t address)
{
    Object *mirror;
    const Ref *blocks = find_blocks(vm, &mirror);
    contents_unmap(vm, find_block(vm, address));
    vm_object_written(vm, object_at(vm, *blocks));
    ELEMENT(Ref, object_at(vm, *blocks), block_of(address) - 1) = 0;
}

int64_t memory_map(Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode)
{
    if (length < 0 || length > INT32_MAX - 8) {
        errno = ENOMEM;
        return 0;
    }
    if (files_is_virtual(fd)) {
        Ref block = files_map(vm, fd, position, length, mode);
        return block == 0 ? 0 : add_block(vm, block);
    }
    if (!files_may_use(vm, fd))
        return 0;
    Mapping *mapping = memory_allocate(sizeof *mapping);
    *mapping = (Mapping){mode == MAPPING_WRITE ? dup(fd) : -1, position, length,
                         memory_allocate((size_t)length + 1)};
    if (!read_file(fd, position, mapping->bytes, length)) {
        int number = errno;
        free_mapping(mapping);
        errno = number;
        return 0;
    }
    return (FIRST_MAPPING + host_open(vm, HOST_MAPPING, mapping, free_mapping)) << 32;
}

void memory_unmap(Vm *vm, int64_t address)
{
    if (find_block(vm, address) != NULL)
        remove_block(vm, address);
    else if (find_mapping(vm, address) != NULL && !vm->checking) /* other states may know it still */
        host_release(vm, HOST_MAPPING, (int64_t)number_of(address) - FIRST_MAPPING);
}
