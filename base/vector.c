/* A vector keeps every node of its tree laid out as in a binary heap.  Committing interns the nodes above the
 * leaves that changed, level by level; entering walks down the nodes that differ. */
#include "base/vector.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"

#define SPINE_BIT      0x80000000u /* a cold id that is a spine node, not a chunk's top */
#define NO_STATE_THERE UINT32_MAX

void tree_create(Tree *tree)
{
    pairs_create(&tree->nodes);
    pairs_create(&tree->roots);
}

void tree_destroy(Tree *tree)
{
    pairs_destroy(&tree->nodes);
    pairs_destroy(&tree->roots);
}

size_t tree_bytes(const Tree *tree) { return pairs_bytes(&tree->nodes) + pairs_bytes(&tree->roots); }

void vector_create(Vector *vector, Tree *tree, unsigned hot_bits)
{
    assert(hot_bits <= HOT_BITS_MAX);
    *vector =
        (Vector){.tree = tree, .hot_bits = hot_bits, .present = NO_STATE_THERE, .before = NO_STATE_THERE};
}

void vector_destroy(Vector *vector)
{
    for (uint32_t i = 0; i < vector->chunk_count; i++)
        free(vector->chunks[i]);
    free(vector->chunks);
    free(vector->spine);
    free(vector->cold_changed);
    free(vector->undo);
}

/* Node ids are pair numbers + 1. */
static uint32_t node(Tree *tree, uint32_t left, uint32_t right)
{
    bool is_new;
    return (left | right) == 0 ? 0 : pairs_intern(&tree->nodes, left, right, &is_new) + 1;
}

static Pair halves(const Tree *tree, uint32_t id)
{
    assert_costly(id <= __atomic_load_n(&tree->nodes.count, __ATOMIC_RELAXED) && "a node that was interned");
    return id == 0 ? (Pair){0, 0} : tree->nodes.pairs[id - 1];
}

static bool has_changes(const Vector *vector)
{
    return vector->hot_changed != 0 || vector->cold_changed_count != 0;
}

/* --- invariants --- */

/* Are the inner nodes from `first` on what the tree says of their halves? */
static bool nodes_are_right(const Vector *vector, const uint32_t *nodes, uint32_t first, uint32_t leaves)
{
    for (uint32_t at = first; at < leaves; at++) {
        Pair both = halves(vector->tree, nodes[at]);
        if (both.left != nodes[2 * at] || both.right != nodes[2 * at + 1])
            return false;
    }
    return true;
}

/* Is every inner node, and the spine, what the leaves make it?  Then equal leaves have equal nodes, and so
 * states. */
static bool is_consistent(const Vector *vector)
{
    if (!nodes_are_right(vector, vector->hot, 2, vector_hot_leaves(vector)))
        return false;
    for (uint32_t c = 0, rest; c < vector->chunk_count; c++) {
        if (!nodes_are_right(vector, vector->chunks[c], 1, vector_chunk_leaves(c)))
            return false;
        rest = c + 1 < vector->chunk_count ? vector->spine[c + 1] : 0;
        Pair both = vector->spine[c] & SPINE_BIT ? halves(vector->tree, vector->spine[c] & ~SPINE_BIT)
                                                 : (Pair){vector->spine[c], 0};
        if (both.left != vector->chunks[c][1] || both.right != rest)
            return false;
    }
    return true;
}

/* Does the vector hold what `state` is? */
static bool is_at(const Vector *vector, uint32_t state)
{
    Pair root = vector->tree->roots.pairs[state];
    uint32_t cold = vector->chunk_count > 0 ? vector->spine[0] : 0;
    if (vector->hot_bits == 0)
        return root.left == vector->hot[1] && root.right == cold;
    Pair right = halves(vector->tree, root.right);
    return root.left == vector->hot[2] && right.left == vector->hot[3] && right.right == cold;
}

/* --- positions --- */

static void ensure_chunk(Vector *vector, uint32_t chunk)
{
    if (chunk < vector->chunk_count)
        return;
    vector->before = NO_STATE_THERE; /* the spine moves */
    vector->chunks = memory_resize(vector->chunks, (chunk + 1) * sizeof *vector->chunks);
    vector->spine = memory_resize(vector->spine, (chunk + 1) * sizeof *vector->spine);
    for (; vector->chunk_count <= chunk; vector->chunk_count++) {
        vector->chunks[vector->chunk_count] =
            memory_allocate(2 * vector_chunk_leaves(vector->chunk_count) * sizeof(uint32_t));
        vector->spine[vector->chunk_count] = 0;
    }
}

/* Writes into a place, noting what was there. */
static inline void put(Vector *vector, uint32_t *place, uint32_t id, uint32_t leaf)
{
    MEMORY_ROOM_FOR(vector->undo, vector->undo_capacity, vector->undo_count);
    vector->undo[vector->undo_count++] = (VectorUndo){place, *place, leaf};
    *place = id;
}

static void begin_undo(Vector *vector)
{
    vector->undo_count = 0;
    vector->before = vector->present;
}

