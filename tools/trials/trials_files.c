/* Writes trials as CSV, with a row for each trial, and as JSON, with all statistics; docs/trials.md describes
 * both. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/json_writer.h"
#include "tools/report/footnote_text.h"
#include "tools/trials/trials_best.h"

static bool is_finished(const TrialResult *result) { return result->verdict != VERDICT_LOST; }
static bool has_length(const TrialResult *result) { return result->verdict == VERDICT_VIOLATION; }

static bool has_metric(const TrialResult *result, Metric metric)
{
    return metric == METRIC_MEMORY
           || (metric == METRIC_LENGTH || metric == METRIC_ORIGINAL_LENGTH ? has_length(result)
                                                                           : is_finished(result));
}

/* --- CSV --- */

/* Quoted where RFC 4180 needs it.  The text has no line ends: clean_text has replaced them. */
static void print_text(const char *text, FILE *out)
{
    if (strpbrk(text, ",\"") == NULL) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text, out);
    }
    fputc('"', out);
}

static void print_metric(const TrialResult *result, Metric metric, FILE *out)
{
    if (has_metric(result, metric))
        fprintf(out, "%.*f", metric == METRIC_SECONDS ? 6 : 0, result->metrics[metric]);
    fputc(',', out);
}

static void print_row(const TrialResult *result, FILE *out)
{
    fprintf(out, "%d,%d,%llu,%s,", result->configuration + 1, result->number,
            (unsigned long long)result->seed, verdict_name(result->verdict));
    print_text(has_length(result) ? result->detail : "", out);
    fputc(',', out);
    print_metric(result, METRIC_STATES, out);
    if (is_finished(result))
        fprintf(out, "%llu", (unsigned long long)result->transitions);
    fputc(',', out);
    for (int metric = METRIC_SECONDS; metric < METRIC_COUNT; metric++)
        print_metric(result, (Metric)metric, out);
    fprintf(out, "%.6f,", result->cpu_seconds);
    if (result->exit_status >= 0)
        fprintf(out, "%d,", result->exit_status);
    else
        fprintf(out, "signal %d,", result->signal);
    print_text(!has_length(result) && result->detail != NULL ? result->detail : "", out);
    fputc('\n', out);
}

bool trials_write_csv(const Trials *trials, FILE *out)
{
    fprintf(
        out,
        "configuration,number,seed,verdict,error,states,transitions,seconds,length,original_length,memory,cpu_seconds,exit,reason\n");
    for (int configuration = 0; configuration < trials->configuration_count; configuration++)
        for (int i = configuration; i < trials->count; i += trials->configuration_count)
            if (trials->results[i].number > 0)
                print_row(&trials->results[i], out);
    return fflush(out) == 0 && !ferror(out);
}

/* --- JSON --- */

static void add_strings(json_t *object, const char *key, int count, char *const *list)
{
    json_t *strings = json_add_list(object, key);
    for (int i = 0; i < count; i++)
        json_append_text(strings, list[i]);
}

/* A whole number as one; null where there is none. */
static void add_figure(json_t *object, const char *key, bool is_there, double value)
{
    if (!is_there)
        json_add_null(object, key);
    else if (floor(value) == value && fabs(value) < 9e15)
        json_add_number(object, key, (int64_t)value);
    else
        json_add_real(object, key, value);
}

static void add_optional_real(json_t *object, const char *key, bool is_there, double value)
{
    if (is_there)
        json_add_real(object, key, value);
    else
        json_add_null(object, key);
}

static void add_interval(json_t *object, const char *key, bool is_there, Interval interval)
{
    if (!is_there) {
        json_add_null(object, key);
        return;
    }
    json_t *pair = json_add_list(object, key);
    json_append_real(pair, interval.low);
    json_append_real(pair, interval.high);
}

static void add_sample(json_t *object, const char *key, const SampleStatistics *sample)
{
    bool any = sample->count > 0;
    json_t *figures = json_add_object(object, key);
    add_figure(figures, "min", any, sample->min);
    add_optional_real(figures, "mean", any, sample->mean);
    add_figure(figures, "max", any, sample->max);
    add_interval(figures, "ci95", sample->has_interval, sample->ci95);
}

static void add_trial(json_t *list, const TrialResult *result)
{
    json_t *object = json_append_object(list);
    json_add_number(object, "number", result->number);
    json_add_number(object, "seed", (int64_t)result->seed);
    json_add_text(object, "verdict", verdict_name(result->verdict));
    json_add_optional_text(object, "error", has_length(result) ? result->detail : NULL);
    json_add_optional_text(object, "reason", has_length(result) ? NULL : result->detail);
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        add_figure(object, METRICS[metric].key, has_metric(result, (Metric)metric), result->metrics[metric]);
    if (is_finished(result))
        json_add_number(object, "transitions", (int64_t)result->transitions);
    else
        json_add_null(object, "transitions");
    if (result->generations > 0) {
        json_add_number(object, "paths", (int64_t)result->paths);
        json_add_number(object, "generations", (int64_t)result->generations);
    }
    json_add_real(object, "cpu_seconds", result->cpu_seconds);
    bool has_exited = result->exit_status >= 0;
    add_figure(object, "exit", has_exited, result->exit_status);
    add_figure(object, "signal", !has_exited, result->signal);
}

