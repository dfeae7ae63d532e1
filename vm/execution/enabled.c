/* Enumerates the choices of the present state.  If a thread waits for a value, its values are the choices;
 * otherwise they are the enabled threads, in the order of their numbers, each followed by the effect of an
 * interrupt and by its spurious wake-up if it may have one. */
#include "vm/execution/enabled.h"

#define NO_THREAD UINT32_MAX

bool enabled_others(const Vm *vm, const Thread *thread)
{
    if (vm->reads != NULL && thread->number == vm->reads->chosen && reads_others(vm) > 0)
        return true;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i] != thread
            && (enabled_thread(vm, thread_glance(vm, i)) || enabled_by_interrupt(vm->threads[i])
                || enabled_spuriously(vm->threads[i])))
            return true;
    return false;
}

/* Is it known, without a look at each thread, that there are two? */
static bool has_two_choices(const Vm *vm)
{
    if (vm->reads == NULL || !vm->reads->on)
        return false;
    const Thread *chosen = vm->threads[vm->reads->chosen];
    return reads_others(vm) + (chosen->status == THREAD_RUNNABLE && !chosen->is_suspended) > 1;
}

bool enabled_only(const Vm *vm, Choice *choice)
{
    int enabled = 0;
    if (path_has_ended(vm) || has_two_choices(vm))
        return false;
    for (uint32_t i = 0; enabled < 2 && i < vm->thread_count; i++) {
        if (thread_glance(vm, i)->choosing > 0 || enabled_spuriously(vm->threads[i]))
            return false;
        if (enabled_thread(vm, vm->threads[i])) {
            *choice = (Choice){.kind = CHOICE_THREAD, .thread = i};
            enabled++;
        }
        if (enabled_by_interrupt(vm->threads[i])) {
            *choice = (Choice){.kind = CHOICE_INTERRUPT, .thread = i};
            enabled++;
        }
    }
    return enabled == 1;
}

void vm_count_threads(Vm *vm)
{
    int alive = 0, started = 0;
    if (vm->reads != NULL && vm->thread != NULL && vm->thread->number == vm->reads->chosen
        && thread_is_alive(vm->thread) && reads_alive(vm)) {
        vm->step.interleaving = true;
        return;
    }
    for (uint32_t i = 0; vm->checking && alive < 2 && i < vm->thread_count; i++) {
        alive += thread_is_alive(thread_glance(vm, i));
        started += vm->threads[i]->status != THREAD_NEW;
    }
    /* Accesses of the last live thread may race with those of threads that have ended. */
    vm->step.interleaving = alive > 1 || (vm->observers.shadow != NULL && started > 1);
}

int vm_choice_count(const Vm *vm)
{
    if (path_has_ended(vm))
        return 0;
    int count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (thread->choosing > 0) {
            assert(thread->choosing <= CHOICES_MAX && "a larger choice is a fatal error");
            return (int)thread->choosing;
        }
        count += enabled_now(vm, thread) + enabled_by_interrupt(thread) + enabled_spuriously(thread);
    }
    return count;
}

Choice vm_choice(const Vm *vm, int index)
{
    int number = 0;
    Choice choice = {.kind = CHOICE_THREAD, .thread = NO_THREAD};
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (vm->threads[i]->choosing > 0) { /* a value, whoever else could run */
            assert(index >= 0 && (uint32_t)index < vm->threads[i]->choosing
                   && "the value is one of those asked for");
            return (Choice){CHOICE_VALUE, i, (uint32_t)index, vm->threads[i]->choosing_abstract};
        }
        if (choice.thread != NO_THREAD)
            continue; /* one that waits for a value may still come */
        if (enabled_now(vm, vm->threads[i]) && number++ == index)
            choice = (Choice){.kind = CHOICE_THREAD, .thread = i};
        if (enabled_by_interrupt(vm->threads[i]) && number++ == index)
            choice = (Choice){.kind = CHOICE_INTERRUPT, .thread = i};
        if (enabled_spuriously(vm->threads[i]) && number++ == index)
            choice = (Choice){.kind = CHOICE_WAKE_UP, .thread = i};
    }
    assert(index >= 0 && index < number && "choices are numbered from 0 below vm_choice_count");
    return choice;
}

void vm_list_choices(const Vm *vm, Choice *list)
{
    int count = vm_choice_count(vm), index = 0;
    if (count > 0 && vm_choice(vm, 0).kind == CHOICE_VALUE)
        for (; index < count; index++)
            list[index] = vm_choice(vm, index);
    for (uint32_t i = 0; index < count; i++) {
        if (enabled_now(vm, vm->threads[i]))
            list[index++] = (Choice){.kind = CHOICE_THREAD, .thread = i};
        if (enabled_by_interrupt(vm->threads[i]))
            list[index++] = (Choice){.kind = CHOICE_INTERRUPT, .thread = i};
        if (enabled_spuriously(vm->threads[i]))
            list[index++] = (Choice){.kind = CHOICE_WAKE_UP, .thread = i};
    }
}

bool vm_can_go_on(const Vm *vm)
{
    if (path_has_ended(vm))
        return false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->choosing > 0 || enabled_now(vm, vm->threads[i])
            || enabled_by_interrupt(vm->threads[i]))
            return true;
    return false;
}
