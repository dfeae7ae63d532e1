/* Choice points; see choices.h. */
#include "vm/execution/choices.h"

#include "vm/coverage.h"
#include "vm/events.h"
#include "vm/execution/deadlock.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/monitor.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/collect.h"
#include "vm/memory/sharing.h"
#include "vm/memory/watching.h"
#include "vm/races/races.h"
#include "vm/verify_counters.h"

enum {
    STEP_BUDGET = 10000,     /* calls and backward jumps until an endless loop becomes a state */
    CHOICES_MAX = UINT16_MAX /* searches keep a choice's number in 16 bits */
};

/* A timed wait may end at any moment, and so may a timed attempt to get a monitor. */
static bool may_time_out(const Thread *thread)
{
    return (thread->status == THREAD_WAITING || thread->status == THREAD_BLOCKED) && thread->deadline >= 0;
}

static bool is_enabled(const Vm *vm, const Thread *thread)
{
    return thread_is_enabled(vm, thread) || may_time_out(thread);
}

static bool may_wake_up(const Thread *thread) { return thread->status == THREAD_WAITING && thread->may_wake; }

static bool others_enabled(const Vm *vm, const Thread *thread)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i] != thread && (is_enabled(vm, vm->threads[i]) || may_wake_up(vm->threads[i])))
            return true;
    return false;
}

bool choices_stop(Vm *vm, const Thread *thread)
{
    if (thread->atomic > 0 && !vm->fresh_atomic)
        return false;
    vm->fresh_atomic = false;
    if (vm->pass) {
        vm->pass = false;
        return false;
    }
    return others_enabled(vm, thread);
}

bool choices_stop_at_monitor(Vm *vm, Thread *thread, const Object *object)
{
    if (monitor_is_owned(thread, object) || (thread->atomic > 0 && !vm->fresh_atomic))
        return false;
    vm->fresh_atomic = false;
    if (vm->pass) {
        vm->pass = false;
        return false;
    }
    if (object->owner == 0 && !others_enabled(vm, thread))
        return false;
    thread->status = THREAD_BLOCKED;
    thread->blocked_on = object->slot;
    return true;
}

bool choices_stop_native(Vm *vm) { return vm->interleaving && choices_stop(vm, vm->thread); }

bool choices_break(Vm *vm)
{
    if (!vm->checking || vm->thread->atomic > 0)
        return false;
    bool begins_step = vm->pass;
    bool stops = choices_stop_native(vm) || (vm->options.single_steps && !begins_step);
    vm->pass = false;
    return stops;
}

bool choices_stop_native_at(Vm *vm, const Object *object)
{
    return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && choices_stop_native(vm);
}

bool choices_value(Vm *vm, uint32_t count, uint32_t *value)
{
    *value = 0;
    if (!vm->checking || count <= 1)
        return true;
    if (vm->has_chosen) {
        *value = vm->chosen;
        vm->has_chosen = false;
        return true;
    }
    if (count > CHOICES_MAX)
        vm_fatal(vm, "a choice among %u values: there may be at most %d", count, CHOICES_MAX);
    vm->thread->choosing = count;
    return false;
}

void vm_count_threads(Vm *vm)
{
    int alive = 0, started = 0;
    for (uint32_t i = 0; vm->checking && alive < 2 && i < vm->thread_count; i++) {
        alive += thread_is_alive(vm->threads[i]);
        started += vm->threads[i]->status != THREAD_NEW;
    }
    /* What a thread does when the others have ended may race with what they did. */
    vm->interleaving = alive > 1 || (vm->shadow != NULL && started > 1);
}

static bool has_ended(const Vm *vm)
{
    return vm->exited || vm->ignored || vm->fatal.text[0] || vm->violation.kind != VIOLATION_NONE;
}

int vm_choice_count(const Vm *vm)
{
    if (has_ended(vm))
        return 0;
    int count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->choosing > 0)
            return (int)thread->choosing;
        count += is_enabled(vm, thread) + may_wake_up(thread);
    }
    return count;
}

