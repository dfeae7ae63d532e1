/* A step is gone through when one first comes to it: it is taken from its beginning up to each of its lines
 * in turn, and what it leads to there is committed like any state. */
#include "tools/debug/timeline.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/vm_threads.h"
#include "vm/wording.h"

/* A step that begins more lines has stops at the first of them. */
enum { STOPS_MOST = 1000 };

/* Off the trace, objects keep the names that they had where it was left. */
static void enter(const Timeline *timeline)
{
    uint32_t step = timeline->step < timeline->shared ? timeline->step : timeline->shared;
    states_enter_exactly(timeline->session->states, timeline_present(timeline)->state);
    wording_look_from(timeline->session->vm, step);
}

static StateNumber take(const Timeline *timeline, StateNumber from, uint16_t choice, uint32_t lines)
{
    const Session *session = timeline->session;
    bool is_new;
    states_enter_exactly(session->states, from);
    vm_stop_at_line(session->vm, lines);
    vm_take(session->vm, choice);
    return states_commit(session->states, &is_new);
}

void timeline_try(const Timeline *timeline, uint16_t choice, Events *events)
{
    assert(timeline->stop == 0 && "one is at a choice point");
    vm_note_events(timeline->session->vm, events);
    take(timeline, timeline_present(timeline)->state, choice, 1);
    vm_note_events(timeline->session->vm, NULL);
    vm_stop_at_line(timeline->session->vm, 0);
    enter(timeline);
}

static void free_stops(TimeStep *step)
{
    free(step->stops);
    step->stops = NULL;
    step->count = 0;
}

/* The step begins in `state`, and this thread goes on there. */
static void set_begin(Timeline *timeline, uint32_t at, StateNumber state, uint32_t thread)
{
    TimeStep *step = &timeline->steps[at];
    if (step->stops == NULL)
        step->stops = memory_allocate(sizeof *step->stops);
    step->count = step->count > 0 ? step->count : 1;
    step->stops[0] = (TimeStop){state, thread};
}

/* All stops of a step, and the state after it. */
static void go_through(Timeline *timeline, uint32_t at)
{
    TimeStep *step = &timeline->steps[at];
    Vm *vm = timeline->session->vm;
    StateNumber from = step->stops[0].state, to = take(timeline, from, step->choice, UINT32_MAX);
    uint32_t lines = vm_lines_begun(vm), last = vm_thread_present(vm);
    lines = lines < STOPS_MOST ? lines : STOPS_MOST;
    step->stops = memory_resize(step->stops, (lines + 1) * sizeof *step->stops);
    for (uint32_t i = 1; i <= lines; i++) {
        StateNumber state = take(timeline, from, step->choice, i);
        step->stops[i] = (TimeStop){state, vm_line_thread(vm)};
    }
    vm_stop_at_line(vm, 0);
    step->count = lines + 1;
    bool has_next = at + 1 < timeline->length;
    states_enter_exactly(timeline->session->states, to);
    uint32_t next = has_next ? vm_choice(vm, timeline->steps[at + 1].choice).thread : last;
    set_begin(timeline, at + 1, to, next);
}

/* Was the step gone through? */
static bool is_known(const Timeline *timeline, uint32_t at) { return timeline->steps[at + 1].stops != NULL; }

static void add_choice(Timeline *timeline, uint16_t choice)
{
    MEMORY_ROOM_FOR(timeline->steps, timeline->capacity, timeline->length + 1);
    timeline->steps[timeline->length++].choice = choice;
    timeline->steps[timeline->length] = (TimeStep){0};
}

void timeline_open(Timeline *timeline, Session *session, const Counterexample *example)
{
    uint32_t length = example->length;
    *timeline = (Timeline){.session = session,
                           .trace = memory_allocate((length + 1) * sizeof *timeline->trace),
                           .trace_length = length,
                           .cycle_from = example->lasso.kind != NULL ? example->lasso.stem : length,
                           .shared = length};
    MEMORY_ROOM_FOR(timeline->steps, timeline->capacity, 0);
    for (uint32_t i = 0; i < length; i++)
        add_choice(timeline, timeline->trace[i] = example->choices[i]);
    states_enter_exactly(session->states, 0);
    set_begin(timeline, 0, 0, length > 0 ? vm_choice(session->vm, timeline->steps[0].choice).thread : 0);
    enter(timeline);
}

