/* Of the states that random walks meet, the search has seen some and not others, as a naturalist meets
 * animals that wear his ring and others: if he has ringed S, and M of D that he meets wear one, there are
 * about S * D / M (after Petersen, with Chapman's correction for small numbers).  Each state that walks meet
 * counts once.
 *
 * Walks are made in groups: how far the groups differ shows how uncertain the answer is.  It is rough all the
 * same: walks meet states near the start, and on narrow ways, more easily than others, and searches see them
 * sooner, so that the answer is too small more often than too large.  The range is widened by what was
 * measured: docs/guide.md has the figures.  Where walks show that it cannot hold, there is no upper bound. */
#include "tools/checking/whole_estimate.h"

#include <math.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/random.h"

static const double TOO_LARGE = 1.7, TOO_SMALL = 2.5, NEAR_ONLY = 5;

enum { GROUPS = 8, GROUP_STEPS = 2000, GROUP_WALKS = 16, WALK_STEPS_MOST = 500, JUMPS = 1 << 22 };

typedef struct WalkGroup {
    double met, seen; /* different states, and those of them that the search has seen */
    double steps,
        half_seen[2]; /* of all steps, and of those that led to seen states in each half of a walk */
    int walks, ended;
} WalkGroup;

static bool is_over(Session *session, uint64_t end)
{
    return vm_jumps_and_calls(session->vm) > end || vm_is_halted(session->vm);
}

/* The marks have one bit for each group that has met the state. */
static void mark(uint8_t **marks, uint32_t *capacity, StateNumber state, StateNumber seen, int index,
                 WalkGroup *group)
{
    MEMORY_ROOM_FOR(*marks, *capacity, state);
    uint8_t bit = (uint8_t)(1 << index);
    if ((*marks)[state] & bit)
        return;
    (*marks)[state] |= bit;
    group->met++;
    group->seen += state < seen;
}

static double estimate_of(WalkGroup group, double seen)
{
    return (seen + 1) * (group.met + 1) / (group.seen + 1) - 1;
}

/* Seen states lie near the start alone, as those of a search breadth first do, or walks were cut that always
 * came to something new: what lies far from the start may be as large as it likes. */
static bool is_open(const WalkGroup *all)
{
    bool near_only = all->half_seen[1] * NEAR_ONLY < all->half_seen[0];
    return near_only || (2 * all->ended < all->walks && 2 * all->met > all->steps);
}

static WholeEstimate judge(const WalkGroup *groups, int count, StateNumber seen)
{
    WalkGroup all = {0};
    double sum = 0, squares = 0;
    for (int i = 0; i < count; i++) {
        double logarithm = log(estimate_of(groups[i], seen));
        all.met += groups[i].met;
        all.seen += groups[i].seen;
        all.steps += groups[i].steps;
        all.half_seen[0] += groups[i].half_seen[0];
        all.half_seen[1] += groups[i].half_seen[1];
        all.walks += groups[i].walks;
        all.ended += groups[i].ended;
        sum += logarithm;
        squares += logarithm * logarithm;
    }
    double mean = sum / count, spread = sqrt(fmax(squares / count - mean * mean, 0));
    double middle = estimate_of(all, seen);
    return (WholeEstimate){.is_open = is_open(&all),
                           .states = middle,
                           .least = fmax(middle * exp(-2 * spread) / TOO_LARGE, (double)seen),
                           .most = middle * exp(2 * spread) * TOO_SMALL};
}

WholeEstimate whole_estimate(Session *session, StateNumber seen)
{
    Random random = {1};
    WalkGroup groups[GROUPS] = {0};
    uint8_t *marks = NULL;
    uint32_t capacity = 0;
    uint64_t end = vm_jumps_and_calls(session->vm) + JUMPS;
    int count = 0;
    for (; count < GROUPS && !is_over(session, end); count++)
        for (int walk = 0, steps = 0; walk < GROUP_WALKS && steps < GROUP_STEPS; walk++) {
            StateNumber met[WALK_STEPS_MOST];
            int length = 0, choices = 0;
            states_enter(session->states, 0);
            while (length < WALK_STEPS_MOST && !is_over(session, end)
                   && (choices = states_choice_count(session->states)) > 0) {
                bool is_new;
                int choice = (int)random_below(&random, (uint32_t)choices);
                met[length] = states_take(session->states, choice, &is_new);
                mark(&marks, &capacity, met[length], seen, count, &groups[count]);
                length++;
            }
            steps += length;
            groups[count].walks++;
            groups[count].ended += choices == 0;
            groups[count].steps += length;
            for (int i = 0; i < length; i++)
                groups[count].half_seen[2 * i >= length] += met[i] < seen;
            vm_forget_fatal(session->vm);
        }
    free(marks);
    return count > 1 ? judge(groups, count, seen) : (WholeEstimate){0};
}
