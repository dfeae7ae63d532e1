/* Finds hangs among the states of a complete search.
 *
 * Following the kept successors from a state leads to a last state, which is fine, or round and round.  So
 * the states fall apart into those that are fine and the basins of the places where one goes round.  A hang
 * is a component that nothing leaves: it has such a place in it.  From one state of each such place the
 * states are explored again, depth first, until a step leads to a fine state: then the way to it is fine, and
 * so is the basin.  What is left without such a step, and nothing leaves it, is a hang. */
#include "search/hangs.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/path_components.h"
#include "search/successors.h"

void hangs_add(Hangs *hangs, StateNumber state)
{
    MEMORY_ROOM_FOR(hangs->found, hangs->capacity, hangs->count);
    hangs->found[hangs->count++] = state;
}

bool hangs_add_cycle(Hangs *hangs, StateNumber state)
{
    if (hangs->cycle_count == CYCLES_MAX)
        return false;
    hangs->cycles[hangs->cycle_count++] = state;
    return true;
}

void hangs_free(Hangs *hangs)
{
    free(hangs->found);
    *hangs = (Hangs){0};
}

/* What is known of a state: nothing, that it is being followed, that it is fine (it leads to a last state, or
 * the program may stay there), or the state to which following leads, + BASIN. */
enum { NOT_KNOWN, FOLLOWED, FINE, BASIN };

/* On the stack of an exploration. */
typedef struct HangLevel {
    StateNumber state;
    int next, count; /* choices */
} HangLevel;

typedef struct Deciding {
    Hangs *hangs;
    Space *space;
    const Agents *agents;
    const Successors *successors;
    uint32_t state_count;
    uint32_t *basin;   /* by state */
    StateNumber *list; /* those that are followed; then those that are explored, in the order in which they
                          are met */
    StateNumber *order_of; /* by state: 1 + how many were explored before it; 0: it was not */
    uint32_t met_count;
    PathComponents *components; /* of these, by their order */
    HangLevel *levels;
    uint32_t depth, level_capacity;
    StateNumber *roots; /* of the basins */
    uint32_t root_count, root_capacity;
} Deciding;

static bool is_reliable(const Deciding *deciding, int choice)
{
    return deciding->agents == NULL || deciding->agents->is_reliable(deciding->agents->self, choice);
}

/* A state without a kept successor: has it no choice to rely on? */
static bool is_last(Deciding *deciding, StateNumber state)
{
    Space *space = deciding->space;
    int count = space->enter(space, state);
    for (int choice = 0; choice < count; choice++)
        if (is_reliable(deciding, choice))
            return false;
    if (count == 0 && !deciding->hangs->has_end)
        deciding->hangs->has_end = space_has_ended(space);
    return true;
}

/* Follows successors from a state on, to one that is known, that has none, or that was met on the way. */
static void follow(Deciding *deciding, StateNumber state)
{
    uint32_t length = 0;
    StateNumber at = state;
    uint32_t basin = NOT_KNOWN;
    while (basin == NOT_KNOWN) {
        bool is_round = deciding->basin[at] == FOLLOWED;
        StateNumber next = deciding->successors != NULL ? deciding->successors->highest[at] : 0;
        if (!is_round && deciding->basin[at] != NOT_KNOWN) {
            basin = deciding->basin[at];
            break;
        }
        if (!is_round) {
            deciding->list[length++] = at;
            deciding->basin[at] = FOLLOWED;
        }
        if (!is_round && next == 0 && is_last(deciding, at)) {
            basin = FINE;
        } else if (is_round || next == 0) {
            basin = at + BASIN;
            MEMORY_ROOM_FOR(deciding->roots, deciding->root_capacity, deciding->root_count);
            deciding->roots[deciding->root_count++] = at;
        } else {
            at = next - 1;
        }
    }
    for (uint32_t i = 0; i < length; i++)
        deciding->basin[deciding->list[i]] = basin;
}

static bool is_fine(const Deciding *deciding, StateNumber state)
{
    uint32_t basin = deciding->basin[state];
    assert(basin >= FINE && "all states were followed");
    return basin == FINE || deciding->basin[basin - BASIN] == FINE;
}

/* --- exploring from where one goes round --- */

