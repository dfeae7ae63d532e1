/* A virtual machine: one running program that stops whenever something outside must choose.  Create,
 * start, list and take choices, ask what is wrong with the present state. */
#ifndef VM_VM_H
#define VM_VM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/bytes.h"
#include "base/error.h"
#include "vm/choice.h"
#include "vm/program.h"
#include "vm/reductions.h"

typedef struct Vm Vm;
typedef struct Thread Thread;
typedef struct Events Events;
typedef struct Coverage Coverage;
typedef struct Watch Watch;

/* What a search assumes of accesses that exclude each other: see vm/memory/exclusion.h. */
typedef enum Assumptions {
    ASSUME_NOTHING,
    ASSUME_AND_WATCH, /* vm_is_misled tells when the search must start over */
    ASSUME_AS_TOLD    /* as the search ended that has told `taken_back` */
} Assumptions;

typedef struct VmOptions {
    uint64_t seed;          /* of the schedule; 0: run each thread as long as it can */
    bool assertions;        /* Java's assert statements are on */
    size_t max_heap;        /* bytes of Java objects before OutOfMemoryError */
    int java;               /* version of Java to be like where versions differ: 17, 25... */
    const char *jdk_home;   /* for java.home; may be NULL */
    const char *class_path; /* for java.class.path */
    unsigned unreduced;     /* the reductions that are off, as bits 1 << Reduction */
    bool symmetric;         /* states that differ by names may be merged (states_merge_symmetric): see
                               vm/execution/names_asked.h */
    unsigned overlooked; /* kinds of violation, as bits: an uncaught exception that is none but these ends its
                            thread only, not the path */
    bool collect_always; /* hostile testing: collect at every allocation */
    bool constant_hash;  /* hostile testing: all hashes of the state store are the same */
    bool separate_objects;           /* hostile testing: each object in memory of its own */
    bool race_clocks, race_locksets; /* remember what is needed for VIOLATION_UNORDERED, VIOLATION_LOCKSET */
    bool race_orders;     /* with clocks: states differ by what orders past accesses, see vm_keep_orders */
    bool single_steps;    /* a step ends also where there is only one way to go on */
    bool lone_steps;      /* and before each visible operation, even if no other thread can run meanwhile */
    bool hints_end_steps; /* Verify.interesting and boring end a step, if they are told so and other steps are
                             visible ones */
    bool prompt_output;   /* what the program prints goes out at once, not when there is much of it */
    bool discard_output;  /* what the program prints goes nowhere */
    bool spurious_wakeups;  /* in a search, Object.wait, Condition.await and park may return at any moment */
    bool spurious_failures; /* in a search, weakCompareAndSet and its kin may fail for no reason */
    bool fixed_clock;       /* the wall clock starts at clock_start, not at the real time */
    int64_t clock_start;    /* milliseconds since 1970 */
    int64_t clock_step;     /* in a search: milliseconds that pass with each look at a clock */
    bool timeless; /* in a search: neither clock nor deadlines are part of a state, so time-outs let no time
                      pass; it ends with a fatal error, and vm_wants_time, if the program reads a clock */
    bool may_exec, may_net;      /* a search may start processes, and use the network */
    const char *const *writable; /* real folders in which a search may write, without symbolic links; ends
                                    with NULL; may be NULL */
    int processors;              /* what the program is told; 0: how many the machine has */
    const char *const
        *config; /* "key=value" each, for Verify.getProperty and its kin; ends with NULL; may be NULL */
    const char *const *ignored_races; /* patterns; ends with NULL; may be NULL */
    const char *const *defined;       /* system properties, "key=value" each; ends with NULL; may be NULL */
    const char *const *assert_rules;  /* "on", "off", "on:WHERE": changes of `assertions`; the same */
    const Watch *watch;               /* a goal that ends a step; NULL: none. See struct Watch */
    Assumptions assumptions;
    const char *const *taken_back; /* of a search before, by vm_taken_back; ends with NULL; may be NULL */
    uint64_t max_steps; /* backward jumps, calls and changes of thread before VM_LIMIT; 0: no limit */
} VmOptions;

