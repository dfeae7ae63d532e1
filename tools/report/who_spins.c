/* Of each thread that acts in a graph the first place of the program, by class, method and line, at which it
 * stands in some state: however the cycle is entered, that is the same. */
#include "tools/report/who_spins.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/thread_dump.h"

static char *text_of(const ThreadView *thread)
{
    const FrameView *place = thread_view_place(thread);
    Bytes text = {0};
    bytes_format(&text, "%s %s %s %09d\n", thread->name, place != NULL ? place->class_name : "",
                 place != NULL ? place->method : "", place != NULL ? place->line : 0);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

static AgentSet acting(const StateGraph *graph)
{
    AgentSet all = 0;
    for (uint32_t i = 0; i < graph->step_count; i++)
        all |= graph->steps[i].acted;
    return all;
}

/* The first of all places by thread; NULL: it does not act, or is not there. */
static void note_places(char **first, uint32_t count, Session *session, AgentSet actors)
{
    ThreadDump dump;
    thread_dump_take(session->vm, &dump);
    for (uint32_t i = 0; i < dump.count && i < count; i++) {
        if (!(actors & agent_bit(i)))
            continue;
        char *text = text_of(&dump.threads[i]);
        bool is_first = first[i] == NULL || strcmp(text, first[i]) < 0;
        free(is_first ? first[i] : text);
        first[i] = is_first ? text : first[i];
    }
    thread_dump_free(&dump);
}

static char *describe(Session *session, const StateGraph *graph)
{
    char **first = memory_allocate(((size_t)graph->agent_count + 1) * sizeof *first);
    AgentSet actors = acting(graph);
    Bytes text = {0};
    for (uint32_t i = 0; i < graph->count; i++) {
        states_enter(session->states, graph->states[i].state);
        note_places(first, graph->agent_count, session, actors);
    }
    for (uint32_t i = 0; i < graph->agent_count; i++) {
        if (first[i] != NULL)
            bytes_add_text(&text, first[i]);
        free(first[i]);
    }
    free(first);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

bool spin_places_add(SpinPlaces *places, Session *session, const StateGraph *graph)
{
    char *text = describe(session, graph);
    for (uint32_t i = 0; i < places->count; i++)
        if (strcmp(places->texts[i], text) == 0) {
            free(text);
            return false;
        }
    MEMORY_ROOM_FOR(places->texts, places->capacity, places->count);
    places->texts[places->count++] = text;
    return true;
}

void spin_places_free(SpinPlaces *places)
{
    for (uint32_t i = 0; i < places->count; i++)
        free(places->texts[i]);
    free(places->texts);
    *places = (SpinPlaces){0};
}
