/* Starts the checks of tests, waits for them, and reads what they say. */
#include "tools/test/test_jobs.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/common/child_process.h"
#include "tools/common/command_line.h"
#include "tools/common/status_line.h"
#include "tools/test/test_files.h"
#include "tools/test/test_result.h"

enum { PROCESSES_MAX = 256 };
static const double QUICK_SECONDS = 1, MEASURED_SECONDS = 0.5;
static const double LATE_LEAST = 20; /* seconds after which a process that should have ended is killed */

typedef enum TestPhase { PHASE_QUICK, PHASE_LONG, PHASE_MEASURE } TestPhase;

typedef struct Job {
    TestItem *item;
    uint32_t number;
    TestPhase phase;
    pid_t process;
    int ending; /* read end of a pipe that closes with the process */
    double started, limit;
} Job;

typedef struct JobsRun {
    const TestJobs *jobs;
    TestList *list;
    Job running[PROCESSES_MAX];
    int count;
    uint32_t next; /* item that may be started */
} JobsRun;

static double quick_seconds(const TestJobs *jobs) { return fmin(QUICK_SECONDS, jobs->seconds); }

/* "12.json" */
static char *file_of(const JobsRun *run, const Job *job, const char *end)
{
    char name[48];
    snprintf(name, sizeof name, "%u.%s", job->number, end);
    return test_file_path(run->jobs->folder, name);
}

static void add_file(const JobsRun *run, const Job *job, StringList *line, const char *option,
                     const char *end)
{
    char *path = file_of(run, job, end);
    unlink(path);
    command_line_add_option(line, option, path);
    free(path);
}

/* A file name for the page of a test: letters, digits and the number, which makes it unique. */
static char *page_name(const TestItem *item, uint32_t number)
{
    char name[160];
    snprintf(name, sizeof name, "%.120s-%u.html", item->name, number + 1);
    for (char *at = name; *at != '\0'; at++)
        if (strchr("/$#()[],<> ", *at) != NULL)
            *at = '_';
    return memory_copy_string(name);
}

static void add_search(const JobsRun *run, Job *job, StringList *line)
{
    const TestJobs *jobs = run->jobs;
    double left = jobs->seconds - (jobs->has_search ? 0 : quick_seconds(jobs));
    switch (job->phase) {
    case PHASE_QUICK:
        job->limit = jobs->has_search ? jobs->seconds : quick_seconds(jobs);
        if (!jobs->has_search)
            command_line_add_option(line, "--search", "dfs");
        command_line_add_option_format(line, "--max-time", "%.3f", job->limit);
        break;
    case PHASE_LONG:
        job->limit = left;
        command_line_add_option_format(line, "--time", "%.3f", left);
        int share =
            run->list->count < (uint32_t)jobs->processes ? jobs->processes / (int)run->list->count : 1;
        command_line_add_option_format(line, "-j", "%d", share);
        break;
    case PHASE_MEASURE:
        job->limit = MEASURED_SECONDS;
        command_line_add_option(line, "--search", "random-walk,walks=4000000000");
        command_line_add_option_format(line, "--max-time", "%.3f", job->limit);
        string_list_add(line, "--coverage");
        break;
    }
}

static void compose(const JobsRun *run, Job *job, StringList *line)
{
    const TestJobs *jobs = run->jobs;
    char number[16];
    string_list_add(line, "check");
    add_search(run, job, line);
    string_list_add_all(line, jobs->options.count, jobs->options.list);
    command_line_add_option(line, "--progress", "never");
    add_file(run, job, line, "--json", "json");
    if (jobs->wants_sarif)
        add_file(run, job, line, "--sarif", "sarif");
    if (jobs->pages != NULL) {
        char *name = page_name(job->item, job->number), *path = test_file_path(jobs->pages, name);
        unlink(path);
        command_line_add_option(line, "--html", path);
        free(path);
        free(name);
    }
    snprintf(number, sizeof number, "%d", job->item->index);
    string_list_add_all(line, 5,
                        (char *[]){"clew.internal.test.Driver", job->item->outer, job->item->path,
                                   job->item->method, number});
}

/* --- processes --- */

static int create_file(const JobsRun *run, const Job *job, const char *end)
{
    char name[48];
    snprintf(name, sizeof name, "%u.%s", job->number, end);
    return test_file_create(run->jobs->folder, name);
}

static bool start(JobsRun *run, Job *job, Error *error)
{
    StringList line = {0};
    int ends[2] = {-1, -1}, output = create_file(run, job, "txt"),
        messages = create_file(run, job, "messages");
    compose(run, job, &line);
    job->process = -1;
    if (output >= 0 && messages >= 0 && pipe2(ends, O_CLOEXEC) == 0)
        job->process = child_process_start(
            &line, &(ChildFiles){.output = output, .messages = messages, .kept = {ends[1], -1}});
    bool is_started = job->process >= 0 || error_set(error, "cannot start a process: %s", strerror(errno));
    int used[] = {output, messages, ends[1], is_started ? -1 : ends[0]};
    for (size_t i = 0; i < sizeof used / sizeof used[0]; i++)
        if (used[i] >= 0)
            close(used[i]);
    job->ending = ends[0];
    job->started = seconds_now();
    string_list_free(&line);
    return is_started;
}

