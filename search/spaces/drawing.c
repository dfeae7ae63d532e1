/* Records states and steps while a search takes them, for a drawing of its graph. */
#include "search/drawing.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static DrawnState *node_at(const Drawing *drawing, StateNumber state)
{
    uint32_t node = state < drawing->state_capacity ? drawing->node_of[state] : 0;
    return node != 0 ? &drawing->nodes[node - 1] : NULL;
}

/* The present state, if it is not there yet. */
static void add_node(Drawing *drawing, StateNumber state)
{
    if (node_at(drawing, state) != NULL)
        return;
    MEMORY_ROOM_FOR(drawing->nodes, drawing->node_capacity, drawing->node_count);
    MEMORY_ROOM_FOR(drawing->node_of, drawing->state_capacity, state);
    drawing->nodes[drawing->node_count] =
        (DrawnState){.state = state,
                     .choices = drawing->inner->choices(drawing->inner),
                     .is_wrong = drawing->inner->is_violation(drawing->inner)};
    drawing->node_of[state] = ++drawing->node_count;
    assert(node_at(drawing, state)->state == state);
}

static DrawnStep *edge_of(const Drawing *drawing, StateNumber from, int choice)
{
    const DrawnState *node = node_at(drawing, from);
    for (uint32_t edge = node != NULL ? node->first : 0; edge != 0; edge = drawing->edges[edge - 1].next)
        if (drawing->edges[edge - 1].choice == choice)
            return &drawing->edges[edge - 1];
    return NULL;
}

static DrawnStep *add_edge(Drawing *drawing, StateNumber from, StateNumber to, int choice, char *label)
{
    DrawnState *node = node_at(drawing, from);
    assert(node != NULL && node_at(drawing, to) != NULL && "steps are between states that are drawn");
    MEMORY_ROOM_FOR(drawing->edges, drawing->edge_capacity, drawing->edge_count);
    drawing->edges[drawing->edge_count] =
        (DrawnStep){.from = from, .to = to, .choice = (uint16_t)choice, .next = node->first, .label = label};
    node->first = ++drawing->edge_count;
    node->taken++;
    return &drawing->edges[drawing->edge_count - 1];
}

static int enter(Space *space, StateNumber state)
{
    Drawing *drawing = space->self;
    drawing->present = state;
    return drawing->inner->enter(drawing->inner, state);
}

/* Steps are kept between states that are kept.  Where there is no room for one more state, nothing is asked
 * of the VM. */
static StateNumber take(Space *space, int choice, bool *is_new)
{
    Drawing *drawing = space->self;
    StateNumber from = drawing->present;
    bool is_wanted = node_at(drawing, from) != NULL && edge_of(drawing, from, choice) == NULL;
    char *label = is_wanted ? drawing->label(drawing->context, choice) : NULL;
    StateNumber to = drawing->present = drawing->inner->take(drawing->inner, choice, is_new);
    bool has_room = node_at(drawing, to) != NULL || drawing->node_count < drawing->limit;
    drawing->is_cut |= !has_room;
    if (is_wanted && has_room) {
        add_node(drawing, to);
        add_edge(drawing, from, to, choice, label);
    } else
        free(label);
    return to;
}

static int choices(Space *space)
{
    const Drawing *drawing = space->self;
    return drawing->inner->choices(drawing->inner);
}

static bool is_violation(Space *space)
{
    const Drawing *drawing = space->self;
    return drawing->inner->is_violation(drawing->inner);
}

static bool has_ended(Space *space)
{
    const Drawing *drawing = space->self;
    return space_has_ended(drawing->inner);
}

void drawing_open(Drawing *drawing, Space *inner, uint32_t limit, char *(*label)(void *context, int choice),
                  void *context)
{
    *drawing = (Drawing){.space = {drawing, enter, take, choices, is_violation, NULL, has_ended},
                         .inner = inner,
                         .label = label,
                         .context = context,
                         .limit = limit};
    add_node(drawing, 0);
}

void drawing_free(Drawing *drawing)
{
    for (uint32_t i = 0; i < drawing->edge_count; i++)
        free(drawing->edges[i].label);
    free(drawing->edges);
    free(drawing->nodes);
    free(drawing->node_of);
    *drawing = (Drawing){0};
}

/* The step that the search has taken, or a new one: shortening leads through states that it has not seen. */
static DrawnStep *follow(Drawing *drawing, StateNumber from, int choice)
{
    DrawnStep *edge = edge_of(drawing, from, choice);
    bool is_new;
    if (edge != NULL)
        return edge;
    drawing->inner->enter(drawing->inner, from);
    char *label = drawing->label(drawing->context, choice);
    StateNumber to = drawing->inner->take(drawing->inner, choice, &is_new);
    add_node(drawing, to);
    return add_edge(drawing, from, to, choice, label);
}

void drawing_mark(Drawing *drawing, const uint16_t *choice, uint32_t length)
{
    StateNumber state = 0;
    node_at(drawing, 0)->is_marked = true;
    for (uint32_t i = 0; i < length; i++) {
        DrawnStep *edge = follow(drawing, state, choice[i]);
        edge->is_marked = true;
        state = edge->to;
        node_at(drawing, state)->is_marked = true;
    }
    node_at(drawing, state)->is_wrong = true; /* which some errors show only on the graph of all states */
}
