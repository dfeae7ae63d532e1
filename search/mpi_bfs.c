/* Breadth-first search by several processes, level by level.  Each state belongs to the rank that its hash names, as in Parallel Murphi (Stern and
 * Dill): that one keeps it and expands it, and what belongs to others is told to them.
 *
 * The states that a rank keeps have dense numbers in the order of discovery, so that its queue is the numbers themselves; a state that it does not
 * own is looked at, told and left again, and gets no number.  The links hold, in place of choices, the rank that found a state, and its number of
 * the parent.
 *
 *   record:  2 * (number of the parent - that of the record before) + 1 if the state is wrong, then the state */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/chain.h"
#include "search/exchange.h"
#include "search/owner.h"
#include "search/sent_cache.h"
#include "search/shared_space.h"
#include "vm/portable_format.h"

enum { CACHE_BITS = 20, STEPS_BETWEEN_POLLS = 16 };

/* What is added up at the end of a level. */
enum { OWNED, WAITING, STOPPED, FOUND, DEPTH_CUT, VIOLATIONS, NUMBERS };

typedef struct MpiBfs {
    SearchContext *context;
    SharedSpace   *space;
    Post          *post;
    Exchange      *exchange;
    SentCache      sent;
    StateNumber   *last_parent;         /* by rank: of the last record told */
    StateNumber    present;             /* where the space is */
    StateNumber    next, level_end;     /* to be expanded; first state of the next level */
    StateNumber    known;               /* states with a number here */
    uint64_t       owned;               /* of them; all but perhaps the first */
    uint64_t       total;               /* owned by all ranks when the level began */
    uint64_t       owned_before;        /* the same of this one */
    uint32_t       depth;
    uint32_t       error_depth;
    bool           is_ending;           /* the level: all is expanded and told */
    bool           is_found;            /* an error that ends the search */
    const char    *reason;              /* to stop; NULL: none of this rank's */
    Error          damage, trouble;     /* what came is no state; why to stop, which must outlive its cause */
    uint32_t       steps;
} MpiBfs;

static void receive(void *self, int from, Reader *records);

static void *start(SearchContext *context)
{
    MpiBfs *bfs = memory_allocate(sizeof *bfs);
    *bfs = (MpiBfs){.context = context, .space = context->shared, .post = context->post, .known = 1, .level_end = 1, .total = 1};
    bfs->exchange = exchange_create(bfs->post, receive, bfs);
    sent_cache_create(&bfs->sent, CACHE_BITS);
    bfs->last_parent = memory_allocate((size_t)bfs->post->count * sizeof *bfs->last_parent);
    bfs->space->enter(bfs->space, 0);
    bfs->owned = bfs->owned_before = owner_of(bfs->space->hash(bfs->space), bfs->post->count) == bfs->post->rank;
    bfs->next = bfs->owned ? 0 : 1;
    return bfs;
}

static int go_to(MpiBfs *bfs, StateNumber state)
{
    bfs->present = state;
    return bfs->space->enter(bfs->space, state);
}

/* --- states that belong to this rank ------------------------------------------------------------------------------------ */

/* The present state is wrong. */
static void meet(MpiBfs *bfs, StateNumber state)
{
    if (bfs->context->figures.violations == 0)
        bfs->error_depth = bfs->depth + 1, bfs->context->figures.error = state;
    StateNumber first = bfs->context->figures.error;
    if (search_met(bfs->context, state))
        bfs->is_found = true;
    bfs->context->figures.error = first;
}

static void keep(MpiBfs *bfs, StateNumber state, StateNumber parent, int rank)
{
    links_set(bfs->context->links, state, parent, rank);
    bfs->known++;
    bfs->owned++;
    bfs->context->figures.states = bfs->total + (bfs->owned - bfs->owned_before) * (uint64_t)bfs->post->count;
}

