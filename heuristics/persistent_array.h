/* Persistent arrays of 32-bit numbers, as trees of pairs: changing one gives another, and both stay.  Equal
 * contents have one number as their name, if they came by the same range of indices; 0 is the array of
 * nothing but zeros.
 *
 *   array   (height, node)                 has room for 2^height numbers, and grows when a larger index
 *           is set
 *   node    (left half, right half)        0: nothing but zeros; those of height 0 are the numbers
 *           themselves */
#ifndef HEURISTICS_PERSISTENT_ARRAY_H
#define HEURISTICS_PERSISTENT_ARRAY_H

#include "base/pairs.h"

uint32_t array_get(const Pairs *pairs, uint32_t array, uint32_t index);
uint32_t array_set(Pairs *pairs, uint32_t array, uint32_t index, uint32_t number);

/* The pairs themselves, for what is kept beside an array, under names from 1 on; of 0, which is none of them,
 * both halves are 0. */
uint32_t named_pair(Pairs *pairs, uint32_t left, uint32_t right);
Pair pair_named(const Pairs *pairs, uint32_t name);

#endif
