/* A table of processes with three pipes each, which are read by poll.  A process has ended when all of its
 * pipes are closed; then it is reaped. */
#include "tools/trials/trial_pool.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/common/child_process.h"
#include "tools/common/command_line.h"

enum { STREAM_SUMMARY, STREAM_TRACE, STREAM_MESSAGES, STREAM_COUNT };

/* Bytes beyond these limits are read and dropped, so that no trial can fill the memory of this process. */
static const size_t STREAM_LIMITS[STREAM_COUNT] = {(size_t)64 << 20, (size_t)256 << 20, (size_t)64 << 10};

typedef struct Process {
    pid_t id; /* 0: the slot is free */
    const Trial *trial;
    int streams[STREAM_COUNT]; /* reading ends of the pipes; -1: closed */
    bool is_cut[STREAM_COUNT];
    Outcome outcome;
} Process;

typedef struct TrialPool {
    int size, running;
    Process *processes;
} TrialPool;

int processor_count(void)
{
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        return CPU_COUNT(&set);
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int)count : 1;
}

/* --- starting --- */

static void close_all(int *descriptors)
{
    for (int i = 0; i < STREAM_COUNT; i++) {
        if (descriptors[i] >= 0)
            close(descriptors[i]);
        descriptors[i] = -1;
    }
}

static bool open_pipes(int *readers, int *writers)
{
    for (int i = 0; i < STREAM_COUNT; i++)
        readers[i] = writers[i] = -1;
    for (int i = 0; i < STREAM_COUNT; i++) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            return false;
        readers[i] = ends[0];
        writers[i] = ends[1];
    }
    return true;
}

static void add_file_option(StringList *line, const char *option, int descriptor)
{
    char file[DESCRIPTOR_NAME_MAX];
    descriptor_name(descriptor, file);
    command_line_add_option(line, option, file);
}

static pid_t start_check(const Trial *trial, const int *writers)
{
    StringList line = {0};
    string_list_add(&line, "check");
    command_line_add_option_format(&line, "--seed", "%llu", (unsigned long long)trial->seed);
    add_file_option(&line, "--json", writers[STREAM_SUMMARY]);
    add_file_option(&line, "--trace", writers[STREAM_TRACE]);
    string_list_add_all(&line, trial->arguments->count, trial->arguments->list);
    pid_t id = child_process_start(
        &line, &(ChildFiles){-1, writers[STREAM_MESSAGES], {writers[STREAM_SUMMARY], writers[STREAM_TRACE]}});
    string_list_free(&line);
    return id;
}

static Process *find_free_slot(TrialPool *pool)
{
    int i = 0;
    while (i < pool->size && pool->processes[i].id != 0)
        i++;
    assert(i < pool->size && "trials are started only while there is room");
    return &pool->processes[i];
}

static bool start(void *self, const Trial *trial, Error *error)
{
    TrialPool *pool = self;
    Process *process = find_free_slot(pool);
    int writers[STREAM_COUNT];
    *process = (Process){.trial = trial};
    pid_t id = open_pipes(process->streams, writers) ? start_check(trial, writers) : -1;
    int why = errno;
    close_all(writers); /* only the child has them now: when it ends, reading ends */
    if (id < 0) {
        close_all(process->streams);
        return error_set(error, "cannot start a process for trial %d: %s", trial->number, strerror(why));
    }
    process->id = id;
    pool->running++;
    assert(pool->running <= pool->size);
    return true;
}

/* --- reading --- */

static Bytes *stream_bytes(Process *process, int stream)
{
    return stream == STREAM_SUMMARY ? &process->outcome.summary
           : stream == STREAM_TRACE ? &process->outcome.trace
                                    : &process->outcome.messages;
}

static void read_stream(Process *process, int stream)
{
    uint8_t chunk[1 << 16];
    Bytes *bytes = stream_bytes(process, stream);
    assert(process->streams[stream] >= 0 && bytes->length <= STREAM_LIMITS[stream]);
    ssize_t count = read(process->streams[stream], chunk, sizeof chunk);
    if (count < 0 && errno == EINTR)
        return;
    if (count <= 0) {
        close(process->streams[stream]);
        process->streams[stream] = -1;
    } else if (bytes->length + (size_t)count <= STREAM_LIMITS[stream])
        bytes_add(bytes, chunk, (size_t)count);
    else
        process->is_cut[stream] = true;
}

