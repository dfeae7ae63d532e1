/* Trials spread over ranks: what rank 0 does; see rank_crew.h. */
#include "tools/rank_crew.h"

#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/rank_messages.h"
#include "tools/trial_pool.h"

enum { SLICE_MILLISECONDS = 5, STATUS_NOT_STARTED = 127, PATIENCE_FACTOR = 3, WAITING = -1 };
static const double SECONDS_BETWEEN_SIGNS = 0.5, FIRST_PATIENCE = 10, SECONDS_TO_QUIT = 2, SECONDS_TO_QUIT_INTERRUPTED = 0.2;

typedef struct Member {
    bool   is_dead, is_gone;            /* gone: it has ended as it should */
    int    running, limit;              /* trials */
    double heard;                       /* when, by clock_seconds */
} Member;

typedef struct Job {
    const Trial *trial;                 /* NULL: the place is free */
    int          rank;                  /* that runs it, or WAITING */
} Job;

struct Crew {
    Post        *post;
    CrewSettings settings;
    Launcher     pool;                  /* of rank 0 */
    bool         is_dismissed;
    Member      *members;
    Job         *jobs;
    int          job_count, waiting, running, deaths;
    double       sign_due;
    Bytes        message;
};

Crew *crew_open(Post *post)
{
    Crew *crew = memory_allocate(sizeof *crew);
    crew->post = post;
    crew->members = memory_allocate((size_t)post->count * sizeof *crew->members);
    crew->settings.patience = FIRST_PATIENCE;
    post->outlive(post);
    return crew;
}

int crew_deaths(const Crew *crew) { return crew->deaths; }

/* --- handing out -------------------------------------------------------------------------------------------------------------- */

static bool is_free(const Member *member) { return !member->is_dead && member->running < member->limit; }

/* The one with the least to do that has room for one more; -1: none. */
static int find_member(const Crew *crew)
{
    int best = -1;
    for (int rank = 0; rank < crew->post->count; rank++)
        if (is_free(&crew->members[rank]) && (best < 0 || crew->members[rank].running < crew->members[best].running))
            best = rank;
    return best;
}

static bool hand_over(Crew *crew, int place, int rank)
{
    Error error;
    if (rank == 0)
        return crew->pool.start(crew->pool.self, crew->jobs[place].trial, &error);
    put_trial(&crew->message, (uint32_t)place, crew->jobs[place].trial);
    return crew->post->send(crew->post, rank, crew->message.data, crew->message.length);
}

static void note_running(Crew *crew, int place, int rank)
{
    crew->jobs[place].rank = rank;
    crew->members[rank].running++;
    crew->waiting--;
    crew->running++;
}

/* What cannot be handed over now waits for the next time. */
static void hand_out(Crew *crew)
{
    for (int place = 0; place < crew->job_count && crew->waiting > 0; place++) {
        if (crew->jobs[place].trial == NULL || crew->jobs[place].rank != WAITING)
            continue;
        int rank = find_member(crew);
        if (rank < 0 || !hand_over(crew, place, rank))
            return;
        note_running(crew, place, rank);
    }
}

static bool start(void *self, const Trial *trial, Error *error)
{
    (void)error;
    Crew *crew = self;
    int place = 0;
    while (crew->jobs[place].trial != NULL)
        place++;
    crew->jobs[place] = (Job){trial, WAITING};
    crew->waiting++;
    hand_out(crew);
    return true;
}

static bool has_room(const void *self)
{
    const Crew *crew = self;
    return crew->waiting == 0 && find_member(crew) >= 0;
}

static int running(const void *self) { return ((const Crew *)self)->running + ((const Crew *)self)->waiting; }

static void take_back(Crew *crew, Job *job)
{
    crew->members[job->rank].running--;
    crew->running--;
    crew->waiting++;
    job->rank = WAITING;
}

static const Trial *end_job(Crew *crew, Job *job)
{
    const Trial *trial = job->trial;
    if (job->rank == WAITING)
        crew->waiting--;
    else {
        crew->members[job->rank].running--;
        crew->running--;
    }
    job->trial = NULL;
    return trial;
}

/* --- the living and the dead --------------------------------------------------------------------------------------------------- */

static void give_signs(Crew *crew)
{
    double now = clock_seconds();
    if (now < crew->sign_due)
        return;
    crew->sign_due = now + SECONDS_BETWEEN_SIGNS;
    crew->message.length = 0;
    bytes_add_u1(&crew->message, RANK_PATIENCE);
    bytes_add_u4(&crew->message, (uint32_t)(crew->settings.patience * PATIENCE_FACTOR * 1000));
    for (int rank = 1; rank < crew->post->count; rank++)
        if (!crew->members[rank].is_dead)
            crew->post->send(crew->post, rank, crew->message.data, crew->message.length);
}

static void bury(Crew *crew, int rank)
{
    Bytes news = {0};
    int count = crew->members[rank].running;
    crew->members[rank].is_dead = true;
    crew->deaths++;
    for (int place = 0; place < crew->job_count; place++)
        if (crew->jobs[place].trial != NULL && crew->jobs[place].rank == rank)
            take_back(crew, &crew->jobs[place]);
    bytes_format(&news, "clew: rank %d is taken for dead, as it has said nothing for %g seconds; ", rank, crew->settings.patience);
    bytes_format(&news, count == 0 ? "it had no trial\n" : count == 1 ? "its trial is run again\n" : "its %d trials are run again\n", count);
    crew->settings.watch->hear(crew->settings.watch->self, &news);
    bytes_free(&news);
}

