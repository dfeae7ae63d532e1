/* What the parts of the class file reader share; only reader*.c and code_check.c include this.
 *
 *   reader.c             the file as a whole
 *   reader_constants.c   the constant pool
 *   reader_references.c  what constants refer to
 *   reader_members.c     fields and methods
 *   reader_attributes.c  attributes of the class
 *   reader_code.c        the Code attribute and its tables
 *   code_check.c         the instructions
 *
 * Every function that returns bool returns false after setting the message. */
#ifndef CLASSFILES_READING_H
#define CLASSFILES_READING_H

#include "base/bytes.h"
#include "classfiles/classfile.h"

/* The two indexes a constant consists of in the file, before they are looked up. */
typedef struct RawConstant {
    uint16_t first, second;
} RawConstant;

typedef struct ClassReading {
    Reader input; /* the whole file */
    ClassFile *file;
    Arena *arena;     /* the file's own */
    RawConstant *raw; /* as many as constants */
    const char *origin;
    Error *error;
    const char *member_kind; /* "field" or "method" while one is read, else NULL */
    const char *member_name, *member_descriptor;
    long offset; /* of the instruction at hand; -1: none */
} ClassReading;

/* "origin (class, method f(I)V, offset 12): ..." */
__attribute__((format(printf, 2, 3))) bool reading_fail(ClassReading *reading, const char *format, ...);
bool reading_cut(ClassReading *reading, const char *what); /* "... ends in the middle of <what>" */

/* Lookups for indexes that come from the file: the text or name, or NULL after the message is set.
 * `what` names the user of the index: "super class". */
const char *reading_utf8(ClassReading *reading, uint16_t index, const char *what);
const char *reading_class(ClassReading *reading, uint16_t index, const char *what);
bool reading_optional_utf8(ClassReading *reading, uint16_t index, const char *what,
                           const char **text); /* 0: NULL */
bool reading_optional_class(ClassReading *reading, uint16_t index, const char *what,
                            const char **name); /* 0: NULL */
const Constant *reading_constant(ClassReading *reading, uint16_t index, const char *what);
const Constant *reading_constant_of_kind(ClassReading *reading, uint16_t index, ConstantKind kind,
                                         const char *what);
bool constant_is_loadable(const Constant *constant, uint16_t major);

/* One attribute: its name, and a Reader over its content alone. */
typedef struct Attribute {
    const char *name;
    Reader content;
} Attribute;

bool reading_attribute(ClassReading *reading, Reader *from, Attribute *attribute);
bool reading_attribute_end(ClassReading *reading,
                           const Attribute *attribute); /* all of it was used, and no more */
bool reading_raw(ClassReading *reading, const Attribute *attribute, RawAttribute *raw);
bool reading_once(ClassReading *reading, const Attribute *attribute, bool seen); /* fails when `seen` */
bool reading_signature(ClassReading *reading, Attribute *attribute, const char **signature);
bool reading_class_list(ClassReading *reading, Reader *from, const char *what, const char ***names,
                        uint16_t *count);

/* Do these flags of a class, or of an inner class in InnerClasses, agree?  Adds ACC_ABSTRACT to old
 * interfaces. */
bool reading_class_flags(ClassReading *reading, uint16_t *flags, const char *of);

bool read_constants(ClassReading *reading);
bool resolve_constants(ClassReading *reading); /* read_constants ends with this */
bool check_constants(ClassReading *reading);   /* what needs the whole file: bootstrap indexes */
bool read_fields(ClassReading *reading);
bool read_methods(ClassReading *reading);
bool read_class_attributes(ClassReading *reading);
bool read_code(ClassReading *reading, Attribute *attribute, MethodInfo *method);
bool check_instructions(ClassReading *reading, const CodeInfo *code);

#endif
