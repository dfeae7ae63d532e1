/* Suggests a class for a name that was not found: the nearest name on the class path by edit distance of the
 * simple names; and recognizes the name of a file where a class is wanted. */
#include "classfiles/near_class.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "base/spelling.h"
#include "classfiles/classfile.h"

typedef struct Nearest {
    const char *wanted; /* as Java writes it */
    char *best;         /* owned */
    int least;          /* a distance that a better one is below of */
} Nearest;

static const char *simple_name(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot != NULL ? dot + 1 : name;
}

/* Who has the class right and the package wrong, or left it out, is nearer than any misspelling; who gave no
 * package may have both wrong. */
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

static bool ends_in(const char *name, const char *end)
{
    size_t length = strlen(name), end_length = strlen(end);
    return length > end_length && strcmp(name + length - end_length, end) == 0;
}

/* A source or class file in place of a class.  What was found by its name is meant only if the file may hold
 * it: c/Main.class may hold no c.Main, if it was not compiled for that package. */
static bool is_a_file(Error *error, const char *name, const char *wanted, const char *nearest)
{
    char text[SUGGESTION_MAX];
    bool is_source = ends_in(name, ".java");
    if ((!is_source && !ends_in(name, ".class")) || access(name, F_OK) != 0)
        return false;
    if (nearest != NULL && (strcmp(wanted, nearest) == 0 || ends_in(wanted, nearest)) && is_source)
        error_set(error, "%s is a source file, and it is the class that is named%s", name,
                  suggestion(nearest, text));
    else if (is_source)
        error_set(
            error,
            "%s is a source file: compile it (javac -g -d classes %s), then name the class (-cp classes MAIN)",
            name, name);
    else
        error_set(error,
                  "%s is a class file: name the class, and by -cp the folder in which its package begins",
                  name);
    return true;
}

/* The name that the class file has itself, as Java writes it; to be freed.  NULL: it cannot be read. */
static char *name_inside(Classpath *path, const char *name, char **origin)
{
    ClassBytes found;
    Error ignored;
    Bytes file = {0};
    for (const char *c = name; *c != '\0'; c++)
        bytes_add_u1(&file, *c == '.' ? '/' : (unsigned char)*c);
    bytes_add_text(&file, ".class");
    bytes_add_u1(&file, 0);
    bool is_found = classpath_find_of_kind(path, SOURCE_PROGRAM, (const char *)file.data, &found, &ignored);
    bytes_free(&file);
    ClassFile *class_file =
        is_found ? classfile_read(found.bytes, found.length, found.origin, &ignored) : NULL;
    if (class_file == NULL)
        return NULL;
    char *inside = as_class_name(class_file->name);
    *origin = memory_copy_string(found.origin);
    classfile_free(class_file);
    return inside;
}

const char *class_path_meant(const char *origin, const char *inside, char text[SUGGESTION_MAX])
{
    size_t tail = strlen(inside) + strlen("/.class");
    char meant[SUGGESTION_MAX];
    const char *folder = strncmp(origin, "./", 2) == 0 ? origin + 2 : origin;
    if (strlen(folder) <= tail || strstr(origin, "!/") != NULL)
        return "";
    char *name = as_class_name(inside);
    snprintf(meant, sizeof meant, "-cp %.*s %s", (int)(strlen(folder) - tail), folder, name);
    free(name);
    return suggestion(meant, text);
}

/* A class was found by the place of its file, which begins in another folder than its package: then it is the
 * class path that must be another one. */
static bool is_in_wrong_folder(Error *error, Classpath *path, const char *name, const char *nearest)
{
    char *origin = NULL, *inside = nearest != NULL ? name_inside(path, nearest, &origin) : NULL;
    char text[SUGGESTION_MAX];
    bool is_wrong =
        inside != NULL && strcmp(inside, nearest) != 0 && class_path_meant(origin, inside, text)[0] != '\0';
    if (is_wrong)
        error_set(error, "class %s was not found on the class path%s", name, text);
    free(origin);
    free(inside);
    return is_wrong;
}

bool error_no_class(Error *error, Classpath *path, const char *name)
{
    char text[SUGGESTION_MAX];
    if (ends_in(name, ".jar"))
        return error_set(
            error,
            "class %s was not found on the class path: a jar is named by -jar FILE, or by -cp FILE before the class",
            name);
    char *wanted = as_class_name(name);
    Nearest nearest = {.wanted = wanted, .least = spelling_tolerance(wanted) + 2};
    classpath_each_class(path, SOURCE_PROGRAM, visit, &nearest);
    if (!is_a_file(error, name, wanted, nearest.best) && !is_in_wrong_folder(error, path, name, nearest.best))
        error_set(error, "class %s was not found on the class path%s", name, suggestion(nearest.best, text));
    if (classpath_missing(path)[0] != '\0')
        error_prefix(error, "%s", classpath_missing(path));
    free(nearest.best);
    free(wanted);
    return false;
}
