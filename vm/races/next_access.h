/* The plain memory accesses of a thread's next instruction: to fields that are neither volatile nor final,
 * and to array elements. */
#ifndef VM_RACES_NEXT_ACCESS_H
#define VM_RACES_NEXT_ACCESS_H

#include "vm/memory/machine.h"

/* Places of one object: payload offsets of fields, or indexes of elements. */
typedef struct Access {
    Ref object;
    uint32_t from, to; /* `to` is the first one after them */
    bool writes;
} Access;

enum { ACCESSES_MAX = 2 }; /* at once, by System.arraycopy */

/* How many of `accesses` the thread makes with its next instruction.  None when it cannot go on, or is inside
 * of an atomic section or of java.util.concurrent. */
int next_accesses(Vm *vm, const Thread *thread, Access *accesses);

/* The accesses to elements that a native of the library makes with these arguments, receiver first; 0: none,
 * or it is going to refuse them. */
int native_array_accesses(const Vm *vm, const char *class_name, const char *name, const char *descriptor,
                          const Value *arguments, Access *accesses);

/* The ranges of a System.arraycopy with these arguments, which are as they should be. */
int copied_ranges(const Value *arguments, Access *accesses);

#endif
