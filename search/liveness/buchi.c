/* The tableau: a node has formulas still to be dealt with, formulas that hold from here on, and formulas that
 * must hold from the next position on.  Nodes with the same of the latter two are one.  In the end states
 * that differ in nothing are merged. */
#include "search/buchi.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Sets of formulas, as bits. */
typedef uint64_t Formulas;

typedef struct Tableau {
    const Ltl *ltl;
    Formulas *old, *next; /* by node */
    uint32_t count, capacity, next_capacity;
    struct Edge {
        uint32_t from, to; /* from UINT32_MAX: the beginning */
    } * edges;
    uint32_t edge_count, edge_capacity;
    struct Pending {
        Formulas fresh, old, next;
        uint32_t from;
    } * pending;
    uint32_t pending_count, pending_capacity;
} Tableau;

static Formulas bit(uint32_t node) { return (Formulas)1 << node; }

static void add_pending(Tableau *tableau, Formulas fresh, Formulas old, Formulas next, uint32_t from)
{
    MEMORY_ROOM_FOR(tableau->pending, tableau->pending_capacity, tableau->pending_count);
    tableau->pending[tableau->pending_count++] = (struct Pending){fresh & ~old, old, next, from};
}

static void add_edge(Tableau *tableau, uint32_t from, uint32_t to)
{
    MEMORY_ROOM_FOR(tableau->edges, tableau->edge_capacity, tableau->edge_count);
    tableau->edges[tableau->edge_count++] = (struct Edge){from, to};
}

/* Nothing is left to be dealt with: a node that is known, or a new one with its successor to come. */
static void close_node(Tableau *tableau, const struct Pending *node)
{
    for (uint32_t i = 0; i < tableau->count; i++)
        if (tableau->old[i] == node->old && tableau->next[i] == node->next) {
            add_edge(tableau, node->from, i);
            return;
        }
    MEMORY_ROOM_FOR(tableau->old, tableau->capacity, tableau->count);
    MEMORY_ROOM_FOR(tableau->next, tableau->next_capacity, tableau->count);
    tableau->old[tableau->count] = node->old;
    tableau->next[tableau->count] = node->next;
    add_edge(tableau, node->from, tableau->count);
    add_pending(tableau, node->next, 0, 0, tableau->count++);
}

static bool contradicts(const Ltl *ltl, Formulas old, const LtlNode *literal)
{
    for (uint32_t i = 0; i < ltl->count; i++)
        if (old & bit(i) && ltl->nodes[i].left == literal->left && ltl->nodes[i].kind != literal->kind
            && (ltl->nodes[i].kind == LTL_IS || ltl->nodes[i].kind == LTL_IS_NOT))
            return true;
    return false;
}

static void expand(Tableau *tableau, struct Pending node)
{
    if (node.fresh == 0) {
        close_node(tableau, &node);
        return;
    }
    uint32_t formula = (uint32_t)__builtin_ctzll(node.fresh);
    const LtlNode *part = &tableau->ltl->nodes[formula];
    Formulas fresh = node.fresh & ~bit(formula), old = node.old | bit(formula), next = node.next;
    Formulas left = bit(part->left & 63), right = bit(part->right & 63);
    switch (part->kind) {
    case LTL_FALSE: return;
    case LTL_TRUE: add_pending(tableau, fresh, node.old, next, node.from); return;
    case LTL_IS:
    case LTL_IS_NOT:
        if (!contradicts(tableau->ltl, node.old, part))
            add_pending(tableau, fresh, old, next, node.from);
        return;
    case LTL_AND: add_pending(tableau, fresh | left | right, old, next, node.from); return;
    case LTL_OR:
        add_pending(tableau, fresh | left, old, next, node.from);
        add_pending(tableau, fresh | right, old, next, node.from);
        return;
    case LTL_UNTIL:
        add_pending(tableau, fresh | left, old, next | bit(formula), node.from);
        add_pending(tableau, fresh | right, old, next, node.from);
        return;
    case LTL_RELEASE:
        add_pending(tableau, fresh | right, old, next | bit(formula), node.from);
        add_pending(tableau, fresh | left | right, old, next, node.from);
        return;
    }
}

/* An until formula is fulfilled where it does not hold or its right side does. */
static uint64_t acceptance(const Ltl *ltl, Formulas old)
{
    uint64_t sets = 0;
    uint32_t number = 0;
    for (uint32_t i = 0; i < ltl->count; i++) {
        if (ltl->nodes[i].kind != LTL_UNTIL)
            continue;
        uint32_t right = ltl->nodes[i].right;
        bool is_fulfilled = ltl->nodes[right].kind == LTL_TRUE || old & bit(right);
        sets |= !(old & bit(i)) || is_fulfilled ? (uint64_t)1 << number : 0;
        number++;
    }
    return sets;
}

