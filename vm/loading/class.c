/* Queries about linked classes: members by name (JVMS 5.4.3), same package, the subtype relation. */
#include "vm/class.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

Field *class_declared_field(const Class *type, const char *name, const char *descriptor)
{
    for (int i = 0; i < type->field_count; i++)
        if (type->fields[i].name == name && (descriptor == NULL || type->fields[i].descriptor == descriptor))
            return &type->fields[i];
    return NULL;
}

/* The interface's own fields, then those of the interfaces above it, the nearest (which come last) first. */
static Field *find_field_in_interface(const Class *interface, const char *name, const char *descriptor)
{
    Field *field = class_declared_field(interface, name, descriptor);
    for (int i = interface->all_interface_count - 1; field == NULL && i >= 0; i--)
        field = class_declared_field(interface->all_interfaces[i], name, descriptor);
    return field;
}

Field *class_find_field(Class *type, const char *name, const char *descriptor)
{
    for (Class *class = type; class != NULL; class = class->super) {
        Field *field = class_declared_field(class, name, descriptor);
        for (int i = 0; field == NULL && i < class->interface_count; i++)
            field = find_field_in_interface(class->interfaces[i], name, descriptor);
        if (field != NULL)
            return field;
    }
    return NULL;
}

Method *class_declared_method(const Class *type, const char *name, const char *descriptor)
{
    for (int i = 0; i < type->method_count; i++)
        if (type->methods[i].name == name && type->methods[i].descriptor == descriptor)
            return &type->methods[i];
    return NULL;
}

/* Among the interfaces' methods the one that no other overrides; one with code before an abstract one. */
Method *class_find_default(const Class *type, const char *name, const char *descriptor)
{
    Method *best = NULL;
    for (int i = 0; i < type->all_interface_count; i++) {
        Method *method = class_declared_method(type->all_interfaces[i], name, descriptor);
        if (method == NULL || method->flags & (ACC_STATIC | ACC_PRIVATE))
            continue;
        if (best == NULL || class_is_subclass(method->owner, best->owner)
            || ((best->flags & ACC_ABSTRACT) && !(method->flags & ACC_ABSTRACT)
                && !class_is_subclass(best->owner, method->owner)))
            best = method;
    }
    return best;
}

Method *class_find_method(Class *type, const char *name, const char *descriptor)
{
    for (Class *class = type; class != NULL; class = class->super) {
        Method *method = class_declared_method(class, name, descriptor);
        if (method != NULL)
            return method;
    }
    return class_find_default(type, name, descriptor);
}

bool class_same_package(const Class *a, const Class *b)
{
    const char *end_a = strrchr(a->name, '/'), *end_b = strrchr(b->name, '/');
    size_t length_a = end_a ? (size_t)(end_a - a->name) : 0, length_b = end_b ? (size_t)(end_b - b->name) : 0;
    return a->space == b->space && length_a == length_b && memcmp(a->name, b->name, length_a) == 0;
}

static bool implements(const Class *from, const Class *interface)
{
    for (int i = 0; i < from->all_interface_count; i++)
        if (from->all_interfaces[i] == interface)
            return true;
    return false;
}

static bool array_is_subclass(const Class *from, const Class *to)
{
    while (class_is_array(from) && class_is_array(to)) {
        if (from == to)
            return true;
        if (from->element_kind != 'L' || to->element_kind != 'L')
            return false;
        from = from->element;
        to = to->element;
    }
    return class_is_subclass(from, to);
}

bool class_is_subclass(const Class *from, const Class *to)
{
    if (from == to)
        return true;
    if (class_is_array(to))
        return class_is_array(from) && array_is_subclass(from, to);
    if (class_is_interface(to))
        return implements(from, to);
    assert(from->program == to->program);
    if (to->depth < SUPER_DISPLAY)
        return from->kind != CLASS_PRIMITIVE && from->supers[to->depth] == to;
    while (from != NULL && from != to)
        from = from->super;
    return from == to;
}

const char *class_external_name(const Class *type, char *buffer, size_t size)
{
    snprintf(buffer, size, "%s", type->name);
    for (char *c = buffer; *c; c++)
        if (*c == '/')
            *c = '.';
    return buffer;
}
