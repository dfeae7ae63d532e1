/* Going on from a checkpoint of the breadth-first search by several processes.
 *
 * Level by level, each rank asks the others to take the steps that lead from their states to its own ("asks": number of the state, choice), and they
 * answer with the states, as in the search.  It takes them in the order of its numbers, its own steps in between, so that each gets the
 * number that it had.  So whatever the files say, what comes out are states that the program has; a tree that does not fit is refused. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/mpi_bfs.h"
#include "search/owner.h"
#include "vm/portable_format.h"

typedef struct Step {
    int         rank, choice;
    StateNumber parent;
} Step;

typedef struct Resume {
    MpiBfs     *bfs;
    Journal    *journal;
    MpiRecord   record;
    StateNumber read;                   /* states of which the step has been read */
    StateNumber level_begin;            /* of the parents' level; its end is in bfs */
    StateNumber last_parent;
    Step       *steps;                  /* to the next level */
    uint32_t    step_count, step_capacity;
    bool        has_level_end;
    Error       error;
} Resume;

static bool does_not_fit(Resume *resume, const char *why)
{
    if (resume->error.text[0] == '\0')
        error_set(&resume->error, "the checkpoint does not fit the program: %s", why);
    return false;
}

/* --- the tree ----------------------------------------------------------------------------------------------------------- */

static void add_step(Resume *resume, Step step)
{
    if (resume->step_count == resume->step_capacity) {
        resume->step_capacity = resume->step_capacity ? 2 * resume->step_capacity : 1024;
        resume->steps = memory_resize(resume->steps, resume->step_capacity * sizeof *resume->steps);
    }
    resume->steps[resume->step_count++] = step;
}

static bool read_step(Resume *resume, int rank)
{
    uint64_t difference, choice;
    if (!journal_read_packed(resume->journal, &difference) || !journal_read_packed(resume->journal, &choice) || choice > UINT16_MAX
        || difference > UINT32_MAX * (uint64_t)2)
        return does_not_fit(resume, "a state comes from nowhere");
    int64_t parent = resume->last_parent + unpack_signed(difference);
    if (parent < 0 || parent >= NO_STATE)
        return does_not_fit(resume, "a state comes from nowhere");
    resume->last_parent = (StateNumber)parent;
    add_step(resume, (Step){rank, (int)choice, (StateNumber)parent});
    return ++resume->read <= resume->record.states || does_not_fit(resume, "it has more states than it says");
}

/* Up to the end of a level, or of all. */
static bool read_level(Resume *resume)
{
    uint64_t rank;
    resume->step_count = 0;
    resume->has_level_end = false;
    while (journal_read_packed(resume->journal, &rank)) {
        if (rank > (uint64_t)resume->bfs->post->count)
            return does_not_fit(resume, "a state is of a rank that there is not");
        resume->has_level_end = rank == (uint64_t)resume->bfs->post->count;
        if (resume->has_level_end)
            return true;
        if (!read_step(resume, (int)rank))
            return false;
    }
    return resume->read == resume->record.states || does_not_fit(resume, "it has fewer states than it says");
}

/* --- asking and answering ------------------------------------------------------------------------------------------------- */

void mpi_resume_receive(MpiBfs *bfs, int from, Reader *records)
{
    Bytes *bytes = bfs->mode == MPI_IS_ASKED ? &bfs->asked[from] : &bfs->answered[from];
    bytes_add(bytes, records->data, records->length);
}

static void clear(const MpiBfs *bfs, Bytes *list)
{
    for (int rank = 0; rank < bfs->post->count; rank++)
        list[rank].length = 0;
}

/* false: something is wrong, here or elsewhere.  *with_end: of how many ranks a level ends here. */
static bool end_phase(Resume *resume, MpiMode next, uint64_t *with_end)
{
    MpiBfs *bfs = resume->bfs;
    uint64_t numbers[] = {resume->error.text[0] != '\0', resume->has_level_end};
    exchange_flush(bfs->exchange);
    do {
        numbers[0] = resume->error.text[0] != '\0';
        numbers[1] = resume->has_level_end;
    } while (!exchange_ended(bfs->exchange, numbers, 2));
    *with_end = numbers[1];
    bfs->mode = next;
    exchange_begin_phase(bfs->exchange);
    return numbers[0] == 0;
}

static void ask(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    bool is_first;
    for (uint32_t i = 0; i < resume->step_count; i++) {
        const Step *step = &resume->steps[i];
        if (step->rank == bfs->post->rank)
            continue;
        Bytes *batch = exchange_batch(bfs->exchange, step->rank, &is_first);
        put_number(batch, step->parent);
        put_number(batch, (uint64_t)step->choice);
        exchange_put(bfs->exchange, step->rank);
    }
}

