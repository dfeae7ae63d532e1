/* The constant pool, second pass: looks up what constants refer to and checks it.  Chains of constants are at
 * most three long, so nothing recurses. */
#include <stdio.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

/* The constant whose references are looked up. */
typedef struct Lookup {
    ClassReading *reading;
    int index;
    char text[32];
} Lookup;

/* "constant 12", for messages; made only when there is one, since this runs for every constant of every
 * class. */
static const char *what(Lookup *lookup)
{
    snprintf(lookup->text, sizeof lookup->text, "constant %d", lookup->index);
    return lookup->text;
}

static bool require_kind(Lookup *lookup, uint16_t index, ConstantKind kind)
{
    const ClassFile *file = lookup->reading->file;
    return (index < file->constant_count && file->constants[index].kind == kind)
           || reading_constant_of_kind(lookup->reading, index, kind, what(lookup)) != NULL;
}

static const char *lookup_utf8(Lookup *lookup, uint16_t index)
{
    return require_kind(lookup, index, CONSTANT_UTF8) ? lookup->reading->file->constants[index].text : NULL;
}

/* Through a Class constant to its text, which may not be looked up yet; its own turn checks the name. */
static const char *lookup_class(Lookup *lookup, uint16_t index)
{
    return require_kind(lookup, index, CONSTANT_CLASS)
               ? lookup_utf8(lookup, lookup->reading->raw[index].first)
               : NULL;
}

static bool lookup_name_and_type(Lookup *lookup, uint16_t index, Constant *constant)
{
    if (!require_kind(lookup, index, CONSTANT_NAME_AND_TYPE))
        return false;
    constant->name = lookup_utf8(lookup, lookup->reading->raw[index].first);
    constant->descriptor = constant->name ? lookup_utf8(lookup, lookup->reading->raw[index].second) : NULL;
    return constant->descriptor != NULL;
}

static bool check_field_type(Lookup *lookup, const Constant *constant)
{
    if (!name_is_field(constant->name))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a field", what(lookup),
                            constant->name);
    return descriptor_is_field(constant->descriptor)
           || reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a field", what(lookup),
                           constant->descriptor);
}

static bool check_method_type(Lookup *lookup, const Constant *constant)
{
    if (!name_is_method(constant->name))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a method", what(lookup),
                            constant->name);
    if (!descriptor_is_method(constant->descriptor))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a method", what(lookup),
                            constant->descriptor);
    return strcmp(constant->name, "<init>") != 0 || *descriptor_return(constant->descriptor) == 'V'
           || reading_fail(lookup->reading, "%s: a constructor must return void, but its type is " NAME,
                           what(lookup), constant->descriptor);
}

static bool resolve_member(Lookup *lookup, Constant *constant, ConstantKind kind, RawConstant raw)
{
    constant->class_name = lookup_class(lookup, raw.first);
    if (constant->class_name == NULL || !lookup_name_and_type(lookup, raw.second, constant))
        return false;
    if (kind == CONSTANT_FIELD)
        return check_field_type(lookup, constant);
    constant->of_interface = kind == CONSTANT_INTERFACE_METHOD;
    if (!check_method_type(lookup, constant))
        return false;
    bool callable = strcmp(constant->name, "<clinit>") != 0
                    && (kind == CONSTANT_METHOD || strcmp(constant->name, "<init>") != 0);
    return callable
           || reading_fail(lookup->reading, "%s: %s constants cannot name %s", what(lookup),
                           constant_kind_name(kind), constant->name);
}

/* May a method handle of this kind name such a constant? */
static bool handle_fits(HandleKind handle, ConstantKind member, uint16_t major)
{
    switch (handle) {
    case HANDLE_GET_FIELD:
    case HANDLE_GET_STATIC:
    case HANDLE_PUT_FIELD:
    case HANDLE_PUT_STATIC: return member == CONSTANT_FIELD;
    case HANDLE_INVOKE_VIRTUAL:
    case HANDLE_NEW_INVOKE_SPECIAL: return member == CONSTANT_METHOD;
    case HANDLE_INVOKE_STATIC:
    case HANDLE_INVOKE_SPECIAL:
        return member == CONSTANT_METHOD || (member == CONSTANT_INTERFACE_METHOD && major >= 52);
    case HANDLE_INVOKE_INTERFACE: return member == CONSTANT_INTERFACE_METHOD;
    }
    return false;
}

