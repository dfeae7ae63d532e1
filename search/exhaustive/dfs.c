/* Depth-first search on a stack of its own: it goes on from where the program stands and enters a state again
 * only on the way back.  The way to a state is the stack, so links are written only when an error is met.
 *
 * A random one takes the choices of each state in any order: the orders of all levels lie on a second stack.
 */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/hangs.h"
#include "search/path_components.h"
#include "search/replay.h"
#include "search/search.h"
#include "search/seeds.h"
#include "search/sleep.h"

typedef struct DfsLevel {
    StateNumber state;
    uint16_t next, count; /* choices: how many were taken or left out, and all */
    uint32_t left_out;    /* of the first choices, a bit each: with sleep sets */
    uint32_t asleep;      /* of those, which were not taken at all */
} DfsLevel;

typedef struct Dfs {
    SearchContext *context;
    DfsLevel *stack;
    uint32_t depth; /* levels in use */
    uint32_t capacity;
    uint32_t linked; /* the lowest levels whose choice to the next one has its link already */
    StateNumber present;
    bool is_random;
    Random random;
    uint16_t *orders; /* of a random one: for each level its choices, in the order in which they are taken */
    size_t order_count, order_capacity;
    size_t linked_orders;       /* those of the levels that are linked */
    PathComponents *components; /* of the states met so far; NULL: nobody looks for hangs while it runs */
    bool is_untold;             /* whether some component can be left is not known */
    SleepSets *sleep;           /* NULL: every choice is taken */
} Dfs;

static void push_order(Dfs *dfs, int count)
{
    if (dfs->order_count + (size_t)count > dfs->order_capacity) {
        dfs->order_capacity = 2 * (dfs->order_capacity + (size_t)count);
        dfs->orders = memory_resize(dfs->orders, dfs->order_capacity * sizeof *dfs->orders);
    }
    random_order(&dfs->random, dfs->orders + dfs->order_count, count);
    dfs->order_count += (size_t)count;
}

static void push(Dfs *dfs, StateNumber state, int count)
{
    MEMORY_ROOM_FOR(dfs->stack, dfs->capacity, dfs->depth);
    assert(count >= 0 && count <= UINT16_MAX);
    assert(dfs->linked <= dfs->depth && (!dfs->is_random || dfs->linked_orders <= dfs->order_count));
    dfs->stack[dfs->depth++] = (DfsLevel){.state = state, .count = (uint16_t)count};
    if (dfs->is_random)
        push_order(dfs, count);
    if (dfs->components != NULL)
        path_components_enter(dfs->components, state);
    dfs->context->figures.queue = dfs->depth;
    if (dfs->depth > dfs->context->figures.queue_max)
        dfs->context->figures.queue_max = dfs->depth;
}

static void *begin(SearchContext *context, bool is_random)
{
    Dfs *dfs = memory_allocate(sizeof *dfs);
    dfs->context = context;
    dfs->is_random = is_random;
    dfs->random = seed_stream(context->settings.seed, SEED_ORDERS);
    int count = context->space->choices(context->space);
    if (context->hangs != NULL && context->hangs->on_the_fly && count > 0)
        dfs->components = path_components_create();
    if (context->sleep != NULL && !is_random)
        dfs->sleep = sleep_create(context->sleep);
    push(dfs, 0, count);
    if (dfs->sleep != NULL)
        sleep_push(dfs->sleep, count);
    return dfs;
}

static void *start(SearchContext *context) { return begin(context, false); }
static void *start_random(SearchContext *context) { return begin(context, true); }

/* The choice of a level that was taken last; its order begins at `order`. */
static int choice_taken(const Dfs *dfs, const DfsLevel *level, size_t order)
{
    assert(level->next > 0 && level->next <= level->count);
    assert(!dfs->is_random || order + level->count <= dfs->order_count);
    return dfs->is_random ? dfs->orders[order + level->next - 1] : level->next - 1;
}

/* Writes the links of the states on the stack and of `state`, which the present choice of the top has led to.
 */
static void link_path(Dfs *dfs, StateNumber state)
{
    for (; dfs->linked + 1 < dfs->depth; dfs->linked++) {
        const DfsLevel *level = &dfs->stack[dfs->linked];
        links_set(dfs->context->links, level[1].state, level->state,
                  choice_taken(dfs, level, dfs->linked_orders));
        dfs->linked_orders += level->count;
    }
    const DfsLevel *top = &dfs->stack[dfs->depth - 1];
    links_set(dfs->context->links, state, top->state, choice_taken(dfs, top, dfs->order_count - top->count));
}

static bool may_stay(Dfs *dfs, StateNumber state)
{
    if (dfs->context->hangs->is_permitted == NULL)
        return false;
    space_enter_again(dfs->context->space, state);
    dfs->present = state;
    return hangs_permit(dfs->context->hangs);
}

