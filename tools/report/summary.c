/* The summary of a check: for people, from the verdict to the figures; and as JSON. */
#include "tools/report/summary.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"
#include "tools/common/status_line.h"
#include "tools/common/terminal.h"
#include "tools/report/coverage_report.h"
#include "tools/report/footnote_text.h"
#include "tools/report/meaning.h"
#include "tools/report/ranks_report.h"
#include "tools/report/spin_notes.h"
#include "vm/view.h"
#include "vm/vm.h"

static const double SHORTENING_TOLD = 0.1; /* seconds; less is not worth a line */

static bool is_complete(const Summary *summary) { return summary->run.status == SEARCH_COMPLETE; }

static const char *verdict(const Summary *summary)
{
    return summary->figures.violations > 0 ? "violation" : is_complete(summary) ? "none" : "incomplete";
}

bool violation_tells_thread(const ViolationText *error)
{
    return error->thread[0] != '\0' && strstr(error->kind, "deadlock") == NULL;
}

void violation_print(const ViolationText *error, FILE *out)
{
    bool tells_thread = violation_tells_thread(error);
    fprintf(out, "%s: %s%s%s%s\n", error->kind, error->message, tells_thread ? " (thread \"" : "",
            tells_thread ? error->thread : "", tells_thread ? "\")" : "");
    Terminal terminal = terminal_open(out, false);
    terminal_lines(&terminal, error->details);
}

/* The first error is worded as its counterexample words it. */
static const ViolationText *shown_error(const Summary *summary, uint32_t i)
{
    assert(i < summary->all_error_count);
    return i == 0 && summary->error != NULL ? &summary->error->error : &summary->all_errors[i];
}

static void print_errors(const Summary *summary, FILE *out)
{
    for (uint32_t i = 0; i < summary->all_error_count; i++)
        violation_print(shown_error(summary, i), out);
}

/* What the verdict of a complete search rests on. */
static void print_reservations(const Summary *summary, FILE *out)
{
    if (summary->ignored > 0)
        fprintf(out, ", but for what it told to ignore");
    if (summary->omission_odds > 0)
        fprintf(out, " (up to odds of %.2g that some state was omitted)", summary->omission_odds);
    fprintf(out, "\n");
}

/* Coverage: all of it where it was asked for; one line where the search is incomplete. */
static void print_coverage(const Summary *summary, FILE *out)
{
    if (summary->coverage)
        coverage_print(summary->vm, out);
    else if (summary->figures.violations == 0 && !is_complete(summary))
        coverage_print_methods(vm_program(summary->vm), out);
}

static void print_meaning(const Summary *summary, FILE *out)
{
    char *meaning = meaning_of(summary);
    fprintf(out, "%s\n", meaning);
    free(meaning);
}

/* How much shorter another counterexample may be, after a search that takes the first it finds. */
static void print_bound(const Summary *summary, FILE *out)
{
    uint32_t length = summary->error->length, bound = summary->figures.length_bound;
    if (bound == length)
        fprintf(out, "its %u steps are the fewest that lead to an error\n", length);
    else if (bound > 0)
        fprintf(out, "it has %u steps; a shorter one has at least %u\n", length, bound);
}

static void print_feasibility(const Summary *summary, FILE *out)
{
    uint32_t count = summary->error->abstract_choices;
    if (count > 0)
        fprintf(
            out,
            "%u %s on the way %s left open by an abstraction: the concrete program may not have this error\n",
            count, count == 1 ? "choice" : "choices", count == 1 ? "was" : "were");
    else if (guide_has(summary->guide, "choose-free"))
        fprintf(
            out,
            "no choice on the way was left open by an abstraction: the concrete program certainly has this error\n");
}

/* How to resume an incomplete search. */
static void print_checkpoint(const Summary *summary, FILE *out)
{
    const Checkpoint *checkpoint = summary->checkpoint;
    if (checkpoint->resumed_from > 0)
        fprintf(out, "%llu of the states were found before, by the search that this one continues\n",
                (unsigned long long)checkpoint->resumed_from);
    if (checkpoint->folder != NULL && summary->figures.violations == 0 && !is_complete(summary))
        fprintf(out, "a checkpoint of %llu states was written: continue with --resume %s\n",
                (unsigned long long)checkpoint->committed, checkpoint->folder);
}

