/* Rebuilds the states of a checkpoint, level by level, by all ranks together.
 *
 * Level by level, each rank asks the others to take the steps that lead from their states to its own ("asks":
 * number of the state, choice), and they answer with the states, as in the search.  It takes them in the
 * order of its numbers, its own steps in between, so that each gets the number that it had.  So whatever the
 * files say, what comes out are states that the program has; a tree that does not fit is refused. */
#include "search/ranks/mpi_resume.h"

#include <stdlib.h>

#include "base/memory.h"
#include "base/varint.h"
#include "search/ranks/owner.h"

enum { STEPS_BETWEEN_LOOKS = 256 };

bool mpi_does_not_fit(Resume *resume, const char *why)
{
    if (resume->error.text[0] == '\0')
        error_set(&resume->error, "the checkpoint does not fit the program: %s", why);
    return false;
}

/* Is a limit reached?  Then this rank takes no more steps, and the others hear of it at the end of the phase.
 */
static bool is_stopped(Resume *resume)
{
    const Checkpoint *checkpoint = resume->bfs->saving.checkpoint;
    if (resume->stopped == NULL && resume->taken++ % STEPS_BETWEEN_LOOKS == 0 && checkpoint->limit != NULL)
        resume->stopped = checkpoint->limit(checkpoint->limit_context);
    return resume->stopped != NULL;
}

/* --- the tree --- */

static void add_step(Resume *resume, TreeStep step)
{
    MEMORY_ROOM_FOR(resume->steps, resume->step_capacity, resume->step_count);
    resume->steps[resume->step_count++] = step;
}

static bool read_step(Resume *resume, int rank)
{
    uint64_t difference, choice;
    if (!journal_read_packed(resume->journal, &difference) || !journal_read_packed(resume->journal, &choice)
        || choice > UINT16_MAX || difference > UINT32_MAX * (uint64_t)2)
        return mpi_does_not_fit(resume, "a state comes from nowhere");
    int64_t parent = resume->last_parent + unpack_signed(difference);
    if (parent < 0 || parent >= NO_STATE)
        return mpi_does_not_fit(resume, "a state comes from nowhere");
    resume->last_parent = (StateNumber)parent;
    add_step(resume, (TreeStep){rank, (int)choice, (StateNumber)parent});
    return ++resume->read <= resume->record.states
           || mpi_does_not_fit(resume, "it has more states than it says");
}

/* Up to the end of a level, or of all. */
static bool read_level(Resume *resume)
{
    uint64_t rank;
    resume->step_count = 0;
    resume->has_level_end = false;
    while (journal_read_packed(resume->journal, &rank)) {
        if (rank > (uint64_t)resume->bfs->transport->count)
            return mpi_does_not_fit(resume, "a state is of a rank that there is not");
        resume->has_level_end = rank == (uint64_t)resume->bfs->transport->count;
        if (resume->has_level_end)
            return true;
        if (!read_step(resume, (int)rank))
            return false;
    }
    return resume->read == resume->record.states
           || mpi_does_not_fit(resume, "it has fewer states than it says");
}

/* --- asking and answering --- */

void mpi_resume_receive(MpiBfs *bfs, int from, Reader *records)
{
    Bytes *bytes = bfs->mode == MPI_IS_ASKED ? &bfs->asked[from] : &bfs->answered[from];
    bytes_add(bytes, records->data, records->length);
}

static void clear(const MpiBfs *bfs, Bytes *list)
{
    for (int rank = 0; rank < bfs->transport->count; rank++)
        list[rank].length = 0;
}

/* What is added up at the end of a phase. */
enum { WRONG, STOPPED, WITH_END, NUMBERS };

/* false: something is wrong, or stopped, here or elsewhere.  *with_end: of how many ranks a level ends here.
 */
static bool end_phase(Resume *resume, MpiMode next, uint64_t *with_end)
{
    MpiBfs *bfs = resume->bfs;
    uint64_t sums[NUMBERS];
    exchange_flush(bfs->exchange);
    do {
        sums[WRONG] = resume->error.text[0] != '\0';
        sums[STOPPED] = resume->stopped != NULL;
        sums[WITH_END] = resume->has_level_end;
    } while (!exchange_ended(bfs->exchange, sums, NUMBERS));
    *with_end = sums[WITH_END];
    bfs->mode = next;
    exchange_begin_phase(bfs->exchange);
    return sums[WRONG] == 0 && sums[STOPPED] == 0;
}

static void ask(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    bool is_first;
    for (uint32_t i = 0; i < resume->step_count; i++) {
        const TreeStep *step = &resume->steps[i];
        if (step->rank == bfs->transport->rank)
            continue;
        Bytes *batch = exchange_batch(bfs->exchange, step->rank, &is_first);
        put_number(batch, step->parent);
        put_number(batch, (uint64_t)step->choice);
        exchange_put(bfs->exchange, step->rank);
    }
}

