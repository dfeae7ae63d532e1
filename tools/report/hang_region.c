/* Explores a region state by state, with events noted, so that all writes are met. */
#include "tools/report/hang_region.h"

#include <stdlib.h>

#include "base/memory.h"

static bool is_place(const WrittenPlace *place, const Event *event)
{
    return place->object == event->object && place->field == event->field
           && (event->field != NULL || place->index == event->index);
}

bool hang_region_writes(const HangRegion *region, const Event *event)
{
    for (uint32_t i = 0; i < region->written_count; i++)
        if (is_place(&region->written[i], event))
            return true;
    return false;
}

static void see_step(void *observer, StateNumber from, int choice, StateNumber to, bool is_new)
{
    HangRegion *region = observer;
    (void)from, (void)choice, (void)to, (void)is_new;
    for (uint32_t i = 0; i < region->events.count; i++) {
        const Event *event = &region->events.list[i];
        if (event->kind != EVENT_WRITE || hang_region_writes(region, event))
            continue;
        MEMORY_ROOM_FOR(region->written, region->written_capacity, region->written_count);
        region->written[region->written_count++] = (WrittenPlace){event->object, event->field, event->index};
    }
    for (uint32_t i = 0; i < region->events.count; i++)
        event_free(&region->events.list[i]);
    events_next_step(&region->events);
}

void hang_region_open(HangRegion *region, Session *session, StateNumber first, uint32_t states_most)
{
    *region = (HangRegion){.session = session};
    VmSpace *space = &session->stages[0].space;
    Agents agents = vm_space_agents(space);
    vm_note_events(session->vm, &region->events);
    region->is_whole =
        state_graph_build(&region->graph, &space->space, &agents, first,
                          &(GraphLimits){.states = states_most, .see_step = see_step, .observer = region});
    vm_note_events(session->vm, NULL);
    for (uint32_t i = 0; i < region->graph.count && region->is_whole; i++)
        region->can_end |= graph_steps_begin(&region->graph, i) == graph_steps_end(&region->graph, i);
}

void hang_region_close(HangRegion *region)
{
    events_clear(&region->events);
    state_graph_free(&region->graph);
    free(region->written);
    *region = (HangRegion){0};
}