static void add_trials(json_t *object, const Trials *trials, int configuration)
{
    json_t *list = json_add_list(object, "trials");
    for (int i = configuration; i < trials->count; i += trials->configuration_count)
        if (trials->results[i].number > 0)
            add_trial(list, &trials->results[i]);
}

/* The keys that a configuration has: those of the first are at the top. */
static void add_configuration(json_t *object, const Trials *trials, int configuration, const Figures *figures)
{
    const StringList *options = &trials->configurations[configuration].options;
    bool any = figures->finished > 0;
    add_strings(object, "options", options->count, options->list);
    json_add_number(object, "runs", trials->runs);
    json_add_number(object, "finished", figures->finished);
    json_add_number(object, "lost", figures->lost);
    json_add_number(object, "found", figures->found);
    json_add_number(object, "complete", figures->complete);
    json_add_number(object, "incomplete", figures->incomplete);
    add_optional_real(object, "path_error_density", any, figures->density);
    add_interval(object, "path_error_density_ci95", any, figures->density_ci95);
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        add_sample(object, METRICS[metric].key, &figures->samples[metric]);
    add_trials(object, trials, configuration);
}

static void add_normalised(json_t *list, const Normalised *normalised)
{
    json_t *object = json_append_object(list);
    json_add_real(object, "min", normalised->min);
    json_add_real(object, "mean", normalised->mean);
    json_add_real(object, "max", normalised->max);
}

static void add_test(json_t *object, const char *key, const MannWhitney *test)
{
    if (!test->is_defined) {
        json_add_null(object, key);
        return;
    }
    json_t *figures = json_add_object(object, key);
    json_add_real(figures, "u", test->u);
    json_add_real(figures, "p", test->p);
    json_add_flag(figures, "exact", test->is_exact);
    json_add_real(figures, "less", test->less);
    json_add_text(figures, "effect", effect_word(test->less));
}

static void add_comparison(json_t *object, const Figures *figures)
{
    Comparison comparison = figures_compare(&figures[0], &figures[1]);
    json_t *metrics = json_add_object(object, "comparison");
    for (int metric = 0; metric < METRIC_COUNT; metric++) {
        json_t *compared = json_add_object(metrics, METRICS[metric].key);
        json_t *normalised = json_add_list(compared, "normalised");
        add_normalised(normalised, &comparison.normalised[metric][0]);
        add_normalised(normalised, &comparison.normalised[metric][1]);
        add_test(compared, "mann_whitney", &comparison.tests[metric]);
    }
}

static void add_best(json_t *object, const Trials *trials)
{
    if (trials->best < 0) {
        json_add_null(object, "best");
        return;
    }
    const TrialResult *result = &trials->results[trials->best];
    char *command = trials_best_command(trials);
    json_t *best = json_add_object(object, "best");
    json_add_number(best, "configuration", result->configuration + 1);
    json_add_number(best, "number", result->number);
    json_add_number(best, "seed", (int64_t)result->seed);
    json_add_number(best, "length", best_length(trials));
    json_add_text(best, "error", result->detail);
    json_add_text(best, "command", command);
    free(command);
}

bool trials_write_json(const Trials *trials, FILE *out)
{
    json_t *object = json_object();
    Figures figures[CONFIGURATIONS_MAX];
    for (int i = 0; i < trials->configuration_count; i++)
        figures[i] = figures_of(trials, i);
    json_add_text(object, "program", trials->program.list[0]);
    add_strings(object, "arguments", trials->program.count - 1, trials->program.list + 1);
    json_add_number(object, "seed", (int64_t)trials->seed);
    json_add_flag(object, "interrupted", trials->is_interrupted);
    if (trials->ranks > 1) {
        json_add_number(object, "ranks", trials->ranks);
        json_add_number(object, "dead_ranks", trials->dead_ranks);
    }
    add_best(object, trials);
    footnotes_add_json(&trials->footnotes, object);
    add_configuration(object, trials, 0, &figures[0]);
    if (trials->configuration_count > 1) {
        add_configuration(json_add_object(object, "versus"), trials, 1, &figures[1]);
        add_comparison(object, figures);
    }
    bool written =
        json_dumpf(object, out, JSON_INDENT(2)) == 0 && fputc('\n', out) != EOF && fflush(out) == 0;
    json_decref(object);
    for (int i = 0; i < trials->configuration_count; i++)
        figures_free(&figures[i]);
    return written;
}
