/* Tests of what becomes of a trial's outcome, of figures over trials, and of command lines. */
#include "tools/trials/trial.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/suite.h"
#include "tools/common/command_line.h"
#include "tools/trials/trials.h"

/* --- outcomes --- */

static TrialResult judge(int exit_status, const char *summary, const char *messages)
{
    Trial trial = {.number = 3, .seed = 17};
    Outcome outcome = {.exit_status = exit_status,
                       .signal = exit_status < 0 ? SIGKILL : 0,
                       .cpu_seconds = 0.5,
                       .peak_bytes = 1000};
    bytes_add_text(&outcome.summary, summary);
    bytes_add_text(&outcome.messages, messages);
    TrialResult result = trial_judge(&trial, &outcome);
    CU_ASSERT(result.number == 3 && result.seed == 17 && result.cpu_seconds == 0.5);
    outcome_free(&outcome);
    return result;
}

#define FIGURES \
    "\"states\": 12, \"transitions\": 20, \"seconds\": 0.25, \"length\": 5, \"original_length\": 9"

static void a_summary_is_read(void)
{
    TrialResult result = judge(
        1,
        "{\"verdict\": \"violation\", \"error\": {\"kind\": \"deadlock\"}, \"peak_bytes\": 4096, " FIGURES
        "}",
        "");
    CU_ASSERT(result.verdict == VERDICT_VIOLATION && result.transitions == 20);
    CU_ASSERT_STRING_EQUAL(result.detail, "deadlock");
    CU_ASSERT(result.metrics[METRIC_STATES] == 12 && result.metrics[METRIC_SECONDS] == 0.25
              && result.metrics[METRIC_LENGTH] == 5);
    CU_ASSERT(result.metrics[METRIC_ORIGINAL_LENGTH] == 9 && result.metrics[METRIC_MEMORY] == 4096);
    trial_result_free(&result);
    result = judge(3, "{\"verdict\": \"incomplete\", \"reason\": \"time limit\", " FIGURES "}", "");
    CU_ASSERT(result.verdict == VERDICT_INCOMPLETE
              && result.metrics[METRIC_MEMORY] == 1000); /* the system's, where the summary has none */
    CU_ASSERT_STRING_EQUAL(result.detail, "time limit");
    trial_result_free(&result);
    result = judge(0, "{\"verdict\": \"none\", \"reason\": null, " FIGURES "}", "");
    CU_ASSERT(result.verdict == VERDICT_NONE && result.detail == NULL);
    trial_result_free(&result);
}

