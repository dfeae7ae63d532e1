/* Class initialization as a state of the class's mirror, which is part of the VM's state:
 *
 *   INIT_NOT_YET --> INIT_RUNNING (by one thread; others wait) --> INIT_DONE or INIT_FAILED
 *
 * A class whose initialization has no effect goes straight to INIT_DONE. */
#include "vm/execution/initialize.h"

#include <stdlib.h>
#include <string.h>

#include "vm/events.h"
#include "vm/execution/choices.h"
#include "vm/execution/exceptions.h"
#include "vm/execution/interpreter.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/allocate.h"
#include "vm/memory/sharing.h"
#include "vm/memory/watching.h"
#include "vm/races/happens_before.h"
#include "vm/test_frameworks.h"
#include "vm/translation/verification.h"
#include "vm/wording.h"

static void mark(Vm *vm, Class *class, InitState state)
{
    Object *mirror = object_at(vm, vm_class_mirror(vm, class));
    InitState before = state == INIT_RUNNING || class->plain_initialization ? INIT_NOT_YET : INIT_RUNNING;
    if (MIRROR_INIT_STATE(mirror)
        != (int32_t)before) /* possible only in a state that another process has sent */
        vm_fatal(vm, "the initialization of %s does not go its way: the state is damaged", class->name);
    object_written(vm, mirror);
    MIRROR_INIT_STATE(mirror) = state;
    MIRROR_INIT_THREAD(mirror) = state == INIT_RUNNING ? (int32_t)vm->thread->number : 0;
    vm->classes.statics[class->id] =
        state == INIT_DONE && vm->observers.shadow == NULL ? mirror->payload : NULL;
    if (state != INIT_RUNNING
        && class->source
               != SOURCE_EMBEDDED) /* the embedded library initializes its classes at times of its own */
        order_release(vm, vm->thread, SHADOW_CLASS, mirror->slot, 0);
    choices_others_may_run(vm);
}

static void push_stub(Vm *vm, Class *class)
{
    Thread *thread = vm->thread;
    Value argument = {.bits = class->id};
    thread_push_frame(thread, vm->program->initialization_stub, &argument);
}

/* The initializer of a lambda makes its one instance, which concerns nobody; those of other classes that the
 * VM writes may call the program. */
static bool is_lambda(const Class *class) { return class->is_generated && strstr(class->name, "$Lambda$"); }

/* Of the program's own classes: others are nothing that people know, but a framework that waits is of
 * interest. */
static void note_initialization(Vm *vm, Class *class, Sentence sentence)
{
    char name[NAME_SIZE];
    const Object *mirror = object_peek(vm, vm_class_mirror(vm, class));
    if (vm->observers.events == NULL || class->source != SOURCE_PROGRAM || is_lambda(class)
        || (sentence == SENTENCE_INITIALIZES && is_of_test_framework(class->name)))
        return;
    Event *event = events_note(
        vm, vm->thread, sentence,
        &(Operands){.owner = name_class(class, name), .thread = vm->threads[MIRROR_INIT_THREAD(mirror)]});
    event->hidden |= event->class_name[0] == '\0'; /* the main class, before main is called */
}

static Readiness wait_for_other(Vm *vm, Ref mirror)
{
    note_initialization(vm, vm_mirrored_class(vm, mirror), SENTENCE_WAITS_FOR_INITIALIZER);
    vm->thread->status = THREAD_INITIALIZING;
    vm->thread->blocked_on = mirror;
    return CLASS_BLOCKED;
}

static bool verify(Vm *vm, Class *class)
{
    program_lock(vm->program);
    bool verified = class_verify(vm, class);
    program_unlock(vm->program);
    return verified;
}

static bool has_defaults(const Class *interface)
{
    for (int i = 0; i < interface->method_count; i++)
        if (!(interface->methods[i].flags & (ACC_ABSTRACT | ACC_STATIC)))
            return true;
    return false;
}

