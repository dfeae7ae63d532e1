/* Expands a state of a guided search: takes each of its choices, asks the guide for values, and puts new
 * states into the queue. */
#include "search/guide/guided.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/reserve.h"
#include "search/guide.h"
#include "search/guide/bound.h"

static const size_t MARKS_SIZE = ((size_t)1 << 32) * sizeof(uint32_t);
static const uint32_t DONE = (uint32_t)1 << 31;

uint32_t guided_depth(const Guided *guided, StateNumber state) { return guided->marks[state] & ~DONE; }
bool guided_is_done(const Guided *guided, StateNumber state) { return guided->marks[state] & DONE; }
void guided_set_depth(Guided *guided, StateNumber state, uint32_t depth) { guided->marks[state] = depth; }

void guided_set_done(Guided *guided, StateNumber state, bool is_done)
{
    assert(guided_depth(guided, state) < DONE);
    guided->marks[state] = guided_depth(guided, state) | (is_done ? DONE : 0);
}

static uint32_t next_order(Guided *guided)
{
    switch (guided->context->settings.ties) {
    case TIES_LIFO: return UINT32_MAX - guided->sequence++;
    case TIES_RANDOM: return (uint32_t)(random_next(&guided->ties) >> 32);
    default: return guided->sequence++;
    }
}

static void add_to_queue(Guided *guided, StateNumber state, double value)
{
    /* Values may be infinite, and that times 0 is no number. */
    double key = guided->depth_weight * guided_depth(guided, state)
                 + (guided->value_weight != 0 ? guided->value_weight * value : 0);
    queue_push(&guided->queue, (QueueEntry){key, next_order(guided), state});
}

static void drop_worst(Guided *guided, SearchFigures *figures, const char *limit_name)
{
    uint32_t limit = guided->context->settings.queue_limit;
    for (; limit > 0 && guided->queue.count > limit; figures->dropped++) {
        assert(limit_name != NULL);
        queue_pop_worst(&guided->queue);
        figures->dropped_by = limit_name;
    }
    figures->queue = guided->queue.count;
    if (guided->queue.count > figures->queue_max)
        figures->queue_max = guided->queue.count;
}

static void note_value(SearchFigures *figures, double value)
{
    if (!figures->has_value || value < figures->best_value)
        figures->best_value = value;
    figures->has_value = true;
}

/* What has no choices is done, unless it is still to be tested; what is too deep stays undone and out of the
 * queue. */
static void consider(Guided *guided, SearchFigures *figures, const ReachedState *reached, double value,
                     const char *limit_name)
{
    if (!reached->has_choices && !guided->context->settings.tests_expanded) {
        guided->marks[reached->state] |= DONE;
    } else if (guided_depth(guided, reached->state) >= guided->context->max_depth) {
        figures->depth_cut = true;
    } else {
        add_to_queue(guided, reached->state, value);
        drop_worst(guided, figures, limit_name);
    }
}

void guided_start(Guided *guided, SearchContext *context, double depth_weight, double value_weight)
{
    uint64_t seed = context->settings.seed;
    *guided = (Guided){.context = context,
                       .depth_weight = depth_weight,
                       .value_weight = value_weight,
                       .ties = seed_stream(seed, SEED_TIES),
                       .shuffle = seed_stream(seed, SEED_SHUFFLE),
                       .nbest = seed_stream(seed, SEED_NBEST)};
    guided->marks = reserve_plain(MARKS_SIZE);
    guide_begin(context->guide, guide_sight(context));
    ReachedState first = {0, context->space->choices(context->space) > 0};
    consider(guided, &context->figures, &first, 0, NULL);
}

void guided_join(Guided *guided, const Guided *shared, SearchContext *context)
{
    uint64_t seed = random_derive(context->settings.seed, (uint64_t)context->worker);
    *guided = (Guided){.context = context,
                       .depth_weight = shared->depth_weight,
                       .value_weight = shared->value_weight,
                       .marks = shared->marks,
                       .shuffle = seed_stream(seed, SEED_SHUFFLE)};
}

void guided_leave(Guided *guided)
{
    free(guided->reached);
    free(guided->shuffled);
}

void guided_free(Guided *guided)
{
    reserve_destroy(guided->marks, MARKS_SIZE);
    queue_free(&guided->queue);
    free(guided->reached);
    free(guided->shuffled);
    free(guided->popped);
}

