/* Enumerates scenarios: by their number of calls, then of threads, then in the order of operations. */
#include "tools/operations/scenarios.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum { SCENARIOS_MAX = 1 << 22 };

int scenario_size(const Scenario *scenario)
{
    int size = 0;
    for (int i = 0; i < scenario->threads; i++)
        size += scenario->lengths[i];
    return size;
}

static int compare_threads(const Scenario *scenario, int one, int other)
{
    for (int i = 0; i < scenario->lengths[one]; i++)
        if (scenario->operations[one][i] != scenario->operations[other][i])
            return scenario->operations[one][i] < scenario->operations[other][i] ? -1 : 1;
    return 0;
}

/* Of all orders of threads, the one that is kept: longer ones first, and like ones ascending. */
static bool is_in_order(const Scenario *scenario)
{
    for (int i = 1; i < scenario->threads; i++)
        if (scenario->lengths[i] == scenario->lengths[i - 1] && compare_threads(scenario, i - 1, i) > 0)
            return false;
    return true;
}

/* How many scenarios with threads of equal length it stands for. */
static uint64_t orders(const Scenario *scenario)
{
    uint64_t count = 1;
    int alike = 1;
    for (int i = 1; i < scenario->threads; i++) {
        alike = compare_threads(scenario, i - 1, i) == 0 ? alike + 1 : 1;
        count = count * (uint64_t)(i + 1) / (uint64_t)alike;
    }
    return count;
}

static bool is_same_method(const Operation *one, const Operation *other)
{
    size_t length = strcspn(one->call, "(");
    return strncmp(one->call, other->call, length + 1) == 0;
}

/* May these two be in one scenario, in one thread or in two? */
static bool go_together(const Operation *one, const Operation *other, bool same_thread)
{
    if (one->once && other->once && is_same_method(one, other))
        return false;
    return same_thread || one->group[0] == '\0' || strcmp(one->group, other->group) != 0;
}

static bool is_allowed(const Scenario *scenario, const Specification *specification)
{
    const Operation *list = specification->operations;
    for (int a = 0; a < scenario->threads; a++)
        for (int i = 0; i < scenario->lengths[a]; i++)
            for (int b = a; b < scenario->threads; b++)
                for (int k = b == a ? i + 1 : 0; k < scenario->lengths[b]; k++)
                    if (!go_together(&list[scenario->operations[a][i]], &list[scenario->operations[b][k]],
                                     a == b))
                        return false;
    return true;
}

/* The next one of the same lengths; false: it was the last. */
static bool advance(Scenario *scenario, int operation_count)
{
    for (int i = scenario->threads - 1; i >= 0; i--)
        for (int k = scenario->lengths[i] - 1; k >= 0; k--) {
            if (++scenario->operations[i][k] < operation_count)
                return true;
            scenario->operations[i][k] = 0;
        }
    return false;
}

static bool add_of_lengths(Scenarios *scenarios, const Specification *specification, Scenario scenario,
                           Error *error)
{
    bool is_largest = scenario.threads == scenarios->threads
                      && scenario.lengths[scenario.threads - 1] == scenarios->operations;
    memset(scenario.operations, 0, sizeof scenario.operations);
    do {
        if (!is_in_order(&scenario) || !is_allowed(&scenario, specification))
            continue;
        if (scenarios->count == SCENARIOS_MAX)
            return error_set(error,
                             "there are more than %d scenarios: use fewer threads, operations or values",
                             SCENARIOS_MAX);
        if (scenarios->count == scenarios->capacity) {
            scenarios->capacity = scenarios->capacity == 0 ? 256 : 2 * scenarios->capacity;
            scenarios->list = memory_resize(scenarios->list, scenarios->capacity * sizeof *scenarios->list);
        }
        scenarios->list[scenarios->count++] = scenario;
        scenarios->largest += is_largest ? orders(&scenario) : 0;
    } while (advance(&scenario, specification->operation_count));
    return true;
}

/* All descending lengths of threads from this one on that add up to `size`. */
static bool add_of_size(Scenarios *scenarios, const Specification *specification, Scenario *scenario,
                        int thread, int size, Error *error)
{
    if (thread == scenario->threads)
        return size != 0 || add_of_lengths(scenarios, specification, *scenario, error);
    int longest = thread == 0 ? scenarios->operations : scenario->lengths[thread - 1];
    for (int length = longest < size ? longest : size; length >= 1; length--) {
        scenario->lengths[thread] = length;
        if (!add_of_size(scenarios, specification, scenario, thread + 1, size - length, error))
            return false;
    }
    return true;
}

bool scenarios_make(Scenarios *scenarios, const Specification *specification, int threads, int operations,
                    Error *error)
{
    assert(threads <= SCENARIO_THREADS_MAX && operations <= SCENARIO_LENGTH_MAX);
    *scenarios = (Scenarios){.threads = threads, .operations = operations};
    for (int size = 1; size <= threads * operations; size++)
        for (int count = 1; count <= threads && count <= size; count++) {
            Scenario scenario = {.threads = count};
            if (!add_of_size(scenarios, specification, &scenario, 0, size, error))
                return false;
        }
    return true;
}

void scenarios_free(Scenarios *scenarios) { free(scenarios->list); }

void scenario_put(const Scenario *scenario, const int *numbers, Bytes *text)
{
    for (int i = 0; i < scenario->threads; i++)
        for (int k = 0; k < scenario->lengths[i]; k++)
            bytes_format(text, "%s%d", k > 0 ? " " : i > 0 ? "|" : "", numbers[scenario->operations[i][k]]);
}

static int compare_ints(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

int scenario_operations(const Scenario *scenario, int *operations)
{
    int count = 0, distinct = 0;
    for (int i = 0; i < scenario->threads; i++)
        for (int k = 0; k < scenario->lengths[i]; k++)
            operations[count++] = scenario->operations[i][k];
    qsort(operations, (size_t)count, sizeof *operations, compare_ints);
    for (int i = 0; i < count; i++)
        if (i == 0 || operations[i] != operations[i - 1])
            operations[distinct++] = operations[i];
    return distinct;
}
