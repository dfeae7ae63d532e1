/* What a search looks for in every state that the program passes through, also inside of a step: a step that
 * brings it about ends there.
 *
 * It can only come about by a write to a field or an array element of the kinds that are watched, by a
 * native, by an atomic section (inside of which there are no states to look at), or by the end of a class's
 * initializer.  Such an event makes it due; the next of these events first looks whether it holds, so that
 * nothing between two of them is missed.  The end of a step needs no look: it is a state, and the search
 * looks at each. */
#ifndef VM_WATCH_H
#define VM_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bytes.h"
#include "vm/vm.h"

struct Watch {
    void *self;
    bool (*holds)(void *self, const Vm *vm); /* from several threads at once */
    void (*describe)(void *self, const Vm *vm, Bytes *message, Bytes *details); /* where it holds */
    const char **names;                                                         /* of fields, as in Field */
    uint32_t name_count;
    uint32_t kinds; /* of array elements: bits 1 << (kind - 'A') */
};

#endif
