/* Finds how near to the first state the nearest state is that was not expanded.
 *
 * Where no state was reached twice the depths are distances.  Otherwise a state may be nearer than the path
 * by which it was reached: then the states are gone through once more, breadth first, as far as all were
 * expanded and the budget allows. */
#include "search/guide/bound.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"

static uint32_t least_depth_left(const Guided *guided)
{
    uint32_t least = UINT32_MAX;
    for (uint64_t state = 0; state < guided->context->figures.states; state++)
        if (!guided_is_done(guided, (StateNumber)state) && guided_depth(guided, (StateNumber)state) < least)
            least = guided_depth(guided, (StateNumber)state);
    return least;
}

typedef struct LevelWalk {
    const Guided *guided;
    uint8_t *seen;     /* by state */
    StateNumber *list; /* breadth first */
    uint32_t count;
    uint64_t budget; /* transitions left */
    bool over;       /* the error was met, or something that was not expanded, or the budget is used up */
} LevelWalk;

static void expand(LevelWalk *walk, StateNumber state)
{
    Space *space = walk->guided->context->space;
    if (!guided_is_done(walk->guided, state)) {
        walk->over = true;
        return;
    }
    int count = space->enter(space, state);
    for (int choice = 0; choice < count && !walk->over; choice++) {
        bool is_new;
        if (choice > 0)
            space->enter(space, state);
        StateNumber result = space->take(space, choice, &is_new);
        walk->over = is_new || walk->budget-- == 0 || result == walk->guided->context->figures.error;
        if (!walk->over && !walk->seen[result]) {
            walk->seen[result] = true;
            assert(walk->count < walk->guided->context->figures.states);
            walk->list[walk->count++] = result;
        }
    }
}

/* The first depth whose states could not all be expanded again without meeting the error. */
static uint32_t walk_levels(LevelWalk *walk)
{
    uint32_t depth = 0, next = 0;
    for (uint32_t end = 1; next < walk->count; depth++, end = walk->count) {
        for (; next < end; next++) {
            expand(walk, walk->list[next]);
            if (walk->over)
                return depth;
        }
    }
    return depth;
}

static uint32_t nearest_left(const Guided *guided)
{
    uint64_t states = guided->context->figures.states;
    LevelWalk walk = {.guided = guided,
                      .seen = memory_allocate(states),
                      .list = memory_allocate(states * sizeof(StateNumber)),
                      .count = 1,
                      .budget = guided->context->bound_budget};
    walk.seen[0] = true;
    uint32_t depth = walk_levels(&walk);
    free(walk.seen);
    free(walk.list);
    return depth;
}

uint32_t bound_find(const Guided *guided)
{
    const SearchContext *context = guided->context;
    if (context->bound_budget == 0 || context->settings.tests_expanded) /* what waits may be wrong, too */
        return 0;
    uint32_t length = guided_depth(guided, context->figures.error);
    uint32_t bound = 1 + (context->figures.revisited == 0 ? least_depth_left(guided) : nearest_left(guided));
    assert(length > 0 && bound > 0);
    return bound < length ? bound : length;
}
