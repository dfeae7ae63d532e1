/* The format of states that leave the process: constants, and classes by name. */
#ifndef VM_EXCHANGE_PORTABLE_FORMAT_H
#define VM_EXCHANGE_PORTABLE_FORMAT_H

#include "base/varint.h"
#include "vm/class.h"
#include "vm/states/field_meaning.h"

#define PORTABLE_MAGIC "clew"
enum { PORTABLE_VERSION = 5, PORTABLE_CLASS_NAME_MAX = 1000 };

/* Flags of an object's contents. */
enum { CONTENT_PRESENT = 1, CONTENT_SHARED = 2, CONTENT_WIDE = 4, CONTENT_OWNED = 8, CONTENT_TRACE = 16 };

/* Methods in sites and frames: 0 none, 1 the stub that initializes classes, else place + 2. */
enum { METHOD_NONE, METHOD_STUB, METHOD_FIRST };

/* The class of a name of at most PORTABLE_CLASS_NAME_MAX characters, loaded or written now if need be; NULL:
 * there is none.  The running program does not notice. */
Class *portable_class(Vm *vm, const char *name, bool is_primitive);

#endif
