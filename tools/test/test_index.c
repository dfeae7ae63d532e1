/* The index page of `clew test --html FOLDER`: a table of all tests, with links to the pages of
 * counterexamples beside it. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/common/xml.h"
#include "tools/test/test_files.h"
#include "tools/test/test_report.h"

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>clew test</title>\n<style>\n"
    ":root { color-scheme: light dark }\n"
    "body { font: 15px/1.5 system-ui, sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em }\n"
    "table { border-collapse: collapse; width: 100% }\n"
    "th, td { text-align: left; vertical-align: top; padding: .3em .8em .3em 0; border-bottom: 1px solid #8884 }\n"
    "td { overflow-wrap: anywhere }\n"
    "th:first-child { width: 40% }\n"
    "th:last-child, td:last-child { text-align: right; white-space: nowrap; padding-right: 0 }\n"
    "tr.failed td:nth-child(2), tr.unusable td:nth-child(2) { color: #c22; font-weight: bold }\n"
    "tr.proved td:nth-child(2) { color: #283 }\n"
    "@media (prefers-color-scheme: dark) {\n"
    "tr.failed td:nth-child(2), tr.unusable td:nth-child(2) { color: #f77 }\n"
    "tr.proved td:nth-child(2) { color: #6c7 }\n"
    "}\n"
    "@media (max-width: 40em) {\n"
    "tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid #8884 }\n"
    "th, td { border-bottom: 0 }\n"
    "th:nth-child(2), td:nth-child(2) { grid-row: 2; grid-column: 1 / 3 }\n"
    "th:first-child { width: auto }\n"
    "}\n"
    "</style>\n</head>\n<body>\n<h1>clew test</h1>\n";

/* A name, with places where a line may be broken: before each '.' and '#'. */
static void put_name(const char *name, FILE *out)
{
    char *copy = memory_copy_string(name);
    for (char *part = copy, *next; part != NULL; part = next) {
        next = strpbrk(part + (*part != '\0'), ".#");
        if (next != NULL)
            *next = '\0';
        xml_put(part, out);
        if (next != NULL) {
            *next = name[next - copy];
            fputs("<wbr>", out);
        }
    }
    free(copy);
}

static void put_row(const TestItem *item, FILE *out)
{
    char *text = test_result_text(item);
    fprintf(out, "<tr class=\"%s\"><td>", test_verdict_key(item->verdict));
    if (item->page != NULL) {
        fputs("<a", out);
        xml_put_attribute("href", item->page, out);
        fputs(">", out);
    }
    put_name(item->name, out);
    fputs(item->page != NULL ? "</a>" : "", out);
    if (item->arguments != NULL && item->arguments[0] != '\0') {
        fputs(" (", out);
        xml_put(item->arguments, out);
        fputs(")", out);
    }
    fputs("</td><td>", out);
    xml_put(text, out);
    fprintf(out, "</td><td>%.2f s</td></tr>\n", item->seconds);
    free(text);
}

/* Failures come first. */
static void put_index(const TestReport *report, FILE *out)
{
    static const TestVerdict order[] = {TEST_FAILED, TEST_UNUSABLE, TEST_INCOMPLETE,
                                        TEST_PROVED, TEST_SKIPPED,  TEST_PENDING};
    fputs(head, out);
    fprintf(out, "<p>%u tests", report->list->count);
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        if (test_list_count(report->list, order[i]) > 0)
            fprintf(out, ", %u %s", test_list_count(report->list, order[i]), test_verdict_name(order[i]));
    fprintf(
        out,
        "; %.1f s, at most %g s for each test.</p>\n<table>\n<tr><th>test</th><th>result</th><th>time</th></tr>\n",
        report->seconds, report->limit);
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++)
        for (uint32_t j = 0; j < report->list->count; j++)
            if (report->list->items[j].verdict == order[i])
                put_row(&report->list->items[j], out);
    fputs("</table>\n</body>\n</html>\n", out);
}

/* What one line of the index links to, if that is a file beside it; the rest of the line is lost. */
static const char *linked_page(char *line)
{
    static const char link[] = "<a href=\"";
    char *page = strstr(line, link), *end = page != NULL ? strchr(page + strlen(link), '"') : NULL;
    if (end == NULL)
        return NULL;
    *end = '\0';
    page += strlen(link);
    return strchr(page, '/') == NULL ? page : NULL;
}

void test_pages_remove(const char *folder)
{
    char *path = test_file_path(folder, "index.html"), *line = NULL;
    size_t capacity = 0;
    bool is_ours = false;
    FILE *in = fopen(path, "r");
    while (in != NULL && getline(&line, &capacity, in) >= 0) {
        is_ours = is_ours || strstr(line, "<title>clew test</title>") != NULL;
        const char *page = is_ours ? linked_page(line) : NULL;
        char *file = page != NULL ? test_file_path(folder, page) : NULL;
        if (file != NULL)
            unlink(file);
        free(file);
    }
    if (in != NULL)
        fclose(in);
    if (is_ours)
        unlink(path);
    free(line);
    free(path);
}

bool test_report_index(const TestReport *report, const char *folder, Error *error)
{
    char *path = test_file_path(folder, "index.html");
    FILE *out = fopen(path, "w");
    bool is_written = out != NULL;
    if (out != NULL) {
        put_index(report, out);
        is_written = fflush(out) == 0 && !ferror(out);
        is_written = fclose(out) == 0 && is_written;
    }
    if (!is_written)
        error_set(error, "cannot write %s: %s", path, strerror(errno));
    free(path);
    return is_written;
}
