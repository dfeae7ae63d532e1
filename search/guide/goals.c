/* Parses goals, evaluates them in each state and lists the fields that the VM must watch for them. */
#include "search/goals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/expression.h"
#include "search/ltl.h"

enum { GOALS_MAX = 16 };

struct Goals {
    Expression *expressions[GOALS_MAX];
    int count;
    char *ltl_text; /* NULL: there is no formula of time */
    Ltl negation;   /* of it */
    Expression *propositions[LTL_PROPOSITIONS_MAX];
    Watch watch;
    int too_large; /* -1: a proposition of the formula; 1 + the index of one of which it is not known whether
                      it holds in some state; 0: there is none */
    Error trouble; /* the same in words */
};

static const Expression *find_one_that_holds(Goals *goals, const Vm *vm)
{
    for (int i = 0; i < goals->count; i++) {
        bool too_large;
        if (expression_holds(goals->expressions[i], vm, &too_large))
            return goals->expressions[i];
        if (too_large)
            __atomic_store_n(&goals->too_large, i + 1, __ATOMIC_RELAXED);
    }
    return NULL;
}

static bool holds(void *self, const Vm *vm) { return find_one_that_holds(self, vm) != NULL; }

static void describe(void *self, const Vm *vm, Bytes *message, Bytes *details)
{
    const Expression *expression = find_one_that_holds(self, vm);
    bytes_add_text(message, expression_text(expression));
    expression_explain(expression, vm, details);
}

static void create_if_needed(Goals **goals)
{
    if (*goals != NULL)
        return;
    *goals = memory_allocate(sizeof **goals);
    (*goals)->watch = (Watch){.self = *goals, .holds = holds, .describe = describe};
}

static uint64_t valuation(void *self, const Vm *vm) { return goals_ltl_valuation(self, vm); }

uint64_t goals_ltl_valuation(Goals *goals, const Vm *vm)
{
    uint64_t letter = 0;
    for (uint32_t i = 0; i < goals->negation.proposition_count; i++) {
        bool too_large;
        letter |= (uint64_t)expression_holds(goals->propositions[i], vm, &too_large) << i;
        if (too_large)
            __atomic_store_n(&goals->too_large, -1, __ATOMIC_RELAXED);
    }
    return letter;
}

bool goals_add_ltl(Goals **goals, const char *text, Error *error)
{
    create_if_needed(goals);
    Goals *self = *goals;
    if (self->ltl_text != NULL)
        return error_set(error, "only one formula of time can be checked at a time: join them with &&");
    if (!ltl_parse(&self->negation, text, true, error))
        return false;
    self->ltl_text = memory_copy_string(text);
    self->watch.valuation = valuation;
    for (uint32_t i = 0; i < self->negation.proposition_count; i++) {
        self->propositions[i] = expression_parse(self->negation.propositions[i], error);
        if (self->propositions[i] == NULL)
            return false;
    }
    return true;
}

const char *goals_ltl_text(const Goals *goals) { return goals != NULL ? goals->ltl_text : NULL; }
const Ltl *goals_ltl_negation(const Goals *goals) { return &goals->negation; }

bool goals_add(Goals **goals, const char *text, Error *error)
{
    create_if_needed(goals);
    if ((*goals)->count == GOALS_MAX)
        return error_set(error, "more than %d goals", GOALS_MAX);
    Expression *expression = expression_parse(text, error);
    if (expression != NULL)
        (*goals)->expressions[(*goals)->count++] = expression;
    return expression != NULL;
}

Goals *goals_copy(const Goals *goals)
{
    Goals *copy = NULL;
    Error error;
    for (int i = 0; i < goals_count(goals); i++)
        goals_add(&copy, goals_text(goals, i), &error); /* which could be parsed before */
    if (goals_ltl_text(goals) != NULL)
        goals_add_ltl(&copy, goals->ltl_text, &error);
    return copy;
}

void goals_destroy(Goals *goals)
{
    for (int i = 0; goals != NULL && i < goals->count; i++)
        expression_destroy(goals->expressions[i]);
    if (goals == NULL)
        return;
    for (uint32_t i = 0; i < LTL_PROPOSITIONS_MAX && goals->propositions[i] != NULL; i++)
        expression_destroy(goals->propositions[i]);
    ltl_free(&goals->negation);
    free(goals->ltl_text);
    free(goals->watch.names);
    free(goals);
}

int goals_count(const Goals *goals) { return goals != NULL ? goals->count : 0; }
const char *goals_text(const Goals *goals, int index) { return expression_text(goals->expressions[index]); }

const char *goals_trouble(Goals *goals)
{
    int which = goals != NULL ? __atomic_load_n(&goals->too_large, __ATOMIC_RELAXED) : 0;
    if (which == 0)
        return NULL;
    const char *text = which < 0 ? goals->ltl_text : goals_text(goals, which - 1);
    error_set(
        &goals->trouble,
        "a goal's quantifiers would go through more than %d values in a state, so that whether it holds there is not known: %s",
        EXPRESSION_VISITS_MAX, text);
    return goals->trouble.text;
}

const Watch *goals_watch(const Goals *goals) { return goals != NULL ? &goals->watch : NULL; }

char *goals_formula(const Goals *goals)
{
    size_t size = 1;
    for (int i = 0; i < goals->count; i++)
        size += strlen(goals_text(goals, i)) + strlen(" || ()");
    char *formula = memory_allocate(size), *end = formula;
    for (int i = 0; i < goals->count; i++)
        end += sprintf(end, goals->count == 1 ? "%s%s" : "%s(%s)", i > 0 ? " || " : "", goals_text(goals, i));
    return formula;
}

/* --- what to watch --- */

static void watch_field(void *self, const char *name)
{
    Watch *watch = self;
    watch->names = memory_resize(watch->names, (watch->name_count + 1) * sizeof *watch->names);
    watch->names[watch->name_count++] = name;
}

static void watch_elements(void *self, const Class *array)
{
    Watch *watch = self;
    char kind;
    if (array != NULL && view_element_class(array, &kind) != NULL)
        watch->kinds |= 1u << (kind - 'A');
}

static bool bind_one(Watch *watch, Expression *expression, const Vm *vm, Error *error)
{
    if (!expression_bind(expression, vm, error))
        return false;
    if (expression_type(expression) != TYPE_BOOLEAN)
        return error_set(error, "a goal is a boolean, and so is a proposition: %s is none",
                         expression_text(expression));
    expression_list_reads(expression,
                          &(ExpressionReads){.self = watch, .field = watch_field, .array = watch_elements});
    return true;
}

bool goals_bind(Goals *goals, const Vm *vm, Error *error)
{
    for (int i = 0; i < goals->count; i++)
        if (!bind_one(&goals->watch, goals->expressions[i], vm, error))
            return false;
    for (uint32_t i = 0; i < goals->negation.proposition_count; i++)
        if (!bind_one(&goals->watch, goals->propositions[i], vm, error))
            return false;
    return true;
}
