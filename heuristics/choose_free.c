/* An error on a path without a choice that only the abstraction has introduced is an error of the concrete
 * program too, so states in which no such choice is to be made come first.  Groce and Visser, table 2 and
 * section 4.4: choose-free gives the best values to states with the fewest such choices enabled.  A state
 * asks for one value at most, so the value is 0 or 1.
 *
 * With scope=path the choices made on the path count too: with this heuristic alone, everything that needs
 * none is then searched before anything that needs one. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/heuristic.h"

typedef struct ChooseFree {
    bool of_path;
} ChooseFree;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    const char *scope = options_text(options, "scope", "state");
    bool of_path = strcmp(scope, "path") == 0;
    if (!of_path && strcmp(scope, "state") != 0) {
        error_set(error, "unknown scope %s (state or path)", scope);
        return NULL;
    }
    ChooseFree *self = memory_allocate(sizeof *self);
    self->of_path = of_path;
    return self;
}

static double estimate(void *object, const Situation *situation)
{
    const ChooseFree *self = object;
    if (self->of_path)
        *situation->after = situation->before + (situation->depth > 0 && situation->choice.is_abstract);
    return (self->of_path ? *situation->after : 0) + sight_awaits_abstract_choice(situation->sight);
}

static const OptionSpec options[] = {
    {"scope", "state|path",
     "choices enabled in the state (default), or these and those made on the path to it"},
    {0}};

const Heuristic choose_free_heuristic = {
    .name = "choose-free",
    .summary = "fewer choices that an abstraction left open are better",
    .options = options,
    .remembers = true,
    .best = 0,
    .create = create,
    .estimate = estimate,
    .destroy = free,
};
