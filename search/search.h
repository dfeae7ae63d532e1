/* A search explores a Space, about one expansion per step; whoever runs it owns all limits. */
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include <stddef.h>

#include "base/bytes.h"
#include "base/options.h"
#include "search/actions.h"
#include "search/agents.h"
#include "search/eda_settings.h"
#include "search/space.h"
#include "search/walk_settings.h"

/* Stopped: by Search.stop. */
typedef enum SearchStatus {
    SEARCH_GOES_ON,
    SEARCH_COMPLETE,
    SEARCH_GAVE_UP,
    SEARCH_VIOLATION,
    SEARCH_STOPPED
} SearchStatus;

/* The way to a state: who came before it and by which choice; by state number.  A search writes them at least
 * for each error and the states on the way to it.  They lie in reserved ranges that never move, so several
 * workers can set links of different states at the same time. */
typedef struct Links {
    StateNumber *parent;
    uint16_t *choice;
} Links;

void links_create(Links *links);
void links_set(Links *links, StateNumber state, StateNumber parent, int choice);
void links_free(Links *links);

/* The choices that lead from the first state to `state`; allocated, *length of them. */
uint16_t *links_path(const Links *links, StateNumber state, uint32_t *length);

typedef struct SearchFigures {
    uint64_t states, transitions, revisited;
    uint32_t max_depth, queue_max;
    uint32_t queue;    /* now */
    double best_value; /* that the heuristics have given so far, if has_value */
    bool has_value;
    bool depth_cut;         /* something was left out because of the depth limit */
    uint64_t dropped;       /* states that left a queue unexpanded because it has a limit */
    const char *dropped_by; /* which limit that is */
    const char *sampled_by; /* why a search that sees only a part gave up; NULL: for a reason above */
    uint64_t walks;         /* begun at the first state, by a search that walks */
    uint32_t generations;   /* begun, by a search that learns */
    uint32_t preemptions;   /* that the first error needs at least, if the search is by preemptions; else that
                               were allowed so far */
    char remark[400];       /* what the search has to say of its result; empty: nothing */
    uint32_t length_bound;  /* no counterexample has fewer steps; 0: not known */
    char stopped_by[256];   /* of a search by several processes: what ended it early in one of them */
    int error_rank;         /* the same: who found the error; -1: nobody */
    uint64_t own_states;    /* the same: of `states`, those that this process has */
    uint64_t ignored;       /* the same: states that are not explored, because the program says so */
    uint64_t violations;    /* states that are wrong */
    StateNumber error;      /* the last of them */
} SearchFigures;

/* The order among states of equal value. */
typedef enum Ties { TIES_FIFO, TIES_LIFO, TIES_RANDOM } Ties;

typedef struct SearchSettings {
    uint32_t queue_limit; /* 0: none */
    Ties ties;
    bool shuffle; /* the order in which the choices of a state are taken */
    uint64_t seed;
    /* Of single searches, see their options; 0: not given. */
    uint32_t nbest, walks, depth, steps;
    WalkSettings walk_settings;
    bool is_bounded; /* there is a bound */
    uint32_t bound;
    EdaSettings eda;
} SearchSettings;

struct Guide;
struct Model;
struct Replay;
struct Checkpoint;
struct Vm;
struct Transport;
struct SharedSpace;

/* The first state is the space's present one, has number 0 and is no violation. */
typedef struct SearchContext SearchContext;
struct SearchContext {
    Space *space;
    Space **spaces;          /* of a search by several workers: one each, the first is `space` */
    int space_count, worker; /* worker: whose context this is */
    Links *links;
    bool keeps_links;   /* somebody needs those of all states */
    bool is_ending;     /* no step comes any more: when the search has been saved its workers may end */
    uint32_t max_depth; /* UINT32_MAX: no limit */
    SearchSettings settings;
    struct Guide *guide;         /* of a guided search */
    const struct Vm *vm;         /* what the guide looks at: the one in `space`; NULL: there is none */
    struct Transport *transport; /* of a search by several processes, and what it sees of the program; `space`
                          is not used then */
    struct SharedSpace *shared;
    struct Checkpoint *checkpoint; /* of a search that saves itself; NULL: nobody wants it saved */
    const Agents *agents;          /* who takes the steps; NULL: all are of one agent */
    const Actions *actions;        /* what choices do, one for each space; NULL: each choice of a state does
                                      something of its own */
    const struct Model *model;     /* that the first paths of a search that learns follow; NULL: none */
    struct Model *learned;         /* gets what it has learned in the end; NULL: nobody wants it */
    uint64_t bound_budget; /* transitions to be spent on finding out how short a counterexample can be */
    SearchFigures figures;
    /* Told of each state that is wrong, the present one of the context's space: does the search stop? */
    bool (*on_violation)(void *observer, const SearchContext *context, StateNumber state);
    /* Asks for a number, which stays as it is if nobody is there or nothing is answered; NULL: there is
     * nobody.  `even_if_no_terminal`: standard input will do. */
    void (*ask)(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number);
    void *observer;
};

/* To be called for each new state: true when it is wrong and the search is to stop. */
bool search_check_state(SearchContext *context, StateNumber state);

/* The same for a state that is wrong, whose links are written. */
bool search_report_violation(SearchContext *context, StateNumber state);

typedef struct Search Search;
struct Search {
    const char *name, *summary;
    bool needs_entry;          /* of any state seen, not only of those on the present path */
    const OptionSpec *options; /* settings; NULL: none */
    const Search *team;        /* the same by several workers; NULL: there is none */
    const Search *queued; /* the same or itself, with a queue that has a limit and an order of ties; NULL:
                             there is no queue */
    bool is_guided;       /* by heuristics */
    bool may_be_guided;   /* by heuristics, if there are any; then by one worker */
    bool learns;          /* it uses `actions`, and models */
    bool needs_limit;     /* of its queue */
    bool is_sample;       /* it sees what it sees and is never complete */
    bool is_distributed;  /* over several processes, or one */
    bool is_random;       /* it follows the seed, whatever its settings */
    void *(*start)(SearchContext *context);
    SearchStatus (*step)(void *self);
    void (*stop)(void *self, const char *reason); /* a limit is reached: steps to come bring it to an end in
                                                     order; NULL: it just ends */
    bool saves_itself; /* at moments of its own, and starts from where it was; what save and resume are for
                          does not concern it */
    bool is_slow;      /* a step waits for others, some milliseconds */
    void (*finish)(void *self);
    /* For checkpoints; NULL: there are none.  Between two steps: the position of the search, that is what its
     * states, links and figures do not tell; brings the figures up to date.  false: the search is about to
     * end. */
    bool (*save)(void *self, Bytes *position);
    /* In place of start: a search that goes on from there.  `replay` builds the states again; call replay_run
     * first.  A position may say anything: NULL and a message if it makes no sense. */
    void *(*resume)(SearchContext *context, struct Replay *replay, Reader *position, Error *error);
};

const Search *search_find(const char *name);
const Search *search_at(int index);    /* NULL after the last */
const char *const *search_names(void); /* ends with NULL */

#endif
