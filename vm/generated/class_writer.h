/* Making class files: the VM writes the classes of lambdas, call sites and proxies as bytes and defines them
 * like any other.
 *
 * A ClassWriter is one class under construction.  Methods are written one after the other: writer_method
 * begins one, the functions after it add to its code until the next writer_method or writer_define.  Stack
 * and local sizes are counted on the way. There is no StackMapTable: the dataflow pass infers types. */
#ifndef VM_GENERATED_CLASS_WRITER_H
#define VM_GENERATED_CLASS_WRITER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bytes.h"
#include "vm/program.h"

typedef struct ClassWriter ClassWriter;

/* The JVM's instructions that generated code uses. */
enum {
    JVM_ACONST_NULL = 1,
    JVM_ICONST_M1 = 2,
    JVM_ICONST_0 = 3,
    JVM_ICONST_1 = 4,
    JVM_ICONST_5 = 8,
    JVM_LCONST_0 = 9,
    JVM_FCONST_0 = 11,
    JVM_DCONST_0 = 14,
    JVM_BIPUSH = 16,
    JVM_SIPUSH = 17,
    JVM_LDC = 18,
    JVM_LDC_W = 19,
    JVM_LDC2_W = 20,
    JVM_ILOAD = 21,
    JVM_AALOAD = 50,
    JVM_ISTORE = 54,
    JVM_AASTORE = 83,
    JVM_POP = 87,
    JVM_POP2 = 88,
    JVM_DUP = 89,
    JVM_DUP_X1 = 90,
    JVM_SWAP = 95,
    JVM_IADD = 96,
    JVM_IMUL = 104,
    JVM_I2L = 133,
    JVM_I2F = 134,
    JVM_I2D = 135,
    JVM_L2F = 137,
    JVM_L2D = 138,
    JVM_F2D = 141,
    JVM_LCMP = 148,
    JVM_IFEQ = 153,
    JVM_IFNE = 154,
    JVM_IF_ICMPNE = 160,
    JVM_IF_ICMPGT = 163,
    JVM_IF_ACMPEQ = 165,
    JVM_IF_ACMPNE = 166,
    JVM_GOTO = 167,
    JVM_IRETURN = 172,
    JVM_RETURN = 177,
    JVM_GETSTATIC = 178,
    JVM_PUTSTATIC = 179,
    JVM_GETFIELD = 180,
    JVM_PUTFIELD = 181,
    JVM_INVOKEVIRTUAL = 182,
    JVM_INVOKESPECIAL = 183,
    JVM_INVOKESTATIC = 184,
    JVM_INVOKEINTERFACE = 185,
    JVM_NEW = 187,
    JVM_ANEWARRAY = 189,
    JVM_ATHROW = 191,
    JVM_CHECKCAST = 192,
    JVM_INSTANCEOF = 193,
    JVM_WIDE = 196,
    JVM_IFNULL = 198,
    JVM_IFNONNULL = 199
};

/* --- classes --- */
ClassWriter *writer_begin(const char *name, const char *super_name, unsigned flags);
void writer_interface(ClassWriter *writer, const char *name);
void writer_field(ClassWriter *writer, unsigned flags, const char *name, const char *descriptor);
void writer_method(ClassWriter *writer, unsigned flags, const char *name, const char *descriptor);
const char *writer_name(const ClassWriter *writer);

/* Defines the class and frees the ClassWriter.  NULL when that fails: the program says why. */
Class *writer_define(ClassWriter *writer, Program *program, SourceKind source, uint32_t space, bool hidden);
void writer_discard(ClassWriter *writer);
void writer_bytes(ClassWriter *writer, Bytes *out); /* the class file alone; the class is then complete */

/* --- text that lives as long as the ClassWriter --- */
typedef struct Signature {
    int count;
    const char **parameters; /* each a NUL-terminated descriptor */
    const char *result;
} Signature;

Arena *writer_arena(ClassWriter *writer);
Signature writer_signature(ClassWriter *writer, const char *method_descriptor);
const char *writer_class_of(
    ClassWriter *writer,
    const char *descriptor); /* "Ljava/lang/String;" -> "java/lang/String"; "[I" as it is */
const char *writer_descriptor_of(ClassWriter *writer, const char *class_name); /* the other way */

/* --- code: kinds are first characters of descriptors --- */
void writer_op(ClassWriter *writer, int opcode); /* an instruction without operands */
void writer_load(ClassWriter *writer, char kind, int local);
void writer_store(ClassWriter *writer, char kind, int local);
void writer_return(ClassWriter *writer, char kind);
void writer_push_int(ClassWriter *writer, int32_t value);
void writer_push_long(ClassWriter *writer, int64_t value);
void writer_push_float(ClassWriter *writer, float value);
void writer_push_double(ClassWriter *writer, double value);
void writer_push_string(ClassWriter *writer, const char *modified_utf8);
void writer_push_type(ClassWriter *writer,
                      const char *descriptor); /* the java.lang.Class, of primitives too */
void writer_type(ClassWriter *writer, int opcode,
                 const char *class_name); /* new, checkcast, instanceof, anewarray */
void writer_access(ClassWriter *writer, int opcode, const char *owner, const char *name,
                   const char *descriptor);
void writer_call(ClassWriter *writer, int opcode, const char *owner, const char *name,
                 const char *descriptor);
void writer_call_interface(ClassWriter *writer, int opcode, const char *owner, const char *name,
                           const char *descriptor);

int writer_label(ClassWriter *writer);
void writer_place(ClassWriter *writer, int label);
void writer_jump(ClassWriter *writer, int opcode, int label);
/* A handler for what is thrown between two placed labels; the handler's label must not be placed yet. */
void writer_catch(ClassWriter *writer, int start, int end, int handler, const char *class_name);

/* --- conversions of the value on top of the stack (class_writer_convert.c) --- */
const char *writer_wrapper(char kind); /* 'I' -> "java/lang/Integer"; NULL for references */
void writer_box(ClassWriter *writer, char kind);
void writer_unbox(ClassWriter *writer, const char *wrapper,
                  char kind); /* wrapper: a wrapper class or java/lang/Number */
/* From one type to another (both descriptors): checked cast, boxing, unboxing and widening, as method
 * references do it. */
void writer_convert(ClassWriter *writer, const char *from, const char *to);
/* Locals from `first` on, of these types, boxed into a new Object[]. */
void writer_box_locals(ClassWriter *writer, const char *const *types, int count, int first);
int writer_slots(char kind); /* 2 for J and D, 0 for V, else 1 */

#endif
