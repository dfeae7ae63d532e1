/* What an observing VM looks at, and what it has said: see vm/observer.h. */
#ifndef VM_NATIVES_VERIFY_OBSERVED_H
#define VM_NATIVES_VERIFY_OBSERVED_H

#include "vm/class.h"
#include "vm/sight.h"

typedef struct Observed {
    Sight sight; /* no VM: nothing is looked at */
    uint32_t depth;
    const Method *method; /* that is called */
    bool is_answered;
    double answer;
    char *failure; /* NULL: none */
} Observed;

#endif
