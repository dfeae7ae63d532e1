/* Images of objects and threads; see components.h. */
#include "vm/states/components.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/code/frame_state.h"
#include "vm/memory/allocate.h"
#include "vm/memory/forest.h"

enum { IMAGE_SMALL = 1024 };

/* --- objects
 * ---------------------------------------------------------------------------------------------------- */

static bool is_as_made(const Object *object)
{
    if (!(object->flags & OBJECT_CONSTANT) || object->owner != 0)
        return false;
    return !object->class->is_mirror || MIRROR_INIT_STATE(object) == INIT_NOT_YET;
}

uint32_t image_object(const Vm *vm, Pool *pool, const Object *object)
{
    (void)vm;
    if (is_as_made(object))
        return 0;
    size_t payload = object_payload_size(object), size = sizeof(ObjectImage) + payload;
    _Alignas(ObjectImage) uint8_t small[IMAGE_SMALL];
    ObjectImage *image = size <= sizeof small ? (ObjectImage *)small : memory_allocate(size);
    *image = (ObjectImage){.class_id = object->class->id,
                           .length = object->length,
                           .owner = object->owner,
                           .flags = object->flags & (OBJECT_WIDE | OBJECT_SHARED | OBJECT_TRACE),
                           .entries = object->entries};
    memcpy(image->payload, object->payload, payload);
    uint32_t id = pool_intern(pool, image, (uint32_t)size);
    if (image != (ObjectImage *)small)
        free(image);
    return id;
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
    settled_touched(vm->heap.settled, object);
}

void image_restore_object(Vm *vm, const Pool *pool, Ref slot, uint32_t id)
{
    Object *object = object_at(vm, slot);
    if (id == 0) {
        if (object != NULL && object->flags & OBJECT_CONSTANT)
            restore_as_made(vm, object);
        else if (object != NULL)
            heap_free(&vm->heap, object);
        return;
    }
    uint32_t size;
    const ObjectImage *image = (const ObjectImage *)pool_content(pool, id, &size);
    size_t payload = size - sizeof *image;
    Class *class = vm->program->classes[image->class_id];
    if (object == NULL || object->class != class || object_payload_size(object) != payload) {
        if (object != NULL)
            heap_free(&vm->heap, object);
        object = heap_allocate_at(&vm->heap, class, image->length, payload, slot);
    }
    object->length = image->length;
    object->owner = image->owner;
    object->entries = image->entries & 0xFFFFFF;
    object->flags = (uint8_t)(image->flags | (object->flags & (OBJECT_CONSTANT | OBJECT_SETTLED)));
    memcpy(object->payload, image->payload, payload);
    if (object->flags & OBJECT_SETTLED)
        settled_touched(vm->heap.settled, object);
    if (class->is_mirror)
        note_statics(vm, object);
}

/* --- frames
 * ----------------------------------------------------------------------------------------------------- */

static uint32_t image_frame(Pool *pool, const Frame *frame, uint32_t below, uint32_t depth)
{
    uint32_t slots = (uint32_t)(frame->sp - frame->locals), locals = frame->method->max_locals;
    size_t size = sizeof(FrameImage) + slots * sizeof(uint64_t);
    _Alignas(FrameImage) uint8_t small[IMAGE_SMALL];
    FrameImage *image = size <= sizeof small ? (FrameImage *)small : memory_allocate(size);
    *image = (FrameImage){
        below,       depth, frame->method->id, (uint32_t)(frame->pc - frame->method->code->insns),
        frame->lock, slots};
    const CodeState *state = frame_state(frame);
    for (uint32_t i = 0; i < slots; i++)
        image->values[i] =
            i >= locals || state == NULL || map_has(state->live, i) ? frame->locals[i].bits : 0;
    uint32_t id = pool_intern(pool, image, (uint32_t)size);
    if (image != (FrameImage *)small)
        free(image);
    return id;
}

static void ensure_frame_ids(Thread *thread, uint32_t count)
{
    if (count <= thread->frame_id_capacity)
        return;
    thread->frame_id_capacity = 2 * count;
    thread->frame_ids = memory_resize(thread->frame_ids, thread->frame_id_capacity * sizeof(uint32_t));
}

/* Frames below thread->low are as they were at the last commit. */
static uint32_t image_frames(Pool *pool, Thread *thread)
{
    uint32_t count = (uint32_t)(thread->frame + 1 - thread->frames),
             from = (uint32_t)(thread->low - thread->frames);
    if (from > thread->frame_id_count)
        from = thread->frame_id_count;
    ensure_frame_ids(thread, count);
    for (uint32_t i = from; i < count; i++)
        thread->frame_ids[i] = image_frame(pool, &thread->frames[i], i > 0 ? thread->frame_ids[i - 1] : 0, i);
    thread->frame_id_count = count;
    thread->low = count > 0 ? thread->frame : thread->frames;
    return count > 0 ? thread->frame_ids[count - 1] : 0;
}