/* A goal that a search looks for in every state that the program passes through, also inside of a step: a
 * step that reaches it ends there.
 *
 * The goal can only become true by a write to a field or an array element of the watched kinds, by a native,
 * by an atomic section (which has no states inside), or at the end of a class initializer.  Such an event
 * makes a look at the goal due; the next such event looks first, so that nothing between two of them is
 * missed.  The end of a step needs no look: it is a state, and the search looks at each. */
struct Watch {
    void *self;
    bool (*holds)(void *self, const Vm *vm); /* called from several threads at once */
    void (*describe)(void *self, const Vm *vm, Bytes *message, Bytes *details); /* where it holds */
    /* What else is seen of a state: a step that changes it ends there, too.  NULL: nothing is. */
    uint64_t (*valuation)(void *self, const Vm *vm);
    const char **names; /* of fields, as in Field */
    uint32_t name_count;
    uint32_t kinds; /* of array elements: bits 1 << (kind - 'A') */
};

typedef enum ViolationKind {
    VIOLATION_NONE,
    VIOLATION_DEADLOCK,
    VIOLATION_ASSERTION,
    VIOLATION_EXCEPTION,
    VIOLATION_RACE,
    VIOLATION_UNORDERED,
    VIOLATION_LOCKSET,         /* ways to see a data race: see races.h */
    VIOLATION_STUCK,           /* known only after a search, see search/stuck.h */
    VIOLATION_GOAL,            /* what is watched for holds */
    VIOLATION_DAEMON_DEADLOCK, /* a circle of daemon threads for which no other thread waits */
    VIOLATION_EXIT,            /* the program has ended itself with an exit status other than 0 */
    VIOLATION_HANDLED,         /* an AssertionError that something has caught */
    VIOLATION_HANG,            /* these are known only after a search, see search/hangs.h and fair_cycles.h */
    VIOLATION_LIVELOCK,
    VIOLATION_STARVATION,
    VIOLATION_LTL, /* a formula of time does not hold */
    VIOLATION_LAST = VIOLATION_LTL
} ViolationKind;

/* What is wrong with the present state. */
typedef struct Violation {
    ViolationKind kind;
    uint32_t thread, other; /* who, and for a race with whom; not for deadlocks */
    uint32_t exception;     /* Ref of the throwable */
} Violation;

/* What the program said of the last step: Verify.interesting, Verify.boring. */
typedef enum Interest { INTEREST_NONE, INTEREST_INTERESTING, INTEREST_BORING } Interest;

/* A program that stops whenever something outside must decide.  Choices are numbered from 0; who has tried
 * which is not the VM's business. */
void vm_begin(Vm *vm);             /* after vm_start: runs to the first choice point */
int vm_choice_count(const Vm *vm); /* 0: ended, stuck, or wrong */
Choice vm_choice(const Vm *vm, int index);
void vm_take(Vm *vm, int index);                    /* runs to the next choice point */
void vm_take_choice(Vm *vm, const Choice *choice);  /* the same */
bool vm_can_go_on(const Vm *vm);                    /* there is a choice that is no spurious wake-up */
bool vm_has_hints(const Vm *vm, Interest interest); /* the program has asked for some, told or not */
Interest vm_interest(const Vm *vm);                 /* of the last vm_take; the last word counts */
bool vm_is_halted(const Vm *vm);                    /* there is a fatal message, or vm_is_terminated */
bool vm_is_terminated(const Vm *vm); /* Verify.terminateSearch was called since vm_begin_search */
void vm_begin_search(Vm *vm);        /* the counters of Verify are again what they were after vm_begin */
bool vm_is_ignored(const Vm *vm);    /* Verify.ignoreIf: the present state is not explored */
bool vm_has_ended(const Vm *vm);     /* the program has ended, and not by an error */
/* A contract that is being checked (clew.internal.contracts) lets the operations that are pending in the
 * present state block or spin for ever: so does `take` on a queue that stays empty. */
bool vm_may_stay_blocked(const Vm *vm);
void vm_note_events(Vm *vm, Events *events); /* what happens from now on goes there; NULL: nowhere */
/* Steps taken from now on end before the count-th line that begins in them, wherever that is: the state is
 * for who looks at it, and nobody goes on from there.  Only in a program that marks lines.  0: they do not.
 * And of the last step: how many lines did it begin, and which thread the last of them? */
