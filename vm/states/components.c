/* Encodes live objects, frames and threads as components and restores them.  A stack is a chain of frame
 * components, top first, so that frames below the lowest one that ran are not encoded again. */
#include "vm/states/components.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "vm/code/frame_state.h"
#include "vm/memory/allocate.h"
#include "vm/memory/forest.h"
#include "vm/memory/owned.h"

enum { COMPONENT_SMALL = 1024 };

/* --- objects --- */

/* A class that is not initialized may have been given a loader or data; its number is what it is made with.
 */
static bool is_as_made(const Object *object)
{
    if (!(object->flags & OBJECT_CONSTANT) || object->owner != 0)
        return false;
    if (!object->class->is_mirror)
        return true;
    for (uint32_t i = sizeof(int32_t); i < object->class->instance_size; i++)
        if (object->payload[i] != 0)
            return false;
    assert(MIRROR_INIT_STATE(object) == INIT_NOT_YET);
    return true;
}

uint32_t component_of_object(const Vm *vm, ComponentPool *pool, const Object *object)
{
    (void)vm;
    if (is_as_made(object))
        return 0;
    size_t payload = object_payload_size(object), size = sizeof(ObjectComponent) + payload;
    assert((object->owner == 0) == (object->entries == 0) && "an owner has entered, and nobody else");
    _Alignas(ObjectComponent) uint8_t small[COMPONENT_SMALL];
    ObjectComponent *content = size <= sizeof small ? (ObjectComponent *)small : memory_allocate(size);
    *content = (ObjectComponent){.class_id = object->class->id,
                                 .length = object->length,
                                 .owner = object->owner,
                                 .flags = object->flags & (OBJECT_WIDE | OBJECT_SHARED | OBJECT_TRACE),
                                 .entries = object->entries};
    memcpy(content->payload, object->payload, payload);
    uint32_t id = pool_intern(pool, content, (uint32_t)size);
    if (content != (ObjectComponent *)small)
        free(content);
    return id;
}

/* Is the object what its component says: would it be encoded as the same bytes? */
static bool object_is(const Object *object, const ObjectComponent *content, size_t payload)
{
    return object->class->id == content->class_id && object->length == content->length
           && object->owner == content->owner && object->entries == content->entries
           && (object->flags & (OBJECT_WIDE | OBJECT_SHARED | OBJECT_TRACE)) == content->flags
           && object_payload_size(object) == payload
           && memcmp(object->payload, content->payload, payload) == 0;
}

static void note_statics(Vm *vm, Object *mirror)
{
    int32_t id = MIRROR_CLASS_ID(mirror);
    vm->classes.statics[id] =
        MIRROR_INIT_STATE(mirror) == INIT_DONE && vm->observers.shadow == NULL ? mirror->payload : NULL;
}

static void restore_as_made(Vm *vm, Object *object)
{
    object->owner = 0;
    object->entries = 0;
    if (!object->class->is_mirror)
        return;
    mirror_reset(vm, object);
    note_statics(vm, object);
    forest_object_touched(vm->heap.forest, object);
}

void component_restore_object(Vm *vm, const ComponentPool *pool, Ref slot, uint32_t id)
{
    Object *object = object_peek(vm, slot);
    if (id == 0) {
        if (object != NULL && object->flags & OBJECT_CONSTANT)
            restore_as_made(vm, object);
        else if (object != NULL)
            heap_free(&vm->heap, object);
        return;
    }
    uint32_t size;
    const ObjectComponent *content = (const ObjectComponent *)pool_content(pool, id, &size);
    size_t payload = size - sizeof *content;
    assert(size >= sizeof *content && content->class_id < vm->program->class_count);
    Class *class = vm->program->classes[content->class_id];
    if (object == NULL || object->class != class || object_payload_size(object) != payload) {
        if (object != NULL)
            heap_free(&vm->heap, object);
        object = heap_allocate_at(&vm->heap, class, content->length, payload, slot);
    }
    object->length = content->length;
    object->owner = content->owner;
    if (content->owner != 0)
        owned_note(vm, slot);
    object->entries = content->entries;
    object->flags = (uint16_t)(content->flags | (object->flags & (OBJECT_CONSTANT | OBJECT_IN_FOREST))
                               | vm->heap.kept_flags);
    memcpy(object->payload, content->payload, payload);
    if (object->flags & OBJECT_IN_FOREST)
        forest_object_touched(vm->heap.forest, object);
    if (class->is_mirror)
        note_statics(vm, object);
    assert(object->slot == slot && !(object->flags & (OBJECT_DIRTY | OBJECT_MARKED)));
    assert_costly(object_is(object, content, payload));
}

