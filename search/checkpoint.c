/* Writes checkpoints of a search between its steps, and resumes a search from one. */
#include "search/checkpoint.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "search/replay.h"

double clock_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

void checkpoint_add_outside(const Checkpoint *checkpoint, Bytes *contents)
{
    Bytes outside = {0};
    if (checkpoint->add_outside != NULL)
        checkpoint->add_outside(checkpoint->outside, &outside);
    bytes_add_u4(contents, (uint32_t)outside.length);
    bytes_add(contents, outside.data, outside.length);
    bytes_free(&outside);
}

static bool open_new(Checkpoint *checkpoint, const char *folder, Error *error)
{
    Bytes contents = {0};
    checkpoint->journal = journal_create(folder, checkpoint->part, error);
    if (checkpoint->journal == NULL)
        return false;
    checkpoint_add_outside(checkpoint, &contents);
    bool written = journal_commit(checkpoint->journal, &contents, error);
    bytes_free(&contents);
    checkpoint->written = 1;
    checkpoint->due = clock_seconds() + checkpoint->every;
    return written;
}

bool checkpoint_begin(Checkpoint *checkpoint, const char *folder, Error *error)
{
    return open_new(checkpoint, folder, error);
}

bool checkpoint_begin_again(Checkpoint *checkpoint, const char *folder, Error *error)
{
    checkpoint->journal = journal_open(folder, checkpoint->part, &checkpoint->contents, error);
    bytes_free(&checkpoint->contents);
    return checkpoint->journal != NULL && checkpoint_restart(checkpoint, 0, error);
}

bool checkpoint_open(Checkpoint *checkpoint, const char *folder, Reader *outside, Error *error)
{
    checkpoint->journal = checkpoint->source =
        journal_open(folder, checkpoint->part, &checkpoint->contents, error);
    if (checkpoint->journal == NULL)
        return false;
    checkpoint->rest = (Reader){.data = checkpoint->contents.data, .length = checkpoint->contents.length};
    uint32_t length = read_u4(&checkpoint->rest);
    *outside = (Reader){.data = read_bytes(&checkpoint->rest, length), .length = length};
    checkpoint->written = 1;
    checkpoint->due = clock_seconds() + checkpoint->every;
    uint8_t state;
    return (!checkpoint->rest.failed
            && (checkpoint_has_states(checkpoint) || !journal_read(checkpoint->journal, &state)))
           || error_set(error, "the checkpoint in %s is damaged: its head does not fit its data", folder);
}

bool checkpoint_move(Checkpoint *checkpoint, const char *folder, Error *error)
{
    return open_new(checkpoint, folder, error);
}

bool checkpoint_restart(Checkpoint *checkpoint, double seconds, Error *error)
{
    Bytes contents = {0};
    checkpoint->rest = (Reader){0};
    checkpoint->written = 1;
    checkpoint->committed = 0;
    checkpoint->seconds += seconds;
    checkpoint->due = clock_seconds() + checkpoint->every;
    if (!journal_cut(checkpoint->journal, 0, error))
        return false;
    checkpoint_add_outside(checkpoint, &contents);
    bool written = journal_commit(checkpoint->journal, &contents, error);
    bytes_free(&contents);
    return written;
}

void checkpoint_close(Checkpoint *checkpoint)
{
    if (checkpoint->source != NULL && checkpoint->source != checkpoint->journal)
        journal_close(checkpoint->source);
    if (checkpoint->journal != NULL)
        journal_close(checkpoint->journal);
    bytes_free(&checkpoint->contents);
}

/* --- figures --- */

/* What going through the tree again does not tell. */
static void add_figures(Bytes *bytes, const SearchFigures *figures)
{
    bytes_add_u8(bytes, figures->states);
    bytes_add_u8(bytes, figures->transitions);
    bytes_add_u8(bytes, figures->revisited);
    bytes_add_u4(bytes, figures->max_depth);
    bytes_add_u4(bytes, figures->queue_max);
    bytes_add_u1(bytes, figures->depth_cut);
    bytes_add_u8(bytes, figures->dropped);
}

