/* A test that `clew test` has found, and what came of it. */
#ifndef TOOLS_TEST_TEST_ITEM_H
#define TOOLS_TEST_TEST_ITEM_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/common/string_list.h"

typedef enum TestVerdict {
    TEST_PENDING,
    TEST_PROVED,     /* on every schedule */
    TEST_FAILED,     /* on some schedule */
    TEST_INCOMPLETE, /* on no schedule that the time was enough for */
    TEST_UNUSABLE,   /* clew cannot check it */
    TEST_SKIPPED,    /* switched off, or an assumption fails on every schedule */
    TEST_VERDICTS
} TestVerdict;

typedef struct TestItem {
    /* As clew.internal.test.Finder lists it. */
    char *outer;      /* class that the driver loads */
    char *path;       /* "/Inner/Deeper": nested classes in it */
    char *class_name; /* "pkg.Outer$Inner" */
    char *method;     /* "name", "name(int)" */
    int index;        /* number of the call, from 1 on; 0: it is called once */
    char *arguments;  /* as text; "": none */
    char *name;       /* "pkg.Outer$Inner#name(int)[2]" */
    /* The result. */
    TestVerdict verdict;
    char *reason; /* why it is unusable or skipped; NULL otherwise */
    /* Of a check; NULL and 0 where there was none. */
    char *kind, *message; /* of the violation */
    char *search;         /* that gave the result */
    char *shown;          /* the counterexample as a terminal shows it */
    char *page;           /* file of the counterexample's page, in the folder of pages */
    struct json_t *sarif; /* the log of the check */
    StringList notes;     /* what the verdict rests on */
    uint64_t states;
    uint32_t length;     /* of the counterexample */
    bool is_out_of_time; /* incomplete because of that, not of another limit */
    int branches, branches_covered;
    double seconds;
} TestItem;

typedef struct TestList {
    TestItem *items;
    uint32_t count, capacity;
} TestList;

/* A new item at the end; the texts are copied. */
TestItem *test_list_add(TestList *list, const char *class_name, const char *method, int index);
void test_list_drop_last(TestList *list);
void test_list_free(TestList *list);

/* Sets verdict and reason. */
void test_item_set_aside(TestItem *item, TestVerdict verdict, const char *reason);

const char *test_verdict_name(TestVerdict verdict); /* "not failed in the time given" */
const char *test_verdict_key(TestVerdict verdict);  /* in JSON: "incomplete" */
uint32_t test_list_count(const TestList *list, TestVerdict verdict);

#endif
