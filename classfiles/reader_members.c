/* Reads fields and methods with their attributes; a method's code is read by reader_code.c. */
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

/* ---- what fields and methods have in common ---- */

static void enter_member(ClassReading *reading, const char *kind, const char *name, const char *descriptor)
{
    reading->member_kind = kind;
    reading->member_name = name;
    reading->member_descriptor = descriptor;
}

static void leave_member(ClassReading *reading) { reading->member_kind = NULL; }

static bool read_member(ClassReading *reading, const char *kind, uint16_t *flags, const char **name,
                        const char **descriptor)
{
    *flags = read_u2(&reading->input);
    uint16_t name_index = read_u2(&reading->input), descriptor_index = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, kind);
    *name = reading_utf8(reading, name_index, kind);
    *descriptor = *name ? reading_utf8(reading, descriptor_index, kind) : NULL;
    if (*descriptor == NULL)
        return false;
    enter_member(reading, kind, *name, *descriptor);
    return true;
}

/* Attributes follow by their count; each is handed to `take` with the member. */
static bool read_member_attributes(ClassReading *reading, void *member,
                                   bool (*take)(ClassReading *, Attribute *, void *member))
{
    int count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the attribute count");
    while (count-- > 0) {
        Attribute attribute;
        if (!reading_attribute(reading, &reading->input, &attribute) || !take(reading, &attribute, member))
            return false;
    }
    return true;
}

static bool more_than_one(unsigned flags, unsigned of)
{
    flags &= of;
    return (flags & (flags - 1)) != 0;
}

static bool check_no_duplicate(ClassReading *reading, const char *kind, NamePair *pairs, size_t count)
{
    long twice = names_find_duplicate(pairs, count);
    bool fine = twice < 0;
    if (!fine)
        reading_fail(reading, "has two %ss " NAME " " NAME, kind, pairs[twice].name, pairs[twice].descriptor);
    free(pairs);
    return fine;
}

/* ---- fields ---- */

static bool check_field(ClassReading *reading, const FieldInfo *field)
{
    if (!name_is_field(field->name))
        return reading_fail(reading, "\"" NAME "\" is not the name of a field", field->name);
    if (!descriptor_is_field(field->descriptor))
        return reading_fail(reading, "\"" NAME "\" is not the type of a field", field->descriptor);
    const unsigned constant = ACC_PUBLIC | ACC_STATIC | ACC_FINAL;
    bool bad = more_than_one(field->flags, ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)
               || more_than_one(field->flags, ACC_FINAL | ACC_VOLATILE);
    if (reading->file->flags & ACC_INTERFACE)
        bad = (field->flags & constant) != constant
              || field->flags & (ACC_PRIVATE | ACC_PROTECTED | ACC_VOLATILE | ACC_TRANSIENT)
              || (field->flags & ACC_ENUM && reading->file->major >= 49);
    return !bad
           || reading_fail(reading, "field flags 0x%04X contradict each other or the class", field->flags);
}

static bool constant_fits(const Constant *constant, const char *descriptor)
{
    switch (*descriptor) {
    case 'B':
    case 'C':
    case 'I':
    case 'S':
    case 'Z': return constant->kind == CONSTANT_INTEGER;
    case 'J': return constant->kind == CONSTANT_LONG;
    case 'F': return constant->kind == CONSTANT_FLOAT;
    case 'D': return constant->kind == CONSTANT_DOUBLE;
    default: return constant->kind == CONSTANT_STRING && strcmp(descriptor, "Ljava/lang/String;") == 0;
    }
}

static bool read_constant_value(ClassReading *reading, Attribute *attribute, FieldInfo *field)
{
    if (!(field->flags & ACC_STATIC))
        return true; /* the JVM ignores it there */
    if (!reading_once(reading, attribute, field->constant_value != 0))
        return false;
    field->constant_value = read_u2(&attribute->content);
    if (!reading_attribute_end(reading, attribute))
        return false;
    const Constant *constant = reading_constant(reading, field->constant_value, attribute->name);
    return constant != NULL
           && (constant_fits(constant, field->descriptor)
               || reading_fail(reading, "its constant value is %s", constant_kind_name(constant->kind)));
}

