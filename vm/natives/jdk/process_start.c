/* Starts other processes (java.lang.ProcessImpl) with fork and exec, and waits for them. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/execution/scheduler.h"
#include "vm/natives/answers.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files.h"

extern char **environ;

enum { POLL_MICROSECONDS = 500, STANDARD_STREAMS = 3 };

/* What the child needs, copied out of the heap: between fork and exec it may call little. */
typedef struct ProcessStart {
    char *program, *folder;          /* folder NULL: stay */
    char **arguments, **environment; /* environment NULL: inherit */
    int given[STANDARD_STREAMS];     /* descriptors to use as 0, 1, 2; -1: make a pipe */
    int ours[STANDARD_STREAMS], theirs[STANDARD_STREAMS];
    bool joined; /* 2 goes where 1 goes */
} ProcessStart;

/* --- arguments --- */

/* A byte[] as text, NULL for null. */
static char *bytes_text(Vm *vm, Ref array)
{
    if (array == 0)
        return NULL;
    const Object *object = object_at(vm, array);
    char *text = memory_allocate((size_t)object->length + 1);
    memcpy(text, object->payload, object->length);
    return text;
}

/* A list of texts that each end with a NUL, with one more text in front if it is not NULL.  `count` is not
 * trusted. */
static char **text_list(Vm *vm, Ref block, int32_t count, const char *first)
{
    size_t length = block == 0 ? 0 : object_at(vm, block)->length, number = 0, place = 0;
    char **list = memory_allocate((length + 2) * sizeof *list);
    if (first != NULL)
        list[number++] = memory_copy_string(first);
    char *all = bytes_text(vm, block);
    for (int32_t i = 0; i < count && place < length; i++) {
        list[number++] = memory_copy_string(all + place);
        place += strlen(all + place) + 1;
    }
    free(all);
    return list;
}

static void free_list(char **list)
{
    for (char **text = list; text != NULL && *text != NULL; text++)
        free(*text);
    free(list);
}

static void free_start(ProcessStart *start)
{
    free(start->program);
    free(start->folder);
    free_list(start->arguments);
    free_list(start->environment);
}

/* Slots: this, mode, helper, program, argument block, count, environment block, count, folder, descriptors,
 * joined. */
static bool read_start(Vm *vm, const Value *arguments, ProcessStart *start)
{
    const Object *descriptors = arguments[9].r == 0 ? NULL : object_at(vm, arguments[9].r);
    if (arguments[3].r == 0 || descriptors == NULL || descriptors->class->element_kind != 'I'
        || descriptors->length != STANDARD_STREAMS)
        return false;
    *start = (ProcessStart){.joined = arguments[10].i};
    start->program = bytes_text(vm, arguments[3].r);
    start->arguments = text_list(vm, arguments[4].r, arguments[5].i, start->program);
    start->environment = arguments[6].r == 0 ? NULL : text_list(vm, arguments[6].r, arguments[7].i, NULL);
    start->folder = bytes_text(vm, arguments[8].r);
    for (int i = 0; i < STANDARD_STREAMS; i++) {
        start->given[i] = ELEMENT(const int32_t, descriptors, i);
        start->ours[i] = start->theirs[i] = -1;
    }
    return true;
}

/* --- pipes --- */

static bool make_pipes(ProcessStart *start)
{
    for (int i = 0; i < STANDARD_STREAMS; i++) {
        int ends[2];
        if (start->given[i] >= 0 || (i == STDERR_FILENO && start->joined)) {
            start->theirs[i] = start->given[i];
            continue;
        }
        if (pipe2(ends, O_CLOEXEC) != 0)
            return false;
        start->theirs[i] = ends[i == STDIN_FILENO ? 0 : 1];
        start->ours[i] = ends[i == STDIN_FILENO ? 1 : 0];
    }
    return true;
}

static void close_ends(const int *ends, const ProcessStart *start)
{
    for (int i = 0; i < STANDARD_STREAMS; i++)
        if (ends[i] >= 0 && ends[i] != start->given[i])
            close(ends[i]);
}

/* --- the child --- */

/* First above 2, so that no stream overwrites another one's source. */
static bool place_streams(ProcessStart *start)
{
    for (int i = 0; i < STANDARD_STREAMS; i++)
        if (start->theirs[i] >= 0
            && (start->theirs[i] = fcntl(start->theirs[i], F_DUPFD_CLOEXEC, STANDARD_STREAMS)) < 0)
            return false;
    if (start->joined)
        start->theirs[STDERR_FILENO] = start->theirs[STDOUT_FILENO];
    for (int i = 0; i < STANDARD_STREAMS; i++)
        if (start->theirs[i] >= 0 && dup2(start->theirs[i], i) < 0)
            return false;
    return true;
}

