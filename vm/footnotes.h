/* What a verdict rests on beyond the schedules that were searched: facts about the program that a VM met on
 * some path.  They belong to the program, are never set back, and may be noted from several threads at once.
 * The summary has a sentence for each (tools/report/footnote_text.c). */
#ifndef VM_FOOTNOTES_H
#define VM_FOOTNOTES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/bytes.h"

typedef struct Class Class;
typedef struct Program Program;

typedef enum Footnote {
    FOOTNOTE_CLOCK_READ,      /* the program has read a clock, which passes only with time-outs */
    FOOTNOTE_IDENTITY_HASH,   /* it has asked for an identity hash code: only one assignment was searched */
    FOOTNOTE_WEAK_OPERATIONS, /* it has used weakCompareAndSet, whose failures for no reason were not asked
                                 for */
    FOOTNOTE_MAP_SIZE,        /* it has asked for the size of a concurrent map while other threads ran */
    FOOTNOTE_REAL_FILES,      /* it has used files in a folder of --allow write=DIR */
    FOOTNOTE_PROCESSES,       /* it has used other processes, by --allow exec */
    FOOTNOTE_NETWORK,         /* it has used the network, by --allow net */
    FOOTNOTE_STOP,            /* it has called Thread.stop: threads stop before visible operations, at once */
    FOOTNOTE_LIBRARY_RACE,    /* threads race on a collection or builder of clew's own library */
    FOOTNOTE_SPURIOUS_WAKEUPS, /* its own code waits, and wake-ups for no reason were not asked for */
    FOOTNOTE_RANDOM,           /* it has used random numbers that no seed of its own decides */
    FOOTNOTE_MACHINE,          /* it has asked for the number of processors or for memory */
    FOOTNOTE_THREAD_STATES,    /* it has asked what another thread is doing */
    FOOTNOTE_THREAD_NUMBERS,   /* threads that run side by side make threads, and it has asked for numbers */
    FOOTNOTE_THREAD_LIST,      /* it has listed threads */
    FOOTNOTE_STREAMS_SET,      /* it has set System.in, out or err while other threads ran */
    FOOTNOTE_ESCAPED_FINALS,   /* a final field was written when others could see the object */
    FOOTNOTE_NOTIFIED_TWICE,   /* a thread that was notified was interrupted, while others waited */
    FOOTNOTE_INPUT,            /* it has read standard input or real files */
    FOOTNOTE_FINALIZERS,       /* it has a class with a finalizer */
    FOOTNOTE_REFERENCES,       /* it has used weak, soft or phantom references */
    FOOTNOTE_SET_ORDER,        /* it has gone through a Set.of or Map.of */
    FOOTNOTE_ADDER_SUM,        /* it has asked for the sum of an adder while other threads ran */
    FOOTNOTE_DELAYS,           /* a task was scheduled to come before some of at least two others that wait */
    FOOTNOTE_SAME_ELEMENT, /* threads put the same object into a priority queue: who takes it takes from all
                            */
    FOOTNOTE_TASK_ORDER,   /* it has used executors or futures in a search for races: these order too much */
    FOOTNOTE_EXIT_STATUS,  /* it has ended itself with an exit status other than 0 */
    FOOTNOTE_HANDLED_ASSERTION, /* its own code, a future or a handler has caught an AssertionError */
    FOOTNOTE_IGNORED_RACE,      /* two threads race on what the user does not want to hear of */
    FOOTNOTE_HANDLER,           /* a handler of the program has taken an exception that ended a thread */
    FOOTNOTE_ASSUMPTION,        /* an assumption of a test (clew test) has failed on some path, */
    FOOTNOTE_TEST_PASSED,       /* and on some path the test was passed: no sentence is needed */
    FOOTNOTE_TEST_TIME,         /* the test has a limit of time */
    FOOTNOTE_TEST_BEGUN,        /* the program is a test of clew test, */
    FOOTNOTE_TEST_EXIT,         /* and has ended itself with exit status 0 before it was over */
    FOOTNOTE_COUNT
} Footnote;

void footnote_note(Program *program, Footnote footnote);
bool footnote_is_noted(const Program *program, Footnote footnote);

/* Names like "Thread-1" and ids depend on who makes a thread first: both facts together are a footnote. */
typedef enum ThreadNumbers { NUMBERS_MADE_ASIDE = 1, NUMBERS_ASKED_FOR = 2 } ThreadNumbers;
void footnote_note_numbers(Program *program, ThreadNumbers fact);

/* The program's own code calls a method of this class: if it is a concurrent class of clew's library that
 * models the JDK's, the verdict rests on it. */
bool footnote_is_model(const Class *class); /* for Class.is_model */
void footnote_note_call(Class *called);

/* The footnotes of a program as a value, and the names ("java.util.concurrent.Phaser") of the classes that
 * its verdict rests on, each once and in order.  {0}: none. */
typedef struct Footnotes {
    uint64_t noted; /* a bit for each Footnote */
    char **models;
    size_t model_count, model_capacity;
} Footnotes;

static inline bool footnotes_have(const Footnotes *footnotes, Footnote footnote)
{
    return footnotes->noted >> footnote & 1;
}

Footnotes footnotes_of(const Program *program); /* the caller frees them */
void footnotes_add_model(Footnotes *footnotes, const char *name);
void footnotes_free(Footnotes *footnotes);

/* What others have met who search the same program: other ranks, or the search that a checkpoint is of.  A
 * program takes it as its own. */
void footnotes_put(const Program *program, Bytes *bytes);
bool footnotes_take(Program *program, Reader *reader); /* false: these are no footnotes */

#endif
