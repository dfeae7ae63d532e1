/* What came of a contract's check, for people and as JSON: the verdict; the scenario that fails as a table,
 * and what its calls would have returned in sequential order. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"
#include "tools/operations/contract_check.h"
#include "vm/view.h"

enum { ORDERS_SHOWN = 12 };

/* --- results --- */

/* What a call of the scenario has returned; NULL: nothing yet.  To be freed. */
static char *returned(const Vm *vm, int thread, int place)
{
    const Class *program = view_loaded_class(vm, "clew/internal/contracts/Scenario");
    const Field *field = program == NULL ? NULL : view_find_field(vm, program, "returned");
    Value all, row, text;
    return field != NULL && view_static(vm, field, &all) && view_element(vm, all.r, thread, &row)
                   && view_element(vm, row.r, place, &text)
               ? view_text(vm, text.r)
               : NULL;
}

static const char *call_of(const ContractCheck *check, int thread, int place)
{
    return check->specification.operations[check->failed->operations[thread][place]].call;
}

static void show_cell(const ContractCheck *check, const Vm *vm, int thread, int place, FILE *out)
{
    char *result = returned(vm, thread, place);
    fprintf(out, "%s -> %s", call_of(check, thread, place), result == NULL ? "has not returned" : result);
    free(result);
}

/* --- sequential orders --- */

/* Results of all calls in one order, as text: "T1: push(0) void, pop() 0; T2: ...". */
typedef struct Orders {
    const ContractCheck *check;
    int places[SCENARIO_THREADS_MAX];
    int32_t results[SCENARIO_THREADS_MAX][SCENARIO_LENGTH_MAX]; /* -1: it blocks */
    StringList texts;
} Orders;

static void note_order(Orders *orders)
{
    const Scenario *scenario = orders->check->failed;
    Bytes text = {0};
    for (int i = 0; i < scenario->threads; i++)
        for (int k = 0; k < scenario->lengths[i]; k++) {
            int32_t result = k < orders->places[i] ? orders->results[i][k] : -1;
            bytes_format(&text, "%s%s -> %s",
                         k > 0   ? ", "
                         : i > 0 ? " | "
                                 : "",
                         call_of(orders->check, i, k),
                         result < 0 ? "blocks" : orders->check->specification.results.list[result]);
        }
    bytes_add_u1(&text, 0);
    if (!string_list_has(&orders->texts, (const char *)text.data))
        string_list_add(&orders->texts, (const char *)text.data);
    bytes_free(&text);
}

static void find_orders(Orders *orders, int32_t state)
{
    const Specification *specification = &orders->check->specification;
    const Scenario *scenario = orders->check->failed;
    bool goes_on = false;
    for (int i = 0; i < scenario->threads; i++) {
        int place = orders->places[i];
        if (place == scenario->lengths[i])
            continue;
        OperationEffect effect =
            specification->effects[state * specification->operation_count + scenario->operations[i][place]];
        if (effect.next < 0)
            continue;
        goes_on = true;
        orders->results[i][place] = effect.result;
        orders->places[i]++;
        find_orders(orders, effect.next);
        orders->places[i]--;
    }
    if (!goes_on)
        note_order(orders);
}

/* --- for people --- */

static int thread_width(const ContractCheck *check, const Vm *vm, int thread)
{
    int width = 0;
    for (int k = 0; k < check->failed->lengths[thread]; k++) {
        char *result = returned(vm, thread, k);
        int wanted = (int)strlen(call_of(check, thread, k)) + 4
                     + (int)strlen(result == NULL ? "has not returned" : result);
        width = wanted > width ? wanted : width;
        free(result);
    }
    return width;
}

static void show_row(const ContractCheck *check, const Vm *vm, const int *widths, int place, FILE *out)
{
    char *text = NULL;
    size_t size = 0;
    FILE *line = open_memstream(&text, &size);
    long column = 0;
    for (int i = 0; i < check->failed->threads; column += widths[i++] + 4) {
        if (place >= check->failed->lengths[i])
            continue;
        fprintf(line, "%*s", (int)(column - ftell(line)), "");
        if (place < 0)
            fprintf(line, "T%d", i + 1);
        else
            show_cell(check, vm, i, place, line);
    }
    fclose(line);
    fprintf(out, "  %s\n", text);
    free(text);
}

/* Whether the contract is about results. */
static bool asks_for_orders(const ContractCheck *check)
{
    return strcmp(check->request->contract, "obstruction-free") != 0;
}

static void show_orders(const ContractCheck *check, FILE *out)
{
    Orders orders = {.check = check};
    find_orders(&orders, 0);
    fprintf(out, "one after the other, in any order that keeps that of each thread, the calls return\n\n");
    for (int i = 0; i < orders.texts.count && i < ORDERS_SHOWN; i++)
        fprintf(out, "  %s\n", orders.texts.list[i]);
    if (orders.texts.count > ORDERS_SHOWN)
        fprintf(out, "  ... and %d more\n", orders.texts.count - ORDERS_SHOWN);
    fprintf(out, "\n");
    string_list_free(&orders.texts);
}

