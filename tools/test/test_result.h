/* From what the check of a test has written to the verdict on the test. */
#ifndef TOOLS_TEST_TEST_RESULT_H
#define TOOLS_TEST_TEST_RESULT_H

#include "tools/test/test_item.h"

typedef struct TestOutput {
    int status;                               /* exit status; 128 + N: ended by signal N */
    char *summary, *shown, *messages, *sarif; /* what it has written; NULL: nothing */
} TestOutput;

void test_output_free(TestOutput *output);

/* Takes the result of a search.  An incomplete one may be taken over by that of another search. */
void test_result_take(TestItem *item, const TestOutput *output);

/* Takes what random walks have covered; they may have found a violation, too. */
void test_result_measure(TestItem *item, const TestOutput *output);

#endif
