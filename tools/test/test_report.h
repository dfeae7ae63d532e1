/* What `clew test` says: a line for each test as it ends, the counterexamples, a summary; and files. */
#ifndef TOOLS_TEST_TEST_REPORT_H
#define TOOLS_TEST_TEST_REPORT_H

#include <stdio.h>

#include "base/error.h"
#include "tools/test/test_item.h"

typedef struct TestReport {
    const TestList *list;
    double seconds;      /* of the whole run */
    double limit;        /* for each test */
    bool is_strict;      /* incomplete is a failure */
    bool is_interrupted; /* before the end */
} TestReport;

void test_report_line(const TestItem *item, FILE *out);
void test_report_name(const TestItem *item,
                      FILE *out); /* the same for --list: a result only if it is set aside */
void test_report_counterexamples(const TestReport *report, FILE *out);
void test_report_summary(const TestReport *report, FILE *out);
int test_report_status(const TestReport *report); /* the exit status */

/* "failed: assertion: ...", as in the line of a test; to be freed. */
char *test_result_text(const TestItem *item);

/* Files; "-" is standard output. */
bool test_report_junit(const TestReport *report, const char *file, Error *error);
bool test_report_json(const TestReport *report, const char *file, Error *error);
bool test_report_sarif(const TestReport *report, const char *file, Error *error);
/* Removes the index of a run before, and the pages that it links to, so that none of it is taken for this
 * one's.
 */
void test_pages_remove(const char *folder);
bool test_report_index(const TestReport *report, const char *folder, Error *error); /* FOLDER/index.html */

#endif