static _Noreturn void run_child(ProcessStart *start, int report)
{
    if (place_streams(start) && (start->folder == NULL || chdir(start->folder) == 0)) {
        if (start->environment != NULL)
            environ = start->environment;
        execvp(start->program, start->arguments);
    }
    int number = errno;
    ssize_t written = write(report, &number, sizeof number);
    _exit(written == sizeof number ? 127 : 126);
}

/* The process's number, or -1 and errno.  A pipe that exec closes tells whether exec worked. */
static pid_t start_child(ProcessStart *start)
{
    int report[2], number = 0;
    if (pipe2(report, O_CLOEXEC) != 0)
        return -1;
    pid_t pid = fork();
    if (pid == 0)
        run_child(start, report[1]);
    close(report[1]);
    if (pid > 0 && read(report[0], &number, sizeof number) == sizeof number) {
        waitpid(pid, NULL, 0);
        pid = -1;
    }
    close(report[0]);
    if (number != 0)
        errno = number;
    return pid;
}

static NativeOutcome process_start(Vm *vm, Value *arguments, Value *result)
{
    ProcessStart start;
    if (!read_start(vm, arguments, &start))
        return throw_null(vm);
    if (host_refuse_exec(vm, "start a process", start.program)) {
        free_start(&start);
        return NATIVE_THROWN;
    }
    vm_flush_output(vm);
    scheduler_begin_process(vm);
    pid_t pid = make_pipes(&start) ? start_child(&start) : -1;
    int number = errno;
    close_ends(start.theirs, &start);
    if (pid < 0)
        close_ends(start.ours, &start);
    free_start(&start);
    if (pid < 0)
        return vm_throw(vm, IO_EXCEPTION, "error=%d, %s", number, strerror(number));
    Object *descriptors = object_at(vm, arguments[9].r);
    vm_object_written(vm, descriptors);
    for (int i = 0; i < STANDARD_STREAMS; i++)
        ELEMENT(int32_t, descriptors, i) = start.ours[i];
    for (int i = 0; i < STANDARD_STREAMS; i++)
        files_allow(vm, start.ours[i]);
    return answer_int(result, pid);
}

/* --- waiting --- */

static NativeOutcome process_status(Vm *vm, Value *arguments, Value *result)
{
    enum { STILL_RUNS = -1, UNKNOWN = -2, SIGNALLED = 128 };
    siginfo_t info = {0};
    int options = WEXITED | WNOHANG | (arguments[2].i ? 0 : WNOWAIT);
    if (waitid(P_PID, (id_t)arguments[0].j, &info, options) != 0)
        return answer_int(result, UNKNOWN);
    if (info.si_pid == 0) {
        int64_t begun = scheduler_begin_waiting();
        usleep(POLL_MICROSECONDS);
        scheduler_end_waiting(vm, begun);
        return answer_int(result, STILL_RUNS);
    }
    return answer_int(result, info.si_code == CLD_EXITED ? info.si_status : SIGNALLED + info.si_status);
}

/* Runs clew.internal.Processes.await, which lets other threads run. */
static NativeOutcome process_wait(Vm *vm, Value *arguments, Value *result)
{
    Method *method =
        class_find_method(vm_class(vm, "clew/internal/Processes"), program_symbol(vm->program, "await"),
                          program_symbol(vm->program, "(JZ)I"));
    Value copy[] = {arguments[0], arguments[1], arguments[2]};
    return method == NULL ? throw_null(vm) : vm_enter(vm, method, copy, result);
}

static NativeOutcome process_destroy(Vm *vm, Value *arguments, Value *result)
{
    if (host_refuse_exec(vm, "end a process", ""))
        return NATIVE_THROWN;
    return answer_int(result, arguments[0].j > 1
                                  && kill((pid_t)arguments[0].j, arguments[4].i ? SIGKILL : SIGTERM) == 0);
}

const NativeMethod natives_process_start[] = {
    {"java/lang/ProcessImpl", "init", "()V", native_nothing},
    {"java/lang/ProcessImpl", "forkAndExec", "(I[B[B[BI[BI[B[IZ)I", process_start},
    {"java/lang/ProcessHandleImpl", "waitForProcessExit0", "(JZ)I", process_wait},
    {"java/lang/ProcessHandleImpl", "destroy0", "(JJZ)Z", process_destroy},
    {"clew/internal/Processes", "status", "(JZ)I", process_status},
    {0}};
