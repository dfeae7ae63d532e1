/* Builds the class path (clew's library, a JDK, the program), finds the main class and loads the program. */
#include "tools/program/launch.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "classfiles/library_choice.h"

/* The library, embedded by the linker from build/library.zip. */
extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

static bool add_jdk(Launch *launch, const Options *options, Error *error)
{
    const char *wanted = options_text(options, "--jdk", NULL);
    if (wanted != NULL && strcmp(wanted, "none") == 0)
        return true;
    if (wanted != NULL && access(wanted, F_OK) != 0)
        return error_no_file(error, "JDK", wanted);
    launch->jdk_home = classpath_find_jdk(wanted, error);
    if (launch->jdk_home == NULL)
        return wanted == NULL;
    return classpath_add_jdk(launch->classpath, launch->jdk_home, error);
}

/* The modules become part of the class path, which java.class.path does not show. */
static bool add_modules(Launch *launch, const char *path, Error *error)
{
    if (path == NULL)
        return true;
    char *copy = memory_copy_string(path), *rest = copy, *entry;
    bool fine = true;
    while (fine && (entry = strsep(&rest, ":")) != NULL)
        fine = entry[0] == '\0' || classpath_add_modules(launch->classpath, entry, error);
    free(copy);
    return fine;
}

static bool add_all(Launch *launch, const Options *options, Error *error)
{
    size_t length = (size_t)(_binary_library_zip_end - _binary_library_zip_start);
    launch->classpath = classpath_create();
    const char *jar = options_text(options, "-jar", NULL);
    launch->library = memory_copy_string(options_text(options, "--library", "own"));
    const char *module_path = options_text(options, "--module-path", NULL);
    const char *path = options_text(options, "-cp", module_path != NULL ? module_path : ".");
    launch->class_path = memory_copy_string(jar != NULL ? jar : path);
    return classpath_add_archive_in_memory(launch->classpath, _binary_library_zip_start, length,
                                           "clew's library", error)
           && add_jdk(launch, options, error) && library_choose(launch->classpath, launch->library, error)
           && classpath_add(launch->classpath, launch->class_path, error)
           && add_modules(launch, options_text(options, "--module-path", NULL), error);
}

static void note_missing_entries(const Launch *launch, const Options *options)
{
    const char *missing = classpath_missing(launch->classpath);
    if (missing[0] != '\0' && options_has(options, "-v"))
        fprintf(stderr, "clew: ignored, as java does: %s\n", missing);
}

/* libzip works out the local time of each entry, which nobody asks for.  Without TZ the C library looks at
 * the machine's time zone file each time: a fifth of the time of a small check.  No other thread runs yet. */
static bool build_classpath(Launch *launch, const Options *options, Error *error)
{
    bool has_zone = getenv("TZ") != NULL;
    if (!has_zone)
        setenv("TZ", "UTC0", 0);
    bool fine = add_all(launch, options, error);
    if (!has_zone)
        unsetenv("TZ");
    return fine;
}

static bool find_main(Launch *launch, const Options *options, int argc, char **argv, int *index, Error *error)
{
    const char *jar = options_text(options, "-jar", NULL);
    if (jar != NULL) {
        launch->main_class = classpath_main_class(jar, error);
        return launch->main_class != NULL;
    }
    const char *module = options_text(options, "--module", NULL);
    if (module != NULL) {
        const char *slash = strchr(module, '/');
        launch->main_class = slash != NULL && slash[1] != '\0' ? memory_copy_string(slash + 1) : NULL;
        return launch->main_class != NULL
               || error_set(error,
                            "option --module needs NAME/CLASS, the module and its main class, not '%s'",
                            module);
    }
    if (*index == argc)
        return error_set(error, "no main class was given; try 'clew help'");
    launch->main_class = memory_copy_string(argv[(*index)++]);
    return true;
}

static bool read_config(Launch *launch, const Options *options, Error *error)
{
    int count = options_texts(options, "--config", launch->config);
    for (int i = 0; i < count; i++)
        if (strchr(launch->config[i], '=') == NULL || launch->config[i][0] == '=')
            return error_set(error, "option --config needs KEY=VALUE, not '%s'", launch->config[i]);
    return true;
}

static bool read_ignored(Launch *launch, const char *name, Error *error)
{
    char *line = NULL;
    size_t size = 0;
    FILE *file = fopen(name, "r");
    if (file == NULL)
        return error_no_file(error, "file", name);
    while (getline(&line, &size, file) >= 0) {
        char *pattern = line + strspn(line, " \t");
        pattern[strcspn(pattern, " \t\r\n")] = '\0';
        if (pattern[0] != '\0' && pattern[0] != '#')
            string_list_add(&launch->ignored_races, pattern);
    }
    free(line);
    fclose(file);
    return true;
}

