/* Circles of threads; see deadlock.h.  Each thread wants at most one monitor, so following the owners from
 * any thread of a circle leads back to it. */
#include "vm/execution/deadlock.h"

#include <stdlib.h>

#include "base/memory.h"
#include "vm/thread_dump.h"
#include "vm/wording.h"

const Thread *deadlock_next(const Vm *vm, const Thread *thread)
{
    if (thread->status != THREAD_BLOCKED || thread->deadline >= 0 || thread->interruptible)
        return NULL;
    uint16_t owner = object_at(vm, thread->blocked_on)->owner;
    return owner == 0 ? NULL : vm->threads[owner - 1];
}

const Thread *deadlock_circle(const Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        const Thread *thread = deadlock_next(vm, vm->threads[i]);
        for (uint32_t steps = 0; thread != NULL && thread != vm->threads[i] && steps < vm->thread_count;
             steps++)
            thread = deadlock_next(vm, thread);
        if (thread != NULL && thread == vm->threads[i])
            return thread;
    }
    return NULL;
}

/* --- in words
 * ------------------------------------------------------------------------------------------------------ */

static void describe_thread(const ThreadView *thread, Bytes *text)
{
    const FrameView *place = thread_view_place(thread);
    bytes_format(text, "  \"%s\" ", thread->name);
    for (uint32_t i = 0; i < thread->hold_count; i++)
        bytes_format(text, "%s%s",
                     i == 0                       ? "holds "
                     : i + 1 < thread->hold_count ? ", "
                                                  : " and ",
                     thread->hold_names[i]);
    bytes_format(text, "%s%s", thread->hold_count > 0 ? " and " : "", thread->why);
    if (place != NULL)
        bytes_format(text, ", at %s.%s(%s:%d)", place->class_name, place->method,
                     place->file[0] ? place->file : "?", place->line);
    bytes_add_text(text, "\n");
}

/* The circle in its own order, then whoever else is stuck. */
static void describe_dump(const Vm *vm, const ThreadDump *dump, Bytes *text)
{
    const Thread *first = deadlock_circle(vm), *thread = first;
    bool *told = memory_allocate(dump->count + 1);
    uint32_t length = 0;
    for (; thread != NULL && !told[thread->number]; thread = deadlock_next(vm, thread), length++)
        told[thread->number] = true;
    if (first != NULL)
        bytes_format(text, "  a circle of %u threads, each wanting what the next one holds:\n", length);
    for (uint32_t i = 0; i < length; i++, thread = deadlock_next(vm, thread))
        describe_thread(&dump->threads[thread->number], text);
    bool others = false;
    for (uint32_t i = 0; i < dump->count; i++) {
        if (told[i] || !dump->threads[i].stuck)
            continue;
        if (first != NULL && !others)
            bytes_add_text(text, "  and besides:\n");
        others = true;
        describe_thread(&dump->threads[i], text);
    }
    free(told);
}

typedef void DescribeDump(const Vm *vm, const ThreadDump *dump, uint32_t thread, Bytes *text);

/* Objects are called by names that last, if there are such. */
static void with_dump(Vm *vm, DescribeDump *describe, uint32_t thread, Bytes *text)
{
    Wording *temporary = vm->wording == NULL ? vm->wording = wording_create() : NULL;
    ThreadDump dump;
    thread_dump_take(vm, &dump);
    describe(vm, &dump, thread, text);
    thread_dump_free(&dump);
    if (temporary != NULL) {
        wording_destroy(temporary);
        vm->wording = NULL;
    }
}

static void describe_all(const Vm *vm, const ThreadDump *dump, uint32_t thread, Bytes *text)
{
    (void)thread;
    describe_dump(vm, dump, text);
}

static void describe_one(const Vm *vm, const ThreadDump *dump, uint32_t thread, Bytes *text)
{
    (void)vm;
    describe_thread(&dump->threads[thread], text);
}

void vm_describe_deadlock(Vm *vm, Bytes *text) { with_dump(vm, describe_all, 0, text); }

void vm_describe_waiting(Vm *vm, uint32_t thread, Bytes *text) { with_dump(vm, describe_one, thread, text); }
