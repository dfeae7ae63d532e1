/* SARIF 2.1.0 (OASIS), the exchange format for findings: a rule for each kind of error, a result for each
 * error, and the counterexample as a code flow with a thread flow for each thread; executionOrder says in
 * which order the threads' steps come. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "tools/commands.h"
#include "tools/common/clean_text.h"
#include "tools/report/formats.h"
#include "tools/report/places.h"

#define SCHEMA "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

static json_t *message_json(const char *text) { return json_pack("{s:o}", "text", text_json(text)); }

static const char *text_of(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static int number_of(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

/* --- places
 * ---------------------------------------------------------------------------------------------------------------
 */

/* NULL: the file is not known.  Without a line it is the whole file. */
static json_t *physical_json(const Report *report, const char *class_name, const char *file, int line,
                             const char *source)
{
    char *path = place_path(report->sources, class_name, file), *uri = path != NULL ? place_uri(path) : NULL;
    if (uri == NULL)
        return NULL;
    json_t *place = json_pack("{s:{s:s, s:s}}", "artifactLocation", "uri", uri, "uriBaseId", "%SRCROOT%");
    if (line > 0)
        json_object_set_new(place, "region", json_pack("{s:i}", "startLine", line));
    if (line > 0 && source != NULL && source[0] != '\0')
        json_object_set_new(json_object_get(place, "region"), "snippet", message_json(source));
    free(path);
    free(uri);
    return place;
}

static json_t *location_json(json_t *physical, const char *name, const char *kind, const char *text)
{
    json_t *location = json_object();
    if (physical != NULL)
        json_object_set_new(location, "physicalLocation", physical);
    if (name[0] != '\0')
        json_object_set_new(location, "logicalLocations",
                            json_pack("[{s:o, s:s}]", "fullyQualifiedName", text_json(name), "kind", kind));
    if (text != NULL)
        json_object_set_new(location, "message", message_json(text));
    return location;
}

static json_t *own_frame(const json_t *thread)
{
    size_t i;
    json_t *frame;
    json_array_foreach(json_object_get(thread, "stack"), i,
                       frame) if (!json_is_true(json_object_get(frame, "library"))) return frame;
    return NULL;
}

/* Where an error without a place of its own, like a deadlock, can be shown: at the first thread that is
 * stuck. */
static json_t *stuck_frame(const json_t *trace)
{
    size_t i;
    json_t *thread;
    json_array_foreach(json_object_get(json_object_get(trace, "final"), "threads"), i,
                       thread) if (json_is_true(json_object_get(thread, "stuck"))
                                   && own_frame(thread) != NULL) return own_frame(thread);
    return NULL;
}

static json_t *frame_place(const Report *report, const json_t *frame)
{
    return physical_json(report, text_of(frame, "class"), text_of(frame, "file"), number_of(frame, "line"),
                         text_of(frame, "source"));
}

/* Servers want a place for every result: where there is none it is the main class. */
static json_t *program_place(const Report *report)
{
    char *file = place_source_name(report->summary->program);
    json_t *place = physical_json(report, report->summary->program, file, 0, NULL);
    free(file);
    return place;
}

static json_t *error_location(const Report *report, const ViolationText *error, bool is_first)
{
    json_t *frame = is_first ? stuck_frame(report->trace) : NULL;
    if (error->file[0] != '\0')
        return location_json(physical_json(report, error->class_name, error->file, error->line, NULL),
                             error->class_name, "type", NULL);
    if (frame != NULL)
        return location_json(frame_place(report, frame), text_of(frame, "class"), "type", NULL);
    return location_json(program_place(report), report->summary->program, "type", NULL);
}

/* --- the counterexample
 * ----------------------------------------------------------------------------------------------------- */

