/* What a generated program means, written down beside its Java text: flat code for each thread, one visible
 * operation per instruction.  It shares nothing with the VM, so that what explore.c finds out about it is a
 * second truth. */
#ifndef TRUTH_PROGRAM_H
#define TRUTH_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum {
    WORKERS_MAX = 3,
    THREADS_MAX = WORKERS_MAX + 1,
    OPS_MAX = 2000,
    HANDLERS_MAX = 400,
    LOCALS_MAX = 4,
    CLASSES = 2,
    PAIRS_MAX = 4
};

typedef enum Variable {
    VAR_A,
    VAR_B,
    VAR_C,
    VAR_V,
    VAR_P,
    VAR_Q,
    VAR_CELL0,
    VAR_CELL1,
    SHARED_VARIABLES,
    VAR_READY = SHARED_VARIABLES,
    VAR_ATOMIC,
    VAR_LAZY,
    VAR_LATE,
    VAR_SEEN, /* what main and each worker has seen */
    VAR_FAILURE = VAR_SEEN + 1 + WORKERS_MAX,
    VAR_PAIR,
    VAR_PAIRS, /* the pair that was published (number + 1, or 0), and the two fields of each */
    VARIABLES = VAR_PAIRS + 2 * PAIRS_MAX
} Variable;

/* The last one is a ReentrantLock, the others are the monitors of objects. */
typedef enum Monitor {
    MONITOR_LOCK,
    MONITOR_OTHER,
    MONITOR_CLASS,
    MONITOR_BOX,
    MONITOR_MUTEX,
    MONITORS
} Monitor;

typedef enum Thrown {
    THROWN_NOTHING,
    THROWN_INTERRUPTED,
    THROWN_ARITHMETIC,
    THROWN_INDEX,
    THROWN_MONITOR_STATE,
    THROWN_THREAD_STATE,
    THROWN_NULL,
    THROWN_IN_INITIALIZER,
    THROWN_NO_CLASS
} Thrown;

/* x, y: operands.  "acc" is what the last instruction of the thread gave. */
typedef enum OpCode {
    /* local: no other thread can tell when they happen */
    OP_CONST, /* acc = x */
    OP_ADD,   /* acc += x */
    OP_SPARE,
    OP_ADD_SPARE, /* keep acc; acc += what was kept */
    OP_DIVIDE,    /* acc = x / acc */
    OP_GET,
    OP_SET,       /* local x */
    OP_GO,        /* to target */
    OP_UNLESS,    /* to target unless acc compares (x: '=', '<', '!') with y */
    OP_ASSERT,    /* number y: a violation if acc is not below x */
    OP_IGNORE_IF, /* the path ends if acc is x */
    OP_RETHROW,
    OP_CAUGHT, /* acc = what was thrown */
    OP_CATCH,  /* to target unless what was thrown is below x */
    OP_FATAL,  /* what was thrown is caught by nobody */
    OP_FOLD,
    OP_SEEN, /* what the thread has seen gets acc; acc = what it has seen */
    OP_NOTE, /* acc will be the x-th value of the line */
    LOCAL_OPS,
    /* variables */
    OP_LOAD = LOCAL_OPS,
    OP_STORE,      /* x */
    OP_STORE_CELL, /* cells[acc] = x */
    OP_FETCH,
    OP_PUT,    /* field x of the pair acc, which may be none; y is put there */
    OP_BUMP,   /* add x to the atomic integer; acc = the new value */
    OP_SWAP,   /* if it is x it becomes y; acc = whether it was */
    OP_RANDOM, /* acc = any of x to y */
    /* monitors and the lock */
    OP_ENTER,
    OP_EXIT, /* monitor x; the exit of a lock may fail */
    OP_TRY,
    OP_TRY_FOR_SOME_TIME,
    OP_ENTER_INTERRUPTIBLY,
    OP_WAIT, /* on monitor x; y: for some time */
    OP_NOTIFY,
    OP_NOTIFY_ALL,
    OP_AWAIT,
    OP_SIGNAL,
    OP_SIGNAL_ALL, /* the condition of the lock; y: for some time */
    /* other blocking */
    OP_ACQUIRE, /* y: 0 for ever, 1 for some time, 2 not at all, 3 uninterruptibly; acc = whether */
    OP_RELEASE,
    OP_PASS_LATCH, /* y: for some time; acc = whether */
    OP_COUNT_DOWN,
    OP_PARK,
    OP_UNPARK, /* y: for some time; thread x */
    OP_SLEEP,
    OP_START,
    OP_JOIN,
    OP_ALIVE,
    OP_INTERRUPT, /* thread x; y: for some time */
    OP_INTERRUPTED,
    OP_BEGIN_ATOMIC,
    OP_END_ATOMIC,
    OP_INIT, /* class x; to target if there is nothing to do */
    OP_INIT_END,
    OP_INIT_FAILED,
    OP_PRINT,
    OP_END,
    OPS
} OpCode;

typedef struct Op {
    OpCode code;
    int x, y, target;
    int handler; /* where to go if it throws: an index into handlers */
} Op;

typedef struct Meaning {
    Op ops[OPS_MAX];
    int count;
    int handlers[HANDLERS_MAX], handler_count;
    int entries[THREADS_MAX]; /* 0: main */
    bool daemons[THREADS_MAX];
    int threads;
    int permits, latch;
} Meaning;

extern const char *const variable_names[VARIABLES];
extern const char *const thrown_names[];

/* Makes the program of this number: its Java text is written, what it means is returned. */
void write_program(uint64_t seed, const char *name, FILE *out, Meaning *meaning);

/* How a thread gets past an instruction: at once, after it slept in it, or because time was over. */
typedef enum Passing { PASSES, PASSES_WOKEN, PASSES_LATE, PASSINGS } Passing;

/* A fusion: nobody can come between an instruction that is passed in this way and the next one of its thread,
 * if that is of this kind.  A mistake, and where it makes a difference the program can reveal it in others.
 */
enum { FUSIONS = OPS * PASSINGS * OPS, NO_FUSION = -1, OUTCOMES_MAX = 3000, OUTCOME_LENGTH = 120 };

static inline int fusion_of(OpCode from, Passing passing, OpCode next)
{
    return ((int)from * PASSINGS + (int)passing) * OPS + (int)next;
}

typedef struct OutcomeSet {
    char texts[OUTCOMES_MAX][OUTCOME_LENGTH];
    int count;
} OutcomeSet;

typedef struct Question {
    long max_states;
    int fusion;    /* or NO_FUSION */
    int enough;    /* so many outcomes are enough: no fusion adds any */
    bool spurious; /* threads may wake up for no reason */
    bool *met;     /* by fusion: gets whether the program has a place for it; NULL: nobody asks */
} Question;

/* All that the program can show, in order; false: it has too many states. */
bool explore(const Meaning *meaning, const Question *question, OutcomeSet *outcomes);

#endif
