/* What a choice would do: found by the thread's innermost frame and its innermost frame of the program's own
 * code, and named by class, method, line and instruction. */
#include "vm/vm_threads.h"

#include <assert.h>

#include "classfiles/opcodes.h"
#include "vm/execution/scheduler.h"

static bool is_own(const Frame *frame)
{
    return frame->method->owner->source == SOURCE_PROGRAM && !frame->method->owner->hidden;
}

static ActionKind kind_of(const Vm *vm, const Choice *choice)
{
    switch (choice->kind) {
    case CHOICE_VALUE: return ACTION_VALUE;
    case CHOICE_WAKE_UP: return ACTION_WAKE_UP;
    case CHOICE_INTERRUPT: return ACTION_INTERRUPT;
    default: return thread_is_enabled(vm, vm->threads[choice->thread]) ? ACTION_GO_ON : ACTION_TIME_OUT;
    }
}

VmAction vm_action(const Vm *vm, const Choice *choice)
{
    assert(choice->thread < vm->thread_count);
    const Thread *thread = vm->threads[choice->thread];
    VmAction action = {.kind = kind_of(vm, choice), .value = choice->value};
    if (!thread_has_frames(thread))
        return action;
    action.method = thread->frame->method;
    action.pc = thread->frame->pc;
    for (const Frame *frame = thread->frame; action.own_pc == NULL && frame >= thread->frames; frame--) {
        if (is_own(frame)) {
            action.own_method = frame->method;
            action.own_pc = frame->pc;
        }
    }
    if (action.own_pc == NULL && thread->object != 0)
        action.class = object_peek(vm, thread->object)->class;
    return action;
}

static void add_place(Bytes *text, const Method *method, const Insn *pc)
{
    char name[512];
    const CodeInfo *code = method->info->code;
    bytes_format(text, "%s.%s", class_external_name(method->owner, name, sizeof name), method->name);
    if (code == NULL)
        return;
    uint32_t offset = method->code->offsets[pc - method->code->insns];
    int line = classfile_line(code, offset);
    const char *opcode = opcode_name(code->bytes[offset]);
    bytes_format(text, "%c%u %s", line > 0 ? ':' : '@', line > 0 ? (uint32_t)line : offset,
                 opcode != NULL ? opcode : "?");
}

void vm_action_name(const VmAction *action, Bytes *text)
{
    char name[512];
    if (action->own_pc != NULL)
        add_place(text, action->own_method, action->own_pc);
    if (action->own_pc != NULL && action->pc != action->own_pc)
        bytes_add_text(text, " in ");
    if (action->pc != action->own_pc)
        add_place(text, action->method, action->pc);
    if (action->method == NULL)
        bytes_add_text(text, "thread without code");
    if (action->class != NULL)
        bytes_format(text, " of %s", class_external_name(action->class, name, sizeof name));
    switch (action->kind) {
    case ACTION_GO_ON: break;
    case ACTION_TIME_OUT: bytes_add_text(text, " times out"); break;
    case ACTION_WAKE_UP: bytes_add_text(text, " wakes up"); break;
    case ACTION_INTERRUPT: bytes_add_text(text, " is interrupted"); break;
    case ACTION_VALUE: bytes_format(text, " gives %u", action->value); break;
    }
}
