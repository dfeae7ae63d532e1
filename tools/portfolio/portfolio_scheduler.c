/* Decides which member runs next and for how long: round-robin, in slices that double. */
#include "tools/portfolio/portfolio_scheduler.h"

#include <assert.h>
#include <math.h>

#include "base/memory.h"
#include "tools/common/command_line.h"

static const double FIRST_SLICE_LEAST = 0.1, FIRST_SLICE_SHARE = 1.0 / 120, SLICE_LEAST = 0.02;

double scheduler_time_left(const PortfolioScheduler *scheduler) { return scheduler->end - seconds_now(); }

/* --- jobs --- */

static void add_member_options(const Portfolio *portfolio, const PortfolioMember *member, StringList *line)
{
    Error error;
    bool is_split = command_line_split(line, member->options, &error);
    assert(is_split && "options of members have no quotes");
    (void)is_split;
    for (int i = 0; member->is_guided && i < portfolio->heuristics.count; i++)
        command_line_add_option(line, "--heuristic", portfolio->heuristics.list[i]);
}

static PortfolioJob *create_job(Portfolio *portfolio, const PortfolioMember *member, double slice)
{
    assert(member != NULL);
    PortfolioJob *job = memory_allocate(sizeof *job);
    int number = portfolio->job_count + 1;
    *job = (PortfolioJob){.trial = {.number = number,
                                    .seed = trial_seed(portfolio->seed, number),
                                    .arguments = &job->arguments},
                          .member = member,
                          .slice = slice,
                          .below = portfolio->best != NULL ? portfolio_length(portfolio) : 0};
    add_member_options(portfolio, member, &job->options);
    string_list_add_all(&job->options, portfolio->options.count, portfolio->options.list);
    if (job->below > 1)
        command_line_add_option_format(&job->options, "--max-depth", "%u", job->below - 1);
    string_list_add_all(&job->arguments, job->options.count, job->options.list);
    string_list_add_all(&job->arguments, 2, (char *[]){"--progress", "never"});
    command_line_add_option_format(&job->arguments, "--max-time", "%.3f", fmax(slice, SLICE_LEAST));
    if (portfolio->megabytes > 0)
        command_line_add_option_format(&job->arguments, "--max-memory", "%.0f", portfolio->megabytes);
    string_list_add_all(&job->arguments, portfolio->program.count, portfolio->program.list);
    MEMORY_ROOM_FOR(portfolio->jobs, portfolio->job_capacity, (uint32_t)portfolio->job_count);
    portfolio->jobs[portfolio->job_count++] = job;
    return job;
}

/* --- turns --- */

static bool is_running(const Portfolio *portfolio, const PortfolioMember *member)
{
    for (int i = 0; i < portfolio->job_count; i++)
        if (!portfolio->jobs[i]->is_done && portfolio->jobs[i]->member == member)
            return true;
    return false;
}

static bool has_turn(const PortfolioScheduler *scheduler, int member)
{
    const Portfolio *portfolio = scheduler->portfolio;
    bool has_own_process = member == EXHAUSTIVE && (portfolio->processes > 1 || portfolio->best != NULL);
    return !portfolio->is_out[member] && !has_own_process
           && !is_running(portfolio, portfolio->members[member]);
}

/* The next member in turn; -1: all are running or out. */
static int next_in_turn(PortfolioScheduler *scheduler)
{
    for (int tried = 0; tried < scheduler->portfolio->member_count; tried++) {
        int member = scheduler->next;
        scheduler->next = (scheduler->next + 1) % scheduler->portfolio->member_count;
        if (has_turn(scheduler, member))
            return member;
    }
    return -1;
}

static int shares_of_others(const Portfolio *portfolio)
{
    int shares = 0;
    for (int i = 0; i < portfolio->member_count; i++)
        shares += i == EXHAUSTIVE ? 0 : portfolio->members[i]->share;
    return shares;
}

/* With one process, the exhaustive member gets as much time as all others together. */
static double next_slice(PortfolioScheduler *scheduler, int member)
{
    const Portfolio *portfolio = scheduler->portfolio;
    int share = member == EXHAUSTIVE ? shares_of_others(portfolio) : portfolio->members[member]->share;
    assert(share > 0 && "whoever takes part gets time");
    assert(member >= 0 && member < scheduler->portfolio->member_count && scheduler->turns[member] >= 0);
    double first = fmax(FIRST_SLICE_LEAST, FIRST_SLICE_SHARE * scheduler->portfolio->seconds),
           slice = ldexp(first, scheduler->turns[member]++);
    return fmin(slice * share, scheduler_time_left(scheduler));
}

static PortfolioJob *choose_job(PortfolioScheduler *scheduler)
{
    Portfolio *portfolio = scheduler->portfolio;
    if (portfolio->best != NULL && !scheduler->is_shortest_started) {
        scheduler->is_shortest_started = true;
        return create_job(portfolio, member_for_shortest(),
                          scheduler_time_left(scheduler) / (portfolio->processes > 1 ? 1 : 2));
    }
    if (portfolio->best == NULL && portfolio->processes > 1 && !scheduler->is_exhaustive_started) {
        scheduler->is_exhaustive_started = true;
        return create_job(portfolio, portfolio->members[EXHAUSTIVE], scheduler_time_left(scheduler));
    }
    int member = next_in_turn(scheduler);
    return member >= 0 ? create_job(portfolio, portfolio->members[member], next_slice(scheduler, member))
                       : NULL;
}

void scheduler_start_jobs(PortfolioScheduler *scheduler)
{
    TrialRunner *runner = scheduler->runner;
    Error error;
    while (runner->has_room(runner->self) && scheduler_time_left(scheduler) > SLICE_LEAST) {
        PortfolioJob *job = choose_job(scheduler);
        if (job == NULL)
            return;
        if (!runner->start(runner->self, &job->trial, &error)) {
            job->is_done = true;
            job->result.verdict = VERDICT_LOST;
            job->result.detail = memory_copy_string(error.text);
            return;
        }
    }
}
