/* What a search looks for in every state that the program passes through, also inside of a step: a step that brings it about ends there.
 *
 * It can only come about by a write to a field or an array element of the kinds that are watched, by a native, by an atomic section (inside of
 * which there are no states to look at), or by the end of a class's initializer.  Such an event makes it due; the next of these events first looks
 * whether it holds, so that nothing between two of them is missed.  The end of a step needs no look: it is a state, and the search looks at each. */
#ifndef VM_WATCH_H
#define VM_WATCH_H

#include "vm/state.h"

struct Watch {
    void        *self;
    bool       (*holds)(void *self, const Vm *vm);             /* from several threads at once */
    void       (*describe)(void *self, const Vm *vm, Bytes *message, Bytes *details);     /* where it holds */
    const char **names;             /* of fields, as in Field */
    uint32_t     name_count;
    uint32_t     kinds;             /* of array elements: bits 1 << (kind - 'A') */
};

/* To be asked when an instruction that writes the field is resolved. */
bool watch_has_field(const Vm *vm, const Field *field);

/* What the outside can look at begins with static fields, and so all of it is shared. */
static inline bool watch_reaches(const Object *object) { return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT); }

static inline bool watch_has_array(const Vm *vm, const Object *array)
{
    return vm->options.watch != NULL && watch_reaches(array) && vm->options.watch->kinds >> (array->class->element_kind - 'A') & 1;
}

/* Before a watched write: must the thread stop here, because it holds now?  If not, the write makes it due. */
bool watch_stops(Vm *vm, const Thread *thread);

/* Before a native, which may write anything, or an atomic section; but not in the middle of a native that waits for something. */
static inline bool watch_stops_outside(Vm *vm, const Thread *thread) { return vm->watch_due && !thread->retrying && watch_stops(vm, thread); }

static inline void watch_note(Vm *vm) { vm->watch_due = vm->options.watch != NULL; }

/* Does it hold in the present state? */
bool watch_holds(const Vm *vm);

#endif
