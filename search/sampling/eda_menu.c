/* Weighs the actions of a state by the model, and draws one of them. */
#include "search/sampling/eda_menu.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static void make_room(Menu *menu, int count)
{
    if (count <= menu->capacity)
        return;
    menu->capacity = 2 * count;
    menu->choices = memory_resize(menu->choices, (size_t)menu->capacity * sizeof *menu->choices);
    menu->items = memory_resize(menu->items, (size_t)menu->capacity * sizeof *menu->items);
}

void menu_free(Menu *menu)
{
    free(menu->choices);
    free(menu->items);
    free(menu->seen);
}

static void list_choices(Menu *menu, const Actions *actions)
{
    if (actions != NULL) {
        actions->list(actions->self, menu->choice_count, menu->choices);
        return;
    }
    for (int i = 0; i < menu->choice_count; i++)
        menu->choices[i] = (ChoiceAction){(uint32_t)i, (uint64_t)i, 0};
}

static bool is_first_in_menu(Menu *menu, uint32_t action)
{
    MEMORY_ROOM_FOR(menu->seen, menu->seen_capacity, action);
    bool is_first = menu->seen[action] != menu->number;
    menu->seen[action] = menu->number;
    return is_first;
}

static int by_order(const void *one, const void *other)
{
    uint64_t a = ((const MenuItem *)one)->order, b = ((const MenuItem *)other)->order;
    return a < b ? -1 : a > b;
}

void menu_fill(Menu *menu, const Actions *actions, int choice_count)
{
    make_room(menu, choice_count);
    menu->choice_count = choice_count;
    menu->item_count = 0;
    menu->number++;
    list_choices(menu, actions);
    for (int i = 0; i < choice_count; i++)
        if (is_first_in_menu(menu, menu->choices[i].action))
            menu->items[menu->item_count++] = (MenuItem){menu->choices[i].action, menu->choices[i].order, 0};
    assert(menu->item_count > 0 && menu->item_count <= choice_count);
    if (menu->item_count > 1)
        qsort(menu->items, (size_t)menu->item_count, sizeof *menu->items, by_order);
}

enum { SHIFT = 20 }; /* weights are counts, times 2^20 so that parts of them are whole numbers too */

/* What the gram knows of the actions at hand; the lowest of these, 0 when it knows none.  Actions that are
 * not at hand have no part in it: they are culled. */
static uint64_t weigh_known(Menu *menu, const Model *model, uint32_t gram)
{
    uint64_t lowest = 0;
    for (int i = 0; i < menu->item_count; i++) {
        uint64_t weight = menu->items[i].weight = model_times(model, gram, menu->items[i].action) << SHIFT;
        if (weight > 0 && (lowest == 0 || weight < lowest))
            lowest = weight;
    }
    return lowest;
}

/* A gram of which nothing is left after culling is no better than none: the next shorter one is asked. */
static uint64_t weigh_longest(Menu *menu, const Model *model, const uint32_t *history, uint32_t length)
{
    uint64_t lowest = 0;
    uint32_t gram = model == NULL ? NO_GRAM : model_find(model, history, length, UINT32_MAX);
    while (gram != NO_GRAM && (lowest = weigh_known(menu, model, gram)) == 0) {
        Gram known = model_gram(model, gram);
        gram = model_find(model, history, length, known.is_start ? known.length : known.length - 1);
    }
    return lowest;
}

/* Of an action that the gram does not know.  The counts of a model from outside may be so large that the sum
 * of many such would not fit; it always does with COUNTS_MAX for those that it knows. */
static uint64_t weight_of_unknown(const Menu *menu, uint64_t lowest, double unseen)
{
    uint64_t most = (UINT64_MAX - (COUNTS_MAX << SHIFT)) / (uint64_t)menu->item_count,
             weight = (uint64_t)((double)lowest * unseen);
    return weight < most ? weight : most;
}

/* With a blank distribution all have the same weight. */
void menu_weigh(Menu *menu, const Model *model, const uint32_t *history, uint32_t length, double unseen)
{
    uint64_t lowest = weigh_longest(menu, model, history, length),
             otherwise = lowest > 0 ? weight_of_unknown(menu, lowest, unseen) : 1;
    menu->total = 0;
    for (int i = 0; i < menu->item_count; i++) {
        if (lowest == 0 || menu->items[i].weight == 0)
            menu->items[i].weight = otherwise;
        assert(menu->total <= UINT64_MAX - menu->items[i].weight && "weights add up without overflow");
        menu->total += menu->items[i].weight;
    }
    assert(menu->total > 0 && "the probabilities, weight / total, add up to 1");
}

static uint32_t draw_action(const Menu *menu, double mutation, Random *random)
{
    if (menu->item_count == 1)
        return menu->items[0].action;
    if ((double)(random_next(random) >> 11) * 0x1p-53 < mutation)
        return menu->items[random_below(random, (uint32_t)menu->item_count)].action;
    uint64_t drawn = random_next(random) % menu->total;
    int at = 0;
    for (; drawn >= menu->items[at].weight; at++) {
        drawn -= menu->items[at].weight;
        assert(at + 1 < menu->item_count);
    }
    return menu->items[at].action;
}

/* Each has a ticket by lot, the lowest wins. */
int menu_draw(const Menu *menu, double mutation, Random *random)
{
    if (menu->choice_count == 1)
        return 0;
    uint32_t action = draw_action(menu, mutation, random);
    uint64_t lot = random_next(random), lowest = 0;
    int chosen = -1;
    for (int i = 0; i < menu->choice_count; i++) {
        if (menu->choices[i].action != action)
            continue;
        uint64_t ticket = random_derive(lot, menu->choices[i].actor);
        if (chosen < 0 || ticket < lowest) {
            chosen = i;
            lowest = ticket;
        }
    }
    assert(chosen >= 0 && "the action is one of the menu's");
    return chosen;
}
