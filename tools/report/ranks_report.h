/* What a search by several processes has to say of them, for people and as JSON. */
#ifndef TOOLS_REPORT_RANKS_REPORT_H
#define TOOLS_REPORT_RANKS_REPORT_H

#include <stdio.h>

#include "tools/report/summary.h"

struct json_t;

/* What each rank has done; numbers of 64 bits only, so that ranks can send them to each other. */
typedef struct RankFigures {
    uint64_t states, transitions, messages, bytes, peak_bytes, error_nanoseconds, cpu_nanoseconds;
} RankFigures;

void ranks_print(const Summary *summary, bool verbose, FILE *out);
void ranks_add_json(const Summary *summary, struct json_t *object);

#endif