void vm_stop_at_line(Vm *vm, uint32_t count);
uint32_t vm_lines_begun(const Vm *vm);
uint32_t vm_line_thread(const Vm *vm);
Violation vm_violation(Vm *vm,
                       unsigned properties); /* of the present state; properties: bits 1 << ViolationKind */

typedef enum VmEnd { VM_ENDED, VM_DEADLOCK, VM_FATAL, VM_LIMIT } VmEnd;

Vm *vm_create(Program *program, const VmOptions *options);
Vm *vm_create_like(const Vm *other); /* one more for the same search: nothing is started in it */
void vm_destroy(Vm *vm);

/* Has the search, or the first step before it, relied on an assumption that does not hold?  Then it must
 * start over, with what vm_taken_back tells: names, to be freed with the array, which ends with NULL.  After
 * vm_fix_assumptions, what is executed confirms and refutes nothing any more. */
bool vm_assumes(const Vm *vm);
bool vm_is_misled(const Vm *vm);
char **vm_taken_back(const Vm *vm);
uint32_t vm_taken_back_count(const Vm *vm);
bool vm_may_keep_program(const Vm *vm); /* the search that starts over can use the program as it is now */
void vm_fix_assumptions(Vm *vm);

/* Has a search without it (VmOptions.race_orders) possibly missed races, because threads have learned from
 * each other by weak accesses?  The second makes what orders past accesses a part of each state that is
 * committed from now on; all states but the first must be forgotten then (states_rearrange). */
bool vm_orders_matter(const Vm *vm);
void vm_keep_orders(Vm *vm);

/* How orders are kept, as a number for vm_restore_orders in another process; 0: they are not. */
uint8_t vm_orders_kept(const Vm *vm);
void vm_restore_orders(Vm *vm, uint8_t kept);

/* Prepares the main thread to run `main_class`; false and a message when that is not possible. */
bool vm_start(Vm *vm, const char *main_class, int argument_count, char **arguments, Error *error);

/* The same for any method that takes nothing or a String[]; `constructor` (of no arguments) makes the
 * receiver, NULL: it is static. */
bool vm_start_method(Vm *vm, Method *method, const Method *constructor, int argument_count, char **arguments,
                     Error *error);

/* Runs all threads to the end under one schedule, or until a limit is reached (by a time slice or so). */
VmEnd vm_run(Vm *vm);

/* The classes, members and natives that the program may reach and that do not exist: a line for each, with
 * the code that refers to it.  Separately for references from the program's own code and from library code
 * that it may reach; the latter often never happens, because a branch that is never taken counts as
 * reachable. */
typedef struct Missing {
    Bytes program, library;
    int program_count, library_count;
} Missing;

void missing_free(Missing *missing);
bool vm_list_missing(Vm *vm, const char *main_class, bool whole, Missing *missing, Error *error);

/* Writes the internal code of every method of a class ("java/lang/Object"), for a VM in which nothing was
 * started.  false and a message: the class does not exist, is damaged, or its code fails verification. */
bool vm_dump_code(Vm *vm, const char *class_name, FILE *out, Error *error);

Program *vm_program(const Vm *vm);
Coverage *vm_coverage(const Vm *vm);       /* NULL: nobody counts */
uint64_t vm_jumps_and_calls(const Vm *vm); /* calls and backward jumps so far */
uint64_t vm_clock_reads(const Vm *vm);     /* of a program that is searched, so far */
int vm_exit_status(const Vm *vm);
__attribute__((format(printf, 2, 3))) void vm_complain(
    Vm *vm, const char *format,
    ...); /* sets the fatal message, unless there is one: the program cannot go on */
const char *vm_fatal_message(const Vm *vm);
void vm_forget_fatal(Vm *vm); /* another state is entered, from which it can go on */
void vm_be_quiet(Vm *vm);     /* what the program prints from now on goes nowhere */
void vm_heed_signal(Vm *vm, const volatile int *signal); /* a plain run ends in order when it is set */
/* Files may be mapped in a plain run: an access to what was cut off a mapped file raises this count, and
 * finds zeros. */
void vm_heed_faults(Vm *vm, const volatile int *faults);
void vm_flush_output(Vm *vm);                                   /* what the program has printed goes out */
void vm_describe_deadlock(Vm *vm, Bytes *text);                 /* who waits for what, one line each */
void vm_describe_waiting(Vm *vm, uint32_t thread, Bytes *text); /* what one waits for, as a line */

#endif
