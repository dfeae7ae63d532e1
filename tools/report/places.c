/* Paths and URIs of source files, relative to the present folder where the file lies below it. */
#include "tools/report/places.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/memory.h"

static char *internal_name(const char *class_name)
{
    char *name = memory_copy_string(class_name);
    for (char *at = name; *at != '\0'; at++)
        *at = *at == '.' ? '/' : *at;
    return name;
}

/* What is left of the path below the present folder; NULL: it is not there. */
static char *below_here(const char *origin)
{
    char *real = realpath(origin, NULL), *here = realpath(".", NULL), *rest = NULL;
    size_t length = here != NULL ? strlen(here) : 0;
    if (real != NULL && here != NULL && strncmp(real, here, length) == 0
        && (length == 1 || real[length] == '/'))
        rest = memory_copy_string(real + length + (length > 1));
    free(real);
    free(here);
    return rest;
}

static char *in_package(const char *internal, const char *file)
{
    const char *slash = strrchr(internal, '/');
    Bytes path = {0};
    bytes_format(&path, "%.*s%s", slash != NULL ? (int)(slash + 1 - internal) : 0, internal, file);
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

char *place_path(Sources *sources, const char *class_name, const char *file)
{
    if (file == NULL || file[0] == '\0')
        return NULL;
    char *internal = internal_name(class_name != NULL ? class_name : "");
    const char *origin = sources != NULL ? sources_origin(sources, internal, file) : NULL;
    char *path = origin != NULL ? below_here(origin) : NULL;
    if (path == NULL)
        path = in_package(internal, file);
    free(internal);
    return path;
}

char *place_source_name(const char *class_name)
{
    const char *dot = strrchr(class_name, '.'), *simple = dot != NULL ? dot + 1 : class_name;
    Bytes name = {0};
    bytes_format(&name, "%.*s.java", (int)strcspn(simple, "$"), simple);
    bytes_add_u1(&name, 0);
    return (char *)name.data;
}

char *place_uri(const char *path)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/$+!*(),@=";
    Bytes uri = {0};
    for (; *path != '\0'; path++)
        bytes_format(&uri, strchr(plain, *path) != NULL ? "%c" : "%%%02X", (unsigned char)*path);
    bytes_add_u1(&uri, 0);
    return (char *)uri.data;
}
