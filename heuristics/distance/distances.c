/* Shortest distances, backwards from the ends by Dijkstra's algorithm; see distances.h.
 *
 * What a call costs that is passed over depends on the distances themselves, so the first pass finds both
 * (Knuth, "A Generalization of Dijkstra's Algorithm", 1977): a call is as far from its method's exit as what
 * follows it, and the call, and the entry of what is called from its own exit; it is settled when both are,
 * and is farther than each.  Recursion is no problem: what is settled first is shortest. */
#include "heuristics/distance/distances.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

#define KIND(kind) (1u << (kind))
enum { WITHIN = KIND(FLOW_NEXT) | KIND(FLOW_THROW) | KIND(FLOW_OVER) };

typedef struct DistanceEntry {
    uint32_t distance, node;
} DistanceEntry;

/* One pass: over the nodes from `first` on, and the edges from `first_edge` on. */
typedef struct Pass {
    Distances *all;
    const FlowEdge *edges;
    uint32_t first, first_edge;
    unsigned kinds;           /* of edges to go along */
    bool finds_over;          /* the first one */
    uint32_t *distance;       /* by node */
    bool *is_settled;         /* by node - first */
    uint32_t *index, *sorted; /* edges by where they lead: from sorted[index[node - first]] on */
    uint32_t *over_edge;      /* by node - first: the edge from a call to what follows it, + 1; 0: none */
    DistanceEntry *heap;
    uint32_t count, capacity;
} Pass;

/* --- the heap --- */

static void push(Pass *pass, uint32_t node, uint32_t distance)
{
    if (distance >= pass->distance[node])
        return;
    pass->distance[node] = distance;
    MEMORY_ROOM_FOR(pass->heap, pass->capacity, pass->count);
    uint32_t at = pass->count++;
    for (; at > 0 && pass->heap[(at - 1) / 2].distance > distance; at = (at - 1) / 2)
        pass->heap[at] = pass->heap[(at - 1) / 2];
    pass->heap[at] = (DistanceEntry){distance, node};
}

static DistanceEntry pop(Pass *pass)
{
    DistanceEntry least = pass->heap[0], last = pass->heap[--pass->count];
    uint32_t at = 0;
    for (uint32_t child; (child = 2 * at + 1) < pass->count; at = child) {
        child += child + 1 < pass->count && pass->heap[child + 1].distance < pass->heap[child].distance;
        if (pass->heap[child].distance >= last.distance)
            break;
        pass->heap[at] = pass->heap[child];
    }
    pass->heap[at] = last;
    return least;
}

/* --- edges --- */

static uint32_t cost_of(const Pass *pass, const FlowEdge *edge)
{
    return edge->kind == FLOW_OVER ? pass->all->over[edge->from] : edge->cost;
}

static bool is_inside(const Pass *pass, const FlowEdge *edge) { return edge->to >= pass->first; }

/* Counting sort of the edges by where they lead. */
static void index_edges(Pass *pass)
{
    uint32_t nodes = pass->all->nodes - pass->first, count = pass->all->edges - pass->first_edge;
    pass->index = memory_allocate((nodes + 2) * sizeof *pass->index);
    pass->sorted = memory_allocate((count + 1) * sizeof *pass->sorted);
    pass->over_edge = memory_allocate((nodes + 1) * sizeof *pass->over_edge);
    for (uint32_t i = pass->first_edge; i < pass->all->edges; i++) {
        if (is_inside(pass, &pass->edges[i]))
            pass->index[pass->edges[i].to - pass->first + 2]++;
        if (pass->edges[i].kind == FLOW_OVER)
            pass->over_edge[pass->edges[i].from - pass->first] = i + 1;
    }
    for (uint32_t i = 2; i < nodes + 2; i++)
        pass->index[i] += pass->index[i - 1];
    for (uint32_t i = pass->first_edge; i < pass->all->edges; i++)
        if (is_inside(pass, &pass->edges[i]))
            pass->sorted[pass->index[pass->edges[i].to - pass->first + 1]++] = i;
}

static void go_back(Pass *pass, const FlowEdge *edge)
{
    uint32_t cost = cost_of(pass, edge);
    if (KIND(edge->kind) & pass->kinds && cost < FAR && pass->distance[edge->to] < FAR)
        push(pass, edge->from, cost + pass->distance[edge->to]);
}

/* The shortest way through what is called is known; if what follows the call is, too, so is the call. */
static void return_to_call(Pass *pass, const FlowEdge *call, uint32_t through)
{
    uint32_t *over = &pass->all->over[call->from];
    if (*over <= call->cost + through)
        return;
    *over = call->cost + through;
    uint32_t edge = pass->over_edge[call->from - pass->first];
    if (edge != 0 && pass->is_settled[pass->edges[edge - 1].to - pass->first])
        go_back(pass, &pass->edges[edge - 1]);
}

