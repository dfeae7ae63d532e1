/* Marks what becomes shared, with a list of objects whose references are still to be followed. */
#include "vm/memory/sharing.h"

#include <assert.h>

#include "base/memory.h"
#include "vm/memory/references.h"

static void push(Vm *vm, Ref reference)
{
    if (reference == 0)
        return;
    Object *object = object_header(vm, reference);
    assert(object != NULL && "what is referred to is there");
    if (object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
        return;
    object_written(vm, object);
    object->flags |= OBJECT_SHARED;
    sharing_mark_later(vm, reference);
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

void sharing_mark_later(Vm *vm, Ref object)
{
    assert(object_peek(vm, object)->flags & (OBJECT_SHARED | OBJECT_CONSTANT)
           && "sharing spreads from shared objects");
    MEMORY_ROOM_FOR(vm->sharing.pending, vm->sharing.capacity, vm->sharing.count);
    vm->sharing.pending[vm->sharing.count++] = object;
}

void sharing_mark_pending(Vm *vm)
{
    while (vm->sharing.count > 0)
        push_children(vm, object_at(vm, vm->sharing.pending[--vm->sharing.count]));
}

void sharing_mark(Vm *vm, Ref reference)
{
    push(vm, reference);
    sharing_mark_pending(vm);
}

Ref sharing_mark_thread(Vm *vm, const Thread *thread)
{
    if (vm->checking)
        sharing_mark(vm, thread->object);
    return thread->object;
}

static void find_unshared(void *context, Ref reference, uint32_t index)
{
    (void)index;
    const Vm *vm = ((void **)context)[0];
    bool *found = ((void **)context)[1];
    *found |= !(object_peek(vm, reference)->flags & (OBJECT_SHARED | OBJECT_CONSTANT));
}

bool sharing_is_closed(const Vm *vm)
{
    bool found = false;
    void *context[] = {(void *)vm, &found};
    for (Ref slot = 1; vm->checking && slot < vm->heap.slot_count && !found; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object != NULL && object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
            object_each_reference(vm, object, find_unshared, context);
    }
    return !found;
}
