/* Starting clew from clew; see self.h. */
#include "tools/common/self.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

void descriptor_name(int descriptor, char name[DESCRIPTOR_NAME_MAX])
{
    snprintf(name, DESCRIPTOR_NAME_MAX, "/dev/fd/%d", descriptor);
}

enum { EXIT_NOT_STARTED = 127 };

extern char **environ;

/* What mpirun tells its processes is not for theirs, which must not take themselves for the same rank. */
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

static void place(int from, int nowhere, int to)
{
    if (dup2(from >= 0 ? from : nowhere, to) < 0)
        _exit(EXIT_NOT_STARTED);
}

/* Only what may be called between fork and exec. */
static _Noreturn void become(char **list, char **variables, const SelfFiles *files, pid_t parent)
{
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (nowhere < 0 || getppid() != parent) /* it ended before this one could be told to end with it */
        _exit(EXIT_NOT_STARTED);
    place(nowhere, nowhere, STDIN_FILENO);
    place(files->output, nowhere, STDOUT_FILENO);
    place(files->messages, nowhere, STDERR_FILENO);
    for (int i = 0; i < 2; i++)
        if (files->kept[i] >= 0)
            fcntl(files->kept[i], F_SETFD, 0);
    execve("/proc/self/exe", list, variables);
    _exit(EXIT_NOT_STARTED);
}

pid_t self_start(const StringList *arguments, const SelfFiles *files)
{
    StringList line = {0}, variables = {0};
    copy_environment(&variables);
    string_list_add(&line, "clew");
    string_list_add_all(&line, arguments->count, arguments->list);
    pid_t parent = getpid(), process = fork();
    if (process == 0)
        become(line.list, variables.list, files, parent);
    string_list_free(&line);
    string_list_free(&variables);
    return process;
}

void self_fill_standard_descriptors(void)
{
    int descriptor;
    do
        descriptor = open("/dev/null", O_RDWR);
    while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor >= 0)
        close(descriptor);
}
