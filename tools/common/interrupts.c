/* The one flag that signal handlers set, as they have no other way to reach a search: the signal's number. */
#include "tools/common/interrupts.h"

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal) { interrupted = signal; }

void interrupts_heed(int signal)
{
    int failed = sigaction(signal, &(struct sigaction){.sa_handler = on_interrupt}, NULL);
    assert(!failed && "SIGKILL and SIGSTOP cannot be caught");
    (void)failed;
}

const volatile sig_atomic_t *interrupts_flag(void) { return &interrupted; }

/* nohup has it ignored. */
static bool is_ignored(int signal)
{
    struct sigaction present;
    return sigaction(signal, NULL, &present) == 0 && present.sa_handler == SIG_IGN;
}

const volatile sig_atomic_t *interrupts_catch(void)
{
    interrupts_heed(SIGINT);
    interrupts_heed(SIGTERM);
    if (!is_ignored(SIGHUP))
        interrupts_heed(SIGHUP);
    return &interrupted;
}

const volatile sig_atomic_t *interrupts_catch_of_ranks(void)
{
    interrupts_heed(SIGUSR1); /* mpirun passes it on: see tools/ranks/mpirun.c */
    interrupts_heed(SIGCONT); /* mpirun sends it a second before it kills the ranks because one has died */
    return interrupts_catch();
}
