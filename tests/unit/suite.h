/* Unit tests with CUnit.  A suite is one file that ends in
 *
 *     const Test reader_suite[] = { TEST(a_class_without_a_super_class_is_refused), ..., {0} };
 *
 * and one line SUITE(reader) in suites.def.  A test's name is a sentence.  Tests run from the root of the
 * sources. */
#ifndef TESTS_UNIT_SUITE_H
#define TESTS_UNIT_SUITE_H

#include <CUnit/CUnit.h>

typedef struct Test {
    const char *name;
    void (*run)(void);
} Test;

#define TEST(name)  \
    {               \
#name, name \
    }

/* Fails with both texts when `text` does not contain `part`. */
void assert_contains(const char *text, const char *part);

/* Says on stderr why a test could not do its work here. */
void skip_test(const char *why);

#endif
