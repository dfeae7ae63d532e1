/* Cuts code into basic blocks: edges between them, and the exception handlers of each.  Blocks also end where
 * an exception table entry begins or ends, so that all instructions of a block have the same handlers. */
#include <assert.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

/* The opcodes of the five kinds of value come in this order: iload, lload, fload, dload, aload. */
static const ValueKind kind_order[] = {VALUE_INT, VALUE_LONG, VALUE_FLOAT, VALUE_DOUBLE, VALUE_REFERENCE};

static void describe_access(LocalAccess *access, unsigned opcode)
{
    bool store = (opcode >= OP_istore && opcode <= OP_astore_3);
    access->reads = !store;
    access->writes = store;
    access->slots = 1;
    if (opcode == OP_iinc) {
        access->writes = true;
        access->kind = VALUE_INT;
    } else if (opcode == OP_ret) {
        access->kind = VALUE_RETURN;
    } else {
        unsigned first = store ? OP_istore : OP_iload, fixed = store ? OP_istore_0 : OP_iload_0;
        access->kind = kind_order[opcode < fixed ? opcode - first : (opcode - fixed) / 4];
        access->slots = access->kind == VALUE_LONG || access->kind == VALUE_DOUBLE ? 2 : 1;
    }
}

bool local_access(const uint8_t *code, uint32_t offset, LocalAccess *access)
{
    unsigned opcode = code[offset];
    switch (opcode_format(opcode)) {
    case FORMAT_LOCAL:
    case FORMAT_LOCAL_PAIR:
    case FORMAT_INCREMENT: access->index = code[offset + 1]; break;
    case FORMAT_LOCAL_FIXED:
    case FORMAT_LOCAL_PAIR_FIXED: access->index = opcode_fixed_local(opcode); break;
    case FORMAT_WIDE:
        opcode = code[offset + 1];
        access->index = code_u2(code + offset + 2);
        break;
    default: return false;
    }
    describe_access(access, opcode);
    return true;
}

/* How many places an instruction may jump to, not counting the next instruction. */
static uint32_t target_count(const uint8_t *code, uint32_t offset)
{
    const uint8_t *operands = code + opcode_switch_operands(offset);
    switch (opcode_format(code[offset])) {
    case FORMAT_JUMP:
    case FORMAT_JUMP_W: return 1;
    case FORMAT_TABLESWITCH: return (uint32_t)((int64_t)code_s4(operands + 8) - code_s4(operands + 4)) + 2;
    case FORMAT_LOOKUPSWITCH: return (uint32_t)code_s4(operands + 4) + 1;
    default: return 0;
    }
}

static uint32_t target(const uint8_t *code, uint32_t offset, uint32_t index)
{
    assert(index < target_count(code, offset));
    const uint8_t *operands = code + opcode_switch_operands(offset);
    int64_t distance;
    switch (opcode_format(code[offset])) {
    case FORMAT_JUMP: distance = code_s2(code + offset + 1); break;
    case FORMAT_JUMP_W: distance = code_s4(code + offset + 1); break;
    case FORMAT_TABLESWITCH: distance = code_s4(operands + (index == 0 ? 0 : 8 + 4 * index)); break;
    default: distance = code_s4(operands + (index == 0 ? 0 : 4 + 8 * index)); break;
    }
    return (uint32_t)(offset + distance);
}

static bool is_subroutine_call(unsigned opcode) { return opcode == OP_jsr || opcode == OP_jsr_w; }

static bool is_subroutine_return(const uint8_t *code, uint32_t offset)
{
    return code[offset] == OP_ret || (code[offset] == OP_wide && code[offset + 1] == OP_ret);
}

static bool goes_on(const uint8_t *code, uint32_t offset)
{
    unsigned opcode = code[offset];
    if (opcode >= OP_goto && opcode <= OP_return) /* goto, jsr, ret, switches, returns */
        return false;
    return opcode != OP_athrow && opcode != OP_goto_w && opcode != OP_jsr_w
           && !is_subroutine_return(code, offset);
}

static bool ends_block(const uint8_t *code, uint32_t offset)
{
    return !goes_on(code, offset) || target_count(code, offset) > 0;
}

/* The class file reader has checked that jumps and handlers lead to instructions. */
static void mark_block(Analysis *a, uint32_t offset)
{
    assert(offset < a->code->length);
    a->marks[offset] |= MARK_BLOCK;
}

