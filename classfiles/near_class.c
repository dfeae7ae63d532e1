/* Near classes; see near_class.h. */
#include "classfiles/near_class.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "base/spelling.h"

typedef struct Nearest {
    const char *wanted;         /* as Java writes it */
    char       *best;           /* owned */
    int         least;          /* a distance that a better one is below of */
} Nearest;

static const char *simple_name(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot != NULL ? dot + 1 : name;
}

/* Who has the class right and the package wrong, or left it out, is nearer than any misspelling; who gave no package may have both wrong. */
static int distance(const char *wanted, const char *name)
{
    if (strcmp(simple_name(wanted), simple_name(name)) == 0)
        return 0;
    if (strcasecmp(simple_name(wanted), simple_name(name)) == 0)
        return 1;
    bool has_package = simple_name(wanted) != wanted;
    return 1 + spelling_distance(wanted, has_package ? name : simple_name(name));
}

static void visit(void *context, const char *internal)
{
    Nearest *nearest = context;
    char *name = memory_copy_string(internal);
    for (char *c = name; *c != '\0'; c++)
        if (*c == '/')
            *c = '.';
    int d = distance(nearest->wanted, name);
    if (d < nearest->least) {
        nearest->least = d;
        free(nearest->best);
        nearest->best = name;
    } else
        free(name);
}

/* "folder/Main.class" and "Main.java" are meant as Main; to be freed. */
static char *as_class_name(const char *name)
{
    char *copy = memory_copy_string(name), *dot = strrchr(copy, '.');
    if (dot != NULL && (strcmp(dot, ".class") == 0 || strcmp(dot, ".java") == 0))
        *dot = '\0';
    for (char *c = copy; *c != '\0'; c++)
        if (*c == '/')
            *c = '.';
    return copy;
}

bool error_no_class(Error *error, Classpath *path, const char *name)
{
    char text[SUGGESTION_MAX];
    size_t length = strlen(name);
    if (length > 4 && strcmp(name + length - 4, ".jar") == 0)
        return error_set(error, "class %s was not found on the class path: a jar is named by -jar FILE, or by -cp FILE before the class", name);
    char *wanted = as_class_name(name);
    Nearest nearest = {.wanted = wanted, .least = spelling_tolerance(wanted) + 2};
    classpath_each_class(path, SOURCE_PROGRAM, visit, &nearest);
    error_set(error, "class %s was not found on the class path%s", name, suggestion(nearest.best, text));
    free(nearest.best);
    free(wanted);
    return false;
}
