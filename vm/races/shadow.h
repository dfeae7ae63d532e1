/* The shadow of a state: what the detection of races remembers of the path that led to it (clocks, locks
 * held, past accesses).  It is no part of the state, or states would never meet; each state keeps the shadow
 * of the path by which it was first reached.
 *
 *   key (kind, number, place) -> position -> component in a pool, as a vector like the state's own; its
 *   number -> by state */
#ifndef VM_RACES_SHADOW_H
#define VM_RACES_SHADOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Shadow Shadow;

typedef enum ShadowKind {
    /* by thread number */
    SHADOW_CLOCK,  /* its vector clock; see happens_before.c */
    SHADOW_HELD,   /* the locks that it holds; see held_locks.h */
    SHADOW_NAME,   /* of one that has ended */
    SHADOW_FENCED, /* its clock at its last release fence: all that its weak writes pass on */
    SHADOW_SEEN,   /* clock of what its weak reads have seen: its next acquire fence takes it over */
    /* by object; all of it goes with the object */
    SHADOW_MONITOR,   /* clock of those who left it */
    SHADOW_INTERRUPT, /* clock of those who interrupted the thread of this Thread, also before its start */
    SHADOW_CLASS,     /* clock of who initialized the class of this mirror */
    SHADOW_SYNC,      /* by place: clock of those who wrote it with volatile semantics */
    SHADOW_EDGE, /* by place: clock of those whom the library's documentation orders before who comes here */
    SHADOW_CHANGES, /* clock of those who have changed this collection without such an order */
    SHADOW_HISTORY, /* by place: past accesses; see access_history.h */
    SHADOW_LOCKSET  /* by place: candidate locks; see lockset.h */
} ShadowKind;

Shadow *shadow_create(bool clocks, bool locksets, bool constant_hash);
void shadow_destroy(Shadow *shadow);
bool shadow_has_clocks(const Shadow *shadow);
bool shadow_has_locksets(const Shadow *shadow);

/* Components are ids of contents, equal ids for equal contents; 0 is nothing. */
uint32_t shadow_get(const Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place);
void shadow_put(Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place, uint32_t id);
uint32_t shadow_intern(Shadow *shadow, const void *content, uint32_t length);    /* 0 for no bytes */
const void *shadow_content(const Shadow *shadow, uint32_t id, uint32_t *length); /* stays where it is */
void *shadow_scratch(Shadow *shadow, size_t size); /* for making a content; until the next call */

/* Everything that has a content: calls visit for each, in the same order whenever the same keys were used. */
typedef void ShadowVisitor(void *context, uint32_t position, ShadowKind kind, uint32_t number, uint32_t id);
void shadow_visit(const Shadow *shadow, ShadowVisitor *visit, void *context);

/* Threads have learned from each other without being ordered (ORDERING_WEAK and its kin): from then on races
 * need not meet, and a complete search must tell states apart by what orders their accesses: see
 * order_digest.h. */
void shadow_note_weak(Shadow *shadow);
bool shadow_knows_weak(const Shadow *shadow);
bool shadow_needs_digests(const Shadow *shadow); /* that was met, and states are not told apart so far */
void shadow_use_digests(Shadow *shadow);         /* before the first state is committed again */
bool shadow_uses_digests(const Shadow *shadow);

/* Some place is accessed both plainly and with a mode that synchronizes: digests are to have the latter. */
void shadow_note_mixed(Shadow *shadow);
bool shadow_is_mixed(const Shadow *shadow);

/* Another object is in this slot from now on. */
void shadow_forget_object(Shadow *shadow, uint32_t slot);

/* The shadow as a number; to be done before entering another.  keep: it is what belongs to `state`. */
void shadow_commit(Shadow *shadow, uint32_t state, bool keep);
void shadow_enter(Shadow *shadow, uint32_t state);
size_t shadow_bytes(const Shadow *shadow);

/* When all states but the first were forgotten, and the first is the present one: what changed most so far
 * comes near the root. */
void shadow_rearrange(Shadow *shadow);

#endif
