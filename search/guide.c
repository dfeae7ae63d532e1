/* The guide; see guide.h. */
#include "search/guide.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"
#include "base/settings.h"
#include "heuristics/plugin.h"
#include "search/seeds.h"
#include "vm/vm.h"

enum { MEMBERS_MAX = 16 };
static const size_t STATES_MAX = (size_t)1 << 32;

typedef struct Member {
    const Heuristic *heuristic;
    Plugin     *plugin;                 /* that it comes from; NULL: none */
    char       *text, *words;           /* as given; cut into words, to which the settings point */
    OptionSpec *specs;                  /* the heuristic's, and the weight */
    Options     settings;
    double      weight;
    void       *self;
    uint32_t   *memory;                 /* by state; NULL: it remembers nothing */
    double     *parent_values;          /* by state; NULL: it revises nothing */
    double     *values;                 /* of the states met in this expansion */
} Member;

struct Guide {
    Member      members[MEMBERS_MAX];
    int         count;
    uint64_t    seed;
    const Vm   *vm;
    double      worst;                  /* value given so far */
    StateNumber parent;
    uint32_t    depth;                  /* of the states met */
    Choice      choice;                 /* being taken */
    StateNumber *states;                /* met in this expansion, with what the program said of them, and their values */
    Interest   *interests;
    double     *sums;
    uint32_t    met, capacity;
    uint32_t   *expansions;             /* by state: the last one, from 1 on, in which it was met; NULL: nobody wants to know */
    uint32_t    expansion;
};

Guide *guide_create(uint64_t seed)
{
    Guide *guide = memory_allocate(sizeof *guide);
    guide->seed = seed;
    return guide;
}

int guide_count(const Guide *guide) { return guide->count; }
const char *guide_text(const Guide *guide, int index) { return guide->members[index].text; }

const char *guide_note(const Guide *guide, int index)
{
    const Member *member = &guide->members[index];
    return member->heuristic->note != NULL ? member->heuristic->note(member->self) : NULL;
}

bool guide_has(const Guide *guide, const char *name)
{
    for (int i = 0; i < guide->count; i++)
        if (strcmp(guide->members[i].heuristic->name, name) == 0)
            return true;
    return false;
}

/* What others only wrap. */
static const Heuristic *innermost(const Member *member)
{
    return member->heuristic->base != NULL && member->self != NULL ? member->heuristic->base(member->self) : member->heuristic;
}

/* A plug-in is given a seed and may use it; a seed of its own makes a heuristic the same every time. */
bool guide_is_random(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].plugin != NULL || (innermost(&guide->members[i])->is_random && !options_has(&guide->members[i].settings, "seed")))
            return true;
    return false;
}

unsigned guide_needs(const Guide *guide)
{
    unsigned needs = 0;
    for (int i = 0; i < guide->count; i++)
        needs |= guide->members[i].heuristic->needs | innermost(&guide->members[i])->needs;
    return needs;
}

/* --- the heuristics ------------------------------------------------------------------------------------------------- */

static uint64_t seed_of(const Guide *guide, const Member *member)
{
    return random_derive(guide->seed, SEED_HEURISTICS + (uint64_t)(member - guide->members));
}

static void *create_self(const Member *member, uint64_t seed, Error *error)
{
    if (member->plugin != NULL)
        return plugin_create(member->plugin, &member->settings, seed, error);
    return member->heuristic->create == NULL ? NULL : member->heuristic->create(&member->settings, seed, error);
}

static void destroy_self(Member *member)
{
    if (member->self != NULL && member->heuristic->destroy != NULL)
        member->heuristic->destroy(member->self);
    if (member->memory != NULL)
        reserve_destroy(member->memory, STATES_MAX * sizeof *member->memory);
    if (member->parent_values != NULL)
        reserve_destroy(member->parent_values, STATES_MAX * sizeof *member->parent_values);
    member->self = member->memory = NULL;
    member->parent_values = NULL;
}