/* Takes the step, up to looking at where it leads. */
static bool take(Resume *resume, uint64_t parent, uint64_t choice, CanonicalHash *hash)
{
    MpiBfs *bfs = resume->bfs;
    if (parent < resume->level_begin || parent >= bfs->level_end)
        return mpi_does_not_fit(resume, "a state comes from another level than the one before it");
    if (choice >= (uint64_t)mpi_bfs_go_to(bfs, (StateNumber)parent))
        return mpi_does_not_fit(resume, "a state comes by a choice that there is not");
    return bfs->space->look(bfs->space, (int)choice, hash)
           || mpi_does_not_fit(resume, "a state comes by a step that cannot be taken");
}

static void answer(Resume *resume, int to)
{
    MpiBfs *bfs = resume->bfs;
    Reader reader = {.data = bfs->asked[to].data, .length = bfs->asked[to].length};
    while (reader.position < reader.length && resume->error.text[0] == '\0' && !is_stopped(resume)) {
        uint64_t parent = get_number(&reader), choice = get_number(&reader);
        CanonicalHash hash;
        bool is_first;
        if (!take(resume, parent, choice, &hash))
            return;
        bfs->space->write(bfs->space, to, exchange_batch(bfs->exchange, to, &is_first));
        bfs->space->retreat(bfs->space);
        exchange_put(bfs->exchange, to);
    }
}

/* --- building --- */

static bool build_own(Resume *resume, const TreeStep *step, StateNumber *state, bool *is_new)
{
    MpiBfs *bfs = resume->bfs;
    CanonicalHash hash;
    if (!take(resume, step->parent, (uint64_t)step->choice, &hash))
        return false;
    *state = bfs->present = bfs->space->commit(bfs->space, is_new);
    return true;
}

static bool build_told(Resume *resume, const TreeStep *step, Reader *answers, StateNumber *state,
                       bool *is_new)
{
    MpiBfs *bfs = resume->bfs;
    if (answers->position >= answers->length)
        return mpi_does_not_fit(resume, "a rank has not told a state");
    if (!bfs->space->read(bfs->space, step->rank, answers, state, is_new, &resume->error))
        return false;
    mpi_bfs_go_to(bfs, *state);
    return true;
}

static bool build(Resume *resume, const TreeStep *step, Reader *answers)
{
    MpiBfs *bfs = resume->bfs;
    StateNumber state;
    bool is_new, is_own = step->rank == bfs->transport->rank;
    if (!(is_own ? build_own(resume, step, &state, &is_new)
                 : build_told(resume, step, answers, &state, &is_new)))
        return false;
    if (!is_new || state != bfs->known)
        return mpi_does_not_fit(resume, "a state is another one");
    if (owner_of(bfs->space->hash(bfs->space), bfs->transport->count) != bfs->transport->rank)
        return mpi_does_not_fit(resume, "a state belongs to another rank");
    mpi_bfs_keep(bfs, state, step->parent, step->rank, step->choice);
    if (bfs->space->is_violation(bfs->space))
        mpi_bfs_meet(bfs, state);
    return !bfs->is_found
           || mpi_does_not_fit(resume, "a state is an error, which would have ended the search");
}

static void build_level(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    Reader *answers = memory_allocate((size_t)bfs->transport->count * sizeof *answers);
    bool fits = true;
    for (int rank = 0; rank < bfs->transport->count; rank++)
        answers[rank] = (Reader){.data = bfs->answered[rank].data, .length = bfs->answered[rank].length};
    for (uint32_t i = 0; i < resume->step_count && fits && !is_stopped(resume); i++)
        fits = build(resume, &resume->steps[i], &answers[resume->steps[i].rank]);
    free(answers);
}

static void end_level(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    mpi_saving_note_level(bfs);
    resume->level_begin = bfs->level_end;
    bfs->level_end = bfs->known;
    bfs->depth++;
}

/* false: it is wrong or stopped, in this rank or another one.  *goes_on: there is another level. */
static bool go_through_level(Resume *resume, bool *goes_on)
{
    MpiBfs *bfs = resume->bfs;
    uint64_t with_end;
    if (read_level(resume))
        ask(resume);
    bool fits = end_phase(resume, MPI_IS_ANSWERED, &with_end);
    for (int rank = 0; fits && rank < bfs->transport->count; rank++)
        answer(resume, rank);
    clear(bfs, bfs->asked); /* before the phase ends: then others may ask for the next level */
    fits &= end_phase(resume, MPI_IS_ASKED, &with_end);
    if (fits)
        build_level(resume);
    clear(bfs, bfs->answered);
    *goes_on = with_end > 0;
    if (with_end != 0 && with_end != (uint64_t)bfs->transport->count)
        mpi_does_not_fit(resume, "ranks have different numbers of levels");
    if (*goes_on)
        end_level(resume);
    return fits;
}

void mpi_replay(Resume *resume)
{
    bool goes_on = true;
    while (goes_on && go_through_level(resume, &goes_on))
        ;
}
