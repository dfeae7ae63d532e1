/* Tests of persistent arrays against plain ones, and of the heuristics that count, on paths made by hand: the
 * values are computed by hand from Groce and Visser, section 4.1 (0: new; 1: nothing to count; n: for the nth
 * time). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/heuristic.h"
#include "heuristics/persistent_array.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/coverage.h"
#include "vm/memory/machine.h"

/* --- arrays --- */

enum { ARRAYS = 40, LENGTH = 300, CHANGES = 4000 };

/* Each change makes a new array out of any old one; all stay what they were. */
static void arrays_are_what_plain_arrays_would_be(void)
{
    static uint32_t model[ARRAYS][LENGTH];
    uint32_t names[ARRAYS] = {0};
    Numbers random = {7};
    Pairs pairs;
    pairs_create(&pairs);
    memset(model, 0, sizeof model);
    for (int change = 0; change < CHANGES; change++) {
        uint32_t from = numbers_below(&random, ARRAYS), to = numbers_below(&random, ARRAYS);
        uint32_t index = numbers_below(&random, change < CHANGES / 2 ? 5 : LENGTH),
                 number = numbers_below(&random, 4) * 1000000000u;
        memmove(model[to], model[from], sizeof model[to]);
        model[to][index] = number;
        names[to] = array_set(&pairs, names[from], index, number);
        CU_ASSERT_EQUAL(array_set(&pairs, names[from], index, number), names[to]);
    }
    for (uint32_t i = 0; i < ARRAYS; i++)
        for (uint32_t index = 0; index < LENGTH; index++)
            CU_ASSERT_EQUAL(array_get(&pairs, names[i], index), model[i][index]);
    pairs_destroy(&pairs);
}

static void an_array_has_room_for_every_index(void)
{
    Pairs pairs;
    pairs_create(&pairs);
    uint32_t array = array_set(&pairs, array_set(&pairs, 0, UINT32_MAX, 5), 0, UINT32_MAX);
    CU_ASSERT_EQUAL(array_get(&pairs, array, UINT32_MAX), 5);
    CU_ASSERT_EQUAL(array_get(&pairs, array, 0), UINT32_MAX);
    CU_ASSERT_EQUAL(array_get(&pairs, array, 1), 0);
    CU_ASSERT_EQUAL(array_get(&pairs, 0, 77), 0);
    CU_ASSERT_EQUAL(array_set(&pairs, array_set(&pairs, 0, 9, 1), 9, 0), 0);
    pairs_destroy(&pairs);
}

/* --- paths --- */

/* Four ifs, in a class of the program: eight branches. */
static uint8_t code_bytes[] = {0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0xB1};

/* A VM that executes what the test says, and a heuristic that looks at it. */
typedef struct Walk {
    CodeInfo code;
    MethodInfo info;
    Method method;
    Class class, *classes;
    Program program;
    Vm vm;
    Thread threads[2], *list[2];
    char *words;
    const Heuristic *heuristic;
    void *self;
} Walk;

static Walk *begin(const char *text)
{
    Error error = {""};
    Options settings = {0};
    Walk *walk = memory_allocate(sizeof *walk);
    walk->code = (CodeInfo){.bytes = code_bytes, .length = sizeof code_bytes};
    walk->info = (MethodInfo){.code = &walk->code};
    walk->method = (Method){.owner = &walk->class, .info = &walk->info};
    walk->class = (Class){.source = SOURCE_PROGRAM, .methods = &walk->method, .method_count = 1};
    walk->classes = &walk->class;
    walk->program = (Program){.classes = &walk->classes, .class_count = 1};
    walk->vm.program = &walk->program;
    walk->vm.observers.coverage = coverage_create();
    walk->threads[1].number = 1;
    for (int i = 0; i < 2; i++)
        walk->list[i] = &walk->threads[i];
    walk->vm.threads = walk->list;
    walk->vm.thread_count = 2;
    walk->words = memory_copy_string(text);
    char *name = memory_copy_string(text);
    name[settings_name_length(name)] = '\0';
    walk->heuristic = heuristic_find(name);
    free(name);
    CU_ASSERT_FATAL(walk->heuristic != NULL && walk->heuristic->needs == NEEDS_COVERAGE);
    CU_ASSERT_FATAL(settings_parse(walk->words, walk->heuristic->options, &settings, &error));
    walk->self = walk->heuristic->create(&settings, 1, &error);
    CU_ASSERT_FATAL(walk->self != NULL);
    return walk;
}

