/* Checks tests, each in a process of its own, several at a time.
 *
 *   quick    dfs for a short time: small tests end here, without the start of a portfolio
 *   long     the rest of the time: a portfolio, or the search that was asked for
 *   measure  how much random walks cover of a test that was neither proved nor failed */
#ifndef TOOLS_TEST_TEST_JOBS_H
#define TOOLS_TEST_TEST_JOBS_H

#include <signal.h>

#include "base/error.h"
#include "tools/test/test_item.h"

typedef struct TestJobs {
    StringList options; /* of `clew check`, for all */
    bool has_search;    /* they name one: there is no portfolio */
    double seconds;     /* for each test */
    int processes;      /* at a time */
    const char *folder; /* of temporary files */
    const char *pages;  /* folder for pages; NULL: none are wanted */
    bool wants_sarif;
    const volatile sig_atomic_t *interrupted;
    void (*ended)(void *context, const TestItem *item); /* called for each test as it ends */
    void *context;
} TestJobs;

/* Checks all that are pending. */
bool test_jobs_run(const TestJobs *jobs, TestList *list, Error *error);

#endif
