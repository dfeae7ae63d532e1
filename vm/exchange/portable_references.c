/* All references in a state from outside, and what they reach; see portable_import.h. */
#include "vm/code/dataflow.h"
#include "vm/code/frame_state.h"
#include "vm/exchange/portable_import.h"

static void visit_at(uint8_t *payload, const uint32_t *offsets, uint32_t count, VisitPlace *visit,
                     void *context)
{
    for (uint32_t i = 0; i < count; i++)
        visit(context, (uint32_t *)(payload + offsets[i]));
}

void import_each_in_object(const ImportedObject *object, VisitPlace *visit, void *context)
{
    const Class *class = object->class;
    uint8_t *payload = object->content->payload;
    for (uint32_t i = 0; class_is_array(class) && class->element_kind == 'L' && i < object->content->length;
         i++)
        visit(context, (uint32_t *)payload + i);
    if (!class_is_array(class) && !class->is_string)
        visit_at(payload, class->reference_offsets, class->reference_count, visit, context);
    if (object->mirrored != NULL)
        visit_at(payload, object->mirrored->static_reference_offsets,
                 object->mirrored->static_reference_count, visit, context);
}

static void visit_frame(ImportedFrame *frame, VisitPlace *visit, void *context)
{
    const Code *code = frame->method->code;
    visit(context, &frame->lock);
    if (code->dataflow == NULL)
        return; /* the stub */
    const CodeState *state = &code->dataflow->states[code->offsets[frame->instruction]];
    for (uint32_t i = 0; i < frame->slots; i++) {
        uint32_t reference = (uint32_t)frame->values[i];
        if (!map_has(state->references, i))
            continue;
        visit(context, &reference);
        frame->values[i] = reference;
    }
}

void import_each_in_thread(ImportedThread *thread, VisitPlace *visit, void *context)
{
    visit(context, &thread->content.object);
    visit(context, &thread->content.exception);
    visit(context, &thread->content.blocked_on);
    visit(context, &thread->content.blocker);
    for (uint32_t i = 0; i < thread->frame_count; i++)
        visit_frame(&thread->frames[i], visit, context);
}

/* --- reach --- */

typedef struct Reach {
    bool *reached;            /* by place */
    uint32_t *waiting, count; /* reached, but not what they refer to */
} Reach;

static void reach(void *context, uint32_t *reference)
{
    Reach *all = context;
    if (*reference == 0 || all->reached[*reference - 1])
        return;
    all->reached[*reference - 1] = true;
    all->waiting[all->count++] = *reference - 1;
}

/* A state holds no garbage. */
bool import_check_reach(Import *import)
{
    Reach all = {.reached = arena_allocate(&import->arena, import->object_count + 1),
                 .waiting = arena_allocate(&import->arena, (import->object_count + 1) * sizeof *all.waiting)};
    for (uint32_t i = 0; i < import->object_count; i++)
        if (import->objects[i].kind != SLOT_MADE)
            reach(&all, &(uint32_t){i + 1});
    for (uint32_t i = 0; i < import->thread_count; i++)
        import_each_in_thread(&import->threads[i], reach, &all);
    while (all.count > 0) {
        const ImportedObject *object = &import->objects[all.waiting[--all.count]];
        if (object->content != NULL)
            import_each_in_object(object, reach, &all);
    }
    for (uint32_t i = 0; i < import->object_count; i++)
        if (!all.reached[i])
            return import_fail(import, "an object is out of reach");
    return true;
}
