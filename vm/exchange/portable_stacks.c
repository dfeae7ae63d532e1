/* Reading what the threads of a state from outside hold; see portable_import.h.
 *
 * Frames are checked so that the interpreter can go on in them: each by itself (the instruction exists and
 * can be reached, the stack is as deep as the dataflow pass says, references have the classes it expects),
 * and each against the one above: the instruction that it stands at calls that method. */
#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/frame_state.h"
#include "vm/exchange/expected_classes.h"
#include "vm/exchange/portable_format.h"
#include "vm/exchange/portable_import.h"
#include "vm/execution/interpreter.h"
#include "vm/generated/bootstrap.h"
#include "vm/translation/translate.h"

static bool is_stub(const Import *import, const ImportedFrame *frame)
{
    return frame->method == import->program->initialization_stub;
}

/* --- one frame --- */

/* Preparing may complain about the code: that is nothing to the running program. */
static bool prepare(Import *import, Method *method)
{
    if (method->code != NULL)
        return true;
    bool prepared = !(method->flags & (ACC_ABSTRACT | ACC_NATIVE)) && method_prepare(import->vm, method)
                    && method->code != NULL;
    import->vm->end.fatal.text[0] = '\0';
    return prepared;
}

static bool read_stub_frame(Import *import, ImportedFrame *frame)
{
    Class *class;
    if (!import_class(import, &class))
        return false;
    if (class->kind != CLASS_PLAIN)
        return import_fail(import, "a class cannot be initialized");
    frame->slots = 1;
    frame->values = arena_allocate(&import->arena, sizeof *frame->values);
    frame->values[0] = class->id;
    return true;
}

static bool read_slot(Import *import, const ImportedFrame *frame, const CodeState *state,
                      Class *const *expected, uint32_t slot)
{
    uint64_t *value = &frame->values[slot];
    uint32_t reference;
    if (slot < frame->method->max_locals && !map_has(state->live, slot))
        return true;
    if (!map_has(state->references, slot)) {
        *value = get_number(&import->reader);
        return !import->reader.failed || import_fail(import, "it ends too early");
    }
    if (!import_reference(import, &reference))
        return false;
    *value = reference;
    return import_fits(import, reference, expected[slot])
           || import_fail(import, "a frame holds an object of the wrong class");
}

static const CodeState *state_at(const ImportedFrame *frame)
{
    const Code *code = frame->method->code;
    return &code->dataflow->states[code->offsets[frame->instruction]];
}

static bool read_slots(Import *import, ImportedFrame *frame)
{
    Class **expected = expect_references(import->vm, frame->method, frame->instruction);
    const CodeState *state = state_at(frame);
    uint32_t operands;
    if (expected == NULL || !state->reachable || frame->method->code->dataflow->variants != NULL)
        return import_fail(import, "a frame is where no thread can be");
    if (!import_below(import, state->depth + 1u, &operands))
        return false;
    frame->slots = frame->method->max_locals + operands;
    frame->values = arena_allocate(&import->arena, (frame->slots + 1) * sizeof *frame->values);
    for (uint32_t i = 0; i < frame->slots; i++)
        if (!read_slot(import, frame, state, expected, i))
            return false;
    return true;
}

static bool read_frame(Import *import, ImportedFrame *frame)
{
    if (!import_method(import, &frame->method))
        return false;
    if (frame->method == NULL || !prepare(import, frame->method))
        return import_fail(import, "a method has no code");
    if (!import_below(import, frame->method->code->insn_count, &frame->instruction))
        return false;
    if (is_stub(import, frame))
        return read_stub_frame(import, frame);
    if (!import_reference(import, &frame->lock) || !import_fits(import, frame->lock, import->program->object))
        return import_fail(import, "a frame has a lock that is not there");
    return read_slots(import, frame);
}

/* --- a frame and the one above it --- */

static bool is_deep_enough(const ImportedFrame *frame, uint32_t fewer)
{
    return frame->slots + fewer == (uint32_t)frame->method->max_locals + state_at(frame)->depth;
}

/* A step's beginning has an instruction of its own before the one that it belongs to. */
static bool is_at_instruction(const ImportedFrame *frame)
{
    const Code *code = frame->method->code;
    return frame->instruction + 1 == code->insn_count
           || code->offsets[frame->instruction + 1] != code->offsets[frame->instruction];
}

/* A native may call a method in its own place: clew.internal.Invoke and its kin. */
static bool native_calls(const Import *import, const Constant *constant, const Method *called)
{
    Class *owner = program_class(import->program, constant->class_name);
    const Method *native = owner == NULL
                               ? NULL
                               : class_find_method(owner, program_symbol(import->program, constant->name),
                                                   program_symbol(import->program, constant->descriptor));
    if (native == NULL
        || (!(native->flags & ACC_NATIVE) && program_native(import->program, native, NULL, NULL) == NULL))
        return false;
    const char *result = descriptor_return(native->descriptor);
    bool takes_any = called->return_kind != 'L' || strcmp(result, "Ljava/lang/Object;") == 0;
    return native->return_kind == called->return_kind
           && (takes_any || strcmp(result, descriptor_return(called->descriptor)) == 0);
}

