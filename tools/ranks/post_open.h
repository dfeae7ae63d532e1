/* The post of this process.  `clew` has post_open.c, which knows of one process only; `clew-mpi` has
 * mpi/post_mpi.c in its place. */
#ifndef TOOLS_RANKS_POST_OPEN_H
#define TOOLS_RANKS_POST_OPEN_H

#include "search/post.h"

Post *post_open(void);

#endif
