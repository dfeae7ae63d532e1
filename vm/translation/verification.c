/* Verifies whole classes with the dataflow pass, and says what failed. */
#include "vm/translation/verification.h"

#include <string.h>

#include "vm/translation/resolve.h"

/* What the pass asks about classes.  The first one that cannot be loaded is remembered: that is then what is
 * wrong, and not the code. */
typedef struct Asking {
    const Class *user;
    const char *unloadable; /* symbol; NULL: all were there */
    const char *unmerged;   /* the same, of those that the code merges: java only looks at the result */
} Asking;

static Class *ask_for(const Class *user, const char *name, const char **unloadable)
{
    Class *class = program_class_for(user, name);
    if (class == NULL && *unloadable == NULL)
        *unloadable = program_symbol(user->program, name);
    return class;
}

static bool is_assignable(void *context, const char *from, const char *to)
{
    Asking *asking = context;
    Class *target = ask_for(asking->user, to, &asking->unloadable);
    if (target != NULL && class_is_interface(target))
        return true;
    Class *source = ask_for(asking->user, from, &asking->unloadable);
    return target != NULL && source != NULL && class_is_subclass(source, target);
}

static const char *common_super(void *context, const char *a, const char *b)
{
    Asking *asking = context;
    Class *first = ask_for(asking->user, a, &asking->unmerged),
          *second = ask_for(asking->user, b, &asking->unmerged);
    if (first == NULL || second == NULL || class_is_interface(first) || class_is_interface(second))
        return "java/lang/Object";
    while (!class_is_subclass(second, first))
        first = first->super;
    return first->name;
}

/* java refuses a main class whose code is bad before anything runs. */
static bool is_needed_to_begin(const Vm *vm, const Class *class)
{
    return vm->thread == NULL || (vm->program->main != NULL && vm->program->main->owner == class);
}

static void say_what_failed(Vm *vm, const Class *class, const char *unloadable, const char *text)
{
    static const char kind[] = "VerifyError: ";
    if (unloadable != NULL && vm->thread != NULL && program_class_for(class, unloadable) == NULL)
        resolve_throw_failure(vm, unloadable);
    else if (is_needed_to_begin(vm, class))
        vm_fatal(vm, "%s", text);
    else
        vm_throw(vm, "java/lang/VerifyError", "%s",
                 strncmp(text, kind, strlen(kind)) == 0 ? text + strlen(kind) : text);
}

const Dataflow *method_analyze(Vm *vm, const Method *method, Arena *arena)
{
    const Class *class = method->owner;
    Asking asking = {class, NULL, NULL};
    TypeOracle oracle = {&asking, is_assignable, common_super};
    bool trusted = class->source != SOURCE_PROGRAM || class->verified;
    Error error;
    bool keeps = vm->program->step != STEP_VISIBLE && class->source == SOURCE_PROGRAM && !class->is_generated;
    const Dataflow *flow = dataflow_analyze(class->file, method->info, trusted ? NULL : &oracle,
                                            keeps ? LIVE_HAVE_VALUES : LIVE_MAY_BE_READ, arena, &error);
    if (flow == NULL)
        say_what_failed(vm, class, asking.unloadable != NULL ? asking.unloadable : asking.unmerged,
                        error.text);
    return flow;
}

static bool verify_methods(Vm *vm, Class *class)
{
    bool good = true;
    for (int i = 0; good && i < class->method_count; i++) {
        Arena arena = {0};
        good = class->methods[i].info->code == NULL || method_analyze(vm, &class->methods[i], &arena) != NULL;
        arena_free(&arena);
    }
    return good;
}

bool class_verify(Vm *vm, Class *class)
{
    if (class->source != SOURCE_PROGRAM || class->verified)
        return true;
    if (class->super != NULL && !class_verify(vm, class->super))
        return false;
    class->verified = class->kind != CLASS_PLAIN || class->is_generated || verify_methods(vm, class);
    return class->verified;
}
