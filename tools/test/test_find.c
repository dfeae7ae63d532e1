/* Looks through the classes of folders and jars, and lets the VM list the tests of those that may have some.
 */
#include "tools/test/test_find.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "classfiles/classfile.h"
#include "classfiles/classpath.h"
#include "tools/commands.h"
#include "tools/common/command_line.h"
#include "tools/test/test_files.h"
#include "tools/test/test_pattern.h"

/* --- candidates --- */

typedef struct Candidates {
    Classpath *path;
    const StringList *patterns;
    StringList seen;     /* all names, as they are met */
    StringList names;    /* "pkg.Class" */
    StringList mentions; /* those of `names` that name a test framework */
    TestList *list;      /* for what cannot be read */
} Candidates;

static void see_class(void *context, const char *name)
{
    Candidates *candidates = context;
    string_list_add(&candidates->seen, name);
}

static bool is_of_framework(const char *text)
{
    static const char *const prefixes[] = {"Lorg/junit/", "Lorg/testng/", "Lclew/junit/",
                                           "junit/framework/TestCase"};
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
        if (strncmp(text, prefixes[i], strlen(prefixes[i])) == 0)
            return true;
    return false;
}

static bool mentions_framework(const ClassFile *file)
{
    for (uint16_t i = 1; i < file->constant_count; i++)
        if (file->constants[i].kind == CONSTANT_UTF8 && is_of_framework(file->constants[i].text))
            return true;
    return false;
}

/* Tests come from annotations of its own, from what it inherits, or from classes nested in it. */
static bool may_have_tests(const ClassFile *file)
{
    bool inherits = file->super_name != NULL
                    && (strcmp(file->super_name, "java/lang/Object") != 0 || file->interface_count > 0);
    bool is_made = !(file->flags & (ACC_ABSTRACT | ACC_INTERFACE | ACC_ENUM | ACC_SYNTHETIC | ACC_MODULE));
    return is_made && file->enclosing_class == NULL
           && (inherits || file->inner_class_count > 0 || mentions_framework(file));
}

static void look_at_class(Candidates *candidates, const char *internal_name)
{
    Error error = {0};
    ClassBytes bytes;
    char *file_name = memory_allocate(strlen(internal_name) + sizeof ".class");
    char *name = memory_copy_string(internal_name);
    for (char *slash = name; (slash = strchr(slash, '/')) != NULL;)
        *slash = '.';
    strcat(strcpy(file_name, internal_name), ".class");
    if (test_class_is_chosen(candidates->patterns, name)) {
        ClassFile *file = NULL;
        if (classpath_find_of_kind(candidates->path, SOURCE_PROGRAM, file_name, &bytes, &error))
            file = classfile_read(bytes.bytes, bytes.length, bytes.origin, &error);
        if (file == NULL)
            test_item_set_aside(test_list_add(candidates->list, name, "", 0), TEST_UNUSABLE, error.text);
        else if (may_have_tests(file)) {
            string_list_add(&candidates->names, name);
            if (mentions_framework(file))
                string_list_add(&candidates->mentions, name);
        }
        if (file != NULL)
            classfile_free(file);
    }
    free(name);
    free(file_name);
}

