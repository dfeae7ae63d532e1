/* A class file as checked C structures.  Nothing here knows of execution: names are text,
 * references between classes are names.  Everything a ClassFile points to lives in its arena.
 *
 * Text is the file's modified UTF-8, NUL-terminated (U+0000 is C0 80 there, so a NUL never occurs inside). */
#ifndef CLASSFILES_CLASSFILE_H
#define CLASSFILES_CLASSFILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/memory.h"

enum {
    ACC_PUBLIC = 0x0001,
    ACC_PRIVATE = 0x0002,
    ACC_PROTECTED = 0x0004,
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_SYNCHRONIZED = 0x0020,
    ACC_SUPER = 0x0020,
    ACC_VOLATILE = 0x0040,
    ACC_BRIDGE = 0x0040,
    ACC_TRANSIENT = 0x0080,
    ACC_VARARGS = 0x0080,
    ACC_NATIVE = 0x0100,
    ACC_INTERFACE = 0x0200,
    ACC_ABSTRACT = 0x0400,
    ACC_STRICT = 0x0800,
    ACC_SYNTHETIC = 0x1000,
    ACC_ANNOTATION = 0x2000,
    ACC_ENUM = 0x4000,
    ACC_MODULE = 0x8000
};

enum { CLASS_VERSION_OLDEST = 45, CLASS_VERSION_NEWEST = 69 };

typedef enum ConstantKind {
    CONSTANT_NONE = 0, /* index 0, and the slot after a long or double */
    CONSTANT_UTF8 = 1,
    CONSTANT_INTEGER = 3,
    CONSTANT_FLOAT = 4,
    CONSTANT_LONG = 5,
    CONSTANT_DOUBLE = 6,
    CONSTANT_CLASS = 7,
    CONSTANT_STRING = 8,
    CONSTANT_FIELD = 9,
    CONSTANT_METHOD = 10,
    CONSTANT_INTERFACE_METHOD = 11,
    CONSTANT_NAME_AND_TYPE = 12,
    CONSTANT_METHOD_HANDLE = 15,
    CONSTANT_METHOD_TYPE = 16,
    CONSTANT_DYNAMIC = 17,
    CONSTANT_INVOKE_DYNAMIC = 18,
    CONSTANT_MODULE = 19,
    CONSTANT_PACKAGE = 20
} ConstantKind;

/* The kinds of CONSTANT_METHOD_HANDLE, numbered as in the class file. */
typedef enum HandleKind {
    HANDLE_GET_FIELD = 1,
    HANDLE_GET_STATIC,
    HANDLE_PUT_FIELD,
    HANDLE_PUT_STATIC,
    HANDLE_INVOKE_VIRTUAL,
    HANDLE_INVOKE_STATIC,
    HANDLE_INVOKE_SPECIAL,
    HANDLE_NEW_INVOKE_SPECIAL,
    HANDLE_INVOKE_INTERFACE
} HandleKind;

/* One constant with its parts already looked up: a reader checks every index and kind, so users need not.
 * String, UTF8, Class, MethodType, Module, Package: `text`.
 * Field, Method, InterfaceMethod: `class_name`, `name`, `descriptor`.  NameAndType: `name`, `descriptor`.
 * Dynamic, InvokeDynamic: `bootstrap` (index into bootstraps), `name`, `descriptor`.
 * MethodHandle: `handle_kind`, and the member it names in `class_name`, `name`, `descriptor`, `of_interface`.
 */
typedef struct Constant {
    ConstantKind kind;
    uint8_t handle_kind;
    bool of_interface;
    uint16_t bootstrap;
    union {
        int32_t i;
        int64_t j;
        float f;
        double d;
    } number;
    const char *text;
    const char *class_name, *name, *descriptor;
} Constant;

/* Raw bytes of an attribute that is kept for reflection (annotations and the like); data == NULL when absent.
 */
typedef struct RawAttribute {
    const uint8_t *data;
    uint32_t length;
} RawAttribute;

