/* Components by Tarjan's algorithm, without recursion; what a component has is collected from its states and
 * steps.  A cycle is built by going to the nearest thing that is still missing, and back in the end. */
#include "search/fair_cycles.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

#define NOT_THERE UINT32_MAX

static bool counts(const CycleFinder *finder, const GraphStep *step)
{
    return (step->progressed & finder->query.excluded) == 0;
}

/* --- components --- */

typedef struct TarjanLevel {
    uint32_t state, step; /* the next step to be followed */
} TarjanLevel;

typedef struct Tarjan {
    uint32_t *index, *low; /* by state; index 0: not met */
    uint32_t *waiting;
    TarjanLevel *levels;
    uint32_t next_index, waiting_count, level_count;
} Tarjan;

static void meet(Tarjan *tarjan, const StateGraph *graph, uint32_t state)
{
    tarjan->index[state] = tarjan->low[state] = ++tarjan->next_index;
    tarjan->waiting[tarjan->waiting_count++] = state;
    tarjan->levels[tarjan->level_count++] = (TarjanLevel){state, graph_steps_begin(graph, state)};
}

static void close_component(CycleFinder *finder, Tarjan *tarjan, uint32_t root)
{
    uint32_t state;
    do {
        state = tarjan->waiting[--tarjan->waiting_count];
        finder->component_of[state] = finder->component_count;
    } while (state != root);
    finder->component_count++;
}

static void visit_from(CycleFinder *finder, Tarjan *tarjan, uint32_t start)
{
    const StateGraph *graph = finder->graph;
    meet(tarjan, graph, start);
    while (tarjan->level_count > 0) {
        TarjanLevel *level = &tarjan->levels[tarjan->level_count - 1];
        uint32_t state = level->state;
        if (level->step < graph_steps_end(graph, state)) {
            const GraphStep *step = &graph->steps[level->step++];
            if (!counts(finder, step) || finder->removed[step->to])
                continue;
            if (tarjan->index[step->to] == 0)
                meet(tarjan, graph, step->to);
            else if (finder->component_of[step->to] == NOT_THERE
                     && tarjan->index[step->to] < tarjan->low[state])
                tarjan->low[state] = tarjan->index[step->to];
            continue;
        }
        tarjan->level_count--;
        if (tarjan->low[state] == tarjan->index[state])
            close_component(finder, tarjan, state);
        if (tarjan->level_count > 0) {
            uint32_t below = tarjan->levels[tarjan->level_count - 1].state;
            if (tarjan->low[state] < tarjan->low[below])
                tarjan->low[below] = tarjan->low[state];
        }
    }
}

static void find_components(CycleFinder *finder)
{
    uint32_t count = finder->graph->count;
    size_t size = ((size_t)count + 1) * sizeof(uint32_t);
    Tarjan tarjan = {.index = memory_allocate(size),
                     .low = memory_allocate(size),
                     .waiting = memory_allocate(size),
                     .levels = memory_allocate(((size_t)count + 1) * sizeof(TarjanLevel))};
    memset(finder->component_of, 0xFF, size);
    finder->component_count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (tarjan.index[i] == 0 && !finder->removed[i])
            visit_from(finder, &tarjan, i);
    free(tarjan.index);
    free(tarjan.low);
    free(tarjan.waiting);
    free(tarjan.levels);
}

/* --- what components have --- */

typedef struct ComponentFacts {
    uint32_t first; /* its lowest state; NOT_THERE: not met yet */
    bool has_cycle, is_left;
    AgentSet acted;
    AgentSet always_enabled, once_enabled;
    uint64_t marks;
} ComponentFacts;

