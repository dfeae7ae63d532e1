/* `clew report`: a recorded counterexample as a web page. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "tools/report/page.h"
#include "tools/report/trace_file.h"

static const OptionSpec options_of_report[] = {
    {"-o", "FILE", "the page (default: the trace's name, with .html); - is stdout"},
    {"-sp", "PATH",
     "where source files are: folders, jars or zips, separated by ':'; default: as recorded, or beside the "
     "classes"},
    {0}};

/* trace.json -> trace.html */
static char *page_name(const char *trace)
{
    size_t length = strlen(trace),
           stem = length > 5 && strcmp(trace + length - 5, ".json") == 0 ? length - 5 : length;
    char *name = memory_allocate(stem + sizeof ".html");
    memcpy(name, trace, stem);
    memcpy(name + stem, ".html", sizeof ".html");
    return name;
}

/* Sources that have gone since the trace was written are no reason not to make a page; those that are asked
 * for now must be there. */
static Sources *open_sources(const json_t *trace, const char *given, Error *error)
{
    const char *recorded = json_string_value(json_object_get(trace, "source_path")),
               *class_path = json_string_value(json_object_get(trace, "class_path"));
    Sources *sources = sources_open(given != NULL ? given : recorded, class_path, error);
    return sources != NULL || given != NULL ? sources : sources_open(NULL, class_path, error);
}

static bool write_report(const char *file, const json_t *trace, const Options *options, Error *error)
{
    char *otherwise = page_name(file);
    Sources *sources = open_sources(trace, options_text(options, "-sp", NULL), error);
    bool written =
        sources != NULL && page_write(trace, sources, NULL, options_text(options, "-o", otherwise), error);
    sources_close(sources);
    free(otherwise);
    return written;
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error, why;
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error))
        return complain(&error);
    const char *file = index < argc ? argv[index++] : NULL;
    if (!options_parse(command->options, argc, argv, &index, &options,
                       &error)) /* they may also come after the file */
        return complain(&error);
    if (file == NULL || index < argc) {
        help_print(stderr, command);
        return STATUS_USAGE;
    }
    json_t *trace = trace_load(file, &error);
    bool fine = trace != NULL;
    if (fine && !page_accepts(trace, &why))
        fine = error_set(&error, "%s: %s", file, why.text);
    fine = fine && write_report(file, trace, &options, &error);
    json_decref(trace);
    return fine ? STATUS_FINE : complain(&error);
}

const Command report_command = {
    .name = "report",
    .usage = "report TRACE.json [-o FILE.html]",
    .summary = "make a web page of a counterexample that clew check --trace wrote",
    .options = options_of_report,
    .run = run,
};
