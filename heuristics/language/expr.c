/* What the user of a program knows about it: the value of an expression over its state.  Groce and Visser,
 * section 5.1 (figure 6: how much room is left in a buffer).  Where the expression has no value, the default
 * counts, as in the paper. */
#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/expression.h"
#include "heuristics/heuristic.h"

typedef struct Expr {
    Expression *expression;
    double otherwise; /* where it has no value */
    bool is_bound;
} Expr;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    double otherwise = 0;
    const char *text = options_text(options, "expr", NULL);
    if (text == NULL) {
        error_set(error, "expr needs an expression: expr=Main.buffer.capacity-Main.buffer.current");
        return NULL;
    }
    if (!settings_decimal(options, "default", -1e300, 1e300, &otherwise, error))
        return NULL;
    Expression *expression = expression_parse(text, error);
    if (expression == NULL)
        return NULL;
    Expr *self = memory_allocate(sizeof *self);
    *self = (Expr){expression, otherwise, false};
    return self;
}

static bool bind(void *object, const Vm *vm, Error *error)
{
    Expr *self = object;
    self->is_bound = expression_bind(self->expression, vm, error);
    if (self->is_bound && expression_type(self->expression) == TYPE_REFERENCE)
        return error_set(error, "the expression of a heuristic is a number or a boolean, not a reference");
    return self->is_bound;
}

static double estimate(void *object, const Situation *situation)
{
    const Expr *self = object;
    ExpressionValue value;
    if (!self->is_bound || !expression_evaluate(self->expression, sight_vm(situation->sight), &value))
        return self->otherwise;
    double number = expression_number(&value);
    return isfinite(number) ? number : self->otherwise;
}

static void destroy(void *object)
{
    expression_destroy(((Expr *)object)->expression);
    free(object);
}

static const OptionSpec options[] = {
    {"expr", "E", "the expression, in Java's notation: expr=Main.buffer.capacity-Main.buffer.current"},
    {"default", "N", "where it has no value, as something is null or a class not initialized (default 0)"},
    {0}};

const Heuristic expr_heuristic = {
    .name = "expr",
    .summary = "a lower value of an expression over the program's state is better",
    .options = options,
    .best = -INFINITY,
    .create = create,
    .bind = bind,
    .estimate = estimate,
    .destroy = destroy,
};
