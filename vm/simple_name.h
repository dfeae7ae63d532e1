/* The names of classes as reflection gives them. */
#ifndef VM_SIMPLE_NAME_H
#define VM_SIMPLE_NAME_H

#include "vm/class.h"

/* The simple name of a class, as Class.getSimpleName gives it; in the arena, or the class's own text. */
const char *class_simple_name(const Class *type, Arena *arena);

#endif
