/* Identity; see identity.h. */
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

static uint64_t mix_thread(uint64_t hash, Names *names, uint32_t thread)
{
    while (thread != NAMES_NO_PARENT) {
        ThreadName name = names_of_thread(names, thread);
        hash = mix(hash, name.ordinal);
        thread = name.parent;
    }
    return hash;
}

static uint64_t mix_method(uint64_t hash, const Vm *vm, uint32_t id)
{
    const Method *method = id == UINT32_MAX ? vm->program->initialization_stub : vm->program->methods[id];
    return mix_text(mix_text(mix_text(hash, method->owner->name), method->name), method->descriptor);
}

static uint64_t mix_site(uint64_t hash, const Vm *vm, const Site *site)
{
    if (site->thread != 0)
        hash = mix_thread(hash, vm->names, site->thread - 1);
    hash = mix(mix_method(hash, vm, site->method), site->instruction);
    return site->native != 0 ? mix_method(hash, vm, site->native - 1) : hash;
}

uint64_t identity_of_slot(const Vm *vm, Ref slot)
{
    SlotName name = names_of_slot(vm->names, slot);
    if (name.kind == SLOT_MIRROR)
        return mix_text(name.kind, vm->program->classes[name.ordinal]->name);
    if (name.kind == SLOT_STRING)
        return XXH3_64bits_withSeed(name.origin, (size_t)name.ordinal << name.wide, name.kind + name.wide);
    return name.kind == SLOT_MADE ? mix_site(mix(name.kind, name.ordinal), vm, name.origin) : 0;
}
