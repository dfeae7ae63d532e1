/* Interrupts; see interrupts.h. */
#include "tools/common/interrupts.h"

#include <stddef.h>

/* The one thing that a signal handler can reach. */
static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

void interrupts_heed(int signal) { sigaction(signal, &(struct sigaction){.sa_handler = on_interrupt}, NULL); }

const volatile sig_atomic_t *interrupts_flag(void) { return &interrupted; }

const volatile sig_atomic_t *interrupts_catch(void)
{
    interrupts_heed(SIGINT);
    interrupts_heed(SIGTERM);
    interrupts_heed(SIGHUP);
    return &interrupted;
}

const volatile sig_atomic_t *interrupts_catch_of_ranks(void)
{
    interrupts_heed(SIGUSR1); /* mpirun passes it on: see mpirun.c */
    interrupts_heed(
        SIGCONT); /* a mpirun that lets no rank die warns the others by it, a second before it kills them */
    return interrupts_catch();
}
