/* Estimation of distribution (Staunton and Clark, "Searching for Safety Violations using Estimation of
 * Distribution Algorithms"): generations of paths, each sampled from a model of what the best paths of the
 * generation before did.  random-search is the same without a model. */
#include "search/sampling/eda_search.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"

/* --- what one worker and several have in common --- */

static EdaSettings eda_settings(const SearchContext *context)
{
    return context->settings.own != NULL ? *(const EdaSettings *)context->settings.own : EDA_USUAL;
}

Eda *eda_open(SearchContext *context, bool follows_model)
{
    Eda *eda = memory_allocate(sizeof *eda);
    *eda = (Eda){.context = context, .settings = eda_settings(context), .follows_model = follows_model};
    if (context->eda != NULL)
        eda->given = *context->eda;
    eda->has_default_limit = eda->settings.generations == 0 && !context->settings.is_timed;
    if (eda->settings.generations == 0)
        eda->settings.generations = context->settings.is_timed ? UINT32_MAX : GENERATIONS_DEFAULT;
    if (!follows_model) {
        eda->settings.mutation = 1;
        eda->settings.elitism = 0;
    }
    eda->model = model_create(eda->settings.n);
    generation_begin(&eda->generation, &eda->settings, context->settings.seed);
    return eda;
}

const Model *eda_model(const Eda *eda)
{
    if (!eda->follows_model)
        return NULL;
    return eda->generation.number == 0 ? eda->given.model : eda->model;
}

double eda_unseen(const Eda *eda)
{
    if (eda->settings.has_unseen)
        return eda->settings.unseen;
    return eda->generation.number == 0 && eda->given.model != NULL ? UNSEEN_GIVEN : UNSEEN_LEARNED;
}

static void set_links(Links *links, const Path *path)
{
    assert(path->length > 0 && path->states[path->length - 1] == path->end);
    for (uint32_t i = 0; i < path->length; i++)
        links_set(links, path->states[i], i == 0 ? 0 : path->states[i - 1], path->choices[i]);
}

static bool report(Eda *eda, SearchContext *context, const Path *path)
{
    if (path->states == NULL || bits_has(&eda->known, path->end))
        return false;
    bits_set(&eda->known, path->end);
    set_links(context->links, path);
    context->space->enter(context->space, path->end);
    return search_report_violation(context, path->end);
}

/* In the order of slots, whoever found them; true: the search is to stop. */
static bool report_errors(Eda *eda, SearchContext *context)
{
    Generation *generation = &eda->generation;
    for (uint32_t i = generation->first; i < generation->limit; i++) {
        if (report(eda, context, &generation->paths[i])) {
            eda->sampled = generation_sampled(generation, i);
            return true;
        }
    }
    return false;
}

static void advance(Eda *eda)
{
    if (eda->follows_model)
        generation_learn(&eda->generation, eda->model);
    generation_advance(&eda->generation);
}

/* The error is found; what is still wanted is a model that leads to it. */
static SearchStatus settle(Eda *eda)
{
    if (generation_is_settled(&eda->generation) || eda->settling == SETTLING_MAX)
        return SEARCH_VIOLATION;
    assert(eda->settling < SETTLING_MAX);
    eda->settling++;
    advance(eda);
    return SEARCH_GOES_ON;
}

SearchStatus eda_end_generation(Eda *eda, SearchContext *context)
{
    if (!eda->generation.is_settling && report_errors(eda, context)) {
        if (eda->given.learned == NULL)
            return SEARCH_VIOLATION;
        eda->generation.is_settling = true;
    }
    if (generation_go_on(&eda->generation))
        return SEARCH_GOES_ON;
    if (eda->generation.is_settling)
        return settle(eda);
    eda->sampled = generation_sampled(&eda->generation, eda->settings.population - 1);
    if (eda->generation.number + 1 >= eda->settings.generations)
        return SEARCH_GAVE_UP;
    advance(eda);
    return SEARCH_GOES_ON;
}

/* Up to the error. */
static uint32_t generations_begun(const Eda *eda) { return eda->generation.number + 1 - eda->settling; }

