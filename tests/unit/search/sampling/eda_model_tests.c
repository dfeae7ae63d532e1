/* Tests of n-gram models and of sampling from them, against numbers worked out by hand. */
#include <stdlib.h>
#include <string.h>

#include "search/action_names.h"
#include "search/sampling/eda_menu.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"

enum { A, B, C, D, ACTIONS };

/* Staunton and Clark, figure 3: 2-grams of B A B A B B. */
static const uint32_t figure_3[] = {B, A, B, A, B, B};

static uint64_t times(const Model *model, bool is_start, const uint32_t *after, uint32_t length,
                      uint32_t action)
{
    for (uint32_t i = 0; i < model_next_count(model); i++) {
        GramNext next = model_next(model, i);
        Gram gram = model_gram(model, next.gram);
        if (gram.is_start == is_start && gram.length == length
            && memcmp(gram.after, after, length * sizeof *after) == 0 && next.action == action)
            return next.count;
    }
    return 0;
}

static void a_model_counts_what_figure_3_counts(void)
{
    Model *model = model_create(2);
    model_learn(model, figure_3, 6);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){A, B}, 2, A), 1);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){A, B}, 2, B), 1);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){B, A}, 2, B), 2);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){B, A}, 2, A), 0);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){B}, 1, A), 2);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){B}, 1, B), 1);
    CU_ASSERT_EQUAL(times(model, false, (uint32_t[]){A}, 1, B), 2);
    model_destroy(model);
}

static void the_beginning_of_a_path_is_learned_apart(void)
{
    Model *model = model_create(2);
    model_learn(model, figure_3, 6);
    CU_ASSERT_EQUAL(times(model, true, figure_3, 0, B), 1);
    CU_ASSERT_EQUAL(times(model, true, figure_3, 1, A), 1);
    CU_ASSERT_EQUAL(times(model, true, figure_3, 2, B),
                    0); /* n actions have come: from here on it is a gram like others */
    CU_ASSERT_EQUAL(model_gram_count(model), 6); /* ^, ^B, B, A, BA, AB */
    model_destroy(model);
}

/* A list of all windows, searched from end to end. */
static uint64_t count_windows(const uint32_t *path, uint32_t length, const uint32_t *after, uint32_t part,
                              uint32_t action)
{
    uint64_t count = 0;
    for (uint32_t i = 0; i + part < length; i++)
        count += memcmp(path + i, after, part * sizeof *path) == 0 && path[i + part] == action;
    return count;
}

static void a_model_counts_every_window_of_random_paths(void)
{
    Numbers numbers = {5};
    uint32_t path[300];
    for (int round = 0; round < 20; round++) {
        uint32_t length = 1 + numbers_below(&numbers, 300), n = 1 + numbers_below(&numbers, 5);
        Model *model = model_create(n);
        uint64_t total = 0;
        for (uint32_t i = 0; i < length; i++)
            path[i] = numbers_below(&numbers, 4);
        model_learn(model, path, length);
        for (uint32_t i = 0; i < model_next_count(model); i++) {
            GramNext next = model_next(model, i);
            Gram gram = model_gram(model, next.gram);
            total += next.count;
            if (!gram.is_start)
                CU_ASSERT_EQUAL(next.count,
                                count_windows(path, length, gram.after, gram.length, next.action));
        }
        uint64_t wanted = length < n ? length : n;
        for (uint32_t part = 1; part <= n && part < length; part++)
            wanted += length - part;
        CU_ASSERT_EQUAL(total, wanted);
        model_destroy(model);
    }
}

static uint32_t found_length(const Model *model, const uint32_t *history, uint32_t length)
{
    uint32_t gram = model_find(model, history, length, UINT32_MAX);
    return gram == NO_GRAM ? 0 : model_gram(model, gram).length;
}

