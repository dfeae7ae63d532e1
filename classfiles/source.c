/* Functions that all kinds of sources share: which entries are class files, and closing a source. */
#include "classfiles/source.h"

#include <stdlib.h>
#include <string.h>

bool source_is_class_entry(const char *name, size_t length)
{
    static const char suffix[] = ".class", module[] = "module-info.class";
    if (length < sizeof suffix || strcmp(name + length - (sizeof suffix - 1), suffix) != 0)
        return false;
    const char *slash = strrchr(name, '/');
    return strcmp(slash ? slash + 1 : name, module) != 0;
}

void source_close(Source *source)
{
    source->type->close(source);
    free(source->path);
    free(source);
}
