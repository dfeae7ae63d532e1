/* The names of classes as reflection gives them. */
#ifndef VM_LOADING_SIMPLE_NAME_H
#define VM_LOADING_SIMPLE_NAME_H

#include "vm/class.h"

/* What the class's own InnerClasses attribute says about it; NULL for top-level classes. */
const InnerClass *class_inner_entry(const Class *type);

/* The simple name of a class, as Class.getSimpleName gives it; in the arena, or the class's own text. */
const char *class_simple_name(const Class *type, Arena *arena);

#endif
