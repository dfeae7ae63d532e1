/* The estimate of the whole (whole_estimate.h) while a search runs. */
#ifndef TOOLS_CHECKING_LIVE_ESTIMATE_H
#define TOOLS_CHECKING_LIVE_ESTIMATE_H

#include <sys/types.h>

#include "tools/checking/whole_estimate.h"

typedef struct LiveEstimate {
    Session *session; /* NULL: no estimate is made */
    pid_t child;      /* that makes one; 0: none does */
    int pipe;         /* from it */
    double due;       /* seconds of the search at which the next one is begun */
    WholeEstimate last;
} LiveEstimate;

/* Between two steps of a search by one worker: begins an estimate if it is time, and takes one that is made.
 */
void live_estimate_look(LiveEstimate *estimate, double seconds);
void live_estimate_end(LiveEstimate *estimate);

#endif
