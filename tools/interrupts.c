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