static void keep_own(MpiBfs *bfs, StateNumber parent)
{
    bool is_new;
    StateNumber state = bfs->present = bfs->space->commit(bfs->space, &is_new);
    bfs->context->figures.revisited += !is_new;
    if (!is_new)
        return;
    keep(bfs, state, parent, bfs->post->rank);
    if (bfs->space->is_violation(bfs->space))
        meet(bfs, state);
}

static void meet_received(MpiBfs *bfs, StateNumber state)
{
    StateNumber back = bfs->present;
    go_to(bfs, state);
    meet(bfs, state);
    go_to(bfs, back);
}

static void receive(void *self, int from, Reader *records)
{
    MpiBfs *bfs = self;
    StateNumber parent = 0;
    while (records->position < records->length && bfs->damage.text[0] == '\0') {
        uint64_t head = get_number(records);
        StateNumber state;
        bool is_new;
        parent += (StateNumber)(head >> 1);
        if (!bfs->space->read(bfs->space, from, records, &state, &is_new, &bfs->damage)) {
            bfs->reason = bfs->damage.text;
            return;
        }
        bfs->context->figures.revisited += !is_new;
        if (!is_new)
            continue;
        keep(bfs, state, parent, from);
        if (head & 1)
            meet_received(bfs, state);
    }
}

/* --- expanding ---------------------------------------------------------------------------------------------------------- */

/* Parents come in growing numbers, so the difference to the one before in the batch is small. */
static void tell(MpiBfs *bfs, int owner, StateNumber parent, bool is_wrong)
{
    bool is_first;
    Bytes *batch = exchange_batch(bfs->exchange, owner, &is_first);
    StateNumber before = is_first ? 0 : bfs->last_parent[owner];
    bfs->last_parent[owner] = parent;
    put_number(batch, 2 * (uint64_t)(parent - before) + is_wrong);
    bfs->space->write(bfs->space, owner, batch);
    bfs->space->retreat(bfs->space);
    exchange_put(bfs->exchange, owner);
}

static void take(MpiBfs *bfs, StateNumber state, CanonHash hash)
{
    int owner = owner_of(hash, bfs->post->count);
    bfs->context->figures.transitions++;
    if (owner == bfs->post->rank)
        keep_own(bfs, state);
    else if (sent_cache_meets(&bfs->sent, hash)) {
        bfs->context->figures.revisited++;
        bfs->space->retreat(bfs->space);
    } else
        tell(bfs, owner, state, bfs->space->is_violation(bfs->space));
}

static void expand(MpiBfs *bfs, StateNumber state)
{
    SearchFigures *figures = &bfs->context->figures;
    int count = go_to(bfs, state);
    figures->ignored += bfs->space->is_ignored(bfs->space);
    if (count > 0 && bfs->depth >= bfs->context->max_depth) {
        figures->depth_cut = true;
        return;
    }
    for (int choice = 0; choice < count && !bfs->is_found; choice++) {
        CanonHash hash;
        if (bfs->present != state)
            go_to(bfs, state);
        if (!bfs->space->look(bfs->space, choice, &hash))
            return;
        take(bfs, state, hash);
    }
}

static void expand_next(MpiBfs *bfs)
{
    if (bfs->is_found || bfs->reason != NULL)
        exchange_stop(bfs->exchange);
    if (++bfs->steps % STEPS_BETWEEN_POLLS == 0)
        exchange_poll(bfs->exchange);
    if (bfs->next < bfs->level_end && !exchange_is_stopping(bfs->exchange)) {
        expand(bfs, bfs->next++);
        return;
    }
    exchange_flush(bfs->exchange);
    bfs->is_ending = true;
}

/* --- the end of a level ------------------------------------------------------------------------------------------------- */

static void begin_level(MpiBfs *bfs)
{
    SearchFigures *figures = &bfs->context->figures;
    bfs->level_end = bfs->known;
    bfs->owned_before = bfs->owned;
    bfs->is_ending = false;
    figures->states = bfs->total;
    figures->max_depth = ++bfs->depth;
    if (bfs->level_end - bfs->next > figures->queue_max)
        figures->queue_max = bfs->level_end - bfs->next;
    exchange_begin_phase(bfs->exchange);
}

