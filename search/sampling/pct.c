/* Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte 2010): walks on which always
 * the thread of highest priority runs. Priorities are by lot; at d - 1 steps, by lot among the first k, the
 * thread that runs falls below all others.  A bug that needs d ordered steps is met by each walk with
 * probability at least 1/(n * k^(d-1)), where no run has more than n threads and k steps.
 *
 * What is not a schedule, such as a value, is chosen by lot. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "search/sampling/walks.h"

enum { DEPTH_DEFAULT = 3 };

typedef struct Pct {
    Walks walks;
    uint32_t depth, steps; /* d, k; steps 0: the first walk is to show it */
    bool measures;         /* k was not given: it is that of the longest walk so far */
    uint32_t *points;      /* the steps after which priorities change: after points[i] to i */
    uint64_t *priorities;  /* by agent; the highest runs; 0: it has none yet.  The least depth of them are
                              those of points, + 1 */
    uint32_t agent_count, agent_capacity; /* with a priority in this walk */
    uint32_t most_agents;                 /* in any walk */
    bool has_values;                      /* one agent had several choices */
} Pct;

/* Before the number of steps is known there are no points; step 0 never ends. */
static void draw_points(Pct *pct)
{
    for (uint32_t i = 0; i + 1 < pct->depth; i++)
        pct->points[i] = pct->steps > 0 ? 1 + random_below(&pct->walks.random, pct->steps) : 0;
}

static void *start(SearchContext *context)
{
    Pct *pct = memory_allocate(sizeof *pct);
    walks_start(&pct->walks, context, WALK_STEPS_DEFAULT);
    SampleSettings settings = sample_settings(context);
    pct->depth = settings.depth > 0 ? settings.depth : DEPTH_DEFAULT;
    pct->steps = settings.steps;
    pct->measures = settings.steps == 0;
    assert(pct->depth >= 1);
    pct->points = memory_allocate(pct->depth * sizeof *pct->points);
    draw_points(pct);
    return pct;
}

/* Agents get their priorities in the order of their numbers, when they are first seen. */
static uint64_t priority(Pct *pct, uint32_t agent)
{
    MEMORY_ROOM_FOR(pct->priorities, pct->agent_capacity, agent);
    for (; pct->agent_count <= agent; pct->agent_count++)
        pct->priorities[pct->agent_count] = pct->depth + 1 + (random_next(&pct->walks.random) >> 1);
    assert(pct->priorities[agent] > 0);
    return pct->priorities[agent];
}

static uint32_t chooser(const Pct *pct, int choice)
{
    const Agents *agents = pct->walks.context->agents;
    return agents != NULL ? agents->chooser(agents->self, choice) : 0;
}

/* Thresholds are distinct by their numbers, the priorities of agents by lot, which are 63 bits. */
static __attribute__((unused)) bool priorities_are_distinct(const Pct *pct)
{
    for (uint32_t i = 0; i < pct->agent_count; i++)
        for (uint32_t j = 0; j < i; j++)
            if (pct->priorities[i] == pct->priorities[j])
                return false;
    return true;
}

/* Of the agent with the highest priority one choice, by lot. */
static int choose(Pct *pct)
{
    int chosen = 0;
    uint32_t alike = 0;
    uint64_t highest = 0;
    for (int choice = 0; choice < pct->walks.choices; choice++) {
        uint64_t its = priority(pct, chooser(pct, choice));
        alike = its == highest ? alike + 1 : its > highest ? 1 : alike;
        if (its > highest || (its == highest && random_below(&pct->walks.random, alike) == 0))
            chosen = choice;
        highest = its > highest ? its : highest;
    }
    assert(highest > 0 && alike > 0 && "somebody has the highest priority");
    assert_costly(priorities_are_distinct(pct));
    pct->has_values |= alike > 1;
    return chosen;
}

static void change_priority(Pct *pct, uint32_t agent)
{
    for (uint32_t i = 0; i + 1 < pct->depth; i++)
        if (pct->points[i] == pct->walks.steps)
            pct->priorities[agent] = i + 1;
}

static void note_size(Pct *pct)
{
    const Agents *agents = pct->walks.context->agents;
    uint32_t count = agents != NULL ? agents->count(agents->self) : 1;
    if (count > pct->most_agents)
        pct->most_agents = count;
    if (pct->measures)
        pct->steps = pct->walks.longest;
}

static SearchStatus begin_walk(Pct *pct)
{
    SearchStatus status = walks_begin(&pct->walks);
    pct->agent_count = 0;
    draw_points(pct);
    return status;
}

static SearchStatus step(void *self)
{
    Pct *pct = self;
    note_size(pct);
    if (walks_is_over(&pct->walks))
        return begin_walk(pct);
    int choice = choose(pct);
    uint32_t agent = chooser(pct, choice);
    SearchStatus status = walks_take(&pct->walks, choice);
    change_priority(pct, agent);
    return status;
}

static void describe(Pct *pct, SearchFigures *figures)
{
    int length =
        snprintf(figures->remark, sizeof figures->remark,
                 "%llu walks; a bug of depth %u is met by each with probability "
                 "at least 1/(n*k^%u) = %.3g, if no run has more than n = %u threads and k = %u steps%s%s",
                 (unsigned long long)pct->walks.count, pct->depth, pct->depth - 1,
                 1 / (pct->most_agents * pow(pct->steps, pct->depth - 1)), pct->most_agents, pct->steps,
                 pct->measures ? " (as seen so far; the first walk only measured)" : "",
                 pct->has_values ? ", given the values chosen" : "");
    if (pct->walks.longest > pct->steps || figures->depth_cut)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                 "; but there was one of %u%s", pct->walks.longest,
                 figures->depth_cut ? ", where it was cut" : "");
}

static void finish(void *self)
{
    Pct *pct = self;
    note_size(pct);
    if (pct->steps > 0)
        describe(pct, &pct->walks.context->figures);
    free(pct->points);
    free(pct->priorities);
    free(pct);
}

static const OptionSpec options[] = {
    {"depth", "D", "of the bugs: how many steps must come in a certain order (default 3)"},
    {"steps", "K", "of a run, at most; default: of the longest walk so far"},
    {"walks", "N", "give up after so many (default 1000)"},
    {0},
};

const Search pct_search = {
    .name = "pct",
    .summary =
        "walks by random priorities that find a bug of depth D with a certain probability (--seed); never complete",
    .options = options,
    .read_settings = sample_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .start = start,
    .step = step,
    .finish = finish,
};
