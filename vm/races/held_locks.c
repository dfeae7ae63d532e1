/* Sorted lists of locks: adding, removing, intersecting and describing them. */
#include "vm/races/held_locks.h"

#include <string.h>

#include "vm/races/shadow.h"

static const HeldLock *locks_of(const Vm *vm, uint32_t held, uint32_t *count)
{
    const HeldLock *locks = shadow_content(vm->observers.shadow, held, count);
    assert(*count % sizeof *locks == 0 && "a list of whole entries");
    *count /= (uint32_t)sizeof *locks;
    return locks;
}

static uint32_t intern(Vm *vm, const HeldLock *locks, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++)
        assert(locks[i - 1].object < locks[i].object && "locks are sorted by object, each once");
    return shadow_intern(vm->observers.shadow, locks, count * (uint32_t)sizeof *locks);
}

uint32_t held_by(const Vm *vm, const Thread *thread)
{
    return shadow_get(vm->observers.shadow, SHADOW_HELD, thread->number, 0);
}

/* A copy of the thread's locks without the object, with room for one more; *at: where the object belongs. */
static HeldLock *copy_without(Vm *vm, const Thread *thread, uint32_t object, uint32_t *count, uint32_t *at)
{
    uint32_t before;
    const HeldLock *locks = locks_of(vm, held_by(vm, thread), &before);
    HeldLock *copy = shadow_scratch(vm->observers.shadow, (before + 1) * sizeof *copy);
    *count = *at = 0;
    for (uint32_t i = 0; i < before; i++) {
        *at += locks[i].object < object;
        if (locks[i].object != object)
            copy[(*count)++] = locks[i];
    }
    return copy;
}

void held_add(Vm *vm, const Thread *thread, const Object *object)
{
    uint32_t count, at;
    HeldLock *locks = copy_without(vm, thread, object->slot, &count, &at);
    memmove(locks + at + 1, locks + at, (count - at) * sizeof *locks);
    locks[at] = (HeldLock){object->slot, object->class->id};
    shadow_put(vm->observers.shadow, SHADOW_HELD, thread->number, 0, intern(vm, locks, count + 1));
}

void held_remove(Vm *vm, const Thread *thread, const Object *object)
{
    uint32_t count, at;
    const HeldLock *locks = copy_without(vm, thread, object->slot, &count, &at);
    shadow_put(vm->observers.shadow, SHADOW_HELD, thread->number, 0, intern(vm, locks, count));
}

uint32_t held_common(Vm *vm, uint32_t one, uint32_t other)
{
    uint32_t count, other_count, common = 0;
    if (one == other)
        return one;
    const HeldLock *locks = locks_of(vm, one, &count), *others = locks_of(vm, other, &other_count);
    HeldLock *both = shadow_scratch(vm->observers.shadow, (count + 1) * sizeof *both);
    for (uint32_t i = 0, j = 0; i < count && j < other_count;) {
        if (locks[i].object == others[j].object)
            both[common++] = locks[i], i++, j++;
        else if (locks[i].object < others[j].object)
            i++;
        else
            j++;
    }
    assert(common <= count && common <= other_count && "an intersection is no larger than either list");
    return intern(vm, both, common);
}

void held_describe(const Vm *vm, uint32_t held, Bytes *text)
{
    uint32_t count;
    char name[512];
    const HeldLock *locks = locks_of(vm, held, &count);
    if (count == 0)
        bytes_add_text(text, "no lock");
    for (uint32_t i = 0; i < count; i++) {
        const Class *class = vm->program->classes[locks[i].class_id];
        if (class->is_mirror)
            bytes_format(text, "%sclass %s", i > 0 ? ", " : "",
                         class_external_name(vm_mirrored_class(vm, locks[i].object), name, sizeof name));
        else
            bytes_format(text, "%s%s@%x", i > 0 ? ", " : "", class_external_name(class, name, sizeof name),
                         locks[i].object);
    }
}
