/* Trials spread over ranks: what rank 0 does; see rank_crew.h. */
#include "tools/ranks/rank_crew_inside.h"

#include <stdlib.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/ranks/rank_messages.h"
#include "tools/trials/trial_pool.h"

enum { SLICE_MILLISECONDS = 5, STATUS_NOT_STARTED = 127 };
static const double FIRST_PATIENCE = 10;

Crew *crew_open(Transport *transport)
{
    Crew *crew = memory_allocate(sizeof *crew);
    crew->transport = transport;
    crew->members = memory_allocate((size_t)transport->count * sizeof *crew->members);
    crew->settings.patience = FIRST_PATIENCE;
    transport->tolerate_failures(transport);
    return crew;
}

int crew_deaths(const Crew *crew) { return crew->deaths; }

/* --- outcomes
 * -------------------------------------------------------------------------------------------------------------------
 */

/* The job of a message, which is at its place; NULL: it has none. */
static Job *find_job(Crew *crew, int from, Reader *reader)
{
    uint32_t place = read_u4(reader);
    bool is_there = !reader->failed && place < (uint32_t)crew->job_count && crew->jobs[place].trial != NULL
                    && crew->jobs[place].rank == from;
    return is_there ? &crew->jobs[place] : NULL;
}

/* It gets no more than it can run. */
static void refuse(Crew *crew, int from, Job *job)
{
    crew_take_back(crew, job);
    crew->members[from].limit = crew->members[from].running;
}

static const Trial *read_message(Crew *crew, int from, Outcome *outcome)
{
    Reader reader = {.data = crew->message.data, .length = crew->message.length};
    unsigned kind = read_u1(&reader);
    Job *job = kind == RANK_OUTCOME || kind == RANK_NO_ROOM ? find_job(crew, from, &reader) : NULL;
    crew->members[from].heard = clock_seconds();
    if (job != NULL && kind == RANK_NO_ROOM)
        refuse(crew, from, job);
    if (job == NULL || kind == RANK_NO_ROOM)
        return NULL;
    if (get_outcome(&reader, outcome))
        return crew_end_job(crew, job);
    outcome_free(outcome);
    crew_take_back(crew, job);
    return NULL;
}

/* From other ranks; what the dead may still say does not count. */
static const Trial *receive(Crew *crew, Outcome *outcome)
{
    int from;
    const Trial *trial = NULL;
    while (trial == NULL && crew->transport->receive(crew->transport, &from, &crew->message))
        if (!crew->members[from].is_dead)
            trial = read_message(crew, from, outcome);
    return trial;
}

static const Trial *take_own(Crew *crew, Outcome *outcome)
{
    const Trial *trial = crew->pool.wait(crew->pool.self, SLICE_MILLISECONDS, outcome);
    for (int place = 0; trial != NULL && place < crew->job_count; place++)
        if (crew->jobs[place].trial == trial)
            crew_end_job(crew, &crew->jobs[place]);
    return trial;
}

/* Nothing runs, so nothing will end and make room: what still cannot be started is lost. */
static const Trial *give_up_one(Crew *crew, Outcome *outcome)
{
    for (int place = 0; crew->running == 0 && place < crew->job_count; place++) {
        if (crew->jobs[place].trial == NULL)
            continue;
        *outcome = (Outcome){.exit_status = STATUS_NOT_STARTED};
        bytes_add_text(&outcome->messages, "no process can be started for it");
        return crew_end_job(crew, &crew->jobs[place]);
    }
    return NULL;
}

static const Trial *look_around(Crew *crew, Outcome *outcome)
{
    crew_give_signs(crew);
    const Trial *trial = receive(crew, outcome);
    if (trial != NULL)
        return trial;
    crew_bury_the_silent(crew);
    crew_hand_out(crew);
    trial = take_own(crew, outcome);
    return trial != NULL ? trial : give_up_one(crew, outcome);
}

static const Trial *wait_for_one(void *self, int milliseconds, Outcome *outcome)
{
    Crew *crew = self;
    double end = clock_seconds() + milliseconds / 1000.0;
    const Trial *trial;
    do
        trial = look_around(crew, outcome);
    while (trial == NULL && !*crew->settings.interrupted && clock_seconds() < end);
    return trial;
}

/* --- as a launcher
 * ----------------------------------------------------------------------------------------------------------------
 */

static bool start(void *self, const Trial *trial, Error *error)
{
    (void)error;
    crew_add_job(self, trial);
    crew_hand_out(self);
    return true;
}

static bool has_room(const void *self) { return crew_has_room(self); }

static int running(const void *self) { return ((const Crew *)self)->running + ((const Crew *)self)->waiting; }

static void stop(void *self)
{
    Crew *crew = self;
    crew->pool.stop(crew->pool.self);
    crew_dismiss(crew);
}

static void close_launcher(void *self)
{
    Crew *crew = self;
    stop(crew);
    crew->pool.close(crew->pool.self);
}

Launcher crew_launcher(Crew *crew, const CrewSettings *settings)
{
    crew->settings = *settings;
    crew->pool = trial_pool_open(settings->per_rank);
    crew->job_count = crew->transport->count * settings->per_rank;
    crew->jobs = memory_allocate((size_t)crew->job_count * sizeof *crew->jobs);
    for (int rank = 0; rank < crew->transport->count; rank++)
        crew->members[rank] = (Member){.limit = settings->per_rank, .heard = clock_seconds()};
    return (Launcher){crew, has_room, running, start, wait_for_one, stop, close_launcher};
}

void crew_close(Crew *crew, int status)
{
    Transport *transport = crew->transport;
    crew_dismiss(crew);
    bool leaves = crew_is_in_trouble(crew);
    free(crew->members);
    free(crew->jobs);
    bytes_free(&crew->message);
    free(crew);
    if (leaves)
        transport->abandon(transport, status);
    transport->close(transport);
}
