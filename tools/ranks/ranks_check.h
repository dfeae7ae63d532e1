/* A check by several processes: the stages of tools/checking/check_command.c, with an agreement after each.
 */
#ifndef TOOLS_RANKS_RANKS_CHECK_H
#define TOOLS_RANKS_RANKS_CHECK_H

#include "tools/checking/check.h"

/* Is this process one of several, or does the command line name a distributed search? */
bool ranks_take_part(const Transport *transport, int argc, char **argv);

/* To be called by all ranks.  The first one shows and writes everything and has the exit status; the others
 * return 0. */
int ranks_check(Transport *transport, int argc, char **argv);

#endif
