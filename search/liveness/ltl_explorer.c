/* The nodes of the product that are not done lie on a stack in the order in which they were met, and so do
 * the components that they make up:
 *
 *   path          a -> b -> c -> d         where the walk stands
 *   waiting       a  b  e  c  f  d         not done; a node's place is its position here + 1
 *   components    a  b        c  d         by their first nodes: e belongs to that of b, f to that of c
 *
 * A node is asked for a state only when it leads there, so its own state is always expanded. */
#include "search/ltl_explorer.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

#define START UINT32_MAX /* the automaton's state before the first letter */

typedef struct ProductNode {
    uint32_t base, automaton;
    uint32_t next_of_base; /* another one of the same state + 1; 0: there is none */
    uint32_t place;        /* 0: it is done */
} ProductNode;

/* Steps of a node: each step of its state with each of the automaton's. */
typedef struct MoveCursor {
    uint32_t step, branch;
} MoveCursor;

typedef struct Move {
    uint32_t to, automaton;
    AgentSet acted;
} Move;

typedef struct PathLevel {
    uint32_t node;
    MoveCursor next;
} PathLevel;

typedef struct Component {
    uint32_t place; /* of its first node */
    bool has_cycle;
    AgentSet entered_by; /* who acted in the step that led to it */
    AgentSet acted, always_enabled, once_enabled;
    uint64_t accepts;
} Component;

struct LtlExplorer {
    const StateGraph *graph;
    const Buchi *buchi;
    Fairness fairness;
    ProductNode *nodes;
    uint32_t node_count, node_capacity;
    uint32_t *first_of_base; /* by state: its node that was met last + 1 */
    uint32_t base_capacity;
    PathLevel *path;
    uint32_t depth, path_capacity;
    uint32_t *waiting;
    uint32_t waiting_count, waiting_capacity;
    Component *components;
    uint32_t component_count, component_capacity;
    uint32_t *initial; /* states of the automaton */
    uint32_t initial_count;
    bool is_violated;
};

/* --- the product --- */

/* The node, or 0 - 1 if it was not met. */
static uint32_t find(const LtlExplorer *self, uint32_t base, uint32_t automaton)
{
    uint32_t at = base < self->base_capacity ? self->first_of_base[base] : 0;
    while (at != 0 && self->nodes[at - 1].automaton != automaton)
        at = self->nodes[at - 1].next_of_base;
    return at - 1;
}

static uint32_t add(LtlExplorer *self, uint32_t base, uint32_t automaton)
{
    MEMORY_ROOM_FOR(self->first_of_base, self->base_capacity, base);
    MEMORY_ROOM_FOR(self->nodes, self->node_capacity, self->node_count);
    self->nodes[self->node_count] =
        (ProductNode){.base = base, .automaton = automaton, .next_of_base = self->first_of_base[base]};
    self->first_of_base[base] = self->node_count + 1;
    return self->node_count++;
}

typedef enum Found { FOUND_MOVE, FOUND_NONE, FOUND_UNKNOWN } Found;

/* The next move of a node that the automaton can make; FOUND_UNKNOWN: what holds in the state move->to, which
 * comes next, is not known yet. */
static Found find_move(const LtlExplorer *self, uint32_t node, MoveCursor *next, Move *move)
{
    const StateGraph *graph = self->graph;
    const ProductNode *from = &self->nodes[node];
    bool is_start = from->automaton == START, stays = is_start || ltl_run_ends(graph, from->base);
    const BuchiState *state = is_start ? NULL : &self->buchi->states[from->automaton];
    const uint32_t *branches = is_start ? self->initial : state->successors;
    uint32_t branch_count = is_start ? self->initial_count : state->successor_count;
    uint32_t begin = graph_steps_begin(graph, from->base);
    uint32_t step_count = stays ? 1 : graph_steps_end(graph, from->base) - begin;
    assert(graph_is_expanded(graph, from->base));
    for (; next->step < step_count; next->step++, next->branch = 0) {
        const GraphStep *step = &graph->steps[begin + next->step];
        move->to = stays ? from->base : step->to;
        move->acted = stays ? 0 : step->acted;
        if (!graph_is_expanded(graph, move->to))
            return FOUND_UNKNOWN;
        while (next->branch < branch_count) {
            move->automaton = branches[next->branch++];
            if (buchi_reads(&self->buchi->states[move->automaton], graph->states[move->to].marks))
                return FOUND_MOVE;
        }
    }
    return FOUND_NONE;
}

/* --- components --- */

static Component *top(LtlExplorer *self) { return &self->components[self->component_count - 1]; }

static AgentSet enabled_in(const LtlExplorer *self, uint32_t base)
{
    return graph_is_last(self->graph, base) ? 0 : self->graph->states[base].enabled;
}

/* Who should act in it, and does not as far as is known. */
static AgentSet neglected(const LtlExplorer *self, const Component *component)
{
    switch (self->fairness) {
    case FAIRNESS_STRONG: return component->once_enabled & ~component->acted;
    case FAIRNESS_WEAK: return component->always_enabled & ~component->acted;
    default: return 0;
    }
}

static bool is_accepted(const LtlExplorer *self, const Component *component)
{
    return component->has_cycle && (component->accepts & self->buchi->sets) == self->buchi->sets;
}

