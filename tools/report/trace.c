/* Traces, the files of counterexamples: writes choices and what is needed to open the program again; reads
 * such a file, opens its program, follows the choices and compares the error. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"
#include "tools/program/reduction_lists.h"
#include "tools/report/counterexample.h"
#include "tools/report/footnote_text.h"
#include "tools/report/summary.h"
#include "tools/report/trace_file.h"
#include "vm/vm_threads.h"

static const char *const step_names[] = {"visible", "line", "bytecode", "line,library", "bytecode,library"};

static void add_texts(json_t *object, const char *key, int count, char **texts)
{
    json_t *list = json_add_list(object, key);
    for (int i = 0; i < count; i++)
        json_append_text(list, texts[i]);
}

static void add_list(json_t *object, const char *key, const char *const *texts)
{
    json_t *list = json_add_list(object, key);
    for (; *texts != NULL; texts++)
        json_append_text(list, *texts);
}

static void add_config(json_t *object, const Launch *launch)
{
    add_list(object, "config", launch->config);
    if (launch->defined[0] != NULL)
        add_list(object, "system_properties", launch->defined);
    if (launch->ignored_races.count > 0)
        add_list(object, "ignored_races", (const char *const *)launch->ignored_races.list);
    if (launch->assertions[0] != NULL)
        add_list(object, "assertions", launch->assertions);
}

static void add_goals(json_t *object, const Goals *goals)
{
    json_t *list = json_add_list(object, "goals");
    for (int i = 0; i < goals_count(goals); i++)
        json_append_text(list, goals_text(goals, i));
}

static void add_choices(json_t *object, const Counterexample *example)
{
    json_t *choices = json_add_list(object, "choices");
    for (uint32_t i = 0; i < example->length; i++)
        json_append_number(choices, example->choices[i]);
}

/* The steps that repeat for ever, and who starves or which formula does not hold. */
void counterexample_add_cycle(json_t *object, const Counterexample *example)
{
    json_t *cycle = json_add_object(object, "cycle");
    json_add_number(cycle, "first_step", (int64_t)example->lasso.stem + 1);
    json_add_number(cycle, "last_step", example->length);
    json_add_flag(cycle, "fair", !example->lasso.is_unfair);
    json_add_optional_text(cycle, "subject", example->lasso.subject);
}

/* Clean text of several lines. */
static void add_lines(json_t *object, const char *key, const char *text)
{
    Bytes lines = {0};
    for (size_t length; *text != '\0'; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        char *clean = clean_text(text, length);
        bytes_format(&lines, "%s\n", clean);
        free(clean);
    }
    bytes_add_u1(&lines, 0);
    json_add_text(object, key, (char *)lines.data);
    bytes_free(&lines);
}

static void add_error(json_t *object, const ViolationText *text)
{
    json_t *error = json_add_object(object, "error");
    json_add_text(error, "kind", text->kind);
    json_add_clean_text(error, "message", text->message);
    json_add_clean_text(error, "thread", text->thread);
    json_add_clean_text(error, "class", text->class_name);
    json_add_clean_text(error, "file", text->file);
    json_add_number(error, "line", text->line);
    add_lines(error, "details", text->details);
}

static void add_found_by(json_t *object, const Counterexample *example)
{
    json_t *found_by = json_add_object(object, "found_by");
    json_add_text(found_by, "search", example->search);
    json_add_number(found_by, "states", (int64_t)example->states);
    json_add_number(found_by, "transitions", (int64_t)example->transitions);
    if (example->command != NULL)
        json_add_clean_text(found_by, "command", example->command);
}

/* What the program was opened with. */
static void add_program(json_t *trace, const Launch *launch, const char *source_path, int argc, char **argv)
{
    json_add_text(trace, "program", launch->main_class);
    add_texts(trace, "arguments", argc, argv);
    json_add_text(trace, "class_path", launch->class_path);
    if (launch->jdk_home != NULL)
        json_add_text(trace, "jdk", launch->jdk_home);
    if (strcmp(launch->library, "own") != 0)
        json_add_text(trace, "library", launch->library);
    if (source_path != NULL)
        json_add_text(trace, "source_path", source_path);
}

