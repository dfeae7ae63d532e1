/* Hashes what the numbering knows of a slot (allocation site and ordinal, class or text), by names, not
 * numbers. */
#include "vm/memory/identity.h"

#include <string.h>
#include <xxhash.h>

static uint64_t mix(uint64_t hash, uint64_t number)
{
    return XXH3_64bits_withSeed(&number, sizeof number, hash);
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    return XXH3_64bits_withSeed(text, strlen(text), hash);
}

static uint64_t mix_thread(uint64_t hash, Numbering *numbering, uint32_t thread)
{
    while (thread != NUMBERING_NO_PARENT) {
        ThreadOrigin origin = numbering_thread_origin(numbering, thread);
        hash = mix(hash, origin.ordinal);
        thread = origin.parent;
    }
    return hash;
}

static uint64_t mix_method(uint64_t hash, const Vm *vm, uint32_t id)
{
    const Method *method = id == UINT32_MAX ? vm->program->initialization_stub : vm->program->methods[id];
    return mix_text(mix_text(mix_text(hash, method->owner->name), method->name), method->descriptor);
}

static uint64_t mix_site(uint64_t hash, const Vm *vm, const AllocationSite *site)
{
    if (site->thread != 0)
        hash = mix_thread(hash, vm->numbering, site->thread - 1);
    hash = mix(mix_method(hash, vm, site->method), site->instruction);
    return site->native != 0 ? mix_method(hash, vm, site->native - 1) : hash;
}

uint64_t identity_of_slot(const Vm *vm, Ref slot)
{
    SlotOrigin origin = numbering_slot_origin(vm->numbering, slot);
    if (origin.kind == SLOT_MIRROR)
        return mix_text(origin.kind, vm->program->classes[origin.ordinal]->name);
    if (origin.kind == SLOT_STRING)
        return XXH3_64bits_withSeed(origin.key, (size_t)origin.ordinal << origin.wide,
                                    origin.kind + origin.wide);
    return origin.kind == SLOT_MADE ? mix_site(mix(origin.kind, origin.ordinal), vm, origin.key) : 0;
}

int32_t identity_hash(const Vm *vm, Ref reference)
{
    uint32_t h =
        (vm->numbering != NULL ? (uint32_t)identity_of_slot(vm, reference) : reference) * 2654435761u;
    h ^= h >> 15;
    return (int32_t)(h * 2246822519u >> 4 | 1);
}
