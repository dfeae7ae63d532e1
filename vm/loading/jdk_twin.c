/* Finds and reads the JDK's class file of a class of our library. */
#include "vm/loading/jdk_twin.h"

#include <stdio.h>
#include <string.h>

/* Past our own, and past a class of the program that could not win. */
static bool find_in_jdk(Classpath *path, const char *class_name, ClassBytes *found)
{
    char resource[1024];
    Error error = {0};
    if (snprintf(resource, sizeof resource, "%s.class", class_name) >= (int)sizeof resource)
        return false;
    for (size_t skip = 0; classpath_find_after(path, resource, skip, found, &error); skip++)
        if (found->source == SOURCE_JDK)
            return true;
    return false;
}

const ClassFile *class_jdk_twin(Class *class)
{
    if (class->source != SOURCE_EMBEDDED || class->twin_sought)
        return class->twin;
    class->twin_sought = true;
    ClassBytes found;
    Error error;
    if (find_in_jdk(class->program->classpath, class->name, &found))
        class->twin = classfile_read(found.bytes, found.length, found.origin, &error);
    return class->twin;
}

static bool is_exposed(uint16_t flags) { return flags & (ACC_PUBLIC | ACC_PROTECTED); }

static const MethodInfo *find_method(const ClassFile *twin, const Method *method)
{
    for (int i = 0; i < twin->method_count; i++)
        if (strcmp(twin->methods[i].name, method->name) == 0
            && strcmp(twin->methods[i].descriptor, method->descriptor) == 0)
            return &twin->methods[i];
    return NULL;
}

const MethodInfo *twin_method(const Method *method)
{
    const ClassFile *twin = class_jdk_twin(method->owner);
    return twin == NULL ? NULL : find_method(twin, method);
}

bool twin_shows_method(const Method *method)
{
    const ClassFile *twin = is_exposed(method->flags) ? class_jdk_twin(method->owner) : NULL;
    const MethodInfo *info = twin == NULL ? NULL : find_method(twin, method);
    return twin == NULL || (info != NULL && is_exposed(info->flags));
}

uint16_t twin_method_flags(const Method *method)
{
    const ClassFile *twin = is_exposed(method->flags) ? class_jdk_twin(method->owner) : NULL;
    const MethodInfo *info = twin == NULL ? NULL : find_method(twin, method);
    return info == NULL ? method->flags : info->flags;
}

bool twin_shows_field(const Field *field)
{
    const ClassFile *twin = is_exposed(field->flags) ? class_jdk_twin(field->owner) : NULL;
    if (twin == NULL)
        return true;
    for (int i = 0; i < twin->field_count; i++)
        if (strcmp(twin->fields[i].name, field->name) == 0)
            return is_exposed(twin->fields[i].flags);
    return false;
}
