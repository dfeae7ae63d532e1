/* Classes of the library whose instances are immutable by their documentation. */
#ifndef VM_TRANSLATION_IMMUTABLE_CLASSES_H
#define VM_TRANSLATION_IMMUTABLE_CLASSES_H

#include "vm/class.h"

/* The class or the one that it is nested in.  What its instances hold does not change for who uses them, so
 * their fields are no visible operations: a field that such a class fills in when it is first needed has the
 * same meaning before and after.  Fields inherited from another class and elements of arrays are not meant.
 */
bool class_is_immutable(const Class *class);

#endif
