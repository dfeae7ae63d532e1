/* Writes and reads the records that ranks send each other while they walk.
 *
 *   HASH   hash                          a state to be counted
 *   STATE  hash, name, depth, state      the same, and to be kept
 *   START  name, depth, state            a walk is to start there */
#include <assert.h>
#include <string.h>

#include "base/memory.h"
#include "base/varint.h"
#include "search/ranks/owner.h"
#include "search/ranks/rank_walks.h"

enum { RECORD_HASH, RECORD_STATE, RECORD_START };

bool state_list_add(StateList *list, StateNumber state, uint64_t limit)
{
    if (list->count - list->head >= limit)
        return false;
    MEMORY_ROOM_FOR(list->states, list->capacity, list->count);
    assert(list->head <= list->count && state != NO_STATE);
    list->states[list->count++] = state;
    return true;
}

static uint32_t present_depth(const RankWalks *walks)
{
    return origins_depth(&walks->origins, walks->start) + walks->step;
}

static bool keeps_states(const RankWalks *walks)
{
    return walks->phase == WALK_WALKS && (walks->bounded || walks->ends);
}

static bool is_first_visit(RankWalks *walks, CanonicalHash hash)
{
    bool is_new;
    hash_map_place(&walks->visited, hash, &is_new);
    walks->context->figures.states = walks->visited.count * (uint64_t)walks->transport->count;
    walks->context->figures.revisited += !is_new;
    return is_new;
}

/* The queue has a share of the size of the table. */
static void enqueue(RankWalks *walks, StateNumber state)
{
    uint64_t limit = LIST_LEAST + (uint64_t)(walks->settings->fracqsize * (double)walks->visited.count);
    SearchFigures *figures = &walks->context->figures;
    if (!state_list_add(&walks->queue, state, limit))
        return;
    if (walks->queue.count - walks->queue.head > figures->queue_max)
        figures->queue_max = walks->queue.count - walks->queue.head;
}

static void keep_own(RankWalks *walks, CanonicalHash hash)
{
    bool is_new;
    if (!is_first_visit(walks, hash) || !keeps_states(walks))
        return;
    StateNumber state = walks->space->commit(walks->space, &is_new);
    origins_note(&walks->origins, state, walks->transport->rank, origins_walk_name(walks->walk, walks->step),
                 present_depth(walks));
    enqueue(walks, state);
}

static void put_hash(Bytes *batch, CanonicalHash hash) { bytes_add(batch, &hash, sizeof hash); }

static void tell_hash(RankWalks *walks, int owner, CanonicalHash hash)
{
    bool is_first;
    Bytes *batch = exchange_batch(walks->exchange, owner, &is_first);
    bytes_add_u1(batch, RECORD_HASH);
    put_hash(batch, hash);
    exchange_put(walks->exchange, owner);
}

static void tell_state(RankWalks *walks, int owner, CanonicalHash hash)
{
    bool is_first;
    Bytes *batch = exchange_batch(walks->exchange, owner, &is_first);
    bytes_add_u1(batch, RECORD_STATE);
    put_hash(batch, hash);
    put_number(batch, origins_walk_name(walks->walk, walks->step));
    put_number(batch, present_depth(walks));
    walks->space->write(walks->space, owner, batch);
    exchange_put(walks->exchange, owner);
}

/* Without sending, each rank takes what it meets for its own. */
static int owner_here(const RankWalks *walks, CanonicalHash hash)
{
    return walks->settings->send_rw ? owner_of(hash, walks->transport->count) : walks->transport->rank;
}

void rank_walks_visit(RankWalks *walks, CanonicalHash hash)
{
    if (walks->generated++ % walks->settings->send_rw_interval != 0)
        return;
    int owner = owner_here(walks, hash);
    if (owner == walks->transport->rank)
        keep_own(walks, hash);
    else if (sent_cache_meets(&walks->sent, hash))
        walks->context->figures.revisited++;
    else if (keeps_states(walks))
        tell_state(walks, owner, hash);
    else
        tell_hash(walks, owner, hash);
}

void rank_walks_count(RankWalks *walks, CanonicalHash hash)
{
    int owner = owner_here(walks, hash);
    if (owner == walks->transport->rank)
        is_first_visit(walks, hash);
    else
        tell_hash(walks, owner, hash);
}

static void tell_start(RankWalks *walks, int to, StateNumber state)
{
    bool is_first;
    Bytes *batch = exchange_batch(walks->exchange, to, &is_first);
    bytes_add_u1(batch, RECORD_START);
    put_number(batch, state);
    put_number(batch, origins_depth(&walks->origins, state));
    walks->space->enter(walks->space, state);
    walks->space->write(walks->space, to, batch);
    exchange_put(walks->exchange, to);
}

void rank_walks_deal_starts(RankWalks *walks)
{
    for (uint32_t i = 0; i < walks->frontier.count; i++) {
        int to = (int)(i % (uint32_t)walks->transport->count);
        if (to == walks->transport->rank)
            state_list_add(&walks->starts, walks->frontier.states[i], UINT64_MAX);
        else
            tell_start(walks, to, walks->frontier.states[i]);
    }
    walks->frontier.count = 0;
}

/* --- receiving --- */

static CanonicalHash get_hash(Reader *records)
{
    CanonicalHash hash = {0, 0};
    const uint8_t *bytes = read_bytes(records, sizeof hash);
    if (bytes != NULL)
        memcpy(&hash, bytes, sizeof hash);
    return hash;
}

static bool receive_state(RankWalks *walks, int from, Reader *records, StateNumber *state)
{
    bool is_new;
    uint64_t name = get_number(records);
    uint32_t depth = (uint32_t)get_number(records);
    if (!walks->space->read(walks->space, from, records, state, &is_new, &walks->damage)) {
        walks->reason = walks->damage.text;
        return false;
    }
    origins_note(&walks->origins, *state, from, name, depth);
    return true;
}

void rank_walks_receive(void *self, int from, Reader *records)
{
    RankWalks *walks = self;
    while (records->position < records->length && walks->damage.text[0] == '\0') {
        unsigned kind = read_u1(records);
        StateNumber state;
        if (kind == RECORD_START) {
            if (receive_state(walks, from, records, &state))
                state_list_add(&walks->starts, state, UINT64_MAX);
            continue;
        }
        bool is_new = is_first_visit(walks, get_hash(records));
        if (kind == RECORD_STATE && receive_state(walks, from, records, &state) && is_new)
            enqueue(walks, state);
    }
}
