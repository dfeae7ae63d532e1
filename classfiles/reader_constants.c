/* The constant pool.  The first pass takes kinds, numbers and raw indexes from the file; the second looks the indexes
 * up and checks what they lead to.  Chains of constants are at most three long, so nothing recurses. */
#include <stdio.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/names.h"
#include "classfiles/reading.h"

#define NAME "%.200s"

const char *constant_kind_name(ConstantKind kind)
{
    static const char *const names[] = {
        [CONSTANT_NONE] = "nothing", [CONSTANT_UTF8] = "Utf8", [CONSTANT_INTEGER] = "Integer",
        [CONSTANT_FLOAT] = "Float", [CONSTANT_LONG] = "Long", [CONSTANT_DOUBLE] = "Double",
        [CONSTANT_CLASS] = "Class", [CONSTANT_STRING] = "String", [CONSTANT_FIELD] = "Field",
        [CONSTANT_METHOD] = "Method", [CONSTANT_INTERFACE_METHOD] = "InterfaceMethod",
        [CONSTANT_NAME_AND_TYPE] = "NameAndType", [CONSTANT_METHOD_HANDLE] = "MethodHandle",
        [CONSTANT_METHOD_TYPE] = "MethodType", [CONSTANT_DYNAMIC] = "Dynamic",
        [CONSTANT_INVOKE_DYNAMIC] = "InvokeDynamic", [CONSTANT_MODULE] = "Module", [CONSTANT_PACKAGE] = "Package",
    };
    return names[kind];
}

bool constant_is_loadable(const Constant *constant, uint16_t major)
{
    switch (constant->kind) {
    case CONSTANT_INTEGER: case CONSTANT_FLOAT: case CONSTANT_LONG: case CONSTANT_DOUBLE: case CONSTANT_STRING:
        return true;
    case CONSTANT_CLASS:
        return major >= 49;
    case CONSTANT_METHOD_HANDLE: case CONSTANT_METHOD_TYPE: case CONSTANT_DYNAMIC:
        return true;                                  /* their own version was checked when they were read */
    default:
        return false;
    }
}

const Constant *reading_constant(Reading *reading, uint16_t index, const char *what)
{
    if (index != 0 && index < reading->file->constant_count && reading->file->constants[index].kind != CONSTANT_NONE)
        return &reading->file->constants[index];
    reading_fail(reading, "%s names constant %d, which does not exist", what, index);
    return NULL;
}

static const Constant *constant_of_kind(Reading *reading, uint16_t index, ConstantKind kind, const char *what)
{
    const Constant *constant = reading_constant(reading, index, what);
    if (constant == NULL || constant->kind == kind)
        return constant;
    reading_fail(reading, "%s names constant %d, which must be %s but is %s", what, index, constant_kind_name(kind),
                 constant_kind_name(constant->kind));
    return NULL;
}

const char *reading_utf8(Reading *reading, uint16_t index, const char *what)
{
    const Constant *constant = constant_of_kind(reading, index, CONSTANT_UTF8, what);
    return constant ? constant->text : NULL;
}

const char *reading_class(Reading *reading, uint16_t index, const char *what)
{
    const Constant *constant = constant_of_kind(reading, index, CONSTANT_CLASS, what);
    return constant ? constant->text : NULL;
}

bool reading_optional_utf8(Reading *reading, uint16_t index, const char *what, const char **text)
{
    *text = index ? reading_utf8(reading, index, what) : NULL;
    return index == 0 || *text != NULL;
}

bool reading_optional_class(Reading *reading, uint16_t index, const char *what, const char **name)
{
    *name = index ? reading_class(reading, index, what) : NULL;
    return index == 0 || *name != NULL;
}

/* ---- first pass ---- */

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static double double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* The first class file version that knows a kind; 0 when there is no such kind. */
static int first_version(unsigned kind)
{
    switch (kind) {
    case CONSTANT_UTF8: case CONSTANT_INTEGER: case CONSTANT_FLOAT: case CONSTANT_LONG: case CONSTANT_DOUBLE:
    case CONSTANT_CLASS: case CONSTANT_STRING: case CONSTANT_FIELD: case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD: case CONSTANT_NAME_AND_TYPE:
        return 45;
    case CONSTANT_METHOD_HANDLE: case CONSTANT_METHOD_TYPE: case CONSTANT_INVOKE_DYNAMIC:
        return 51;
    case CONSTANT_MODULE: case CONSTANT_PACKAGE:
        return 53;
    case CONSTANT_DYNAMIC:
        return 55;
    default:
        return 0;
    }
}

static bool check_kind(Reading *reading, int index, unsigned kind)
{
    int first = first_version(kind);
    if (first == 0)
        return reading_fail(reading, "constant %d has the unknown kind %u", index, kind);
    if (reading->file->major < first)
        return reading_fail(reading, "constant %d is %s, which needs class file version %d, but this is %d", index,
                            constant_kind_name((ConstantKind)kind), first, reading->file->major);
    return true;
}