static void end(Walk *walk)
{
    walk->heuristic->destroy(walk->self);
    coverage_destroy(walk->vm.observers.coverage);
    free(walk->words);
    free(walk);
}

/* "a": thread 0 takes branch 0 and enters block 0; "b" the next; capitals are thread 1's. */
static void execute(Walk *walk, const char *doings)
{
    for (; *doings != '\0'; doings++) {
        uint32_t thread = *doings < 'a', number = (uint32_t)(*doings - (thread ? 'A' : 'a'));
        coverage_note(&walk->vm, &walk->threads[thread], COVER_BRANCHES, number);
        coverage_note(&walk->vm, &walk->threads[thread], COVER_BLOCKS, number);
    }
}

static double first(Walk *walk, const char *doings, uint32_t *path)
{
    execute(walk, doings);
    *path = 0;
    return walk->heuristic->estimate(walk->self, &(Situation){.sight = {.vm = &walk->vm}, .after = path});
}

/* A step on a path, from where it was in *path. */
static double step(Walk *walk, const char *doings, uint32_t *path)
{
    uint32_t before = *path;
    coverage_begin_step(walk->vm.observers.coverage);
    execute(walk, doings);
    return walk->heuristic->estimate(
        walk->self, &(Situation){.sight = {.vm = &walk->vm}, .depth = 1, .before = before, .after = path});
}

/* What a path does, step by step, and what each step is worth; the last has no doings. */
typedef struct Expected {
    const char *doings;
    double value;
} Expected;

static void expect_steps(Walk *walk, uint32_t *path, const Expected *expected)
{
    for (; expected->doings != NULL; expected++) {
        double value = step(walk, expected->doings, path);
        if (value != expected->value)
            printf("\n    step '%s' of %s is worth %g, not %g\n", expected->doings, walk->words, value,
                   expected->value);
        CU_ASSERT_EQUAL(value, expected->value);
    }
}

#define STEPS(walk, path, ...) expect_steps(walk, path, (const Expected[]){__VA_ARGS__, {NULL, 0}})

/* A whole path: what main did before, what that is worth, and the steps. */
static void expect_path(const char *heuristic, const char *before, double value, const Expected *expected)
{
    Walk *walk = begin(heuristic);
    uint32_t path;
    CU_ASSERT_EQUAL(first(walk, before, &path), value);
    expect_steps(walk, &path, expected);
    end(walk);
}

#define PATH(heuristic, before, value, ...) \
    expect_path(heuristic, before, value, (const Expected[]){__VA_ARGS__, {NULL, 0}})

static void new_is_best_then_nothing_then_the_less_often_taken(void)
{
    static const char *const names[] = {"branchcount", "bytecode", "branchcount,scope=global",
                                        "bytecode,scope=global"};
    for (int i = 0; i < 4; i++)
        PATH(names[i], "", 1, {"a", 0}, {"", 1}, {"a", 2}, {"a", 3}, {"b", 0}, {"b", 2});
    CU_ASSERT_EQUAL(heuristic_find("branchcount")->best, 0);
    CU_ASSERT_EQUAL(heuristic_find("bytecode")->best, 0);
}

static void what_each_thread_does_counts_for_itself(void)
{
    PATH("branchcount", "", 1, {"a", 0}, {"A", 0}, {"a", 2}, {"A", 2});
}

static void of_several_branches_a_new_one_decides_or_the_most_often_taken(void)
{
    PATH("branchcount", "", 1, {"aaaa", 0}, {"aab", 0}, {"bab", 7} /* a: 4 + 2 + 1; b: 1 + 2 */,
         {"bbbbbba", 9});
}

static void what_main_did_before_the_first_choice_is_part_of_every_path(void)
{
    static const char *const names[] = {"branchcount", "branchcount,scope=global"};
    for (int i = 0; i < 2; i++)
        PATH(names[i], "aah", 1, {"a", 3}, {"h", 2}, {"b", 0});
}

