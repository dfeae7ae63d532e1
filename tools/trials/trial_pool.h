/* A TrialRunner that runs trials as processes of this machine, a given number at a time.  Each is `clew
 * check`, whose summary, counterexample and messages come through pipes. */
#ifndef TOOLS_TRIALS_TRIAL_POOL_H
#define TOOLS_TRIALS_TRIAL_POOL_H

#include "tools/trials/trial_runner.h"

enum { TRIAL_POOL_MAX = 256 };

TrialRunner trial_pool_open(int processes); /* 1 to TRIAL_POOL_MAX */
int processor_count(void);                  /* processors that this process may use */

#endif
