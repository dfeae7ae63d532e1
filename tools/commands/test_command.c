/* `clew test`: finds the tests of a project and checks every schedule of each. */
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/spelling.h"
#include "tools/checking/check_options.h"
#include "tools/commands.h"
#include "tools/common/child_process.h"
#include "tools/common/command_line.h"
#include "tools/common/interrupts.h"
#include "tools/common/status_line.h"
#include "tools/program/properties.h"
#include "tools/report/unusable.h"
#include "tools/test/test_files.h"
#include "tools/test/test_find.h"
#include "tools/test/test_jobs.h"
#include "tools/test/test_pattern.h"
#include "tools/test/test_report.h"
#include "tools/trials/trial_pool.h"

#define DEFAULT_PROPERTIES "deadlock,assertion,exception,exit,hang"

static const OptionSpec test_options[] = {
    {"-cp", "PATH",
     "the class path of the tests (default: found by the layouts of Maven and Gradle, and a file clew.cp)"},
    {"--time", "S", "time for each test (default 10): a portfolio of searches, or the one of --search"},
    {"--strict", NULL, "tests that are not decided in the time given make exit status 3"},
    {"-j", "N", "number of tests at the same time, each a process (default: one per core)"},
    {"--property", "LIST", "properties to check (default " DEFAULT_PROPERTIES ")"},
    {"--list", NULL, "do not check: list the tests"},
    {"--json", "FILE", "write all results (- is standard output)"},
    {"--junit", "FILE", "write the results as JUnit XML, a test case for each test"},
    {"--sarif", "FILE", "write the failures as SARIF 2.1.0"},
    {"--html", "FOLDER", "write an index page, and a page for each counterexample, into this folder"},
    {PROGRESS_OPTION("the tests are")},
    {0}};

static const char test_notes[] =
    "A word with a slash, a folder or a jar is a place to look for tests in; others are patterns: Class, Class#method, package, with * "
    "for any text. Without a place, tests are those in the folders of -cp, in target/test-classes or build/classes/java/test.\n\n"
    "Tests are methods that JUnit 3 to 6 or TestNG would run. Each is checked by itself, with what its class does before and after it. A result is proved (no "
    "schedule fails), failed, not failed in the time given, unusable (clew cannot run it as its framework would), or skipped (switched off, or an "
    "assumption fails on every schedule).\n\n"
    "Exit status: 1 if a test failed; else 2 if one is unusable or there is none; else 3 if the run was interrupted, or with --strict a "
    "test was not decided; else 0. See docs/testing.md.";

typedef struct TestCommand {
    Options own;              /* of the table above */
    StringList check, launch; /* options for `clew check` and for `clew run`, without the class path */
    StringList places, patterns;
    bool has_search;
    double seconds;
    int64_t processes;
    char *folder; /* of temporary files */
    TestPlaces found;
    TestList list;
    StatusLine line;
    uint32_t ended;
} TestCommand;

/* --- the command line --- */

static const OptionSpec *find_option(const OptionSpec *specs, const char *name)
{
    for (; specs->name != NULL; specs++)
        if (strcmp(specs->name, name) == 0)
            return specs;
    return NULL;
}

/* Options of its own, and those of check that every process of a portfolio takes, or one search. */
static OptionSpec *all_options(void)
{
    size_t count = 0;
    OptionSpec *all =
        memory_allocate((OPTIONS_MAX + sizeof test_options / sizeof test_options[0]) * 2 * sizeof *all);
    for (const OptionSpec *spec = test_options; spec->name != NULL; spec++)
        all[count++] = *spec;
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (find_option(test_options, spec->name) == NULL && strcmp(spec->name, "-jar") != 0
            && !check_option_has(spec->name, WRITES_FILE)
            && (check_option_has(spec->name, FOR_MEMBERS) || check_option_has(spec->name, SAYS_HOW)))
            all[count++] = *spec;
    return all;
}

static void add_given(StringList *line, const OptionSpec *spec, const char *value)
{
    string_list_add(line, spec->name);
    if (spec->value != NULL)
        string_list_add(line, value);
}

static void sort_options(TestCommand *command, const Options *given)
{
    static const char *const of_run[] = {"--jdk", "--library", "--config"};
    for (int i = 0; i < given->count; i++) {
        const OptionSpec *spec = given->given[i].spec, *own = find_option(test_options, spec->name);
        if (own != NULL) {
            command->own.given[command->own.count].spec = own;
            command->own.given[command->own.count++].value = given->given[i].value;
            continue;
        }
        add_given(&command->check, spec, given->given[i].value);
        command->has_search |= strcmp(spec->name, "--search") == 0;
        for (size_t j = 0; j < sizeof of_run / sizeof of_run[0]; j++)
            if (strcmp(spec->name, of_run[j]) == 0)
                add_given(&command->launch, spec, given->given[i].value);
    }
}

