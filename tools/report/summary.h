/* What a check found, for people and as JSON (the keys are stable). */
#ifndef TOOLS_REPORT_SUMMARY_H
#define TOOLS_REPORT_SUMMARY_H

#include "search/guide.h"
#include "search/run.h"
#include "tools/report/counterexample.h"

/* How many states there are in all, very roughly, of a search that was cut; all 0: not known. */
typedef struct WholeEstimate {
    double states, least, most;
    bool is_open; /* only `least` is worth anything */
} WholeEstimate;

typedef struct Summary {
    const char *program;
    int argument_count;
    char **arguments;
    const char *search;
    const Guide *guide;
    unsigned properties; /* that were looked at: see vm_violation */
    uint64_t seed, ignored;
    RunResult run;
    SearchFigures figures;
    StateFigures store;
    StepFigures steps; /* what the step cache did */
    bool hash_store, no_match;
    uint32_t restarts;    /* because accesses were not as assumed */
    bool coverage;        /* was asked for: heuristics may have it counted too */
    double omission_odds; /* the probability that some state was taken for another */
    uint64_t instructions;
    const Vm *vm;                    /* for coverage and footnotes */
    Counterexample *error;           /* NULL: none was found */
    const ViolationText *all_errors; /* with --all-errors: each once */
    uint32_t all_error_count;
    const struct RankFigures
        *ranks;                 /* of a search by several processes: one for each; NULL: it was another one */
    int rank_count, error_rank; /* error_rank: who found the error; -1: nobody */
    uint64_t paths;         /* of a search by estimation of distribution: sampled, in so many generations */
    uint32_t generations;   /* 0: it was another search */
    double shorten_seconds; /* of the processor, for a shorter counterexample */
    double cpu_seconds;     /* of this process in the search */
    const Checkpoint *checkpoint; /* of the search; nothing in it: none was wanted */
    bool stuck_undecided;         /* wanted, but the search is incomplete */
    bool cycles_undecided;        /* livelocks, starvation, formulas: the same */
    bool never_ends;              /* no state of a complete search is an end of the program */
    bool hangs_undecided;         /* one was found that a clock or the outside may end */
    const char *fairness; /* of the cycles that livelocks, starvation and formulas are about: "strong", "weak"
                             or "none"; NULL: nobody has asked */
    const char *no_sleep; /* why no thread could sleep (search/sleep.h); NULL: threads could, or need not */
    bool wants_sleep;     /* it was asked for by name */
    const char *no_assumptions; /* why nothing was assumed of accesses; NULL: it was, or need not be */
    bool wants_assumptions;     /* a reduction that does was asked for by name */
    bool no_releases;           /* `releases` is off because of the property */
    const char *no_hangs;       /* why they were not looked for; NULL: they were, or nobody has asked */
    /* Short searches in the course of this one, what they have seen, and which of them found the error (NULL:
     * none did). */
    uint64_t dives, dive_states, dive_transitions;
    double dive_seconds;
    const char *found_by;
    uint32_t rounds; /* all schedules with fewer preemptions were searched; 0: not known */
    WholeEstimate whole;
    char *const *grows;            /* with what it grows; ends with NULL; NULL: not known */
    bool no_races;                 /* threads met, and races were not looked for */
    bool clock_stands;             /* it was read, and passes with time-outs only */
    uint64_t clock_reads;          /* by steps that were executed */
    uint64_t exits;                /* states in which the program has ended with a status other than 0 */
    int missing;                   /* names in the program's code of what clew lacks */
    const struct SpinNotes *spins; /* threads that can go round alone; NULL: nobody has looked */
} Summary;

/* Does its first line name a thread?  Of a deadlock the details have all of them. */
bool violation_tells_thread(const ViolationText *error);
void violation_print(const ViolationText *error, FILE *out);
void summary_print(const Summary *summary, bool verbose, FILE *out);
bool summary_write_json(const Summary *summary, const char *file, Error *error);

#endif
