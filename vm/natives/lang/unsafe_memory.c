/* Memory by address, for natives and Unsafe.
 *
 *    | 0 | number: 31 bits | place: 32 bits |
 *
 * A small number is that of a block of clew.internal.Blocks + 1 (they are byte arrays, and part of the
 * program's state); from FIRST_MAPPING on it is the handle of a mapped file, which is read once and written
 * through.  (mmap would end clew itself by a signal when a program cuts a file that it has mapped.) */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/natives/host.h"

enum { FIRST_MAPPING = 1 << 30 };

typedef struct Mapping {
    int fd; /* -1: not written through */
    int64_t position, length;
    uint8_t *bytes;
} Mapping;

static uint64_t number_of(int64_t address) { return (uint64_t)address >> 32; }
static uint32_t place_of(int64_t address) { return (uint32_t)address; }

static Object *find_block(Vm *vm, int64_t address)
{
    Class *type = program_loaded_class(vm->program, "clew/internal/Blocks");
    if (type == NULL || type->static_reference_count == 0)
        return NULL;
    Ref blocks = FIELD_AT(Ref, object_at(vm, vm_class_mirror(vm, type)), type->static_reference_offsets[0]);
    uint64_t number = number_of(address);
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
    if (block != NULL)
        vm_object_written(vm, block);
    else if (mapping != NULL && mapping->fd >= 0 && lies_inside(address, length, (uint64_t)mapping->length)
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

int64_t memory_map(Vm *vm, int fd, int64_t position, int64_t length, bool shared)
{
    if (length < 0 || length > INT32_MAX) {
        errno = ENOMEM;
        return 0;
    }
    Mapping *mapping = memory_allocate(sizeof *mapping);
    *mapping = (Mapping){shared ? dup(fd) : -1, position, length, memory_allocate((size_t)length + 1)};
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
    if (find_mapping(vm, address) != NULL)
        host_release(vm, HOST_MAPPING, (int64_t)number_of(address) - FIRST_MAPPING);
}
