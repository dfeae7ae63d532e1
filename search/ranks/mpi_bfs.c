/* Breadth-first search by several processes, level by level.  Each state belongs to the rank that its hash
 * names, as in Parallel Murphi (Stern and Dill): that one keeps it and expands it, and what belongs to others
 * is told to them.
 *
 * The states that a rank keeps have dense numbers in the order of discovery, so that its queue is the numbers
 * themselves; a state that it does not own is looked at, told and left again, and gets no number.  The links
 * hold, in place of choices, the rank that found a state, and its number of the parent.
 *
 *   record:  2 * (number of the parent - that of the record before) + 1 if the state is wrong, then the
 *            choice if checkpoints are wanted, then the
 *            state */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/varint.h"
#include "search/ranks/chain.h"
#include "search/ranks/mpi_bfs.h"
#include "search/ranks/owner.h"

/* The cache of what was sent has a place for every fourth state: few enough not to drive out of the
 * processor's cache what is needed more. */
enum {
    CACHE_BITS = 18,
    STATES_PER_PLACE = 4,
    PLACES_MAX = 1 << 24,
    STEPS_BETWEEN_POLLS = 16,
    STEPS_BETWEEN_LOOKS = 256
};

/* What is added up at the end of a level. */
enum { OWNED, WAITING, LEFT, STOPPED, FOUND, DUE, SPOILT, DEPTH_CUT, VIOLATIONS, NUMBERS };

static void receive(void *self, int from, Reader *records);

static void finish_alone(MpiBfs *bfs);

static void *start(SearchContext *context)
{
    MpiBfs *bfs = memory_allocate(sizeof *bfs);
    *bfs = (MpiBfs){.context = context,
                    .distribution = context->distribution,
                    .space = context->distribution->space,
                    .transport = context->distribution->transport,
                    .known = 1,
                    .level_end = 1,
                    .total = 1};
    bfs->exchange = exchange_create(bfs->transport, receive, bfs);
    sent_cache_create(&bfs->sent, CACHE_BITS);
    bfs->last_parent = memory_allocate((size_t)bfs->transport->count * sizeof *bfs->last_parent);
    bfs->space->enter(bfs->space, 0);
    bfs->owned = bfs->owned_before =
        owner_of(bfs->space->hash(bfs->space), bfs->transport->count) == bfs->transport->rank;
    bfs->next = bfs->owned ? 0 : 1;
    bfs->saving = (MpiSaving){.checkpoint = context->checkpoint, .started = clock_seconds()};
    if (context->checkpoint == NULL || context->checkpoint->source == NULL || mpi_resume(bfs))
        return bfs;
    finish_alone(bfs);
    return NULL;
}

int mpi_bfs_go_to(MpiBfs *bfs, StateNumber state)
{
    bfs->present = state;
    return bfs->space->enter(bfs->space, state);
}

/* --- states that belong to this rank --- */

/* The present state is wrong. */
void mpi_bfs_meet(MpiBfs *bfs, StateNumber state)
{
    if (bfs->context->figures.violations == 0)
        bfs->error_depth = bfs->depth + 1, bfs->context->figures.error = state;
    StateNumber first = bfs->context->figures.error;
    if (search_report_violation(bfs->context, state))
        bfs->is_found = true;
    bfs->context->figures.error = first;
}

void mpi_bfs_keep(MpiBfs *bfs, StateNumber state, StateNumber parent, int rank, int choice)
{
    assert(state == bfs->known && "numbers are given in the order of discovery");
    assert(rank != bfs->transport->rank || parent < state);
    links_set(bfs->context->links, state, parent, rank);
    mpi_saving_note(bfs, parent, rank, choice);
    bfs->known++;
    bfs->owned++;
    assert(bfs->owned <= bfs->known && bfs->owned + 1 >= bfs->known
           && "a rank keeps what it owns, and state 0");
    bfs->context->figures.states =
        bfs->total + (bfs->owned - bfs->owned_before) * (uint64_t)bfs->transport->count;
}

static void keep_own(MpiBfs *bfs, StateNumber parent, int choice)
{
    bool is_new;
    StateNumber state = bfs->present = bfs->space->commit(bfs->space, &is_new);
    bfs->context->figures.revisited += !is_new;
    if (!is_new)
        return;
    mpi_bfs_keep(bfs, state, parent, bfs->transport->rank, choice);
    if (bfs->space->is_violation(bfs->space))
        mpi_bfs_meet(bfs, state);
}