static void free_member(Member *member)
{
    destroy_self(member);
    if (member->plugin != NULL)
        plugin_close(member->plugin);
    free(member->text);
    free(member->words);
    free(member->specs);
    free(member->values);
}

void guide_destroy(Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        free_member(&guide->members[i]);
    if (guide->expansions != NULL)
        reserve_destroy(guide->expansions, STATES_MAX * sizeof *guide->expansions);
    free(guide->states);
    free(guide->interests);
    free(guide->sums);
    free(guide);
}

static OptionSpec *make_specs(const OptionSpec *own)
{
    static const OptionSpec weight = {"weight", "W", "what its values are multiplied with in the sum (default 1)"};
    size_t count = 0;
    while (own != NULL && own[count].name != NULL)
        count++;
    OptionSpec *specs = memory_allocate((count + 2) * sizeof *specs);
    if (count > 0)
        memcpy(specs, own, count * sizeof *specs);
    specs[count] = weight;
    return specs;
}

/* `plugin` is taken; the settings are read from `words`. */
static bool add_member(Guide *guide, const Heuristic *heuristic, Plugin *plugin, const char *text, const char *words, Error *error)
{
    Member *member = &guide->members[guide->count++];
    *member = (Member){.heuristic = heuristic, .plugin = plugin, .text = memory_copy_string(text), .words = memory_copy_string(words),
                       .specs = make_specs(heuristic->options), .weight = 1};
    if (!settings_parse(member->words, member->specs, &member->settings, error)
        || !settings_decimal(&member->settings, "weight", 1e-9, 1e9, &member->weight, error))
        return false;
    member->self = create_self(member, seed_of(guide, member), error);
    return member->self != NULL || (heuristic->create == NULL && plugin == NULL);
}

static bool has_room(const Guide *guide, Error *error)
{
    return guide->count < MEMBERS_MAX || error_set(error, "more than %d heuristics", MEMBERS_MAX);
}

bool guide_add(Guide *guide, const Heuristic *heuristic, const char *text, Error *error)
{
    return has_room(guide, error) && add_member(guide, heuristic, NULL, text, text, error);
}

/* The path may have any characters but commas; the settings are those of a thing that has the plug-in's own name. */
static bool add_plugin(Guide *guide, const char *text, size_t length, Error *error)
{
    if (!has_room(guide, error))
        return false;
    char *path = memory_copy_string(text);
    path[length] = '\0';
    Plugin *plugin = plugin_open(path, error);
    free(path);
    if (plugin == NULL)
        return false;
    const Heuristic *heuristic = plugin_heuristic(plugin);
    size_t size = strlen(heuristic->name) + strlen(text + length) + 1;
    char *words = memory_allocate(size);
    snprintf(words, size, "%s%s", heuristic->name, text + length);
    bool added = add_member(guide, heuristic, plugin, text, words, error);
    free(words);
    return added;
}

static bool unknown(const char *name, Error *error)
{
    const char *names[64] = {0};
    for (int i = 0; i < 63 && heuristic_at(i) != NULL; i++)
        names[i] = heuristic_at(i)->name;
    const char *nearest = nearest_name(name, names);
    return nearest != NULL ? error_set(error, "unknown heuristic %s (did you mean %s?)", name, nearest)
                           : error_set(error, "unknown heuristic %s (clew list heuristics shows all)", name);
}

bool guide_add_named(Guide *guide, const char *text, Error *error)
{
    if (plugin_is_path(text, strcspn(text, ",")))
        return add_plugin(guide, text, strcspn(text, ","), error);
    char *name = memory_copy_string(text);
    name[settings_name_length(name)] = '\0';
    const Heuristic *heuristic = heuristic_find(name);
    bool added = heuristic != NULL ? guide_add(guide, heuristic, text, error) : unknown(name, error);
    free(name);
    return added;
}

/* --- values --------------------------------------------------------------------------------------------------------- */

static Situation situation_of(const Guide *guide, const Member *member, StateNumber state, uint32_t *after)
{
    uint32_t before = *after = member->memory != NULL && guide->depth > 0 ? member->memory[guide->parent] : 0;
    return (Situation){guide->vm, state, guide->parent, guide->choice, guide->depth, before, after};
}

