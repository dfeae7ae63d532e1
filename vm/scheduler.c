/* Scheduling; see scheduler.h.  Time is virtual: a sleeping program does not make anyone wait, and the same seed gives the same
 * run on every machine. */
#include "vm/scheduler.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/memory.h"
#include "vm/allocate.h"
#include "vm/interpreter.h"
#include "vm/monitor.h"

enum { SLICE = 20000, NANOS_PER_STEP = 20 };

enum { VALUES_SIZE = THREAD_VALUES_MAX * sizeof(Value), FRAMES_SIZE = THREAD_FRAMES_MAX * sizeof(Frame) };

/* One range for both stacks; NULL when the system has no more. */
static Value *reserve_stacks(void)
{
    void *memory = mmap(NULL, VALUES_SIZE + FRAMES_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

static Thread *thread_reset(Thread *thread, Ref object)
{
    thread->object = object;
    thread->status = THREAD_RUNNABLE;
    thread->deadline = -1;
    thread->frame = thread->frames - 1;
    thread->low = thread->frames;
    thread->frame_id_count = 0;
    thread->image_id = 0;
    thread->ran = true;
    thread->exception = thread->blocked_on = thread->blocker = 0;
    thread->children = thread->choosing = thread->atomic = thread->saved_entries = 0;
    thread->wake = WAKE_NONE;
    thread->retrying = thread->interruptible = thread->interrupted = thread->permit = thread->parked = thread->daemon = thread->may_wake = false;
    thread->choosing_abstract = false;
    return thread;
}

/* One more thread, which has not begun; false when the system has no room for its stacks. */
static bool add_thread(Vm *vm)
{
    Value *stacks = vm->thread_count < THREADS_MAX ? reserve_stacks() : NULL;
    if (stacks == NULL)
        return false;
    Thread *thread = memory_allocate(sizeof *thread);
    thread->number = vm->thread_count;
    thread->status = THREAD_NEW;
    thread->deadline = -1;
    thread->values = stacks;
    thread->value_limit = thread->values + THREAD_VALUES_MAX;
    thread->frames = thread->low = (Frame *)thread->value_limit;
    thread->frame_limit = thread->frames + THREAD_FRAMES_MAX;
    thread->frame = thread->frames - 1;
    if (vm->thread_count == vm->thread_capacity) {
        vm->thread_capacity = vm->thread_capacity ? 2 * vm->thread_capacity : 16;
        vm->threads = memory_resize(vm->threads, vm->thread_capacity * sizeof *vm->threads);
    }
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

/* With states, a thread is named by who started it as the how-manieth: the same thread in every state. */
static uint32_t choose_number(Vm *vm)
{
    if (vm->names == NULL)
        return vm->thread_count;
    return vm->thread == NULL ? names_thread(vm->names, NAMES_NO_PARENT, 0) : names_thread(vm->names, vm->thread->number, vm->thread->children++);
}

Thread *thread_create(Vm *vm, Ref object)
{
    uint32_t number = choose_number(vm);
    return threads_ensure(vm, number + 1) ? thread_reset(vm->threads[number], object) : NULL;
}

/* The stacks go as soon as a thread has ended; its number and object stay. */
static void release_stacks(Thread *thread)
{
    if (thread->values == NULL)
        return;
    munmap(thread->values, VALUES_SIZE + FRAMES_SIZE);
    thread->values = NULL;
}

void thread_destroy(Thread *thread)
{
    release_stacks(thread);
    free(thread->frame_ids);
    free(thread);
}

Thread *thread_of_object(const Vm *vm, Ref object)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->object == object)
            return vm->threads[i];
    return NULL;
}

char *thread_name(Vm *vm, const Thread *thread)
{
    if (thread->object == 0)
        return memory_copy_string("main");
    Object *object = object_at(vm, thread->object);
    Ref name = FIELD_AT(Ref, object, vm_field_offset(object->class, "name", "Ljava/lang/String;"));
    return name == 0 ? memory_copy_string("?") : vm_string_utf8(vm, name);
}

static bool has_user_threads(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (!vm->threads[i]->daemon && thread_is_alive(vm->threads[i]) && vm->threads[i]->status != THREAD_ENDING)
            return true;
    return false;
}

bool thread_is_enabled_otherwise(const Vm *vm, const Thread *thread)
{
    switch (thread->status) {
    case THREAD_INITIALIZING:
        return MIRROR_INIT_STATE(object_at(vm, thread->blocked_on)) != INIT_RUNNING;
    case THREAD_ENDING:
        return !has_user_threads(vm);
    default:
        return false;
    }
}

int64_t scheduler_now(Vm *vm)
{
    return vm->checking ? vm->clock : vm->clock + (int64_t)(vm->slice - vm->slice_left) * NANOS_PER_STEP;
}

static uint64_t next_random(Vm *vm)         /* splitmix64 */
{
    uint64_t z = vm->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static void wake_sleepers(Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        Thread *thread = vm->threads[i];
        bool timed = thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED;
        if (timed && thread->deadline >= 0 && thread->deadline <= vm->clock)
            wait_end(vm, thread, WAKE_TIMEOUT);
    }
}

/* The next enabled thread after the last one, or any when there is a seed; NULL: none. */
static Thread *choose(Vm *vm)
{
    uint32_t count = vm->thread_count;
    uint32_t from = vm->options.seed != 0 ? (uint32_t)(next_random(vm) % count) : vm->thread != NULL ? vm->thread->number + 1 : 0;
    for (uint32_t i = 0; i < count; i++) {
        Thread *thread = vm->threads[(from + i) % count];
        if (thread_is_enabled(vm, thread))
            return thread;
    }
    return NULL;
}

/* Nobody can run: let time pass up to the next moment at which someone wants to wake up. */
static bool advance_clock(Vm *vm)
{
    int64_t next = -1;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->deadline >= 0 && (next < 0 || thread->deadline < next))
            next = thread->deadline;
    }
    if (next < 0)
        return false;
    if (next > vm->clock)
        vm->clock = next;
    return true;
}

static void run_slice(Vm *vm, Thread *thread)
{
    vm->thread = thread;
    thread->status = THREAD_RUNNABLE;
    vm->budget = vm->options.seed != 0 ? 1 + (int32_t)(next_random(vm) % 200) : SLICE;
    vm->slice = vm->slice_left = vm->budget;
    uint64_t before = vm->instructions;
    vm->slices++;
    interpret(vm);
    vm->clock += (int64_t)(vm->instructions - before) * NANOS_PER_STEP;
    vm->slice = vm->slice_left = 0;
    if (thread->status == THREAD_TERMINATED) {
        thread->deadline = -1;
        release_stacks(thread);
        wait_wake(vm, WAITS_TO_BE_NOTIFIED, thread->object, true);
    }
}

VmEnd vm_run(Vm *vm)
{
    while (!vm->exited && !vm->fatal.text[0]) {
        if (steps_used_up(vm))
            return VM_LIMIT;
        wake_sleepers(vm);
        Thread *thread = choose(vm);
        if (thread != NULL)
            run_slice(vm, thread);
        else if (!advance_clock(vm))
            return VM_DEADLOCK;
    }
    return vm->fatal.text[0] ? VM_FATAL : VM_ENDED;
}
