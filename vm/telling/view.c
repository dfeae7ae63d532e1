/* The read-only view for searches and heuristics: threads, and what coverage counts. */
#include "vm/view.h"

#include <assert.h>

#include "base/memory.h"
#include "vm/code/cover_map.h"
#include "vm/coverage.h"
#include "vm/execution/enabled.h"
#include "vm/memory/machine.h"

Program *view_program(const Vm *vm) { return vm->program; }

uint32_t view_thread_count(const Vm *vm) { return vm->thread_count; }

bool view_thread_is_live(const Vm *vm, uint32_t thread)
{
    assert(thread < vm->thread_count);
    return thread_is_alive(vm->threads[thread]) && vm->threads[thread]->status != THREAD_ENDING;
}

/* A thread that can time out or is interrupted can go on. */
bool view_thread_is_blocked(const Vm *vm, uint32_t thread)
{
    const Thread *it = vm->threads[thread];
    return view_thread_is_live(vm, thread) && !thread_is_enabled(vm, it) && !enabled_by_timeout(it)
           && !enabled_by_interrupt(it);
}

uint32_t view_live_threads(const Vm *vm)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += view_thread_is_live(vm, i);
    return count;
}

uint32_t view_blocked_threads(const Vm *vm)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += view_thread_is_blocked(vm, i);
    return count;
}

char *view_thread_name(const Vm *vm, uint32_t thread)
{
    return thread_name((Vm *)vm, vm->threads[thread]); /* which only reads */
}

const char *view_thread_class(const Vm *vm, uint32_t thread, char *buffer, uint32_t size)
{
    Ref object = vm->threads[thread]->object;
    return object == 0 ? "java.lang.Thread"
                       : class_external_name(object_peek(vm, object)->class, buffer, size);
}

bool view_awaits_abstract_choice(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->choosing > 0)
            return vm->threads[i]->choosing_abstract;
    return false;
}

const CoverCount *view_step(const Vm *vm, CoverKind kind, uint32_t *count)
{
    return coverage_step(vm->observers.coverage, kind, count);
}

uint64_t view_times(const Vm *vm, CoverKind kind, uint32_t number, int thread)
{
    return coverage_count(vm->observers.coverage, kind, number, thread);
}

uint32_t view_number_limit(const Vm *vm, CoverKind kind, uint32_t thread)
{
    return thread < coverage_thread_count(vm->observers.coverage)
               ? coverage_limit(vm->observers.coverage, kind, thread)
               : 0;
}

uint32_t view_covered(const Vm *vm, CoverKind kind) { return coverage_covered(vm->observers.coverage, kind); }

uint32_t view_class_count(const Vm *vm) { return vm->program->class_count; }

uint64_t view_class_branches(const Vm *vm, uint32_t class)
{
    uint64_t instructions, branches;
    cover_count_class(vm->program->classes[class], &instructions, &branches);
    return branches;
}