/* The state has just left the stack. */
static void note_component(Dfs *dfs, StateNumber state)
{
    Hangs *hangs = dfs->context->hangs;
    PathComponent component = path_components_leave(dfs->components, state);
    dfs->is_untold |= component == COMPONENT_UNTOLD;
    bool is_hang = component == COMPONENT_BOTTOM && !may_stay(dfs, state);
    if (is_hang)
        hangs_add(hangs, state);
    bool is_noted = component == COMPONENT_CYCLE && hangs_add_cycle(hangs, state);
    if ((is_hang || is_noted) && dfs->depth > 0)
        link_path(dfs, state);
}

/* A new state is not expanded: it has no choices, or it is too deep. */
static void note_leaf(Dfs *dfs, StateNumber state, int choices)
{
    SearchContext *context = dfs->context;
    path_components_pass(dfs->components, state);
    if (choices == 0 && !context->hangs->has_end)
        context->hangs->has_end = space_has_ended(context->space);
}

static bool is_ended_by_hang(const Dfs *dfs)
{
    return dfs->components != NULL && hangs_end_search(dfs->context->hangs);
}

static void pop(Dfs *dfs)
{
    assert(dfs->depth > 0 && dfs->stack[dfs->depth - 1].next == dfs->stack[dfs->depth - 1].count
           && "a level is left when all of its choices were taken");
    if (dfs->components != NULL && dfs->stack[dfs->depth - 1].asleep != 0)
        path_components_leave_out(dfs->components);
    dfs->depth--;
    assert(!dfs->is_random || dfs->order_count >= dfs->stack[dfs->depth].count);
    if (dfs->is_random)
        dfs->order_count -= dfs->stack[dfs->depth].count;
    if (dfs->linked >= dfs->depth && dfs->linked > 0)
        dfs->linked_orders -= dfs->stack[--dfs->linked].count;
    if (dfs->components != NULL)
        note_component(dfs, dfs->stack[dfs->depth].state);
    if (dfs->sleep != NULL)
        sleep_pop(dfs->sleep);
}

static SearchStatus visit(Dfs *dfs, StateNumber state)
{
    SearchContext *context = dfs->context;
    SearchFigures *figures = &context->figures;
    assert(dfs->depth > 0 && "a new state has a parent on the stack");
    assert(state != NO_STATE && "a new state has a number");
    figures->states++;
    if (dfs->depth > figures->max_depth)
        figures->max_depth = dfs->depth;
    if (context->keeps_links) {
        const DfsLevel *top = &dfs->stack[dfs->depth - 1];
        links_set(context->links, state, top->state, choice_taken(dfs, top, dfs->order_count - top->count));
    }
    if (context->space->is_violation(context->space)) {
        link_path(dfs, state);
        if (search_report_violation(context, state))
            return SEARCH_VIOLATION;
    }
    int count = context->space->choices(context->space);
    bool is_cut = count > 0 && dfs->depth >= context->max_depth;
    figures->depth_cut |= is_cut;
    if (count > 0 && !is_cut) {
        push(dfs, state, count);
        if (dfs->sleep != NULL)
            dfs->stack[dfs->depth - 1].left_out = dfs->stack[dfs->depth - 1].asleep =
                sleep_push(dfs->sleep, count);
    } else if (dfs->components != NULL)
        note_leaf(dfs, state, count);
    return is_ended_by_hang(dfs) ? SEARCH_VIOLATION : SEARCH_GOES_ON;
}

static bool is_left_out(const DfsLevel *level)
{
    return level->next < SLEEP_CHOICES && level->left_out >> level->next & 1;
}

/* Whether the program can hang is not to be read off what was left out. */
static bool must_wake(const Dfs *dfs, const DfsLevel *top)
{
    return top->asleep != 0 && dfs->components != NULL
           && path_components_may_be_bottom(dfs->components, top->state);
}

/* Of what was left out, the first is to be taken. */
static void wake(DfsLevel *level)
{
    uint32_t first = level->asleep & -level->asleep;
    level->asleep &= ~first;
    level->left_out = ~first;
    level->next = (uint16_t)__builtin_ctz(first);
    if (level->count > SLEEP_CHOICES)
        level->count = SLEEP_CHOICES;
}

/* Leaves the levels of which nothing is to be taken any more. */
static void leave_levels(Dfs *dfs)
{
    while (dfs->depth > 0) {
        DfsLevel *top = &dfs->stack[dfs->depth - 1];
        while (top->next < top->count && is_left_out(top))
            top->next++;
        if (top->next < top->count)
            return;
        if (must_wake(dfs, top))
            wake(top);
        else
            pop(dfs);
    }
}

static SearchStatus step(void *self)
{
    Dfs *dfs = self;
    SearchContext *context = dfs->context;
    leave_levels(dfs);
    if (is_ended_by_hang(dfs))
        return SEARCH_VIOLATION;
    if (dfs->depth == 0) {
        if (dfs->components != NULL && !dfs->is_untold)
            context->hangs->is_decided = true;
        return context->figures.depth_cut ? SEARCH_GAVE_UP : SEARCH_COMPLETE;
    }
    DfsLevel *top = &dfs->stack[dfs->depth - 1];
    top->next++;
    int choice = choice_taken(dfs, top, dfs->order_count - top->count);
    StateNumber from = top->state;
    if (dfs->present != from)
        space_enter_again(context->space, from);
    bool is_new;
    dfs->present = context->space->take(context->space, choice, &is_new);
    context->figures.transitions++;
    if (dfs->sleep != NULL)
        sleep_note_step(dfs->sleep, is_new);
    if (is_new)
        return visit(dfs, dfs->present);
    context->figures.revisited++;
    if (dfs->components != NULL)
        path_components_meet(dfs->components, dfs->present);
    return SEARCH_GOES_ON;
}

