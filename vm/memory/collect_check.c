/* A second, plain opinion on what is reachable, for hostile testing: from all roots through every object,
 * in the reachability forest or not. */
#include "vm/memory/collect.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/memory/references.h"

typedef struct ReachabilityCheck {
    Vm *vm;
    bool *has; /* by slot */
    Ref *stack;
    uint32_t count;
    Ref missing; /* referred to, but not there */
} ReachabilityCheck;

static void reach(void *context, Ref reference, uint32_t index)
{
    (void)index;
    ReachabilityCheck *reached = context;
    if (object_peek(reached->vm, reference) == NULL)
        reached->missing = reference;
    else if (!reached->has[reference]) {
        reached->has[reference] = true;
        reached->stack[reached->count++] = reference;
    }
}

/* Mirrors and interned Strings are the constants. */
static void reach_roots(ReachabilityCheck *reached)
{
    const Vm *vm = reached->vm;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL && object_peek(vm, slot)->flags & OBJECT_CONSTANT)
            reach(reached, slot, 0);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (thread_has_stack(vm->threads[i]))
            visit_unless_null(reach, reached, vm->threads[i]->object, 0);
        stack_each_reference(vm->threads[i], reach, reached);
    }
}

static void reach_all(ReachabilityCheck *reached)
{
    reach_roots(reached);
    while (reached->count > 0)
        object_each_reference(reached->vm, object_peek(reached->vm, reached->stack[--reached->count]), reach,
                              reached);
}

static Ref find_garbage(const ReachabilityCheck *reached)
{
    for (Ref slot = 1; slot < reached->vm->heap.slot_count; slot++)
        if (object_peek(reached->vm, slot) != NULL && !reached->has[slot])
            return slot;
    return 0;
}

bool collect_check(Vm *vm)
{
    uint32_t slots = vm->heap.slot_count;
    ReachabilityCheck reached = {.vm = vm,
                                 .has = memory_allocate(slots * sizeof(bool)),
                                 .stack = memory_allocate(slots * sizeof(Ref))};
    reach_all(&reached);
    Ref garbage = find_garbage(&reached);
    free(reached.has);
    free(reached.stack);
    char name[512];
    if (reached.missing != 0)
        vm_fatal(vm, "collection: object %u is gone, but in use", reached.missing);
    else if (garbage != 0)
        vm_fatal(vm, "collection: object %u (%s) is there, but out of reach", garbage,
                 class_external_name(object_peek(vm, garbage)->class, name, sizeof name));
    return reached.missing == 0 && garbage == 0;
}