/* What decides which choices there are. */
static void add_options(json_t *trace, const SessionOptions *options)
{
    json_add_text(trace, "step", step_names[options->step]);
    Bytes reductions = {0};
    reductions_write(options->unreduced, &reductions);
    bytes_add_u1(&reductions, 0);
    json_add_flag(trace, "no_reduction", options->unreduced == REDUCTIONS_ALL);
    json_add_text(trace, "reduction", (const char *)reductions.data);
    bytes_free(&reductions);
    json_add_flag(trace, "single_steps", options->single_steps);
    if (options->lone_steps)
        json_add_flag(trace, "lone_steps", true);
    json_add_flag(trace, "hints_end_steps", options->hints_end_steps);
    json_add_flag(trace, "spurious_wakeups", options->spurious_wakeups);
    json_add_flag(trace, "spurious_failures", options->spurious_failures);
    json_add_number(trace, "clock", options->clock);
    json_add_number(trace, "clock_step", options->clock_step);
    json_add_flag(trace, "timeless", options->timeless);
    json_add_number(trace, "processors", options->processors);
}

/* Where the search has taken back that accesses exclude each other: see vm/memory/exclusion.h. */
static void add_taken_back(json_t *trace, const Vm *vm)
{
    if (!vm_assumes(vm))
        return;
    char **names = vm_taken_back(vm);
    json_t *list = json_add_list(trace, "taken_back");
    for (char **name = names; *name != NULL; name++)
        json_append_text(list, *name);
    names_free(names);
}

/* Choices are numbered by the numbers of threads, and these by the order in which a search has met them: who
 * follows the choices alone must number them likewise. */
static void add_threads(json_t *trace, const Vm *vm)
{
    Bytes bytes = {0};
    thread_names_save(vm, &bytes);
    Reader reader = {.data = bytes.data, .length = bytes.length};
    json_t *list = json_add_list(trace, "threads");
    for (uint32_t count = read_u4(&reader); count > 0; count--) {
        json_t *pair = json_array();
        json_append_number(pair, (int32_t)read_u4(&reader)); /* -1: the first thread has no parent */
        json_append_number(pair, (int32_t)read_u4(&reader));
        json_array_append_new(list, pair);
    }
    bytes_free(&bytes);
}

/* What is recorded of the program: which of its classes the search has loaded, and one number for their
 * bytes. The path alone may load fewer. */
static void add_classes(json_t *trace, const Program *program)
{
    json_t *list = json_add_list(trace, "classes");
    uint64_t sum = 0;
    for (uint32_t i = 0; i < program->class_count; i++) {
        const Class *class = program->classes[i];
        if (!class->found || class->source != SOURCE_PROGRAM)
            continue;
        json_append_text(list, class->name);
        sum += class->fingerprint;
    }
    char fingerprint[32];
    snprintf(fingerprint, sizeof fingerprint, "%016llx", (unsigned long long)sum);
    json_add_text(trace, "fingerprint", fingerprint);
}

/* Has a class that was recorded other bytes now? */
static bool classes_have_changed(const json_t *classes, const char *fingerprint, Classpath *classpath)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < json_array_size(classes); i++) {
        const char *name = json_string_value(json_array_get(classes, i));
        char resource[1024];
        ClassBytes found;
        Error error = {0};
        if (name != NULL && snprintf(resource, sizeof resource, "%s.class", name) < (int)sizeof resource
            && classpath_find(classpath, resource, &found, &error))
            sum += XXH3_64bits(found.bytes, found.length);
    }
    char text[32];
    snprintf(text, sizeof text, "%016llx", (unsigned long long)sum);
    return strcmp(text, fingerprint) != 0;
}

static void add_why(json_t *why, const Counterexample *example)
{
    if (example->why != NULL) {
        json_add_clean_text(why, "text", example->why);
        json_add_text(why, "basis", "found by trying");
    }
    if (example->orders == NULL)
        return;
    json_t *orders = json_add_list(why, "orders");
    for (char **order = example->orders; *order != NULL; order++)
        json_append_text(orders, *order);
    json_add_clean_text(why, "orders_basis", example->orders_said);
}

