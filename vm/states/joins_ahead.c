/* Executes what a thread does after a join, as far as that is joins: see joins_ahead.h. */
#include "vm/states/joins_ahead.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/code/frame_state.h"
#include "vm/code/instructions.h"
#include "vm/execution/joining.h"

enum { FRAMES_MOST = 6, VALUES_MOST = 64, INSTRUCTIONS_MOST = 4096, KNOWN_BITS = 8 };

typedef struct WalkFrame {
    const Method *method;
    uint32_t instruction, slots, below, depth, lock;
    uint64_t values[VALUES_MOST];
} WalkFrame;

/* What was read on the way. */
typedef struct JoinSource {
    Ref object;
    uint32_t component;
} JoinSource;

typedef struct KnownJoins {
    uint32_t thread; /* component; 0: none */
    uint32_t source_count;
    JoinSource sources[JOIN_SOURCES_MAX];
    bool is_found;
    JoinsAhead ahead;
} KnownJoins;

struct JoinFinder {
    Vm *vm;
    Store *store;
    const Vector *present;
    const Method *start, *join; /* Thread.start(), Thread.join() */
    const Method *join_in;      /* Thread.join(long), in which it waits */
    bool is_unresolved;         /* the walk has come to an instruction that was never executed */
    KnownJoins *known;          /* the one that is being found */
    WalkFrame frames[FRAMES_MOST];
    uint32_t frame_count;
    KnownJoins table[1 << KNOWN_BITS];
};

JoinFinder *join_finder_create(Vm *vm, Store *store, const Vector *present)
{
    JoinFinder *finder = memory_allocate(sizeof *finder);
    finder->vm = vm;
    finder->store = store;
    finder->present = present;
    finder->start = class_declared_method(vm->program->thread, program_symbol(vm->program, "start"),
                                          program_symbol(vm->program, "()V"));
    finder->join = class_declared_method(vm->program->thread, program_symbol(vm->program, "join"),
                                         program_symbol(vm->program, "()V"));
    finder->join_in = class_declared_method(vm->program->thread, program_symbol(vm->program, "join"),
                                            program_symbol(vm->program, "(J)V"));
    return finder;
}

void join_finder_destroy(JoinFinder *finder) { free(finder); }

static const void *content_of(const JoinFinder *finder, uint32_t component)
{
    uint32_t size;
    return pool_content(&finder->store->pool, component, &size);
}

static uint32_t component_at(const JoinFinder *finder, Ref object)
{
    uint32_t place = store_known_position(finder->store, (Item){ITEM_OBJECT, object});
    return place == 0 ? 0 : vector_get(finder->present, place - 1);
}

/* --- frames --- */

static const Method *method_of(const JoinFinder *finder, const FrameComponent *frame)
{
    return frame->method == UINT32_MAX ? NULL : finder->vm->program->methods[frame->method];
}

static bool is_of_program(const Method *method)
{
    return method != NULL && method->owner->source == SOURCE_PROGRAM && !method->atomic
           && method->code != NULL && method->max_locals <= VALUES_MOST / 2;
}

static bool open_frame(JoinFinder *finder, uint32_t component)
{
    const FrameComponent *content = content_of(finder, component);
    const Method *method = method_of(finder, content);
    if (!is_of_program(method) || content->slots > VALUES_MOST / 2 || content->lock != 0)
        return false;
    WalkFrame *frame = &finder->frames[0];
    *frame = (WalkFrame){.method = method,
                         .instruction = content->instruction,
                         .slots = content->slots,
                         .below = content->below,
                         .depth = content->depth};
    memcpy(frame->values, content->values, content->slots * sizeof *frame->values);
    finder->frame_count = 1;
    return true;
}

