/* Finds the receiver of a call.  A frame keeps only locals that its method still reads, so that equal states
 * look alike; then the receiver is an object of a call further in, or one that has such an object in a field,
 * as a CountDownLatch of a JDK has its Sync. */
#include "vm/telling/receiver.h"

static bool has_in_field(const Object *object, Ref reference)
{
    for (const Class *class = object->class; class != NULL; class = class->super)
        for (int i = 0; i < class->field_count; i++) {
            const Field *field = &class->fields[i];
            if (field->kind == 'L' && !(field->flags & ACC_STATIC)
                && FIELD_AT(Ref, object, field->offset) == reference)
                return true;
        }
    return false;
}

static Ref holder_of(const Vm *vm, const Class *class, Ref reference)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object != NULL && !class_is_array(object->class) && class_is_subclass(object->class, class)
            && has_in_field(object, reference))
            return slot;
    }
    return 0;
}

/* What the frame still has; 0: nothing. */
static Ref own_receiver(const Vm *vm, const Frame *frame)
{
    Ref object = method_is_static(frame->method) ? 0 : frame->locals[0].r;
    return object != 0 && object < vm->heap.slot_count && object_peek(vm, object) != NULL
                   && class_is_subclass(object_peek(vm, object)->class, frame->method->owner)
               ? object
               : 0;
}

Ref receiver_of(Vm *vm, const Thread *thread, const Frame *call)
{
    const Class *class = call->method->owner;
    if (method_is_static(call->method))
        return 0;
    for (const Frame *frame = call; frame <= thread->frame; frame++) {
        Ref inner = own_receiver(vm, frame);
        if (inner != 0 && class_is_subclass(object_peek(vm, inner)->class, class))
            return inner;
    }
    Ref found = thread->blocker != 0 ? holder_of(vm, class, thread->blocker) : 0;
    for (const Frame *frame = call + 1; found == 0 && frame <= thread->frame; frame++) {
        Ref inner = own_receiver(vm, frame);
        found = inner != 0 ? holder_of(vm, class, inner) : 0;
    }
    return found;
}
