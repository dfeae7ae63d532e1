/* Tests of how a portfolio goes about it, with a runner that starts nothing: what each member finds is
 * written down here. */
#include "tools/portfolio/portfolio.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "tests/unit/suite.h"
#include "tools/commands.h"

/* What becomes of the runs of a member; `length` only of a violation. */
typedef struct Fate {
    const char *member;
    int exit_status, length;
    const char *detail;
    int at_most;
} Fate;

enum { RUNNING_MAX = 8 };

typedef struct Fake {
    const Fate *fates;
    int size, count;
    const Trial *running[RUNNING_MAX];
    int started, most;
    volatile sig_atomic_t interrupted;
    int waits, waits_most; /* when it has waited so often it is interrupted, unless its time is short */
} Fake;

static bool has_room(const void *self) { return ((const Fake *)self)->count < ((const Fake *)self)->size; }
static int running(const void *self) { return ((const Fake *)self)->count; }

static bool start(void *self, const Trial *trial, Error *error)
{
    Fake *fake = self;
    (void)error;
    fake->running[fake->count++] = trial;
    fake->started++;
    fake->most = fake->count > fake->most ? fake->count : fake->most;
    return true;
}

static const Fate *fate_of(const Fake *fake, const Trial *trial)
{
    const PortfolioJob *job = (const PortfolioJob *)trial;
    for (const Fate *fate = fake->fates; fate->member != NULL; fate++)
        if (strcmp(fate->member, job->member->name) == 0
            && (fate->at_most == 0 || (job->below > 0 && (int)job->below <= fate->at_most)))
            return fate;
    return NULL;
}

static void write_outcome(const Fate *fate, Outcome *outcome)
{
    static const char *const verdicts[] = {"none", "violation", "", "incomplete"};
    outcome->exit_status = fate->exit_status;
    if (fate->exit_status == STATUS_USAGE)
        bytes_add_text(&outcome->messages, fate->detail);
    else
        bytes_format(
            &outcome->summary,
            "{\"verdict\": \"%s\", \"reason\": \"%s\", \"error\": {\"kind\": \"%s\"}, \"states\": 1, "
            "\"transitions\": 1, \"seconds\": 0, \"length\": %d, \"original_length\": %d}",
            verdicts[fate->exit_status], fate->detail, fate->detail, fate->length, fate->length);
    bytes_format(&outcome->trace, "trace of %d", fate->length);
}

/* The oldest run that has a fate ends; the others go on for ever. */
static const Trial *wait(void *self, int milliseconds, Outcome *outcome)
{
    Fake *fake = self;
    (void)milliseconds;
    fake->interrupted = ++fake->waits >= fake->waits_most;
    for (int i = 0; i < fake->count; i++) {
        const Trial *trial = fake->running[i];
        const Fate *fate = fate_of(fake, trial);
        if (fate == NULL)
            continue;
        write_outcome(fate, outcome);
        memmove(fake->running + i, fake->running + i + 1,
                (size_t)(--fake->count - i) * sizeof *fake->running);
        return trial;
    }
    return NULL;
}

/* Who is killed by the same signal has no outcome. */
static void interrupt(void *self) { ((Fake *)self)->count = 0; }
static void stop(void *self) { ((Fake *)self)->count = 0; }
static void ignore(void *self) { (void)self; }

static Portfolio run_with(const Fate *fates, int processes, double seconds, bool bounds_hold, Fake *fake)
{
    *fake = (Fake){.fates = fates, .size = processes, .waits_most = seconds < 1 ? INT_MAX : 1000};
    Portfolio portfolio = {.seconds = seconds, .processes = processes, .bounds_hold = bounds_hold};
    string_list_add(&portfolio.program, "Main");
    TrialRunner runner = {fake, has_room, running, start, wait, interrupt, stop, ignore};
    portfolio_run(&portfolio, &runner, &fake->interrupted);
    return portfolio;
}

/* Time is never what it lacks, however busy the machine is: it ends by itself, or is interrupted when it has
 * waited often. */
static Portfolio run(const Fate *fates, int processes, Fake *fake)
{
    return run_with(fates, processes, 10000, true, fake);
}

static void a_complete_search_ends_it(void)
{
    static const Fate fates[] = {{"exhaustive", STATUS_FINE, 0, "", 0}, {0}};
    Fake fake;
    for (int processes = 1; processes <= 3; processes++) {
        Portfolio portfolio = run(fates, processes, &fake);
        CU_ASSERT_EQUAL(portfolio.end, PORTFOLIO_COMPLETE);
        CU_ASSERT(portfolio.best == NULL && strcmp(portfolio.complete->member->name, "exhaustive") == 0);
        CU_ASSERT(!fake.interrupted && fake.most <= processes);
        portfolio_free(&portfolio);
    }
}