/* Whoever expands a state meanwhile goes back to it. */
static void meet_received(MpiBfs *bfs, StateNumber state)
{
    mpi_bfs_go_to(bfs, state);
    mpi_bfs_meet(bfs, state);
}

static void receive(void *self, int from, Reader *records)
{
    MpiBfs *bfs = self;
    StateNumber parent = 0;
    if (bfs->mode != MPI_SEARCHES) {
        mpi_resume_receive(bfs, from, records);
        return;
    }
    while (records->position < records->length && bfs->damage.text[0] == '\0') {
        uint64_t head = get_number(records);
        StateNumber state;
        bool is_new;
        parent += (StateNumber)(head >> 1);
        int choice = bfs->saving.checkpoint != NULL ? (int)get_number(records) : 0;
        if (!bfs->space->read(bfs->space, from, records, &state, &is_new, &bfs->damage)) {
            bfs->reason = bfs->damage.text;
            bfs->is_spoilt = true;
            return;
        }
        bfs->context->figures.revisited += !is_new;
        if (!is_new)
            continue;
        mpi_bfs_keep(bfs, state, parent, from, choice);
        if (head & 1)
            meet_received(bfs, state);
    }
}

/* --- expanding --- */

/* Parents come in growing numbers, so the difference to the one before in the batch is small. */
static void tell(MpiBfs *bfs, int owner, StateNumber parent, int choice, bool is_wrong)
{
    bool is_first;
    Bytes *batch = exchange_batch(bfs->exchange, owner, &is_first);
    StateNumber before = is_first ? 0 : bfs->last_parent[owner];
    bfs->last_parent[owner] = parent;
    put_number(batch, 2 * (uint64_t)(parent - before) + is_wrong);
    if (bfs->saving.checkpoint != NULL)
        put_number(batch, (uint64_t)choice);
    bfs->space->write(bfs->space, owner, batch);
    bfs->space->retreat(bfs->space);
    exchange_put(bfs->exchange, owner);
}

static void take(MpiBfs *bfs, StateNumber state, int choice, CanonicalHash hash)
{
    int owner = owner_of(hash, bfs->transport->count);
    bfs->context->figures.transitions++;
    if (owner == bfs->transport->rank)
        keep_own(bfs, state, choice);
    else if (sent_cache_meets(&bfs->sent, hash)) {
        bfs->context->figures.revisited++;
        bfs->space->retreat(bfs->space);
    } else
        tell(bfs, owner, state, choice, bfs->space->is_violation(bfs->space));
}

static void expand(MpiBfs *bfs, StateNumber state)
{
    SearchFigures *figures = &bfs->context->figures;
    int count = mpi_bfs_go_to(bfs, state);
    bfs->distribution->ignored += bfs->space->is_ignored(bfs->space);
    if (count > 0 && bfs->depth >= bfs->context->max_depth) {
        figures->depth_cut = true;
        return;
    }
    for (int choice = 0; choice < count && !bfs->is_found; choice++) {
        CanonicalHash hash;
        if (bfs->present != state)
            mpi_bfs_go_to(bfs, state);
        if (!bfs->space->look(bfs->space, choice, &hash)) {
            bfs->space->retreat(bfs->space); /* others may be expanded until the run loop stops the search */
            bfs->is_spoilt = true;
            return;
        }
        take(bfs, state, choice, hash);
    }
}

