/* What makers of random programs share: random numbers, and lines with their indentation. */
#ifndef TESTS_INTERLEAVINGS_GENERATE_GENERATE_H
#define TESTS_INTERLEAVINGS_GENERATE_GENERATE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { SHARED_COUNT = 2 };

typedef struct Generator {
    uint64_t random;
    FILE *out;
    int indent;
    int threads; /* besides main */
    int locals;  /* in scope, in the present body */
    const char *shared[SHARED_COUNT];
    int names;    /* of locals given so far */
    bool known;   /* threads know each other: `threads` */
    bool careful; /* most of what threads do is done under one lock, so that the program may have no race */
} Generator;

uint32_t below(Generator *g, uint32_t limit);
bool chance(Generator *g, uint32_t percent);
__attribute__((format(printf, 2, 3))) void line(Generator *g, const char *format, ...);
const char *pick(Generator *g, const char *const *list, uint32_t count);

void choose_shared(Generator *g);
void write_statements(Generator *g, int budget);

/* A program that starts two or three threads with one body, by loops over an array or one by one, with
 * objects of their own, of their neighbours or in common; some programs can tell their threads apart. */
void write_alike_program(Generator *g, const char *name);

/* A program whose threads meet in objects of the library: locks, conditions, semaphores, latches, barriers,
 * phasers, queues, futures, pools, maps whose keys, comparators and functions take locks, weak iteration,
 * files, interrupts and time-outs.  It has no data race. */
void write_library_program(Generator *g, const char *name);

/* A program that does what reductions assume that programs do not do. */
void write_hostile_program(Generator *g, const char *name);

#endif
