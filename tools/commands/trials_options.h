/* The command line of `clew trials`: its own options, and those of `clew check`, which become one or two
 * configurations. */
#ifndef TOOLS_COMMANDS_TRIALS_OPTIONS_H
#define TOOLS_COMMANDS_TRIALS_OPTIONS_H

#include "base/options.h"
#include "tools/trials/trials.h"

extern const OptionSpec trials_options[]; /* its own */

/* All that can be given: what trials and check both have means what it means here.  To be freed. */
OptionSpec *trials_all_options(void);

/* Own options go to `own`, with specs from trials_options; the rest into `trials`, which is then ready to
 * run.  Of a configuration in which nothing follows the seed a line on standard error says so. */
bool trials_read(Trials *trials, Options *own, int argc, char **argv, Error *error);

#endif
