/* Fields, locals and operands of the library that hold numbers of methods, fields or threads, or stack
 * traces: such numbers mean something in one process only. */
#ifndef VM_STATES_FIELD_MEANING_H
#define VM_STATES_FIELD_MEANING_H

#include "vm/class.h"

typedef enum FieldMeaning {
    MEANING_PLAIN,
    MEANING_METHOD,
    MEANING_FIELD,  /* an int: the number of one, -1 for none */
    MEANING_THREAD, /* an int: the number of one + 1, 0 for none */
    MEANING_TRACE,  /* a reference: long[] of stack trace entries, see exceptions.h */
    MEANING_UNKNOWN /* process-dependent in a way that is not understood */
} FieldMeaning;

FieldMeaning field_meaning(const Class *type, const Field *field); /* in an object of class `type` */

/* Methods whose locals and operands may hold such numbers, or arrays of them. */
bool method_handles_numbers(const Method *method, uint32_t slot);

#endif
