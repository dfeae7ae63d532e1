/* Depth-first search by several workers: each goes down on a stack of its own; one that has nothing left
 * gets, from another's stack, the lowest state with choices not yet tried, which is the root of the most
 * work. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/replay.h"
#include "search/workers/team.h"

typedef struct OpenLevel {
    StateNumber state;
    uint32_t depth;
    uint16_t next, count; /* choices: the one to take now, and the end */
} OpenLevel;

typedef struct Offers {
    OpenLevel *list; /* for whoever is idle */
    uint32_t count, capacity;
    int idle;
} Offers;

typedef struct Stack {
    OpenLevel *levels;
    uint32_t height, capacity;
    uint32_t bottom; /* levels below have no choices left */
    StateNumber present;
} Stack;

static void push(Stack *stack, OpenLevel level)
{
    MEMORY_ROOM_FOR(stack->levels, stack->capacity, stack->height);
    assert(level.next <= level.count && level.state != NO_STATE);
    stack->levels[stack->height++] = level;
}

static void add_offer(Offers *offers, OpenLevel level)
{
    MEMORY_ROOM_FOR(offers->list, offers->capacity, offers->count);
    offers->list[offers->count] = level;
    __atomic_store_n(&offers->count, offers->count + 1, __ATOMIC_RELAXED);
}

static void offer(Team *team, OpenLevel level)
{
    Offers *offers = team->job;
    pthread_mutex_lock(&team->lock);
    add_offer(offers, level);
    pthread_cond_broadcast(&team->changed);
    pthread_mutex_unlock(&team->lock);
}

/* Keeps the choice that is being tried, gives the others away. */
static void give_away(Team *team, Stack *stack)
{
    const Offers *offers = team->job;
    while (stack->bottom < stack->height
           && stack->levels[stack->bottom].next == stack->levels[stack->bottom].count)
        stack->bottom++;
    if (stack->bottom + 1 >= stack->height
        || __atomic_load_n(&offers->count, __ATOMIC_RELAXED) >= (uint32_t)team->count)
        return; /* the top is ours; or there is enough for all */
    OpenLevel *lowest = &stack->levels[stack->bottom];
    assert(lowest->next < lowest->count && "what is given away has choices left");
    offer(team, *lowest);
    lowest->next = lowest->count;
}

/* Waits for work; false when there is none anywhere. */
static bool take_offer(Worker *worker, Stack *stack)
{
    Team *team = worker->team;
    Offers *offers = team->job;
    pthread_mutex_lock(&team->lock);
    worker->published = worker->context.figures;
    __atomic_fetch_add(&offers->idle, 1, __ATOMIC_RELAXED);
    if (offers->idle == team->count && offers->count == 0)
        pthread_cond_broadcast(&team->changed);
    while (offers->count == 0 && offers->idle < team->count && !team->stop)
        worker_waits(worker);
    assert(offers->idle >= 1 && offers->idle <= team->count);
    bool has_work = offers->count > 0 && !team->stop;
    if (has_work) {
        __atomic_fetch_sub(&offers->idle, 1, __ATOMIC_RELAXED);
        push(stack, offers->list[offers->count - 1]);
        __atomic_store_n(&offers->count, offers->count - 1, __ATOMIC_RELAXED);
        stack->bottom = 0;
    }
    pthread_mutex_unlock(&team->lock);
    return has_work;
}

static void visit(Worker *worker, Stack *stack, StateNumber state, uint32_t depth)
{
    SearchContext *context = &worker->context;
    int count = context->space->choices(context->space);
    if (depth > context->figures.max_depth)
        context->figures.max_depth = depth;
    if (count > 0 && depth >= context->max_depth)
        context->figures.depth_cut = true;
    else if (count > 0) {
        push(stack, (OpenLevel){state, depth, 0, (uint16_t)count});
        space_foresee(context->space, count);
    }
    context->figures.queue = stack->height;
    if (stack->height > context->figures.queue_max)
        context->figures.queue_max = stack->height;
}

static SearchStatus step(Worker *worker, Stack *stack)
{
    SearchContext *context = &worker->context;
    OpenLevel *top = &stack->levels[stack->height - 1];
    StateNumber from = top->state;
    uint32_t depth = top->depth;
    assert(stack->height > 0 && top->next < top->count);
    int choice = top->next++;
    bool is_new;
    if (stack->present != from)
        space_enter_again(context->space, from);
    stack->present = context->space->take(context->space, choice, &is_new);
    context->figures.transitions++;
    context->figures.revisited += !is_new;
    if (!is_new)
        return SEARCH_GOES_ON;
    context->figures.states++;
    links_set(context->links, stack->present, from, choice);
    if (search_check_state(context, stack->present))
        return SEARCH_VIOLATION;
    visit(worker, stack, stack->present, depth + 1);
    return SEARCH_GOES_ON;
}