json_t *counterexample_json(const Counterexample *example, const Session *session,
                            const SessionOptions *options, const char *source_path, int argc, char **argv)
{
    assert(options->step < sizeof step_names / sizeof step_names[0]);
    assert(example->length <= example->original_length && "shortening makes no trace longer");
    json_t *trace = json_object();
    json_add_text(trace, "clew", CLEW_VERSION);
    add_program(trace, &session->launch, source_path, argc, argv);
    add_options(trace, options);
    add_config(trace, &session->launch);
    Footnotes footnotes = footnotes_of(session->launch.program);
    footnotes_add_notes(&footnotes, trace);
    footnotes_free(&footnotes);
    add_texts(trace, "stuck", (int)example->stuck_count, example->stuck);
    if (example->lasso.kind != NULL)
        counterexample_add_cycle(trace, example);
    json_add_number(trace, "properties", options->properties);
    add_classes(trace, session->launch.program);
    json_add_number(trace, "length", example->length);
    json_add_number(trace, "original_length", example->original_length);
    json_add_number(trace, "switches", example->recording.switches);
    if (example->recording.omitted)
        json_add_number(trace, "omitted_after", example->recording.omitted_at);
    add_choices(trace, example);
    add_taken_back(trace, session->vm);
    add_threads(trace, session->vm);
    add_error(trace, &example->error);
    if (example->why != NULL || example->orders != NULL)
        add_why(json_add_object(trace, "why"), example);
    json_add_value(trace, "steps", trace_steps_json(example));
    json_add_value(trace, "final", trace_final_json(example));
    if (example->search != NULL)
        add_found_by(trace, example);
    if (options->goals != NULL)
        add_goals(trace, options->goals);
    if (goals_ltl_text(options->goals) != NULL)
        json_add_text(trace, "ltl", goals_ltl_text(options->goals));
    return trace;
}

bool trace_write(const json_t *trace, const char *file, Error *error)
{
    return json_write(trace, file, 1, error);
}

enum { ALL_PROPERTIES = (2 << VIOLATION_LAST) - 2 }; /* a bit for each kind of violation */

/* What a trace file says; the texts belong to `json`. */
typedef struct Trace {
    json_t *json;
    const char *program, *class_path, *jdk, *library, *source_path, *step, *reduction, *fingerprint, *kind,
        *message;
    int no_reduction, single_steps, hints_end_steps, spurious_wakeups, spurious_failures, timeless,
        properties;
    json_int_t clock, clock_step, processors;
    json_t *arguments, *choices, *classes, *config, *stuck, *threads, *taken_back;
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
    const char *ltl = json_string_value(json_object_get(trace->json, "ltl"));
    if (ltl != NULL && !goals_add_ltl(&trace->goals, ltl, error))
        return false;
    return !(trace->properties >> VIOLATION_GOAL & 1) || goals_count(trace->goals) > 0
           || error_set(error, "%s is not a trace of clew: its goal is missing", file);
}

static bool read_trace(const char *file, Trace *trace, Error *error)
{
    json_error_t problem;
    trace->processors = PROCESSORS_DEFAULT;
    trace->json = trace_load(file, error);
    if (trace->json == NULL)
        return false;
    if (json_unpack_ex(
            trace->json, &problem, 0,
            "{s:s, s:o, s:s, s:s, s?b, s?b, s?b, s?b, s?b, s?b, s?I, s?I, s?I, s?o, s?o, s:i, s:s, s:o, s:{s:s, s:s}}",
            "program", &trace->program, "arguments", &trace->arguments, "class_path", &trace->class_path,
            "step", &trace->step, "no_reduction", &trace->no_reduction, "single_steps", &trace->single_steps,
            "hints_end_steps", &trace->hints_end_steps, "spurious_wakeups", &trace->spurious_wakeups,
            "spurious_failures", &trace->spurious_failures, "timeless", &trace->timeless, "clock",
            &trace->clock, "clock_step", &trace->clock_step, "processors", &trace->processors, "config",
            &trace->config, "stuck", &trace->stuck, "properties", &trace->properties, "fingerprint",
            &trace->fingerprint, "choices", &trace->choices, "error", "kind", &trace->kind, "message",
            &trace->message)
        != 0)
        return error_set(error, "%s is not a trace of clew: %s", file, problem.text);
    trace->reduction = json_string_value(json_object_get(trace->json, "reduction"));
    trace->threads = json_object_get(trace->json, "threads");
    trace->taken_back = json_object_get(trace->json, "taken_back");
    trace->classes = json_object_get(trace->json, "classes");
    trace->jdk = json_string_value(json_object_get(trace->json, "jdk"));
    trace->library = json_string_value(json_object_get(trace->json, "library"));
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

/* The kinds of errors that are cycles; they are constants. */
static const char *lasso_kind(const char *kind)
{
    static const char *const kinds[] = {"hang", "livelock", "starvation", "ltl"};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i], kind) == 0)
            return kinds[i];
    return NULL;
}