static void rubbish_is_a_lost_trial(void)
{
    static const struct {
        int status;
        const char *summary;
    } cases[] = {
        {0, ""},
        {1, "{"},
        {1, "[]"},
        {1, "{}"},
        {1, "null"},
        {0, "\xff\xfe"},
        {1, "{\"verdict\": \"none\", " FIGURES "}"},
        {0, "{\"verdict\": \"none\", \"states\": -1}"},
        {0, "{\"verdict\": 3, " FIGURES "}"},
        {7, "{\"verdict\": \"none\", " FIGURES "}"},
        {1, "{\"verdict\": \"violation\", \"error\": null, " FIGURES "}"},
        {3, "{\"verdict\": \"incomplete\", " FIGURES "}"},
        {0, "{\"verdict\": \"none\", " FIGURES "} and more"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        TrialResult result = judge(cases[i].status, cases[i].summary, "first line\nlast line\n");
        CU_ASSERT(result.verdict == VERDICT_LOST && result.metrics[METRIC_STATES] == 0
                  && result.metrics[METRIC_MEMORY] == 1000);
        assert_contains(result.detail,
                        cases[i].summary[0] ? "a malformed summary: last line" : "no summary: last line");
        trial_result_free(&result);
    }
}

static void who_was_killed_is_lost_whatever_it_wrote(void)
{
    TrialResult result = judge(-1, "{\"verdict\": \"none\", " FIGURES "}", "");
    CU_ASSERT(result.verdict == VERDICT_LOST && result.signal == SIGKILL);
    assert_contains(result.detail, "killed by signal 9 (");
    trial_result_free(&result);
}

/* --- figures --- */

/* Runs of two configurations; each number is that of the states of a trial that found an error, 0: it was
 * complete, -1: lost, -2: not there. */
static Trials make_trials(int runs, const int *first, const int *second)
{
    Trials trials = {.configuration_count = 2, .runs = runs, .count = 2 * runs, .best = -1};
    trials.results = memory_allocate((size_t)trials.count * sizeof *trials.results);
    for (int i = 0; i < trials.count; i++) {
        int states = (i % 2 == 0 ? first : second)[i / 2];
        TrialResult *result = &trials.results[i];
        *result = (TrialResult){.number = states == -2 ? 0 : i / 2 + 1,
                                .configuration = i % 2,
                                .verdict = states > 0    ? VERDICT_VIOLATION
                                           : states == 0 ? VERDICT_NONE
                                                         : VERDICT_LOST};
        result->metrics[METRIC_STATES] = states;
    }
    return trials;
}

static void figures_are_over_trials_with_errors(void)
{
    Trials trials = make_trials(6, (const int[]){10, 0, 20, -1, -2, 30}, (const int[]){5, 50, 0, 0, 0, 0});
    Figures first = figures_of(&trials, 0), second = figures_of(&trials, 1);
    CU_ASSERT(first.finished == 4 && first.found == 3 && first.complete == 1 && first.lost == 1
              && first.density == 0.75);
    CU_ASSERT(first.samples[METRIC_STATES].min == 10 && first.samples[METRIC_STATES].mean == 20
              && first.samples[METRIC_STATES].max == 30);
    CU_ASSERT(second.finished == 6 && second.found == 2 && second.samples[METRIC_STATES].mean == 27.5);
    Comparison comparison = figures_compare(&first, &second);
    const Normalised *one = &comparison.normalised[METRIC_STATES][0],
                     *other = &comparison.normalised[METRIC_STATES][1];
    CU_ASSERT_DOUBLE_EQUAL(one->min, 40.0 / 45, 1e-12); /* of 5 to 50 */
    CU_ASSERT_DOUBLE_EQUAL(one->mean, 30.0 / 45, 1e-12);
    CU_ASSERT_DOUBLE_EQUAL(one->max, 20.0 / 45, 1e-12);
    CU_ASSERT(other->min == 1 && other->mean == 0.5 && other->max == 0);
    CU_ASSERT(comparison.tests[METRIC_STATES].is_exact && comparison.tests[METRIC_STATES].less == 0.5);
    figures_free(&first);
    figures_free(&second);
    free(trials.results);
}

/* As the paper's tables 3 to 5 have it. */
static void without_errors_all_is_nought(void)
{
    Trials trials = make_trials(2, (const int[]){0, 0}, (const int[]){0, 8});
    Figures first = figures_of(&trials, 0), second = figures_of(&trials, 1);
    Comparison comparison = figures_compare(&first, &second);
    CU_ASSERT(first.density == 0 && comparison.normalised[METRIC_STATES][0].mean == 0
              && comparison.normalised[METRIC_STATES][1].mean == 1);
    CU_ASSERT_FALSE(comparison.tests[METRIC_STATES].is_defined);
    comparison = figures_compare(&first, &first);
    CU_ASSERT(comparison.normalised[METRIC_STATES][0].mean == 0
              && comparison.normalised[METRIC_STATES][1].max == 0);
    figures_free(&first);
    figures_free(&second);
    free(trials.results);
}

/* --- command lines --- */

static void words_are_cut_as_by_a_shell(void)
{
    static const char *const wanted[] = {"--search", "best,nbest=3", "a b",   "it's", "",
                                         "\\x",      "one\"two",     "$HOME", "x y"};
    StringList line = {0};
    Error error;
    CU_ASSERT(command_line_split(
        &line, "  --search best,nbest=3 'a b' \"it's\" '' \"\\x\" one\\\"two '$'HOME\tx\\ y\n", &error));
    CU_ASSERT_EQUAL_FATAL(line.count, (int)(sizeof wanted / sizeof wanted[0]));
    for (int i = 0; i < line.count; i++)
        CU_ASSERT_STRING_EQUAL(line.list[i], wanted[i]);
    CU_ASSERT(line.list[line.count] == NULL);
    string_list_free(&line);
    CU_ASSERT(command_line_split(&line, " \n", &error) && line.count == 0);
    CU_ASSERT_FALSE(command_line_split(&line, "a 'b c", &error));
    assert_contains(error.text, "a quote (') is not closed");
    string_list_free(&line);
}

static void quoted_words_are_read_again(void)
{
    char *list[] = {"plain", "", "two words", "it's", "a\"b\\c$d`e`", "*", "--config", "k=v;x", "\n"};
    StringList line = {0}, again = {0};
    Error error;
    string_list_add_all(&line, 9, list);
    char *text = command_line_quoted(&line);
    CU_ASSERT(command_line_split(&again, text, &error));
    CU_ASSERT_EQUAL_FATAL(again.count, 9);
    for (int i = 0; i < 9; i++)
        CU_ASSERT_STRING_EQUAL(again.list[i], list[i]);
    CU_ASSERT(strncmp(text, "plain '' 'two words' 'it'\\''s' ", 30) == 0);
    free(text);
    string_list_free(&line);
    string_list_free(&again);
}

const Test trial_suite[] = {
    TEST(a_summary_is_read),
    TEST(rubbish_is_a_lost_trial),
    TEST(who_was_killed_is_lost_whatever_it_wrote),
    TEST(figures_are_over_trials_with_errors),
    TEST(without_errors_all_is_nought),
    TEST(words_are_cut_as_by_a_shell),
    TEST(quoted_words_are_read_again),
    {0},
};
