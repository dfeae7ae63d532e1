/* What a misspelt class or field may have been meant to be. */
#ifndef HEURISTICS_LANGUAGE_EXPRESSION_SUGGEST_H
#define HEURISTICS_LANGUAGE_EXPRESSION_SUGGEST_H

#include <stddef.h>

#include "vm/view.h"

/* " (did you mean NAME?)", or nothing, into `text`.  `path`: a class as Java writes it, perhaps with fields
 * behind it. */
void suggest_class(const Vm *vm, const char *path, char *text, size_t size);
void suggest_field(const Class *class, const char *name, char *text, size_t size);

#endif
