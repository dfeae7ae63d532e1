/* What the files of the breadth-first search by several processes share: mpi_bfs.c searches, mpi_saving.c
 * writes checkpoints, mpi_resume.c and mpi_replay.c go on from them. */
#ifndef SEARCH_RANKS_MPI_BFS_H
#define SEARCH_RANKS_MPI_BFS_H

#include "search/checkpoint.h"
#include "search/distribution.h"
#include "search/ranks/exchange.h"
#include "search/ranks/sent_cache.h"

/* Checkpoints of this rank; each has a number, the same in all ranks.  0 is the beginning. */
typedef struct MpiSaving {
    Checkpoint *checkpoint;  /* NULL: none are wanted */
    uint64_t last;           /* number of the last that was begun */
    Bytes agreed;            /* the last that all ranks have, as in the head; empty: none */
    Bytes unsaved;           /* the tree since the last one: see mpi_saving.c */
    StateNumber last_parent; /* in the tree */
    double started;          /* this part of the search, by clock_seconds */
} MpiSaving;

/* What receives messages: the search, or the two halves of going on from a checkpoint. */
typedef enum MpiMode { MPI_SEARCHES, MPI_IS_ASKED, MPI_IS_ANSWERED } MpiMode;

typedef struct MpiBfs {
    SearchContext *context;
    Distribution *distribution;
    SharedSpace *space;
    Transport *transport;
    Exchange *exchange;
    SentCache sent;
    StateNumber *last_parent;    /* by rank: of the last record told */
    StateNumber present;         /* where the space is */
    StateNumber next, level_end; /* to be expanded; first state of the next level */
    StateNumber known;           /* states with a number here */
    uint64_t owned;              /* of them; all but perhaps the first */
    uint64_t total;              /* owned by all ranks when the level began */
    uint64_t owned_before;       /* the same of this one */
    uint32_t depth;
    uint32_t error_depth;
    bool is_ending; /* the level: all is expanded and told */
    bool is_spoilt; /* a state is expanded in part only, or one that was told is lost: no checkpoint is whole
                     */
    bool is_found;  /* an error that ends the search */
    const char *reason;    /* to stop; NULL: none of this rank's */
    Error damage, trouble; /* what came is no state; why to stop, which must outlive its cause */
    uint32_t steps;
    MpiSaving saving;
    MpiMode mode;
    Bytes *asked, *answered; /* by rank, while going on from a checkpoint */
} MpiBfs;

int mpi_bfs_go_to(MpiBfs *bfs, StateNumber state);
void mpi_bfs_meet(MpiBfs *bfs, StateNumber state); /* the present state is wrong */
/* A new state of this rank, which `rank` has found by a choice of its state `parent`. */
void mpi_bfs_keep(MpiBfs *bfs, StateNumber state, StateNumber parent, int rank, int choice);

/* --- mpi_saving.c --- */

bool mpi_saving_is_due(const MpiBfs *bfs);
void mpi_saving_note(MpiBfs *bfs, StateNumber parent, int rank, int choice); /* a new state */
void mpi_saving_note_level(MpiBfs *bfs);                                     /* the level is over */
void mpi_saving_write(MpiBfs *bfs); /* by all ranks, with no message on its way */
void mpi_saving_free(MpiBfs *bfs);

/* One of the checkpoints in a head. */
typedef struct MpiRecord {
    uint64_t number, length; /* of the journal's data, if this is what counts */
    uint32_t states;         /* with a number in this rank, the first included */
    double seconds;
    SearchFigures figures;
    uint64_t ignored; /* see Distribution */
    StateNumber next;
} MpiRecord;

/* Before anything is written: only this record counts, or the beginning if its number is 0. */
bool mpi_saving_cut(MpiBfs *bfs, const MpiRecord *record, Error *error);
bool mpi_record_read(Reader *reader, MpiRecord *record);

/* --- mpi_resume.c --- */

/* By all ranks, in place of a beginning.  If a limit stops it, the search ends in its first step.  false and
 * checkpoint->error in all of them: they cannot. */
bool mpi_resume(MpiBfs *bfs);

/* --- mpi_replay.c --- */

void mpi_resume_receive(MpiBfs *bfs, int from, Reader *records);

#endif
