/* Keeps the grams of a model and the actions after them in two lists, with open-addressing tables over both.
 */
#include "search/eda_model.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"

typedef struct Kept {
    uint32_t start, length; /* of its actions in `actions` */
    bool is_start;
    uint64_t total, hash;
} Kept;

struct Model {
    uint32_t n;
    Kept *grams;
    uint32_t gram_count, gram_capacity;
    uint32_t *gram_table; /* index + 1 here and below; 0: empty.  Twice the capacity, a power of two */
    GramNext *nexts;
    uint32_t next_count, next_capacity;
    uint32_t *next_table;
    uint32_t *actions; /* of all grams, one after the other */
    size_t action_count, action_capacity;
};

Model *model_create(uint32_t n)
{
    Model *model = memory_allocate(sizeof *model);
    model->n = n;
    return model;
}

static void free_lists(Model *model)
{
    free(model->grams);
    free(model->gram_table);
    free(model->nexts);
    free(model->next_table);
    free(model->actions);
}

void model_destroy(Model *model)
{
    free_lists(model);
    free(model);
}

void model_clear(Model *model, uint32_t n)
{
    free_lists(model);
    *model = (Model){.n = n};
}

uint32_t model_n(const Model *model) { return model->n; }
uint32_t model_gram_count(const Model *model) { return model->gram_count; }
uint32_t model_next_count(const Model *model) { return model->next_count; }
GramNext model_next(const Model *model, uint32_t index) { return model->nexts[index]; }

Gram model_gram(const Model *model, uint32_t gram)
{
    assert(gram < model->gram_count);
    const Kept *kept = &model->grams[gram];
    return (Gram){model->actions + kept->start, kept->length, kept->is_start, kept->total};
}

/* --- finding --- */

static uint64_t hash_gram(bool is_start, const uint32_t *after, uint32_t length)
{
    return XXH64(after, length * sizeof *after, 2 * (uint64_t)length + is_start);
}

static bool is_gram(const Model *model, const Kept *kept, uint64_t hash, bool is_start, const uint32_t *after,
                    uint32_t length)
{
    return kept->hash == hash && kept->length == length && kept->is_start == is_start
           && (length == 0 || memcmp(model->actions + kept->start, after, length * sizeof *after) == 0);
}

static uint32_t *gram_place(const Model *model, uint64_t hash, bool is_start, const uint32_t *after,
                            uint32_t length)
{
    uint32_t mask = 2 * model->gram_capacity - 1, at = (uint32_t)hash & mask;
    while (model->gram_table[at] != 0
           && !is_gram(model, &model->grams[model->gram_table[at] - 1], hash, is_start, after, length))
        at = (at + 1) & mask;
    return &model->gram_table[at];
}

static uint32_t find_gram(const Model *model, bool is_start, const uint32_t *after, uint32_t length)
{
    if (model->gram_count == 0)
        return NO_GRAM;
    return *gram_place(model, hash_gram(is_start, after, length), is_start, after, length)
           - 1; /* 0 - 1: NO_GRAM */
}

static uint32_t *next_place(const Model *model, uint32_t gram, uint32_t action)
{
    uint32_t mask = 2 * model->next_capacity - 1, at = (gram * 2654435761u ^ action * 2246822519u) & mask;
    for (uint32_t found; (found = model->next_table[at]) != 0; at = (at + 1) & mask)
        if (model->nexts[found - 1].gram == gram && model->nexts[found - 1].action == action)
            break;
    return &model->next_table[at];
}

uint64_t model_times(const Model *model, uint32_t gram, uint32_t action)
{
    uint32_t found = *next_place(model, gram, action);
    return found == 0 ? 0 : model->nexts[found - 1].count;
}

uint32_t model_find(const Model *model, const uint32_t *actions, uint32_t length, uint32_t longest)
{
    uint32_t found =
        length < model->n && length < longest ? find_gram(model, true, actions, length) : NO_GRAM;
    uint32_t most = length < model->n ? length : model->n;
    for (uint32_t part = most < longest ? most : longest; found == NO_GRAM && part > 0; part--)
        found = find_gram(model, false, actions + length - part, part);
    return found;
}

/* --- adding --- */

static void grow_grams(Model *model)
{
    model->gram_capacity = model->gram_capacity ? 2 * model->gram_capacity : 64;
    model->grams = memory_resize(model->grams, model->gram_capacity * sizeof *model->grams);
    free(model->gram_table);
    model->gram_table = memory_allocate(2 * (size_t)model->gram_capacity * sizeof *model->gram_table);
    for (uint32_t i = 0; i < model->gram_count; i++) {
        const Kept *kept = &model->grams[i];
        *gram_place(model, kept->hash, kept->is_start, model->actions + kept->start, kept->length) = i + 1;
    }
}

static void grow_nexts(Model *model)
{
    model->next_capacity = model->next_capacity ? 2 * model->next_capacity : 64;
    model->nexts = memory_resize(model->nexts, model->next_capacity * sizeof *model->nexts);
    free(model->next_table);
    model->next_table = memory_allocate(2 * (size_t)model->next_capacity * sizeof *model->next_table);
    for (uint32_t i = 0; i < model->next_count; i++)
        *next_place(model, model->nexts[i].gram, model->nexts[i].action) = i + 1;
}

static uint32_t keep_actions(Model *model, const uint32_t *after, uint32_t length)
{
    if (model->action_count + length > model->action_capacity) {
        model->action_capacity = 2 * model->action_capacity + 256;
        model->actions = memory_resize(model->actions, model->action_capacity * sizeof *model->actions);
    }
    if (length > 0)
        memcpy(model->actions + model->action_count, after, length * sizeof *after);
    model->action_count += length;
    return (uint32_t)(model->action_count - length);
}

static uint32_t keep_gram(Model *model, bool is_start, const uint32_t *after, uint32_t length)
{
    if (model->gram_count == model->gram_capacity)
        grow_grams(model);
    assert(length <= model->n && (length > 0 || is_start));
    uint64_t hash = hash_gram(is_start, after, length);
    uint32_t *place = gram_place(model, hash, is_start, after, length);
    if (*place == 0) {
        model->grams[model->gram_count++] =
            (Kept){keep_actions(model, after, length), length, is_start, 0, hash};
        *place = model->gram_count;
    }
    return *place - 1;
}

void model_add(Model *model, bool is_start, const uint32_t *after, uint32_t length, uint32_t action,
               uint64_t count)
{
    uint32_t gram = keep_gram(model, is_start, after, length);
    if (model->next_count == model->next_capacity)
        grow_nexts(model);
    uint32_t *place = next_place(model, gram, action);
    if (*place == 0) {
        model->nexts[model->next_count++] = (GramNext){gram, action, 0};
        *place = model->next_count;
    }
    model->nexts[*place - 1].count += count;
    model->grams[gram].total += count;
    assert(model->nexts[*place - 1].count <= model->grams[gram].total && "a part is no more than the sum");
}

void model_learn(Model *model, const uint32_t *actions, uint32_t length)
{
    for (uint32_t i = 0; i < length; i++) {
        if (i < model->n)
            model_add(model, true, actions, i, actions[i], 1);
        for (uint32_t part = 1; part <= i && part <= model->n; part++)
            model_add(model, false, actions + i - part, part, actions[i], 1);
    }
}