void eda_note_figures(Eda *eda)
{
    eda->context->figures.sampled_by = "generations of paths see a part only";
    if (eda->context->eda == NULL)
        return;
    eda->context->eda->paths = eda->sampled;
    eda->context->eda->generations = generations_begun(eda);
}

static void describe(const Eda *eda)
{
    SearchFigures *figures = &eda->context->figures;
    uint32_t generations = generations_begun(eda);
    int length = snprintf(figures->remark, sizeof figures->remark,
                          "%llu %s in %u %s of up to %u, the longest of %u steps%s",
                          (unsigned long long)eda->sampled, eda->sampled == 1 ? "path" : "paths", generations,
                          generations == 1 ? "generation" : "generations", eda->settings.population,
                          figures->max_depth, figures->depth_cut ? ", where it was cut" : "");
    if (figures->violations == 0 && eda->has_default_limit && generations >= GENERATIONS_DEFAULT)
        length += snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                           "; generations=N or --max-time S lets it go on");
    if (eda->settling > 0)
        snprintf(figures->remark + length, sizeof figures->remark - (size_t)length,
                 "; then %u more to learn from", eda->settling);
}

/* A limit may have ended the search while an error waited to be reported. */
void eda_close(void *self)
{
    Eda *eda = self;
    if (!eda->generation.is_settling && !report_errors(eda, eda->context)
        && eda->sampled < eda->generation.sampled_before)
        eda->sampled = eda->generation.sampled_before;
    if (eda->given.learned != NULL && eda->follows_model)
        generation_learn(&eda->generation, eda->given.learned);
    eda_note_figures(eda);
    describe(eda);
    generation_free(&eda->generation);
    model_destroy(eda->model);
    free(eda->known.words);
    free(eda);
}

/* --- one worker --- */

typedef struct SingleWorker {
    Eda *eda;
    Sampler sampler;
} SingleWorker;

static void *start_with(SearchContext *context, bool follows_model)
{
    SingleWorker *single = memory_allocate(sizeof *single);
    bool is_guided = context->guide != NULL && guide_count(context->guide) > 0
                     && eda_settings(context).fitness != FITNESS_BLOCKED && follows_model;
    single->eda = eda_open(context, follows_model);
    sampler_open(&single->sampler, context, single->eda->given.actions, is_guided ? context->guide : NULL,
                 &single->eda->generation, &single->eda->known);
    return single;
}

static void *start(SearchContext *context) { return start_with(context, true); }
static void *start_random(SearchContext *context) { return start_with(context, false); }

static SearchStatus step(void *self)
{
    SingleWorker *single = self;
    uint32_t slots[TOGETHER], count;
    SearchStatus status = SEARCH_GOES_ON;
    if (single->sampler.is_busy)
        sampler_step(&single->sampler);
    else if ((count = generation_take(&single->eda->generation, slots, TOGETHER)) > 0)
        sampler_begin(&single->sampler, slots, count, eda_model(single->eda), eda_unseen(single->eda));
    else
        status = eda_end_generation(single->eda, single->eda->context);
    if (status != SEARCH_GOES_ON)
        eda_note_figures(single->eda);
    return status;
}

static void finish(void *self)
{
    SingleWorker *single = self;
    sampler_close(&single->sampler);
    eda_close(single->eda);
    free(single);
}

extern const Search team_eda_search, team_random_search;

const Search eda_search = {
    .name = "eda",
    .summary =
        "paths that learn from the best paths before, by estimation of distribution (--seed); never complete",
    .options = eda_options,
    .read_settings = eda_settings_read,
    .accepts_heuristics = eda_accepts_heuristics,
    .team = &team_eda_search,
    .needs_entry = true,
    .may_be_guided = true,
    .learns = true,
    .is_sample = true,
    .is_random = true,
    .start = start,
    .step = step,
    .finish = finish,
};

const Search random_search_search = {
    .name = "random-search",
    .summary = "eda with mutation 1: paths by lot, action by action; never complete",
    .options = random_search_options,
    .read_settings = eda_settings_read,
    .team = &team_random_search,
    .needs_entry = true,
    .learns = true,
    .is_sample = true,
    .is_random = true,
    .start = start_random,
    .step = step,
    .finish = finish,
};
