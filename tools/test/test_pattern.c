/* Compares names of tests with patterns. */
#include "tools/test/test_pattern.h"

#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "base/spelling.h"

/* Does the text from its beginning match the pattern up to `end`, and stop where `stops` has one of its
 * characters, or at its end? */
static bool matches(const char *pattern, const char *end, const char *text, const char *stops)
{
    if (pattern == end)
        return *text == '\0' || strchr(stops, *text) != NULL;
    if (*pattern == '*') {
        for (;; text++) {
            if (matches(pattern + 1, end, text, stops))
                return true;
            if (*text == '\0')
                return false;
        }
    }
    return *text == *pattern && matches(pattern + 1, end, text + 1, stops);
}

/* "pkg.Outer$Inner" by its whole name, by a package around it, or by "Outer" and "Inner" alone. */
static bool class_matches(const char *pattern, const char *end, const char *class_name)
{
    if (matches(pattern, end, class_name, ".$"))
        return true;
    for (const char *part = class_name; (part = strpbrk(part, ".$")) != NULL;)
        if (matches(pattern, end, ++part, "$"))
            return true;
    return false;
}

static const char *end_of_class(const char *pattern) { return pattern + strcspn(pattern, "#"); }

static bool is_chosen_by(const char *pattern, const TestItem *item)
{
    const char *end = end_of_class(pattern);
    if (!class_matches(pattern, end, item->class_name))
        return false;
    if (*end == '\0')
        return true;
    const char *of_item = strrchr(item->name, '#');
    return of_item != NULL && matches(end + 1, end + strlen(end), of_item + 1, "([");
}

bool test_is_chosen(const StringList *patterns, const TestItem *item)
{
    for (int i = 0; i < patterns->count; i++)
        if (is_chosen_by(patterns->list[i], item))
            return true;
    return patterns->count == 0;
}

bool test_pattern_is_met(const char *pattern, const TestList *list)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (is_chosen_by(pattern, &list->items[i]))
            return true;
    return false;
}

/* --- what a misspelt pattern may have meant --- */

typedef struct Meant {
    const char *pattern;
    char *name; /* the nearest so far; NULL: none */
    int distance;
} Meant;

static void consider(Meant *meant, const char *class_name, size_t class_length, const char *method)
{
    Bytes name = {0};
    bytes_add(&name, class_name, class_length);
    if (method != NULL)
        bytes_format(&name, "#%.*s", (int)strcspn(method, "("), method);
    bytes_add_u1(&name, 0);
    int distance = spelling_distance(meant->pattern, (const char *)name.data);
    if (distance >= meant->distance) {
        bytes_free(&name);
        return;
    }
    free(meant->name);
    meant->name = (char *)name.data;
    meant->distance = distance;
}

/* Its class by its whole name and by its last parts; with a method, if the pattern has one. */
static void consider_item(Meant *meant, const TestItem *item)
{
    const char *end = end_of_class(meant->pattern), *method = *end == '#' ? item->method : NULL;
    if (method != NULL && class_matches(meant->pattern, end, item->class_name)) {
        consider(meant, meant->pattern, (size_t)(end - meant->pattern), method);
        return;
    }
    for (const char *part = item->class_name; part != NULL; part = strpbrk(part, ".$")) {
        part += part > item->class_name;
        consider(meant, part, strlen(part), method);
    }
}

char *test_meant(const TestList *list, const char *pattern)
{
    Meant meant = {.pattern = pattern, .distance = spelling_tolerance(pattern) + 1};
    for (uint32_t i = 0; i < list->count; i++)
        consider_item(&meant, &list->items[i]);
    return meant.name;
}

bool test_class_is_chosen(const StringList *patterns, const char *class_name)
{
    for (int i = 0; i < patterns->count; i++) {
        const char *pattern = patterns->list[i], *end = end_of_class(pattern);
        const char *dollar = memchr(pattern, '$', (size_t)(end - pattern));
        /* Tests of nested classes are listed with the outermost. */
        if (class_matches(pattern, end, class_name)
            || (dollar != NULL && class_matches(pattern, dollar, class_name))
            || (memchr(pattern, '.', (size_t)(end - pattern)) == NULL && strchr(class_name, '$') == NULL))
            return true;
    }
    return patterns->count == 0;
}
