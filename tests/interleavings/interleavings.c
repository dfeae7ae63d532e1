/* Shows that searches see what a program can do: the set of outcomes that an enumerator finds, which follows
 * every list of choices from the start of the program and knows no states, must be the set that each search
 * finds, whatever its options.  So must the races be, and the ways to see races must agree.
 *
 *   interleavings [options] -cp PATH CLASS[:ARGUMENT...]... */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "tests/interleavings/known.h"
#include "tests/interleavings/test.h"
#include "vm/races/races.h"

static const OptionSpec options_table[] = {
    LAUNCH_OPTIONS,
    {"--max-runs", "N", "runs of the enumerator (default 5000)"},
    {"--max-states", "N", "states of each search (default 30000)"},
    {"--list", NULL, "print the outcomes"},
    {"--modes", "N", "only the first ones (default: all)"},
    {"--only", "TEXT", "only those whose names begin so"},
    {"--omit", "WHAT",
     "a mutation of searches that merge states that differ by names: see vm/states/symmetry.h; names: it is not seen who asks for them"},
    {"--rotation", "N", "of those where the truth is known, one in N, each program others (default 1: all)"},
    {"--combinations", "N", "searches with combinations of reductions, drawn for each program (default 0)"},
    {"--truth", "FOLDER", "CLASS.truth there says what a class can do, and nothing is enumerated"},
    {"--at-most", NULL, "it need not do all of that, but nothing else"},
    {"--processors", "N", "that a program is told of (default: those of this machine)"},
    {"--whole", NULL, "a search that the limit of states cuts short has failed"},
    {0}};

bool test_launch(const Test *test, Launch *launch, Error *error)
{
    char *arguments[] = {test->words[0], NULL};
    int index = 0;
    return launch_open(launch, test->options, 1, arguments, &index, error);
}

/* --- comparing --- */

static void list_missing(Test *test, const char *what, const Outcomes *from, const Outcomes *in)
{
    for (uint32_t i = 0; i < from->count; i++)
        if (!outcomes_has(in, from->texts[i]))
            fprintf(test->report, "    %s: %s\n", what, from->texts[i]);
}

static void fail(Test *test, const char *mode)
{
    if (!test->failed)
        fprintf(test->report, "FAILED %s\n", test->class_name);
    test->failed = true;
    fprintf(test->report, "  %s\n", mode);
}

/* An incomplete search may lack outcomes, but never has others. */
static void compare(Test *test, const char *name, const Found *expected, const Found *found)
{
    bool lacks = found->complete && !options_has(test->options, "--at-most")
                 && !outcomes_include(&found->outcomes, &expected->outcomes);
    bool has_more = expected->complete && !outcomes_include(&expected->outcomes, &found->outcomes);
    if (!lacks && !has_more)
        return;
    fail(test, name);
    if (lacks)
        list_missing(test, "lacks", &expected->outcomes, &found->outcomes);
    if (has_more)
        list_missing(test, "has also", &found->outcomes, &expected->outcomes);
}

static void compare_states(Test *test, const Mode *mode, const Found *expected, const Found *found)
{
    if (!mode->same_states || !expected->complete || !found->complete || expected->states == found->states)
        return;
    fail(test, mode->name);
    fprintf(test->report, "    %llu states instead of %llu\n", (unsigned long long)found->states,
            (unsigned long long)expected->states);
}

/* Where states are merged there are no more of them. */
static void compare_merged(Test *test, const Mode *mode, const Found *expected, const Found *found)
{
    if (!mode->options.symmetric || mode->options.unreduced >> REDUCTION_JOIN & 1 || !expected->complete
        || (found->complete && found->states <= expected->states))
        return;
    fail(test, mode->name);
    fprintf(test->report, "    %llu states instead of %llu at most\n", (unsigned long long)found->states,
            (unsigned long long)expected->states);
}

static void compare_races(Test *test, const Mode *mode, const RaceSets *of_paths, const Found *found)
{
    if (of_paths == NULL || !found->complete || mode->options.properties != RACES)
        return;
    const char *problem = race_sets_disagree(of_paths, &found->races);
    if (problem == NULL)
        return;
    fail(test, mode->name);
    fprintf(test->report, "    %s\n", problem);
}

static void list(const Test *test, const Found *found)
{
    for (uint32_t i = 0; i < found->outcomes.count; i++)
        fprintf(test->report, "%s\n", found->outcomes.texts[i]);
}

static bool test_searches(Test *test, const Found *expected, int64_t runs, Error *error)
{
    Found first = {0}, found = {0};
    RaceSets of_paths = {0};
    if (!run_mode(test, &modes[0], &first, error))
        return false;
    compare(test, modes[0].name, expected, &first);
    if (!first.complete && options_has(test->options, "--whole"))
        fail(test, "there are more states than may be searched");
    bool opened = true, has_paths = enumerate_races(test, &of_paths);
    for (int i = 1; opened && i < test->modes && i < own_mode_count; i++) {
        if (strncmp(modes[i].name, test->only, strlen(test->only)) != 0)
            continue;
        opened = run_mode(test, &modes[i], &found, error);
        compare(test, modes[i].name, &first, &found);
        compare_states(test, &modes[i], &first, &found);
        compare_merged(test, &modes[i], &first, &found);
        compare_races(test, &modes[i], has_paths ? &of_paths : NULL, &found);
        found_free(&found);
    }
    for (int64_t i = 0; opened && i < test->combinations; i++) {
        char name[256];
        Mode mode = reduced_mode(test, i, name, sizeof name);
        opened = run_mode(test, &mode, &found, error);
        compare(test, name, &first, &found);
        found_free(&found);
    }
    if (options_has(test->options, "--list"))
        list(test, &first);
    else if (!test->failed)
        fprintf(test->report, "passed %s: %u outcomes, %u places with races, %lld runs%s, %llu states%s\n",
                test->class_name, first.outcomes.count, of_paths.unordered.count, (long long)runs,
                expected->complete ? "" : " (cut)", (unsigned long long)first.states,
                first.complete ? "" : " (cut)");
    found_free(&first);
    race_sets_free(&of_paths);
    return opened;
}

