/* The run loop: it starts or resumes a search, calls its steps, and between them looks at limits, progress
 * and checkpoints. */
#include "search/run.h"

#include <assert.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

enum { STEPS_BETWEEN_LOOKS = 256, STEPS_BETWEEN_GLANCES = 16 };

size_t resident_bytes(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%*s %ld", &pages) != 1)
            pages = 0;
        fclose(file);
    }
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

size_t resident_peak_bytes(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (size_t)usage.ru_maxrss * 1024;
}

static const char *limit_reached(const Limits *limits, double started)
{
    if (limits->interrupted != NULL && *limits->interrupted)
        return "interrupted";
    if (limits->seconds > 0 && clock_seconds() - started >= limits->seconds)
        return "time limit";
    if (limits->bytes > 0 && resident_bytes() >= limits->bytes)
        return "memory limit";
    return NULL;
}

typedef struct Run {
    const Search *search;
    SearchContext *context;
    const Limits *limits;
    double started, glanced;
    void *self;
    uint64_t steps;
    bool is_trial; /* so far */
    RunResult result;
} Run;

static const char *replay_limit(void *run)
{
    const Run *self = run;
    return limit_reached(self->limits, self->started);
}

static bool is_checkpoint_due(const Run *run)
{
    const Checkpoint *checkpoint = run->limits->checkpoint;
    return checkpoint != NULL && !run->is_trial && clock_seconds() >= checkpoint->due;
}

static double seconds_spent(const Run *run)
{
    return clock_seconds() - run->started
           + (run->limits->checkpoint != NULL ? run->limits->checkpoint->seconds : 0);
}

static void write_checkpoint(Run *run)
{
    if (run->limits->checkpoint != NULL && !run->search->saves_itself)
        checkpoint_write(run->limits->checkpoint, run->search, run->self, run->context, seconds_spent(run));
}

static const char *trouble(const Run *run)
{
    return run->limits->trouble != NULL ? run->limits->trouble(run->limits->trouble_context) : NULL;
}

/* What the search is stopped by, in order: then it can go on another time. */
static const char *find_limit(const Run *run, bool looks)
{
    if (run->limits->states > 0 && run->context->figures.states >= run->limits->states)
        return "state limit";
    return looks ? limit_reached(run->limits, run->started) : NULL;
}

static bool goes_on_past(const Run *run)
{
    const Limits *limits = run->limits;
    return limits->goes_on_past == NULL
           || limits->goes_on_past(limits->goes_on_past_context, run->context,
                                   clock_seconds() - run->started);
}

static bool is_stopped(Run *run)
{
    const Limits *limits = run->limits;
    RunResult *result = &run->result;
    bool looks = run->search->is_slow || ++run->steps % STEPS_BETWEEN_LOOKS == 0;
    if ((result->reason = trouble(run)) != NULL)
        return true;
    result->reason = find_limit(run, looks);
    if (result->reason == NULL && looks && !goes_on_past(run))
        result->reason = "ended from outside";
    run->context->is_ending = result->reason != NULL;
    if (run->context->is_ending || (looks && is_checkpoint_due(run)))
        write_checkpoint(run);
    if (run->is_trial && result->reason == NULL && run->context->figures.states >= limits->trial_states) {
        result->is_trial = limits->goes_on == NULL || !limits->goes_on(limits->goes_on_context);
        run->is_trial = false;
    }
    return result->reason != NULL || result->is_trial;
}

/* A search by several processes is told, and goes on until all have ended in order. */
static bool is_to_end(Run *run)
{
    if (!is_stopped(run))
        return false;
    if (run->search->stop == NULL)
        return true;
    run->search->stop(run->self, run->result.reason);
    run->result.reason = NULL;
    return false;
}

/* Lets whoever looks on have a look, if it is time. */
static void glance(Run *run)
{
    const RunWatch *watch = run->limits->watch;
    double present = clock_seconds();
    if (present - run->glanced < watch->interval)
        return;
    watch->look(watch->self, run->context, present - run->started);
    run->glanced = present;
}

static bool is_glance_due(const Run *run)
{
    return run->limits->watch != NULL && (run->search->is_slow || run->steps % STEPS_BETWEEN_GLANCES == 0);
}

static void run_steps(Run *run)
{
    RunResult *result = &run->result;
    while (result->status == SEARCH_GOES_ON && !is_to_end(run)) {
        if (is_glance_due(run))
            glance(run);
        result->status = run->search->step(run->self);
        if (result->status == SEARCH_COMPLETE && (result->reason = trouble(run)) != NULL) {
            result->status = SEARCH_GOES_ON;
            return;
        }
    }
    const SearchFigures *figures = &run->context->figures;
    if (result->status == SEARCH_STOPPED) {
        result->status = SEARCH_GOES_ON;
        result->reason = figures->stopped_by;
    }
    if (result->status == SEARCH_GAVE_UP)
        result->reason = figures->sampled_by != NULL ? figures->sampled_by
                         : figures->dropped > 0      ? figures->dropped_by
                                                     : "depth limit";
}

/* false: the search cannot go on from its checkpoint, or a limit was reached on the way. */
static bool begin(Run *run)
{
    Checkpoint *checkpoint = run->limits->checkpoint;
    run->context->keeps_links |= checkpoint != NULL;
    if (checkpoint != NULL)
        checkpoint->limit = replay_limit, checkpoint->limit_context = run;
    if (run->search->saves_itself) {
        run->context->checkpoint = checkpoint;
        run->self = run->search->start(run->context);
        run->result.refusal = run->self == NULL ? checkpoint->error.text : NULL;
        return run->self != NULL;
    }
    if (checkpoint == NULL || !checkpoint_has_states(checkpoint)) {
        run->self = run->search->start(run->context);
        return true;
    }
    run->self = checkpoint_resume(checkpoint, run->search, run->context, &run->result.reason);
    if (run->self == NULL && run->result.reason == NULL)
        run->result.refusal = checkpoint->error.text;
    return run->self != NULL;
}

RunResult search_run(const Search *search, SearchContext *context, const Limits *limits)
{
    Run run = {.search = search,
               .context = context,
               .limits = limits,
               .started = clock_seconds(),
               .is_trial = limits->trial_states > 0,
               .result = {.status = SEARCH_GOES_ON}};
    run.glanced = run.started;
    assert((search->save == NULL) == (search->resume == NULL) && "what is saved can be resumed");
    assert(!search->saves_itself || search->save == NULL);
    assert(context->figures.states >= 1 && "the first state is counted");
    if (begin(&run)) {
        run_steps(&run);
        search->finish(run.self);
    }
    run.result.seconds = seconds_spent(&run);
    return run.result;
}
