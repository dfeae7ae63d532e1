/* Sets of reductions (vm/reductions.h) as lists of names: --reduction, and traces. */
#ifndef TOOLS_PROGRAM_REDUCTION_LISTS_H
#define TOOLS_PROGRAM_REDUCTION_LISTS_H

#include "base/bytes.h"
#include "base/error.h"
#include "vm/reductions.h"

typedef struct ReductionSpec {
    const char *name, *summary;
} ReductionSpec;

const ReductionSpec *reductions_list(void); /* by number; ends with a NULL name */

/* The bits of those that are off, from "none", "all", or a list of names; in a list "-name" takes one out of
 * those before it, or out of all; "all" is what is on by default, without symmetry.  A list without "none"
 * always has escape in it: the others are defined above it. */
bool reductions_read(const char *names, unsigned *unreduced, Error *error);

/* The same set as a list that reductions_read understands. */
void reductions_write(unsigned unreduced, Bytes *names);

#endif
