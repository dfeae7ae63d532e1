/* Reads attributes: what all of them share (name, length, at most once), and those of the class as a
 * whole. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

/* ---- attributes in general ---- */

bool reading_attribute(ClassReading *reading, Reader *from, Attribute *attribute)
{
    uint16_t name = read_u2(from);
    uint32_t length = read_u4(from);
    const uint8_t *data = read_bytes(from, length);
    if (from->failed)
        return reading_cut(reading, "an attribute");
    attribute->name = reading_utf8(reading, name, "an attribute's name");
    attribute->content = (Reader){.data = data, .length = length};
    return attribute->name != NULL;
}

bool reading_attribute_end(ClassReading *reading, const Attribute *attribute)
{
    if (attribute->content.failed)
        return reading_fail(reading, "attribute %s is too short for its content", attribute->name);
    size_t rest = attribute->content.length - attribute->content.position;
    return rest == 0
           || reading_fail(reading, "attribute %s is %zu bytes longer than its content", attribute->name,
                           rest);
}

bool reading_once(ClassReading *reading, const Attribute *attribute, bool seen)
{
    return !seen || reading_fail(reading, "attribute %s occurs twice", attribute->name);
}

bool reading_raw(ClassReading *reading, const Attribute *attribute, RawAttribute *raw)
{
    if (!reading_once(reading, attribute, raw->data != NULL))
        return false;
    raw->data =
        (const uint8_t *)arena_copy(reading->arena, attribute->content.data, attribute->content.length);
    raw->length = (uint32_t)attribute->content.length;
    return true;
}

/* Its grammar is checked by those who use it (reflection): a bad one is no reason not to run a class. */
bool reading_signature(ClassReading *reading, Attribute *attribute, const char **signature)
{
    if (!reading_once(reading, attribute, *signature != NULL))
        return false;
    uint16_t index = read_u2(&attribute->content);
    if (!reading_attribute_end(reading, attribute))
        return false;
    *signature = reading_utf8(reading, index, "Signature");
    return *signature != NULL;
}

bool reading_class_list(ClassReading *reading, Reader *from, const char *what, const char ***names,
                        uint16_t *count)
{
    *count = read_u2(from);
    if (from->failed || from->length - from->position < *count * 2u)
        return reading_cut(reading, what);
    *names = arena_allocate(reading->arena, *count * sizeof **names);
    for (int i = 0; i < *count; i++) {
        (*names)[i] = reading_class(reading, read_u2(from), what);
        if ((*names)[i] == NULL)
            return false;
        if (*(*names)[i] == '[')
            return reading_fail(reading, "%s: " NAME " is an array", what, (*names)[i]);
    }
    return true;
}

/* ---- attributes of the class ---- */

static bool read_source_file(ClassReading *reading, Attribute *attribute)
{
    if (!reading_once(reading, attribute, reading->file->source_file != NULL))
        return false;
    uint16_t index = read_u2(&attribute->content);
    if (!reading_attribute_end(reading, attribute))
        return false;
    reading->file->source_file = reading_utf8(reading, index, attribute->name);
    return reading->file->source_file != NULL;
}

static bool read_bootstrap(ClassReading *reading, Reader *from, BootstrapMethod *bootstrap)
{
    bootstrap->handle = read_u2(from);
    bootstrap->argument_count = read_u2(from);
    if (from->failed || from->length - from->position < bootstrap->argument_count * 2u)
        return reading_cut(reading, "a bootstrap method");
    const Constant *handle = reading_constant(reading, bootstrap->handle, "a bootstrap method");
    if (handle == NULL)
        return false;
    if (handle->kind != CONSTANT_METHOD_HANDLE)
        return reading_fail(reading, "a bootstrap method is %s, not MethodHandle",
                            constant_kind_name(handle->kind));
    bootstrap->arguments =
        arena_allocate(reading->arena, bootstrap->argument_count * sizeof *bootstrap->arguments);
    for (int i = 0; i < bootstrap->argument_count; i++) {
        bootstrap->arguments[i] = read_u2(from);
        const Constant *argument = reading_constant(reading, bootstrap->arguments[i], "a bootstrap argument");
        if (argument == NULL)
            return false;
        if (!constant_is_loadable(argument, reading->file->major))
            return reading_fail(reading, "a bootstrap argument is %s, which cannot be loaded",
                                constant_kind_name(argument->kind));
    }
    return true;
}

