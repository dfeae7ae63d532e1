/* What is learned of good paths: how often which action came next, after each n-gram, the n and fewer actions
 * before it (Staunton and Clark, section IV.C).  At the beginning of a path, where fewer than n have come,
 * the whole of them is a gram of its own kind.
 *
 *   gram  = (is it the beginning?, actions) -> its choices     choice = (gram, next action) -> how often */
#ifndef SEARCH_EDA_MODEL_H
#define SEARCH_EDA_MODEL_H

#include <stdbool.h>
#include <stdint.h>

enum { GRAM_MAX = 16 };
#define NO_GRAM    UINT32_MAX
#define COUNTS_MAX ((uint64_t)1 << 40) /* of a gram, in all */

typedef struct Model Model;

typedef struct Gram {
    const uint32_t *after; /* actions, the latest last; valid until something is added */
    uint32_t length;       /* 0 only for the beginning of all paths */
    bool is_start;         /* nothing came before */
    uint64_t total;        /* of the counts */
} Gram;

typedef struct GramNext {
    uint32_t gram, action;
    uint64_t count;
} GramNext;

Model *model_create(uint32_t n);
void model_destroy(Model *model);
void model_clear(Model *model, uint32_t n);
uint32_t model_n(const Model *model);

/* One path; all grams down to 1. */
void model_learn(Model *model, const uint32_t *actions, uint32_t length);
void model_add(Model *model, bool is_start, const uint32_t *after, uint32_t length, uint32_t action,
               uint64_t count);

/* The gram for what has come so far: the longest that is known, but no longer than `longest` actions (to ask
 * for one after the other); NO_GRAM: a blank distribution. */
uint32_t model_find(const Model *model, const uint32_t *actions, uint32_t length, uint32_t longest);
uint64_t model_times(const Model *model, uint32_t gram, uint32_t action); /* how often the action came next */

uint32_t model_gram_count(const Model *model);
Gram model_gram(const Model *model, uint32_t gram);
uint32_t model_next_count(const Model *model);
GramNext model_next(const Model *model,
                    uint32_t index); /* all, by the order in which they were first added */

#endif