/* Is the class initialized as far as this thread is concerned? */
static bool is_through(Vm *vm, Class *class)
{
    const Object *mirror = object_at(vm, vm_class_mirror(vm, class));
    return MIRROR_INIT_STATE(mirror) == INIT_DONE
           || (MIRROR_INIT_STATE(mirror) == INIT_RUNNING
               && MIRROR_INIT_THREAD(mirror) == (int32_t)vm->thread->number);
}

/* No code is left to run, here or above.  Then no frame is needed either, so that a thread whose stack is
 * full can initialize the class of the exception that it throws. */
static bool runs_nothing(Vm *vm, Class *class)
{
    if (class->initializer != NULL)
        return false;
    if (class_is_interface(class))
        return true;
    for (int i = 0; i < class->all_interface_count; i++)
        if (has_defaults(class->all_interfaces[i]) && !is_through(vm, class->all_interfaces[i]))
            return false;
    return class->super == NULL || is_through(vm, class->super)
           || (MIRROR_INIT_STATE(object_at(vm, vm_class_mirror(vm, class->super))) == INIT_NOT_YET
               && (class->super->source != SOURCE_PROGRAM || class->super->verified
                   || verify(vm, class->super))
               && runs_nothing(vm, class->super));
}

static void finish_at_once(Vm *vm, Class *class)
{
    if (!class_is_interface(class) && class->super != NULL && !is_through(vm, class->super))
        finish_at_once(vm, class->super);
    if (!class->plain_initialization)
        mark(vm, class, INIT_RUNNING);
    mark(vm, class, INIT_DONE);
}
static Readiness begin(Vm *vm, Class *class)
{
    if (class->source == SOURCE_PROGRAM && !class->verified && !verify(vm, class))
        return CLASS_THROWN;
    if (class->plain_initialization) {
        mark(vm, class, INIT_DONE);
        return CLASS_READY;
    }
    bool at_once = runs_nothing(vm, class);
    if (vm->thread->exception != 0)
        return CLASS_THROWN;
    if (!at_once && !thread_has_room(vm->thread, vm->program->initialization_stub)) {
        vm_throw(vm, "java/lang/StackOverflowError", NULL);
        return CLASS_THROWN;
    }
    if (class->source == SOURCE_PROGRAM && !is_lambda(class) && choices_stop_native(vm))
        return CLASS_BLOCKED;
    if (at_once) {
        finish_at_once(vm, class);
        return CLASS_READY;
    }
    mark(vm, class, INIT_RUNNING);
    note_initialization(vm, class, SENTENCE_INITIALIZES);
    push_stub(vm, class);
    return CLASS_PUSHED;
}

/* Where a mirror keeps the error that says why its class cannot be initialized. */
static uint32_t failure_offset(const Vm *vm)
{
    return vm_field_offset(vm->program->mirror, "initFailure", "Ljava/lang/Throwable;");
}

Readiness class_make_ready(Vm *vm, Class *class)
{
    Ref reference = vm_class_mirror(vm, class);
    const Object *mirror = object_at(vm, reference);
    char name[512];
    order_acquire(vm, vm->thread, SHADOW_CLASS, reference, 0);
    switch ((InitState)MIRROR_INIT_STATE(mirror)) {
    case INIT_DONE:
        if (vm->observers.shadow
            == NULL) /* else each use comes here, to be ordered after the initialization */
            vm->classes.statics[class->id] = object_at(vm, reference)->payload;
        return CLASS_READY;
    case INIT_RUNNING:
        return MIRROR_INIT_THREAD(mirror) == (int32_t)vm->thread->number ? CLASS_READY
                                                                         : wait_for_other(vm, reference);
    case INIT_FAILED:
        vm_throw(vm, "java/lang/NoClassDefFoundError", "Could not initialize class %s",
                 class_external_name(class, name, sizeof name));
        throwable_set_cause(vm, vm->thread->exception,
                            FIELD_AT(Ref, object_at(vm, reference), failure_offset(vm)));
        return CLASS_THROWN;
    default: return begin(vm, class);
    }
}

static Class *stub_class(const Vm *vm, const Thread *thread)
{
    assert(thread->frame->method == vm->program->initialization_stub && "the stub's frame is on top");
    return vm->program->classes[thread->frame->locals[0].i];
}

