/* What the result of a search means, in one sentence: what a violation says of the program, and how far the
 * absence of one can be trusted. */
#ifndef TOOLS_REPORT_MEANING_H
#define TOOLS_REPORT_MEANING_H

#include "tools/report/summary.h"

/* Ends with a zero; to be freed. */
char *meaning_of(const Summary *summary);

#endif
