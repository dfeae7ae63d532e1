/* Trials as processes of this machine, so many at a time: each is `clew check` with its summary,
 * counterexample and messages coming through pipes. */
#ifndef TOOLS_TRIALS_TRIAL_POOL_H
#define TOOLS_TRIALS_TRIAL_POOL_H

#include "tools/trials/trial_runner.h"

enum { TRIAL_POOL_MAX = 256 };

TrialRunner trial_pool_open(int processes); /* 1 to TRIAL_POOL_MAX */
int processor_count(void);                  /* that this process may use */

#endif