static void restore_frame(Vm *vm, Thread *thread, const FrameImage *image)
{
    Frame *frame = &thread->frames[image->depth];
    Method *method =
        image->method == UINT32_MAX ? vm->program->initialization_stub : vm->program->methods[image->method];
    frame->method = method;
    frame->pc = method->code->insns + image->instruction;
    frame->locals = image->depth == 0 ? thread->values : frame[-1].sp;
    frame->sp = frame->locals + image->slots;
    frame->lock = image->lock;
    frame->suspended = method->calls_out ? frame_open_sections(thread, frame) : 0;
    frame->was_fresh = false; /* the thread has stopped: what it does next in the section is visible anyway */
    memcpy(frame->locals, image->values, image->slots * sizeof(uint64_t));
}

static void restore_frames(Vm *vm, const Pool *pool, Thread *thread, uint32_t top)
{
    uint32_t size, count = 0;
    if (top != 0)
        count = ((const FrameImage *)pool_content(pool, top, &size))->depth + 1;
    ensure_frame_ids(thread, count);
    uint32_t first = count; /* frames from here on differ */
    for (uint32_t id = top;
         first > 0 && (first > thread->frame_id_count || thread->frame_ids[first - 1] != id); first--) {
        thread->frame_ids[first - 1] = id;
        id = ((const FrameImage *)pool_content(pool, id, &size))->below;
    }
    for (uint32_t i = first; i < count; i++)
        restore_frame(vm, thread, (const FrameImage *)pool_content(pool, thread->frame_ids[i], &size));
    thread->frame_id_count = count;
    thread->frame = thread->frames + count - 1;
    thread->low = count > 0 ? thread->frame : thread->frames;
}

/* --- threads
 * ---------------------------------------------------------------------------------------------------- */

uint32_t image_thread(Pool *pool, Thread *thread)
{
    if (thread->status == THREAD_NEW)
        return 0;
    ThreadImage image;
    memset(&image, 0, sizeof image);
    image.status = (uint8_t)thread->status;
    image.children = thread->children;
    if (thread->status == THREAD_TERMINATED) {
        thread->frame_id_count = 0;
    } else {
        image.frames = thread->ran || thread->frame_id_count == 0
                           ? image_frames(pool, thread)
                           : thread->frame_ids[thread->frame_id_count - 1];
        image.object = thread->object;
        image.exception = thread->exception;
        image.blocked_on = thread_is_stuck(thread) ? thread->blocked_on : 0;
        image.blocker = thread->blocker;
        image.saved_entries = thread->saved_entries;
        image.atomic = thread->atomic;
        image.choosing = thread->choosing;
        image.abstract = thread->choosing_abstract;
        image.wake = (uint8_t)thread->wake;
        image.timed = thread->deadline >= 0;
        image.retrying = thread->retrying;
        image.interruptible = thread->interruptible;
        image.interrupted = thread->interrupted;
        image.permit = thread->permit;
        image.parked = thread->parked;
        image.daemon = thread->daemon;
        image.may_wake = thread->may_wake;
    }
    thread->ran = thread->touched = false;
    if (thread->image_id != 0
        && memcmp(&image, pool_content(pool, thread->image_id, &(uint32_t){0}), sizeof image) == 0)
        return thread->image_id;
    return thread->image_id = pool_intern(pool, &image, sizeof image);
}

void image_restore_thread(Vm *vm, const Pool *pool, Thread *thread, uint32_t id)
{
    static const ThreadImage none = {.status = THREAD_NEW};
    uint32_t size;
    const ThreadImage *image = id == 0 ? &none : (const ThreadImage *)pool_content(pool, id, &size);
    thread->image_id = id;
    thread->ran = thread->touched = false;
    thread->status = (ThreadStatus)image->status;
    thread->object = image->object;
    thread->exception = image->exception;
    thread->blocked_on = image->blocked_on;
    thread->blocker = image->blocker;
    thread->saved_entries = image->saved_entries;
    thread->atomic = image->atomic;
    thread->children = image->children;
    thread->choosing = image->choosing;
    thread->choosing_abstract = image->abstract;
    thread->wake = (WakeReason)image->wake;
    thread->deadline = image->timed ? 0 : -1;
    thread->retrying = image->retrying;
    thread->interruptible = image->interruptible;
    thread->interrupted = image->interrupted;
    thread->permit = image->permit;
    thread->parked = image->parked;
    thread->daemon = image->daemon;
    thread->may_wake = image->may_wake;
    restore_frames(vm, pool, thread, image->frames);
}