/* A search's own options do not go with a portfolio. */
static bool options_fit(const TestCommand *command, Error *error)
{
    for (int i = 0; i < command->check.count && !command->has_search; i++)
        if (check_option_has(command->check.list[i], SAYS_HOW))
            return error_set(error, "option %s needs --search", command->check.list[i]);
    unsigned properties;
    Goals *goals = NULL;
    TimeProperties time = {0};
    bool is_fine = properties_read(options_text(&command->own, "--property", DEFAULT_PROPERTIES), &properties,
                                   &goals, &time, error);
    free(time.starving);
    goals_destroy(goals);
    return is_fine;
}

static bool parse(TestCommand *command, int argc, char **argv, Error *error)
{
    OptionSpec *all = all_options();
    Options given = {0};
    int index = 0;
    bool is_fine = true;
    while (is_fine && index < argc) { /* options may come after words, too */
        is_fine = options_parse(all, argc, argv, &index, &given, error);
        if (is_fine && index < argc) {
            string_list_add(test_word_is_place(argv[index]) ? &command->places : &command->patterns,
                            argv[index]);
            index++;
        }
    }
    command->seconds = 10;
    command->processes = processor_count();
    sort_options(command, &given);
    is_fine = is_fine && options_decimal(&command->own, "--time", 0.01, 1e9, &command->seconds, error)
              && options_number(&command->own, "-j", 1, TRIAL_POOL_MAX, &command->processes, error)
              && options_fit(command, error);
    free(all);
    return is_fine;
}

static bool make_folder(const char *folder, Error *error)
{
    struct stat status;
    if (folder == NULL || mkdir(folder, 0777) == 0)
        return true;
    int reason = errno;
    bool is_there = stat(folder, &status) == 0 && S_ISDIR(status.st_mode);
    return is_there || error_set(error, "cannot make the folder %s: %s", folder, strerror(reason));
}

/* --- the run --- */

/* java says nothing of entries that are not there, but a test that cannot be used may lack one. */
static void note_missing_entries(const char *class_path)
{
    char *copy = memory_copy_string(class_path), *rest = copy, *entry;
    while ((entry = strsep(&rest, ":")) != NULL)
        if (entry[0] != '\0' && entry[strlen(entry) - 1] != '*' && access(entry, F_OK) != 0)
            fprintf(stderr, "clew: note: %s of the class path is not there\n", entry);
    free(copy);
}

enum { PLACES_MAX = 512 };

/* The folders that tests were looked for in: the first two. */
static const char *place_names(const TestPlaces *places, char text[PLACES_MAX])
{
    bool has_more = places->folders.count > 1;
    snprintf(text, PLACES_MAX, "%s%s%s", places->folders.list[0], has_more ? " and " : "",
             has_more ? places->folders.list[1] : "");
    return text;
}

static bool error_no_test(TestCommand *command, const char *pattern, Error *error)
{
    char places[PLACES_MAX], text[SUGGESTION_MAX];
    TestList all = {0};
    if (!test_find(&command->found, &command->launch, &(StringList){0}, command->folder, &all, error)) {
        test_list_free(&all);
        return false;
    }
    char *meant = test_meant(&all, pattern);
    error_set(error, "no test in %s is called %s%s", place_names(&command->found, places), pattern,
              suggestion(meant, text));
    free(meant);
    test_list_free(&all);
    return false;
}

static bool find_tests(TestCommand *command, Error *error)
{
    const char *given = options_text(&command->own, "-cp", NULL);
    if (!test_places_find(&command->found, given, &command->places, error))
        return false;
    note_missing_entries(command->found.class_path);
    command_line_add_option(&command->launch, "-cp", command->found.class_path);
    command_line_add_option(&command->check, "-cp", command->found.class_path);
    command_line_add_option(&command->check, "--property",
                            options_text(&command->own, "--property", DEFAULT_PROPERTIES));
    if (!test_find(&command->found, &command->launch, &command->patterns, command->folder, &command->list,
                   error))
        return false;
    for (int i = 0; i < command->patterns.count; i++)
        if (!test_pattern_is_met(command->patterns.list[i], &command->list))
            return error_no_test(command, command->patterns.list[i], error);
    char places[PLACES_MAX];
    return command->list.count > 0
           || error_set(error, "there are no tests in %s", place_names(&command->found, places));
}

