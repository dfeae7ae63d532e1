/* Accesses of the running thread that need no choice point, because no other thread can conflict with them:
 * see vm/memory/exclusion.h for what is assumed and watched.  This is the VM's part: which locks the thread
 * holds, which threads are about, and what natives touch. */
#ifndef VM_EXECUTION_EXCLUSIVE_H
#define VM_EXECUTION_EXCLUSIVE_H

#include "vm/memory/exclusion.h"
#include "vm/memory/machine.h"

/* May a search of this VM assume anything?  Not where every instruction is to be seen, where the search asks
 * about the middle of steps, or where races are looked for. */
bool exclusive_may_be_assumed(const Vm *vm);

/* The name of a group of places; `program`: of the VM. */
char *exclusive_group_name(void *program, const PlaceGroup *group);

/* The slow halves of what follows. */
bool exclusive_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes);
bool exclusive_note_monitor(Vm *vm, const Thread *thread, const Object *object);
void exclusive_note_native(Vm *vm, const Method *method, const Value *arguments);

/* To be called before each access to a field or element of a shared object while several threads are alive,
 * also inside of atomic sections.  True: it needs no choice point. */
static inline bool exclusive_access(Vm *vm, const Thread *thread, const Object *object, uint32_t place,
                                    bool writes)
{
    return vm->exclusion != NULL && exclusive_note(vm, thread, object, place, writes);
}

/* The same before a monitor is entered by a thread that does not own it. */
static inline bool exclusive_monitor(Vm *vm, const Thread *thread, const Object *object)
{
    return vm->exclusion != NULL && exclusive_note_monitor(vm, thread, object);
}

/* Elements [from, to) of an array, by a native that stops before it by itself. */
void exclusive_note_elements(Vm *vm, const Object *array, uint32_t from, uint32_t to, bool writes);

/* One field or element, by its offset in the payload, by such a native. */
void exclusive_note_offset(Vm *vm, const Object *object, uint32_t offset, uint32_t size, bool writes);

/* Anything in the object may be read or written in ways that are not watched. */
void exclusive_give_up(Vm *vm, const Object *object);

/* A final field of a shared object is about to be written, if the field at this offset is one: true if it is,
 * and others read it without a choice in this search. */
bool exclusive_note_late_final(Vm *vm, const Object *object, uint32_t offset);

/* The same of a static final field, by a native that may write it all the same and has stopped before. */
bool exclusive_note_late_static(Vm *vm, const Object *mirror, const Field *field);

/* Threads wait for the monitor to be notified, which enters it again by other ways. */
void exclusive_give_up_monitor(Vm *vm, const Object *object);

/* The running thread has seen that another one has ended, and done all it could. */
void exclusive_see_end(Vm *vm, uint32_t ended);

/* Has another thread been started whose end this one has not seen? */
bool exclusive_has_company(const Vm *vm, const Thread *thread);

/* Nothing is assumed any more: a thread may be made to throw an exception anywhere, or what threads do
 * between their choice points is looked at from outside (where they are, what they hold, what is garbage). */
void exclusive_give_up_all(Vm *vm);

/* The same, unless `other` is the running thread: it is suspended, or asked where it is.  NULL: it has not
 * begun, or its end was not seen and might as well be still to come. */
void exclusive_give_up_on(Vm *vm, const Thread *other);

#endif
