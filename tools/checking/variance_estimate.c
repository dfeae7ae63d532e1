/* Searches the first states breadth first, with the estimate of each, and compares estimates with the
 * distances that the graph shows: search/variance.h has the formulas. */
#include "tools/checking/variance_estimate.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/bayes.h"
#include "search/guide.h"
#include "search/variance.h"

enum { STATES_MAX = 20000, STEPS_MAX = 200000 };

typedef struct Prefix {
    Session session;
    Space *space;
    Guide *guide;
    double *estimates;
    bool *errors;
    uint32_t *depths, *from, *to;
    uint32_t count;
    uint64_t steps;
} Prefix;

static void prefix_create(Prefix *prefix)
{
    prefix->estimates = memory_allocate(STATES_MAX * sizeof *prefix->estimates);
    prefix->errors = memory_allocate(STATES_MAX * sizeof *prefix->errors);
    prefix->depths = memory_allocate(STATES_MAX * sizeof *prefix->depths);
    prefix->from = memory_allocate(STEPS_MAX * sizeof *prefix->from);
    prefix->to = memory_allocate(STEPS_MAX * sizeof *prefix->to);
}

static void prefix_free(Prefix *prefix)
{
    free(prefix->estimates);
    free(prefix->errors);
    free(prefix->depths);
    free(prefix->from);
    free(prefix->to);
    if (prefix->guide != NULL)
        guide_destroy(prefix->guide);
    session_close(&prefix->session);
}

static bool is_full(const Prefix *prefix)
{
    return prefix->count == STATES_MAX || prefix->steps == STEPS_MAX
           || session_trouble(&prefix->session) != NULL;
}

static void note_state(Prefix *prefix, StateNumber state, uint32_t depth)
{
    prefix->depths[state] = depth;
    prefix->errors[state] = prefix->space->is_violation(prefix->space);
    prefix->count = state + 1;
    guide_meet(prefix->guide, state);
}

static void take(Prefix *prefix, StateNumber state, int choice)
{
    bool is_new;
    prefix->space->enter(prefix->space, state);
    guide_prepare(prefix->guide, choice);
    StateNumber result = prefix->space->take(prefix->space, choice, &is_new);
    if (is_new)
        note_state(prefix, result, prefix->depths[state] + 1);
    prefix->from[prefix->steps] = state;
    prefix->to[prefix->steps++] = result;
}

/* Numbers are dense in the order of discovery: going through them is breadth first. */
static void expand(Prefix *prefix, StateNumber state)
{
    uint32_t first = prefix->count;
    int choices = prefix->errors[state] ? 0 : prefix->space->enter(prefix->space, state);
    guide_expand(prefix->guide, state, prefix->depths[state]);
    for (int i = 0; i < choices && !is_full(prefix); i++)
        take(prefix, state, i);
    const double *values = guide_values(prefix->guide);
    for (uint32_t i = first; i < prefix->count; i++)
        prefix->estimates[i] = values[i - first];
}

/* The first state is met as if it were its own child, so that it gets a value like all others. */
static void search(Prefix *prefix)
{
    prefix->space->enter(prefix->space, 0);
    guide_begin(prefix->guide, (Sight){.vm = prefix->session.vm});
    note_state(prefix, 0, 0);
    prefix->estimates[0] = guide_values(prefix->guide)[0];
    for (StateNumber state = 0; state < prefix->count && !is_full(prefix); state++)
        expand(prefix, state);
}

static VarianceGraph graph_of(const Prefix *prefix)
{
    return (VarianceGraph){prefix->count, prefix->estimates, prefix->errors,
                           prefix->from,  prefix->to,        prefix->steps};
}

/* The variances of the paper's section 5: the largest and the mean. */
static const double printed[] = {BAYES_VARIANCE, 3780000};

static bool write_errors(const Prefix *prefix, double variance, const char *file, Error *error)
{
    VarianceGraph graph = graph_of(prefix);
    FILE *out = fopen(file, "w");
    if (out == NULL)
        return error_set(error, "%s: %s", file, strerror(errno));
    fprintf(out, "kind,first,second,third\n");
    for (size_t i = 0; i <= sizeof printed / sizeof printed[0]; i++) {
        double wanted = i == 0 ? variance : printed[i - 1];
        SquaredErrors squares = squared_errors(&graph, wanted);
        fprintf(out, "squared,%.10g,%.10g,%.10g\n", wanted, squares.base, squares.revised);
    }
    uint32_t *distances = variance_distances(&graph);
    for (uint32_t i = 0; i < graph.count; i++)
        if (distances[i] != UINT32_MAX)
            fprintf(out, "state,%.10g,%u,\n", graph.estimates[i], distances[i]);
    free(distances);
    return fclose(out) == 0 || error_set(error, "%s: %s", file, strerror(errno));
}

static double judge(const Prefix *prefix)
{
    uint32_t known;
    VarianceGraph graph = graph_of(prefix);
    double variance = variance_of(&graph, &known);
    SquaredErrors squares = squared_errors(&graph, variance);
    if (known > 0)
        fprintf(stderr,
                "clew: bayes takes a variance of %g, from the distances of %u of the first %u states to the "
                "nearest error "
                "(mean squared error %g, revised %g)\n",
                variance, known, prefix->count, squares.base, squares.revised);
    else
        fprintf(stderr,
                "clew: bayes takes a variance of %g, from the steps of the first %u states, which lead to no "
                "error\n",
                variance, prefix->count);
    return variance;
}

bool variance_estimate(Launch *launch, const SessionOptions *options, const char *text, uint64_t seed,
                       const char *errors_file, int argc, char **argv, double *variance, Error *error)
{
    Prefix prefix = {0};
    SessionOptions own = *options;
    own.assumptions = ASSUME_NOTHING;
    own.print = own.no_match = own.check_states = own.timeless = own.symmetric = false;
    own.unreduced |= REDUCTIONS_REFUTABLE;
    prefix.guide = guide_create(seed);
    bool fine = guide_add_named(prefix.guide, text, error);
    own.coverage = guide_needs(prefix.guide) != 0;
    if (!session_open(&prefix.session, launch, &own, argc, argv, error))
        fine = false;
    else if (fine && (fine = guide_bind(prefix.guide, prefix.session.vm, error))) {
        prefix_create(&prefix);
        prefix.space = prefix.session.stages[0].searched;
        session_search_begins(&prefix.session);
        search(&prefix);
        *variance = judge(&prefix);
        fine = errors_file == NULL || write_errors(&prefix, *variance, errors_file, error);
    }
    prefix_free(&prefix);
    return fine;
}
