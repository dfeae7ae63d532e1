/* Asks the heuristics of a guide for the values of the states of an expansion, and adds them up. */
#include "search/guide/guide_members.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"

Guide *guide_create(uint64_t seed)
{
    Guide *guide = memory_allocate(sizeof *guide);
    guide->seed = seed;
    return guide;
}

void guide_destroy(Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        member_free(&guide->members[i]);
    if (guide->expansions != NULL)
        reserve_destroy(guide->expansions, GUIDE_STATES_MAX * sizeof *guide->expansions);
    free(guide->states);
    free(guide->interests);
    free(guide->sums);
    free(guide);
}

/* --- values --- */

static Situation situation_of(const Guide *guide, const GuideMember *member, StateNumber state,
                              uint32_t *after)
{
    uint32_t before = *after = member->memory != NULL && guide->depth > 0 ? member->memory[guide->parent] : 0;
    return (Situation){guide->sight, state, guide->parent, guide->choice, guide->depth, before, after};
}

static double estimate(const Guide *guide, const GuideMember *member, StateNumber state)
{
    uint32_t after;
    Situation situation = situation_of(guide, member, state, &after);
    double value = member->heuristic->estimate(member->self, &situation);
    if (member->memory != NULL)
        member->memory[state] = after;
    return value;
}

static bool bind_member(GuideMember *member, const Vm *vm, Error *error)
{
    return member->heuristic->bind == NULL || vm == NULL || member->heuristic->bind(member->self, vm, error);
}

bool guide_bind(Guide *guide, const Vm *vm, Error *error)
{
    for (int i = 0; i < guide->count; i++)
        if (!bind_member(&guide->members[i], vm, error))
            return false;
    return true;
}

static void begin_member(GuideMember *member, const Vm *vm, uint64_t seed)
{
    Error error;
    member_destroy_self(member);
    member->self = member_create_self(member, seed, &error); /* as it could before */
    bind_member(member, vm, &error);
    if (member->heuristic->remembers)
        member->memory = reserve_plain(GUIDE_STATES_MAX * sizeof *member->memory);
    if (member->heuristic->revise != NULL)
        member->parent_values = reserve_plain(GUIDE_STATES_MAX * sizeof *member->parent_values);
}

bool guide_wants_siblings(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].heuristic->meet_again != NULL)
            return true;
    return false;
}

double guide_begin(Guide *guide, Sight sight)
{
    guide->sight = sight;
    guide->worst = 0;
    guide->parent = guide->depth = 0;
    guide->choice = (Choice){0};
    guide->expansion = 0;
    if (guide->expansions != NULL)
        reserve_destroy(guide->expansions, GUIDE_STATES_MAX * sizeof *guide->expansions);
    guide->expansions =
        guide_wants_siblings(guide) ? reserve_plain(GUIDE_STATES_MAX * sizeof *guide->expansions) : NULL;
    for (int i = 0; i < guide->count; i++) {
        GuideMember *member = &guide->members[i];
        begin_member(member, sight.vm, member_seed(guide, member));
        double value = estimate(guide, member, 0);
        if (member->parent_values != NULL)
            member->parent_values[0] = value;
        guide->worst += member->weight * value;
    }
    return guide->worst;
}

void guide_expand(Guide *guide, StateNumber parent, uint32_t depth)
{
    assert(parent != NO_STATE && guide->expansion < UINT32_MAX);
    guide->parent = parent;
    guide->depth = depth + 1;
    guide->met = 0;
    guide->expansion++;
}

/* Without heuristics nobody asks for the choice. */
void guide_prepare(Guide *guide, int choice)
{
    if (guide->count == 0)
        return;
    guide->choice = guide->sight.vm != NULL ? sight_choice(guide->sight, choice)
                                            : (Choice){.kind = CHOICE_VALUE, .value = (uint32_t)choice};
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].heuristic->prepare != NULL)
            guide->members[i].heuristic->prepare(guide->members[i].self, guide->sight, &guide->choice);
}

