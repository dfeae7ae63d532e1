/* Access control (JVMS 5.4.4): may the code of one class use another class or a member of it?  Asked for the
 * program's own code; the library's is trusted, and classes that the VM writes itself do what their callers
 * were allowed to do. */
#ifndef VM_LOADING_ACCESS_H
#define VM_LOADING_ACCESS_H

#include "vm/class.h"

bool access_class(const Class *from, const Class *to);

/* A member with these flags, declared in `owner` and named through class `named`. */
bool access_member(const Class *from, const Class *named, const Class *owner, uint16_t flags);

#endif
