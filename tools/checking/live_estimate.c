/* A copy of the process makes the walks, so that the search itself is the same whether anybody looks on or
 * not, and does not wait.  After a second for the first time, then each time when twice as long has passed.
 */
#include "tools/checking/live_estimate.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static void begin(LiveEstimate *estimate)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    estimate->child = fork();
    if (estimate->child == 0) {
        WholeEstimate whole =
            whole_estimate(estimate->session, states_figures(estimate->session->states).states);
        _exit(write(ends[1], &whole, sizeof whole) == sizeof whole ? 0 : 1);
    }
    close(ends[1]);
    if (estimate->child > 0)
        estimate->pipe = ends[0];
    else
        estimate->child = 0, close(ends[0]);
}

static void end_child(LiveEstimate *estimate)
{
    kill(estimate->child, SIGKILL);
    waitpid(estimate->child, NULL, 0);
    close(estimate->pipe);
    estimate->child = 0;
}

static void take(LiveEstimate *estimate)
{
    WholeEstimate whole;
    if (read(estimate->pipe, &whole, sizeof whole) == sizeof whole) {
        estimate->last = whole;
        end_child(estimate);
    }
}

void live_estimate_look(LiveEstimate *estimate, double seconds)
{
    if (estimate->session == NULL)
        return;
    if (estimate->child > 0)
        take(estimate);
    if (seconds < estimate->due)
        return;
    estimate->due = seconds < 1 ? 1 : 2 * seconds;
    if (seconds >= 1 && estimate->child == 0)
        begin(estimate);
}

void live_estimate_end(LiveEstimate *estimate)
{
    if (estimate->child > 0)
        end_child(estimate);
    estimate->session = NULL;
}
