/* Adds and finds nodes, keeps what is known of each state, and writes both to checkpoints. */
#include "search/exhaustive/context_nodes.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/replay.h"

StateFacts *facts_of(ContextBound *self, StateNumber state)
{
    MEMORY_ROOM_FOR(self->facts, self->facts_capacity, state);
    for (; self->facts_count <= state; self->facts_count++)
        self->facts[self->facts_count] = (StateFacts){.nodes = NO_NODE};
    return &self->facts[state];
}

uint32_t find_node(ContextBound *self, StateNumber state, uint32_t agent)
{
    uint32_t node = facts_of(self, state)->nodes;
    while (node != NO_NODE && self->nodes[node].agent != agent)
        node = self->nodes[node].next;
    return node;
}

uint32_t add_node(ContextBound *self, ContextNode node)
{
    MEMORY_ROOM_FOR(self->nodes, self->node_capacity, self->node_count);
    assert(node.parent == NO_NODE ? self->node_count == 0 : node.parent < self->node_count);
    assert(node.depth == (node.parent == NO_NODE ? 0 : self->nodes[node.parent].depth + 1));
    StateFacts *facts = facts_of(self, node.state);
    node.next = facts->nodes;
    facts->nodes = self->node_count;
    self->nodes[self->node_count] = node;
    return self->node_count++;
}

void wait_for_next_round(ContextBound *self, uint32_t node)
{
    MEMORY_ROOM_FOR(self->waiting, self->waiting_capacity, self->waiting_count);
    assert(node < self->node_count);
    self->waiting[self->waiting_count++] = node;
}

/* --- checkpoints --- */

static void add_done(ContextBound *self, Bytes *position)
{
    uint64_t states = self->context->figures.states;
    for (uint64_t first = 0; first < states; first += 8) {
        unsigned bits = 0;
        for (unsigned i = 0; i < 8 && first + i < states; i++)
            bits |= (unsigned)facts_of(self, (StateNumber)(first + i))->is_done << i;
        bytes_add_u1(position, bits);
    }
}

void nodes_save(ContextBound *self, Bytes *position)
{
    const uint32_t numbers[] = {self->node_count, self->visited, self->waiting_count,     self->begun,
                                self->round_end,  self->round,   self->last_useful_round, self->error,
                                self->preemptions};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        bytes_add_u4(position, numbers[i]);
    for (const ContextNode *node = self->nodes + 1; node < self->nodes + self->node_count; node++) {
        bytes_add_packed_signed(position, (int64_t)node->state - node[-1].state);
        bytes_add_packed(position, node->agent);
        bytes_add_packed_signed(position,
                                (int64_t)node->parent - (node > self->nodes + 1 ? node[-1].parent : 0));
        bytes_add_packed(position, node->choice);
    }
    for (uint32_t i = 0; i < self->waiting_count; i++)
        bytes_add_packed_signed(position, (int64_t)self->waiting[i] - (i > 0 ? self->waiting[i - 1] : 0));
    add_done(self, position);
}

/* A number that is so far from the last one, and is to be below the limit. */
static bool read_next(Reader *position, uint32_t limit, uint32_t *number)
{
    uint64_t next = (uint64_t)*number + (uint64_t)read_packed_signed(position);
    *number = (uint32_t)next;
    return next < limit && !position->failed;
}

static bool read_nodes(ContextBound *self, uint32_t count, Reader *position)
{
    uint32_t state = 0, parent = 0;
    for (uint32_t i = 1; i < count; i++) {
        bool fits = read_next(position, (uint32_t)self->context->figures.states, &state);
        uint64_t agent = read_packed(position);
        fits = fits && read_next(position, i, &parent);
        uint64_t choice = read_packed(position);
        if (!fits || position->failed || agent > UINT32_MAX || choice > UINT16_MAX)
            return false;
        uint32_t depth = self->nodes[parent].depth + 1;
        add_node(self, (ContextNode){.state = state,
                                     .agent = (uint32_t)agent,
                                     .parent = parent,
                                     .depth = depth,
                                     .choice = (uint16_t)choice});
    }
    return true;
}

static bool read_waiting(ContextBound *self, uint32_t count, Reader *position)
{
    uint32_t node = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (!read_next(position, self->visited, &node))
            return false;
        wait_for_next_round(self, node);
    }
    return true;
}

static void read_done(ContextBound *self, Reader *position)
{
    uint64_t states = self->context->figures.states;
    for (uint64_t first = 0; first < states; first += 8) {
        unsigned bits = read_u1(position);
        for (unsigned i = 0; i < 8 && first + i < states; i++)
            facts_of(self, (StateNumber)(first + i))->is_done = bits >> i & 1;
    }
}

/* Node 0 is there already. */
bool nodes_restore(ContextBound *self, Reader *position, Error *error)
{
    uint32_t nodes = read_u4(position), visited = read_u4(position), waiting = read_u4(position);
    self->begun = read_u4(position);
    self->round_end = read_u4(position);
    self->round = read_u4(position);
    self->last_useful_round = read_u4(position);
    self->error = read_u4(position);
    self->preemptions = read_u4(position);
    self->visited = visited;
    self->is_resumed = true;
    bool fits = nodes >= 1 && visited <= nodes && self->begun <= self->round_end && self->round_end <= waiting
                && (self->error == NO_NODE || self->error < nodes) && read_nodes(self, nodes, position)
                && read_waiting(self, waiting, position);
    if (!fits)
        return error_set(error, "the checkpoint is damaged: its nodes do not fit its states");
    read_done(self, position);
    return replay_is_read(position, error);
}

static bool follow(const ContextBound *self, const uint32_t *way, uint32_t length)
{
    Space *space = self->context->space;
    int count = space->enter(space, 0);
    for (uint32_t i = 0; i < length; i++) {
        bool is_new;
        const ContextNode *node = &self->nodes[way[i]];
        if (node->choice >= count || space->take(space, node->choice, &is_new) != node->state)
            return false;
        count = space->choices(space);
    }
    return true;
}

bool nodes_way_is_real(const ContextBound *self, uint32_t end)
{
    uint32_t length = self->nodes[end].depth, *way = memory_allocate((length + (size_t)1) * sizeof *way),
             at = length;
    for (uint32_t i = end; self->nodes[i].parent != NO_NODE; i = self->nodes[i].parent)
        way[--at] = i;
    assert(at == 0 && "the depth of a node is the number of steps to it");
    bool is_real = follow(self, way, length);
    free(way);
    return is_real;
}
