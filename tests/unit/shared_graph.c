/* Graphs of several ranks; see shared_graph.h. */
#include "tests/unit/shared_graph.h"

#include <stdlib.h>

#include "base/memory.h"
#include "base/random.h"

static CanonicalHash hash_of(int vertex)
{
    Random random = {(uint64_t)vertex};
    uint64_t low = random_next(&random);
    return (CanonicalHash){low, random_next(&random)};
}

static StateNumber number_of(SharedGraph *self, int vertex, bool *is_new)
{
    Numbering *numbering = self->graph->numbering;
    *is_new = numbering->number[vertex] == NO_STATE;
    if (*is_new) {
        numbering->vertex[numbering->count] = vertex;
        numbering->number[vertex] = numbering->count++;
    }
    return numbering->number[vertex];
}

static int enter(SharedSpace *space, StateNumber state)
{
    SharedGraph *self = space->self;
    self->misused += self->graph->present != self->last; /* what was looked at is committed or left before */
    self->last = self->graph->present = self->graph->numbering->vertex[state];
    return graph_choices(&self->graph->space);
}

static CanonicalHash hash(SharedSpace *space)
{
    const SharedGraph *self = space->self;
    return hash_of(self->graph->present);
}

static bool look(SharedSpace *space, int choice, CanonicalHash *result)
{
    SharedGraph *self = space->self;
    self->misused += choice >= graph_choices(&self->graph->space);
    self->graph->present = self->graph->edges[self->graph->present][choice];
    *result = hash_of(self->graph->present);
    return true;
}

static StateNumber commit(SharedSpace *space, bool *is_new)
{
    SharedGraph *self = space->self;
    self->last = self->graph->present;
    return number_of(self, self->last, is_new);
}

static void retreat(SharedSpace *space)
{
    SharedGraph *self = space->self;
    self->graph->present = self->last;
}

static void forgive(SharedSpace *space) { (void)space; }

static int choices(SharedSpace *space)
{
    const SharedGraph *self = space->self;
    return graph_choices(&self->graph->space);
}

static bool is_violation(SharedSpace *space)
{
    const SharedGraph *self = space->self;
    return self->graph->wrong[self->graph->present];
}

static bool is_ignored(SharedSpace *space)
{
    (void)space;
    return false;
}

static void tell(SharedSpace *space, int to, Bytes *out)
{
    SharedGraph *self = space->self;
    bytes_add_u4(out, (uint32_t)(self->graph->present - self->told[to]));
    self->told[to] = self->graph->present;
}

static bool hear(SharedSpace *space, int from, Reader *in, StateNumber *state, bool *is_new, Error *error)
{
    SharedGraph *self = space->self;
    self->heard[from] += (int)read_u4(in);
    if (in->failed || self->heard[from] < 0 || self->heard[from] >= VERTICES_MAX)
        return error_set(error, "there is no vertex %d", self->heard[from]);
    *state = number_of(self, self->heard[from], is_new);
    return true;
}

void shared_graph_open(SharedGraph *shared, const Graph *graph)
{
    *shared = (SharedGraph){.space = {shared, enter, hash, look, commit, retreat, forgive, choices,
                                      is_violation, is_ignored, tell, hear}};
    shared->graph = memory_allocate(sizeof *graph);
    *shared->graph = *graph;
    graph_begin(shared->graph);
    shared->graph->space.self = shared->graph;
}

void shared_graph_close(SharedGraph *shared) { free(shared->graph); }
