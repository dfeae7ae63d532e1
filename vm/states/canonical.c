/* Hashes of names are worked out once and kept by number.  The hash of a component is that of its bytes with
 * the numbers taken out, seeded by the hashes of what the numbers mean. */
#include "vm/states/canonical.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "base/reserve.h"

typedef struct HashTable {
    CanonicalHash *hashes; /* by number; all 0: not known yet */
    uint32_t capacity;
} HashTable;

struct CanonicalHasher {
    Vm *vm;
    Store *store;
    HashTable names[NUMBER_KINDS]; /* but frames, which are components */
    HashTable positions;
    uint32_t *numbers;    /* by component: dense number + 1 */
    HashTable components; /* by dense number */
    uint32_t component_count;
    uint8_t *scratch; /* a copy of a component, to be changed */
    size_t scratch_size;
    XXH64_hash_t seed; /* while a component is hashed: the numbers visited so far */
    XXH64_hash_t other_seed;
    Error error;
    bool failed;
};

static const size_t COMPONENTS_MAX = (size_t)1 << 32;

CanonicalHasher *canonical_create(Vm *vm, Store *store)
{
    CanonicalHasher *hasher = memory_allocate(sizeof *hasher);
    hasher->vm = vm;
    hasher->store = store;
    hasher->numbers = reserve_plain(COMPONENTS_MAX * sizeof *hasher->numbers);
    return hasher;
}

void canonical_destroy(CanonicalHasher *hasher)
{
    for (int kind = 0; kind < NUMBER_KINDS; kind++)
        free(hasher->names[kind].hashes);
    free(hasher->positions.hashes);
    free(hasher->components.hashes);
    free(hasher->scratch);
    reserve_destroy(hasher->numbers, COMPONENTS_MAX * sizeof *hasher->numbers);
    free(hasher);
}

const char *canonical_problem(const CanonicalHasher *hasher)
{
    return hasher->failed ? hasher->error.text : NULL;
}

uint32_t canonical_number(const CanonicalHasher *hasher, uint32_t component)
{
    return hasher->numbers[component];
}

static CanonicalHash *place(HashTable *table, uint32_t number)
{
    MEMORY_ROOM_FOR(table->hashes, table->capacity, number);
    return &table->hashes[number];
}

static bool is_known(const CanonicalHash *hash) { return hash->low != 0 || hash->high != 0; }

/* --- names --- */

static CanonicalHash hash_of(const void *bytes, size_t length, uint64_t seed)
{
    XXH128_hash_t hash = XXH3_128bits_withSeed(bytes, length, seed);
    return (CanonicalHash){hash.low64, hash.high64};
}

static CanonicalHash name_hash(CanonicalHasher *hasher, NumberKind kind, uint32_t number);

static CanonicalHash class_hash(const CanonicalHasher *hasher, uint32_t id)
{
    const Class *class = hasher->vm->program->classes[id];
    return hash_of(class->name, strlen(class->name),
                   (uint64_t)(uint32_t) class->space_hash << 1 | (class->kind == CLASS_PRIMITIVE));
}

static CanonicalHash member_hash(CanonicalHasher *hasher, const Class *owner, const char *name,
                                 const char *descriptor)
{
    uint64_t seed = name_hash(hasher, NUMBER_CLASS, owner->id).low;
    return hash_of(descriptor, strlen(descriptor), hash_of(name, strlen(name), seed).low);
}

static CanonicalHash thread_hash(CanonicalHasher *hasher, uint32_t number)
{
    ThreadOrigin origin = numbering_thread_origin(hasher->store->numbering, number);
    uint64_t seed = origin.parent == NUMBERING_NO_PARENT
                        ? NUMBER_THREAD
                        : name_hash(hasher, NUMBER_THREAD, origin.parent).low;
    return hash_of(&origin.ordinal, sizeof origin.ordinal, seed);
}

