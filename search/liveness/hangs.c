/* Finds hangs among the states of a complete search.
 *
 * A state is fine if it has no choice that can be relied on, if the program may stay there, or if such a
 * choice leads to a fine state.  A hang is a component that nothing leaves and in which no state is fine.
 * Most states are found to be fine by following kept successors.  The others are expanded again, as far as
 * needed, and what is fine is carried backwards along their steps.  What is left leads to hangs alone: its
 * components that nothing leaves are the hangs. */
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

typedef enum Mark { MARK_NONE, MARK_FOLLOWED, MARK_FINE, MARK_DOUBTFUL } Mark;

typedef struct BackStep {
    StateNumber from, to;
    uint32_t next; /* another one to the same state + 1; 0: there is none */
} BackStep;

typedef struct Deciding {
    Hangs *hangs;
    Space *space;
    const Agents *agents;
    const Successors *successors;
    uint32_t state_count;
    uint8_t *marks;    /* by state */
    StateNumber *list; /* room for all states */
    BackStep *steps;
    uint32_t step_count, step_capacity;
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
    Mark mark = MARK_NONE;
    for (StateNumber at = state; mark == MARK_NONE;) {
        if (deciding->marks[at] != MARK_NONE) {
            mark = deciding->marks[at] == MARK_FINE ? MARK_FINE : MARK_DOUBTFUL;
            break;
        }
        deciding->list[length++] = at;
        deciding->marks[at] = MARK_FOLLOWED;
        StateNumber next = deciding->successors != NULL ? deciding->successors->highest[at] : 0;
        if (next == 0)
            mark = is_last(deciding, at) ? MARK_FINE : MARK_DOUBTFUL;
        else
            at = next - 1;
    }
    for (uint32_t i = 0; i < length; i++)
        deciding->marks[deciding->list[i]] = (uint8_t)mark;
}

static void add_step(Deciding *deciding, StateNumber from, StateNumber to)
{
    MEMORY_ROOM_FOR(deciding->steps, deciding->step_capacity, deciding->step_count);
    deciding->steps[deciding->step_count++] = (BackStep){.from = from, .to = to};
}

/* Takes the choices of a doubtful state until one leads to a fine state.  false: one leads to a state that
 * the search has not seen. */
static bool expand(Deciding *deciding, StateNumber state)
{
    Space *space = deciding->space;
    int count = space->enter(space, state);
    uint32_t before = deciding->step_count;
    if (hangs_permit(deciding->hangs)) {
        deciding->marks[state] = MARK_FINE;
        return true;
    }
    for (int choice = 0; choice < count; choice++) {
        bool is_new;
        if (!is_reliable(deciding, choice))
            continue;
        StateNumber to = space->take(space, choice, &is_new);
        if (to >= deciding->state_count)
            return false;
        if (deciding->marks[to] == MARK_FINE) {
            deciding->marks[state] = MARK_FINE;
            deciding->step_count = before;
            return true;
        }
        add_step(deciding, state, to);
        space_enter_again(space, state);
    }
    return true;
}

/* Carries what is fine backwards along the steps between states that were doubtful. */
static void carry_back(Deciding *deciding)
{
    uint32_t *first = memory_allocate(((size_t)deciding->state_count + 1) * sizeof *first), count = 0;
    for (uint32_t i = 0; i < deciding->step_count; i++) {
        BackStep *step = &deciding->steps[i];
        step->next = first[step->to];
        first[step->to] = i + 1;
    }
    for (StateNumber s = 0; s < deciding->state_count; s++)
        if (deciding->marks[s] == MARK_FINE && first[s] != 0)
            deciding->list[count++] = s;
    while (count > 0) {
        StateNumber state = deciding->list[--count];
        for (uint32_t i = first[state]; i != 0; i = deciding->steps[i - 1].next) {
            StateNumber from = deciding->steps[i - 1].from;
            if (deciding->marks[from] == MARK_FINE)
                continue;
            deciding->marks[from] = MARK_FINE;
            deciding->list[count++] = from;
        }
    }
    free(first);
}

/* --- components of what is left --- */

/* Steps by the state from which they lead: those of a state begin at first[state] and end at first[state +
 * 1].
 */
static uint32_t *find_first_steps(const Deciding *deciding)
{
    uint32_t *first = memory_allocate(((size_t)deciding->state_count + 1) * sizeof *first), at = 0;
    for (StateNumber s = 0; s <= deciding->state_count; s++) {
        first[s] = at;
        while (at < deciding->step_count && deciding->steps[at].from == s)
            at++;
    }
    assert(at == deciding->step_count && "steps lie in the order of the states from which they lead");
    return first;
}

