/* Breadth-first search: the first error found has a shortest path.  State numbers are dense and given in the
 * order of discovery, so the queue is the numbers themselves. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/exhaustive/bfs_position.h"
#include "search/search.h"

typedef struct Bfs {
    SearchContext *context;
    StateNumber next;      /* to be expanded */
    StateNumber level_end; /* first state of the next level */
    uint32_t depth;
} Bfs;

static void *start(SearchContext *context)
{
    Bfs *bfs = memory_allocate(sizeof *bfs);
    bfs->context = context;
    bfs->level_end = 1;
    return bfs;
}

static bool save(void *self, Bytes *position)
{
    const Bfs *bfs = self;
    bfs_position_add(position, &(BfsPosition){bfs->next, bfs->level_end, bfs->depth});
    return true;
}

static void *resume(SearchContext *context, struct Replay *replay, Reader *reader, Error *error)
{
    BfsPosition position;
    if (!bfs_position_read(context, replay, reader, &position, error))
        return NULL;
    Bfs *bfs = memory_allocate(sizeof *bfs);
    *bfs = (Bfs){context, position.next, position.level_end, position.depth};
    return bfs;
}

static void begin_level_if_due(Bfs *bfs)
{
    SearchFigures *figures = &bfs->context->figures;
    if (bfs->next < bfs->level_end)
        return;
    assert(bfs->next == bfs->level_end && figures->states > bfs->level_end && "levels follow each other");
    bfs->level_end = (StateNumber)figures->states;
    figures->max_depth = ++bfs->depth;
}

static SearchStatus reach(Bfs *bfs, StateNumber from, int choice, StateNumber state)
{
    SearchContext *context = bfs->context;
    assert(state == context->figures.states && "numbers are given in the order of discovery");
    assert(from < state && "links point backward");
    context->figures.states++;
    links_set(context->links, state, from, choice);
    if (!search_check_state(context, state))
        return SEARCH_GOES_ON;
    context->figures.max_depth = bfs->depth + 1;
    return SEARCH_VIOLATION;
}

static SearchStatus expand(Bfs *bfs, StateNumber state, int count)
{
    SearchContext *context = bfs->context;
    space_foresee(context->space, count);
    for (int choice = 0; choice < count; choice++) {
        bool is_new;
        if (choice > 0)
            space_enter_again(context->space, state);
        StateNumber result = context->space->take(context->space, choice, &is_new);
        context->figures.transitions++;
        context->figures.revisited += !is_new;
        if (is_new && reach(bfs, state, choice, result) == SEARCH_VIOLATION)
            return SEARCH_VIOLATION;
    }
    return SEARCH_GOES_ON;
}

static SearchStatus step(void *self)
{
    Bfs *bfs = self;
    SearchFigures *figures = &bfs->context->figures;
    if (bfs->next >= figures->states)
        return figures->depth_cut ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
    begin_level_if_due(bfs);
    assert(bfs->next < bfs->level_end && bfs->level_end <= figures->states);
    StateNumber state = bfs->next++;
    int count = bfs->context->space->enter(bfs->context->space, state);
    if (count > 0 && bfs->depth >= bfs->context->max_depth) {
        figures->depth_cut = true;
        return SEARCH_GOES_ON;
    }
    SearchStatus status = expand(bfs, state, count);
    figures->queue = (uint32_t)(figures->states - bfs->next);
    if (figures->queue > figures->queue_max)
        figures->queue_max = figures->queue;
    return status;
}

extern const Search team_bfs_search, queued_bfs_search;

const Search bfs_search = {.name = "bfs",
                           .summary = "breadth first: a shortest counterexample",
                           .needs_entry = true,
                           .team = &team_bfs_search,
                           .queued = &queued_bfs_search,
                           .start = start,
                           .step = step,
                           .finish = free,
                           .save = save,
                           .resume = resume};
