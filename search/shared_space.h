/* What a search by several processes sees of a program: states as numbers of this process, and as hashes and
 * bytes that mean the same in all. Behind it is a VM, or, in tests, a hand-written graph. */
#ifndef SEARCH_SHARED_SPACE_H
#define SEARCH_SHARED_SPACE_H

#include "base/bytes.h"
#include "base/canonical_hash.h"
#include "base/error.h"
#include "search/space.h"

typedef struct SharedSpace SharedSpace;
struct SharedSpace {
    void *self;
    int (*enter)(SharedSpace *space,
                 StateNumber state);           /* makes it the present one: how many choices it has */
    CanonicalHash (*hash)(SharedSpace *space); /* of the present state */
    /* Takes a choice and looks at where it leads.  That is no state yet: after this, commit, retreat, or look
     * further.  false: the program cannot go on. */
    bool (*look)(SharedSpace *space, int choice, CanonicalHash *hash);
    StateNumber (*commit)(SharedSpace *space,
                          bool *is_new); /* what was looked at becomes the present state */
    void (*retreat)(
        SharedSpace *space); /* the state that was committed or entered last is the present one again */
    void (*forgive)(SharedSpace *space); /* the program could not go on; from another state it can */
    /* Of the present state, or of what was looked at. */
    int (*choices)(SharedSpace *space);
    bool (*is_violation)(SharedSpace *space);
    bool (*is_ignored)(SharedSpace *space);
    /* Appends the same to what is told to a rank: all of that must arrive there, in order. */
    void (*write)(SharedSpace *space, int to, Bytes *out);
    /* Reads the next state that a rank has told; the present state, which has been committed, stays.  false
     * and a message: the bytes are damaged. */
    bool (*read)(SharedSpace *space, int from, Reader *in, StateNumber *state, bool *is_new, Error *error);
};

#endif
