/* Runs the checks of a contract: the specification first, then all scenarios as choices of one program, depth
 * first, so that the first scenario that fails is the smallest. */
#include "tools/operations/contract_check.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "tools/common/json_writer.h"
#include "tools/report/footnote_text.h"
#include "vm/view.h"

enum { CHUNK = 256 }; /* scenarios in an argument of the program */

static void put_program(const ContractCheck *check, const char *suffix, StringList *line)
{
    const ContractRequest *request = check->request;
    char contract[32];
    snprintf(contract, sizeof contract, "%s%s", request->contract, suffix);
    const char *words[] = {"clew.internal.contracts.Scenario", request->specification.class_name,
                           request->specification.methods, request->specification.values, contract};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        string_list_add(line, words[i]);
}

/* An operation that spins for ever is judged like one that blocks. */
static void put_properties(StringList *line)
{
    string_list_add(line, "--property");
    string_list_add(line, "deadlock,assertion,exception,hang");
}

static void end_text(StringList *line, Bytes *text)
{
    bytes_add_u1(text, 0);
    string_list_add(line, (const char *)text->data);
    bytes_free(text);
}

/* All scenarios, in their order. */
static void put_scenarios(const ContractCheck *check, StringList *line)
{
    int count = check->specification.operation_count;
    int *all = memory_allocate((size_t)count * sizeof *all);
    Bytes text = {0};
    for (int i = 0; i < count; i++)
        all[i] = i;
    specification_put(&check->specification, all, count,
                      check->scenarios.threads * check->scenarios.operations, line);
    for (uint32_t i = 0; i < check->scenarios.count; i++) {
        scenario_put(&check->scenarios.list[i], all, &text);
        if (i % CHUNK == CHUNK - 1 || i == check->scenarios.count - 1)
            end_text(line, &text);
        else
            bytes_add_text(&text, ";");
    }
    free(all);
}

/* One scenario, with the operations that it has and no others. */
static void put_scenario(const ContractCheck *check, const Scenario *scenario, StringList *line)
{
    int used[SCENARIO_THREADS_MAX * SCENARIO_LENGTH_MAX];
    int count = scenario_operations(scenario, used);
    int *numbers = memory_allocate((size_t)check->specification.operation_count * sizeof *numbers);
    Bytes text = {0};
    for (int i = 0; i < count; i++)
        numbers[used[i]] = i;
    specification_put(&check->specification, used, count, scenario_size(scenario), line);
    scenario_put(scenario, numbers, &text);
    end_text(line, &text);
    free(numbers);
}

/* The scenario that the present state of the program is about. */
static uint32_t present_scenario(const ContractCheck *check, Check *search)
{
    Value value = {.bits = 0};
    states_refresh(search->session.states);
    const Vm *vm = search->session.vm;
    const Class *program = view_loaded_class(vm, "clew/internal/contracts/Scenario");
    const Field *field = program == NULL ? NULL : view_find_field(vm, program, "chosen");
    bool is_known = field != NULL && view_static(vm, field, &value);
    assert(value.i >= 0 && (uint32_t)value.i < check->scenarios.count && "one of the list");
    return is_known ? (uint32_t)value.i : 0;
}

static uint32_t scenario_of_state(const ContractCheck *check, Check *search, StateNumber state)
{
    Space *space = search->session.stages[0].searched;
    space->enter(space, state);
    return present_scenario(check, search);
}

/* Depth first, scenarios are finished in their order: all before that of the state in which the search has
 * stopped.  Where it has just gone back to the choice of a scenario, none is known to be. */
static void note_result(ContractCheck *check, Check *search)
{
    bool is_complete = search->search.result.status == SEARCH_COMPLETE;
    check->figures = search->search.context.figures;
    check->seconds += search->search.result.seconds;
    check->reason = search->errors.count > 0         ? NULL
                    : search->search.hangs_undecided ? "an operation may spin for ever unless a clock or "
                                                       "what is outside of the program ends that"
                    : is_complete                    ? NULL
                                                     : search->search.result.reason;
    if (search->errors.count > 0)
        check->failed = &check->scenarios.list[scenario_of_state(check, search, search->errors.first)];
    check->checked = is_complete                  ? check->scenarios.count
                     : check->failed != NULL      ? (uint32_t)(check->failed - check->scenarios.list)
                     : search->asked.workers == 1 ? present_scenario(check, search)
                                                  : 0;
}

