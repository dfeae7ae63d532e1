/* Records each step that a search takes and who acted in it, and sets of numbers as bits. */
#include "search/record.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void bits_set(Bits *bits, uint64_t number)
{
    uint64_t word = number / 64;
    if (word >= bits->capacity) {
        uint64_t capacity = bits->capacity ? bits->capacity : 64;
        while (capacity <= word)
            capacity *= 2;
        bits->words = memory_resize(bits->words, capacity * sizeof *bits->words);
        memset(bits->words + bits->capacity, 0, (capacity - bits->capacity) * sizeof *bits->words);
        bits->capacity = capacity;
    }
    bits->words[word] |= (uint64_t)1 << number % 64;
}

static void make_room_for_agents(GraphRecord *record, uint32_t count)
{
    if (count <= record->agent_count)
        return;
    record->by_agent = memory_resize(record->by_agent, count * sizeof *record->by_agent);
    memset(record->by_agent + record->agent_count, 0,
           (count - record->agent_count) * sizeof *record->by_agent);
    record->agent_count = count;
}

static void note_agents(GraphRecord *record)
{
    make_room_for_agents(record, record->agents.count(record->agents.self));
}

/* In a state that is reported as wrong nobody counts as left over: one report is enough. */
static void note_state(GraphRecord *record, StateNumber state)
{
    note_agents(record);
    record->state_count++;
    if (record->inner->is_violation(record->inner))
        return;
    for (uint32_t i = 0; i < record->agent_count; i++)
        if (record->agents.is_alive(record->agents.self, i))
            bits_set(&record->by_agent[i].lives, state);
}

static void note_step(GraphRecord *record, StateNumber from, StateNumber to, int choice, bool is_reliable)
{
    if (record->step_count == record->step_capacity) {
        record->step_capacity = record->step_capacity ? 2 * record->step_capacity : 4096;
        record->from = memory_resize(record->from, record->step_capacity * sizeof *record->from);
        record->to = memory_resize(record->to, record->step_capacity * sizeof *record->to);
        record->choice = memory_resize(record->choice, record->step_capacity * sizeof *record->choice);
    }
    record->from[record->step_count] = from;
    record->to[record->step_count] = to;
    record->choice[record->step_count] = (uint16_t)choice;
    if (!is_reliable)
        bits_set(&record->unreliable, record->step_count);
    record->step_count++;
}

static void note_acting(GraphRecord *record, StateNumber from)
{
    note_agents(record);
    for (uint32_t i = 0; i < record->agent_count; i++)
        if (record->agents.acted(record->agents.self, i))
            bits_set(&record->by_agent[i].acts, from);
}

static int enter(Space *space, StateNumber state)
{
    GraphRecord *record = space->self;
    record->present = state;
    return record->inner->enter(record->inner, state);
}

static StateNumber take(Space *space, int choice, bool *is_new)
{
    GraphRecord *record = space->self;
    StateNumber from = record->present;
    bool is_reliable = record->agents.is_reliable(record->agents.self, choice);
    StateNumber to = record->present = record->inner->take(record->inner, choice, is_new);
    note_step(record, from, to, choice, is_reliable);
    if (is_reliable)
        note_acting(record, from);
    if (*is_new)
        note_state(record, to);
    return to;
}

static int choices(Space *space)
{
    const GraphRecord *record = space->self;
    return record->inner->choices(record->inner);
}

static bool is_violation(Space *space)
{
    const GraphRecord *record = space->self;
    return record->inner->is_violation(record->inner);
}

static bool has_ended(Space *space)
{
    const GraphRecord *record = space->self;
    return space_has_ended(record->inner);
}

void record_open_more(GraphRecord *record, Space *inner, const Agents *agents)
{
    *record = (GraphRecord){.space = {record, enter, take, choices, is_violation, NULL, has_ended},
                            .inner = inner,
                            .agents = *agents};
}

void record_open(GraphRecord *record, Space *inner, const Agents *agents)
{
    record_open_more(record, inner, agents);
    note_state(record, 0);
}

static void add_bits(Bits *bits, const Bits *more)
{
    if (more->capacity > 0 && more->capacity > bits->capacity) {
        bits_set(bits, 64 * more->capacity - 1); /* which makes room */
        bits_clear(bits, 64 * more->capacity - 1);
    }
    for (uint64_t i = 0; i < more->capacity; i++)
        bits->words[i] |= more->words[i];
}

void record_add(GraphRecord *record, const GraphRecord *more)
{
    for (uint64_t i = 0; i < more->step_count; i++)
        note_step(record, more->from[i], more->to[i], more->choice[i], !bits_has(&more->unreliable, i));
    make_room_for_agents(record, more->agent_count);
    for (uint32_t i = 0; i < more->agent_count; i++) {
        add_bits(&record->by_agent[i].acts, &more->by_agent[i].acts);
        add_bits(&record->by_agent[i].lives, &more->by_agent[i].lives);
    }
    record->state_count += more->state_count;
}

void record_free(GraphRecord *record)
{
    for (uint32_t i = 0; i < record->agent_count; i++) {
        free(record->by_agent[i].acts.words);
        free(record->by_agent[i].lives.words);
    }
    free(record->by_agent);
    free(record->from);
    free(record->to);
    free(record->choice);
    free(record->unreliable.words);
    *record = (GraphRecord){0};
}
