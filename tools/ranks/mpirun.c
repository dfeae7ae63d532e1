/* Starting mpirun; see mpirun.h.
 *
 * mpirun answers Ctrl-C by killing all ranks, and with them what they have found.  So it gets a process group
 * of its own, which the terminal does not reach, and the signal goes to the ranks as SIGUSR1, which mpirun
 * passes on.  As such a group cannot read the terminal, what is typed is passed on too. */
#include "tools/ranks/mpirun.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/checking/check.h"
#include "tools/commands.h"

enum { PATH_SIZE = 4096, LOOK_MILLISECONDS = 50, LOOKS_BETWEEN_SIGNALS = 10, STATUS_NOT_FOUND = 127 };

/* What the signal handler can reach. */
static volatile pid_t mpirun;
static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal)
{
    (void)signal;
    int saved = errno;
    interrupted = 1;
    if (mpirun > 0)
        kill(mpirun, SIGUSR1);
    errno = saved;
}

bool mpirun_is_requested(const OptionSpec *specs, int argc, char **argv, int *count, Error *error)
{
    Options options = {0};
    Error other;
    int index = 0;
    int64_t ranks = 0;
    *count = 0;
    if (!options_parse(specs, argc, argv, &index, &options, &other) || !options_has(&options, "--ranks"))
        return false; /* what is wrong with other options will be said when the command reads them */
    *count = -1;
    if (!options_number(&options, "--ranks", 1, RANKS_MAX, &ranks, error))
        return false;
    if (getenv("OMPI_COMM_WORLD_SIZE") != NULL)
        return error_set(error, "--ranks starts mpirun itself; under mpirun it has no place");
    *count = (int)ranks;
    return true;
}

/* --- what to run --- */

/* Beside this executable; or else wherever PATH finds it. */
static void find_clew_mpi(char *path)
{
    ssize_t length = readlink("/proc/self/exe", path, PATH_SIZE - 16);
    path[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(path, '/');
    strcpy(slash != NULL ? slash + 1 : path, "clew-mpi");
    if (access(path, X_OK) != 0)
        strcpy(path, "clew-mpi");
}

static bool is_in_path(const char *name)
{
    const char *from = getenv("PATH");
    char path[PATH_SIZE];
    if (strchr(name, '/') != NULL)
        return access(name, X_OK) == 0;
    while (from != NULL && *from != '\0') {
        size_t length = strcspn(from, ":");
        snprintf(path, sizeof path, "%.*s/%s", (int)length, from, name);
        if (access(path, X_OK) == 0)
            return true;
        from += length + (from[length] == ':');
    }
    return false;
}

/* The words of the command without --ranks and its number: those before the main class, where another --ranks
 * would be the program's own. */
static int copy_without_ranks(const OptionSpec *specs, int argc, char **argv, char **words)
{
    int count = 0, index = 0;
    Options options = {0};
    Error error;
    options_parse(specs, argc, argv, &index, &options, &error);
    for (int i = 0; i < argc; i++) {
        if (i < index && strncmp(argv[i], "--ranks=", 8) == 0)
            continue;
        if (i < index && strcmp(argv[i], "--ranks") == 0) {
            i++;
            continue;
        }
        words[count++] = argv[i];
    }
    return count;
}

static int copy_all(char **words, char *const *from)
{
    int count = 0;
    for (; from[count] != NULL; count++)
        words[count] = from[count];
    return count;
}

/* Root must be allowed to, and there may be fewer cores than ranks; -q: an exit status that is not 0 is
 * nothing to complain about. */
static char **make_command(const MpirunCommand *command, char *ranks, char *clew_mpi, int argc, char **argv)
{
    char **words = memory_allocate(((size_t)argc + 16) * sizeof *words);
    /* Through memory that is shared with it, a rank that is killed can stop others too. */
    static char *const outliving[] = {"--enable-recovery", "--mca", "btl", "self,tcp", NULL};
    int count = 0;
    words[count++] = "mpirun";
    words[count++] = "-q";
    if (geteuid() == 0)
        words[count++] = "--allow-run-as-root";
    words[count++] = "--oversubscribe";
    words[count++] = "--bind-to";
    words[count++] = "none";
    if (command->outlives)
        count += copy_all(words + count, outliving);
    words[count++] = "-n";
    words[count++] = ranks;
    words[count++] = clew_mpi;
    words[count++] = (char *)(uintptr_t)command->name;
    count += copy_without_ranks(command->options, argc, argv, words + count);
    words[count] = NULL;
    return words;
}

/* --- running it --- */

static _Noreturn void become_mpirun(char **words, int input)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (input >= 0)
        dup2(input, STDIN_FILENO);
    execvp(words[0], words);
    _exit(STATUS_NOT_FOUND);
}

/* A mpirun that has not started all ranks yet passes a signal on to some of them or to none: it gets another
 * one now and then. */
static void interrupt_again(pid_t child, int looks)
{
    if (interrupted && looks % LOOKS_BETWEEN_SIGNALS == 0)
        kill(child, SIGUSR1);
}

