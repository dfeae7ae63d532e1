/* Which locals may still be read: the classic backward pass over sets of locals.  What an exception handler
 * may read is live at every instruction it covers.  A subroutine returns, as far as this pass knows, to after
 * any jsr: the types tell the callers apart later. */
#include <assert.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

static void set_add(uint64_t *set, uint32_t index) { set[index / 64] |= (uint64_t)1 << index % 64; }
static void set_remove(uint64_t *set, uint32_t index) { set[index / 64] &= ~((uint64_t)1 << index % 64); }

static void set_unite(uint64_t *set, const uint64_t *more, uint32_t words)
{
    for (uint32_t i = 0; i < words; i++)
        set[i] |= more[i];
}

/* Verify.getInt(KEY) and similar methods may read fields of the caller's object: see clew.Verify.fieldValue.
 */
static bool calls_with_this(const Analysis *a, uint32_t offset)
{
    const uint8_t *code = a->code->bytes + offset;
    if (code[0] != OP_invokestatic || a->method->flags & ACC_STATIC || a->code->max_locals == 0)
        return false;
    uint32_t index = (uint32_t)code[1] << 8 | code[2];
    const Constant *called = &a->file->constants[index < a->file->constant_count ? index : 0];
    if (called->kind != CONSTANT_METHOD && called->kind != CONSTANT_INTERFACE_METHOD)
        return false;
    size_t length = strlen(called->class_name);
    return length >= 7 && strcmp(called->class_name + length - 7, "/Verify") == 0
           && strncmp(called->name, "get", 3) == 0
           && strncmp(called->descriptor, "(Ljava/lang/String;)", 20) == 0;
}

/* iinc is neither a read nor a write here: its variable is live before it exactly when it is live after it.
 */
void liveness_step(const Analysis *a, uint32_t offset, uint64_t *live)
{
    LocalAccess access;
    if (calls_with_this(a, offset))
        set_add(live, 0);
    if (!local_access(a->code->bytes, offset, &access) || (access.reads && access.writes))
        return;
    assert(access.index + access.slots <= a->code->max_locals);
    for (uint32_t i = access.index; i < access.index + access.slots; i++) {
        if (access.reads)
            set_add(live, i);
        else
            set_remove(live, i);
    }
}

static bool is_subroutine_return(const Analysis *a, uint32_t offset)
{
    LocalAccess access;
    return local_access(a->code->bytes, offset, &access) && access.kind == VALUE_RETURN;
}

static const uint64_t *live_in(const Analysis *a, uint32_t block)
{
    assert(block <= a->block_count);
    return a->live_in + (size_t)block * a->live_words;
}

void liveness_at_end(const Analysis *a, const Block *block, uint64_t *live, uint64_t *caught)
{
    memset(live, 0, a->live_words * sizeof *live);
    memset(caught, 0, a->live_words * sizeof *caught);
    for (uint32_t i = 0; i < block->edge_count; i++)
        set_unite(live, live_in(a, a->edges[block->edge + i]), a->live_words);
    if (a->has_subroutines && is_subroutine_return(a, block->last))
        set_unite(live, live_in(a, a->block_count), a->live_words);
    for (uint32_t i = 0; i < block->handler_count; i++) {
        uint32_t handler = a->code->exceptions[a->handlers[block->handler + i]].handler;
        set_unite(caught, live_in(a, a->block_at[handler]), a->live_words);
    }
}

/* What each block reads before it writes, and what it writes: of each block, two sets in a row. */
static uint64_t *find_block_effects(Analysis *a)
{
    size_t words = a->live_words;
    uint64_t *effects = arena_allocate(&a->scratch, 2 * words * a->block_count * sizeof *effects);
    for (uint32_t number = 0; number < a->block_count; number++) {
        const Block *block = &a->blocks[number];
        uint64_t *reads = effects + 2 * words * number, *writes = reads + words;
        for (uint32_t offset = block->start; offset < block->end; offset++) {
            LocalAccess access;
            if (!(a->marks[offset] & MARK_INSTRUCTION))
                continue;
            if (calls_with_this(a, offset) && !(writes[0] & 1))
                set_add(reads, 0);
            if (!local_access(a->code->bytes, offset, &access) || (access.reads && access.writes))
                continue;
            for (uint32_t i = access.index; i < access.index + access.slots; i++) {
                if (access.writes)
                    set_add(writes, i);
                else if (!(writes[i / 64] >> i % 64 & 1))
                    set_add(reads, i);
            }
        }
    }
    return effects;
}

/* Computes the block's live_in anew; true when it grew. */
static bool update(Analysis *a, uint32_t number, const uint64_t *effects, uint64_t *live, uint64_t *caught)
{
    const Block *block = &a->blocks[number];
    const uint64_t *reads = effects + 2 * (size_t)a->live_words * number, *writes = reads + a->live_words;
    uint64_t *before = a->live_in + (size_t)number * a->live_words;
    uint64_t *after_calls = a->live_in + (size_t)a->block_count * a->live_words;
    bool grew = false;
    liveness_at_end(a, block, live, caught);
    for (uint32_t i = 0; i < a->live_words; i++) {
        uint64_t now = reads[i] | (live[i] & ~writes[i]) | caught[i];
        grew |= (now & ~before[i]) != 0;
        before[i] |= now;
    }
    if (block->follows_jsr)
        set_unite(after_calls, before, a->live_words);
    return grew;
}

bool liveness_compute(Analysis *a)
{
    a->live_words = (a->code->max_locals + 63u) / 64;
    size_t sets = a->block_count + 1; /* one more: live after any jsr */
    if (!analysis_spend(a, MEMORY_WEIGHT * 6 * sets * a->live_words))
        return false;
    a->live_in = arena_allocate(&a->scratch, sets * a->live_words * sizeof *a->live_in);
    uint64_t *live = arena_allocate(&a->scratch, a->live_words * sizeof *live);
    uint64_t *caught = arena_allocate(&a->scratch, a->live_words * sizeof *caught);
    const uint64_t *effects = find_block_effects(a);
    bool grew = true;
    while (grew) {
        grew = false;
        for (uint32_t number = a->block_count; number-- > 0;) {
            const Block *block = &a->blocks[number];
            if (!analysis_spend(a, a->live_words * (1 + (uint64_t)block->edge_count + block->handler_count)))
                return false;
            grew |= update(a, number, effects, live, caught);
        }
        grew &= a->block_count > 1;
    }
    return true;
}
