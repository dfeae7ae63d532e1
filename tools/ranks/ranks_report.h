/* What a search by several processes has to say of them, for people and as JSON. */
#ifndef TOOLS_RANKS_RANKS_REPORT_H
#define TOOLS_RANKS_RANKS_REPORT_H

#include <stdio.h>

#include "tools/report/summary.h"

struct json_t;

void ranks_print(const Summary *summary, bool verbose, FILE *out);
void ranks_add_json(const Summary *summary, struct json_t *object);

#endif
