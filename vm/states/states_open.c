/* Making, laying out, measuring and freeing views of states; see states.h. */
#include "vm/execution/exclusive.h"
#include "vm/states/states_view.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/forest.h"
#include "vm/races/shadow.h"
#include "vm/states/layout_learning.h"
#include "vm/states/symmetry.h"

/* --- making and freeing --- */

/* A class initializer runs once, so what it makes needs no name of the thread that happens to run it. */
static bool runs_once(const Method *method) { return strcmp(method->name, "<clinit>") == 0; }

static void find_site(void *owner, AllocationSite *site)
{
    const Vm *vm = owner;
    const Thread *thread = vm->thread;
    if (thread == NULL || !thread_has_frames(thread))
        return;
    site->thread = runs_once(thread->frame->method) ? 0 : thread->number + 1;
    site->method = thread->frame->method->id;
    site->instruction = (uint32_t)(thread->frame->pc - thread->frame->method->code->insns);
    site->native = vm->native != NULL ? vm->native->id + 1 : 0;
}

static States *open_view(Vm *vm, Store *store)
{
    assert(vm->heap.allocation_sites == NULL && vm->heap.slot_count == 1 && "a fresh VM");
    States *states = memory_allocate(sizeof *states);
    states->vm = vm;
    states->store = store;
    vector_create(&states->vector, &store->tree, store->hot_bits);
    vm->numbering = store->numbering;
    vm->exclusion = store->exclusion;
    vm->heap.allocation_sites = allocation_sites_create(store->numbering);
    vm->heap.forest = forest_create();
    vm->heap.find_site = find_site;
    vm->heap.site_owner = vm;
    return states;
}

States *states_create(Vm *vm)
{
    Store *store = store_create(numbering_create(), NULL, vm->options.constant_hash);
    if (exclusive_may_be_assumed(vm))
        store->exclusion =
            exclusion_create(store->numbering, exclusive_group_name, vm->program, vm->options.taken_back);
    if (store->exclusion != NULL && vm->options.symmetric)
        exclusion_ignore_names(store->exclusion);
    if (store->exclusion != NULL && vm->options.assumptions == ASSUME_AS_TOLD)
        exclusion_fix(store->exclusion);
    States *states = open_view(vm, store);
    states->owns_store = true;
    return states;
}

States *states_create_trail(Vm *vm, bool matching)
{
    States *states = states_create(vm);
    states->trail = memory_allocate(sizeof *states->trail);
    trail_create(states->trail, &states->vector, matching);
    return states;
}

States *states_join(Vm *vm, States *other)
{
    vm->checking = true;
    return open_view(vm, other->store);
}

void states_make_concurrent(States *states) { store_make_concurrent(states->store); }

/* --- states that differ by names --- */

void states_merge_symmetric(States *states, const char *omitted)
{
    assert(states->trail == NULL && states->symmetry == NULL && states->has_present);
    states->symmetry = symmetry_create(states->vm, states->store, &states->vector, omitted);
    symmetry_look(states->symmetry, states->present);
}

void states_stop_merging(States *states)
{
    if (states->symmetry != NULL)
        symmetry_destroy(states->symmetry);
    states->symmetry = NULL;
}

StateNumber states_stand_in(States *states, StateNumber state, bool *is_new)
{
    if (states->symmetry == NULL)
        return state;
    StateNumber other =
        *is_new ? symmetry_look(states->symmetry, state) : symmetry_known(states->symmetry, state);
    *is_new &= other == state;
    return other;
}

static void close_view(States *states)
{
    states_forget_steps(states);
    vector_destroy(&states->vector);
    if (states->hasher != NULL)
        canonical_destroy(states->hasher);
    free(states->changes);
    free(states->weights);
}

void states_destroy(States *states)
{
    states_stop_merging(states);
    close_view(states);
    if (states->trail != NULL)
        trail_destroy(states->trail);
    free(states->trail);
    if (states->owns_store)
        store_destroy(states->store);
    free(states);
}

/* --- figures --- */

bool states_are_exact(const States *states) { return states->trail == NULL; }

/* The birthday bound: n hashes make n * (n - 1) / 2 pairs, each equal with probability 2^-64. */
double states_omission_odds(const States *states)
{
    if (states->trail == NULL || !states->trail->matching)
        return 0;
    double count = states->trail->states;
    return -expm1(-ldexp(count * (count - 1), -65));
}

StateFigures states_figures(const States *states)
{
    const Store *store = states->store;
    if (states->trail != NULL)
        return (StateFigures){states->trail->states, 0, store->pool.count,
                              trail_bytes(states->trail) + pool_bytes(&store->pool)};
    size_t shadow = states->vm->observers.shadow != NULL ? shadow_bytes(states->vm->observers.shadow) : 0;
    size_t symmetry = states->symmetry != NULL ? symmetry_bytes(states->symmetry) : 0;
    return (StateFigures){store->tree.roots.count, store->tree.nodes.count, store->pool.count,
                          store_bytes(store) + shadow + symmetry};
}

/* --- laying out --- */

/* Everything that lives will be part of the next commit. */
static void note_everything(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL && !(object_peek(vm, slot)->flags & OBJECT_DIRTY))
            heap_note_dirty(&vm->heap, object_peek(vm, slot));
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        vm->threads[i]->frame_id_count = 0;
        vm->threads[i]->component_id = 0;
        vm->threads[i]->ran = true;
        vm->threads[i]->low = vm->threads[i]->frames;
    }
}

static void ignore_change(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)context, (void)position, (void)old, (void)id;
}

void states_lay_out(States *states, StateNumber first)
{
    Layout layout = {0};
    StateNumber present = states->present;
    states_refresh(states);
    assert(states->trail == NULL && states->hasher == NULL && states->vm->heap.dirty_count == 0);
    assert(states->has_present && present < first && "the present state is kept");
    learn_layout(states->store, &states->vector, first, &layout);
    uint32_t *places = store_move(states->store, &layout, first, states->vm->options.constant_hash);
    vector_destroy(&states->vector);
    vector_create(&states->vector, &states->store->tree, states->store->hot_bits);
    vector_enter(&states->vector, present, ignore_change, NULL);
    states_move_steps(states, places);
    free(places);
}

void states_rearrange(States *states, StateNumber first)
{
    Vm *vm = states->vm;
    Layout layout = {0};
    bool is_new, merges = states->symmetry != NULL;
    const char *omitted = merges ? symmetry_omitted(states->symmetry) : NULL;
    assert(states->trail == NULL && states->hasher == NULL
           && "a trail has no layout, and a hasher knows components by their numbers");
    states_enter(states, 0);
    states_stop_merging(states);
    learn_layout(states->store, &states->vector, first,
                 &layout); /* leaves the vector elsewhere: it is made anew */
    forest_reset(vm);
    close_view(states);
    store_lay_out(states->store, &layout, vm->options.constant_hash);
    *states = (States){.vm = vm, .store = states->store, .owns_store = states->owns_store};
    vector_create(&states->vector, &states->store->tree, states->store->hot_bits);
    if (vm->observers.shadow != NULL)
        shadow_rearrange(vm->observers.shadow);
    note_everything(vm);
    StateNumber state = states_commit(states, &is_new);
    if (merges)
        states_merge_symmetric(states, omitted);
    assert(state == 0 && is_new && "the first state stays number 0");
    (void)state;
}
