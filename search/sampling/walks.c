/* Walks; see walks.h. */
#include "search/sampling/walks.h"

static void stand_at_first(Walks *walks)
{
    walks->present = 0;
    walks->steps = 0;
    walks->context->figures.walks++;
}

void walks_start(Walks *walks, SearchContext *context, uint32_t steps_limit)
{
    *walks = (Walks){.context = context,
                     .random = seed_stream(context->settings.seed, SEED_WALKS),
                     .limit = context->settings.walks,
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
    if (context->figures.walks >= walks->limit) {
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
    context->figures.states++;
    links_set(context->links, walks->present, from, choice);
    return search_check_state(context, walks->present) ? SEARCH_VIOLATION : SEARCH_GOES_ON;
}

SearchStatus walks_take(Walks *walks, int choice)
{
    SearchContext *context = walks->context;
    StateNumber from = walks->present;
    bool is_new;
    walks->present = context->space->take(context->space, choice, &is_new);
    walks->choices = context->space->choices(context->space);
    context->figures.transitions++;
    context->figures.revisited += !is_new;
    if (++walks->steps > walks->longest)
        context->figures.max_depth = walks->longest = walks->steps;
    return is_new ? meet(walks, from, choice) : SEARCH_GOES_ON;
}
