/* Opens the observing VM at the state in which it waits, and has it go on from there for each question. */
#include "vm/observer.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/loading/symbols.h"
#include "vm/memory/machine.h"
#include "vm/natives/verify/observed.h"
#include "vm/program.h"

enum { STEPS_MAX = 2000 }; /* of some 10,000 calls and backward jumps each */

struct Observer {
    Program *program;
    Vm *vm;
    States *states;
    StateNumber start;
    Observed observed;
    char *name; /* of the class */
};

static bool returns_number(const char *descriptor)
{
    static const char parameters[] = "(Lclew/State;)";
    return strncmp(descriptor, parameters, strlen(parameters)) == 0
           && strchr("IJFD", descriptor[strlen(parameters)]) != NULL;
}

/* The method of the class that is called; NULL and a message: there is none. */
static const Method *find_method(Program *program, const char *class_name, Error *error)
{
    char *internal = memory_copy_string(class_name);
    for (char *c = internal; *c != '\0'; c++)
        if (*c == '.')
            *c = '/';
    const Class *class = program_class(program, internal);
    free(internal);
    if (class == NULL) {
        error_set(error, "heuristic java=%s: %s", class_name, program->error.text);
        return NULL;
    }
    for (int i = 0; i < class->method_count; i++) {
        const Method *method = &class->methods[i];
        if (strcmp(method->name, "heuristicValue") == 0 && method_is_static(method)
            && returns_number(method->descriptor))
            return method;
    }
    error_set(error,
              "heuristic java=%s: the class has no method static double heuristicValue(clew.State state)",
              class_name);
    return NULL;
}

static Method *find_driver(Program *program, Error *error)
{
    Class *driver = program_class(program, "clew/internal/Estimate");
    Method *make = driver == NULL ? NULL
                                  : class_declared_method(driver, program_symbol(program, "make"),
                                                          program_symbol(program, "()V"));
    if (make == NULL)
        error_set(error, "clew.internal.Estimate is missing in the class library");
    return make;
}

static bool start(Observer *observer, const Vm *vm, Error *error)
{
    observer->program = program_create(vm->program->classpath, error);
    if (observer->program == NULL)
        return false;
    observer->observed.method = find_method(observer->program, observer->name, error);
    Method *driver = observer->observed.method == NULL ? NULL : find_driver(observer->program, error);
    if (driver == NULL)
        return false;
    VmOptions options = {.assertions = true,
                         .max_heap = vm->options.max_heap,
                         .java = vm->options.java,
                         .jdk_home = vm->options.jdk_home,
                         .class_path = vm->options.class_path,
                         .discard_output = true,
                         .fixed_clock = true,
                         .processors = vm->options.processors,
                         .assumptions = ASSUME_NOTHING};
    observer->vm = vm_create(observer->program, &options);
    observer->vm->observed = &observer->observed;
    observer->states = states_create(observer->vm);
    if (!vm_start_method(observer->vm, driver, NULL, 0, NULL, error))
        return false;
    vm_begin(observer->vm);
    bool is_new;
    observer->start = states_commit(observer->states, &is_new);
    return vm_fatal_message(observer->vm)[0] == '\0'
           || error_set(error, "heuristic java=%s: %s", observer->name, vm_fatal_message(observer->vm));
}

Observer *observer_open(const Vm *vm, const char *class_name, Error *error)
{
    Observer *observer = memory_allocate(sizeof *observer);
    observer->name = memory_copy_string(class_name);
    if (start(observer, vm, error))
        return observer;
    observer_close(observer);
    return NULL;
}

void observer_close(Observer *observer)
{
    if (observer->states != NULL)
        states_destroy(observer->states);
    if (observer->vm != NULL)
        vm_destroy(observer->vm);
    if (observer->program != NULL)
        program_destroy(observer->program);
    free(observer->observed.failure);
    free(observer->name);
    free(observer);
}

static bool run(Observer *observer, Error *error)
{
    Observed *observed = &observer->observed;
    Vm *vm = observer->vm;
    states_enter(observer->states, observer->start);
    for (int steps = 0; !observed->is_answered; steps++) {
        if (observed->failure != NULL)
            return error_set(error, "heuristic java=%s: %s", observer->name, observed->failure);
        if (vm_fatal_message(vm)[0] != '\0')
            return error_set(error, "heuristic java=%s: %s", observer->name, vm_fatal_message(vm));
        if (vm_choice_count(vm) == 0)
            return error_set(error, "heuristic java=%s: it blocks for ever, or ends the program",
                             observer->name);
        if (steps == STEPS_MAX)
            return error_set(error, "heuristic java=%s: it does not come to an end", observer->name);
        vm_take(vm, 0);
    }
    bool is_new;
    states_commit(observer->states, &is_new);
    return true;
}

bool observer_ask(Observer *observer, Sight sight, uint32_t depth, double *value, Error *error)
{
    Observed *observed = &observer->observed;
    observed->sight = sight;
    observed->depth = depth;
    observed->is_answered = false;
    bool is_answered = run(observer, error);
    *value = observed->answer;
    return is_answered;
}
