/* The loop of a portfolio: takes results of its members, keeps the shortest counterexample, and decides when
 * to end. */
#include "tools/portfolio/portfolio_scheduler.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/search.h"
#include "tools/commands.h"

static const double LATE_SHARE = 0.2, LATE_LEAST = 2, SHORTER_SHARE = 0.1, LOOKS_EVERY = 0.2,
                    INTERRUPTED_SECONDS = 2;

uint32_t portfolio_length(const Portfolio *portfolio)
{
    assert(portfolio->best != NULL && portfolio->best->result.verdict == VERDICT_VIOLATION);
    return (uint32_t)portfolio->best->result.metrics[METRIC_LENGTH];
}

/* --- taking results --- */

/* member_count: it is not in the list, which has no member for shortest counterexamples. */
static int index_of(const Portfolio *portfolio, const PortfolioMember *member)
{
    int index = 0;
    while (index < portfolio->member_count && portfolio->members[index] != member)
        index++;
    return index;
}

/* A member that cannot run once cannot run at all. */
static void drop_member(PortfolioScheduler *scheduler, PortfolioJob *job, Outcome *outcome)
{
    Portfolio *portfolio = scheduler->portfolio;
    int index = index_of(portfolio, job->member);
    if (index < portfolio->member_count)
        portfolio->is_out[index] = true;
    if (!job->member->may_not_apply && portfolio->complaint.length == 0)
        bytes_add(&portfolio->complaint, outcome->messages.data, outcome->messages.length);
}

/* After the first violation: stops all runs, as they do not know its length, and begins the search for a
 * shorter one, with new turns. */
static void begin_shortening(PortfolioScheduler *scheduler)
{
    Portfolio *portfolio = scheduler->portfolio;
    double elapsed = seconds_now() - scheduler->started;
    scheduler->end = fmin(scheduler->end, seconds_now() + fmax(elapsed, SHORTER_SHARE * portfolio->seconds));
    scheduler->runner->stop(scheduler->runner->self);
    for (int i = 0; i < portfolio->job_count; i++)
        if (!portfolio->jobs[i]->is_done) {
            portfolio->jobs[i]->is_done = true;
            portfolio->jobs[i]->result.verdict = VERDICT_INCOMPLETE;
            portfolio->jobs[i]->result.detail = memory_copy_string("another member found an error");
        }
    memset(scheduler->turns, 0, sizeof scheduler->turns);
    scheduler->next = EXHAUSTIVE + 1;
}

static void take_violation(PortfolioScheduler *scheduler, PortfolioJob *job, Outcome *outcome)
{
    Portfolio *portfolio = scheduler->portfolio;
    bool is_first = portfolio->best == NULL;
    if (!is_first && job->result.metrics[METRIC_LENGTH] >= portfolio_length(portfolio))
        return;
    portfolio->best = job;
    bytes_free(&portfolio->trace);
    portfolio->trace = outcome->trace;
    outcome->trace = (Bytes){0};
    if (is_first)
        begin_shortening(scheduler);
}

/* The first error of a breadth-first search has the fewest steps; and if it ends at the depth limit, there is
 * no error with fewer steps. */
static bool proves_shortest(const Portfolio *portfolio, const PortfolioJob *job)
{
    if (!portfolio->bounds_hold || job->member != member_for_shortest())
        return false;
    return (job->result.verdict == VERDICT_VIOLATION
            && job->result.metrics[METRIC_LENGTH] == portfolio_length(portfolio))
           || (job->result.verdict == VERDICT_INCOMPLETE && strcmp(job->result.detail, "depth limit") == 0);
}

static bool depends_on_seed(const PortfolioMember *member)
{
    return search_find(member->search)->is_random || strstr(member->options, "random") != NULL;
}

/* More time helps a member that ran out of it, another seed one that depends on it.  The exhaustive member,
 * if it has a process for itself, has used all of the time. */
static bool cannot_find_more(const Portfolio *portfolio, const PortfolioJob *job)
{
    const TrialResult *result = &job->result;
    bool ran_out = result->verdict == VERDICT_INCOMPLETE && strcmp(result->detail, "time limit") == 0;
    bool had_own_process = job->member == portfolio->members[EXHAUSTIVE] && portfolio->processes > 1;
    return result->verdict == VERDICT_LOST || had_own_process
           || (result->verdict == VERDICT_INCOMPLETE && !ran_out && !depends_on_seed(job->member));
}

static void take_result(PortfolioScheduler *scheduler, PortfolioJob *job, Outcome *outcome)
{
    Portfolio *portfolio = scheduler->portfolio;
    int index = index_of(portfolio, job->member);
    assert(!job->is_done && job->summary.length == 0 && "one outcome each");
    job->is_done = true;
    job->result = trial_judge(&job->trial, outcome);
    job->summary = outcome->summary;
    outcome->summary = (Bytes){0};
    if (outcome->exit_status == STATUS_USAGE)
        drop_member(scheduler, job, outcome);
    else if (outcome->exit_status >= 0 && portfolio->messages.length == 0 && !job->member->may_not_apply)
        bytes_add(&portfolio->messages, outcome->messages.data, outcome->messages.length);
    if (job->result.verdict == VERDICT_VIOLATION)
        take_violation(scheduler, job, outcome);
    if (job->result.verdict == VERDICT_NONE && portfolio->best == NULL && portfolio->complete == NULL)
        portfolio->complete = job;
    assert(portfolio->best == NULL || portfolio->complete == NULL);
    if (proves_shortest(portfolio, job))
        portfolio->proof = job;
    if (index < portfolio->member_count && cannot_find_more(portfolio, job))
        portfolio->is_out[index] = true;
}

