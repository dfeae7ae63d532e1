/* Counterexamples as files: the choices, and what is needed to open the program again; see counterexample.h. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "tools/counterexample.h"

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

bool counterexample_write(const Counterexample *example, const Session *session, const SessionOptions *options, int argc, char **argv,
                          const char *file, Error *error)
{
    json_t *choices = json_array();
    for (uint32_t i = 0; i < example->length; i++)
        json_array_append_new(choices, json_integer(example->choices[i]));
    char fingerprint[32];
    snprintf(fingerprint, sizeof fingerprint, "%016llx", (unsigned long long)session->launch.program->fingerprint);
    json_t *trace = json_pack("{s:s, s:s, s:o, s:s, s:s?, s:s, s:b, s:b, s:I, s:I, s:o, s:o, s:i, s:s, s:o, s:{s:s, s:s}}", "clew", CLEW_VERSION, "program",
                              session->launch.main_class, "arguments", text_list(argc, argv), "class_path", session->launch.class_path,
                              "jdk", session->launch.jdk_home, "step", step_names[options->step], "no_reduction", options->no_reduction,
                              "spurious_wakeups", options->spurious_wakeups, "clock", (json_int_t)options->clock, "clock_step",
                              (json_int_t)options->clock_step, "config", config_list(&session->launch), "stuck",
                              text_list((int)example->stuck_count, example->stuck), "properties",
                              (int)options->properties,
                              "fingerprint", fingerprint, "choices", choices, "error", "kind", example->error.kind, "message",
                              example->error.message);
    bool written = trace != NULL && (strcmp(file, "-") == 0 ? json_dumpf(trace, stdout, JSON_INDENT(1)) : json_dump_file(trace, file, JSON_INDENT(1))) == 0;
    json_decref(trace);
    return written || error_set(error, "cannot write %s", file);
}

/* What a trace file says; the texts belong to `json`. */
typedef struct Trace {
    json_t     *json;
    const char *program, *class_path, *jdk, *step, *fingerprint, *kind, *message;
    int         no_reduction, spurious_wakeups, properties;
    json_int_t  clock, clock_step;
    json_t     *arguments, *choices, *config, *stuck;
} Trace;

static bool read_trace(const char *file, Trace *trace, Error *error)
{
    json_error_t problem;
    trace->json = json_load_file(file, 0, &problem);
    if (trace->json == NULL)
        return error_set(error, "%s: %s (line %d)", file, problem.text, problem.line);
    if (json_unpack_ex(trace->json, &problem, 0, "{s:s, s:o, s:s, s?s, s:s, s?b, s?b, s?I, s?I, s?o, s?o, s:i, s:s, s:o, s:{s:s, s:s}}", "program", &trace->program, "arguments",
                       &trace->arguments, "class_path", &trace->class_path, "jdk", &trace->jdk, "step", &trace->step, "no_reduction",
                       &trace->no_reduction, "spurious_wakeups", &trace->spurious_wakeups, "clock", &trace->clock, "clock_step", &trace->clock_step,
                       "config", &trace->config, "stuck", &trace->stuck, "properties", &trace->properties, "fingerprint", &trace->fingerprint, "choices", &trace->choices, "error", "kind", &trace->kind,
                       "message", &trace->message) != 0)
        return error_set(error, "%s is no trace of clew: %s", file, problem.text);
    if (!json_is_array(trace->arguments) || !json_is_array(trace->choices))
        return error_set(error, "%s is no trace of clew: arguments and choices must be lists", file);
    return true;
}

static bool take_choices(const Trace *trace, Counterexample *example, Error *error)
{
    example->length = (uint32_t)json_array_size(trace->choices);
    example->choices = memory_allocate((example->length + 1) * sizeof *example->choices);
    for (uint32_t i = 0; i < example->length; i++) {
        json_int_t choice = json_integer_value(json_array_get(trace->choices, i));
        if (!json_is_integer(json_array_get(trace->choices, i)) || choice < 0 || choice > UINT16_MAX)
            return error_set(error, "choice %u of the trace is no choice", i);
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

static bool open_session(const Trace *trace, Session *session, Error *error)
{
    static const OptionSpec specs[] = {LAUNCH_OPTIONS, {0}};
    int count = (int)json_array_size(trace->arguments), index = 0, parsed = 0;
    char **words = memory_allocate((size_t)(count + 8) * sizeof *words), **arguments = words + 5;
    char *options_words[] = {"-cp", (char *)trace->class_path, "--jdk", (char *)(trace->jdk ? trace->jdk : "none"), (char *)trace->program};
    memcpy(words, options_words, sizeof options_words);
    for (int i = 0; i < count; i++) {
        const char *text = json_string_value(json_array_get(trace->arguments, (size_t)i));
        arguments[i] = (char *)(text ? text : "");
    }
    Options options = {0};
    Launch launch = {0};
    SessionOptions session_options = {.no_reduction = trace->no_reduction, .properties = (unsigned)trace->properties,
                                      .spurious_wakeups = trace->spurious_wakeups, .clock = trace->clock, .clock_step = trace->clock_step};
    for (int i = 0; i < 3; i++)
        if (strcmp(trace->step, step_names[i]) == 0)
            session_options.step = (StepSize)i;
    bool opened = options_parse(specs, 5, words, &parsed, &options, error) && (index = parsed, launch_open(&launch, &options, 5, words, &index, error))
               && (take_config(trace, &launch), session_open(session, &launch, &session_options, count, arguments, error));
    free(words);
    return opened;
}

static int judge(const Trace *trace, const Session *session, const Counterexample *example, bool fits)
{
    char fingerprint[32];
    snprintf(fingerprint, sizeof fingerprint, "%016llx", (unsigned long long)session->launch.program->fingerprint);
    bool changed = strcmp(fingerprint, trace->fingerprint) != 0;
    if (changed)
        fprintf(stderr, "clew: the program has changed since the trace was written\n");
    if (fits && strcmp(example->error.kind, trace->kind) == 0 && strcmp(example->error.message, trace->message) == 0) {
        printf("\n%s: %s\n%s", example->error.kind, example->error.message, example->error.details);
        return STATUS_VIOLATION;
    }
    fprintf(stderr, "clew: the trace does not end in the same error: %s\n",
            !fits ? "a choice of it is not there" : example->error.kind[0] ? example->error.message : "there is none");
    return STATUS_USAGE;
}

int counterexample_replay(const char *file)
{
    Error error;
    Trace trace = {.clock = CLOCK_DEFAULT};
    Session session = {0};
    Counterexample example = {0};
    int status = STATUS_USAGE;
    if (!read_trace(file, &trace, &error) || !take_choices(&trace, &example, &error) || !open_session(&trace, &session, &error)) {
        complain(&error);
    } else {
        take_stuck(&trace, &example);
        bool fits = counterexample_follow(&session, &example, stdout);
        status = judge(&trace, &session, &example, fits);
    }
    if (session.vm != NULL)
        session_close(&session);
    counterexample_free(&example);
    json_decref(trace.json);
    return status;
}
