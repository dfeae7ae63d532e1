/* The report on standard output: counts, a table of statistics for each configuration, the comparison of two,
 * and the command that finds the best counterexample again. */
#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/common/command_line.h"
#include "tools/report/footnote_text.h"
#include "tools/trials/trials_best.h"

/* --- the best counterexample --- */

static void print_best(const Trials *trials, FILE *out)
{
    const TrialResult *best = &trials->results[trials->best];
    assert(best->verdict == VERDICT_VIOLATION);
    char *command = trials_best_command(trials);
    fprintf(out, "\nthe shortest counterexample is of trial %d%s: %s, %d steps; to find it again:\n  %s\n",
            best->number,
            trials->configuration_count == 1 ? ""
            : best->configuration == 0       ? " of the first"
                                             : " of the second",
            best->detail, best_length(trials), command);
    free(command);
}

/* --- a configuration --- */

static void print_lost(const Trials *trials, int configuration, FILE *out)
{
    enum { LINES_MAX = 10 };
    int lines = 0;
    for (int i = configuration; i < trials->count; i += trials->configuration_count) {
        const TrialResult *result = &trials->results[i];
        if (result->number == 0 || result->verdict != VERDICT_LOST)
            continue;
        if (++lines <= LINES_MAX)
            fprintf(out, "  lost: trial %d (seed %llu), %s\n", result->number,
                    (unsigned long long)result->seed, result->detail);
    }
    if (lines > LINES_MAX)
        fprintf(out, "  and %d more are lost\n", lines - LINES_MAX);
}

static void print_counts(const Figures *figures, FILE *out)
{
    fprintf(
        out,
        "  %d finished: %d found an error, %d searched everything without one, %d were cut short; %d lost\n",
        figures->finished, figures->found, figures->complete, figures->incomplete, figures->lost);
    if (figures->finished > 0)
        fprintf(out, "  path error density %.2f (95%% interval %.2f to %.2f)\n", figures->density,
                figures->density_ci95.low, figures->density_ci95.high);
}

static void print_number(double number, const MetricSpec *spec, int decimals, FILE *out)
{
    fprintf(out, " %13.*f", decimals, number / spec->unit);
}

static void print_sample(const SampleStatistics *sample, const MetricSpec *spec, FILE *out)
{
    int single = spec->is_whole ? 0 : spec->decimals;
    fprintf(out, "  %-28s", spec->title);
    print_number(sample->min, spec, single, out);
    print_number(sample->mean, spec, spec->decimals, out);
    print_number(sample->max, spec, single, out);
    if (sample->has_interval)
        fprintf(out, "    %.*f to %.*f", spec->decimals, sample->ci95.low / spec->unit, spec->decimals,
                sample->ci95.high / spec->unit);
    fputc('\n', out);
}

static void print_samples(const Figures *figures, FILE *out)
{
    if (figures->found == 0)
        return;
    fprintf(out, "\n  %-28s %13s %13s %13s    %s\n", "over the trials with errors", "min", "mean", "max",
            "95% CI of the mean");
    for (int metric = 0; metric < METRIC_COUNT; metric++)
        print_sample(&figures->samples[metric], &METRICS[metric], out);
}

static void print_trial(const TrialResult *result, FILE *out)
{
    fprintf(out, "  %5d  seed %-17llu %-10s", result->number, (unsigned long long)result->seed,
            verdict_name(result->verdict));
    if (result->verdict != VERDICT_LOST)
        fprintf(out, " %10.0f states %9.3f s", result->metrics[METRIC_STATES],
                result->metrics[METRIC_SECONDS]);
    if (result->verdict == VERDICT_VIOLATION)
        fprintf(out, "  length %.0f", result->metrics[METRIC_LENGTH]);
    fprintf(out, "%s%s\n", result->detail != NULL ? "  " : "", result->detail != NULL ? result->detail : "");
}

