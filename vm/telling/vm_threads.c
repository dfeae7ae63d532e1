/* Threads as agents of a search, their keys (the path of child indices from the first thread, such as
 * "0.2.1"), and the words for threads that are stuck for ever. */
#include "vm/vm_threads.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/enabled.h"
#include "vm/memory/numbering.h"

uint32_t vm_thread_count(const Vm *vm) { return vm->thread_count; }

bool vm_thread_has_work(const Vm *vm, uint32_t thread)
{
    const Thread *t = vm->threads[thread];
    bool has_ended = vm->end.exited || vm->end.ignored || vm->end.violation.kind != VIOLATION_NONE;
    return !has_ended && thread_is_alive(t) && !t->daemon && t->status != THREAD_ENDING;
}

bool vm_thread_acted(const Vm *vm, uint32_t thread)
{
    assert(thread < vm->thread_count);
    return vm->threads[thread]->acted == vm->step.taken;
}

bool vm_thread_is_enabled(const Vm *vm, uint32_t thread)
{
    return thread_is_enabled(vm, vm->threads[thread]);
}

bool vm_thread_may_act(const Vm *vm, uint32_t thread)
{
    const Thread *t = vm->threads[thread];
    return enabled_now(vm, t) || enabled_by_interrupt(t) || t->choosing > 0;
}

bool vm_thread_made_progress(const Vm *vm, uint32_t thread)
{
    return vm->step.taken > 0 && vm->threads[thread]->progressed == vm->step.taken;
}

uint32_t vm_thread_present(const Vm *vm) { return vm->thread != NULL ? vm->thread->number : 0; }

static void add_key(const Vm *vm, Bytes *key, uint32_t thread)
{
    ThreadOrigin origin = numbering_thread_origin(vm->numbering, thread);
    assert((origin.parent == NUMBERING_NO_PARENT || origin.parent < thread) && "parents have lower numbers");
    if (origin.parent != NUMBERING_NO_PARENT) {
        add_key(vm, key, origin.parent);
        bytes_add_text(key, ".");
    }
    bytes_format(key, "%u", origin.ordinal);
}

char *vm_thread_key(const Vm *vm, uint32_t thread)
{
    Bytes key = {0};
    add_key(vm, &key, thread);
    bytes_add_u1(&key, 0);
    return (char *)key.data;
}

uint32_t vm_thread_of_key(const Vm *vm, const char *key)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        char *own = vm_thread_key(vm, i);
        bool is_it = strcmp(own, key) == 0;
        free(own);
        if (is_it)
            return i;
    }
    return UINT32_MAX;
}

static bool cannot_go_on(const Vm *vm, uint32_t thread)
{
    const Thread *it = thread != UINT32_MAX && vm_thread_has_work(vm, thread) ? vm->threads[thread] : NULL;
    return it != NULL && (thread_is_stuck(it) || it->is_suspended) && !thread_is_enabled(vm, it)
           && !enabled_by_interrupt(it);
}

bool vm_describe_stuck(Vm *vm, char *const *keys, uint32_t count, ViolationText *text)
{
    Bytes message = {0}, details = {0};
    bool fits = true;
    *text = (ViolationText){.kind = "stuck"};
    for (uint32_t i = 0; i < count && fits; i++) {
        uint32_t number = vm_thread_of_key(vm, keys[i]);
        fits = cannot_go_on(vm, number);
        if (!fits)
            break;
        char *name = thread_name(vm, vm->threads[number]);
        bytes_format(&message, "%s\"%s\"", i > 0 ? ", " : "", name);
        vm_describe_waiting(vm, number, &details);
        if (i == 0)
            violation_note_thread(vm, number, text);
        free(name);
    }
    bytes_add_text(&message, vm_can_go_on(vm) ? " can never go on, while others can"
                                              : " can never go on, and nobody else can");
    bytes_add_u1(&message, 0);
    bytes_add_u1(&details, 0);
    text->message = (char *)message.data;
    text->details = (char *)details.data;
    violation_fill(text);
    return fits;
}
