/* Who runs which trial; see rank_crew_inside.h. */
#include "tools/ranks/rank_crew_inside.h"

#include "tools/ranks/rank_messages.h"

static bool is_free(const Member *member) { return !member->is_dead && member->running < member->limit; }

/* The one with the least to do that has room for one more; -1: none. */
static int find_member(const Crew *crew)
{
    int best = -1;
    for (int rank = 0; rank < crew->transport->count; rank++)
        if (is_free(&crew->members[rank])
            && (best < 0 || crew->members[rank].running < crew->members[best].running))
            best = rank;
    return best;
}

static bool hand_over(Crew *crew, int place, int rank)
{
    Error error;
    if (rank == 0)
        return crew->pool.start(crew->pool.self, crew->jobs[place].trial, &error);
    put_trial(&crew->message, (uint32_t)place, crew->jobs[place].trial);
    return crew->transport->send(crew->transport, rank, crew->message.data, crew->message.length);
}

static void note_running(Crew *crew, int place, int rank)
{
    crew->jobs[place].rank = rank;
    crew->members[rank].running++;
    crew->waiting--;
    crew->running++;
}

bool crew_has_room(const Crew *crew) { return crew->waiting == 0 && find_member(crew) >= 0; }

void crew_hand_out(Crew *crew)
{
    for (int place = 0; place < crew->job_count && crew->waiting > 0; place++) {
        if (crew->jobs[place].trial == NULL || crew->jobs[place].rank != JOB_WAITING)
            continue;
        int rank = find_member(crew);
        if (rank < 0 || !hand_over(crew, place, rank))
            return;
        note_running(crew, place, rank);
    }
}

void crew_add_job(Crew *crew, const Trial *trial)
{
    int place = 0;
    while (crew->jobs[place].trial != NULL)
        place++;
    crew->jobs[place] = (Job){trial, JOB_WAITING};
    crew->waiting++;
}

void crew_take_back(Crew *crew, Job *job)
{
    crew->members[job->rank].running--;
    crew->running--;
    crew->waiting++;
    job->rank = JOB_WAITING;
}

const Trial *crew_end_job(Crew *crew, Job *job)
{
    const Trial *trial = job->trial;
    if (job->rank == JOB_WAITING)
        crew->waiting--;
    else {
        crew->members[job->rank].running--;
        crew->running--;
    }
    job->trial = NULL;
    return trial;
}
