/* The shadow as a second state vector: each key gets a position when it is first used, each position holds a
 * component's id, and a tree of vectors (base/vector.h) makes the whole one number for each state. */
#include "vm/races/shadow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/pool.h"
#include "base/vector.h"

enum { INDEX_FIRST = 256 };

/* What a position of the vector stands for. */
typedef struct Spot {
    ShadowKind kind;
    uint32_t number, place;
    uint32_t next; /* position + 1 of another spot of the same object */
    uint32_t changes;
} Spot;

struct Shadow {
    bool clocks, locksets, constant_hash;
    bool weak, digests; /* see shadow_note_weak */
    bool mixed;
    ComponentPool pool;
    Tree tree;
    Vector vector;
    Spot *spots; /* by position */
    uint32_t spot_count, spot_capacity;
    uint32_t *index, index_size;            /* open addressing over keys: position + 1 */
    uint32_t *first_spots, object_capacity; /* by object slot: position + 1 */
    uint32_t *roots, root_capacity;         /* by state */
    void *scratch;
    size_t scratch_size;
};

/* --- making and freeing --- */

static void make_tree(Shadow *shadow, unsigned hot_bits)
{
    tree_create(&shadow->tree);
    if (shadow->constant_hash)
        shadow->tree.nodes.hash_mask = shadow->tree.roots.hash_mask = 0;
    vector_create(&shadow->vector, &shadow->tree, hot_bits);
}

static void free_tree(Shadow *shadow)
{
    vector_destroy(&shadow->vector);
    tree_destroy(&shadow->tree);
}

Shadow *shadow_create(bool clocks, bool locksets, bool constant_hash)
{
    Shadow *shadow = memory_allocate(sizeof *shadow);
    *shadow = (Shadow){.clocks = clocks,
                       .locksets = locksets,
                       .constant_hash = constant_hash,
                       .index_size = INDEX_FIRST};
    pool_create(&shadow->pool);
    if (constant_hash)
        shadow->pool.hash_mask = 0;
    shadow->index = memory_allocate(INDEX_FIRST * sizeof *shadow->index);
    make_tree(shadow, HOT_BITS_MAX);
    return shadow;
}

void shadow_destroy(Shadow *shadow)
{
    if (shadow == NULL)
        return;
    free_tree(shadow);
    pool_destroy(&shadow->pool);
    free(shadow->spots);
    free(shadow->index);
    free(shadow->first_spots);
    free(shadow->roots);
    free(shadow->scratch);
    free(shadow);
}

bool shadow_has_clocks(const Shadow *shadow) { return shadow->clocks; }
bool shadow_has_locksets(const Shadow *shadow) { return shadow->locksets; }

/* --- positions --- */

static uint32_t hash_key(ShadowKind kind, uint32_t number, uint32_t place)
{
    uint64_t h =
        ((uint64_t)number << 32 | place) * 0x9E3779B97F4A7C15u + (uint64_t)kind * 0xD6E8FEB86659FD93u;
    h ^= h >> 32;
    return (uint32_t)(h * 0xD6E8FEB86659FD93u >> 32);
}

static bool is_spot(const Spot *spot, ShadowKind kind, uint32_t number, uint32_t place)
{
    return spot->kind == kind && spot->number == number && spot->place == place;
}

/* Where the key is in the index, or the empty place where it would be. */
static uint32_t *find(const Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place)
{
    assert((shadow->index_size & (shadow->index_size - 1)) == 0 && shadow->spot_count < shadow->index_size
           && "the index is a power of two and has an empty entry");
    uint32_t at = hash_key(kind, number, place) & (shadow->index_size - 1);
    while (shadow->index[at] != 0 && !is_spot(&shadow->spots[shadow->index[at] - 1], kind, number, place))
        at = (at + 1) & (shadow->index_size - 1);
    return &shadow->index[at];
}

static void index_spots(Shadow *shadow)
{
    memset(shadow->index, 0, shadow->index_size * sizeof *shadow->index);
    for (uint32_t i = 0; i < shadow->spot_count; i++)
        *find(shadow, shadow->spots[i].kind, shadow->spots[i].number, shadow->spots[i].place) = i + 1;
}

static void chain_to_object(Shadow *shadow, uint32_t position)
{
    Spot *spot = &shadow->spots[position];
    if (spot->kind < SHADOW_MONITOR)
        return;
    shadow->first_spots =
        memory_extend(shadow->first_spots, &shadow->object_capacity, spot->number, 256, sizeof(uint32_t));
    spot->next = shadow->first_spots[spot->number];
    shadow->first_spots[spot->number] = position + 1;
}

static uint32_t add_spot(Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place)
{
    assert(*find(shadow, kind, number, place) == 0 && "a key has one position");
    MEMORY_ROOM_FOR(shadow->spots, shadow->spot_capacity, shadow->spot_count);
    uint32_t position = shadow->spot_count++;
    shadow->spots[position] = (Spot){.kind = kind, .number = number, .place = place};
    chain_to_object(shadow, position);
    if (shadow->spot_count > shadow->index_size / 2) {
        shadow->index_size *= 2;
        shadow->index = memory_resize(shadow->index, shadow->index_size * sizeof *shadow->index);
        index_spots(shadow);
    } else {
        *find(shadow, kind, number, place) = position + 1;
    }
    return position;
}

/* --- contents --- */

uint32_t shadow_get(const Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place)
{
    uint32_t position = *find(shadow, kind, number, place);
    return position == 0 ? 0 : vector_get(&shadow->vector, position - 1);
}