static void print_notes(const Summary *summary, FILE *out)
{
    for (int i = 0; i < guide_count(summary->guide); i++)
        if (guide_note(summary->guide, i) != NULL)
            fprintf(out, "heuristic %s: %s\n", guide_text(summary->guide, i), guide_note(summary->guide, i));
}

enum { HINTS = 2 };

/* Hints of the program that nobody has listened to: methods of Verify. */
static int list_unheard(const Summary *summary, const char *names[HINTS])
{
    int count = 0;
    if (guide_count(summary->guide) > 0)
        return 0;
    if (vm_has_hints(summary->vm, INTEREST_INTERESTING))
        names[count++] = "interesting";
    if (vm_has_hints(summary->vm, INTEREST_BORING))
        names[count++] = "boring";
    return count;
}

static void print_verdict(const Summary *summary, FILE *out)
{
    assert((summary->figures.violations == 0 || summary->error != NULL)
           && "violations have a counterexample");
    if (summary->figures.violations > 0) {
        fprintf(out, "violation found: %s\n", summary->error->error.kind);
        print_meaning(summary, out);
        print_bound(summary, out);
        print_feasibility(summary, out);
    } else if (is_complete(summary)) {
        fprintf(out, "no violation: every schedule and every choice of this program was searched");
        print_reservations(summary, out);
        print_meaning(summary, out);
    } else {
        fprintf(out, "no violation found, but the search is incomplete: %s\n", summary->run.reason);
        print_meaning(summary, out);
    }
}

/* Of which schedules livelocks, starvation and formulas were decided. */
static const char *fairness_meaning(const char *fairness)
{
    static const struct {
        const char *fairness, *meaning;
    } table[] = {
        {"strong",
         "of schedules that go on for ever those count in which every thread that can run again and "
         "again does run (fair=strong)"},
        {"weak", "of schedules that go on for ever those count in which every thread that can run all the "
                 "time does run (fair=weak)"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].fairness, fairness) == 0)
            return table[i].meaning;
    return "all schedules count, however unfair (fair=none)";
}

static void print_unheard(const Summary *summary, FILE *out)
{
    const char *names[HINTS];
    int count = list_unheard(summary, names);
    for (int i = 0; i < count; i++)
        fprintf(out, "note: Verify.%s has no effect with --search %s\n", names[i], summary->search);
}

/* What is known of programs that never end. */
static void print_endings(const Summary *summary, FILE *out)
{
    if (summary->never_ends)
        fprintf(out, "no schedule of this program ends: it goes on for ever, which is no violation\n");
    if (summary->cycles_undecided && summary->figures.violations == 0)
        fprintf(out,
                "whether there are livelocks or starvation, or formulas of time hold, could not be decided: "
                "the search is incomplete\n");
    else if (summary->fairness != NULL && summary->figures.violations == 0)
        fprintf(out, "%s\n", fairness_meaning(summary->fairness));
    if (summary->hangs_undecided)
        fprintf(out,
                "whether the program can hang could not be decided: what goes round may be ended by a clock, "
                "which stands still in a search (see --clock-step), or from outside\n");
    if (summary->no_hangs != NULL)
        fprintf(out, "hangs were not looked for: %s\n", summary->no_hangs);
    for (uint32_t i = 0; summary->spins != NULL && i < summary->spins->count; i++)
        fprintf(out, "note: %s\n", summary->spins->texts[i]);
}

static const char *plural(uint64_t count) { return count == 1 ? "" : "s"; }

/* Short searches in the course of this one. */
static void print_dives(const Summary *summary, FILE *out)
{
    if (summary->found_by != NULL)
        fprintf(out,
                "found by a dive (%s) after %llu states depth first; --search %s searches that way only\n",
                summary->found_by, (unsigned long long)(summary->figures.states - summary->dive_states),
                summary->found_by);
    else if (summary->dives > 0 && !is_complete(summary))
        fprintf(out, "%llu dive%s with few preemptions and by walks met %llu states besides, and no error\n",
                (unsigned long long)summary->dives, plural(summary->dives),
                (unsigned long long)summary->dive_states);
}

