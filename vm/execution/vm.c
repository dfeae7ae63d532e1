/* Creates a VM, starts a program in it, destroys it. */
#include "vm/vm.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "classfiles/near_class.h"
#include "vm/coverage.h"
#include "vm/execution/host_handles.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/scheduler.h"
#include "vm/loading/missing.h"
#include "vm/memory/allocate.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/races/shadow.h"
#include "vm/translation/translate.h"

static void forget_object(void *shadow, Ref slot) { shadow_forget_object(shadow, slot); }

Vm *vm_create(Program *program, const VmOptions *options)
{
    Vm *vm = memory_allocate(sizeof *vm);
    vm->program = program;
    interpreter_prepare(program);
    vm->options = *options;
    vm->schedule.random.state = options->seed;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    vm->time.epoch_millis =
        options->fixed_clock ? options->clock_start : (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
    heap_create(&vm->heap, options->max_heap);
    vm->heap.first_flags = OBJECT_ASKED | (vm_reduces(vm, REDUCTION_ESCAPE) ? 0 : OBJECT_SHARED);
    vm->heap.kept_flags = OBJECT_ASKED;
    vm->heap.separate = options->separate_objects;
    if (options->race_clocks || options->race_locksets) {
        vm->observers.shadow =
            shadow_create(options->race_clocks, options->race_locksets, options->constant_hash);
        if (options->race_orders) {
            shadow_use_digests(vm->observers.shadow);
            shadow_note_mixed(vm->observers.shadow); /* it may be seen too late */
        }
        vm->heap.slot_taken = forget_object;
        vm->heap.slot_owner = vm->observers.shadow;
    }
    if (options->collect_always)
        vm->heap.threshold = 0;
    if (program->cover != NULL)
        vm->observers.coverage = coverage_create();
    return vm;
}

Vm *vm_create_like(const Vm *other)
{
    Vm *vm = vm_create(other->program, &other->options);
    vm->time.epoch_millis = other->time.epoch_millis;
    return vm;
}

bool vm_orders_matter(const Vm *vm)
{
    return vm->observers.shadow != NULL && shadow_needs_digests(vm->observers.shadow);
}

void vm_keep_orders(Vm *vm) { shadow_use_digests(vm->observers.shadow); }

uint8_t vm_orders_kept(const Vm *vm)
{
    const Shadow *shadow = vm->observers.shadow;
    return shadow == NULL || !shadow_uses_digests(shadow) ? 0 : shadow_is_mixed(shadow) ? 2 : 1;
}

void vm_restore_orders(Vm *vm, uint8_t kept)
{
    if (vm->observers.shadow == NULL || kept == 0)
        return;
    shadow_use_digests(vm->observers.shadow);
    if (kept > 1)
        shadow_note_mixed(vm->observers.shadow);
}

void vm_destroy(Vm *vm)
{
    assert(!step_is_running(&vm->step) && "no step is under way");
    for (uint32_t i = 0; i < vm->thread_count; i++)
        thread_destroy(vm->threads[i]);
    free(vm->threads);
    string_free_interned(vm);
    heap_destroy(&vm->heap);
    free(vm->classes.statics);
    free(vm->classes.mirrors);
    free(vm->sharing.pending);
    free(vm->owned.slots);
    host_release_all(vm);
    if (vm->observers.coverage != NULL)
        coverage_destroy(vm->observers.coverage);
    bytes_free(&vm->output);
    shadow_destroy(vm->observers.shadow);
    free(vm);
}

static void set_fatal(Vm *vm, const char *format, va_list arguments)
{
    if (vm->end.fatal.text[0] == '\0')
        vsnprintf(vm->end.fatal.text, sizeof vm->end.fatal.text, format, arguments);
}

NativeOutcome vm_fatal(Vm *vm, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    set_fatal(vm, format, arguments);
    va_end(arguments);
    return NATIVE_THROWN;
}

void vm_complain(Vm *vm, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    set_fatal(vm, format, arguments);
    va_end(arguments);
}

void vm_forget_fatal(Vm *vm) { vm->end.fatal.text[0] = '\0'; }

void vm_be_quiet(Vm *vm)
{
    vm_flush_output(vm);
    vm->options.discard_output = true;
}

const char *vm_fatal_message(const Vm *vm) { return vm->end.fatal.text; }

Program *vm_program(const Vm *vm) { return vm->program; }

Coverage *vm_coverage(const Vm *vm) { return vm->observers.coverage; }

uint64_t vm_jumps_and_calls(const Vm *vm) { return vm->schedule.jumps_and_calls; }
uint64_t vm_clock_reads(const Vm *vm) { return vm->time.reads; }

int vm_exit_status(const Vm *vm) { return vm->end.exit_status; }

/* --- starting --- */

/* main(String[]) first, then main(); an instance method needs a class that can be made with no arguments. */
static Method *choose_main(Program *program, Class *class, Method **constructor)
{
    const char *name = program_symbol(program, "main");
    Method *method = class_find_method(class, name, program_symbol(program, "([Ljava/lang/String;)V"));
    if (method == NULL)
        method = class_find_method(class, name, program_symbol(program, "()V"));
    *constructor =
        class_declared_method(class, program_symbol(program, "<init>"), program_symbol(program, "()V"));
    if (method == NULL || method->flags & ACC_PRIVATE)
        return NULL;
    return method_is_static(method) || (*constructor != NULL && !(class->flags & ACC_ABSTRACT)) ? method
                                                                                                : NULL;
}

static Class *load_main_class(Program *program, const char *name, Error *error)
{
    char *internal = memory_copy_string(name);
    for (char *c = internal; *c; c++)
        if (*c == '.')
            *c = '/';
    Class *class = program_class(program, internal);
    if (class == NULL && program->failure == LOAD_MISSING && strstr(program->error.text, internal) != NULL)
        error_no_class(error, program->classpath, name);
    else if (class == NULL)
        *error = program->error;
    free(internal);
    return class;
}

bool vm_list_missing(Vm *vm, const char *main_class, bool whole, Missing *missing, Error *error)
{
    Class *class = load_main_class(vm->program, main_class, error);
    if (class != NULL)
        missing_list(vm->program, class, whole, missing);
    return class != NULL;
}

static Ref make_arguments(Vm *vm, int count, char **arguments)
{
    Ref array = vm_new_array(vm, "[Ljava/lang/String;", count);
    for (int i = 0; array != 0 && i < count; i++) {
        Ref string = string_from_utf8(vm, arguments[i]);
        ELEMENT(Ref, object_at(vm, array), i) = string;
    }
    return array;
}

/* The first thread begins in java.lang.Launcher, which makes its Thread object and calls main. */
static bool push_launcher(Vm *vm, const Value *arguments)
{
    Program *program = vm->program;
    Class *launcher = vm_class(vm, "java/lang/Launcher");
    Method *method = class_declared_method(launcher, program_symbol(program, "launch"),
                                           program_symbol(program, "(II[Ljava/lang/String;)V"));
    if (method == NULL || !method_prepare(vm, method))
        return false;
    vm->thread = thread_create(vm, 0);
    if (vm->thread == NULL)
        memory_exhausted(THREAD_VALUES_MAX * sizeof(Value));
    thread_push_frame(vm->thread, method, arguments);
    return true;
}

bool vm_start_method(Vm *vm, Method *method, const Method *constructor, int argument_count, char **arguments,
                     Error *error)
{
    assert(vm->thread == NULL && "a program is started once");
    assert((constructor == NULL) == method_is_static(method) && "an instance method needs a receiver");
    bool takes_nothing = method->argument_slots == !method_is_static(method);
    vm->program->main = method;
    Value slots[3] = {{.i = (int32_t)method->id},
                      {.i = constructor == NULL ? -1 : (int32_t)constructor->id},
                      {.r = takes_nothing ? 0 : make_arguments(vm, argument_count, arguments)}};
    if (vm->end.fatal.text[0] || !push_launcher(vm, slots))
        return error_set(error, "%s",
                         vm->end.fatal.text[0] ? vm->end.fatal.text : "the library's launcher is missing");
    return true;
}

bool vm_start(Vm *vm, const char *main_class, int argument_count, char **arguments, Error *error)
{
    Class *class = load_main_class(vm->program, main_class, error);
    if (class == NULL)
        return false;
    Method *constructor, *method = choose_main(vm->program, class, &constructor);
    if (method == NULL)
        return error_set(error, "class %s has no method main(String[])", main_class);
    return vm_start_method(vm, method, method_is_static(method) ? NULL : constructor, argument_count,
                           arguments, error);
}
