/* Natives of java.lang.System and java.lang.Runtime: clock, environment, fields of the standard streams,
 * memory. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/collect.h"
#include "vm/memory/strings.h"
#include "vm/natives/asker.h"
#include "vm/natives/host.h"
#include "vm/natives/text.h"

extern char **environ;

static NativeOutcome system_current_time_millis(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    int64_t now = 0;
    NativeOutcome outcome = scheduler_read_clock(vm, &now);
    result->j = vm->time.epoch_millis + now / 1000000;
    return outcome;
}

static NativeOutcome system_nano_time(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return scheduler_read_clock(vm, &result->j);
}

/* --- clew.internal.Clock: what the library does with time --- */

static NativeOutcome clock_nanos(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (scheduler_stops_at_clock(vm))
        return NATIVE_STOPPED;
    result->j = scheduler_now(vm);
    return NATIVE_DONE;
}

static NativeOutcome clock_start_millis(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->j = vm->time.epoch_millis;
    return NATIVE_DONE;
}

static NativeOutcome clock_is_kept(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->i = !vm->checking || !vm->options.timeless;
    return NATIVE_DONE;
}

static NativeOutcome clock_pass(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (vm->checking)
        scheduler_pass_to(vm, scheduler_deadline(vm, arguments[0].j));
    return NATIVE_DONE;
}

/* --- final fields --- */

static NativeOutcome set_stream(Vm *vm, const char *name, const char *descriptor, Ref stream)
{
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    Class *system = vm_class(vm, "java/lang/System");
    const Field *field = class_declared_field(system, program_symbol(vm->program, name),
                                              program_symbol(vm->program, descriptor));
    Object *mirror = object_at(vm, vm_class_mirror(vm, system));
    if (vm->checking && vm->step.interleaving && exclusive_note_late_static(vm, mirror, field))
        footnote_note(vm->program, FOOTNOTE_STREAMS_SET);
    if (output_note_change(vm) != NATIVE_DONE)
        return NATIVE_STOPPED;
    vm_object_written(vm, mirror);
    FIELD_AT(Ref, mirror, field->offset) = stream;
    return NATIVE_DONE;
}

static NativeOutcome system_set_in(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return set_stream(vm, "in", "Ljava/io/InputStream;", arguments[0].r);
}

static NativeOutcome system_set_out(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return set_stream(vm, "out", "Ljava/io/PrintStream;", arguments[0].r);
}

static NativeOutcome system_set_err(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return set_stream(vm, "err", "Ljava/io/PrintStream;", arguments[0].r);
}

/* --- environment --- */

static NativeOutcome system_getenv(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, NPE, "Cannot invoke \"String.getBytes()\" because \"str\" is null");
    char *name = vm_string_utf8(vm, arguments[0].r);
    const char *value = getenv(name);
    free(name);
    result->r = value == NULL ? 0 : string_from_utf8(vm, value);
    return NATIVE_DONE;
}

static NativeOutcome system_environment(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    int32_t count = 0;
    while (environ[count] != NULL)
        count++;
    Ref array = vm_new_array(vm, "[Ljava/lang/String;", count);
    for (int32_t i = 0; array != 0 && i < count; i++) {
        Ref variable = string_from_utf8(vm, environ[i]);
        ELEMENT(Ref, object_at(vm, array), i) = variable;
    }
    result->r = array;
    return array == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* --- Runtime --- */

static NativeOutcome runtime_available_processors(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    asker_note(vm, FOOTNOTE_MACHINE);
    result->i = host_processors(vm);
    return NATIVE_DONE;
}

/* In a search nothing is in use: how much garbage there is is no part of a state. */
static NativeOutcome runtime_free_memory(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    asker_note(vm, FOOTNOTE_MACHINE);
    result->j = (int64_t)(vm->heap.limit - (vm->checking ? 0 : vm->heap.used));
    return NATIVE_DONE;
}

static NativeOutcome runtime_max_memory(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    asker_note(vm, FOOTNOTE_MACHINE);
    result->j = (int64_t)vm->heap.limit;
    return NATIVE_DONE;
}

/* The caller's frame is as it was before the call, so this is a good moment to collect. */
/* What it clears depends on all references that there are, those in locals too. */
static NativeOutcome collector_collect(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (vm->step.interleaving)
        exclusive_give_up_all(vm);
    reads_give_up(vm, OBSTACLE_NATIVE);
    collect(vm, true);
    return NATIVE_DONE;
}

/* --- whose process this is --- */

static NativeOutcome vm_uid(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = getuid();
    return NATIVE_DONE;
}

static NativeOutcome vm_euid(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = geteuid();
    return NATIVE_DONE;
}

static NativeOutcome vm_gid(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = getgid();
    return NATIVE_DONE;
}

static NativeOutcome vm_egid(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = getegid();
    return NATIVE_DONE;
}

#define SYSTEM  "java/lang/System"
#define RUNTIME "java/lang/Runtime"

const NativeMethod natives_system[] = {
    {SYSTEM, "currentTimeMillis", "()J", system_current_time_millis},
    {SYSTEM, "nanoTime", "()J", system_nano_time},
    {"clew/internal/Clock", "nanos", "()J", clock_nanos},
    {"clew/internal/Clock", "startMillis", "()J", clock_start_millis},
    {"clew/internal/Clock", "isKept", "()Z", clock_is_kept},
    {"clew/internal/Clock", "pass", "(J)V", clock_pass},
    {SYSTEM, "setIn0", "(Ljava/io/InputStream;)V", system_set_in},
    {SYSTEM, "setOut0", "(Ljava/io/PrintStream;)V", system_set_out},
    {SYSTEM, "setErr0", "(Ljava/io/PrintStream;)V", system_set_err},
    {SYSTEM, "getenv", "(Ljava/lang/String;)Ljava/lang/String;", system_getenv},
    {SYSTEM, "environment", "()[Ljava/lang/String;", system_environment},
    {RUNTIME, "availableProcessors", "()I", runtime_available_processors},
    {RUNTIME, "freeMemory", "()J", runtime_free_memory},
    {RUNTIME, "totalMemory", "()J", runtime_max_memory},
    {RUNTIME, "maxMemory", "()J", runtime_max_memory},
    {"java/lang/ref/Collector", "collect", "()V", collector_collect},
    {"jdk/internal/misc/VM", "getuid", "()J", vm_uid},
    {"jdk/internal/misc/VM", "geteuid", "()J", vm_euid},
    {"jdk/internal/misc/VM", "getgid", "()J", vm_gid},
    {"jdk/internal/misc/VM", "getegid", "()J", vm_egid},
    {0}};
#undef SYSTEM
#undef RUNTIME
