/* The report of `clew test` for other programs: JUnit XML, JSON, and SARIF, which is made of those of the
 * single checks. */
#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "tools/commands.h"
#include "tools/common/json_writer.h"
#include "tools/common/xml.h"
#include "tools/test/test_report.h"

static bool write_text(const char *file, void (*put)(const TestReport *report, FILE *out),
                       const TestReport *report, Error *error)
{
    bool is_stdout = strcmp(file, "-") == 0;
    FILE *out = is_stdout ? stdout : fopen(file, "w");
    if (out == NULL)
        return error_set(error, "cannot write %s: %s", file, strerror(errno));
    put(report, out);
    bool is_written = fflush(out) == 0 && !ferror(out);
    if (!is_stdout)
        is_written = fclose(out) == 0 && is_written;
    return is_written || error_set(error, "cannot write %s", file);
}

/* --- JUnit XML: a suite for each class --- */

static bool is_failure(const TestReport *report, const TestItem *item)
{
    return item->verdict == TEST_FAILED || (item->verdict == TEST_INCOMPLETE && report->is_strict);
}

static bool is_skipped(const TestReport *report, const TestItem *item)
{
    return item->verdict == TEST_SKIPPED || item->verdict == TEST_PENDING
           || (item->verdict == TEST_INCOMPLETE && !report->is_strict);
}

/* Of one class, or of all if it is NULL. */
static void put_counts(const TestReport *report, const char *class_name, FILE *out)
{
    unsigned tests = 0, failures = 0, errors = 0, skipped = 0;
    double seconds = 0;
    for (uint32_t i = 0; i < report->list->count; i++) {
        const TestItem *item = &report->list->items[i];
        if (class_name != NULL && strcmp(item->class_name, class_name) != 0)
            continue;
        tests++;
        failures += is_failure(report, item);
        errors += item->verdict == TEST_UNUSABLE;
        skipped += is_skipped(report, item);
        seconds += item->seconds;
    }
    fprintf(out, " tests=\"%u\" failures=\"%u\" errors=\"%u\"", tests, failures, errors);
    if (class_name != NULL) /* schemas know no `skipped` of all suites together */
        fprintf(out, " skipped=\"%u\"", skipped);
    fprintf(out, " time=\"%.3f\">\n", seconds);
}

static void put_result(const TestReport *report, const TestItem *item, FILE *out)
{
    char *text = test_result_text(item);
    const char *element = is_failure(report, item)         ? "failure"
                          : item->verdict == TEST_UNUSABLE ? "error"
                          : is_skipped(report, item)       ? "skipped"
                                                           : NULL;
    if (element != NULL) {
        fprintf(out, "      <%s", element);
        xml_put_attribute("message", text, out);
        if (strcmp(element, "skipped") != 0)
            xml_put_attribute("type", item->kind != NULL ? item->kind : test_verdict_key(item->verdict), out);
        if (item->shown != NULL) {
            fputc('>', out);
            xml_put(item->shown, out);
            fprintf(out, "</%s>\n", element);
        } else
            fputs("/>\n", out);
    }
    free(text);
}

static void put_case(const TestReport *report, const TestItem *item, FILE *out)
{
    const char *name = strchr(item->name, '#');
    fputs("    <testcase", out);
    xml_put_attribute("classname", item->class_name, out);
    xml_put_attribute("name", name == NULL ? item->name : name + 1, out);
    fprintf(out, " time=\"%.3f\">\n", item->seconds);
    put_result(report, item, out);
    fputs("    </testcase>\n", out);
}

static bool is_first_of_class(const TestList *list, uint32_t index)
{
    for (uint32_t i = 0; i < index; i++)
        if (strcmp(list->items[i].class_name, list->items[index].class_name) == 0)
            return false;
    return true;
}

static void put_suites(const TestReport *report, FILE *out)
{
    const TestList *list = report->list;
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"clew\"", out);
    put_counts(report, NULL, out);
    for (uint32_t i = 0; i < list->count; i++) {
        if (!is_first_of_class(list, i))
            continue;
        fputs("  <testsuite", out);
        xml_put_attribute("name", list->items[i].class_name, out);
        put_counts(report, list->items[i].class_name, out);
        for (uint32_t j = i; j < list->count; j++)
            if (strcmp(list->items[j].class_name, list->items[i].class_name) == 0)
                put_case(report, &list->items[j], out);
        fputs("  </testsuite>\n", out);
    }
    fputs("</testsuites>\n", out);
}

bool test_report_junit(const TestReport *report, const char *file, Error *error)
{
    return write_text(file, put_suites, report, error);
}

/* --- JSON --- */

