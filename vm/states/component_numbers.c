/* Walks over the content of each kind of component and visits its numbers; classes, dataflow and field
 * meanings say where they are. */
#include "vm/states/component_numbers.h"

#include <assert.h>

#include "vm/code/dataflow.h"
#include "vm/code/frame_state.h"
#include "vm/execution/exceptions.h"
#include "vm/memory/allocate.h"
#include "vm/states/field_meaning.h"
#include "vm/translation/translate.h"

typedef struct NumberVisit {
    Vm *vm;
    VisitNumber *visit;
    void *context;
    Error *error;
} NumberVisit;

static bool refuse(const NumberVisit *walk, const Class *class, const char *why)
{
    char name[512];
    return error_set(walk->error, "this state cannot leave the process: class %s %s",
                     class_external_name(class, name, sizeof name), why);
}

static const Class *class_of(const NumberVisit *walk, uint32_t *id)
{
    uint32_t number = walk->visit(walk->context, NUMBER_CLASS, id);
    assert(number < walk->vm->program->class_count);
    return walk->vm->program->classes[number];
}

static void visit_reference(const NumberVisit *walk, uint32_t *slot)
{
    if (*slot != 0)
        walk->visit(walk->context, NUMBER_SLOT, slot);
}

static void visit_references(const NumberVisit *walk, uint8_t *payload, const uint32_t *offsets,
                             uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        visit_reference(walk, (uint32_t *)(payload + offsets[i]));
}

/* --- objects --- */

static bool visit_meaning(const NumberVisit *walk, const Class *type, const Field *field, uint8_t *payload)
{
    FieldMeaning meaning = field_meaning(type, field);
    uint32_t *number = (uint32_t *)(payload + field->offset);
    if (meaning == MEANING_UNKNOWN)
        return refuse(walk, type, "has objects that know the VM's own numbers");
    if ((meaning == MEANING_METHOD || meaning == MEANING_FIELD) && *number != UINT32_MAX)
        walk->visit(walk->context, meaning == MEANING_METHOD ? NUMBER_METHOD : NUMBER_FIELD, number);
    if (meaning == MEANING_THREAD && *number != 0) {
        uint32_t thread = *number - 1;
        walk->visit(walk->context, NUMBER_THREAD, &thread);
        *number = thread + 1;
    }
    return true;
}

/* Only classes of the library hold numbers of members. */
static bool visit_members(const NumberVisit *walk, const Class *type, uint8_t *payload)
{
    for (const Class *from = type; from != NULL; from = from->super)
        for (int i = 0; from->source == SOURCE_EMBEDDED && i < from->field_count; i++)
            if (!(from->fields[i].flags & ACC_STATIC)
                && !visit_meaning(walk, type, &from->fields[i], payload))
                return false;
    return true;
}

static void visit_mirror(const NumberVisit *walk, uint8_t *payload)
{
    uint32_t *own = (uint32_t *)payload; /* class, initialization state, thread: see allocate.h */
    const Class *mirrored = class_of(walk, &own[0]);
    if (own[1] == INIT_RUNNING)
        walk->visit(walk->context, NUMBER_THREAD, &own[2]);
    visit_references(walk, payload, mirrored->static_reference_offsets, mirrored->static_reference_count);
}

static void visit_trace(const NumberVisit *walk, const ObjectComponent *content, uint64_t *entries)
{
    for (uint32_t i = 0; i < content->length; i++) {
        uint32_t method = (uint32_t)(entries[i] >> 32);
        walk->visit(walk->context, NUMBER_METHOD, &method);
        entries[i] = (uint64_t)method << 32 | (uint32_t)entries[i];
    }
}

static void visit_owner(const NumberVisit *walk, ObjectComponent *content)
{
    uint32_t owner = content->owner - 1u;
    if (content->owner == 0)
        return;
    walk->visit(walk->context, NUMBER_THREAD, &owner);
    content->owner = (uint16_t)(owner + 1);
}

static bool visit_object(const NumberVisit *walk, ObjectComponent *content)
{
    const Class *class = class_of(walk, &content->class_id);
    visit_owner(walk, content);
    if (content->flags & OBJECT_TRACE) {
        visit_trace(walk, content, (uint64_t *)content->payload);
        return true;
    }
    for (uint32_t i = 0; class_is_array(class) && class->element_kind == 'L' && i < content->length; i++)
        visit_reference(walk, (uint32_t *)content->payload + i);
    if (class_is_array(class) || class->is_string)
        return true;
    visit_references(walk, content->payload, class->reference_offsets, class->reference_count);
    if (class->is_mirror)
        visit_mirror(walk, content->payload);
    return visit_members(walk, class, content->payload);
}

/* --- threads --- */

static void visit_value(const NumberVisit *walk, uint64_t *value)
{
    uint32_t slot = (uint32_t)*value;
    visit_reference(walk, &slot);
    *value = slot;
}

static bool visit_values(const NumberVisit *walk, const Method *method, FrameComponent *content)
{
    const Code *code = method->code;
    if (code->dataflow->variants != NULL)
        return refuse(walk, method->owner, "is in a method with subroutines (jsr)");
    assert(content->instruction < code->insn_count);
    const CodeState *state = &code->dataflow->states[code->offsets[content->instruction]];
    for (uint32_t i = 0; i < content->slots; i++)
        if (map_has(state->references, i))
            visit_value(walk, &content->values[i]);
        else if (content->values[i] != 0 && method_handles_numbers(method, i))
            return refuse(walk, method->owner, "is in the middle of reflection");
    return true;
}

/* A frame of the VM's own stub says which class is being initialized. */
static void visit_stub(const NumberVisit *walk, FrameComponent *content)
{
    uint32_t class = (uint32_t)content->values[0];
    walk->visit(walk->context, NUMBER_CLASS, &class);
    content->values[0] = class;
}

static bool visit_frame(const NumberVisit *walk, FrameComponent *content)
{
    if (content->below != 0)
        walk->visit(walk->context, NUMBER_FRAME, &content->below);
    if (content->method == UINT32_MAX) {
        visit_stub(walk, content);
        return true;
    }
    Method *method = walk->vm->program->methods[walk->visit(walk->context, NUMBER_METHOD, &content->method)];
    visit_reference(walk, &content->lock);
    if (method->code == NULL && !method_prepare(walk->vm, method))
        return refuse(walk, method->owner, "has a method that cannot be prepared");
    return visit_values(walk, method, content);
}

static void visit_thread(const NumberVisit *walk, ThreadComponent *content)
{
    if (content->frames != 0)
        walk->visit(walk->context, NUMBER_FRAME, &content->frames);
    visit_reference(walk, &content->object);
    visit_reference(walk, &content->exception);
    visit_reference(walk, &content->blocked_on);
    visit_reference(walk, &content->blocker);
}

static void visit_end(const NumberVisit *walk, VmComponent *content)
{
    if (content->violation.kind == VIOLATION_NONE)
        return;
    walk->visit(walk->context, NUMBER_THREAD, &content->violation.thread);
    walk->visit(walk->context, NUMBER_THREAD, &content->violation.other);
    visit_reference(walk, &content->violation.exception);
}

bool component_numbers(Vm *vm, ComponentKind kind, void *content, VisitNumber *visit, void *context,
                       Error *error)
{
    NumberVisit walk = {vm, visit, context, error};
    switch (kind) {
    case COMPONENT_OBJECT: return visit_object(&walk, content);
    case COMPONENT_FRAME: return visit_frame(&walk, content);
    case COMPONENT_THREAD: visit_thread(&walk, content); return true;
    default: visit_end(&walk, content); return true;
    }
}