static bool has_ended(const Process *process)
{
    for (int i = 0; i < STREAM_COUNT; i++)
        if (process->streams[i] >= 0)
            return false;
    return process->id != 0;
}

/* Waits for a process that has closed its pipes or was killed. */
static void reap(TrialPool *pool, Process *process)
{
    assert(process->id > 0 && pool->running > 0);
    int status = 0;
    struct rusage usage = {0};
    while (wait4(process->id, &status, 0, &usage) < 0 && errno == EINTR)
        continue;
    Outcome *outcome = &process->outcome;
    outcome->exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    outcome->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    outcome->is_cut = process->is_cut[STREAM_SUMMARY];
    outcome->cpu_seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
                           + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    outcome->peak_bytes = (double)usage.ru_maxrss * 1024;
    if (process->is_cut[STREAM_TRACE])
        bytes_free(&outcome->trace);
    process->id = 0;
    pool->running--;
}

static const Trial *take_ended(TrialPool *pool, Outcome *outcome)
{
    for (int i = 0; i < pool->size; i++) {
        Process *process = &pool->processes[i];
        if (!has_ended(process))
            continue;
        reap(pool, process);
        *outcome = process->outcome;
        return process->trial;
    }
    return NULL;
}

static void read_streams(TrialPool *pool, int milliseconds)
{
    struct pollfd polled[TRIAL_POOL_MAX * STREAM_COUNT];
    nfds_t count = 0;
    for (int i = 0; i < pool->size; i++)
        for (int stream = 0; pool->processes[i].id != 0 && stream < STREAM_COUNT; stream++)
            polled[count++] = (struct pollfd){.fd = pool->processes[i].streams[stream],
                                              .events = POLLIN}; /* poll skips negative descriptors */
    assert(count == (nfds_t)pool->running * STREAM_COUNT);
    if (poll(polled, count, milliseconds) <= 0)
        return;
    count = 0;
    for (int i = 0; i < pool->size; i++)
        for (int stream = 0; pool->processes[i].id != 0 && stream < STREAM_COUNT; stream++)
            if (polled[count++].revents != 0)
                read_stream(&pool->processes[i], stream);
}

static double now_milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1000 + (double)t.tv_nsec / 1e6;
}

static const Trial *wait_for_one(void *self, int milliseconds, Outcome *outcome)
{
    TrialPool *pool = self;
    double end = now_milliseconds() + milliseconds;
    const Trial *trial = take_ended(pool, outcome);
    for (double left = milliseconds; trial == NULL && left > 0; left = end - now_milliseconds()) {
        errno = 0;
        read_streams(pool, (int)left + 1);
        if (errno == EINTR)
            break;
        trial = take_ended(pool, outcome);
    }
    return trial;
}

/* --- the pool --- */

static bool has_room(const void *self)
{
    return ((const TrialPool *)self)->running < ((const TrialPool *)self)->size;
}
static int running(const void *self) { return ((const TrialPool *)self)->running; }

static void interrupt(void *self)
{
    TrialPool *pool = self;
    for (int i = 0; i < pool->size; i++)
        if (pool->processes[i].id != 0)
            kill(pool->processes[i].id, SIGINT);
}

static void stop(void *self)
{
    TrialPool *pool = self;
    for (int i = 0; i < pool->size; i++)
        if (pool->processes[i].id != 0)
            kill(pool->processes[i].id, SIGKILL);
    for (int i = 0; i < pool->size; i++) {
        Process *process = &pool->processes[i];
        if (process->id == 0)
            continue;
        reap(pool, process);
        close_all(process->streams);
        outcome_free(&process->outcome);
    }
    assert(pool->running == 0);
}

static void close_pool(void *self)
{
    TrialPool *pool = self;
    stop(pool);
    free(pool->processes);
    free(pool);
}

TrialRunner trial_pool_open(int processes)
{
    assert(processes >= 1 && processes <= TRIAL_POOL_MAX);
    TrialPool *pool = memory_allocate(sizeof *pool);
    pool->size = processes;
    pool->processes = memory_allocate((size_t)processes * sizeof *pool->processes);
    return (TrialRunner){pool, has_room, running, start, wait_for_one, interrupt, stop, close_pool};
}
