/* Depth-first search on a stack of its own: it goes on from where the program stands and enters a state again only on the way back.  The way
 * to a state is the stack, so links are written only when an error is met. */
#include <stdlib.h>

#include "base/memory.h"
#include "search/search.h"

typedef struct Level {
    StateNumber state;
    uint16_t    next, count;            /* choices: the one to take now, and all */
} Level;

typedef struct Dfs {
    SearchContext *context;
    Level         *stack;
    uint32_t       depth;               /* levels in use */
    size_t         capacity;
    uint32_t       linked;              /* the lowest levels whose links were written already */
    StateNumber    present;
} Dfs;

static void push(Dfs *dfs, StateNumber state, int count)
{
    if (dfs->depth == dfs->capacity) {
        dfs->capacity = dfs->capacity ? 2 * dfs->capacity : 1024;
        dfs->stack = memory_resize(dfs->stack, dfs->capacity * sizeof(Level));
    }
    dfs->stack[dfs->depth++] = (Level){state, 0, (uint16_t)count};
    if (dfs->depth > dfs->context->figures.queue_max)
        dfs->context->figures.queue_max = dfs->depth;
}

static void *start(SearchContext *context)
{
    Dfs *dfs = memory_allocate(sizeof *dfs);
    dfs->context = context;
    push(dfs, 0, context->space->choices(context->space));
    return dfs;
}

/* Writes the links of the states on the stack and of `state`, which the present choice of the top has led to. */
static void link_path(Dfs *dfs, StateNumber state)
{
    for (; dfs->linked < dfs->depth; dfs->linked++) {
        const Level *level = &dfs->stack[dfs->linked];
        if (dfs->linked > 0)
            links_set(dfs->context->links, level->state, level[-1].state, level[-1].next - 1);
    }
    links_set(dfs->context->links, state, dfs->stack[dfs->depth - 1].state, dfs->stack[dfs->depth - 1].next - 1);
}

static void pop(Dfs *dfs)
{
    dfs->depth--;
    if (dfs->linked > dfs->depth)
        dfs->linked = dfs->depth;
}

static SearchStatus visit(Dfs *dfs, StateNumber state)
{
    SearchContext *context = dfs->context;
    SearchFigures *figures = &context->figures;
    figures->states++;
    if (dfs->depth > figures->max_depth)
        figures->max_depth = dfs->depth;
    if (context->space->is_violation(context->space)) {
        link_path(dfs, state);
        if (search_met(context, state))
            return SEARCH_VIOLATION;
    }
    int count = context->space->choices(context->space);
    if (count > 0 && dfs->depth >= context->max_depth)
        figures->depth_cut = true;
    else if (count > 0)
        push(dfs, state, count);
    return SEARCH_GOES_ON;
}

static SearchStatus step(void *self)
{
    Dfs *dfs = self;
    SearchContext *context = dfs->context;
    while (dfs->depth > 0 && dfs->stack[dfs->depth - 1].next == dfs->stack[dfs->depth - 1].count)
        pop(dfs);
    if (dfs->depth == 0)
        return context->figures.depth_cut ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
    Level *top = &dfs->stack[dfs->depth - 1];
    int choice = top->next++;
    StateNumber from = top->state;
    if (dfs->present != from)
        context->space->enter(context->space, from);
    bool is_new;
    dfs->present = context->space->take(context->space, choice, &is_new);
    context->figures.transitions++;
    if (is_new)
        return visit(dfs, dfs->present);
    context->figures.revisited++;
    return SEARCH_GOES_ON;
}

static void finish(void *self)
{
    Dfs *dfs = self;
    free(dfs->stack);
    free(dfs);
}

extern const Search team_dfs_search;

const Search dfs_search = {.name = "dfs", .summary = "depth first", .team = &team_dfs_search, .start = start, .step = step, .finish = finish};
