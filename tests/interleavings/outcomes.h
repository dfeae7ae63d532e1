/* A set of texts: how a program can end. */
#ifndef TESTS_INTERLEAVINGS_OUTCOMES_H
#define TESTS_INTERLEAVINGS_OUTCOMES_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/vm.h"

typedef struct Outcomes {
    char **texts; /* sorted */
    uint32_t count, capacity;
} Outcomes;

void outcomes_add(Outcomes *outcomes, const char *text); /* copies it */
bool outcomes_has(const Outcomes *outcomes, const char *text);
bool outcomes_include(const Outcomes *outcomes, const Outcomes *others); /* all of them */
void outcomes_free(Outcomes *outcomes);

/* What the last step of the program in `vm` has shown: the line that it printed, or, at its end, what is
 * wrong.  Forgets the output. */
void outcomes_note(Outcomes *outcomes, Vm *vm);

#endif
