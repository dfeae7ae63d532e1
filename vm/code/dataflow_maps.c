/* The results of the dataflow pass for every instruction: depth, references, live locals.  Equal maps are
 * stored once. */
#include <assert.h>
#include <string.h>

#include "vm/code/dataflow_analysis.h"

/* All maps made so far, by content. */
typedef struct MapPool {
    Arena *arena;
    uint32_t words, count, capacity; /* capacity: of `maps`, a power of two, at least twice `count` */
    const uint64_t **maps;
} MapPool;

typedef struct Builder {
    Analysis *analysis;
    Arena *arena;
    Dataflow *flow;
    MapPool pool;
    uint64_t *map, *caught; /* being put together */
} Builder;

static uint32_t map_hash(const uint64_t *map, uint32_t words)
{
    uint64_t hash = 0;
    for (uint32_t i = 0; i < words; i++)
        hash = (hash ^ map[i]) * 0x9E3779B97F4A7C15u, hash ^= hash >> 29;
    return (uint32_t)(hash >> 32 ^ hash);
}

static uint32_t find_place(const MapPool *pool, const uint64_t *map)
{
    uint32_t place = map_hash(map, pool->words) & (pool->capacity - 1);
    while (pool->maps[place] != NULL && memcmp(pool->maps[place], map, pool->words * sizeof *map) != 0)
        place = (place + 1) & (pool->capacity - 1);
    return place;
}

static void grow(MapPool *pool, Arena *scratch)
{
    const uint64_t **old = pool->maps;
    uint32_t old_capacity = pool->capacity;
    pool->capacity *= 2;
    pool->maps = arena_allocate(scratch, pool->capacity * sizeof *pool->maps);
    for (uint32_t i = 0; i < old_capacity; i++)
        if (old[i] != NULL)
            pool->maps[find_place(pool, old[i])] = old[i];
}

/* NULL: too much work; the error is set. */
static const uint64_t *share(Builder *builder, const uint64_t *map)
{
    MapPool *pool = &builder->pool;
    assert(2 * pool->count <= pool->capacity);
    uint32_t place = find_place(pool, map);
    if (pool->maps[place] != NULL)
        return pool->maps[place];
    if (!analysis_spend(builder->analysis, MEMORY_WEIGHT * 2 * (uint64_t)pool->words))
        return NULL;
    uint64_t *kept = arena_allocate(pool->arena, pool->words * sizeof *kept);
    memcpy(kept, map, pool->words * sizeof *kept);
    pool->maps[place] = kept;
    if (2 * ++pool->count > pool->capacity)
        grow(pool, &builder->analysis->scratch);
    return kept;
}

static bool describe_references(Builder *builder, CodeState *state)
{
    Analysis *a = builder->analysis;
    uint32_t slots = a->code->max_locals + a->frame.depth; /* locals and stack lie in one array */
    if (!analysis_spend(a, slots))
        return false;
    assert(slots <= 64 * builder->flow->map_words);
    for (uint32_t first = 0, word = 0; word < builder->flow->map_words; first += 64, word++) {
        uint64_t bits = 0;
        uint32_t end = slots < first + 64 ? slots : first + 64;
        for (uint32_t i = first; i < end; i++)
            bits |= (uint64_t)type_is_reference(a->frame.locals[i]) << (i - first);
        builder->map[word] = bits;
    }
    state->depth = (uint16_t)a->frame.depth;
    state->reachable = true;
    state->references = share(builder, builder->map);
    return state->references != NULL;
}

static bool describe_live(Builder *builder, const Block *block)
{
    Analysis *a = builder->analysis;
    memset(builder->map, 0, builder->flow->map_words * sizeof *builder->map);
    liveness_at_end(a, block, builder->map, builder->caught);
    const uint64_t *previous = NULL;
    for (uint32_t offset = block->end; offset-- > block->start;) {
        if (!(a->marks[offset] & MARK_INSTRUCTION))
            continue;
        liveness_step(a, offset, builder->map);
        for (uint32_t i = 0; i < a->live_words; i++)
            builder->map[i] |= builder->caught[i];
        if (!analysis_spend(a, a->live_words))
            return false;
        if (previous == NULL
            || memcmp(previous, builder->map, builder->flow->map_words * sizeof *previous) != 0)
            previous = share(builder, builder->map);
        if (previous == NULL)
            return false;
        builder->flow->states[offset].live = previous;
    }
    return true;
}

/* The same of all locals that have a value. */
static bool describe_kept(Builder *builder, CodeState *state)
{
    const Analysis *a = builder->analysis;
    memset(builder->map, 0, builder->flow->map_words * sizeof *builder->map);
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (a->frame.locals[i] != VALUE_UNUSABLE)
            builder->map[i / 64] |= (uint64_t)1 << i % 64;
    state->live = share(builder, builder->map);
    return state->live != NULL;
}

