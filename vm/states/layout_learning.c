/* Takes the vector through stored states, counts how often each position changes, samples what the busiest
 * ones hold, and lets layout.c order them. */
#include "vm/states/layout_learning.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/states/layout.h"

enum { CANDIDATES_MAX = 2 << HOT_BITS_MAX, SAMPLE_SIZE = 1 << 17 };

static void note_change(void *changes, uint32_t position, uint32_t old, uint32_t id)
{
    (void)old, (void)id;
    ++((uint32_t *)changes)[position];
}

static void ignore_change(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    (void)context, (void)position, (void)old, (void)id;
}

/* The positions that change most as the vector, and only it, goes through the states from `first` on; highest
 * first. */
static uint32_t find_candidates(const Store *store, Vector *vector, uint32_t first, uint32_t *positions,
                                uint32_t *often)
{
    uint32_t *changes = memory_allocate(store->item_count * sizeof *changes), count = 0;
    vector_enter(vector, first, note_change, changes);
    memset(changes, 0, store->item_count * sizeof *changes);
    for (uint32_t state = first + 1; state < store->tree.roots.count; state++)
        vector_enter(vector, state, note_change, changes);
    uint32_t *changed = memory_allocate(store->item_count * sizeof *changed), changed_count = 0;
    for (uint32_t p = 0; p < store->item_count; p++) /* most never change */
        if (store->items[p].kind != ITEM_VM && changes[p] > 0)
            changed[changed_count++] = p;
    for (; count < CANDIDATES_MAX && count < changed_count; count++) {
        uint32_t best = changed[0];
        for (uint32_t i = 1; i < changed_count; i++)
            if (changes[changed[i]] > changes[best])
                best = changed[i];
        assert((count == 0 || changes[best] <= often[count - 1]) && "the highest come first");
        positions[count] = best;
        often[count] = changes[best];
        changes[best] = 0;
    }
    free(changed);
    free(changes);
    return count;
}

/* What those positions hold in states that are spread evenly from `first` on. */
static uint32_t *take_sample(const Store *store, Vector *vector, uint32_t first, const uint32_t *positions,
                             LayoutSample *sample)
{
    uint32_t all = store->tree.roots.count - first, stride = 1 + all / (SAMPLE_SIZE / sample->count);
    sample->rows = (all - 1) / stride + 1;
    uint32_t *ids = memory_allocate((size_t)sample->count * sample->rows * sizeof *ids);
    for (uint32_t row = 0; row < sample->rows; row++) {
        vector_enter(vector, first + row * stride, ignore_change, NULL);
        for (uint32_t c = 0; c < sample->count; c++)
            ids[(size_t)c * sample->rows + row] = vector_get(vector, positions[c]);
    }
    sample->ids = ids;
    return ids;
}

void learn_layout(const Store *store, Vector *vector, uint32_t first, Layout *layout)
{
    uint32_t positions[CANDIDATES_MAX], often[CANDIDATES_MAX], order[1 << HOT_BITS_MAX];
    if (first >= store->tree.roots.count)
        first = 0;
    LayoutSample sample = {.count = find_candidates(store, vector, first, positions, often)};
    if (sample.count == 0)
        return;
    uint32_t *ids = take_sample(store, vector, first, positions, &sample);
    sample.count = layout_hot(&sample, often, 1 << HOT_BITS_MAX);
    while (1u << layout->hot_bits < sample.count)
        layout->hot_bits++;
    assert(layout->hot_bits <= HOT_BITS_MAX);
    layout_order(&sample, layout->hot_bits, order);
    for (uint32_t i = 0; i < 1u << layout->hot_bits; i++)
        layout->hot[i] = order[i] == UINT32_MAX ? (Item){ITEM_NONE, 0} : store->items[positions[order[i]]];
    free(ids);
}
