/* Counterexamples as files: the choices, and what is needed to open the program again; see counterexample.h.
 */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/spelling.h"
#include "tools/commands.h"
#include "tools/common/clean_text.h"
#include "tools/report/counterexample.h"
#include "tools/report/summary.h"

static const char *const step_names[] = {"visible", "line", "bytecode"};

static json_t *text_list(int count, char **texts)
{
    json_t *list = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(list, json_string(texts[i]));
    return list;
}

static json_t *config_list(const Launch *launch)
{
    json_t *list = json_array();
    for (int i = 0; launch->config[i] != NULL; i++)
        json_array_append_new(list, json_string(launch->config[i]));
    return list;
}

/* NULL: there are none. */
static json_t *goals_json(const Goals *goals)
{
    json_t *list = goals != NULL ? json_array() : NULL;
    for (int i = 0; i < goals_count(goals); i++)
        json_array_append_new(list, json_string(goals_text(goals, i)));
    return list;
}

static json_t *choices_json(const Counterexample *example)
{
    json_t *choices = json_array();
    for (uint32_t i = 0; i < example->length; i++)
        json_array_append_new(choices, json_integer(example->choices[i]));
    return choices;
}

/* The same for several lines. */
static json_t *lines_json(const char *text)
{
    Bytes lines = {0};
    for (size_t length; *text != '\0'; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        char *clean = clean_text(text, length);
        bytes_format(&lines, "%s\n", clean);
        free(clean);
    }
    bytes_add_u1(&lines, 0);
    json_t *json = json_string((char *)lines.data);
    bytes_free(&lines);
    return json;
}

static json_t *error_json(const ViolationText *error)
{
    return json_pack("{s:s, s:o, s:o, s:o, s:o, s:i, s:o}", "kind", error->kind, "message",
                     text_json(error->message), "thread", text_json(error->thread), "class",
                     text_json(error->class_name), "file", text_json(error->file), "line", error->line,
                     "details", lines_json(error->details));
}

static json_t *found_by_json(const Counterexample *example)
{
    if (example->search == NULL)
        return NULL;
    return json_pack("{s:s, s:I, s:I, s:o*}", "search", example->search, "states",
                     (json_int_t)example->states, "transitions", (json_int_t)example->transitions, "command",
                     example->command != NULL ? text_json(example->command) : NULL);
}

json_t *counterexample_json(const Counterexample *example, const Session *session,
                            const SessionOptions *options, const char *source_path, int argc, char **argv)
{
    char fingerprint[32];
    snprintf(fingerprint, sizeof fingerprint, "%016llx",
             (unsigned long long)session->launch.program->fingerprint);
    return json_pack(
        "{s:s, s:s, s:o, s:s, s:s*, s:s*, s:s, s:b, s:b, s:b, s:I, s:I, s:I, s:o, s:o, s:i, s:s, s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o*, s:o*}",
        "clew", CLEW_VERSION, "program", session->launch.main_class, "arguments", text_list(argc, argv),
        "class_path", session->launch.class_path, "jdk", session->launch.jdk_home, "source_path", source_path,
        "step", step_names[options->step], "no_reduction", options->no_reduction, "single_steps",
        options->single_steps, "spurious_wakeups", options->spurious_wakeups, "clock",
        (json_int_t)options->clock, "clock_step", (json_int_t)options->clock_step, "processors",
        (json_int_t)options->processors, "config", config_list(&session->launch), "stuck",
        text_list((int)example->stuck_count, example->stuck), "properties", (int)options->properties,
        "fingerprint", fingerprint, "length", (int)example->length, "original_length",
        (int)example->original_length, "switches", (int)example->recording.switches, "choices",
        choices_json(example), "error", error_json(&example->error), "steps", trace_steps_json(example),
        "final", trace_final_json(example), "found_by", found_by_json(example), "goals",
        goals_json(options->goals));
}

bool trace_write(const json_t *trace, const char *file, Error *error)
{
    bool written = trace != NULL
                   && (strcmp(file, "-") == 0 ? json_dumpf(trace, stdout, JSON_INDENT(1))
                                              : json_dump_file(trace, file, JSON_INDENT(1)))
                          == 0;
    return written || error_set(error, "cannot write %s", file);
}

enum {
    ALL_PROPERTIES = (2 << VIOLATION_GOAL) - 2
}; /* a bit for each kind of violation, which VIOLATION_GOAL is the last of */

/* What a trace file says; the texts belong to `json`. */
typedef struct Trace {
    json_t *json;
    const char *program, *class_path, *jdk, *source_path, *step, *fingerprint, *kind, *message;
    int no_reduction, single_steps, spurious_wakeups, properties;
    json_int_t clock, clock_step, processors;
    json_t *arguments, *choices, *config, *stuck;
    Goals *goals;
} Trace;

