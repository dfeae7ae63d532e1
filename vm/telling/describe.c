/* Words for a violation of the present state.  This file has exceptions with their causes, as Java prints
 * them, deadlocks and goals; races are in describe_race.c. */
#include "vm/describe.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/watching.h"
#include "vm/telling/describe_race.h"
#include "vm/test_frameworks.h"

static char *take_text(Bytes *bytes)
{
    bytes_add_u1(bytes, 0);
    return (char *)bytes->data;
}

void describe_entry(Bytes *out, const Method *method, uint32_t offset)
{
    char name[512];
    int line = offset != BACKTRACE_NATIVE && method->info->code != NULL
                   ? classfile_line(method->info->code, offset)
                   : 0;
    const ClassFile *file = method->owner->file;
    bytes_format(out, "    at %s.%s(", class_external_name(method->owner, name, sizeof name), method->name);
    if (offset == BACKTRACE_NATIVE)
        bytes_add_text(out, "Native Method)\n");
    else
        bytes_format(out, "%s:%d)\n", file->source_file ? file->source_file : "?", line);
}

/* The first frame of the program's own code is where it happened: where it calls an assertion of a test
 * framework, not where that throws. */
void describe_note_place(ViolationText *text, const Method *method, uint32_t offset)
{
    char name[512];
    if (text->class_name != NULL || method->owner->source != SOURCE_PROGRAM || offset == BACKTRACE_NATIVE
        || is_of_test_framework(method->owner->name))
        return;
    text->class_name = memory_copy_string(class_external_name(method->owner, name, sizeof name));
    text->file = memory_copy_string(method->owner->file->source_file ? method->owner->file->source_file : "");
    text->line = classfile_line(method->info->code, offset);
}

static Ref reference_of(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    return FIELD_AT(Ref, object_peek(vm, object),
                    vm_field_offset(object_peek(vm, object)->class, name, descriptor));
}

static void describe_throwable(Vm *vm, Ref throwable, Bytes *text)
{
    char name[512];
    char *own = throwable_message(vm, throwable);
    bytes_format(text, "%s%s%s", class_external_name(object_peek(vm, throwable)->class, name, sizeof name),
                 own ? ": " : "", own ? own : "");
    free(own);
}

static uint32_t trace_length(Vm *vm, Ref trace) { return trace == 0 ? 0 : object_peek(vm, trace)->length; }
static uint64_t trace_entry(Vm *vm, Ref trace, uint32_t i)
{
    return (uint64_t)ELEMENT(int64_t, object_peek(vm, trace), i);
}

/* As Java prints it: the frames that the cause shares with what it caused are only counted. */
static void describe_trace(Vm *vm, Ref trace, Ref outer, Bytes *details)
{
    uint32_t shared = 0, length = trace_length(vm, trace), outer_length = trace_length(vm, outer);
    while (shared < length && shared < outer_length
           && trace_entry(vm, trace, length - 1 - shared)
                  == trace_entry(vm, outer, outer_length - 1 - shared))
        shared++;
    for (uint32_t i = 0; i < length - shared; i++)
        describe_entry(details, vm->program->methods[trace_entry(vm, trace, i) >> 32],
                       (uint32_t)trace_entry(vm, trace, i));
    if (shared > 0)
        bytes_format(details, "    ... %u more\n", shared);
}

enum { CAUSES_MAX = 16 }; /* causes can go round in a circle */

/* As getCause gives it: of an exception of a method that was called by reflection, what that has thrown. */
static Ref cause_of(Vm *vm, Ref throwable)
{
    const Class *wrapper = program_loaded_class(vm->program, "java/lang/reflect/InvocationTargetException");
    bool is_wrapper = wrapper != NULL && class_is_subclass(object_peek(vm, throwable)->class, wrapper);
    return reference_of(vm, throwable, is_wrapper ? "target" : "cause", "Ljava/lang/Throwable;");
}

