/* Searches by random walks of several processes, after Sivaraj and Gopalakrishnan, "Random Walk Based
 * Heuristic Algorithms for Distributed Memory Model Checking" (2003), section 4: heuristics 1 to 4, which are
 * one search with or without its parts.
 *
 *   walks             each rank walks from the first state
 *   walks-bfs         rank 0 searches breadth first to a small depth; from its last states walks start in
 *                     all ranks; what they meet goes to the
 *                     rank that owns it, which searches breadth first to a small depth from some of that
 *   walks-bfs-walks   the same, and in the end walks start from the last states of these searches
 *   walks-walks       the same without the searches in between: the last walks start from states that the
 *                     first ones met
 *
 * Walks keep no states, only the hashes of those that a rank owns, so as to count the different ones; which
 * state a walk met can be found again from the seed. */
#ifndef SEARCH_RANKS_RANK_WALKS_H
#define SEARCH_RANKS_RANK_WALKS_H

#include "search/distribution.h"
#include "search/ranks/bounded_bfs.h"
#include "search/ranks/exchange.h"
#include "search/ranks/origins.h"
#include "search/ranks/sent_cache.h"
#include "search/ranks/walk_settings.h"
#include "search/search.h"

typedef enum WalkPhase {
    WALK_SPREADS,
    WALK_WALKS,
    WALK_ENDS
} WalkPhase; /* first search and first walks; last walks */

/* States to start from; taken from the front, or by lot. */
typedef struct StateList {
    StateNumber *states;
    uint32_t head, count, capacity;
} StateList;

typedef struct RankWalks {
    SearchContext *context;
    Distribution *distribution;
    SharedSpace *space;
    Transport *transport;
    const WalkSettings *settings;
    bool spreads, bounded, ends; /* parts: the first search, the searches in between, the last walks */
    Exchange *exchange;
    StateOrigins origins;
    HashMap visited; /* hashes of states that this rank owns: HT in the paper */
    SentCache sent;
    StateList starts;   /* of walks of this phase that are still to begin */
    StateList queue;    /* visited states: Q */
    StateList frontier; /* last states of bounded searches */
    BoundedBfs bounded_bfs;
    uint64_t dequeued, bounded_searches;
    Random lot; /* for the starts of last walks */
    WalkPhase phase;
    bool is_ending; /* the phase: nothing more is told in it */
    bool is_found;
    bool has_error;
    uint64_t error;        /* the name of the first one: see origins.h */
    const char *reason;    /* to stop; NULL: none of this rank's */
    Error damage, trouble; /* what came is no state; why to stop, which must outlive its cause */
    /* The present walk. */
    StateNumber start;
    uint32_t walk, step;
    Random random;
    int choices;
    bool is_suspended; /* a bounded search has the space; it goes on from `resting` */
    StateNumber resting;
    uint64_t steps_each, steps_left; /* of a walk from one start; of the present one */
    uint64_t generated;              /* states of all walks */
    uint32_t longest;
} RankWalks;

enum { LIST_LEAST = 64 }; /* a list has room for so many, whatever its share of the table */

/* A step of the walks, or of the bounded search between them; false: all steps of the phase are spent. */
bool rank_walks_go_on(RankWalks *walks);
void rank_walks_visit_bounded(void *walks,
                              const BoundedState *state); /* a BoundedVisit, of the first search too */
void rank_walks_search_from(RankWalks *walks, StateNumber start,
                            uint32_t depth); /* a bounded search begins, no deeper than --max-depth */

/* What ranks tell each other. */
void rank_walks_visit(RankWalks *walks,
                      CanonicalHash hash); /* what was looked at: it is counted, or told to its owner */
void rank_walks_count(RankWalks *walks, CanonicalHash hash); /* the same, without being kept to start from */
void rank_walks_deal_starts(RankWalks *walks); /* those of rank 0's frontier go to all ranks in turn */
void rank_walks_receive(void *walks, int from, Reader *records);

bool state_list_add(StateList *list, StateNumber state, uint64_t limit); /* false: it is full */

#endif
