/* How far a state is from the goal: the property-dependent heuristic of Seppi, Jones and Lamborn, table 1;
 * see expression_distance.h. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/heuristic.h"
#include "heuristics/language/expression_distance.h"

typedef struct PropertyHeuristic {
    Expression *goal;
    DistanceForm form;
    bool is_bound;
} PropertyHeuristic;

static bool read_form(const Options *options, DistanceForm *form, Error *error)
{
    const char *name = options_text(options, "form", "inadmissible");
    form->admissible = strcmp(name, "admissible") == 0;
    form->without_value = 1;
    if (!form->admissible && strcmp(name, "inadmissible") != 0)
        return error_set(error, "property has no form %s (inadmissible or admissible)", name);
    return settings_decimal(options, "default", 0, 1e300, &form->without_value, error);
}

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    const char *text = options_text(options, "goal", NULL);
    DistanceForm form;
    if (text == NULL) {
        error_set(error, "property needs a goal: --property goal=EXPR, or property,goal=EXPR");
        return NULL;
    }
    Expression *goal = read_form(options, &form, error) ? expression_parse(text, error) : NULL;
    if (goal == NULL)
        return NULL;
    PropertyHeuristic *self = memory_allocate(sizeof *self);
    *self = (PropertyHeuristic){goal, form, false};
    return self;
}

static bool bind(void *object, const Vm *vm, Error *error)
{
    PropertyHeuristic *self = object;
    self->is_bound = expression_bind(self->goal, vm, error);
    if (self->is_bound && expression_type(self->goal) != TYPE_BOOLEAN)
        return error_set(error, "the goal of property is a boolean, not a number or a reference");
    return self->is_bound;
}

static double estimate(void *object, const Situation *situation)
{
    const PropertyHeuristic *self = object;
    return self->is_bound ? expression_distance(self->goal, sight_vm(situation->sight), &self->form)
                          : self->form.without_value;
}

static void destroy(void *object)
{
    expression_destroy(((PropertyHeuristic *)object)->goal);
    free(object);
}

static const OptionSpec options[] = {
    {"goal", "E", "the formula to come near (default: the goal of --property)"},
    {"form", "FORM",
     "inadmissible (default): by how much values differ; admissible: never more than the steps needed"},
    {"default", "N",
     "the distance to a part of the formula that has no value, as something is null (default 1)"},
    {0}};

const Heuristic property_heuristic = {
    .name = "property",
    .summary = "how far values are from those that the goal wants",
    .options = options,
    .best = 0,
    .create = create,
    .bind = bind,
    .estimate = estimate,
    .destroy = destroy,
};
