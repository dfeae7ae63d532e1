/* How a step runs: the chosen thread is resumed and runs to its next choice point; threads that it has
 * started run up to their first one; and as long as only one thread is enabled, that one goes on in the same
 * step.  The states in between are drawn in vm/memory/step.h. */
#include "vm/coverage.h"
#include "vm/events.h"
#include "vm/execution/enabled.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/joining.h"
#include "vm/execution/library_race.h"
#include "vm/execution/monitor.h"
#include "vm/execution/scheduler.h"
#include "vm/loading/verify_counters.h"
#include "vm/memory/collect.h"
#include "vm/memory/watching.h"
#include "vm/races/races.h"

enum { STEP_BUDGET = 10000 }; /* calls and backward jumps until an endless loop becomes a state */

/* Runs the current thread until it stops, blocks or ends. */
static void run_thread(Vm *vm)
{
    Thread *thread = vm->thread;
    assert(thread->status == THREAD_RUNNABLE && thread->choosing == 0 && "only an enabled thread runs");
    assert(thread_has_frames(thread) && "a thread without frames has ended");
    thread->ran = true;
    thread->acted = vm->step.taken;
    interpret(vm);
    if (step_has_value(&vm->step)) { /* possible only in a state that another process has sent */
        vm_fatal(vm, "a value was chosen that the program does not ask for: the state is damaged");
        step_take_value(&vm->step);
    }
    step_stop(&vm->step);
    if (library_race_may_be(vm, thread)) {
        library_race_look(vm, thread);
        if (vm->reads != NULL)
            vm->reads->in_library = true;
    }
    if (thread->status != THREAD_TERMINATED)
        return;
    if (vm->observers.events != NULL)
        events_note(vm, thread, SENTENCE_ENDS, NULL);
    wait_wake(vm, WAITS_TO_BE_NOTIFIED, thread->object, true);
    race_note_end(vm, thread);
    thread->object = 0; /* its slot may become another Thread's */
    vm->heap.garbage_possible = true;
    vm_count_threads(vm);
}

static void wake_up(Vm *vm, Thread *thread)
{
    if (vm->observers.events != NULL)
        events_note(vm, thread, SENTENCE_WAKES_FOR_NO_REASON, NULL);
    wait_end(vm, thread, WAKE_SPURIOUS);
}

static void time_out(Vm *vm, Thread *thread)
{
    scheduler_pass_to(vm, thread->deadline);
    wait_end(vm, thread, WAKE_TIMEOUT);
}

/* A thread whose wait ends by an interrupt, a spurious wake-up or a timeout was chosen for that alone, which
 * is a step of its own: wait_end takes the right to pass the next visible operation from it. */
static void resume(Vm *vm, const Choice *choice)
{
    Thread *thread = vm->thread = thread_read(vm, choice->thread);
    reads_note_resumed(vm, choice->thread);
    if (choice->kind == CHOICE_VALUE) {
        assert(choice->value < thread->choosing && "the value is one of those asked for");
        step_choose_value(&vm->step, choice->value);
        thread->choosing = 0;
        thread->choosing_abstract = false;
        return;
    }
    assert(thread->choosing <= CHOOSES_ITSELF && "who waits for a value gets one");
    thread->choosing = 0;
    step_choose_thread(&vm->step, thread_has_frames(thread) ? thread->frame->pc : NULL);
    if (thread->exception != 0)
        exception_arrive(vm, thread);
    else if (choice->kind == CHOICE_WAKE_UP)
        wake_up(vm, thread);
    else if (choice->kind == CHOICE_INTERRUPT)
        wait_end(vm, thread, WAKE_INTERRUPT);
    else if (!thread_is_enabled(vm, thread))
        time_out(vm, thread);
    thread->status = THREAD_RUNNABLE;
    thread->blocked_on = 0;
    thread->seen_there = false;
}