static void describe_exception(Vm *vm, ViolationText *text, Ref throwable)
{
    Bytes message = {0}, details = {0};
    Ref outer = 0, trace = reference_of(vm, throwable, "backtrace", "Ljava/lang/Object;");
    describe_throwable(vm, throwable, &message);
    for (uint32_t i = 0; i < trace_length(vm, trace); i++)
        describe_note_place(text, vm->program->methods[trace_entry(vm, trace, i) >> 32],
                            (uint32_t)trace_entry(vm, trace, i));
    for (int depth = 0; depth < CAUSES_MAX; depth++) {
        describe_trace(vm, trace, outer, &details);
        Ref cause = cause_of(vm, throwable);
        if (cause == 0 || cause == throwable)
            break;
        bytes_add_text(&details, "Caused by: ");
        describe_throwable(vm, cause, &details);
        bytes_add_text(&details, "\n");
        throwable = cause;
        outer = trace;
        trace = reference_of(vm, throwable, "backtrace", "Ljava/lang/Object;");
    }
    text->message = take_text(&message);
    text->details = take_text(&details);
}

static void describe_deadlock(Vm *vm, const char *kind, const char *message, ViolationText *text)
{
    Bytes details = {0};
    vm_describe_deadlock(vm, &details);
    text->kind = kind;
    text->message = memory_copy_string(message);
    text->details = take_text(&details);
}

static void describe_exit(Vm *vm, ViolationText *text)
{
    Bytes message = {0};
    bytes_format(&message, "the program ends with exit status %d", vm->end.exit_status);
    text->kind = "exit";
    text->message = take_text(&message);
    text->details = memory_copy_string("");
}

static void describe_goal(Vm *vm, ViolationText *text)
{
    Bytes message = {0}, details = {0};
    const Watch *watch = vm->options.watch;
    watch->describe(watch->self, vm, &message, &details);
    text->kind = "goal";
    text->message = take_text(&message);
    text->details = take_text(&details);
}

void violation_note_thread(Vm *vm, uint32_t number, ViolationText *text)
{
    assert(number < vm->thread_count);
    const Thread *thread = vm->threads[number];
    text->thread = thread_name(vm, thread);
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (!frame->method->hidden)
            describe_note_place(text, frame->method,
                                frame->method->code->offsets[frame->pc - frame->method->code->insns]);
}

void violation_fill(ViolationText *text)
{
    char **texts[] = {&text->message, &text->thread, &text->class_name, &text->file, &text->details};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (*texts[i] == NULL)
            *texts[i] = memory_copy_string("");
}

void violation_describe(Vm *vm, unsigned properties, ViolationText *text)
{
    *text = (ViolationText){.kind = ""};
    Violation violation = vm_violation(vm, properties);
    if (violation.kind == VIOLATION_DEADLOCK) {
        describe_deadlock(vm, "deadlock",
                          !vm_can_go_on(vm) ? "no thread can go on"
                                            : "threads wait for each other's locks, while others go on",
                          text);
    } else if (violation.kind == VIOLATION_DAEMON_DEADLOCK) {
        describe_deadlock(vm, "daemon-deadlock", "daemon threads wait for each other's locks", text);
    } else if (violation.kind == VIOLATION_RACE) {
        describe_race(vm, properties, text);
    } else if (violation.kind == VIOLATION_GOAL) {
        describe_goal(vm, text);
    } else if (violation.kind == VIOLATION_EXIT) {
        describe_exit(vm, text);
    } else if (violation.kind != VIOLATION_NONE) {
        text->kind = violation.kind == VIOLATION_ASSERTION   ? "assertion"
                     : violation.kind == VIOLATION_EXCEPTION ? "exception"
                                                             : "handled-assertion";
        text->thread = thread_name(vm, vm->threads[violation.thread]);
        describe_exception(vm, text, violation.exception);
    }
    assert(text->kind[0] == '\0' || (text->message != NULL && text->details != NULL));
    violation_fill(text);
}

void violation_copy(ViolationText *to, const ViolationText *from)
{
    *to = (ViolationText){from->is_warning,
                          from->kind,
                          memory_copy_string(from->message),
                          memory_copy_string(from->thread),
                          memory_copy_string(from->class_name),
                          memory_copy_string(from->file),
                          from->line,
                          memory_copy_string(from->details)};
}

void violation_free(ViolationText *text)
{
    free(text->message);
    free(text->thread);
    free(text->class_name);
    free(text->file);
    free(text->details);
}
