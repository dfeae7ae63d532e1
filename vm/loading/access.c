/* Access checks of resolution (JVMS 5.4.4): public, protected, package, nest mates. */
#include "vm/loading/access.h"

#include <string.h>

#include "vm/program.h"

static bool is_checked(const Class *from) { return from->source == SOURCE_PROGRAM && !from->is_generated; }

static bool starts_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* Packages of the library that no program may look into. */
static bool is_internal(const Class *class)
{
    return class->source != SOURCE_PROGRAM
           && (starts_with(class->name, "clew/internal/") || starts_with(class->name, "jdk/internal/"));
}

static const Class *innermost(const Class *class)
{
    while (class_is_array(class))
        class = class->element;
    return class;
}

bool access_class(const Class *from, const Class *to)
{
    to = innermost(to);
    if (!is_checked(from) || to->kind == CLASS_PRIMITIVE || to == from)
        return true;
    return !is_internal(to) && (to->file->flags & ACC_PUBLIC || class_same_package(from, to));
}

/* --- nests --- */

static bool has_member(const ClassFile *host, const char *name)
{
    for (int i = 0; i < host->nest_member_count; i++)
        if (strcmp(host->nest_members[i], name) == 0)
            return true;
    return false;
}

/* A class belongs to the nest of its host only if the host says so too. */
static const Class *nest_host(const Class *class)
{
    const char *name = class->file->nest_host;
    if (name == NULL)
        return class;
    const Class *host = program_class_for(class, name);
    return host != NULL && host->file != NULL && class_same_package(host, class)
                   && has_member(host->file, class->name)
               ? host
               : class;
}

/* Private members are no secret in a nest.  Loads their host. */
static bool share_nest(const Class *a, const Class *b)
{
    return a == b || (a->file != NULL && b->file != NULL && nest_host(a) == nest_host(b));
}

/* --- members --- */

bool access_member(const Class *from, const Class *named, const Class *owner, uint16_t flags)
{
    if (!is_checked(from) || flags & ACC_PUBLIC || from == owner)
        return true;
    if (flags & ACC_PRIVATE)
        return share_nest(from, owner);
    if (class_same_package(from, owner))
        return true;
    /* clone of an array is public, whatever Object says. */
    return flags & ACC_PROTECTED && (class_is_subclass(from, owner) || class_is_array(named));
}
