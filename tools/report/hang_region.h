/* All that can still happen from a state on: is there an end, which fields and elements are written. */
#ifndef TOOLS_REPORT_HANG_REGION_H
#define TOOLS_REPORT_HANG_REGION_H

#include "search/state_graph.h"
#include "tools/program/session.h"
#include "vm/events.h"

/* A field, or an element of an array. */
typedef struct WrittenPlace {
    Ref object;
    const Field *field; /* NULL: element `index` */
    int32_t index;
} WrittenPlace;

typedef struct HangRegion {
    StateGraph graph;
    bool is_whole; /* there was no need to stop before all was seen */
    bool can_end;  /* there is a state without choices */
    WrittenPlace *written;
    uint32_t written_count, written_capacity;
    Session *session;
    Events events;
} HangRegion;

/* Goes from a state on by all choices that can be relied on, through at most so many states (0: all).  The
 * present state is another one then. */
void hang_region_open(HangRegion *region, Session *session, StateNumber first, uint32_t states_most);
void hang_region_close(HangRegion *region);

/* Does some step of the region write what the event has read? */
bool hang_region_writes(const HangRegion *region, const Event *event);

#endif
