/* Describes deadlocks in words: the cycle of threads in its own order, then the other threads that cannot go
 * on; a line for each, with what it holds, what it wants and where it stands. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/describe.h"
#include "vm/execution/deadlock.h"
#include "vm/execution/enabled.h"
#include "vm/thread_dump.h"
#include "vm/wording.h"

enum { ENDED_MAX = 8 }; /* are named */

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

/* Threads that wait for each other by whatever means, not only monitors: the first of the circle into which
 * the thread's way leads; UINT32_MAX: it ends. */
static uint32_t circle_from(const ThreadDump *dump, uint32_t thread)
{
    for (uint32_t i = 0; i <= dump->count; i++) {
        if (!dump->threads[thread].stuck || dump->threads[thread].held_by == 0)
            return UINT32_MAX;
        thread = dump->threads[thread].held_by - 1;
    }
    return thread;
}

static uint32_t find_circle(const Vm *vm, const ThreadDump *dump)
{
    const Thread *monitors = deadlock_circle(vm);
    uint32_t first = monitors != NULL ? monitors->number : UINT32_MAX;
    for (uint32_t i = 0; first == UINT32_MAX && i < dump->count; i++)
        first = circle_from(dump, i);
    return first;
}

/* Who waits for something that is in no circle waits for threads that are not there any more. */
static void describe_ended(const ThreadDump *dump, Bytes *text)
{
    uint32_t ended = 0, told = 0;
    for (uint32_t i = 0; i < dump->count; i++) {
        const ThreadView *thread = &dump->threads[i];
        if (thread_view_exists(thread) && !thread_view_has_ended(thread) && !thread->stuck)
            return;
        ended += thread_view_has_ended(thread);
    }
    if (ended == 0)
        return;
    bytes_add_text(text, ended == 1 ? "  the other thread has ended: " : "  all other threads have ended: ");
    for (uint32_t i = 0; i < dump->count && told < ENDED_MAX; i++)
        if (thread_view_has_ended(&dump->threads[i]))
            bytes_format(text, "%s%s", told++ > 0 ? ", " : "", dump->threads[i].name);
    if (told < ended)
        bytes_format(text, " and %u more", ended - told);
    bytes_add_text(text, "\n");
}

/* The circle in its own order, then whoever else is stuck. */
void vm_describe_dump(const Vm *vm, const ThreadDump *dump, Bytes *text)
{
    uint32_t first = find_circle(vm, dump), length = 0;
    bool *told = memory_allocate(dump->count + 1);
    for (uint32_t i = first; i != UINT32_MAX && !told[i]; length++) {
        told[i] = true;
        i = dump->threads[i].held_by - 1;
    }
    if (length > 0)
        bytes_format(text,
                     deadlock_circle(vm) != NULL
                         ? "  a circle of %u threads, each wanting what the next one holds:\n"
                         : "  a circle of %u threads, each waiting for the next one:\n",
                     length);
    for (uint32_t i = 0, thread = first; i < length; i++, thread = dump->threads[thread].held_by - 1)
        describe_thread(&dump->threads[thread], text);
    bool others = false;
    for (uint32_t i = 0; i < dump->count; i++) {
        if (told[i] || !dump->threads[i].stuck)
            continue;
        if (length > 0 && !others)
            bytes_add_text(text, "  and besides:\n");
        others = true;
        describe_thread(&dump->threads[i], text);
    }
    if (length == 0 || others)
        describe_ended(dump, text);
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
    vm_describe_dump(vm, dump, text);
}

static void describe_one(const Vm *vm, const ThreadDump *dump, uint32_t thread, Bytes *text)
{
    (void)vm;
    describe_thread(&dump->threads[thread], text);
}

static const Thread *first_stuck(const Vm *vm)
{
    const Thread *circle = deadlock_circle(vm);
    for (uint32_t i = 0; circle == NULL && i < vm->thread_count; i++)
        if (thread_is_stuck(vm->threads[i]) && !thread_is_enabled(vm, vm->threads[i]))
            circle = vm->threads[i];
    return circle;
}

void violation_note_deadlock(Vm *vm, ViolationText *text)
{
    const Thread *thread = first_stuck(vm);
    if (thread == NULL)
        return;
    free(text->thread);
    free(text->class_name);
    free(text->file);
    text->thread = text->class_name = text->file = NULL;
    violation_note_thread(vm, thread->number, text);
    violation_fill(text);
}

void vm_describe_deadlock(Vm *vm, Bytes *text) { with_dump(vm, describe_all, 0, text); }

void vm_describe_waiting(Vm *vm, uint32_t thread, Bytes *text) { with_dump(vm, describe_one, thread, text); }
