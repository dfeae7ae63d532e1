/* Is a counterexample of an abstracted program one of the concrete program?  Surely if no choice on its way
 * is the abstraction's (Groce and Visser, section 4.4). */
#ifndef TOOLS_REPORT_FEASIBLE_H
#define TOOLS_REPORT_FEASIBLE_H

#include "tools/report/counterexample.h"

/* How many choices on the way an abstraction left open. */
uint32_t feasible_abstract_choices(Session *session, const Counterexample *example);

#endif
