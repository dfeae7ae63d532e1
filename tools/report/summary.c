/* Summaries; see summary.h. */
#include "tools/report/summary.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "tools/report/coverage_report.h"
#include "tools/report/meaning.h"
#include "tools/report/ranks_report.h"
#include "vm/vm.h"

static bool is_complete(const Summary *summary) { return summary->run.status == SEARCH_COMPLETE; }

static const char *verdict(const Summary *summary)
{
    return summary->figures.violations > 0 ? "violation" : is_complete(summary) ? "none" : "incomplete";
}

void violation_print(const ViolationText *error, FILE *out)
{
    fprintf(out, "%s: %s%s%s%s\n%s", error->kind, error->message, error->thread[0] ? " (thread \"" : "",
            error->thread, error->thread[0] ? "\")" : "", error->details);
}

/* The first one as it was shown. */
static void print_errors(const Summary *summary, FILE *out)
{
    for (uint32_t i = 0; i < summary->all_error_count; i++)
        violation_print(i == 0 && summary->error != NULL ? &summary->error->error : &summary->all_errors[i],
                        out);
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

/* What was seen of the program: all of it when asked for; otherwise a line when the search was cut short. */
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

/* How to go on with what is incomplete. */
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

static void print_verdict(const Summary *summary, FILE *out)
{
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

static void print_figures(const Summary *summary, FILE *out)
{
    const SearchFigures *figures = &summary->figures;
    fprintf(out, "%llu %s, %llu transitions, depth %u, %.2f s\n", (unsigned long long)figures->states,
            summary->no_match ? "nodes of the tree of paths" : "states",
            (unsigned long long)figures->transitions, figures->max_depth, summary->run.seconds);
    print_notes(summary, out);
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

void summary_print(const Summary *summary, bool verbose, FILE *out)
{
    print_errors(summary, out);
    print_verdict(summary, out);
    print_figures(summary, out);
    if (summary->ranks != NULL)
        ranks_print(summary, verbose, out);
    if (summary->ranks == NULL || summary->rank_count == 1)
        print_coverage(summary, out);
    print_checkpoint(summary, out);
    if (verbose)
        print_rates(summary, out);
}

static json_t *error_json(const ViolationText *error)
{
    return json_pack("{s:s, s:s, s:s, s:s, s:s, s:i, s:s}", "kind", error->kind, "message", error->message,
                     "thread", error->thread, "class", error->class_name, "file", error->file, "line",
                     error->line, "details", error->details);
}

static json_t *arguments_json(const Summary *summary)
{
    json_t *list = json_array();
    for (int i = 0; i < summary->argument_count; i++)
        json_array_append_new(list, json_string(summary->arguments[i]));
    return list;
}

static json_t *heuristics_json(const Summary *summary)
{
    json_t *list = json_array();
    for (int i = 0; i < guide_count(summary->guide); i++)
        json_array_append_new(list, json_string(guide_text(summary->guide, i)));
    return list;
}

static json_t *errors_json(const Summary *summary)
{
    json_t *list = json_array();
    for (uint32_t i = 0; i < summary->all_error_count; i++)
        json_array_append_new(list, error_json(i == 0 && summary->error != NULL ? &summary->error->error
                                                                                : &summary->all_errors[i]));
    return list;
}

/* What every search has; the rest is added to it. */
static json_t *summary_json(const Summary *summary)
{
    const SearchFigures *figures = &summary->figures;
    double seconds = summary->run.seconds > 0 ? summary->run.seconds : 1e-9;
    return json_pack(
        "{s:s, s:o, s:s, s:o, s:I, s:s, s:b, s:s?, s:o, s:o, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:I, s:f, s:f, s:I, s:I, s:I, s:b}",
        "program", summary->program, "arguments", arguments_json(summary), "search", summary->search,
        "heuristics", heuristics_json(summary), "seed", (json_int_t)summary->seed, "verdict",
        verdict(summary), "complete", is_complete(summary), "reason",
        is_complete(summary) ? NULL : summary->run.reason, "error",
        summary->error ? error_json(&summary->error->error) : json_null(), "errors", errors_json(summary),
        "length", (json_int_t)(summary->error ? summary->error->length : 0), "original_length",
        (json_int_t)(summary->error ? summary->error->original_length : 0), "states",
        (json_int_t)figures->states, "transitions", (json_int_t)figures->transitions, "revisited",
        (json_int_t)figures->revisited, "max_depth", (json_int_t)figures->max_depth, "queue_max",
        (json_int_t)figures->queue_max, "instructions", (json_int_t)summary->instructions, "seconds",
        summary->run.seconds, "states_per_second", (double)figures->states / seconds, "peak_bytes",
        (json_int_t)resident_peak_bytes(), "store_bytes", (json_int_t)summary->store.bytes, "ignored",
        (json_int_t)summary->ignored, "stuck_undecided", summary->stuck_undecided);
}

static void add_storage(const Summary *summary, json_t *object)
{
    json_object_set_new(object, "resumed_from_states",
                        json_integer((json_int_t)summary->checkpoint->resumed_from));
    json_object_set_new(object, "checkpoint",
                        summary->checkpoint->folder != NULL ? json_string(summary->checkpoint->folder)
                                                            : json_null());
    json_object_set_new(object, "store", json_string(summary->hash_store ? "hash" : "exact"));
    json_object_set_new(object, "omission_odds", json_real(summary->omission_odds));
}

static void add_search(const Summary *summary, json_t *object)
{
    const SearchFigures *figures = &summary->figures;
    json_object_set_new(object, "dropped", json_integer((json_int_t)figures->dropped));
    if (summary->generations > 0) {
        json_object_set_new(object, "paths", json_integer((json_int_t)summary->paths));
        json_object_set_new(object, "generations", json_integer(summary->generations));
    }
    if (figures->remark[0])
        json_object_set_new(object, "remark", json_string(figures->remark));
    json_object_set_new(object, "length_bound", json_integer(figures->length_bound));
    json_object_set_new(object, "abstract_choices",
                        json_integer(summary->error ? summary->error->abstract_choices : 0));
    json_object_set_new(object, "cpu_seconds", json_real(summary->cpu_seconds));
    json_object_set_new(object, "matching", json_boolean(!summary->no_match));
}

bool summary_write_json(const Summary *summary, const char *file, Error *error)
{
    json_t *object = summary_json(summary);
    char *meaning = meaning_of(summary);
    add_storage(summary, object);
    add_search(summary, object);
    json_object_set_new(object, "meaning", json_string(meaning));
    free(meaning);
    if (summary->ranks != NULL)
        ranks_add_json(summary, object);
    if (summary->coverage)
        json_object_set_new(object, "coverage", coverage_json(summary->vm));
    bool written = object != NULL
                   && (strcmp(file, "-") == 0 ? json_dumpf(object, stdout, JSON_INDENT(2))
                                              : json_dump_file(object, file, JSON_INDENT(2)))
                          == 0;
    json_decref(object);
    return written || error_set(error, "cannot write %s", file);
}