/* Takes the step, up to looking at where it leads. */
static bool take(Resume *resume, uint64_t parent, uint64_t choice, CanonHash *hash)
{
    MpiBfs *bfs = resume->bfs;
    if (parent < resume->level_begin || parent >= bfs->level_end)
        return does_not_fit(resume, "a state comes from another level than the one before it");
    if (choice >= (uint64_t)mpi_bfs_go_to(bfs, (StateNumber)parent))
        return does_not_fit(resume, "a state comes by a choice that there is not");
    return bfs->space->look(bfs->space, (int)choice, hash) || does_not_fit(resume, "a state comes by a step that cannot be taken");
}

static void answer(Resume *resume, int to)
{
    MpiBfs *bfs = resume->bfs;
    Reader reader = {.data = bfs->asked[to].data, .length = bfs->asked[to].length};
    while (reader.position < reader.length && resume->error.text[0] == '\0') {
        uint64_t parent = get_number(&reader), choice = get_number(&reader);
        CanonHash hash;
        bool is_first;
        if (!take(resume, parent, choice, &hash))
            return;
        bfs->space->write(bfs->space, to, exchange_batch(bfs->exchange, to, &is_first));
        bfs->space->retreat(bfs->space);
        exchange_put(bfs->exchange, to);
    }
}

/* --- building ----------------------------------------------------------------------------------------------------------- */

static bool build_own(Resume *resume, const Step *step, StateNumber *state, bool *is_new)
{
    MpiBfs *bfs = resume->bfs;
    CanonHash hash;
    if (!take(resume, step->parent, (uint64_t)step->choice, &hash))
        return false;
    *state = bfs->present = bfs->space->commit(bfs->space, is_new);
    return true;
}

static bool build_told(Resume *resume, const Step *step, Reader *answers, StateNumber *state, bool *is_new)
{
    MpiBfs *bfs = resume->bfs;
    if (answers->position >= answers->length)
        return does_not_fit(resume, "a rank has not told a state");
    if (!bfs->space->read(bfs->space, step->rank, answers, state, is_new, &resume->error))
        return false;
    mpi_bfs_go_to(bfs, *state);
    return true;
}

static bool build(Resume *resume, const Step *step, Reader *answers)
{
    MpiBfs *bfs = resume->bfs;
    StateNumber state;
    bool is_new, is_own = step->rank == bfs->post->rank;
    if (!(is_own ? build_own(resume, step, &state, &is_new) : build_told(resume, step, answers, &state, &is_new)))
        return false;
    if (!is_new || state != bfs->known)
        return does_not_fit(resume, "a state is another one");
    if (owner_of(bfs->space->hash(bfs->space), bfs->post->count) != bfs->post->rank)
        return does_not_fit(resume, "a state belongs to another rank");
    mpi_bfs_keep(bfs, state, step->parent, step->rank, step->choice);
    if (bfs->space->is_violation(bfs->space))
        mpi_bfs_meet(bfs, state);
    return !bfs->is_found || does_not_fit(resume, "a state is an error, which would have ended the search");
}

