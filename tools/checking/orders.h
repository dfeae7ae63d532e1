/* Which orders between two events a failure needs: those of the counterexample without which the program can
 * end well. */
#ifndef TOOLS_CHECKING_ORDERS_H
#define TOOLS_CHECKING_ORDERS_H

#include "tools/checking/shortening.h"
#include "tools/report/counterexample.h"

/* Adds to example->orders, if the question is decided before `end`, in seconds of the processor.  The
 * counterexample has been followed; the VM is in some other state after that. */
void find_orders(Session *session, const ShorteningOptions *options, double end, Counterexample *example);

#endif
