/* Who asks for names, and whether that matters: see names_asked.h. */
#include "vm/execution/names_asked.h"

/* Before another thread has a number there is but one state with each history. */
static bool matters(const Vm *vm)
{
    return vm->options.symmetric && vm->checking && vm->numbering != NULL
           && numbering_thread_count(vm->numbering) > 1;
}

static NativeOutcome refute(Vm *vm)
{
    vm->program->refuted |= 1u << REDUCTION_SYMMETRY;
    return vm_fatal(vm, "the program can tell apart states that this search takes for one");
}

NativeOutcome names_note_thread(Vm *vm) { return matters(vm) ? refute(vm) : NATIVE_DONE; }

NativeOutcome names_note_fields(Vm *vm, const Class *class)
{
    return class == vm->program->thread && vm->options.symmetric && vm->checking ? refute(vm) : NATIVE_DONE;
}

/* Literals, mirrors and what class initializers make have one name in all schedules. */
NativeOutcome names_note_object(Vm *vm, Ref object)
{
    if (object == 0 || !matters(vm))
        return NATIVE_DONE;
    SlotOrigin origin = numbering_slot_origin(vm->numbering, object);
    return origin.kind == SLOT_MADE && ((const AllocationSite *)origin.key)->thread != 0 ? refute(vm)
                                                                                         : NATIVE_DONE;
}
