/* Reads the constant pool, first pass: kinds, numbers, text and raw indexes as they are in the file; and
 * looks up constants by index for the other parts of the reader. */
#include <assert.h>
#include <string.h>

#include "classfiles/names.h"
#include "classfiles/reading.h"

const char *constant_kind_name(ConstantKind kind)
{
    static const char *const names[] = {
        [CONSTANT_NONE] = "nothing",
        [CONSTANT_UTF8] = "Utf8",
        [CONSTANT_INTEGER] = "Integer",
        [CONSTANT_FLOAT] = "Float",
        [CONSTANT_LONG] = "Long",
        [CONSTANT_DOUBLE] = "Double",
        [CONSTANT_CLASS] = "Class",
        [CONSTANT_STRING] = "String",
        [CONSTANT_FIELD] = "Field",
        [CONSTANT_METHOD] = "Method",
        [CONSTANT_INTERFACE_METHOD] = "InterfaceMethod",
        [CONSTANT_NAME_AND_TYPE] = "NameAndType",
        [CONSTANT_METHOD_HANDLE] = "MethodHandle",
        [CONSTANT_METHOD_TYPE] = "MethodType",
        [CONSTANT_DYNAMIC] = "Dynamic",
        [CONSTANT_INVOKE_DYNAMIC] = "InvokeDynamic",
        [CONSTANT_MODULE] = "Module",
        [CONSTANT_PACKAGE] = "Package",
    };
    assert((size_t)kind < sizeof names / sizeof *names && names[kind] != NULL);
    return names[kind];
}

bool constant_is_loadable(const Constant *constant, uint16_t major)
{
    switch (constant->kind) {
    case CONSTANT_INTEGER:
    case CONSTANT_FLOAT:
    case CONSTANT_LONG:
    case CONSTANT_DOUBLE:
    case CONSTANT_STRING: return true;
    case CONSTANT_CLASS: return major >= 49;
    case CONSTANT_METHOD_HANDLE:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_DYNAMIC: return true; /* their own version was checked when they were read */
    default: return false;
    }
}

const Constant *reading_constant(ClassReading *reading, uint16_t index, const char *what)
{
    if (index != 0 && index < reading->file->constant_count
        && reading->file->constants[index].kind != CONSTANT_NONE)
        return &reading->file->constants[index];
    reading_fail(reading, "%s names constant %d, which does not exist", what, index);
    return NULL;
}

const Constant *reading_constant_of_kind(ClassReading *reading, uint16_t index, ConstantKind kind,
                                         const char *what)
{
    const Constant *constant = reading_constant(reading, index, what);
    if (constant == NULL || constant->kind == kind)
        return constant;
    reading_fail(reading, "%s names constant %d, which must be %s but is %s", what, index,
                 constant_kind_name(kind), constant_kind_name(constant->kind));
    return NULL;
}

const char *reading_utf8(ClassReading *reading, uint16_t index, const char *what)
{
    const Constant *constant = reading_constant_of_kind(reading, index, CONSTANT_UTF8, what);
    return constant ? constant->text : NULL;
}

const char *reading_class(ClassReading *reading, uint16_t index, const char *what)
{
    const Constant *constant = reading_constant_of_kind(reading, index, CONSTANT_CLASS, what);
    return constant ? constant->text : NULL;
}

bool reading_optional_utf8(ClassReading *reading, uint16_t index, const char *what, const char **text)
{
    *text = index ? reading_utf8(reading, index, what) : NULL;
    return index == 0 || *text != NULL;
}

bool reading_optional_class(ClassReading *reading, uint16_t index, const char *what, const char **name)
{
    *name = index ? reading_class(reading, index, what) : NULL;
    return index == 0 || *name != NULL;
}

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
    case CONSTANT_UTF8:
    case CONSTANT_INTEGER:
    case CONSTANT_FLOAT:
    case CONSTANT_LONG:
    case CONSTANT_DOUBLE:
    case CONSTANT_CLASS:
    case CONSTANT_STRING:
    case CONSTANT_FIELD:
    case CONSTANT_METHOD:
    case CONSTANT_INTERFACE_METHOD:
    case CONSTANT_NAME_AND_TYPE: return 45;
    case CONSTANT_METHOD_HANDLE:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_INVOKE_DYNAMIC: return 51;
    case CONSTANT_MODULE:
    case CONSTANT_PACKAGE: return 53;
    case CONSTANT_DYNAMIC: return 55;
    default: return 0;
    }
}

static bool check_kind(ClassReading *reading, int index, unsigned kind)
{
    int first = first_version(kind);
    if (first == 0)
        return reading_fail(reading, "constant %d has the unknown kind %u", index, kind);
    if (reading->file->major < first)
        return reading_fail(reading, "constant %d is %s, which needs class file version %d, but this is %d",
                            index, constant_kind_name((ConstantKind)kind), first, reading->file->major);
    return true;
}

/* The text is copied later, when the size of all of it is known; until then it points into the input. */
static bool scan_utf8(ClassReading *reading, int index, Constant *constant)
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

static bool scan_constant(ClassReading *reading, int index)
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
    case CONSTANT_UTF8: return scan_utf8(reading, index, constant);
    case CONSTANT_INTEGER: constant->number.i = (int32_t)read_u4(input); break;
    case CONSTANT_FLOAT: constant->number.f = float_of(read_u4(input)); break;
    case CONSTANT_LONG: constant->number.j = (int64_t)read_u8(input); break;
    case CONSTANT_DOUBLE: constant->number.d = double_of(read_u8(input)); break;
    case CONSTANT_CLASS:
    case CONSTANT_STRING:
    case CONSTANT_METHOD_TYPE:
    case CONSTANT_MODULE:
    case CONSTANT_PACKAGE: raw->first = read_u2(input); break;
    case CONSTANT_METHOD_HANDLE:
        raw->first = read_u1(input);
        raw->second = read_u2(input);
        break;
    default: raw->first = read_u2(input); raw->second = read_u2(input);
    }
    return !input->failed || reading_cut(reading, "the constant pool");
}

static bool scan_constants(ClassReading *reading)
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
static void copy_texts(ClassReading *reading)
{
    ClassFile *file = reading->file;
    size_t size = 0;
    for (int index = 1; index < file->constant_count; index++)
        if (file->constants[index].kind == CONSTANT_UTF8)
            size += reading->raw[index].first + 1u;
    char *to = arena_allocate(reading->arena, size);
    const char *end = to + size;
    for (int index = 1; index < file->constant_count; index++) {
        if (file->constants[index].kind != CONSTANT_UTF8)
            continue;
        memcpy(to, file->constants[index].text, reading->raw[index].first);
        file->constants[index].text = to;
        to += reading->raw[index].first + 1u;
    }
    assert(to == end);
}

bool read_constants(ClassReading *reading)
{
    ClassFile *file = reading->file;
    file->constant_count = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the constant pool");
    if (file->constant_count == 0)
        return reading_fail(reading, "the constant pool has the size 0; it must be at least 1");
    assert(file->constants == NULL && reading->raw == NULL);
    file->constants = arena_allocate(reading->arena, file->constant_count * sizeof *file->constants);
    reading->raw = memory_allocate(file->constant_count * sizeof *reading->raw);
    if (!scan_constants(reading))
        return false;
    copy_texts(reading);
    return resolve_constants(reading);
}
