/* Taking the results of a portfolio, and when it ends; see portfolio.h. */
#include "tools/portfolio/portfolio_round.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/search.h"
#include "tools/commands.h"

static const double LATE_SHARE = 0.2, LATE_LEAST = 2, SHORTER_SHARE = 0.1, LOOKS_EVERY = 0.2;

uint32_t portfolio_length(const Portfolio *portfolio)
{
    return (uint32_t)portfolio->best->result.metrics[METRIC_LENGTH];
}

/* ---- taking results ---- */

static int place_of(const Portfolio *portfolio, const Member *member)
{
    int place = 0;
    while (place < portfolio->member_count && portfolio->members[place] != member)
        place++;
    return place;
}

/* What cannot run once cannot run again. */
static void drop_member(Round *round, Job *job, Outcome *outcome)
{
    Portfolio *portfolio = round->portfolio;
    int place = place_of(portfolio, job->member);
    if (place < portfolio->member_count)
        portfolio->is_out[place] = true;
    if (!job->member->may_not_apply && portfolio->complaint.length == 0)
        bytes_add(&portfolio->complaint, outcome->messages.data, outcome->messages.length);
}

/* What is still running looks for what is longer, or does not know that something is found: there is better
 * use of the time. */
static void begin_to_shorten(Round *round)
{
    Portfolio *portfolio = round->portfolio;
    double elapsed = seconds_now() - round->started;
    round->end = fmin(round->end, seconds_now() + fmax(elapsed, SHORTER_SHARE * portfolio->seconds));
    round->launcher->stop(round->launcher->self);
    for (int i = 0; i < portfolio->job_count; i++)
        if (!portfolio->jobs[i]->is_done) {
            portfolio->jobs[i]->is_done = true;
            portfolio->jobs[i]->result.verdict = VERDICT_INCOMPLETE;
            portfolio->jobs[i]->result.detail = memory_copy_string("another member found an error");
        }
    memset(round->turns, 0, sizeof round->turns);
    round->next = EXHAUSTIVE + 1;
}

static void take_violation(Round *round, Job *job, Outcome *outcome)
{
    Portfolio *portfolio = round->portfolio;
    bool is_first = portfolio->best == NULL;
    if (!is_first && job->result.metrics[METRIC_LENGTH] >= portfolio_length(portfolio))
        return;
    portfolio->best = job;
    bytes_free(&portfolio->trace);
    portfolio->trace = outcome->trace;
    outcome->trace = (Bytes){0};
    if (is_first)
        begin_to_shorten(round);
}

/* Breadth first, the first error has the fewest steps; and when it has looked at everything below a depth
 * there is none. */
static bool proves_shortest(const Portfolio *portfolio, const Job *job)
{
    if (!portfolio->bounds_hold || job->member != member_for_shortest())
        return false;
    return (job->result.verdict == VERDICT_VIOLATION
            && job->result.metrics[METRIC_LENGTH] == portfolio_length(portfolio))
           || (job->result.verdict == VERDICT_INCOMPLETE && strcmp(job->result.detail, "depth limit") == 0);
}

static bool follows_seed(const Member *member)
{
    return search_find(member->search)->is_random || strstr(member->options, "random") != NULL;
}

/* More time may help one that ran out of it, another seed one that follows it.  A process of its own lasted
 * for all of the time. */
static bool has_nothing_more(const Portfolio *portfolio, const Job *job)
{
    const TrialResult *result = &job->result;
    bool ran_out = result->verdict == VERDICT_INCOMPLETE && strcmp(result->detail, "time limit") == 0;
    bool had_own_process = job->member == portfolio->members[EXHAUSTIVE] && portfolio->processes > 1;
    return result->verdict == VERDICT_LOST || had_own_process
           || (result->verdict == VERDICT_INCOMPLETE && !ran_out && !follows_seed(job->member));
}

static void take_result(Round *round, Job *job, Outcome *outcome)
{
    Portfolio *portfolio = round->portfolio;
    int place = place_of(portfolio, job->member);
    job->is_done = true;
    job->result = trial_judge(&job->trial, outcome);
    job->summary = outcome->summary;
    outcome->summary = (Bytes){0};
    if (outcome->exit_status == STATUS_USAGE)
        drop_member(round, job, outcome);
    else if (outcome->exit_status >= 0 && portfolio->messages.length == 0 && !job->member->may_not_apply)
        bytes_add(&portfolio->messages, outcome->messages.data, outcome->messages.length);
    if (job->result.verdict == VERDICT_VIOLATION)
        take_violation(round, job, outcome);
    if (job->result.verdict == VERDICT_NONE && portfolio->best == NULL && portfolio->complete == NULL)
        portfolio->complete = job;
    if (proves_shortest(portfolio, job))
        portfolio->proof = job;
    if (place < portfolio->member_count && has_nothing_more(portfolio, job))
        portfolio->is_out[place] = true;
}

