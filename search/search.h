/* A search explores a Space, about one expansion per step; whoever runs it owns all limits. */
#ifndef SEARCH_SEARCH_H
#define SEARCH_SEARCH_H

#include <stddef.h>

#include "base/bytes.h"
#include "base/options.h"
#include "search/agents.h"
#include "search/space.h"

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

/* What every search counts.  Figures of one kind of search alone are with that search: see eda.h and
 * distribution.h. */
typedef struct SearchFigures {
    uint64_t states, transitions, revisited;
    uint32_t max_depth, queue_max;
    uint32_t queue;    /* states in the frontier now */
    double best_value; /* that the heuristics have given so far, if has_value */
    bool has_value;
    bool depth_cut;         /* something was left out because of the depth limit */
    uint64_t dropped;       /* states that left a queue unexpanded because it has a limit */
    const char *dropped_by; /* which limit that is */
    const char *sampled_by; /* why a search that sees only a part gave up; NULL: for a reason above */
    const char *stopped_by; /* of a search that ended with SEARCH_STOPPED: by what */
    char remark[400];       /* what the search has to say of its result; empty: nothing */
    uint32_t length_bound;  /* no counterexample has fewer steps; 0: not known */
    uint32_t rounds;        /* all schedules with fewer preemptions than this were searched; 0: not known */
    uint64_t violations;    /* states that are wrong */
    StateNumber error;      /* the last of them */
} SearchFigures;

/* The order among states of equal value. */
typedef enum Ties { TIES_FIFO, TIES_LIFO, TIES_RANDOM } Ties;

typedef struct SearchSettings {
    uint64_t seed;
    bool is_timed; /* a time limit ends the search, which therefore needs no limit of its own */
    /* Of searches with a queue. */
    uint32_t queue_limit; /* 0: none */
    Ties ties;
    bool shuffle;        /* the order in which the choices of a state are taken */
    uint32_t nbest;      /* expand one of the so many best; 0: the best */
    bool tests_expanded; /* states are checked for errors when they are expanded, not when they are reached */
    const void *own;     /* what Search.read_settings made of the search's own options; NULL: its defaults */
} SearchSettings;

struct Guide;
struct Replay;
struct Checkpoint;
struct Sight;
struct Distribution;
struct EdaContext;
struct Hangs;
struct SleepJudge;
struct LtlQuest;

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
    struct Guide *guide;               /* of a guided search */
    const struct Sight *sights;        /* what guides look at: of each space; NULL: there is no program */
    const Agents *agents;              /* who takes the steps; NULL: all are of one agent */
    struct Checkpoint *checkpoint;     /* of a search that saves itself; NULL: nobody wants it saved */
    struct Distribution *distribution; /* of a search by several processes, which does not use `space` */
    struct EdaContext *eda; /* of a search by estimation of distribution; NULL: no model, nothing is known
                               of what choices do */
    struct Hangs *hangs;    /* where they are noted; NULL: nobody looks for them */
    const struct SleepJudge *sleep; /* of a search with sleep sets, which takes fewer steps to the same
                                       states; NULL: every choice is taken */
    struct LtlQuest *ltl;           /* of a search that decides a formula of time */
    uint64_t bound_budget; /* transitions to be spent on finding out how short a counterexample can be */
    SearchFigures figures;
    /* Told of each state that is wrong, the present one of the context's space: does the search stop? */
    bool (*on_violation)(void *observer, const SearchContext *context, StateNumber state);
    void *observer;
};

/* Checks a new state, the present one of the context's space, and reports it if it is wrong.  true: the
 * search is to stop. */
bool search_check_state(SearchContext *context, StateNumber state);

/* Reports a state that is wrong and whose links are written.  true: the search is to stop. */
bool search_report_violation(SearchContext *context, StateNumber state);

typedef struct Search Search;
struct Search {
    const char *name, *summary;
    bool needs_entry;          /* of any state seen, not only of those on the present path */
    const OptionSpec *options; /* settings; NULL: none */
    /* Reads what is not in SearchSettings from the options given: an allocated block, to be freed by `free`,
     * that becomes SearchSettings.own; NULL and a message: the options make no sense.  No function: there is
     * nothing to read. */
    void *(*read_settings)(const Options *given, Error *error);
    /* Do these settings go with so many heuristics?  No function: they do. */
    bool (*accepts_heuristics)(const void *own, int count, Error *error);
    const Search *team;   /* the same by several workers; NULL: there is none */
    const Search *queued; /* the same or itself, with a queue that has a limit and an order of ties; NULL:
                             there is no queue */
    bool is_guided;       /* by heuristics */
    bool may_be_guided;   /* by heuristics, if there are any; then by one worker */
    bool learns;          /* it uses `eda`: actions and models */
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
