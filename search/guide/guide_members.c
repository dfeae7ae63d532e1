/* Which heuristics a guide has: they are chosen by text and made by their settings; see guide_members.h. */
#include "search/guide/guide_members.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"
#include "base/settings.h"
#include "search/seeds.h"

/* --- making --- */

uint64_t member_seed(const Guide *guide, const GuideMember *member)
{
    return random_derive(guide->seed, SEED_HEURISTICS + (uint64_t)(member - guide->members));
}

void *member_create_self(const GuideMember *member, uint64_t seed, Error *error)
{
    if (member->plugin != NULL)
        return plugin_create(member->plugin, &member->settings, seed, error);
    return member->heuristic->create == NULL ? NULL
                                             : member->heuristic->create(&member->settings, seed, error);
}

static bool owns_self(const GuideMember *member)
{
    return !member->is_joined || member->heuristic->make_concurrent == NULL;
}

void member_destroy_self(GuideMember *member)
{
    if (member->self != NULL && member->heuristic->destroy != NULL && owns_self(member))
        member->heuristic->destroy(member->self);
    if (member->is_joined)
        member->memory = NULL, member->parent_values = NULL;
    if (member->memory != NULL)
        reserve_destroy(member->memory, GUIDE_STATES_MAX * sizeof *member->memory);
    if (member->parent_values != NULL)
        reserve_destroy(member->parent_values, GUIDE_STATES_MAX * sizeof *member->parent_values);
    member->self = member->memory = NULL;
    member->parent_values = NULL;
}

void member_free(GuideMember *member)
{
    member_destroy_self(member);
    free(member->values);
    if (member->is_joined)
        return;
    if (member->plugin != NULL)
        plugin_close(member->plugin);
    free(member->text);
    free(member->words);
    free(member->specs);
}

/* --- choosing --- */

static OptionSpec *make_specs(const OptionSpec *own)
{
    static const OptionSpec weight = {"weight", "W",
                                      "what its values are multiplied with in the sum (default 1)"};
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
static bool add_member(Guide *guide, const Heuristic *heuristic, Plugin *plugin, const char *text,
                       const char *words, Error *error)
{
    GuideMember *member = &guide->members[guide->count++];
    *member = (GuideMember){.heuristic = heuristic,
                            .plugin = plugin,
                            .text = memory_copy_string(text),
                            .words = memory_copy_string(words),
                            .specs = make_specs(heuristic->options),
                            .weight = 1};
    if (!settings_parse(member->words, member->specs, &member->settings, error)
        || !settings_decimal(&member->settings, "weight", 1e-9, 1e9, &member->weight, error))
        return false;
    member->self = member_create_self(member, member_seed(guide, member), error);
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

/* The path may have any characters but commas; the settings are those of a thing that has the plug-in's own
 * name. */
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

/* --- several workers --- */

/* What a heuristic remembers may name something in what its `create` has made, which workers must share
 * then; coverage counts the steps of one VM; and what a plug-in does is its own affair. */
static bool is_for_one_worker(const GuideMember *member)
{
    const Heuristic *heuristic = member->heuristic;
    return member->plugin != NULL || heuristic->needs & NEEDS_COVERAGE || heuristic->base != NULL
           || (heuristic->remembers && heuristic->create != NULL && heuristic->make_concurrent == NULL);
}

const char *guide_for_one_worker(const Guide *guide)
{
    for (int i = 0; i < guide->count; i++)
        if (is_for_one_worker(&guide->members[i]))
            return guide->members[i].text;
    return NULL;
}

Guide *guide_join(Guide *guide, Sight sight, int worker)
{
    Guide *joined = guide_create(guide->seed);
    Error error;
    joined->sight = sight;
    joined->worst = guide->worst;
    for (; joined->count < guide->count; joined->count++) {
        GuideMember *member = &joined->members[joined->count];
        *member = guide->members[joined->count];
        assert(!is_for_one_worker(member));
        member->is_joined = true;
        member->values = NULL;
        if (member->heuristic->make_concurrent != NULL) {
            member->heuristic->make_concurrent(member->self);
            continue;
        }
        uint64_t seed = member_seed(guide, &guide->members[joined->count]);
        member->self = member_create_self(member, random_derive(seed, (uint64_t)worker), &error);
        if (member->heuristic->bind != NULL && sight.vm != NULL)
            member->heuristic->bind(member->self, sight.vm, &error); /* as it could before */
    }
    return joined;
}

/* --- what they are --- */

int guide_count(const Guide *guide) { return guide->count; }
const char *guide_text(const Guide *guide, int index) { return guide->members[index].text; }

const char *guide_note(const Guide *guide, int index)
{
    const GuideMember *member = &guide->members[index];
    return member->heuristic->note != NULL ? member->heuristic->note(member->self) : NULL;
}

bool guide_has(const Guide *guide, const char *name)
{
    for (int i = 0; i < guide->count; i++)
        if (strcmp(guide->members[i].heuristic->name, name) == 0)
            return true;
    return false;
}

/* A plug-in is given a seed and may use it; a seed of its own makes a heuristic the same every time. */
bool guide_is_random(const Guide *guide)
{
    for (const GuideMember *member = guide->members; member < guide->members + guide->count; member++)
        if (member->plugin != NULL
            || (member_innermost(member)->is_random && !options_has(&member->settings, "seed")))
            return true;
    return false;
}

unsigned guide_needs(const Guide *guide)
{
    unsigned needs = 0;
    for (int i = 0; i < guide->count; i++)
        needs |= guide->members[i].heuristic->needs | member_innermost(&guide->members[i])->needs;
    return needs;
}
