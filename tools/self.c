/* Starting clew from clew; see self.h. */
#include "tools/self.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

void descriptor_name(int descriptor, char name[DESCRIPTOR_NAME_MAX])
{
    snprintf(name, DESCRIPTOR_NAME_MAX, "/dev/fd/%d", descriptor);
}

enum { EXIT_NOT_STARTED = 127 };

static void place(int from, int nowhere, int to)
{
    if (dup2(from >= 0 ? from : nowhere, to) < 0)
        _exit(EXIT_NOT_STARTED);
}

/* Only what may be called between fork and exec. */
static _Noreturn void become(char **list, const SelfFiles *files, pid_t parent)
{
    int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (nowhere < 0 || getppid() != parent)             /* it ended before this one could be told to end with it */
        _exit(EXIT_NOT_STARTED);
    place(nowhere, nowhere, STDIN_FILENO);
    place(files->output, nowhere, STDOUT_FILENO);
    place(files->messages, nowhere, STDERR_FILENO);
    for (int i = 0; i < 2; i++)
        if (files->kept[i] >= 0)
            fcntl(files->kept[i], F_SETFD, 0);
    execv("/proc/self/exe", list);
    _exit(EXIT_NOT_STARTED);
}

pid_t self_start(const Words *arguments, const SelfFiles *files)
{
    Words words = {0};
    words_add(&words, "clew");
    words_add_all(&words, arguments->count, arguments->list);
    pid_t parent = getpid(), process = fork();
    if (process == 0)
        become(words.list, files, parent);
    words_free(&words);
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