static void the_longest_known_gram_is_found(void)
{
    Model *model = model_create(3);
    model_learn(model, figure_3, 6);
    CU_ASSERT_EQUAL(found_length(model, (uint32_t[]){D, B, A, B}, 4), 3);
    CU_ASSERT_EQUAL(found_length(model, (uint32_t[]){D, D, A, B}, 4), 2);
    CU_ASSERT_EQUAL(found_length(model, (uint32_t[]){D, D, D, B}, 4), 1);
    CU_ASSERT_EQUAL(found_length(model, (uint32_t[]){B, A, B, D}, 4), 0);
    CU_ASSERT(model_gram(model, model_find(model, figure_3, 2, UINT32_MAX)).is_start);
    CU_ASSERT_FALSE(model_gram(model, model_find(model, (uint32_t[]){A, B}, 2, UINT32_MAX))
                        .is_start); /* no path began so */
    CU_ASSERT_FALSE(model_gram(model, model_find(model, figure_3, 2, 2)).is_start);
    CU_ASSERT(model_gram(model, model_find(model, figure_3, 0, UINT32_MAX)).is_start);
    model_destroy(model);
}

/* --- menus --- */

/* The choices of a state, for menu_fill. */
typedef struct Offer {
    ChoiceAction list[16];
} Offer;

static void list_offer(void *self, int count, ChoiceAction *list)
{
    memcpy(list, ((Offer *)self)->list, (size_t)count * sizeof *list);
}

static Menu open_menu(Offer *offer, const char *text)
{
    Actions actions = {offer, list_offer, NULL};
    Menu menu = {0};
    int count = (int)strlen(text);
    for (int i = 0; i < count; i++)
        offer->list[i] = (ChoiceAction){(uint32_t)(text[i] - 'A'), (uint64_t)text[i], 1000 + (uint64_t)i};
    menu_fill(&menu, &actions, count);
    return menu;
}

/* After A came B 6 times, C 3 times and D once; after C, A came twice. */
static Model *open_model(void)
{
    Model *model = model_create(2);
    model_add(model, false, (uint32_t[]){A}, 1, B, 6);
    model_add(model, false, (uint32_t[]){A}, 1, C, 3);
    model_add(model, false, (uint32_t[]){A}, 1, D, 1);
    model_add(model, false, (uint32_t[]){C, A}, 2, D, 5);
    return model;
}

/* The chances of the menu's actions, in the order of their letters, given what has come. */
static void check_chances(const char *offered, const uint32_t *history, uint32_t length, double unseen,
                          const double *chances)
{
    Offer offer;
    Menu menu = open_menu(&offer, offered);
    Model *model = open_model();
    menu_weigh(&menu, model, history, length, unseen);
    for (int i = 0; i < menu.item_count; i++)
        CU_ASSERT_DOUBLE_EQUAL((double)menu.items[i].weight / (double)menu.total, chances[i], 1e-12);
    model_destroy(model);
    menu_free(&menu);
}

static void a_distribution_that_fits_is_taken_as_it_is(void)
{
    check_chances("DBC", (uint32_t[]){B, A}, 2, 0.5, (double[]){0.6, 0.3, 0.1});
}

static void what_cannot_be_done_is_culled(void)
{
    check_chances("BD", (uint32_t[]){B, A}, 2, 0.5, (double[]){6 / 7.0, 1 / 7.0});
}

/* The lowest of those at hand is C's 3: A gets 1.5 of 10.5. */
static void what_is_not_known_gets_half_the_lowest_probability(void)
{
    check_chances("ABC", (uint32_t[]){B, A}, 2, 0.5, (double[]){1.5 / 10.5, 6 / 10.5, 3 / 10.5});
    check_chances("ABC", (uint32_t[]){B, A}, 2, 0, (double[]){0, 6 / 9.0, 3 / 9.0});
}

static void without_a_distribution_all_actions_are_alike(void)
{
    check_chances("AABC", (uint32_t[]){A, B}, 2, 0.5, (double[]){1 / 3.0, 1 / 3.0, 1 / 3.0});
    check_chances("AABC", NULL, 0, 0.5, (double[]){1 / 3.0, 1 / 3.0, 1 / 3.0});
}

static void a_gram_of_which_nothing_is_left_gives_way_to_a_shorter_one(void)
{
    check_chances("BC", (uint32_t[]){C, A}, 2, 0.5, (double[]){2 / 3.0, 1 / 3.0});
    check_chances("BCD", (uint32_t[]){C, A}, 2, 0.5, (double[]){0.25, 0.25, 0.5});
}

enum { DRAWS = 60000 };

