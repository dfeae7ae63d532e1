/* Checkpoints of the breadth-first search by several processes.  Each rank has a journal of its own.  Its
 * data is the tree of the rank's states, in the order of their numbers:
 *
 *   state:      rank of the parent, number of the parent there - that of the parent before (signed),
 *               choice      all packed
 *   level end:  how many ranks there are
 *
 * Its head tells, behind what the outside adds, of one or two checkpoints, the newer first: a run that ends
 * while ranks are writing leaves some with a checkpoint that others do not have yet, and all with the one
 * before.  No rank begins one before all have ended the last. */
#include <math.h>
#include <stdio.h>

#include "search/ranks/mpi_bfs.h"

bool mpi_saving_is_due(const MpiBfs *bfs)
{
    return bfs->saving.checkpoint != NULL && clock_seconds() >= bfs->saving.checkpoint->due;
}

void mpi_saving_note(MpiBfs *bfs, StateNumber parent, int rank, int choice)
{
    MpiSaving *saving = &bfs->saving;
    if (saving->checkpoint == NULL)
        return;
    bytes_add_packed(&saving->unsaved, (uint64_t)rank);
    bytes_add_packed_signed(&saving->unsaved, (int64_t)parent - saving->last_parent);
    bytes_add_packed(&saving->unsaved, (uint64_t)choice);
    saving->last_parent = parent;
}

void mpi_saving_note_level(MpiBfs *bfs)
{
    if (bfs->saving.checkpoint != NULL)
        bytes_add_packed(&bfs->saving.unsaved, (uint64_t)bfs->transport->count);
}

/* --- records --- */

static void put_record(Bytes *bytes, const MpiRecord *record)
{
    bytes_add_u8(bytes, record->number);
    bytes_add_u8(bytes, record->length);
    bytes_add_u4(bytes, record->states);
    bytes_add_f8(bytes, record->seconds);
    bytes_add_u8(bytes, record->figures.transitions);
    bytes_add_u8(bytes, record->figures.revisited);
    bytes_add_u8(bytes, record->ignored);
    bytes_add_u4(bytes, record->figures.max_depth);
    bytes_add_u4(bytes, record->figures.queue_max);
    bytes_add_u1(bytes, record->figures.depth_cut);
    bytes_add_u4(bytes, record->next);
}

bool mpi_record_read(Reader *reader, MpiRecord *record)
{
    *record = (MpiRecord){.number = read_u8(reader)};
    record->length = read_u8(reader);
    record->states = read_u4(reader);
    record->seconds = read_f8(reader);
    record->figures.transitions = read_u8(reader);
    record->figures.revisited = read_u8(reader);
    record->ignored = read_u8(reader);
    record->figures.max_depth = read_u4(reader);
    record->figures.queue_max = read_u4(reader);
    record->figures.depth_cut = read_u1(reader) != 0;
    record->next = read_u4(reader);
    return !reader->failed && record->number > 0 && record->states > 0 && record->seconds >= 0
           && isfinite(record->seconds);
}

/* --- writing --- */

static void take_over(Bytes *to, const Bytes *from)
{
    to->length = 0;
    bytes_add(to, from->data, from->length);
}

/* `record`, with the last that all have. */
static bool commit(MpiBfs *bfs, const Bytes *record, Error *error)
{
    MpiSaving *saving = &bfs->saving;
    Bytes contents = {0};
    checkpoint_add_outside(saving->checkpoint, &contents);
    bytes_add(&contents, record->data, record->length);
    bytes_add(&contents, saving->agreed.data, saving->agreed.length);
    bool written = journal_commit(saving->checkpoint->journal, &contents, error);
    bytes_free(&contents);
    return written;
}

/* Rank 0 tells what is wrong in any of them. */
static bool is_wrong_anywhere(MpiBfs *bfs, const char *text, const char *complaint)
{
    char first[sizeof((Error *)0)->text];
    int rank = transport_first_text(bfs->transport, text, first, sizeof first);
    if (rank >= 0 && bfs->transport->rank == 0 && bfs->saving.checkpoint->objected == NULL)
        fprintf(stderr, "clew: %s (rank %d): %s\n", complaint, rank, first);
    return rank >= 0;
}

static bool is_objected(MpiBfs *bfs)
{
    Checkpoint *checkpoint = bfs->saving.checkpoint;
    const char *objection = checkpoint->objection != NULL ? checkpoint->objection(checkpoint->outside) : NULL;
    bool is_wrong =
        is_wrong_anywhere(bfs, objection != NULL ? objection : "", "no checkpoint can be written");
    checkpoint->objected = is_wrong ? "" : NULL; /* it is told once */
    return is_wrong;
}

static void write_record(MpiBfs *bfs)
{
    MpiSaving *saving = &bfs->saving;
    Checkpoint *checkpoint = saving->checkpoint;
    Bytes record = {0};
    Error error = {.text = ""};
    saving->last++;
    journal_append(checkpoint->journal, &saving->unsaved);
    saving->unsaved.length = 0;
    put_record(&record, &(MpiRecord){saving->last, journal_length(checkpoint->journal), bfs->known,
                                     checkpoint->seconds + clock_seconds() - saving->started,
                                     bfs->context->figures, bfs->distribution->ignored, bfs->next});
    commit(bfs, &record, &error);
    if (!is_wrong_anywhere(bfs, error.text, "no checkpoint was written")) {
        take_over(&saving->agreed, &record);
        checkpoint->committed = bfs->total;
        checkpoint->folder = journal_folder(checkpoint->journal);
    }
    bytes_free(&record);
}

void mpi_saving_write(MpiBfs *bfs)
{
    Checkpoint *checkpoint = bfs->saving.checkpoint;
    if (!is_objected(bfs))
        write_record(bfs);
    checkpoint->due = clock_seconds() + checkpoint->every;
}

bool mpi_saving_cut(MpiBfs *bfs, const MpiRecord *record, Error *error)
{
    Bytes none = {0};
    if (record->number > 0)
        put_record(&bfs->saving.agreed, record);
    return commit(bfs, &none, error);
}

void mpi_saving_free(MpiBfs *bfs)
{
    bytes_free(&bfs->saving.unsaved);
    bytes_free(&bfs->saving.agreed);
}
