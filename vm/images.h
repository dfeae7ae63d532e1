/* Components: what an object, a frame or a thread looks like as bytes, and back.  Only what is canonical goes in: dead locals are 0,
 * marks of the collector and virtual times are left out. */
#ifndef VM_IMAGES_H
#define VM_IMAGES_H

#include "vm/pool.h"
#include "vm/state.h"

/* The component of an object; 0 for one that is as it was made in every state (a literal nobody has locked, an untouched class). */
uint32_t image_object(const Vm *vm, Pool *pool, const Object *object);

/* Puts the object of `slot` into the state that the component says; 0: it is gone, or as it was made. */
void image_restore_object(Vm *vm, const Pool *pool, Ref slot, uint32_t id);

/* The component of a thread; its frames' components are noted in the thread.  0: there is no such thread. */
uint32_t image_thread(Pool *pool, Thread *thread);
void     image_restore_thread(Vm *vm, const Pool *pool, Thread *thread, uint32_t id);

#endif
