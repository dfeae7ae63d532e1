/* Which orders between two events a failure needs: those of the counterexample without which the program can
 * end well. */
#ifndef TOOLS_CHECKING_ORDERS_H
#define TOOLS_CHECKING_ORDERS_H

#include "tools/checking/shortening.h"
#include "tools/report/counterexample.h"

/* Rows: two accesses of one thread, and one of another between them. */
typedef struct Region {
    const TraceRow *first, *between, *second;
} Region;

/* Sets example->orders, if the question is decided before `end`, in seconds of the processor.  The
 * counterexample has been followed; the VM is in some other state after that.  false: these orders do not
 * put the region's accesses in the order that they have (NULL: there is no region). */
bool find_orders(Session *session, const ShorteningOptions *options, double end, const Region *region,
                 Counterexample *example);

#endif
