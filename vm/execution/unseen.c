/* What is no choice point by the reductions `releases`, `gates` and `tasks`, and what refutes them. */
#include "vm/execution/unseen.h"

#include "vm/execution/exclusive.h"

enum { WAITED_UNSEEN = 2 }; /* in Thread.joins, beside what joining.c writes there */

bool unseen_is_on(const Vm *vm, Reduction reduction)
{
    return vm->checking && vm_reduces(vm, reduction) && vm_reduces(vm, REDUCTION_ESCAPE)
           && vm->program->step == STEP_VISIBLE && !vm->options.single_steps && vm->options.watch == NULL
           && vm->observers.shadow == NULL;
}

static int32_t *joins_of(Vm *vm, Object *thread)
{
    return &FIELD_AT(int32_t, thread, vm_field_offset(vm->program->thread, "joins", "I"));
}

/* The running thread waits at a gate, or passes one that is open: an interrupt might have come before. */
static void note_gate(Vm *vm)
{
    Object *own = object_at(vm, vm->thread->object);
    if (*joins_of(vm, own) & WAITED_UNSEEN)
        return;
    object_written(vm, own);
    *joins_of(vm, own) |= WAITED_UNSEEN;
}

static bool passes(Vm *vm, Reduction reduction)
{
    bool is_gate = reduction == REDUCTION_GATES;
    if (!unseen_is_on(vm, reduction) || (is_gate && vm->thread->interrupted))
        return false;
    if (is_gate)
        note_gate(vm);
    vm->step.is_ahead = true;
    return true;
}

bool unseen_passes(Vm *vm, const Method *method)
{
    assert(method->unseen != 0 && method->atomic && "an operation of the library");
    return passes(vm, (Reduction)(method->unseen - 1));
}

bool unseen_sleep(Vm *vm) { return vm->options.timeless && passes(vm, REDUCTION_GATES); }

static unsigned those_that_are_on(const Vm *vm, unsigned reductions)
{
    unsigned on = 0;
    for (int i = 0; i < REDUCTION_COUNT; i++)
        if (reductions >> i & 1 && unseen_is_on(vm, (Reduction)i))
            on |= 1u << i;
    return on;
}

NativeOutcome unseen_refute(Vm *vm, unsigned reductions)
{
    unsigned refuted = those_that_are_on(vm, reductions);
    if (refuted == 0 || !exclusive_has_company(vm, vm->thread))
        return NATIVE_DONE;
    vm->program->refuted |= refuted;
    return vm_fatal(vm, "the program can tell apart what this search takes for one step");
}

NativeOutcome unseen_demand(Vm *vm, unsigned reductions)
{
    unsigned refuted = those_that_are_on(vm, reductions);
    if (refuted == 0)
        return NATIVE_DONE;
    vm->program->refuted |= refuted;
    return vm_fatal(vm, "the program asks for what this search leaves out");
}

NativeOutcome unseen_note_interrupt(Vm *vm, const Thread *interrupted)
{
    return interrupted != vm->thread && interrupted->object != 0
                   && *joins_of(vm, object_at(vm, interrupted->object)) & WAITED_UNSEEN
               ? unseen_refute(vm, 1u << REDUCTION_GATES)
               : NATIVE_DONE;
}

static bool waits_unseen(const Vm *vm, const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--) {
        if (frame->method->unseen != 0 && unseen_is_on(vm, (Reduction)(frame->method->unseen - 1)))
            return true;
        if (frame->method->owner->source != SOURCE_EMBEDDED)
            return false;
    }
    return false;
}

void unseen_release(Vm *vm, Thread *woken)
{
    assert(woken->status == THREAD_RUNNABLE && woken->wake == WAKE_NOTIFIED);
    if (woken->interrupted || woken->is_suspended || woken->exception != 0
        || !waits_unseen(vm, thread_read(vm, woken->number)))
        return;
    woken->released = vm->step.taken + 1;
    vm->step.has_started = true;
}