static int compare_names(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static bool collect_candidates(Candidates *candidates, const TestPlaces *places, Error *error)
{
    candidates->path = classpath_create();
    bool is_fine = true;
    for (int i = 0; i < places->folders.count && is_fine; i++)
        is_fine = classpath_add(candidates->path, places->folders.list[i], error);
    if (is_fine) {
        classpath_each_class(candidates->path, SOURCE_PROGRAM, see_class, candidates);
        if (candidates->seen.count > 1)
            qsort(candidates->seen.list, (size_t)candidates->seen.count, sizeof *candidates->seen.list,
                  compare_names);
        for (int i = 0; i < candidates->seen.count; i++)
            if (i == 0 || strcmp(candidates->seen.list[i], candidates->seen.list[i - 1]) != 0)
                look_at_class(candidates, candidates->seen.list[i]);
    }
    classpath_destroy(candidates->path);
    return is_fine;
}

/* --- what the VM lists --- */

enum { FIELDS = 8, BATCH = 256 };

static void take_test(char *fields[FIELDS], const StringList *patterns, TestList *list)
{
    TestItem *item = test_list_add(list, fields[3], fields[4], atoi(fields[5]));
    item->outer = memory_copy_string(fields[1]);
    item->path = memory_copy_string(fields[2]);
    item->arguments = memory_copy_string(fields[6]);
    if (strcmp(fields[0], "skipped") == 0)
        test_item_set_aside(item, TEST_SKIPPED, fields[7]);
    else if (strcmp(fields[0], "unusable") == 0)
        test_item_set_aside(item, TEST_UNUSABLE, fields[7]);
    if (!test_is_chosen(patterns, item))
        test_list_drop_last(list);
}

/* Takes the lines that were written, and returns the number of classes that they are about. */
static int take_lines(char *text, const Candidates *candidates)
{
    int classes = 0;
    for (char *rest = text, *line; (line = strsep(&rest, "\n")) != NULL && rest != NULL;) {
        char *fields[FIELDS] = {0};
        int count = 0;
        for (char *field; count < FIELDS && (field = strsep(&line, "\t")) != NULL;)
            fields[count++] = field;
        if (strcmp(fields[0], "class") == 0)
            classes++;
        else if (strcmp(fields[0], "broken") == 0 && count == 3) {
            if (string_list_has(&candidates->mentions, fields[1]))
                test_item_set_aside(test_list_add(candidates->list, fields[1], "", 0), TEST_UNUSABLE,
                                    fields[2]);
        } else if (count == FIELDS)
            take_test(fields, candidates->patterns, candidates->list);
    }
    return classes;
}

/* Why the list ended early, as a part of a sentence; to be freed. */
static char *trouble(int status, const char *folder)
{
    char *messages = test_file_read(folder, "messages"), *line;
    Bytes text = {0};
    if (status == STATUS_INCOMPLETE)
        bytes_add_text(&text, "its tests cannot be listed: what makes their arguments does not end");
    else if ((line = messages == NULL ? NULL : strstr(messages, "clew: ")) != NULL)
        bytes_format(&text, "its tests cannot be listed: %.*s", (int)strcspn(line + 6, "\n"), line + 6);
    else
        bytes_add_text(&text, "its tests cannot be listed: what makes their arguments ends the program");
    bytes_add_u1(&text, 0);
    free(messages);
    return (char *)text.data;
}

/* Lists the classes from `from` on and returns how many are done: not all, if one of them stops the VM. */
static int list_batch(const StringList *options, const Candidates *candidates, int from, const char *folder,
                      Error *error)
{
    int count = candidates->names.count - from < BATCH ? candidates->names.count - from : BATCH;
    StringList line = {0};
    string_list_add(&line, "run");
    string_list_add_all(&line, options->count, options->list);
    string_list_add_all(&line, 2, (char *[]){"--max-steps", "300000000"});
    string_list_add(&line, "clew.internal.test.Finder");
    string_list_add_all(&line, count, candidates->names.list + from);
    int status = test_process_run(&line, folder, error);
    string_list_free(&line);
    if (status < 0)
        return -1;
    char *text = test_file_read(folder, "output");
    int listed = text == NULL ? 0 : take_lines(text, candidates);
    free(text);
    if (status == STATUS_FINE)
        return count;
    char *why = trouble(status, folder);
    if (listed == 0) { /* no class is to blame: the class path, or an option */
        error_set(error, "%s", why + strlen("its tests cannot be listed: "));
        free(why);
        return -1;
    }
    test_item_set_aside(test_list_add(candidates->list, candidates->names.list[from + listed - 1], "", 0),
                        TEST_UNUSABLE, why);
    free(why);
    return listed;
}

bool test_find(const TestPlaces *places, const StringList *options, const StringList *patterns,
               const char *folder, TestList *list, Error *error)
{
    Candidates candidates = {.patterns = patterns, .list = list};
    bool is_fine = collect_candidates(&candidates, places, error);
    for (int done = 0; is_fine && done < candidates.names.count;) {
        int listed = list_batch(options, &candidates, done, folder, error);
        is_fine = listed > 0;
        done += listed;
    }
    string_list_free(&candidates.seen);
    string_list_free(&candidates.names);
    string_list_free(&candidates.mentions);
    return is_fine;
}
