/* The reductions of the state space, from one table (vm/reductions.def).  A set of them is a set of bits
 * 1 << Reduction. */
#ifndef VM_REDUCTIONS_H
#define VM_REDUCTIONS_H

typedef enum Reduction {
#define REDUCTION(identifier, name, summary) REDUCTION_##identifier,
#include "vm/reductions.def"
    REDUCTION_COUNT
} Reduction;

enum {
    REDUCTIONS_ALL = (1 << REDUCTION_COUNT) - 1,
    REDUCTIONS_DEFAULT = REDUCTIONS_ALL & ~(1 << REDUCTION_SYMMETRY), /* symmetry does not pay everywhere */
    REDUCTIONS_REFUTABLE =
        1 << REDUCTION_JOIN | 1 << REDUCTION_OUTPUT | 1 << REDUCTION_RELEASES | 1 << REDUCTION_GATES
        | 1 << REDUCTION_TASKS
        | 1 << REDUCTION_SYMMETRY /* rest on what a search may refute, and then starts over */
};

#endif
