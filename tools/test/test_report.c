/* The report of `clew test` as text. */
#include "tools/test/test_report.h"

#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "tools/commands.h"
#include "tools/common/clean_text.h"
#include "tools/common/status_line.h"

static void add_states(Bytes *text, const TestItem *item)
{
    bytes_format(text, "%llu state%s", (unsigned long long)item->states, item->states == 1 ? "" : "s");
}

char *test_result_text(const TestItem *item)
{
    Bytes text = {0};
    bytes_add_text(&text, test_verdict_name(item->verdict));
    switch (item->verdict) {
    case TEST_PROVED:
        bytes_add_text(&text, " (");
        add_states(&text, item);
        bytes_add_text(&text, ")");
        break;
    case TEST_FAILED:
        bytes_format(&text, ": %s: %s (%u step%s)", item->kind, item->message, item->length,
                     item->length == 1 ? "" : "s");
        break;
    case TEST_INCOMPLETE:
        bytes_add_text(&text, " (");
        add_states(&text, item);
        if (item->branches > 0)
            bytes_format(&text, ", %d of %d branches", item->branches_covered, item->branches);
        bytes_add_text(&text, ")");
        break;
    default:
        if (item->reason != NULL)
            bytes_format(&text, " (%s)", item->reason);
    }
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* Names, arguments and messages come from class files and programs: one line each, and no control characters.
 */
static void print_clean(const char *text, FILE *out)
{
    char *clean = clean_text(text, strcspn(text, "\n"));
    fputs(clean, out);
    free(clean);
}

static void print_name(const TestItem *item, FILE *out)
{
    print_clean(item->name, out);
    if (item->arguments != NULL && item->arguments[0] != '\0') {
        fputs(" (", out);
        print_clean(item->arguments, out);
        fputc(')', out);
    }
}

void test_report_line(const TestItem *item, FILE *out)
{
    char *text = test_result_text(item);
    print_name(item, out);
    fputs(": ", out);
    print_clean(text, out);
    fputc('\n', out);
    fflush(out);
    free(text);
}

void test_report_name(const TestItem *item, FILE *out)
{
    if (item->verdict != TEST_PENDING) {
        test_report_line(item, out);
        return;
    }
    print_name(item, out);
    fputc('\n', out);
}

void test_report_counterexamples(const TestReport *report, FILE *out)
{
    for (uint32_t i = 0; i < report->list->count; i++) {
        const TestItem *item = &report->list->items[i];
        if (item->shown == NULL)
            continue;
        fputs("\n--- ", out);
        print_clean(item->name, out);
        fprintf(out, " ---\n%s", item->shown); /* clean: a check has written it */
    }
}

/* Each note once, with the number of tests that it is about. */
static void print_notes(const TestList *list, FILE *out)
{
    StringList said = {0};
    for (uint32_t i = 0; i < list->count; i++) {
        for (int j = 0; j < list->items[i].notes.count; j++) {
            const char *note = list->items[i].notes.list[j];
            uint32_t count = 0;
            if (string_list_has(&said, note))
                continue;
            string_list_add(&said, note);
            for (uint32_t k = i; k < list->count; k++)
                count += string_list_has(&list->items[k].notes, note);
            fprintf(out, "note: %u test%s: %s\n", count, count == 1 ? "" : "s", note);
        }
    }
    string_list_free(&said);
}

void test_report_summary(const TestReport *report, FILE *out)
{
    static const TestVerdict order[] = {TEST_PROVED,   TEST_FAILED,  TEST_INCOMPLETE,
                                        TEST_UNUSABLE, TEST_SKIPPED, TEST_PENDING};
    const TestList *list = report->list;
    fputc('\n', out);
    print_notes(list, out);
    fprintf(out, "%u test%s", list->count, list->count == 1 ? "" : "s");
    const char *before = ": ";
    for (size_t i = 0; i < sizeof order / sizeof order[0]; i++) {
        uint32_t count = test_list_count(list, order[i]);
        if (count == 0)
            continue;
        fprintf(out, "%s%u %s", before, count, test_verdict_name(order[i]));
        before = ", ";
    }
    fprintf(out, "; %.1f s\n", report->seconds);
    if (test_list_count(list, TEST_INCOMPLETE) > 0)
        fprintf(out, "what was not failed in the time given is not proved: %s\n",
                report->is_strict ? "--strict makes it a failure; --time gives more"
                                  : "--time gives more, --strict makes it a failure");
}

int test_report_status(const TestReport *report)
{
    const TestList *list = report->list;
    if (test_list_count(list, TEST_FAILED) > 0)
        return STATUS_VIOLATION;
    if (test_list_count(list, TEST_UNUSABLE) > 0)
        return STATUS_USAGE;
    bool is_incomplete = report->is_strict && test_list_count(list, TEST_INCOMPLETE) > 0;
    return report->is_interrupted || is_incomplete ? STATUS_INCOMPLETE : STATUS_FINE;
}
