/* Parses goals, evaluates them in each state and lists the fields that the VM must watch for them. */
#include "search/goals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/expression.h"

enum { GOALS_MAX = 16 };

struct Goals {
    Expression *expressions[GOALS_MAX];
    int count;
    Watch watch;
    int too_large; /* 1 + the index of one of which it is not known whether it holds in some state; 0: there
                      is none */
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

bool goals_add(Goals **goals, const char *text, Error *error)
{
    if (*goals == NULL) {
        *goals = memory_allocate(sizeof **goals);
        (*goals)->watch = (Watch){.self = *goals, .holds = holds, .describe = describe};
    }
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
    return copy;
}

void goals_destroy(Goals *goals)
{
    for (int i = 0; goals != NULL && i < goals->count; i++)
        expression_destroy(goals->expressions[i]);
    if (goals != NULL)
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
    error_set(
        &goals->trouble,
        "a goal's quantifiers would go through more than %d values in a state, so that whether it holds there is not known: %s",
        EXPRESSION_VISITS_MAX, goals_text(goals, which - 1));
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
        return error_set(error, "a goal is a boolean: %s is none", expression_text(expression));
    expression_list_reads(expression,
                          &(ExpressionReads){.self = watch, .field = watch_field, .array = watch_elements});
    return true;
}

bool goals_bind(Goals *goals, const Vm *vm, Error *error)
{
    for (int i = 0; i < goals->count; i++)
        if (!bind_one(&goals->watch, goals->expressions[i], vm, error))
            return false;
    return true;
}
