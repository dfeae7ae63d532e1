/* Which writes of the running program are watched (struct Watch in vm/vm.h), and whether a thread must stop
 * before one. */
#ifndef VM_MEMORY_WATCHING_H
#define VM_MEMORY_WATCHING_H

#include "vm/memory/machine.h"
#include "vm/vm.h"

/* To be asked when an instruction that writes the field is resolved. */
bool watch_has_field(const Vm *vm, const Field *field);

/* What the outside can look at begins with static fields, and so all of it is shared. */
static inline bool watch_reaches(const Object *object)
{
    return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT);
}

static inline bool watch_has_array(const Vm *vm, const Object *array)
{
    return vm->options.watch != NULL && watch_reaches(array)
           && vm->options.watch->kinds >> (array->class->element_kind - 'A') & 1;
}

/* Before a watched write: must the thread stop here, because it holds now?  If not, the write makes it due.
 */
bool watch_stops(Vm *vm, const Thread *thread);

/* Before a native, which may write anything, or an atomic section; but not in the middle of a native that
 * waits for something. */
static inline bool watch_stops_outside(Vm *vm, const Thread *thread)
{
    return vm->step.watch_due && !thread->retrying && watch_stops(vm, thread);
}

static inline void watch_note(Vm *vm) { vm->step.watch_due = vm->options.watch != NULL; }

void watch_begin_step(Vm *vm);

/* Does it hold in the present state? */
bool watch_holds(const Vm *vm);

#endif
