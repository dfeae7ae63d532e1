/* Watching for a goal in the middle of a step. */
#include "vm/memory/watching.h"

bool watch_has_field(const Vm *vm, const Field *field)
{
    const Watch *watch = vm->options.watch;
    for (uint32_t i = 0; watch != NULL && i < watch->name_count; i++)
        if (watch->names[i] == field->name)
            return true;
    return false;
}

/* What was to be ignored is no state that a program is in. */
bool watch_holds(const Vm *vm)
{
    const Watch *watch = vm->options.watch;
    return watch != NULL && !vm->end.ignored && watch->holds(watch->self, vm);
}

void watch_begin_step(Vm *vm)
{
    const Watch *watch = vm->options.watch;
    vm->step.watch_due = false; /* the goal was evaluated in the state in which the step begins */
    if (watch != NULL && watch->valuation != NULL)
        vm->step.valuation = watch->valuation(watch->self, vm);
}

static bool watch_has_changed(const Vm *vm)
{
    const Watch *watch = vm->options.watch;
    return watch != NULL && watch->valuation != NULL
           && watch->valuation(watch->self, vm) != vm->step.valuation;
}

/* Whoever is chosen next at this place passes, whatever was cleared for the step that ends here. */
bool watch_stops(Vm *vm, const Thread *thread)
{
    bool was_due = vm->step.watch_due;
    watch_note(vm);
    if (!was_due || !vm->checking || thread->atomic > 0 || (!watch_holds(vm) && !watch_has_changed(vm)))
        return false;
    vm->step.cleared = NULL;
    step_show(&vm->step);
    return true;
}