/* The text is copied later, when the size of all of it is known; until then it points into the input. */
static bool scan_utf8(Reading *reading, int index, Constant *constant)
{
    uint16_t length = read_u2(&reading->input);
    const uint8_t *bytes = read_bytes(&reading->input, length);
    if (bytes == NULL)
        return reading_cut(reading, "the constant pool");
    if (!name_is_modified_utf8(bytes, length))
        return reading_fail(reading, "constant %d is not valid modified UTF-8", index);
    constant->text = (const char *)bytes;
    reading->raw[index].first = length;
    return true;
}

static bool scan_constant(Reading *reading, int index)
{
    Reader *input = &reading->input;
    Constant *constant = &reading->file->constants[index];
    RawConstant *raw = &reading->raw[index];
    unsigned kind = read_u1(input);
    if (input->failed)
        return reading_cut(reading, "the constant pool");
    if (!check_kind(reading, index, kind))
        return false;
    constant->kind = (ConstantKind)kind;
    switch (constant->kind) {
    case CONSTANT_UTF8:
        return scan_utf8(reading, index, constant);
    case CONSTANT_INTEGER: constant->number.i = (int32_t)read_u4(input);    break;
    case CONSTANT_FLOAT:   constant->number.f = float_of(read_u4(input));   break;
    case CONSTANT_LONG:    constant->number.j = (int64_t)read_u8(input);    break;
    case CONSTANT_DOUBLE:  constant->number.d = double_of(read_u8(input));  break;
    case CONSTANT_CLASS: case CONSTANT_STRING: case CONSTANT_METHOD_TYPE: case CONSTANT_MODULE: case CONSTANT_PACKAGE:
        raw->first = read_u2(input);
        break;
    case CONSTANT_METHOD_HANDLE:
        raw->first = read_u1(input);
        raw->second = read_u2(input);
        break;
    default:
        raw->first = read_u2(input);
        raw->second = read_u2(input);
    }
    return !input->failed || reading_cut(reading, "the constant pool");
}

static bool scan_constants(Reading *reading)
{
    for (int index = 1; index < reading->file->constant_count; index++) {
        if (!scan_constant(reading, index))
            return false;
        ConstantKind kind = reading->file->constants[index].kind;
        if ((kind == CONSTANT_LONG || kind == CONSTANT_DOUBLE) && ++index == reading->file->constant_count)
            return reading_fail(reading, "constant %d is %s and has no room for its second half", index - 1,
                                constant_kind_name(kind));
    }
    return true;
}

/* One block for the text of all constants, each followed by a NUL. */
static void copy_texts(Reading *reading)
{
    ClassFile *file = reading->file;
    size_t size = 0;
    for (int index = 1; index < file->constant_count; index++)
        if (file->constants[index].kind == CONSTANT_UTF8)
            size += reading->raw[index].first + 1u;
    char *to = arena_allocate(reading->arena, size);
    for (int index = 1; index < file->constant_count; index++) {
        if (file->constants[index].kind != CONSTANT_UTF8)
            continue;
        memcpy(to, file->constants[index].text, reading->raw[index].first);
        file->constants[index].text = to;
        to += reading->raw[index].first + 1u;
    }
}

/* ---- second pass ---- */

/* Looks up what a constant refers to; `what` in messages is "constant 12". */
typedef struct Lookup {
    Reading *reading;
    int      index;
    char     what[32];
} Lookup;

static const char *lookup_utf8(Lookup *lookup, uint16_t index)
{
    return reading_utf8(lookup->reading, index, lookup->what);
}

/* Through a Class constant to its text, which may not be looked up yet; its own turn checks the name. */
static const char *lookup_class(Lookup *lookup, uint16_t index)
{
    if (!constant_of_kind(lookup->reading, index, CONSTANT_CLASS, lookup->what))
        return NULL;
    return lookup_utf8(lookup, lookup->reading->raw[index].first);
}

static bool lookup_name_and_type(Lookup *lookup, uint16_t index, Constant *constant)
{
    if (!constant_of_kind(lookup->reading, index, CONSTANT_NAME_AND_TYPE, lookup->what))
        return false;
    constant->name = lookup_utf8(lookup, lookup->reading->raw[index].first);
    constant->descriptor = constant->name ? lookup_utf8(lookup, lookup->reading->raw[index].second) : NULL;
    return constant->descriptor != NULL;
}

static bool check_field_type(Lookup *lookup, const Constant *constant)
{
    if (!name_is_field(constant->name))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a field", lookup->what, constant->name);
    return descriptor_is_field(constant->descriptor)
        || reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a field", lookup->what, constant->descriptor);
}

static bool check_method_type(Lookup *lookup, const Constant *constant)
{
    if (!name_is_method(constant->name))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a method", lookup->what, constant->name);
    if (!descriptor_is_method(constant->descriptor))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a method", lookup->what,
                            constant->descriptor);
    return strcmp(constant->name, "<init>") != 0 || *descriptor_return(constant->descriptor) == 'V'
        || reading_fail(lookup->reading, "%s: a constructor must return void, but its type is " NAME, lookup->what,
                        constant->descriptor);
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
    return callable || reading_fail(lookup->reading, "%s: %s constants cannot name %s", lookup->what,
                                    constant_kind_name(kind), constant->name);
}