void timeline_close(Timeline *timeline)
{
    for (uint32_t i = 0; timeline->steps != NULL && i <= timeline->length; i++)
        free_stops(&timeline->steps[i]);
    free(timeline->steps);
    free(timeline->trace);
    *timeline = (Timeline){0};
}

const TimeStop *timeline_present(const Timeline *timeline)
{
    assert(timeline->step <= timeline->length && timeline->stop < timeline->steps[timeline->step].count);
    return &timeline->steps[timeline->step].stops[timeline->stop];
}

bool timeline_forward(Timeline *timeline)
{
    if (timeline_is_at_end(timeline))
        return false;
    if (!is_known(timeline, timeline->step))
        go_through(timeline, timeline->step);
    if (timeline->stop + 1 < timeline->steps[timeline->step].count) {
        timeline->stop++;
    } else {
        timeline->step++;
        timeline->stop = 0;
    }
    enter(timeline);
    return true;
}

bool timeline_back(Timeline *timeline)
{
    if (timeline_is_at_start(timeline))
        return false;
    if (timeline->stop > 0) {
        timeline->stop--;
    } else {
        timeline->step--;
        timeline->stop = timeline->steps[timeline->step].count - 1;
    }
    enter(timeline);
    return true;
}

void timeline_finish_step(Timeline *timeline)
{
    for (uint32_t step = timeline->step; timeline->stop > 0 && timeline->step == step;)
        timeline_forward(timeline);
}

static void forget_from(Timeline *timeline, uint32_t length)
{
    for (uint32_t i = length + 1; i <= timeline->length; i++)
        free_stops(&timeline->steps[i]);
    timeline->length = length;
    timeline->steps[length].count = 1;
}

void timeline_choose(Timeline *timeline, uint16_t choice)
{
    assert(timeline->stop == 0 && "one is at a choice point");
    Vm *vm = timeline->session->vm;
    uint32_t at = timeline->step;
    bool is_taken = at < timeline->length && timeline->steps[at].choice == choice;
    if (is_taken)
        return;
    StateNumber state = timeline_present(timeline)->state;
    forget_from(timeline, at);
    add_choice(timeline, choice);
    set_begin(timeline, at, state, vm_choice(vm, choice).thread);
    bool is_traced = at < timeline->trace_length && timeline->trace[at] == choice && timeline->shared >= at;
    if (is_traced)
        timeline->shared = at + 1;
    else if (timeline->shared > at)
        timeline->shared = at;
}

bool timeline_repeat_cycle(Timeline *timeline)
{
    uint32_t round = timeline->trace_length - timeline->cycle_from, length = timeline->length;
    if (round == 0 || timeline->shared < timeline->trace_length || !timeline_is_at_end(timeline))
        return false;
    const TimeStop end = *timeline_present(timeline);
    for (uint32_t i = 0; i < round; i++)
        add_choice(timeline, timeline->trace[timeline->cycle_from + i]);
    set_begin(timeline, length, end.state,
              vm_choice(timeline->session->vm, timeline->steps[length].choice).thread);
    timeline->shared = timeline->length;
    return true;
}

void timeline_return_to_trace(Timeline *timeline)
{
    uint32_t shared = timeline->shared < timeline->trace_length ? timeline->shared : timeline->trace_length;
    if (timeline->step >= shared) {
        timeline->step = shared;
        timeline->stop = 0;
    }
    forget_from(timeline, shared);
    for (uint32_t i = shared; i < timeline->trace_length; i++)
        add_choice(timeline, timeline->trace[i]);
    if (shared < timeline->length) {
        states_enter_exactly(timeline->session->states, timeline->steps[shared].stops[0].state);
        set_begin(timeline, shared, timeline->steps[shared].stops[0].state,
                  vm_choice(timeline->session->vm, timeline->steps[shared].choice).thread);
    }
    timeline->shared = timeline->length;
    enter(timeline);
}