/* Passes on what is typed, until mpirun has ended. */
static int wait_and_type(pid_t child, int typed)
{
    struct pollfd keyboard = {.fd = typed >= 0 ? STDIN_FILENO : -1, .events = POLLIN};
    int status;
    char buffer[256];
    for (int looks = 1; waitpid(child, &status, WNOHANG) == 0; looks++) {
        interrupt_again(child, looks);
        if (poll(&keyboard, 1, LOOK_MILLISECONDS) <= 0 || !(keyboard.revents & (POLLIN | POLLHUP)))
            continue;
        ssize_t length = read(STDIN_FILENO, buffer, sizeof buffer);
        if (length <= 0 || write(typed, buffer, (size_t)length) < 0)
            keyboard.fd = -1;
    }
    return status;
}

/* A rank that is interrupted before it can heed it dies of it. */
static int tell_of_death(int status, const char *lost)
{
    Bytes how = {0};
    bytes_format(&how, "mpirun %s %d", WIFEXITED(status) ? "ended with status" : "was ended by signal",
                 WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
    if (interrupted)
        fprintf(stderr, "clew: interrupted before all processes were ready to end in order; %s (%.*s)\n",
                lost, (int)how.length, (const char *)how.data);
    else
        fprintf(stderr, "clew: a process of the search died, and so the others were ended; %s (%.*s)\n", lost,
                (int)how.length, (const char *)how.data);
    bytes_free(&how);
    return interrupted ? STATUS_INCOMPLETE : STATUS_USAGE;
}

static bool has_word(char **words, const char *wanted)
{
    while (*words != NULL && strncmp(*words, wanted, strlen(wanted)) != 0)
        words++;
    return *words != NULL;
}

static const char *what_is_lost(char **words)
{
    return has_word(words, "--checkpoint") || has_word(words, "--resume")
               ? "what they found since the last checkpoint is lost: go on from it with --resume"
               : "what they found is lost";
}

static int judge(int status, char **words)
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == STATUS_NOT_FOUND) {
        fprintf(stderr, "clew: mpirun or clew-mpi could not be run\n");
        return STATUS_USAGE;
    }
    return !WIFEXITED(status) || WEXITSTATUS(status) > STATUS_INCOMPLETE
               ? tell_of_death(status, what_is_lost(words))
               : WEXITSTATUS(status);
}

static int run(char **words)
{
    int pipe_ends[2] = {-1, -1};
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
    if (isatty(STDIN_FILENO) && pipe(pipe_ends) == 0 && isatty(STDERR_FILENO))
        setenv("CLEW_TERMINAL", "1", 1);
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    mpirun = fork();
    if (mpirun == 0)
        become_mpirun(words, pipe_ends[0]);
    if (mpirun < 0)
        return STATUS_USAGE;
    return judge(wait_and_type(mpirun, pipe_ends[1]), words);
}

/* --- the exit status --- */

static const char STATUS_VARIABLE[] = "CLEW_STATUS_FILE";

int mpirun_pass_status(int status)
{
    const char *name = getenv(STATUS_VARIABLE);
    FILE *file = name != NULL ? fopen(name, "w") : NULL;
    if (file == NULL)
        return status;
    fprintf(file, "%d", status);
    return fclose(file) == 0 ? STATUS_FINE : status;
}

static int read_status(const char *name, int otherwise)
{
    int status = -1;
    FILE *file = fopen(name, "r");
    if (file != NULL && fscanf(file, "%d", &status) != 1)
        status = -1;
    if (file != NULL)
        fclose(file);
    if (status >= 0)
        return status;
    if (interrupted)
        return STATUS_INCOMPLETE;
    fprintf(stderr, "clew: the first of the ranks died, and what was found is lost\n");
    return otherwise == STATUS_FINE ? STATUS_USAGE : otherwise;
}

/* mpirun does not pass it on when it lets ranks die. */
static int run_outliving(char **words)
{
    char name[PATH_SIZE];
    const char *folder = getenv("TMPDIR");
    snprintf(name, sizeof name, "%s/clew-status-XXXXXX", folder != NULL ? folder : "/tmp");
    int file = mkstemp(name);
    if (file < 0) {
        fprintf(stderr, "clew: cannot write %s: %s\n", name, strerror(errno));
        return STATUS_USAGE;
    }
    close(file);
    setenv(STATUS_VARIABLE, name, 1);
    int status = read_status(name, run(words));
    unlink(name);
    return status;
}

int mpirun_run(const MpirunCommand *command, int count, int argc, char **argv)
{
    char clew_mpi[PATH_SIZE], ranks[16];
    Error error;
    snprintf(ranks, sizeof ranks, "%d", count);
    find_clew_mpi(clew_mpi);
    if (!is_in_path("mpirun"))
        return error_set(&error, "--ranks needs mpirun (Debian: openmpi-bin), which is not in the PATH"),
               complain(&error);
    if (!is_in_path(clew_mpi))
        return error_set(
                   &error,
                   "--ranks needs clew-mpi, which is neither beside clew nor in the PATH; 'make' builds it when Open MPI is installed "
                   "(Debian: libopenmpi-dev)"),
               complain(&error);
    char **words = make_command(command, ranks, clew_mpi, argc, argv);
    int status = command->outlives ? run_outliving(words) : run(words);
    free(words);
    return status;
}