static bool read_bootstraps(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (!reading_once(reading, attribute, file->bootstraps != NULL))
        return false;
    file->bootstrap_count = read_u2(&attribute->content);
    file->bootstraps = arena_allocate(reading->arena, file->bootstrap_count * sizeof *file->bootstraps);
    for (int i = 0; i < file->bootstrap_count; i++)
        if (!read_bootstrap(reading, &attribute->content, &file->bootstraps[i]))
            return false;
    return reading_attribute_end(reading, attribute);
}

static bool read_inner_class(ClassReading *reading, Reader *from, InnerClass *inner)
{
    uint16_t inner_index = read_u2(from), outer_index = read_u2(from), name_index = read_u2(from);
    inner->flags = read_u2(from);
    if (from->failed)
        return reading_cut(reading, "an inner class");
    inner->inner = reading_class(reading, inner_index, "an inner class");
    if (inner->inner == NULL || !reading_optional_class(reading, outer_index, "an outer class", &inner->outer)
        || !reading_optional_utf8(reading, name_index, "an inner class's name", &inner->name))
        return false;
    if (inner->outer && strcmp(inner->inner, inner->outer) == 0)
        return reading_fail(reading, "class " NAME " is its own outer class", inner->inner);
    return reading_class_flags(reading, &inner->flags, "inner class");
}

static bool read_inner_classes(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (!reading_once(reading, attribute, file->inner_classes != NULL))
        return false;
    file->inner_class_count = read_u2(&attribute->content);
    file->inner_classes =
        arena_allocate(reading->arena, file->inner_class_count * sizeof *file->inner_classes);
    for (int i = 0; i < file->inner_class_count; i++)
        if (!read_inner_class(reading, &attribute->content, &file->inner_classes[i]))
            return false;
    return reading_attribute_end(reading, attribute);
}

static bool read_enclosing_method(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (!reading_once(reading, attribute, file->enclosing_class != NULL))
        return false;
    uint16_t class_index = read_u2(&attribute->content), method_index = read_u2(&attribute->content);
    if (!reading_attribute_end(reading, attribute))
        return false;
    file->enclosing_class = reading_class(reading, class_index, attribute->name);
    if (file->enclosing_class == NULL || method_index == 0)
        return file->enclosing_class != NULL;
    const Constant *method = reading_constant(reading, method_index, attribute->name);
    if (method == NULL)
        return false;
    if (method->kind != CONSTANT_NAME_AND_TYPE || *method->descriptor != '(')
        return reading_fail(reading,
                            "EnclosingMethod names constant %d, which is not the name and type of a method",
                            method_index);
    file->enclosing_method = method->name;
    file->enclosing_descriptor = method->descriptor;
    return true;
}

static bool read_nest_host(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (!reading_once(reading, attribute, file->nest_host != NULL))
        return false;
    uint16_t index = read_u2(&attribute->content);
    if (!reading_attribute_end(reading, attribute))
        return false;
    file->nest_host = reading_class(reading, index, attribute->name);
    return file->nest_host != NULL;
}

static bool read_class_list_attribute(ClassReading *reading, Attribute *attribute, const char ***names,
                                      uint16_t *count)
{
    return reading_once(reading, attribute, *names != NULL)
           && reading_class_list(reading, &attribute->content, attribute->name, names, count)
           && reading_attribute_end(reading, attribute);
}