static void collect(const CycleFinder *finder, ComponentFacts *facts)
{
    const StateGraph *graph = finder->graph;
    for (uint32_t i = 0; i < finder->component_count; i++)
        facts[i] = (ComponentFacts){.first = NOT_THERE, .always_enabled = ~(AgentSet)0};
    for (uint32_t i = 0; i < graph->count; i++) {
        if (finder->removed[i])
            continue;
        ComponentFacts *here = &facts[finder->component_of[i]];
        here->first = here->first == NOT_THERE ? i : here->first;
        here->always_enabled &= graph->states[i].enabled;
        here->once_enabled |= graph->states[i].enabled;
        here->marks |= graph->states[i].marks;
        for (uint32_t s = graph_steps_begin(graph, i); s < graph_steps_end(graph, i); s++) {
            const GraphStep *step = &graph->steps[s];
            bool stays = counts(finder, step) && finder->component_of[step->to] == finder->component_of[i];
            here->has_cycle |= stays;
            here->is_left |= !stays;
            here->acted |= stays ? step->acted : 0;
        }
    }
}

/* Who should act in the component, and does not. */
static AgentSet neglected_in(const CycleQuery *query, const ComponentFacts *facts)
{
    switch (query->fairness) {
    case FAIRNESS_STRONG: return facts->once_enabled & ~facts->acted;
    case FAIRNESS_WEAK: return facts->always_enabled & ~facts->acted;
    default: return 0;
    }
}

static bool fits(const CycleQuery *query, const ComponentFacts *facts)
{
    return facts->has_cycle && !(query->is_bottom && facts->is_left) && neglected_in(query, facts) == 0
           && (query->others == 0 || (facts->acted & query->others) != 0)
           && (facts->marks & query->marks) == query->marks;
}

/* Removes the states that lie on no strongly fair cycle as far as is known; true: there were some. */
static bool remove_unfair(CycleFinder *finder, const ComponentFacts *facts)
{
    bool is_changed = false;
    for (uint32_t i = 0; finder->query.fairness == FAIRNESS_STRONG && i < finder->graph->count; i++) {
        if (finder->removed[i])
            continue;
        const ComponentFacts *here = &facts[finder->component_of[i]];
        if (here->has_cycle && (neglected_in(&finder->query, here) & finder->graph->states[i].enabled) != 0)
            is_changed = finder->removed[i] = true;
    }
    return is_changed;
}

void cycles_find(CycleFinder *finder, const StateGraph *graph, const CycleQuery *query)
{
    size_t size = ((size_t)graph->count + 1) * sizeof(uint32_t);
    *finder = (CycleFinder){.graph = graph,
                            .query = *query,
                            .component_of = memory_allocate(size),
                            .removed = memory_allocate((size_t)graph->count + 1),
                            .answer = memory_allocate(size)};
    ComponentFacts *facts = memory_allocate(((size_t)graph->count + 1) * sizeof *facts);
    for (uint32_t i = 0; i < graph->count; i++)
        finder->removed[i] = (graph->states[i].alive & query->living) != query->living;
    do {
        find_components(finder);
        collect(finder, facts);
    } while (remove_unfair(finder, facts));
    for (uint32_t i = 0; i < graph->count; i++) {
        if (finder->removed[i])
            continue;
        const ComponentFacts *here = &facts[finder->component_of[i]];
        finder->answer[i] = fits(query, here) ? here->first + 1 : 0;
    }
    free(facts);
}

void cycles_free(CycleFinder *finder)
{
    free(finder->component_of);
    free(finder->removed);
    free(finder->answer);
    *finder = (CycleFinder){0};
}

uint32_t cycles_first(const CycleFinder *finder)
{
    for (uint32_t i = 0; i < finder->graph->count; i++)
        if (finder->answer[i] != 0)
            return i;
    return NOT_THERE;
}

/* --- a cycle --- */

/* What a walk through a component has met so far. */
typedef struct Walk {
    const CycleFinder *finder;
    Cycle cycle;
    uint32_t start, present;
    AgentSet acted, enabled; /* enabled: in all states of the walk */
    AgentSet once_enabled;   /* in one of them */
    uint64_t marks;
    uint32_t *came_by; /* by state: step + 1 of the present search; 0: not met */
    uint32_t *queue;
} Walk;

static void see_state(Walk *walk, uint32_t state)
{
    walk->present = state;
    walk->enabled &= walk->finder->graph->states[state].enabled;
    walk->once_enabled |= walk->finder->graph->states[state].enabled;
    walk->marks |= walk->finder->graph->states[state].marks;
}

