/* Types at the start of every reachable block, by abstract interpretation to a fixpoint: run a block whose
 * state has changed, merge the result into the blocks that follow and, before every instruction, into its
 * exception handlers. Merging only ever climbs (null to class to superclass to unusable), so this ends.
 *
 * Subroutines (jsr and ret): a return address knows the jsr that made it.  States whose return addresses come
 * from different calls are not merged but kept side by side, so that each ret goes back to its own caller
 * with that caller's locals.  Addresses that no ret can read any more are forgotten first, so that the states
 * meet again. */
#include <assert.h>
#include <string.h>

#include "base/invariant.h"
#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

/* A state on its way into a block. */
typedef struct Incoming {
    const ValueType *locals, *stack;
    uint32_t depth;
    bool this_unset;
} Incoming;

static void mark_pending(Analysis *a, uint32_t block, BlockState *state)
{
    assert(block < a->block_count);
    state->pending = true;
    a->pending[block / 64] |= (uint64_t)1 << block % 64;
    if (block < a->first_pending)
        a->first_pending = block;
}

static bool are_two_calls(ValueType a, ValueType b)
{
    return a != b && type_kind(a) == VALUE_RETURN && type_kind(b) == VALUE_RETURN;
}

/* Can the interpreter tell them apart, by a slot where both hold a return address? */
static bool is_distinct(const Analysis *a, const BlockState *state, const Incoming *incoming)
{
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (are_two_calls(state->slots[i], incoming->locals[i]))
            return true;
    for (uint32_t i = 0; i < incoming->depth; i++)
        if (are_two_calls(state->slots[a->code->max_locals + i], incoming->stack[i]))
            return true;
    return false;
}

static bool add_state(Analysis *a, uint32_t block, const Incoming *incoming)
{
    uint32_t locals = a->code->max_locals;
    size_t slots = locals + incoming->depth;
    if (!analysis_spend(a, MEMORY_WEIGHT * (slots + sizeof(BlockState) / sizeof(ValueType))))
        return false;
    assert(incoming->depth <= a->code->max_stack);
    BlockState *state = arena_allocate(&a->scratch, sizeof *state + slots * sizeof *state->slots);
    state->depth = (uint16_t)incoming->depth;
    state->this_unset = incoming->this_unset;
    memcpy(state->slots, incoming->locals, locals * sizeof *state->slots);
    memcpy(state->slots + locals, incoming->stack, incoming->depth * sizeof *state->slots);
    state->next = a->blocks[block].states;
    a->blocks[block].states = state;
    mark_pending(a, block, state);
    return true;
}

typedef struct MergeChange {
    bool any, lost_address;
} MergeChange;

/* Does the merged type stand for the one before and more?  Then merging `before` into it again changes
 * nothing. */
__attribute__((unused)) static bool climbs(TypeTable *types, ValueType before, ValueType merged)
{
    return merged == VALUE_UNUSABLE || type_merge(types, merged, before) == merged;
}

static void merge_slot(Analysis *a, ValueType *slot, ValueType incoming, MergeChange *change)
{
    ValueType merged = type_merge(&a->types, *slot, incoming);
    if (merged == *slot)
        return;
    assert_costly(climbs(&a->types, *slot, merged));
    change->any = true;
    change->lost_address |= type_kind(*slot) == VALUE_RETURN;
    *slot = merged;
}

static bool merge_stack(Analysis *a, uint32_t block, BlockState *state, const Incoming *incoming,
                        MergeChange *change)
{
    ValueType *stack = state->slots + a->code->max_locals;
    for (uint32_t i = 0; i < incoming->depth; i++) {
        ValueType before = stack[i];
        if (before == incoming->stack[i])
            continue;
        merge_slot(a, &stack[i], incoming->stack[i], change);
        if (stack[i] != VALUE_UNUSABLE || before == VALUE_UNUSABLE)
            continue;
        char one[256], other[256];
        type_describe(&a->types, before, one, sizeof one);
        type_describe(&a->types, incoming->stack[i], other, sizeof other);
        return analysis_fail(a, "stack slot %u at offset %u is %s on one path, %s on another", (unsigned)i,
                             (unsigned)a->blocks[block].start, one, other);
    }
    return true;
}

static bool merge_state(Analysis *a, uint32_t block, BlockState *state, const Incoming *incoming,
                        MergeChange *change)
{
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (state->slots[i] != incoming->locals[i])
            merge_slot(a, &state->slots[i], incoming->locals[i], change);
    if (incoming->this_unset && !state->this_unset) {
        state->this_unset = true;
        change->any = true;
    }
    return merge_stack(a, block, state, incoming, change);
}