static bool read_all_ignored(Launch *launch, const Options *options, Error *error)
{
    const char *texts[OPTIONS_MAX + 1];
    int count = options_texts(options, "--ignore-race", texts);
    for (int i = 0; i < count; i++)
        string_list_add(&launch->ignored_races, texts[i]);
    count = options_texts(options, "--ignore-races", texts);
    bool fine = true;
    for (int i = 0; i < count && fine; i++)
        fine = read_ignored(launch, texts[i], error);
    return fine;
}

static bool is_switch(const char *rule)
{
    size_t length = strcspn(rule, ":");
    return (rule[length] == '\0' || rule[length + 1] != '\0')
           && ((length == 2 && strncmp(rule, "on", 2) == 0) || (length == 3 && strncmp(rule, "off", 3) == 0));
}

static bool read_java(Launch *launch, const Options *options, Error *error)
{
    int count = options_texts(options, "-D", launch->defined);
    for (int i = 0; i < count; i++)
        if (strchr(launch->defined[i], '=') == NULL || launch->defined[i][0] == '=')
            return error_set(error, "option -D needs KEY=VALUE, not '%s'", launch->defined[i]);
    count = options_texts(options, "--assertions", launch->assertions);
    for (int i = 0; i < count; i++)
        if (!is_switch(launch->assertions[i]))
            return error_set(error, "option --assertions is on, off, on:WHERE or off:WHERE, not '%s'",
                             launch->assertions[i]);
    return true;
}

static bool add_writable(Launch *launch, const char *folder, Error *error)
{
    int count = 0;
    char *path = realpath(folder, NULL);
    if (path == NULL)
        return error_no_file(error, "folder", folder);
    while (launch->writable != NULL && launch->writable[count] != NULL)
        count++;
    launch->writable = memory_resize(launch->writable, (size_t)(count + 2) * sizeof *launch->writable);
    launch->writable[count] = path;
    launch->writable[count + 1] = NULL;
    return true;
}

static bool allow(Launch *launch, const char *what, Error *error)
{
    if (strcmp(what, "exec") == 0)
        return launch->may_exec = true;
    if (strcmp(what, "net") == 0)
        return launch->may_net = true;
    if (strncmp(what, "write=", strlen("write=")) == 0)
        return add_writable(launch, what + strlen("write="), error);
    return error_set(error, "--allow knows exec, net and write=DIR, not '%s'", what);
}

static bool read_allowed(Launch *launch, const Options *options, Error *error)
{
    const char *lists[OPTIONS_MAX];
    int count = options_texts(options, "--allow", lists);
    bool fine = true;
    for (int i = 0; i < count && fine; i++) {
        char *list = memory_copy_string(lists[i]), *rest = list;
        for (char *word; fine && (word = strsep(&rest, ",")) != NULL;)
            fine = allow(launch, word, error);
        free(list);
    }
    return fine;
}

bool launch_open(Launch *launch, const Options *options, int argc, char **argv, int *index, Error *error)
{
    assert(*index <= argc);
    *launch = (Launch){0};
    bool is_open = read_config(launch, options, error) && read_java(launch, options, error)
                   && read_all_ignored(launch, options, error) && read_allowed(launch, options, error)
                   && build_classpath(launch, options, error)
                   && find_main(launch, options, argc, argv, index, error)
                   && (launch->program = program_create(launch->classpath, error)) != NULL;
    if (is_open)
        note_missing_entries(launch, options);
    return is_open;
}

void launch_close(Launch *launch)
{
    if (launch->program != NULL)
        program_destroy(launch->program);
    if (launch->classpath != NULL)
        classpath_destroy(launch->classpath);
    free(launch->jdk_home);
    free(launch->library);
    free(launch->class_path);
    free(launch->main_class);
    string_list_free(&launch->ignored_races);
    for (const char **folder = launch->writable; folder != NULL && *folder != NULL; folder++)
        free((char *)*folder);
    free(launch->writable);
}

static bool is_long_option(const OptionSpec *specs, const char *word)
{
    size_t length = strcspn(word, "=");
    for (; specs->name != NULL; specs++)
        if (strncmp(word, "--", 2) == 0 && strlen(specs->name) == length
            && strncmp(specs->name, word, length) == 0)
            return true;
    return false;
}

void launch_note_late_options(const OptionSpec *specs, int argc, char **argv)
{
    for (int i = 0; i < argc; i++) {
        if (is_long_option(specs, argv[i])) {
            fprintf(
                stderr,
                "clew: %s comes after the main class, so it is passed to the program; options of clew come "
                "before it\n",
                argv[i]);
            return;
        }
    }
}