/* Words of the standard for what a step is; NULL: it has none. */
static json_t *kinds_json(const char *kind)
{
    static const struct {
        const char *kind, *first, *second;
    } table[] = {
        {"lock", "acquire", "lock"},   {"unlock", "release", "lock"},    {"wait", "release", "lock"},
        {"wake", "acquire", "lock"},   {"read", "memory", "value"},      {"write", "memory", "value"},
        {"call", "call", "function"},  {"return", "return", "function"}, {"choice", "branch", "value"},
        {"blocked", "danger", "lock"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].kind, kind) == 0)
            return json_pack("[s, s]", table[i].first, table[i].second);
    return NULL;
}

static void add_state(json_t *place, const json_t *step)
{
    const char *variable = text_of(step, "variable"), *after = text_of(step, "after");
    if (variable[0] == '\0')
        return;
    json_t *value = message_json(after[0] != '\0' ? after : text_of(step, "before"));
    json_object_set_new(place, "state", json_pack("{s:o}", variable, value));
}

static json_t *flow_place(const Report *report, const json_t *step, int order)
{
    json_t *physical = physical_json(report, text_of(step, "class"), text_of(step, "file"),
                                     number_of(step, "line"), text_of(step, "source"));
    json_t *place = json_pack("{s:o, s:i, s:s, s:{s:i}}", "location",
                              location_json(physical, text_of(step, "class"), "type", text_of(step, "text")),
                              "executionOrder", order, "importance",
                              strcmp(text_of(step, "kind"), "step") == 0 ? "unimportant" : "important",
                              "properties", "step", number_of(step, "step"));
    json_t *kinds = kinds_json(text_of(step, "kind"));
    if (kinds != NULL)
        json_object_set_new(place, "kinds", kinds);
    add_state(place, step);
    return place;
}

static json_t *thread_flow(const Report *report, const json_t *thread)
{
    size_t i;
    json_t *places = json_array(), *step;
    json_array_foreach(json_object_get(report->trace, "steps"), i,
                       step) if (number_of(step, "thread_number") == number_of(thread, "thread_number"))
        json_array_append_new(places, flow_place(report, step, (int)i + 1));
    if (json_array_size(places) > 0) /* the standard wants at least one */
        return json_pack("{s:s, s:o}", "id", text_of(thread, "thread"), "locations", places);
    json_decref(places);
    return NULL;
}

static json_t *code_flows(const Report *report)
{
    size_t i;
    json_t *flows = json_array(), *thread, *flow;
    json_array_foreach(json_object_get(json_object_get(report->trace, "final"), "threads"), i,
                       thread) if ((flow = thread_flow(report, thread)) != NULL)
        json_array_append_new(flows, flow);
    if (json_array_size(flows) > 0)
        return json_pack("[{s:o}]", "threadFlows", flows);
    json_decref(flows);
    return NULL;
}

static json_t *stack_json(const Report *report, const json_t *thread)
{
    size_t i;
    char title[512];
    json_t *frames = json_array(), *frame;
    json_array_foreach(json_object_get(thread, "stack"), i, frame)
    {
        char name[512];
        snprintf(name, sizeof name, "%s.%s", text_of(frame, "class"), text_of(frame, "method"));
        json_t *physical =
            json_is_true(json_object_get(frame, "library")) ? NULL : frame_place(report, frame);
        json_array_append_new(frames, json_pack("{s:o, s:i}", "location",
                                                location_json(physical, name, "function", NULL), "threadId",
                                                number_of(thread, "thread_number")));
    }
    const char *what = json_is_true(json_object_get(thread, "stuck")) ? "why" : "status";
    snprintf(title, sizeof title, "%s: %s", text_of(thread, "thread"), text_of(thread, what));
    return json_pack("{s:o, s:o}", "message", message_json(title), "frames", frames);
}

/* The threads as they stand in the end. */
static json_t *stacks_json(const Report *report)
{
    size_t i;
    json_t *stacks = json_array(), *thread;
    json_array_foreach(json_object_get(json_object_get(report->trace, "final"), "threads"), i,
                       thread) if (json_array_size(json_object_get(thread, "stack")) > 0)
        json_array_append_new(stacks, stack_json(report, thread));
    return stacks;
}