static bool call(JoinFinder *finder, const Method *method, uint32_t arguments)
{
    WalkFrame *caller = &finder->frames[finder->frame_count - 1];
    if (!is_of_program(method) || method->owner != caller->method->owner || !method_is_static(method)
        || method->flags & (ACC_SYNCHRONIZED | ACC_NATIVE) || finder->frame_count == FRAMES_MOST
        || caller->slots < caller->method->max_locals + arguments)
        return false;
    WalkFrame *callee = &finder->frames[finder->frame_count++];
    *callee = (WalkFrame){.method = method, .slots = method->max_locals, .depth = caller->depth + 1};
    caller->slots -= arguments;
    memcpy(callee->values, caller->values + caller->slots, arguments * sizeof *callee->values);
    return true;
}

/* Back to the caller, behind its call; false: the thread is to stand before the return. */
static bool leave(JoinFinder *finder)
{
    const WalkFrame *frame = &finder->frames[finder->frame_count - 1];
    if (strstr(frame->method->descriptor, ")V") == NULL)
        return false;
    if (finder->frame_count > 1)
        finder->frame_count--;
    else if (frame->below == 0 || !open_frame(finder, frame->below))
        return false;
    finder->frames[finder->frame_count - 1].instruction++;
    return true;
}

static uint32_t close_frames(JoinFinder *finder)
{
    _Alignas(FrameComponent) uint8_t bytes[sizeof(FrameComponent) + VALUES_MOST * sizeof(uint64_t)];
    FrameComponent *content = (FrameComponent *)(void *)bytes;
    uint32_t below = finder->frames[0].below;
    for (uint32_t i = 0; i < finder->frame_count; i++) {
        const WalkFrame *frame = &finder->frames[i];
        Frame live = {.method = (Method *)frame->method,
                      .pc = frame->method->code->insns + frame->instruction,
                      .locals = (Value *)frame->values};
        const CodeState *state = frame_state(&live);
        *content = (FrameComponent){.below = below,
                                    .depth = frame->depth,
                                    .method = frame->method->id,
                                    .instruction = frame->instruction,
                                    .slots = frame->slots};
        for (uint32_t k = 0; k < frame->slots; k++)
            content->values[k] =
                k >= frame->method->max_locals || map_has(state->live, k) ? frame->values[k] : 0;
        below = pool_intern(&finder->store->pool, content,
                            (uint32_t)(sizeof *content + frame->slots * sizeof(uint64_t)));
    }
    return below;
}

/* --- instructions --- */

/* An object that no other thread can reach, so that nobody changes it meanwhile; NULL: it is none. */
static const ObjectComponent *read_own(JoinFinder *finder, Ref object)
{
    KnownJoins *known = finder->known;
    uint32_t component = object == 0 ? 0 : component_at(finder, object);
    const ObjectComponent *content = component == 0 ? NULL : content_of(finder, component);
    if (content == NULL || content->flags & OBJECT_SHARED)
        return NULL;
    for (uint32_t i = 0; i < known->source_count; i++)
        if (known->sources[i].object == object)
            return content;
    if (known->source_count == JOIN_SOURCES_MAX)
        return NULL;
    known->sources[known->source_count++] = (JoinSource){object, component};
    return content;
}

static bool load_element(JoinFinder *finder, WalkFrame *frame)
{
    int32_t index = (int32_t)frame->values[frame->slots - 1];
    const ObjectComponent *array = read_own(finder, (Ref)frame->values[frame->slots - 2]);
    if (array == NULL || index < 0 || (uint32_t)index >= array->length
        || finder->vm->program->classes[array->class_id]->element_kind != 'L')
        return false;
    Ref element;
    memcpy(&element, array->payload + (uint32_t)index * sizeof element, sizeof element);
    frame->slots--;
    frame->values[frame->slots - 1] = element;
    return true;
}

static bool load_length(JoinFinder *finder, WalkFrame *frame)
{
    const ObjectComponent *array = read_own(finder, (Ref)frame->values[frame->slots - 1]);
    if (array == NULL)
        return false;
    frame->values[frame->slots - 1] = array->length;
    return true;
}

