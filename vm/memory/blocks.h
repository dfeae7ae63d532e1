/* Addresses of memory outside of objects, for Unsafe, direct buffers and mapped files.
 *
 *    | 0 | mapping: 1 bit | visible: 1 bit | number: 29 bits | place: 32 bits |
 *
 * The number is that of a block of clew.internal.Blocks + 1 (they are byte arrays, and part of the program's
 * state), and visible are those that the program may share between its threads; or else, of a mapping, the
 * handle of a mapped file outside of the state: see vm/natives/lang/unsafe_memory.c. */
#ifndef VM_MEMORY_BLOCKS_H
#define VM_MEMORY_BLOCKS_H

#include "vm/memory/machine.h"

enum { BLOCK_FIRST_MAPPING = 1 << 30, BLOCK_VISIBLE = 1 << 29 }; /* in the upper half of an address */

static inline uint64_t address_number(int64_t address) { return (uint64_t)address >> 32; }
static inline uint32_t address_place(int64_t address) { return (uint32_t)address; }
static inline bool address_is_visible(int64_t address)
{
    return address_number(address) & (BLOCK_FIRST_MAPPING | BLOCK_VISIBLE);
}

/* The field of clew.internal.Blocks that holds all blocks, and the mirror that it is in; NULL: there are none
 * yet. */
Ref *blocks_field(Vm *vm, Object **mirror);

/* The block that an address lies in, NULL if there is none; peek: outside of a step, or where the step does
 * not depend on it. */
Object *block_find(Vm *vm, int64_t address);
Object *block_peek(Vm *vm, int64_t address);

/* Does the block have so many bytes from the address on? */
static inline bool block_has(const Object *block, int64_t address, int64_t length)
{
    return length >= 0 && (int64_t)address_place(address) + length <= (int64_t)block->length;
}

#endif
