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

static void put_values(Export *e, const Method *method, const FrameComponent *content)
{
    const Code *code = method->code;
    if (code->dataflow->variants != NULL) {
        export_refuse(e, method->owner, "is in a method with subroutines (jsr)");
        return;
    }
    const CodeState *state = &code->dataflow->states[code->offsets[content->instruction]];
    for (uint32_t i = 0; i < content->slots; i++)
        put_slot(e, method, state, i, content->values[i]);
}

static void put_frame(Export *e, const FrameComponent *content)
{
    export_method(e, content->method);
    export_number(e, content->instruction);
    if (content->method == UINT32_MAX) {
        export_class(e, e->program->classes[content->values[0]]);
    } else {
        const Method *method = e->program->methods[content->method];
        export_reference(e, content->lock);
        export_number(e, content->slots - method->max_locals);
        put_values(e, method, content);
    }
}

static const FrameComponent *frame_content(const Export *e, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const FrameComponent *)pool_content(&e->store->pool, id, &size);
}

/* The top frame first. */
static void put_stack(Export *e, const ThreadComponent *content)
{
    const FrameComponent *frame = frame_content(e, content->frames);
    export_number(e, frame == NULL ? 0 : frame->depth + 1);
    for (; frame != NULL; frame = frame_content(e, frame->below))
        put_frame(e, frame);
}

void export_thread_contents(Export *e, uint32_t id)
{
    uint32_t size;
    if (id == 0) {
        export_byte(e, THREAD_NEW);
        return;
    }
    const ThreadComponent *content = (const ThreadComponent *)pool_content(&e->store->pool, id, &size);
    export_byte(e, content->status);
    export_number(e, content->children);
    if (content->status == THREAD_TERMINATED)
        return;
    export_reference(e, content->object);
    export_reference(e, content->exception);
    export_reference(e, content->blocked_on);
    export_reference(e, content->blocker);
    export_number(e, content->saved_entries);
    export_number(e, content->atomic);
    export_number(e, content->choosing << 1 | content->abstract);
    export_byte(e, (uint8_t)(content->wake << 2 | content->is_suspended << 1 | content->seen_there));
    export_byte(e, (content->deadline >= 0) | content->retrying << 1 | content->interruptible << 2
                       | content->interrupted << 3 | content->permit << 4 | content->parked << 5
                       | content->daemon << 6 | content->may_wake << 7);
    if (content->deadline >= 0)
        export_signed(e, content->deadline);
    put_stack(e, content);
}

void export_end(Export *e, uint32_t id)
{
    uint32_t size;
    export_byte(e, id != 0);
    if (id == 0)
        return;
    const VmComponent *content = (const VmComponent *)pool_content(&e->store->pool, id, &size);
    export_byte(e, (content->exited != 0) | (content->ignored != 0) << 1);
    export_signed(e, content->exit_status);
    export_signed(e, content->clock);
    export_byte(e, content->violation.kind);
    if (content->violation.kind == VIOLATION_NONE)
        return;
    export_thread(e, content->violation.thread + 1);
    export_thread(e, content->violation.other + 1);
    export_reference(e, content->violation.exception);
}
