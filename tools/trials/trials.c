/* The loop that runs trials: starts them while there is room, takes outcomes as they come, and keeps the
 * results and the shortest counterexample. */
#include "tools/trials/trials.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "tools/commands.h"

void trials_prepare(Trials *trials)
{
    assert(trials->runs >= 1 && trials->configuration_count >= 1);
    assert(trials->configuration_count <= CONFIGURATIONS_MAX && trials->list == NULL);
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
    footnotes_free(&trials->footnotes);
    free(trials->list);
    free(trials->results);
}

int best_length(const Trials *trials)
{
    return trials->best < 0 ? -1 : (int)trials->results[trials->best].metrics[METRIC_LENGTH];
}

/* Does not depend on the order in which results come: equal lengths go by index. */
static bool is_better(const Trials *trials, int index)
{
    if (trials->results[index].verdict != VERDICT_VIOLATION || trials->best < 0)
        return trials->results[index].verdict == VERDICT_VIOLATION;
    double length = trials->results[index].metrics[METRIC_LENGTH],
           best = trials->results[trials->best].metrics[METRIC_LENGTH];
    return length < best || (length == best && index < trials->best);
}

static void keep_result(Trials *trials, const Trial *trial, Outcome *outcome)
{
    int index = (int)(trial - trials->list);
    assert(index >= 0 && index < trials->count && trials->results[index].number == 0 && "one outcome each");
    trials->results[index] = trial_judge(trial, outcome);
    if (trials->results[index].verdict != VERDICT_LOST)
        trial_add_footnotes(outcome, &trials->footnotes);
    trials->done++;
    trials->found += trials->results[index].verdict == VERDICT_VIOLATION;
    trials->lost += trials->results[index].verdict == VERDICT_LOST;
    assert(trials->found + trials->lost <= trials->done && trials->done <= trials->count);
    if (!is_better(trials, index))
        return;
    trials->best = index;
    bytes_free(&trials->best_trace);
    trials->best_trace = outcome->trace;
    outcome->trace = (Bytes){0};
}

typedef struct TrialsLoop {
    Trials *trials;
    TrialRunner *runner;
    const TrialsWatch *watch;
    const volatile sig_atomic_t *interrupted;
    int next;                              /* index of the next trial to start */
    bool has_messages[CONFIGURATIONS_MAX]; /* messages of one of its trials were passed on */
} TrialsLoop;

static bool start_some(TrialsLoop *loop, Error *error)
{
    TrialRunner *runner = loop->runner;
    while (loop->next < loop->trials->count && runner->has_room(runner->self)) {
        if (!runner->start(runner->self, &loop->trials->list[loop->next], error))
            return runner->running(runner->self) > 0; /* there may be room when one of them ends */
        loop->next++;
    }
    return true;
}

static bool is_under_way(const TrialsLoop *loop)
{
    return loop->next < loop->trials->count || loop->runner->running(loop->runner->self) > 0;
}

enum { WAIT_MILLISECONDS = 250 };

/* Messages of the first trial of each configuration that has any: the others would repeat them. */
static void pass_messages(TrialsLoop *loop, const Trial *trial, const Outcome *outcome)
{
    if (outcome->messages.length > 0 && !loop->has_messages[trial->configuration])
        loop->watch->hear(loop->watch->self, &outcome->messages);
    loop->has_messages[trial->configuration] |= outcome->messages.length > 0;
}

static bool report_unusable(TrialsLoop *loop, const Trial *trial, const Outcome *outcome, Error *error)
{
    loop->watch->hear(loop->watch->self, &outcome->messages);
    return error_set(error, "trial %d (seed %llu) cannot be run, so no further trial is run", trial->number,
                     (unsigned long long)trial->seed);
}

/* Trials that end after an interrupt may have been cut short by it, so they have no result. */
static bool take_one(TrialsLoop *loop, Error *error)
{
    Outcome outcome = {0};
    const Trial *trial = loop->runner->wait(loop->runner->self, WAIT_MILLISECONDS, &outcome);
    bool is_usable =
        trial == NULL || outcome.exit_status != STATUS_USAGE || report_unusable(loop, trial, &outcome, error);
    if (trial != NULL && is_usable && !*loop->interrupted) {
        if (outcome.exit_status >= 0)
            pass_messages(loop, trial, &outcome);
        keep_result(loop->trials, trial, &outcome);
    }
    outcome_free(&outcome);
    return is_usable;
}

bool trials_run(Trials *trials, TrialRunner *runner, const volatile sig_atomic_t *interrupted,
                const TrialsWatch *watch, Error *error)
{
    TrialsLoop loop = {.trials = trials, .runner = runner, .watch = watch, .interrupted = interrupted};
    bool fine = true;
    while (fine && !*interrupted && is_under_way(&loop)) {
        fine = start_some(&loop, error) && take_one(&loop, error);
        watch->look(watch->self, trials);
    }
    runner->stop(runner->self);
    assert(!fine || *interrupted || trials->done == trials->count);
    trials->is_interrupted = fine && trials->done < trials->count;
    return fine;
}
