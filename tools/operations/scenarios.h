/* All scenarios up to given bounds, smallest first: which operations each thread calls, in order.  Of those
 * that differ only in the order of threads there is one. */
#ifndef TOOLS_OPERATIONS_SCENARIOS_H
#define TOOLS_OPERATIONS_SCENARIOS_H

#include "tools/operations/specification.h"

enum { SCENARIO_THREADS_MAX = 4, SCENARIO_LENGTH_MAX = 8 };

typedef struct Scenario {
    int threads;
    int lengths[SCENARIO_THREADS_MAX];
    uint16_t operations[SCENARIO_THREADS_MAX][SCENARIO_LENGTH_MAX];
} Scenario;

typedef struct Scenarios {
    Scenario *list;
    uint32_t count, capacity;
    int threads, operations; /* the bounds */
    uint64_t largest;        /* scenarios of that size, those in another order of threads counted too */
} Scenarios;

bool scenarios_make(Scenarios *scenarios, const Specification *specification, int threads, int operations,
                    Error *error);
void scenarios_free(Scenarios *scenarios);

/* As text for clew.internal.contracts.Scenario: "0 1|2", with numbers[operation] for each operation. */
void scenario_put(const Scenario *scenario, const int *numbers, Bytes *text);

/* The operations that it has, ascending, each once: how many. */
int scenario_operations(const Scenario *scenario, int *operations);
int scenario_size(const Scenario *scenario); /* calls */

#endif
