/* The transport of this process.  `clew` has transport_open.c, which knows of one process only; `clew-mpi`
 * has mpi/mpi_transport.c in its place. */
#ifndef TOOLS_RANKS_TRANSPORT_OPEN_H
#define TOOLS_RANKS_TRANSPORT_OPEN_H

#include "search/transport.h"

Transport *transport_open(void);

#endif
