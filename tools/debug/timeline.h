/* A path through a program on which one can go both ways, line by line.  States are numbers: going back
 * enters one that was met before.
 *
 *   step      0              1        2                    the end
 *   state     s0 ---------- s1 ----- s2 ------------------ s3        choice points of the search
 *   stops     0  1  2       0  1     0  1  2  3            0         beginnings of lines in the program's
 * code
 *
 * The path is that of a trace, until a choice is made that is not the trace's: what follows it is forgotten,
 * and from then on the path grows as far as one goes. */
#ifndef TOOLS_DEBUG_TIMELINE_H
#define TOOLS_DEBUG_TIMELINE_H

#include "tools/report/counterexample.h"

typedef struct TimeStop {
    StateNumber state;
    uint32_t thread; /* that goes on here, or has ended the path */
} TimeStop;

typedef struct TimeStep {
    uint16_t choice;
    TimeStop *stops; /* NULL: the step was not gone through yet.  The first is the state in which it begins */
    uint32_t count;
} TimeStep;

typedef struct Timeline {
    Session *session;
    TimeStep *steps; /* and one more for the end: a single stop, and no choice */
    uint32_t length, capacity;
    uint32_t step, stop; /* where one is */
    uint16_t *trace;     /* the choices of the trace, of which the last may be a cycle */
    uint32_t trace_length, cycle_from;
    uint32_t shared; /* how many choices of the path are the trace's, from the first on */
} Timeline;

/* The session stands anywhere, and has followed the example, so that objects have names; the choices are
 * copied.  One is at the beginning then. */
void timeline_open(Timeline *timeline, Session *session, const Counterexample *example);
void timeline_close(Timeline *timeline);

const TimeStop *timeline_present(const Timeline *timeline);
static inline bool timeline_is_at_start(const Timeline *timeline)
{
    return timeline->step == 0 && timeline->stop == 0;
}
static inline bool timeline_is_at_end(const Timeline *timeline) { return timeline->step == timeline->length; }
static inline bool timeline_is_on_trace(const Timeline *timeline)
{
    return timeline->shared == timeline->length;
}

/* One stop on or back; false: there is none.  The VM stands there then. */
bool timeline_forward(Timeline *timeline);
bool timeline_back(Timeline *timeline);

/* At a choice point: the path goes on with this choice of the VM's.  It is a way off the trace unless the
 * trace takes it, too. */
void timeline_choose(Timeline *timeline, uint16_t choice);

/* At a choice point: what happens by this choice, up to the next line.  One stays where one is. */
void timeline_try(const Timeline *timeline, uint16_t choice, Events *events);

/* To the next choice point, where the present step ends; one may be at one already. */
void timeline_finish_step(Timeline *timeline);

/* At the end of the path: is it that of the trace, or its last cycle once more?  Then it goes on with that.
 */
bool timeline_repeat_cycle(Timeline *timeline);

/* Back to where the path has left the trace, and the trace is the path again. */
void timeline_return_to_trace(Timeline *timeline);

#endif
