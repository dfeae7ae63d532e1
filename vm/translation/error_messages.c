/* Composes the messages of exceptions that the VM itself throws: null pointers (with null_message.c),
 * casts, missing implementations. */
#include "vm/translation/error_messages.h"

#include <stdio.h>
#include <string.h>

#include "vm/code/instructions.h"
#include "vm/code/null_message.h"
#include "vm/loading/jdk_twin.h"
#include "vm/translation/resolve.h"

/* Where the frame is one that stack traces do not show, as that of a method reference, there is no message.
 */
void message_null_pointer(Vm *vm)
{
    const Frame *frame = vm->thread->frame;
    const Code *code = frame->method->code;
    if (frame->method->owner->hidden) {
        vm_throw(vm, "java/lang/NullPointerException", NULL);
        return;
    }
    char text[1536];
    program_lock(vm->program);
    const MethodInfo *twin = twin_method(frame->method);
    program_unlock(vm->program);
    if (null_message(frame->method->owner->file, frame->method->info, twin,
                     code->offsets[frame->pc - code->insns], text, sizeof text))
        vm_throw(vm, "java/lang/NullPointerException", "%s", text);
    else
        vm_throw(vm, "java/lang/NullPointerException", NULL);
}

/* Where a class is, as the JDK's messages say it. */
static const Class *innermost(const Class *type)
{
    while (class_is_array(type))
        type = type->element;
    return type;
}

static bool in_library(const Class *type) { return innermost(type)->source != SOURCE_PROGRAM; }

static const char *place_of(const Class *type, char *text, size_t size)
{
    if (in_library(type))
        return "in module java.base of loader 'bootstrap'";
    if (type->space == 0)
        return "in unnamed module of loader 'app'";
    snprintf(text, size, "in unnamed module of loader %s", type->space_name);
    return text;
}

const char *message_where(const Class *first, const Class *second, char *text, size_t size)
{
    char a[512], b[512], where_a[700], where_b[700];
    class_external_name(first, a, sizeof a);
    class_external_name(second, b, sizeof b);
    const char *of_first = place_of(first, where_a, sizeof where_a),
               *of_second = place_of(second, where_b, sizeof where_b);
    if (in_library(first) == in_library(second) && first->space == second->space)
        snprintf(text, size, "%s and %s are %s", a, b, of_first);
    else
        snprintf(text, size, "%s is %s; %s is %s", a, of_first, b, of_second);
    return text;
}

void message_class_cast(Vm *vm, const Class *from, const Class *to)
{
    char a[512], b[512], where[1600];
    class_external_name(from, a, sizeof a);
    class_external_name(to, b, sizeof b);
    message_where(from, to, where, sizeof where);
    vm_throw(vm, "java/lang/ClassCastException", "class %s cannot be cast to class %s (%s)", a, b, where);
}

void message_no_implementation(Vm *vm, const Class *receiver, const Method *wanted)
{
    char a[512], b[512], method[1024];
    class_external_name(receiver, a, sizeof a);
    class_external_name(wanted->owner, b, sizeof b);
    if (!class_is_subclass(receiver, wanted->owner))
        vm_throw(vm, "java/lang/IncompatibleClassChangeError",
                 "Class %s does not implement the requested interface %s", a, b);
    else
        vm_throw(
            vm, "java/lang/AbstractMethodError",
            "Receiver class %s does not define or inherit an implementation of the resolved method '%s%s' of %s%s %s.",
            a, wanted->flags & ACC_ABSTRACT ? "abstract " : "",
            resolve_describe_method(wanted, false, method, sizeof method),
            class_is_interface(wanted->owner) || !(wanted->owner->flags & ACC_ABSTRACT) ? "" : "abstract ",
            class_is_interface(wanted->owner) ? "interface" : "class", b);
}

/* The receiver of the call at the top frame's pc, when it was chosen by the receiver's class; NULL: it was
 * not. */
static const Class *chosen_by(const Vm *vm, const Method *method)
{
    const Frame *frame = vm->thread->frame;
    const void *handler = frame->pc->handler, *const *handlers = vm->program->handlers;
    if (handler != handlers[INSN_INVOKE_VIRTUAL] && handler != handlers[INSN_INVOKE_INTERFACE])
        return NULL;
    return object_at(vm, frame->sp[-method->argument_slots].r)->class;
}

void message_abstract(Vm *vm, const Method *method)
{
    char text[1024];
    const Class *receiver = thread_has_frames(vm->thread) ? chosen_by(vm, method) : NULL;
    if (receiver != NULL)
        message_no_implementation(vm, receiver, method);
    else
        vm_throw(vm, "java/lang/AbstractMethodError", "'%s'",
                 resolve_describe_method(method, true, text, sizeof text));
}
