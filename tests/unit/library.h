/* The classes of a JDK and how they are related, read as they are asked for: a TypeOracle for tests. */
#ifndef TESTS_UNIT_LIBRARY_H
#define TESTS_UNIT_LIBRARY_H

#include "classfiles/classpath.h"
#include "vm/code/dataflow.h"

typedef struct Library Library;

Library *library_open(int feature); /* NULL: no such JDK on this machine */
void library_close(Library *library);
TypeOracle library_oracle(Library *library);

/* Calls `visit` for every `step`th class; the bytes are those of the class file. */
typedef void LibraryVisit(void *context, const ClassFile *file, const uint8_t *bytes, size_t length);
void library_each(Library *library, int step, LibraryVisit *visit, void *context);

#endif
