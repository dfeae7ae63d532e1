/* Sharing; see sharing.h. */
#include "vm/memory/sharing.h"

#include "base/memory.h"

static void push(Vm *vm, Ref reference)
{
    if (reference == 0)
        return;
    Object *object = object_at(vm, reference);
    if (object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
        return;
    object_written(vm, object);
    object->flags |= OBJECT_SHARED;
    share_later(vm, reference);
}

static void push_children(Vm *vm, const Object *object)
{
    const Class *class = object->class;
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < object->length; i++)
            push(vm, ELEMENT(const Ref, object, i));
        return;
    }
    for (uint32_t i = 0; i < class->reference_count; i++)
        push(vm, FIELD_AT(const Ref, object, class->reference_offsets[i]));
    if (!class->is_mirror)
        return;
    const Class *mirrored = vm_mirrored_class(vm, object->slot);
    for (uint32_t i = 0; i < mirrored->static_reference_count; i++)
        push(vm, FIELD_AT(const Ref, object, mirrored->static_reference_offsets[i]));
}

void share_later(Vm *vm, Ref object)
{
    if (vm->sharing.count == vm->sharing.capacity) {
        vm->sharing.capacity = vm->sharing.capacity ? 2 * vm->sharing.capacity : 64;
        vm->sharing.pending = memory_resize(vm->sharing.pending, vm->sharing.capacity * sizeof(Ref));
    }
    vm->sharing.pending[vm->sharing.count++] = object;
}

void share_now(Vm *vm)
{
    while (vm->sharing.count > 0)
        push_children(vm, object_at(vm, vm->sharing.pending[--vm->sharing.count]));
}

void share(Vm *vm, Ref reference)
{
    push(vm, reference);
    share_now(vm);
}

Ref share_thread(Vm *vm, const Thread *thread)
{
    if (vm->checking)
        share(vm, thread->object);
    return thread->object;
}