void vector_set(Vector *vector, uint32_t position, uint32_t id)
{
    uint32_t leaf = position + 1;
    if (!has_changes(vector))
        begin_undo(vector);
    if (position < vector_hot_leaves(vector)) {
        put(vector, &vector->hot[vector_hot_leaves(vector) + position], id, leaf);
        vector->hot_changed |= (uint64_t)1 << position;
        return;
    }
    position -= vector_hot_leaves(vector);
    uint32_t chunk = vector_chunk_of(position);
    ensure_chunk(vector, chunk);
    put(vector, &vector->chunks[chunk][vector_chunk_leaves(chunk) + position - vector_chunk_base(chunk)], id,
        leaf);
    MEMORY_ROOM_FOR(vector->cold_changed, vector->cold_changed_capacity, vector->cold_changed_count);
    vector->cold_changed[vector->cold_changed_count++] = position;
}

/* --- committing --- */

static void commit_hot(Vector *vector)
{
    uint64_t changed = vector->hot_changed;
    for (uint32_t first = vector_hot_leaves(vector) / 2; first >= 2;
         first /= 2) { /* the root joins the two halves */
        uint64_t above = 0;
        for (; changed != 0; changed &= changed - 1)
            above |= (uint64_t)1 << (__builtin_ctzll(changed) / 2);
        for (uint64_t rest = above; rest != 0; rest &= rest - 1) {
            uint32_t at = first + (uint32_t)__builtin_ctzll(rest);
            put(vector, &vector->hot[at], node(vector->tree, vector->hot[2 * at], vector->hot[2 * at + 1]),
                0);
        }
        changed = above;
    }
    vector->hot_changed = 0;
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

enum { SORTED_BY_INSERTION = 16 }; /* so few, as a step changes, need no call for each comparison */

static void sort(uint32_t *numbers, uint32_t count)
{
    if (count > SORTED_BY_INSERTION) {
        qsort(numbers, count, sizeof *numbers, compare);
        return;
    }
    for (uint32_t i = 1; i < count; i++) {
        uint32_t number = numbers[i], at = i;
        for (; at > 0 && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
    }
}

/* Recomputes the nodes above the changed leaves, level by level, each once; `changed` is sorted. */
static void commit_chunk(Vector *vector, uint32_t chunk, uint32_t *changed, uint32_t count)
{
    uint32_t *tree = vector->chunks[chunk];
    for (uint32_t i = 0; i < count; i++)
        changed[i] = vector_chunk_leaves(chunk) + changed[i] - vector_chunk_base(chunk);
    assert(changed[0] >= vector_chunk_leaves(chunk) && changed[count - 1] < 2 * vector_chunk_leaves(chunk));
    while (changed[0] > 1) {
        uint32_t kept = 0;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t parent = changed[i] / 2;
            if (kept == 0 || changed[kept - 1] != parent)
                changed[kept++] = parent;
        }
        count = kept;
        for (uint32_t i = 0; i < count; i++)
            put(vector, &tree[changed[i]], node(vector->tree, tree[2 * changed[i]], tree[2 * changed[i] + 1]),
                0);
    }
}

static void commit_spine(Vector *vector)
{
    uint32_t rest = 0;
    for (uint32_t c = vector->chunk_count; c-- > 0;) {
        uint32_t top = vector->chunks[c][1];
        rest = rest == 0 ? top : SPINE_BIT | node(vector->tree, top, rest);
        put(vector, &vector->spine[c], rest, 0);
    }
}

static void commit_cold(Vector *vector)
{
    uint32_t count = vector->cold_changed_count, *changed = vector->cold_changed;
    if (count == 0)
        return;
    sort(changed, count);
    for (uint32_t from = 0, to; from < count; from = to) {
        uint32_t chunk = vector_chunk_of(changed[from]);
        for (to = from; to < count && vector_chunk_of(changed[to]) == chunk; to++)
            ;
        commit_chunk(vector, chunk, changed + from, to - from);
    }
    vector->cold_changed_count = 0;
    commit_spine(vector);
}

/* The hot right half and the cold part together: often the same as for the state before. */
static uint32_t right_half(Vector *vector, uint32_t hot, uint32_t cold)
{
    if (vector->right == 0 || vector->right_hot != hot || vector->right_cold != cold) {
        vector->right = node(vector->tree, hot, cold);
        vector->right_hot = hot;
        vector->right_cold = cold;
    }
    return vector->right;
}

uint32_t vector_commit(Vector *vector, bool *is_new)
{
    if (!has_changes(vector))
        begin_undo(vector);
    commit_hot(vector);
    commit_cold(vector);
    assert(!has_changes(vector));
    assert_costly(is_consistent(vector));
    uint32_t cold = vector->chunk_count > 0 ? vector->spine[0] : 0;
    uint32_t left = vector->hot_bits == 0 ? vector->hot[1] : vector->hot[2];
    uint32_t right = vector->hot_bits == 0 ? cold : right_half(vector, vector->hot[3], cold);
    uint32_t state = pairs_intern(&vector->tree->roots, left, right, is_new);
    assert_costly(is_at(vector, state));
    return vector->present = state;
}

/* --- entering --- */

typedef struct Entering {
    Vector *vector;
    Apply *apply;
    void *context;
} Entering;

/* Makes the subtree at `at` of a laid-out tree what `id` is, which it is not; `base` is the position of leaf
 * 0. */
static void enter_subtree(const Entering *entering, uint32_t *tree, uint32_t leaves, uint32_t at, uint32_t id,
                          uint32_t base)
{
    uint32_t old = tree[at];
    tree[at] = id;
    assert_costly(old != id && at < 2 * leaves);
    if (at >= leaves) {
        entering->apply(entering->context, base + at - leaves, old, id);
        return;
    }
    Pair both = halves(entering->vector->tree, id);
    if (tree[2 * at] != both.left)
        enter_subtree(entering, tree, leaves, 2 * at, both.left, base);
    if (tree[2 * at + 1] != both.right)
        enter_subtree(entering, tree, leaves, 2 * at + 1, both.right, base);
}

static void enter_tree(const Entering *entering, uint32_t *tree, uint32_t leaves, uint32_t at, uint32_t id,
                       uint32_t base)
{
    if (tree[at] != id)
        enter_subtree(entering, tree, leaves, at, id, base);
}

static void enter_cold(const Entering *entering, uint32_t id)
{
    Vector *vector = entering->vector;
    for (uint32_t c = 0; c < vector->chunk_count || id != 0; c++) {
        ensure_chunk(vector, c);
        if (vector->spine[c] == id)
            return;
        vector->spine[c] = id;
        bool has_rest = (id & SPINE_BIT) != 0;
        Pair both = has_rest ? halves(vector->tree, id & ~SPINE_BIT) : (Pair){id, 0};
        enter_tree(entering, vector->chunks[c], vector_chunk_leaves(c), 1, both.left,
                   vector_hot_leaves(vector) + vector_chunk_base(c));
        id = both.right;
    }
}

/* Back to the state before the last commit. */
static void go_back(Vector *vector, Apply *apply, void *context)
{
    for (uint32_t i = vector->undo_count; i-- > 0;) {
        VectorUndo undo = vector->undo[i];
        uint32_t now = *undo.place;
        *undo.place = undo.old;
        if (undo.leaf != 0 && now != undo.old)
            apply(context, undo.leaf - 1, now, undo.old);
    }
}

static void walk_down(Vector *vector, uint32_t state, Apply *apply, void *context)
{
    Entering entering = {vector, apply, context};
    Pair root = vector->tree->roots.pairs[state];
    if (vector->hot_bits == 0) {
        enter_tree(&entering, vector->hot, 1, 1, root.left, 0);
        enter_cold(&entering, root.right);
    } else {
        Pair right = halves(vector->tree, root.right);
        enter_tree(&entering, vector->hot, vector_hot_leaves(vector), 2, root.left, 0);
        enter_tree(&entering, vector->hot, vector_hot_leaves(vector), 3, right.left, 0);
        enter_cold(&entering, right.right);
    }
}

void vector_enter(Vector *vector, uint32_t state, Apply *apply, void *context)
{
    assert(state < __atomic_load_n(&vector->tree->roots.count, __ATOMIC_RELAXED)
           && "states are numbered densely");
    assert(!has_changes(vector) && "what was set is committed or set back");
    if (vector->before == state)
        go_back(vector, apply, context);
    else
        walk_down(vector, state, apply, context);
    vector->before = NO_STATE_THERE;
    vector->present = state;
    assert_costly(is_at(vector, state));
    assert_costly(is_consistent(vector));
}

/* --- comparing --- */

void vector_is_back(Vector *vector)
{
    vector->hot_changed = 0;
    vector->cold_changed_count = 0;
    vector->before = NO_STATE_THERE;
    assert_costly(is_consistent(vector) && "it holds the leaves of the last commit again");
}

enum { COMPARED_AT_ONCE = 16 };

static uint32_t update(const uint32_t *ids, uint32_t *copy, uint32_t count, uint32_t base, uint32_t *changed)
{
    uint32_t found = 0;
    for (uint32_t from = 0; from < count; from += COMPARED_AT_ONCE) {
        uint32_t length = count - from < COMPARED_AT_ONCE ? count - from : COMPARED_AT_ONCE;
        if (memcmp(ids + from, copy + from, length * sizeof *ids) == 0)
            continue;
        for (uint32_t i = from; i < from + length; i++)
            if (ids[i] != copy[i]) {
                copy[i] = ids[i];
                changed[found++] = base + i;
            }
    }
    return found;
}

uint32_t vector_update(const Vector *vector, uint32_t *copy, uint32_t count, uint32_t *changed)
{
    uint32_t hot = vector_hot_leaves(vector),
             found = update(vector->hot + hot, copy, count < hot ? count : hot, 0, changed);
    for (uint32_t chunk = 0; chunk < vector->chunk_count && hot + vector_chunk_base(chunk) < count; chunk++) {
        uint32_t base = hot + vector_chunk_base(chunk), leaves = vector_chunk_leaves(chunk),
                 length = count - base < leaves ? count - base : leaves;
        found += update(vector->chunks[chunk] + leaves, copy + base, length, base, changed + found);
    }
    return found;
}