typedef struct FieldInfo {
    uint16_t flags;
    const char *name, *descriptor, *signature; /* signature: NULL when absent, here and below */
    uint16_t constant_value;  /* constant-pool index, 0: none; its kind fits the descriptor */
    RawAttribute annotations; /* RuntimeVisibleAnnotations */
} FieldInfo;

typedef struct ExceptionEntry {
    uint16_t start, end, handler; /* offsets into the code; start < end <= code_length */
    const char *catch_class;      /* NULL: anything (finally) */
} ExceptionEntry;

typedef struct LineEntry {
    uint16_t start, line;
} LineEntry;

typedef struct LocalVariable {
    uint16_t start, length, index;
    const char *name, *descriptor;
} LocalVariable;

typedef struct CodeInfo {
    uint16_t max_stack, max_locals;
    uint32_t length; /* 1 to 65535 */
    const uint8_t *bytes;
    ExceptionEntry *exceptions;
    uint16_t exception_count;
    LineEntry *lines; /* in the file's order, from all LineNumberTables */
    uint32_t line_count;
    LocalVariable *variables;
    uint32_t variable_count;
    RawAttribute stack_map_table; /* kept, not interpreted here */
} CodeInfo;

typedef struct MethodParameter {
    const char *name;
    uint16_t flags;
} MethodParameter; /* name may be NULL */

typedef struct MethodInfo {
    uint16_t flags;
    const char *name, *descriptor, *signature;
    CodeInfo *code;          /* NULL exactly when native or abstract */
    const char **exceptions; /* Exceptions attribute: class names */
    uint16_t exception_count;
    MethodParameter *parameters; /* MethodParameters attribute, when present */
    uint8_t parameter_count;
    RawAttribute annotations;           /* RuntimeVisibleAnnotations */
    RawAttribute invisible_annotations; /* RuntimeInvisibleAnnotations */
    RawAttribute parameter_annotations, annotation_default;
} MethodInfo;

typedef struct BootstrapMethod {
    uint16_t handle;     /* a CONSTANT_METHOD_HANDLE */
    uint16_t *arguments; /* loadable constants */
    uint16_t argument_count;
} BootstrapMethod;

typedef struct InnerClass {
    const char *inner, *outer, *name; /* outer NULL: not a member; name NULL: anonymous */
    uint16_t flags;
} InnerClass;

typedef struct RecordComponent {
    const char *name, *descriptor, *signature;
    RawAttribute annotations;
} RecordComponent;

typedef struct ClassFile {
    Arena arena;
    uint16_t minor, major, flags;
    Constant *constants; /* [0] and the second half of wide ones are CONSTANT_NONE */
    uint16_t constant_count;
    const char *name, *super_name; /* "java/lang/Object" form; super_name NULL only for Object and modules */
    const char **interfaces;
    uint16_t interface_count;
    FieldInfo *fields;
    uint16_t field_count;
    MethodInfo *methods;
    uint16_t method_count;
    const char *source_file, *signature;
    BootstrapMethod *bootstraps;
    uint16_t bootstrap_count;
    InnerClass *inner_classes;
    uint16_t inner_class_count;
    const char *enclosing_class, *enclosing_method, *enclosing_descriptor; /* EnclosingMethod */
    const char *nest_host;
    const char **nest_members;
    uint16_t nest_member_count;
    const char **permitted_subclasses;
    uint16_t permitted_subclass_count;
    bool is_record;
    RecordComponent *record_components;
    uint16_t record_component_count;
    RawAttribute annotations;
    RawAttribute invisible_annotations;
} ClassFile;

/* Reads and checks a class file: every table, index, kind, flag combination, name and descriptor, and that
 * code is a sequence of whole, known instructions with operands of the right kind and jumps onto instructions
 * (but not yet types and stack depth: vm/code/dataflow.h).  `origin` names where the bytes came from, for
 * messages.  Copies what it needs of `bytes`.  NULL and a message on bad input. */
ClassFile *classfile_read(const uint8_t *bytes, size_t length, const char *origin, Error *error);
void classfile_free(ClassFile *file);

const char *constant_kind_name(ConstantKind kind); /* "InterfaceMethod" */

/* The source line of a code offset; 0 when unknown. */
int classfile_line(const CodeInfo *code, uint32_t offset);

#endif
