/* Explores the sequential specification: breadth first, each operation in each state, with states told apart
 * by the state store. */
#include "tools/operations/specification.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/interrupts.h"
#include "vm/view.h"

#define DRIVER "clew/internal/contracts/Specification"

enum {
    EFFECTS_MAX = 1 << 22,
    RESULTS_MAX = 1 << 14,
    PARTS_MAX = 10000 /* of one call: what a step does before it becomes a state, so often */
};

/* The program that is driven, and its states that are states of the object. */
typedef struct Exploration {
    Specification *specification;
    Check check;
    StateNumber *numbers; /* by state of the specification */
    uint32_t numbers_capacity;
    int32_t *known; /* by number: the state of the specification + 1; 0: none */
    uint32_t known_capacity;
} Exploration;

/* A static String of the driver; NULL: it is null. */
static char *read_text(const Exploration *exploration, const char *name)
{
    const Vm *vm = exploration->check.session.vm;
    const Class *driver = view_loaded_class(vm, DRIVER);
    const Field *field = driver == NULL ? NULL : view_find_field(vm, driver, name);
    Value value;
    return field != NULL && view_static(vm, field, &value) ? view_text(vm, value.r) : NULL;
}

static int32_t note_state(Exploration *exploration, StateNumber number)
{
    Specification *specification = exploration->specification;
    while (number >= exploration->known_capacity) {
        uint32_t old = exploration->known_capacity;
        exploration->known_capacity = old == 0 ? 1024 : 2 * old;
        exploration->known =
            memory_resize(exploration->known, exploration->known_capacity * sizeof *exploration->known);
        memset(exploration->known + old, 0, (exploration->known_capacity - old) * sizeof *exploration->known);
    }
    if (exploration->known[number] > 0)
        return exploration->known[number] - 1;
    uint32_t state = specification->state_count++;
    if (state >= exploration->numbers_capacity) {
        exploration->numbers_capacity = state == 0 ? 256 : 2 * state;
        exploration->numbers =
            memory_resize(exploration->numbers, exploration->numbers_capacity * sizeof *exploration->numbers);
        specification->effects =
            memory_resize(specification->effects, (size_t)exploration->numbers_capacity
                                                      * (size_t)specification->operation_count
                                                      * sizeof *specification->effects);
    }
    exploration->numbers[state] = number;
    exploration->known[number] = (int32_t)state + 1;
    for (int i = 0; i < specification->operation_count; i++)
        specification->effects[state * (uint32_t)specification->operation_count + (uint32_t)i] =
            (OperationEffect){.next = EFFECT_UNKNOWN};
    return (int32_t)state;
}

static int32_t note_result(Specification *specification, const char *text)
{
    for (int i = 0; i < specification->results.count; i++)
        if (strcmp(specification->results.list[i], text) == 0)
            return i;
    string_list_add(&specification->results, text);
    return specification->results.count - 1;
}

/* A call that ends the program with an error is no sequential behaviour of anything. */
static bool tell_failure(Exploration *exploration, int operation, Error *error)
{
    ViolationText text = {0};
    violation_describe(exploration->check.session.vm, exploration->check.asked.session.properties, &text);
    error_set(error, "the specification itself fails when %s is called alone: %s",
              exploration->specification->operations[operation].call, text.message);
    violation_free(&text);
    return false;
}

/* Follows the call until it has returned or can never do so.  Steps that end on the way, because they are
 * long, have one successor; a call that comes back to where it was goes round in circles, and blocks. */
static bool finish_call(Exploration *exploration, int operation, char **result, Error *error)
{
    Session *session = &exploration->check.session;
    Space *space = session->stages[0].searched;
    const char *call = exploration->specification->operations[operation].call;
    for (int part = 0; part < PARTS_MAX; part++) {
        bool is_new;
        if (session_trouble(session) != NULL)
            return error_set(error, "%s", session_trouble(session));
        Violation violation = vm_violation(session->vm, exploration->check.asked.session.properties);
        if (violation.kind == VIOLATION_DEADLOCK)
            return true;
        if (violation.kind != VIOLATION_NONE)
            return tell_failure(exploration, operation, error);
        *result = read_text(exploration, "result");
        if (*result != NULL)
            return true;
        int choices = vm_choice_count(session->vm);
        if (choices == 0)
            return error_set(error, "the specification ends the program in %s", call);
        if (choices > 1)
            return error_set(error,
                             "%s called alone can do different things (it starts threads, or something in "
                             "it is left open): that is no sequential specification",
                             call);
        if (*interrupts_flag())
            return error_set(error, "interrupted");
        StateNumber state = space->take(space, 0, &is_new);
        (void)state;
        if (!is_new)
            return true;
    }
    return error_set(error, "%s called alone does not return", call);
}

