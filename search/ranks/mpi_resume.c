/* Going on from a checkpoint of the breadth-first search by several processes: the ranks agree from which, go
 * through its tree (mpi_replay.c), and stand where the search was. */
#include "search/ranks/mpi_resume.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* --- heads --- */

/* All ranks have the same message afterwards, or none. */
static bool agree(Resume *resume)
{
    char first[sizeof resume->error.text];
    int rank = transport_first_text(resume->bfs->transport, resume->error.text, first, sizeof first);
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
    if (reader->position < reader->length
        || (records[0].number > 0 && records[1].number >= records[0].number))
        return error_set(&resume->error, "the checkpoint is damaged: it does not fit the search");
    return true;
}

/* The last that all ranks have. */
static uint64_t find_common(Transport *transport, uint64_t newest)
{
    uint64_t *all = memory_allocate((size_t)transport->count * sizeof *all), least = newest;
    transport_gather(transport, &newest, 1, all);
    for (int rank = 0; rank < transport->count; rank++)
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
    uint64_t number = find_common(resume->bfs->transport, records[0].number);
    if (number == records[0].number || number == records[1].number)
        resume->record = number == records[0].number ? records[0] : records[1];
    else if (number > 0)
        error_set(&resume->error, "the checkpoint is damaged: its ranks have none in common");
    return agree(resume);
}

/* From now on nothing counts that only some ranks have; and it is on disk before what it replaces is
 * overwritten. */
static bool cut(Resume *resume)
{
    const MpiBfs *bfs = resume->bfs;
    return journal_cut(resume->journal, resume->record.length, &resume->error)
           && (bfs->saving.checkpoint->source != bfs->saving.checkpoint->journal
               || mpi_saving_cut(resume->bfs, &resume->record, &resume->error));
}

/* --- all of it --- */

static bool take_position(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    const MpiRecord *record = &resume->record;
    if (record->next < resume->level_begin || record->next > bfs->level_end)
        return mpi_does_not_fit(resume, "it has no such level");
    bfs->next = record->next;
    bfs->saving.last = record->number;
    return true;
}

static void restore_figures(MpiBfs *bfs, const MpiRecord *record)
{
    SearchFigures *figures = &bfs->context->figures;
    bfs->saving.checkpoint->seconds = record->seconds;
    figures->transitions = record->figures.transitions;
    figures->revisited = record->figures.revisited;
    bfs->distribution->ignored = record->ignored;
    figures->max_depth = record->figures.max_depth;
    figures->queue_max = record->figures.queue_max;
    figures->depth_cut = record->figures.depth_cut;
}

static void note_resumed(MpiBfs *bfs)
{
    Checkpoint *checkpoint = bfs->saving.checkpoint;
    uint64_t total = bfs->owned;
    transport_sum(bfs->transport, &total, 1);
    bfs->total = bfs->context->figures.states = total;
    bfs->owned_before = bfs->owned;
    checkpoint->resumed_from = checkpoint->committed = total;
    checkpoint->folder = journal_folder(checkpoint->source);
    checkpoint->due = clock_seconds() + checkpoint->every;
    if (checkpoint->source == checkpoint->journal)
        bfs->saving.unsaved.length = 0;
}

/* All ranks have the same reason then. */
static bool is_stopped_anywhere(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    Error *reason = &bfs->trouble;
    return transport_first_text(bfs->transport, resume->stopped != NULL ? resume->stopped : "", reason->text,
                                sizeof reason->text)
           >= 0;
}

/* The search ends in its first step.  The checkpoint is still the one to go on from: its figures are told,
 * and no other is written in its place. */
static void stop_before_the_end(Resume *resume)
{
    MpiBfs *bfs = resume->bfs;
    bfs->reason = bfs->trouble.text;
    bfs->is_spoilt = true;
    bfs->owned =
        resume->record.states - (bfs->known - bfs->owned); /* those that it has, not those met again so far */
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
        return true; /* it has only begun */
    resume->read = 1;
    resume->level_begin = bfs->next;
    mpi_replay(resume);
    if (!agree(resume))
        return false;
    if (is_stopped_anywhere(resume))
        stop_before_the_end(resume);
    else
        take_position(resume);
    if (!agree(resume))
        return false;
    restore_figures(bfs, &resume->record);
    note_resumed(bfs);
    return true;
}

bool mpi_resume(MpiBfs *bfs)
{
    Resume resume = {.bfs = bfs, .journal = bfs->saving.checkpoint->source};
    size_t size = (size_t)bfs->transport->count * sizeof *bfs->asked;
    bfs->asked = memory_allocate(size);
    bfs->answered = memory_allocate(size);
    bfs->mode = MPI_IS_ASKED;
    bool fits = run(&resume);
    bfs->mode = MPI_SEARCHES;
    for (int rank = 0; rank < bfs->transport->count; rank++) {
        bytes_free(&bfs->asked[rank]);
        bytes_free(&bfs->answered[rank]);
    }
    free(bfs->asked);
    free(bfs->answered);
    free(resume.steps);
    return fits;
}