/* After all that has come was received: it may be that only we have slept. */
static void bury_the_silent(Crew *crew)
{
    double now = clock_seconds();
    for (int rank = 1; rank < crew->post->count; rank++)
        if (!crew->members[rank].is_dead && now - crew->members[rank].heard > crew->settings.patience)
            bury(crew, rank);
}

/* --- outcomes ------------------------------------------------------------------------------------------------------------------- */

/* The job of a message, which is at its place; NULL: it has none. */
static Job *find_job(Crew *crew, int from, Reader *reader)
{
    uint32_t place = read_u4(reader);
    bool is_there = !reader->failed && place < (uint32_t)crew->job_count && crew->jobs[place].trial != NULL && crew->jobs[place].rank == from;
    return is_there ? &crew->jobs[place] : NULL;
}

/* It gets no more than it can run. */
static void refuse(Crew *crew, int from, Job *job)
{
    take_back(crew, job);
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
        return end_job(crew, job);
    outcome_free(outcome);
    take_back(crew, job);
    return NULL;
}

/* From other ranks; what the dead may still say does not count. */
static const Trial *receive(Crew *crew, Outcome *outcome)
{
    int from;
    const Trial *trial = NULL;
    while (trial == NULL && crew->post->receive(crew->post, &from, &crew->message))
        if (!crew->members[from].is_dead)
            trial = read_message(crew, from, outcome);
    return trial;
}

static const Trial *take_own(Crew *crew, Outcome *outcome)
{
    const Trial *trial = crew->pool.wait(crew->pool.self, SLICE_MILLISECONDS, outcome);
    for (int place = 0; trial != NULL && place < crew->job_count; place++)
        if (crew->jobs[place].trial == trial)
            end_job(crew, &crew->jobs[place]);
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
        return end_job(crew, &crew->jobs[place]);
    }
    return NULL;
}

static const Trial *look_around(Crew *crew, Outcome *outcome)
{
    give_signs(crew);
    const Trial *trial = receive(crew, outcome);
    if (trial != NULL)
        return trial;
    bury_the_silent(crew);
    hand_out(crew);
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

/* --- the end ---------------------------------------------------------------------------------------------------------------------- */

/* Then this process cannot wait for the others in MPI. */
static bool is_in_trouble(const Crew *crew)
{
    return crew->deaths > 0 || (crew->settings.interrupted != NULL && *crew->settings.interrupted);
}

/* false: some have not heard it yet, or not answered. */
static bool tell_to_quit(Crew *crew, bool *told, const Bytes *message)
{
    bool all = true;
    for (int rank = 1; rank < crew->post->count; rank++) {
        if (crew->members[rank].is_dead || crew->members[rank].is_gone)
            continue;
        told[rank] = told[rank] || crew->post->send(crew->post, rank, message->data, message->length);
        all = false;
    }
    return all;
}

static void hear_farewells(Crew *crew)
{
    int from;
    while (crew->post->receive(crew->post, &from, &crew->message))
        if (crew->message.length > 0 && crew->message.data[0] == RANK_BYE)
            crew->members[from].is_gone = true;
}

static double time_to_quit(const Crew *crew)
{
    bool hurries = crew->settings.interrupted != NULL && *crew->settings.interrupted;
    return hurries ? SECONDS_TO_QUIT_INTERRUPTED : crew->deaths > 0 ? SECONDS_TO_QUIT : crew->settings.patience;
}

static void count_the_silent(Crew *crew)
{
    for (int rank = 1; rank < crew->post->count; rank++) {
        Member *member = &crew->members[rank];
        crew->deaths += !member->is_dead && !member->is_gone;
        member->is_dead |= !member->is_gone;
    }
}

/* Nothing is on its way then, either way, or whoever does not answer is taken for dead.  A rank that is not dead, yet told nothing any more, ends by
 * itself when it has waited long enough. */
static void dismiss(Crew *crew)
{
    if (crew->is_dismissed)
        return;
    Bytes message = {0};
    bool *told = memory_allocate((size_t)crew->post->count * sizeof *told);
    double end = clock_seconds() + time_to_quit(crew);
    bytes_add_u1(&message, RANK_QUIT);
    bytes_add_u1(&message, is_in_trouble(crew));
    while (!tell_to_quit(crew, told, &message) && clock_seconds() < end) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        hear_farewells(crew);
    }
    count_the_silent(crew);
    crew->is_dismissed = true;
    bytes_free(&message);
    free(told);
}

static void stop(void *self)
{
    Crew *crew = self;
    crew->pool.stop(crew->pool.self);
    dismiss(crew);
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
    crew->job_count = crew->post->count * settings->per_rank;
    crew->jobs = memory_allocate((size_t)crew->job_count * sizeof *crew->jobs);
    for (int rank = 0; rank < crew->post->count; rank++)
        crew->members[rank] = (Member){.limit = settings->per_rank, .heard = clock_seconds()};
    return (Launcher){crew, has_room, running, start, wait_for_one, stop, close_launcher};
}

void crew_close(Crew *crew, int status)
{
    Post *post = crew->post;
    dismiss(crew);
    bool leaves = is_in_trouble(crew);
    free(crew->members);
    free(crew->jobs);
    bytes_free(&crew->message);
    free(crew);
    if (leaves)
        post->leave(post, status);
    post->close(post);
}
