/* The command that finds an error again, as counterexamples show it. */
#ifndef TOOLS_CHECKING_RERUN_COMMAND_H
#define TOOLS_CHECKING_RERUN_COMMAND_H

#include "tools/checking/check.h"

/* Quoted for a shell; to be freed.  Without options that write, show or save, and without limits of time and
 * memory. */
char *rerun_command(const Check *check);

#endif