static bool take_field_attribute(ClassReading *reading, Attribute *attribute, void *member)
{
    FieldInfo *field = member;
    if (strcmp(attribute->name, "ConstantValue") == 0)
        return read_constant_value(reading, attribute, field);
    if (strcmp(attribute->name, "Signature") == 0)
        return reading_signature(reading, attribute, &field->signature);
    if (strcmp(attribute->name, "RuntimeVisibleAnnotations") == 0)
        return reading_raw(reading, attribute, &field->annotations);
    return true;
}

static bool read_field(ClassReading *reading, FieldInfo *field)
{
    if (!read_member(reading, "field", &field->flags, &field->name, &field->descriptor)
        || !check_field(reading, field) || !read_member_attributes(reading, field, take_field_attribute))
        return false;
    leave_member(reading);
    return true;
}

bool read_fields(ClassReading *reading)
{
    ClassFile *file = reading->file;
    file->field_count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the fields");
    file->fields = arena_allocate(reading->arena, file->field_count * sizeof *file->fields);
    for (int i = 0; i < file->field_count; i++)
        if (!read_field(reading, &file->fields[i]))
            return false;
    NamePair *pairs = memory_allocate(file->field_count * sizeof *pairs);
    for (int i = 0; i < file->field_count; i++)
        pairs[i] = (NamePair){file->fields[i].name, file->fields[i].descriptor};
    return check_no_duplicate(reading, "field", pairs, file->field_count);
}

/* ---- methods ---- */

static bool interface_method_flags_are_bad(unsigned flags, uint16_t major)
{
    if (flags & (ACC_PROTECTED | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE))
        return true;
    if (major < 52)
        return !(flags & ACC_PUBLIC) || !(flags & ACC_ABSTRACT) || flags & (ACC_PRIVATE | ACC_STATIC);
    bool is_public = flags & ACC_PUBLIC, is_private = flags & ACC_PRIVATE;
    return is_public == is_private || (flags & ACC_ABSTRACT && flags & (ACC_PRIVATE | ACC_STATIC));
}

static bool class_method_flags_are_bad(unsigned flags, bool is_constructor, uint16_t major)
{
    if (more_than_one(flags, ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED))
        return true;
    unsigned never_in_constructor = ACC_STATIC | ACC_FINAL | ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT;
    if (is_constructor)
        return flags & (major >= 49 ? never_in_constructor | ACC_BRIDGE : never_in_constructor);
    unsigned never_abstract = ACC_FINAL | ACC_NATIVE | ACC_PRIVATE | ACC_STATIC;
    if (major >= 49)
        never_abstract |= major < 61 ? ACC_SYNCHRONIZED | ACC_STRICT : ACC_SYNCHRONIZED;
    return flags & ACC_ABSTRACT && flags & never_abstract;
}

/* <clinit> is static whatever else its flags say, since before version 51 nothing was asked of them. */
static bool check_class_initializer(ClassReading *reading, MethodInfo *method)
{
    if (strcmp(method->descriptor, "()V") != 0)
        return reading_fail(reading, "a class initializer must have the type ()V");
    if (reading->file->major >= 51 && !(method->flags & ACC_STATIC))
        return reading_fail(reading, "a class initializer must be static");
    method->flags = (method->flags & ACC_STRICT) | ACC_STATIC;
    return true;
}

static bool check_method_flags(ClassReading *reading, const MethodInfo *method, bool is_constructor)
{
    bool in_interface = reading->file->flags & ACC_INTERFACE;
    if (is_constructor && in_interface)
        return reading_fail(reading, "an interface cannot have a constructor");
    bool bad = in_interface ? interface_method_flags_are_bad(method->flags, reading->file->major)
                            : class_method_flags_are_bad(method->flags, is_constructor, reading->file->major);
    return !bad
           || reading_fail(reading, "method flags 0x%04X contradict each other or the class", method->flags);
}

