/* Connects search/errors/shorten.c to a session: what a choice decides, when the same error is reached, when
 * to stop. */
#include "tools/checking/shortening.h"

#include <assert.h>
#include <string.h>
#include <time.h>

#include "search/run.h"
#include "search/shorten.h"
#include "tools/program/properties.h"

enum {
    TRANSITIONS_LEAST = 50000, /* less than a tenth of a second, so that tiny searches profit too */
    TRANSITIONS_PER_SECOND =
        1000000, /* the means of shortening share a budget, so there must be one; the clock ends it too */
    STEPS_PER_SECOND = 100000, /* of a way so long that nobody would read it: it is worth some time */
    LOOKS_BETWEEN_MEASURES = 64
};

/* A search of less than ten seconds can be followed by so much shortening, in seconds of the processor, so
 * that what is found does not depend on how busy the machine is. */
static const double SECONDS_LEAST = 1;

typedef struct Judge {
    Session *session;
    const ViolationText *error;
    const ShorteningOptions *options;
    double begin, end; /* of the processor's time */
    double wall_end;   /* 0: none */
    uint32_t looks;
} Judge;

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static uint32_t decision(void *context, int index)
{
    const Judge *judge = context;
    Choice choice = vm_choice(judge->session->vm, index);
    return choice.kind == CHOICE_VALUE ? SHORTEN_VALUE + choice.value : choice.thread;
}

static bool is_error(void *context)
{
    const Judge *judge = context;
    ViolationText text;
    violation_describe(judge->session->vm, judge->session->options.properties, &text);
    bool same = strcmp(text.kind, judge->error->kind) == 0 && strcmp(text.message, judge->error->message) == 0
                && text.line == judge->error->line && strcmp(text.class_name, judge->error->class_name) == 0;
    violation_free(&text);
    return same;
}

static bool is_confirmed(void *context, const uint16_t *choices, uint32_t length)
{
    const Judge *judge = context;
    Session *session = judge->session;
    bool fits = true, is_new;
    states_enter(session->states, 0);
    for (uint32_t i = 0; fits && i < length; i++) {
        fits = choices[i] < vm_choice_count(session->vm);
        if (fits) {
            vm_take(session->vm, choices[i]);
            states_commit(session->states, &is_new);
        }
    }
    return fits && is_error(context);
}

static bool stops(void *context)
{
    Judge *judge = context;
    const ShorteningOptions *options = judge->options;
    return vm_fatal_message(judge->session->vm)[0] != '\0' || *options->interrupted
           || now(CLOCK_PROCESS_CPUTIME_ID) >= judge->end
           || (judge->wall_end > 0 && now(CLOCK_MONOTONIC) >= judge->wall_end)
           || (options->most_bytes > 0 && judge->looks++ % LOOKS_BETWEEN_MEASURES == 0
               && resident_bytes() >= options->most_bytes);
}

static double larger(double a, double b) { return a > b ? a : b; }

static double most_seconds(const ShorteningOptions *options, uint32_t length)
{
    double tenth = larger(SECONDS_LEAST, options->search_seconds / 10);
    return options->seconds > 0 ? options->seconds : larger(tenth, (double)length / STEPS_PER_SECOND);
}

double shortening_seconds_left(const ShorteningOptions *options, uint32_t length)
{
    double left = most_seconds(options, length) - (options->spent != NULL ? *options->spent : 0);
    if (options->most_seconds > 0 && options->most_seconds < left)
        left = options->most_seconds;
    return larger(left, 0);
}

static Judge judge_begin(Session *session, const ViolationText *error, const ShorteningOptions *options,
                         uint32_t length)
{
    double begin = now(CLOCK_PROCESS_CPUTIME_ID);
    return (Judge){.session = session,
                   .error = error,
                   .options = options,
                   .begin = begin,
                   .end = begin + most_seconds(options, length),
                   .wall_end = options->most_seconds > 0 ? now(CLOCK_MONOTONIC) + options->most_seconds : 0};
}

static void judge_end(const Judge *judge)
{
    if (judge->options->spent != NULL)
        *judge->options->spent += now(CLOCK_PROCESS_CPUTIME_ID) - judge->begin;
}

/* Less than a transition for each step of the way cannot cut it down. */
static uint64_t budget_of(const ShorteningOptions *options, uint32_t length)
{
    uint64_t tenth = options->transitions / 10, least = TRANSITIONS_LEAST + 4 * (uint64_t)length,
             wanted = (uint64_t)(options->seconds * TRANSITIONS_PER_SECOND) + 1;
    return options->seconds > 0 ? wanted : tenth > least ? tenth : least;
}

uint32_t session_shorten(Session *session, const ViolationText *error, const ShorteningOptions *options,
                         uint16_t *choices, uint32_t length)
{
    Judge judge = judge_begin(session, error, options, length);
    Shortening shortening = {.space = &session->stages[0].space.space,
                             .decision = decision,
                             .is_error = is_error,
                             .is_confirmed =
                                 properties_follow_paths(session->options.properties) ? is_confirmed : NULL,
                             .stops = stops,
                             .context = &judge,
                             .budget = budget_of(options, length),
                             .is_shortest = options->is_shortest};
    uint32_t shorter = shorten(&shortening, choices, length);
    assert(shorter <= length);
    judge_end(&judge);
    vm_forget_fatal(session->vm); /* a way that was tried may have led to what clew lacks */
    return shorter;
}

/* --- to one of a set of states --- */

/* The program as a space in which these states, and no others, are wrong. */
typedef struct TargetSpace {
    Space space;
    Space *inner;
    Judge judge;
    const ShorteningTarget *target;
    StateNumber present;
} TargetSpace;

static int target_enter(Space *space, StateNumber state)
{
    TargetSpace *self = space->self;
    self->present = state;
    return self->inner->enter(self->inner, state);
}

static StateNumber target_take(Space *space, int choice, bool *is_new)
{
    TargetSpace *self = space->self;
    self->present = self->inner->take(self->inner, choice, is_new);
    return self->present;
}

static int target_choices(Space *space)
{
    const TargetSpace *self = space->self;
    return self->inner->choices(self->inner);
}

static bool target_is_reached(Space *space)
{
    const TargetSpace *self = space->self;
    return self->target->has(self->target->self, self->present);
}

static bool always(void *context)
{
    (void)context;
    return true;
}

uint32_t session_shorten_to(Session *session, const ShorteningTarget *target,
                            const ShorteningOptions *options, uint16_t *choices, uint32_t length)
{
    TargetSpace space = {
        .space = {&space, target_enter, target_take, target_choices, target_is_reached, NULL, NULL},
        .inner = &session->stages[0].space.space,
        .judge = judge_begin(session, NULL, options, length),
        .target = target};
    Shortening shortening = {.space = &space.space,
                             .decision = decision,
                             .is_error = always,
                             .stops = stops,
                             .context = &space.judge,
                             .budget = budget_of(options, length),
                             .is_shortest = options->is_shortest};
    uint32_t shorter = shorten(&shortening, choices, length);
    assert(shorter <= length);
    judge_end(&space.judge);
    vm_forget_fatal(session->vm);
    return shorter;
}
