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
 * many nodes as its chunk has levels.  Id 0 is "nothing there"; a node of two empty halves is 0 too.
 *
 * A vector keeps the leaves and the tops of the halves and chunks; the nodes between are in the tree alone.
 * What a half becomes when one or two leaves change is remembered, since the same happens in many states. */
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

enum { FIRST_LEAVES = 1 << 7, COLD_LEAVES = 1 << 12, HOT_BITS_MAX = 6, VECTOR_CHANGES_MAX = 32 };

typedef struct VectorWrite {
    uint32_t position, id;
} VectorWrite;

/* A place and what it held before the changes since the last state. */
typedef struct VectorChange {
    uint32_t place, old;
} VectorChange;

typedef struct VectorMemo VectorMemo;

/* One vector: the present contents. */
typedef struct Vector {
    Tree *tree;
    unsigned hot_bits;
    uint32_t *ids; /* by position */
    uint32_t id_capacity;
    uint32_t *tops; /* the two hot halves; then for each chunk its top, and the spine from it on */
    uint32_t chunk_count;
    uint32_t present, before;                 /* states; before: the one that `changes` leads back to */
    VectorChange changes[VECTOR_CHANGES_MAX]; /* of positions */
    uint32_t change_count;
    VectorChange *top_changes;
    uint32_t top_change_count, top_change_capacity;
    bool has_changes;       /* something was set since the last commit */
    uint64_t hot_changed;   /* leaves */
    uint32_t *cold_changed; /* positions, in the order of change */
    uint32_t cold_changed_count, cold_changed_capacity;
    uint32_t right, right_hot, right_cold; /* the right half of the last root, and what it is made of */
    VectorMemo *memo;
} Vector;

void vector_create(Vector *vector, Tree *tree, unsigned hot_bits);
void vector_destroy(Vector *vector);
void vector_set(Vector *vector, uint32_t position, uint32_t id);
uint32_t vector_commit(Vector *vector, bool *is_new); /* the number of the present contents */

/* Told of a position that has changed, from the id `old` to `id`. */
typedef void Apply(void *context, uint32_t position, uint32_t old, uint32_t id);

/* The number of the present contents with some positions changed, each once and to another id, in the order
 * of positions.  If it is new, the vector becomes it, calling `apply`; otherwise it stays as it is. */
uint32_t vector_take(Vector *vector, const VectorWrite *writes, uint32_t count, bool *is_new, Apply *apply,
                     void *context);

/* Makes the vector what `state` is, calling `apply` for each position that differs. */
void vector_enter(Vector *vector, uint32_t state, Apply *apply, void *context);

/* Everything that was set since the last commit has been set back. */
void vector_is_back(Vector *vector);

/* Brings a copy of the first `count` positions up to date and lists those that differed; gives how many. */
uint32_t vector_update(const Vector *vector, uint32_t *copy, uint32_t count, uint32_t *changed);

static inline uint32_t vector_get(const Vector *vector, uint32_t position)
{
    return position < vector->id_capacity ? vector->ids[position] : 0;
}

#endif
