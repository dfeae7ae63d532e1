/* Threads that start and join others are taken to stand behind that: see joins_ahead.h. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* What an object is taken to be. */
uint32_t symmetry_component(const Symmetry *symmetry, Ref slot, uint32_t component)
{
    return slot < symmetry->replaced_capacity && symmetry->replaced[slot].round == symmetry->round
               ? symmetry->replaced[slot].component
               : component;
}

static uint32_t symmetry_component_at(const Symmetry *symmetry, Ref slot)
{
    uint32_t place = store_known_position(symmetry->store, (Item){ITEM_OBJECT, slot});
    return place == 0 ? 0 : symmetry_component(symmetry, slot, vector_get(symmetry->present, place - 1));
}

/* An int field of a Thread, in a component. */
static int32_t *thread_field(ObjectComponent *content, uint32_t offset)
{
    return (int32_t *)(void *)(content->payload + offset);
}

/* The object is taken to have this value there, from now on. */
static void replace_field(Symmetry *symmetry, Ref slot, uint32_t offset, int32_t value)
{
    uint32_t size;
    const uint8_t *content =
        pool_content(&symmetry->store->pool, symmetry_component_at(symmetry, slot), &size);
    ObjectComponent *copy = memory_allocate(size);
    memcpy(copy, content, size);
    *thread_field(copy, offset) = value;
    MEMORY_ROOM_FOR(symmetry->replaced, symmetry->replaced_capacity, slot);
    symmetry->replaced[slot] = (Replaced){symmetry->round, pool_intern(&symmetry->store->pool, copy, size)};
    free(copy);
}

static int32_t field_in(const Symmetry *symmetry, Ref slot, uint32_t offset)
{
    uint32_t size;
    const uint8_t *content =
        pool_content(&symmetry->store->pool, symmetry_component_at(symmetry, slot), &size);
    return *thread_field((ObjectComponent *)(void *)content, offset);
}

enum { PHASE_NEW, PHASE_ALIVE }; /* of Thread.phase */
enum { HAS_JOINED = 1 };         /* in Thread.joins */

static uint32_t class_in(const Symmetry *symmetry, Ref slot)
{
    uint32_t size;
    const uint8_t *content =
        pool_content(&symmetry->store->pool, symmetry_component_at(symmetry, slot), &size);
    return ((const ObjectComponent *)(const void *)content)->class_id;
}

static bool is_started_before(const JoinsAhead *ahead, uint32_t index)
{
    for (uint32_t i = 0; i < index; i++)
        if (ahead->operations[i].starts && ahead->operations[i].thread == ahead->operations[index].thread)
            return true;
    return false;
}

/* Can all be done as foreseen?  Starts must be of new threads, joins of others. */
static bool can_be_done(const Symmetry *symmetry, const JoinsAhead *ahead)
{
    for (uint32_t i = 0; i < ahead->count; i++) {
        const OperationAhead *operation = &ahead->operations[i];
        if (symmetry_component_at(symmetry, operation->thread) == 0)
            return false;
        bool is_new = field_in(symmetry, operation->thread, symmetry->fields.phase) == PHASE_NEW;
        bool is_started = is_started_before(ahead, i);
        if (operation->starts
                ? !is_new || is_started || class_in(symmetry, operation->thread) != operation->class_id
                : is_new && !is_started)
            return false;
    }
    return true;
}

static void add_next(Symmetry *symmetry, uint32_t number, const JoinsAhead *ahead)
{
    for (uint32_t i = 0, segment = 0, starts = 0; i < ahead->count; i++) {
        const OperationAhead *operation = &ahead->operations[i];
        segment += i > 0 && operation->starts != ahead->operations[i - 1].starts;
        MEMORY_ROOM_FOR(symmetry->next, symmetry->next_capacity, symmetry->next_count);
        symmetry->next[symmetry->next_count++] =
            (NextOperation){number,
                            operation->thread,
                            operation->starts,
                            field_in(symmetry, operation->thread, symmetry->fields.phase) > PHASE_ALIVE,
                            segment,
                            operation->starts ? ++starts : 0};
    }
}

/* A thread that waits stands where it goes on when all have ended, and has seen their ends: it cannot do
 * anything before it has. */
static uint32_t see_ends(Symmetry *symmetry, uint32_t number, const JoinsAhead *ahead)
{
    uint32_t size;
    ThreadComponent thread;
    memcpy(&thread, pool_content(&symmetry->store->pool, ahead->thread, &size), sizeof thread);
    for (uint32_t i = 0; i < ahead->count && !ahead->operations[i].starts; i++) {
        Ref other = ahead->operations[i].thread;
        int32_t other_number = field_in(symmetry, other, symmetry->fields.number);
        if (other_number > 0 && other_number <= 64)
            thread.seen_ends |= (uint64_t)1 << (other_number - 1);
        if (field_in(symmetry, other, symmetry->fields.joiner) == 0)
            replace_field(symmetry, other, symmetry->fields.joiner, (int32_t)number + 1);
    }
    replace_field(symmetry, thread.object, symmetry->fields.joins,
                  field_in(symmetry, thread.object, symmetry->fields.joins) | HAS_JOINED);
    return pool_intern(&symmetry->store->pool, &thread, sizeof thread);
}

uint32_t symmetry_look_ahead(Symmetry *symmetry, uint32_t thread, uint32_t component)
{
    const JoinsAhead *ahead = joins_ahead(symmetry->joins, component);
    if (ahead == NULL || !can_be_done(symmetry, ahead))
        return component;
    add_next(symmetry, thread, ahead);
    return ahead->waits ? see_ends(symmetry, thread, ahead) : ahead->thread;
}

enum { LABEL_NEXT = 1 << 30 }; /* beyond all offsets in components */

void symmetry_add_next_edges(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->next_count; i++) {
        const NextOperation *next = &symmetry->next[i];
        if (!next->has_ended)
            symmetry_add_edge(symmetry, symmetry->thread_nodes[next->thread] - 1,
                              symmetry->slot_nodes[next->other] - 1,
                              LABEL_NEXT + next->segment * (JOINS_MAX + 1) + next->order);
    }
}
