/* Divides leaves into halves, at every level: a division is improved by swapping leaves as long as that
 * leaves fewer different contents. */
#include "vm/states/layout.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

enum {
    ROUNDS_MAX = 4,
    SELDOM = 8, /* as often as what changes most, divided by this */
    FEW = 64    /* different contents: rows, divided by this */
};

typedef struct Divider {
    const LayoutSample *sample;
    uint64_t *hashes;    /* by column and row; one more column, of zeros, is that of empty leaves */
    uint64_t *table;     /* the different row hashes met in a count; 0: free */
    uint32_t *met;       /* how often each was */
    uint32_t table_size; /* a power of two, at least twice the rows */
} Divider;

static uint64_t mix(uint64_t h)
{
    h = (h ^ h >> 31) * 0x9E3779B97F4A7C15u;
    h = (h ^ h >> 29) * 0xD6E8FEB86659FD93u;
    return h ^ h >> 32;
}

static const uint64_t *column(const Divider *divider, uint32_t leaf)
{
    uint32_t number = leaf == UINT32_MAX ? divider->sample->count : leaf;
    return divider->hashes + (size_t)number * divider->sample->rows;
}

/* How many different values there are, and how many pairs of rows have the same one. */
static uint32_t count_different(const Divider *divider, const uint64_t *values, uint64_t *equal_pairs)
{
    uint32_t count = 0, mask = divider->table_size - 1;
    assert(divider->table_size >= 2 * divider->sample->rows && "there is always a free place to end a look");
    memset(divider->table, 0, divider->table_size * sizeof *divider->table);
    *equal_pairs = 0;
    for (uint32_t row = 0; row < divider->sample->rows; row++) {
        uint64_t value = values[row] | 1;
        uint32_t place = (uint32_t)(value >> 32) & mask;
        while (divider->table[place] != 0 && divider->table[place] != value)
            place = (place + 1) & mask;
        if (divider->table[place] == 0) {
            divider->table[place] = value;
            divider->met[place] = 0;
            count++;
        }
        *equal_pairs += divider->met[place]++;
    }
    return count;
}

/* About how many different values there would be in many more rows.  A sample of a large space has hardly a
 * value twice, so that all its counts are alike; how often two rows are equal tells more. */
static double estimate_different(const Divider *divider, const uint64_t *values)
{
    uint64_t equal_pairs;
    double rows = divider->sample->rows, count = count_different(divider, values, &equal_pairs);
    double guess = rows * (rows - 1) / 2 / (equal_pairs > 0 ? (double)equal_pairs : 0.5);
    return guess > count ? guess : count;
}

/* A row of a group of columns is the exclusive or of its parts: so columns can be put in and taken out. */
static void toggle(const Divider *divider, uint64_t *group, uint32_t leaf)
{
    const uint64_t *values = column(divider, leaf);
    for (uint32_t row = 0; row < divider->sample->rows; row++)
        group[row] ^= values[row];
}

static void swap_leaves(const Divider *divider, uint32_t *order, uint64_t *left, uint64_t *right, uint32_t a,
                        uint32_t b)
{
    toggle(divider, left, order[a]);
    toggle(divider, left, order[b]);
    toggle(divider, right, order[a]);
    toggle(divider, right, order[b]);
    uint32_t kept = order[a];
    order[a] = order[b];
    order[b] = kept;
}

/* One round over all pairs of leaves in different halves: were there swaps that helped? */
static bool improve(const Divider *divider, uint32_t *order, uint32_t half, uint64_t *left, uint64_t *right)
{
    bool improved = false;
    double best = estimate_different(divider, left) + estimate_different(divider, right);
    for (uint32_t a = 0; a < half; a++) {
        for (uint32_t b = half; b < 2 * half; b++) {
            if (order[a] == order[b])
                continue;
            swap_leaves(divider, order, left, right, a, b);
            double cost = estimate_different(divider, left) + estimate_different(divider, right);
            if (cost < best) {
                best = cost;
                improved = true;
            } else {
                swap_leaves(divider, order, left, right, a, b);
            }
        }
    }
    return improved;
}

static void divide(const Divider *divider, uint32_t *order, uint32_t leaves)
{
    if (leaves <= 2)
        return;
    uint32_t half = leaves / 2, rows = divider->sample->rows;
    uint64_t *groups = memory_allocate(2 * (size_t)rows * sizeof *groups);
    for (uint32_t i = 0; i < leaves; i++)
        toggle(divider, groups + (i < half ? 0 : rows), order[i]);
    for (int round = 0; round < ROUNDS_MAX && improve(divider, order, half, groups, groups + rows); round++)
        ;
    free(groups);
    divide(divider, order, half);
    divide(divider, order + half, half);
}

static void open_divider(Divider *divider, const LayoutSample *sample)
{
    *divider = (Divider){.sample = sample, .table_size = 64};
    while (divider->table_size < 2 * sample->rows)
        divider->table_size *= 2;
    divider->table = memory_allocate(divider->table_size * sizeof(uint64_t));
    divider->met = memory_allocate(divider->table_size * sizeof(uint32_t));
    divider->hashes = memory_allocate((size_t)(sample->count + 1) * sample->rows * sizeof(uint64_t));
    for (uint32_t c = 0; c < sample->count; c++)
        for (uint32_t row = 0; row < sample->rows; row++)
            divider->hashes[(size_t)c * sample->rows + row] =
                mix((uint64_t)(c + 1) << 32 | sample->ids[(size_t)c * sample->rows + row]);
}

static void close_divider(Divider *divider)
{
    free(divider->table);
    free(divider->met);
    free(divider->hashes);
}

uint32_t layout_hot(const LayoutSample *sample, const uint32_t *changes, uint32_t most)
{
    Divider divider;
    open_divider(&divider, sample);
    uint64_t *rest = memory_allocate(sample->rows * sizeof *rest), equal_pairs;
    uint32_t hot = 0;
    for (uint32_t c = 0; c < sample->count; c++)
        toggle(&divider, rest, c);
    for (; hot < sample->count && hot < most; hot++) {
        if (changes[hot] <= changes[0] / SELDOM
            && count_different(&divider, rest, &equal_pairs) <= 1 + sample->rows / FEW)
            break;
        toggle(&divider, rest, hot);
    }
    free(rest);
    close_divider(&divider);
    return hot;
}

/* Does each column have one leaf? */
static bool is_permutation(const uint32_t *order, uint32_t leaves, uint32_t columns)
{
    bool *has = memory_allocate(columns * sizeof *has);
    uint32_t found = 0;
    for (uint32_t i = 0; i < leaves; i++)
        if (order[i] < columns && !has[order[i]]) {
            has[order[i]] = true;
            found++;
        } else if (order[i] != UINT32_MAX) {
            found = UINT32_MAX - leaves;
        }
    free(has);
    return found == columns;
}

void layout_order(const LayoutSample *sample, unsigned bits, uint32_t *order)
{
    Divider divider;
    open_divider(&divider, sample);
    for (uint32_t i = 0; i < 1u << bits; i++)
        order[i] = i < sample->count ? i : UINT32_MAX;
    assert(sample->count <= 1u << bits);
    divide(&divider, order, 1u << bits);
    assert(is_permutation(order, 1u << bits, sample->count) && "no column is lost or doubled by swaps");
    close_divider(&divider);
}
