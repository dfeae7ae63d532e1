/* Several workers on one search: each has a thread, a Space of its own over the shared store, and a context
 * of its own; the run loop sees them as one Search. */
#ifndef SEARCH_WORKERS_TEAM_H
#define SEARCH_WORKERS_TEAM_H

#include <pthread.h>

#include "search/search.h"

typedef struct Team Team;

typedef struct Worker {
    Team *team;
    SearchContext context;   /* its own space and figures; the links are shared */
    SearchFigures published; /* the figures as the others may read them */
    uint32_t steps;
    void *own; /* what its search keeps for it, while it works */
    pthread_t thread;
} Worker;

struct Team {
    SearchContext *context; /* of the whole */
    Worker *workers;
    int count;
    pthread_mutex_t lock; /* for what follows, and for `published` */
    pthread_cond_t changed;
    int ended;            /* workers that have */
    int resting;          /* workers that wait for something */
    bool pause;           /* all are to rest */
    SearchFigures before; /* what was found before the workers began */
    bool stop;
    SearchStatus status;
    void *job; /* what the workers share, of the search's own kind */
    void (*free_job)(void *job);
};

/* Runs `work` on a thread for each of the context's spaces. */
Team *team_start(SearchContext *context, void (*work)(Worker *worker), void *job,
                 void (*free_job)(void *job));
SearchStatus team_step(void *team);
void team_finish(void *team);

/* For checkpoints: calls `save` while all workers rest, with the lock held. */
bool team_save(Team *team, void (*save)(const Team *team, Bytes *position), Bytes *position);

/* To be asked by a worker at each step: false when it must end. */
bool worker_goes_on(Worker *worker);

/* To be called by a worker where its work can be saved: waits as long as all are to rest. */
void worker_rests(Worker *worker);

/* Waits for a change, with the lock held. */
void worker_waits(Worker *worker);

/* A worker met a violation that ends the search. */
void worker_found(Worker *worker);

#endif
