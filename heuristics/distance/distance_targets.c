/* Finds the places in the code that a distance is measured to: it parses the text of a goal and looks through
 * the methods of the program for each kind of place. */
#include "heuristics/distance/distance_targets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/options.h"
#include "heuristics/language/expression_suggest.h"

enum { NAME_SIZE = 512 };

typedef struct Finder {
    DistanceGoals *goals;
    const Vm *vm;
    ControlFlow *flow;
    Error *error;
    char **classes; /* of the program, as Java writes them */
    uint32_t class_count;
    uint32_t places; /* found so far: instructions that begin one */
    /* of the goal that is being looked for */
    const char *word;
    bool has_class;         /* there is a class, or a file, of this name */
    int line, below, above; /* lines with code around it; 0: none */
    const Class *last;      /* class of this name */
} Finder;

/* FLOW_NOWHERE: of code that the VM does not run, as it has its own. */
static void add(Finder *finder, uint32_t node)
{
    DistanceGoals *goals = finder->goals;
    if (node == FLOW_NOWHERE)
        return;
    MEMORY_ROOM_FOR(goals->nodes, goals->capacity, goals->count);
    goals->nodes[goals->count++] = node;
}

/* --- classes --- */

static char *internal_name(const char *name)
{
    char *internal = memory_copy_string(name);
    for (char *at = internal; *at != '\0'; at++)
        if (*at == '.')
            *at = '/';
    return internal;
}

/* NULL: it cannot be loaded, and so never runs. */
static const Class *load(const Finder *finder, const char *name)
{
    char *internal = internal_name(name);
    const Class *class = view_load_class(finder->vm, internal);
    free(internal);
    return class;
}

/* "bench.DiningPhil$Philosopher", with a dot for the dollar too, or the end of it: "DiningPhil",
 * "Philosopher". */
static bool is_called(const char *class_name, const char *word, size_t length)
{
    size_t whole = strlen(class_name);
    if (length == 0 || length > whole
        || (length < whole && strchr(".$", class_name[whole - length - 1]) == NULL))
        return false;
    const char *end = class_name + (whole - length);
    for (size_t i = 0; i < length; i++)
        if (end[i] != word[i] && !(end[i] == '$' && word[i] == '.'))
            return false;
    return true;
}

/* Is it, or is it nested in, a class of this name? */
static bool is_within(const char *class_name, const char *word, size_t length)
{
    char outer[NAME_SIZE];
    snprintf(outer, sizeof outer, "%s", class_name);
    for (char *dollar = outer + strlen(outer); dollar != NULL; dollar = strrchr(outer, '$')) {
        *dollar = '\0';
        if (is_called(outer, word, length))
            return true;
    }
    return false;
}

/* "Main.java" or "bench/Main.java". */
static bool is_of_file(const Finder *finder, const char *class_name, size_t length)
{
    char *name = internal_name(class_name), file[NAME_SIZE], path[2 * NAME_SIZE] = "";
    const char *slash = strrchr(name, '/');
    if (view_source_file(finder->vm, name, file, sizeof file))
        snprintf(path, sizeof path, "%.*s%s", slash == NULL ? 0 : (int)(slash - name) + 1, name, file);
    free(name);
    size_t whole = strlen(path);
    return length > 0 && length <= whole && strncmp(path + (whole - length), finder->word, length) == 0
           && (length == whole || path[whole - length - 1] == '/');
}

static bool no_class(const Finder *finder, size_t length)
{
    char name[NAME_SIZE], suggestion[NAME_SIZE];
    snprintf(name, sizeof name, "%.*s", (int)length, finder->word);
    suggest_class(finder->vm, name, suggestion, sizeof suggestion);
    return error_set(finder->error, "goal=%s: the program has no class %s%s", finder->word, name, suggestion);
}

/* --- lines --- */

static void note_line(Finder *finder, int line)
{
    if (line > 0 && line < finder->line && line > finder->below)
        finder->below = line;
    if (line > finder->line && (finder->above == 0 || line < finder->above))
        finder->above = line;
}

static void find_line_in(Finder *finder, const Class *class)
{
    const Method *method;
    for (uint32_t i = 0; (method = view_method_at(class, i)) != NULL; i++) {
        bool is_there = false;
        for (uint32_t offset = 0; offset < view_code_length(method); offset++) {
            int line = view_line(method, offset);
            note_line(finder, line);
            if (line != finder->line)
                continue;
            add(finder, flow_node(finder->flow, method, offset));
            is_there = true;
        }
        finder->places += is_there;
    }
}

static bool no_line(const Finder *finder, size_t length)
{
    char around[80] = "no line of it is known to have code: was it compiled without -g?";
    if (finder->below > 0 && finder->above > 0)
        snprintf(around, sizeof around, "the nearest that have are %d and %d", finder->below, finder->above);
    else if (finder->below > 0 || finder->above > 0)
        snprintf(around, sizeof around, "the nearest that has is %d",
                 finder->below > 0 ? finder->below : finder->above);
    return error_set(finder->error, "goal=%s: line %d of %.*s has no code (%s)", finder->word, finder->line,
                     (int)length, finder->word, around);
}

static bool no_file(const Finder *finder, size_t length)
{
    return error_set(finder->error, "goal=%s: no class of the program was compiled from %.*s", finder->word,
                     (int)length, finder->word);
}

