/* Takes a thread dump of the present state: each thread's status, why it cannot go on, its locks and its
 * stack. */
#include "vm/thread_dump.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/enabled.h"
#include "vm/execution/monitor.h"
#include "vm/memory/allocate.h"
#include "vm/sentences.h"
#include "vm/telling/waiting.h"
#include "vm/wording.h"

static void view_frame(const Frame *frame, FrameView *view)
{
    char name[512];
    const Method *method = frame->method;
    const ClassFile *file = method->owner->file;
    view->class_name = memory_copy_string(class_external_name(method->owner, name, sizeof name));
    view->internal_name = memory_copy_string(method->owner->name);
    view->method = memory_copy_string(method->name);
    view->file = memory_copy_string(file != NULL && file->source_file ? file->source_file : "");
    view->line =
        method->info->code == NULL
            ? 0
            : classfile_line(method->info->code, method->code->offsets[frame->pc - method->code->insns]);
    view->library = method->owner->source != SOURCE_PROGRAM || method->owner->hidden;
}

static void view_frames(const Thread *thread, ThreadView *view)
{
    if (thread->status == THREAD_TERMINATED || thread->values == NULL)
        return;
    view->frames = memory_allocate((size_t)(thread->frame - thread->frames + 1) * sizeof(FrameView) + 1);
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (!frame->method->hidden) {
            view->frames[view->frame_count].index = (uint32_t)(thread->frame - frame);
            view_frame(frame, &view->frames[view->frame_count++]);
        }
}

bool thread_view_add_hold(Vm *vm, ThreadView *view, Ref object)
{
    char name[NAME_SIZE];
    if (object >= vm->heap.slot_count || object_peek(vm, object) == NULL)
        return false;
    view->holds = memory_resize(view->holds, (view->hold_count + 1) * sizeof(Ref));
    view->hold_names = memory_resize(view->hold_names, (view->hold_count + 1) * sizeof(char *));
    view->holds[view->hold_count] = object;
    view->hold_names[view->hold_count++] = memory_copy_string(name_object(vm, object, name));
    return true;
}

static void view_holds(Vm *vm, ThreadDump *dump)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object != NULL && object->owner != 0 && object->owner <= dump->count)
            thread_view_add_hold(vm, &dump->threads[object->owner - 1], slot);
        bool is_lock = object != NULL && (lock_is_read(object) || lock_is_write(object));
        for (uint32_t i = 0; is_lock && i < dump->count; i++)
            if (lock_holds(vm, object, vm->threads[i]) > 0)
                thread_view_add_hold(vm, &dump->threads[i], slot);
    }
}

/* The thread that is joined: a thread in Object.wait on the Thread object of a live thread joins that one. */
static const Thread *joined(const Vm *vm, const Thread *thread)
{
    const Thread *other = thread->blocked_on != 0 ? thread_of_object(vm, thread->blocked_on) : NULL;
    return thread_is_alive(other) ? other : NULL;
}

/* The method of the library that the program has called and that waits; NULL for Object.wait itself. */
static const Frame *blocking_call(const Thread *thread)
{
    const Frame *call = waiting_call(thread);
    return call == NULL || call->method->owner == call->method->owner->program->object ? NULL : call;
}

static const char *waiting_status(const Thread *thread)
{
    return thread->parked ? "parked" : thread->blocked_on == 0 ? "sleeping" : "waiting";
}

static Sentence waiting_sentence(const Vm *vm, const Thread *thread, const Thread *other, const Frame *call)
{
    if (thread->parked)
        return thread->blocker != 0 ? SENTENCE_AWAITS_UNPARK_BY : SENTENCE_AWAITS_UNPARK;
    if (thread->blocked_on == 0)
        return SENTENCE_IS_ASLEEP;
    if (other != NULL)
        return SENTENCE_AWAITS_END;
    if (call == NULL)
        return SENTENCE_AWAITS_NOTIFY;
    bool is_update = class_is_bookkeeping(object_peek(vm, thread->blocked_on)->class);
    return is_update ? SENTENCE_AWAITS_UPDATE : SENTENCE_AWAITS_CALL;
}

static void explain_wait(Vm *vm, const Thread *thread, ThreadView *view, Bytes *why)
{
    char owner[NAME_SIZE];
    const Thread *other = joined(vm, thread);
    const Frame *call = blocking_call(thread);
    bool is_join = other != NULL && !thread->parked;
    if (is_join)
        view->held_by = other->number + 1;
    if (is_join || (!thread->parked && thread->blocked_on == 0) || !waiting_explain(vm, thread, view, why)) {
        Operands operands = {.object = thread->parked ? thread->blocker : thread->blocked_on,
                             .thread = other};
        if (call != NULL) {
            Ref receiver = method_is_static(call->method) ? 0 : call->locals[0].r;
            bool is_there =
                receiver != 0 && receiver < vm->heap.slot_count && object_peek(vm, receiver) != NULL;
            operands.owner =
                is_there ? name_object(vm, receiver, owner) : name_class(call->method->owner, owner);
            operands.method = call->method->name;
        }
        sentence_add(vm, why, waiting_sentence(vm, thread, other, call), &operands);
    }
    if (thread->deadline >= 0 && thread->blocked_on != 0)
        sentence_add(vm, why, SENTENCE_FOR_A_TIME, NULL);
}