static bool check_method(ClassReading *reading, MethodInfo *method)
{
    if (!name_is_method(method->name))
        return reading_fail(reading, "\"" NAME "\" is not the name of a method", method->name);
    if (!descriptor_is_method(method->descriptor))
        return reading_fail(reading, "\"" NAME "\" is not the type of a method", method->descriptor);
    if (strcmp(method->name, "<clinit>") == 0)
        return check_class_initializer(reading, method);
    bool is_constructor = strcmp(method->name, "<init>") == 0;
    if (is_constructor && *descriptor_return(method->descriptor) != 'V')
        return reading_fail(reading, "a constructor must return void");
    if (descriptor_argument_slots(method->descriptor) + !(method->flags & ACC_STATIC) > 255)
        return reading_fail(reading, "takes more than 255 slots of arguments");
    return check_method_flags(reading, method, is_constructor);
}

static bool read_exceptions(ClassReading *reading, Attribute *attribute, MethodInfo *method)
{
    return reading_once(reading, attribute, method->exceptions != NULL)
           && reading_class_list(reading, &attribute->content, "a declared exception", &method->exceptions,
                                 &method->exception_count)
           && reading_attribute_end(reading, attribute);
}

static bool read_parameters(ClassReading *reading, Attribute *attribute, MethodInfo *method)
{
    if (!reading_once(reading, attribute, method->parameters != NULL))
        return false;
    method->parameter_count = read_u1(&attribute->content);
    method->parameters = arena_allocate(reading->arena, method->parameter_count * sizeof *method->parameters);
    for (int i = 0; i < method->parameter_count; i++) {
        uint16_t name = read_u2(&attribute->content);
        method->parameters[i].flags = read_u2(&attribute->content);
        if (!reading_optional_utf8(reading, name, attribute->name, &method->parameters[i].name))
            return false;
    }
    return reading_attribute_end(reading, attribute);
}

static bool take_method_attribute(ClassReading *reading, Attribute *attribute, void *member)
{
    MethodInfo *method = member;
    const char *name = attribute->name;
    if (strcmp(name, "Code") == 0)
        return read_code(reading, attribute, method);
    if (strcmp(name, "Exceptions") == 0)
        return read_exceptions(reading, attribute, method);
    if (strcmp(name, "MethodParameters") == 0)
        return read_parameters(reading, attribute, method);
    if (strcmp(name, "Signature") == 0)
        return reading_signature(reading, attribute, &method->signature);
    if (strcmp(name, "RuntimeVisibleAnnotations") == 0)
        return reading_raw(reading, attribute, &method->annotations);
    if (strcmp(name, "RuntimeInvisibleAnnotations") == 0)
        return reading_raw(reading, attribute, &method->invisible_annotations);
    if (strcmp(name, "RuntimeVisibleParameterAnnotations") == 0)
        return reading_raw(reading, attribute, &method->parameter_annotations);
    if (strcmp(name, "AnnotationDefault") == 0)
        return reading_raw(reading, attribute, &method->annotation_default);
    return true;
}

static bool read_method(ClassReading *reading, MethodInfo *method)
{
    if (!read_member(reading, "method", &method->flags, &method->name, &method->descriptor)
        || !check_method(reading, method) || !read_member_attributes(reading, method, take_method_attribute))
        return false;
    if (method->code == NULL && !(method->flags & (ACC_NATIVE | ACC_ABSTRACT)))
        return reading_fail(reading, "has no code, but is neither native nor abstract");
    leave_member(reading);
    return true;
}

bool read_methods(ClassReading *reading)
{
    ClassFile *file = reading->file;
    file->method_count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the methods");
    file->methods = arena_allocate(reading->arena, file->method_count * sizeof *file->methods);
    for (int i = 0; i < file->method_count; i++)
        if (!read_method(reading, &file->methods[i]))
            return false;
    NamePair *pairs = memory_allocate(file->method_count * sizeof *pairs);
    for (int i = 0; i < file->method_count; i++)
        pairs[i] = (NamePair){file->methods[i].name, file->methods[i].descriptor};
    return check_no_duplicate(reading, "method", pairs, file->method_count);
}

#undef NAME
