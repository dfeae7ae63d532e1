/* The steps of walks of one rank, and the bounded searches between them. */
#include "search/ranks/rank_walks.h"

#include <assert.h>

enum { STEPS_BETWEEN_COMMITS = 4096 };

/* --- errors --- */

/* The present state, or what was looked at, is wrong. */
static void meet(RankWalks *walks, uint64_t name)
{
    if (!walks->has_error)
        walks->error = name;
    walks->has_error = true;
    if (search_report_violation(walks->context, NO_STATE))
        walks->is_found = true;
}

/* --- searches in between --- */

/* A state from which a walk can start later. */
static void keep_last(RankWalks *walks, StateNumber state)
{
    if (walks->ends || walks->phase == WALK_SPREADS)
        state_list_add(&walks->frontier, state,
                       walks->phase == WALK_SPREADS
                           ? UINT64_MAX
                           : LIST_LEAST
                                 + (uint64_t)(walks->settings->fracfrontsize * (double)walks->visited.count));
}

void rank_walks_visit_bounded(void *self, const BoundedState *state)
{
    RankWalks *walks = self;
    uint32_t depth = origins_depth(&walks->origins, state->parent) + 1;
    origins_note(&walks->origins, state->state, walks->transport->rank, state->parent, depth);
    if (depth > walks->context->figures.max_depth)
        walks->context->figures.max_depth = depth;
    if (walks->phase == WALK_SPREADS)
        rank_walks_count(walks, state->hash);
    if (walks->space->is_violation(walks->space))
        meet(walks, state->state);
    else if (state->is_last)
        keep_last(walks, state->state);
}

/* A search of depth 0 is its start alone, which is its last state too: with such searches heuristic 3 is
 * heuristic 4. */
void rank_walks_search_from(RankWalks *walks, StateNumber start, uint32_t depth)
{
    SearchContext *context = walks->context;
    uint32_t before = origins_depth(&walks->origins, start),
             left = context->max_depth > before ? context->max_depth - before : 0;
    context->figures.depth_cut |= left < depth;
    depth = left < depth ? left : depth;
    bounded_begin(&walks->bounded_bfs, start, depth);
    if (depth == 0)
        keep_last(walks, start);
}

static bool wants_bounded_search(RankWalks *walks)
{
    if (!walks->bounded || walks->phase != WALK_WALKS || walks->queue.head == walks->queue.count)
        return false;
    walks->queue.head++;
    return walks->dequeued++ % walks->settings->bounded_bfs_interval == 0;
}

/* From the state that was dequeued last, while the walk rests. */
static void begin_bounded_search(RankWalks *walks)
{
    bool is_new;
    walks->resting = walks->space->commit(walks->space, &is_new);
    walks->is_suspended = true;
    walks->bounded_searches++;
    uint64_t entries = (uint64_t)(walks->settings->bounded_mem * 1048576 / sizeof(HashEntry));
    bounded_limit(&walks->bounded_bfs, entries,
                  LIST_LEAST + (uint64_t)(walks->settings->fracqsize * (double)entries));
    rank_walks_search_from(walks, walks->queue.states[walks->queue.head - 1],
                           walks->settings->bounded_bfs_depth);
}

static void end_bounded_search(RankWalks *walks)
{
    walks->is_suspended = false;
    walks->choices = walks->space->enter(walks->space, walks->resting);
}

/* --- walks --- */

static void begin_walk(RankWalks *walks)
{
    walks->space->retreat(walks->space);
    walks->choices = walks->space->enter(walks->space, walks->start);
    walks->walk = origins_begin_walk(&walks->origins, walks->start, &walks->random);
    walks->step = 0;
}

static bool begin_next_start(RankWalks *walks)
{
    if (walks->starts.head == walks->starts.count)
        return false;
    walks->start = walks->starts.states[walks->starts.head++];
    walks->steps_left = walks->steps_each;
    begin_walk(walks);
    rank_walks_visit(walks, walks->space->hash(walks->space));
    return true;
}

static bool is_at_end(RankWalks *walks)
{
    bool is_cut = walks->choices > 0
                  && origins_depth(&walks->origins, walks->start) + walks->step >= walks->context->max_depth;
    walks->context->figures.depth_cut |= is_cut;
    return walks->choices == 0 || is_cut;
}

/* A long walk comes to rest now and then, so that what it has changed since the last state does not add up.
 */
static void rest_if_due(RankWalks *walks)
{
    bool is_new;
    if (walks->step % STEPS_BETWEEN_COMMITS == 0)
        walks->space->commit(walks->space, &is_new);
}

static void take_step(RankWalks *walks)
{
    SearchFigures *figures = &walks->context->figures;
    CanonicalHash hash;
    if (!walks->space->look(walks->space, (int)random_below(&walks->random, (uint32_t)walks->choices), &hash))
        return;
    assert(walks->steps_left > 0 && walks->choices > 0);
    walks->step++;
    walks->steps_left--;
    walks->choices = walks->space->choices(walks->space);
    figures->transitions++;
    if (walks->step > walks->longest)
        walks->longest = walks->step;
    uint32_t depth = origins_depth(&walks->origins, walks->start) + walks->step;
    if (depth > figures->max_depth)
        figures->max_depth = depth;
    if (walks->space->is_violation(walks->space))
        meet(walks, origins_walk_name(walks->walk, walks->step));
    rank_walks_visit(walks, hash);
    rest_if_due(walks);
}

/* A walk that can go no further begins again, until its steps are spent; false: all are. */
static bool walk(RankWalks *walks)
{
    if (walks->steps_left == 0)
        return begin_next_start(walks);
    if (!is_at_end(walks))
        take_step(walks);
    else if (walks->step > 0)
        begin_walk(walks);
    else
        walks->steps_left = 0; /* nothing can be done from the start */
    return true;
}

/* Walks and bounded searches take turns. */
bool rank_walks_go_on(RankWalks *walks)
{
    if (walks->is_suspended && !bounded_is_over(&walks->bounded_bfs))
        bounded_step(&walks->bounded_bfs);
    else if (walks->is_suspended)
        end_bounded_search(walks);
    else if (!walk(walks))
        return false;
    else if (wants_bounded_search(walks))
        begin_bounded_search(walks);
    return true;
}
