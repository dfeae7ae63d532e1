/* What the user does to end clew early: Ctrl-C, or a signal to end or that the terminal has gone. */
#ifndef TOOLS_COMMON_INTERRUPTS_H
#define TOOLS_COMMON_INTERRUPTS_H

#include <signal.h>

/* From now on this signal does nothing but set the flag. */
void interrupts_heed(int signal);
const volatile sig_atomic_t *interrupts_flag(void);

/* Ctrl-C, to end, or that the terminal has gone: the flag. */
const volatile sig_atomic_t *interrupts_catch(void);

/* The same in rank 0 of several, where mpirun has a say too. */
const volatile sig_atomic_t *interrupts_catch_of_ranks(void);

#endif