static void test_known_mode(Test *test, const Mode *mode, const Found *expected, uint64_t *states)
{
    Found found = {0};
    Error error;
    if (!run_mode(test, mode, &found, &error)) {
        fail(test, error.text);
        return;
    }
    Found reworded = {.complete = found.complete, .states = found.states};
    known_reword(&found.outcomes, &reworded.outcomes);
    if (!found.complete && options_has(test->options, "--whole"))
        fail(test, "there are more states than may be searched");
    compare(test, mode->name, expected, &reworded);
    *states += found.states;
    found_free(&found);
    found_free(&reworded);
}

/* Is it this mode's turn?  Programs with numbers that follow each other take turns; the first mode is for
 * all. */
static bool has_turn(const Test *test, int mode)
{
    long number = strtol(test->class_name + strcspn(test->class_name, "0123456789"), NULL, 10);
    return mode == 0 || (mode + number) % test->rotation == 0;
}

/* Against what is known from elsewhere, each mode for itself. */
static bool test_known(Test *test, const char *folder)
{
    Found expected = {.complete = true}, spurious = {.complete = true};
    uint64_t states = 0;
    if (!known_read(folder, test->class_name, "truth", &expected.outcomes))
        fail(test, "there is no truth");
    bool has_spurious = known_read(folder, test->class_name, "spurious", &spurious.outcomes);
    for (int i = 0; !test->failed && i < test->modes; i++)
        if (has_turn(test, i) && (has_spurious || !modes[i].options.spurious_wakeups))
            test_known_mode(test, &modes[i], modes[i].options.spurious_wakeups ? &spurious : &expected,
                            &states);
    if (!test->failed)
        fprintf(test->report, "passed %s: %u outcomes, %llu states\n", test->class_name,
                expected.outcomes.count, (unsigned long long)states);
    found_free(&expected);
    found_free(&spurious);
    return !test->failed;
}

enum { WORDS = 4 };

/* Of "Case:WaitSets:timedWait" the class and its arguments. */
static void split_name(Test *test)
{
    char *text = memory_copy_string(test->class_name);
    free(test->words[0]);
    test->word_count = 0;
    for (char *word = strtok(text, ":"); word != NULL && test->word_count < WORDS; word = strtok(NULL, ":"))
        test->words[test->word_count++] = word;
}

static bool run_test(Test *test)
{
    Launch launch;
    Error error;
    Found expected = {0};
    int64_t runs = 0;
    if (options_has(test->options, "--truth"))
        return test_known(test, options_text(test->options, "--truth", NULL));
    if (!test_launch(test, &launch, &error)) {
        fprintf(test->report, "FAILED %s\n  %s\n", test->class_name, error.text);
        return false;
    }
    expected.complete = enumerate(test, &launch, &expected.outcomes, &runs);
    launch_close(&launch);
    if (!test_searches(test, &expected, runs, &error)) {
        fail(test, error.text);
    }
    found_free(&expected);
    return !test->failed;
}

/* What programs print must not reach the terminal: they print on every path. */
static FILE *keep_stdout(void)
{
    FILE *report = fdopen(dup(STDOUT_FILENO), "w");
    int nowhere = open("/dev/null", O_WRONLY);
    if (report == NULL || nowhere < 0 || dup2(nowhere, STDOUT_FILENO) < 0) {
        perror("interleavings");
        exit(2);
    }
    close(nowhere);
    return report;
}

int main(int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    char *words[WORDS] = {0};
    Test test = {.words = words,
                 .options = &options,
                 .max_runs = 5000,
                 .max_states = 30000,
                 .modes = mode_count,
                 .rotation = 1};
    if (!options_parse(options_table, argc - 1, argv + 1, &index, &options, &error)
        || !options_number(&options, "--max-runs", 0, INT32_MAX, &test.max_runs, &error)
        || !options_number(&options, "--max-states", 1, UINT32_MAX - 1, &test.max_states, &error)
        || !options_number(&options, "--modes", 1, mode_count, &test.modes, &error)
        || !options_number(&options, "--rotation", 1, INT32_MAX, &test.rotation, &error)
        || !options_number(&options, "--combinations", 0, INT32_MAX, &test.combinations, &error)
        || !options_number(&options, "--processors", 1, INT16_MAX, &test.processors, &error)) {
        fprintf(stderr, "interleavings: %s\n", error.text);
        return 2;
    }
    test.only = options_text(&options, "--only", "");
    test.omitted = options_text(&options, "--omit", NULL);
    test.report = keep_stdout();
    bool all_passed = true;
    for (int i = index + 1; i < argc; i++) {
        test.class_name = argv[i];
        test.failed = false;
        split_name(&test);
        all_passed &= run_test(&test);
        fflush(test.report);
    }
    free(words[0]);
    return all_passed ? 0 : 1;
}
