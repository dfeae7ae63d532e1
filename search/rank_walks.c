/* The phases of searches by walks of several processes; see rank_walks.h. */
#include "search/rank_walks.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"

enum { CACHE_BITS = 16, STEPS_BETWEEN_POLLS = 32, STEPS_BETWEEN_COMMITS = 4096, LIST_LEAST = 64, FINAL_SHARE = 10 };

/* What is added up at the end of a phase. */
enum { VISITED, STOPPED, FOUND, CANDIDATES, DEPTH_CUT, BOUNDED_STATES, BOUNDED_SEARCHES, NUMBERS };

/* --- errors ------------------------------------------------------------------------------------------------------------- */

/* The present state, or what was looked at, is wrong. */
static void meet(RankWalks *walks, uint64_t name)
{
    if (!walks->has_error)
        walks->error = name;
    walks->has_error = true;
    if (search_met(walks->context, NO_STATE))
        walks->is_found = true;
}

/* --- searches in between ------------------------------------------------------------------------------------------------ */

static void visit_bounded(void *self, const BoundedState *state)
{
    RankWalks *walks = self;
    uint32_t depth = origins_depth(&walks->origins, state->parent) + 1;
    origins_note(&walks->origins, state->state, walks->post->rank, state->parent, depth);
    if (depth > walks->context->figures.max_depth)
        walks->context->figures.max_depth = depth;
    if (walks->phase == WALK_SPREADS)
        rank_walks_count(walks, state->hash);
    if (walks->space->is_violation(walks->space))
        meet(walks, state->state);
    else if (state->is_last && (walks->ends || walks->phase == WALK_SPREADS))
        state_list_add(&walks->frontier, state->state, walks->phase == WALK_SPREADS ? UINT64_MAX
                       : LIST_LEAST + (uint64_t)(walks->settings->fracfrontsize * (double)walks->visited.count));
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
    bounded_limit(&walks->bounded_bfs, entries, LIST_LEAST + (uint64_t)(walks->settings->fracqsize * (double)entries));
    bounded_begin(&walks->bounded_bfs, walks->queue.states[walks->queue.head - 1], walks->settings->bounded_bfs_depth);
}

static void end_bounded_search(RankWalks *walks)
{
    walks->is_suspended = false;
    walks->choices = walks->space->enter(walks->space, walks->resting);
}

/* --- walks -------------------------------------------------------------------------------------------------------------- */

static void begin_walk(RankWalks *walks)
{
    walks->space->retreat(walks->space);
    walks->choices = walks->space->enter(walks->space, walks->start);
    walks->walk = origins_begin_walk(&walks->origins, walks->start, &walks->random);
    walks->step = 0;
    walks->context->figures.walks++;
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
    bool is_cut = walks->choices > 0 && origins_depth(&walks->origins, walks->start) + walks->step >= walks->context->max_depth;
    walks->context->figures.depth_cut |= is_cut;
    return walks->choices == 0 || is_cut;
}

/* A long walk comes to rest now and then, so that what it has changed since the last state does not add up. */
static void rest_if_due(RankWalks *walks)
{
    bool is_new;
    if (walks->step % STEPS_BETWEEN_COMMITS == 0)
        walks->space->commit(walks->space, &is_new);
}

static void take_step(RankWalks *walks)
{
    SearchFigures *figures = &walks->context->figures;
    CanonHash hash;
    if (!walks->space->look(walks->space, (int)random_below(&walks->random, (uint32_t)walks->choices), &hash))
        return;
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
        walks->steps_left = 0;                  /* nothing can be done from the start */
    return true;
}

/* --- phases ------------------------------------------------------------------------------------------------------------- */

static bool stops(const RankWalks *walks)
{
    return walks->is_found || walks->reason != NULL || exchange_is_stopping(walks->exchange);
}

/* Every step is shared out among the starts of this rank; who has none begins at the first state. */
static void share_steps(RankWalks *walks, uint64_t steps)
{
    if (walks->starts.count == walks->starts.head && walks->phase == WALK_WALKS)
        state_list_add(&walks->starts, 0, UINT64_MAX);
    uint32_t count = walks->starts.count - walks->starts.head;
    walks->steps_each = count == 0 ? 0 : (steps + count - 1) / count;
    walks->steps_left = 0;
}

static void *start(SearchContext *context, bool spreads, bool bounded, bool ends)
{
    RankWalks *walks = memory_allocate(sizeof *walks);
    *walks = (RankWalks){.context = context, .space = context->shared, .post = context->post, .settings = &context->settings.walk_settings,
                         .spreads = spreads, .bounded = bounded, .ends = ends, .lot = {context->settings.seed + (uint64_t)context->post->rank},
                         .phase = WALK_SPREADS};
    walks->exchange = exchange_create(walks->post, rank_walks_receive, walks);
    origins_create(&walks->origins, walks->space, walks->post->rank, context->settings.seed);
    sent_cache_create(&walks->sent, CACHE_BITS);
    bounded_create(&walks->bounded_bfs, walks->space, visit_bounded, walks);
    walks->space->enter(walks->space, 0);
    if (spreads && walks->post->rank == 0) {
        rank_walks_count(walks, walks->space->hash(walks->space));
        bounded_begin(&walks->bounded_bfs, 0, walks->settings->init_bfs_depth);
        if (walks->settings->init_bfs_depth == 0)
            state_list_add(&walks->frontier, 0, UINT64_MAX);
    }
    return walks;
}