static bool add_operation(JoinFinder *finder, OperationAhead operation)
{
    JoinsAhead *ahead = &finder->known->ahead;
    if (operation.thread == 0 || ahead->count == JOINS_MAX)
        return false;
    ahead->operations[ahead->count++] = operation;
    return true;
}

static bool add_joined(JoinFinder *finder, Ref thread)
{
    return add_operation(finder, (OperationAhead){.thread = thread});
}

/* Thread.start, which may be overridden. */
static bool add_started(JoinFinder *finder, Ref thread, uint32_t index)
{
    uint32_t component = thread == 0 ? 0 : component_at(finder, thread);
    if (component == 0)
        return false;
    uint32_t class_id = ((const ObjectComponent *)content_of(finder, component))->class_id;
    const Class *class = finder->vm->program->classes[class_id];
    return index < class->vtable_length && class->vtable[index] == finder->start
           && add_operation(finder, (OperationAhead){thread, true, class_id});
}

static bool push(WalkFrame *frame, uint64_t value)
{
    if (frame->slots == VALUES_MOST)
        return false;
    frame->values[frame->slots++] = value;
    return true;
}

static bool store_local(WalkFrame *frame, uint32_t local)
{
    frame->values[local] = frame->values[--frame->slots];
    return true;
}

static bool jumps(InsnCode code, const WalkFrame *frame)
{
    int32_t last = (int32_t)frame->values[frame->slots - 1];
    int32_t first = (int32_t)frame->values[frame->slots - (code >= INSN_IF_ICMP_EQ ? 2 : 1)];
    switch (code) {
    case INSN_IF_LT: return last < 0;
    case INSN_IF_GE: return last >= 0;
    case INSN_IF_GT: return last > 0;
    case INSN_IF_LE: return last <= 0;
    case INSN_IF_ICMP_LT: return first < last;
    case INSN_IF_ICMP_GE: return first >= last;
    case INSN_IF_ICMP_GT: return first > last;
    default: return first <= last;
    }
}

static InsnCode code_of(const Program *program, const Insn *insn)
{
    int code = 0;
    while (code < INSN_COUNT && program->handlers[code] != insn->handler)
        code++;
    return (InsnCode)code;
}

/* Executes an instruction of the top frame; false: the thread is to stand before it. */
static bool execute(JoinFinder *finder)
{
    WalkFrame *frame = &finder->frames[finder->frame_count - 1];
    const Insn *insn = &frame->method->code->insns[frame->instruction];
    InsnCode code = code_of(finder->vm->program, insn);
    bool goes_on = true;
    int32_t jump = 1;
    switch (code) {
    case INSN_UNRESOLVED: finder->is_unresolved = true; return false;
    case INSN_NOP: break;
    case INSN_NULL: goes_on = push(frame, 0); break;
    case INSN_INT: goes_on = push(frame, (uint32_t)insn->a); break;
    case INSN_LOAD: goes_on = push(frame, frame->values[insn->a]); break;
    case INSN_LOAD_0:
    case INSN_LOAD_1:
    case INSN_LOAD_2:
    case INSN_LOAD_3: goes_on = push(frame, frame->values[code - INSN_LOAD_0]); break;
    case INSN_STORE: goes_on = store_local(frame, (uint32_t)insn->a); break;
    case INSN_INC: frame->values[insn->a] = (uint32_t)frame->values[insn->a] + (uint32_t)insn->b; break;
    case INSN_POP: frame->slots--; break;
    case INSN_ARRAY_LOAD_4: goes_on = load_element(finder, frame); break;
    case INSN_ARRAY_LENGTH: goes_on = load_length(finder, frame); break;
    case INSN_GOTO: jump = insn->a; break;
    case INSN_IF_LT:
    case INSN_IF_GE:
    case INSN_IF_GT:
    case INSN_IF_LE:
        jump = jumps(code, frame) ? insn->a : 1;
        frame->slots--;
        break;
    case INSN_IF_ICMP_LT:
    case INSN_IF_ICMP_GE:
    case INSN_IF_ICMP_GT:
    case INSN_IF_ICMP_LE:
        jump = jumps(code, frame) ? insn->a : 1;
        frame->slots -= 2;
        break;
    case INSN_INVOKE_DIRECT:
        goes_on = insn->p == finder->join && add_joined(finder, (Ref)frame->values[frame->slots - 1]);
        frame->slots -= goes_on;
        break;
    case INSN_INVOKE_VIRTUAL:
        goes_on =
            insn->b == 1 && add_started(finder, (Ref)frame->values[frame->slots - 1], (uint32_t)insn->a);
        frame->slots -= goes_on;
        break;
    case INSN_INVOKE_STATIC_READY: return call(finder, insn->p, ((const Method *)insn->p)->argument_slots);
    case INSN_RETURN: return leave(finder);
    default: return false;
    }
    frame->instruction += goes_on ? (uint32_t)jump : 0;
    return goes_on;
}

