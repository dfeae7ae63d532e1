/* Interrupts; see interrupts.h. */
#include "tools/interrupts.h"

#include <stddef.h>

/* The one thing that a signal handler can reach. */
static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
}

const volatile sig_atomic_t *interrupts_catch(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    return &interrupted;
}

const volatile sig_atomic_t *interrupts_catch_of_ranks(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigaction(SIGUSR1, &action, NULL);          /* mpirun passes it on: see ranks_launch.c */
    sigaction(SIGCONT, &action, NULL);          /* a mpirun that lets no rank die warns the others by it, a second before it kills them */
    return interrupts_catch();
}