/* What a search that was cut has seen of the whole. */
static void print_left(const Summary *summary, FILE *out)
{
    char states[ROUGHLY_MAX], least[ROUGHLY_MAX], most[ROUGHLY_MAX];
    const WholeEstimate *whole = &summary->whole;
    if (is_complete(summary) || summary->figures.violations > 0)
        return;
    if (summary->rounds > 0 && !summary->figures.remark[0])
        fprintf(out, "all schedules with at most %u preemption%s were searched\n", summary->rounds - 1,
                plural(summary->rounds - 1));
    if (whole->states > 0 && whole->is_open)
        fprintf(out,
                "there are at least %s states or so in all, by random walks (a rough estimate: far from the "
                "start may be any number more)\n",
                roughly(whole->least, least));
    else if (whole->states > 0)
        fprintf(out, "there are %s states or so in all, by random walks (%s to %s: a rough estimate)\n",
                roughly(whole->states, states), roughly(whole->least, least), roughly(whole->most, most));
    if (summary->grows == NULL)
        return;
    fprintf(out, "the search grows with ");
    for (char *const *name = summary->grows; *name != NULL; name++)
        fprintf(out, "%s%s", name == summary->grows ? "" : ", ", *name);
    fprintf(out, ": it may have no end unless that has a bound (Verify.ignoreIf, --max-depth)\n");
}

/* What was not looked for, did not happen, or passes for an ordinary end. */
static void print_reserves(const Summary *summary, const Footnotes *footnotes, FILE *out)
{
    bool is_fine = summary->figures.violations == 0;
    if (summary->no_races && is_fine)
        fprintf(out, "races were not looked for (--property race)\n");
    if (summary->clock_reads > 0)
        fprintf(out, "the clock was read %llu time%s%s\n", (unsigned long long)summary->clock_reads,
                plural(summary->clock_reads),
                summary->clock_stands
                    ? ", and stood still but for time-outs: what takes time otherwise was not searched"
                    : "");
    if (summary->exits > 0)
        fprintf(out, "%llu end%s of the program with an exit status other than 0%s\n",
                (unsigned long long)summary->exits, plural(summary->exits),
                footnotes_have(footnotes, FOOTNOTE_EXIT_STATUS)
                    ? ", which is a violation only with --property exit"
                    : "");
    if (summary->missing > 0 && is_complete(summary))
        fprintf(out, "the program's code names %d thing%s that clew lacks (-v): no schedule needed %s\n",
                summary->missing, plural((uint64_t)summary->missing), summary->missing == 1 ? "it" : "them");
}

static void print_figures(const Summary *summary, const Footnotes *footnotes, FILE *out)
{
    const SearchFigures *figures = &summary->figures;
    fprintf(out, "%llu %s, %llu transitions, depth %u, %.2f s\n", (unsigned long long)figures->states,
            summary->no_match ? "nodes of the tree of paths" : "states",
            (unsigned long long)figures->transitions, figures->max_depth, summary->run.seconds);
    print_dives(summary, out);
    print_left(summary, out);
    if (summary->shorten_seconds >= SHORTENING_TOLD)
        fprintf(out, "%.2f s more went into shortening the counterexample\n", summary->shorten_seconds);
    print_notes(summary, out);
    print_unheard(summary, out);
    if (figures->remark[0])
        fprintf(out, "%s\n", figures->remark);
    if (summary->omission_odds > 0)
        fprintf(
            out,
            "states were kept as 64-bit hashes: the probability that some state was taken for another and omitted is %.2g\n",
            summary->omission_odds);
    if (summary->ignored > 0)
        fprintf(out, "%llu states were not explored further because of Verify.ignoreIf\n",
                (unsigned long long)summary->ignored);
    print_endings(summary, out);
    print_reserves(summary, footnotes, out);
    if (summary->stuck_undecided)
        fprintf(out, "whether threads are stuck could not be decided: the search is incomplete\n");
}

