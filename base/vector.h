/* The state vector: position -> component id, as a persistent tree of hash-consed pairs whose root is the
 * state's number.
 *
 *              root (in a table of its own)
 *             /                \
 *      hot, left half           node
 *                              /    \
 *                hot, right half     cold: a chunk of 128 positions, then chunks of 4096, a spine above
 *                                    them when there is more than one
 *
 * What changes often lies in the hot part, half of it on each side, so that most states cost one root and
 * hardly a node.  The first chunk is small, since most programs need no other, and the way to a leaf has as
 * many nodes as its chunk has levels.  Id 0 is "nothing there"; a node of two empty halves is 0 too. */
#ifndef BASE_VECTOR_H
#define BASE_VECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/pairs.h"

/* What all vectors over one store share: nodes and roots. */
typedef struct Tree {
    Pairs nodes, roots;
} Tree;

void tree_create(Tree *tree);
void tree_destroy(Tree *tree);
size_t tree_bytes(const Tree *tree);

enum { FIRST_LEAVES = 1 << 7, COLD_LEAVES = 1 << 12, HOT_BITS_MAX = 6 };

/* What a place of the vector held before the last commit. */
typedef struct VectorUndo {
    uint32_t *place;
    uint32_t old, leaf; /* leaf: its position + 1; 0: an inner node */
} VectorUndo;

/* One vector: the present contents, leaves and inner nodes. */
typedef struct Vector {
    Tree *tree;
    unsigned hot_bits;
    uint32_t hot[2 << HOT_BITS_MAX]; /* node 1 is the top, leaf i is at 2^hot_bits + i */
    uint64_t hot_changed;            /* leaves */
    uint32_t **chunks;               /* each laid out like hot */
    uint32_t *spine;                 /* spine[c]: chunks c and after */
    uint32_t chunk_count;
    uint32_t *cold_changed; /* positions, in the order of change */
    uint32_t cold_changed_count, cold_changed_capacity;
    uint32_t right, right_hot, right_cold; /* the right half of the last root, and what it is made of */
    /* The way back from the present state to the one before, which most steps of a search are followed by. */
    uint32_t present, before; /* states; NO_STATE_THERE: not known */
    VectorUndo *undo;
    uint32_t undo_count, undo_capacity;
} Vector;

void vector_create(Vector *vector, Tree *tree, unsigned hot_bits);
void vector_destroy(Vector *vector);
void vector_set(Vector *vector, uint32_t position, uint32_t id);
uint32_t vector_commit(Vector *vector, bool *is_new); /* the number of the present contents */

/* Told of a position that has changed, from the id `old` to `id`. */
typedef void Apply(void *context, uint32_t position, uint32_t old, uint32_t id);

/* Makes the vector what `state` is, calling `apply` for each position that differs. */
void vector_enter(Vector *vector, uint32_t state, Apply *apply, void *context);

/* Everything that was set since the last commit has been set back. */
void vector_is_back(Vector *vector);

/* Brings a copy of the first `count` positions up to date and lists those that differed; gives how many. */
uint32_t vector_update(const Vector *vector, uint32_t *copy, uint32_t count, uint32_t *changed);

/* --- positions --- */

static inline uint32_t vector_hot_leaves(const Vector *vector) { return 1u << vector->hot_bits; }

/* Of cold positions, which count from 0 here: their chunk, its first position, how many it has. */
static inline uint32_t vector_chunk_of(uint32_t position)
{
    return position < FIRST_LEAVES ? 0 : 1 + (position - FIRST_LEAVES) / COLD_LEAVES;
}
static inline uint32_t vector_chunk_base(uint32_t chunk)
{
    return chunk == 0 ? 0 : FIRST_LEAVES + (chunk - 1) * COLD_LEAVES;
}
static inline uint32_t vector_chunk_leaves(uint32_t chunk) { return chunk == 0 ? FIRST_LEAVES : COLD_LEAVES; }

static inline uint32_t vector_get(const Vector *vector, uint32_t position)
{
    uint32_t hot = vector_hot_leaves(vector);
    if (position < hot)
        return vector->hot[hot + position];
    position -= hot;
    uint32_t chunk = vector_chunk_of(position);
    return chunk < vector->chunk_count
               ? vector->chunks[chunk][vector_chunk_leaves(chunk) + position - vector_chunk_base(chunk)]
               : 0;
}

#endif
