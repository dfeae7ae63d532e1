/* Unwinds a thread to the handler of its exception: frame by frame, from the top, the first handler whose
 * range contains the pc and whose class matches is taken. */
#include "vm/execution/exceptions.h"

#include <string.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/initialize.h"
#include "vm/execution/monitor.h"
#include "vm/footnotes.h"
#include "vm/memory/native.h"

void thread_pop_frame(Vm *vm, Thread *thread)
{
    assert(thread_has_frames(thread) && "there is a frame to remove");
    Frame *frame = thread->frame;
    bool is_library = frame->method->owner->source != SOURCE_PROGRAM;
    if (frame->lock != 0)
        monitor_release(vm, thread, object_at(vm, frame->lock));
    if (vm->observers.events != NULL && frame->lock != 0 && is_library)
        events_hide_last(vm);
    thread->frame--;
    if (thread->frame < thread->low)
        thread->low = thread->frame;
    thread->atomic -= frame->method->atomic;
    if (frame->suspended > 0)
        choices_come_back(vm, thread, frame);
    if (frame->method->atomic)
        choices_end_atomic(vm, thread);
    if (vm->observers.events != NULL && thread->atomic == 0 && is_library && frame->method->atomic)
        events_note_return(vm, thread, frame);
}

static bool handles(const Class *owner, const Handler *handler, uint32_t pc, const Class *thrown)
{
    if (pc < handler->start || pc >= handler->end)
        return false;
    if (handler->catch_class == NULL)
        return true;
    Class *caught = program_class_for(owner, handler->catch_class);
    return caught != NULL && class_is_subclass(thrown, caught);
}

static const Handler *find_handler(const Frame *frame, const Class *thrown)
{
    const Code *code = frame->method->code;
    uint32_t pc = (uint32_t)(frame->pc - code->insns);
    for (int i = 0; i < code->handler_count; i++)
        if (handles(frame->method->owner, &code->handlers[i], pc, thrown))
            return &code->handlers[i];
    return NULL;
}

bool exception_is_caught_in(const Frame *frame)
{
    const Code *code = frame->method->code;
    uint32_t pc = (uint32_t)(frame->pc - code->insns);
    for (int i = 0; i < code->handler_count; i++)
        if (pc >= code->handlers[i].start && pc < code->handlers[i].end)
            return true;
    return false;
}

void exception_arrive(Vm *vm, Thread *thread)
{
    assert(thread->exception != 0 && thread_has_frames(thread) && "an exception was sent");
    if (vm->observers.events != NULL)
        events_note(vm, thread, SENTENCE_IS_STOPPED, NULL);
    vm->schedule.enters_first = thread->status == THREAD_BLOCKED && !thread->retrying;
    if (thread->status == THREAD_WAITING)
        wait_end(vm, thread, WAKE_STOPPED);
    if (vm->schedule.enters_first || thread->saved_entries > 0)
        return;
    thread->retrying = thread->interruptible = thread->parked = false;
    thread->wake = WAKE_NONE;
    thread->deadline = -1;
}

bool exception_is_assertion(Vm *vm, Ref exception)
{
    return class_is_subclass(object_at(vm, exception)->class, vm_class(vm, "java/lang/AssertionError"));
}

void exception_note_handled(Vm *vm, Ref exception)
{
    if (!exception_is_assertion(vm, exception))
        return;
    footnote_note(vm->program, FOOTNOTE_HANDLED_ASSERTION);
    if (!(vm->options.overlooked >> VIOLATION_HANDLED & 1))
        vm->end.violation =
            (Violation){.kind = VIOLATION_HANDLED, .thread = vm->thread->number, .exception = exception};
}

/* The program's own code, test runners among it, and tasks of executors and futures.  Other library code
 * passes on what it catches, as reflection does. */
static bool hides_failures(const Class *owner)
{
    return owner->source == SOURCE_PROGRAM
           || strncmp(owner->name, "java/util/concurrent/", strlen("java/util/concurrent/")) == 0;
}

bool exception_dispatch(Vm *vm)
{
    Thread *thread = vm->thread;
    assert(thread->exception != 0 && "an exception is pending");
    while (thread_has_frames(thread)) {
        Frame *frame = thread->frame;
        const Handler *handler = find_handler(frame, object_at(vm, thread->exception)->class);
        if (handler != NULL) {
            assert(handler->target < (uint32_t)frame->method->code->insn_count
                   && "handlers lie in their code");
            frame->pc = frame->method->code->insns + handler->target;
            frame->sp = frame->locals + frame->method->max_locals;
            frame->sp++->bits = thread->exception;
            if (vm->checking && handler->catch_class != NULL && hides_failures(frame->method->owner))
                exception_note_handled(vm, thread->exception);
            thread->exception = 0;
            return true;
        }
        if (frame->method == vm->program->initialization_stub)
            initialize_failed(vm, thread);
        thread_pop_frame(vm, thread);
    }
    return false;
}
