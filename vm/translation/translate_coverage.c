/* Emits the instructions that count blocks and edges of a method for coverage; cover_map.h draws how they
 * lie. */
#include "vm/translation/translation.h"

#include <stdlib.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"
#include "vm/code/cover_map.h"

static bool is_switch(unsigned op) { return op == OP_tableswitch || op == OP_lookupswitch; }

/* Edges that are jumped to: all but that of what follows an if. */
static uint32_t edge_count(const Translation *t, uint32_t offset)
{
    uint32_t targets = t->leaders == NULL ? 0 : cover_targets(t->source, offset, NULL);
    return targets == 0 || is_switch(t->source->bytes[offset]) ? targets : targets - 1;
}

/* The instructions that coverage adds before and after the one at `offset`. */
uint32_t translate_cover_size(const Translation *t, uint32_t offset)
{
    return t->leaders == NULL
               ? 0
               : t->leaders[offset] + (edge_count(t, offset) > 0 && !is_switch(t->source->bytes[offset]));
}

static void emit_edge(Translation *t, InsnCode code, uint32_t offset, uint32_t target, int32_t jump)
{
    Insn *insn = translation_emit(t, code, OPERANDS_EDGE);
    insn->a = jump;
    insn->b = (int32_t)cover_map_add_branch(t->program->cover, t->code->method, offset, target);
    t->code->offsets[t->at] = (uint16_t)offset;
}

/* Makes the edges of the branch at `offset`, by which its jumps are to go.  Only a jump that is backward in
 * the program counts as one. */
void translate_open_routes(Translation *t, uint32_t offset)
{
    uint32_t at = t->at, count = edge_count(t, offset),
             targets = count == 0 ? 0 : cover_targets(t->source, offset, t->targets);
    for (uint32_t i = targets - count; i < targets; i++) {
        uint32_t target = t->targets[i];
        t->at = t->edge++;
        emit_edge(t, target <= offset ? INSN_EDGE_BACK : INSN_EDGE, offset, target,
                  (int32_t)t->index[target] - (int32_t)t->at);
        assert(t->at < t->code->insn_count);
        t->routes[target] = t->at;
    }
    t->at = at;
}

void translate_close_routes(Translation *t, uint32_t offset)
{
    uint32_t count = edge_count(t, offset),
             targets = count == 0 ? 0 : cover_targets(t->source, offset, t->targets);
    for (uint32_t i = 0; i < targets; i++)
        t->routes[t->targets[i]] = 0;
    if (targets > count) {
        t->at++;
        emit_edge(t, INSN_EDGE, offset, t->targets[0], 1);
    }
}

void translate_open_coverage(Translation *t, const Method *method)
{
    if (t->program->cover == NULL || !cover_wants(method))
        return;
    t->leaders = cover_leaders(t->source);
    t->routes = memory_allocate((t->source->length + 1) * sizeof *t->routes);
    t->targets = memory_allocate((t->source->length + 2) * sizeof *t->targets);
}

void translate_close_coverage(Translation *t)
{
    free(t->leaders);
    free(t->routes);
    free(t->targets);
}

uint32_t translate_count_edges(const Translation *t)
{
    uint32_t count = 0;
    for (uint32_t offset = 0; t->leaders != NULL && offset < t->source->length;
         offset += opcode_length(t->source->bytes, offset, t->source->length))
        count += edge_count(t, offset);
    return count;
}

void translate_cover(Translation *t, uint32_t offset)
{
    if (t->leaders == NULL)
        return;
    if (t->leaders[offset]) {
        t->block = cover_map_add_block(t->program->cover, t->code->method, offset);
        translation_emit(t, INSN_COVER, OPERANDS_BLOCK)->a = (int32_t)t->block;
        t->code->offsets[t->at++] = (uint16_t)offset;
    }
    t->program->cover->blocks[t->block].instructions++;
}
