/* Field and method descriptors: "I", "[Ljava/lang/String;", "(IJ)V". */
#ifndef CLASSFILES_DESCRIPTOR_H
#define CLASSFILES_DESCRIPTOR_H

#include <stdbool.h>
#include <stddef.h>

bool descriptor_is_field(const char *descriptor);  /* one whole, valid field type */
bool descriptor_is_method(const char *descriptor); /* valid, and at most 255 argument slots */

/* Step over one field type (which must be valid) and return the text after it. */
const char *descriptor_skip(const char *type);

int descriptor_slots(const char *type);            /* 2 for J and D, 0 for V, else 1 */
int descriptor_argument_slots(const char *method); /* without the receiver */
int descriptor_argument_count(const char *method);
const char *descriptor_return(const char *method); /* the type after ')' */

#endif
