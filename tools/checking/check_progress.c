/* Words the status line of a search from its figures and limits, and shows it at intervals. */
#include "tools/checking/check_progress.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const double INTERVAL_REPLACED = 0.15, INTERVAL_LINES = 1;

__attribute__((format(printf, 2, 3))) static void add(char *text, const char *format, ...)
{
    size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text + length, PROGRESS_TEXT_MAX - length, format, arguments);
    va_end(arguments);
}

/* When a quantity that has grown evenly will be at its limit; without a limit, never. */
static double time_left(double limit, double present, double seconds)
{
    if (limit <= 0 || present <= 0)
        return INFINITY;
    return present < limit ? (limit - present) * seconds / present : 0;
}

static const uint64_t STATES_UNLIMITED =
    UINT32_MAX - 1; /* what a store can hold: nobody asked for that limit */

static void add_time_left(char *text, const SearchFigures *figures, const Limits *limits, double seconds,
                          size_t bytes)
{
    static const char *const names[] = {"time", "states", "memory"};
    uint64_t states = limits->states < STATES_UNLIMITED ? limits->states : 0;
    double left[] = {time_left(limits->seconds, seconds, seconds),
                     time_left((double)states, (double)figures->states, seconds),
                     time_left((double)limits->bytes, (double)bytes, seconds)};
    int nearest = 0;
    for (int i = 1; i < 3; i++)
        if (left[i] < left[nearest])
            nearest = i;
    if (isfinite(left[nearest]) && left[nearest] < 1e7)
        add(text, ", %s%.0f s left to the limit of %s", nearest == 0 ? "" : "about ", left[nearest],
            names[nearest]);
}

void check_progress_text(const SearchFigures *figures, const Limits *limits, double seconds, size_t bytes,
                         char text[PROGRESS_TEXT_MAX])
{
    char states[ROUGHLY_MAX], rate[ROUGHLY_MAX], queue[ROUGHLY_MAX];
    *text = '\0';
    add(text, "%s states, %s/s, depth %u", roughly((double)figures->states, states),
        roughly((double)figures->states / fmax(seconds, 1e-3), rate), figures->max_depth);
    if (figures->queue_max > 0)
        add(text, ", queue %s", roughly(figures->queue, queue));
    add(text, ", %.0f MB", (double)bytes / (1 << 20));
    if (figures->has_value)
        add(text, ", best value %g", figures->best_value);
    if (figures->violations > 0)
        add(text, ", %llu violations", (unsigned long long)figures->violations);
    add_time_left(text, figures, limits, seconds, bytes);
}

static void add_estimate(char *text, const WholeEstimate *whole)
{
    char least[ROUGHLY_MAX], most[ROUGHLY_MAX];
    if (whole->states > 0 && whole->is_open)
        add(text, ", of perhaps more than %s states", roughly(whole->least, least));
    else if (whole->states > 0)
        add(text, ", of perhaps %s to %s states", roughly(whole->least, least), roughly(whole->most, most));
}

static void look(void *self, const SearchContext *context, double seconds)
{
    CheckProgress *progress = self;
    char text[PROGRESS_TEXT_MAX];
    check_progress_text(&context->figures, progress->limits, seconds, resident_bytes(), text);
    live_estimate_look(&progress->estimate, seconds);
    add_estimate(text, &progress->estimate.last);
    status_line_show(&progress->line, text);
}

void check_progress_open(CheckProgress *progress, const Limits *limits, const char *when, bool is_shared)
{
    *progress = (CheckProgress){.limits = limits};
    status_line_open(&progress->line, when, is_shared);
    progress->watch =
        (RunWatch){progress, progress->line.is_replaced ? INTERVAL_REPLACED : INTERVAL_LINES, look};
}

const RunWatch *check_progress_watch(const CheckProgress *progress)
{
    return progress->line.is_on ? &progress->watch : NULL;
}

void check_progress_end(CheckProgress *progress, const SearchContext *context, double seconds)
{
    if (progress->line.is_on && !progress->line.is_replaced)
        look(progress, context, seconds);
    status_line_clear(&progress->line);
    live_estimate_end(&progress->estimate);
}