/* May a method handle of this kind name such a constant? */
static bool handle_fits(HandleKind handle, ConstantKind member, uint16_t major)
{
    switch (handle) {
    case HANDLE_GET_FIELD: case HANDLE_GET_STATIC: case HANDLE_PUT_FIELD: case HANDLE_PUT_STATIC:
        return member == CONSTANT_FIELD;
    case HANDLE_INVOKE_VIRTUAL: case HANDLE_NEW_INVOKE_SPECIAL:
        return member == CONSTANT_METHOD;
    case HANDLE_INVOKE_STATIC: case HANDLE_INVOKE_SPECIAL:
        return member == CONSTANT_METHOD || (member == CONSTANT_INTERFACE_METHOD && major >= 52);
    case HANDLE_INVOKE_INTERFACE:
        return member == CONSTANT_INTERFACE_METHOD;
    }
    return false;
}

static bool resolve_handle(Lookup *lookup, Constant *constant, RawConstant raw)
{
    Reading *reading = lookup->reading;
    constant->handle_kind = (uint8_t)raw.first;
    if (raw.first < HANDLE_GET_FIELD || raw.first > HANDLE_INVOKE_INTERFACE)
        return reading_fail(reading, "%s: method handle kind %d; known are 1 to 9", lookup->what, raw.first);
    const Constant *member = reading_constant(reading, raw.second, lookup->what);
    if (member == NULL)
        return false;
    if (!handle_fits((HandleKind)raw.first, member->kind, reading->file->major))
        return reading_fail(reading, "%s: a method handle of kind %d cannot name a %s constant", lookup->what, raw.first,
                            constant_kind_name(member->kind));
    if (!resolve_member(lookup, constant, member->kind, reading->raw[raw.second]))
        return false;
    bool is_new = strcmp(constant->name, "<init>") == 0;
    return is_new == (raw.first == HANDLE_NEW_INVOKE_SPECIAL)
        || reading_fail(reading, "%s: a method handle of kind %d cannot name " NAME, lookup->what, raw.first, constant->name);
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
            || reading_fail(lookup->reading, "%s: InvokeDynamic cannot name %s", lookup->what, constant->name));
}

static bool resolve_text(Lookup *lookup, Constant *constant, RawConstant raw)
{
    constant->text = lookup_utf8(lookup, raw.first);
    if (constant->text == NULL)
        return false;
    if (constant->kind == CONSTANT_CLASS && !name_is_class_or_array(constant->text))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the name of a class", lookup->what, constant->text);
    if (constant->kind == CONSTANT_METHOD_TYPE && !descriptor_is_method(constant->text))
        return reading_fail(lookup->reading, "%s: \"" NAME "\" is not the type of a method", lookup->what, constant->text);
    return true;
}

static bool resolve_constant(Lookup *lookup, Constant *constant, RawConstant raw)
{
    switch (constant->kind) {
    case CONSTANT_CLASS: case CONSTANT_STRING: case CONSTANT_METHOD_TYPE: case CONSTANT_MODULE: case CONSTANT_PACKAGE:
        return resolve_text(lookup, constant, raw);
    case CONSTANT_FIELD: case CONSTANT_METHOD: case CONSTANT_INTERFACE_METHOD:
        return resolve_member(lookup, constant, constant->kind, raw);
    case CONSTANT_METHOD_HANDLE:
        return resolve_handle(lookup, constant, raw);
    case CONSTANT_DYNAMIC: case CONSTANT_INVOKE_DYNAMIC:
        return resolve_dynamic(lookup, constant, raw);
    case CONSTANT_NAME_AND_TYPE:
        return lookup_name_and_type(lookup, (uint16_t)lookup->index, constant)
            && (*constant->descriptor == '(' ? check_method_type(lookup, constant) : check_field_type(lookup, constant));
    default:
        return true;
    }
}

bool read_constants(Reading *reading)
{
    ClassFile *file = reading->file;
    file->constant_count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the constant pool");
    if (file->constant_count == 0)
        return reading_fail(reading, "the constant pool has the size 0; it must be at least 1");
    file->constants = arena_allocate(reading->arena, file->constant_count * sizeof *file->constants);
    reading->raw = memory_allocate(file->constant_count * sizeof *reading->raw);
    if (!scan_constants(reading))
        return false;
    copy_texts(reading);
    for (int index = 1; index < file->constant_count; index++) {
        Lookup lookup = {.reading = reading, .index = index};
        snprintf(lookup.what, sizeof lookup.what, "constant %d", index);
        if (!resolve_constant(&lookup, &file->constants[index], reading->raw[index]))
            return false;
    }
    return true;
}

bool check_constants(Reading *reading)
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
