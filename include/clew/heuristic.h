/* Heuristics of your own for clew, as shared objects.  A plug-in exports one symbol:
 *
 *     #include <clew/heuristic.h>
 *
 *     static double estimate(void *self, const ClewView *view, const ClewState *state)
 *     {
 *         return view->live_threads(state);
 *     }
 *
 *     const ClewHeuristic clew_heuristic = {
 *         .version = CLEW_HEURISTIC_VERSION,
 *         .name = "mine",
 *         .estimate = estimate,
 *     };
 *
 * is compiled and used by
 *
 *     cc -shared -fPIC -o mine.so mine.c
 *     clew check --search best --heuristic ./mine.so -cp . Main
 *
 * It sees the state only through the functions of ClewView.  What they hand out is valid until estimate
 * returns. */
#ifndef CLEW_HEURISTIC_H
#define CLEW_HEURISTIC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Changes whenever a plug-in must be compiled again. */
#define CLEW_HEURISTIC_VERSION 1

typedef struct ClewState ClewState;       /* a state that was just reached for the first time */
typedef struct ClewSettings ClewSettings; /* what was given behind the plug-in's name: ./mine.so,key=value */

typedef uint32_t ClewObject; /* an object or array; 0: null */

/* A value of the program.  kind: as in class files, 'Z' boolean, 'B' byte, 'C' char, 'S' short, 'I' int, 'J'
 * long (all in `whole`), 'F' float, 'D' double (in `real`), 'L' an object or array (in `object`).  0: there
 * is no value, because the class's static initializer has not begun, the object is null or has no such field,
 * the index is out of bounds. */
typedef struct ClewValue {
    char kind;
    union {
        int64_t whole;
        double real;
        ClewObject object;
    } as;
} ClewValue;

typedef enum ClewChoiceKind {
    CLEW_CHOICE_THREAD,
    CLEW_CHOICE_VALUE,
    CLEW_CHOICE_WAKE_UP,
    CLEW_CHOICE_INTERRUPT
} ClewChoiceKind;

/* What led to the state: a thread went on, it got one of the values open to it, it woke up for no reason,
 * or its wait ended by an interrupt. */
typedef struct ClewChoice {
    ClewChoiceKind kind;
    uint32_t thread, value;
} ClewChoice;

typedef struct ClewView {
    uint32_t (*depth)(
        const ClewState *state); /* steps from the first state on this path; 0: it is the first */
    bool (*choice)(const ClewState *state, ClewChoice *choice); /* the last of them; false: there was none */

    /* One number that is kept for each path: that of the path up to this step, and what it shall be from now
     * on. */
    uint32_t (*remembered)(const ClewState *state); /* 0 at first */
    void (*remember)(const ClewState *state, uint32_t number);

    /* Threads are numbered from 0, the main thread, and keep their numbers in all states. */
    uint32_t (*thread_count)(const ClewState *state); /* those that ever were, in any state */
    uint32_t (*live_threads)(const ClewState *state); /* how many have started and not ended */
    bool (*thread_is_live)(const ClewState *state, uint32_t thread);
    bool (*thread_is_blocked)(const ClewState *state, uint32_t thread); /* it lives and cannot go on */
    const char *(*thread_name)(const ClewState *state, uint32_t thread, char *buffer,
                               size_t size); /* of a live one, else ""; in `buffer` */
    const char *(*thread_class)(const ClewState *state, uint32_t thread, char *buffer, size_t size);

    /* Classes as Java names them ("bench.BufferExample$Buffer"); fields also private and inherited. */
    ClewValue (*static_field)(const ClewState *state, const char *class_name, const char *field);
    ClewValue (*field)(const ClewState *state, ClewObject object, const char *field);
    ClewValue (*element)(const ClewState *state, ClewObject array, int64_t index);
    int64_t (*length)(const ClewState *state, ClewObject array); /* -1: no array */
    const char *(*class_name)(const ClewState *state, ClewObject object, char *buffer,
                              size_t size); /* "" for null; in `buffer` */
} ClewView;

/* A setting that the plug-in has: ./mine.so,target=5. */
typedef struct ClewSetting {
    const char *name;  /* "target"; NULL ends the list */
    const char *value; /* what its value is called in messages: "N"; NULL: it takes none */
} ClewSetting;

typedef struct ClewHeuristic {
    uint32_t version;            /* CLEW_HEURISTIC_VERSION */
    const char *name;            /* for messages */
    const ClewSetting *settings; /* NULL: none.  `weight` is clew's: every heuristic has it */
    bool remembers;              /* it uses `remembered` and `remember` */

    /* `get` gives a setting's value, "" for one without, NULL when it was not given.  `seed` is for whatever
     * is random.  Returns what the other functions get as `self`; NULL after a message in `message` if the
     * settings make no sense.  May be NULL: then `self` is NULL. */
    void *(*create)(const ClewSettings *settings,
                    const char *(*get)(const ClewSettings *settings, const char *name), uint64_t seed,
                    char *message, size_t message_size);

    /* How promising the state is: lower is better.  What is no finite number counts as 0. */
    double (*estimate)(void *self, const ClewView *view, const ClewState *state);

    void (*destroy)(void *self); /* may be NULL */
} ClewHeuristic;

/* To be defined by the plug-in. */
extern const ClewHeuristic clew_heuristic;

#endif
