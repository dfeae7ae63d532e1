/* Reads and writes elements of persistent arrays: trees of pairs, of which a change copies one path. */
#include "heuristics/persistent_array.h"

uint32_t named_pair(Pairs *pairs, uint32_t left, uint32_t right)
{
    bool is_new;
    return pairs_intern(pairs, left, right, &is_new) + 1;
}

Pair pair_named(const Pairs *pairs, uint32_t name)
{
    return name == 0 ? (Pair){0, 0} : pairs->pairs[name - 1];
}

uint32_t array_get(const Pairs *pairs, uint32_t array, uint32_t index)
{
    Pair root = pair_named(pairs, array);
    uint32_t node = root.right;
    if ((uint64_t)index >> root.left != 0)
        return 0;
    for (uint32_t height = root.left; height > 0 && node != 0; height--) {
        Pair halves = pair_named(pairs, node);
        node = index >> (height - 1) & 1 ? halves.right : halves.left;
    }
    return node;
}

static uint32_t make_node(Pairs *pairs, uint32_t left, uint32_t right)
{
    return left == 0 && right == 0 ? 0 : named_pair(pairs, left, right);
}

static uint32_t set_below(Pairs *pairs, uint32_t node, uint32_t height, uint32_t index, uint32_t number)
{
    if (height == 0)
        return number;
    Pair halves = pair_named(pairs, node);
    uint32_t *half = index >> (height - 1) & 1 ? &halves.right : &halves.left;
    *half = set_below(pairs, *half, height - 1, index, number);
    return make_node(pairs, halves.left, halves.right);
}

uint32_t array_set(Pairs *pairs, uint32_t array, uint32_t index, uint32_t number)
{
    Pair root = pair_named(pairs, array);
    for (; (uint64_t)index >> root.left != 0; root.left++)
        root.right = make_node(pairs, root.right, 0);
    uint32_t node = set_below(pairs, root.right, root.left, index, number);
    return node == 0 ? 0 : named_pair(pairs, root.left, node);
}
