/* Child processes that run clew again: trials, members of portfolios, and the display of traces.  Results
 * come back through pipes or files that the child inherits. */
#ifndef TOOLS_COMMON_CHILD_PROCESS_H
#define TOOLS_COMMON_CHILD_PROCESS_H

#include <sys/types.h>

#include "tools/common/string_list.h"

typedef struct ChildFiles {
    int output, messages; /* descriptors that become the child's standard output and error; -1: /dev/null */
    int kept[2];          /* descriptors that stay open in the child under the same numbers; -1: none */
} ChildFiles;

/* Starts clew with these arguments and without input.  The child is killed when this process ends, however
 * it ends.  -1: it cannot be started, and errno says why. */
pid_t child_process_start(const StringList *arguments, const ChildFiles *files);

/* Opens /dev/null for those of descriptors 0 to 2 that are closed, so that no pipe takes their place. */
void standard_descriptors_fill(void);

/* The file name under which a child opens a descriptor that it has inherited. */
enum { DESCRIPTOR_NAME_MAX = 32 };
void descriptor_name(int descriptor, char name[DESCRIPTOR_NAME_MAX]);

#endif
