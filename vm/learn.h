/* Finds a layout of the vector that suits states already stored. */
#ifndef VM_LEARN_H
#define VM_LEARN_H

#include "vm/store.h"

/* From the states numbered `first` and above (all, if there are none).  It takes the vector through them and leaves it at one. */
void learn_layout(const Store *store, Vector *vector, uint32_t first, Layout *layout);

#endif
