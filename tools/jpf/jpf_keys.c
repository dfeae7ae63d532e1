/* Tables of the keys of property files and the options of clew that correspond to them; docs/jpf.md documents
 * them. */
#include "tools/jpf/jpf_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/options.h"

/* --- values --- */

JpfEntry *jpf_take(JpfFile *jpf, const char *key)
{
    JpfEntry *entry = jpf_find(jpf, key);
    if (entry != NULL)
        entry->is_used = true;
    return entry;
}

static bool is_one_of(const char *text, const char *const *names)
{
    for (; *names != NULL; names++)
        if (strcasecmp(text, *names) == 0)
            return true;
    return false;
}

bool jpf_take_flag(JpfFile *jpf, const char *key, bool *flag, Error *error)
{
    static const char *const yes[] = {"true", "t", "yes", "y", "on", "1", NULL}, *const no[] = {
                                                                                     "false", "f", "no", "n",
                                                                                     "off",   "0", NULL};
    const JpfEntry *entry = jpf_take(jpf, key);
    if (entry == NULL)
        return true;
    *flag = is_one_of(entry->value, yes);
    return *flag || is_one_of(entry->value, no)
           || jpf_wrong(entry, error, "%s is true or false, not '%s'", key, entry->value);
}

bool jpf_take_number(JpfFile *jpf, const char *key, long long least, long long *number, Error *error)
{
    const JpfEntry *entry = jpf_take(jpf, key);
    char *end;
    if (entry == NULL)
        return true;
    *number = strtoll(entry->value, &end, 10);
    return (end != entry->value && *end == '\0' && *number >= least && *number <= INT32_MAX)
           || jpf_wrong(entry, error, "%s needs a number from %lld to %d, not '%s'", key, least, INT32_MAX,
                        entry->value);
}

static void add_trimmed(StringList *items, const char *text, size_t length)
{
    for (; length > 0 && strchr(" \t", text[0]) != NULL; length--)
        text++;
    while (length > 0 && strchr(" \t", text[length - 1]) != NULL)
        length--;
    char *item = memory_copy_string(text);
    item[length] = '\0';
    if (length > 0)
        string_list_add(items, item);
    free(item);
}

void jpf_split(const char *text, const char *separators, StringList *items)
{
    for (size_t length; *text != '\0'; text += length + (text[length] != '\0')) {
        length = strcspn(text, separators);
        add_trimmed(items, text, length);
    }
}

const char *jpf_simple_name(const char *class_name)
{
    const char *dot = strrchr(class_name, '.');
    return dot != NULL ? dot + 1 : class_name;
}

/* --- keys that correspond to one option --- */

static const struct {
    const char *key, *option;
    double unit;
} numbers[] = {
    {"search.depth_limit", "--max-depth", 1}, {"cg.seed", "--seed", 1},
    {"budget.max_depth", "--max-depth", 1},   {"budget.max_state", "--max-states", 1},
    {"budget.max_time", "--max-time", 1000},  {"cg.max_processors", "--processors", 1},
};

static const struct {
    const char *key, *option;
    bool when;
} switches[] = {
    {"search.multiple_errors", "--all-errors", true},
    {"vm.por", "--no-reduction", false},
    {"cg.break_single_choice", "--single-steps", true},
    {"vm.tree_output", "--print", true},
};

/* Values that describe what clew always does; other values are reported as ignored. */
static const struct {
    const char *key, *value;
} fixed[] = {
    {"cg.enable_atomic", "true"},
    {"cg.enumerate_random", "false"},
    {"cg.boolean.false_first", "true"},
    {"cg.threads.break_start", "true"},
    {"cg.threads.break_yield", "true"},
    {"cg.threads.break_sleep", "true"},
    {"cg.threads.break_arrays", "true"},
    {"vm.gc", "true"},
    {"vm.enable_assertions", "*"},
    {"vm.verify.ignore_path", "true"},
    {"vm.shared.skip_finals", "true"},
    {"vm.finalize", "false"},
    {"vm.process_finalizers", "false"},
    {"search.match_depth", "false"},
    {"target.entry", "main([Ljava/lang/String;)V"},
};

static bool translate_numbers(JpfFile *jpf, StringList *options, Error *error)
{
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        long long number = -1;
        if (!jpf_take_number(jpf, numbers[i].key, -1, &number, error))
            return false;
        bool is_none = number < 0 || (number == 0 && strcmp(numbers[i].option, "--seed") != 0);
        if (!is_none)
            command_line_add_option_format(options, numbers[i].option, "%.10g",
                                           (double)number / numbers[i].unit);
    }
    return true;
}