static CanonicalHash site_hash(CanonicalHasher *hasher, const AllocationSite *site, uint32_t ordinal)
{
    bool is_outside = site->thread == 0 && site->method == 0 && site->instruction == 0 && site->native == 0;
    uint64_t parts[5] = {ordinal};
    if (!is_outside) {
        parts[1] = site->thread == 0 ? 0 : name_hash(hasher, NUMBER_THREAD, site->thread - 1).low;
        parts[2] = site->method == UINT32_MAX ? 1 : name_hash(hasher, NUMBER_METHOD, site->method).low;
        parts[3] = site->instruction;
        parts[4] = site->native == 0 ? 0 : name_hash(hasher, NUMBER_METHOD, site->native - 1).low;
    }
    return hash_of(parts, sizeof parts, SLOT_MADE);
}

static CanonicalHash slot_hash(CanonicalHasher *hasher, uint32_t slot)
{
    SlotOrigin origin = numbering_slot_origin(hasher->store->numbering, slot);
    if (origin.kind == SLOT_MADE)
        return site_hash(hasher, origin.key, origin.ordinal);
    if (origin.kind == SLOT_STRING)
        return hash_of(origin.key, (size_t)origin.ordinal << origin.wide, SLOT_STRING + 8u * origin.wide);
    CanonicalHash class = name_hash(hasher, NUMBER_CLASS, origin.ordinal);
    return hash_of(&class, sizeof class, SLOT_MIRROR);
}

static CanonicalHash new_name_hash(CanonicalHasher *hasher, NumberKind kind, uint32_t number)
{
    const Program *program = hasher->vm->program;
    switch (kind) {
    case NUMBER_CLASS: return class_hash(hasher, number);
    case NUMBER_METHOD:
        return member_hash(hasher, program->methods[number]->owner, program->methods[number]->name,
                           program->methods[number]->descriptor);
    case NUMBER_FIELD:
        return member_hash(hasher, program->fields[number]->owner, program->fields[number]->name,
                           program->fields[number]->descriptor);
    case NUMBER_THREAD: return thread_hash(hasher, number);
    default: return slot_hash(hasher, number);
    }
}

static CanonicalHash name_hash(CanonicalHasher *hasher, NumberKind kind, uint32_t number)
{
    if (!is_known(place(&hasher->names[kind], number))) {
        CanonicalHash hash = new_name_hash(hasher, kind, number);
        *place(&hasher->names[kind], number) = hash; /* the table may have moved meanwhile */
    }
    return hasher->names[kind].hashes[number];
}

/* --- components --- */

/* A class that the program made as it ran has no name that holds elsewhere. */
static void check_class(CanonicalHasher *hasher, uint32_t id)
{
    const Class *class = hasher->vm->program->classes[id];
    char name[512];
    while (class->kind == CLASS_ARRAY || class->site_user != NULL)
        class = class->kind == CLASS_ARRAY ? class->element : class->site_user;
    if (class->kind == CLASS_PRIMITIVE || class->found || hasher->failed)
        return;
    hasher->failed = true;
    error_set(&hasher->error,
              "this state cannot leave the process: class %s was made by the program as it ran",
              class_external_name(class, name, sizeof name));
}

static CanonicalHash component_hash(const CanonicalHasher *hasher, uint32_t component)
{
    assert(hasher->numbers[component] != 0 && hasher->numbers[component] <= hasher->component_count
           && "a component is met before its hash is wanted");
    return hasher->components.hashes[hasher->numbers[component] - 1];
}

/* Takes the number out of the copy, where a mark stays that there was one, and its meaning into the seed. */
static uint32_t take_in(void *context, NumberKind kind, uint32_t *number)
{
    CanonicalHasher *hasher = context;
    uint32_t local = *number;
    if (kind == NUMBER_CLASS)
        check_class(hasher, local);
    CanonicalHash hash =
        kind == NUMBER_FRAME ? component_hash(hasher, local) : name_hash(hasher, kind, local);
    hasher->seed = (hasher->seed ^ hash.low) * 0x9E3779B97F4A7C15u + hash.high;
    hasher->seed ^= hasher->seed >> 29;
    hasher->other_seed = (hasher->other_seed + hash.high) * 0xBF58476D1CE4E5B9u ^ hash.low;
    hasher->other_seed ^= hasher->other_seed >> 31;
    *number = 1;
    return local;
}

