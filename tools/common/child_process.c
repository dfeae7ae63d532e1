/* Starts clew from clew by fork and exec of /proc/self/exe.  The child gets no variables of MPI, and dies
 * with its parent. */
#include "tools/common/child_process.h"

#include <assert.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

void descriptor_name(int descriptor, char name[DESCRIPTOR_NAME_MAX])
{
    assert(descriptor > STDERR_FILENO && "standard streams are redirected");
    snprintf(name, DESCRIPTOR_NAME_MAX, "/dev/fd/%d", descriptor);
}

enum { EXIT_NOT_STARTED = 127 };

extern char **environ;

/* Variables by which mpirun tells a process its rank: a child must not take itself for that rank. */
static bool is_of_mpi(const char *variable)
{
    static const char *const prefixes[] = {"OMPI_", "PMIX_", "PMI_"};
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
        if (strncmp(variable, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return false;
}

static void copy_environment(StringList *variables)
{
    for (char **variable = environ; *variable != NULL; variable++)
        if (!is_of_mpi(*variable))
            string_list_add(variables, *variable);
}

/* Makes `to` a copy of descriptor `from`, or of `null_file` if `from` is -1. */
static void redirect(int from, int null_file, int to)
{
    if (dup2(from >= 0 ? from : null_file, to) < 0)
        _exit(EXIT_NOT_STARTED);
}

/* The child, from fork to exec: only functions that are safe there, no allocation. */
static _Noreturn void run_child(char **list, char **variables, const ChildFiles *files, pid_t parent)
{
    int null_file = open("/dev/null", O_RDWR | O_CLOEXEC);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (null_file < 0 || getppid() != parent) /* the parent ended before prctl took effect */
        _exit(EXIT_NOT_STARTED);
    redirect(null_file, null_file, STDIN_FILENO);
    redirect(files->output, null_file, STDOUT_FILENO);
    redirect(files->messages, null_file, STDERR_FILENO);
    for (int i = 0; i < 2; i++)
        if (files->kept[i] >= 0)
            fcntl(files->kept[i], F_SETFD, 0);
    execve("/proc/self/exe", list, variables);
    _exit(EXIT_NOT_STARTED);
}

pid_t child_process_start(const StringList *arguments, const ChildFiles *files)
{
    StringList line = {0}, variables = {0};
    assert(files->output != STDIN_FILENO && files->messages != STDIN_FILENO && "the child has no input");
    copy_environment(&variables);
    string_list_add(&line, "clew");
    string_list_add_all(&line, arguments->count, arguments->list);
    pid_t parent = getpid(), process = fork();
    if (process == 0)
        run_child(line.list, variables.list, files, parent);
    string_list_free(&line);
    string_list_free(&variables);
    return process;
}

void standard_descriptors_fill(void)
{
    int descriptor;
    do
        descriptor = open("/dev/null", O_RDWR);
    while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor >= 0)
        close(descriptor);
}