static bool take_goals(Trace *trace, const char *file, Error *error)
{
    const json_t *list = json_object_get(trace->json, "goals");
    for (size_t i = 0; i < json_array_size(list); i++) {
        const char *text = json_string_value(json_array_get(list, i));
        if (text == NULL)
            return error_set(error, "%s is not a trace of clew: goal %zu is not a string", file, i + 1);
        if (!goals_add(&trace->goals, text, error))
            return false;
    }
    return !(trace->properties >> VIOLATION_GOAL & 1) || trace->goals != NULL
           || error_set(error, "%s is not a trace of clew: its goal is missing", file);
}

static bool read_trace(const char *file, Trace *trace, Error *error)
{
    json_error_t problem;
    trace->processors = PROCESSORS_DEFAULT;
    if (access(file, R_OK) != 0)
        return error_no_file(error, "trace", file);
    trace->json = json_load_file(file, 0, &problem);
    if (trace->json == NULL)
        return error_set(error, "%s is not a trace of clew: line %d: %s", file, problem.line, problem.text);
    if (json_unpack_ex(
            trace->json, &problem, 0,
            "{s:s, s:o, s:s, s:s, s?b, s?b, s?b, s?I, s?I, s?I, s?o, s?o, s:i, s:s, s:o, s:{s:s, s:s}}",
            "program", &trace->program, "arguments", &trace->arguments, "class_path", &trace->class_path,
            "step", &trace->step, "no_reduction", &trace->no_reduction, "single_steps", &trace->single_steps,
            "spurious_wakeups", &trace->spurious_wakeups, "clock", &trace->clock, "clock_step",
            &trace->clock_step, "processors", &trace->processors, "config", &trace->config, "stuck",
            &trace->stuck, "properties", &trace->properties, "fingerprint", &trace->fingerprint, "choices",
            &trace->choices, "error", "kind", &trace->kind, "message", &trace->message)
        != 0)
        return error_set(error, "%s is not a trace of clew: %s", file, problem.text);
    trace->jdk = json_string_value(json_object_get(trace->json, "jdk"));
    trace->source_path = json_string_value(json_object_get(trace->json, "source_path"));
    if (!json_is_array(trace->arguments) || !json_is_array(trace->choices))
        return error_set(error, "%s is not a trace of clew: arguments and choices must be lists", file);
    for (size_t i = 0; i < json_array_size(trace->arguments); i++)
        if (!json_is_string(json_array_get(trace->arguments, i)))
            return error_set(error, "%s is not a trace of clew: argument %zu is not a string", file, i + 1);
    if (json_array_size(trace->choices) > INT32_MAX || json_array_size(trace->arguments) > UINT16_MAX)
        return error_set(error, "%s is not a trace of clew: it is too long", file);
    if (trace->processors < 1 || trace->processors > PROCESSORS_MAX)
        return error_set(error, "%s is not a trace of clew: there cannot be %lld processors", file,
                         (long long)trace->processors);
    if (trace->properties & ~ALL_PROPERTIES || trace->properties == 0)
        return error_set(error, "%s is not a trace of clew: there are no such properties", file);
    return true;
}

static bool take_choices(const Trace *trace, Counterexample *example, Error *error)
{
    example->length = (uint32_t)json_array_size(trace->choices);
    json_int_t original = json_integer_value(json_object_get(trace->json, "original_length"));
    example->original_length =
        original > example->length && original <= INT32_MAX ? (uint32_t)original : example->length;
    example->choices = memory_allocate((example->length + 1) * sizeof *example->choices);
    for (uint32_t i = 0; i < example->length; i++) {
        json_int_t choice = json_integer_value(json_array_get(trace->choices, i));
        if (!json_is_integer(json_array_get(trace->choices, i)) || choice < 0 || choice > UINT16_MAX)
            return error_set(error, "choice %u of the trace is not valid", i);
        example->choices[i] = (uint16_t)choice;
    }
    return true;
}

static void take_stuck(const Trace *trace, Counterexample *example)
{
    example->stuck_count = (uint32_t)json_array_size(trace->stuck);
    example->stuck = memory_allocate((example->stuck_count + 1) * sizeof *example->stuck);
    for (uint32_t i = 0; i < example->stuck_count; i++) {
        const char *text = json_string_value(json_array_get(trace->stuck, i));
        example->stuck[i] = memory_copy_string(text != NULL ? text : "");
    }
}

/* The texts stay the trace's. */
static void take_config(const Trace *trace, Launch *launch)
{
    for (size_t i = 0; i < json_array_size(trace->config) && i < OPTIONS_MAX; i++) {
        const char *text = json_string_value(json_array_get(trace->config, i));
        launch->config[i] = text != NULL ? text : "";
    }
}

