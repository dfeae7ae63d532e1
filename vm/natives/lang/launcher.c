/* Natives of java.lang.Launcher and java.lang.Shutdown: the beginning and end of a program. */
#include <string.h>

#include "vm/execution/choices.h"
#include "vm/execution/scheduler.h"
#include "vm/footnotes.h"

static NativeOutcome launcher_owner_of(Vm *vm, Value *arguments, Value *result)
{
    result->r = vm_class_mirror(vm, vm->program->methods[arguments[0].i]->owner);
    return NATIVE_DONE;
}

static NativeOutcome launcher_uses_streams(Vm *vm, Value *arguments, Value *result)
{
    const ClassFile *file = vm->program->methods[arguments[0].i]->owner->file;
    result->i = 0;
    for (uint16_t i = 1; file != NULL && !result->i && i < file->constant_count; i++)
        result->i = file->constants[i].kind == CONSTANT_CLASS
                    && strcmp(file->constants[i].text, "java/lang/System") == 0;
    return NATIVE_DONE;
}

static NativeOutcome launcher_await_others(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    vm->thread->status = THREAD_ENDING;
    if (thread_is_enabled(vm, vm->thread)) {
        vm->thread->status = THREAD_RUNNABLE;
        return NATIVE_DONE;
    }
    return NATIVE_BLOCKED;
}

/* The thread that halts never goes on. */
static NativeOutcome halt(Vm *vm, int status)
{
    vm->end.exited = true;
    vm->end.exit_status = status;
    return NATIVE_BLOCKED;
}

static NativeOutcome shutdown_halt(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    int status = arguments[0].i & 0xFF;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    if (vm->checking && status != 0)
        footnote_note(vm->program, FOOTNOTE_EXIT_STATUS);
    else if (footnote_is_noted(vm->program, FOOTNOTE_TEST_BEGUN))
        footnote_note(vm->program, FOOTNOTE_TEST_EXIT);
    return halt(vm, status);
}

/* A test of clew test is over, whatever threads it leaves behind. */
static NativeOutcome driver_end(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    return choices_stop_native(vm) ? NATIVE_STOPPED : halt(vm, 0);
}

const NativeMethod natives_launcher[] = {
    {"java/lang/Launcher", "ownerOf", "(I)Ljava/lang/Class;", launcher_owner_of},
    {"java/lang/Launcher", "usesStreams", "(I)Z", launcher_uses_streams},
    {"java/lang/Launcher", "awaitOthers", "()V", launcher_await_others},
    {"java/lang/Shutdown", "halt", "(I)V", shutdown_halt},
    {"clew/internal/test/Driver", "end", "()V", driver_end},
    {0}};
