/* Finds stuck agents on the graph of all states.
 *
 * An agent is fine in a state if it can act there, has nothing left to do there, or if a step that can be
 * relied on leads from there to a state in which it is fine: that is found backwards, agent by agent.  In
 * every other state it is stuck. */
#include "search/stuck.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* The numbers of steps, grouped by the state at one of their ends: those of state s are order[first[s]] to
 * order[first[s + 1] - 1]. */
typedef struct Grouped {
    uint64_t *first, *order;
} Grouped;

static Grouped group(const GraphRecord *record, const StateNumber *end)
{
    Grouped grouped = {memory_allocate((record->state_count + 2) * sizeof(uint64_t)),
                       memory_allocate((record->step_count + 1) * sizeof(uint64_t))};
    uint64_t *next =
        grouped.first + 1; /* first[s + 1] serves as the next free place of s while they are filled in */
    for (uint64_t i = 0; i < record->step_count; i++) {
        assert(end[i] < record->state_count && "steps are between states seen");
        if (end[i] + 1 < record->state_count)
            next[end[i] + 1]++;
    }
    for (uint32_t s = 1; s < record->state_count; s++)
        next[s] += next[s - 1];
    for (uint64_t i = 0; i < record->step_count; i++)
        grouped.order[next[end[i]]++] = i;
    return grouped;
}

static void free_grouped(Grouped *grouped)
{
    free(grouped->first);
    free(grouped->order);
}

typedef struct Work {
    StateNumber *list;
    uint32_t count;
} Work;

static void add_fine(Bits *fine, Work *work, StateNumber state)
{
    if (bits_has(fine, state))
        return;
    bits_set(fine, state);
    assert(state != NO_STATE);
    work->list[work->count++] = state;
}

/* The states in which the agent is fine. */
static Bits find_fine(const GraphRecord *record, const Grouped *arriving, const AgentRecord *agent,
                      StateNumber *space_for_work)
{
    Bits fine = {0};
    Work work = {space_for_work, 0};
    for (StateNumber s = 0; s < record->state_count; s++)
        if (bits_has(&agent->acts, s) || !bits_has(&agent->lives, s))
            add_fine(&fine, &work, s);
    while (work.count > 0) {
        StateNumber s = work.list[--work.count];
        for (uint64_t i = arriving->first[s]; i < arriving->first[s + 1]; i++)
            if (!bits_has(&record->unreliable, arriving->order[i]))
                add_fine(&fine, &work, record->from[arriving->order[i]]);
    }
    return fine;
}

static bool is_stuck(const Bits *fine, uint32_t agents, StateNumber state)
{
    for (uint32_t i = 0; i < agents; i++)
        if (!bits_has(&fine[i], state))
            return true;
    return false;
}

static void link_back(const GraphRecord *record, const uint64_t *came_by, StateNumber state, Links *links)
{
    assert(state < record->state_count);
    for (StateNumber s = state; s != 0; s = record->from[came_by[s]])
        links_set(links, s, record->from[came_by[s]], record->choice[came_by[s]]);
}

/* The nearest state in which somebody is stuck, breadth first; NO_STATE: there is none. */
static StateNumber find_nearest(const GraphRecord *record, const Bits *fine, Links *links)
{
    Grouped leaving = group(record, record->from);
    StateNumber *queue = memory_allocate(record->state_count * sizeof *queue), nearest = NO_STATE;
    uint64_t *came_by = memory_allocate(record->state_count * sizeof *came_by);
    Bits seen = {0};
    uint32_t done = 0, count = 1;
    bits_set(&seen, 0);
    for (; done < count && nearest == NO_STATE; done++) {
        StateNumber state = queue[done];
        if (is_stuck(fine, record->agent_count, state)) {
            nearest = state;
            link_back(record, came_by, state, links);
        }
        for (uint64_t i = leaving.first[state]; i < leaving.first[state + 1]; i++) {
            StateNumber to = record->to[leaving.order[i]];
            if (bits_has(&seen, to))
                continue;
            bits_set(&seen, to);
            assert(count < record->state_count);
            came_by[to] = leaving.order[i];
            queue[count++] = to;
        }
    }
    free(queue);
    free(came_by);
    free(seen.words);
    free_grouped(&leaving);
    return nearest;
}

static void list_agents(const GraphRecord *record, const Bits *fine, Stuck *stuck)
{
    stuck->agents = memory_allocate((record->agent_count + 1) * sizeof *stuck->agents);
    for (uint32_t i = 0; i < record->agent_count; i++)
        if (!bits_has(&fine[i], stuck->state))
            stuck->agents[stuck->agent_count++] = i;
}

bool stuck_find(const GraphRecord *record, Links *links, Stuck *stuck)
{
    Grouped arriving = group(record, record->to);
    StateNumber *space_for_work = memory_allocate(record->state_count * sizeof *space_for_work);
    Bits *fine = memory_allocate((record->agent_count + 1) * sizeof *fine);
    for (uint32_t i = 0; i < record->agent_count; i++)
        fine[i] = find_fine(record, &arriving, &record->by_agent[i], space_for_work);
    free(space_for_work);
    free_grouped(&arriving);
    *stuck = (Stuck){.state = find_nearest(record, fine, links)};
    if (stuck->state != NO_STATE)
        list_agents(record, fine, stuck);
    for (uint32_t i = 0; i < record->agent_count; i++)
        free(fine[i].words);
    free(fine);
    return stuck->state != NO_STATE;
}