static void remove_state(Block *block, BlockState *state)
{
    BlockState **link = &block->states;
    while (*link != state)
        link = &(*link)->next;
    *link = state->next;
}

/* A state that loses a return address by merging may no longer be distinct from its neighbours: then it comes
 * in anew. */
static bool merge_into(Analysis *a, uint32_t block, Incoming incoming)
{
    BlockState *state = a->blocks[block].states;
    if (state != NULL && state->depth != incoming.depth)
        return analysis_fail(a, "offset %u is reached with %u stack slots on one path, %u on another",
                             (unsigned)a->blocks[block].start, state->depth, (unsigned)incoming.depth);
    while (state != NULL) {
        if (!analysis_spend(a, a->code->max_locals + incoming.depth + 1))
            return false;
        if (a->has_subroutines && is_distinct(a, state, &incoming)) {
            state = state->next;
            continue;
        }
        MergeChange change = {false, false};
        if (!merge_state(a, block, state, &incoming, &change))
            return false;
        if (!change.lost_address) {
            if (change.any)
                mark_pending(a, block, state);
            return true;
        }
        remove_state(&a->blocks[block], state);
        incoming =
            (Incoming){state->slots, state->slots + a->code->max_locals, state->depth, state->this_unset};
        state = a->blocks[block].states;
    }
    return add_state(a, block, &incoming);
}

/* In code with subroutines: return addresses that can no longer be used must not keep states apart. */
static bool enter(Analysis *a, uint32_t block, Incoming incoming)
{
    if (!a->has_subroutines)
        return merge_into(a, block, incoming);
    const uint64_t *live = a->live_in + (size_t)block * a->live_words;
    for (uint32_t i = 0; i < a->code->max_locals; i++) {
        bool forgotten = type_kind(incoming.locals[i]) == VALUE_RETURN && !(live[i / 64] >> i % 64 & 1);
        a->entering[i] = forgotten ? VALUE_UNUSABLE : incoming.locals[i];
    }
    incoming.locals = a->entering;
    return merge_into(a, block, incoming);
}

static bool enter_handlers(Analysis *a, const Block *block, bool this_unset)
{
    for (uint32_t i = 0; i < block->handler_count; i++) {
        uint32_t entry = a->handlers[block->handler + i];
        if (!enter(a, a->block_at[a->code->exceptions[entry].handler],
                   (Incoming){a->seen_by_handler, &a->caught[entry], 1, this_unset}))
            return false;
    }
    return true;
}

static void show_handlers(Analysis *a, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        a->seen_by_handler[i] = type_merge(&a->types, a->seen_by_handler[i], a->frame.locals[i]);
}

void fixpoint_load(Analysis *a, const BlockState *state)
{
    assert(state->depth <= a->code->max_stack);
    memcpy(a->frame.locals, state->slots, a->code->max_locals * sizeof *state->slots);
    memcpy(a->frame.stack, state->slots + a->code->max_locals, state->depth * sizeof *state->slots);
    a->frame.depth = state->depth;
    a->frame.this_unset = state->this_unset;
}

/* Steps over the block's instructions; what its handlers see is in seen_by_handler afterwards. */
static bool run_instructions(Analysis *a, const Block *block)
{
    bool handled = block->handler_count > 0;
    if (handled)
        memcpy(a->seen_by_handler, a->frame.locals, a->code->max_locals * sizeof *a->seen_by_handler);
    for (uint32_t offset = block->start; offset < block->end; offset++) {
        if (!(a->marks[offset] & MARK_INSTRUCTION))
            continue;
        a->offset = offset;
        if (!dataflow_step(a))
            return false;
        assert(a->frame.depth <= a->code->max_stack);
        assert(a->frame.touched_end <= a->code->max_locals);
        if (handled && offset != block->last)
            show_handlers(a, a->frame.touched, a->frame.touched_end);
    }
    return true;
}

/* Where the ret that ends this block goes; 0 (no return goes there) when it ends otherwise. */
static uint32_t subroutine_caller(const Analysis *a, const Block *block)
{
    LocalAccess access;
    if (!a->has_subroutines || !local_access(a->code->bytes, block->last, &access)
        || access.kind != VALUE_RETURN)
        return 0;
    ValueType address = a->frame.locals[access.index];
    return type_kind(address) == VALUE_RETURN ? step_return_offset(a, address) : 0;
}

