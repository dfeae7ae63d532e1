/* The command line of `clew trials`: options of its own, and options of `clew check`, which make one or two
 * configurations. */
#ifndef TOOLS_COMMANDS_TRIALS_OPTIONS_H
#define TOOLS_COMMANDS_TRIALS_OPTIONS_H

#include "base/options.h"
#include "tools/trials/trials.h"

extern const OptionSpec trials_options[]; /* of trials only */

/* All options of trials and check; those that both have are those of trials.  The caller frees the array. */
OptionSpec *trials_all_options(void);

/* Puts options of trials into `own`, with specs from trials_options, and the rest into `trials`, which is
 * then ready to run.  Warns on standard error of a configuration in which nothing depends on the seed. */
bool trials_read(Trials *trials, Options *own, int argc, char **argv, Error *error);

#endif
