/* Commit and enter: from the live VM to a number and back; see states.h. */
#include "vm/states/states_view.h"

#include <assert.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "vm/execution/choices.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/collect.h"
#include "vm/memory/sharing.h"
#include "vm/memory/strings.h"
#include "vm/races/order_digest.h"
#include "vm/races/shadow.h"
#include "vm/states/components.h"

/* --- commit --- */

/* Into the vector. */
static void put_component(States *states, uint32_t position, uint32_t id)
{
    assert(position < __atomic_load_n(&states->store->item_count, __ATOMIC_RELAXED));
    assert_costly((id == 0 || pool_has(&states->store->pool, id)) && "every component is in the pool");
    uint32_t old = states_present_id(states, position);
    if (old == id)
        return;
    if (states->hasher != NULL) {
        states_note_change(states, position, old);
        states_note_hash(states, position, old, id);
    }
    if (states->trail != NULL)
        trail_put(states->trail, position, id);
    else
        vector_set(&states->vector, position, id);
    if (states->memory != NULL)
        states_note_write(states, position, old, id);
}

static void commit_objects(States *states)
{
    Vm *vm = states->vm;
    Heap *heap = &vm->heap;
    for (uint32_t i = 0; i < heap->dirty_count; i++) {
        Ref slot = heap->dirty[i];
        Object *object = object_peek(vm, slot);
        assert(object == NULL || object->slot == slot);
        put_component(states, store_position(states->store, (Item){ITEM_OBJECT, slot}),
                      object == NULL ? 0 : component_of_object(vm, &states->store->pool, object));
        if (object != NULL)
            object->flags = (uint16_t)((object->flags & ~(OBJECT_DIRTY | OBJECT_ASKED | OBJECT_PATCHED))
                                       | heap->kept_flags);
    }
    heap->dirty_count = 0;
}

static void commit_threads(States *states)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            put_component(states, store_position(states->store, (Item){ITEM_THREAD, i}),
                          component_of_thread(&states->store->pool, vm->threads[i]));
}

static void commit_vm(States *states)
{
    Vm *vm = states->vm;
    bool is_end = vm->end.exited || vm->end.ignored || vm->end.violation.kind != VIOLATION_NONE;
    VmComponent content;
    memset(&content, 0, sizeof content);
    content.exited = vm->end.exited, content.exit_status = vm->end.exit_status,
    content.ignored = vm->end.ignored;
    content.violation = vm->end.violation;
    content.clock = vm->time.clock;
    content.order = vm->observers.shadow != NULL ? order_digest(vm) : 0;
    put_component(states, store_vm_position(states->store),
                  is_end || vm->time.clock != 0 || content.order != 0
                      ? pool_intern(&states->store->pool, &content, sizeof content)
                      : 0);
}

/* Is nothing in the live VM noted as changed? */
static bool nothing_is_dirty(const Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL && object_peek(vm, slot)->flags & OBJECT_DIRTY)
            return false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            return false;
    return vm->heap.dirty_count == 0;
}

void states_take_in_changes(States *states)
{
    commit_objects(states);
    commit_threads(states);
    commit_vm(states);
    assert(states->vm->heap.dirty_count == 0);
    assert_costly(nothing_is_dirty(states->vm));
    assert_costly(states->has_foreign || sharing_is_closed(states->vm));
}

void states_take_in(States *states)
{
    collect_for_state(states->vm);
    states_take_in_changes(states);
}

StateNumber states_commit(States *states, bool *is_new)
{
    states_take_in(states);
    return states_keep(states, is_new);
}

/* Who is alone on a store sees the newest number last. */
static bool number_is_sound(const Pairs *roots, StateNumber state, bool is_new)
{
    return state < __atomic_load_n(&roots->count, __ATOMIC_RELAXED)
           && (!is_new || roots->stripes != NULL || state + 1 == roots->count);
}

StateNumber states_keep(States *states, bool *is_new)
{
    assert(states->vm->heap.dirty_count == 0 && "what has changed is taken in before");
    states->change_count = 0;
    StateNumber state = states->trail != NULL
                            ? trail_commit(states->trail, states->vm->heap.stack_holders, is_new)
                            : vector_commit(&states->vector, is_new);
    assert((states->trail != NULL || number_is_sound(&states->store->tree.roots, state, *is_new))
           && "new states are numbered densely, in the order of discovery");
    if (*is_new && states->trail == NULL)
        states->store->stack_holders[state] = states->vm->heap.stack_holders;
    if (states->vm->observers.shadow != NULL)
        shadow_commit(states->vm->observers.shadow, state, *is_new);
    states->present = state;
    states->has_present = true;
    return state;
}

