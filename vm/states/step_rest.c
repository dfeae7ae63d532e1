/* Compares the live VM, in the middle of a step, with the state in which the step began. */
#include "vm/states/step_rest.h"

#include <string.h>

#include "vm/memory/threads.h"
#include "vm/states/states_view.h"

/* A thread keeps the program from ending: as in threads.c. */
static bool is_user(const Thread *thread)
{
    return !thread->daemon && thread_is_alive(thread) && thread->status != THREAD_ENDING;
}

static bool note_monitor(Ref *slots, Ref slot)
{
    uint32_t i = 0;
    while (i < ENTERED_MAX && slots[i] != 0)
        i++;
    if (i < ENTERED_MAX)
        slots[i] = slot;
    return i < ENTERED_MAX;
}

/* For whom a thread of the rest may wait was there before the step. */
bool step_rest_describe(const States *states, uint32_t chosen, Rest *rest)
{
    const Vm *vm = states->vm;
    memset(rest, 0, sizeof *rest);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (!thread->ran && !thread->touched && i != chosen)
            continue;
        if (i >= 64)
            return false;
        rest->apart |= (uint64_t)1 << i;
        rest->has_user |= is_user(thread);
    }
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++) {
        const Object *object = object_peek(vm, vm->heap.dirty[i]);
        bool was_owned = outline_owner(&states->ahead->outline, vm->heap.dirty[i]) != 0;
        bool is_owned = object != NULL && object->owner != 0;
        if (was_owned != is_owned && !note_monitor(is_owned ? rest->taken : rest->freed, vm->heap.dirty[i]))
            return false;
    }
    return true;
}
