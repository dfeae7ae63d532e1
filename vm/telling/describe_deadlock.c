/* Describes deadlocks in words: the cycle of threads in its own order, then the other threads that cannot go
 * on; a line for each, with what it holds, what it wants and where it stands. */
#include <stdlib.h>

#include "base/memory.h"
#include "vm/execution/deadlock.h"
#include "vm/thread_dump.h"
#include "vm/wording.h"

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
    Wording *temporary = vm->observers.wording == NULL ? vm->observers.wording = wording_create() : NULL;
    ThreadDump dump;
    thread_dump_take(vm, &dump);
    describe(vm, &dump, thread, text);
    thread_dump_free(&dump);
    if (temporary != NULL) {
        wording_destroy(temporary);
        vm->observers.wording = NULL;
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