Choice vm_choice(const Vm *vm, int index)
{
    Choice choice = {.kind = CHOICE_THREAD};
    int number = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (vm->threads[i]->choosing > 0) /* a value, whoever could run besides */
            return (Choice){CHOICE_VALUE, i, (uint32_t)index, vm->threads[i]->choosing_abstract};
        if (is_enabled(vm, vm->threads[i]) && number++ == index)
            choice = (Choice){.kind = CHOICE_THREAD, .thread = i};
        if (may_wake_up(vm->threads[i]) && number++ == index)
            choice = (Choice){.kind = CHOICE_WAKE_UP, .thread = i};
    }
    return choice;
}

void vm_list_choices(const Vm *vm, Choice *list)
{
    int count = vm_choice_count(vm), index = 0;
    if (count > 0 && vm_choice(vm, 0).kind == CHOICE_VALUE)
        for (; index < count; index++)
            list[index] = vm_choice(vm, index);
    for (uint32_t i = 0; index < count; i++) {
        if (is_enabled(vm, vm->threads[i]))
            list[index++] = (Choice){.kind = CHOICE_THREAD, .thread = i};
        if (may_wake_up(vm->threads[i]))
            list[index++] = (Choice){.kind = CHOICE_WAKE_UP, .thread = i};
    }
}

/* Is there exactly one thing to do, the running of one thread? */
static bool only_choice(const Vm *vm, Choice *choice)
{
    int enabled = 0;
    if (has_ended(vm))
        return false;
    for (uint32_t i = 0; enabled < 2 && i < vm->thread_count; i++) {
        if (vm->threads[i]->choosing > 0 || may_wake_up(vm->threads[i]))
            return false;
        if (is_enabled(vm, vm->threads[i])) {
            *choice = (Choice){.kind = CHOICE_THREAD, .thread = i};
            enabled++;
        }
    }
    return enabled == 1;
}

bool vm_can_go_on(const Vm *vm)
{
    if (has_ended(vm))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->choosing > 0 || is_enabled(vm, vm->threads[i]))
            return true;
    return false;
}

/* Nobody may count on a spurious wake-up, so it ends no deadlock. */
static bool is_deadlocked(const Vm *vm)
{
    bool anyone = false;
    if (has_ended(vm))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->choosing > 0 || is_enabled(vm, thread))
            return false;
        anyone |= thread_is_alive(thread) && !thread->daemon;
    }
    return anyone;
}

bool vm_is_ignored(const Vm *vm) { return vm->ignored; }

bool vm_is_terminated(const Vm *vm) { return vm->terminated; }

Interest vm_interest(const Vm *vm) { return vm->interest; }

Violation vm_violation(Vm *vm, unsigned properties)
{
    Race race;
    if (properties & 1u << vm->violation.kind)
        return vm->violation;
    if (properties & 1u << VIOLATION_GOAL && watch_holds(vm))
        return (Violation){.kind = VIOLATION_GOAL};
    if (properties & 1u << VIOLATION_DEADLOCK && (is_deadlocked(vm) || deadlock_circle(vm) != NULL))
        return (Violation){.kind = VIOLATION_DEADLOCK};
    if (properties & RACES && race_find(vm, properties, &race))
        return (Violation){.kind = VIOLATION_RACE, .thread = race.thread, .other = race.other};
    return (Violation){0};
}

/* Runs the current thread until it stops, blocks or ends. */
static void run_thread(Vm *vm)
{
    Thread *thread = vm->thread;
    thread->ran = thread->acted = true;
    interpret(vm);
    if (thread->status != THREAD_TERMINATED)
        return;
    if (vm->events != NULL)
        events_note(vm, thread, EVENT_END, 0, "ends");
    wait_wake(vm, WAITS_TO_BE_NOTIFIED, thread->object, true);
    race_note_end(vm, thread);
    thread->object = 0; /* its slot may become another Thread's */
    vm->heap.garbage_possible = true;
    vm_count_threads(vm);
}

