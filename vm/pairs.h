/* Hash-consed pairs of 32-bit ids, numbered densely in the order of their coming: the nodes of the state tree, and in a table of
 * their own its roots, whose numbers are the states'.
 *
 *   pairs:  number -> (left, right)                       8 bytes each
 *   index:  open addressing; an entry holds number + 1 in its low bits and a piece of the hash in the rest, so that most
 *           wrong candidates are seen without fetching their pair                                                          */
#ifndef VM_PAIRS_H
#define VM_PAIRS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Pair { uint32_t left, right; } Pair;

typedef struct Pairs {
    Pair     *pairs;
    uint32_t  count;
    uint32_t *index;
    unsigned  bits;                     /* index has 2^bits entries */
    size_t    index_bytes;
    uint64_t  hash_mask;                /* all ones; hostile tests set it to 0 after creation */
} Pairs;

void     pairs_create(Pairs *pairs);
void     pairs_destroy(Pairs *pairs);
uint32_t pairs_intern(Pairs *pairs, uint32_t left, uint32_t right, bool *is_new);
size_t   pairs_bytes(const Pairs *pairs);

#endif
