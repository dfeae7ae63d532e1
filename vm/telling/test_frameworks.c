/* The packages of test frameworks. */
#include "vm/test_frameworks.h"

#include <stddef.h>

static const char *const packages[] = {"org.junit.",  "junit.",        "org.opentest4j.",
                                       "org.testng.", "org.hamcrest.", "org.assertj."};

static bool is_in(const char *class_name, const char *package)
{
    while (*package != '\0' && (*class_name == *package || (*class_name == '/' && *package == '.')))
        class_name++, package++;
    return *package == '\0';
}

bool is_of_test_framework(const char *class_name)
{
    for (size_t i = 0; i < sizeof packages / sizeof packages[0]; i++)
        if (is_in(class_name, packages[i]))
            return true;
    return false;
}