static double estimate(const Guide *guide, const Member *member, StateNumber state)
{
    uint32_t after;
    Situation situation = situation_of(guide, member, state, &after);
    double value = member->heuristic->estimate(member->self, &situation);
    if (member->memory != NULL)
        member->memory[state] = after;
    return value;
}

static bool bind_member(Member *member, const Vm *vm, Error *error)
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

static void begin_member(Member *member, const Vm *vm, uint64_t seed)
{
    Error error;
    destroy_self(member);
    member->self = create_self(member, seed, &error);           /* as it could before */
    bind_member(member, vm, &error);
    if (member->heuristic->remembers)
        member->memory = reserve_plain(STATES_MAX * sizeof *member->memory);
    if (member->heuristic->revise != NULL)
        member->parent_values = reserve_plain(STATES_MAX * sizeof *member->parent_values);
}

static bool wants_siblings(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].heuristic->meet_again != NULL)
            return true;
    return false;
}

double guide_begin(Guide *guide, const Vm *vm)
{
    guide->vm = vm;
    guide->worst = 0;
    guide->parent = guide->depth = 0;
    guide->choice = (Choice){0};
    guide->expansion = 0;
    if (guide->expansions != NULL)
        reserve_destroy(guide->expansions, STATES_MAX * sizeof *guide->expansions);
    guide->expansions = wants_siblings(guide) ? reserve_plain(STATES_MAX * sizeof *guide->expansions) : NULL;
    for (int i = 0; i < guide->count; i++) {
        Member *member = &guide->members[i];
        begin_member(member, vm, seed_of(guide, member));
        double value = estimate(guide, member, 0);
        if (member->parent_values != NULL)
            member->parent_values[0] = value;
        guide->worst += member->weight * value;
    }
    return guide->worst;
}

void guide_expand(Guide *guide, StateNumber parent, uint32_t depth)
{
    guide->parent = parent;
    guide->depth = depth + 1;
    guide->met = 0;
    guide->expansion++;
}

void guide_prepare(Guide *guide, int choice)
{
    guide->choice = guide->vm != NULL ? vm_choice(guide->vm, choice) : (Choice){.kind = CHOICE_VALUE, .value = (uint32_t)choice};
    for (int i = 0; i < guide->count; i++)
        if (guide->members[i].heuristic->prepare != NULL)
            guide->members[i].heuristic->prepare(guide->members[i].self, guide->vm, &guide->choice);
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
    guide->interests[guide->met++] = guide->vm != NULL ? vm_interest(guide->vm) : INTEREST_NONE;
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
        const Member *member = &guide->members[i];
        uint32_t after;
        Situation situation = situation_of(guide, member, state, &after);
        if (member->heuristic->meet_again != NULL)
            member->heuristic->meet_again(member->self, &situation);
    }
}

static void revise(const Guide *guide, Member *member)
{
    member->heuristic->revise(member->self, member->parent_values[guide->parent], member->values, (int)guide->met);
    for (uint32_t i = 0; i < guide->met; i++)
        member->parent_values[guide->states[i]] = member->values[i];
}

static double best_value(const Guide *guide)
{
    double sum = 0;
    for (int i = 0; i < guide->count; i++)
        sum += guide->members[i].weight * innermost(&guide->members[i])->best;
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
    case INTEREST_BORING:      return guide->worst + 1;
    default:                   return sum_of(guide, index);
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

/* --- checkpoints ------------------------------------------------------------------------------------------------------ */

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

void guide_save(const Guide *guide, Bytes *bytes)
{
    bytes_add_f8(bytes, guide->worst);
}

void guide_restore(Guide *guide, Reader *reader)
{
    guide->worst = read_f8(reader);
}

const char *guide_counts_all(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (guide_needs(guide) & NEEDS_COVERAGE && strstr(guide->members[i].text, "scope=global") != NULL)
            return guide->members[i].text;
    return NULL;
}