static void show_status(PortfolioScheduler *scheduler)
{
    Portfolio *portfolio = scheduler->portfolio;
    char text[256], running[128] = "", found[96] = "nothing found yet";
    for (int i = 0; i < portfolio->job_count; i++)
        if (!portfolio->jobs[i]->is_done)
            snprintf(running + strlen(running), sizeof running - strlen(running), "%s%s",
                     running[0] ? ", " : "", portfolio->jobs[i]->member->name);
    if (portfolio->best != NULL)
        snprintf(found, sizeof found, "%s in %u steps, looking for fewer", portfolio->best->result.detail,
                 portfolio_length(portfolio));
    snprintf(text, sizeof text, "%.0f of %g s: %s%s%s", seconds_now() - scheduler->started,
             portfolio->seconds, found, running[0] ? "; running: " : "", running);
    status_line_show(&portfolio->line, text);
}

static void take_one(PortfolioScheduler *scheduler)
{
    Outcome outcome = {0};
    double wait = fmax(fmin(scheduler_time_left(scheduler), LOOKS_EVERY), 0.01);
    const Trial *trial = scheduler->runner->wait(scheduler->runner->self, (int)(wait * 1000), &outcome);
    bool is_killed = *scheduler->interrupted && outcome.exit_status < 0; /* by the same signal */
    if (trial != NULL && !is_killed)
        take_result(scheduler, (PortfolioJob *)trial, &outcome);
    outcome_free(&outcome);
}

/* --- the loop --- */

/* Paths to stuck threads are found as shortest paths. */
static bool is_short_enough(const Portfolio *portfolio)
{
    return portfolio->best != NULL
           && (portfolio->proof != NULL || portfolio_length(portfolio) <= 1
               || strcmp(portfolio->best->result.detail, "stuck") == 0);
}

static bool is_member_left(const PortfolioScheduler *scheduler)
{
    const Portfolio *portfolio = scheduler->portfolio;
    bool is_left = scheduler->runner->running(scheduler->runner->self) > 0 || portfolio->job_count == 0;
    for (int i = 0; i < portfolio->member_count; i++)
        is_left |= !portfolio->is_out[i];
    return is_left;
}

static bool is_decided(const PortfolioScheduler *scheduler)
{
    return scheduler->portfolio->complete != NULL || is_short_enough(scheduler->portfolio)
           || !is_member_left(scheduler);
}

/* Members that reach their time limit need a while to report; with a violation at hand they are not waited
 * for. */
static bool is_too_late(const PortfolioScheduler *scheduler)
{
    double late = -scheduler_time_left(scheduler);
    if (late < 0)
        return false;
    return scheduler->portfolio->best != NULL || scheduler->runner->running(scheduler->runner->self) == 0
           || late > fmax(LATE_LEAST, LATE_SHARE * scheduler->portfolio->seconds);
}

static PortfolioEnd end_of(const PortfolioScheduler *scheduler)
{
    const Portfolio *portfolio = scheduler->portfolio;
    return portfolio->best != NULL           ? PORTFOLIO_FOUND
           : portfolio->complete != NULL     ? PORTFOLIO_COMPLETE
           : *scheduler->interrupted         ? PORTFOLIO_INTERRUPTED
           : portfolio->complaint.length > 0 ? PORTFOLIO_UNUSABLE
                                             : PORTFOLIO_TIME;
}

/* After an interrupt members end in order, and tell what they have done, unless that takes too long. */
static void take_interrupted(PortfolioScheduler *scheduler)
{
    TrialRunner *runner = scheduler->runner;
    double until = seconds_now() + INTERRUPTED_SECONDS;
    runner->interrupt(runner->self);
    while (runner->running(runner->self) > 0 && seconds_now() < until)
        take_one(scheduler);
}

void portfolio_run(Portfolio *portfolio, TrialRunner *runner, const volatile sig_atomic_t *interrupted)
{
    double started = seconds_now();
    PortfolioScheduler scheduler = {.portfolio = portfolio,
                                    .runner = runner,
                                    .interrupted = interrupted,
                                    .started = started,
                                    .end = started + portfolio->seconds};
    portfolio->member_count = members_list(portfolio->heuristics.count > 0, portfolio->members);
    assert(portfolio->member_count > EXHAUSTIVE && portfolio->member_count <= MEMBERS_MAX);
    assert(portfolio->seconds > 0 && portfolio->processes >= 1);
    while (!*interrupted && !is_decided(&scheduler) && !is_too_late(&scheduler)) {
        scheduler_start_jobs(&scheduler);
        take_one(&scheduler);
        show_status(&scheduler);
    }
    if (*interrupted)
        take_interrupted(&scheduler);
    runner->stop(runner->self);
    status_line_clear(&portfolio->line);
    portfolio->elapsed = seconds_now() - started;
    portfolio->end = end_of(&scheduler);
}

void portfolio_free(Portfolio *portfolio)
{
    for (int i = 0; i < portfolio->job_count; i++) {
        PortfolioJob *job = portfolio->jobs[i];
        string_list_free(&job->options);
        string_list_free(&job->arguments);
        trial_result_free(&job->result);
        bytes_free(&job->summary);
        free(job);
    }
    free(portfolio->jobs);
    string_list_free(&portfolio->options);
    string_list_free(&portfolio->heuristics);
    string_list_free(&portfolio->program);
    bytes_free(&portfolio->trace);
    bytes_free(&portfolio->complaint);
    bytes_free(&portfolio->messages);
}