/* A call of MethodHandle.invoke and its kin goes to a static method that takes the handle first. */
static bool polymorphic_calls(const Constant *constant, const Method *called)
{
    const char *owner = constant->class_name, *given = called->descriptor;
    size_t length = strlen(owner);
    return called->owner->site_user != NULL && strncmp(given, "(L", 2) == 0
           && strncmp(given + 2, owner, length) == 0 && given[2 + length] == ';'
           && strcmp(given + 3 + length, constant->descriptor + 1) == 0;
}

static bool instruction_calls(const Import *import, unsigned opcode, const Constant *constant,
                              const Method *called)
{
    bool is_static = opcode == OP_invokestatic || opcode == OP_invokedynamic,
         same_type = strcmp(constant->descriptor, called->descriptor) == 0;
    if (opcode == OP_invokedynamic)
        return same_type && method_is_static(called) && called->owner->site_user != NULL;
    if (opcode == OP_invokevirtual && bootstrap_is_polymorphic(constant->class_name, constant->name)
        && polymorphic_calls(constant, called))
        return true;
    bool calls_it =
        same_type && method_is_static(called) == is_static && strcmp(constant->name, called->name) == 0;
    return calls_it || native_calls(import, constant, called);
}

static bool calls(const Import *import, const ImportedFrame *frame, const Method *called)
{
    const Code *code = frame->method->code;
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[frame->instruction];
    if (at[0] < OP_invokevirtual || at[0] > OP_invokedynamic || !is_at_instruction(frame))
        return false;
    const Constant *constant = &frame->method->owner->file->constants[code_u2(at + 1)];
    bool has_receiver = at[0] != OP_invokestatic && at[0] != OP_invokedynamic;
    return is_deep_enough(frame, (uint32_t)descriptor_argument_slots(constant->descriptor) + has_receiver)
           && instruction_calls(import, at[0], constant, called);
}

/* The stub's instructions: superclasses first (stubs of their own), then <clinit>. */
static bool stub_calls(const Import *import, const ImportedFrame *stub, const ImportedFrame *above)
{
    if (is_stub(import, above))
        return stub->instruction == 0;
    return stub->instruction == 1 && import->program->classes[stub->values[0]]->initializer == above->method;
}

/* When a class is initialized, the instruction that wanted it runs again: all its operands are there. */
static bool may_be_below(const Import *import, const ImportedFrame *frame, const ImportedFrame *above)
{
    if (is_stub(import, frame))
        return stub_calls(import, frame, above);
    return is_stub(import, above) ? is_deep_enough(frame, 0) : calls(import, frame, above->method);
}

/* The atomic sections that hold: those that no frame above has suspended (frame_open_sections). */
static uint32_t count_sections(const ImportedThread *thread)
{
    uint32_t holding = 0, sections = 0; /* sections: since the last frame that calls out, if any */
    bool are_suspended = false;
    for (uint32_t i = 0; i < thread->frame_count; i++) {
        const Method *method = thread->frames[i].method;
        if (method->calls_out) {
            holding += are_suspended ? 0 : sections;
            sections = 0;
            are_suspended = true;
        }
        sections += method->atomic;
        are_suspended &= !method->atomic || method->open;
    }
    return holding + (are_suspended ? 0 : sections);
}

static bool check_frames(Import *import, const ImportedThread *thread)
{
    const ImportedFrame *frames = thread->frames;
    size_t values = 0;
    uint32_t atomic = count_sections(thread);
    if (!is_stub(import, &frames[0]) && !is_deep_enough(&frames[0], 0))
        return import_fail(import, "a stack is too short");
    for (uint32_t i = 0; i < thread->frame_count; i++) {
        if (i > 0 && !may_be_below(import, &frames[i], &frames[i - 1]))
            return import_fail(import, "a frame does not call the one above it");
        values += frames[i].slots;
    }
    const Method *top = frames[0].method, *bottom = frames[thread->frame_count - 1].method;
    if (bottom == import->program->initialization_stub || thread->content.atomic < atomic)
        return import_fail(import, "a stack is damaged");
    return values + top->max_locals + top->max_stack < THREAD_VALUES_MAX
           || import_fail(import, "a stack is too big");
}

static bool read_stack(Import *import, ImportedThread *thread)
{
    if (!import_count(import, &thread->frame_count))
        return false;
    if (thread->frame_count == 0 || thread->frame_count >= THREAD_FRAMES_MAX)
        return import_fail(import, "a thread has no frames, or too many");
    thread->frames = arena_allocate(&import->arena, thread->frame_count * sizeof *thread->frames);
    for (uint32_t i = 0; i < thread->frame_count; i++)
        if (!read_frame(import, &thread->frames[i]))
            return false;
    return check_frames(import, thread);
}

/* --- threads --- */

enum { CHOICES_MAX = UINT16_MAX };

