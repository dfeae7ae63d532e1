/* Signals by which the user ends clew early: Ctrl-C, SIGTERM, and the end of the terminal.  They set a flag,
 * which searches poll. */
#ifndef TOOLS_COMMON_INTERRUPTS_H
#define TOOLS_COMMON_INTERRUPTS_H

#include <signal.h>

/* From now on this signal only sets the flag. */
void interrupts_heed(int signal);
const volatile sig_atomic_t *interrupts_flag(void);

/* Catches SIGINT, SIGTERM and SIGHUP, and returns the flag: the number of the last one, or 0. */
const volatile sig_atomic_t *interrupts_catch(void);

/* The same in rank 0 of several, and the signals of mpirun. */
const volatile sig_atomic_t *interrupts_catch_of_ranks(void);

#endif
