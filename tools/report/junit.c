/* JUnit XML, as servers for continuous integration read it: the program is a suite, each checked property a
 * test case.  What the search did not get to decide is skipped, not passed. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/xml.h"
#include "tools/report/formats.h"

static uint32_t count_errors(const Report *report, const char *kind)
{
    uint32_t count = 0;
    const ViolationText *error;
    for (uint32_t i = 0; (error = report_error(report, i)) != NULL; i++)
        count += strcmp(error->kind, kind) == 0;
    return count;
}

/* Every property is decided by a complete search that did not stop at the first error. */
static bool is_decided(const Report *report)
{
    return report_is_complete(report) && (report->all_errors || report->summary->error == NULL);
}

typedef struct TestCounts {
    int tests, failures, skipped;
} TestCounts;

static TestCounts count_cases(const Report *report)
{
    TestCounts counts = {0};
    ErrorKind kind;
    for (int i = 0; report_kind(report, i, &kind); i++) {
        bool failed = count_errors(report, kind.name) > 0;
        counts.tests += kind.is_checked;
        counts.failures += kind.is_checked && failed;
        counts.skipped += kind.is_checked && !failed && !is_decided(report);
    }
    assert(counts.failures + counts.skipped <= counts.tests);
    return counts;
}

/* Schemas know no `skipped` of all suites together. */
static void put_counts(const Report *report, bool with_skipped, FILE *out)
{
    TestCounts counts = count_cases(report);
    fprintf(out, " tests=\"%d\" failures=\"%d\" errors=\"0\"", counts.tests, counts.failures);
    if (with_skipped)
        fprintf(out, " skipped=\"%d\"", counts.skipped);
    fprintf(out, " time=\"%.3f\">\n", report->summary->run.seconds);
}

static void put_property(const char *name, const char *value, FILE *out)
{
    fputs("      <property", out);
    xml_put_attribute("name", name, out);
    xml_put_attribute("value", value, out);
    fputs("/>\n", out);
}

static void put_number(const char *name, uint64_t number, FILE *out)
{
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    put_property(name, text, out);
}

static void put_properties(const Report *report, FILE *out)
{
    const Summary *summary = report->summary;
    fputs("    <properties>\n", out);
    put_property("search", summary->search, out);
    for (int i = 0; summary->guide != NULL && i < guide_count(summary->guide); i++)
        put_property("heuristic", guide_text(summary->guide, i), out);
    put_number("seed", summary->seed, out);
    put_property("complete", report_is_complete(report) ? "true" : "false", out);
    put_number("states", summary->figures.states, out);
    put_number("transitions", summary->figures.transitions, out);
    if (summary->error != NULL)
        put_number("length", summary->error->length, out);
    fputs("    </properties>\n", out);
}

/* The counterexample of the first error, as a terminal shows it; other errors have none. */
static void put_counterexample(const Report *report, FILE *out)
{
    char *text = NULL;
    size_t length = 0;
    FILE *memory = open_memstream(&text, &length);
    counterexample_show(report->summary->error, false, memory);
    fclose(memory);
    xml_put(text, out);
    free(text);
}

static void put_text(const ViolationText *error, FILE *out)
{
    xml_put(error->kind, out);
    xml_put(": ", out);
    xml_put(error->message, out);
    if (error->thread[0] != '\0') {
        xml_put(" (thread \"", out);
        xml_put(error->thread, out);
        xml_put("\")", out);
    }
    fputc('\n', out);
    xml_put(error->details, out);
}

static const ViolationText *first_of(const Report *report, const char *kind)
{
    const ViolationText *error;
    for (uint32_t i = 0; (error = report_error(report, i)) != NULL; i++)
        if (strcmp(error->kind, kind) == 0)
            return error;
    return NULL;
}

/* One element, however many errors there are: some readers take only the first. */
static void put_failure(const Report *report, const char *kind, FILE *out)
{
    const ViolationText *error;
    fputs("      <failure", out);
    xml_put_attribute("message", first_of(report, kind)->message, out);
    xml_put_attribute("type", kind, out);
    fputc('>', out);
    for (uint32_t i = 0; (error = report_error(report, i)) != NULL; i++) {
        if (strcmp(error->kind, kind) != 0)
            continue;
        if (i == 0 && report->shown != NULL) {
            xml_put(report->shown, out);
            continue;
        }
        if (i == 0)
            put_counterexample(report, out);
        put_text(error, out);
    }
    fputs("</failure>\n", out);
}

static void put_skipped(const Report *report, FILE *out)
{
    fputs("      <skipped message=\"not decided: ", out);
    if (report->summary->error != NULL && !report->all_errors)
        fputs("the search stopped at the first error", out);
    else {
        fputs("the search is incomplete: ", out);
        xml_put(report->summary->run.reason != NULL ? report->summary->run.reason : "", out);
    }
    fputs("\"/>\n", out);
}

static void put_case(const Report *report, const ErrorKind *kind, const char *arguments, double seconds,
                     FILE *out)
{
    fputs("    <testcase", out);
    xml_put_attribute("classname", report->summary->program, out);
    fprintf(out, " name=\"%s", kind->name);
    if (arguments[0] != '\0') {
        fputs(" (", out);
        xml_put(arguments, out);
        fputc(')', out);
    }
    fprintf(out, "\" time=\"%.3f\">\n", seconds);
    if (count_errors(report, kind->name) > 0)
        put_failure(report, kind->name, out);
    else if (!is_decided(report))
        put_skipped(report, out);
    fputs("    </testcase>\n", out);
}

static void put_suite(const Report *report, const char *arguments, FILE *out)
{
    TestCounts counts = count_cases(report);
    ErrorKind kind;
    fputs("  <testsuite name=\"", out);
    xml_put(report->summary->program, out);
    if (arguments[0] != '\0')
        fputc(' ', out);
    xml_put(arguments, out);
    fputc('"', out);
    put_counts(report, true, out);
    put_properties(report, out);
    for (int i = 0; report_kind(report, i, &kind); i++)
        if (kind.is_checked)
            put_case(report, &kind, arguments, report->summary->run.seconds / counts.tests, out);
    fputs("  </testsuite>\n", out);
}

void junit_put(const Report *report, FILE *out)
{
    char *arguments = report_arguments(report);
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"clew\"", out);
    put_counts(report, false, out);
    put_suite(report, arguments, out);
    fputs("</testsuites>\n", out);
    free(arguments);
}
