/* The writing of a random program: Java text and, beside it, the instructions that say what it means. */
#ifndef TRUTH_WRITER_H
#define TRUTH_WRITER_H

#include "program.h"

enum { SHARED_COUNT = 2 };

extern const char *const monitor_names[MONITORS];

typedef struct Writer {
    uint64_t random;
    FILE *out;
    Meaning *meaning;
    int indent;
    int locals;                /* in scope */
    int names, asserts, pairs; /* given so far */
    int handler;               /* of what is written now */
    int workers, self;         /* threads besides main, and the one that is written */
    int depth;                 /* of blocks */
    int initializers[CLASSES];
    int favourites[3]; /* kinds of statements that this program has more of */
    bool is_focused;   /* it has little else but accesses to variables */
    Variable shared[SHARED_COUNT];
} Writer;

uint32_t below(Writer *w, uint32_t limit);
bool chance(Writer *w, uint32_t percent);

__attribute__((format(printf, 2, 3))) void line(Writer *w, const char *format, ...);

/* --- instructions --- */

Op *emit(Writer *w, OpCode code, int x, int y);
int here(const Writer *w);
void load(Writer *w, Variable variable);
void store(Writer *w, Variable variable);

/* What is written from now on is guarded; returns the guard of what was written before. */
int guard(Writer *w);

/* Ends the guarded part: jumps over the handler, which begins here; returns the jump. */
Op *handle(Writer *w, int before);

/* Ends the guarded part in which a monitor is held: it is given back, also when something is thrown inside.
 */
void exit_guarded(Writer *w, int before, Monitor monitor);

/* One of the program's shared variables. */
Variable shared(Writer *w);

/* --- statements: each returns about how many visible operations it has --- */

typedef int Statement(Writer *w, int budget);

int statements(Writer *w, int budget);

/* Statements up to the closing brace; locals made inside are gone after it. */
int block(Writer *w, int budget);

void choose_favourites(Writer *w);

Statement observe, assign, increment, copy, read_local, condition, choose, ignore_if, check, risky, attempt;
Statement locked, synchronized_call, mutex, await, notify, lock_condition, atomic_section;
Statement atomic_integer, semaphore, latch, park, interrupt, nap, thread;
Statement lazy, publish, look;

/* The Java text of the classes that are initialized when they are first used. */
void write_classes(Writer *w);

/* Instructions of main after which threads that wait can go on, if they wait already. */
void rescue(Writer *w);

#endif