static void show_status(Round *round)
{
    Portfolio *portfolio = round->portfolio;
    char text[256], running[128] = "", found[96] = "nothing found yet";
    for (int i = 0; i < portfolio->job_count; i++)
        if (!portfolio->jobs[i]->is_done)
            snprintf(running + strlen(running), sizeof running - strlen(running), "%s%s",
                     running[0] ? ", " : "", portfolio->jobs[i]->member->name);
    if (portfolio->best != NULL)
        snprintf(found, sizeof found, "%s in %u steps, looking for fewer", portfolio->best->result.detail,
                 portfolio_length(portfolio));
    snprintf(text, sizeof text, "%.0f of %g s: %s%s%s", seconds_now() - round->started, portfolio->seconds,
             found, running[0] ? "; running: " : "", running);
    status_line_show(&portfolio->line, text);
}

static void take_one(Round *round)
{
    Outcome outcome = {0};
    double wait = fmax(fmin(round_time_left(round), LOOKS_EVERY), 0.01);
    const Trial *trial = round->launcher->wait(round->launcher->self, (int)(wait * 1000), &outcome);
    if (trial != NULL && !*round->interrupted)
        take_result(round, (Job *)trial, &outcome);
    outcome_free(&outcome);
}

/* ---- the whole ---- */

/* A way to threads that are stuck is the shortest as it is. */
static bool is_short_enough(const Portfolio *portfolio)
{
    return portfolio->best != NULL
           && (portfolio->proof != NULL || portfolio_length(portfolio) <= 1
               || strcmp(portfolio->best->result.detail, "stuck") == 0);
}

static bool is_anybody_left(const Round *round)
{
    const Portfolio *portfolio = round->portfolio;
    bool is_left = round->launcher->running(round->launcher->self) > 0 || portfolio->job_count == 0;
    for (int i = 0; i < portfolio->member_count; i++)
        is_left |= !portfolio->is_out[i];
    return is_left;
}

static bool is_decided(const Round *round)
{
    return round->portfolio->complete != NULL || is_short_enough(round->portfolio) || !is_anybody_left(round);
}

/* Who was told to stop in time may still be about to say what it found; who found something already does not
 * wait for that. */
static bool is_too_late(const Round *round)
{
    double late = -round_time_left(round);
    if (late < 0)
        return false;
    return round->portfolio->best != NULL || round->launcher->running(round->launcher->self) == 0
           || late > fmax(LATE_LEAST, LATE_SHARE * round->portfolio->seconds);
}

static PortfolioEnd end_of(const Round *round)
{
    const Portfolio *portfolio = round->portfolio;
    return portfolio->best != NULL           ? PORTFOLIO_FOUND
           : portfolio->complete != NULL     ? PORTFOLIO_COMPLETE
           : *round->interrupted             ? PORTFOLIO_INTERRUPTED
           : portfolio->complaint.length > 0 ? PORTFOLIO_UNUSABLE
                                             : PORTFOLIO_TIME;
}

void portfolio_run(Portfolio *portfolio, Launcher *launcher, const volatile sig_atomic_t *interrupted)
{
    double started = seconds_now();
    Round round = {.portfolio = portfolio,
                   .launcher = launcher,
                   .interrupted = interrupted,
                   .started = started,
                   .end = started + portfolio->seconds};
    portfolio->member_count = members_list(portfolio->heuristics.count > 0, portfolio->members);
    while (!*interrupted && !is_decided(&round) && !is_too_late(&round)) {
        round_start_some(&round);
        take_one(&round);
        show_status(&round);
    }
    launcher->stop(launcher->self);
    status_line_clear(&portfolio->line);
    portfolio->elapsed = seconds_now() - started;
    portfolio->end = end_of(&round);
}

void portfolio_free(Portfolio *portfolio)
{
    for (int i = 0; i < portfolio->job_count; i++) {
        Job *job = portfolio->jobs[i];
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
