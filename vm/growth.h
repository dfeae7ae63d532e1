/* What only grows along a path, so that its states never come back: counters, the clock. */
#ifndef VM_GROWTH_H
#define VM_GROWTH_H

#include "vm/vm.h"

typedef struct Growth Growth;

Growth *growth_create(void);
void growth_free(Growth *growth);

/* Looks at the present state, which comes later on the path than those before. */
void growth_look(Growth *growth, Vm *vm);

/* After looks at several states, of which the last is the present one: "Main.count (17 to 4012)" and so on, a
 * few, or NULL; to be freed with names_free. */
char **growth_names(const Growth *growth, Vm *vm);

#endif