static void print_rates(const Summary *summary, FILE *out)
{
    const SearchFigures *figures = &summary->figures;
    double seconds = summary->run.seconds > 0 ? summary->run.seconds : 1e-9, states = summary->store.states;
    fprintf(
        out,
        "%.0f states/s, %.0f transitions/s, %.2f nodes and %.1f bytes per state, %u components, %llu revisited\n",
        (double)figures->states / seconds, (double)figures->transitions / seconds,
        summary->store.nodes / states, (double)summary->store.bytes / states, summary->store.components,
        (unsigned long long)figures->revisited);
}

static void print_steps(const Summary *summary, FILE *out)
{
    const StepFigures *steps = &summary->steps;
    if (steps->hits + steps->misses == 0)
        return;
    fprintf(out, "steps: %llu looked up, %llu executed, %llu without a look; %u remembered in %.1f MB",
            (unsigned long long)steps->hits, (unsigned long long)steps->misses,
            (unsigned long long)steps->rested, steps->steps, (double)steps->bytes / 1e6);
    for (int i = 0; i < OBSTACLES_MAX; i++)
        if (states_obstacle_name(i) != NULL && steps->obstacles[i] > 0)
            fprintf(out, "; %llu not (%s)", (unsigned long long)steps->obstacles[i], states_obstacle_name(i));
    fprintf(out, "\n");
}

/* But for those that are told with a number: each once. */
static void print_footnotes(const Summary *summary, Footnotes footnotes, FILE *out)
{
    if (summary->clock_reads > 0 && summary->clock_stands)
        footnotes.noted &= ~((uint64_t)1 << FOOTNOTE_CLOCK_READ);
    if (summary->exits > 0)
        footnotes.noted &= ~((uint64_t)1 << FOOTNOTE_EXIT_STATUS);
    footnotes_print(&footnotes, out);
}

/* Verdict, notes and figures, broken between words where the terminal is narrow. */
static void print_sentences(const Summary *summary, FILE *out)
{
    char *text = NULL;
    size_t size = 0;
    FILE *lines = open_memstream(&text, &size);
    if (lines == NULL)
        memory_exhausted(BUFSIZ);
    Footnotes footnotes = footnotes_of(view_program(summary->vm));
    print_verdict(summary, lines);
    print_footnotes(summary, footnotes, lines);
    print_figures(summary, &footnotes, lines);
    footnotes_free(&footnotes);
    fclose(lines);
    Terminal terminal = terminal_open(out, false);
    terminal_lines(&terminal, text);
    free(text);
}

void summary_print(const Summary *summary, bool verbose, FILE *out)
{
    print_errors(summary, out);
    print_sentences(summary, out);
    if (summary->ranks != NULL)
        ranks_print(summary, verbose, out);
    if (summary->ranks == NULL || summary->rank_count == 1)
        print_coverage(summary, out);
    print_checkpoint(summary, out);
    if (summary->no_sleep != NULL && (summary->wants_sleep || verbose))
        fprintf(out, "all orders of steps that commute were taken: %s\n", summary->no_sleep);
    if (summary->no_assumptions != NULL && (summary->wants_assumptions || verbose))
        fprintf(out, "all accesses to what threads share were choice points: %s\n", summary->no_assumptions);
    if (summary->no_releases && verbose)
        fprintf(out, "releases of locks and permits were choice points: livelocks and starvation depend on "
                     "them\n");
    if (verbose) {
        print_rates(summary, out);
        print_steps(summary, out);
    }
}

static void add_error(json_t *object, const ViolationText *error)
{
    json_add_text(object, "kind", error->kind);
    json_add_text(object, "message", error->message);
    json_add_text(object, "thread", error->thread);
    json_add_text(object, "class", error->class_name);
    json_add_text(object, "file", error->file);
    json_add_number(object, "line", error->line);
    json_add_text(object, "details", error->details);
}

static void add_arguments(const Summary *summary, json_t *object)
{
    json_t *list = json_add_list(object, "arguments");
    for (int i = 0; i < summary->argument_count; i++)
        json_append_text(list, summary->arguments[i]);
}

