/* Reading and writing whole files, and a temporary folder, for tests. */
#ifndef TESTS_UNIT_FILES_H
#define TESTS_UNIT_FILES_H

#include <stdbool.h>

#include "base/bytes.h"

bool file_read(const char *path, Bytes *content); /* a NUL follows, which `length` does not count */
bool file_write(const char *path, const void *content, size_t length);

/* A new folder below $TMPDIR or /tmp, to be freed; folder_remove deletes it with all its content. */
char *folder_create(void);
void folder_remove(char *folder);

#endif
