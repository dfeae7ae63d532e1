/* The memory accesses of a thread's next instruction that may be part of a race: to fields that are not
 * final, and to array elements. */
#ifndef VM_RACES_NEXT_ACCESS_H
#define VM_RACES_NEXT_ACCESS_H

#include "vm/memory/machine.h"
#include "vm/races/access_history.h"

/* Places of one object: payload offsets of fields, or indexes of elements. */
typedef struct Access {
    Ref object;
    uint32_t from, to; /* `to` is the first one after them */
    int how;           /* ACCESS_... of access_history.h */
} Access;

enum { ACCESSES_MAX = 2 }; /* at once, by System.arraycopy */

/* How many of `accesses` the thread makes with its next instruction.  None when it cannot go on, and none
 * of those that atomic sections and java.util.concurrent make on their own behalf. */
int next_accesses(Vm *vm, const Thread *thread, Access *accesses);

/* The accesses to elements that a native of the library makes with these arguments, receiver first; 0: none,
 * or it is going to refuse them. */
int native_array_accesses(const Vm *vm, const char *class_name, const char *name, const char *descriptor,
                          const Value *arguments, Access *accesses);

/* The same of memory that threads of the program may share. */
int native_memory_accesses(Vm *vm, const char *class_name, const char *name, const char *descriptor,
                           const Value *arguments, Access *accesses);

/* The places that an access of Unsafe to `size` bytes at this offset touches; false: it is outside. */
bool unsafe_places(const Object *object, int64_t offset, uint32_t size, uint32_t *from, uint32_t *to);

/* The ranges of a System.arraycopy with these arguments, which are as they should be. */
int copied_ranges(const Value *arguments, Access *accesses);

#endif