static void take_flags(ThreadComponent *content, unsigned flags)
{
    content->retrying = flags >> 1 & 1;
    content->interruptible = flags >> 2 & 1;
    content->interrupted = flags >> 3 & 1;
    content->permit = flags >> 4 & 1;
    content->parked = flags >> 5 & 1;
    content->daemon = flags >> 6 & 1;
    content->may_wake = flags >> 7 & 1;
}

/* A thread that waits for a monitor or a class must say which; one that does not wait must not. */
static bool knows_what_for(const Import *import, const ThreadComponent *content)
{
    if (content->status == THREAD_RUNNABLE || content->status == THREAD_ENDING)
        return content->blocked_on == 0;
    if (content->status == THREAD_BLOCKED)
        return content->blocked_on != 0;
    return content->status != THREAD_INITIALIZING
           || (content->blocked_on != 0 && import_object(import, content->blocked_on)->kind == SLOT_MIRROR);
}

static bool check_references(Import *import, const ThreadComponent *content)
{
    const Program *program = import->program;
    return (import_fits(import, content->object, program->thread)
            && import_fits(import, content->exception, program->throwable)
            && import_fits(import, content->blocked_on, program->object)
            && import_fits(import, content->blocker, program->object) && knows_what_for(import, content))
           || import_fail(import, "a thread refers to the wrong object");
}

static bool read_live_thread(Import *import, ImportedThread *thread)
{
    ThreadComponent *content = &thread->content;
    if (!import_reference(import, &content->object) || !import_reference(import, &content->exception)
        || !import_reference(import, &content->blocked_on) || !import_reference(import, &content->blocker)
        || !import_below(import, (uint32_t)MONITOR_ENTRIES_MAX + 1, &content->saved_entries)
        || !import_below(import, UINT16_MAX, &content->atomic)
        || !import_below(import, 2 * (CHOICES_MAX + 1), &content->choosing))
        return false;
    content->abstract = content->choosing & 1;
    content->choosing >>= 1;
    bool chooses = content->choosing > 0;
    bool is_outside = content->choosing == CHOOSES_ITSELF && content->atomic == 0;
    if (chooses && (is_outside || content->status != THREAD_RUNNABLE))
        return import_fail(import, "a thread waits for a choice that it cannot have");
    content->wake = read_u1(&import->reader);
    content->seen_there = content->wake & 1;
    content->is_suspended = content->wake >> 1 & 1;
    content->doubtful = content->wake >> 2 & 1;
    content->wake >>= 3;
    unsigned flags = read_u1(&import->reader);
    if (content->wake > WAKE_STOPPED
        || (content->seen_there && content->status != THREAD_BLOCKED && content->status != THREAD_WAITING))
        return import_fail(import, "a thread is damaged");
    take_flags(content, flags);
    content->deadline = flags & 1 ? signed_of_number(get_number(&import->reader)) : -1;
    if ((content->deadline >= 0) != (flags & 1))
        return import_fail(import, "a thread's deadline is damaged");
    return check_references(import, content) && read_stack(import, thread);
}

static bool read_thread(Import *import, ImportedThread *thread)
{
    unsigned status = read_u1(&import->reader);
    thread->content.status = (uint8_t)status;
    if (status > THREAD_TERMINATED)
        return import_fail(import, "a thread is in no known state");
    if (status == THREAD_NEW)
        return true;
    if (!import_below(import, THREADS_MAX, &thread->content.children))
        return false;
    return status == THREAD_TERMINATED || read_live_thread(import, thread);
}

/* --- the end --- */

static bool read_violation(Import *import, Violation *violation)
{
    violation->kind = read_u1(&import->reader);
    if (violation->kind == VIOLATION_NONE)
        return true;
    if (violation->kind != VIOLATION_ASSERTION && violation->kind != VIOLATION_EXCEPTION
        && violation->kind != VIOLATION_HANDLED)
        return import_fail(import, "a violation is of no known kind");
    if (!import_thread(import, &violation->thread) || !import_thread(import, &violation->other)
        || !import_reference(import, &violation->exception))
        return false;
    return (violation->thread != 0 && violation->other != 0 && violation->exception != 0
            && import_fits(import, violation->exception, import->program->throwable))
           || import_fail(import, "a violation is damaged");
}

static bool read_end(Import *import)
{
    uint8_t has_end = read_u1(&import->reader);
    import->has_end = has_end;
    if (has_end != 1)
        return has_end == 0 || import_fail(import, "the end is damaged");
    unsigned flags = read_u1(&import->reader);
    int64_t status = signed_of_number(get_number(&import->reader));
    if (flags > 3 || status < INT32_MIN || status > INT32_MAX)
        return import_fail(import, "the end is damaged");
    import->end.clock = signed_of_number(get_number(&import->reader));
    import->end.exited = flags & 1;
    import->end.ignored = flags >> 1;
    import->end.exit_status = (int32_t)status;
    return read_violation(import, &import->end.violation);
}

bool import_stacks(Import *import)
{
    for (uint32_t i = 0; i < import->thread_count; i++)
        if (!read_thread(import, &import->threads[i]))
            return false;
    if (!read_end(import))
        return false;
    return (!import->reader.failed && import->reader.position == import->reader.length)
           || import_fail(import, "it does not end where it should");
}
