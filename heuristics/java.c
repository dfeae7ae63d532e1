/* A heuristic that the user has written in Java: a static method of a class of the class path, which sees the
 * state through clew.State.  Groce and Visser, section 5.1.  It runs in a VM of its own (vm/observer.h). */
#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "heuristics/heuristic.h"
#include "vm/observer.h"

typedef struct JavaHeuristic {
    char *class_name;
    Observer *observer; /* NULL: not yet bound */
} JavaHeuristic;

static void *create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    const char *class_name = options_text(options, "java", "");
    if (class_name[0] == '\0') {
        error_set(error, "java needs a class: --heuristic java=CLASS");
        return NULL;
    }
    JavaHeuristic *self = memory_allocate(sizeof *self);
    self->class_name = memory_copy_string(class_name);
    return self;
}

static void destroy(void *object)
{
    JavaHeuristic *self = object;
    if (self->observer != NULL)
        observer_close(self->observer);
    free(self->class_name);
    free(self);
}

static bool bind(void *object, const Vm *vm, Error *error)
{
    JavaHeuristic *self = object;
    if (self->observer == NULL)
        self->observer = observer_open(vm, self->class_name, error);
    return self->observer != NULL;
}

/* What goes wrong ends the search, as what the program does wrong in a way that nothing can be said of. */
static double estimate(void *object, const Situation *situation)
{
    const JavaHeuristic *self = object;
    double value = 0;
    Error error;
    if (!observer_ask(self->observer, situation->sight, situation->depth, &value, &error))
        sight_complain(situation->sight, error.text);
    return isfinite(value) ? value : 0;
}

static const OptionSpec options[] = {
    {"java", "CLASS", "its method static double heuristicValue(clew.State state) is called"}, {0}};

const Heuristic java_heuristic = {
    .name = "java",
    .summary = "a method of your own, written in Java",
    .options = options,
    .remembers =
        true, /* not by itself: so that one worker uses it, as VMs of several programs share class files */
    .best = -INFINITY,
    .create = create,
    .bind = bind,
    .estimate = estimate,
    .destroy = destroy,
};