static bool explore_call(Exploration *exploration, uint32_t state, int operation, Error *error)
{
    Specification *specification = exploration->specification;
    Space *space = exploration->check.session.stages[0].searched;
    bool is_new;
    char *result = NULL;
    OperationEffect effect = {.next = EFFECT_BLOCKS};
    space->enter(space, exploration->numbers[state]);
    space->take(space, operation, &is_new);
    specification->calls++;
    if (!finish_call(exploration, operation, &result, error))
        return false;
    if (result != NULL) {
        effect.result = note_result(specification, result);
        effect.next = note_state(exploration, space->take(space, 0, &is_new));
    }
    free(result);
    specification->effects[state * (uint32_t)specification->operation_count + (uint32_t)operation] = effect;
    return specification->results.count <= RESULTS_MAX
           || error_set(error, "the operations have more than %d different results", RESULTS_MAX);
}

static bool explore(Exploration *exploration, int depth, Error *error)
{
    Specification *specification = exploration->specification;
    uint32_t from = 0;
    note_state(exploration, states_present(exploration->check.session.states));
    for (; depth > 0; depth--) {
        uint32_t to = specification->state_count;
        for (; from < to; from++)
            for (int i = 0; i < specification->operation_count; i++)
                if (!explore_call(exploration, from, i, error))
                    return false;
        if ((uint64_t)specification->state_count * (uint64_t)specification->operation_count > EFFECTS_MAX)
            return error_set(error,
                             "the specification has more than %u states after some operations: use fewer "
                             "operations or values",
                             specification->state_count);
    }
    return true;
}

/* What such a program does before its first choice may take several steps, each with one successor.  It
 * stands at the first choice then. */
static void pass_preparation(Check *check)
{
    Space *space = check->session.stages[0].searched;
    int choices = space->enter(space, 0);
    for (bool is_new = true; choices == 1 && is_new;) {
        space->take(space, 0, &is_new);
        choices = space->choices(space);
    }
    states_refresh(check->session.states);
}

/* A line for each: call, group and "once", separated by tabs. */
static void read_operations(Specification *specification, char *lines)
{
    char *line, *rest = lines;
    while ((line = strsep(&rest, "\n")) != NULL && line[0] != '\0') {
        char *call = strsep(&line, "\t"), *group = strsep(&line, "\t");
        assert(group != NULL && line != NULL && "the driver writes three fields");
        int count = specification->operation_count++;
        specification->operations =
            memory_resize(specification->operations, (size_t)(count + 1) * sizeof *specification->operations);
        specification->operations[count] =
            (Operation){memory_copy_string(call), memory_copy_string(group), strcmp(line, "once") == 0};
    }
}

static bool begin(Exploration *exploration, Error *error)
{
    pass_preparation(&exploration->check);
    Vm *vm = exploration->check.session.vm;
    unsigned properties = exploration->check.asked.session.properties;
    ViolationText text = {0};
    char *problem = read_text(exploration, "problem"), *lines = read_text(exploration, "operations");
    if (vm_violation(vm, properties).kind != VIOLATION_NONE) {
        violation_describe(vm, properties, &text);
        error_set(error, "the operations of the class cannot be found: %s", text.message);
        violation_free(&text);
    } else if (problem != NULL || lines == NULL)
        error_set(error, "%s", problem != NULL ? problem : "the class's own code ends the program");
    else
        read_operations(exploration->specification, lines);
    exploration->specification->left_out = read_text(exploration, "leftOut");
    free(problem);
    free(lines);
    return exploration->specification->operation_count > 0;
}

bool specification_make(Specification *specification, const SpecificationRequest *request, int depth,
                        Error *error)
{
    *specification = (Specification){0};
    Exploration exploration = {.specification = specification, .check = check_begin(request->transport)};
    exploration.check.asked.session.timeless = false; /* it need not start over, whatever it reads */
    StringList line = {0};
    string_list_add_all(&line, request->options->count, request->options->list);
    const char *words[] = {"clew.internal.contracts.Specification", request->class_name,
                           request->specification, request->methods, request->values};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        string_list_add(&line, words[i]);
    bool is_fine = check_parse(&exploration.check, line.count, line.list, error)
                   && check_open(&exploration.check, error) && begin(&exploration, error)
                   && explore(&exploration, depth, error);
    free(exploration.numbers);
    free(exploration.known);
    check_end(&exploration.check);
    string_list_free(&line);
    return is_fine;
}

void specification_free(Specification *specification)
{
    for (int i = 0; i < specification->operation_count; i++) {
        free(specification->operations[i].call);
        free(specification->operations[i].group);
    }
    free(specification->operations);
    free(specification->left_out);
    free(specification->effects);
    string_list_free(&specification->results);
}
