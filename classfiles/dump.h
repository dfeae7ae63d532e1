/* A class file as text for people and golden tests: header, constants, fields, methods with disassembled
 * code. */
#ifndef CLASSFILES_DUMP_H
#define CLASSFILES_DUMP_H

#include <stdio.h>

#include "classfiles/classfile.h"

void classfile_dump(const ClassFile *file, FILE *out);

/* The parts of it that other dumps use too.  Text outside of printable ASCII is written as \uXXXX. */
void dump_text(FILE *out, const char *text);
void dump_constant(const ClassFile *file, uint16_t index, FILE *out);
void dump_code(const ClassFile *file, const CodeInfo *code, FILE *out);

#endif
