/* An example of a heuristic of your own: how much room is left in the buffer of bench.BufferExample (Groce
 * and Visser, figure 6).
 *
 *     cc -shared -fPIC -o my_heuristic.so my_heuristic.c
 *     clew check --search best --heuristic ./my_heuristic.so,default=100 -cp benchmarks.jar
 *     bench.BufferExample 20
 *
 * In clew's sources, before it is installed, the compiler needs `-I include`. */
#include <clew/heuristic.h>

#include <stdio.h>
#include <stdlib.h>

static const ClewSetting settings[] = {{"default", "N"}, {0}};

/* What is kept between the states: the value of those in which there is no buffer yet. */
static void *create(const ClewSettings *given,
                    const char *(*get)(const ClewSettings *given, const char *name), uint64_t seed,
                    char *message, size_t size)
{
    const char *text = get(given, "default");
    char *end = "";
    double *otherwise = malloc(sizeof *otherwise);
    (void)seed;
    if (otherwise == NULL)
        return NULL;
    *otherwise = text != NULL ? strtod(text, &end) : 0;
    if (*end == '\0')
        return otherwise;
    snprintf(message, size, "default needs a number, not '%s'", text);
    free(otherwise);
    return NULL;
}

static double estimate(void *self, const ClewView *view, const ClewState *state)
{
    ClewValue buffer = view->static_field(state, "bench.BufferExample", "buffer");
    if (buffer.kind == 0 || buffer.as.object == 0)
        return *(double *)self;
    ClewValue capacity = view->field(state, buffer.as.object, "capacity");
    ClewValue current = view->field(state, buffer.as.object, "current");
    return (double)(capacity.as.whole - current.as.whole);
}

const ClewHeuristic clew_heuristic = {
    .version = CLEW_HEURISTIC_VERSION,
    .name = "room-left",
    .settings = settings,
    .create = create,
    .estimate = estimate,
    .destroy = free,
};
