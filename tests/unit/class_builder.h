/* Builds class files byte by byte, right ones and wrong ones. */
#ifndef TESTS_UNIT_CLASS_BUILDER_H
#define TESTS_UNIT_CLASS_BUILDER_H

#include "base/bytes.h"
#include "classfiles/classfile.h"

/* A count and the entries that follow it. */
typedef struct Table {
    unsigned count;
    Bytes entries;
} Table;

typedef struct ClassBuilder {
    unsigned minor, major, flags, this_class, super_class;
    Table constants, interfaces, fields, methods, attributes; /* constants.count: the next free index */
} ClassBuilder;

/* A public class T of version 61 that extends Object. */
ClassBuilder builder_start(void);

/* Each returns the new constant's index. */
unsigned builder_utf8(ClassBuilder *builder, const char *text);
unsigned builder_indexes(ClassBuilder *builder, ConstantKind kind, unsigned first,
                         unsigned second);                                        /* two u2 */
unsigned builder_index(ClassBuilder *builder, ConstantKind kind, unsigned index); /* one u2 */
unsigned builder_integer(ClassBuilder *builder, int32_t value);
unsigned builder_long(ClassBuilder *builder, int64_t value);
unsigned builder_handle(ClassBuilder *builder, unsigned kind, unsigned member);
unsigned builder_class(ClassBuilder *builder, const char *name);
unsigned builder_string(ClassBuilder *builder, const char *text);
unsigned builder_name_and_type(ClassBuilder *builder, const char *name, const char *descriptor);
unsigned builder_member(ClassBuilder *builder, ConstantKind kind, const char *class_name, const char *name,
                        const char *descriptor);

void builder_interface(ClassBuilder *builder, unsigned class_index);
void builder_field(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor);
void builder_field_with(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                        const char *attribute, unsigned value); /* an attribute of one u2 */
void builder_method(ClassBuilder *builder, unsigned flags, const char *name,
                    const char *descriptor); /* no code */
void builder_attribute(ClassBuilder *builder, const char *name, const void *content, size_t length);

/* The Code attribute's parts after the instructions: exception table entries (8 bytes each) and attributes.
 */
typedef struct CodeParts {
    unsigned max_stack, max_locals;
    const uint8_t *code;
    size_t length;
    Table exceptions, attributes;
} CodeParts;

void builder_method_with(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                         const CodeParts *parts);

/* The file's bytes, to be freed; the builder is empty afterwards. */
Bytes builder_finish(ClassBuilder *builder);

/* Finishes, reads, and expects a file (to be freed by classfile_free) or a message that contains `message`.
 */
ClassFile *builder_expect_read(ClassBuilder *builder);
void builder_expect_error(ClassBuilder *builder, const char *message);

#endif
