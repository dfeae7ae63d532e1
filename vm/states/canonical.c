/* Canonical hashes; see canonical.h. */
#include "vm/states/canonical.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "base/reserve.h"

typedef struct HashTable {
    CanonHash *hashes; /* by number; all 0: not known yet */
    uint32_t capacity;
} HashTable;

struct Canon {
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

Canon *canon_create(Vm *vm, Store *store)
{
    Canon *canon = memory_allocate(sizeof *canon);
    canon->vm = vm;
    canon->store = store;
    canon->numbers = reserve_plain(COMPONENTS_MAX * sizeof *canon->numbers);
    return canon;
}

void canon_destroy(Canon *canon)
{
    for (int kind = 0; kind < NUMBER_KINDS; kind++)
        free(canon->names[kind].hashes);
    free(canon->positions.hashes);
    free(canon->components.hashes);
    free(canon->scratch);
    reserve_destroy(canon->numbers, COMPONENTS_MAX * sizeof *canon->numbers);
    free(canon);
}

const char *canon_problem(const Canon *canon) { return canon->failed ? canon->error.text : NULL; }
uint32_t canon_count(const Canon *canon) { return canon->component_count; }

uint32_t canon_number(const Canon *canon, uint32_t component) { return canon->numbers[component]; }

size_t canon_bytes(const Canon *canon)
{
    return canon->component_count * (sizeof(CanonHash) + sizeof(uint32_t))
           + canon->positions.capacity * sizeof(CanonHash);
}

static CanonHash *place(HashTable *table, uint32_t number)
{
    if (number >= table->capacity) {
        uint32_t capacity = 2 * number + 64;
        table->hashes = memory_resize(table->hashes, capacity * sizeof *table->hashes);
        memset(table->hashes + table->capacity, 0, (capacity - table->capacity) * sizeof *table->hashes);
        table->capacity = capacity;
    }
    return &table->hashes[number];
}

static bool is_known(const CanonHash *hash) { return hash->low != 0 || hash->high != 0; }

/* --- names
 * ------------------------------------------------------------------------------------------------------------
 */

static CanonHash hash_of(const void *bytes, size_t length, uint64_t seed)
{
    XXH128_hash_t hash = XXH3_128bits_withSeed(bytes, length, seed);
    return (CanonHash){hash.low64, hash.high64};
}

static CanonHash name_hash(Canon *canon, NumberKind kind, uint32_t number);

static CanonHash class_hash(const Canon *canon, uint32_t id)
{
    const Class *class = canon->vm->program->classes[id];
    return hash_of(class->name, strlen(class->name), class->kind == CLASS_PRIMITIVE);
}

static CanonHash member_hash(Canon *canon, const Class *owner, const char *name, const char *descriptor)
{
    uint64_t seed = name_hash(canon, NUMBER_CLASS, owner->id).low;
    return hash_of(descriptor, strlen(descriptor), hash_of(name, strlen(name), seed).low);
}

static CanonHash thread_hash(Canon *canon, uint32_t number)
{
    ThreadName name = names_of_thread(canon->store->names, number);
    uint64_t seed =
        name.parent == NAMES_NO_PARENT ? NUMBER_THREAD : name_hash(canon, NUMBER_THREAD, name.parent).low;
    return hash_of(&name.ordinal, sizeof name.ordinal, seed);
}

static CanonHash site_hash(Canon *canon, const Site *site, uint32_t ordinal)
{
    bool is_outside = site->thread == 0 && site->method == 0 && site->instruction == 0 && site->native == 0;
    uint64_t parts[5] = {ordinal};
    if (!is_outside) {
        parts[1] = site->thread == 0 ? 0 : name_hash(canon, NUMBER_THREAD, site->thread - 1).low;
        parts[2] = site->method == UINT32_MAX ? 1 : name_hash(canon, NUMBER_METHOD, site->method).low;
        parts[3] = site->instruction;
        parts[4] = site->native == 0 ? 0 : name_hash(canon, NUMBER_METHOD, site->native - 1).low;
    }
    return hash_of(parts, sizeof parts, SLOT_MADE);
}

static CanonHash slot_hash(Canon *canon, uint32_t slot)
{
    SlotName name = names_of_slot(canon->store->names, slot);
    if (name.kind == SLOT_MADE)
        return site_hash(canon, name.origin, name.ordinal);
    if (name.kind == SLOT_STRING)
        return hash_of(name.origin, (size_t)name.ordinal << name.wide, SLOT_STRING + 8u * name.wide);
    CanonHash class = name_hash(canon, NUMBER_CLASS, name.ordinal);
    return hash_of(&class, sizeof class, SLOT_MIRROR);
}

static CanonHash new_name_hash(Canon *canon, NumberKind kind, uint32_t number)
{
    const Program *program = canon->vm->program;
    switch (kind) {
    case NUMBER_CLASS: return class_hash(canon, number);
    case NUMBER_METHOD:
        return member_hash(canon, program->methods[number]->owner, program->methods[number]->name,
                           program->methods[number]->descriptor);
    case NUMBER_FIELD:
        return member_hash(canon, program->fields[number]->owner, program->fields[number]->name,
                           program->fields[number]->descriptor);
    case NUMBER_THREAD: return thread_hash(canon, number);
    default: return slot_hash(canon, number);
    }
}

static CanonHash name_hash(Canon *canon, NumberKind kind, uint32_t number)
{
    if (!is_known(place(&canon->names[kind], number))) {
        CanonHash hash = new_name_hash(canon, kind, number);
        *place(&canon->names[kind], number) = hash; /* the table may have moved meanwhile */
    }
    return canon->names[kind].hashes[number];
}

/* --- components
 * ------------------------------------------------------------------------------------------------------- */

/* A class that the program made as it ran has no name that holds elsewhere. */
static void check_class(Canon *canon, uint32_t id)
{
    const Class *class = canon->vm->program->classes[id];
    char name[512];
    while (class->kind == CLASS_ARRAY || class->site_user != NULL)
        class = class->kind == CLASS_ARRAY ? class->element : class->site_user;
    if (class->kind == CLASS_PRIMITIVE || class->found || canon->failed)
        return;
    canon->failed = true;
    error_set(&canon->error,
              "this state cannot leave the process: class %s was made by the program as it ran",
              class_external_name(class, name, sizeof name));
}

static CanonHash component_hash(const Canon *canon, uint32_t component)
{
    return canon->components.hashes[canon->numbers[component] - 1];
}

/* Takes the number out of the copy, where a mark stays that there was one, and its meaning into the seed. */
static uint32_t take_in(void *context, NumberKind kind, uint32_t *number)
{
    Canon *canon = context;
    uint32_t local = *number;
    if (kind == NUMBER_CLASS)
        check_class(canon, local);
    CanonHash hash = kind == NUMBER_FRAME ? component_hash(canon, local) : name_hash(canon, kind, local);
    canon->seed = (canon->seed ^ hash.low) * 0x9E3779B97F4A7C15u + hash.high;
    canon->seed ^= canon->seed >> 29;
    canon->other_seed = (canon->other_seed + hash.high) * 0xBF58476D1CE4E5B9u ^ hash.low;
    canon->other_seed ^= canon->other_seed >> 31;
    *number = 1;
    return local;
}

static void *copy_of(Canon *canon, uint32_t component, uint32_t *size)
{
    const uint8_t *content = pool_content(&canon->store->pool, component, size);
    if (*size > canon->scratch_size) {
        canon->scratch_size = 2 * (size_t)*size;
        canon->scratch = memory_resize(canon->scratch, canon->scratch_size);
    }
    return memcpy(canon->scratch, content, *size);
}

static void meet(Canon *canon, ComponentKind kind, uint32_t component)
{
    uint32_t size;
    void *image = copy_of(canon, component, &size);
    canon->seed = kind + 1;
    canon->other_seed = ~(uint64_t)kind;
    if (!component_numbers(canon->vm, kind, image, take_in, canon, &canon->error))
        canon->failed = true;
    CanonHash hash = hash_of(image, size, canon->seed);
    hash.high += canon->other_seed;
    *place(&canon->components, canon->component_count) = hash;
    canon->numbers[component] = ++canon->component_count;
}

static uint32_t frame_below(const Canon *canon, uint32_t component)
{
    uint32_t size;
    return ((const FrameImage *)pool_content(&canon->store->pool, component, &size))->below;
}

/* A stack's frames, the lowest first: each has the hash of the one below in it. */
static void meet_frames(Canon *canon, uint32_t top)
{
    uint32_t count = 0;
    for (uint32_t id = top; id != 0 && canon->numbers[id] == 0; id = frame_below(canon, id))
        count++;
    if (count == 0)
        return;
    uint32_t *frames = memory_allocate(count * sizeof *frames), left = count;
    for (uint32_t id = top; left > 0; id = frame_below(canon, id))
        frames[--left] = id;
    for (uint32_t i = 0; i < count; i++)
        meet(canon, COMPONENT_FRAME, frames[i]);
    free(frames);
}

static void meet_item(Canon *canon, ItemKind kind, uint32_t component)
{
    uint32_t size;
    if (kind == ITEM_THREAD)
        meet_frames(canon,
                    ((const ThreadImage *)pool_content(&canon->store->pool, component, &size))->frames);
    meet(canon,
         kind == ITEM_OBJECT   ? COMPONENT_OBJECT
         : kind == ITEM_THREAD ? COMPONENT_THREAD
                               : COMPONENT_VM,
         component);
}

static CanonHash position_hash(Canon *canon, uint32_t position)
{
    CanonHash *hash = place(&canon->positions, position);
    if (!is_known(hash)) {
        Item item = canon->store->items[position];
        *hash = item.kind == ITEM_VM
                    ? (CanonHash){1, 1}
                    : name_hash(canon, item.kind == ITEM_OBJECT ? NUMBER_SLOT : NUMBER_THREAD, item.number);
    }
    return *hash;
}

static uint64_t mix(uint64_t z)
{
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

CanonHash canon_weight(Canon *canon, uint32_t position, uint32_t component)
{
    if (component == 0)
        return (CanonHash){0, 0};
    if (canon->numbers[component] == 0)
        meet_item(canon, canon->store->items[position].kind, component);
    CanonHash where = position_hash(canon, position), what = component_hash(canon, component);
    return (CanonHash){mix(where.low + 3 * what.low), mix(where.high + 5 * what.high)};
}
