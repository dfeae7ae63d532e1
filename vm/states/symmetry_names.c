/* Colours tell threads and objects apart by what mentions what; threads are sorted by them, and objects named
 * as they are met from the threads. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum {
    ROUNDS = 3,            /* of refinement; more can only tell more apart */
    NAMES_PER_THREAD = 256 /* objects with names of their own; those beyond share a range */
};

static void refine(Symmetry *symmetry)
{
    AlikeNode *nodes = symmetry->nodes;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        nodes[i].sum = nodes[i].base;
    for (uint32_t i = 0; i < symmetry->edge_count; i++) {
        AlikeEdge edge = symmetry->edges[i];
        nodes[edge.from].sum += symmetry_mix(nodes[edge.to].colour, 2 * edge.label + 1);
        nodes[edge.to].sum += symmetry_mix(nodes[edge.from].colour, 2 * edge.label + 2);
    }
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        nodes[i].colour = symmetry_mix(nodes[i].sum, nodes[i].colour);
}

/* Main first, then by colour; equal ones in the order of their numbers. */
static bool comes_before(const AlikeNode *one, const AlikeNode *other)
{
    if (one->number == 0 || other->number == 0)
        return one->number < other->number;
    return one->colour != other->colour ? one->colour < other->colour : one->number < other->number;
}

static void sort_threads(Symmetry *symmetry)
{
    uint32_t *order = symmetry->order;
    for (uint32_t i = 1; i < symmetry->thread_count; i++)
        for (uint32_t j = i;
             j > 0 && comes_before(&symmetry->nodes[order[j]], &symmetry->nodes[order[j - 1]]); j--) {
            uint32_t node = order[j];
            order[j] = order[j - 1];
            order[j - 1] = node;
        }
}

/* The first of those that look the same: it is marked, so that the others can be told apart by where they
 * stand to it.  false: all are different. */
static bool mark_one(Symmetry *symmetry)
{
    for (uint32_t i = 2; i < symmetry->thread_count; i++) {
        AlikeNode *one = &symmetry->nodes[symmetry->order[i - 1]];
        if (one->colour == symmetry->nodes[symmetry->order[i]].colour) {
            one->base = symmetry_mix(one->base, i);
            one->colour = symmetry_mix(one->colour, i);
            return true;
        }
    }
    return false;
}

void symmetry_order_threads(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        symmetry->nodes[i].colour = symmetry->nodes[i].base;
    do {
        for (int i = 0; i < ROUNDS; i++)
            refine(symmetry);
        sort_threads(symmetry);
    } while (mark_one(symmetry));
}

/* --- names --- */

static uint32_t take_name(Symmetry *symmetry)
{
    uint32_t name = symmetry->next_name++;
    if (symmetry->next_name == symmetry->names_end) {
        symmetry->next_name = symmetry->shared_names;
        symmetry->names_end = UINT32_MAX;
    }
    return name;
}

/* Gives the next name to an object that is met for the first time, and queues it. */
static void name_target(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label)
{
    AlikeNode *node = &symmetry->nodes[to];
    (void)from, (void)label;
    if (node->kind == NODE_THREAD || node->name != 0)
        return;
    if (node->kind == NODE_FIXED)
        node->name = node->number + 1;
    else
        node->name = take_name(symmetry) + 1;
    MEMORY_ROOM_FOR(symmetry->queue, symmetry->queue_capacity, symmetry->queued);
    symmetry->queue[symmetry->queued++] = to;
}

/* Names all that is met from a node, from the present name on. */
static void name_from(Symmetry *symmetry, uint32_t node)
{
    symmetry->queued = 0;
    symmetry_visit(symmetry, node, name_target);
    for (uint32_t i = 0; symmetry->nodes[node].kind == NODE_THREAD && i < symmetry->next_count; i++)
        if (symmetry->next[i].starts && symmetry->next[i].thread == symmetry->nodes[node].number)
            name_target(symmetry, node, symmetry->slot_nodes[symmetry->next[i].other] - 1, 0);
    for (uint32_t i = 0; i < symmetry->queued; i++)
        symmetry_visit(symmetry, symmetry->queue[i], name_target);
    if (symmetry->names_end == UINT32_MAX)
        symmetry->shared_names = symmetry->next_name;
}

/* An object that is met from nowhere, but for threads' names, can do nothing: it gets none. */
void symmetry_name_all(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->thread_count; i++)
        symmetry->nodes[symmetry->order[i]].name = i + 1;
    symmetry->shared_names = symmetry->thread_count * NAMES_PER_THREAD;
    for (uint32_t i = 0; i < symmetry->thread_count; i++) {
        symmetry->next_name = i * NAMES_PER_THREAD;
        symmetry->names_end = symmetry->next_name + NAMES_PER_THREAD;
        name_from(symmetry, symmetry->order[i]);
    }
    symmetry->next_name = symmetry->shared_names;
    symmetry->names_end = UINT32_MAX;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        if (symmetry->nodes[i].kind == NODE_FIXED && symmetry->nodes[i].is_root
            && symmetry->nodes[i].name == 0) {
            symmetry->nodes[i].name = symmetry->nodes[i].number + 1;
            name_from(symmetry, i);
        }
}