static void mark_instructions(Analysis *a)
{
    const uint8_t *code = a->code->bytes;
    for (uint32_t offset = 0, next; offset < a->code->length; offset = next) {
        next = offset + opcode_length(code, offset, a->code->length);
        a->marks[offset] |= MARK_INSTRUCTION;
        if (!ends_block(code, offset))
            continue;
        a->has_subroutines |= is_subroutine_call(code[offset]) || is_subroutine_return(code, offset);
        if (next < a->code->length)
            a->marks[next] |= MARK_BLOCK;
        for (uint32_t i = 0, count = target_count(code, offset); i < count; i++)
            mark_block(a, target(code, offset, i));
    }
    for (uint32_t i = 0; i < a->code->exception_count; i++) {
        const ExceptionEntry *entry = &a->code->exceptions[i];
        mark_block(a, entry->start);
        mark_block(a, entry->handler);
        if (entry->end < a->code->length)
            a->marks[entry->end] |= MARK_BLOCK;
    }
    a->marks[0] |= MARK_BLOCK;
}

/* With subroutines every instruction is a block: states of different callers must meet, or be told apart,
 * at every instruction, because the interpreter looks them up there. */
static void number_blocks(Analysis *a)
{
    uint8_t wanted = a->has_subroutines ? MARK_INSTRUCTION : MARK_BLOCK;
    for (uint32_t offset = 0; offset < a->code->length; offset++) {
        if (a->marks[offset] & wanted) {
            a->marks[offset] |= MARK_BLOCK;
            a->block_at[offset] = (uint16_t)a->block_count++;
        }
    }
    a->blocks = arena_allocate(&a->scratch, a->block_count * sizeof *a->blocks);
    Block *block = a->blocks - 1;
    for (uint32_t offset = 0; offset < a->code->length; offset++) {
        if (a->marks[offset] & MARK_BLOCK)
            (++block)->start = offset;
        if (a->marks[offset] & MARK_INSTRUCTION)
            block->last = offset;
        block->end = offset + 1;
    }
    assert(block == a->blocks + a->block_count - 1 && block->end == a->code->length);
}

/* `seen` keeps, for each block, the last block that got an edge to it: a switch names many targets twice. */
static void add_edge(Analysis *a, Block *block, uint32_t to, uint32_t *seen)
{
    uint32_t number = (uint32_t)(block - a->blocks);
    assert(to < a->code->length && a->marks[to] & MARK_BLOCK);
    if (seen[a->block_at[to]] == number + 1)
        return;
    seen[a->block_at[to]] = number + 1;
    a->edges[block->edge + block->edge_count++] = a->block_at[to];
}

static void find_edges(Analysis *a)
{
    const uint8_t *code = a->code->bytes;
    uint32_t most = 0, used = 0;
    for (uint32_t number = 0; number < a->block_count; number++)
        most += target_count(code, a->blocks[number].last) + 1;
    a->edges = arena_allocate(&a->scratch, most * sizeof *a->edges);
    uint32_t *seen = arena_allocate(&a->scratch, a->block_count * sizeof *seen);
    for (Block *block = a->blocks; block < a->blocks + a->block_count; block++) {
        block->edge = used;
        if (goes_on(code, block->last)) {
            if (block->end < a->code->length)
                add_edge(a, block, block->end, seen);
            else
                block->falls_off = true;
        }
        for (uint32_t i = 0, count = target_count(code, block->last); i < count; i++)
            add_edge(a, block, target(code, block->last, i), seen);
        if (is_subroutine_call(code[block->last]) && block->end < a->code->length)
            a->blocks[a->block_at[block->end]].follows_jsr = true;
        used += block->edge_count;
        assert(used <= most);
    }
}

static bool find_handlers(Analysis *a)
{
    const CodeInfo *code = a->code;
    uint32_t total = 0;
    for (uint32_t i = 0; i < code->exception_count; i++) {
        Block *first = &a->blocks[a->block_at[code->exceptions[i].start]], *block = first;
        for (; block < a->blocks + a->block_count && block->start < code->exceptions[i].end; block++)
            block->handler_count++;
        total += (uint32_t)(block - first);
        if (!analysis_spend(a, MEMORY_WEIGHT * (uint64_t)(block - first)))
            return false;
    }
    a->handlers = arena_allocate(&a->scratch, total * sizeof *a->handlers);
    uint32_t used = 0;
    for (Block *block = a->blocks; block < a->blocks + a->block_count; block++) {
        block->handler = used;
        used += block->handler_count;
        block->handler_count = 0;
    }
    for (uint32_t i = 0; i < code->exception_count; i++) {
        Block *block = &a->blocks[a->block_at[code->exceptions[i].start]];
        for (; block < a->blocks + a->block_count && block->start < code->exceptions[i].end; block++)
            a->handlers[block->handler + block->handler_count++] = i;
    }
    return true;
}

bool blocks_find(Analysis *a)
{
    a->marks = arena_allocate(&a->scratch, a->code->length * sizeof *a->marks);
    a->block_at = arena_allocate(&a->scratch, a->code->length * sizeof *a->block_at);
    mark_instructions(a);
    number_blocks(a);
    find_edges(a);
    assert(a->block_count > 0 && a->blocks[0].start == 0);
    return find_handlers(a);
}
