/* Commit and enter: from the live VM to a number and back; see states.h. */
#include "vm/states/states_view.h"

#include <assert.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/choices.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/collect.h"
#include "vm/memory/strings.h"
#include "vm/races/order_digest.h"
#include "vm/races/shadow.h"
#include "vm/states/components.h"

/* --- commit
 * ---------------------------------------------------------------------------------------------------------
 */

static void put(States *states, uint32_t position, uint32_t id)
{
    uint32_t old = states_present_id(states, position);
    if (old == id)
        return;
    if (states->canon != NULL)
        states_note_change(states, position, old, id);
    if (states->trail != NULL)
        trail_put(states->trail, position, id);
    else
        vector_set(&states->vector, position, id);
}

static void commit_objects(States *states)
{
    Vm *vm = states->vm;
    Heap *heap = &vm->heap;
    for (uint32_t i = 0; i < heap->dirty_count; i++) {
        Ref slot = heap->dirty[i];
        Object *object = object_at(vm, slot);
        put(states, store_position(states->store, (Item){ITEM_OBJECT, slot}),
            object == NULL ? 0 : image_object(vm, &states->store->pool, object));
        if (object != NULL)
            object->flags &= (uint8_t)~OBJECT_DIRTY;
    }
    heap->dirty_count = 0;
}

static void commit_threads(States *states)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            put(states, store_position(states->store, (Item){ITEM_THREAD, i}),
                image_thread(&states->store->pool, vm->threads[i]));
}

static void commit_vm(States *states)
{
    Vm *vm = states->vm;
    bool is_end = vm->end.exited || vm->end.ignored || vm->end.violation.kind != VIOLATION_NONE;
    VmImage image;
    memset(&image, 0, sizeof image);
    image.exited = vm->end.exited, image.exit_status = vm->end.exit_status, image.ignored = vm->end.ignored;
    image.violation = vm->end.violation;
    image.clock = vm->time.clock;
    image.order = vm->observers.shadow != NULL ? order_digest(vm) : 0;
    put(states, store_vm_position(states->store),
        is_end || vm->time.clock != 0 || image.order != 0
            ? pool_intern(&states->store->pool, &image, sizeof image)
            : 0);
}

void states_take_in(States *states)
{
    collect_for_state(states->vm);
    commit_objects(states);
    commit_threads(states);
    commit_vm(states);
}

StateId states_commit(States *states, bool *is_new)
{
    states_take_in(states);
    return states_keep(states, is_new);
}

StateId states_keep(States *states, bool *is_new)
{
    states->change_count = 0;
    StateId state = states->trail != NULL ? trail_commit(states->trail, states->vm->heap.watch, is_new)
                                          : vector_commit(&states->vector, is_new);
    if (*is_new && states->trail == NULL)
        states->store->facts[state] = states->vm->heap.watch;
    if (states->vm->observers.shadow != NULL)
        shadow_commit(states->vm->observers.shadow, state, *is_new);
    states->present = state;
    states->has_present = true;
    return state;
}

/* --- entering
 * ------------------------------------------------------------------------------------------------------- */

void states_apply(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    States *states = context;
    Vm *vm = states->vm;
    if (states->canon != NULL && !states->hash_is_known)
        states_note_hash(states, position, old, id);
    Item item = states->store->items[position];
    switch (item.kind) {
    case ITEM_OBJECT: image_restore_object(vm, &states->store->pool, item.number, id); break;
    case ITEM_THREAD: image_restore_thread(vm, &states->store->pool, vm->threads[item.number], id); break;
    case ITEM_VM: {
        uint32_t size;
        VmImage image =
            id == 0 ? (VmImage){0} : *(const VmImage *)pool_content(&states->store->pool, id, &size);
        vm->end.exited = image.exited;
        vm->end.exit_status = image.exit_status;
        vm->end.ignored = image.ignored;
        vm->end.violation = image.violation;
        vm->time.clock = image.clock;
        break;
    }
    default: assert(id == 0 && "an empty position stays empty");
    }
}

/* What another VM has given a name to, this one may lack. */
static void make_what_is_named(States *states)
{
    Vm *vm = states->vm;
    Names *names = states->store->names;
    if (!threads_ensure(vm, names_thread_count(names)))
        memory_exhausted(THREAD_VALUES_MAX * sizeof(Value));
    for (uint32_t count = names_constant_count(names); vm->constants_made < count; vm->constants_made++) {
        SlotName name = names_of_slot(names, names_constant(names, vm->constants_made));
        if (name.kind == SLOT_MIRROR)
            vm_class_mirror(vm, vm->program->classes[name.ordinal]);
        else
            string_constant(vm, name.origin, name.ordinal, name.wide);
    }
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++) /* as they are made they are in no image */
        object_at(vm, vm->heap.dirty[i])->flags &= (uint8_t)~OBJECT_DIRTY;
    vm->heap.dirty_count = 0;
}

void states_arrived(States *states)
{
    states->vm->heap.dirty_count = 0;
    states->vm->heap.garbage_possible = false;
    vm_count_threads(states->vm);
}

void states_enter(States *states, StateId state)
{
    assert(states->vm->heap.dirty_count == 0 && "commit before entering another state");
    if (states->vm->observers.shadow != NULL)
        shadow_enter(states->vm->observers.shadow, state);
    if (states->has_present && states->present == state)
        return;
    make_what_is_named(states);
    if (states->trail != NULL) {
        states->vm->heap.watch = trail_enter(states->trail, state, states_apply, states);
    } else {
        states_foresee_hash(states, state);
        vector_enter(&states->vector, state, states_apply, states);
        states->hash_is_known = false;
        states->vm->heap.watch = states->store->facts[state];
    }
    states->present = state;
    states_arrived(states);
}
