/* The counters of clew.Verify: numbers that are part of no state, so that a program can count over all
 * paths of a search. */
#ifndef VM_LOADING_VERIFY_COUNTERS_H
#define VM_LOADING_VERIFY_COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

enum { COUNTERS_MAX = 1 << 16 };

/* Any thread of clew may use them; those that were never set are 0. */
typedef struct Counters Counters;

Counters *counters_create(void);
void counters_destroy(Counters *counters);

int32_t counters_get(Counters *counters, uint32_t id);
void counters_set(Counters *counters, uint32_t id, int32_t value);
int32_t counters_increment(Counters *counters, uint32_t id); /* its new value */

/* Remembers all values, for counters_rewind to bring back when a search begins anew. */
void counters_mark(Counters *counters);
void counters_rewind(Counters *counters);

#endif
