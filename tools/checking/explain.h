/* Why a counterexample fails: in which region of one thread another one came between. */
#ifndef TOOLS_CHECKING_EXPLAIN_H
#define TOOLS_CHECKING_EXPLAIN_H

#include "tools/checking/shortening.h"
#include "tools/report/counterexample.h"

/* Sets example->why and example->orders, where they are found in what is left of the time for shortening. The
 * counterexample has been followed; the VM is in its last state, before and after. */
void explain(Session *session, const ShorteningOptions *options, Counterexample *example);

#endif
