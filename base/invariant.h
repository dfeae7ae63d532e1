/* Asserts that cost more than they may in an ordinary build: the sanitised build (make SAN=1) evaluates them.
 * Cheap invariants use assert itself, which is always on. */
#ifndef BASE_INVARIANT_H
#define BASE_INVARIANT_H

#include <assert.h>

#ifdef CHECK_COSTLY_INVARIANTS
#define assert_costly(condition) assert(condition)
#else
#define assert_costly(condition) \
    ((void)(0 && (condition))) /* compiled, so that it stays right; never evaluated */
#endif

#endif
