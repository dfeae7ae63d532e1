/* The phases of the searches by walks of several processes: how they begin, work and end in all ranks
 * together. */
#include "search/ranks/rank_walks.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"

enum { CACHE_BITS = 16, STEPS_BETWEEN_POLLS = 32, FINAL_SHARE = 10 };

/* What is added up at the end of a phase. */
enum { VISITED, STOPPED, FOUND, CANDIDATES, DEPTH_CUT, BOUNDED_STATES, BOUNDED_SEARCHES, NUMBERS };

/* --- phases --- */

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
    Transport *transport = context->distribution->transport;
    *walks = (RankWalks){.context = context,
                         .distribution = context->distribution,
                         .space = context->distribution->space,
                         .transport = transport,
                         .settings =
                             context->settings.own != NULL ? context->settings.own : &walk_settings_default,
                         .spreads = spreads,
                         .bounded = bounded,
                         .ends = ends,
                         .lot = {context->settings.seed + (uint64_t)transport->rank},
                         .phase = WALK_SPREADS};
    walks->exchange = exchange_create(walks->transport, rank_walks_receive, walks);
    origins_create(&walks->origins, walks->space, walks->transport->rank, context->settings.seed);
    sent_cache_create(&walks->sent, CACHE_BITS);
    bounded_create(&walks->bounded_bfs, walks->space, rank_walks_visit_bounded, walks);
    walks->space->enter(walks->space, 0);
    if (spreads && walks->transport->rank == 0) {
        rank_walks_count(walks, walks->space->hash(walks->space));
        rank_walks_search_from(walks, 0, walks->settings->init_bfs_depth);
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
    bool is_mine = walks->spreads && walks->transport->rank == 0;
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
    else if (!rank_walks_go_on(walks))
        end_phase(walks);
}

/* --- the last walks --- */

/* Heuristic 3 starts from the frontier of the bounded searches, heuristic 4 from the queue. */
static StateList *candidates(RankWalks *walks) { return walks->bounded ? &walks->frontier : &walks->queue; }

/* Rank 0 asks, the others hear. */
static void ask(RankWalks *walks, const char *question, uint64_t *answer)
{
    Distribution *distribution = walks->distribution;
    if (walks->transport->rank == 0 && distribution->ask != NULL)
        distribution->ask(distribution->observer, question, walks->settings->ask, answer);
    transport_broadcast(walks->transport, 0, answer, 1);
}

static void ask_for_last_walks(RankWalks *walks, uint64_t total, uint64_t *count, uint64_t *steps)
{
    char question[256];
    *count = walks->settings->num_final_random_walks;
    *steps = walks->settings->total_final_rw_steps;
    if (*count == 0) {
        *count = total / FINAL_SHARE > (uint64_t)walks->transport->count ? total / FINAL_SHARE
                                                                         : (uint64_t)walks->transport->count;
        snprintf(question, sizeof question, "%llu states to start final walks from; num_final_random_walks",
                 (unsigned long long)total);
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
    count = count < total ? count : total; /* one from each state at most */
    uint64_t share = total == 0 ? 0 : (count * left + total - 1) / total;
    walks->starts.head = walks->starts.count = 0;
    for (; share > 0 && left > 0; share--, left--) {
        uint32_t at = from->head + random_below(&walks->lot, (uint32_t)left);
        state_list_add(&walks->starts, from->states[at], UINT64_MAX);
        from->states[at] = from->states[from->head + left - 1];
    }
    share_steps(walks, steps);
}

/* --- the end of a phase --- */

static void remark(RankWalks *walks, const uint64_t *sums)
{
    SearchFigures *figures = &walks->context->figures;
    int length = snprintf(figures->remark, sizeof figures->remark,
                          "random walks, the longest of rank 0 of %u steps", walks->longest);
    if (walks->bounded)
        length +=
            snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                     "; %llu bounded searches met %llu states", (unsigned long long)sums[BOUNDED_SEARCHES],
                     (unsigned long long)sums[BOUNDED_STATES]);
    if (!walks->settings->send_rw && walks->transport->count > 1)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                 "; states that several ranks have met are counted in each of them");
    else if (walks->settings->send_rw_interval > 1)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                 "; of the states met, one in %u was counted", walks->settings->send_rw_interval);
}

static SearchStatus end_search(RankWalks *walks, const uint64_t *sums)
{
    SearchFigures *figures = &walks->context->figures;
    remark(walks, sums);
    if (sums[FOUND] > 0)
        return SEARCH_VIOLATION;
    if (sums[STOPPED] > 0) {
        Distribution *distribution = walks->distribution;
        transport_first_text(walks->transport, walks->reason != NULL ? walks->reason : "",
                             distribution->stopped_by, sizeof distribution->stopped_by);
        figures->stopped_by = distribution->stopped_by;
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
    uint64_t sums[NUMBERS] = {[VISITED] = walks->visited.count,
                              [STOPPED] = walks->reason != NULL,
                              [FOUND] = walks->is_found,
                              [CANDIDATES] = list->count - list->head,
                              [DEPTH_CUT] = figures->depth_cut,
                              [BOUNDED_STATES] = walks->bounded_bfs.states,
                              [BOUNDED_SEARCHES] = walks->bounded_searches};
    if (!exchange_ended(walks->exchange, sums, NUMBERS))
        return SEARCH_GOES_ON;
    assert(sums[VISITED] >= walks->visited.count && sums[FOUND] >= walks->is_found);
    figures->states = sums[VISITED];
    if (sums[STOPPED] > 0 || sums[FOUND] > 0 || walks->phase == WALK_ENDS
        || (walks->phase == WALK_WALKS && !walks->ends))
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
    if (walks->reason != NULL)
        return;
    error_set(&walks->trouble, "%s", reason);
    walks->reason = walks->trouble.text;
}

/* The error of the first rank that has one. */
static ChainPoint choose_error(RankWalks *walks)
{
    uint64_t mine[2] = {walks->has_error, walks->error},
             *all = memory_allocate((size_t)walks->transport->count * sizeof mine);
    ChainPoint error = {-1, 0};
    transport_gather(walks->transport, mine, 2, all);
    for (int rank = walks->transport->count - 1; rank >= 0; rank--)
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
    walks->distribution->own_states = walks->visited.count;
    ChainPoint error = choose_error(walks);
    walks->distribution->error_rank = error.rank;
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
    .name = "walks",
    .summary = "a random walk in each process (--ranks N); never complete",
    .options = walks_options,
    .read_settings = walk_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .is_distributed = true,
    .start = start_walks,
    .step = step,
    .stop = stop,
    .finish = finish,
};
const Search walks_bfs_search = {
    .name = "walks-bfs",
    .summary = "random walks, and bounded breadth-first searches from states that they met; never complete",
    .options = walks_bfs_options,
    .read_settings = walk_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .is_distributed = true,
    .start = start_walks_bfs,
    .step = step,
    .stop = stop,
    .finish = finish,
};
const Search walks_bfs_walks_search = {
    .name = "walks-bfs-walks",
    .summary = "the same, and then random walks from the last states of these searches; never complete",
    .options = walks_bfs_walks_options,
    .read_settings = walk_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .is_distributed = true,
    .start = start_walks_bfs_walks,
    .step = step,
    .stop = stop,
    .finish = finish,
};
const Search walks_walks_search = {
    .name = "walks-walks",
    .summary = "random walks, and then random walks from states that they met; never complete",
    .options = walks_walks_options,
    .read_settings = walk_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .is_distributed = true,
    .start = start_walks_walks,
    .step = step,
    .stop = stop,
    .finish = finish,
};
