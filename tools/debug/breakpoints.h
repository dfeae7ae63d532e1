/* Breakpoints by line of a source file. */
#ifndef TOOLS_DEBUG_BREAKPOINTS_H
#define TOOLS_DEBUG_BREAKPOINTS_H

#include <jansson.h>

#include "vm/thread_dump.h"
#include "vm/view.h"

typedef struct Breakpoint {
    char *file; /* a path as the debugger gives it, or the name of a file */
    int line;
} Breakpoint;

typedef struct Breakpoints {
    Breakpoint *list;
    uint32_t count, capacity;
} Breakpoints;

void breakpoints_free(Breakpoints *breakpoints);

/* Those of one file, in place of those it had: a setBreakpoints request's arguments, and the answer's body,
 * which says of each whether some class of the program that was loaded has code there. */
json_t *breakpoints_set(Breakpoints *breakpoints, const Vm *vm, const json_t *arguments);

bool breakpoints_hit(const Breakpoints *breakpoints, const FrameView *place);

#endif
