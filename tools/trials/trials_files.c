/* Writes trials as CSV, with a row for each trial, and as JSON, with all statistics; docs/trials.md describes
 * both. */
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
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

/* As it is, control characters too, where it is UTF-8. */
static json_t *faithful_json(const char *text)
{
    json_t *json = json_string(text);
    if (json != NULL)
        return json;
    char *clean = clean_text(text, strlen(text));
    json = json_string(clean);
    free(clean);
    return json;
}

static json_t *strings_json(int count, char *const *list)
{
    json_t *array = json_array();
    for (int i = 0; i < count; i++)
        json_array_append_new(array, faithful_json(list[i]));
    return array;
}

/* A whole number as one. */
static json_t *number_json(double value)
{
    return floor(value) == value && fabs(value) < 9e15 ? json_integer((json_int_t)value) : json_real(value);
}

static json_t *interval_json(bool is_there, Interval interval)
{
    return is_there ? json_pack("[f, f]", interval.low, interval.high) : json_null();
}

static json_t *sample_json(const SampleStatistics *sample)
{
    bool any = sample->count > 0;
    return json_pack("{s:o, s:o, s:o, s:o}", "min", any ? number_json(sample->min) : json_null(), "mean",
                     any ? json_real(sample->mean) : json_null(), "max",
                     any ? number_json(sample->max) : json_null(), "ci95",
                     interval_json(sample->has_interval, sample->ci95));
}

static json_t *trial_json(const TrialResult *result)
{
    json_t *object = json_pack("{s:i, s:I, s:s, s:o, s:o}", "number", result->number, "seed",
                               (json_int_t)result->seed, "verdict", verdict_name(result->verdict), "error",
                               has_length(result) ? faithful_json(result->detail) : json_null(), "reason",
                               !has_length(result) && result->detail != NULL ? faithful_json(result->detail)
                                                                             : json_null());
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        json_object_set_new(object, METRICS[metric].key,
                            has_metric(result, (Metric)metric) ? number_json(result->metrics[metric])
                                                               : json_null());
    json_object_set_new(object, "transitions",
                        is_finished(result) ? json_integer((json_int_t)result->transitions) : json_null());
    if (result->generations > 0) {
        json_object_set_new(object, "paths", json_integer((json_int_t)result->paths));
        json_object_set_new(object, "generations", json_integer((json_int_t)result->generations));
    }
    json_object_set_new(object, "cpu_seconds", json_real(result->cpu_seconds));
    json_object_set_new(object, "exit",
                        result->exit_status >= 0 ? json_integer(result->exit_status) : json_null());
    json_object_set_new(object, "signal",
                        result->exit_status < 0 ? json_integer(result->signal) : json_null());
    return object;
}

static json_t *trials_json(const Trials *trials, int configuration)
{
    json_t *array = json_array();
    for (int i = configuration; i < trials->count; i += trials->configuration_count)
        if (trials->results[i].number > 0)
            json_array_append_new(array, trial_json(&trials->results[i]));
    return array;
}

/* The keys that a configuration has: those of the first are at the top. */
static void add_configuration(json_t *object, const Trials *trials, int configuration, const Figures *figures)
{
    const StringList *options = &trials->configurations[configuration].options;
    json_object_set_new(object, "options", strings_json(options->count, options->list));
    json_object_set_new(object, "runs", json_integer(trials->runs));
    json_object_set_new(object, "finished", json_integer(figures->finished));
    json_object_set_new(object, "lost", json_integer(figures->lost));
    json_object_set_new(object, "found", json_integer(figures->found));
    json_object_set_new(object, "complete", json_integer(figures->complete));
    json_object_set_new(object, "incomplete", json_integer(figures->incomplete));
    json_object_set_new(object, "path_error_density",
                        figures->finished > 0 ? json_real(figures->density) : json_null());
    json_object_set_new(object, "path_error_density_ci95",
                        interval_json(figures->finished > 0, figures->density_ci95));
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        json_object_set_new(object, METRICS[metric].key, sample_json(&figures->samples[metric]));
    json_object_set_new(object, "trials", trials_json(trials, configuration));
}

static json_t *normalised_json(const Normalised *normalised)
{
    return json_pack("{s:f, s:f, s:f}", "min", normalised->min, "mean", normalised->mean, "max",
                     normalised->max);
}

static json_t *test_json(const MannWhitney *test)
{
    if (!test->is_defined)
        return json_null();
    return json_pack("{s:f, s:f, s:b, s:f, s:s}", "u", test->u, "p", test->p, "exact", test->is_exact, "less",
                     test->less, "effect", effect_word(test->less));
}

static json_t *comparison_json(const Figures *figures)
{
    Comparison comparison = figures_compare(&figures[0], &figures[1]);
    json_t *object = json_object();
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        json_object_set_new(object, METRICS[metric].key,
                            json_pack("{s:[o, o], s:o}", "normalised",
                                      normalised_json(&comparison.normalised[metric][0]),
                                      normalised_json(&comparison.normalised[metric][1]), "mann_whitney",
                                      test_json(&comparison.tests[metric])));
    return object;
}

static json_t *best_json(const Trials *trials)
{
    if (trials->best < 0)
        return json_null();
    const TrialResult *best = &trials->results[trials->best];
    char *command = trials_best_command(trials);
    json_t *object =
        json_pack("{s:i, s:i, s:I, s:i, s:o, s:o}", "configuration", best->configuration + 1, "number",
                  best->number, "seed", (json_int_t)best->seed, "length", best_length(trials), "error",
                  faithful_json(best->detail), "command", faithful_json(command));
    free(command);
    return object;
}

bool trials_write_json(const Trials *trials, FILE *out)
{
    json_t *object = json_object();
    Figures figures[CONFIGURATIONS_MAX];
    for (int i = 0; i < trials->configuration_count; i++)
        figures[i] = figures_of(trials, i);
    json_object_set_new(object, "program", faithful_json(trials->program.list[0]));
    json_object_set_new(object, "arguments",
                        strings_json(trials->program.count - 1, trials->program.list + 1));
    json_object_set_new(object, "seed", json_integer((json_int_t)trials->seed));
    json_object_set_new(object, "interrupted", json_boolean(trials->is_interrupted));
    if (trials->ranks > 1) {
        json_object_set_new(object, "ranks", json_integer(trials->ranks));
        json_object_set_new(object, "dead_ranks", json_integer(trials->dead_ranks));
    }
    json_object_set_new(object, "best", best_json(trials));
    add_configuration(object, trials, 0, &figures[0]);
    if (trials->configuration_count > 1) {
        json_t *versus = json_object();
        add_configuration(versus, trials, 1, &figures[1]);
        json_object_set_new(object, "versus", versus);
        json_object_set_new(object, "comparison", comparison_json(figures));
    }
    bool written =
        json_dumpf(object, out, JSON_INDENT(2)) == 0 && fputc('\n', out) != EOF && fflush(out) == 0;
    json_decref(object);
    for (int i = 0; i < trials->configuration_count; i++)
        figures_free(&figures[i]);
    return written;
}