typedef struct GatherLevel {
    StateNumber state;
    uint32_t step; /* the next one to be followed */
} GatherLevel;

typedef struct Gathering {
    Deciding *deciding;
    PathComponents *components;
    const uint32_t *first_steps;
    StateNumber *order_of; /* by state: 1 + how many were met before it; 0: it was not met */
    StateNumber *met;      /* in this order */
    uint32_t met_count;
    GatherLevel *levels;
    uint32_t depth;
} Gathering;

static void meet(Gathering *gathering, StateNumber state)
{
    path_components_enter(gathering->components, gathering->met_count);
    gathering->met[gathering->met_count++] = state;
    gathering->order_of[state] = gathering->met_count;
    gathering->levels[gathering->depth++] = (GatherLevel){state, gathering->first_steps[state]};
}

/* Of a component that nothing leaves and that was left now: all states met since its first one are its own.
 */
static StateNumber lowest_since(const Gathering *gathering, uint32_t first)
{
    StateNumber lowest = gathering->met[first];
    for (uint32_t i = first + 1; i < gathering->met_count; i++)
        lowest = gathering->met[i] < lowest ? gathering->met[i] : lowest;
    return lowest;
}

static void gather_from(Gathering *gathering, StateNumber start)
{
    const Deciding *deciding = gathering->deciding;
    meet(gathering, start);
    while (gathering->depth > 0) {
        GatherLevel *level = &gathering->levels[gathering->depth - 1];
        uint32_t order = gathering->order_of[level->state] - 1;
        if (level->step < gathering->first_steps[level->state + 1]) {
            StateNumber to = deciding->steps[level->step++].to;
            assert(deciding->marks[to] != MARK_FINE && "what leads to a fine state is fine");
            if (gathering->order_of[to] == 0)
                meet(gathering, to);
            else
                path_components_meet(gathering->components, gathering->order_of[to] - 1);
            continue;
        }
        gathering->depth--;
        if (path_components_leave(gathering->components, order) == COMPONENT_BOTTOM)
            hangs_add(deciding->hangs, lowest_since(gathering, order));
    }
}

static int compare_states(const void *a, const void *b)
{
    const StateNumber *left = a, *right = b;
    return (*left > *right) - (*left < *right);
}

static void gather_hangs(Deciding *deciding)
{
    size_t size = ((size_t)deciding->state_count + 1) * sizeof(StateNumber);
    uint32_t *first_steps = find_first_steps(deciding);
    Gathering gathering = {
        .deciding = deciding,
        .components = path_components_create(),
        .first_steps = first_steps,
        .order_of = memory_allocate(size),
        .met = deciding->list,
        .levels = memory_allocate(((size_t)deciding->state_count + 1) * sizeof *gathering.levels)};
    for (StateNumber s = 0; s < deciding->state_count; s++)
        if (deciding->marks[s] != MARK_FINE && gathering.order_of[s] == 0)
            gather_from(&gathering, s);
    Hangs *hangs = deciding->hangs;
    if (hangs->count > 0)
        qsort(hangs->found, hangs->count, sizeof *hangs->found, compare_states);
    path_components_destroy(gathering.components);
    free(gathering.order_of);
    free(gathering.levels);
    free(first_steps);
}

static bool decide(Deciding *deciding)
{
    bool is_doubtful = false;
    for (StateNumber s = 0; s < deciding->state_count; s++)
        if (deciding->marks[s] == MARK_NONE)
            follow(deciding, s);
    for (StateNumber s = 0; s < deciding->state_count; s++) {
        assert((deciding->marks[s] == MARK_FINE || deciding->marks[s] == MARK_DOUBTFUL)
               && "all are followed");
        if (deciding->marks[s] == MARK_FINE)
            continue;
        is_doubtful = true;
        if (!expand(deciding, s))
            return false;
    }
    if (is_doubtful) {
        carry_back(deciding);
        gather_hangs(deciding);
    }
    deciding->hangs->is_decided = true;
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
                         .marks = memory_allocate(state_count + 1),
                         .list = memory_allocate(((size_t)state_count + 1) * sizeof(StateNumber))};
    hangs->count = 0;
    bool is_decided = decide(&deciding);
    free(deciding.marks);
    free(deciding.list);
    free(deciding.steps);
    return is_decided;
}
