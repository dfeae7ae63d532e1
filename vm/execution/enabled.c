/* Enumerates the choices of the present state.  If a thread waits for a value, its values are the choices;
 * otherwise they are the enabled threads, in the order of their numbers, each followed by the effect of an
 * interrupt and by its spurious wake-up if it may have one. */
#include "vm/execution/enabled.h"

#include "base/invariant.h"
#include "vm/execution/exclusive.h"

#define NO_THREAD UINT32_MAX

/* Can the threads that the step has neither run nor touched do as much as the answer tells? */
static bool rest_is_right(const Vm *vm, const RestAnswer *rest)
{
    uint32_t count = 0;
    bool was_on = vm->reads->on;
    vm->reads->on = false;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = vm->threads[i];
        if (i != vm->reads->chosen && !thread->ran && !thread->touched)
            count += enabled_thread(vm, thread) + enabled_by_interrupt(thread) + enabled_spuriously(thread);
    }
    vm->reads->on = was_on;
    return rest->count == (count < 2 ? count : 2);
}

static bool ask_rest(const Vm *vm, RestAnswer *rest)
{
    bool is_told = reads_rest(vm, rest);
    assert_costly(!is_told || rest_is_right(vm, rest));
    return is_told;
}

/* The thread, if it must be looked at; NULL: what the rest can do is told, and it belongs to the rest. */
static const Thread *look_unless_told(const Vm *vm, uint32_t number, bool is_told)
{
    const Thread *thread = vm->threads[number];
    if (!is_told)
        return thread_glance(vm, number);
    return number == vm->reads->chosen || thread->ran || thread->touched ? thread_read(vm, number) : NULL;
}

bool enabled_others(const Vm *vm, const Thread *thread)
{
    RestAnswer rest = {0};
    if (vm->reads != NULL && thread->number == vm->reads->chosen && reads_others(vm) > 0)
        return true;
    bool is_told = ask_rest(vm, &rest);
    if (is_told && rest.count > 0)
        return true;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *other = vm->threads[i] == thread ? NULL : look_unless_told(vm, i, is_told);
        if (other != NULL
            && (enabled_thread(vm, other) || enabled_by_interrupt(other) || enabled_spuriously(other)))
            return true;
    }
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
    RestAnswer rest = {0};
    if (path_has_ended(vm) || has_two_choices(vm))
        return false;
    bool is_told = ask_rest(vm, &rest);
    uint32_t enabled = is_told ? rest.count : 0;
    if (enabled == 1)
        *choice =
            (Choice){.kind = rest.by_interrupt ? CHOICE_INTERRUPT : CHOICE_THREAD, .thread = rest.thread};
    for (uint32_t i = 0; enabled < 2 && i < vm->thread_count; i++) {
        const Thread *thread = look_unless_told(vm, i, is_told);
        if (thread == NULL)
            continue;
        if (thread->choosing > 0 || enabled_spuriously(thread))
            return false;
        if (enabled_thread(vm, thread)) {
            *choice = (Choice){.kind = CHOICE_THREAD, .thread = i};
            enabled++;
        }
        if (enabled_by_interrupt(thread)) {
            *choice = (Choice){.kind = CHOICE_INTERRUPT, .thread = i};
            enabled++;
        }
    }
    return enabled == 1;
}

void vm_count_threads(Vm *vm)
{
    int alive = 0, started = 0;
    const Thread *last = NULL;
    if (vm->reads != NULL && vm->thread != NULL && vm->thread->number == vm->reads->chosen
        && reads_alive(vm) + thread_is_alive(vm->thread) > 1) {
        vm->step.interleaving = true;
        return;
    }
    for (uint32_t i = 0; vm->checking && alive < 2 && i < vm->thread_count; i++) {
        if (thread_is_alive(thread_glance(vm, i))) {
            alive++;
            last = vm->threads[i];
        }
        started += vm->threads[i]->status != THREAD_NEW;
    }
    /* Accesses of the last live thread may race with those of threads that have ended; and who has not seen
     * their ends might as well have come first. */
    vm->step.interleaving = alive > 1 || (vm->observers.shadow != NULL && started > 1)
                            || (vm->exclusion != NULL && alive == 1 && exclusive_has_company(vm, last));
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
        if (vm->threads[i]->choosing == CHOOSES_ITSELF) {
            assert(index == 0 && "there is one choice");
            return (Choice){.kind = CHOICE_THREAD, .thread = i};
        }
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