static bool translate_switches(JpfFile *jpf, StringList *options, Error *error)
{
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        bool flag = !switches[i].when;
        if (!jpf_take_flag(jpf, switches[i].key, &flag, error))
            return false;
        if (flag == switches[i].when)
            string_list_add(options, switches[i].option);
    }
    return true;
}

static void take_fixed(JpfFile *jpf)
{
    for (size_t i = 0; i < sizeof fixed / sizeof fixed[0]; i++) {
        JpfEntry *entry = jpf_find(jpf, fixed[i].key);
        if (entry != NULL && strcmp(entry->value, fixed[i].value) == 0)
            entry->is_used = true;
    }
}

/* --- paths --- */

/* The path of `item` relative to the folder of `file`; NULL: no such file. */
static char *beside(const char *file, const char *item)
{
    const char *slash = strrchr(file, '/');
    Bytes path = {0};
    bytes_format(&path, "%.*s%s", slash != NULL && item[0] != '/' ? (int)(slash + 1 - file) : 0, file, item);
    bytes_add_u1(&path, 0);
    if (access((char *)path.data, F_OK) == 0)
        return (char *)path.data;
    bytes_free(&path);
    return NULL;
}

/* Relative to the current folder, or the file that set the key, or the file of the command line. */
static char *locate(const JpfFile *jpf, const JpfEntry *entry, const char *item)
{
    char *found = beside("", item);
    if (found == NULL)
        found = beside(entry->file, item);
    return found != NULL ? found : beside(jpf->names[0], item);
}

/* Items that do not exist are left out with a message: such lists often name files of other machines. */
static void translate_path(JpfFile *jpf, const char *key, const char *option, StringList *options)
{
    const JpfEntry *entry = jpf_take(jpf, key);
    StringList items = {0};
    Bytes path = {0};
    if (entry == NULL)
        return;
    jpf_split(entry->value, ",;:", &items);
    for (int i = 0; i < items.count; i++) {
        char *place = locate(jpf, entry, items.list[i]);
        if (place != NULL)
            bytes_format(&path, "%s%s", path.length > 0 ? ":" : "", place);
        else
            jpf_say(entry, "%s: %s does not exist and is left out", key, items.list[i]);
        free(place);
    }
    bytes_add_u1(&path, 0);
    if (path.length > 1)
        command_line_add_option(options, option, (char *)path.data);
    bytes_free(&path);
    string_list_free(&items);
}

/* --- properties and listeners --- */

typedef enum Effect { EFFECT_NOTHING, EFFECT_RACE, EFFECT_COVERAGE, EFFECT_FIGURES, EFFECT_DOT } Effect;

/* EFFECT_NOTHING: clew does this without being asked. */
static const struct {
    const char *name;
    Effect effect;
} listeners[] = {
    {"DeadlockAnalyzer", EFFECT_NOTHING},
    {"ErrorTraceGenerator", EFFECT_NOTHING},
    {"BudgetChecker", EFFECT_NOTHING},
    {"PreciseRaceDetector", EFFECT_RACE},
    {"RaceDetector", EFFECT_RACE},
    {"CoverageAnalyzer", EFFECT_COVERAGE},
    {"SearchStats", EFFECT_FIGURES},
    {"StateSpaceDot", EFFECT_DOT},
    {"SimpleDot", EFFECT_DOT},
};

static void add_listener(const JpfEntry *entry, const char *class_name, bool *race, StringList *options)
{
    for (size_t i = 0; i < sizeof listeners / sizeof listeners[0]; i++) {
        if (strcmp(listeners[i].name, jpf_simple_name(class_name)) != 0)
            continue;
        *race |= listeners[i].effect == EFFECT_RACE;
        if (listeners[i].effect == EFFECT_COVERAGE)
            string_list_add(options, "--coverage");
        if (listeners[i].effect == EFFECT_FIGURES)
            string_list_add(options, "-v");
        if (listeners[i].effect == EFFECT_DOT)
            command_line_add_option(options, "--dot", "jpf-state-space.dot");
        return;
    }
    jpf_say(entry, "listener %s is ignored: clew has no counterpart", class_name);
}

static void add_property(const JpfEntry *entry, const char *class_name, Bytes *list)
{
    const char *name = jpf_simple_name(class_name);
    const char *found = strcmp(name, "NotDeadlockedProperty") == 0          ? "deadlock"
                        : strcmp(name, "NoUncaughtExceptionsProperty") == 0 ? "assertion,exception"
                        : strcmp(name, "PreciseRaceDetector") == 0          ? "race"
                                                                            : NULL;
    if (found != NULL)
        bytes_format(list, "%s%s", list->length > 0 ? "," : "", found);
    else
        jpf_say(entry, "property %s is ignored: clew has no counterpart", class_name);
}

