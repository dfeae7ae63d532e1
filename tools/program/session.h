/* A program opened for checking: class path, VM, states, standing at its first choice point. */
#ifndef TOOLS_PROGRAM_SESSION_H
#define TOOLS_PROGRAM_SESSION_H

#include "search/fair_cycles.h"
#include "search/goals.h"
#include "search/hostile_space.h"
#include "search/unmatched_space.h"
#include "search/vm_space.h"
#include "tools/program/launch.h"
#include "vm/events.h"
#include "vm/states.h"
#include "vm/vm.h"
#include "vm/wording.h"

enum { SECONDS_1970_TO_2020 = 1577836800 };
#define CLOCK_DEFAULT \
    (SECONDS_1970_TO_2020 * (int64_t)1000) /* any fixed moment, so that every search is the same */

enum {
    PROCESSORS_DEFAULT = 2,
    PROCESSORS_MAX = 32767
}; /* the same on every machine, for the same reason; as many as a JDK's pools can have */

typedef struct SessionOptions {
    StepSize step;
    unsigned unreduced;   /* see VmOptions */
    bool symmetric;       /* states that differ by names only are one: see states_merge_symmetric */
    bool hints_end_steps; /* Verify.interesting and boring */
    bool print, single_steps, lone_steps, spurious_wakeups, spurious_failures;
    int64_t clock;       /* milliseconds since 1970 when the program starts */
    int64_t clock_step;  /* milliseconds that pass each time the program reads a clock */
    int64_t processors;  /* number that the program sees */
    bool timeless;       /* see VmOptions; false is right for every program, true has fewer states */
    unsigned properties; /* see vm_violation */
    unsigned overlooked; /* see VmOptions */
    Goals *goals;        /* of VIOLATION_GOAL and VIOLATION_LTL, not bound; not owned; NULL: none */
    char *starving;      /* the name of a thread, or "all"; not owned; NULL: nobody has asked */
    Fairness fairness;   /* of cycles */
    Assumptions assumptions;
    const char *const *taken_back; /* see VmOptions */
    bool hash_store;               /* keep hashes of states only: vm/states/trail.h */
    bool no_match;                 /* every path is followed to its end */
    bool keep_orders;              /* see VmOptions.race_orders */
    bool quiet;                    /* no warnings */
    bool verbose;                  /* what is missing is listed */
    bool coverage;                 /* counts what is executed */
    bool marks_lines;              /* steps can be stopped at lines */
    bool check_states, collect_always, constant_hash, separate_objects; /* hostile testing */
} SessionOptions;

/* A VM with its view of the states, as a search sees it. */
typedef struct Stage {
    Vm *vm;
    States *states;
    VmSpace space;
    HostileSpace hostile;     /* around `space`, when states are checked */
    UnmatchedSpace unmatched; /* around one of the two, when states are exact and not matched */
    Space *searched;          /* one of the three */
} Stage;

/* What happens before the first choice, where that is wrong already: there is no step to follow. */
typedef struct Beginning {
    Wording *wording; /* the names of objects; NULL: nothing is known */
    Events events;
} Beginning;

typedef struct Session {
    Launch launch;
    SessionOptions options;
    Goals *goals;      /* bound to this program; NULL: none */
    int missing_count; /* of what the program's own code names and clew lacks */
    Vm *vm;            /* of the first stage, like what follows */
    States *states;
    Stage *stages; /* one for each worker */
    int stage_count;
    Beginning beginning;
} Session;

/* Takes the open launch.  false: the session can only be closed. */
bool session_open(Session *session, const Launch *launch, const SessionOptions *options, int argc,
                  char **argv, Error *error);
void session_close(Session *session);
Launch session_take_launch(Session *session); /* from now on it belongs to the caller */

/* Adds stages over the same states, so that there are `count`; each is used by one thread only.  The layout
 * of the vector must not change any more. */
void session_add_stages(Session *session, int count);

uint64_t session_ignored(const Session *session); /* states that Verify.ignoreIf kept from being explored */
uint64_t session_exits(const Session *session);   /* ends of the program with a status other than 0 */
uint64_t session_clock_reads(const Session *session);  /* by steps that were executed */
uint64_t session_instructions(const Session *session); /* calls and backward jumps so far, of all stages */
const char *session_trouble(const Session *session);   /* why the search cannot go on; NULL: it can */
bool session_is_well(const Session *session);          /* a quick look: neither in trouble nor terminated */
bool session_wants_time(
    const Session *session); /* the search is timeless, and the program has read a clock */
/* Those reductions, as bits, that rest on what does not hold for this program: the search must start over
 * without them. */
unsigned session_refuted(const Session *session);
void session_search_begins(Session *session);       /* see vm_begin_search */
bool session_is_misled(const Session *session);     /* see vm_is_misled */
bool session_is_terminated(const Session *session); /* Verify.terminateSearch was called since then */

#endif
