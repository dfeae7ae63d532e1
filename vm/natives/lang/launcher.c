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
static NativeOutcome shutdown_halt(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (choices_stop_native(vm))
        return NATIVE_STOPPED;
    if (vm->checking && (arguments[0].i & 0xFF) != 0)
        footnote_note(vm->program, FOOTNOTE_EXIT_STATUS);
    vm->end.exited = true;
    vm->end.exit_status = arguments[0].i & 0xFF;
    return NATIVE_BLOCKED;
}

const NativeMethod natives_launcher[] = {
    {"java/lang/Launcher", "ownerOf", "(I)Ljava/lang/Class;", launcher_owner_of},
    {"java/lang/Launcher", "usesStreams", "(I)Z", launcher_uses_streams},
    {"java/lang/Launcher", "awaitOthers", "()V", launcher_await_others},
    {"java/lang/Shutdown", "halt", "(I)V", shutdown_halt},
    {0}};