static bool run_block(Analysis *a, const Block *block, const BlockState *state)
{
    fixpoint_load(a, state);
    /* With subroutines a block is one instruction, so its entry is where the address is still there. */
    uint32_t caller = subroutine_caller(a, block);
    if (!analysis_spend(a, a->code->max_locals + (block->end - block->start)) || !run_instructions(a, block)
        || !enter_handlers(a, block, state->this_unset))
        return false;
    Incoming out = {a->frame.locals, a->frame.stack, a->frame.depth, a->frame.this_unset};
    if (block->falls_off || caller >= a->code->length)
        return analysis_fail(a, "execution falls off the end of the code");
    if (caller != 0 && !enter(a, a->block_at[caller], out))
        return false;
    assert(caller == 0 || a->marks[caller] & MARK_BLOCK);
    for (uint32_t i = 0; i < block->edge_count; i++)
        if (!enter(a, a->edges[block->edge + i], out))
            return false;
    return true;
}

static BlockState *pending_state(const Block *block)
{
    BlockState *state = block->states;
    while (state != NULL && !state->pending)
        state = state->next;
    return state;
}

/* Always the first pending block in code order: loops settle before what follows them is looked at. */
static bool run_pending_blocks(Analysis *a)
{
    uint32_t words = (a->block_count + 63) / 64;
    for (uint32_t word = 0; word < words;) {
        if (a->pending[word] == 0) {
            word++;
            continue;
        }
        uint32_t number = word * 64 + (uint32_t)__builtin_ctzll(a->pending[word]);
        BlockState *state = pending_state(&a->blocks[number]);
        if (state == NULL) {
            a->pending[word] &= a->pending[word] - 1;
            continue;
        }
        assert(a->blocks[number].states != NULL);
        state->pending = false;
        a->first_pending = number;
        if (!run_block(a, &a->blocks[number], state))
            return false;
        word = a->first_pending / 64;
    }
    return true;
}

static bool find_caught_types(Analysis *a)
{
    static const char throwable[] = "java/lang/Throwable";
    a->caught = arena_allocate(&a->scratch, a->code->exception_count * sizeof *a->caught);
    for (uint32_t i = 0; i < a->code->exception_count; i++) {
        const ExceptionEntry *entry = &a->code->exceptions[i];
        const char *name = entry->catch_class == NULL ? throwable : entry->catch_class;
        a->caught[i] = type_of_class(&a->types, name);
        a->offset = entry->handler;
        if (!type_is_assignable(&a->types, a->caught[i], throwable, strlen(throwable)))
            return analysis_fail(a, "the exception handler catches %s, which is no Throwable", name);
        if (a->code->max_stack == 0)
            return analysis_fail(a, "the exception handler needs a slot of the operand stack");
    }
    return true;
}

/* The receiver and the parameters. */
static void fill_first_frame(Analysis *a)
{
    const MethodInfo *method = a->method;
    bool instance = !(method->flags & ACC_STATIC);
    if (instance) {
        bool unset = strcmp(method->name, "<init>") == 0 && a->file->super_name != NULL;
        a->frame.this_unset = unset;
        a->frame.locals[0] = unset ? VALUE_THIS : type_of_class(&a->types, a->file->name);
    }
    uint32_t index = instance;
    for (const char *type = method->descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        frame_set_local(a, index, type_of_descriptor(&a->types, type));
        index += (uint32_t)descriptor_slots(type);
    }
}

bool fixpoint_compute(Analysis *a)
{
    uint32_t locals = a->code->max_locals;
    a->frame.locals =
        arena_allocate(&a->scratch, (locals + (size_t)a->code->max_stack) * sizeof *a->frame.locals);
    a->frame.stack = a->frame.locals + locals;
    a->seen_by_handler = arena_allocate(&a->scratch, locals * sizeof *a->seen_by_handler);
    a->entering = arena_allocate(&a->scratch, locals * sizeof *a->entering);
    a->pending = arena_allocate(&a->scratch, (a->block_count + 63) / 64 * sizeof *a->pending);
    if (!find_caught_types(a))
        return false;
    fill_first_frame(a);
    assert(a->marks[0] & MARK_BLOCK && a->block_at[0] == 0);
    return enter(a, 0, (Incoming){a->frame.locals, a->frame.stack, 0, a->frame.this_unset})
           && run_pending_blocks(a);
}
