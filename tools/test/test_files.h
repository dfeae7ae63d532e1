/* Files by which the processes of `clew test` answer, in a folder that exists as long as the command. */
#ifndef TOOLS_TEST_TEST_FILES_H
#define TOOLS_TEST_TEST_FILES_H

#include "base/error.h"
#include "tools/common/string_list.h"

char *test_folder_create(Error *error); /* to be freed; NULL: it cannot be made */
void test_folder_remove(const char *folder);

char *test_file_path(const char *folder, const char *name); /* to be freed */
char *test_file_read(const char *folder, const char *name); /* as text, to be freed; NULL: there is none */
int test_file_create(const char *folder,
                     const char *name); /* a descriptor, closed by exec; -1: errno says why */

/* Runs clew with these arguments to its end, with its output in "output" and its messages in "messages".  The
 * exit status, 128 + N if signal N ended it; -1 and a message: it cannot be started. */
int test_process_run(const StringList *arguments, const char *folder, Error *error);

#endif