static void explain(Vm *vm, const Thread *thread, ThreadView *view, Bytes *why)
{
    Operands operands = {.object = thread->blocked_on};
    if (thread->status == THREAD_WAITING) {
        explain_wait(vm, thread, view, why);
    } else if (thread->status == THREAD_INITIALIZING) {
        char owner[NAME_SIZE];
        const Object *mirror = object_peek(vm, thread->blocked_on);
        operands.owner = name_class(vm_mirrored_class(vm, thread->blocked_on), owner);
        sentence_add(vm, why, SENTENCE_AWAITS_INITIALIZATION, &operands);
        if (MIRROR_INIT_STATE(mirror) == INIT_RUNNING) {
            operands.thread = vm->threads[MIRROR_INIT_THREAD(mirror)];
            view->held_by = operands.thread->number + 1;
            sentence_add(vm, why, SENTENCE_WHICH_IS_RUN_BY, &operands);
        }
    } else if (thread->status == THREAD_BLOCKED) {
        view->wants = thread->blocked_on;
        view->held_by = object_peek(vm, thread->blocked_on)->owner;
        assert(view->held_by <= vm->thread_count && "monitors are held by threads");
        if (view->held_by != 0)
            operands.thread = vm->threads[view->held_by - 1];
        sentence_add(vm, why, view->held_by != 0 ? SENTENCE_WANTS_HELD : SENTENCE_WANTS_FREE, &operands);
        if (view->held_by != 0 && operands.thread->status == THREAD_TERMINATED)
            sentence_add(vm, why, SENTENCE_WHICH_HAS_ENDED, NULL);
    }
    if (thread->is_suspended)
        sentence_add(vm, why, thread_is_stuck(thread) ? SENTENCE_SUSPENDED_BESIDES : SENTENCE_IS_SUSPENDED,
                     NULL);
}

static const char *status_of(const Vm *vm, const Thread *thread)
{
    if (thread->is_suspended && thread_is_alive(thread))
        return "suspended";
    switch (thread->status) {
    case THREAD_NEW: return "new";
    case THREAD_RUNNABLE: return "runnable";
    case THREAD_BLOCKED: return thread_is_enabled(vm, thread) ? "runnable" : "blocked";
    case THREAD_WAITING: return waiting_status(thread);
    case THREAD_INITIALIZING: return "initializing";
    default: return "ended";
    }
}

static void view_thread(Vm *vm, const Thread *thread, ThreadView *view)
{
    char name[NAME_SIZE];
    Bytes why = {0};
    assert(vm->threads[thread->number] == thread);
    view->number = thread->number;
    view->name = memory_copy_string(thread->status == THREAD_NEW ? "" : name_thread(vm, thread, name));
    view->status = status_of(vm, thread);
    view->stuck = (thread_is_stuck(thread) || thread->is_suspended) && !thread_is_enabled(vm, thread)
                  && !enabled_by_interrupt(thread);
    explain(vm, thread, view, &why);
    bytes_add_u1(&why, 0);
    view->why = (char *)why.data;
    view->wants_name = view->wants != 0 ? memory_copy_string(name_object(vm, view->wants, name)) : NULL;
    assert((!view->stuck || view->why[0] != '\0') && "who is stuck waits for something");
    view_frames(thread, view);
}

void thread_dump_take(Vm *vm, ThreadDump *dump)
{
    *dump = (ThreadDump){memory_allocate((vm->thread_count + 1) * sizeof(ThreadView)), vm->thread_count};
    for (uint32_t i = 0; i < vm->thread_count; i++)
        view_thread(vm, vm->threads[i], &dump->threads[i]);
    view_holds(vm, dump);
}

bool thread_view_exists(const ThreadView *view) { return strcmp(view->status, "new") != 0; }

bool thread_view_has_ended(const ThreadView *view) { return strcmp(view->status, "ended") == 0; }

static void free_thread(ThreadView *view)
{
    for (uint32_t i = 0; i < view->hold_count; i++)
        free(view->hold_names[i]);
    for (uint32_t i = 0; i < view->frame_count; i++) {
        free(view->frames[i].class_name);
        free(view->frames[i].internal_name);
        free(view->frames[i].method);
        free(view->frames[i].file);
    }
    free(view->holds);
    free(view->hold_names);
    free(view->frames);
    free(view->name);
    free(view->why);
    free(view->wants_name);
}

void thread_dump_free(ThreadDump *dump)
{
    for (uint32_t i = 0; i < dump->count; i++)
        free_thread(&dump->threads[i]);
    free(dump->threads);
    *dump = (ThreadDump){0};
}

const FrameView *thread_view_place(const ThreadView *thread)
{
    for (uint32_t i = 0; i < thread->frame_count; i++)
        if (!thread->frames[i].library)
            return &thread->frames[i];
    return NULL;
}
