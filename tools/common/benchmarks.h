/* The benchmark programs that come with clew, from javasrc/bench/benchmarks.tsv. */
#ifndef TOOLS_COMMON_BENCHMARKS_H
#define TOOLS_COMMON_BENCHMARKS_H

typedef struct Benchmark {
    const char *name; /* the class is bench.NAME */
    const char *arguments, *verdict, *summary;
} Benchmark;

/* Visits all benchmarks in the order of the table. */
void benchmarks_each(void (*visit)(void *context, const Benchmark *benchmark), void *context);

#endif
