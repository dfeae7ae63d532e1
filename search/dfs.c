/* Depth-first search on a stack of its own: it goes on from where the program stands and enters a state again only on the way back.  The way
 * to a state is the stack, so links are written only when an error is met.
 *
 * A random one takes the choices of each state in any order: the orders of all levels lie on a second stack. */
#include <stdlib.h>

#include "base/memory.h"
#include "search/search.h"
#include "search/seeds.h"

typedef struct Level {
    StateNumber state;
    uint16_t    next, count;            /* choices: how many were taken, and all */
} Level;

typedef struct Dfs {
    SearchContext *context;
    Level         *stack;
    uint32_t       depth;               /* levels in use */
    size_t         capacity;
    uint32_t       linked;              /* the lowest levels whose choice to the next one has its link already */
    StateNumber    present;
    bool           is_random;
    Random         random;
    uint16_t      *orders;              /* of a random one: for each level its choices, in the order in which they are taken */
    size_t         order_count, order_capacity;
    size_t         linked_orders;       /* those of the levels that are linked */
} Dfs;

static void push_order(Dfs *dfs, int count)
{
    if (dfs->order_count + (size_t)count > dfs->order_capacity) {
        dfs->order_capacity = 2 * (dfs->order_capacity + (size_t)count);
        dfs->orders = memory_resize(dfs->orders, dfs->order_capacity * sizeof *dfs->orders);
    }
    random_order(&dfs->random, dfs->orders + dfs->order_count, count);
    dfs->order_count += (size_t)count;
}

static void push(Dfs *dfs, StateNumber state, int count)
{
    if (dfs->depth == dfs->capacity) {
        dfs->capacity = dfs->capacity ? 2 * dfs->capacity : 1024;
        dfs->stack = memory_resize(dfs->stack, dfs->capacity * sizeof(Level));
    }
    dfs->stack[dfs->depth++] = (Level){state, 0, (uint16_t)count};
    if (dfs->is_random)
        push_order(dfs, count);
    dfs->context->figures.queue = dfs->depth;
    if (dfs->depth > dfs->context->figures.queue_max)
        dfs->context->figures.queue_max = dfs->depth;
}

static void *begin(SearchContext *context, bool is_random)
{
    Dfs *dfs = memory_allocate(sizeof *dfs);
    dfs->context = context;
    dfs->is_random = is_random;
    dfs->random = seed_stream(context->settings.seed, SEED_ORDERS);
    push(dfs, 0, context->space->choices(context->space));
    return dfs;
}

static void *start(SearchContext *context) { return begin(context, false); }
static void *start_random(SearchContext *context) { return begin(context, true); }

/* The choice of a level that was taken last; its order begins at `order`. */
static int choice_taken(const Dfs *dfs, const Level *level, size_t order)
{
    return dfs->is_random ? dfs->orders[order + level->next - 1] : level->next - 1;
}

/* Writes the links of the states on the stack and of `state`, which the present choice of the top has led to. */
static void link_path(Dfs *dfs, StateNumber state)
{
    for (; dfs->linked + 1 < dfs->depth; dfs->linked++) {
        const Level *level = &dfs->stack[dfs->linked];
        links_set(dfs->context->links, level[1].state, level->state, choice_taken(dfs, level, dfs->linked_orders));
        dfs->linked_orders += level->count;
    }
    const Level *top = &dfs->stack[dfs->depth - 1];
    links_set(dfs->context->links, state, top->state, choice_taken(dfs, top, dfs->order_count - top->count));
}

static void pop(Dfs *dfs)
{
    dfs->depth--;
    if (dfs->is_random)
        dfs->order_count -= dfs->stack[dfs->depth].count;
    if (dfs->linked >= dfs->depth && dfs->linked > 0)
        dfs->linked_orders -= dfs->stack[--dfs->linked].count;
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
    top->next++;
    int choice = choice_taken(dfs, top, dfs->order_count - top->count);
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
    free(dfs->orders);
    free(dfs);
}

extern const Search team_dfs_search;

const Search dfs_search = {.name = "dfs", .summary = "depth first", .team = &team_dfs_search, .start = start, .step = step, .finish = finish};

const Search random_dfs_search = {.name = "random-dfs", .summary = "depth first, the choices of each state in any order (--seed)",
                                  .is_random = true, .start = start_random, .step = step, .finish = finish};
