/* Results of a portfolio as JUnit, SARIF and witness files, made from its JSON summary and the trace of its
 * best counterexample, which came from other processes. */
#include <jansson.h>
#include <stdlib.h>

#include "base/memory.h"
#include "tools/portfolio/portfolio.h"
#include "tools/report/formats.h"
#include "tools/report/trace_bytes.h"

static char *text_at(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return (char *)(text != NULL ? text : "");
}

static uint64_t number_at(const json_t *object, const char *key)
{
    return (uint64_t)json_integer_value(json_object_get(object, key));
}

/* The text that clew replay prints; the caller frees it. */
static char *shown_text(const Bytes *trace)
{
    char *text = NULL;
    size_t size = 0;
    FILE *file = tmpfile();
    if (file == NULL)
        return memory_copy_string("");
    trace_bytes_show(trace, false, file);
    rewind(file);
    if (getdelim(&text, &size, '\0', file) < 0) {
        free(text);
        text = memory_copy_string("");
    }
    fclose(file);
    return text;
}

/* Borrows the texts of the trace. */
static Counterexample example_of(const Portfolio *portfolio, const json_t *trace)
{
    const json_t *error = json_object_get(trace, "error");
    return (Counterexample){.length = portfolio_length(portfolio),
                            .error = {.kind = text_at(error, "kind"),
                                      .message = text_at(error, "message"),
                                      .thread = text_at(error, "thread"),
                                      .class_name = text_at(error, "class"),
                                      .file = text_at(error, "file"),
                                      .line = (int)number_at(error, "line"),
                                      .details = text_at(error, "details")}};
}

static StringList arguments_of(const json_t *summary)
{
    StringList arguments = {0};
    size_t i;
    json_t *argument;
    json_array_foreach (json_object_get(summary, "arguments"), i, argument)
        string_list_add(&arguments, json_string_value(argument));
    return arguments;
}

static bool write_all(const Portfolio *portfolio, const Options *options, const json_t *told,
                      const json_t *trace, Sources *sources, Error *error)
{
    StringList arguments = arguments_of(told);
    Counterexample example = trace != NULL ? example_of(portfolio, trace) : (Counterexample){0};
    char *shown = trace != NULL ? shown_text(&portfolio->trace) : NULL;
    const char *reason = json_string_value(json_object_get(told, "reason"));
    Summary summary = {
        .program = text_at(told, "program"),
        .argument_count = arguments.count,
        .arguments = arguments.list,
        .search = "portfolio",
        .properties = portfolio->properties,
        .seed = portfolio->seed,
        .error = trace != NULL ? &example : NULL,
        .all_error_count = trace != NULL,
        .run = {.status = portfolio->complete != NULL ? SEARCH_COMPLETE : SEARCH_GOES_ON,
                .reason = reason,
                .seconds = portfolio->elapsed},
        .figures = {.states = number_at(told, "states"), .transitions = number_at(told, "transitions")}};
    Report report = {.summary = &summary,
                     .trace = trace,
                     .properties = portfolio->properties,
                     .sources = sources,
                     .shown = shown,
                     .class_path = options_text(options, "-jar", options_text(options, "-cp", "."))};
    bool written = formats_write(options, &report, error);
    string_list_free(&arguments);
    free(shown);
    return written;
}

bool portfolio_write_formats(const Portfolio *portfolio, const Options *options, Error *error)
{
    if (!options_has(options, "--junit") && !options_has(options, "--sarif")
        && !options_has(options, "--witness"))
        return true;
    if (portfolio->best != NULL && portfolio->trace.length == 0)
        return error_set(error, "the counterexample is too large to keep; the command above finds it again");
    Sources *sources = sources_open(options_text(options, "-sp", NULL),
                                    options_text(options, "-jar", options_text(options, "-cp", ".")), error);
    if (sources == NULL)
        return false;
    json_t *summary = portfolio_summary(portfolio);
    json_t *trace = portfolio->best != NULL
                        ? json_loadb((const char *)portfolio->trace.data, portfolio->trace.length, 0, NULL)
                        : NULL;
    bool written = write_all(portfolio, options, summary, trace, sources, error);
    json_decref(trace);
    json_decref(summary);
    sources_close(sources);
    return written;
}