/* How often each choice is drawn; chances: by choice.  Above the limit once in a thousand times. */
static void check_draws(const char *offered, double mutation, const double *chances, double limit)
{
    Offer offer;
    Menu menu = open_menu(&offer, offered);
    Model *model = open_model();
    Random random = {99};
    int counts[16] = {0};
    double sum = 0;
    menu_weigh(&menu, model, (uint32_t[]){B, A}, 2, 0.5);
    for (int i = 0; i < DRAWS; i++)
        counts[menu_draw(&menu, mutation, &random)]++;
    for (int i = 0; i < menu.choice_count; i++)
        sum += (counts[i] - DRAWS * chances[i]) * (counts[i] - DRAWS * chances[i]) / (DRAWS * chances[i]);
    CU_ASSERT(sum < limit);
    model_destroy(model);
    menu_free(&menu);
}

static void draws_follow_the_chances(void)
{
    check_draws("BCD", 0, (double[]){0.6, 0.3, 0.1}, 13.8);
    check_draws("CABD", 0, (double[]){3 / 10.5, 0.5 / 10.5, 6 / 10.5, 1 / 10.5}, 16.3);
}

/* B is three threads, which share its chance. */
static void of_threads_that_do_the_same_each_is_as_likely(void)
{
    check_draws("BCBDB", 0, (double[]){0.2, 0.3, 0.2, 0.1, 0.2}, 18.5);
}

static void a_mutation_takes_each_action_alike(void)
{
    check_draws("BBCD", 1, (double[]){1 / 6.0, 1 / 6.0, 1 / 3.0, 1 / 3.0}, 16.3);
    check_draws("BCD", 0.5, (double[]){0.3 + 1 / 6.0, 0.15 + 1 / 6.0, 0.05 + 1 / 6.0}, 13.8);
}

/* The same random numbers draw the same, whatever the numbers of actions and the order of choices. */
static void draws_do_not_depend_on_numbers(void)
{
    Offer one, other;
    Menu menu = open_menu(&one, "BCBDB"), turned = {0};
    for (int i = 0; i < 5; i++) {
        other.list[i] = one.list[4 - i];
        other.list[i].action = 7 - other.list[i].action;
    }
    menu_fill(&turned, &(Actions){&other, list_offer, NULL}, 5);
    menu_weigh(&menu, NULL, NULL, 0, 0.5);
    menu_weigh(&turned, NULL, NULL, 0, 0.5);
    for (uint64_t seed = 0; seed < 1000; seed++) {
        Random first = {seed}, second = {seed};
        CU_ASSERT_EQUAL(menu_draw(&menu, 0.1, &first), 4 - menu_draw(&turned, 0.1, &second));
    }
    menu_free(&menu);
    menu_free(&turned);
}

static void names_get_one_number_each(void)
{
    ActionNames *names = action_names_create(), *others = action_names_create();
    char text[32];
    for (int i = 0; i < 1000; i++) {
        snprintf(text, sizeof text, "action %d", i % 500);
        CU_ASSERT_EQUAL(action_names_number(names, text), (uint32_t)i % 500);
    }
    CU_ASSERT_EQUAL(action_names_count(names), 500);
    CU_ASSERT_STRING_EQUAL(action_names_text(names, 77), "action 77");
    CU_ASSERT_EQUAL(action_names_order(names, 77),
                    action_names_order(others, action_names_number(others, "action 77")));
    action_names_destroy(names);
    action_names_destroy(others);
}

const Test eda_model_suite[] = {
    TEST(a_model_counts_what_figure_3_counts),
    TEST(the_beginning_of_a_path_is_learned_apart),
    TEST(a_model_counts_every_window_of_random_paths),
    TEST(the_longest_known_gram_is_found),
    TEST(a_distribution_that_fits_is_taken_as_it_is),
    TEST(what_cannot_be_done_is_culled),
    TEST(what_is_not_known_gets_half_the_lowest_probability),
    TEST(without_a_distribution_all_actions_are_alike),
    TEST(a_gram_of_which_nothing_is_left_gives_way_to_a_shorter_one),
    TEST(draws_follow_the_chances),
    TEST(of_threads_that_do_the_same_each_is_as_likely),
    TEST(a_mutation_takes_each_action_alike),
    TEST(draws_do_not_depend_on_numbers),
    TEST(names_get_one_number_each),
    {0},
};