static FILE *text_out(const TestCommand *command)
{
    static const char *const files[] = {"--json", "--junit", "--sarif"};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        if (strcmp(options_text(&command->own, files[i], ""), "-") == 0)
            return stderr;
    return stdout;
}

static void show_progress(TestCommand *command)
{
    char text[64];
    snprintf(text, sizeof text, "%u of %u tests", command->ended, command->list.count);
    status_line_show(&command->line, text);
}

static void test_ended(void *context, const TestItem *item)
{
    TestCommand *command = context;
    status_line_clear(&command->line);
    test_report_line(item, text_out(command));
    command->ended++;
    show_progress(command);
}

static bool write_files(const TestCommand *command, const TestReport *report, Error *error)
{
    static const struct {
        const char *option;
        bool (*write)(const TestReport *report, const char *file, Error *error);
    } files[] = {{"--json", test_report_json},
                 {"--junit", test_report_junit},
                 {"--sarif", test_report_sarif},
                 {"--html", test_report_index}};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        const char *file = options_text(&command->own, files[i].option, NULL);
        if (file != NULL && !files[i].write(report, file, error))
            return false;
    }
    return true;
}

static bool check_tests(TestCommand *command, TestReport *report, Error *error)
{
    TestJobs jobs = {.options = command->check,
                     .has_search = command->has_search,
                     .seconds = command->seconds,
                     .processes = (int)command->processes,
                     .folder = command->folder,
                     .pages = options_text(&command->own, "--html", NULL),
                     .wants_sarif = options_has(&command->own, "--sarif"),
                     .interrupted = interrupts_catch(),
                     .ended = test_ended,
                     .context = command};
    double started = seconds_now();
    for (uint32_t i = 0; i < command->list.count; i++)
        if (command->list.items[i].verdict != TEST_PENDING)
            test_ended(command, &command->list.items[i]);
    bool is_fine = test_jobs_run(&jobs, &command->list, error);
    status_line_clear(&command->line);
    *report = (TestReport){.list = &command->list,
                           .seconds = seconds_now() - started,
                           .limit = command->seconds,
                           .is_strict = options_has(&command->own, "--strict"),
                           .is_interrupted = *jobs.interrupted};
    return is_fine;
}

static void list_tests(const TestCommand *command)
{
    for (uint32_t i = 0; i < command->list.count; i++)
        test_report_name(&command->list.items[i], stdout);
}

/* What a run before has left. */
static void remove_reports(const TestCommand *command)
{
    const char *pages = options_text(&command->own, "--html", NULL);
    reports_remove(&command->own);
    if (pages != NULL)
        test_pages_remove(pages);
}

static int refuse(const TestCommand *command, const Error *error)
{
    reports_put_unusable(&command->own, NULL, error->text);
    return complain(error);
}

static int run_tests(TestCommand *command, Error *error)
{
    TestReport report;
    if (!make_folder(options_text(&command->own, "--html", NULL), error) || !find_tests(command, error))
        return refuse(command, error);
    if (options_has(&command->own, "--list")) {
        list_tests(command);
        return STATUS_FINE;
    }
    status_line_open(&command->line, options_text(&command->own, "--progress", "auto"), false);
    if (!check_tests(command, &report, error))
        return refuse(command, error);
    test_report_counterexamples(&report, text_out(command));
    test_report_summary(&report, text_out(command));
    return write_files(command, &report, error) ? test_report_status(&report) : complain(error);
}

static int run(const Command *this, int argc, char **argv)
{
    TestCommand command = {0};
    Error error = {0};
    int status = STATUS_USAGE;
    (void)this;
    standard_descriptors_fill();
    bool is_fine = parse(&command, argc, argv, &error);
    remove_reports(&command);
    if (!is_fine || (command.folder = test_folder_create(&error)) == NULL)
        refuse(&command, &error);
    else
        status = run_tests(&command, &error);
    if (command.folder != NULL)
        test_folder_remove(command.folder);
    free(command.folder);
    StringList *lists[] = {&command.check, &command.launch, &command.places, &command.patterns};
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        string_list_free(lists[i]);
    test_places_free(&command.found);
    test_list_free(&command.list);
    return status;
}

const Command test_command = {
    .name = "test",
    .usage = "test [options] [-cp PATH] [FOLDER...] [PATTERN...]",
    .summary = "check every schedule of the tests of JUnit and TestNG",
    .options = test_options,
    .more_options = check_options,
    .notes = test_notes,
    .run = run,
};