void contract_show_scenario(const ContractCheck *check, const Vm *vm, FILE *out)
{
    int widths[SCENARIO_THREADS_MAX], rows = 0;
    for (int i = 0; i < check->failed->threads; i++) {
        widths[i] = thread_width(check, vm, i);
        rows = check->failed->lengths[i] > rows ? check->failed->lengths[i] : rows;
    }
    fprintf(out, "scenario: what each thread calls, and what that returned\n\n");
    for (int place = -1; place < rows; place++)
        show_row(check, vm, widths, place, out);
    fprintf(out, "\n");
    if (asks_for_orders(check))
        show_orders(check, out);
}

/* "1,296" */
static void put_number(uint64_t number, FILE *out)
{
    if (number >= 1000) {
        put_number(number / 1000, out);
        fprintf(out, ",%03d", (int)(number % 1000));
    } else
        fprintf(out, "%d", (int)number);
}

static const char *adjective(const ContractCheck *check)
{
    return strcmp(check->request->contract, "linearizable") == 0 ? "linearizable"
           : strcmp(check->request->contract, "quiescent") == 0  ? "quiescently consistent"
           : asks_for_orders(check)                              ? "sequentially consistent"
                                                                 : "obstruction-free";
}

static void put_bounds(const ContractCheck *check, FILE *out)
{
    const Scenarios *scenarios = &check->scenarios;
    put_number(scenarios->largest, out);
    fprintf(out, " scenario%s of %d thread%s with %d operation%s%s", scenarios->largest == 1 ? "" : "s",
            scenarios->threads, scenarios->threads == 1 ? "" : "s", scenarios->operations,
            scenarios->operations == 1 ? "" : "s", scenarios->threads == 1 ? "" : " each");
}

void contract_show_verdict(const ContractCheck *check, FILE *out)
{
    if (check->failed != NULL) {
        fprintf(out, "not %s: the scenario above fails; all ", adjective(check));
        put_number((uint64_t)(check->failed - check->scenarios.list), out);
        fprintf(out, " before it, of those up to ");
        put_bounds(check, out);
        fprintf(out, ", do not\n");
    } else if (check->reason == NULL) {
        fprintf(out, "%s for all ", adjective(check));
        put_bounds(check, out);
        fprintf(out, ", and for all smaller ones\n");
    } else {
        fprintf(out, "no violation found, but the search is incomplete: %s\n%s for the first ", check->reason,
                adjective(check));
        put_number(check->checked, out);
        fprintf(out, " of ");
        put_number(check->scenarios.count, out);
        fprintf(out, " scenarios\n");
    }
    put_number(check->scenarios.count, out);
    fprintf(out,
            " scenarios up to the order of threads, of %d operation%s; %u states of the specification; "
            "%llu states, %llu transitions, %.2f s\n",
            check->specification.operation_count, check->specification.operation_count == 1 ? "" : "s",
            check->specification.state_count, (unsigned long long)check->figures.states,
            (unsigned long long)check->figures.transitions, check->seconds);
}

/* --- JSON --- */

static void add_scenario(const ContractCheck *check, const Check *shown, json_t *object)
{
    Orders orders = {.check = check};
    json_t *threads = json_add_list(object, "scenario");
    for (int i = 0; i < check->failed->threads; i++) {
        json_t *calls = json_append_list(threads);
        for (int k = 0; k < check->failed->lengths[i]; k++) {
            char *result = returned(shown->session.vm, i, k);
            json_t *call = json_append_object(calls);
            json_add_text(call, "call", call_of(check, i, k));
            json_add_optional_text(call, "result", result);
            free(result);
        }
    }
    json_t *list = json_add_list(object, "sequential_orders");
    find_orders(&orders, 0);
    for (int i = 0; i < orders.texts.count; i++)
        json_append_text(list, orders.texts.list[i]);
    string_list_free(&orders.texts);
    json_add_text(object, "message", shown->reports.example.error.message);
}

json_t *contract_json(const ContractCheck *check, const Check *shown)
{
    const ContractRequest *request = check->request;
    json_t *object = json_object();
    json_add_text(object, "class", request->specification.class_name);
    json_add_text(object, "specification", request->specification.specification);
    json_add_text(object, "contract", request->contract);
    json_add_text(object, "verdict",
                  check->failed != NULL   ? "violation"
                  : check->reason == NULL ? "none"
                                          : "incomplete");
    json_add_flag(object, "complete", check->failed == NULL && check->reason == NULL);
    json_add_optional_text(object, "reason", check->reason);
    json_add_number(object, "threads", request->threads);
    json_add_number(object, "operations_per_thread", request->operations);
    json_t *calls = json_add_list(object, "operations");
    for (int i = 0; i < check->specification.operation_count; i++)
        json_append_text(calls, check->specification.operations[i].call);
    json_add_number(object, "scenarios", check->scenarios.count);
    json_add_number(object, "largest_scenarios", (int64_t)check->scenarios.largest);
    json_add_number(object, "scenarios_checked", check->checked);
    json_add_number(object, "specification_states", check->specification.state_count);
    json_add_number(object, "states", (int64_t)check->figures.states);
    json_add_number(object, "transitions", (int64_t)check->figures.transitions);
    json_add_real(object, "seconds", check->seconds);
    if (shown != NULL)
        add_scenario(check, shown, object);
    return object;
}
