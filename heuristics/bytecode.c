/* As branchcount, of every bytecode instruction of the program's own code.  Groce and Visser, section 4.1.1
 * and table 2: bytecode.
 *
 * The instructions of a block are executed equally often, so blocks are counted, when they are entered: a
 * step that only goes on in a block is one that executes nothing.  Blocks end at calls, branches and
 * monitorenter, which is where most steps end. */
#include "heuristics/counting.h"

static double estimate(void *self, const Situation *situation)
{
    return counting_estimate(self, situation, COVER_BLOCKS);
}

static const OptionSpec options[] = {COUNTING_OPTIONS, {0}};

const Heuristic bytecode_heuristic = {
    .name = "bytecode",
    .summary = "new instructions are best, then those less often executed",
    .options = options,
    .needs = NEEDS_COVERAGE,
    .remembers = true,
    .best = 0,
    .create = counting_create,
    .estimate = estimate,
    .destroy = counting_destroy,
};
