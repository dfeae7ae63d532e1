/* A plug-in that ends its search in a way that depends on the seed: by a signal, by an exit, by rubbish
 * instead of a summary, or as it should. */
#include <clew/heuristic.h>

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void *create(const ClewSettings *given,
                    const char *(*get)(const ClewSettings *given, const char *name), uint64_t seed,
                    char *message, size_t size)
{
    (void)given, (void)get, (void)message, (void)size;
    int *mood = malloc(sizeof *mood);
    *mood = (int)(seed % 4);
    return mood;
}

/* Whatever is open for writing beyond the standard streams gets it. */
static void write_rubbish(void)
{
    for (int descriptor = 3; descriptor < 64; descriptor++)
        if (write(descriptor, "{\"verdict\": ", 12) < 0)
            continue;
    _exit(1);
}

static double estimate(void *self, const ClewView *view, const ClewState *state)
{
    int mood = *(int *)self;
    if (view->depth(state) < 3 || mood == 0)
        return 0;
    if (mood == 1)
        raise(SIGSEGV);
    if (mood == 2)
        _exit(1);
    write_rubbish();
    return 0;
}

const ClewHeuristic clew_heuristic = {.version = CLEW_HEURISTIC_VERSION,
                                      .name = "moody",
                                      .create = create,
                                      .estimate = estimate,
                                      .destroy = free};