static void the_shortest_counterexample_is_taken_and_proved(void)
{
    static const Fate fates[] = {{"shuffled", STATUS_VIOLATION, 12, "deadlock", 0},
                                 {"breadth first", STATUS_VIOLATION, 7, "assertion", 0},
                                 {0}};
    Fake fake;
    Portfolio portfolio = run(fates, 2, &fake);
    CU_ASSERT_EQUAL(portfolio.end, PORTFOLIO_FOUND);
    CU_ASSERT_EQUAL(portfolio_length(&portfolio), 7);
    CU_ASSERT_STRING_EQUAL(portfolio.best->member->name, "breadth first");
    CU_ASSERT_PTR_EQUAL(portfolio.proof, portfolio.best);
    CU_ASSERT(portfolio.trace.length == strlen("trace of 7")
              && memcmp(portfolio.trace.data, "trace of 7", portfolio.trace.length) == 0);
    portfolio_free(&portfolio);
}

static bool has_arguments(const StringList *line, const char *first, const char *second)
{
    for (int i = 0; i + 1 < line->count; i++)
        if (strcmp(line->list[i], first) == 0 && strcmp(line->list[i + 1], second) == 0)
            return true;
    return false;
}

static void after_a_find_only_shorter_ones_are_looked_for(void)
{
    static const Fate fates[] = {{"exhaustive", STATUS_VIOLATION, 12, "deadlock", 0},
                                 {"breadth first", STATUS_INCOMPLETE, 0, "depth limit", 0},
                                 {0}};
    Fake fake;
    Portfolio portfolio = run(fates, 2, &fake);
    CU_ASSERT_EQUAL(portfolio_length(&portfolio), 12);
    CU_ASSERT_PTR_NOT_NULL(portfolio.proof);
    CU_ASSERT_STRING_EQUAL(portfolio.proof->member->name, "breadth first");
    for (int i = 0; i < portfolio.job_count; i++)
        CU_ASSERT_EQUAL(portfolio.jobs[i]->below > 0,
                        has_arguments(&portfolio.jobs[i]->arguments, "--max-depth", "11"));
    portfolio_free(&portfolio);
}

static void without_bounds_nothing_is_proved(void)
{
    static const Fate fates[] = {{"exhaustive", STATUS_VIOLATION, 12, "race", 0},
                                 {"breadth first", STATUS_INCOMPLETE, 0, "depth limit", 0},
                                 {0}};
    Fake fake;
    Portfolio portfolio = run_with(fates, 2, 10000, false, &fake);
    CU_ASSERT(portfolio.best != NULL && portfolio.proof == NULL);
    portfolio_free(&portfolio);
}