static void settle(Pass *pass, uint32_t node)
{
    pass->is_settled[node - pass->first] = true;
    for (uint32_t i = pass->index[node - pass->first]; i < pass->index[node - pass->first + 1]; i++) {
        const FlowEdge *edge = &pass->edges[pass->sorted[i]];
        if (pass->finds_over && edge->kind == FLOW_CALL)
            return_to_call(pass, edge, pass->distance[node]);
        else
            go_back(pass, edge);
    }
}

/* --- passes --- */

/* Ends are those nodes whose distance is 0 already.  Edges that lead out of the range lead to where distances
 * are known. */
static void run(Pass *pass)
{
    for (uint32_t i = pass->first_edge; i < pass->all->edges; i++) {
        if (is_inside(pass, &pass->edges[i]))
            continue;
        if (pass->finds_over && pass->edges[i].kind == FLOW_CALL && pass->distance[pass->edges[i].to] < FAR)
            return_to_call(pass, &pass->edges[i], pass->distance[pass->edges[i].to]);
        go_back(pass, &pass->edges[i]);
    }
    for (uint32_t node = pass->first; node < pass->all->nodes; node++) {
        if (pass->distance[node] == 0) {
            pass->distance[node] = 1;
            push(pass, node, 0);
        }
    }
    while (pass->count > 0) {
        DistanceEntry entry = pop(pass);
        if (!pass->is_settled[entry.node - pass->first])
            settle(pass, entry.node);
    }
}

static void find(Pass *pass, uint32_t *distance, unsigned kinds, bool finds_over)
{
    pass->distance = distance;
    pass->kinds = kinds;
    pass->finds_over = finds_over;
    memset(pass->is_settled, 0, pass->all->nodes - pass->first);
    run(pass);
}

static uint32_t *extend(uint32_t *items, uint32_t from, uint32_t to, uint32_t value)
{
    items = memory_resize(items, (to + 1) * sizeof *items);
    for (uint32_t i = from; i < to; i++)
        items[i] = value;
    return items;
}

/* A call costs 1 where nothing is known of what is called, and to those who do not ask. */
static void prepare_over(Distances *all, const FlowEdge *edges, uint32_t first_edge)
{
    for (uint32_t i = first_edge; i < all->edges && all->kind == DISTANCE_E_FCA; i++)
        if (edges[i].kind == FLOW_CALL)
            all->over[edges[i].from] = FAR;
}

static void compute(Distances *all, uint32_t first, uint32_t first_edge, uint32_t first_method)
{
    const FlowEdge *edges = flow_edges(all->flow);
    Pass pass = {.all = all, .edges = edges, .first = first, .first_edge = first_edge};
    unsigned into = KIND(FLOW_CALL) | KIND(FLOW_DISPATCH) | KIND(FLOW_ENTER),
             back = all->kind == DISTANCE_FSM ? KIND(FLOW_BACK) : 0;
    pass.is_settled = memory_allocate(all->nodes - first + 1);
    prepare_over(all, edges, first_edge);
    for (uint32_t i = first_method; i < all->methods; i++)
        all->exit[flow_exit(all->flow, i)] = all->escape[flow_escape(all->flow, i)] = 0;
    index_edges(&pass);
    find(&pass, all->exit, WITHIN | KIND(FLOW_DISPATCH), all->kind == DISTANCE_E_FCA);
    find(&pass, all->escape, WITHIN, false);
    find(&pass, all->goal, WITHIN | into | back, false);
    free(pass.is_settled);
    free(pass.index);
    free(pass.sorted);
    free(pass.over_edge);
    free(pass.heap);
}

static void grow(Distances *all)
{
    uint32_t before = all->nodes;
    all->nodes = flow_node_count(all->flow);
    all->edges = flow_edge_count(all->flow);
    all->methods = flow_method_count(all->flow);
    all->goal = extend(all->goal, before, all->nodes, FAR);
    all->exit = extend(all->exit, before, all->nodes, FAR);
    all->escape = extend(all->escape, before, all->nodes, FAR);
    all->over = extend(all->over, before, all->nodes, 1);
}

void distances_create(Distances *all, DistanceKind kind, ControlFlow *flow, const uint32_t *goals,
                      uint32_t goal_count)
{
    *all = (Distances){.kind = kind, .flow = flow};
    grow(all);
    for (uint32_t i = 0; i < goal_count; i++)
        all->goal[goals[i]] = 0;
    compute(all, 0, 0, 0);
}

void distances_update(Distances *all)
{
    uint32_t first = all->nodes, first_edge = all->edges, first_method = all->methods;
    if (flow_method_count(all->flow) == first_method)
        return;
    grow(all);
    compute(all, first, first_edge, first_method);
}

void distances_free(Distances *all)
{
    free(all->goal);
    free(all->exit);
    free(all->escape);
    free(all->over);
}
