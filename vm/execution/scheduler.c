/* Runs a program under one schedule: round robin with long time slices, or with a seed random threads and
 * short random slices.  Time is virtual, so a sleeping program does not make its user wait, and the same seed
 * gives the same run on every machine. */
#include "vm/execution/scheduler.h"

#include <time.h>

#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/monitor.h"
#include "vm/footnotes.h"
#include "vm/memory/allocate.h"
#include "vm/translation/translate.h"
#include "vm/vm.h"

enum { SLICE = 20000, NANOS_PER_STEP = 20 };
#define TIME_MAX (INT64_MAX / 4) /* far away, and sums with it do not overflow */

int64_t scheduler_now(Vm *vm)
{
    return vm->checking
               ? vm->time.clock
               : vm->time.clock + (int64_t)(vm->schedule.slice - vm->schedule.slice_left) * NANOS_PER_STEP;
}

static bool is_timeless(const Vm *vm) { return vm->checking && vm->options.timeless; }

int64_t scheduler_deadline(Vm *vm, int64_t nanos)
{
    assert(nanos >= 0 && "a deadline is not in the past");
    int64_t now = scheduler_now(vm);
    return is_timeless(vm) ? 0 : nanos > TIME_MAX - now ? TIME_MAX : now + nanos;
}

bool scheduler_stops_at_clock(Vm *vm)
{
    return vm->checking && !vm->options.timeless && choices_stop_native(vm);
}

NativeOutcome scheduler_read_clock(Vm *vm, int64_t *now)
{
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    *now = scheduler_now(vm);
    if (!vm->checking)
        return NATIVE_DONE;
    footnote_note(vm->program, FOOTNOTE_CLOCK_READ);
    vm->time.reads++;
    if (vm->options.timeless)
        return vm_fatal(vm, "the program reads a clock, which is no part of the states of this search");
    vm->time.clock += vm->options.clock_step * 1000000;
    return NATIVE_DONE;
}

void scheduler_pass_to(Vm *vm, int64_t deadline)
{
    assert(vm->checking && "in a plain run time passes by itself");
    if (!is_timeless(vm) && deadline > vm->time.clock)
        vm->time.clock = deadline;
}

int64_t scheduler_begin_waiting(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void scheduler_end_waiting(Vm *vm, int64_t begun)
{
    int64_t now = scheduler_begin_waiting(), since_start = now - vm->time.process_started;
    if (vm->checking)
        return;
    vm->time.clock += now - begun;
    if (vm->time.process_started != 0 && vm->time.clock < vm->time.process_clock + since_start)
        vm->time.clock = vm->time.process_clock + since_start;
}

void scheduler_begin_process(Vm *vm)
{
    vm->time.process_started = scheduler_begin_waiting();
    vm->time.process_clock = vm->time.clock;
}

bool scheduler_is_signalled(const Vm *vm) { return vm->schedule.signal != NULL && *vm->schedule.signal != 0; }

bool scheduler_is_ending(const Vm *vm) { return vm->schedule.ending; }

void vm_heed_faults(Vm *vm, const volatile int *faults) { vm->faults = faults; }

void vm_heed_signal(Vm *vm, const volatile int *signal) { vm->schedule.signal = signal; }

/* As java does on SIGTERM: a thread of its own runs the shutdown hooks, while the others go on. */
static void begin_ending(Vm *vm)
{
    vm->schedule.ending = true;
    Program *program = vm->program;
    Method *method = class_declared_method(vm_class(vm, "java/lang/Launcher"), program_symbol(program, "end"),
                                           program_symbol(program, "(I)V"));
    Thread *thread = method != NULL && method_prepare(vm, method) ? thread_create(vm, 0) : NULL;
    if (thread == NULL)
        return;
    Value argument = {.i = *vm->schedule.signal};
    thread_push_frame(thread, method, &argument);
    vm_count_threads(vm);
}

static void wake_sleepers(Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        Thread *thread = vm->threads[i];
        bool timed = thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED;
        if (timed && !thread->is_suspended && thread->deadline >= 0 && thread->deadline <= vm->time.clock)
            wait_end(vm, thread, WAKE_TIMEOUT);
    }
}

/* The next enabled thread after the last one, or any when there is a seed; NULL: none. */
static Thread *choose(Vm *vm)
{
    uint32_t count = vm->thread_count;
    assert(count > 0 && "a program has a main thread");
    uint32_t from = vm->options.seed != 0 ? (uint32_t)(random_next(&vm->schedule.random) % count)
                    : vm->thread != NULL  ? vm->thread->number + 1
                                          : 0;
    for (uint32_t i = 0; i < count; i++) {
        Thread *thread = vm->threads[(from + i) % count];
        if (thread_is_enabled(vm, thread))
            return thread;
    }
    return NULL;
}

/* No thread is enabled: advances the clock to the first deadline; false: there is none. */
static bool advance_clock(Vm *vm)
{
    int64_t next = -1;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->deadline >= 0 && !thread->is_suspended && (next < 0 || thread->deadline < next))
            next = thread->deadline;
    }
    if (next < 0)
        return false;
    /* a deadline that has passed belongs to a thread that wake_sleepers wakes next */
    if (next > vm->time.clock)
        vm->time.clock = next;
    return true;
}

static void run_slice(Vm *vm, Thread *thread)
{
    assert(!vm->checking && thread_is_enabled(vm, thread) && "a plain run chooses among enabled threads");
    vm->thread = thread;
    if (thread->exception != 0)
        exception_arrive(vm, thread);
    thread->status = THREAD_RUNNABLE;
    vm->schedule.budget =
        vm->options.seed != 0 ? 1 + (int32_t)(random_next(&vm->schedule.random) % 200) : SLICE;
    vm->schedule.slice = vm->schedule.slice_left = vm->schedule.budget;
    uint64_t before = vm->schedule.jumps_and_calls;
    vm->schedule.slices++;
    interpret(vm);
    vm->time.clock += (int64_t)(vm->schedule.jumps_and_calls - before) * NANOS_PER_STEP;
    vm->schedule.slice = vm->schedule.slice_left = 0;
    if (thread->status == THREAD_TERMINATED) {
        thread->deadline = -1;
        thread_release_stacks(thread);
        wait_wake(vm, WAITS_TO_BE_NOTIFIED, thread->object, true);
    }
}

VmEnd vm_run(Vm *vm)
{
    while (!vm->end.exited && !vm->end.fatal.text[0]) {
        if (steps_used_up(vm))
            return VM_LIMIT;
        if (scheduler_is_signalled(vm) && !vm->schedule.ending)
            begin_ending(vm);
        wake_sleepers(vm);
        Thread *thread = choose(vm);
        if (thread != NULL)
            run_slice(vm, thread);
        else if (!advance_clock(vm))
            return VM_DEADLOCK;
    }
    return vm->end.fatal.text[0] ? VM_FATAL : VM_ENDED;
}