static bool read_step(const Trace *trace, StepSize *step, Error *error)
{
    for (int i = 0; i < 3; i++) {
        if (strcmp(trace->step, step_names[i]) == 0) {
            *step = (StepSize)i;
            return true;
        }
    }
    return error_set(error, "the trace has an unknown step %s", trace->step);
}

static bool open_session(const Trace *trace, Session *session, Error *error)
{
    static const OptionSpec specs[] = {LAUNCH_OPTIONS, {0}};
    int count = (int)json_array_size(trace->arguments), index = 0, parsed = 0;
    char **words = memory_allocate((size_t)(count + 8) * sizeof *words), **arguments = words + 5;
    char *options_words[] = {"-cp", (char *)trace->class_path, "--jdk",
                             (char *)(trace->jdk ? trace->jdk : "none"), (char *)trace->program};
    memcpy(words, options_words, sizeof options_words);
    for (int i = 0; i < count; i++)
        arguments[i] = (char *)json_string_value(json_array_get(trace->arguments, (size_t)i));
    Options options = {0};
    Launch launch = {0};
    SessionOptions session_options = {.no_reduction = trace->no_reduction,
                                      .single_steps = trace->single_steps,
                                      .properties = (unsigned)trace->properties,
                                      .overlooked = ~(unsigned)trace->properties,
                                      .goals = trace->goals,
                                      .spurious_wakeups = trace->spurious_wakeups,
                                      .clock = trace->clock,
                                      .clock_step = trace->clock_step,
                                      .processors = trace->processors};
    bool opened = read_step(trace, &session_options.step, error)
                  && options_parse(specs, 5, words, &parsed, &options, error)
                  && (index = parsed, launch_open(&launch, &options, 5, words, &index, error))
                  && (take_config(trace, &launch),
                      session_open(session, &launch, &session_options, count, arguments, error));
    if (!opened && session->vm == NULL)
        launch_close(&launch);
    free(words);
    return opened;
}

static bool ends_in_the_same(const Trace *trace, const Counterexample *example)
{
    char *message = clean_text(example->error.message, strlen(example->error.message));
    bool same = strcmp(example->error.kind, trace->kind) == 0 && strcmp(message, trace->message) == 0;
    free(message);
    return same;
}

static int judge(const Trace *trace, const Session *session, const Counterexample *example, bool fits)
{
    char fingerprint[32];
    snprintf(fingerprint, sizeof fingerprint, "%016llx",
             (unsigned long long)session->launch.program->fingerprint);
    if (strcmp(fingerprint, trace->fingerprint) != 0)
        fprintf(stderr, "clew: the program has changed since the trace was written\n");
    if (fits && ends_in_the_same(trace, example)) {
        violation_print(&example->error, stdout);
        return STATUS_VIOLATION;
    }
    const char *fatal = vm_fatal_message(session->vm);
    fprintf(stderr, "clew: the trace does not end in the same error: %s\n",
            fatal[0]                 ? fatal
            : !fits                  ? "one of its choices is not available"
            : example->error.kind[0] ? example->error.message
                                     : "there is none");
    return STATUS_USAGE;
}

static int follow(const Trace *trace, Session *session, Counterexample *example, const char *source_path,
                  bool full)
{
    Error error;
    bool given = source_path != NULL;
    source_path = given ? source_path : trace->source_path;
    example->sources = sources_open(source_path, session->launch.class_path, &error);
    if (example->sources == NULL && given)
        return complain(&error);
    if (example->sources == NULL) /* sources that have gone since are no reason not to follow */
        example->sources = sources_open(NULL, session->launch.class_path, &error);
    bool fits = counterexample_follow(session, example);
    if (fits && ends_in_the_same(trace, example))
        counterexample_show(example, full, stdout);
    return judge(trace, session, example, fits);
}

int counterexample_replay(const char *file, const char *source_path, bool full)
{
    Error error;
    Trace trace = {.clock = CLOCK_DEFAULT};
    Session session = {0};
    Counterexample example = {0};
    int status = STATUS_USAGE;
    if (!read_trace(file, &trace, &error) || !take_goals(&trace, file, &error)
        || !take_choices(&trace, &example, &error) || !open_session(&trace, &session, &error))
        complain(&error);
    else {
        take_stuck(&trace, &example);
        status = follow(&trace, &session, &example, source_path, full);
    }
    counterexample_free(&session, &example);
    sources_close(example.sources);
    if (session.vm != NULL)
        session_close(&session);
    goals_destroy(trace.goals);
    json_decref(trace.json);
    return status;
}