static void note_reached(Guided *guided, ReachedState reached)
{
    MEMORY_ROOM_FOR(guided->reached, guided->reached_capacity, guided->reached_count);
    guided->reached[guided->reached_count++] = reached;
}

static SearchStatus reach(Guided *guided, StateNumber from, int choice, StateNumber state)
{
    SearchContext *context = guided->context;
    uint32_t depth = guided->marks[state] = guided_depth(guided, from) + 1;
    assert(from < state && "links point backward");
    assert(depth < DONE);
    context->figures.states++;
    if (depth > context->figures.max_depth)
        context->figures.max_depth = depth;
    links_set(context->links, state, from, choice);
    guide_meet(context->guide, state);
    note_reached(guided, (ReachedState){state, context->space->choices(context->space) > 0});
    return !context->settings.tests_expanded && search_check_state(context, state) ? SEARCH_VIOLATION
                                                                                   : SEARCH_GOES_ON;
}

static void shuffle_choices(Guided *guided, int count)
{
    MEMORY_ROOM_FOR(guided->shuffled, guided->shuffled_capacity, (uint32_t)count);
    random_order(&guided->shuffle, guided->shuffled, count);
}

static SearchStatus take_each(Guided *guided, StateNumber state)
{
    SearchContext *context = guided->context;
    bool shuffle = context->settings.shuffle;
    int count = context->space->enter(context->space, state);
    if (context->settings.tests_expanded && search_check_state(context, state))
        return SEARCH_VIOLATION;
    if (shuffle)
        shuffle_choices(guided, count);
    for (int i = 0; i < count; i++) {
        bool is_new;
        int choice = shuffle ? guided->shuffled[i] : i;
        if (i > 0)
            space_enter_again(context->space, state);
        guide_prepare(context->guide, choice);
        StateNumber result = context->space->take(context->space, choice, &is_new);
        context->figures.transitions++;
        context->figures.revisited += !is_new;
        if (is_new && reach(guided, state, choice, result) == SEARCH_VIOLATION)
            return SEARCH_VIOLATION;
        if (!is_new)
            guide_meet_again(context->guide, result);
    }
    return SEARCH_GOES_ON;
}

SearchStatus guided_take_all(Guided *guided, StateNumber state, const double **values)
{
    SearchContext *context = guided->context;
    assert(!guided_is_done(guided, state) && "a state is expanded once");
    guided->reached_count = 0;
    guide_expand(context->guide, state, guided_depth(guided, state));
    if (take_each(guided, state) == SEARCH_VIOLATION)
        return SEARCH_VIOLATION;
    guided->marks[state] |= DONE;
    *values = guide_values(context->guide);
    return SEARCH_GOES_ON;
}

void guided_queue_reached(Guided *guided, Guided *from, const double *values, const char *limit_name)
{
    SearchFigures *figures = &from->context->figures;
    for (uint32_t i = 0; i < from->reached_count; i++) {
        if (guided->value_weight != 0)
            note_value(figures, values[i]);
        consider(guided, figures, &from->reached[i], values[i], limit_name);
    }
    from->reached_count = 0;
}

/* One of the n best, by lot; the others go back. */
StateNumber guided_pop(Guided *guided)
{
    Queue *queue = &guided->queue;
    uint32_t most = guided->context->settings.nbest, count = 0;
    if (most <= 1)
        return queue_pop_best(queue).state;
    uint32_t among = queue->count < most ? queue->count : most, wanted = random_below(&guided->nbest, among);
    MEMORY_ROOM_FOR(guided->popped, guided->popped_capacity, wanted);
    assert(wanted < among && among <= queue->count);
    while (count < wanted)
        guided->popped[count++] = queue_pop_best(queue);
    StateNumber state = queue_pop_best(queue).state;
    while (count > 0)
        queue_push(queue, guided->popped[--count]);
    return state;
}

SearchStatus guided_expand(Guided *guided, StateNumber state, const char *limit_name)
{
    const double *values;
    if (guided_take_all(guided, state, &values) == SEARCH_VIOLATION) {
        guided->context->figures.length_bound = bound_find(guided);
        return SEARCH_VIOLATION;
    }
    guided_queue_reached(guided, guided, values, limit_name);
    return SEARCH_GOES_ON;
}

SearchStatus guided_end(const Guided *guided)
{
    const SearchFigures *figures = &guided->context->figures;
    assert(guided->queue.count == 0);
    return figures->depth_cut || figures->dropped > 0 ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
}
