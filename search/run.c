/* The run loop; see run.h. */
#include "search/run.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { STEPS_BETWEEN_LOOKS = 256, STEPS_BETWEEN_GLANCES = 16 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

size_t resident_bytes(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%*s %ld", &pages) != 1)
            pages = 0;
        fclose(file);
    }
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

static const char *limit_reached(const Limits *limits, double started)
{
    if (limits->interrupted != NULL && *limits->interrupted)
        return "interrupted";
    if (limits->seconds > 0 && now() - started >= limits->seconds)
        return "time limit";
    if (limits->bytes > 0 && resident_bytes() >= limits->bytes)
        return "memory limit";
    return NULL;
}

/* Lets whoever looks on have a look if it is time; when that was last. */
static double glance(const Limits *limits, const SearchContext *context, double started, double last)
{
    double present = now();
    if (present - last < limits->watch->interval)
        return last;
    limits->watch->look(limits->watch->self, context, present - started);
    return present;
}

RunResult search_run(const Search *search, SearchContext *context, const Limits *limits)
{
    RunResult result = {.status = SEARCH_GOES_ON};
    double started = now(), looked = started;
    void *self = search->start(context);
    for (uint64_t steps = 1; result.status == SEARCH_GOES_ON; steps++) {
        if (limits->states > 0 && context->figures.states >= limits->states)
            result.reason = "state limit";
        else if (steps % STEPS_BETWEEN_LOOKS == 0)
            result.reason = limit_reached(limits, started);
        if (result.reason == NULL && limits->trouble != NULL)
            result.reason = limits->trouble(limits->trouble_context);
        if (result.reason != NULL)
            break;
        if (limits->watch != NULL && steps % STEPS_BETWEEN_GLANCES == 0)
            looked = glance(limits, context, started, looked);
        result.status = search->step(self);
        if (result.status == SEARCH_COMPLETE && limits->trouble != NULL && (result.reason = limits->trouble(limits->trouble_context)) != NULL)
            result.status = SEARCH_GOES_ON;
        if (result.reason != NULL)
            break;
    }
    if (result.status == SEARCH_GAVE_UP)
        result.reason = context->figures.sampled_by != NULL ? context->figures.sampled_by
                      : context->figures.dropped > 0 ? context->figures.dropped_by : "depth limit";
    search->finish(self);
    result.seconds = now() - started;
    return result;
}
