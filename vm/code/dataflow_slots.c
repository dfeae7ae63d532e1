/* The classes of the references in a frame at one instruction.  They are not kept: the block is run again
 * when they are wanted, which is rare. */
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

static const char *class_of(const Analysis *a, ValueType type, Arena *arena)
{
    switch (type_kind(type)) {
    case VALUE_NULL: return "";
    case VALUE_REFERENCE: {
        const TypeName *name = &a->types.names[type_payload(type)];
        return arena_copy(arena, name->text, name->length);
    }
    case VALUE_NEW: return a->file->constants[code_u2(a->code->bytes + type_payload(type) + 1)].text;
    case VALUE_THIS: return a->file->name;
    default: return NULL;
    }
}

static const char **describe(const Analysis *a, uint32_t *count, Arena *arena)
{
    *count = a->code->max_locals + a->frame.depth;
    const char **classes = arena_allocate(arena, (*count + 1) * sizeof *classes);
    for (uint32_t i = 0; i < *count; i++)
        classes[i] = class_of(a, a->frame.locals[i], arena);
    return classes;
}

static const Block *block_of(const Analysis *a, uint32_t offset)
{
    for (uint32_t i = 0; i < a->block_count; i++)
        if (a->blocks[i].start <= offset && offset < a->blocks[i].end)
            return a->blocks[i].states != NULL ? &a->blocks[i] : NULL;
    return NULL;
}

static bool run_to(Analysis *a, const Block *block, uint32_t offset)
{
    fixpoint_load(a, block->states);
    for (a->offset = block->start; a->offset < offset; a->offset++)
        if (a->marks[a->offset] & MARK_INSTRUCTION && !dataflow_step(a))
            return false;
    return true;
}

const char **dataflow_references(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                                 uint32_t offset, Arena *arena, uint32_t *count)
{
    Error error;
    Analysis analysis = {.file = file, .method = method, .code = method->code, .error = &error};
    type_table_start(&analysis.types, oracle, &analysis.scratch);
    const char **classes = NULL;
    if (blocks_find(&analysis) && liveness_compute(&analysis) && fixpoint_compute(&analysis)
        && !analysis.has_subroutines) {
        const Block *block = block_of(&analysis, offset);
        if (block != NULL && run_to(&analysis, block, offset))
            classes = describe(&analysis, count, arena);
    }
    arena_free(&analysis.scratch);
    return classes;
}
