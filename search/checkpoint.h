/* Checkpoints: what a search has done so far, on disk, so that it can go on after whatever has ended it.
 *
 * What is kept is the tree of states, which only grows (replay.h), in a journal's data; and in its head,
 * written anew each time:
 *
 *   what the outside adds (4 bytes of length, bytes) | seconds | figures | the search's own position
 *
 * A head without anything behind the outside's part is that of a search that has only begun. */
#ifndef SEARCH_CHECKPOINT_H
#define SEARCH_CHECKPOINT_H

#include "base/journal.h"
#include "search/search.h"

typedef struct Checkpoint {
    uint32_t part; /* of the journal: the number of the process, where there are several */
    Journal *journal;
    double every;       /* seconds between two */
    double due;         /* when the next one is, by clock_seconds */
    uint32_t written;   /* states in the journal, the first one included */
    uint64_t committed; /* states of the last that was written; 0: none but the beginning */
    const char *folder; /* that has it */
    /* What the outside adds; and why none can be written now, or NULL. */
    void (*add_outside)(void *outside, Bytes *bytes);
    const char *(*objection)(void *outside);
    void *outside;
    const char *objected; /* by the last objection, which is told once */
    /* Of the journal that a search goes on from; NULL: it begins. */
    Journal *source; /* may be `journal` */
    Bytes contents;
    Reader rest;                         /* of the contents, behind the outside's part */
    uint64_t resumed_from;               /* states; 0: it began */
    double seconds;                      /* that were spent before */
    const char *(*limit)(void *context); /* which limit ends going through its states early, or NULL */
    void *limit_context;
    Error error; /* why it could not be resumed */
} Checkpoint;

double clock_seconds(void); /* of a clock that nobody sets */

/* A search that begins, with a head that says only that. */
bool checkpoint_begin(Checkpoint *checkpoint, const char *folder, Error *error);

/* The same where a search that must start over has begun one: what it has saved does not count. */
bool checkpoint_begin_again(Checkpoint *checkpoint, const char *folder, Error *error);

/* One that is to go on from `folder`; *outside is what the outside added. */
bool checkpoint_open(Checkpoint *checkpoint, const char *folder, Reader *outside, Error *error);

/* It goes on elsewhere: from now on checkpoints are written to this folder. */
bool checkpoint_move(Checkpoint *checkpoint, const char *folder, Error *error);
void checkpoint_close(Checkpoint *checkpoint);

/* The search begins again, `seconds` after its start: what was written so far does not count. */
bool checkpoint_restart(Checkpoint *checkpoint, double seconds, Error *error);

/* Is there more to go on from than the beginning? */
static inline bool checkpoint_has_states(const Checkpoint *checkpoint)
{
    return checkpoint->rest.position < checkpoint->rest.length;
}

/* In place of the search's start.  NULL: checkpoint->error says why not; or *stopped, which limit did. */
void *checkpoint_resume(Checkpoint *checkpoint, const Search *search, SearchContext *context,
                        const char **stopped);

/* The first part of a head. */
void checkpoint_add_outside(const Checkpoint *checkpoint, Bytes *contents);

/* Between two steps of the search; what cannot be written is told on stderr, and the search goes on. */
void checkpoint_write(Checkpoint *checkpoint, const Search *search, void *self, SearchContext *context,
                      double seconds);

#endif