static void make_room(Guide *guide)
{
    if (guide->met < guide->capacity)
        return;
    guide->capacity = guide->capacity ? 2 * guide->capacity : 16;
    guide->states = memory_resize(guide->states, guide->capacity * sizeof *guide->states);
    guide->interests = memory_resize(guide->interests, guide->capacity * sizeof *guide->interests);
    guide->sums = memory_resize(guide->sums, guide->capacity * sizeof *guide->sums);
    for (int i = 0; i < guide->count; i++)
        guide->members[i].values = memory_resize(guide->members[i].values, guide->capacity * sizeof(double));
}

void guide_meet(Guide *guide, StateNumber state)
{
    make_room(guide);
    if (guide->expansions != NULL)
        guide->expansions[state] = guide->expansion;
    for (int i = 0; i < guide->count; i++)
        guide->members[i].values[guide->met] = estimate(guide, &guide->members[i], state);
    guide->states[guide->met] = state;
    assert(guide->met < guide->capacity && state != NO_STATE);
    guide->interests[guide->met++] = guide->sight.vm != NULL ? vm_interest(guide->sight.vm) : INTEREST_NONE;
}

/* Two choices may lead to the same state, which is one child. */
static bool is_met_now(Guide *guide, StateNumber state)
{
    bool is = guide->expansions[state] == guide->expansion;
    guide->expansions[state] = guide->expansion;
    return is;
}

void guide_meet_again(Guide *guide, StateNumber state)
{
    if (guide->expansions == NULL || is_met_now(guide, state))
        return;
    for (int i = 0; i < guide->count; i++) {
        const GuideMember *member = &guide->members[i];
        uint32_t after;
        Situation situation = situation_of(guide, member, state, &after);
        if (member->heuristic->meet_again != NULL)
            member->heuristic->meet_again(member->self, &situation);
    }
}

static void revise(const Guide *guide, GuideMember *member)
{
    member->heuristic->revise(member->self, member->parent_values[guide->parent], member->values,
                              (int)guide->met);
    for (uint32_t i = 0; i < guide->met; i++)
        member->parent_values[guide->states[i]] = member->values[i];
}

static double best_value(const Guide *guide)
{
    double sum = 0;
    for (int i = 0; i < guide->count; i++)
        sum += guide->members[i].weight * member_innermost(&guide->members[i])->best;
    return sum;
}

static double sum_of(const Guide *guide, uint32_t index)
{
    double sum = 0;
    for (int i = 0; i < guide->count; i++)
        sum += guide->members[i].weight * guide->members[i].values[index];
    return sum;
}

/* What the program said replaces what the heuristics say, for this one state. */
static double value_of(const Guide *guide, uint32_t index)
{
    switch (guide->interests[index]) {
    case INTEREST_INTERESTING: return best_value(guide);
    case INTEREST_BORING: return guide->worst + 1;
    default: return sum_of(guide, index);
    }
}

const double *guide_values(Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].heuristic->revise != NULL)
            revise(guide, &guide->members[i]);
    for (uint32_t i = 0; i < guide->met; i++) {
        guide->sums[i] = value_of(guide, i);
        guide->worst = fmax(guide->worst, guide->sums[i]);
    }
    return guide->sums;
}

/* --- checkpoints --- */

void guide_save_state(const Guide *guide, StateNumber state, Bytes *bytes)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].parent_values != NULL)
            bytes_add_f8(bytes, guide->members[i].parent_values[state]);
}

void guide_restore_state(Guide *guide, StateNumber state, Reader *reader)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].parent_values != NULL)
            guide->members[i].parent_values[state] = read_f8(reader);
}

void guide_save(const Guide *guide, Bytes *bytes) { bytes_add_f8(bytes, guide->worst); }

void guide_restore(Guide *guide, Reader *reader) { guide->worst = read_f8(reader); }

const char *guide_counts_all(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide_needs(guide) & NEEDS_COVERAGE && strstr(guide->members[i].text, "scope=global") != NULL)
            return guide->members[i].text;
    return NULL;
}
