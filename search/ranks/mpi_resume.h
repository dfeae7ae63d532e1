/* Going on from a checkpoint of the breadth-first search by several processes, from the inside: mpi_resume.c,
 * in which the ranks agree from where and whether, and mpi_replay.c, which goes through the tree of states
 * again. */
#ifndef SEARCH_RANKS_MPI_RESUME_H
#define SEARCH_RANKS_MPI_RESUME_H

#include "search/ranks/mpi_bfs.h"

typedef struct TreeStep {
    int rank, choice;
    StateNumber parent;
} TreeStep;

typedef struct Resume {
    MpiBfs *bfs;
    Journal *journal;
    MpiRecord record;
    StateNumber read;        /* states of which the step has been read */
    StateNumber level_begin; /* of the parents' level; its end is in bfs */
    StateNumber last_parent;
    TreeStep *steps; /* to the next level */
    uint32_t step_count, step_capacity;
    bool has_level_end;
    uint32_t taken; /* steps so far */
    Error error;
    const char *stopped; /* by which limit; NULL: by none */
} Resume;

/* Keeps the first message; false. */
bool mpi_does_not_fit(Resume *resume, const char *why);

/* Level by level, by all ranks together.  It ends early in all of them when one has an error or is stopped.
 */
void mpi_replay(Resume *resume);

#endif
