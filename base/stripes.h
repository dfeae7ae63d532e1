/* Many small locks in place of one: who inserts into a shared table holds the stripe of its hash, who
 * replaces the table holds them all. */
#ifndef BASE_STRIPES_H
#define BASE_STRIPES_H

#include <stdint.h>

typedef struct Stripes Stripes;

Stripes *stripes_create(void);
void stripes_destroy(Stripes *stripes);
void stripes_lock(Stripes *stripes, uint64_t hash);
void stripes_unlock(Stripes *stripes, uint64_t hash);
void stripes_lock_all(Stripes *stripes);
void stripes_unlock_all(Stripes *stripes);

#endif