/* --- results
 * ----------------------------------------------------------------------------------------------------------------
 */

static json_t *rules_json(const Report *report)
{
    json_t *rules = json_array();
    ErrorKind kind;
    for (int i = 0; report_kind(report, i, &kind); i++)
        json_array_append_new(rules, json_pack("{s:s, s:o, s:{s:s}}", "id", kind.name, "shortDescription",
                                               message_json(kind.summary), "defaultConfiguration", "level",
                                               kind.is_warning ? "warning" : "error"));
    return rules;
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

static json_t *error_message(const ViolationText *error)
{
    Bytes text = {0};
    bytes_format(&text, "%s: %s", error->kind, error->message);
    if (error->thread[0] != '\0')
        bytes_format(&text, " (thread \"%s\")", error->thread);
    bytes_add_u1(&text, 0);
    json_t *message = message_json((char *)text.data);
    bytes_free(&text);
    return message;
}

static json_t *result_json(const Report *report, const ViolationText *error, bool is_first)
{
    bool is_warning = false;
    int rule = rule_of(report, error->kind, &is_warning);
    json_t *result = json_pack("{s:s, s:i, s:s, s:o, s:[o]}", "ruleId", error->kind, "ruleIndex", rule,
                               "level", is_warning ? "warning" : "error", "message", error_message(error),
                               "locations", error_location(report, error, is_first));
    json_t *flows = is_first ? code_flows(report) : NULL;
    if (flows != NULL)
        json_object_set_new(result, "codeFlows", flows);
    if (is_first)
        json_object_set_new(result, "stacks", stacks_json(report));
    return result;
}

static json_t *results_json(const Report *report)
{
    json_t *results = json_array();
    const ViolationText *error;
    for (uint32_t i = 0; (error = report_error(report, i)) != NULL; i++)
        json_array_append_new(results, result_json(report, error, i == 0));
    return results;
}

/* That nothing was found means little if the search did not come to its end. */
static json_t *invocation_json(const Report *report)
{
    const Summary *summary = report->summary;
    json_t *invocation =
        json_pack("{s:b, s:{s:o, s:s, s:b, s:I, s:I}}", "executionSuccessful", true, "properties", "program",
                  text_json(summary->program), "search", summary->search, "complete",
                  report_is_complete(report), "states", (json_int_t)summary->figures.states, "transitions",
                  (json_int_t)summary->figures.transitions);
    if (report_is_complete(report) || summary->error != NULL)
        return invocation;
    char text[512];
    snprintf(text, sizeof text, "no violation found, but the search is incomplete: %s",
             summary->run.reason != NULL ? summary->run.reason : "");
    json_object_set_new(invocation, "toolExecutionNotifications",
                        json_pack("[{s:s, s:o}]", "level", "warning", "message", message_json(text)));
    return invocation;
}

/* Servers tell the runs of one commit apart by this. */
static json_t *automation_json(const Report *report)
{
    char *arguments = report_arguments(report);
    Bytes id = {0};
    bytes_format(&id, "clew/%s%s%s/", report->summary->program, arguments[0] != '\0' ? " " : "", arguments);
    bytes_add_u1(&id, 0);
    json_t *details = json_pack("{s:o}", "id", text_json((char *)id.data));
    bytes_free(&id);
    free(arguments);
    return details;
}

void sarif_put(const Report *report, FILE *out)
{
    json_t *run = json_pack("{s:{s:{s:s, s:s, s:o}}, s:o, s:[o], s:s, s:o}", "tool", "driver", "name", "clew",
                            "version", CLEW_VERSION, "rules", rules_json(report), "automationDetails",
                            automation_json(report), "invocations", invocation_json(report), "columnKind",
                            "unicodeCodePoints", "results", results_json(report));
    json_t *log = json_pack("{s:s, s:s, s:[o]}", "$schema", SCHEMA, "version", "2.1.0", "runs", run);
    json_dumpf(log, out, JSON_INDENT(1));
    fputc('\n', out);
    json_decref(log);
}
