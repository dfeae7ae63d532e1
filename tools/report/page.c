/* Makes web pages: checks that a trace has what the page's script reads, collects the source files that it
 * names, and puts both as JSON in place of a mark in page.html; coverage, and its style, in place of two
 * more. */
#include "tools/report/page.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"
#include "tools/report/coverage_page.h"

/* tools/page/page.html, embedded by the linker. */
extern const char _binary_page_html_start[], _binary_page_html_end[];

/* In this order. */
#define STYLE_MARK    "/*@STYLE@*/"
#define COVERAGE_MARK "<!--@COVERAGE@-->"
#define DATA_MARK     "@DATA@"

/* ---- what a page needs of a trace ---- */

static bool is_step(json_t *step)
{
    json_int_t number, thread, line;
    const char *name, *kind, *text;
    return json_unpack(step, "{s:I, s:I, s:s, s:s, s:s, s:I}", "step", &number, "thread_number", &thread,
                       "thread", &name, "kind", &kind, "text", &text, "line", &line)
           == 0;
}

static bool is_thread(json_t *thread)
{
    json_int_t number;
    const char *name, *status;
    int stuck;
    json_t *holds, *stack;
    return json_unpack(thread, "{s:I, s:s, s:s, s:b, s:o, s:o}", "thread_number", &number, "thread", &name,
                       "status", &status, "stuck", &stuck, "holds", &holds, "stack", &stack)
               == 0
           && json_is_array(holds) && json_is_array(stack);
}

static bool all(json_t *list, bool (*is_right)(json_t *item))
{
    size_t i;
    json_t *item;
    if (!json_is_array(list))
        return false;
    json_array_foreach (list, i, item)
        if (!is_right(item))
            return false;
    return true;
}

static bool is_text(json_t *item) { return json_is_string(item); }

bool page_accepts(const json_t *trace, Error *error)
{
    json_error_t problem;
    const char *program, *class_path, *kind, *message;
    json_t *arguments, *steps, *threads;
    json_int_t length;
    if (json_unpack_ex((json_t *)trace, &problem, 0, "{s:s, s:s, s:o, s:I, s:o, s:{s:s, s:s}, s:{s:o}}",
                       "program", &program, "class_path", &class_path, "arguments", &arguments, "length",
                       &length, "steps", &steps, "error", "kind", &kind, "message", &message, "final",
                       "threads", &threads)
        != 0)
        return error_set(error, "it is not a trace of clew: %s", problem.text);
    return (all(arguments, is_text) && all(steps, is_step) && all(threads, is_thread))
           || error_set(error, "it is not a trace of clew: a list in it is damaged");
}

/* ---- sources ---- */

/* In traces classes have dots. */
static void add_file(json_t *files, Sources *sources, const char *class_name, const char *file)
{
    char *internal = memory_copy_string(class_name);
    const char *name;
    int count;
    for (char *at = internal; *at != '\0'; at++)
        *at = *at == '.' ? '/' : *at;
    const char *const *lines = sources_lines(sources, internal, file, &name, &count);
    free(internal);
    if (lines == NULL || json_object_get(files, name) != NULL)
        return;
    json_t *list = json_add_list(files, name);
    for (int i = 0; i < count; i++)
        json_append_text(list, lines[i]);
}

/* Of a step, or of the error itself. */
static void add_file_of(json_t *files, Sources *sources, const json_t *place)
{
    const char *class_name = json_string_value(json_object_get(place, "class")),
               *file = json_string_value(json_object_get(place, "file"));
    if (sources != NULL && class_name != NULL && file != NULL)
        add_file(files, sources, class_name, file);
}

static void add_files(json_t *data, const json_t *trace, Sources *sources)
{
    size_t i;
    json_t *files = json_add_object(data, "sources"), *step;
    json_array_foreach (json_object_get(trace, "steps"), i, step)
        add_file_of(files, sources, step);
    add_file_of(files, sources, json_object_get(trace, "error"));
}

/* ---- writing ---- */

/* Nothing in the data may look like the end of its element. */
static void put_data(const char *text, FILE *out)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            fputs("\\u003c", out);
        else
            fputc(*text, out);
}

/* The page from `from` to the mark; what comes behind the mark. */
static const char *put_until(const char *from, const char *mark, FILE *out)
{
    const char *at = memmem(from, (size_t)(_binary_page_html_end - from), mark, strlen(mark));
    assert(at != NULL && "page.html has a place for what is put into it");
    fwrite(from, 1, (size_t)(at - from), out);
    return at + strlen(mark);
}

static void put_page(const char *data, const char *coverage, FILE *out)
{
    const char *rest = put_until(_binary_page_html_start, STYLE_MARK, out);
    if (coverage != NULL)
        fputs(coverage_style, out);
    rest = put_until(rest, COVERAGE_MARK, out);
    if (coverage != NULL)
        fputs(coverage, out);
    rest = put_until(rest, DATA_MARK, out);
    put_data(data, out);
    fwrite(rest, 1, (size_t)(_binary_page_html_end - rest), out);
}

bool page_write(const json_t *trace, Sources *sources, const char *coverage, const char *file, Error *error)
{
    json_t *data = json_object();
    json_add_value(data, "trace", json_incref((json_t *)trace));
    add_files(data, trace, sources);
    char *text = json_dumps(data, JSON_COMPACT);
    bool is_stdout = strcmp(file, "-") == 0;
    FILE *out = is_stdout ? stdout : fopen(file, "w");
    if (text != NULL && out != NULL)
        put_page(text, coverage, out);
    bool written = text != NULL && out != NULL && !ferror(out);
    if (out != NULL && !is_stdout)
        written = fclose(out) == 0 && written;
    free(text);
    json_decref(data);
    return written || error_set(error, "cannot write %s", file);
}
