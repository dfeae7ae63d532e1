/* All moves go from stop to stop and look at each. */
#include "tools/debug/moves.h"

#include <string.h>

#include "vm/vm_threads.h"

/* Where a thread is: enough to see that it is elsewhere. */
typedef struct Standing {
    uint32_t depth;
    int line;
    char method[200];
} Standing;

static Standing place_of(const Mover *mover, uint32_t thread)
{
    Standing place = {.depth = inspector_depth(mover->inspector, thread)};
    const FrameView *frame = inspector_place(mover->inspector, thread);
    if (frame == NULL)
        return place;
    place.line = frame->line;
    snprintf(place.method, sizeof place.method, "%s.%s", frame->class_name, frame->method);
    return place;
}

static bool stand_same(const Standing *a, const Standing *b)
{
    return a->depth == b->depth && a->line == b->line && strcmp(a->method, b->method) == 0;
}

static bool is_gone(const Mover *mover, uint32_t thread)
{
    const ThreadView *view = inspector_thread(mover->inspector, thread);
    return view == NULL || strcmp(view->status, "ended") == 0;
}

static bool forward(const Mover *mover)
{
    bool moves = timeline_forward(mover->timeline);
    inspector_forget(mover->inspector);
    return moves;
}

static bool back(const Mover *mover)
{
    bool moves = timeline_back(mover->timeline);
    inspector_forget(mover->inspector);
    return moves;
}

static uint32_t present_thread(const Mover *mover) { return timeline_present(mover->timeline)->thread; }

/* Whoever is at this stop has come to a line with a breakpoint.  A thread is at several stops on one line,
 * one after the other: the first counts, from whichever side. */
static bool is_at_breakpoint(const Mover *mover, uint32_t last_thread, const Standing *last)
{
    uint32_t thread = present_thread(mover);
    const FrameView *frame = inspector_place(mover->inspector, thread);
    if (frame == NULL || !breakpoints_hit(mover->breakpoints, frame))
        return false;
    Standing place = place_of(mover, thread);
    return thread != last_thread || !stand_same(&place, last);
}

/* The present state's choice by which the thread goes on; -1: there is none. */
static int choice_of(const Mover *mover, uint32_t thread)
{
    const Vm *vm = mover->timeline->session->vm;
    int count = vm_choice_count(vm);
    for (int i = 0; i < count; i++)
        if (vm_choice(vm, i).thread == thread)
            return i;
    return -1;
}

/* Off the trace, at the end of the path: it goes on with the thread, or with any if that cannot. */
static bool extend(const Mover *mover, uint32_t thread)
{
    Timeline *timeline = mover->timeline;
    if (!timeline_is_at_end(timeline))
        return true;
    if (timeline_is_on_trace(timeline))
        return timeline_repeat_cycle(timeline);
    int choice = choice_of(mover, thread);
    if (choice < 0 && vm_choice_count(timeline->session->vm) > 0)
        choice = 0;
    if (choice < 0)
        return false;
    timeline_choose(timeline, (uint16_t)choice);
    return true;
}

/* At the end of the trace, or where nothing can go on. */
static bool is_over(const Mover *mover)
{
    const Timeline *timeline = mover->timeline;
    return timeline_is_at_end(timeline)
           && (timeline_is_on_trace(timeline) || vm_choice_count(timeline->session->vm) == 0);
}

MoveEnd move_on(const Mover *mover)
{
    uint32_t steps = 0;
    if (timeline_is_at_end(mover->timeline) && !extend(mover, present_thread(mover)))
        return MOVE_PATH_END;
    for (uint32_t thread = present_thread(mover);; thread = present_thread(mover)) {
        Standing place = place_of(mover, thread);
        if (is_over(mover) || !extend(mover, thread) || !forward(mover) || is_over(mover))
            return MOVE_PATH_END;
        if (is_at_breakpoint(mover, thread, &place))
            return MOVE_BREAKPOINT;
        if (++steps % 64 == 0 && protocol_is_interrupted(mover->protocol))
            return MOVE_INTERRUPTED;
    }
}

MoveEnd move_back(const Mover *mover)
{
    for (uint32_t thread = present_thread(mover);; thread = present_thread(mover)) {
        Standing place = place_of(mover, thread);
        if (!back(mover))
            return MOVE_PATH_START;
        if (is_at_breakpoint(mover, thread, &place))
            return MOVE_BREAKPOINT;
    }
}

/* If the thread does not go on at the present stop, it is chosen where the present step ends, if it can be.
 */
static void choose_thread(const Mover *mover, uint32_t thread)
{
    Timeline *timeline = mover->timeline;
    if (!timeline_is_at_end(timeline) && present_thread(mover) == thread)
        return;
    timeline_finish_step(timeline);
    inspector_forget(mover->inspector);
    if (timeline_is_at_end(timeline) && timeline_is_on_trace(timeline))
        timeline_repeat_cycle(timeline);
    if (!timeline_is_at_end(timeline) && present_thread(mover) == thread)
        return;
    int choice = choice_of(mover, thread);
    if (choice >= 0)
        timeline_choose(timeline, (uint16_t)choice);
}

static bool has_arrived(StepKind kind, const Standing *from, const Standing *to)
{
    switch (kind) {
    case STEP_OUT_OF: return to->depth < from->depth;
    case STEP_INTO: return !stand_same(from, to);
    default: return to->depth <= from->depth && !stand_same(from, to);
    }
}

MoveEnd move_step(const Mover *mover, uint32_t thread, StepKind kind)
{
    Timeline *timeline = mover->timeline;
    Standing from = place_of(mover, thread);
    uint32_t steps = 0;
    choose_thread(mover, thread);
    for (;;) {
        uint32_t last = present_thread(mover);
        Standing last_place = place_of(mover, last);
        if (timeline_is_at_end(timeline) && !extend(mover, thread))
            return MOVE_PATH_END;
        if (!forward(mover) || is_over(mover))
            return MOVE_PATH_END;
        uint32_t present = present_thread(mover);
        Standing place = place_of(mover, thread);
        if (is_gone(mover, thread) || (present == thread && has_arrived(kind, &from, &place)))
            return MOVE_ARRIVED;
        if (is_at_breakpoint(mover, last, &last_place))
            return MOVE_BREAKPOINT;
        if (++steps % 64 == 0 && protocol_is_interrupted(mover->protocol))
            return MOVE_INTERRUPTED;
    }
}

MoveEnd move_step_back(const Mover *mover, uint32_t thread)
{
    Standing from = place_of(mover, thread);
    bool has_ended = from.depth == 0;
    while (back(mover)) {
        Standing place = place_of(mover, thread);
        bool is_back = has_ended ? place.depth > 0 : place.depth <= from.depth && !stand_same(&place, &from);
        if (present_thread(mover) == thread && is_back)
            return MOVE_ARRIVED;
    }
    return MOVE_PATH_START;
}