/* A thread that was started in this step and has not begun, or whose join has ended in it; NULL: none. */
static Thread *find_beginner(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *seen = thread_glance(vm, i);
        Thread *thread = seen->status == THREAD_RUNNABLE ? thread_read(vm, i) : vm->threads[i];
        if (thread->status == THREAD_RUNNABLE && !thread->is_suspended && thread->frame == thread->frames
            && thread->frame->pc == thread->frame->method->code->insns)
            return thread;
        if (join_is_released(vm, thread)) {
            reads_note_resumed(vm, i);
            return thread;
        }
    }
    return NULL;
}

/* What a thread does up to its first visible operation concerns no other thread.  It is done in the step that
 * starts the thread: there are no states in which it is still to be done, and a thread that begins by
 * entering a monitor does not count as enabled while another owns it. */
static void begin_threads(Vm *vm)
{
    Thread *present = vm->thread;
    while (vm->step.has_started && vm->schedule.budget > 0 && !path_has_ended(vm)) {
        vm->thread = find_beginner(vm);
        if (vm->thread != NULL) {
            step_begin_thread(&vm->step);
            run_thread(vm);
        } else {
            vm->step.has_started = false;
        }
    }
    vm->thread = present;
}

static bool threads_begin_at_once(const Vm *vm)
{
    return (vm->program->step == STEP_VISIBLE || vm->program->step == STEP_LINE) && !vm->options.single_steps
           && vm_reduces(vm, REDUCTION_ESCAPE);
}

/* Runs the current thread, and those that it starts. */
static void run_with_started(Vm *vm)
{
    run_thread(vm);
    if (vm->step.has_started && threads_begin_at_once(vm))
        begin_threads(vm);
}

/* Where lines or instructions are steps, those of two threads are never one. */
static bool step_goes_on(const Vm *vm, Choice *only)
{
    return vm->schedule.budget > 0 && !vm->step.must_show && !vm->options.single_steps
           && enabled_only(vm, only)
           && (vm->program->step == STEP_VISIBLE || only->thread == vm->thread->number);
}

/* Runs from where the step has begun to the next choice point. */
static void run_step(Vm *vm)
{
    vm->schedule.budget = STEP_BUDGET;
    vm->schedule.overrun = 0;
    vm->observers.lines_left = vm->observers.lines;
    if (vm->heap.allocation_sites != NULL)
        allocation_sites_begin_step(vm->heap.allocation_sites);
    collect_plan(vm);
    watch_begin_step(vm);
    vm->step.has_started = false;
    run_with_started(vm);
    for (Choice only; step_goes_on(vm, &only);) {
        resume(vm, &only);
        step_was_not_shown(&vm->step);
        run_with_started(vm);
    }
    step_end(&vm->step);
}

void vm_begin(Vm *vm)
{
    vm->checking = true;
    vm_count_threads(vm);
    step_begin(&vm->step);
    run_step(vm);
    counters_mark(vm->program->counters);
}

void vm_begin_search(Vm *vm)
{
    counters_rewind(vm->program->counters);
    vm->end.terminated = false;
}

void vm_stop_at_line(Vm *vm, uint32_t count)
{
    assert((count == 0 || vm->program->marks_lines) && "lines are marked");
    vm->observers.lines = vm->observers.lines_left = count;
}

uint32_t vm_line_thread(const Vm *vm) { return vm->observers.line_thread; }

uint32_t vm_lines_begun(const Vm *vm) { return vm->observers.lines - vm->observers.lines_left; }

void vm_take(Vm *vm, int index)
{
    Choice choice = vm_choice(vm, index);
    vm_take_choice(vm, &choice);
}

void vm_take_choice(Vm *vm, const Choice *choice)
{
    vm->step.taken++;
    if (vm->observers.coverage != NULL)
        coverage_begin_step(vm->observers.coverage);
    vm->step.interest = INTEREST_NONE;
    resume(vm, choice);
    run_step(vm);
}
