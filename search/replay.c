/* Writes the tree of states of a search, and rebuilds the states from it by taking each step again. */
#include "search/replay.h"

#include <assert.h>

enum { STATES_BETWEEN_LOOKS = 256 };

void replay_add_states(Bytes *bytes, const Links *links, StateNumber first, StateNumber end)
{
    assert(first >= 1 && first <= end);
    int64_t last = first > 1 ? links->parent[first - 1] : 0;
    for (StateNumber state = first; state < end; state++) {
        bytes_add_packed_signed(bytes, links->parent[state] - last);
        bytes_add_packed(bytes, links->choice[state]);
        last = links->parent[state];
    }
}

typedef struct ReplayStep {
    StateNumber parent;
    int choice;
} ReplayStep;

/* The step to `state`, after one of the parent `last`. */
static bool read_step(Journal *journal, StateNumber state, StateNumber last, ReplayStep *step)
{
    uint64_t difference, choice;
    if (!journal_read_packed(journal, &difference) || !journal_read_packed(journal, &choice)
        || choice > UINT16_MAX || difference > UINT32_MAX * (uint64_t)2)
        return false;
    int64_t parent = last + unpack_signed(difference);
    if (parent < 0 || parent >= (int64_t)state)
        return false;
    assert(parent < (int64_t)state && "links point backward");
    *step = (ReplayStep){(StateNumber)parent, (int)choice};
    return true;
}

static void begin_parent(const ReplayObserver *observer, StateNumber parent, StateNumber state)
{
    if (observer == NULL)
        return;
    if (state > 1)
        observer->end(observer->self);
    observer->begin(observer->self, parent);
}

static bool does_not_fit(Error *error, StateNumber state, const char *why)
{
    return error_set(error, "the checkpoint does not fit the program: state %u %s", state, why);
}

/* The space stands at `parent`, or anywhere if `is_elsewhere`. */
static bool take_step(SearchContext *context, const ReplayObserver *observer, StateNumber state,
                      ReplayStep step, bool is_elsewhere, Error *error)
{
    Space *space = context->space;
    bool is_new;
    int count = is_elsewhere ? space->enter(space, step.parent) : space->choices(space);
    if (step.choice >= count)
        return does_not_fit(error, state, "comes by a choice that there is not");
    if (observer != NULL)
        observer->before(observer->self, step.choice);
    if (space->take(space, step.choice, &is_new) != state || !is_new)
        return does_not_fit(error, state, "is another one");
    assert(state == context->figures.states && "states get the numbers that they had");
    context->figures.states++;
    links_set(context->links, state, step.parent, step.choice);
    if (observer != NULL)
        observer->reached(observer->self, step.parent, state);
    return !search_check_state(context, state)
           || does_not_fit(error, state, "is an error, which would have ended the search");
}

static bool go_through(Replay *replay, SearchContext *context, const ReplayObserver *observer, Error *error)
{
    StateNumber last = 0;
    for (uint64_t state = 1; state < replay->figures.states; state++) {
        ReplayStep step;
        if (!read_step(replay->journal, (StateNumber)state, last, &step))
            return does_not_fit(error, (StateNumber)state, "comes from nowhere");
        if (state % STATES_BETWEEN_LOOKS == 0 && replay->limit != NULL
            && (replay->stopped = replay->limit(replay->limit_context)) != NULL)
            return error_set(error, "%s", replay->stopped);
        if (state == 1 || step.parent != last)
            begin_parent(observer, step.parent, (StateNumber)state);
        if (!take_step(context, observer, (StateNumber)state, step, state == 1 || step.parent != state - 1,
                       error))
            return false;
        last = step.parent;
    }
    if (observer != NULL && replay->figures.states > 1)
        observer->end(observer->self);
    return true;
}

/* Violations were met again on the way; the rest is as it was. */
static void restore_figures(SearchContext *context, const SearchFigures *saved)
{
    SearchFigures now = context->figures;
    context->figures = *saved;
    context->figures.violations = now.violations;
    context->figures.error = now.error;
}

static bool go_through_all(Replay *replay, SearchContext *context, const ReplayObserver *observer,
                           Error *error)
{
    uint8_t rest;
    if (replay->figures.states < 1 || replay->figures.states >= NO_STATE)
        return error_set(error, "the checkpoint does not fit the program: it has %llu states",
                         (unsigned long long)replay->figures.states);
    journal_rewind(replay->journal);
    return go_through(replay, context, observer, error)
           && (!journal_read(replay->journal, &rest)
               || error_set(error,
                            "the checkpoint does not fit the program: it goes on behind the last state"));
}

bool replay_run(Replay *replay, SearchContext *context, const ReplayObserver *observer, Error *error)
{
    bool fits = go_through_all(replay, context, observer, error);
    if (fits || replay->stopped != NULL)
        restore_figures(context, &replay->figures);
    return fits;
}

bool replay_is_read(const Reader *position, Error *error)
{
    return (!position->failed && position->position == position->length)
           || error_set(error, "the checkpoint is damaged: it does not fit the search");
}
