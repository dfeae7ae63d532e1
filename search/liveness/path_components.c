/* Three stacks: that of the search, which is not here; the states that are not done; and the roots, each the
 * first state of what is known to be one component so far. */
#include "search/path_components.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/record.h"

typedef struct Root {
    StateNumber first;
    bool is_left; /* by an edge to a state that is done */
    bool has_cycle;
    bool has_left_out; /* some choices were not taken */
} Root;

struct PathComponents {
    Bits done;
    StateNumber *waiting; /* not done, in the order of their numbers */
    uint32_t waiting_count, waiting_capacity;
    Root *roots;
    uint32_t root_count, root_capacity;
};

PathComponents *path_components_create(void) { return memory_allocate(sizeof(PathComponents)); }

void path_components_destroy(PathComponents *components)
{
    if (components == NULL)
        return;
    free(components->done.words);
    free(components->waiting);
    free(components->roots);
    free(components);
}

static Root *top(PathComponents *components) { return &components->roots[components->root_count - 1]; }

void path_components_enter(PathComponents *components, StateNumber state)
{
    assert((components->waiting_count == 0 || components->waiting[components->waiting_count - 1] < state)
           && "states are numbered in the order in which they are met");
    MEMORY_ROOM_FOR(components->waiting, components->waiting_capacity, components->waiting_count);
    MEMORY_ROOM_FOR(components->roots, components->root_capacity, components->root_count);
    components->waiting[components->waiting_count++] = state;
    components->roots[components->root_count++] = (Root){.first = state};
}

void path_components_pass(PathComponents *components, StateNumber state)
{
    bits_set(&components->done, state);
    if (components->root_count > 0)
        top(components)->is_left = true;
}

void path_components_meet(PathComponents *components, StateNumber state)
{
    assert(components->root_count > 0 && "a step comes from a state on the stack");
    if (bits_has(&components->done, state)) {
        top(components)->is_left = true;
        return;
    }
    bool is_left = false, has_left_out = false;
    for (; top(components)->first > state; components->root_count--) {
        is_left |= top(components)->is_left;
        has_left_out |= top(components)->has_left_out;
    }
    top(components)->is_left |= is_left;
    top(components)->has_left_out |= has_left_out;
    top(components)->has_cycle = true;
}

void path_components_leave_out(PathComponents *components) { top(components)->has_left_out = true; }

bool path_components_may_be_bottom(const PathComponents *components, StateNumber state)
{
    const Root *root = &components->roots[components->root_count - 1];
    return root->first == state && !root->is_left;
}

void path_components_give_up(PathComponents *components)
{
    while (components->waiting_count > 0)
        bits_set(&components->done, components->waiting[--components->waiting_count]);
    components->root_count = 0;
}

PathComponent path_components_leave(PathComponents *components, StateNumber state)
{
    assert(components->root_count > 0 && top(components)->first <= state);
    if (top(components)->first != state)
        return COMPONENT_OPEN;
    Root root = components->roots[--components->root_count];
    do {
        assert(components->waiting_count > 0 && "the root itself waits");
        bits_set(&components->done, components->waiting[--components->waiting_count]);
    } while (components->waiting[components->waiting_count] != state);
    if (components->root_count > 0)
        top(components)->is_left = true;
    if (!root.is_left)
        return root.has_left_out ? COMPONENT_UNTOLD : COMPONENT_BOTTOM;
    return root.has_cycle ? COMPONENT_CYCLE : COMPONENT_SINGLE;
}
