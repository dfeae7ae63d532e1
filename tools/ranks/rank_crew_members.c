/* Who of a crew is alive, and how all end; see rank_crew_inside.h. */
#include "tools/ranks/rank_crew_inside.h"

#include <stdlib.h>
#include <time.h>

#include "base/memory.h"
#include "search/checkpoint.h"
#include "tools/ranks/rank_messages.h"

enum { PATIENCE_FACTOR = 3 };
static const double SECONDS_BETWEEN_SIGNS = 0.5, SECONDS_TO_QUIT_INTERRUPTED = 0.2;

/* --- the living and the dead
 * --------------------------------------------------------------------------------------------------- */

void crew_give_signs(Crew *crew)
{
    double now = clock_seconds();
    if (now < crew->sign_due)
        return;
    crew->sign_due = now + SECONDS_BETWEEN_SIGNS;
    crew->message.length = 0;
    bytes_add_u1(&crew->message, RANK_PATIENCE);
    bytes_add_u4(&crew->message, (uint32_t)(crew->settings.patience * PATIENCE_FACTOR * 1000));
    for (int rank = 1; rank < crew->transport->count; rank++)
        if (!crew->members[rank].is_dead)
            crew->transport->send(crew->transport, rank, crew->message.data, crew->message.length);
}

static void bury(Crew *crew, int rank)
{
    Bytes news = {0};
    int count = crew->members[rank].running;
    crew->members[rank].is_dead = true;
    crew->deaths++;
    for (int place = 0; place < crew->job_count; place++)
        if (crew->jobs[place].trial != NULL && crew->jobs[place].rank == rank)
            crew_take_back(crew, &crew->jobs[place]);
    bytes_format(&news, "clew: rank %d is taken for dead, as it has said nothing for %g seconds; ", rank,
                 crew->settings.patience);
    bytes_format(&news,
                 count == 0   ? "it had no trial\n"
                 : count == 1 ? "its trial is run again\n"
                              : "its %d trials are run again\n",
                 count);
    crew->settings.watch->hear(crew->settings.watch->self, &news);
    bytes_free(&news);
}

void crew_bury_the_silent(Crew *crew)
{
    double now = clock_seconds();
    for (int rank = 1; rank < crew->transport->count; rank++)
        if (!crew->members[rank].is_dead && now - crew->members[rank].heard > crew->settings.patience)
            bury(crew, rank);
}

/* --- the end
 * ----------------------------------------------------------------------------------------------------------------------
 */

static bool is_interrupted(const Crew *crew)
{
    return crew->settings.interrupted != NULL && *crew->settings.interrupted;
}

bool crew_is_in_trouble(const Crew *crew) { return crew->deaths > 0 || is_interrupted(crew); }

/* false: some have not heard it yet, or not answered. */
static bool tell_to_quit(Crew *crew, bool *told, const Bytes *message)
{
    bool all = true;
    for (int rank = 1; rank < crew->transport->count; rank++) {
        if (crew->members[rank].is_dead || crew->members[rank].is_gone)
            continue;
        told[rank] =
            told[rank] || crew->transport->send(crew->transport, rank, message->data, message->length);
        all = false;
    }
    return all;
}

static void hear_farewells(Crew *crew)
{
    int from;
    while (crew->transport->receive(crew->transport, &from, &crew->message))
        if (crew->message.length > 0 && crew->message.data[0] == RANK_BYE)
            crew->members[from].is_gone = true;
}

static double time_to_quit(const Crew *crew)
{
    return is_interrupted(crew) ? SECONDS_TO_QUIT_INTERRUPTED : crew->settings.patience;
}

/* After an interrupt there is no time to find out who is dead and who only slow: nobody is counted. */
static void count_the_silent(Crew *crew)
{
    bool is_known = !is_interrupted(crew);
    for (int rank = 1; rank < crew->transport->count; rank++) {
        Member *member = &crew->members[rank];
        crew->deaths += is_known && !member->is_dead && !member->is_gone;
        member->is_dead |= !member->is_gone;
    }
}

void crew_dismiss(Crew *crew)
{
    if (crew->is_dismissed)
        return;
    Bytes message = {0};
    bool *told = memory_allocate((size_t)crew->transport->count * sizeof *told);
    double end = clock_seconds() + time_to_quit(crew);
    bytes_add_u1(&message, RANK_QUIT);
    bytes_add_u1(&message, crew_is_in_trouble(crew));
    while (!tell_to_quit(crew, told, &message) && clock_seconds() < end) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        hear_farewells(crew);
    }
    count_the_silent(crew);
    crew->is_dismissed = true;
    bytes_free(&message);
    free(told);
}
