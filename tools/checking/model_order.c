/* Sorts models by the names of their actions, so that equal models become equal files whatever numbers their
 * actions had. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/checking/model_file.h"
#include "tools/common/clean_text.h"

static int by_text(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static void note_use(bool *is_used, const Model *model)
{
    for (uint32_t i = 0; i < model_next_count(model); i++)
        is_used[model_next(model, i).action] = true;
    for (uint32_t i = 0; i < model_gram_count(model); i++) {
        Gram gram = model_gram(model, i);
        for (uint32_t j = 0; j < gram.length; j++)
            is_used[gram.after[j]] = true;
    }
}

static uint32_t drop_repetitions(char **texts, uint32_t count)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (kept > 0 && strcmp(texts[kept - 1], texts[i]) == 0)
            free(texts[i]);
        else
            texts[kept++] = texts[i];
    }
    return kept;
}

/* The numbers that actions get: by their old ones. */
static uint32_t *renumber(const Model *model, ActionNames *names, char ***texts, uint32_t *count)
{
    uint32_t all = action_names_count(names);
    bool *is_used = memory_allocate(all + 1);
    char **sorted = memory_allocate((all + 1) * sizeof *sorted),
         **clean = memory_allocate((all + 1) * sizeof *clean);
    uint32_t *numbers = memory_allocate((all + 1) * sizeof *numbers);
    *count = 0;
    note_use(is_used, model);
    for (uint32_t i = 0; i < all; i++) {
        const char *text = action_names_text(names, i);
        if (is_used[i])
            sorted[(*count)++] = clean[i] = clean_text(text, strlen(text));
    }
    for (uint32_t i = 0; i < all; i++)
        clean[i] = clean[i] != NULL ? memory_copy_string(clean[i]) : NULL;
    qsort(sorted, *count, sizeof *sorted, by_text);
    *count = drop_repetitions(sorted, *count);
    for (uint32_t i = 0; i < all; i++) {
        if (clean[i] != NULL)
            numbers[i] =
                (uint32_t)((char **)bsearch(&clean[i], sorted, *count, sizeof *sorted, by_text) - sorted);
        free(clean[i]);
    }
    free(clean);
    free(is_used);
    *texts = sorted;
    return numbers;
}

Model *model_in_order(const Model *model, ActionNames *names, char ***texts, uint32_t *count)
{
    uint32_t *numbers = renumber(model, names, texts, count);
    Model *ordered = model_create(model_n(model));
    for (uint32_t i = 0; i < model_next_count(model); i++) {
        GramNext next = model_next(model, i);
        Gram gram = model_gram(model, next.gram);
        uint32_t after[GRAM_MAX];
        for (uint32_t j = 0; j < gram.length; j++)
            after[j] = numbers[gram.after[j]];
        model_add(ordered, gram.is_start, after, gram.length, numbers[next.action], next.count);
    }
    free(numbers);
    return ordered;
}

void model_free_texts(char **texts, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        free(texts[i]);
    free(texts);
}

static int by_gram(const void *one, const void *other, void *model)
{
    Gram a = model_gram(model, *(const uint32_t *)one), b = model_gram(model, *(const uint32_t *)other);
    if (a.is_start != b.is_start)
        return a.is_start ? -1 : 1;
    if (a.length != b.length)
        return a.length < b.length ? -1 : 1;
    for (uint32_t i = 0; i < a.length; i++)
        if (a.after[i] != b.after[i])
            return a.after[i] < b.after[i] ? -1 : 1;
    return 0;
}

uint32_t *model_sorted_grams(const Model *model)
{
    uint32_t count = model_gram_count(model), *grams = memory_allocate((count + 1) * sizeof *grams);
    for (uint32_t i = 0; i < count; i++)
        grams[i] = i;
    qsort_r(grams, count, sizeof *grams, by_gram, (void *)model);
    return grams;
}