/* --- frames --- */

static uint32_t component_of_frame(ComponentPool *pool, const Frame *frame, uint32_t below, uint32_t depth)
{
    assert(frame->sp >= frame->locals && frame->pc >= frame->method->code->insns);
    uint32_t slots = (uint32_t)(frame->sp - frame->locals), locals = frame->method->max_locals;
    size_t size = sizeof(FrameComponent) + slots * sizeof(uint64_t);
    _Alignas(FrameComponent) uint8_t small[COMPONENT_SMALL];
    FrameComponent *content = size <= sizeof small ? (FrameComponent *)small : memory_allocate(size);
    *content = (FrameComponent){
        below,       depth, frame->method->id, (uint32_t)(frame->pc - frame->method->code->insns),
        frame->lock, slots};
    const CodeState *state = frame_state(frame);
    for (uint32_t i = 0; i < slots; i++)
        content->values[i] =
            i >= locals || state == NULL || map_has(state->live, i) ? frame->locals[i].bits : 0;
    uint32_t id = pool_intern(pool, content, (uint32_t)size);
    if (content != (FrameComponent *)small)
        free(content);
    return id;
}

/* Is each frame's component the one above that of the frame below? */
static bool is_chain(const ComponentPool *pool, const Thread *thread)
{
    for (uint32_t i = 0, size; i < thread->frame_id_count; i++) {
        const FrameComponent *content =
            (const FrameComponent *)pool_content(pool, thread->frame_ids[i], &size);
        if (content->depth != i || content->below != (i > 0 ? thread->frame_ids[i - 1] : 0))
            return false;
    }
    return true;
}

/* Frames below thread->low are as they were at the last commit. */
static uint32_t component_of_stack(ComponentPool *pool, Thread *thread)
{
    uint32_t count = (uint32_t)(thread->frame + 1 - thread->frames),
             from = (uint32_t)(thread->low - thread->frames);
    if (from > thread->frame_id_count)
        from = thread->frame_id_count;
    MEMORY_ROOM_FOR(thread->frame_ids, thread->frame_id_capacity, count);
    for (uint32_t i = from; i < count; i++)
        thread->frame_ids[i] =
            component_of_frame(pool, &thread->frames[i], i > 0 ? thread->frame_ids[i - 1] : 0, i);
    thread->frame_id_count = count;
    thread->low = count > 0 ? thread->frame : thread->frames;
    assert_costly(is_chain(pool, thread));
    return count > 0 ? thread->frame_ids[count - 1] : 0;
}

static void restore_frame(Vm *vm, Thread *thread, const FrameComponent *content)
{
    Frame *frame = &thread->frames[content->depth];
    Method *method = content->method == UINT32_MAX ? vm->program->initialization_stub
                                                   : vm->program->methods[content->method];
    assert(method->code != NULL && content->instruction < method->code->insn_count);
    frame->method = method;
    frame->pc = method->code->insns + content->instruction;
    frame->locals = content->depth == 0 ? thread->values : frame[-1].sp;
    frame->sp = frame->locals + content->slots;
    frame->lock = content->lock;
    frame->suspended = method->calls_out ? frame_open_sections(thread, frame) : 0;
    frame->was_fresh = false; /* the thread has stopped: what it does next in the section is visible anyway */
    assert(frame->sp <= thread->value_limit && "it fitted when it was encoded");
    memcpy(frame->locals, content->values, content->slots * sizeof(uint64_t));
}

static void restore_frames(Vm *vm, const ComponentPool *pool, Thread *thread, uint32_t top)
{
    uint32_t size, count = 0;
    if (top != 0)
        count = ((const FrameComponent *)pool_content(pool, top, &size))->depth + 1;
    MEMORY_ROOM_FOR(thread->frame_ids, thread->frame_id_capacity, count);
    uint32_t first = count; /* frames from here on differ */
    for (uint32_t id = top;
         first > 0 && (first > thread->frame_id_count || thread->frame_ids[first - 1] != id); first--) {
        thread->frame_ids[first - 1] = id;
        id = ((const FrameComponent *)pool_content(pool, id, &size))->below;
    }
    for (uint32_t i = first; i < count; i++)
        restore_frame(vm, thread, (const FrameComponent *)pool_content(pool, thread->frame_ids[i], &size));
    thread->frame_id_count = count;
    thread->frame = thread->frames + count - 1;
    thread->low = count > 0 ? thread->frame : thread->frames;
    assert(thread->frame < thread->frame_limit);
    assert_costly(is_chain(pool, thread));
}

