/* Making class files: the VM writes the classes of lambdas, call sites and proxies as bytes and defines them
 * like any other.
 *
 * A Spin is one class under construction.  Methods are written one after the other: spin_method begins one,
 * the functions after it add to its code until the next spin_method or spin_define.  Stack and local sizes
 * are counted on the way. There is no StackMapTable: the dataflow pass infers types. */
#ifndef VM_GENERATED_CLASS_WRITER_H
#define VM_GENERATED_CLASS_WRITER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bytes.h"
#include "vm/program.h"

typedef struct Spin Spin;

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

/* --- classes
 * -------------------------------------------------------------------------------------------------- */
Spin *spin_begin(const char *name, const char *super_name, unsigned flags);
void spin_interface(Spin *spin, const char *name);
void spin_field(Spin *spin, unsigned flags, const char *name, const char *descriptor);
void spin_method(Spin *spin, unsigned flags, const char *name, const char *descriptor);
const char *spin_name(const Spin *spin);

/* Defines the class and frees the Spin.  NULL when that fails: the program says why. */
Class *spin_define(Spin *spin, Program *program, SourceKind source, bool hidden);
void spin_discard(Spin *spin);
void spin_bytes(Spin *spin, Bytes *out); /* the class file alone; the class is then complete */

/* --- text that lives as long as the Spin
 * ------------------------------------------------------------------------ */
typedef struct Signature {
    int count;
    const char **parameters; /* each a NUL-terminated descriptor */
    const char *result;
} Signature;

Arena *spin_arena(Spin *spin);
Signature spin_signature(Spin *spin, const char *method_descriptor);
const char *spin_class_of(
    Spin *spin, const char *descriptor); /* "Ljava/lang/String;" -> "java/lang/String"; "[I" as it is */
const char *spin_descriptor_of(Spin *spin, const char *class_name); /* the other way */

/* --- code: kinds are first characters of descriptors
 * ------------------------------------------------------------ */
void spin_op(Spin *spin, int opcode); /* an instruction without operands */
void spin_load(Spin *spin, char kind, int local);
void spin_store(Spin *spin, char kind, int local);
void spin_return(Spin *spin, char kind);
void spin_push_int(Spin *spin, int32_t value);
void spin_push_long(Spin *spin, int64_t value);
void spin_push_float(Spin *spin, float value);
void spin_push_double(Spin *spin, double value);
void spin_push_string(Spin *spin, const char *modified_utf8);
void spin_push_type(Spin *spin, const char *descriptor);        /* the java.lang.Class, of primitives too */
void spin_type(Spin *spin, int opcode, const char *class_name); /* new, checkcast, instanceof, anewarray */
void spin_access(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor);
void spin_call(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor);
void spin_call_interface(Spin *spin, int opcode, const char *owner, const char *name, const char *descriptor);

int spin_label(Spin *spin);
void spin_place(Spin *spin, int label);
void spin_jump(Spin *spin, int opcode, int label);
/* A handler for what is thrown between two placed labels; the handler's label must not be placed yet. */
void spin_catch(Spin *spin, int start, int end, int handler, const char *class_name);

/* --- conversions of the value on top of the stack (class_writer_convert.c)
 * ---------------------------------------------- */
const char *spin_wrapper(char kind);         /* 'I' -> "java/lang/Integer"; NULL for references */
char spin_unwrapped(const char *descriptor); /* "Ljava/lang/Integer;" -> 'I'; 0 when no wrapper */
void spin_box(Spin *spin, char kind);
void spin_unbox(Spin *spin, const char *wrapper,
                char kind); /* wrapper: a wrapper class or java/lang/Number */
/* From one type to another (both descriptors): checked cast, boxing, unboxing and widening, as method
 * references do it. */
void spin_convert(Spin *spin, const char *from, const char *to);
/* Locals from `first` on, of these types, boxed into a new Object[]. */
void spin_box_locals(Spin *spin, const char *const *types, int count, int first);
int spin_slots(char kind); /* 2 for J and D, 0 for V, else 1 */

#endif
