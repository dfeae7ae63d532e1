/* Goals: formulas over the program's state that a search looks for (--property goal=EXPR).  Each state in
 * which one holds is a violation. */
#ifndef SEARCH_GOALS_H
#define SEARCH_GOALS_H

#include "base/bytes.h"
#include "base/error.h"
#include "vm/vm.h"

typedef struct Goals Goals;

/* One more formula; *goals is NULL before the first. */
bool goals_add(Goals **goals, const char *text, Error *error);
Goals *goals_copy(const Goals *goals); /* as they were before they were bound; of NULL: NULL */
void goals_destroy(Goals *goals);      /* may be NULL */
int goals_count(const Goals *goals);   /* of NULL: 0 */
const char *goals_text(const Goals *goals, int index);
char *goals_formula(const Goals *goals); /* that one of them holds, as an expression; to be freed */

/* A formula of time (search/ltl.h), whose propositions are watched, too; at most one.  The formula whose
 * words are those that violate it; its text, NULL: there is none; and which of its propositions hold. */
struct Ltl;
bool goals_add_ltl(Goals **goals, const char *text, Error *error);
const char *goals_ltl_text(const Goals *goals); /* of NULL: NULL */
const struct Ltl *goals_ltl_negation(const Goals *goals);
uint64_t goals_ltl_valuation(Goals *goals, const Vm *vm);

/* To be done once, before the program runs.  What the VM watches for is then complete. */
bool goals_bind(Goals *goals, const Vm *vm, Error *error);
const Watch *goals_watch(const Goals *goals); /* of NULL: NULL */

/* Why no search can tell whether a goal is reached: it was too large in a state; NULL: it can.  Of NULL:
 * NULL. */
const char *goals_trouble(Goals *goals);

#endif
