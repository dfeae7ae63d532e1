/* Making and freeing threads, and the questions about one thread that need the whole VM. */
#include "vm/memory/threads.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "base/memory.h"
#include "vm/memory/allocate.h"

/* A stack that a program asks for in kilobytes: simple frames of java take about 64 bytes. */
enum { FRAMES_PER_KILOBYTE = 16, VALUES_PER_FRAME = THREAD_VALUES_MAX / THREAD_FRAMES_MAX };
#define FRAMES_MOST ((size_t)1 << 26)

/* One range for both stacks, of the thread that has none; false when the system has no more. */
static bool reserve_stacks(Thread *thread, size_t frames)
{
    size_t values = frames * VALUES_PER_FRAME;
    void *memory = mmap(NULL, values * sizeof(Value) + frames * sizeof(Frame), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return false;
    thread->values = memory;
    thread->value_limit = thread->values + values;
    thread->frames = thread->low = (Frame *)thread->value_limit;
    thread->frame_limit = thread->frames + frames;
    thread->frame = thread->frames - 1;
    return true;
}

static Thread *thread_reset(Thread *thread, Ref object)
{
    thread->object = object;
    thread->status = THREAD_RUNNABLE;
    thread->deadline = -1;
    thread->frame = thread->frames - 1;
    thread->low = thread->frames;
    thread->frame_id_count = 0;
    thread->component_id = 0;
    thread->ran = true;
    thread->exception = thread->blocked_on = thread->blocker = 0;
    thread->seen_ends = 0;
    thread->children = thread->choosing = thread->atomic = thread->saved_entries = 0;
    thread->wake = WAKE_NONE;
    thread->retrying = thread->interruptible = thread->interrupted = thread->permit = thread->parked =
        thread->daemon = thread->doubtful = thread->may_wake = thread->seen_there = thread->is_suspended =
            false;
    thread->choosing_abstract = false;
    return thread;
}

/* One more thread, which has not begun; false when the system has no room for its stacks. */
static bool add_thread(Vm *vm)
{
    Thread *thread = memory_allocate(sizeof *thread);
    if (vm->thread_count >= THREADS_MAX || !reserve_stacks(thread, THREAD_FRAMES_MAX)) {
        free(thread);
        return false;
    }
    thread->number = vm->thread_count;
    thread->status = THREAD_NEW;
    thread->deadline = -1;
    MEMORY_ROOM_FOR(vm->threads, vm->thread_capacity, vm->thread_count);
    vm->threads[vm->thread_count++] = thread;
    return true;
}

bool threads_ensure(Vm *vm, uint32_t count)
{
    while (vm->thread_count < count)
        if (!add_thread(vm))
            return false;
    return true;
}

/* With states, a thread is identified by its parent and its index among the parent's children, and so has the
 * same number in every state. */
static uint32_t choose_number(Vm *vm)
{
    if (vm->numbering == NULL)
        return vm->thread_count;
    return vm->thread == NULL ? numbering_thread(vm->numbering, NUMBERING_NO_PARENT, 0)
                              : numbering_thread(vm->numbering, vm->thread->number, vm->thread->children++);
}

Thread *thread_create(Vm *vm, Ref object)
{
    uint32_t number = choose_number(vm);
    return threads_ensure(vm, number + 1) ? thread_reset(vm->threads[number], object) : NULL;
}

void thread_release_stacks(Thread *thread)
{
    if (thread->values == NULL)
        return;
    munmap(thread->values, (size_t)((char *)thread->frame_limit - (char *)thread->values));
    thread->values = NULL;
}

bool thread_enlarge(Thread *thread, int32_t kilobytes)
{
    assert(!thread_has_frames(thread) && "it has not begun");
    size_t frames = (size_t)(kilobytes < 0 ? 0 : kilobytes) * FRAMES_PER_KILOBYTE;
    if (frames <= THREAD_FRAMES_MAX)
        return true;
    thread_release_stacks(thread);
    return reserve_stacks(thread, frames < FRAMES_MOST ? frames : FRAMES_MOST)
           || reserve_stacks(thread, THREAD_FRAMES_MAX);
}

void thread_destroy(Thread *thread)
{
    thread_release_stacks(thread);
    free(thread->frame_ids);
    free(thread);
}

Thread *thread_of_object(const Vm *vm, Ref object)
{
    if (vm->reads != NULL && vm->reads->on)
        reads_note(vm->reads, QUESTION_THREAD_OF, object);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->object == object)
            return thread_look(vm, i);
    return NULL;
}

char *thread_name(Vm *vm, const Thread *thread)
{
    if (thread->object == 0) { /* the main thread, or one that has ended: nothing is left but its number */
        char name[32] = "main";
        if (thread->status == THREAD_TERMINATED && thread->number > 0)
            snprintf(name, sizeof name, "thread %u", thread->number);
        return memory_copy_string(name);
    }
    Object *object = object_at(vm, thread->object);
    Ref name = FIELD_AT(Ref, object, vm_field_offset(object->class, "name", "Ljava/lang/String;"));
    return name == 0 ? memory_copy_string("?") : vm_string_utf8(vm, name);
}

static bool is_user_thread(const Thread *thread)
{
    return !thread->daemon && thread_is_alive(thread) && thread->status != THREAD_ENDING;
}

/* The running thread first: nothing need be asked for then. */
static bool has_user_threads(const Vm *vm)
{
    if (vm->thread != NULL && is_user_thread(thread_look(vm, vm->thread->number)))
        return true;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (is_user_thread(thread_look(vm, i)))
            return true;
    return false;
}

bool thread_is_enabled_otherwise(const Vm *vm, const Thread *thread)
{
    if (thread->is_suspended)
        return false;
    switch (thread->status) {
    case THREAD_WAITING:
    case THREAD_BLOCKED:
        return thread->exception != 0
               && thread_stop_frees(thread->status, thread->retrying, thread->saved_entries > 0);
    case THREAD_INITIALIZING: return MIRROR_INIT_STATE(object_at(vm, thread->blocked_on)) != INIT_RUNNING;
    case THREAD_ENDING: return !has_user_threads(vm);
    default: return false;
    }
}

const Thread *vm_thread(const Vm *vm, uint32_t number) { return vm->threads[number]; }

const Thread *vm_monitor_owner(const Vm *vm, Ref object)
{
    uint16_t owner = object_peek(vm, object)->owner;
    return owner == 0 ? NULL : vm->threads[owner - 1];
}