static void build_level(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    Reader *answers = memory_allocate((size_t)bfs->post->count * sizeof *answers);
    bool fits = true;
    for (int rank = 0; rank < bfs->post->count; rank++)
        answers[rank] = (Reader){.data = bfs->answered[rank].data, .length = bfs->answered[rank].length};
    for (uint32_t i = 0; i < resume->step_count && fits; i++)
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

/* false: it is wrong, in this rank or another one.  *goes_on: there is another level. */
static bool go_through_level(Resume *resume, bool *goes_on)
{
    MpiBfs *bfs = resume->bfs;
    uint64_t with_end;
    if (read_level(resume))
        ask(resume);
    bool fits = end_phase(resume, MPI_IS_ANSWERED, &with_end);
    for (int rank = 0; fits && rank < bfs->post->count; rank++)
        answer(resume, rank);
    clear(bfs, bfs->asked);             /* before the phase ends: then others may ask for the next level */
    fits &= end_phase(resume, MPI_IS_ASKED, &with_end);
    if (fits)
        build_level(resume);
    clear(bfs, bfs->answered);
    *goes_on = with_end > 0;
    if (with_end != 0 && with_end != (uint64_t)bfs->post->count)
        does_not_fit(resume, "ranks have different numbers of levels");
    if (*goes_on)
        end_level(resume);
    return fits;
}

/* --- heads -------------------------------------------------------------------------------------------------------------- */

/* All ranks have the same message afterwards, or none. */
static bool agree(Resume *resume)
{
    char first[sizeof resume->error.text];
    int rank = post_first_text(resume->bfs->post, resume->error.text, first, sizeof first);
    if (rank >= 0)
        error_set(&resume->bfs->saving.checkpoint->error, "%s", first);
    return rank < 0;
}

/* The records in the head, the newer first; those that are not there have number 0. */
static bool read_records(Resume *resume, MpiRecord *records)
{
    Reader *reader = &resume->bfs->saving.checkpoint->rest;
    memset(records, 0, 2 * sizeof *records);
    for (int i = 0; i < 2 && reader->position < reader->length; i++)
        if (!mpi_record_read(reader, &records[i]))
            return error_set(&resume->error, "the checkpoint is damaged: it does not fit the search");
    if (reader->position < reader->length || (records[0].number > 0 && records[1].number >= records[0].number))
        return error_set(&resume->error, "the checkpoint is damaged: it does not fit the search");
    return true;
}

/* The last that all ranks have. */
static uint64_t find_common(Post *post, uint64_t newest)
{
    uint64_t *all = memory_allocate((size_t)post->count * sizeof *all), least = newest;
    post_gather(post, &newest, 1, all);
    for (int rank = 0; rank < post->count; rank++)
        least = all[rank] < least ? all[rank] : least;
    free(all);
    return least;
}

static bool choose_record(Resume *resume)
{
    MpiRecord records[2];
    read_records(resume, records);
    if (!agree(resume))
        return false;
    uint64_t number = find_common(resume->bfs->post, records[0].number);
    if (number == records[0].number || number == records[1].number)
        resume->record = number == records[0].number ? records[0] : records[1];
    else if (number > 0)
        error_set(&resume->error, "the checkpoint is damaged: its ranks have none in common");
    return agree(resume);
}

/* From now on nothing counts that only some ranks have; and it is on disk before what it replaces is overwritten. */
static bool cut(Resume *resume)
{
    const MpiBfs *bfs = resume->bfs;
    return journal_cut(resume->journal, resume->record.length, &resume->error)
        && (bfs->saving.checkpoint->source != bfs->saving.checkpoint->journal || mpi_saving_cut(resume->bfs, &resume->record, &resume->error));
}

/* --- all of it ---------------------------------------------------------------------------------------------------------- */

static bool take_position(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    SearchFigures *figures = &bfs->context->figures;
    const MpiRecord *record = &resume->record;
    if (record->next < resume->level_begin || record->next > bfs->level_end || !isfinite(record->seconds))
        return does_not_fit(resume, "it has no such level");
    bfs->next = record->next;
    bfs->saving.last = record->number;
    bfs->saving.checkpoint->seconds = record->seconds;
    figures->transitions = record->figures.transitions;
    figures->revisited = record->figures.revisited;
    figures->ignored = record->figures.ignored;
    figures->max_depth = record->figures.max_depth;
    figures->queue_max = record->figures.queue_max;
    figures->depth_cut = record->figures.depth_cut;
    return true;
}

static void note_resumed(MpiBfs *bfs)
{
    Checkpoint *checkpoint = bfs->saving.checkpoint;
    uint64_t total = bfs->owned;
    post_sum(bfs->post, &total, 1);
    bfs->total = bfs->context->figures.states = total;
    bfs->owned_before = bfs->owned;
    checkpoint->resumed_from = checkpoint->committed = total;
    checkpoint->folder = journal_folder(checkpoint->source);
    checkpoint->due = clock_seconds() + checkpoint->every;
    if (checkpoint->source == checkpoint->journal)
        bfs->saving.unsaved.length = 0;
}

static bool go_through(Resume *resume)
{
    bool goes_on = true;
    while (goes_on)
        if (!go_through_level(resume, &goes_on))
            return agree(resume);
    take_position(resume);
    return agree(resume);
}

static bool run(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    if (!choose_record(resume))
        return false;
    cut(resume);
    if (!agree(resume))
        return false;
    if (resume->record.number == 0)
        return true;                    /* it has only begun */
    resume->read = 1;
    resume->level_begin = bfs->next;
    if (!go_through(resume))
        return false;
    note_resumed(bfs);
    return true;
}

bool mpi_resume(MpiBfs *bfs)
{
    Resume resume = {.bfs = bfs, .journal = bfs->saving.checkpoint->source};
    size_t size = (size_t)bfs->post->count * sizeof *bfs->asked;
    bfs->asked = memory_allocate(size);
    bfs->answered = memory_allocate(size);
    bfs->mode = MPI_IS_ASKED;
    bool fits = run(&resume);
    bfs->mode = MPI_SEARCHES;
    for (int rank = 0; rank < bfs->post->count; rank++) {
        bytes_free(&bfs->asked[rank]);
        bytes_free(&bfs->answered[rank]);
    }
    free(bfs->asked);
    free(bfs->answered);
    free(resume.steps);
    return fits;
}