static void *copy_of(CanonicalHasher *hasher, uint32_t component, uint32_t *size)
{
    const uint8_t *content = pool_content(&hasher->store->pool, component, size);
    if (*size > hasher->scratch_size) {
        hasher->scratch_size = 2 * (size_t)*size;
        hasher->scratch = memory_resize(hasher->scratch, hasher->scratch_size);
    }
    return memcpy(hasher->scratch, content, *size);
}

static void meet(CanonicalHasher *hasher, ComponentKind kind, uint32_t component)
{
    assert(hasher->numbers[component] == 0 && "a component is met once");
    uint32_t size;
    void *content = copy_of(hasher, component, &size);
    hasher->seed = kind + 1;
    hasher->other_seed = ~(uint64_t)kind;
    if (!component_numbers(hasher->vm, kind, content, take_in, hasher, &hasher->error))
        hasher->failed = true;
    CanonicalHash hash = hash_of(content, size, hasher->seed);
    hash.high += hasher->other_seed;
    *place(&hasher->components, hasher->component_count) = hash;
    hasher->numbers[component] = ++hasher->component_count;
}

static uint32_t frame_below(const CanonicalHasher *hasher, uint32_t component)
{
    uint32_t size;
    return ((const FrameComponent *)pool_content(&hasher->store->pool, component, &size))->below;
}

/* A stack's frames, the lowest first: each has the hash of the one below in it. */
static void meet_frames(CanonicalHasher *hasher, uint32_t top)
{
    uint32_t count = 0;
    for (uint32_t id = top; id != 0 && hasher->numbers[id] == 0; id = frame_below(hasher, id))
        count++;
    if (count == 0)
        return;
    uint32_t *frames = memory_allocate(count * sizeof *frames), left = count;
    for (uint32_t id = top; left > 0; id = frame_below(hasher, id))
        frames[--left] = id;
    for (uint32_t i = 0; i < count; i++)
        meet(hasher, COMPONENT_FRAME, frames[i]);
    free(frames);
}

static void meet_item(CanonicalHasher *hasher, ItemKind kind, uint32_t component)
{
    uint32_t size;
    if (kind == ITEM_THREAD)
        meet_frames(hasher,
                    ((const ThreadComponent *)pool_content(&hasher->store->pool, component, &size))->frames);
    meet(hasher,
         kind == ITEM_OBJECT   ? COMPONENT_OBJECT
         : kind == ITEM_THREAD ? COMPONENT_THREAD
                               : COMPONENT_VM,
         component);
}

static CanonicalHash position_hash(CanonicalHasher *hasher, uint32_t position)
{
    CanonicalHash *hash = place(&hasher->positions, position);
    if (!is_known(hash)) {
        Item item = hasher->store->items[position];
        assert(item.kind != ITEM_NONE && "an empty position holds no component");
        *hash = item.kind == ITEM_VM
                    ? (CanonicalHash){1, 1}
                    : name_hash(hasher, item.kind == ITEM_OBJECT ? NUMBER_SLOT : NUMBER_THREAD, item.number);
    }
    return *hash;
}

static uint64_t mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

CanonicalHash canonical_weight(CanonicalHasher *hasher, uint32_t position, uint32_t component)
{
    if (component == 0)
        return (CanonicalHash){0, 0};
    if (hasher->numbers[component] == 0)
        meet_item(hasher, hasher->store->items[position].kind, component);
    CanonicalHash where = position_hash(hasher, position), what = component_hash(hasher, component);
    return (CanonicalHash){mix(where.low + 3 * what.low), mix(where.high + 5 * what.high)};
}
