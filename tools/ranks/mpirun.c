/* Starts mpirun, passes signals and input on to it, and finds out how the ranks ended.
 *
 * mpirun answers Ctrl-C by killing all ranks, and their results are lost.  So it gets a process group of its
 * own, which signals of the terminal do not reach; this process sends SIGUSR1 instead, which mpirun passes on
 * to the ranks.  Such a group cannot read the terminal either, so input is passed on through a pipe. */
#include "tools/ranks/mpirun.h"

#include <assert.h>
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

/* For the signal handler. */
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
        return false; /* mistakes in other options are reported when the command is run */
    *count = -1;
    if (!options_number(&options, "--ranks", 1, RANKS_MAX, &ranks, error))
        return false;
    if (getenv("OMPI_COMM_WORLD_SIZE") != NULL)
        return error_set(error, "--ranks starts mpirun itself: it cannot be used under mpirun");
    *count = (int)ranks;
    return true;
}

/* --- the command line of mpirun --- */

/* In the folder of this executable, or else in the PATH. */
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

/* Copies the arguments without --ranks N.  Only options are looked at: what follows the main class belongs to
 * the program. */
static int copy_without_ranks(const OptionSpec *specs, int argc, char **argv, char **line)
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
        line[count++] = argv[i];
    }
    return count;
}

static int copy_all(char **line, char *const *from)
{
    int count = 0;
    for (; from[count] != NULL; count++)
        line[count] = from[count];
    return count;
}

/* mpirun refuses to run as root and with more ranks than cores unless told otherwise; -q: no message when the
 * exit status is not 0. */
static char **make_command(const MpirunCommand *command, char *ranks, char *clew_mpi, int argc, char **argv)
{
    enum { OWN_ARGUMENTS_MAX = 16 };
    char **line = memory_allocate(((size_t)argc + OWN_ARGUMENTS_MAX) * sizeof *line);
    /* No shared memory between ranks: a rank that is killed could block others through it. */
    static char *const outliving[] = {"--enable-recovery", "--mca", "btl", "self,tcp", NULL};
    int count = 0;
    line[count++] = "mpirun";
    line[count++] = "-q";
    if (geteuid() == 0)
        line[count++] = "--allow-run-as-root";
    line[count++] = "--oversubscribe";
    line[count++] = "--bind-to";
    line[count++] = "none";
    if (command->outlives)
        count += copy_all(line + count, outliving);
    line[count++] = "-n";
    line[count++] = ranks;
    line[count++] = clew_mpi;
    line[count++] = (char *)(uintptr_t)command->name;
    count += copy_without_ranks(command->options, argc, argv, line + count);
    assert(count < argc + OWN_ARGUMENTS_MAX);
    line[count] = NULL;
    return line;
}

/* --- running mpirun --- */

static _Noreturn void become_mpirun(char **line, int input)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (input >= 0)
        dup2(input, STDIN_FILENO);
    execvp(line[0], line);
    _exit(STATUS_NOT_FOUND);
}

/* While mpirun starts ranks, it passes signals on to some of them only: so the signal is repeated. */
static void interrupt_again(pid_t child, int looks)
{
    if (interrupted && looks % LOOKS_BETWEEN_SIGNALS == 0)
        kill(child, SIGUSR1);
}

/* Copies standard input to the pipe `input` until mpirun ends; returns its wait status. */
static int wait_and_copy_input(pid_t child, int input)
{
    struct pollfd keyboard = {.fd = input >= 0 ? STDIN_FILENO : -1, .events = POLLIN};
    int status;
    char buffer[256];
    for (int looks = 1; waitpid(child, &status, WNOHANG) == 0; looks++) {
        interrupt_again(child, looks);
        if (poll(&keyboard, 1, LOOK_MILLISECONDS) <= 0 || !(keyboard.revents & (POLLIN | POLLHUP)))
            continue;
        ssize_t length = read(STDIN_FILENO, buffer, sizeof buffer);
        if (length <= 0 || write(input, buffer, (size_t)length) < 0)
            keyboard.fd = -1;
    }
    return status;
}

/* Ranks that were not ready for the signal yet die of it. */
static int report_death(int status, const char *lost)
{
    Bytes how = {0};
    bytes_format(&how, "mpirun %s %d", WIFEXITED(status) ? "ended with status" : "was ended by signal",
                 WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
    if (interrupted)
        fprintf(stderr, "clew: interrupted before all processes had started; %s (%.*s)\n", lost,
                (int)how.length, (const char *)how.data);
    else
        fprintf(stderr, "clew: a process of the search died, so the others were ended; %s (%.*s)\n", lost,
                (int)how.length, (const char *)how.data);
    bytes_free(&how);
    return interrupted ? STATUS_INCOMPLETE : STATUS_USAGE;
}

static bool has_argument(char **line, const char *wanted)
{
    while (*line != NULL && strncmp(*line, wanted, strlen(wanted)) != 0)
        line++;
    return *line != NULL;
}

static const char *what_is_lost(char **line)
{
    return has_argument(line, "--checkpoint") || has_argument(line, "--resume")
               ? "results since the last checkpoint are lost: continue from it with --resume"
               : "all results are lost";
}

static int judge(int status, char **line)
{
    if (WIFEXITED(status) && WEXITSTATUS(status) == STATUS_NOT_FOUND) {
        fprintf(stderr, "clew: mpirun or clew-mpi could not be run\n");
        return STATUS_USAGE;
    }
    return !WIFEXITED(status) || WEXITSTATUS(status) > STATUS_INCOMPLETE
               ? report_death(status, what_is_lost(line))
               : WEXITSTATUS(status);
}

static int run(char **line)
{
    int pipe_ends[2] = {-1, -1};
    struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
    if (isatty(STDIN_FILENO) && pipe(pipe_ends) == 0 && isatty(STDERR_FILENO))
        setenv("CLEW_TERMINAL", "1", 1);
    if (isatty(STDOUT_FILENO))
        setenv("CLEW_TERMINAL_OUT", "1", 1);
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    mpirun = fork();
    if (mpirun == 0)
        become_mpirun(line, pipe_ends[0]);
    if (mpirun < 0)
        return STATUS_USAGE;
    return judge(wait_and_copy_input(mpirun, pipe_ends[1]), line);
}

/* --- the exit status of commands that outlive ranks --- */

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
    fprintf(stderr, "clew: rank 0 died, and all results are lost\n");
    return otherwise == STATUS_FINE ? STATUS_USAGE : otherwise;
}

/* mpirun does not pass the exit status on when it lets ranks die: it comes through a file. */
static int run_outliving(char **line)
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
    int status = read_status(name, run(line));
    unlink(name);
    return status;
}

int mpirun_run(const MpirunCommand *command, int count, int argc, char **argv)
{
    assert(count >= 1 && count <= RANKS_MAX);
    char clew_mpi[PATH_SIZE], ranks[16];
    Error error;
    snprintf(ranks, sizeof ranks, "%d", count);
    find_clew_mpi(clew_mpi);
    if (!is_in_path("mpirun"))
        return error_set(&error, "--ranks needs mpirun, which is not in the PATH (Debian: openmpi-bin)"),
               complain(&error);
    if (!is_in_path(clew_mpi))
        return error_set(
                   &error,
                   "--ranks needs clew-mpi, which is neither beside clew nor in the PATH; 'make' builds it when Open MPI is installed "
                   "(Debian: libopenmpi-dev)"),
               complain(&error);
    char **line = make_command(command, ranks, clew_mpi, argc, argv);
    int status = command->outlives ? run_outliving(line) : run(line);
    free(line);
    return status;
}