/* --- entering --- */

void states_apply(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    States *states = context;
    Vm *vm = states->vm;
    if (states->hasher != NULL && states->ahead == NULL)
        states_note_hash(states, position, old, id);
    Item item = states->store->items[position];
    assert(old != id && (item.kind != ITEM_THREAD || item.number < vm->thread_count));
    switch (item.kind) {
    case ITEM_OBJECT: component_restore_object(vm, &states->store->pool, item.number, id); break;
    case ITEM_THREAD: component_restore_thread(vm, &states->store->pool, vm->threads[item.number], id); break;
    case ITEM_VM: {
        uint32_t size;
        VmComponent content =
            id == 0 ? (VmComponent){0} : *(const VmComponent *)pool_content(&states->store->pool, id, &size);
        vm->end.exited = content.exited;
        vm->end.exit_status = content.exit_status;
        vm->end.ignored = content.ignored;
        vm->end.violation = content.violation;
        vm->time.clock = content.clock;
        break;
    }
    default: assert(id == 0 && "an empty position stays empty");
    }
}

void states_make_what_is_named(States *states)
{
    Vm *vm = states->vm;
    Numbering *numbering = states->store->numbering;
    if (!threads_ensure(vm, numbering_thread_count(numbering)))
        memory_exhausted(THREAD_VALUES_MAX * sizeof(Value));
    for (uint32_t count = numbering_constant_count(numbering); vm->constants_made < count;
         vm->constants_made++) {
        SlotOrigin origin =
            numbering_slot_origin(numbering, numbering_constant(numbering, vm->constants_made));
        if (origin.kind == SLOT_MIRROR)
            vm_class_mirror(vm, vm->program->classes[origin.ordinal]);
        else
            string_constant(vm, origin.key, origin.ordinal, origin.wide);
    }
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++) /* as they were made they are in no component */
        object_peek(vm, vm->heap.dirty[i])->flags =
            (uint16_t)((object_peek(vm, vm->heap.dirty[i])->flags
                        & ~(OBJECT_DIRTY | OBJECT_ASKED | OBJECT_PATCHED))
                       | vm->heap.kept_flags);
    vm->heap.dirty_count = 0;
}

void states_arrived(States *states)
{
    states->vm->heap.dirty_count = 0;
    states->vm->heap.garbage_possible = false;
    vm_count_threads(states->vm);
    assert_costly(nothing_is_dirty(states->vm) && "what was restored is as its state says");
    assert_costly(states->has_foreign || sharing_is_closed(states->vm));
}

void states_enter(States *states, StateNumber state)
{
    assert(states->vm->heap.dirty_count == 0 && "commit before entering another state");
    if (states->vm->observers.shadow != NULL)
        shadow_enter(states->vm->observers.shadow, state);
    if (states->has_present && states->present == state)
        return;
    if (states->memory != NULL) {
        states_enter_ahead(states, state);
        return;
    }
    states_make_what_is_named(states);
    if (states->trail != NULL) {
        states->vm->heap.stack_holders = trail_enter(states->trail, state, states_apply, states);
    } else {
        states_foresee_hash(states, state);
        vector_enter(&states->vector, state, states_apply, states);
        states->hash_is_known = false;
        states->vm->heap.stack_holders = states->store->stack_holders[state];
    }
    states->present = state;
    states_arrived(states);
}

void states_enter_exactly(States *states, StateNumber state)
{
    Vm *vm = states->vm;
    const ComponentPool *pool = &states->store->pool;
    states_enter(states, state);
    states_refresh(states);
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        uint32_t place = store_known_position(states->store, (Item){ITEM_THREAD, i});
        if (place == 0)
            continue;
        component_restore_thread(vm, pool, vm->threads[i], 0);
        component_restore_thread(vm, pool, vm->threads[i], states_present_id(states, place - 1));
    }
    states_arrived(states);
}
