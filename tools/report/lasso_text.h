/* Errors that are cycles, in words: who goes round where, what they read there, who waits, and why nobody
 * will change it. */
#ifndef TOOLS_REPORT_LASSO_TEXT_H
#define TOOLS_REPORT_LASSO_TEXT_H

#include "tools/report/counterexample.h"

/* Of a counterexample that was recorded; the session stands at the end of its cycle.  false: it is no such
 * error, because the cycle can be left towards an end. */
bool lasso_describe(Session *session, const Counterexample *example, ViolationText *text);

#endif
