/* What the parts of the class file reader share; only reader*.c and code_check.c include this.
 *
 *   reader.c             the file as a whole             reader_constants.c   the constant pool
 *   reader_members.c     fields and methods              reader_references.c  what constants refer to
 *   reader_attributes.c  attributes of the class         reader_code.c        the Code attribute and its
 *                        tables
 *                                                        code_check.c         the instructions
 *
 * Every function that returns bool returns false after the message is set. */
#ifndef CLASSFILES_READING_H
#define CLASSFILES_READING_H

#include "base/bytes.h"
#include "classfiles/classfile.h"

/* The two indexes a constant consists of in the file, before they are looked up. */
typedef struct RawConstant {
    uint16_t first, second;
} RawConstant;

typedef struct Reading {
    Reader input; /* the whole file */
    ClassFile *file;
    Arena *arena;     /* the file's own */
    RawConstant *raw; /* as many as constants */
    const char *origin;
    Error *error;
    const char *member_kind; /* "field" or "method" while one is read, else NULL */
    const char *member_name, *member_descriptor;
    long offset; /* of the instruction at hand; -1: none */
} Reading;

/* "origin (class, method f(I)V, offset 12): ..." */
__attribute__((format(printf, 2, 3))) bool reading_fail(Reading *reading, const char *format, ...);
bool reading_cut(Reading *reading, const char *what); /* "... ends in the middle of <what>" */

/* Lookups for indexes that come from the file: the text or name, or NULL after the message is set.
 * `what` names the user of the index: "super class". */
const char *reading_utf8(Reading *reading, uint16_t index, const char *what);
const char *reading_class(Reading *reading, uint16_t index, const char *what);
bool reading_optional_utf8(Reading *reading, uint16_t index, const char *what,
                           const char **text); /* 0: NULL */
bool reading_optional_class(Reading *reading, uint16_t index, const char *what,
                            const char **name); /* 0: NULL */
const Constant *reading_constant(Reading *reading, uint16_t index, const char *what);
const Constant *reading_constant_of_kind(Reading *reading, uint16_t index, ConstantKind kind,
                                         const char *what);
bool constant_is_loadable(const Constant *constant, uint16_t major);

/* One attribute: its name, and a Reader over its content alone. */
typedef struct Attribute {
    const char *name;
    Reader content;
} Attribute;

bool reading_attribute(Reading *reading, Reader *from, Attribute *attribute);
bool reading_attribute_end(Reading *reading,
                           const Attribute *attribute); /* all of it was used, and no more */
bool reading_raw(Reading *reading, const Attribute *attribute, RawAttribute *raw);
bool reading_once(Reading *reading, const Attribute *attribute, bool seen); /* fails when `seen` */
bool reading_signature(Reading *reading, Attribute *attribute, const char **signature);
bool reading_class_list(Reading *reading, Reader *from, const char *what, const char ***names,
                        uint16_t *count);

/* Do these flags of a class, or of an inner class in InnerClasses, agree?  Adds ACC_ABSTRACT to old
 * interfaces. */
bool reading_class_flags(Reading *reading, uint16_t *flags, const char *of);

bool read_constants(Reading *reading);
bool resolve_constants(Reading *reading); /* read_constants ends with this */
bool check_constants(Reading *reading);   /* what needs the whole file: bootstrap indexes */
bool read_fields(Reading *reading);
bool read_methods(Reading *reading);
bool read_class_attributes(Reading *reading);
bool read_code(Reading *reading, Attribute *attribute, MethodInfo *method);
bool check_instructions(Reading *reading, const CodeInfo *code);

#endif