static void set(Shadow *shadow, uint32_t position, uint32_t id)
{
    if (vector_get(&shadow->vector, position) == id)
        return;
    vector_set(&shadow->vector, position, id);
    shadow->spots[position].changes++;
}

void shadow_put(Shadow *shadow, ShadowKind kind, uint32_t number, uint32_t place, uint32_t id)
{
    uint32_t position = *find(shadow, kind, number, place);
    if (position != 0)
        set(shadow, position - 1, id);
    else if (id != 0)
        set(shadow, add_spot(shadow, kind, number, place), id);
}

uint32_t shadow_intern(Shadow *shadow, const void *content, uint32_t length)
{
    return length == 0 ? 0 : pool_intern(&shadow->pool, content, length);
}

const void *shadow_content(const Shadow *shadow, uint32_t id, uint32_t *length)
{
    *length = 0;
    return id == 0 ? NULL : pool_content(&shadow->pool, id, length);
}

void *shadow_scratch(Shadow *shadow, size_t size)
{
    if (size > shadow->scratch_size) {
        shadow->scratch_size = 2 * size;
        shadow->scratch = memory_resize(shadow->scratch, shadow->scratch_size);
    }
    return shadow->scratch;
}

void shadow_visit(const Shadow *shadow, ShadowVisitor *visit, void *context)
{
    for (uint32_t i = 0; i < shadow->spot_count; i++) {
        uint32_t id = vector_get(&shadow->vector, i);
        if (id != 0)
            visit(context, i, shadow->spots[i].kind, shadow->spots[i].number, id);
    }
}

void shadow_note_weak(Shadow *shadow) { shadow->weak = true; }
bool shadow_knows_weak(const Shadow *shadow) { return shadow->weak; }
bool shadow_needs_digests(const Shadow *shadow) { return shadow->weak && !shadow->digests; }
void shadow_use_digests(Shadow *shadow) { shadow->digests = true; }
bool shadow_uses_digests(const Shadow *shadow) { return shadow->digests; }
void shadow_note_mixed(Shadow *shadow) { shadow->mixed = true; }
bool shadow_is_mixed(const Shadow *shadow) { return shadow->mixed; }

void shadow_forget_object(Shadow *shadow, uint32_t slot)
{
    uint32_t position = slot < shadow->object_capacity ? shadow->first_spots[slot] : 0;
    for (; position != 0; position = shadow->spots[position - 1].next) {
        assert(shadow->spots[position - 1].number == slot && "the chain is that of the object");
        set(shadow, position - 1, 0);
    }
}

/* --- states --- */

static void keep_root(Shadow *shadow, uint32_t state, uint32_t root)
{
    if (state >= shadow->root_capacity)
        shadow->roots =
            memory_extend(shadow->roots, &shadow->root_capacity, state, 4096, sizeof *shadow->roots);
    shadow->roots[state] = root;
}

void shadow_commit(Shadow *shadow, uint32_t state, bool keep)
{
    bool is_new;
    uint32_t root = vector_commit(&shadow->vector, &is_new);
    if (keep)
        keep_root(shadow, state, root);
}

static void ignore(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)context, (void)position, (void)old, (void)id;
}

void shadow_enter(Shadow *shadow, uint32_t state)
{
    assert(state < shadow->root_capacity && "the state was committed with its shadow");
    vector_enter(&shadow->vector, shadow->roots[state], ignore, NULL);
}

size_t shadow_bytes(const Shadow *shadow)
{
    return tree_bytes(&shadow->tree) + pool_bytes(&shadow->pool)
           + shadow->tree.roots.count * sizeof(uint32_t);
}

/* --- layout --- */

typedef struct Placed {
    Spot spot;
    uint32_t id, before; /* component; position until now */
} Placed;

static int by_changes(const void *a, const void *b)
{
    const Placed *one = a, *other = b;
    if (one->spot.changes != other->spot.changes)
        return one->spot.changes < other->spot.changes ? 1 : -1;
    return one->before < other->before ? -1 : 1;
}

/* Room near the root for what changes more than rarely. */
static unsigned hot_bits_for(const Placed *placed, uint32_t count)
{
    uint32_t hot = 0;
    unsigned bits = 1;
    while (hot < count && placed[hot].spot.changes > placed[0].spot.changes / 64)
        hot++;
    while (bits < HOT_BITS_MAX && 1u << bits < hot)
        bits++;
    return bits;
}

void shadow_rearrange(Shadow *shadow)
{
    uint32_t count = shadow->spot_count;
    Placed *placed = memory_allocate((count + 1) * sizeof *placed);
    for (uint32_t i = 0; i < count; i++)
        placed[i] = (Placed){shadow->spots[i], vector_get(&shadow->vector, i), i};
    qsort(placed, count, sizeof *placed, by_changes);
    free_tree(shadow);
    make_tree(shadow, hot_bits_for(placed, count));
    if (shadow->object_capacity > 0)
        memset(shadow->first_spots, 0, shadow->object_capacity * sizeof *shadow->first_spots);
    for (uint32_t i = 0; i < count; i++) {
        shadow->spots[i] = placed[i].spot;
        shadow->spots[i].next = 0;
        chain_to_object(shadow, i);
        if (placed[i].id != 0)
            vector_set(&shadow->vector, i, placed[i].id);
    }
    index_spots(shadow);
    free(placed);
}
