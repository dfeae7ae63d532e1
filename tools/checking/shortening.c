/* Connects search/errors/shorten.c to a session: what a choice decides, when the same error is reached, when
 * to stop. */
#include "tools/checking/shortening.h"

#include <assert.h>
#include <string.h>
#include <time.h>

#include "search/shorten.h"
#include "tools/program/properties.h"

enum {
    TRANSITIONS_LEAST = 50000, /* less than a tenth of a second, so that tiny searches profit too */
    TRANSITIONS_PER_SECOND =
        1000000 /* the means of shortening share a budget, so there must be one; the clock ends it too */
};

typedef struct Judge {
    Session *session;
    const ViolationText *error;
    const ShorteningOptions *options;
    double end; /* 0: none */
} Judge;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
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
    const Judge *judge = context;
    return vm_fatal_message(judge->session->vm)[0] != '\0' || *judge->options->interrupted
           || (judge->end > 0 && now() >= judge->end);
}

static uint64_t budget_of(const ShorteningOptions *options)
{
    uint64_t tenth = options->transitions / 10, wanted = (uint64_t)options->seconds * TRANSITIONS_PER_SECOND;
    return options->seconds > 0 ? wanted : tenth > TRANSITIONS_LEAST ? tenth : TRANSITIONS_LEAST;
}

static double end_of(const ShorteningOptions *options)
{
    return options->seconds > 0 ? now() + (double)options->seconds : 0;
}

uint32_t session_shorten(Session *session, const ViolationText *error, const ShorteningOptions *options,
                         uint16_t *choices, uint32_t length)
{
    Judge judge = {session, error, options, end_of(options)};
    Shortening shortening = {.space = &session->stages[0].space.space,
                             .decision = decision,
                             .is_error = is_error,
                             .is_confirmed =
                                 properties_follow_paths(session->options.properties) ? is_confirmed : NULL,
                             .stops = stops,
                             .context = &judge,
                             .budget = budget_of(options),
                             .is_shortest = options->is_shortest};
    uint32_t shorter = shorten(&shortening, choices, length);
    assert(shorter <= length);
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
        .judge = {session, NULL, options, end_of(options)},
        .target = target};
    Shortening shortening = {.space = &space.space,
                             .decision = decision,
                             .is_error = always,
                             .stops = stops,
                             .context = &space.judge,
                             .budget = budget_of(options),
                             .is_shortest = options->is_shortest};
    uint32_t shorter = shorten(&shortening, choices, length);
    assert(shorter <= length);
    vm_forget_fatal(session->vm);
    return shorter;
}
