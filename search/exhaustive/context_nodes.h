/* The nodes of context_bound.c, which says what they are, and what is known of the states; written to
 * checkpoints and read again. */
#ifndef SEARCH_EXHAUSTIVE_CONTEXT_NODES_H
#define SEARCH_EXHAUSTIVE_CONTEXT_NODES_H

#include "search/search.h"

#define NO_NODE UINT32_MAX

typedef struct ContextNode {
    StateNumber state;
    uint32_t agent;
    uint32_t parent, next; /* nodes: the one before on the way; another of the same state, or NO_NODE */
    uint32_t depth;
    uint16_t choice; /* of the parent */
} ContextNode;

typedef struct StateFacts {
    uint32_t nodes; /* the first of a list */
    bool is_on_way; /* to the error */
    bool is_done;   /* all of its choices were taken */
} StateFacts;

/* What the search reads from its options. */
typedef struct PreemptionSettings {
    bool is_bounded;
    uint32_t bound;
} PreemptionSettings;

typedef struct ContextBound {
    SearchContext *context;
    PreemptionSettings settings;
    ContextNode *nodes; /* in the order in which they are visited */
    uint32_t node_count, visited;
    uint32_t node_capacity;
    StateFacts *facts; /* by state */
    uint64_t facts_count;
    uint32_t facts_capacity;
    uint32_t *waiting; /* nodes with choices for a later round */
    uint32_t waiting_count, begun,
        round_end; /* begun: how many were gone through; round_end: those before it belong to the round */
    uint32_t waiting_capacity;
    uint16_t *chosen; /* by the present expansion */
    uint32_t chosen_capacity;
    uint32_t round;             /* preemptions */
    uint32_t last_useful_round; /* that met something new */
    uint32_t preemptions;       /* that the first error needs at least; before it, that were allowed so far */
    uint32_t error;             /* the node of the first one; NO_NODE: none was met */
    bool is_resumed;            /* the nodes come from a checkpoint, which may say anything */
    SearchStatus status;
} ContextBound;

StateFacts *facts_of(ContextBound *self, StateNumber state);
uint32_t find_node(ContextBound *self, StateNumber state, uint32_t agent); /* NO_NODE: there is none */
uint32_t add_node(ContextBound *self, ContextNode node);
void wait_for_next_round(ContextBound *self, uint32_t node);

void nodes_save(ContextBound *self, Bytes *position);

/* After the states were built again; `self` is new and empty.  false and a message: they make no sense. */
bool nodes_restore(ContextBound *self, Reader *position, Error *error);

/* Do the steps by nodes lead where they say?  The space stands elsewhere afterwards. */
bool nodes_way_is_real(const ContextBound *self, uint32_t end);

#endif
