/* Finds references in components by the classes of objects and the dataflow of methods. */
#include "vm/states/component_references.h"

static const Class *mirrored_class(const Program *program, const ObjectComponent *mirror)
{
    int32_t id;
    memcpy(&id, mirror->payload, sizeof id);
    return program->classes[id];
}

static void visit_offsets(const ObjectComponent *object, const uint32_t *offsets, uint32_t count,
                          VisitReference *visit, void *context)
{
    for (uint32_t i = 0; i < count; i++) {
        Ref reference;
        memcpy(&reference, object->payload + offsets[i], sizeof reference);
        visit(context, reference, offsets[i]);
    }
}

void component_each_reference(const Program *program, const ObjectComponent *object, VisitReference *visit,
                              void *context)
{
    const Class *class = program->classes[object->class_id];
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < object->length; i++)
            visit_offsets(object, &(uint32_t){i * (uint32_t)sizeof(Ref)}, 1, visit, context);
        return;
    }
    visit_offsets(object, class->reference_offsets, class->reference_count, visit, context);
    if (!class->is_mirror)
        return;
    const Class *mirrored = mirrored_class(program, object);
    visit_offsets(object, mirrored->static_reference_offsets, mirrored->static_reference_count, visit,
                  context);
}

uint32_t component_reference_count(const Program *program, const ObjectComponent *object)
{
    const Class *class = program->classes[object->class_id];
    if (class_is_array(class))
        return class->element_kind == 'L' ? object->length : 0;
    return class->reference_count
           + (class->is_mirror ? mirrored_class(program, object)->static_reference_count : 0);
}

void component_each_of_frame(const Program *program, const FrameComponent *frame, VisitReference *visit,
                             void *context)
{
    visit(context, frame->lock, 0);
    if (frame->method == UINT32_MAX)
        return;
    const Method *method = program->methods[frame->method];
    Frame live = {.method = (Method *)method,
                  .pc = method->code->insns + frame->instruction,
                  .locals = (Value *)frame->values};
    const CodeState *state = frame_state(&live);
    for (uint32_t i = 0; state != NULL && i < frame->slots; i++)
        if (map_has(state->references, i) && (i >= method->max_locals || map_has(state->live, i)))
            visit(context, (Ref)frame->values[i], 0);
}

void component_each_of_thread(const ThreadComponent *thread, VisitReference *visit, void *context)
{
    visit(context, thread->object, 0);
    visit(context, thread->exception, 0);
    visit(context, thread->blocked_on, 0);
    visit(context, thread->blocker, 0);
}
