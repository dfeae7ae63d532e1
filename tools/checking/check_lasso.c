/* The way to a cycle is that to its first state, breadth first, and then shortened to any state that lies on
 * such a cycle; where it ends the cycle begins. */
#include "tools/checking/check_lasso.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/ltl_product.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_search.h"

static bool lies_on_cycle(void *finder, StateNumber state)
{
    const CycleFinder *self = finder;
    uint32_t index = state_graph_index(self->graph, state);
    return index != UINT32_MAX && cycles_has(self, index);
}

static uint32_t depth_of(const StateGraph *graph, uint32_t index)
{
    uint32_t depth = 0;
    for (; index != 0; index = graph->states[index].parent)
        depth += graph->steps[graph->states[index].parent_step].choice != NO_CHOICE;
    return depth;
}

/* The prefix, and the choices from the graph's first state to `index`. */
static uint16_t *make_stem(const StateGraph *graph, uint32_t index, uint16_t *prefix, uint32_t *length)
{
    uint32_t depth = depth_of(graph, index), at = *length + depth;
    uint16_t *stem = memory_resize(prefix, (*length + depth + 1) * sizeof *stem);
    *length += depth;
    for (; index != 0; index = graph->states[index].parent) {
        uint16_t choice = graph->steps[graph->states[index].parent_step].choice;
        if (choice != NO_CHOICE)
            stem[--at] = choice;
    }
    return stem;
}

static StateNumber follow(Session *session, const uint16_t *choices, uint32_t length)
{
    Space *space = &session->stages[0].space.space;
    bool is_new;
    StateNumber state = 0;
    space->enter(space, 0);
    for (uint32_t i = 0; i < length; i++)
        state = space->take(space, choices[i], &is_new);
    return state;
}

static uint32_t shorten_stem(Check *check, const CycleFinder *finder, uint16_t *stem, uint32_t length)
{
    ShorteningOptions options = check_shortening(check);
    ShorteningTarget target = {lies_on_cycle, (void *)finder};
    return check->asked.options.no_shorten
               ? length
               : session_shorten_to(&check->session, &target, &options, stem, length);
}

/* Of a program that has ended the cycle has no choices. */
static uint16_t *append_cycle(const CycleFinder *finder, uint32_t index, uint16_t *choices, uint32_t length,
                              uint32_t *cycle_length)
{
    Cycle cycle = cycles_through(finder, index);
    choices = memory_resize(choices, (length + cycle.length + 1) * sizeof *choices);
    *cycle_length = 0;
    for (uint32_t i = 0; i < cycle.length; i++) {
        uint16_t choice = finder->graph->steps[cycle.steps[i]].choice;
        if (choice != NO_CHOICE)
            choices[length + (*cycle_length)++] = choice;
    }
    free(cycle.steps);
    return choices;
}

/* For a list of errors; the first one is worded anew when it has been followed. */
static char *message_of(const Lasso *lasso)
{
    static const struct {
        const char *kind, *message;
    } table[] = {{"hang", "no schedule can end the program any more"},
                 {"livelock", "a schedule can go on for ever without progress"},
                 {"starvation", "a thread can go without progress for ever"}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].kind, lasso->kind) == 0)
            return memory_copy_string(table[i].message);
    assert(lasso->subject != NULL && "a formula has a text");
    char *message = memory_allocate(strlen(lasso->subject) + sizeof " does not hold");
    strcat(strcpy(message, lasso->subject), " does not hold");
    return message;
}

/* The first error becomes the counterexample. */
static void add_first(Check *check, const Counterexample *lasso, StateNumber state)
{
    CheckErrors *errors = &check->errors;
    ViolationText text = {.kind = lasso->lasso.kind, .message = message_of(&lasso->lasso)};
    violation_fill(&text);
    check_errors_add(errors, state, &text);
    errors->lasso = lasso->lasso;
    errors->lasso_choices = lasso->choices;
    errors->lasso_length = lasso->length;
    errors->lasso_original_length = lasso->original_length;
}

/* Of another one only the text is kept. */
static void add_other(Check *check, Counterexample *lasso, StateNumber state)
{
    counterexample_follow(&check->session, lasso);
    check_errors_add(&check->errors, state, &lasso->error);
    lasso->error = (ViolationText){0};
    counterexample_free(&check->session, lasso);
}

void check_add_lasso(Check *check, const CycleFinder *finder, const Lasso *lasso, uint16_t *prefix,
                     uint32_t prefix_length)
{
    bool is_first = check->errors.count == 0;
    const StateGraph *graph = finder->graph;
    uint32_t first = cycles_first(finder), length = prefix_length;
    assert(first != UINT32_MAX && "there is a cycle");
    bool can_be_shorter = prefix != NULL && is_first;
    uint16_t *choices = make_stem(graph, first, prefix, &length);
    uint32_t original = length;
    vm_be_quiet(check->session.vm);
    if (can_be_shorter) {
        length = shorten_stem(check, finder, choices, length);
        first = state_graph_index(graph, follow(&check->session, choices, length));
        assert(first != UINT32_MAX && cycles_has(finder, first) && "the way leads to the cycle");
    }
    StateNumber state = graph->states[first].state;
    uint32_t cycle_length;
    choices = append_cycle(finder, first, choices, length, &cycle_length);
    Counterexample example = {
        .choices = choices,
        .length = length + cycle_length,
        .original_length = original + cycle_length,
        .sources = check->reports.sources,
        .lasso = {.kind = lasso->kind,
                  .stem = length,
                  .is_unfair = lasso->is_unfair,
                  .subject = lasso->subject != NULL ? memory_copy_string(lasso->subject) : NULL}};
    if (is_first)
        add_first(check, &example, state);
    else
        add_other(check, &example, state);
    check->search.context.figures.violations++;
}

void check_take_lasso(CheckErrors *errors, Counterexample *example)
{
    example->lasso = errors->lasso;
    example->choices = errors->lasso_choices;
    example->length = errors->lasso_length;
    example->original_length = errors->lasso_original_length;
    errors->lasso.subject = NULL;
    errors->lasso_choices = NULL;
}
