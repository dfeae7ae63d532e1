/* How a debugger moves along a path: to the next line of a thread, to a breakpoint, and back. */
#ifndef TOOLS_DEBUG_MOVES_H
#define TOOLS_DEBUG_MOVES_H

#include "tools/debug/breakpoints.h"
#include "tools/debug/inspect.h"
#include "tools/debug/protocol.h"
#include "tools/debug/timeline.h"

typedef enum MoveEnd {
    MOVE_ARRIVED,
    MOVE_BREAKPOINT,
    MOVE_PATH_START,
    MOVE_PATH_END,
    MOVE_INTERRUPTED
} MoveEnd;

typedef enum StepKind { STEP_OVER, STEP_INTO, STEP_OUT_OF } StepKind;

typedef struct Mover {
    Timeline *timeline;
    Inspector *inspector;
    const Breakpoints *breakpoints;
    Protocol *protocol; /* may interrupt */
} Mover;

MoveEnd move_on(const Mover *mover);
MoveEnd move_back(const Mover *mover);

/* To another line of the thread.  If the path does not go on with it, the present step is finished and the
 * path goes on with it from there, which is a way off the trace; unless it cannot go on: then the path is
 * followed until it does. */
MoveEnd move_step(const Mover *mover, uint32_t thread, StepKind kind);
MoveEnd move_step_back(const Mover *mover, uint32_t thread);

#endif
