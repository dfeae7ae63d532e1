/* Iterative context bounding (Musuvathi, Qadeer 2007): all schedules without preemptions, then all with one,
 * with two...  A preemption is a switch away from an agent that could go on.
 *
 * A node is a state and the agent that acted last on the way to it.  In its round it takes the choices that
 * need no preemption: those of its agent, or all if that cannot go on.  The others wait for the next round.
 * Rounds come in order, so a node is first met with its least number of preemptions, and a choice that
 * another node of the same state has taken already need not be taken again. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/exhaustive/context_nodes.h"
#include "search/replay.h"

static uint32_t acted_last(const ContextBound *self)
{
    const Agents *agents = self->context->agents;
    return agents != NULL ? agents->acted_last(agents->self) : 0;
}

static uint32_t chooser(const ContextBound *self, int choice)
{
    const Agents *agents = self->context->agents;
    return agents != NULL ? agents->chooser(agents->self, choice) : 0;
}

static void *start(SearchContext *context)
{
    ContextBound *self = memory_allocate(sizeof *self);
    self->context = context;
    self->error = NO_NODE;
    if (context->settings.own != NULL)
        self->settings = *(const PreemptionSettings *)context->settings.own;
    add_node(self, (ContextNode){.state = 0, .agent = acted_last(self), .parent = NO_NODE});
    return self;
}

/* Makes the links the way by nodes, which has the fewest preemptions.  A way that meets a state twice cannot
 * be written in links: then they stay as they are, those by which each state was first met. */
static void link_way(ContextBound *self, uint32_t end)
{
    for (uint32_t i = end; i != NO_NODE; i = self->nodes[i].parent) {
        StateFacts *facts = facts_of(self, self->nodes[i].state);
        if (facts->is_on_way)
            return;
        facts->is_on_way = true;
    }
    if (self->is_resumed && !nodes_way_is_real(self, end))
        return;
    for (uint32_t i = end; self->nodes[i].parent != NO_NODE; i = self->nodes[i].parent)
        links_set(self->context->links, self->nodes[i].state, self->nodes[self->nodes[i].parent].state,
                  self->nodes[i].choice);
}

static SearchStatus meet(ContextBound *self, uint32_t node)
{
    SearchContext *context = self->context;
    const ContextNode *met = &self->nodes[node];
    assert(met->state == context->figures.states && self->nodes[met->parent].state < met->state);
    context->figures.states++;
    self->last_useful_round = self->round;
    if (met->depth > context->figures.max_depth)
        context->figures.max_depth = met->depth;
    links_set(context->links, met->state, self->nodes[met->parent].state, met->choice);
    if (!context->space->is_violation(context->space))
        return SEARCH_GOES_ON;
    if (self->error == NO_NODE)
        self->error = node;
    return search_report_violation(context, met->state) ? SEARCH_VIOLATION : SEARCH_GOES_ON;
}

static SearchStatus take(ContextBound *self, uint32_t node, int choice)
{
    SearchContext *context = self->context;
    bool is_new;
    StateNumber state = context->space->take(context->space, choice, &is_new);
    uint32_t agent = acted_last(self);
    context->figures.transitions++;
    context->figures.revisited += !is_new;
    if (is_new || find_node(self, state, agent) == NO_NODE)
        add_node(self, (ContextNode){.state = state,
                                     .agent = agent,
                                     .parent = node,
                                     .depth = self->nodes[node].depth + 1,
                                     .choice = (uint16_t)choice});
    return is_new ? meet(self, self->node_count - 1) : SEARCH_GOES_ON;
}

static SearchStatus take_chosen(ContextBound *self, uint32_t node, int count)
{
    Space *space = self->context->space;
    for (int i = 0; i < count; i++) {
        if (i > 0)
            space_enter_again(space, self->nodes[node].state);
        if (take(self, node, self->chosen[i]) == SEARCH_VIOLATION)
            return SEARCH_VIOLATION;
    }
    return SEARCH_GOES_ON;
}

/* Of the present state, with `count` choices: those of the agent. */
static int choose_own(ContextBound *self, uint32_t agent, int count)
{
    int chosen = 0;
    MEMORY_ROOM_FOR(self->chosen, self->chosen_capacity, (uint32_t)count);
    for (int choice = 0; choice < count; choice++)
        if (chooser(self, choice) == agent)
            self->chosen[chosen++] = (uint16_t)choice;
    return chosen;
}

/* Those that were not taken yet: of agents that have not been here as the last one, and those of the node's
 * own if wanted. */
static int choose_rest(ContextBound *self, uint32_t node, int count, bool with_own)
{
    int chosen = 0;
    MEMORY_ROOM_FOR(self->chosen, self->chosen_capacity, (uint32_t)count);
    for (int choice = 0; choice < count; choice++) {
        uint32_t other = find_node(self, self->nodes[node].state, chooser(self, choice));
        if (other == node ? with_own : other >= self->visited)
            self->chosen[chosen++] = (uint16_t)choice;
    }
    return chosen;
}

static bool can_go_on(const ContextBound *self, uint32_t agent)
{
    const Agents *agents = self->context->agents;
    return agents == NULL || agents->is_enabled(agents->self, agent);
}

