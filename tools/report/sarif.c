/* SARIF 2.1.0 (OASIS), the exchange format for findings: a rule for each kind of error, a result for each
 * error, and the counterexample as a code flow with a thread flow for each thread; executionOrder says in
 * which order the threads' steps come. */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "tools/commands.h"
#include "tools/common/json_writer.h"
#include "tools/report/formats.h"
#include "tools/report/places.h"

#define SCHEMA "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

static void add_message(json_t *object, const char *key, const char *text)
{
    json_add_clean_text(json_add_object(object, key), "text", text);
}

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static int number_of(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

/* ---- places ---- */

/* Nothing where the file is not known.  Without a line the place is the whole file. */
static void add_physical(json_t *location, const Report *report, const char *class_name, const char *file,
                         int line, const char *source)
{
    char *path = place_path(report->sources, class_name, file), *uri = path != NULL ? place_uri(path) : NULL;
    if (uri == NULL)
        return;
    json_t *place = json_add_object(location, "physicalLocation");
    json_t *artifact = json_add_object(place, "artifactLocation");
    json_add_text(artifact, "uri", uri);
    json_add_text(artifact, "uriBaseId", "%SRCROOT%");
    if (line > 0) {
        json_t *region = json_add_object(place, "region");
        json_add_number(region, "startLine", line);
        if (source != NULL && source[0] != '\0')
            add_message(region, "snippet", source);
    }
    free(path);
    free(uri);
}

static void add_logical(json_t *location, const char *name, const char *kind)
{
    if (name[0] == '\0')
        return;
    json_t *logical = json_append_object(json_add_list(location, "logicalLocations"));
    json_add_clean_text(logical, "fullyQualifiedName", name);
    json_add_text(logical, "kind", kind);
}

/* The place of a step or of a frame of the trace. */
static void add_trace_place(json_t *location, const Report *report, const json_t *place)
{
    add_physical(location, report, text_of(place, "class"), text_of(place, "file"), number_of(place, "line"),
                 text_of(place, "source"));
}

static json_t *own_frame(const json_t *thread)
{
    size_t i;
    json_t *frame;
    json_array_foreach (json_object_get(thread, "stack"), i, frame)
        if (!json_is_true(json_object_get(frame, "library")))
            return frame;
    return NULL;
}

/* Where an error without a place of its own, like a deadlock, can be shown: at the first thread that is
 * stuck. */
static json_t *stuck_frame(const json_t *trace)
{
    size_t i;
    json_t *thread;
    json_array_foreach (json_object_get(json_object_get(trace, "final"), "threads"), i, thread)
        if (json_is_true(json_object_get(thread, "stuck")) && own_frame(thread) != NULL)
            return own_frame(thread);
    return NULL;
}

/* Servers want a place for every result: where there is none it is the main class. */
static void add_program_place(json_t *location, const Report *report)
{
    char *file = place_source_name(report->summary->program);
    add_physical(location, report, report->summary->program, file, 0, NULL);
    add_logical(location, report->summary->program, "type");
    free(file);
}

static void add_error_place(json_t *location, const Report *report, const ViolationText *error, bool is_first)
{
    json_t *frame = is_first ? stuck_frame(report->trace) : NULL;
    if (error->file[0] != '\0') {
        add_physical(location, report, error->class_name, error->file, error->line, NULL);
        add_logical(location, error->class_name, "type");
    } else if (frame != NULL) {
        add_trace_place(location, report, frame);
        add_logical(location, text_of(frame, "class"), "type");
    } else {
        add_program_place(location, report);
    }
}

/* ---- the counterexample ---- */

/* Words of the standard for what a step is; no member where it has none. */
static void add_kinds(json_t *place, const char *kind)
{
    static const struct {
        const char *kind, *first, *second;
    } table[] = {
        {"lock", "acquire", "lock"},   {"unlock", "release", "lock"},    {"wait", "release", "lock"},
        {"wake", "acquire", "lock"},   {"read", "memory", "value"},      {"write", "memory", "value"},
        {"call", "call", "function"},  {"return", "return", "function"}, {"choice", "branch", "value"},
        {"blocked", "danger", "lock"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (strcmp(table[i].kind, kind) != 0)
            continue;
        json_t *kinds = json_add_list(place, "kinds");
        json_append_text(kinds, table[i].first);
        json_append_text(kinds, table[i].second);
        return;
    }
}

/* The variable that a step reads or writes, and its value after the step. */
static void add_state(json_t *place, const json_t *step)
{
    const char *variable = text_of(step, "variable"), *after = text_of(step, "after");
    if (variable[0] != '\0')
        add_message(json_add_object(place, "state"), variable,
                    after[0] != '\0' ? after : text_of(step, "before"));
}

/* The first step of those that repeat for ever; INT_MAX: there are none. */
static int first_of_cycle(const Report *report)
{
    const json_t *cycle = json_object_get(report->trace, "cycle");
    return cycle == NULL || number_of(cycle, "first_step") > number_of(cycle, "last_step")
               ? INT_MAX
               : number_of(cycle, "first_step");
}

static void add_flow_place(json_t *places, const Report *report, const json_t *step, int order)
{
    const char *kind = text_of(step, "kind");
    assert(order > 0 && "the standard counts from 1");
    json_t *place = json_append_object(places), *location = json_add_object(place, "location");
    add_trace_place(location, report, step);
    add_logical(location, text_of(step, "class"), "type");
    add_message(location, "message", text_of(step, "text"));
    json_add_number(place, "executionOrder", order);
    json_add_text(place, "importance", strcmp(kind, "step") == 0 ? "unimportant" : "important");
    json_t *properties = json_add_object(place, "properties");
    json_add_number(properties, "step", number_of(step, "step"));
    if (first_of_cycle(report) <= number_of(step, "step"))
        json_add_flag(properties, "repeats", true);
    add_kinds(place, kind);
    add_state(place, step);
}

/* The standard wants at least one location: a thread that has no step has no flow. */
static void add_thread_flow(json_t *flows, const Report *report, const json_t *thread)
{
    size_t i;
    json_t *places = json_array(), *step;
    json_array_foreach (json_object_get(report->trace, "steps"), i, step)
        if (number_of(step, "thread_number") == number_of(thread, "thread_number"))
            add_flow_place(places, report, step, (int)i + 1);
    if (json_array_size(places) == 0) {
        json_decref(places);
        return;
    }
    json_t *flow = json_append_object(flows);
    json_add_text(flow, "id", text_of(thread, "thread"));
    json_add_value(flow, "locations", places);
}

static void add_code_flows(json_t *result, const Report *report)
{
    size_t i;
    json_t *flows = json_array(), *thread;
    json_array_foreach (json_object_get(json_object_get(report->trace, "final"), "threads"), i, thread)
        add_thread_flow(flows, report, thread);
    if (json_array_size(flows) > 0)
        json_add_value(json_append_object(json_add_list(result, "codeFlows")), "threadFlows", flows);
    else
        json_decref(flows);
}

static void add_frame(json_t *frames, const Report *report, const json_t *thread, const json_t *frame)
{
    char name[512];
    json_t *item = json_append_object(frames), *location = json_add_object(item, "location");
    if (!json_is_true(json_object_get(frame, "library")))
        add_trace_place(location, report, frame);
    snprintf(name, sizeof name, "%s.%s", text_of(frame, "class"), text_of(frame, "method"));
    add_logical(location, name, "function");
    json_add_number(item, "threadId", number_of(thread, "thread_number"));
}

static void add_stack(json_t *stacks, const Report *report, const json_t *thread)
{
    size_t i;
    char title[512];
    const char *what = json_is_true(json_object_get(thread, "stuck")) ? "why" : "status";
    json_t *stack = json_append_object(stacks), *frame;
    snprintf(title, sizeof title, "%s: %s", text_of(thread, "thread"), text_of(thread, what));
    add_message(stack, "message", title);
    json_t *frames = json_add_list(stack, "frames");
    json_array_foreach (json_object_get(thread, "stack"), i, frame)
        add_frame(frames, report, thread, frame);
}

/* The threads' stacks in the final state. */
static void add_stacks(json_t *result, const Report *report)
{
    size_t i;
    json_t *stacks = json_add_list(result, "stacks"), *thread;
    json_array_foreach (json_object_get(json_object_get(report->trace, "final"), "threads"), i, thread)
        if (json_array_size(json_object_get(thread, "stack")) > 0)
            add_stack(stacks, report, thread);
}

/* ---- results ---- */

static const char *level_of(bool is_warning) { return is_warning ? "warning" : "error"; }

static void add_rules(json_t *driver, const Report *report)
{
    json_t *rules = json_add_list(driver, "rules");
    ErrorKind kind;
    for (int i = 0; report_kind(report, i, &kind); i++) {
        json_t *rule = json_append_object(rules);
        json_add_text(rule, "id", kind.name);
        add_message(rule, "shortDescription", kind.summary);
        json_add_text(json_add_object(rule, "defaultConfiguration"), "level", level_of(kind.is_warning));
    }
}

static int rule_of(const Report *report, const char *name, bool *is_warning)
{
    ErrorKind kind;
    for (int i = 0; report_kind(report, i, &kind); i++) {
        *is_warning = kind.is_warning;
        if (strcmp(kind.name, name) == 0)
            return i;
    }
    return -1;
}

static void add_error_message(json_t *result, const Report *report, const ViolationText *error, bool is_first)
{
    Bytes text = {0};
    bytes_format(&text, "%s: %s", error->kind, error->message);
    if (error->thread[0] != '\0')
        bytes_format(&text, " (thread \"%s\")", error->thread);
    if (is_first && first_of_cycle(report) != INT_MAX)
        bytes_format(&text, ". From step %d on the steps repeat for ever.", first_of_cycle(report));
    bytes_add_u1(&text, 0);
    add_message(result, "message", (char *)text.data);
    bytes_free(&text);
}

static void add_result(json_t *results, const Report *report, const ViolationText *error, bool is_first)
{
    bool is_warning = false;
    int rule = rule_of(report, error->kind, &is_warning);
    assert(rule >= 0 && "every kind of error is a rule");
    json_t *result = json_append_object(results);
    json_add_text(result, "ruleId", error->kind);
    json_add_number(result, "ruleIndex", rule);
    json_add_text(result, "level", level_of(is_warning));
    add_error_message(result, report, error, is_first);
    add_error_place(json_append_object(json_add_list(result, "locations")), report, error, is_first);
    if (is_first) {
        add_code_flows(result, report);
        add_stacks(result, report);
    }
}

static void add_results(json_t *run, const Report *report)
{
    json_t *results = json_add_list(run, "results");
    const ViolationText *error;
    for (uint32_t i = 0; (error = report_error(report, i)) != NULL; i++)
        add_result(results, report, error, i == 0);
}

/* A notification says so where nothing was found by an incomplete search. */
static void add_invocation(json_t *invocations, const Report *report)
{
    const Summary *summary = report->summary;
    json_t *invocation = json_append_object(invocations);
    json_add_flag(invocation, "executionSuccessful", true);
    json_t *properties = json_add_object(invocation, "properties");
    json_add_clean_text(properties, "program", summary->program);
    json_add_text(properties, "search", summary->search);
    json_add_flag(properties, "complete", report_is_complete(report));
    json_add_number(properties, "states", (int64_t)summary->figures.states);
    json_add_number(properties, "transitions", (int64_t)summary->figures.transitions);
    if (report_is_complete(report) || summary->error != NULL)
        return;
    char text[512];
    snprintf(text, sizeof text, "no violation found, but the search is incomplete: %s",
             summary->run.reason != NULL ? summary->run.reason : "");
    json_t *notification = json_append_object(json_add_list(invocation, "toolExecutionNotifications"));
    json_add_text(notification, "level", "warning");
    add_message(notification, "message", text);
}

/* Servers tell the runs of one commit apart by this. */
static void add_automation(json_t *run, const Report *report)
{
    char *arguments = report_arguments(report);
    Bytes id = {0};
    bytes_format(&id, "clew/%s%s%s/", report->summary->program, arguments[0] != '\0' ? " " : "", arguments);
    bytes_add_u1(&id, 0);
    json_add_clean_text(json_add_object(run, "automationDetails"), "id", (char *)id.data);
    bytes_free(&id);
    free(arguments);
}

void sarif_put(const Report *report, FILE *out)
{
    json_t *log = json_object();
    json_add_text(log, "$schema", SCHEMA);
    json_add_text(log, "version", "2.1.0");
    json_t *run = json_append_object(json_add_list(log, "runs"));
    json_t *driver = json_add_object(json_add_object(run, "tool"), "driver");
    json_add_text(driver, "name", "clew");
    json_add_text(driver, "version", CLEW_VERSION);
    add_rules(driver, report);
    add_automation(run, report);
    add_invocation(json_add_list(run, "invocations"), report);
    json_add_text(run, "columnKind", "unicodeCodePoints");
    add_results(run, report);
    json_dumpf(log, out, JSON_INDENT(1));
    fputc('\n', out);
    json_decref(log);
}