static void wake_up(Vm *vm, Thread *thread)
{
    if (vm->events != NULL)
        events_note(vm, thread, EVENT_WAKE, 0, "wakes up for no reason");
    wait_end(vm, thread, WAKE_SPURIOUS);
}

static void resume(Vm *vm, const Choice *choice)
{
    Thread *thread = vm->thread = vm->threads[choice->thread];
    vm->at_race = vm->at_goal = vm->fresh_atomic = false;
    vm->cleared = NULL; /* that was of another path, perhaps of another thread */
    if (choice->kind == CHOICE_VALUE) {
        vm->has_chosen = true;
        vm->chosen = choice->value;
        thread->choosing = 0;
        thread->choosing_abstract = false;
    } else {
        vm->pass = true;
        if (choice->kind == CHOICE_WAKE_UP)
            wake_up(vm, thread);
        else if (!thread_is_enabled(vm, thread))
            wait_end(vm, thread, WAKE_TIMEOUT); /* it cannot be notified or interrupted there any more: that
                                                   is a step of its own */
        thread->status = THREAD_RUNNABLE;
        thread->blocked_on = 0;
    }
    vm->resumed_at = thread_has_frames(thread) ? thread->frame->pc : NULL;
}

/* A thread that was started in this step, and does not run yet. */
static Thread *find_beginner(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        Thread *thread = vm->threads[i];
        if (thread->status == THREAD_RUNNABLE && thread->frame == thread->frames
            && thread->frame->pc == thread->frame->method->code->insns)
            return thread;
    }
    return NULL;
}

/* What a thread does up to its first visible operation concerns nobody else.  It is done in the step that
 * starts the thread, so that there are no states in which it is still to be done, and a thread that wants a
 * lock from the start is not taken for one that can go on while another holds it. */
static void begin_threads(Vm *vm)
{
    Thread *present = vm->thread;
    vm->is_beginning = true;
    for (Thread *thread; vm->has_started && vm->budget > 0 && !has_ended(vm);) {
        vm->pass = vm->fresh_atomic = false;
        vm->resumed_at = NULL;
        vm->thread = thread = find_beginner(vm);
        vm->has_started = thread != NULL;
        if (thread != NULL)
            run_thread(vm);
    }
    vm->is_beginning = false;
    vm->thread = present;
}

static bool begins_at_once(const Vm *vm)
{
    return vm->program->step == STEP_VISIBLE && !vm->options.single_steps && !vm->options.all_visible;
}

/* Runs the current thread, and those that it starts. */
static void run_all(Vm *vm)
{
    run_thread(vm);
    if (vm->has_started && begins_at_once(vm))
        begin_threads(vm);
}

/* Goes on as long as there is nothing to choose. */
static void run_on(Vm *vm)
{
    vm->budget = STEP_BUDGET;
    if (vm->heap.allocation_sites != NULL)
        allocation_sites_begin_step(vm->heap.allocation_sites);
    collect_plan(vm);
    vm->watch_due = false; /* the state that the step begins in was looked at */
    vm->has_started = false;
    run_all(vm);
    for (Choice only; vm->budget > 0 && !vm->at_race && !vm->at_goal && !vm->options.single_steps
                      && only_choice(vm, &only);) {
        resume(vm, &only);
        run_all(vm);
    }
    vm->pass = false;
}

void vm_begin(Vm *vm)
{
    vm->checking = true;
    vm_count_threads(vm);
    run_on(vm);
    counters_mark(vm->program->counters);
}

void vm_search_begins(Vm *vm)
{
    counters_rewind(vm->program->counters);
    vm->terminated = false;
}

void vm_take(Vm *vm, int index)
{
    Choice choice = vm_choice(vm, index);
    vm->steps_taken++;
    if (vm->coverage != NULL)
        coverage_begin_step(vm->coverage);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        vm->threads[i]->acted = false;
    vm->interest = INTEREST_NONE;
    resume(vm, &choice);
    run_on(vm);
}
