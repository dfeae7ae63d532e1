/* Finds the byte array that an address of memory stands for. */
#include "vm/memory/blocks.h"

#include "vm/memory/native.h"

static uint64_t block_number(int64_t address) { return address_number(address) & ~(uint64_t)BLOCK_VISIBLE; }

/* NULL: it is not loaded yet.  It is found once, since each access to memory asks. */
static Class *blocks_class(Vm *vm)
{
    if (vm->classes.blocks == NULL)
        vm->classes.blocks = program_loaded_class(vm->program, "clew/internal/Blocks");
    Class *type = vm->classes.blocks;
    return type == NULL || type->static_reference_count == 0 ? NULL : type;
}

Ref *blocks_field(Vm *vm, Object **mirror)
{
    Class *type = blocks_class(vm);
    if (type == NULL)
        return NULL;
    *mirror = object_at(vm, vm_class_mirror(vm, type));
    return &FIELD_AT(Ref, *mirror, type->static_reference_offsets[0]);
}

static Object *find(Vm *vm, int64_t address, Object *(*look)(const Vm *vm, Ref reference))
{
    Class *type = blocks_class(vm);
    uint64_t number = block_number(address);
    if (type == NULL || number == 0 || number >= BLOCK_FIRST_MAPPING)
        return NULL;
    Ref blocks = FIELD_AT(Ref, look(vm, vm_class_mirror(vm, type)), type->static_reference_offsets[0]);
    if (blocks == 0 || number > look(vm, blocks)->length)
        return NULL;
    Ref block = ELEMENT(Ref, look(vm, blocks), number - 1);
    return block == 0 ? NULL : look(vm, block);
}

static Object *read_object(const Vm *vm, Ref reference) { return object_at(vm, reference); }
static Object *peek_object(const Vm *vm, Ref reference) { return object_peek(vm, reference); }

Object *block_find(Vm *vm, int64_t address) { return find(vm, address, read_object); }
Object *block_peek(Vm *vm, int64_t address) { return find(vm, address, peek_object); }