static void print_configuration(const Trials *trials, int configuration, const Figures *figures, bool verbose,
                                FILE *out)
{
    static const char *const titles[] = {"the first: ", "the second: "};
    char *options = command_line_quoted(&trials->configurations[configuration].options);
    if (trials->configuration_count > 1)
        fprintf(out, "\n%s%s\n", titles[configuration], options[0] ? options : "no options");
    free(options);
    for (int i = configuration; verbose && i < trials->count; i += trials->configuration_count)
        if (trials->results[i].number > 0)
            print_trial(&trials->results[i], out);
    print_counts(figures, out);
    print_lost(trials, configuration, out);
    print_samples(figures, out);
}

/* --- two of them --- */

static void print_test(const MannWhitney *test, FILE *out)
{
    if (!test->is_defined) {
        fprintf(out, "    no test: only one of them found errors, or none\n");
        return;
    }
    fprintf(out, " %11.1f %9.2g%s %9.2f  %s", test->u, test->p, test->is_exact ? " " : "~", test->less,
            effect_word(test->less));
    if (fabs(test->less - 0.5) >= 0.06)
        fprintf(out, ", the %s has less", test->less > 0.5 ? "first" : "second");
    fputc('\n', out);
}

static void print_comparison(const Figures *figures, FILE *out)
{
    Comparison comparison = figures_compare(&figures[0], &figures[1]);
    fprintf(
        out,
        "\nnormalised averages (1 is the best of both, 0 the worst) and Mann-Whitney tests (two-sided)\n");
    fprintf(out, "  %-20s %8s %8s %11s %9s  %8s  %s\n", "", "first", "second", "U", "p", "A", "effect");
    fprintf(out, "  %-20s %8.2f %8.2f\n", "path error density", figures[0].density, figures[1].density);
    for (int metric = 0; metric < METRIC_COUNT; metric++) {
        fprintf(out, "  %-20s %8.2f %8.2f", METRICS[metric].title, comparison.normalised[metric][0].mean,
                comparison.normalised[metric][1].mean);
        print_test(&comparison.tests[metric], out);
    }
    fprintf(
        out,
        "  A: in how many of all pairs the trial of the first has less (Vargha and Delaney; ties count half): 0.5 is no difference.\n"
        "  p: of such a difference by chance, exact or (~) by the normal distribution, with ties and continuity corrected.\n");
}

/* --- all --- */

static void print_title(const Trials *trials, FILE *out)
{
    char *program = command_line_quoted(&trials->program),
         *options = command_line_quoted(&trials->configurations[0].options);
    char *clean = clean_text(program, strlen(program));
    fprintf(out, "%d %s of %s", trials->runs, trials->runs == 1 ? "trial" : "trials", clean);
    if (trials->configuration_count > 1)
        fprintf(out, " in each of two ways");
    else if (options[0])
        fprintf(out, " with %s", options);
    fprintf(out, ", seed %llu%s\n", (unsigned long long)trials->seed,
            trials->is_interrupted ? "; interrupted" : "");
    free(clean);
    free(program);
    free(options);
}

void trials_print(const Trials *trials, bool verbose, FILE *out)
{
    Figures figures[CONFIGURATIONS_MAX];
    print_title(trials, out);
    if (trials->dead_ranks > 0)
        fprintf(out, "of %d ranks %d died%s\n", trials->ranks, trials->dead_ranks,
                trials->is_interrupted ? "" : "; others ran their trials again");
    for (int i = 0; i < trials->configuration_count; i++) {
        figures[i] = figures_of(trials, i);
        print_configuration(trials, i, &figures[i], verbose, out);
    }
    if (trials->configuration_count > 1)
        print_comparison(figures, out);
    if (trials->best >= 0)
        print_best(trials, out);
    footnotes_print(&trials->footnotes, out);
    for (int i = 0; i < trials->configuration_count; i++)
        figures_free(&figures[i]);
}