static void add_step(Walk *walk, uint32_t step)
{
    MEMORY_ROOM_FOR(walk->cycle.steps, walk->cycle.capacity, walk->cycle.length);
    walk->cycle.steps[walk->cycle.length++] = step;
    walk->acted |= walk->finder->graph->steps[step].acted;
    see_state(walk, walk->finder->graph->steps[step].to);
}

/* Whose absence keeps the walk from being fair. */
static AgentSet neglected(const Walk *walk)
{
    return neglected_in(&walk->finder->query, &(ComponentFacts){.acted = walk->acted,
                                                                .always_enabled = walk->enabled,
                                                                .once_enabled = walk->once_enabled});
}

static bool needs_others(const Walk *walk)
{
    AgentSet others = walk->finder->query.others;
    return others != 0 && (walk->acted & others) == 0;
}

static bool lacks_something(const Walk *walk)
{
    uint64_t marks = walk->finder->query.marks;
    return neglected(walk) != 0 || needs_others(walk) || (walk->marks & marks) != marks;
}

static bool helps(const Walk *walk, const GraphStep *step)
{
    const GraphState *to = &walk->finder->graph->states[step->to];
    bool may_avoid = walk->finder->query.fairness == FAIRNESS_WEAK;
    return (neglected(walk) & (step->acted | (may_avoid ? ~to->enabled : 0))) != 0
           || (needs_others(walk) && (step->acted & walk->finder->query.others) != 0)
           || (walk->finder->query.marks & ~walk->marks & to->marks) != 0;
}

/* Goes from `from` back to where the search began, and adds the steps in their order. */
static void add_way(Walk *walk, uint32_t from, const uint32_t *origin_of)
{
    uint32_t count = 0, *steps = walk->queue; /* which is not needed any more */
    for (uint32_t state = from; state != walk->present; state = origin_of[walk->came_by[state] - 1])
        steps[count++] = walk->came_by[state] - 1;
    while (count > 0)
        add_step(walk, steps[--count]);
}

/* The shortest way, at least one step, to a step that helps, or to the start if nothing is missing. */
static void go_on(Walk *walk, const uint32_t *origin_of)
{
    const CycleFinder *finder = walk->finder;
    const StateGraph *graph = finder->graph;
    bool returns = !lacks_something(walk);
    uint32_t done = 0, count = 0;
    memset(walk->came_by, 0, graph->count * sizeof *walk->came_by);
    walk->queue[count++] = walk->present;
    for (; done < count; done++) {
        uint32_t state = walk->queue[done];
        for (uint32_t s = graph_steps_begin(graph, state); s < graph_steps_end(graph, state); s++) {
            const GraphStep *step = &graph->steps[s];
            if (!counts(finder, step) || finder->component_of[step->to] != finder->component_of[state])
                continue;
            if (returns ? step->to == walk->start : helps(walk, step)) {
                add_way(walk, state, origin_of);
                add_step(walk, s);
                return;
            }
            if (step->to == walk->present || walk->came_by[step->to] != 0)
                continue;
            walk->came_by[step->to] = s + 1;
            walk->queue[count++] = step->to;
        }
    }
    assert(false && "a component that fits has all that is missing");
}

Cycle cycles_through(const CycleFinder *finder, uint32_t index)
{
    const StateGraph *graph = finder->graph;
    assert(cycles_has(finder, index));
    size_t size = ((size_t)graph->count + 1) * sizeof(uint32_t);
    uint32_t *origin_of = memory_allocate(((size_t)graph->step_count + 1) * sizeof *origin_of);
    for (uint32_t i = 0; i < graph->count; i++)
        for (uint32_t s = graph_steps_begin(graph, i); s < graph_steps_end(graph, i); s++)
            origin_of[s] = i;
    Walk walk = {.finder = finder,
                 .start = index,
                 .enabled = ~(AgentSet)0,
                 .came_by = memory_allocate(size),
                 .queue = memory_allocate(size)};
    see_state(&walk, index);
    while (walk.cycle.length == 0 || walk.present != index || lacks_something(&walk))
        go_on(&walk, origin_of);
    free(walk.came_by);
    free(walk.queue);
    free(origin_of);
    return walk.cycle;
}