/* Takes the choices that need no preemption. */
static SearchStatus visit(ContextBound *self, uint32_t node)
{
    SearchContext *context = self->context;
    ContextNode *visited = &self->nodes[node];
    StateFacts *facts = facts_of(self, visited->state);
    if (facts->is_done)
        return SEARCH_GOES_ON;
    int count = context->space->enter(context->space, visited->state);
    if (count > 0 && visited->depth >= context->max_depth) {
        context->figures.depth_cut = true;
        return SEARCH_GOES_ON;
    }
    int own = choose_own(self, visited->agent, count);
    bool goes_on = own > 0 && can_go_on(self, visited->agent);
    facts->is_done = !goes_on || own == count;
    if (!facts->is_done)
        wait_for_next_round(self, node);
    return take_chosen(self, node, goes_on ? own : choose_rest(self, node, count, true));
}

/* One more preemption: takes the others. */
static SearchStatus preempt(ContextBound *self, uint32_t node)
{
    StateFacts *facts = facts_of(self, self->nodes[node].state);
    if (facts->is_done)
        return SEARCH_GOES_ON;
    facts->is_done = true;
    int count = self->context->space->enter(self->context->space, self->nodes[node].state);
    return take_chosen(self, node, choose_rest(self, node, count, false));
}

static bool is_left_out(ContextBound *self, uint32_t node)
{
    if (facts_of(self, self->nodes[node].state)->is_done)
        return false;
    int count = self->context->space->enter(self->context->space, self->nodes[node].state);
    return choose_rest(self, node, count, false) > 0;
}

/* The bound is reached.  Does it leave out anything? */
static SearchStatus end_at_bound(ContextBound *self)
{
    for (uint32_t i = self->begun; i < self->waiting_count; i++)
        if (is_left_out(self, self->waiting[i])) {
            self->context->figures.sampled_by = "bound on preemptions";
            return SEARCH_GAVE_UP;
        }
    return self->context->figures.depth_cut ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
}

static SearchStatus begin_round(ContextBound *self)
{
    const PreemptionSettings *settings = &self->settings;
    if (self->begun == self->waiting_count || (settings->is_bounded && self->round == settings->bound))
        return end_at_bound(self);
    assert(self->begun == self->round_end && self->visited == self->node_count && "the round is over");
    self->round++;
    self->round_end = self->waiting_count;
    return SEARCH_GOES_ON;
}

static SearchStatus do_next(ContextBound *self)
{
    if (self->visited < self->node_count)
        return visit(self, self->visited++);
    if (self->begun < self->round_end)
        return preempt(self, self->waiting[self->begun++]);
    return begin_round(self);
}

static SearchStatus step(void *object)
{
    ContextBound *self = object;
    bool had_error = self->context->figures.violations > 0;
    self->status = do_next(self);
    self->context->figures.rounds =
        self->round + (self->status == SEARCH_GAVE_UP || self->status == SEARCH_COMPLETE);
    if (!had_error)
        self->preemptions = self->status == SEARCH_COMPLETE ? self->last_useful_round : self->round;
    return self->status;
}

static const char *counted(uint32_t count, char *text, size_t size)
{
    snprintf(text, size, "%u %s", count, count == 1 ? "preemption" : "preemptions");
    return text;
}

/* Round 0 has nothing before it that could have been searched. */
static void describe(const ContextBound *self, SearchFigures *figures)
{
    char text[40];
    const char *cut = figures->depth_cut ? ", as far as the depth limit allows" : "";
    if (figures->violations > 0 && self->preemptions == 0)
        snprintf(figures->remark, sizeof figures->remark, "the error takes no preemption");
    else if (figures->violations > 0)
        snprintf(figures->remark, sizeof figures->remark,
                 "no error takes fewer than %s: all schedules with fewer were searched%s",
                 counted(self->preemptions, text, sizeof text), cut);
    else if (self->status == SEARCH_COMPLETE)
        snprintf(figures->remark, sizeof figures->remark, "every state was met by a schedule with at most %s",
                 counted(self->preemptions, text, sizeof text));
    else if (self->status == SEARCH_GAVE_UP || self->round > 0)
        snprintf(figures->remark, sizeof figures->remark, "all schedules with at most %s were searched%s",
                 counted(self->round - (self->status != SEARCH_GAVE_UP), text, sizeof text), cut);
}

/* Until the end the links are those by which each state was first met, which a checkpoint needs. */
static void finish(void *object)
{
    ContextBound *self = object;
    describe(self, &self->context->figures);
    if (self->error != NO_NODE)
        link_way(self, self->error);
    free(self->nodes);
    free(self->facts);
    free(self->waiting);
    free(self->chosen);
    free(self);
}

static bool save(void *self, Bytes *position)
{
    nodes_save(self, position);
    return true;
}

static void *resume(SearchContext *context, Replay *replay, Reader *position, Error *error)
{
    ContextBound *self = start(context);
    if (replay_run(replay, context, NULL, error) && nodes_restore(self, position, error))
        return self;
    self->error = NO_NODE;
    finish(self);
    return NULL;
}

static const OptionSpec options[] = {
    {"bound", "N", "at most so many preemptions (default: until there is nothing new)"}, {0}};

static void *read_settings(const Options *given, Error *error)
{
    int64_t bound = 0;
    if (!options_number(given, "bound", 0, UINT32_MAX, &bound, error))
        return NULL;
    PreemptionSettings *settings = memory_allocate(sizeof *settings);
    *settings = (PreemptionSettings){options_has(given, "bound"), (uint32_t)bound};
    return settings;
}

const Search context_bound_search = {
    .name = "context-bound",
    .summary = "all schedules without preemptions, then with one, with two...: an error with the fewest",
    .options = options,
    .read_settings = read_settings,
    .needs_entry = true,
    .start = start,
    .step = step,
    .finish = finish,
    .save = save,
    .resume = resume,
};
