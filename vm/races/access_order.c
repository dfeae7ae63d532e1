/* The methods on the stack say which mode an access has; see access_order.h. */
#include "vm/races/access_order.h"

#include <string.h>

#include "vm/races/access_history.h"

static const Field *field_at(const Vm *vm, const Object *object, uint32_t place)
{
    bool is_static = object->class->is_mirror;
    const Class *class = is_static ? vm_mirrored_class(vm, object->slot) : object->class;
    for (; class != NULL; class = is_static ? NULL : class->super)
        for (int i = 0; i < class->field_count; i++)
            if (((class->fields[i].flags & ACC_STATIC) != 0) == is_static && class->fields[i].offset == place)
                return &class->fields[i];
    return NULL;
}

Ordering declared_ordering(const Vm *vm, const Object *object, uint32_t place)
{
    const Field *field = class_is_array(object->class) ? NULL : field_at(vm, object, place);
    if (field == NULL)
        return ORDERING_PLAIN;
    if (field->flags & ACC_VOLATILE)
        return ORDERING_FULL;
    bool is_settled =
        field->flags & ACC_FINAL || (field->flags & ACC_STATIC && field->owner->source != SOURCE_PROGRAM);
    return is_settled ? ORDERING_NONE : ORDERING_PLAIN;
}

static bool is_of_handles(const Method *method)
{
    return method->hidden || strncmp(method->owner->name, "java/lang/invoke/", 17) == 0;
}

/* Does java.util.concurrent itself ask for the access that this frame makes?  What it accesses plainly is its
 * own affair: it orders nothing, and is no race. */
static bool is_for_concurrent(const Thread *thread, const Frame *frame)
{
    do
        frame--;
    while (frame >= thread->frames && is_of_handles(frame->method));
    return frame >= thread->frames && frame->method->owner->is_concurrent;
}

/* The elements of an AtomicIntegerArray are as volatile as fields of its kind, though they cannot say so. */
static bool is_of_atomics(const Class *class)
{
    return class->source == SOURCE_EMBEDDED
           && strncmp(class->name, "java/util/concurrent/atomic/Atomic",
                      strlen("java/util/concurrent/atomic/Atomic"))
                  == 0;
}

/* Each method makes the access on behalf of the one before: the innermost that says something decides. */
static Ordering ordering_below(const Thread *thread, const Frame *frame)
{
    bool is_atomic = false;
    for (; frame >= thread->frames && frame->method->owner->source != SOURCE_PROGRAM; frame--) {
        if (frame->method->ordering == ORDERING_PLAIN && is_for_concurrent(thread, frame))
            return ORDERING_WEAK;
        if (frame->method->ordering != ORDERING_OPEN)
            return frame->method->ordering;
        is_atomic |= is_of_atomics(frame->method->owner);
    }
    return is_atomic ? ORDERING_FULL : ORDERING_OPEN;
}

Ordering library_ordering(const Thread *thread) { return ordering_below(thread, thread->frame); }

static bool is_of_buffers(const Method *method)
{
    return strncmp(method->owner->name, "java/nio/", 9) == 0
           || strcmp(method->owner->name, "jdk/internal/misc/ScopedMemoryAccess") == 0;
}

/* The methods of Unsafe call each other for less: the outermost says what is wanted.  Its getInt and the like
 * are plain; reflection calls them, too, and means what is declared, or what a VarHandle says. */
Ordering unsafe_ordering(const Vm *vm, const Thread *thread, const Method *method, const Object *object,
                         uint32_t place)
{
    const Frame *frame = thread->frame;
    const Class *unsafe = method->owner;
    for (; frame >= thread->frames && frame->method->owner == unsafe; frame--)
        method = frame->method;
    if (method->ordering != ORDERING_OPEN || frame < thread->frames)
        return method->ordering != ORDERING_OPEN ? method->ordering : ORDERING_PLAIN;
    const Frame *asker = frame;
    while (asker > thread->frames && is_of_buffers(asker->method))
        asker--;
    bool is_by_handle = asker < frame && is_of_handles(asker->method);
    if (strcmp(frame->method->owner->name, "clew/internal/Values") != 0 && !is_by_handle)
        return frame->method->owner->is_concurrent ? ORDERING_WEAK : ORDERING_PLAIN;
    Ordering asked = ordering_below(thread, frame);
    return asked != ORDERING_OPEN ? asked : declared_ordering(vm, object, place);
}

int ordering_how(Ordering ordering, bool reads, bool writes)
{
    bool acquires = reads && (ordering == ORDERING_FULL || ordering == ORDERING_ACQUIRES);
    return (writes ? ACCESS_WRITES : ACCESS_READS) | (ordering != ORDERING_PLAIN ? ACCESS_VOLATILE : 0)
           | (acquires ? ACCESS_ACQUIRES : 0);
}
