/* Reads a class file from front to back (JVMS 4.1): header, constant pool, names, members, attributes.
 * Any bytes give a ClassFile or a message; reading.h lists the parts. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/names.h"
#include "classfiles/reading.h"

/* Names in messages are cut: a hostile one must not push the reason out of the text. */
#define NAME "%.200s"

bool reading_fail(ClassReading *reading, const char *format, ...)
{
    char text[ERROR_TEXT_MAX], where[ERROR_TEXT_MAX] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    size_t used = 0;
    if (reading->file->name)
        used += (size_t)snprintf(where, sizeof where, " (" NAME, reading->file->name);
    if (reading->file->name && reading->member_kind)
        used += (size_t)snprintf(where + used, sizeof where - used, ", %s " NAME "%s" NAME,
                                 reading->member_kind, reading->member_name,
                                 *reading->member_descriptor == '(' ? "" : " ", reading->member_descriptor);
    if (reading->file->name && reading->offset >= 0)
        used += (size_t)snprintf(where + used, sizeof where - used, ", offset %ld", reading->offset);
    return error_set(reading->error, NAME "%s%s: %s", reading->origin, where, used ? ")" : "", text);
}

bool reading_cut(ClassReading *reading, const char *what)
{
    return reading_fail(reading, "ends in the middle of %s", what);
}

static bool read_header(ClassReading *reading)
{
    ClassFile *file = reading->file;
    uint32_t magic = read_u4(&reading->input);
    if (reading->input.failed || magic != 0xCAFEBABE)
        return reading_fail(reading, "not a class file: it does not start with CA FE BA BE");
    file->minor = read_u2(&reading->input);
    file->major = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the version");
    if (file->major < CLASS_VERSION_OLDEST || file->major > CLASS_VERSION_NEWEST)
        return reading_fail(reading, "class file version %d.%d; known are %d to %d", file->major, file->minor,
                            CLASS_VERSION_OLDEST, CLASS_VERSION_NEWEST);
    return true;
}

bool reading_class_flags(ClassReading *reading, uint16_t *flags, const char *of)
{
    uint16_t major = reading->file->major;
    if (*flags & ACC_MODULE)
        return major >= 53 || reading_fail(reading, "a module needs class file version 53 or later");
    bool interface = *flags & ACC_INTERFACE, since_5 = major >= 49;
    if (interface && major < 50)
        *flags |= ACC_ABSTRACT; /* older compilers left it out */
    bool bad = (*flags & ACC_ABSTRACT && *flags & ACC_FINAL) || (interface && !(*flags & ACC_ABSTRACT))
               || (interface && since_5 && *flags & (ACC_SUPER | ACC_ENUM))
               || (!interface && since_5 && *flags & ACC_ANNOTATION);
    return !bad || reading_fail(reading, "%s flags 0x%04X contradict each other", of, *flags);
}

static bool check_super(ClassReading *reading)
{
    ClassFile *file = reading->file;
    bool may_lack = file->flags & ACC_MODULE || strcmp(file->name, "java/lang/Object") == 0;
    if (file->super_name == NULL)
        return may_lack || reading_fail(reading, "has no super class");
    if (may_lack)
        return reading_fail(reading, "must not have a super class, but has " NAME, file->super_name);
    if (*file->super_name == '[')
        return reading_fail(reading, "the super class is an array, " NAME, file->super_name);
    if (file->flags & ACC_INTERFACE && strcmp(file->super_name, "java/lang/Object") != 0)
        return reading_fail(reading, "an interface's super class must be java/lang/Object, not " NAME,
                            file->super_name);
    return true;
}

static bool read_names(ClassReading *reading)
{
    ClassFile *file = reading->file;
    file->flags = read_u2(&reading->input);
    uint16_t this_class = read_u2(&reading->input), super_class = read_u2(&reading->input);
    if (reading->input.failed)
        return reading_cut(reading, "the class's flags and names");
    const char *name = reading_class(reading, this_class, "this class");
    if (name == NULL)
        return false;
    if (*name == '[')
        return reading_fail(reading, "the class's own name is that of an array, " NAME, name);
    file->name = name;
    return reading_class_flags(reading, &file->flags, "class")
           && reading_optional_class(reading, super_class, "super class", &file->super_name)
           && check_super(reading);
}

static bool read_interfaces(ClassReading *reading)
{
    ClassFile *file = reading->file;
    if (!reading_class_list(reading, &reading->input, "interface", &file->interfaces, &file->interface_count))
        return false;
    NamePair *pairs = memory_allocate(file->interface_count * sizeof *pairs);
    for (int i = 0; i < file->interface_count; i++)
        pairs[i].name = file->interfaces[i];
    long twice = names_find_duplicate(pairs, file->interface_count);
    free(pairs);
    return twice < 0 || reading_fail(reading, "interface " NAME " is listed twice", file->interfaces[twice]);
}

static bool read_end(ClassReading *reading)
{
    size_t rest = reading->input.length - reading->input.position;
    return rest == 0 || reading_fail(reading, "%zu bytes too many at the end of the file", rest);
}

static bool read_file(ClassReading *reading)
{
    return read_header(reading) && read_constants(reading) && read_names(reading) && read_interfaces(reading)
           && read_fields(reading) && read_methods(reading) && read_class_attributes(reading)
           && check_constants(reading) && read_end(reading);
}

ClassFile *classfile_read(const uint8_t *bytes, size_t length, const char *origin, Error *error)
{
    ClassFile *file = memory_allocate(sizeof *file);
    ClassReading reading = {
        .input = {.data = bytes, .length = length},
        .file = file,
        .arena = &file->arena,
        .origin = origin,
        .error = error,
        .offset = -1,
    };
    bool fine = read_file(&reading);
    free(reading.raw);
    if (fine)
        return file;
    classfile_free(file);
    return NULL;
}

void classfile_free(ClassFile *file)
{
    if (file == NULL)
        return;
    arena_free(&file->arena);
    free(file);
}

/* Entries may be in any order: the one that starts last, but not after the offset, counts. */
int classfile_line(const CodeInfo *code, uint32_t offset)
{
    const LineEntry *best = NULL;
    for (uint32_t i = 0; i < code->line_count; i++)
        if (code->lines[i].start <= offset && (best == NULL || code->lines[i].start >= best->start))
            best = &code->lines[i];
    return best ? best->line : 0;
}

#undef NAME