static bool describe_block(Builder *builder, const Block *block)
{
    Analysis *a = builder->analysis;
    fixpoint_load(a, block->states);
    for (uint32_t offset = block->start; offset < block->end; offset++) {
        if (!(a->marks[offset] & MARK_INSTRUCTION))
            continue;
        a->offset = offset;
        CodeState *state = &builder->flow->states[offset];
        if (!describe_references(builder, state) || (a->keeps_locals && !describe_kept(builder, state)))
            return false;
        if (offset != block->last && !dataflow_step(a))
            return false;
    }
    return a->keeps_locals || describe_live(builder, block);
}

/* The return addresses in the current frame. */
static void describe_returns(Builder *builder, CodeVariant *variant)
{
    const Analysis *a = builder->analysis;
    uint32_t slots = a->code->max_locals + a->frame.depth, count = 0;
    for (uint32_t i = 0; i < slots; i++)
        count += type_kind(a->frame.locals[i]) == VALUE_RETURN;
    ReturnSlot *returns = arena_allocate(builder->arena, count * sizeof *returns);
    variant->returns = returns;
    for (uint32_t i = 0; i < slots; i++)
        if (type_kind(a->frame.locals[i]) == VALUE_RETURN)
            returns[variant->return_count++] = (ReturnSlot){i, step_return_offset(a, a->frame.locals[i])};
}

/* A local that is live for another caller of the subroutine may be unusable for this one. */
static bool describe_usable_live(Builder *builder, CodeState *state, const uint64_t *live)
{
    const Analysis *a = builder->analysis;
    memcpy(builder->map, live, builder->flow->map_words * sizeof *live);
    for (uint32_t i = 0; i < a->code->max_locals; i++)
        if (a->frame.locals[i] == VALUE_UNUSABLE)
            builder->map[i / 64] &= ~((uint64_t)1 << i % 64);
    state->live = share(builder, builder->map);
    return state->live != NULL;
}

static bool same_maps(const CodeVariant *variants)
{
    for (const CodeVariant *other = variants->next; other != NULL; other = other->next)
        if (other->state.references != variants->state.references
            || other->state.live != variants->state.live)
            return false;
    return true;
}

/* With subroutines a block is one instruction, with a variant for each state. */
static bool describe_variants(Builder *builder, const Block *block)
{
    Analysis *a = builder->analysis;
    CodeState *plain = &builder->flow->states[block->start];
    if (!describe_live(builder, block))
        return false;
    const uint64_t *live = plain->live;
    assert(block->start == block->last && "with subroutines a block is one instruction");
    const CodeVariant *variants = NULL;
    for (const BlockState *state = block->states; state != NULL; state = state->next) {
        CodeVariant *variant = arena_allocate(builder->arena, sizeof *variant);
        fixpoint_load(a, state);
        if (!analysis_spend(a, MEMORY_WEIGHT * (sizeof *variant / sizeof(ValueType)))
            || !describe_references(builder, &variant->state)
            || !describe_usable_live(builder, &variant->state, live))
            return false;
        describe_returns(builder, variant);
        variant->next = variants;
        variants = variant;
    }
    assert(variants != NULL);
    *plain = variants->state;
    if (!same_maps(variants))
        builder->flow->variants[block->start] = variants;
    return true;
}

static void start_building(Builder *builder)
{
    Analysis *a = builder->analysis;
    Dataflow *flow = arena_allocate(builder->arena, sizeof *flow);
    flow->length = a->code->length;
    flow->map_words = (a->code->max_locals + (uint32_t)a->code->max_stack + 63) / 64;
    flow->states = arena_allocate(builder->arena, flow->length * sizeof *flow->states);
    if (a->has_subroutines)
        flow->variants = arena_allocate(builder->arena, flow->length * sizeof *flow->variants);
    builder->flow = flow;
    builder->map = arena_allocate(&a->scratch, flow->map_words * sizeof *builder->map);
    builder->caught = arena_allocate(&a->scratch, flow->map_words * sizeof *builder->caught);
    builder->pool = (MapPool){builder->arena, flow->map_words, 0, 32, NULL};
    builder->pool.maps = arena_allocate(&a->scratch, builder->pool.capacity * sizeof *builder->pool.maps);
}

const Dataflow *maps_build(Analysis *a, Arena *arena)
{
    Builder builder = {.analysis = a, .arena = arena};
    start_building(&builder);
    for (uint32_t number = 0; number < a->block_count; number++) {
        const Block *block = &a->blocks[number];
        if (block->states == NULL)
            continue;
        if (!(a->has_subroutines ? describe_variants(&builder, block) : describe_block(&builder, block)))
            return NULL;
    }
    return builder.flow;
}