static void end_phase(RankWalks *walks)
{
    if (!walks->is_suspended)
        walks->space->retreat(walks->space);
    walks->is_suspended = false;
    exchange_flush(walks->exchange);
    walks->is_ending = true;
}

/* One expansion of the first search, and then its frontier is dealt out. */
static void spread(RankWalks *walks)
{
    bool is_mine = walks->spreads && walks->post->rank == 0;
    if (is_mine && !stops(walks) && !bounded_is_over(&walks->bounded_bfs)) {
        bounded_step(&walks->bounded_bfs);
        return;
    }
    if (is_mine)
        rank_walks_deal_starts(walks);
    end_phase(walks);
}

static void work(RankWalks *walks)
{
    if (walks->is_found || walks->reason != NULL)
        exchange_stop(walks->exchange);
    if (walks->context->figures.transitions % STEPS_BETWEEN_POLLS == 0 || walks->is_suspended)
        exchange_poll(walks->exchange);
    if (walks->phase == WALK_SPREADS)
        spread(walks);
    else if (stops(walks))
        end_phase(walks);
    else if (walks->is_suspended && !bounded_is_over(&walks->bounded_bfs))
        bounded_step(&walks->bounded_bfs);
    else if (walks->is_suspended)
        end_bounded_search(walks);
    else if (!walk(walks))
        end_phase(walks);
    else if (wants_bounded_search(walks))
        begin_bounded_search(walks);
}

/* --- the last walks ----------------------------------------------------------------------------------------------------- */

/* Heuristic 3 starts from the frontier of the bounded searches, heuristic 4 from the queue. */
static StateList *candidates(RankWalks *walks)
{
    return walks->bounded ? &walks->frontier : &walks->queue;
}

/* Rank 0 asks, the others hear. */
static void ask(RankWalks *walks, const char *question, uint64_t *answer)
{
    SearchContext *context = walks->context;
    if (walks->post->rank == 0 && context->ask != NULL)
        context->ask(context->observer, question, walks->settings->ask, answer);
    post_broadcast(walks->post, 0, answer, 1);
}

static void ask_for_last_walks(RankWalks *walks, uint64_t total, uint64_t *count, uint64_t *steps)
{
    char question[256];
    *count = walks->settings->num_final_random_walks;
    *steps = walks->settings->total_final_rw_steps;
    if (*count == 0) {
        *count = total / FINAL_SHARE > (uint64_t)walks->post->count ? total / FINAL_SHARE : (uint64_t)walks->post->count;
        snprintf(question, sizeof question, "%llu states to start final walks from; num_final_random_walks", (unsigned long long)total);
        ask(walks, question, count);
    }
    if (*steps == 0) {
        *steps = walks->settings->total_initial_rw_steps;
        ask(walks, "steps of the final walks of each rank together; total_final_rw_steps", steps);
    }
}

/* Each rank has its share of the walks, in proportion to where it can start, and draws the starts by lot. */
static void begin_last_walks(RankWalks *walks, uint64_t total)
{
    StateList *from = candidates(walks);
    uint64_t count, steps, left = from->count - from->head;
    ask_for_last_walks(walks, total, &count, &steps);
    uint64_t share = total == 0 ? 0 : (count * left + total - 1) / total;
    walks->starts.head = walks->starts.count = 0;
    for (; share > 0 && left > 0; share--, left--) {
        uint32_t at = from->head + random_below(&walks->lot, (uint32_t)left);
        state_list_add(&walks->starts, from->states[at], UINT64_MAX);
        from->states[at] = from->states[from->head + left - 1];
    }
    share_steps(walks, steps);
}

/* --- the end of a phase ------------------------------------------------------------------------------------------------- */

static void remark(RankWalks *walks, const uint64_t *sums)
{
    SearchFigures *figures = &walks->context->figures;
    int length = snprintf(figures->remark, sizeof figures->remark, "random walks, the longest of rank 0 of %u steps", walks->longest);
    if (walks->bounded)
        length += snprintf(figures->remark + length, sizeof figures->remark - (size_t)length, "; %llu bounded searches met %llu states",
                           (unsigned long long)sums[BOUNDED_SEARCHES], (unsigned long long)sums[BOUNDED_STATES]);
    if (!walks->settings->send_rw && walks->post->count > 1)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length, "; states that several ranks have met are counted in each of them");
    else if (walks->settings->send_rw_interval > 1)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length, "; of the states met, one in %u was counted",
                 walks->settings->send_rw_interval);
}