static bool read_component_attributes(ClassReading *reading, Reader *from, RecordComponent *component)
{
    for (int count = read_u2(from); count > 0; count--) {
        Attribute attribute;
        if (!reading_attribute(reading, from, &attribute))
            return false;
        if (strcmp(attribute.name, "Signature") == 0
            && !reading_signature(reading, &attribute, &component->signature))
            return false;
        if (strcmp(attribute.name, "RuntimeVisibleAnnotations") == 0
            && !reading_raw(reading, &attribute, &component->annotations))
            return false;
    }
    return true;
}

static bool read_component(ClassReading *reading, Reader *from, RecordComponent *component)
{
    uint16_t name = read_u2(from), descriptor = read_u2(from);
    if (from->failed)
        return reading_cut(reading, "a record component");
    component->name = reading_utf8(reading, name, "a record component");
    component->descriptor = component->name ? reading_utf8(reading, descriptor, "a record component") : NULL;
    if (component->descriptor == NULL)
        return false;
    if (!name_is_field(component->name) || !descriptor_is_field(component->descriptor))
        return reading_fail(reading,
                            "record component " NAME " " NAME " is not a name and the type of a field",
                            component->name, component->descriptor);
    return read_component_attributes(reading, from, component);
}

static bool read_record(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (!reading_once(reading, attribute, file->is_record))
        return false;
    file->is_record = true;
    file->record_component_count = read_u2(&attribute->content);
    file->record_components =
        arena_allocate(reading->arena, file->record_component_count * sizeof *file->record_components);
    for (int i = 0; i < file->record_component_count; i++)
        if (!read_component(reading, &attribute->content, &file->record_components[i]))
            return false;
    return reading_attribute_end(reading, attribute);
}

static bool is_named(const Attribute *attribute, const char *name)
{
    return strcmp(attribute->name, name) == 0;
}

/* An attribute that came with a later version than the class's is unknown to it, and skipped, as in the JVM.
 */
static bool take_class_attribute(ClassReading *reading, Attribute *attribute)
{
    ClassFile *file = reading->file;
    if (is_named(attribute, "SourceFile"))
        return read_source_file(reading, attribute);
    if (is_named(attribute, "InnerClasses"))
        return read_inner_classes(reading, attribute);
    if (is_named(attribute, "Signature") && file->major >= 49)
        return reading_signature(reading, attribute, &file->signature);
    if (is_named(attribute, "EnclosingMethod") && file->major >= 49)
        return read_enclosing_method(reading, attribute);
    if (is_named(attribute, "RuntimeVisibleAnnotations") && file->major >= 49)
        return reading_raw(reading, attribute, &file->annotations);
    if (is_named(attribute, "RuntimeInvisibleAnnotations") && file->major >= 49)
        return reading_raw(reading, attribute, &file->invisible_annotations);
    if (is_named(attribute, "BootstrapMethods") && file->major >= 51)
        return read_bootstraps(reading, attribute);
    if (is_named(attribute, "NestHost") && file->major >= 55)
        return read_nest_host(reading, attribute);
    if (is_named(attribute, "NestMembers") && file->major >= 55)
        return read_class_list_attribute(reading, attribute, &file->nest_members, &file->nest_member_count);
    if (is_named(attribute, "Record") && file->major >= 60)
        return read_record(reading, attribute);
    if (is_named(attribute, "PermittedSubclasses") && file->major >= 61)
        return read_class_list_attribute(reading, attribute, &file->permitted_subclasses,
                                         &file->permitted_subclass_count);
    return true;
}

bool read_class_attributes(ClassReading *reading)
{
    int count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the attribute count");
    while (count-- > 0) {
        Attribute attribute;
        if (!reading_attribute(reading, &reading->input, &attribute)
            || !take_class_attribute(reading, &attribute))
            return false;
    }
    if (reading->file->nest_host && reading->file->nest_members)
        return reading_fail(reading, "has both NestHost and NestMembers");
    return !(reading->file->permitted_subclasses && reading->file->flags & ACC_FINAL)
           || reading_fail(reading, "is final, but has PermittedSubclasses");
}

#undef NAME
