/* Writing what the threads of a state hold; see portable_export.h. */
#include "vm/code/dataflow.h"
#include "vm/code/frame_state.h"
#include "vm/exchange/portable_export.h"
#include "vm/exchange/portable_format.h"

static void put_slot(Export *e, const Method *method, const CodeState *state, uint32_t slot, uint64_t bits)
{
    bool is_reference = map_has(state->references, slot);
    if (slot < method->max_locals && !map_has(state->live, slot))
        return;
    if (!is_reference)
        export_number(e, bits);
    else
        export_reference(e, (Ref)bits);
    if (!is_reference && bits != 0 && method_handles_numbers(method, slot))
        export_refuse(e, method->owner, "is in the middle of reflection");
}

static void put_values(Export *e, const Method *method, const FrameImage *image)
{
    const Code *code = method->code;
    if (code->dataflow->variants != NULL) {
        export_refuse(e, method->owner, "is in a method with subroutines (jsr)");
        return;
    }
    const CodeState *state = &code->dataflow->states[code->offsets[image->instruction]];
    for (uint32_t i = 0; i < image->slots; i++)
        put_slot(e, method, state, i, image->values[i]);
}

static void put_frame(Export *e, const FrameImage *image)
{
    export_method(e, image->method);
    export_number(e, image->instruction);
    if (image->method == UINT32_MAX) {
        export_class(e, e->program->classes[image->values[0]]);
    } else {
        const Method *method = e->program->methods[image->method];
        export_reference(e, image->lock);
        export_number(e, image->slots - method->max_locals);
        put_values(e, method, image);
    }
}

static const FrameImage *frame_image(const Export *e, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const FrameImage *)pool_content(&e->store->pool, id, &size);
}

/* The top frame first. */
static void put_stack(Export *e, const ThreadImage *image)
{
    const FrameImage *frame = frame_image(e, image->frames);
    export_number(e, frame == NULL ? 0 : frame->depth + 1);
    for (; frame != NULL; frame = frame_image(e, frame->below))
        put_frame(e, frame);
}

void export_thread_contents(Export *e, uint32_t id)
{
    uint32_t size;
    if (id == 0) {
        export_byte(e, THREAD_NEW);
        return;
    }
    const ThreadImage *image = (const ThreadImage *)pool_content(&e->store->pool, id, &size);
    export_byte(e, image->status);
    export_number(e, image->children);
    if (image->status == THREAD_TERMINATED)
        return;
    export_reference(e, image->object);
    export_reference(e, image->exception);
    export_reference(e, image->blocked_on);
    export_reference(e, image->blocker);
    export_number(e, image->saved_entries);
    export_number(e, image->atomic);
    export_number(e, image->choosing << 1 | image->abstract);
    export_byte(e, image->wake);
    export_byte(e, image->timed | image->retrying << 1 | image->interruptible << 2 | image->interrupted << 3
                       | image->permit << 4 | image->parked << 5 | image->daemon << 6 | image->may_wake << 7);
    put_stack(e, image);
}

void export_end(Export *e, uint32_t id)
{
    uint32_t size;
    export_byte(e, id != 0);
    if (id == 0)
        return;
    const VmImage *image = (const VmImage *)pool_content(&e->store->pool, id, &size);
    export_byte(e, (image->exited != 0) | (image->ignored != 0) << 1);
    export_signed(e, image->exit_status);
    export_signed(e, image->clock);
    export_byte(e, image->violation.kind);
    if (image->violation.kind == VIOLATION_NONE)
        return;
    export_thread(e, image->violation.thread + 1);
    export_thread(e, image->violation.other + 1);
    export_reference(e, image->violation.exception);
}
