/* A list to which objects are added, and from which those that nobody owns any more are dropped now and then.
 */
#include "vm/memory/owned.h"

#include "base/memory.h"

static bool is_owned(const Vm *vm, Ref slot)
{
    return object_peek(vm, slot) != NULL && object_peek(vm, slot)->owner != 0;
}

static bool is_listed(const VmOwned *owned, uint32_t count, Ref slot)
{
    for (uint32_t i = 0; i < count; i++)
        if (owned->slots[i] == slot)
            return true;
    return false;
}

static void drop_free_ones(Vm *vm)
{
    VmOwned *owned = &vm->owned;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < owned->count; i++)
        if (is_owned(vm, owned->slots[i]) && !is_listed(owned, kept, owned->slots[i]))
            owned->slots[kept++] = owned->slots[i];
    owned->count = kept;
}

void owned_note(Vm *vm, Ref object)
{
    VmOwned *owned = &vm->owned;
    if (vm->exclusion == NULL)
        return;
    if (owned->count == owned->capacity)
        drop_free_ones(vm);
    MEMORY_ROOM_FOR(owned->slots, owned->capacity, owned->count);
    owned->slots[owned->count++] = object;
}

uint32_t owned_by(Vm *vm, const Thread *thread, Ref except, Ref *found, uint32_t limit)
{
    const VmOwned *owned = &vm->owned;
    uint32_t count = 0;
    drop_free_ones(vm);
    for (uint32_t i = 0; i < owned->count; i++) {
        Ref slot = owned->slots[i];
        if (slot == except || object_peek(vm, slot)->owner != thread->number + 1)
            continue;
        uint32_t at = count < limit ? count++ : limit;
        for (; at > 0 && found[at - 1] > slot; at--)
            if (at < limit)
                found[at] = found[at - 1];
        if (at < limit)
            found[at] = slot;
    }
    return count;
}
