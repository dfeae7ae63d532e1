/* Choice points; see choices.h. */
#include "vm/choices.h"

#include "vm/collect.h"
#include "vm/deadlock.h"
#include "vm/events.h"
#include "vm/interpreter.h"
#include "vm/monitor.h"
#include "vm/races.h"
#include "vm/scheduler.h"
#include "vm/share.h"

enum {
    STEP_BUDGET = 100000,           /* calls and backward jumps until an endless loop becomes a state */
    CHOICES_MAX = UINT16_MAX        /* searches keep a choice's number in 16 bits */
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

static bool others_enabled(const Vm *vm, const Thread *thread)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i] != thread && is_enabled(vm, vm->threads[i]))
            return true;
    return false;
}

bool choices_stop(Vm *vm, const Thread *thread)
{
    if (thread->atomic > 0)
        return false;
    if (vm->pass) {
        vm->pass = false;
        return false;
    }
    return others_enabled(vm, thread);
}

bool choices_stop_at_monitor(Vm *vm, Thread *thread, const Object *object)
{
    if (monitor_is_owned(thread, object) || thread->atomic > 0)
        return false;
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

bool choices_stop_native(Vm *vm)
{
    return vm->interleaving && choices_stop(vm, vm->thread);
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
    int alive = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        alive += thread_is_alive(vm->threads[i]);
    vm->interleaving = vm->checking && alive > 1;
}

static const Thread *chooser(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->choosing > 0)
            return vm->threads[i];
    return NULL;
}

static bool has_ended(const Vm *vm)
{
    return vm->exited || vm->ignored || vm->fatal.text[0] || vm->violation.kind != VIOLATION_NONE;
}

int vm_choice_count(const Vm *vm)
{
    if (has_ended(vm))
        return 0;
    const Thread *choosing = chooser(vm);
    if (choosing != NULL)
        return (int)choosing->choosing;
    int count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += is_enabled(vm, vm->threads[i]);
    return count;
}

Choice vm_choice(const Vm *vm, int index)
{
    const Thread *choosing = chooser(vm);
    if (choosing != NULL)
        return (Choice){CHOICE_VALUE, choosing->number, (uint32_t)index};
    uint32_t i = 0;
    for (int enabled = -1;; i++)
        if (is_enabled(vm, vm->threads[i]) && ++enabled == index)
            return (Choice){CHOICE_THREAD, i, 0};
}

static bool is_deadlocked(const Vm *vm)
{
    if (has_ended(vm) || vm_choice_count(vm) > 0)
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (thread_is_alive(vm->threads[i]) && !vm->threads[i]->daemon)
            return true;
    return false;
}

bool vm_is_ignored(const Vm *vm)
{
    return vm->ignored;
}

Violation vm_violation(Vm *vm, unsigned properties)
{
    uint32_t first, second;
    if (properties & 1u << vm->violation.kind)
        return vm->violation;
    if (properties & 1u << VIOLATION_DEADLOCK && (is_deadlocked(vm) || deadlock_circle(vm) != NULL))
        return (Violation){.kind = VIOLATION_DEADLOCK};
    if (properties & 1u << VIOLATION_RACE && race_find(vm, &first, &second))
        return (Violation){.kind = VIOLATION_RACE, .thread = first, .other = second};
    return (Violation){0};
}

/* Runs the current thread until it stops, blocks or ends. */
static void run_thread(Vm *vm)
{
    Thread *thread = vm->thread;
    thread->ran = true;
    interpret(vm);
    if (thread->status != THREAD_TERMINATED)
        return;
    if (vm->events != NULL)
        events_note(vm, thread, EVENT_END, 0, "ends");
    wait_wake(vm, thread->object, true);
    thread->object = 0;                     /* its slot may become another Thread's */
    vm->heap.garbage_possible = true;
    vm_count_threads(vm);
}

static void resume(Vm *vm, const Choice *choice)
{
    Thread *thread = vm->thread = vm->threads[choice->thread];
    if (choice->kind == CHOICE_VALUE) {
        vm->has_chosen = true;
        vm->chosen = choice->value;
        thread->choosing = 0;
    } else {
        if (!thread_is_enabled(vm, thread))
            wait_end(vm, thread, WAKE_TIMEOUT);
        thread->status = THREAD_RUNNABLE;
        thread->blocked_on = 0;
        vm->pass = true;
    }
}

/* Goes on as long as there is nothing to choose. */
static void run_on(Vm *vm)
{
    vm->budget = STEP_BUDGET;
    if (vm->heap.contexts != NULL)
        contexts_begin_step(vm->heap.contexts);
    collect_plan(vm);
    for (;;) {
        run_thread(vm);
        if (vm->budget <= 0 || vm_choice_count(vm) != 1 || chooser(vm) != NULL)
            break;
        Choice only = vm_choice(vm, 0);
        resume(vm, &only);
    }
    vm->pass = false;
}

void vm_begin(Vm *vm)
{
    vm->checking = true;
    vm_count_threads(vm);
    run_on(vm);
}

void vm_take(Vm *vm, int index)
{
    Choice choice = vm_choice(vm, index);
    resume(vm, &choice);
    run_on(vm);
}
