/* One random walk after another, step by step, for searches that choose the steps themselves. */
#include "search/sampling/walks.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

SampleSettings sample_settings(const SearchContext *context)
{
    return context->settings.own != NULL ? *(const SampleSettings *)context->settings.own
                                         : (SampleSettings){0};
}

/* Which of them a search has its own table of options says. */
static bool read_all(SampleSettings *settings, const Options *given, Error *error)
{
    int64_t walks = 0, depth = 0, steps = 0;
    if (!options_number(given, "walks", 1, UINT32_MAX, &walks, error)
        || !options_number(given, "depth", 1, 1 << 20, &depth, error)
        || !options_number(given, "steps", 1, UINT32_MAX, &steps, error))
        return false;
    *settings = (SampleSettings){(uint32_t)walks, (uint32_t)depth, (uint32_t)steps};
    return true;
}

void *sample_settings_read(const Options *given, Error *error)
{
    SampleSettings *settings = memory_allocate(sizeof *settings);
    if (read_all(settings, given, error))
        return settings;
    free(settings);
    return NULL;
}

static void stand_at_first(Walks *walks)
{
    walks->present = 0;
    walks->steps = 0;
    walks->count++;
    assert(walks->count <= walks->limit);
}

void walks_start(Walks *walks, SearchContext *context, uint32_t steps_limit)
{
    *walks = (Walks){.context = context,
                     .random = seed_stream(context->settings.seed, SEED_WALKS),
                     .limit = sample_settings(context).walks,
                     .steps_limit = steps_limit};
    if (walks->limit == 0)
        walks->limit = WALKS_DEFAULT;
    if (context->max_depth < steps_limit)
        walks->steps_limit = context->max_depth;
    walks->choices = context->space->choices(context->space);
    stand_at_first(walks);
}

bool walks_is_over(Walks *walks)
{
    if (walks->choices > 0 && walks->steps >= walks->steps_limit)
        walks->context->figures.depth_cut = true;
    return walks->choices == 0 || walks->steps >= walks->steps_limit;
}

SearchStatus walks_begin(Walks *walks)
{
    SearchContext *context = walks->context;
    if (walks->count >= walks->limit) {
        context->figures.sampled_by = "random walks see a part only";
        return SEARCH_GAVE_UP;
    }
    walks->choices = context->space->enter(context->space, 0);
    stand_at_first(walks);
    return SEARCH_GOES_ON;
}

static SearchStatus meet(Walks *walks, StateNumber from, int choice)
{
    SearchContext *context = walks->context;
    assert(walks->present == context->figures.states && from < walks->present && "links point backward");
    context->figures.states++;
    links_set(context->links, walks->present, from, choice);
    return search_check_state(context, walks->present) ? SEARCH_VIOLATION : SEARCH_GOES_ON;
}

SearchStatus walks_take(Walks *walks, int choice)
{
    SearchContext *context = walks->context;
    StateNumber from = walks->present;
    bool is_new;
    assert(choice >= 0 && choice < walks->choices && walks->steps < walks->steps_limit);
    walks->present = context->space->take(context->space, choice, &is_new);
    walks->choices = context->space->choices(context->space);
    context->figures.transitions++;
    context->figures.revisited += !is_new;
    if (++walks->steps > walks->longest)
        context->figures.max_depth = walks->longest = walks->steps;
    return is_new ? meet(walks, from, choice) : SEARCH_GOES_ON;
}
