/* Finds basic blocks and branch outcomes in bytecode, and gives them numbers as methods are translated. */
#include "vm/code/cover_map.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "classfiles/opcodes.h"

CoverMap *cover_map_create(void) { return memory_allocate(sizeof(CoverMap)); }

void cover_map_destroy(CoverMap *map)
{
    free(map->blocks);
    free(map->branches);
    free(map);
}

uint32_t cover_map_add_block(CoverMap *map, const Method *method, uint32_t offset)
{
    MEMORY_ROOM_FOR(map->blocks, map->block_capacity, map->block_count);
    map->blocks[map->block_count] = (CoverBlock){method, offset, 0};
    return map->block_count++;
}

uint32_t cover_map_add_branch(CoverMap *map, const Method *method, uint32_t offset, uint32_t target)
{
    assert(offset < method->info->code->length && target <= method->info->code->length);
    MEMORY_ROOM_FOR(map->branches, map->branch_capacity, map->branch_count);
    map->branches[map->branch_count] = (CoverBranch){method, offset, target};
    return map->branch_count++;
}

bool cover_wants(const Method *method)
{
    return method->owner->source == SOURCE_PROGRAM && !method->owner->is_generated && method->info != NULL
           && method->info->code != NULL;
}

/* --- branches --- */

static bool is_if(unsigned op)
{
    return (op >= OP_ifeq && op <= OP_if_acmpne) || op == OP_ifnull || op == OP_ifnonnull;
}

static uint32_t next_offset(const CodeInfo *code, uint32_t offset)
{
    return offset + opcode_length(code->bytes, offset, code->length);
}

/* Where each key of a switch lies among its operands: the first, their distance, how many. */
static uint32_t switch_targets(const CodeInfo *code, uint32_t offset, uint32_t *targets)
{
    const uint8_t *at = code->bytes + opcode_switch_operands(offset);
    bool is_table = code->bytes[offset] == OP_tableswitch;
    int64_t keys = is_table ? (int64_t)code_s4(at + 8) - code_s4(at + 4) + 1 : code_s4(at + 4);
    bool *seen = memory_allocate(code->length);
    uint32_t count = 0;
    for (int64_t i = -1; i < keys; i++) {
        const uint8_t *where = i < 0 ? at : at + 12 + (is_table ? 4 : 8) * i;
        uint32_t target = (uint32_t)((int64_t)offset + code_s4(where));
        if (!seen[target] && targets != NULL)
            targets[count] = target;
        count += !seen[target];
        seen[target] = true;
    }
    free(seen);
    return count;
}

uint32_t cover_targets(const CodeInfo *code, uint32_t offset, uint32_t *targets)
{
    unsigned op = code->bytes[offset];
    if (op == OP_tableswitch || op == OP_lookupswitch)
        return switch_targets(code, offset, targets);
    if (!is_if(op))
        return 0;
    if (targets != NULL) {
        targets[0] = next_offset(code, offset);
        targets[1] = (uint32_t)((int32_t)offset + code_s2(code->bytes + offset + 1));
    }
    return 2;
}

/* --- blocks --- */

static bool ends_block(unsigned op)
{
    return (op >= OP_goto && op <= OP_return) || op == OP_goto_w || op == OP_jsr_w || op == OP_athrow
           || is_if(op) || (op >= OP_invokevirtual && op <= OP_invokedynamic) || op == OP_monitorenter;
}

static void mark_jump(const CodeInfo *code, uint32_t offset, bool *leaders)
{
    unsigned op = code->bytes[offset];
    if (op == OP_goto || op == OP_jsr)
        leaders[(int32_t)offset + code_s2(code->bytes + offset + 1)] = true;
    else if (op == OP_goto_w || op == OP_jsr_w)
        leaders[(int32_t)offset + code_s4(code->bytes + offset + 1)] = true;
}

bool *cover_leaders(const CodeInfo *code)
{
    bool *leaders = memory_allocate(code->length + 1);
    uint32_t *targets = memory_allocate((code->length + 2) * sizeof *targets);
    leaders[0] = true;
    for (uint32_t offset = 0; offset < code->length; offset = next_offset(code, offset)) {
        for (uint32_t left = cover_targets(code, offset, targets); left > 0; left--)
            leaders[targets[left - 1]] = true;
        mark_jump(code, offset, leaders);
        if (ends_block(code->bytes[offset]))
            leaders[next_offset(code, offset)] = true;
    }
    for (int i = 0; i < code->exception_count; i++)
        leaders[code->exceptions[i].handler] = true;
    free(targets);
    return leaders;
}

void cover_count_class(const Class *type, uint64_t *instructions, uint64_t *branches)
{
    *instructions = *branches = 0;
    for (int i = 0; i < type->method_count; i++) {
        const Method *method = &type->methods[i];
        if (!cover_wants(method))
            continue;
        const CodeInfo *code = method->info->code;
        for (uint32_t offset = 0; offset < code->length; offset = next_offset(code, offset)) {
            ++*instructions;
            *branches += cover_targets(code, offset, NULL);
        }
    }
}