static void expand_next(MpiBfs *bfs)
{
    if (bfs->is_found || bfs->reason != NULL
        || (bfs->steps % STEPS_BETWEEN_LOOKS == 0 && mpi_saving_is_due(bfs)))
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

/* --- the end of a level --- */

static void begin_level(MpiBfs *bfs)
{
    SearchFigures *figures = &bfs->context->figures;
    assert(bfs->next == bfs->level_end && "the level is expanded");
    mpi_saving_note_level(bfs);
    bfs->level_end = bfs->known;
    bfs->owned_before = bfs->owned;
    bfs->is_ending = false;
    figures->states = bfs->total;
    figures->max_depth = ++bfs->depth;
    while (bfs->owned / STATES_PER_PLACE > sent_cache_places(&bfs->sent)
           && sent_cache_places(&bfs->sent) < PLACES_MAX)
        sent_cache_grow(&bfs->sent);
    if (bfs->level_end - bfs->next > figures->queue_max)
        figures->queue_max = bfs->level_end - bfs->next;
    exchange_begin_phase(bfs->exchange);
}

/* It was interrupted for a checkpoint. */
static void go_on_with_level(MpiBfs *bfs)
{
    bfs->is_ending = false;
    bfs->owned_before = bfs->owned;
    exchange_begin_phase(bfs->exchange);
}

static SearchStatus stop_together(MpiBfs *bfs, const uint64_t *sums)
{
    SearchFigures *figures = &bfs->context->figures;
    if (sums[FOUND] > 0) {
        figures->max_depth = bfs->depth + 1;
        return SEARCH_VIOLATION;
    }
    transport_first_text(bfs->transport, bfs->reason != NULL ? bfs->reason : "",
                         bfs->distribution->stopped_by, sizeof bfs->distribution->stopped_by);
    figures->stopped_by = bfs->distribution->stopped_by;
    return SEARCH_STOPPED;
}

static SearchStatus end_level(MpiBfs *bfs)
{
    SearchFigures *figures = &bfs->context->figures;
    uint64_t sums[NUMBERS] = {[OWNED] = bfs->owned,
                              [WAITING] = bfs->known - bfs->next,
                              [LEFT] = bfs->level_end - bfs->next,
                              [DUE] = mpi_saving_is_due(bfs),
                              [SPOILT] = bfs->is_spoilt,
                              [STOPPED] = bfs->reason != NULL,
                              [FOUND] = bfs->is_found,
                              [DEPTH_CUT] = figures->depth_cut,
                              [VIOLATIONS] = figures->violations};
    if (!exchange_ended(bfs->exchange, sums, NUMBERS))
        return SEARCH_GOES_ON;
    bfs->total = figures->states = sums[OWNED];
    if (bfs->saving.checkpoint != NULL && sums[FOUND] == 0 && sums[SPOILT] == 0
        && (sums[STOPPED] > 0 || sums[DUE] > 0))
        mpi_saving_write(bfs);
    if (sums[STOPPED] > 0 || sums[FOUND] > 0)
        return stop_together(bfs, sums);
    if (sums[WAITING] == 0)
        return sums[DEPTH_CUT] > 0 ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
    exchange_go_on(bfs->exchange);
    if (sums[LEFT] > 0)
        go_on_with_level(bfs);
    else
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

/* --- the way to an error --- */

static ChainPoint piece(void *self, uint64_t name, ChainHashes *chain)
{
    MpiBfs *bfs = self;
    const Links *links = bfs->context->links;
    StateNumber state = (StateNumber)name;
    while (links->parent[state] != NO_STATE) {
        mpi_bfs_go_to(bfs, state);
        chain_add(chain, bfs->space->hash(bfs->space));
        if (links->choice[state] != bfs->transport->rank)
            return (ChainPoint){links->choice[state], links->parent[state]};
        state = links->parent[state];
    }
    return (ChainPoint){-1, 0};
}

/* Of the first errors of all ranks the least deep one; {-1}: there is none. */
static ChainPoint choose_error(MpiBfs *bfs)
{
    const SearchFigures *figures = &bfs->context->figures;
    uint64_t mine[3] = {figures->violations, bfs->error_depth, figures->error},
             *all = memory_allocate((size_t)bfs->transport->count * sizeof mine);
    transport_gather(bfs->transport, mine, 3, all);
    int best = -1;
    for (int rank = 0; rank < bfs->transport->count; rank++)
        if (all[3 * rank] > 0 && (best < 0 || all[3 * rank + 1] < all[3 * best + 1]))
            best = rank;
    ChainPoint error = {best, best < 0 ? 0 : all[3 * best + 2]};
    free(all);
    return error;
}

static void finish_alone(MpiBfs *bfs)
{
    mpi_saving_free(bfs);
    exchange_destroy(bfs->exchange);
    sent_cache_destroy(&bfs->sent);
    free(bfs->last_parent);
    free(bfs);
}

static void finish(void *self)
{
    MpiBfs *bfs = self;
    ChainPoint error = choose_error(bfs);
    bfs->distribution->error_rank = error.rank;
    if (error.rank >= 0)
        bfs->context->figures.error = chain_rebuild(bfs->context, error, piece, bfs);
    bfs->distribution->own_states = bfs->owned;
    finish_alone(bfs);
}

const Search mpi_bfs_search = {
    .name = "mpi-bfs",
    .summary =
        "breadth first by several processes (--ranks N), each with a share of the states: a shortest counterexample",
    .needs_entry = true,
    .is_distributed = true,
    .saves_itself = true,
    .start = start,
    .step = step,
    .stop = stop,
    .finish = finish,
};
