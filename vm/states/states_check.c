/* Hostile tests of states: is the live VM what its state says, and where do two states differ?  See states.h.
 */
#include "vm/states/states_view.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/allocate.h"
#include "vm/memory/collect.h"
#include "vm/states/components.h"
#include "vm/view.h"
#include "vm/vm_threads.h"

static bool thread_is_in_step(States *states, uint32_t position, Thread *thread)
{
    thread->frame_id_count = 0; /* so that all frames are looked at */
    thread->low = thread->frames;
    return component_of_thread(&states->store->pool, thread) == states_present_id(states, position);
}

static bool mirror_is_as_made(Vm *vm, Object *mirror)
{
    size_t size = object_payload_size(mirror);
    uint8_t *before = memory_allocate(size);
    memcpy(before, mirror->payload, size);
    mirror_reset(vm, mirror);
    bool same = memcmp(before, mirror->payload, size) == 0;
    memcpy(mirror->payload, before, size);
    free(before);
    return same;
}

/* `position` is + 1; 0: no state has it yet, so that only what is there in every state may be there, as it
 * was made. */
static bool object_is_in_step(States *states, uint32_t position, Object *object)
{
    uint32_t id = object == NULL ? 0 : component_of_object(states->vm, &states->store->pool, object);
    if (object != NULL && id == 0 && object->class->is_mirror && !mirror_is_as_made(states->vm, object))
        return false;
    return id == (position == 0 ? 0 : states_present_id(states, position - 1));
}

static bool check_objects(States *states)
{
    Vm *vm = states->vm;
    char name[512];
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_peek(vm, slot);
        uint32_t position = store_known_position(states->store, (Item){ITEM_OBJECT, slot});
        if (object_is_in_step(states, position, object))
            continue;
        vm_fatal(vm, "state engine: object %u (%s) is not as its state says", slot,
                 object == NULL ? "gone" : class_external_name(object->class, name, sizeof name));
        return false;
    }
    return true;
}

/* What the components say of the choices and of errors, and what the live VM says. */
/* Does the outline say of each thread what the VM says? */
static bool threads_are_right(const Outline *outline, const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const ThreadComponent *thread = outline_thread(outline, i);
        if (outline_is_live(thread) != view_thread_is_live(vm, i)
            || outline_is_blocked(outline, thread) != view_thread_is_blocked(vm, i)
            || outline_is_enabled(outline, thread) != vm_thread_is_enabled(vm, i)
            || outline_has_work(outline, thread) != vm_thread_has_work(vm, i))
            return false;
    }
    return outline->live == view_live_threads(vm)
           && outline_blocked_threads(outline) == view_blocked_threads(vm)
           && outline_awaits_abstract_choice(outline) == view_awaits_abstract_choice(vm);
}

static bool outline_is_right(const States *states)
{
    Vm *vm = states->vm;
    Outline *outline = &states->ahead->outline;
    unsigned deadlocks = 1u << VIOLATION_DEADLOCK | 1u << VIOLATION_DAEMON_DEADLOCK;
    int count = vm_choice_count(vm);
    if (outline_choice_count(outline) != count)
        return false;
    for (int i = 0; i < count; i++) {
        Choice one = outline_choice(outline, i), other = vm_choice(vm, i);
        if (one.kind != other.kind || one.thread != other.thread || one.value != other.value
            || one.is_abstract != other.is_abstract)
            return false;
    }
    if (!threads_are_right(outline, vm))
        return false;
    return outline_may_be_wrong(outline) || vm_violation(vm, deadlocks).kind == VIOLATION_NONE;
}

bool states_check(States *states)
{
    Vm *vm = states->vm;
    states_refresh(states);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (thread_is_in_step(states, store_position(states->store, (Item){ITEM_THREAD, i}), vm->threads[i]))
            continue;
        vm_fatal(vm, "state engine: thread %u is not as its state says", i);
        return false;
    }
    if (states->trail != NULL && trail_hash_afresh(states->trail) != states->trail->hash) {
        vm_fatal(vm, "state engine: the hash of the present state is not that of its components");
        return false;
    }
    if (states->ahead != NULL && !vm->end.fatal.text[0] && !outline_is_right(states)) {
        vm_fatal(vm, "state engine: choices or threads are not what the components say");
        return false;
    }
    return check_objects(states) && collect_check(vm);
}

static void describe_item(const States *states, Item item, char *text, size_t size)
{
    char name[512];
    const Object *object = item.kind == ITEM_OBJECT ? object_peek(states->vm, item.number) : NULL;
    if (item.kind == ITEM_OBJECT)
        snprintf(text, size, "object %u (%s)", item.number,
                 object == NULL ? "gone" : class_external_name(object->class, name, sizeof name));
    else
        snprintf(text, size, item.kind == ITEM_THREAD ? "thread %u" : "how the program ends", item.number);
}

void states_describe_difference(States *states, StateNumber one, StateNumber other, char *text, size_t size)
{
    uint32_t count = states->store->item_count, *ids = memory_allocate(count * sizeof *ids), position = 0;
    states_enter(states, one);
    states_refresh(states);
    for (uint32_t i = 0; i < count; i++)
        ids[i] = vector_get(&states->vector, i);
    states_enter(states, other);
    states_refresh(states);
    while (position < count && ids[position] == vector_get(&states->vector, position))
        position++;
    if (position < count)
        describe_item(states, states->store->items[position], text, size);
    else
        snprintf(text, size, "nothing");
    free(ids);
}