/* --- threads --- */

/* All of a thread but its frames; of one that has ended only that, and how many it started. */
static ThreadComponent describe_thread(const Thread *thread)
{
    ThreadComponent content;
    memset(&content, 0, sizeof content); /* padding too */
    content.status = (uint8_t)thread->status;
    content.children = thread->children;
    if (thread->status == THREAD_TERMINATED)
        return content;
    content.object = thread->object;
    content.exception = thread->exception;
    content.blocked_on = thread_is_stuck(thread) ? thread->blocked_on : 0;
    content.blocker = thread->blocker;
    content.saved_entries = thread->saved_entries;
    content.atomic = thread->atomic;
    content.choosing = thread->choosing;
    content.abstract = thread->choosing_abstract;
    content.wake = (uint8_t)thread->wake;
    content.deadline = thread->deadline;
    content.seen_ends = thread->seen_ends;
    content.retrying = thread->retrying;
    content.interruptible = thread->interruptible;
    content.interrupted = thread->interrupted;
    content.permit = thread->permit;
    content.parked = thread->parked;
    content.daemon = thread->daemon;
    content.may_wake = thread->may_wake;
    content.seen_there = thread->seen_there;
    content.is_suspended = thread->is_suspended;
    content.doubtful = thread->doubtful;
    return content;
}

/* Is the thread what its component says: would it be encoded as the same bytes? */
static bool thread_is(const Thread *thread, const ThreadComponent *content)
{
    ThreadComponent own = describe_thread(thread);
    own.frames = thread->frame_id_count > 0 ? thread->frame_ids[thread->frame_id_count - 1] : 0;
    return memcmp(&own, content, sizeof own) == 0;
}

uint32_t component_of_thread(ComponentPool *pool, Thread *thread)
{
    if (thread->status == THREAD_NEW) { /* it does not exist in this state, whatever it did before */
        thread->ran = thread->touched = false;
        return 0;
    }
    ThreadComponent content = describe_thread(thread);
    if (thread->status == THREAD_TERMINATED)
        thread->frame_id_count = 0;
    else
        content.frames = thread->ran || thread->frame_id_count == 0
                             ? component_of_stack(pool, thread)
                             : thread->frame_ids[thread->frame_id_count - 1];
    thread->ran = thread->touched = false;
    assert_costly(thread_is(thread, &content));
    if (thread->component_id != 0
        && memcmp(&content, pool_content(pool, thread->component_id, &(uint32_t){0}), sizeof content) == 0)
        return thread->component_id;
    return thread->component_id = pool_intern(pool, &content, sizeof content);
}

void component_restore_thread(Vm *vm, const ComponentPool *pool, Thread *thread, uint32_t id)
{
    static const ThreadComponent none = {.status = THREAD_NEW};
    uint32_t size;
    const ThreadComponent *content = id == 0 ? &none : (const ThreadComponent *)pool_content(pool, id, &size);
    thread->component_id = id;
    thread->ran = thread->touched = false;
    thread->status = (ThreadStatus)content->status;
    thread->object = content->object;
    thread->exception = content->exception;
    thread->blocked_on = content->blocked_on;
    thread->blocker = content->blocker;
    thread->saved_entries = content->saved_entries;
    thread->atomic = content->atomic;
    thread->children = content->children;
    thread->choosing = content->choosing;
    thread->choosing_abstract = content->abstract;
    thread->wake = (WakeReason)content->wake;
    thread->deadline = content->deadline;
    thread->seen_ends = content->seen_ends;
    thread->retrying = content->retrying;
    thread->interruptible = content->interruptible;
    thread->interrupted = content->interrupted;
    thread->permit = content->permit;
    thread->parked = content->parked;
    thread->daemon = content->daemon;
    thread->may_wake = content->may_wake;
    thread->seen_there = content->seen_there;
    thread->is_suspended = content->is_suspended;
    thread->doubtful = content->doubtful;
    assert(content->status <= THREAD_TERMINATED);
    restore_frames(vm, pool, thread, content->frames);
    assert((content->frames == 0) == !thread_has_frames(thread));
    assert_costly(id == 0 || thread_is(thread, content));
}