static bool search_scenarios(ContractCheck *check, const char *workers, Error *error)
{
    StringList line = {0};
    Check search = check_begin(check->request->specification.transport);
    string_list_add_all(&line, check->request->specification.options->count,
                        check->request->specification.options->list);
    string_list_add(&line, "--no-shorten");
    put_properties(&line);
    if (workers != NULL) {
        string_list_add(&line, "-j");
        string_list_add(&line, workers);
    }
    put_program(check, "", &line);
    put_scenarios(check, &line);
    bool is_fine = check_find_errors(&search, line.count, line.list, error);
    if (is_fine) {
        note_result(check, &search);
        if (check->failed == NULL) {
            contract_show_verdict(check, stdout);
            Footnotes footnotes = footnotes_of(view_program(search.session.vm));
            footnotes_print(&footnotes, stdout);
            footnotes_free(&footnotes);
            check->json = contract_json(check, NULL);
        }
    }
    check_end(&search);
    string_list_free(&line);
    return is_fine;
}

/* The scenario that fails, alone and breadth first: a shortest counterexample. */
static bool show_failure(ContractCheck *check, Error *error)
{
    StringList line = {0};
    Check search = check_begin(check->request->specification.transport);
    string_list_add_all(&line, check->request->specification.options->count,
                        check->request->specification.options->list);
    string_list_add_all(&line, check->request->reports->count, check->request->reports->list);
    const char *more[] = {"--search", "bfs", "-j", "1"};
    for (int i = 0; i < 4; i++)
        string_list_add(&line, more[i]);
    put_properties(&line);
    put_program(check, ",shown", &line);
    put_scenario(check, check->failed, &line);
    bool is_fine = check_find_errors(&search, line.count, line.list, error);
    if (is_fine && search.errors.count == 0)
        is_fine = error_set(error, "a scenario fails among all, but not alone within the limits given");
    if (is_fine) {
        contract_show_scenario(check, search.session.vm, stdout);
        check->json = contract_json(check, &search);
        is_fine = check_report(&search, error);
        contract_show_verdict(check, stdout);
    }
    check_end(&search);
    string_list_free(&line);
    return is_fine;
}

static bool run_all(ContractCheck *check, Error *error)
{
    const ContractRequest *request = check->request;
    int depth = request->threads * request->operations;
    if (!specification_make(&check->specification, &request->specification, depth, error)
        || !scenarios_make(&check->scenarios, &check->specification, request->threads, request->operations,
                           error))
        return false;
    if (check->specification.left_out != NULL && check->specification.left_out[0] != '\0' && request->verbose)
        fprintf(stderr, "clew: left out: %s\n", check->specification.left_out);
    if (!search_scenarios(check, NULL, error))
        return false;
    if (check->failed != NULL && request->several_workers && !search_scenarios(check, "1", error))
        return false;
    return check->failed == NULL || show_failure(check, error);
}

/* Where JSON goes to standard output, all text goes to standard error meanwhile. */
static int divert_stdout(const ContractRequest *request)
{
    if (request->json == NULL || strcmp(request->json, "-") != 0)
        return -1;
    fflush(stdout);
    int saved = dup(STDOUT_FILENO);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    return saved;
}

static void restore_stdout(int saved)
{
    fflush(stdout);
    if (saved >= 0) {
        dup2(saved, STDOUT_FILENO);
        close(saved);
    }
}

int contract_check(const ContractRequest *request)
{
    ContractCheck check = {.request = request};
    Error error;
    int saved = divert_stdout(request);
    bool is_fine = run_all(&check, &error);
    restore_stdout(saved);
    if (is_fine && request->json != NULL)
        is_fine = json_write(check.json, request->json, 2, &error);
    int status = !is_fine               ? complain(&error)
                 : check.failed != NULL ? STATUS_VIOLATION
                 : check.reason != NULL ? STATUS_INCOMPLETE
                                        : STATUS_FINE;
    json_decref(check.json);
    scenarios_free(&check.scenarios);
    specification_free(&check.specification);
    return status;
}
