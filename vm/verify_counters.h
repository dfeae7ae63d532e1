/* The counters of clew.Verify: numbers that no search sets back, so that a program can count its paths. */
#ifndef VM_VERIFY_COUNTERS_H
#define VM_VERIFY_COUNTERS_H

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

/* Was there ever a look at one? */
bool counters_are_used(Counters *counters);

/* Remembers all values, for counters_rewind to bring back when a search begins anew. */
void counters_mark(Counters *counters);
void counters_rewind(Counters *counters);

#endif
