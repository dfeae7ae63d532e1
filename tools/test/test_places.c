/* Finds folders of tests, and what else belongs on their class path.
 *
 *   Maven   target/test-classes        with target/classes
 *   Gradle  build/classes/java/test    with build/classes/java/main..., build/resources/main...
 *
 * Jars are those that a file in the project's folder names: clew.cp, also in target or build, as
 * `mvn dependency:build-classpath -Dmdep.outputFile=clew.cp` writes it, or .classpath, the same or as Eclipse
 * has it. */
#include "tools/test/test_places.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/memory.h"

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);
    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

bool test_word_is_place(const char *word)
{
    return strchr(word, '/') != NULL || ends_with(word, ".jar") || is_folder(word);
}

static char *joined(const char *folder, const char *name)
{
    Bytes path = {0};
    if (strcmp(folder, "") != 0 && name[0] != '/')
        bytes_format(&path, "%s/", folder);
    bytes_add_text(&path, name);
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

static void add_once(StringList *list, const char *path)
{
    if (!string_list_has(list, path))
        string_list_add(list, path);
}

/* Adds the folders that match; in the order of their names. */
static void add_matching(StringList *list, const char *root, const char *pattern)
{
    char *path = joined(root, pattern);
    glob_t found = {0};
    if (glob(path, 0, NULL, &found) == 0)
        for (size_t i = 0; i < found.gl_pathc; i++)
            if (is_folder(found.gl_pathv[i]))
                add_once(list, found.gl_pathv[i]);
    globfree(&found);
    free(path);
}

/* --- files that name jars --- */

static char *read_file(const char *path)
{
    Bytes text = {0};
    char chunk[4096];
    size_t count;
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return NULL;
    while ((count = fread(chunk, 1, sizeof chunk, file)) > 0)
        bytes_add(&text, chunk, count);
    fclose(file);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

static void add_entry(StringList *list, const char *root, const char *entry)
{
    char *path = joined(root, entry);
    add_once(list, path);
    free(path);
}

static void add_colon_list(StringList *list, const char *root, char *text)
{
    for (char *rest = text, *entry; (entry = strsep(&rest, ":\n\r")) != NULL;)
        if (entry[0] != '\0')
            add_entry(list, root, entry);
}

/* Eclipse: <classpathentry kind="lib" path="lib/a.jar"/>. */
static void add_eclipse_list(StringList *list, const char *root, char *text)
{
    for (char *at = text; (at = strstr(at, "<classpathentry")) != NULL;) {
        char *end = strchr(at, '>');
        if (end == NULL)
            return;
        *end = '\0';
        char *path = strstr(at, " path=\""), *close = path == NULL ? NULL : strchr(path + 7, '"');
        if (strstr(at, "kind=\"lib\"") != NULL && close != NULL) {
            *close = '\0';
            add_entry(list, root, path + 7);
        }
        at = end + 1;
    }
}

static void add_named_jars(StringList *list, const char *root)
{
    static const char *const names[] = {"clew.cp", "target/clew.cp", "build/clew.cp", ".classpath"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *path = joined(root, names[i]), *text = read_file(path);
        free(path);
        if (text == NULL)
            continue;
        if (text[strspn(text, " \n\r\t")] == '<')
            add_eclipse_list(list, root, text);
        else
            add_colon_list(list, root, text);
        free(text);
        return;
    }
}

/* --- layouts --- */

/* The project's folder of a folder of tests, to be freed; NULL: the layout is not known. */
static char *root_of(const char *place)
{
    char *path = memory_copy_string(place);
    size_t length = strlen(path);
    while (length > 1 && path[length - 1] == '/')
        path[--length] = '\0';
    static const char *const maven = "target/test-classes", *const gradle = "build/classes/";
    size_t root = 0;
    const char *in_build = strstr(path, gradle);
    if (ends_with(path, maven))
        root = length - strlen(maven);
    else if (in_build != NULL)
        root = (size_t)(in_build - path);
    else {
        free(path);
        return NULL;
    }
    path[root > 1 ? root - 1 : root] = '\0'; /* without the slash, unless it is the root of all */
    return path;
}

static void add_layout(StringList *class_path, const char *place)
{
    char *root = root_of(place);
    if (root == NULL)
        return;
    add_matching(class_path, root, "target/classes");
    add_matching(class_path, root, "build/classes/*/*");
    add_matching(class_path, root, "build/resources/*");
    add_named_jars(class_path, root);
    free(root);
}

/* --- what was given --- */

static void split_path(const char *given, StringList *entries)
{
    char *copy = memory_copy_string(given), *rest = copy;
    for (char *entry; (entry = strsep(&rest, ":")) != NULL;)
        if (entry[0] != '\0')
            string_list_add(entries, entry);
    free(copy);
}

static void take_from_path(StringList *folders, const StringList *entries)
{
    for (int i = 0; i < entries->count; i++)
        if (is_folder(entries->list[i]))
            add_once(folders, entries->list[i]);
    for (int i = 0; folders->count == 0 && i < entries->count; i++)
        add_once(folders, entries->list[i]);
}

static void look_around(StringList *folders)
{
    add_matching(folders, "", "target/test-classes");
    if (folders->count == 0)
        add_matching(folders, "", "build/classes/*/test");
    if (folders->count == 0)
        string_list_add(folders, ".");
}

static char *with_colons(const StringList *list)
{
    Bytes text = {0};
    for (int i = 0; i < list->count; i++)
        bytes_format(&text, "%s%s", i == 0 ? "" : ":", list->list[i]);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

bool test_places_find(TestPlaces *places, const char *given, const StringList *words, Error *error)
{
    StringList path = {0}, entries = {0};
    *places = (TestPlaces){0};
    if (given != NULL)
        split_path(given, &entries);
    for (int i = 0; i < words->count; i++) {
        bool is_there = access(words->list[i], R_OK) == 0;
        if (!is_there || ends_with(words->list[i], ".class")) {
            string_list_free(&entries);
            return error_set(error,
                             is_there ? "%s is a class file: tests are looked for in a folder or jar, and "
                                        "chosen by the name of their class"
                                      : "there is no folder or jar %s to look for tests in",
                             words->list[i]);
        }
        add_once(&places->folders, words->list[i]);
    }
    if (places->folders.count == 0 && given != NULL)
        take_from_path(&places->folders, &entries);
    else if (places->folders.count == 0)
        look_around(&places->folders);
    string_list_add_all(&path, places->folders.count, places->folders.list);
    for (int i = 0; given == NULL && i < places->folders.count; i++)
        add_layout(&path, places->folders.list[i]);
    for (int i = 0; i < entries.count; i++)
        add_once(&path, entries.list[i]);
    places->class_path = with_colons(given != NULL && words->count == 0 ? &entries : &path);
    string_list_free(&path);
    string_list_free(&entries);
    return true;
}

void test_places_free(TestPlaces *places)
{
    string_list_free(&places->folders);
    free(places->class_path);
}
