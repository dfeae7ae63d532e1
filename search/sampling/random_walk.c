/* Random walks: from the first state again and again, each choice by lot.  Nothing is kept from walk to walk;
 * the store only counts the states. */
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/sampling/walks.h"

static void *start(SearchContext *context)
{
    Walks *walks = memory_allocate(sizeof *walks);
    uint32_t depth = sample_settings(context).depth;
    walks_start(walks, context, depth > 0 ? depth : WALK_STEPS_DEFAULT);
    return walks;
}

static SearchStatus step(void *self)
{
    Walks *walks = self;
    if (walks_is_over(walks))
        return walks_begin(walks);
    return walks_take(walks, (int)random_below(&walks->random, (uint32_t)walks->choices));
}

static void finish(void *self)
{
    Walks *walks = self;
    SearchFigures *figures = &walks->context->figures;
    snprintf(figures->remark, sizeof figures->remark, "%llu %s, the longest of %u steps%s",
             (unsigned long long)walks->count, walks->count == 1 ? "random walk" : "random walks",
             walks->longest, figures->depth_cut ? ", where it was cut" : "");
    free(walks);
}

static const OptionSpec options[] = {{"walks", "N", "give up after so many (default 1000)"},
                                     {"depth", "N", "a walk has at most so many steps (default 1000)"},
                                     {0}};

const Search random_walk_search = {
    .name = "random-walk",
    .summary = "from the first state again and again, each choice by lot (--seed); never complete",
    .options = options,
    .read_settings = sample_settings_read,
    .needs_entry = true,
    .is_sample = true,
    .is_random = true,
    .start = start,
    .step = step,
    .finish = finish,
};