static SearchFigures read_figures(Reader *reader)
{
    SearchFigures figures = {0};
    figures.states = read_u8(reader);
    figures.transitions = read_u8(reader);
    figures.revisited = read_u8(reader);
    figures.max_depth = read_u4(reader);
    figures.queue_max = read_u4(reader);
    figures.depth_cut = read_u1(reader) != 0;
    figures.dropped = read_u8(reader);
    return figures;
}

/* --- writing --- */

static bool is_objected(Checkpoint *checkpoint)
{
    const char *objection = checkpoint->objection != NULL ? checkpoint->objection(checkpoint->outside) : NULL;
    if (objection != NULL && objection != checkpoint->objected)
        fprintf(stderr, "clew: no checkpoint can be written: %s\n", objection);
    checkpoint->objected = objection;
    return objection != NULL;
}

/* What is new since the last one. */
static void append_states(Checkpoint *checkpoint, const SearchContext *context)
{
    Bytes states = {0};
    replay_add_states(&states, context->links, checkpoint->written, (StateNumber)context->figures.states);
    journal_append(checkpoint->journal, &states);
    bytes_free(&states);
    assert(checkpoint->written <= context->figures.states && "the tree only grows");
    checkpoint->written = (uint32_t)context->figures.states;
}

static void commit(Checkpoint *checkpoint, const Bytes *contents)
{
    Error error;
    if (journal_commit(checkpoint->journal, contents, &error)) {
        checkpoint->committed = checkpoint->written;
        checkpoint->folder = journal_folder(checkpoint->journal);
    } else
        fprintf(stderr, "clew: no checkpoint was written: %s\n", error.text);
}

void checkpoint_write(Checkpoint *checkpoint, const Search *search, void *self, SearchContext *context,
                      double seconds)
{
    Bytes contents = {0}, position = {0};
    if (!is_objected(checkpoint) && search->save(self, &position)) {
        append_states(checkpoint, context);
        checkpoint_add_outside(checkpoint, &contents);
        bytes_add_f8(&contents, seconds);
        add_figures(&contents, &context->figures);
        bytes_add(&contents, position.data, position.length);
        commit(checkpoint, &contents);
    }
    bytes_free(&position);
    bytes_free(&contents);
    checkpoint->due = clock_seconds() + checkpoint->every;
}

/* --- resuming --- */

/* What is in the same journal need not be written again; until there is another checkpoint this one is the
 * last. */
static void note_resumed(Checkpoint *checkpoint, const SearchFigures *figures)
{
    checkpoint->resumed_from = checkpoint->committed = figures->states;
    checkpoint->folder = journal_folder(checkpoint->source);
    if (checkpoint->source == checkpoint->journal)
        checkpoint->written = (uint32_t)figures->states;
    bytes_free(&checkpoint->contents);
    checkpoint->due = clock_seconds() + checkpoint->every;
}

void *checkpoint_resume(Checkpoint *checkpoint, const Search *search, SearchContext *context,
                        const char **stopped)
{
    Reader *reader = &checkpoint->rest;
    checkpoint->seconds = read_f8(reader);
    Replay replay = {.journal = checkpoint->source,
                     .figures = read_figures(reader),
                     .limit = checkpoint->limit,
                     .limit_context = checkpoint->limit_context};
    if (reader->failed || !(checkpoint->seconds >= 0 && isfinite(checkpoint->seconds))) {
        error_set(&checkpoint->error, "the checkpoint is damaged: it does not fit the search");
        return NULL;
    }
    void *self = search->resume(context, &replay, reader, &checkpoint->error);
    *stopped = replay.stopped;
    if (self != NULL || replay.stopped != NULL)
        note_resumed(checkpoint, &replay.figures);
    return self;
}
