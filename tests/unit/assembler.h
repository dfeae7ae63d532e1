/* A small assembler, so that tests can show bytecode as text.  Instructions are separated by " | ":
 *
 *   "iload_0 | ifeq out | getstatic T.count I | pop | out: return | .catch start end handler
 *   java/lang/Throwable"
 *
 * A word that ends in a colon is a label.  Operands: numbers; labels; members as `class.name descriptor`;
 * class names; for ldc `int 5`, `float`, `string x`, `class X`, `type ()V`, `handle`, `dynamic I`, for ldc2_w
 * `long 5`, `double`, `dynamic J`; for switches `tableswitch low default label...` and `lookupswitch default
 * key label ...`. .catch: the class, or `any`. */
#ifndef TESTS_UNIT_ASSEMBLER_H
#define TESTS_UNIT_ASSEMBLER_H

#include "tests/unit/class_builder.h"

typedef struct AssemblerMethod {
    unsigned flags;
    const char *name, *descriptor;
    unsigned max_stack, max_locals;
    const char *code;
} AssemblerMethod;

/* Adds the method to the class.  A mistake in the text fails the test. */
void assemble_method(ClassBuilder *builder, const AssemblerMethod *method);

#endif
