/* Running trials; see trials.h. */
#include "tools/trials/trials.h"

#include <stdlib.h>

#include "base/memory.h"
#include "tools/commands.h"

void trials_prepare(Trials *trials)
{
    trials->count = trials->runs * trials->configuration_count;
    trials->list = memory_allocate((size_t)trials->count * sizeof *trials->list);
    trials->results = memory_allocate((size_t)trials->count * sizeof *trials->results);
    trials->best = -1;
    for (int i = 0; i < trials->count; i++) {
        int number = i / trials->configuration_count + 1, configuration = i % trials->configuration_count;
        trials->list[i] = (Trial){number, configuration, trial_seed(trials->seed, number),
                                  &trials->configurations[configuration].arguments};
    }
}

void trials_free(Trials *trials)
{
    for (int i = 0; i < trials->count; i++)
        trial_result_free(&trials->results[i]);
    for (int i = 0; i < CONFIGURATIONS_MAX; i++) {
        string_list_free(&trials->configurations[i].options);
        string_list_free(&trials->configurations[i].arguments);
    }
    string_list_free(&trials->line);
    string_list_free(&trials->program);
    bytes_free(&trials->best_trace);
    free(trials->list);
    free(trials->results);
}

int best_length(const Trials *trials)
{
    return trials->best < 0 ? -1 : (int)trials->results[trials->best].metrics[METRIC_LENGTH];
}

/* The same whatever the order in which results come. */
static bool is_better(const Trials *trials, int place)
{
    if (trials->results[place].verdict != VERDICT_VIOLATION || trials->best < 0)
        return trials->results[place].verdict == VERDICT_VIOLATION;
    double length = trials->results[place].metrics[METRIC_LENGTH],
           best = trials->results[trials->best].metrics[METRIC_LENGTH];
    return length < best || (length == best && place < trials->best);
}

static void keep_result(Trials *trials, const Trial *trial, Outcome *outcome)
{
    int place = (int)(trial - trials->list);
    trials->results[place] = trial_judge(trial, outcome);
    trials->done++;
    trials->found += trials->results[place].verdict == VERDICT_VIOLATION;
    trials->lost += trials->results[place].verdict == VERDICT_LOST;
    if (!is_better(trials, place))
        return;
    trials->best = place;
    bytes_free(&trials->best_trace);
    trials->best_trace = outcome->trace;
    outcome->trace = (Bytes){0};
}

typedef struct Round {
    Trials *trials;
    Launcher *launcher;
    const TrialsWatch *watch;
    const volatile sig_atomic_t *interrupted;
    int next; /* to be started */
    bool is_told[CONFIGURATIONS_MAX];
} Round;

static bool start_some(Round *round, Error *error)
{
    Launcher *launcher = round->launcher;
    while (round->next < round->trials->count && launcher->has_room(launcher->self)) {
        if (!launcher->start(launcher->self, &round->trials->list[round->next], error))
            return launcher->running(launcher->self) > 0; /* when one of them has ended there may be room */
        round->next++;
    }
    return true;
}

static bool is_under_way(const Round *round)
{
    return round->next < round->trials->count || round->launcher->running(round->launcher->self) > 0;
}

enum { WAIT_MILLISECONDS = 250 };

/* What a search has to say besides its result, the others of its configuration would say too. */
static void pass_on(Round *round, const Trial *trial, const Outcome *outcome)
{
    if (outcome->messages.length > 0 && !round->is_told[trial->configuration])
        round->watch->hear(round->watch->self, &outcome->messages);
    round->is_told[trial->configuration] |= outcome->messages.length > 0;
}

static bool refuse(Round *round, const Trial *trial, const Outcome *outcome, Error *error)
{
    round->watch->hear(round->watch->self, &outcome->messages);
    return error_set(error, "trial %d (seed %llu) cannot be run, so the others are not run either",
                     trial->number, (unsigned long long)trial->seed);
}

/* What ends after an interrupt may have been cut short by it and is no result. */
static bool take_one(Round *round, Error *error)
{
    Outcome outcome = {0};
    const Trial *trial = round->launcher->wait(round->launcher->self, WAIT_MILLISECONDS, &outcome);
    bool is_usable =
        trial == NULL || outcome.exit_status != STATUS_USAGE || refuse(round, trial, &outcome, error);
    if (trial != NULL && is_usable && !*round->interrupted) {
        if (outcome.exit_status >= 0)
            pass_on(round, trial, &outcome);
        keep_result(round->trials, trial, &outcome);
    }
    outcome_free(&outcome);
    return is_usable;
}

bool trials_run(Trials *trials, Launcher *launcher, const volatile sig_atomic_t *interrupted,
                const TrialsWatch *watch, Error *error)
{
    Round round = {.trials = trials, .launcher = launcher, .watch = watch, .interrupted = interrupted};
    bool fine = true;
    while (fine && !*interrupted && is_under_way(&round)) {
        fine = start_some(&round, error) && take_one(&round, error);
        watch->look(watch->self, trials);
    }
    launcher->stop(launcher->self);
    trials->is_interrupted = fine && trials->done < trials->count;
    return fine;
}