static void finish(void *self)
{
    Dfs *dfs = self;
    free(dfs->stack);
    free(dfs->orders);
    path_components_destroy(dfs->components);
    sleep_destroy(dfs->sleep);
    free(dfs);
}

/* --- checkpoints --- */

static bool save(void *self, Bytes *position)
{
    const Dfs *dfs = self;
    bytes_add_u1(position, DFS_STACK);
    bytes_add_u4(position, dfs->depth);
    for (uint32_t i = 0; i < dfs->depth; i++) {
        bytes_add_u4(position, dfs->stack[i].state);
        bytes_add_u2(position, dfs->stack[i].next);
        bytes_add_u2(position, dfs->stack[i].count);
    }
    bytes_add_u8(position, dfs->random.state);
    for (size_t i = 0; i < dfs->order_count; i++)
        bytes_add_u2(position, dfs->orders[i]);
    return true;
}

static void read_stack(Dfs *dfs, Reader *reader)
{
    uint32_t depth = read_u4(reader);
    for (uint32_t i = 0; i < depth && !reader->failed; i++) {
        StateNumber state = read_u4(reader);
        uint16_t next = read_u2(reader), count = read_u2(reader);
        push(dfs, state, count);
        dfs->stack[i].next = next;
        reader->failed |=
            dfs->order_count > reader->length; /* the orders are still to come: so many there cannot be */
    }
    dfs->random.state = read_u8(reader);
    for (size_t i = 0; i < dfs->order_count; i++)
        dfs->orders[i] = read_u2(reader);
}

/* Each choice once. */
static bool is_order(const uint16_t *order, int count)
{
    uint8_t *seen = memory_allocate((size_t)count + 1);
    int fine = 0;
    while (fine < count && order[fine] < count && !seen[order[fine]])
        seen[order[fine++]] = true;
    free(seen);
    return fine == count;
}

/* Does the level have the choices of its state, and is it where the one below leads to? */
static bool level_fits(const Dfs *dfs, uint32_t at, size_t order)
{
    const SearchContext *context = dfs->context;
    const DfsLevel *level = &dfs->stack[at];
    if (level->state >= context->figures.states || level->next > level->count
        || (at == 0) != (level->state == 0)
        || context->space->enter(context->space, level->state) != level->count
        || (dfs->is_random && !is_order(dfs->orders + order, level->count)))
        return false;
    return at == 0
           || (level[-1].next > 0 && context->links->parent[level->state] == level[-1].state
               && context->links->choice[level->state]
                      == choice_taken(dfs, level - 1, order - level[-1].count));
}

static bool stack_fits(const Dfs *dfs)
{
    size_t order = 0;
    for (uint32_t i = 0; i < dfs->depth; i++) {
        if (!level_fits(dfs, i, order))
            return false;
        order += dfs->is_random ? dfs->stack[i].count : 0;
    }
    return true;
}

static bool restore(Dfs *dfs, Reader *reader, Error *error)
{
    if (read_u1(reader) != DFS_STACK)
        return error_set(error, "the checkpoint is of a search by several workers: go on with several (-j)");
    read_stack(dfs, reader);
    if (!replay_is_read(reader, error))
        return false;
    dfs->present = NO_STATE;
    return stack_fits(dfs)
           || error_set(error, "the checkpoint is damaged: its stack does not fit its states");
}

static void *go_on(SearchContext *context, Replay *replay, Reader *reader, bool is_random, Error *error)
{
    if (!replay_run(replay, context, NULL, error))
        return NULL;
    Dfs *dfs = memory_allocate(sizeof *dfs);
    dfs->context = context;
    dfs->is_random = is_random;
    if (restore(dfs, reader, error))
        return dfs;
    finish(dfs);
    return NULL;
}

static void *resume(SearchContext *context, Replay *replay, Reader *reader, Error *error)
{
    return go_on(context, replay, reader, false, error);
}

static void *resume_random(SearchContext *context, Replay *replay, Reader *reader, Error *error)
{
    return go_on(context, replay, reader, true, error);
}

extern const Search team_dfs_search;

const Search dfs_search = {.name = "dfs",
                           .summary = "depth first",
                           .team = &team_dfs_search,
                           .start = start,
                           .step = step,
                           .finish = finish,
                           .save = save,
                           .resume = resume};

const Search random_dfs_search = {.name = "random-dfs",
                                  .summary = "depth first, the choices of each state in any order (--seed)",
                                  .is_random = true,
                                  .start = start_random,
                                  .step = step,
                                  .finish = finish,
                                  .save = save,
                                  .resume = resume_random};