static SearchStatus end_search(RankWalks *walks, const uint64_t *sums)
{
    SearchFigures *figures = &walks->context->figures;
    remark(walks, sums);
    if (sums[FOUND] > 0)
        return SEARCH_VIOLATION;
    if (sums[STOPPED] > 0) {
        post_first_text(walks->post, walks->reason != NULL ? walks->reason : "", figures->stopped_by, sizeof figures->stopped_by);
        return SEARCH_STOPPED;
    }
    figures->sampled_by = "random walks see a part only";
    return SEARCH_GAVE_UP;
}

static void begin_phase(RankWalks *walks, const uint64_t *sums)
{
    walks->is_ending = false;
    walks->phase++;
    if (walks->phase == WALK_WALKS)
        share_steps(walks, walks->settings->total_initial_rw_steps);
    else
        begin_last_walks(walks, sums[CANDIDATES]);
    exchange_begin_phase(walks->exchange);
}

static SearchStatus end_phase_together(RankWalks *walks)
{
    SearchFigures *figures = &walks->context->figures;
    const StateList *list = candidates(walks);
    uint64_t sums[NUMBERS] = {[VISITED] = walks->visited.count, [STOPPED] = walks->reason != NULL, [FOUND] = walks->is_found,
                              [CANDIDATES] = list->count - list->head, [DEPTH_CUT] = figures->depth_cut, [BOUNDED_STATES] = walks->bounded_bfs.states,
                              [BOUNDED_SEARCHES] = walks->bounded_searches};
    if (!exchange_ended(walks->exchange, sums, NUMBERS))
        return SEARCH_GOES_ON;
    figures->states = sums[VISITED];
    if (sums[STOPPED] > 0 || sums[FOUND] > 0 || walks->phase == WALK_ENDS || (walks->phase == WALK_WALKS && !walks->ends))
        return end_search(walks, sums);
    begin_phase(walks, sums);
    return SEARCH_GOES_ON;
}

static SearchStatus step(void *self)
{
    RankWalks *walks = self;
    if (walks->is_ending)
        return end_phase_together(walks);
    work(walks);
    return SEARCH_GOES_ON;
}

static void stop(void *self, const char *reason)
{
    RankWalks *walks = self;
    if (walks->reason == NULL)
        walks->reason = reason;
}

/* The error of the first rank that has one. */
static ChainPoint choose_error(RankWalks *walks)
{
    uint64_t mine[2] = {walks->has_error, walks->error}, *all = memory_allocate((size_t)walks->post->count * sizeof mine);
    ChainPoint error = {-1, 0};
    post_gather(walks->post, mine, 2, all);
    for (int rank = walks->post->count - 1; rank >= 0; rank--)
        if (all[2 * rank] != 0)
            error = (ChainPoint){rank, all[2 * rank + 1]};
    free(all);
    return error;
}

static void finish(void *self)
{
    RankWalks *walks = self;
    SearchFigures *figures = &walks->context->figures;
    figures->transitions += walks->bounded_bfs.transitions;
    figures->own_states = walks->visited.count;
    ChainPoint error = choose_error(walks);
    figures->error_rank = error.rank;
    if (error.rank >= 0)
        figures->error = chain_rebuild(walks->context, error, origins_piece, &walks->origins);
    exchange_destroy(walks->exchange);
    origins_destroy(&walks->origins);
    hash_map_free(&walks->visited);
    sent_cache_destroy(&walks->sent);
    bounded_destroy(&walks->bounded_bfs);
    free(walks->starts.states);
    free(walks->queue.states);
    free(walks->frontier.states);
    free(walks);
}

static void *start_walks(SearchContext *context) { return start(context, false, false, false); }
static void *start_walks_bfs(SearchContext *context) { return start(context, true, true, false); }
static void *start_walks_bfs_walks(SearchContext *context) { return start(context, true, true, true); }
static void *start_walks_walks(SearchContext *context) { return start(context, true, false, true); }

const Search walks_search = {
    .name = "walks", .summary = "a random walk in each process (--ranks N); never complete", .options = walks_options,
    .needs_entry = true, .is_sample = true, .is_distributed = true, .start = start_walks, .step = step, .stop = stop, .finish = finish,
};
const Search walks_bfs_search = {
    .name = "walks-bfs", .summary = "random walks, and bounded breadth-first searches from states that they met; never complete", .options = walks_bfs_options,
    .needs_entry = true, .is_sample = true, .is_distributed = true, .start = start_walks_bfs, .step = step, .stop = stop, .finish = finish,
};
const Search walks_bfs_walks_search = {
    .name = "walks-bfs-walks", .summary = "the same, and then random walks from the last states of these searches; never complete",
    .options = walks_bfs_walks_options, .needs_entry = true, .is_sample = true, .is_distributed = true, .start = start_walks_bfs_walks, .step = step,
    .stop = stop, .finish = finish,
};
const Search walks_walks_search = {
    .name = "walks-walks", .summary = "random walks, and then random walks from states that they met; never complete", .options = walks_walks_options,
    .needs_entry = true, .is_sample = true, .is_distributed = true, .start = start_walks_walks, .step = step, .stop = stop, .finish = finish,
};