static void a_shorter_one_replaces_a_longer_one_only(void)
{
    static const Fate fates[] = {{"exhaustive", STATUS_VIOLATION, 12, "deadlock", 0},
                                 {"few preemptions", STATUS_VIOLATION, 9, "deadlock", 12},
                                 {"shuffled", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"new instructions", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"learnt paths", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"toward the goal", STATUS_USAGE, 0, "no goal\n", 0},
                                 {"toward assertions", STATUS_USAGE, 0, "no assertion\n", 0},
                                 {"blocked threads", STATUS_VIOLATION, 12, "exception", 0},
                                 {"random walks", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {0}};
    Fake fake;
    Portfolio portfolio = run(fates, 2, &fake);
    CU_ASSERT_EQUAL(portfolio_length(&portfolio), 9);
    CU_ASSERT_STRING_EQUAL(portfolio.best->member->name, "few preemptions");
    portfolio_free(&portfolio);
}

static void when_nobody_can_run_it_says_why(void)
{
    Fate fates[MEMBERS_MAX + 1] = {0};
    const PortfolioMember *members[MEMBERS_MAX];
    Fake fake;
    for (int i = members_list(false, members) - 1; i >= 0; i--)
        fates[i] = (Fate){members[i]->name, STATUS_USAGE, 0, "clew: no such class\n", 0};
    Portfolio portfolio = run(fates, 2, &fake);
    CU_ASSERT_EQUAL(portfolio.end, PORTFOLIO_UNUSABLE);
    CU_ASSERT(portfolio.complaint.length > 0 && !fake.interrupted && fake.started == portfolio.member_count);
    portfolio_free(&portfolio);
}

static void turns_get_longer_and_seeds_differ(void)
{
    static const Fate fates[] = {{"blocked threads", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"random walks", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"few preemptions", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"toward the goal", STATUS_USAGE, 0, "no goal\n", 0},
                                 {"toward assertions", STATUS_USAGE, 0, "no assertion\n", 0},
                                 {"learnt paths", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"shuffled", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"new instructions", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"random priorities", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {0}};
    Fake fake;
    Portfolio portfolio = run(fates, 2, &fake);
    double slice = 0;
    uint64_t seed = 0;
    int walks = 0, refused = 0;
    for (int i = 0; i < portfolio.job_count; i++) {
        const PortfolioJob *job = portfolio.jobs[i];
        refused += strcmp(job->member->name, "toward the goal") == 0;
        if (strcmp(job->member->name, "random walks") != 0)
            continue;
        CU_ASSERT(walks++ == 0 || (walks > 3 && job->slice <= slice)
                  || (job->slice > slice && job->trial.seed != seed));
        slice = job->slice;
        seed = job->trial.seed;
    }
    CU_ASSERT(walks > 2 && refused == 1);
    CU_ASSERT_EQUAL(portfolio.end, PORTFOLIO_INTERRUPTED);
    portfolio_free(&portfolio);
}

/* The first slice of each member by its name; 0: it did not run. */
static double first_slice(const Portfolio *portfolio, const char *name)
{
    for (int i = 0; i < portfolio->job_count; i++)
        if (strcmp(portfolio->jobs[i]->member->name, name) == 0)
            return portfolio->jobs[i]->slice;
    return 0;
}

/* Of 10,000 seconds a share is a 120th.  With one process the exhaustive search has as much as all others. */
static void members_have_time_by_their_shares(void)
{
    static const Fate fates[] = {{"shuffled", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"learnt paths", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"blocked threads", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"new instructions", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {"exhaustive", STATUS_INCOMPLETE, 0, "time limit", 0},
                                 {0}};
    const PortfolioMember *members[MEMBERS_MAX];
    Fake fake;
    double shares = 0;
    for (int i = members_list(false, members) - 1; i > 0; i--)
        shares += members[i]->share;
    Portfolio portfolio = run(fates, 1, &fake);
    CU_ASSERT_DOUBLE_EQUAL(first_slice(&portfolio, "learnt paths"), 2 * 10000 / 120.0, 0.1);
    CU_ASSERT_DOUBLE_EQUAL(first_slice(&portfolio, "blocked threads"), 2 * 10000 / 120.0, 0.1);
    CU_ASSERT_DOUBLE_EQUAL(first_slice(&portfolio, "random walks"), 10000 / 120.0, 0.1);
    CU_ASSERT_DOUBLE_EQUAL(first_slice(&portfolio, "exhaustive"), shares * 10000 / 120.0, 0.1);
    portfolio_free(&portfolio);
}

static void no_time_is_soon_over(void)
{
    static const Fate fates[] = {{0}};
    Fake fake;
    Portfolio portfolio = run_with(fates, 2, 0.001, true, &fake);
    CU_ASSERT_EQUAL(portfolio.end, PORTFOLIO_TIME);
    CU_ASSERT_EQUAL(fake.started, 0);
    portfolio_free(&portfolio);
}

static void given_heuristics_replace_those_of_the_table(void)
{
    const PortfolioMember *members[MEMBERS_MAX];
    int own = 0, count = members_list(true, members);
    for (int i = 0; i < count; i++)
        own += members[i]->is_guided;
    CU_ASSERT_EQUAL(own, 1);
    CU_ASSERT_STRING_EQUAL(members[1]->name, "your heuristics");
    CU_ASSERT(count < members_list(false, members));
}

const Test portfolio_suite[] = {
    TEST(a_complete_search_ends_it),
    TEST(the_shortest_counterexample_is_taken_and_proved),
    TEST(after_a_find_only_shorter_ones_are_looked_for),
    TEST(without_bounds_nothing_is_proved),
    TEST(a_shorter_one_replaces_a_longer_one_only),
    TEST(when_nobody_can_run_it_says_why),
    TEST(turns_get_longer_and_seeds_differ),
    TEST(members_have_time_by_their_shares),
    TEST(no_time_is_soon_over),
    TEST(given_heuristics_replace_those_of_the_table),
    {0},
};
