/* Starting clew from clew, as another process. */
#ifndef TOOLS_COMMON_SELF_H
#define TOOLS_COMMON_SELF_H

#include <sys/types.h>

#include "tools/common/string_list.h"

typedef struct SelfFiles {
    int output, messages; /* of the new process: descriptors of ours; -1: nowhere */
    int kept[2];          /* are open there too, under their own numbers; -1: none */
} SelfFiles;

/* The process is killed when this one ends, however that happens, and it has no input.  -1: it cannot be
 * started, and errno says why. */
pid_t self_start(const StringList *arguments, const SelfFiles *files);

/* Descriptors 0 to 2 are those of the standard streams even if whoever started us closed them: pipes must not
 * take their places. */
void self_fill_standard_descriptors(void);

/* What an open descriptor is called on a command line. */
enum { DESCRIPTOR_NAME_MAX = 32 };
void descriptor_name(int descriptor, char name[DESCRIPTOR_NAME_MAX]);

#endif