static bool resolve_handle(Lookup *lookup, Constant *constant, RawConstant raw)
{
    ClassReading *reading = lookup->reading;
    constant->handle_kind = (uint8_t)raw.first;
    if (raw.first < HANDLE_GET_FIELD || raw.first > HANDLE_INVOKE_INTERFACE)
        return reading_fail(reading, "%s: method handle kind %d; known are 1 to 9", what(lookup), raw.first);
    const Constant *member = reading_constant(reading, raw.second, "a method handle");
    if (member == NULL)
        return false;
    if (!handle_fits((HandleKind)raw.first, member->kind, reading->file->major))
        return reading_fail(reading, "%s: a method handle of kind %d cannot name a %s constant", what(lookup),
                            raw.first, constant_kind_name(member->kind));
    if (!resolve_member(lookup, constant, member->kind, reading->raw[raw.second]))
        return false;
    bool is_new = strcmp(constant->name, "<init>") == 0;
    return is_new == (raw.first == HANDLE_NEW_INVOKE_SPECIAL)
           || reading_fail(reading, "%s: a method handle of kind %d cannot name " NAME, what(lookup),
                           raw.first, constant->name);
}

static bool resolve_dynamic(Lookup *lookup, Constant *constant, RawConstant raw)
{
    constant->bootstrap = raw.first;
    if (!lookup_name_and_type(lookup, raw.second, constant))
        return false;
    if (constant->kind == CONSTANT_DYNAMIC)
        return check_field_type(lookup, constant);
    return check_method_type(lookup, constant)
           && (!name_is_initializer(constant->name)
               || reading_fail(lookup->reading, "%s: InvokeDynamic cannot name %s", what(lookup),
                               constant->name));
}

static bool resolve_text(Lookup *lookup, Constant *constant, RawConstant raw)
{
    constant->text = lookup_utf8(lookup, raw.first);
    if (constant->text == NULL)
        return false;
    if (constant->kind == CONSTANT_CLASS && !name_is_class_or_array(constant->text))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a class", what(lookup),
                            constant->text);
    if (constant->kind == CONSTANT_METHOD_TYPE && !descriptor_is_method(constant->text))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a method", what(lookup),
                            constant->text);
    return true;
}

static bool resolve_constant(Lookup *lookup, Constant *constant, RawConstant raw)
{
    switch (constant->kind) {
    case CONSTANT_CLASS:
    case CONSTANT_STRING:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_MODULE:
    case CONSTANT_PACKAGE: return resolve_text(lookup, constant, raw);
    case CONSTANT_FIELD:
    case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD: return resolve_member(lookup, constant, constant->kind, raw);
    case CONSTANT_METHOD_HANDLE: return resolve_handle(lookup, constant, raw);
    case CONSTANT_DYNAMIC:
    case CONSTANT_INVOKE_DYNAMIC: return resolve_dynamic(lookup, constant, raw);
    case CONSTANT_NAME_AND_TYPE:
        return lookup_name_and_type(lookup, (uint16_t)lookup->index, constant)
               && (*constant->descriptor == '(' ? check_method_type(lookup, constant)
                                                : check_field_type(lookup, constant));
    default: return true;
    }
}

bool resolve_constants(ClassReading *reading)
{
    ClassFile *file = reading->file;
    for (int index = 1; index < file->constant_count; index++) {
        Lookup lookup = {.reading = reading, .index = index};
        if (!resolve_constant(&lookup, &file->constants[index], reading->raw[index]))
            return false;
    }
    return true;
}

bool check_constants(ClassReading *reading)
{
    for (int index = 1; index < reading->file->constant_count; index++) {
        const Constant *constant = &reading->file->constants[index];
        bool is_dynamic = constant->kind == CONSTANT_DYNAMIC || constant->kind == CONSTANT_INVOKE_DYNAMIC;
        bool is_modular = constant->kind == CONSTANT_MODULE || constant->kind == CONSTANT_PACKAGE;
        if (is_dynamic && constant->bootstrap >= reading->file->bootstrap_count)
            return reading_fail(reading, "constant %d names bootstrap method %d, but there are %d", index,
                                constant->bootstrap, reading->file->bootstrap_count);
        if (is_modular && !(reading->file->flags & ACC_MODULE))
            return reading_fail(reading, "constant %d is %s, but the class is no module", index,
                                constant_kind_name(constant->kind));
    }
    return true;
}

#undef NAME
