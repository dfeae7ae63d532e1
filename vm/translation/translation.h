/* A method on its way from bytecode to internal instructions: for the files that translate, and for no other.
 *
 *   translate.c               whole methods: where each instruction goes; steps, exception handlers
 *   translate_instructions.c  what each bytecode instruction becomes
 *   translate_coverage.c      instructions that note what was covered */
#ifndef VM_TRANSLATION_TRANSLATION_H
#define VM_TRANSLATION_TRANSLATION_H

#include <assert.h>

#include "vm/code/instructions.h"
#include "vm/memory/machine.h"

typedef struct Translation {
    Program *program;
    const ClassFile *file;
    const CodeInfo *source;
    Code *code;
    uint32_t *index; /* bytecode offset -> instruction index */
    uint32_t at;     /* instruction being made */
    /* coverage; NULL and 0 when nobody asks */
    bool *leaders;     /* by offset: a block begins */
    uint32_t *routes;  /* by offset: the edge by which the present branch goes there; 0: straight */
    uint32_t *targets; /* of the present branch */
    uint32_t edge;     /* where the next edge goes */
    uint32_t block;    /* the present one */
} Translation;

/* Makes the present instruction, whose operands are of this kind; they are the caller's to set. */
static inline Insn *translation_emit(Translation *t, InsnCode code, OperandKind operands)
{
    assert(insn_operands(code) == operands);
    assert(t->at < t->code->insn_count && t->code->insns[t->at].handler == NULL);
    Insn *insn = &t->code->insns[t->at];
    insn->handler = t->program->handlers[code];
    return insn;
}

/* The present instruction: what the bytecode at `offset` becomes. */
void translate_instruction(Translation *t, uint32_t offset);

/* Before anything is numbered: is this method to be covered? */
void translate_open_coverage(Translation *t, const Method *method);
void translate_close_coverage(Translation *t);

/* Instructions that coverage adds beside the one at `offset`, and all the edges that lie behind a method's
 * own instructions. */
uint32_t translate_cover_size(const Translation *t, uint32_t offset);
uint32_t translate_count_edges(const Translation *t);

/* In this order around an instruction: its block, the edges by which its jumps go, and the edge of what
 * follows an if. */
void translate_cover(Translation *t, uint32_t offset);
void translate_open_routes(Translation *t, uint32_t offset);
void translate_close_routes(Translation *t, uint32_t offset);

#endif
