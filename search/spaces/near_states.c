/* Keeps the states near one of them in a list, with an open-addressing table over it. */
#include "search/spaces/near_states.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

typedef struct NearState {
    StateNumber state;
    uint32_t parent, depth;
    uint16_t choice;
} NearState;

struct NearStates {
    NearState *entries;
    uint32_t count, capacity;
    uint32_t *table; /* index + 1; 0: empty.  A power of two, at most half full */
    uint32_t mask;
};

static uint32_t *place_of(const NearStates *near, StateNumber state)
{
    uint32_t at = state * 2654435761u & near->mask;
    while (near->table[at] != 0 && near->entries[near->table[at] - 1].state != state)
        at = (at + 1) & near->mask;
    return &near->table[at];
}

static void grow(NearStates *near)
{
    near->capacity = near->capacity ? 2 * near->capacity : 512;
    near->entries = memory_resize(near->entries, near->capacity * sizeof(NearState));
    free(near->table);
    near->mask = 2 * near->capacity - 1;
    near->table = memory_allocate(2 * (size_t)near->capacity * sizeof(uint32_t));
    for (uint32_t i = 0; i < near->count; i++)
        *place_of(near, near->entries[i].state) = i + 1;
}

static uint32_t append(NearStates *near, NearState entry)
{
    if (near->count == near->capacity)
        grow(near);
    assert(*place_of(near, entry.state) == 0 && "each state once");
    assert(near->count == 0 || entry.depth == near->entries[entry.parent].depth + 1);
    near->entries[near->count] = entry;
    *place_of(near, entry.state) = near->count + 1;
    return near->count++;
}

NearStates *near_states_create(StateNumber first)
{
    NearStates *near = memory_allocate(sizeof *near);
    append(near, (NearState){.state = first});
    return near;
}

void near_states_destroy(NearStates *near)
{
    free(near->entries);
    free(near->table);
    free(near);
}

uint32_t near_states_find(const NearStates *near, StateNumber state)
{
    uint32_t found = *place_of(near, state);
    return found == 0 ? NO_STATE : found - 1;
}

uint32_t near_states_add(NearStates *near, StateNumber state, uint32_t parent, int choice)
{
    if (near_states_find(near, state) != NO_STATE)
        return NO_STATE;
    return append(near, (NearState){state, parent, near->entries[parent].depth + 1, (uint16_t)choice});
}

uint32_t near_states_count(const NearStates *near) { return near->count; }
StateNumber near_states_at(const NearStates *near, uint32_t index) { return near->entries[index].state; }
uint32_t near_states_depth(const NearStates *near, uint32_t index) { return near->entries[index].depth; }

void near_states_path(const NearStates *near, uint32_t index, uint16_t *choices)
{
    assert(index < near->count);
    for (; index != 0; index = near->entries[index].parent)
        choices[near->entries[index].depth - 1] = near->entries[index].choice;
}
