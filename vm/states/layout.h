/* Which positions of a state vector lie side by side near its root.  Learned from a sample of states: what
 * changes often is hot, and what varies together goes into the same half of the tree, at every level, because
 * the nodes of a half are as many as its different contents.
 *
 *   count columns of rows ids each:  ids[column * rows + row]  */
#ifndef VM_STATES_LAYOUT_H
#define VM_STATES_LAYOUT_H

#include <stdint.h>

typedef struct LayoutSample {
    const uint32_t *ids;
    uint32_t rows, count;
} LayoutSample;

/* How many of the columns are to be hot, at most `most`.  They are sorted by changes[column], how often each
 * changed, the highest first.  What is left out changes seldom and has few different contents. */
uint32_t layout_hot(const LayoutSample *sample, const uint32_t *changes, uint32_t most);

/* Orders the columns for the leaves of a tree of 2^bits leaves, at least `count`: order[leaf] is a column, or
 * UINT32_MAX for an empty leaf. */
void layout_order(const LayoutSample *sample, unsigned bits, uint32_t *order);

#endif
