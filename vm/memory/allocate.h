/* Making Java objects, for the VM's own use beside vm/memory/native.h; and the layout of mirrors.
 *
 * A mirror is a java.lang.Class object.  Its payload: the three ints that java.lang.Class declares first
 * (below), its other fields, and from MIRROR_STATICS on the static fields of the class it stands for. */
#ifndef VM_MEMORY_ALLOCATE_H
#define VM_MEMORY_ALLOCATE_H

#include "vm/memory/machine.h"

#define MIRROR_CLASS_ID(object)    FIELD_AT(int32_t, object, 0)
#define MIRROR_INIT_STATE(object)  FIELD_AT(int32_t, object, MIRROR_INIT_OFFSET) /* an InitState */
#define MIRROR_INIT_THREAD(object) FIELD_AT(int32_t, object, 8) /* thread number while INIT_RUNNING */

enum { MIRROR_INIT_OFFSET = 4, MIRROR_OWN_BYTES = 12 /* of these three */ };

typedef enum InitState { INIT_NOT_YET, INIT_RUNNING, INIT_DONE, INIT_FAILED } InitState;

/* Static fields and initialization state as they are in a class that nobody has touched. */
void mirror_reset(Vm *vm, Object *mirror);

/* Lengths that an array can have at all, memory permitting. */
static inline bool array_length_is_possible(int32_t length) { return length >= 0 && length <= INT32_MAX - 2; }

/* 0 and an exception when `length` is negative or memory is short. */
Ref allocate_array(Vm *vm, Class *array_class, int32_t length);

#endif