static bool find_line(Finder *finder, const char *colon)
{
    size_t length = (size_t)(colon - finder->word);
    char *end;
    long line = strtol(colon + 1, &end, 10);
    if (line < 1 || line > UINT16_MAX || *end != '\0')
        return error_set(finder->error, "goal=%s: a line is a number from 1 to %d, not %s", finder->word,
                         UINT16_MAX, colon + 1);
    bool is_file =
        length > strlen(".java") && strncmp(colon - strlen(".java"), ".java", strlen(".java")) == 0;
    uint32_t before = finder->goals->count;
    finder->line = (int)line;
    for (uint32_t i = 0; i < finder->class_count; i++) {
        const char *name = finder->classes[i];
        bool is_meant = is_file ? is_of_file(finder, name, length) : is_within(name, finder->word, length);
        const Class *class = is_meant ? load(finder, name) : NULL;
        if (class == NULL)
            continue;
        finder->has_class = true;
        find_line_in(finder, class);
    }
    if (!finder->has_class)
        return is_file ? no_file(finder, length) : no_class(finder, length);
    return finder->goals->count > before || no_line(finder, length);
}

/* --- methods --- */

static bool no_method(const Finder *finder, const char *name)
{
    enum { METHODS_MAX = 1000 };
    const char *names[METHODS_MAX + 1] = {0}, *nearest;
    char class_name[NAME_SIZE];
    const Method *method;
    for (uint32_t i = 0; i < METHODS_MAX && (method = view_method_at(finder->last, i)) != NULL; i++)
        names[i] = view_method_name(method);
    nearest = nearest_name(name, names);
    view_class_name(finder->last, class_name, sizeof class_name);
    return error_set(finder->error, "goal=%s: %s has no method %s with code%s%s%s", finder->word, class_name,
                     name, nearest ? " (did you mean " : "", nearest ? nearest : "", nearest ? "?)" : "");
}

static void find_method_in(Finder *finder, const Class *class, const char *name)
{
    const Method *method;
    for (uint32_t i = 0; (method = view_method_at(class, i)) != NULL; i++) {
        if (strcmp(view_method_name(method), name) != 0 || view_code_length(method) == 0)
            continue;
        add(finder, flow_node(finder->flow, method, 0));
        finder->places++;
    }
}

static bool find_method(Finder *finder)
{
    const char *dot = strrchr(finder->word, '.');
    uint32_t before = finder->goals->count;
    if (dot == NULL)
        return error_set(finder->error,
                         "goal=%s: a goal is FILE.java:LINE, CLASS:LINE, CLASS.METHOD, assertions or throws",
                         finder->word);
    size_t length = (size_t)(dot - finder->word);
    for (uint32_t i = 0; i < finder->class_count; i++) {
        const Class *class =
            is_called(finder->classes[i], finder->word, length) ? load(finder, finder->classes[i]) : NULL;
        if (class == NULL)
            continue;
        finder->last = class;
        find_method_in(finder, class, dot + 1);
    }
    if (finder->last == NULL)
        return no_class(finder, length);
    return finder->goals->count > before || no_method(finder, dot + 1);
}

/* --- all of a kind --- */

static bool find_marked(Finder *finder, uint8_t mark)
{
    uint32_t before = finder->goals->count;
    for (uint32_t node = 0; node < flow_node_count(finder->flow); node++)
        if (flow_marks(finder->flow, node) & mark)
            add(finder, node);
    finder->places += finder->goals->count - before;
    return finder->goals->count > before;
}

static bool find_all_assertions(Finder *finder)
{
    return find_marked(finder, FLOW_IS_ASSERTION)
           || error_set(finder->error, "goal=assertions: the program can reach no assertion");
}

static bool find_all_throws(Finder *finder)
{
    return find_marked(finder, FLOW_IS_THROW)
           || error_set(finder->error, "goal=throws: the program's own code can reach no throw");
}

static bool find_default(Finder *finder, const char **chosen)
{
    *chosen = "assertions";
    if (find_marked(finder, FLOW_IS_ASSERTION))
        return true;
    *chosen = "throws";
    return find_marked(finder, FLOW_IS_THROW)
           || error_set(
               finder->error,
               "the program can reach no assertion and no throw: say where to go, with goal=FILE.java:LINE or CLASS.METHOD");
}

/* --- the whole --- */

static bool find_one(Finder *finder, const char *word)
{
    const char *colon = strrchr(word, ':');
    finder->word = word;
    finder->has_class = false;
    finder->last = NULL;
    finder->below = finder->above = 0;
    if (strcmp(word, "assertions") == 0)
        return find_all_assertions(finder);
    if (strcmp(word, "throws") == 0)
        return find_all_throws(finder);
    return colon != NULL ? find_line(finder, colon) : find_method(finder);
}

static bool find_each(Finder *finder, const char *text)
{
    char *words = memory_copy_string(text), *rest = words, *word;
    bool fine = true;
    while (fine && (word = strsep(&rest, "+")) != NULL)
        fine = find_one(finder, word);
    free(words);
    return fine;
}

bool goals_find(DistanceGoals *goals, const Vm *vm, ControlFlow *flow, const char *text, Error *error)
{
    Finder finder = {.goals = goals, .vm = vm, .flow = flow, .error = error};
    const char *chosen = text;
    finder.classes = view_program_classes(vm, &finder.class_count);
    bool fine = text != NULL ? find_each(&finder, text) : find_default(&finder, &chosen);
    for (uint32_t i = 0; i < finder.class_count; i++)
        free(finder.classes[i]);
    free(finder.classes);
    snprintf(goals->note, sizeof goals->note, "goal=%s (%u %s)", chosen, finder.places,
             finder.places == 1 ? "place" : "places");
    return fine;
}

void goals_free(DistanceGoals *goals) { free(goals->nodes); }
