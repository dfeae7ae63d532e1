/* Canonical contents: a vector in a tree of its own.  What is as in the first state has no position, since
 * most of a state never changes. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static void put_at(Symmetry *symmetry, uint32_t position, uint32_t id)
{
    MEMORY_ROOM_FOR(symmetry->put_in, symmetry->put_capacity, position);
    symmetry->put_in[position] = symmetry->round;
    uint32_t old = vector_get(&symmetry->vector, position);
    if (old == id)
        return;
    if (old == 0) {
        MEMORY_ROOM_FOR(symmetry->set, symmetry->set_capacity, symmetry->set_count);
        symmetry->set[symmetry->set_count++] = position;
    }
    vector_set(&symmetry->vector, position, id);
}

void symmetry_put(Symmetry *symmetry, ContentsPlace *place, uint32_t id)
{
    place->round = symmetry->round;
    if (!symmetry->has_first)
        place->base = id;
    if (id == place->base)
        return;
    if (place->position == 0)
        place->position = ++symmetry->position_count;
    put_at(symmetry, place->position - 1, id);
}

ContentsPlace *symmetry_place(ContentsTable *table, uint32_t number)
{
    MEMORY_ROOM_FOR(table->places, table->capacity, number);
    if (number >= table->count)
        table->count = number + 1;
    return &table->places[number];
}

static void put_absent(Symmetry *symmetry, ContentsTable *table)
{
    for (uint32_t i = 0; i < table->count; i++)
        if (table->places[i].base != 0 && table->places[i].round != symmetry->round)
            symmetry_put(symmetry, &table->places[i], symmetry->absent);
}

/* What was not put in this round goes back to what it was in the first state. */
void symmetry_clear_others(Symmetry *symmetry)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < symmetry->set_count; i++) {
        uint32_t position = symmetry->set[i];
        if (symmetry->put_in[position] == symmetry->round)
            symmetry->set[kept++] = position;
        else
            vector_set(&symmetry->vector, position, 0);
    }
    symmetry->set_count = kept;
}

uint32_t symmetry_plain_id(Symmetry *symmetry, ComponentKind kind, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, kind, component);
    assert(template->count == 0);
    if (template->plain != 0)
        return template->plain - 1;
    uint32_t size = template->size;
    uint32_t id = pool_intern(&symmetry->pool, mentions_bytes_of(symmetry->mentions, kind, component), size);
    mentions_set_plain(symmetry->mentions, component, id + 1);
    return id;
}

void symmetry_put_absent(Symmetry *symmetry)
{
    put_absent(symmetry, &symmetry->fixed);
    put_absent(symmetry, &symmetry->moving);
    put_absent(symmetry, &symmetry->threads);
    if (symmetry->end.base != 0 && symmetry->end.round != symmetry->round)
        symmetry_put(symmetry, &symmetry->end, symmetry->absent);
}