static void add_heuristics(const Summary *summary, json_t *object)
{
    const char *names[HINTS];
    int unheard = list_unheard(summary, names);
    json_t *hints = json_add_list(object, "hints_without_effect");
    for (int i = 0; i < unheard; i++)
        json_append_text(hints, names[i]);
    json_t *list = json_add_list(object, "heuristics");
    for (int i = 0; i < guide_count(summary->guide); i++)
        json_append_text(list, guide_text(summary->guide, i));
}

static void add_errors(const Summary *summary, json_t *object)
{
    if (summary->error != NULL)
        add_error(json_add_object(object, "error"), &summary->error->error);
    else
        json_add_null(object, "error");
    if (summary->error != NULL && summary->error->lasso.kind != NULL)
        counterexample_add_cycle(object, summary->error);
    else
        json_add_null(object, "cycle");
    json_add_optional_text(object, "why", summary->error != NULL ? summary->error->why : NULL);
    json_t *orders = json_add_list(object, "orders");
    for (char **order = summary->error != NULL ? summary->error->orders : NULL;
         order != NULL && *order != NULL; order++)
        json_append_text(orders, *order);
    json_add_optional_text(object, "orders_basis",
                           summary->error != NULL ? summary->error->orders_said : NULL);
    json_t *list = json_add_list(object, "errors");
    for (uint32_t i = 0; i < summary->all_error_count; i++)
        add_error(json_append_object(list), shown_error(summary, i));
    json_add_number(object, "length", summary->error ? summary->error->length : 0);
    json_add_number(object, "original_length", summary->error ? summary->error->original_length : 0);
}

/* What every search has. */
static void add_result(const Summary *summary, json_t *object)
{
    const SearchFigures *figures = &summary->figures;
    double seconds = summary->run.seconds > 0 ? summary->run.seconds : 1e-9;
    json_add_text(object, "program", summary->program);
    add_arguments(summary, object);
    json_add_text(object, "search", summary->search);
    add_heuristics(summary, object);
    json_add_number(object, "seed", (int64_t)summary->seed);
    json_add_text(object, "verdict", verdict(summary));
    json_add_flag(object, "complete", is_complete(summary));
    json_add_optional_text(object, "reason", is_complete(summary) ? NULL : summary->run.reason);
    add_errors(summary, object);
    json_add_number(object, "states", (int64_t)figures->states);
    json_add_number(object, "transitions", (int64_t)figures->transitions);
    json_add_number(object, "revisited", (int64_t)figures->revisited);
    json_add_number(object, "max_depth", figures->max_depth);
    json_add_number(object, "queue_max", (int64_t)figures->queue_max);
    json_add_number(object, "instructions", (int64_t)summary->instructions);
    json_add_real(object, "seconds", summary->run.seconds);
    json_add_real(object, "states_per_second", (double)figures->states / seconds);
    json_add_number(object, "peak_bytes", (int64_t)resident_peak_bytes());
    json_add_number(object, "store_bytes", (int64_t)summary->store.bytes);
    json_add_number(object, "ignored", (int64_t)summary->ignored);
    json_add_flag(object, "stuck_undecided", summary->stuck_undecided);
    json_add_flag(object, "cycles_undecided", summary->cycles_undecided);
    json_add_optional_text(object, "fairness", summary->fairness);
    json_add_flag(object, "never_ends", summary->never_ends);
    json_add_flag(object, "hangs_undecided", summary->hangs_undecided);
    json_add_optional_text(object, "hangs_not_looked_for", summary->no_hangs);
    json_t *spins = json_add_list(object, "spins");
    for (uint32_t i = 0; summary->spins != NULL && i < summary->spins->count; i++)
        json_append_text(spins, summary->spins->texts[i]);
}