static void translate_properties(JpfFile *jpf, StringList *options)
{
    const JpfEntry *listener = jpf_take(jpf, "listener"), *entry = jpf_take(jpf, "search.properties");
    bool race = false;
    StringList items = {0}, classes = {0};
    Bytes list = {0};
    jpf_split(listener != NULL ? listener->value : "", ",;:", &items);
    for (int i = 0; i < items.count; i++)
        add_listener(listener, items.list[i], &race, options);
    jpf_split(entry != NULL ? entry->value : "", ",;:", &classes);
    for (int i = 0; i < classes.count; i++)
        add_property(entry, classes.list[i], &list);
    if (list.length == 0)
        bytes_add_text(&list, "deadlock,assertion,exception");
    bytes_format(&list, "%s", race ? ",race" : "");
    bytes_add_u1(&list, 0);
    if (race || classes.count > 0)
        command_line_add_option(options, "--property", (char *)list.data);
    bytes_free(&list);
    string_list_free(&items);
    string_list_free(&classes);
}

/* Without a class for storing states JPF matches none. */
static void translate_storage(JpfFile *jpf, StringList *options)
{
    const JpfEntry *entry = jpf_take(jpf, "vm.storage.class");
    if (entry != NULL && (entry->value[0] == '\0' || strcmp(entry->value, "none") == 0))
        string_list_add(options, "--no-match");
}

/* No key of JPF: whose classes of the Java library are checked. */
static void translate_library(JpfFile *jpf, StringList *options)
{
    const JpfEntry *entry = jpf_take(jpf, "clew.library");
    if (entry != NULL)
        command_line_add_option(options, "--library", entry->value);
}

/* --- the whole --- */

static bool translate_target(JpfFile *jpf, JpfCheck *check, Error *error)
{
    const JpfEntry *target = jpf_take(jpf, "target"), *arguments = jpf_take(jpf, "target.args"),
                   *old = jpf_take(jpf, "target_args");
    if (target == NULL || target->value[0] == '\0')
        return error_set(error, "%s: the target is missing: target = MAIN-CLASS", jpf->names[0]);
    check->target = target->value;
    jpf_split(arguments != NULL ? arguments->value : old != NULL ? old->value : "", ",", &check->arguments);
    return true;
}

/* Only names of about the same length: other keys of JPF resemble those that are known here. */
static bool is_typo(const char *key, const char *nearest)
{
    size_t length = strlen(key), wanted = nearest != NULL ? strlen(nearest) : 0;
    return nearest != NULL && strcmp(nearest, key) != 0 && length + 2 >= wanted && wanted + 2 >= length;
}

static void report_ignored(const JpfFile *jpf)
{
    static const char *const known[] = {"target",
                                        "target.args",
                                        "classpath",
                                        "sourcepath",
                                        "search.class",
                                        "search.depth_limit",
                                        "search.multiple_errors",
                                        "search.properties",
                                        "search.heuristic.queue_limit",
                                        "search.heuristic.beam_search",
                                        "listener",
                                        "cg.randomize_choices",
                                        "cg.seed",
                                        "vm.por",
                                        "vm.storage.class",
                                        "clew.library",
                                        NULL};
    for (int i = 0; i < jpf->count; i++) {
        const JpfEntry *entry = &jpf->entries[i];
        const char *nearest = nearest_name(entry->key, known);
        if (!entry->is_used && is_typo(entry->key, nearest))
            jpf_say(entry, "%s is ignored (did you mean %s?)", entry->key, nearest);
        else if (!entry->is_used)
            jpf_say(entry, "%s is ignored", entry->key);
    }
}

bool jpf_translate(JpfFile *jpf, JpfCheck *check, Error *error)
{
    if (!translate_target(jpf, check, error) || !jpf_translate_search(jpf, &check->guidance, error)
        || !translate_numbers(jpf, &check->options, error) || !translate_switches(jpf, &check->options, error)
        || !jpf_translate_choices(jpf, &check->options, error))
        return false;
    translate_path(jpf, "classpath", "-cp", &check->options);
    translate_path(jpf, "sourcepath", "-sp", &check->options);
    translate_properties(jpf, &check->options);
    translate_storage(jpf, &check->options);
    translate_library(jpf, &check->options);
    take_fixed(jpf);
    report_ignored(jpf);
    return true;
}

void jpf_check_free(JpfCheck *check)
{
    string_list_free(&check->options);
    string_list_free(&check->guidance);
    string_list_free(&check->arguments);
}
