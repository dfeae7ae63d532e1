/* Finds a layout of the vector that suits states already stored. */
#ifndef VM_STATES_LAYOUT_LEARNING_H
#define VM_STATES_LAYOUT_LEARNING_H

#include "vm/states/store.h"

/* From the states numbered `first` and above (all, if there are none).  It takes the vector through them and
 * leaves it at one. */
void learn_layout(const Store *store, Vector *vector, uint32_t first, Layout *layout);

#endif
