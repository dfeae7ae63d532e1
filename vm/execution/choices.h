/* Choice points: where the VM stops so that the outside decides. */
#ifndef VM_EXECUTION_CHOICES_H
#define VM_EXECUTION_CHOICES_H

#include "vm/memory/machine.h"

/* Before a visible operation of the running thread: must it stop here?  Not when it was just chosen for it,
 * when it is inside an atomic section, or when nobody else could run. */
bool choices_stop(Vm *vm, const Thread *thread);

/* Before the running thread takes the monitor of a shared object: true, and the thread is THREAD_BLOCKED on
 * it, when it must stop. */
bool choices_stop_at_monitor(Vm *vm, Thread *thread, const Object *object);

/* The same for a native that reads or writes what other threads can reach; true: return NATIVE_STOPPED. */
bool choices_stop_native(Vm *vm);
bool choices_stop_native_at(Vm *vm, const Object *object);

/* The same where a step of the running thread shall end anyway, unless it has only begun here or the thread
 * is in an atomic section. */
bool choices_break(Vm *vm);

/* Before an access, when races are looked for: was the thread chosen for this very one?  If it was chosen
 * elsewhere (it was just started, or woken), it has no right to pass: there must be a state in which others
 * can meet it here. */
static inline bool choices_chosen_here(Vm *vm, const Insn *pc)
{
    vm->step.pass = vm->step.pass && pc == vm->step.resumed_at;
    return vm->step.pass;
}

/* Something happened that may let another thread run: who was chosen has no right to pass its next visible
 * operation any more. */
static inline void choices_others_may_run(Vm *vm) { vm->step.pass = false; }

/* Before the running thread ends the path, for itself and all others: in the step that has started it, it
 * must stop first. */
static inline bool choices_stop_at_end(const Vm *vm) { return vm->step.is_beginning; }

/* Before an @Atomic method: where others cannot come before it (its receiver is the thread's own), they can
 * before it first touches what is shared. */
static inline void choices_begin_atomic(Vm *vm, const Thread *thread)
{
    vm->step.fresh_atomic |= thread->atomic == 0;
}

/* After it. */
static inline void choices_end_atomic(Vm *vm, const Thread *thread)
{
    vm->step.fresh_atomic &= thread->atomic > 0;
    choices_others_may_run(vm);
}

/* A value below `count` that the outside chooses.  false: not yet; the native returns NATIVE_STOPPED and is
 * called again. */
bool choices_value(Vm *vm, uint32_t count, uint32_t *value);

/* Threads have started or ended, or another state was entered. */
void vm_count_threads(Vm *vm);

#endif