static uint64_t all_sets(const Ltl *ltl)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < ltl->count; i++)
        count += ltl->nodes[i].kind == LTL_UNTIL;
    return count == 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
}

static void make_state(BuchiState *state, const Ltl *ltl, Formulas old)
{
    *state = (BuchiState){.accepts = acceptance(ltl, old)};
    for (uint32_t i = 0; i < ltl->count; i++) {
        state->is |= old & bit(i) && ltl->nodes[i].kind == LTL_IS ? 1u << ltl->nodes[i].left : 0;
        state->is_not |= old & bit(i) && ltl->nodes[i].kind == LTL_IS_NOT ? 1u << ltl->nodes[i].left : 0;
    }
}

static void add_successor(BuchiState *state, uint32_t successor)
{
    uint32_t at = 0;
    while (at < state->successor_count && state->successors[at] < successor)
        at++;
    if (at < state->successor_count && state->successors[at] == successor)
        return;
    state->successors = memory_resize(state->successors, (state->successor_count + 1) * sizeof(uint32_t));
    memmove(state->successors + at + 1, state->successors + at,
            (state->successor_count - at) * sizeof(uint32_t));
    state->successors[at] = successor;
    state->successor_count++;
}

/* --- merging --- */

static bool are_alike(const BuchiState *a, const BuchiState *b)
{
    return a->is == b->is && a->is_not == b->is_not && a->accepts == b->accepts
           && a->successor_count == b->successor_count
           && memcmp(a->successors, b->successors, a->successor_count * sizeof(uint32_t)) == 0;
}

/* Every state is replaced by the first that is like it, and those that are left move together. */
static bool merge_once(Buchi *buchi)
{
    uint32_t *becomes = memory_allocate((buchi->count + 1) * sizeof *becomes), kept = 0;
    for (uint32_t i = 0; i < buchi->count; i++) {
        uint32_t like = 0;
        while (like < i && !(are_alike(&buchi->states[like], &buchi->states[i])))
            like++;
        becomes[i] = like == i ? kept++ : becomes[like];
        if (like < i)
            buchi->states[like].is_initial |= buchi->states[i].is_initial;
    }
    bool is_smaller = kept < buchi->count;
    uint32_t done = 0;
    for (uint32_t i = 0; is_smaller && i < buchi->count; i++) {
        BuchiState old = buchi->states[i];
        if (becomes[i] == done) {
            BuchiState *state = &buchi->states[done++];
            *state = old;
            state->successors = NULL;
            state->successor_count = 0;
            for (uint32_t s = 0; s < old.successor_count; s++)
                add_successor(state, becomes[old.successors[s]]);
        }
        free(old.successors);
    }
    buchi->count = kept;
    free(becomes);
    return is_smaller;
}

bool buchi_create(Buchi *buchi, const Ltl *ltl)
{
    *buchi = (Buchi){.sets = all_sets(ltl)};
    Tableau tableau = {.ltl = ltl};
    add_pending(&tableau, bit(ltl->root), 0, 0, UINT32_MAX);
    while (tableau.pending_count > 0 && tableau.count <= BUCHI_STATES_MAX)
        expand(&tableau, tableau.pending[--tableau.pending_count]);
    bool fits = tableau.count <= BUCHI_STATES_MAX;
    buchi->count = buchi->capacity = tableau.count;
    buchi->states = memory_allocate((tableau.count + 1) * sizeof *buchi->states);
    for (uint32_t i = 0; i < tableau.count; i++)
        make_state(&buchi->states[i], ltl, tableau.old[i]);
    for (uint32_t i = 0; i < tableau.edge_count; i++) {
        if (tableau.edges[i].from == UINT32_MAX)
            buchi->states[tableau.edges[i].to].is_initial = true;
        else
            add_successor(&buchi->states[tableau.edges[i].from], tableau.edges[i].to);
    }
    free(tableau.old);
    free(tableau.next);
    free(tableau.edges);
    free(tableau.pending);
    while (fits && merge_once(buchi))
        ;
    return fits;
}

void buchi_free(Buchi *buchi)
{
    for (uint32_t i = 0; i < buchi->count; i++)
        free(buchi->states[i].successors);
    free(buchi->states);
    *buchi = (Buchi){0};
}
