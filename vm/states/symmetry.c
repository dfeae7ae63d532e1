/* Looks at states, one after the other: see symmetry.h. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum {
    TRIAL = 2000,    /* states after which */
    TRIAL_SHARE = 50 /* one in so many must have been merged, or no more are looked at */
};

bool symmetry_omits(const Symmetry *symmetry, const char *what)
{
    return symmetry->omitted != NULL && strcmp(symmetry->omitted, what) == 0;
}

const char *symmetry_omitted(const Symmetry *symmetry) { return symmetry->omitted; }

Symmetry *symmetry_create(Vm *vm, Store *store, const Vector *vector, const char *omitted)
{
    Symmetry *symmetry = memory_allocate(sizeof *symmetry);
    symmetry->omitted = omitted;
    symmetry->vm = vm;
    symmetry->store = store;
    symmetry->present = vector;
    symmetry->fields = (JoinFields){vm_field_offset(vm->program->thread, "phase", "I"),
                                    vm_field_offset(vm->program->thread, "number", "I"),
                                    vm_field_offset(vm->program->thread, "joiner", "I"),
                                    vm_field_offset(vm->program->thread, "joins", "I")};
    symmetry->mentions = mentions_create(vm, store);
    symmetry->joins = join_finder_create(vm, store, vector);
    pool_create(&symmetry->pool);
    tree_create(&symmetry->tree);
    vector_create(&symmetry->vector, &symmetry->tree, HOT_BITS_MAX);
    symmetry->absent = pool_intern(&symmetry->pool, "", 1);
    return symmetry;
}

void symmetry_destroy(Symmetry *symmetry)
{
    mentions_destroy(symmetry->mentions);
    join_finder_destroy(symmetry->joins);
    free(symmetry->next);
    free(symmetry->replaced);
    vector_destroy(&symmetry->vector);
    tree_destroy(&symmetry->tree);
    pool_destroy(&symmetry->pool);
    free(symmetry->fixed.places);
    free(symmetry->moving.places);
    free(symmetry->threads.places);
    free(symmetry->set);
    free(symmetry->put_in);
    free(symmetry->known);
    free(symmetry->first);
    free(symmetry->nodes);
    free(symmetry->edges);
    free(symmetry->order);
    free(symmetry->queue);
    free(symmetry->slot_nodes);
    free(symmetry->thread_nodes);
    free(symmetry->frames);
    free(symmetry);
}

size_t symmetry_bytes(const Symmetry *symmetry)
{
    return mentions_bytes(symmetry->mentions) + pool_bytes(&symmetry->pool) + tree_bytes(&symmetry->tree)
           + (symmetry->known_capacity + symmetry->first_capacity) * sizeof(StateNumber);
}

/* --- looking --- */

StateNumber symmetry_known(const Symmetry *symmetry, StateNumber state)
{
    uint32_t known = state < symmetry->known_capacity ? symmetry->known[state] : 0;
    return known == 0 ? state : known - 1;
}

StateNumber symmetry_look(Symmetry *symmetry, StateNumber state)
{
    bool is_first;
    if (symmetry->round >= TRIAL && symmetry->merged < TRIAL / TRIAL_SHARE)
        return state; /* it does not pay */
    symmetry->round++;
    mentions_begin(symmetry->mentions);
    if (!symmetry_build_graph(symmetry))
        return state;
    symmetry_order_threads(symmetry);
    symmetry_name_all(symmetry);
    symmetry_put_nodes(symmetry);
    symmetry_put_absent(symmetry);
    symmetry_clear_others(symmetry);
    symmetry->has_first = true;
    StateNumber contents = vector_commit(&symmetry->vector, &is_first);
    MEMORY_ROOM_FOR(symmetry->first, symmetry->first_capacity, contents);
    MEMORY_ROOM_FOR(symmetry->known, symmetry->known_capacity, state);
    if (is_first)
        symmetry->first[contents] = state;
    symmetry->known[state] = symmetry->first[contents] + 1;
    symmetry->merged += !is_first;
    return symmetry->first[contents];
}