static void add_test(json_t *list, const TestItem *item)
{
    json_t *test = json_append_object(list);
    json_add_clean_text(test, "name", item->name);
    json_add_clean_text(test, "class", item->class_name);
    json_add_clean_text(test, "method", item->method);
    json_add_number(test, "index", item->index);
    json_add_clean_text(test, "arguments", item->arguments == NULL ? "" : item->arguments);
    json_add_text(test, "result", test_verdict_key(item->verdict));
    if (item->reason != NULL)
        json_add_clean_text(test, "reason", item->reason);
    else
        json_add_null(test, "reason");
    if (item->verdict == TEST_FAILED) {
        json_t *violation = json_add_object(test, "violation");
        json_add_text(violation, "kind", item->kind);
        json_add_clean_text(violation, "message", item->message);
        json_add_number(violation, "length", item->length);
        json_add_optional_text(violation, "page", item->page);
        json_add_text(violation, "shown", item->shown == NULL ? "" : item->shown);
    } else
        json_add_null(test, "violation");
    json_add_optional_text(test, "search", item->search);
    json_add_number(test, "states", (int64_t)item->states);
    json_add_number(test, "branches", item->branches);
    json_add_number(test, "branches_covered", item->branches_covered);
    json_add_real(test, "seconds", item->seconds);
    json_t *notes = json_add_list(test, "notes");
    for (int i = 0; i < item->notes.count; i++)
        json_append_text(notes, item->notes.list[i]);
}

bool test_report_json(const TestReport *report, const char *file, Error *error)
{
    json_t *all = json_object(), *counts;
    json_add_flag(all, "strict", report->is_strict);
    json_add_flag(all, "interrupted", report->is_interrupted);
    json_add_real(all, "time", report->limit);
    json_add_real(all, "seconds", report->seconds);
    json_add_number(all, "status", test_report_status(report));
    counts = json_add_object(all, "counts");
    for (TestVerdict verdict = TEST_PENDING; verdict < TEST_VERDICTS; verdict++)
        json_add_number(counts, test_verdict_key(verdict), test_list_count(report->list, verdict));
    json_t *list = json_add_list(all, "tests");
    for (uint32_t i = 0; i < report->list->count; i++)
        add_test(list, &report->list->items[i]);
    bool is_written = json_write(all, file, 1, error);
    json_decref(all);
    return is_written;
}

/* --- SARIF: one run, with the results of all --- */

static bool has_rule(const json_t *rules, const char *id)
{
    size_t i;
    const json_t *rule;
    json_array_foreach (rules, i, rule) {
        const char *is = json_string_value(json_object_get(rule, "id"));
        if (is != NULL && strcmp(is, id) == 0)
            return true;
    }
    return false;
}

/* "pkg/Outer.java" */
static char *source_of(const char *class_name)
{
    Bytes path = {0};
    for (const char *at = class_name; *at != '\0' && *at != '$'; at++)
        bytes_add_u1(&path, *at == '.' ? '/' : (unsigned char)*at);
    bytes_add_text(&path, ".java");
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

/* What fails for no place in the program, as an exception that was expected in vain, is told where the test
 * is, not where it was started. */
static void place_in_test(const json_t *result, const TestItem *item)
{
    const json_t *location = json_array_get(json_object_get(result, "locations"), 0);
    json_t *file = json_object_get(json_object_get(location, "physicalLocation"), "artifactLocation");
    const char *uri = json_string_value(json_object_get(file, "uri"));
    if (uri == NULL || strstr(uri, "clew/internal/test/") == NULL)
        return;
    char *path = source_of(item->class_name);
    json_add_clean_text(file, "uri", path);
    free(path);
}

/* Results name their rules by id; indexes are those of another list. */
static void add_findings(json_t *rules, json_t *results, const TestItem *item)
{
    const json_t *run = json_array_get(json_object_get(item->sarif, "runs"), 0);
    size_t i;
    json_t *each;
    const json_t *driver = json_object_get(json_object_get(run, "tool"), "driver");
    json_array_foreach (json_object_get(driver, "rules"), i, each) {
        const char *id = json_string_value(json_object_get(each, "id"));
        if (id != NULL && !has_rule(rules, id))
            json_array_append(rules, each);
    }
    json_array_foreach (json_object_get(run, "results"), i, each) {
        json_object_del(each, "ruleIndex");
        place_in_test(each, item);
        json_array_append(results, each);
    }
}

bool test_report_sarif(const TestReport *report, const char *file, Error *error)
{
    json_t *log = json_object(), *run, *driver, *rules, *results;
    json_add_text(log, "$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    json_add_text(log, "version", "2.1.0");
    run = json_append_object(json_add_list(log, "runs"));
    driver = json_add_object(json_add_object(run, "tool"), "driver");
    json_add_text(driver, "name", "clew");
    json_add_text(driver, "version", CLEW_VERSION);
    rules = json_add_list(driver, "rules");
    json_add_text(run, "columnKind", "unicodeCodePoints");
    results = json_add_list(run, "results");
    for (uint32_t i = 0; i < report->list->count; i++)
        if (report->list->items[i].sarif != NULL)
            add_findings(rules, results, &report->list->items[i]);
    bool is_written = json_write(log, file, 1, error);
    json_decref(log);
    return is_written;
}