static void add_steps(const Summary *summary, json_t *object)
{
    const StepFigures *steps = &summary->steps;
    json_t *cache = json_add_object(object, "step_cache");
    json_add_number(cache, "hits", (int64_t)steps->hits);
    json_add_number(cache, "misses", (int64_t)steps->misses);
    json_add_number(cache, "rested", (int64_t)steps->rested);
    json_add_number(cache, "steps", steps->steps);
    json_add_number(cache, "bytes", (int64_t)steps->bytes);
    json_t *obstacles = json_add_object(cache, "not_remembered");
    for (int i = 0; i < OBSTACLES_MAX; i++)
        if (states_obstacle_name(i) != NULL)
            json_add_number(obstacles, states_obstacle_name(i), (int64_t)steps->obstacles[i]);
}

static void add_storage(const Summary *summary, json_t *object)
{
    add_steps(summary, object);
    json_add_number(object, "resumed_from_states", (int64_t)summary->checkpoint->resumed_from);
    json_add_optional_text(object, "checkpoint", summary->checkpoint->folder);
    json_add_text(object, "store", summary->hash_store ? "hash" : "exact");
    json_add_real(object, "omission_odds", summary->omission_odds);
}

static void add_dives(const Summary *summary, json_t *object)
{
    json_add_optional_text(object, "found_by", summary->found_by);
    json_t *dives = json_add_object(object, "dives");
    json_add_number(dives, "count", (int64_t)summary->dives);
    json_add_number(dives, "dive_states", (int64_t)summary->dive_states);
    json_add_number(dives, "dive_transitions", (int64_t)summary->dive_transitions);
    json_add_real(dives, "dive_seconds", summary->dive_seconds);
}

static void add_left(const Summary *summary, json_t *object)
{
    if (summary->rounds > 0)
        json_add_number(object, "preemptions_searched", summary->rounds - 1);
    else
        json_add_null(object, "preemptions_searched");
    json_t *grows = json_add_list(object, "grows_with");
    for (char *const *name = summary->grows; name != NULL && *name != NULL; name++)
        json_append_text(grows, *name);
    if (summary->whole.states <= 0) {
        json_add_null(object, "estimate");
        return;
    }
    json_t *whole = json_add_object(object, "estimate");
    json_add_real(whole, "least", round(summary->whole.least));
    if (summary->whole.is_open) {
        json_add_null(whole, "all");
        json_add_null(whole, "most");
        return;
    }
    json_add_real(whole, "all", round(summary->whole.states));
    json_add_real(whole, "most", round(summary->whole.most));
}

static void add_search(const Summary *summary, json_t *object)
{
    add_dives(summary, object);
    add_left(summary, object);
    json_add_flag(object, "races_not_looked_for", summary->no_races);
    json_add_number(object, "clock_reads", (int64_t)summary->clock_reads);
    json_add_number(object, "exits", (int64_t)summary->exits);
    json_add_number(object, "missing", summary->missing);
    const SearchFigures *figures = &summary->figures;
    json_add_number(object, "dropped", (int64_t)figures->dropped);
    if (summary->generations > 0) {
        json_add_number(object, "paths", (int64_t)summary->paths);
        json_add_number(object, "generations", summary->generations);
    }
    if (figures->remark[0])
        json_add_text(object, "remark", figures->remark);
    json_add_number(object, "length_bound", figures->length_bound);
    json_add_number(object, "abstract_choices", summary->error ? summary->error->abstract_choices : 0);
    json_add_real(object, "cpu_seconds", summary->cpu_seconds);
    json_add_real(object, "shorten_seconds", summary->shorten_seconds);
    json_add_flag(object, "matching", !summary->no_match);
    json_add_number(object, "restarts", summary->restarts);
}

bool summary_write_json(const Summary *summary, const char *file, Error *error)
{
    json_t *object = json_object();
    char *meaning = meaning_of(summary);
    add_result(summary, object);
    add_storage(summary, object);
    add_search(summary, object);
    Footnotes footnotes = footnotes_of(view_program(summary->vm));
    footnotes_add_json(&footnotes, object);
    footnotes_free(&footnotes);
    json_add_text(object, "meaning", meaning);
    free(meaning);
    if (summary->ranks != NULL)
        ranks_add_json(summary, object);
    if (summary->coverage)
        json_add_value(object, "coverage", coverage_json(summary->vm));
    bool written = json_write(object, file, 2, error);
    json_decref(object);
    return written;
}