/* The present state.  false: the program may stay there. */
static bool begin_level(Deciding *deciding, StateNumber state, int count)
{
    if (hangs_permit(deciding->hangs))
        return false;
    MEMORY_ROOM_FOR(deciding->levels, deciding->level_capacity, deciding->depth);
    deciding->levels[deciding->depth++] = (HangLevel){state, 0, count};
    path_components_enter(deciding->components, deciding->met_count);
    deciding->list[deciding->met_count++] = state;
    deciding->order_of[state] = deciding->met_count;
    return true;
}

/* Of a component that nothing leaves and that was left now: all states met since its first one are its own.
 */
static StateNumber lowest_since(const Deciding *deciding, uint32_t first)
{
    StateNumber lowest = deciding->list[first];
    for (uint32_t i = first + 1; i < deciding->met_count; i++)
        lowest = deciding->list[i] < lowest ? deciding->list[i] : lowest;
    return lowest;
}

static void end_level(Deciding *deciding)
{
    uint32_t order = deciding->order_of[deciding->levels[--deciding->depth].state] - 1;
    if (path_components_leave(deciding->components, order) == COMPONENT_BOTTOM)
        hangs_add(deciding->hangs, lowest_since(deciding, order));
}

/* All states of the way are fine.  What else was met and is not done is not looked at again: it leads to the
 * way, so it is no part of a hang. */
static void end_exploration(Deciding *deciding)
{
    for (; deciding->depth > 0; deciding->depth--)
        deciding->basin[deciding->levels[deciding->depth - 1].state] = FINE;
    path_components_give_up(deciding->components);
}

/* false: a choice leads to a state that the search has not seen. */
static bool explore(Deciding *deciding, StateNumber root)
{
    Space *space = deciding->space;
    StateNumber present = root;
    if (!begin_level(deciding, root, space->enter(space, root)))
        deciding->basin[root] = FINE;
    while (deciding->depth > 0) {
        HangLevel *level = &deciding->levels[deciding->depth - 1];
        bool is_new;
        if (level->next == level->count) {
            end_level(deciding);
            continue;
        }
        if (present != level->state)
            space_enter_again(space, present = level->state);
        int choice = level->next++;
        if (!is_reliable(deciding, choice))
            continue;
        present = space->take(space, choice, &is_new);
        if (present >= deciding->state_count)
            return false;
        if (deciding->order_of[present] != 0 && !is_fine(deciding, present))
            path_components_meet(deciding->components, deciding->order_of[present] - 1);
        else if (is_fine(deciding, present) || !begin_level(deciding, present, space->choices(space)))
            end_exploration(deciding);
    }
    return true;
}

static int compare_states(const void *a, const void *b)
{
    const StateNumber *left = a, *right = b;
    return (*left > *right) - (*left < *right);
}

/* A program that never ends has no hangs. */
static bool decide(Deciding *deciding)
{
    Hangs *hangs = deciding->hangs;
    for (StateNumber s = 0; s < deciding->state_count; s++)
        if (deciding->basin[s] == NOT_KNOWN)
            follow(deciding, s);
    for (uint32_t i = deciding->root_count; i-- > 0 && hangs->has_end;) {
        StateNumber root = deciding->roots[i];
        if (deciding->order_of[root] == 0 && !is_fine(deciding, root) && !explore(deciding, root))
            return false;
    }
    if (hangs->count > 0)
        qsort(hangs->found, hangs->count, sizeof *hangs->found, compare_states);
    hangs->is_decided = true;
    return true;
}

bool hangs_decide(Hangs *hangs, Space *space, const Agents *agents, const Successors *successors,
                  uint32_t state_count)
{
    Deciding deciding = {.hangs = hangs,
                         .space = space,
                         .agents = agents,
                         .successors = successors,
                         .state_count = state_count,
                         .basin = memory_allocate(((size_t)state_count + 1) * sizeof(uint32_t)),
                         .list = memory_allocate(((size_t)state_count + 1) * sizeof(StateNumber)),
                         .order_of = memory_allocate(((size_t)state_count + 1) * sizeof(StateNumber)),
                         .components = path_components_create()};
    hangs->count = 0;
    bool is_decided = state_count < UINT32_MAX - BASIN && decide(&deciding);
    path_components_destroy(deciding.components);
    free(deciding.basin);
    free(deciding.list);
    free(deciding.order_of);
    free(deciding.levels);
    free(deciding.roots);
    return is_decided;
}