static bool take_cycle(const Trace *trace, Counterexample *example, Error *error)
{
    const json_t *cycle = json_object_get(trace->json, "cycle");
    const char *subject = json_string_value(json_object_get(cycle, "subject"));
    json_int_t first = json_integer_value(json_object_get(cycle, "first_step"));
    if (lasso_kind(trace->kind) == NULL)
        return true;
    if (first < 1 || first > (json_int_t)example->length + 1)
        return error_set(error, "the trace has no cycle, which an error of kind %s needs", trace->kind);
    example->lasso = (Lasso){.kind = lasso_kind(trace->kind),
                             .stem = (uint32_t)(first - 1),
                             .is_unfair = json_is_false(json_object_get(cycle, "fair")),
                             .subject = subject != NULL ? memory_copy_string(subject) : NULL};
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

/* What makes no sense counts as "=": a trace may say anything. */
static void take_texts(const json_t *list, const char **texts)
{
    for (size_t i = 0; i < json_array_size(list) && i < OPTIONS_MAX; i++) {
        const char *text = json_string_value(json_array_get(list, i));
        texts[i] = text != NULL && (strchr(text, '=') != NULL || strncmp(text, "o", 1) == 0) ? text : "=";
    }
}

/* The texts stay the trace's. */
static void take_config(const Trace *trace, Launch *launch)
{
    take_texts(trace->config, launch->config);
    size_t i;
    const json_t *pattern;
    json_array_foreach (json_object_get(trace->json, "ignored_races"), i, pattern)
        if (json_is_string(pattern))
            string_list_add(&launch->ignored_races, json_string_value(pattern));
    take_texts(json_object_get(trace->json, "system_properties"), launch->defined);
    take_texts(json_object_get(trace->json, "assertions"), launch->assertions);
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

/* A trace that does not name them was made when there was only one. */
static bool read_reductions(const Trace *trace, unsigned *unreduced, Error *error)
{
    const char *names = trace->reduction != NULL ? trace->reduction : trace->no_reduction ? "none" : "escape";
    return reductions_read(names, unreduced, error);
}

/* What the search did not assume, in an array that ends with NULL; the texts stay the trace's.  NULL: it
 * assumed nothing. */
static const char **take_taken_back(const Trace *trace)
{
    size_t count = json_array_size(trace->taken_back), kept = 0;
    if (!json_is_array(trace->taken_back))
        return NULL;
    const char **names = memory_allocate((count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++)
        if (json_is_string(json_array_get(trace->taken_back, i)))
            names[kept++] = json_string_value(json_array_get(trace->taken_back, i));
    return names;
}

/* What a trace wants outside is not to be trusted: `allowed` is what the user says. */
static bool open_session(const Trace *trace, const char *allowed, bool marks_lines, Session *session,
                         Error *error)
{
    static const OptionSpec specs[] = {LAUNCH_OPTIONS, {LAUNCH_ALLOW}, {0}};
    int count = (int)json_array_size(trace->arguments), index = 0, parsed = 0, front = 0;
    char **words = memory_allocate((size_t)(count + 10) * sizeof *words);
    char *options_words[] = {"-cp",       (char *)trace->class_path,
                             "--jdk",     (char *)(trace->jdk ? trace->jdk : "none"),
                             "--library", (char *)(trace->library ? trace->library : "own"),
                             "--allow",   (char *)allowed};
    for (int i = 0; i < (allowed != NULL ? 8 : 6); i++)
        words[front++] = options_words[i];
    words[front++] = (char *)trace->program;
    char **arguments = words + front;
    for (int i = 0; i < count; i++)
        arguments[i] = (char *)json_string_value(json_array_get(trace->arguments, (size_t)i));
    const char **taken_back = take_taken_back(trace);
    Options options = {0};
    Launch launch = {0};
    SessionOptions session_options = {.assumptions = taken_back != NULL ? ASSUME_AS_TOLD : ASSUME_NOTHING,
                                      .taken_back = taken_back,
                                      .single_steps = trace->single_steps,
                                      .lone_steps = json_is_true(json_object_get(trace->json, "lone_steps")),
                                      .hints_end_steps = trace->hints_end_steps,
                                      .properties = (unsigned)trace->properties,
                                      .overlooked = ~(unsigned)trace->properties,
                                      .goals = trace->goals,
                                      .spurious_wakeups = trace->spurious_wakeups,
                                      .spurious_failures = trace->spurious_failures,
                                      .timeless = trace->timeless,
                                      .clock = trace->clock,
                                      .clock_step = trace->clock_step,
                                      .processors = trace->processors,
                                      .marks_lines = marks_lines};
    bool opened = read_step(trace, &session_options.step, error)
                  && read_reductions(trace, &session_options.unreduced, error)
                  && options_parse(specs, front, words, &parsed, &options, error)
                  && (index = parsed, launch_open(&launch, &options, front, words, &index, error))
                  && (take_config(trace, &launch),
                      session_open(session, &launch, &session_options, count, arguments, error));
    if (!opened && session->vm == NULL)
        launch_close(&launch);
    free(words);
    free(taken_back);
    return opened;
}

/* Gives the threads the numbers that they had when the choices were made; older traces do not tell. */
static bool take_threads(const Trace *trace, Vm *vm, Error *error)
{
    Bytes bytes = {0};
    if (trace->threads == NULL)
        return true;
    bytes_add_u4(&bytes, (uint32_t)json_array_size(trace->threads));
    for (size_t i = 0; i < json_array_size(trace->threads); i++) {
        const json_t *pair = json_array_get(trace->threads, i);
        bytes_add_u4(&bytes, (uint32_t)json_integer_value(json_array_get(pair, 0)));
        bytes_add_u4(&bytes, (uint32_t)json_integer_value(json_array_get(pair, 1)));
    }
    Error problem;
    Reader reader = {.data = bytes.data, .length = bytes.length};
    bool fine = thread_names_restore(vm, &reader, &problem);
    bytes_free(&bytes);
    return fine || error_set(error, "the trace is not one of this program: %s", problem.text);
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
    if (trace->classes != NULL
        && classes_have_changed(trace->classes, trace->fingerprint, session->launch.program->classpath))
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

static bool open_sources(OpenTrace *open, const char *source_path, Error *error)
{
    const char *class_path = open->session.launch.class_path;
    bool given = source_path != NULL;
    Sources **sources = &open->example.sources;
    *sources = sources_open(given ? source_path : open->trace->source_path, class_path, error);
    if (*sources == NULL && !given) /* sources that have gone since are no reason not to follow */
        *sources = sources_open(NULL, class_path, error);
    return *sources != NULL;
}

bool trace_open(OpenTrace *open, const char *file, const char *source_path, const char *allowed,
                bool marks_lines, Error *error)
{
    Trace *trace = memory_allocate(sizeof *trace);
    trace->clock = CLOCK_DEFAULT;
    *open = (OpenTrace){.trace = trace};
    bool is_fine = read_trace(file, trace, error) && take_goals(trace, file, error)
                   && take_choices(trace, &open->example, error) && take_cycle(trace, &open->example, error)
                   && open_session(trace, allowed, marks_lines, &open->session, error)
                   && take_threads(trace, open->session.vm, error) && open_sources(open, source_path, error);
    if (is_fine)
        take_stuck(trace, &open->example);
    else
        trace_close(open);
    return is_fine;
}

void trace_close(OpenTrace *open)
{
    counterexample_free(&open->session, &open->example);
    sources_close(open->example.sources);
    if (open->session.vm != NULL)
        session_close(&open->session);
    goals_destroy(open->trace->goals);
    json_decref(open->trace->json);
    free(open->trace);
    *open = (OpenTrace){0};
}

static char *read_clean(const json_t *json)
{
    const char *text = json_string_value(json);
    return text != NULL ? clean_text(text, strlen(text)) : NULL;
}

static void read_why(const json_t *why, Counterexample *example)
{
    const json_t *list = json_object_get(why, "orders");
    size_t count = json_array_size(list), kept = 0;
    example->why = read_clean(json_object_get(why, "text"));
    example->orders_said = read_clean(json_object_get(why, "orders_basis"));
    if (!json_is_array(list) || example->orders_said == NULL)
        return;
    example->orders = memory_allocate((count + 1) * sizeof *example->orders);
    for (size_t i = 0; i < count; i++)
        if (json_is_string(json_array_get(list, i)))
            example->orders[kept++] = read_clean(json_array_get(list, i));
}

/* What the trace says of its error and of the reason: neither can be seen by following it. */
static void tell_what_is_expected(OpenTrace *open)
{
    const json_t *json = open->trace->json, *place = json_object_get(json, "error");
    counterexample_expect(&open->example, open->trace->kind,
                          json_string_value(json_object_get(place, "class")),
                          (int)json_integer_value(json_object_get(place, "line")));
    read_why(json_object_get(json, "why"), &open->example);
}

int counterexample_replay(const char *file, const char *source_path, const char *allowed, bool full)
{
    Error error;
    OpenTrace open;
    if (!trace_open(&open, file, source_path, allowed, false, &error))
        return complain(&error);
    tell_what_is_expected(&open);
    bool fits = counterexample_follow(&open.session, &open.example);
    if (fits && ends_in_the_same(open.trace, &open.example))
        counterexample_show(&open.example, full, stdout);
    int status = judge(open.trace, &open.session, &open.example, fits);
    trace_close(&open);
    return status;
}