/* Two paths from one state: neither knows of the other, but the whole search does. */
static void counts_of_a_path_are_its_own(void)
{
    Walk *walk = begin("branchcount"), *global = begin("branchcount,scope=global");
    uint32_t start, one, other;
    first(walk, "", &start);
    step(walk, "a", &start);
    one = other = start;
    STEPS(walk, &one, {"b", 0});
    STEPS(walk, &other, {"b", 0});
    CU_ASSERT_EQUAL(one, other);
    STEPS(walk, &one, {"a", 2});
    STEPS(walk, &other, {"c", 0});
    CU_ASSERT_NOT_EQUAL(one, other);
    STEPS(walk, &one, {"a", 3});
    STEPS(walk, &other, {"a", 2});
    first(global, "", &start);
    step(global, "a", &start);
    one = other = start;
    STEPS(global, &one, {"b", 0});
    STEPS(global, &other, {"b", 2});
    STEPS(global, &one, {"a", 2});
    STEPS(global, &other, {"a", 3});
    end(walk);
    end(global);
}

static void a_persistent_count_stays_until_the_next_branch(void)
{
    PATH("branchcount,persistent", "", 1, {"", 1}, {"aa", 0}, {"", 0}, {"a", 3}, {"", 3}, {"", 3}, {"b", 0});
}

static void summed_counts_add_up_along_the_path(void)
{
    Walk *walk = begin("branchcount,summed");
    uint32_t path, other;
    CU_ASSERT_EQUAL(first(walk, "", &path), 0);
    STEPS(walk, &path, {"", 0}, {"a", 0}, {"a", 2}, {"a", 2 + 3});
    other = path;
    STEPS(walk, &path, {"b", 2 + 3}, {"", 2 + 3}, {"b", 2 + 3 + 2});
    STEPS(walk, &other, {"a", 2 + 3 + 4});
    end(walk);
}

/* Of eight branches, each is 12.5 percent of a thread. */
static void coverage_per_thread_adds_up_the_percentages_of_threads(void)
{
    PATH("coverage,per=thread", "a", -12.5, {"a", -12.5}, {"A", -25}, {"Aab", -37.5}, {"B", -50}, {"", -50});
    Walk *global = begin("coverage,per=thread,scope=global");
    uint32_t one = 0, two = 0;
    CU_ASSERT_EQUAL(first(global, "a", &one), -12.5);
    STEPS(global, &one, {"A", -25}, {"b", -37.5});
    STEPS(global, &two, {"B", -50}, {"", -50}, {"aA", -50}); /* what other paths cover counts */
    end(global);
}

/* Of eight branches. */
static void coverage_is_the_percentage_on_the_path_or_in_all(void)
{
    Walk *walk = begin("coverage"), *global = begin("coverage,scope=global");
    uint32_t one, other;
    CU_ASSERT_EQUAL(first(walk, "a", &one), 87.5);
    other = one;
    STEPS(walk, &one, {"abAB", 75}, {"", 75});
    STEPS(walk, &other, {"cde", 50});
    STEPS(walk, &one, {"c", 62.5});
    STEPS(walk, &other, {"bfgh", 0});
    CU_ASSERT_EQUAL(first(global, "a", &one), 87.5);
    other = one;
    STEPS(global, &one, {"abAB", 75});
    STEPS(global, &other, {"cde", 37.5});
    STEPS(global, &one, {"c", 37.5});
    end(walk);
    end(global);
}

const Test counting_suite[] = {
    TEST(arrays_are_what_plain_arrays_would_be),
    TEST(an_array_has_room_for_every_index),
    TEST(new_is_best_then_nothing_then_the_less_often_taken),
    TEST(what_each_thread_does_counts_for_itself),
    TEST(of_several_branches_a_new_one_decides_or_the_most_often_taken),
    TEST(what_main_did_before_the_first_choice_is_part_of_every_path),
    TEST(counts_of_a_path_are_its_own),
    TEST(a_persistent_count_stays_until_the_next_branch),
    TEST(summed_counts_add_up_along_the_path),
    TEST(coverage_is_the_percentage_on_the_path_or_in_all),
    TEST(coverage_per_thread_adds_up_the_percentages_of_threads),
    {0},
};
