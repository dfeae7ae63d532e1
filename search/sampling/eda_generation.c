/* A generation of paths: hands out its slots, selects the best by truncation, keeps the elite and learns the
 * model. */
#include "search/sampling/eda_generation.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/seeds.h"

void generation_begin(Generation *generation, const EdaSettings *settings, uint64_t seed)
{
    *generation = (Generation){.settings = settings,
                               .seed = random_derive(seed, SEED_EDA),
                               .limit = settings->population};
    assert(settings->population > 0 && settings->elitism < settings->population);
    assert(settings->mutation >= 0 && settings->mutation <= 1 && settings->truncation <= 1);
    generation->paths = memory_allocate(settings->population * sizeof *generation->paths);
}

static void free_paths(Path *paths, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        path_free(&paths[i]);
    free(paths);
}

void generation_free(Generation *generation)
{
    free_paths(generation->paths, generation->settings->population);
    free_paths(generation->parents, generation->parent_count);
}

uint32_t generation_take(Generation *generation, uint32_t *slots, uint32_t count)
{
    uint32_t taken = 0, limit = __atomic_load_n(&generation->limit, __ATOMIC_RELAXED);
    for (; taken < count && generation->next < limit; generation->next++)
        if (!generation->paths[generation->next].is_sampled)
            slots[taken++] = generation->next;
    return taken;
}

Random generation_stream(const Generation *generation, uint32_t slot)
{
    return (Random){random_derive(random_derive(generation->seed, generation->number), slot)};
}

bool generation_wants(const Generation *generation, uint32_t slot)
{
    return slot < __atomic_load_n(&generation->limit, __ATOMIC_RELAXED);
}

static void lower_limit(Generation *generation, uint32_t limit)
{
    uint32_t before = __atomic_load_n(&generation->limit, __ATOMIC_RELAXED);
    while (limit < before
           && !__atomic_compare_exchange_n(&generation->limit, &before, limit, true, __ATOMIC_RELAXED,
                                           __ATOMIC_RELAXED))
        ;
}

void generation_put(Generation *generation, uint32_t slot, Path path, bool is_new)
{
    assert(slot < generation->settings->population && !generation->paths[slot].is_sampled
           && "a slot is filled once");
    generation->paths[slot] = path;
    generation->paths[slot].is_sampled = true;
    if (is_new && !generation->is_settling)
        lower_limit(generation, slot + 1);
}

bool generation_go_on(Generation *generation)
{
    if (generation->limit == generation->settings->population)
        return false;
    generation->next = generation->limit;
    generation->limit = generation->settings->population;
    return true;
}

uint64_t generation_sampled(const Generation *generation, uint32_t slot)
{
    assert(slot >= generation->first && slot < generation->settings->population);
    return generation->sampled_before + slot + 1 - generation->first;
}

/* --- selection --- */

/* Of equals the one in the earlier slot comes first: the elite before what is no better. */
static int best_first(const void *one, const void *other)
{
    const Path *a = *(Path *const *)one, *b = *(Path *const *)other;
    return path_is_better(a, b) ? -1 : path_is_better(b, a) ? 1 : a < b ? -1 : a > b;
}

/* Pointers to what was sampled, best first; allocated, *count of them. */
static Path **rank(const Generation *generation, uint32_t *count)
{
    Path **ranked = memory_allocate(generation->settings->population * sizeof *ranked);
    *count = 0;
    for (uint32_t i = 0; i < generation->settings->population; i++)
        if (generation->paths[i].is_sampled)
            ranked[(*count)++] = &generation->paths[i];
    qsort(ranked, *count, sizeof *ranked, best_first);
    return ranked;
}

static uint32_t selected_count(const EdaSettings *settings)
{
    double count = floor(settings->truncation * settings->population + 0.5);
    return count < 1 ? 1 : (uint32_t)count;
}

bool generation_is_settled(const Generation *generation)
{
    uint32_t errors = 0;
    for (uint32_t i = 0; i < generation->settings->population; i++)
        errors += generation->paths[i].is_sampled && generation->paths[i].is_error;
    return errors >= selected_count(generation->settings);
}

/* When the search ends within a generation there may be too few; then those that this one came from make up
 * for it.  Its elite is among them. */
void generation_learn(const Generation *generation, Model *model)
{
    uint32_t count, wanted = selected_count(generation->settings);
    Path **ranked = rank(generation, &count);
    assert(wanted >= 1 && wanted <= generation->settings->population);
    if (count > wanted)
        count = wanted;
    model_clear(model, generation->settings->n);
    for (uint32_t i = 0; i < count; i++)
        model_learn(model, ranked[i]->actions, ranked[i]->length);
    for (uint32_t i = generation->first; i < generation->parent_count && count < wanted; i++, count++)
        model_learn(model, generation->parents[i].actions, generation->parents[i].length);
    free(ranked);
}

static void copy_path(Path *to, const Path *from)
{
    *to = (Path){.is_sampled = true,
                 .is_error = from->is_error,
                 .length = from->length,
                 .goodness = from->goodness,
                 .end = from->end};
    to->actions = memory_allocate((from->length + 1) * sizeof *to->actions);
    memcpy(to->actions, from->actions, from->length * sizeof *to->actions);
}

static void keep_elite(Generation *generation)
{
    generation->first = generation->settings->elitism < generation->parent_count
                            ? generation->settings->elitism
                            : generation->parent_count;
    for (uint32_t i = 0; i < generation->first; i++)
        copy_path(&generation->paths[i], &generation->parents[i]);
}

void generation_advance(Generation *generation)
{
    uint32_t count, population = generation->settings->population,
                    wanted = selected_count(generation->settings);
    Path **ranked = rank(generation, &count);
    if (wanted < generation->settings->elitism)
        wanted = generation->settings->elitism;
    free_paths(generation->parents, generation->parent_count);
    generation->parent_count = count < wanted ? count : wanted;
    generation->parents = memory_allocate(generation->parent_count * sizeof *generation->parents);
    for (uint32_t i = 0; i < generation->parent_count; i++) {
        generation->parents[i] = *ranked[i];
        *ranked[i] = (Path){0};
    }
    free(ranked);
    for (uint32_t i = 0; i < population; i++)
        path_free(&generation->paths[i]);
    generation->sampled_before += population - generation->first;
    generation->number++;
    keep_elite(generation);
    generation->next = generation->first;
    generation->limit = population;
}