static SearchStatus stop_together(MpiBfs *bfs, const uint64_t *sums)
{
    SearchFigures *figures = &bfs->context->figures;
    if (sums[FOUND] > 0) {
        figures->max_depth = bfs->depth + 1;
        return SEARCH_VIOLATION;
    }
    post_first_text(bfs->post, bfs->reason != NULL ? bfs->reason : "", figures->stopped_by, sizeof figures->stopped_by);
    return SEARCH_STOPPED;
}

static SearchStatus end_level(MpiBfs *bfs)
{
    SearchFigures *figures = &bfs->context->figures;
    uint64_t sums[NUMBERS] = {[OWNED] = bfs->owned, [WAITING] = bfs->known - bfs->next, [STOPPED] = bfs->reason != NULL, [FOUND] = bfs->is_found,
                              [DEPTH_CUT] = figures->depth_cut, [VIOLATIONS] = figures->violations};
    if (!exchange_ended(bfs->exchange, sums, NUMBERS))
        return SEARCH_GOES_ON;
    bfs->total = figures->states = sums[OWNED];
    if (sums[STOPPED] > 0 || sums[FOUND] > 0)
        return stop_together(bfs, sums);
    if (sums[WAITING] == 0)
        return sums[DEPTH_CUT] > 0 ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
    begin_level(bfs);
    return SEARCH_GOES_ON;
}

static SearchStatus step(void *self)
{
    MpiBfs *bfs = self;
    if (bfs->is_ending)
        return end_level(bfs);
    expand_next(bfs);
    return SEARCH_GOES_ON;
}

static void stop(void *self, const char *reason)
{
    MpiBfs *bfs = self;
    if (bfs->reason != NULL)
        return;
    error_set(&bfs->trouble, "%s", reason);
    bfs->reason = bfs->trouble.text;
}

/* --- the way to an error ------------------------------------------------------------------------------------------------ */

static ChainPoint piece(void *self, uint64_t name, ChainHashes *chain)
{
    MpiBfs *bfs = self;
    const Links *links = bfs->context->links;
    StateNumber state = (StateNumber)name;
    while (links->parent[state] != NO_STATE) {
        go_to(bfs, state);
        chain_add(chain, bfs->space->hash(bfs->space));
        if (links->choice[state] != bfs->post->rank)
            return (ChainPoint){links->choice[state], links->parent[state]};
        state = links->parent[state];
    }
    return (ChainPoint){-1, 0};
}

/* Of the first errors of all ranks the least deep one; {-1}: there is none. */
static ChainPoint choose_error(MpiBfs *bfs)
{
    const SearchFigures *figures = &bfs->context->figures;
    uint64_t mine[3] = {figures->violations, bfs->error_depth, figures->error}, *all = memory_allocate((size_t)bfs->post->count * sizeof mine);
    post_gather(bfs->post, mine, 3, all);
    int best = -1;
    for (int rank = 0; rank < bfs->post->count; rank++)
        if (all[3 * rank] > 0 && (best < 0 || all[3 * rank + 1] < all[3 * best + 1]))
            best = rank;
    ChainPoint error = {best, best < 0 ? 0 : all[3 * best + 2]};
    free(all);
    return error;
}

static void finish(void *self)
{
    MpiBfs *bfs = self;
    ChainPoint error = choose_error(bfs);
    bfs->context->figures.error_rank = error.rank;
    if (error.rank >= 0)
        bfs->context->figures.error = chain_rebuild(bfs->context, error, piece, bfs);
    bfs->context->figures.own_states = bfs->owned;
    exchange_destroy(bfs->exchange);
    sent_cache_destroy(&bfs->sent);
    free(bfs->last_parent);
    free(bfs);
}

const Search mpi_bfs_search = {
    .name = "mpi-bfs", .summary = "breadth first by several processes (--ranks N), each with a share of the states: a shortest counterexample",
    .needs_entry = true, .is_distributed = true, .start = start, .step = step, .stop = stop, .finish = finish,
};