static bool start_more(JobsRun *run, Error *error)
{
    while (run->count < run->jobs->processes && run->next < run->list->count) {
        TestItem *item = &run->list->items[run->next];
        Job job = {.item = item, .number = run->next++};
        if (item->verdict != TEST_PENDING)
            continue;
        if (!start(run, &job, error))
            return false;
        run->running[run->count++] = job;
    }
    return true;
}

static void wait_some(const JobsRun *run)
{
    struct pollfd files[PROCESSES_MAX];
    for (int i = 0; i < run->count; i++)
        files[i] = (struct pollfd){.fd = run->running[i].ending, .events = POLLIN};
    poll(files, (nfds_t)run->count, 1000);
}

/* The exit status, 128 + N for signal N; -1: it goes on. */
static int poll_end(const Job *job)
{
    int status;
    struct pollfd file = {.fd = job->ending, .events = POLLIN};
    bool has_closed = poll(&file, 1, 0) > 0;
    if (!has_closed && seconds_now() - job->started > 2 * job->limit + LATE_LEAST)
        kill(job->process, SIGKILL);
    else if (!has_closed)
        return -1;
    while (waitpid(job->process, &status, 0) < 0 && errno == EINTR)
        continue;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* --- results --- */

static TestOutput output_of(const JobsRun *run, const Job *job, int status)
{
    TestOutput output = {.status = status};
    char name[48];
    snprintf(name, sizeof name, "%u.json", job->number);
    output.summary = test_file_read(run->jobs->folder, name);
    snprintf(name, sizeof name, "%u.txt", job->number);
    output.shown = test_file_read(run->jobs->folder, name);
    snprintf(name, sizeof name, "%u.messages", job->number);
    output.messages = test_file_read(run->jobs->folder, name);
    snprintf(name, sizeof name, "%u.sarif", job->number);
    output.sarif = run->jobs->wants_sarif ? test_file_read(run->jobs->folder, name) : NULL;
    return output;
}

/* Only a test that has failed keeps the page of its counterexample. */
static void settle_page(const TestJobs *jobs, const Job *job)
{
    char *name = page_name(job->item, job->number);
    if (job->item->verdict == TEST_FAILED) {
        job->item->page = name;
        return;
    }
    char *path = test_file_path(jobs->pages, name);
    unlink(path);
    free(path);
    free(name);
}

/* Takes the result of a phase; false: there is another one. */
static bool is_settled(JobsRun *run, Job *job, int status)
{
    const TestJobs *jobs = run->jobs;
    TestItem *item = job->item;
    TestOutput output = output_of(run, job, status);
    item->seconds += seconds_now() - job->started;
    if (job->phase == PHASE_MEASURE)
        test_result_measure(item, &output);
    else
        test_result_take(item, &output);
    test_output_free(&output);
    if (jobs->pages != NULL)
        settle_page(jobs, job);
    if (item->verdict != TEST_INCOMPLETE || job->phase == PHASE_MEASURE)
        return true;
    bool goes_on = job->phase == PHASE_QUICK && !jobs->has_search && item->is_out_of_time
                   && jobs->seconds - quick_seconds(jobs) > 0.1;
    job->phase = goes_on ? PHASE_LONG : PHASE_MEASURE;
    return false;
}

static void remove_files(const JobsRun *run, const Job *job)
{
    static const char *const ends[] = {"json", "txt", "messages", "sarif"};
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        char *path = file_of(run, job, ends[i]);
        unlink(path);
        free(path);
    }
}

static bool take_ended(JobsRun *run, Error *error)
{
    for (int i = 0; i < run->count; i++) {
        Job *job = &run->running[i];
        int status = poll_end(job);
        if (status < 0)
            continue;
        close(job->ending);
        if (!is_settled(run, job, status)) {
            if (!start(run, job, error))
                return false;
            continue;
        }
        remove_files(run, job);
        run->jobs->ended(run->jobs->context, job->item);
        *job = run->running[--run->count];
        i--;
    }
    return true;
}

static void stop_all(JobsRun *run)
{
    for (int i = 0; i < run->count; i++) {
        kill(run->running[i].process, SIGKILL);
        while (waitpid(run->running[i].process, NULL, 0) < 0 && errno == EINTR)
            continue;
        close(run->running[i].ending);
    }
    run->count = 0;
}

bool test_jobs_run(const TestJobs *jobs, TestList *list, Error *error)
{
    assert(jobs->processes >= 1 && jobs->processes <= PROCESSES_MAX && jobs->seconds > 0);
    JobsRun run = {.jobs = jobs, .list = list};
    bool is_fine = true;
    while (is_fine && !*jobs->interrupted && (is_fine = start_more(&run, error)) && run.count > 0) {
        wait_some(&run);
        is_fine = take_ended(&run, error);
    }
    stop_all(&run);
    return is_fine;
}
