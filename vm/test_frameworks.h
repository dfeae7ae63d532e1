/* Test frameworks come with the program's classes, but nobody looks for errors in them: what only they do is
 * neither told nor counted. */
#ifndef VM_TEST_FRAMEWORKS_H
#define VM_TEST_FRAMEWORKS_H

#include <stdbool.h>

/* Is this a class of a test framework?  Its name is written with dots or with slashes. */
bool is_of_test_framework(const char *class_name);

#endif
