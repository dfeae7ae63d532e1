/* What is wrong with the present state: what the program itself ended with, its exit status, the goal that is
 * watched for, deadlocks, data races, in this order. */
#include "vm/execution/deadlock.h"
#include "vm/memory/watching.h"
#include "vm/races/races.h"

Violation vm_violation(Vm *vm, unsigned properties)
{
    Race race;
    assert(vm->end.violation.kind <= VIOLATION_LAST && "a kind is a bit of `properties`");
    if (properties & 1u << vm->end.violation.kind)
        return vm->end.violation;
    if (properties & 1u << VIOLATION_EXIT && vm->end.exited && vm->end.exit_status != 0)
        return (Violation){.kind = VIOLATION_EXIT};
    if (properties & 1u << VIOLATION_GOAL && watch_holds(vm))
        return (Violation){.kind = VIOLATION_GOAL};
    if (properties & 1u << VIOLATION_DEADLOCK
        && (deadlock_of_all(vm) || deadlock_circle_of_users(vm) != NULL))
        return (Violation){.kind = VIOLATION_DEADLOCK};
    if (properties & 1u << VIOLATION_DAEMON_DEADLOCK && !deadlock_of_all(vm) && deadlock_circle(vm) != NULL
        && deadlock_circle_of_users(vm) == NULL)
        return (Violation){.kind = VIOLATION_DAEMON_DEADLOCK};
    if (properties & RACES && race_find(vm, properties, &race)) {
        assert(race.thread < vm->thread_count && race.other < vm->thread_count && "both threads are known");
        return (Violation){.kind = VIOLATION_RACE, .thread = race.thread, .other = race.other};
    }
    return (Violation){0};
}

bool vm_is_ignored(const Vm *vm) { return vm->end.ignored; }

bool vm_has_ended(const Vm *vm)
{
    return vm->end.exited && !vm->end.ignored && vm->end.violation.kind == VIOLATION_NONE;
}

bool vm_is_halted(const Vm *vm) { return vm->end.fatal.text[0] || vm->end.terminated; }

bool vm_is_terminated(const Vm *vm) { return vm->end.terminated; }

Interest vm_interest(const Vm *vm) { return vm->step.interest; }

bool vm_has_hints(const Vm *vm, Interest interest) { return vm->program->hints >> interest & 1; }
