/* Who refers to whom: the references that an object or a thread's stack holds, each with a number of its own.
 */
#ifndef VM_MEMORY_REFERENCES_H
#define VM_MEMORY_REFERENCES_H

#include "vm/code/frame_state.h"
#include "vm/memory/allocate.h"
#include "vm/memory/machine.h"

/* Called for each reference that is not null. */
typedef void VisitReference(void *context, Ref reference, uint32_t index);

/* Indexes of a thread's references; those of values in frames are below, from the bottom of the stack on. */
enum {
    INDEX_LOCK = 1 << 29,
    INDEX_EXCEPTION = 1 << 30,
    INDEX_BLOCKED_ON,
    INDEX_BLOCKER,
    INDEX_THREAD_OBJECT
};

static inline bool object_has_references(const Object *object)
{
    const Class *class = object->class;
    return class_is_array(class) ? class->element_kind == 'L'
                                 : class->is_mirror || class->reference_count > 0;
}

/* Where reference `index` of an object is; NULL: it has no such reference. */
static inline const Ref *object_reference(const Vm *vm, const Object *object, uint32_t index)
{
    const Class *class = object->class;
    if (class_is_array(class))
        return class->element_kind == 'L' && index < object->length ? &ELEMENT(const Ref, object, index)
                                                                    : NULL;
    if (index < class->reference_count)
        return &FIELD_AT(const Ref, object, class->reference_offsets[index]);
    if (!class->is_mirror)
        return NULL;
    const Class *mirrored = vm_mirrored_class(vm, object->slot);
    index -= class->reference_count;
    return index < mirrored->static_reference_count
               ? &FIELD_AT(const Ref, object, mirrored->static_reference_offsets[index])
               : NULL;
}

static inline void visit_unless_null(VisitReference *visit, void *context, Ref reference, uint32_t index)
{
    if (reference != 0)
        visit(context, reference, index);
}

static inline void visit_fields(const Object *object, const uint32_t *offsets, uint32_t count, uint32_t first,
                                VisitReference *visit, void *context)
{
    for (uint32_t i = 0; i < count; i++)
        visit_unless_null(visit, context, FIELD_AT(const Ref, object, offsets[i]), first + i);
}

static inline void object_each_reference(const Vm *vm, const Object *object, VisitReference *visit,
                                         void *context)
{
    const Class *class = object->class;
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < object->length; i++)
            visit_unless_null(visit, context, ELEMENT(const Ref, object, i), i);
        return;
    }
    visit_fields(object, class->reference_offsets, class->reference_count, 0, visit, context);
    if (class->is_mirror) {
        const Class *mirrored = vm_mirrored_class(vm, object->slot);
        visit_fields(object, mirrored->static_reference_offsets, mirrored->static_reference_count,
                     class->reference_count, visit, context);
    }
}

static inline bool thread_has_stack(const Thread *thread)
{
    return thread->status != THREAD_TERMINATED && thread->status != THREAD_NEW;
}

static inline void frame_each_reference(const Thread *thread, const Frame *frame, VisitReference *visit,
                                        void *context)
{
    visit_unless_null(visit, context, frame->lock, INDEX_LOCK + (uint32_t)(frame - thread->frames));
    const CodeState *state = frame_state(frame);
    if (state == NULL)
        return;
    uint32_t count = (uint32_t)(frame->sp - frame->locals), locals = frame->method->max_locals,
             first = (uint32_t)(frame->locals - thread->values);
    for (uint32_t slot = 0; slot < count; slot++)
        if (map_has(state->references, slot) && (slot >= locals || map_has(state->live, slot)))
            visit_unless_null(visit, context, frame->locals[slot].r, first + slot);
}

/* All but the Thread object itself. */
static inline void stack_each_reference(const Thread *thread, VisitReference *visit, void *context)
{
    if (!thread_has_stack(thread))
        return;
    visit_unless_null(visit, context, thread->exception, INDEX_EXCEPTION);
    if (thread_is_stuck(thread))
        visit_unless_null(visit, context, thread->blocked_on, INDEX_BLOCKED_ON);
    visit_unless_null(visit, context, thread->blocker, INDEX_BLOCKER);
    for (const Frame *frame = thread->frames; frame <= thread->frame; frame++)
        frame_each_reference(thread, frame, visit, context);
}

#endif
