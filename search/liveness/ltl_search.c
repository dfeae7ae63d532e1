/* Expands what an LtlExplorer asks for.  All choices of a state are taken at once, so each state is entered
 * once however often the product comes by. */
#include "search/ltl_search.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/ltl_explorer.h"

bool ltl_quest_open(LtlQuest *quest, const Ltl *negation, Fairness fairness)
{
    *quest = (LtlQuest){.fairness = fairness};
    return buchi_create(&quest->buchi, negation);
}

void ltl_quest_free(LtlQuest *quest)
{
    buchi_free(&quest->buchi);
    state_graph_free(&quest->graph);
    *quest = (LtlQuest){0};
}

static void begin(LtlQuest *quest)
{
    state_graph_free(&quest->graph);
    state_graph_open(&quest->graph, 0);
    quest->is_decided = quest->is_violated = false;
}

void ltl_quest_decide(LtlQuest *quest, Space *space, const Agents *agents)
{
    begin(quest);
    LtlExplorer *explorer = ltl_explorer_create(&quest->graph, &quest->buchi, quest->fairness);
    GraphLimits observer = {.see_state = quest->valuation, .observer = quest->reader};
    uint32_t needed;
    LtlAnswer answer;
    while ((answer = ltl_explorer_go_on(explorer, &needed)) == LTL_NEEDS_STATE)
        state_graph_expand(&quest->graph, needed, space, agents, &observer);
    quest->is_decided = true;
    quest->is_violated = answer == LTL_IS_VIOLATED;
    ltl_explorer_destroy(explorer);
}

/* States are in the order in which they were met, which is not that of their depths, so these come first. */
void ltl_quest_look_around(LtlQuest *quest, Space *space, const Agents *agents, uint32_t states)
{
    StateGraph *graph = &quest->graph;
    GraphLimits observer = {.see_state = quest->valuation, .observer = quest->reader};
    uint32_t *queue = NULL, capacity = 0, count = 1;
    uint8_t *is_met = NULL;
    uint32_t met_capacity = 0;
    MEMORY_ROOM_FOR(queue, capacity, 0);
    MEMORY_ROOM_FOR(is_met, met_capacity, 0);
    is_met[0] = true;
    for (uint32_t i = 0; i < count && states > 0; i++) {
        if (!graph_is_expanded(graph, queue[i])) {
            state_graph_expand(graph, queue[i], space, agents, &observer);
            states--;
        }
        for (uint32_t s = graph_steps_begin(graph, queue[i]); s < graph_steps_end(graph, queue[i]); s++) {
            uint32_t to = graph->steps[s].to;
            MEMORY_ROOM_FOR(is_met, met_capacity, to);
            if (is_met[to])
                continue;
            is_met[to] = true;
            MEMORY_ROOM_FOR(queue, capacity, count);
            queue[count++] = to;
        }
    }
    free(queue);
    free(is_met);
}

/* --- the search --- */

typedef struct LtlSearch {
    SearchContext *context;
    LtlQuest *quest;
    LtlExplorer *explorer;
    uint32_t rest; /* all states before this one are expanded */
    uint32_t expanded;
    uint32_t *depths; /* by state */
    uint32_t depth_capacity;
    bool is_ended; /* by an error */
} LtlSearch;

static void *start(SearchContext *context)
{
    LtlSearch *self = memory_allocate(sizeof *self);
    LtlQuest *quest = context->ltl;
    assert(context->max_depth == UINT32_MAX && "there is no limit of depth");
    begin(quest);
    *self = (LtlSearch){.context = context,
                        .quest = quest,
                        .explorer = ltl_explorer_create(&quest->graph, &quest->buchi, quest->fairness)};
    return self;
}

static uint64_t see_state(void *observer)
{
    const LtlSearch *self = observer;
    return self->quest->valuation(self->quest->reader);
}

static void see_step(void *observer, StateNumber from, int choice, StateNumber to, bool is_new)
{
    LtlSearch *self = observer;
    SearchContext *context = self->context;
    context->figures.transitions++;
    context->figures.revisited += !is_new;
    if (!is_new || self->is_ended)
        return;
    context->figures.states++;
    links_set(context->links, to, from, choice);
    self->is_ended = search_check_state(context, to);
}

static SearchStatus expand(LtlSearch *self, uint32_t index)
{
    SearchContext *context = self->context;
    SearchFigures *figures = &context->figures;
    StateGraph *graph = &self->quest->graph;
    uint32_t known = graph->count;
    state_graph_expand(graph, index, context->space, context->agents,
                       &(GraphLimits){.see_state = see_state, .see_step = see_step, .observer = self});
    self->expanded++;
    figures->queue = graph->count - self->expanded;
    if (figures->queue > figures->queue_max)
        figures->queue_max = figures->queue;
    MEMORY_ROOM_FOR(self->depths, self->depth_capacity, graph->count);
    uint32_t depth = self->depths[index] + 1;
    for (uint32_t i = known; i < graph->count; i++)
        self->depths[i] = depth;
    if (known < graph->count && depth > figures->max_depth)
        figures->max_depth = depth;
    if (self->is_ended)
        return SEARCH_VIOLATION;
    return ltl_quest_has_too_many_agents(self->quest) ? SEARCH_GAVE_UP : SEARCH_GOES_ON;
}

static SearchStatus step(void *self_pointer)
{
    LtlSearch *self = self_pointer;
    LtlQuest *quest = self->quest;
    uint32_t needed;
    if (!quest->is_decided) {
        LtlAnswer answer = ltl_explorer_go_on(self->explorer, &needed);
        if (answer == LTL_NEEDS_STATE)
            return expand(self, needed);
        quest->is_decided = true;
        quest->is_violated = answer == LTL_IS_VIOLATED;
    }
    if (quest->is_violated && quest->stops)
        return SEARCH_VIOLATION;
    while (self->rest < quest->graph.count && graph_is_expanded(&quest->graph, self->rest))
        self->rest++;
    return self->rest < quest->graph.count ? expand(self, self->rest) : SEARCH_COMPLETE;
}

static void finish(void *self_pointer)
{
    LtlSearch *self = self_pointer;
    ltl_explorer_destroy(self->explorer);
    free(self->depths);
    free(self);
}

const Search ltl_search = {.name = "dfs",
                           .summary = "depth first, through the product with a formula's automaton",
                           .needs_entry = true,
                           .start = start,
                           .step = step,
                           .finish = finish};
