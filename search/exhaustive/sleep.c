/* Each level has the steps that are known of its state: those that it has taken, and those of the threads
 * that sleep there, which do what they would have done in the state before. */
#include "search/sleep.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

typedef struct KnownStep {
    uint32_t thread, step;
} KnownStep;

typedef struct SleepLevel {
    uint32_t first;  /* of its known steps; those of the level above begin where they end */
    KnownStep taken; /* last, which is known when the levels above are gone; no thread: none */
} SleepLevel;

/* Comparing steps must pay: in a window of so many comparisons one in four must let a thread sleep.  If not,
 * no thread sleeps in so many new states to come, each time twice as many as before. */
enum { WINDOW = 1 << 10, REST_MAX = 128 * WINDOW };

struct SleepSets {
    SleepJudge judge;
    uint32_t compared, slept; /* in the present window */
    uint32_t rest, resting;   /* new states: how long the last rest was, what is left of the present one */
    SleepLevel *levels;
    uint32_t depth, level_capacity;
    KnownStep *known;
    uint32_t known_count, known_capacity;
    KnownStep asleep[SLEEP_THREADS]; /* in the state that was discovered last */
    uint32_t asleep_count;
};

SleepSets *sleep_create(const SleepJudge *judge)
{
    SleepSets *sleep = memory_allocate(sizeof *sleep);
    sleep->judge = *judge;
    sleep->rest = WINDOW / 2;
    return sleep;
}

void sleep_destroy(SleepSets *sleep)
{
    if (sleep == NULL)
        return;
    free(sleep->levels);
    free(sleep->known);
    free(sleep);
}

static void add_known(SleepSets *sleep, KnownStep step)
{
    MEMORY_ROOM_FOR(sleep->known, sleep->known_capacity, sleep->known_count);
    sleep->known[sleep->known_count++] = step;
}

static bool is_known(const SleepSets *sleep, const SleepLevel *level, uint32_t thread)
{
    uint32_t i = level->first;
    while (i < sleep->known_count && sleep->known[i].thread != thread)
        i++;
    return i < sleep->known_count;
}

/* What the level on top has taken before is known to it now. */
static SleepLevel *settle(SleepSets *sleep)
{
    assert(sleep->depth > 0);
    SleepLevel *level = &sleep->levels[sleep->depth - 1];
    if (level->taken.thread != SLEEP_NO_THREAD)
        add_known(sleep, level->taken);
    level->taken.thread = SLEEP_NO_THREAD;
    return level;
}

static void end_window(SleepSets *sleep)
{
    if (4 * sleep->slept >= sleep->compared)
        sleep->rest = WINDOW / 2;
    else {
        sleep->rest = sleep->rest < REST_MAX ? 2 * sleep->rest : REST_MAX;
        sleep->resting = sleep->rest;
    }
    sleep->compared = sleep->slept = 0;
}

/* Who sleeps in a state that was discovered by this step. */
static void find_asleep(SleepSets *sleep, const SleepLevel *level, KnownStep taken)
{
    if (sleep->resting > 0) {
        sleep->resting--;
        return;
    }
    for (uint32_t i = level->first; i < sleep->known_count; i++) {
        KnownStep known = sleep->known[i];
        if (known.thread >= taken.thread)
            continue;
        sleep->compared++;
        if (sleep->judge.commute(sleep->judge.self, known.step, taken.step))
            sleep->asleep[sleep->asleep_count++] = known;
    }
    assert(sleep->asleep_count <= SLEEP_THREADS && "each thread is known once");
    sleep->slept += sleep->asleep_count;
    if (sleep->compared >= WINDOW)
        end_window(sleep);
}

void sleep_note_step(SleepSets *sleep, bool is_new)
{
    SleepLevel *level = settle(sleep);
    KnownStep taken;
    taken.thread = sleep->judge.last(sleep->judge.self, &taken.step);
    sleep->asleep_count = 0;
    if (taken.thread == SLEEP_NO_THREAD || taken.step == SLEEP_NO_STEP)
        return;
    if (is_new)
        find_asleep(sleep, level, taken);
    if (taken.thread < SLEEP_THREADS && !is_known(sleep, level, taken.thread))
        level->taken = taken;
}

/* The choices of the present state by the threads that sleep. */
static uint32_t find_left_out(SleepSets *sleep, int choices)
{
    uint32_t threads = 0, left_out = 0;
    for (uint32_t i = 0; i < sleep->asleep_count; i++)
        threads |= (uint32_t)1 << sleep->asleep[i].thread;
    for (int i = 0; threads != 0 && i < choices && i < SLEEP_CHOICES; i++) {
        uint32_t thread = sleep->judge.thread(sleep->judge.self, i);
        if (thread < SLEEP_THREADS && threads >> thread & 1) {
            left_out |= (uint32_t)1 << i;
            threads &= ~((uint32_t)1 << thread);
        }
    }
    return left_out;
}

uint32_t sleep_push(SleepSets *sleep, int choices)
{
    MEMORY_ROOM_FOR(sleep->levels, sleep->level_capacity, sleep->depth);
    sleep->levels[sleep->depth++] =
        (SleepLevel){.first = sleep->known_count, .taken = {SLEEP_NO_THREAD, SLEEP_NO_STEP}};
    uint32_t left_out = find_left_out(sleep, choices);
    for (uint32_t i = 0; i < sleep->asleep_count; i++)
        add_known(sleep, sleep->asleep[i]);
    sleep->asleep_count = 0;
    return left_out;
}

void sleep_pop(SleepSets *sleep)
{
    assert(sleep->depth > 0);
    sleep->known_count = sleep->levels[--sleep->depth].first;
}