/* --- the walk --- */

/* The frame of the program that has called Thread.join; 0: it is another join, or none. */
static uint32_t joining_frame(const JoinFinder *finder, const ThreadComponent *thread)
{
    const FrameComponent *top = thread->frames == 0 ? NULL : content_of(finder, thread->frames);
    if (top == NULL || method_of(finder, top) != finder->join_in || top->below == 0)
        return 0;
    const FrameComponent *middle = content_of(finder, top->below);
    return method_of(finder, middle) == finder->join ? middle->below : 0;
}

static bool is_free(const ThreadComponent *thread)
{
    return thread->exception == 0 && thread->deadline < 0 && !thread->interrupted && !thread->may_wake
           && thread->atomic == 0 && thread->choosing == 0 && !thread->is_suspended;
}

static bool waits_in_join(const ThreadComponent *thread)
{
    return thread->status == THREAD_WAITING && thread->retrying && thread->blocked_on != 0
           && thread->blocked_on != thread->object && is_free(thread);
}

static bool stands_in_program(const ThreadComponent *thread)
{
    return thread->status == THREAD_RUNNABLE && !thread->retrying && thread->frames != 0 && is_free(thread);
}

static bool find(JoinFinder *finder, uint32_t component)
{
    JoinsAhead *ahead = &finder->known->ahead;
    ThreadComponent thread = *(const ThreadComponent *)content_of(finder, component);
    ahead->waits = waits_in_join(&thread);
    uint32_t frame = ahead->waits                 ? joining_frame(finder, &thread)
                     : stands_in_program(&thread) ? thread.frames
                                                  : 0;
    if (frame == 0 || !open_frame(finder, frame))
        return false;
    if (ahead->waits) {
        add_joined(finder, thread.blocked_on);
        finder->frames[0].instruction++;
    }
    for (int i = 0; i < INSTRUCTIONS_MOST && execute(finder); i++)
        ;
    if (ahead->count == 0)
        return false;
    thread.frames = close_frames(finder);
    thread.blocked_on = 0;
    ahead->thread = pool_intern(&finder->store->pool, &thread, sizeof thread);
    return true;
}

static bool is_as_before(const JoinFinder *finder, const KnownJoins *known)
{
    for (uint32_t i = 0; i < known->source_count; i++)
        if (component_at(finder, known->sources[i].object) != known->sources[i].component)
            return false;
    return true;
}

const JoinsAhead *joins_ahead(JoinFinder *finder, uint32_t thread)
{
    KnownJoins *known = &finder->table[thread * 0x9E3779B1u >> (32 - KNOWN_BITS)];
    if (!join_is_reduced(finder->vm) || finder->vm->program->step != STEP_VISIBLE)
        return NULL;
    if (known->thread == thread && is_as_before(finder, known))
        return known->is_found ? &known->ahead : NULL;
    *known = (KnownJoins){.thread = thread};
    finder->known = known;
    finder->is_unresolved = false;
    known->is_found = find(finder, thread);
    if (finder->is_unresolved)
        known->thread = 0; /* another time it may go further */
    return known->is_found ? &known->ahead : NULL;
}
