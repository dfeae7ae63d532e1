/* Depth-first search on a stack of its own: it goes on from where the program stands and enters a state again only on the way back. */
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
    uint32_t       depth, capacity;     /* levels in use */
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

static SearchStatus visit(Dfs *dfs, StateNumber from, int choice, StateNumber state)
{
    SearchContext *context = dfs->context;
    SearchFigures *figures = &context->figures;
    figures->states++;
    links_set(context->links, state, from, choice);
    if (dfs->depth > figures->max_depth)
        figures->max_depth = dfs->depth;
    if (search_meets(context, state))
        return SEARCH_VIOLATION;
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
        dfs->depth--;
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
        return visit(dfs, from, choice, dfs->present);
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
