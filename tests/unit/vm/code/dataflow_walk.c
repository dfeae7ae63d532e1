/* Random walks through code; see dataflow_walk.h. */
#include "tests/unit/vm/code/dataflow_walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/dataflow_analysis.h"

typedef struct Walk {
    Analysis analysis;
    const Dataflow *flow;
    bool *forgotten; /* of each local: it was said not to be live, and was not written since */
    uint64_t *random;
} Walk;

uint32_t random_next(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)(*state >> 32);
}

static void enter_method(Walk *walk)
{
    Analysis *a = &walk->analysis;
    const MethodInfo *method = a->method;
    bool instance = !(method->flags & ACC_STATIC), constructor = strcmp(method->name, "<init>") == 0;
    uint32_t index = instance;
    memset(a->frame.locals, 0, a->code->max_locals * sizeof *a->frame.locals);
    memset(walk->forgotten, 0, a->code->max_locals * sizeof *walk->forgotten);
    a->frame.this_unset = constructor && a->file->super_name != NULL;
    if (instance)
        a->frame.locals[0] = a->frame.this_unset ? VALUE_THIS : type_of_class(&a->types, a->file->name);
    for (const char *type = method->descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        frame_set_local(a, index, type_of_descriptor(&a->types, type));
        index += (uint32_t)descriptor_slots(type);
    }
    a->frame.depth = 0;
    a->offset = 0;
}

static uint32_t return_offset(const void *frame, uint32_t slot)
{
    const Analysis *a = frame;
    ValueType type = a->frame.locals[slot];
    return type_kind(type) == VALUE_RETURN ? step_return_offset(a, type) : UINT32_MAX;
}

static bool complain(const Walk *walk, const char *what, uint32_t slot)
{
    const Analysis *a = &walk->analysis;
    fprintf(stderr, "\n    class %s, method %s%s, offset %u: %s (slot %u)\n", a->file->name, a->method->name,
            a->method->descriptor, (unsigned)a->offset, what, (unsigned)slot);
    return false;
}

static bool in_map(const uint64_t *map, uint32_t slot) { return map[slot / 64] >> slot % 64 & 1; }

/* What is not live is as good as gone: a return address there does not count as a call going on. */
static void forget(Walk *walk, uint32_t local)
{
    ValueType *type = &walk->analysis.frame.locals[local];
    walk->forgotten[local] = true;
    if (type_kind(*type) == VALUE_RETURN)
        *type = VALUE_UNUSABLE;
}

/* A slot that no map calls a reference may hold one only where nobody will read it. */
static bool check_state(Walk *walk, const CodeState *state)
{
    const Analysis *a = &walk->analysis;
    uint32_t locals = a->code->max_locals;
    if (!state->reachable || state->depth != a->frame.depth)
        return complain(walk, "not reachable, or another depth", 0);
    for (uint32_t slot = 0; slot < locals + a->frame.depth; slot++) {
        bool is_reference = type_is_reference(a->frame.locals[slot]), said = in_map(state->references, slot);
        bool live = slot >= locals || in_map(state->live, slot);
        if (said && !is_reference)
            return complain(walk, "no reference", slot);
        if (live && is_reference && !said)
            return complain(walk, "a live reference that is not in the map", slot);
        if (!live)
            forget(walk, slot);
    }
    return true;
}

static bool check_access(Walk *walk)
{
    LocalAccess access;
    if (!local_access(walk->analysis.code->bytes, walk->analysis.offset, &access)
        || (access.reads && access.writes))
        return true;
    for (uint32_t i = access.index; i < access.index + access.slots; i++) {
        if (access.reads && walk->forgotten[i])
            return complain(walk, "reads a local that was not live", i);
        walk->forgotten[i] = false;
    }
    return true;
}

static bool enter_handler(Walk *walk, const Block *block)
{
    Analysis *a = &walk->analysis;
    if (block->handler_count == 0 || random_next(walk->random) % 8 != 0)
        return false;
    uint32_t index = a->handlers[block->handler + random_next(walk->random) % block->handler_count];
    const ExceptionEntry *entry = &a->code->exceptions[index];
    a->frame.stack[0] =
        type_of_class(&a->types, entry->catch_class ? entry->catch_class : "java/lang/Throwable");
    a->frame.depth = 1;
    a->offset = entry->handler;
    return true;
}

static const Block *block_of(const Analysis *a)
{
    uint32_t offset = a->offset;
    while (!(a->marks[offset] & MARK_BLOCK))
        offset--;
    return &a->blocks[a->block_at[offset]];
}

/* Where a ret goes, or 0. */
static uint32_t caller(const Analysis *a)
{
    LocalAccess access;
    bool returns = local_access(a->code->bytes, a->offset, &access) && access.kind == VALUE_RETURN;
    return returns && type_kind(a->frame.locals[access.index]) == VALUE_RETURN
               ? step_return_offset(a, a->frame.locals[access.index])
               : 0;
}

static bool take_step(Walk *walk)
{
    Analysis *a = &walk->analysis;
    if (!check_state(walk, dataflow_state(walk->flow, a->offset, return_offset, a)))
        return false;
    const Block *block = block_of(a);
    if (enter_handler(walk, block))
        return true;
    uint32_t back = caller(a);
    if (!check_access(walk) || !dataflow_step(a))
        return complain(walk, a->error->text, 0);
    if (back != 0)
        a->offset = back;
    else if (a->offset != block->last)
        a->offset += opcode_length(a->code->bytes, a->offset, a->code->length);
    else if (block->edge_count > 0)
        a->offset = a->blocks[a->edges[block->edge + random_next(walk->random) % block->edge_count]].start;
    else
        enter_method(walk);
    return true;
}

bool walk_randomly(const ClassFile *file, const MethodInfo *method, const TypeOracle *oracle,
                   const Dataflow *flow, uint64_t *random, int steps)
{
    Error error = {""};
    Walk walk = {.analysis = {.file = file, .method = method, .code = method->code, .error = &error},
                 .flow = flow,
                 .random = random};
    Analysis *a = &walk.analysis;
    type_table_start(&a->types, oracle, &a->scratch);
    walk.forgotten = arena_allocate(&a->scratch, method->code->max_locals * sizeof *walk.forgotten);
    a->frame.locals = arena_allocate(&a->scratch, (method->code->max_locals + (size_t)method->code->max_stack)
                                                      * sizeof(ValueType));
    a->frame.stack = a->frame.locals + method->code->max_locals;
    bool right = blocks_find(a);
    enter_method(&walk);
    for (int i = 0; i < steps && right; i++)
        right = take_step(&walk);
    arena_free(&a->scratch);
    return right;
}