static void push(LtlExplorer *self, uint32_t node, AgentSet entered_by)
{
    const ProductNode *there = &self->nodes[node];
    AgentSet enabled = enabled_in(self, there->base);
    MEMORY_ROOM_FOR(self->path, self->path_capacity, self->depth);
    MEMORY_ROOM_FOR(self->waiting, self->waiting_capacity, self->waiting_count);
    MEMORY_ROOM_FOR(self->components, self->component_capacity, self->component_count);
    self->path[self->depth++] = (PathLevel){.node = node};
    self->waiting[self->waiting_count++] = node;
    self->nodes[node].place = self->waiting_count;
    self->components[self->component_count++] =
        (Component){.place = self->waiting_count,
                    .entered_by = entered_by,
                    .always_enabled = enabled,
                    .once_enabled = enabled,
                    .accepts = there->automaton == START ? 0 : self->buchi->states[there->automaton].accepts};
}

/* A step leads back to a node that is not done: all components above that node's are one with it. */
static void merge(LtlExplorer *self, uint32_t place, AgentSet acted)
{
    for (; top(self)->place > place; self->component_count--) {
        const Component *upper = top(self);
        Component *lower = &self->components[self->component_count - 2];
        assert(self->component_count > 1 && "the first node lies in some component");
        lower->acted |= upper->acted | upper->entered_by;
        lower->always_enabled &= upper->always_enabled;
        lower->once_enabled |= upper->once_enabled;
        lower->accepts |= upper->accepts;
    }
    top(self)->acted |= acted;
    top(self)->has_cycle = true;
}

/* The top component as a graph of its own, its nodes by their places: has it a fair cycle after all? */
static bool has_fair_part(const LtlExplorer *self, uint32_t place)
{
    StateGraph part = {0};
    CycleFinder finder;
    for (uint32_t i = place - 1; i < self->waiting_count; i++) {
        const ProductNode *node = &self->nodes[self->waiting[i]];
        state_graph_add_state(&part, &(GraphState){.enabled = enabled_in(self, node->base),
                                                   .marks = self->buchi->states[node->automaton].accepts});
    }
    for (uint32_t i = place - 1; i < self->waiting_count; i++) {
        MoveCursor next = {0};
        Move move;
        state_graph_begin_steps(&part, i + 1 - place);
        while (find_move(self, self->waiting[i], &next, &move) == FOUND_MOVE) {
            uint32_t to = find(self, move.to, move.automaton);
            assert(to < self->node_count && "all steps of the component were taken");
            if (self->nodes[to].place >= place)
                state_graph_add_step(&part,
                                     &(GraphStep){.to = self->nodes[to].place - place, .acted = move.acted});
        }
    }
    cycles_find(&finder, &part, &(CycleQuery){.fairness = self->fairness, .marks = self->buchi->sets});
    bool has = cycles_first(&finder) != UINT32_MAX;
    cycles_free(&finder);
    state_graph_free(&part);
    return has;
}

/* All steps of the top of the path were taken. */
static void pop(LtlExplorer *self)
{
    uint32_t place = self->nodes[self->path[--self->depth].node].place;
    if (top(self)->place != place)
        return;
    if (self->fairness == FAIRNESS_STRONG && is_accepted(self, top(self)))
        self->is_violated = has_fair_part(self, place);
    self->component_count--;
    while (self->waiting_count >= place)
        self->nodes[self->waiting[--self->waiting_count]].place = 0;
}

static void follow(LtlExplorer *self, const Move *move)
{
    uint32_t to = find(self, move->to, move->automaton);
    if (to == UINT32_MAX)
        push(self, add(self, move->to, move->automaton), move->acted);
    else if (self->nodes[to].place != 0)
        merge(self, self->nodes[to].place, move->acted);
    self->is_violated = is_accepted(self, top(self)) && neglected(self, top(self)) == 0;
}

LtlAnswer ltl_explorer_go_on(LtlExplorer *self, uint32_t *needed)
{
    if (self->node_count == 0) {
        *needed = 0;
        if (!graph_is_expanded(self->graph, 0))
            return LTL_NEEDS_STATE;
        push(self, add(self, 0, START), 0);
    }
    while (!self->is_violated && self->depth > 0) {
        PathLevel *level = &self->path[self->depth - 1];
        Move move;
        switch (find_move(self, level->node, &level->next, &move)) {
        case FOUND_MOVE: follow(self, &move); break;
        case FOUND_NONE: pop(self); break;
        case FOUND_UNKNOWN: *needed = move.to; return LTL_NEEDS_STATE;
        }
    }
    return self->is_violated ? LTL_IS_VIOLATED : LTL_HOLDS;
}

LtlExplorer *ltl_explorer_create(const StateGraph *graph, const Buchi *buchi, Fairness fairness)
{
    LtlExplorer *self = memory_allocate(sizeof *self);
    *self = (LtlExplorer){.graph = graph,
                          .buchi = buchi,
                          .fairness = fairness,
                          .initial = memory_allocate((buchi->count + 1) * sizeof *self->initial)};
    for (uint32_t q = 0; q < buchi->count; q++)
        if (buchi->states[q].is_initial)
            self->initial[self->initial_count++] = q;
    return self;
}

void ltl_explorer_destroy(LtlExplorer *self)
{
    if (self == NULL)
        return;
    free(self->nodes);
    free(self->first_of_base);
    free(self->path);
    free(self->waiting);
    free(self->components);
    free(self->initial);
    free(self);
}