static void drop_finished(Stack *stack)
{
    while (stack->height > 0
           && stack->levels[stack->height - 1].next == stack->levels[stack->height - 1].count)
        stack->height--;
    if (stack->bottom > stack->height)
        stack->bottom = stack->height;
    assert(stack->height == 0
           || stack->levels[stack->height - 1].next < stack->levels[stack->height - 1].count);
}

static void work(Worker *worker)
{
    const Offers *offers = worker->team->job;
    Stack stack = {.present = NO_STATE};
    worker->own = &stack;
    for (worker_rests(worker); worker_goes_on(worker); worker_rests(worker)) {
        drop_finished(&stack);
        if (stack.height == 0 && !take_offer(worker, &stack))
            break;
        if (__atomic_load_n(&offers->idle, __ATOMIC_RELAXED) > 0)
            give_away(worker->team, &stack);
        if (step(worker, &stack) == SEARCH_VIOLATION) {
            worker_found(worker);
            break;
        }
    }
    worker->own = NULL;
    free(stack.levels);
}

static void free_offers(void *job)
{
    Offers *offers = job;
    free(offers->list);
    free(offers);
}

static void *start(SearchContext *context)
{
    Offers *offers = memory_allocate(sizeof *offers);
    int count = context->space->choices(context->space);
    if (count > 0)
        add_offer(offers, (OpenLevel){0, 0, 0, (uint16_t)count});
    return team_start(context, work, offers, free_offers);
}

/* --- checkpoints --- */

static void add_levels(const OpenLevel *levels, uint32_t count, Bytes *position)
{
    for (const OpenLevel *level = levels; level < levels + count; level++) {
        if (level->next == level->count)
            continue;
        bytes_add_u4(position, level->state);
        bytes_add_u2(position, level->next);
        bytes_add_u2(position, level->count);
        bytes_add_u4(position, level->depth);
    }
}

/* Every state with choices not yet tried, whoever has it. */
static void add_position(const Team *team, Bytes *position)
{
    const Offers *offers = team->job;
    bytes_add_u1(position, DFS_LEVELS);
    for (int i = 0; i < team->count; i++) {
        const Stack *stack = team->workers[i].own;
        if (stack != NULL)
            add_levels(stack->levels, stack->height, position);
    }
    add_levels(offers->list, offers->count, position);
}

static bool save(void *team, Bytes *position) { return team_save(team, add_position, position); }

static bool level_fits(const SearchContext *context, const OpenLevel *level)
{
    return level->state < context->figures.states && level->next <= level->count
           && context->space->enter(context->space, level->state) == level->count;
}

/* The lowest come last, to be taken first. */
static bool read_levels(SearchContext *context, Offers *offers, bool are_stack, Reader *reader)
{
    uint32_t count = are_stack ? read_u4(reader) : UINT32_MAX;
    for (uint32_t i = 0; i < count && reader->position < reader->length && !reader->failed; i++) {
        OpenLevel level = {.state = read_u4(reader), .depth = i};
        level.next = read_u2(reader);
        level.count = read_u2(reader);
        if (!are_stack)
            level.depth = read_u4(reader);
        if (reader->failed || !level_fits(context, &level))
            return false;
        if (level.next < level.count)
            add_offer(offers, level);
    }
    if (are_stack)
        read_u8(reader); /* what is random, of which there is nothing here */
    return true;
}

static void reverse(Offers *offers)
{
    for (uint32_t i = 0; i < offers->count / 2; i++) {
        OpenLevel level = offers->list[i];
        offers->list[i] = offers->list[offers->count - 1 - i];
        offers->list[offers->count - 1 - i] = level;
    }
}

/* A stack, as one worker leaves it, is a list of levels too. */
static bool read_position(SearchContext *context, Offers *offers, Reader *reader, Error *error)
{
    uint8_t kind = read_u1(reader);
    if ((kind != DFS_STACK && kind != DFS_LEVELS) || !read_levels(context, offers, kind == DFS_STACK, reader))
        return error_set(error, "the checkpoint is damaged: its levels do not fit its states");
    reverse(offers);
    return replay_is_read(reader, error);
}

static void *resume(SearchContext *context, Replay *replay, Reader *reader, Error *error)
{
    if (!replay_run(replay, context, NULL, error))
        return NULL;
    Offers *offers = memory_allocate(sizeof *offers);
    if (read_position(context, offers, reader, error))
        return team_start(context, work, offers, free_offers);
    free_offers(offers);
    return NULL;
}

const Search team_dfs_search = {.name = "dfs",
                                .summary = "depth first, by several workers",
                                .start = start,
                                .step = team_step,
                                .finish = team_finish,
                                .is_slow = true,
                                .save = save,
                                .resume = resume};