static bool is_ready(Vm *vm, Class *class)
{
    return MIRROR_INIT_STATE(object_at(vm, vm_class_mirror(vm, class))) == INIT_DONE;
}

Readiness initialize_supers(Vm *vm, Thread *thread)
{
    Class *class = stub_class(vm, thread);
    if (class_is_interface(class))
        return CLASS_READY;
    if (class->super != NULL && !is_ready(vm, class->super)) {
        Readiness readiness = class_make_ready(vm, class->super);
        if (readiness != CLASS_READY)
            return readiness;
    }
    for (int i = 0; i < class->all_interface_count; i++) {
        Class *interface = class->all_interfaces[i];
        if (!has_defaults(interface) || is_ready(vm, interface))
            continue;
        Readiness readiness = class_make_ready(vm, interface);
        if (readiness != CLASS_READY)
            return readiness;
    }
    return CLASS_READY;
}

Method *initialize_initializer(Vm *vm, Thread *thread) { return stub_class(vm, thread)->initializer; }

void initialize_done(Vm *vm, Thread *thread)
{
    mark(vm, stub_class(vm, thread), INIT_DONE);
    watch_note(vm);
}

/* What later users of the class are told: an error with the text and the stack of the first one, but not that
 * object itself. */
static Ref describe_failure(Vm *vm, Thread *thread, Ref thrown)
{
    char name[512];
    char *thread_text = thread_name(vm, thread), *message = throwable_message(vm, thrown);
    vm_throw(vm, "java/lang/ExceptionInInitializerError", "Exception %s%s%s [in thread \"%s\"]",
             class_external_name(object_at(vm, thrown)->class, name, sizeof name), message ? ": " : "",
             message ? message : "", thread_text);
    free(thread_text);
    free(message);
    Ref failure = thread->exception;
    throwable_set_cause(vm, failure, 0);
    throwable_copy_trace(vm, failure, thrown);
    return failure;
}

void initialize_failed(Vm *vm, Thread *thread)
{
    Class *class = stub_class(vm, thread);
    Ref thrown = thread->exception;
    assert(thrown != 0 && "initialization fails by an exception");
    mark(vm, class, INIT_FAILED);
    watch_note(vm);
    Ref failure = describe_failure(vm, thread, thrown);
    FIELD_AT(Ref, object_at(vm, vm_class_mirror(vm, class)), failure_offset(vm)) = failure;
    if (vm->checking)
        sharing_mark(vm, failure);
    thread->exception = thrown;
    if (class_is_subclass(object_at(vm, thrown)->class, vm_class(vm, "java/lang/Error")))
        return;
    vm_throw(vm, "java/lang/ExceptionInInitializerError", NULL);
    throwable_set_cause(vm, thread->exception, thrown);
}

void initialize_make_stub(Program *program)
{
    static const MethodInfo no_info = {.flags = ACC_STATIC};
    static const uint16_t insns[] = {INSN_INIT_SUPERS, INSN_INIT_RUN, INSN_INIT_DONE};
    Method *stub = arena_allocate(&program->arena, sizeof *stub);
    Code *code = arena_allocate(&program->arena, sizeof *code);
    *stub = (Method){.name = program_symbol(program, "<clinit>"),
                     .descriptor = program_symbol(program, "()V"),
                     .flags = ACC_STATIC,
                     .argument_slots = 1,
                     .max_locals = 1,
                     .return_kind = 'V',
                     .hidden = true,
                     .vtable_index = -1,
                     .id = UINT32_MAX,
                     .owner = program->object,
                     .info = &no_info,
                     .code = code};
    code->method = stub;
    code->insn_count = 3;
    code->insns = arena_allocate(&program->arena, 3 * sizeof(Insn));
    code->offsets = arena_allocate(&program->arena, 3 * sizeof(uint16_t));
    for (int i = 0; i < 3; i++)
        code->insns[i].handler = program->handlers[insns[i]];
    program->initialization_stub = stub;
}
