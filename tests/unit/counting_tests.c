/* Tests of persistent arrays against plain ones, and of the heuristics that count, on paths made by hand: the values are computed by hand from Groce
 * and Visser, section 4.1 (0: new; 1: nothing to count; n: for the nth time). */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "heuristics/array.h"
#include "heuristics/heuristic.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/coverage.h"
#include "vm/state.h"

/* --- arrays ---------------------------------------------------------------------------------------------------------------- */

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
        uint32_t index = numbers_below(&random, change < CHANGES / 2 ? 5 : LENGTH), number = numbers_below(&random, 4) * 1000000000u;
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

/* --- paths ----------------------------------------------------------------------------------------------------------------- */

/* Four ifs, in a class of the program: eight branches. */
static uint8_t code_bytes[] = {0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0x03, 0x99, 0, 3, 0xB1};

/* A VM that executes what the test says, and a heuristic that looks at it. */
typedef struct Walk {
    CodeInfo   code;
    MethodInfo info;
    Method     method;
    Class      class, *classes;
    Program    program;
    Vm         vm;
    Thread     threads[2], *list[2];
    char      *words;
    const Heuristic *heuristic;
    void      *self;
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
    walk->vm.coverage = coverage_create();
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
    coverage_destroy(walk->vm.coverage);
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
    return walk->heuristic->estimate(walk->self, &(Situation){.vm = &walk->vm, .after = path});
}

/* A step on a path, from where it was in *path. */
static double step(Walk *walk, const char *doings, uint32_t *path)
{
    uint32_t before = *path;
    coverage_begin_step(walk->vm.coverage);
    execute(walk, doings);
    return walk->heuristic->estimate(walk->self, &(Situation){.vm = &walk->vm, .depth = 1, .before = before, .after = path});
}

static void new_is_best_then_nothing_then_the_less_often_taken(void)
{
    static const char *const names[] = {"branchcount", "bytecode", "branchcount,scope=global", "bytecode,scope=global"};
    for (int i = 0; i < 4; i++) {
        Walk *walk = begin(names[i]);
        uint32_t path;
        CU_ASSERT_EQUAL(first(walk, "", &path), 1);
        CU_ASSERT_EQUAL(step(walk, "a", &path), 0);
        CU_ASSERT_EQUAL(step(walk, "", &path), 1);
        CU_ASSERT_EQUAL(step(walk, "a", &path), 2);
        CU_ASSERT_EQUAL(step(walk, "a", &path), 3);
        CU_ASSERT_EQUAL(step(walk, "b", &path), 0);
        CU_ASSERT_EQUAL(step(walk, "b", &path), 2);
        CU_ASSERT_EQUAL(walk->heuristic->best, 0);
        end(walk);
    }
}

static void what_each_thread_does_counts_for_itself(void)
{
    Walk *walk = begin("branchcount");
    uint32_t path;
    first(walk, "", &path);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "A", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 2);
    CU_ASSERT_EQUAL(step(walk, "A", &path), 2);
    end(walk);
}

static void of_several_branches_a_new_one_decides_or_the_most_often_taken(void)
{
    Walk *walk = begin("branchcount");
    uint32_t path;
    first(walk, "", &path);
    CU_ASSERT_EQUAL(step(walk, "aaaa", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "aab", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "bab", &path), 7);           /* a: 4 + 2 + 1; b: 1 + 2 */
    CU_ASSERT_EQUAL(step(walk, "bbbbbba", &path), 9);
    end(walk);
}

static void what_main_did_before_the_first_choice_is_part_of_every_path(void)
{
    static const char *const names[] = {"branchcount", "branchcount,scope=global"};
    for (int i = 0; i < 2; i++) {
        Walk *walk = begin(names[i]);
        uint32_t path;
        CU_ASSERT_EQUAL(first(walk, "aah", &path), 1);
        CU_ASSERT_EQUAL(step(walk, "a", &path), 3);
        CU_ASSERT_EQUAL(step(walk, "h", &path), 2);
        CU_ASSERT_EQUAL(step(walk, "b", &path), 0);
        end(walk);
    }
}

/* Two paths from one state: neither knows of the other, but the whole search does. */
static void counts_of_a_path_are_its_own(void)
{
    Walk *walk = begin("branchcount"), *global = begin("branchcount,scope=global");
    uint32_t start, one, other;
    first(walk, "", &start);
    step(walk, "a", &start);
    one = other = start;
    CU_ASSERT_EQUAL(step(walk, "b", &one), 0);
    CU_ASSERT_EQUAL(step(walk, "b", &other), 0);
    CU_ASSERT_EQUAL(one, other);
    CU_ASSERT_EQUAL(step(walk, "a", &one), 2);
    CU_ASSERT_EQUAL(step(walk, "c", &other), 0);
    CU_ASSERT_NOT_EQUAL(one, other);
    CU_ASSERT_EQUAL(step(walk, "a", &one), 3);
    CU_ASSERT_EQUAL(step(walk, "a", &other), 2);
    first(global, "", &start);
    step(global, "a", &start);
    one = other = start;
    CU_ASSERT_EQUAL(step(global, "b", &one), 0);
    CU_ASSERT_EQUAL(step(global, "b", &other), 2);
    CU_ASSERT_EQUAL(step(global, "a", &one), 2);
    CU_ASSERT_EQUAL(step(global, "a", &other), 3);
    end(walk);
    end(global);
}

static void a_persistent_count_stays_until_the_next_branch(void)
{
    Walk *walk = begin("branchcount,persistent");
    uint32_t path;
    CU_ASSERT_EQUAL(first(walk, "", &path), 1);
    CU_ASSERT_EQUAL(step(walk, "", &path), 1);
    CU_ASSERT_EQUAL(step(walk, "aa", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 3);
    CU_ASSERT_EQUAL(step(walk, "", &path), 3);
    CU_ASSERT_EQUAL(step(walk, "", &path), 3);
    CU_ASSERT_EQUAL(step(walk, "b", &path), 0);
    end(walk);
}

static void summed_counts_add_up_along_the_path(void)
{
    Walk *walk = begin("branchcount,summed");
    uint32_t path, other;
    CU_ASSERT_EQUAL(first(walk, "", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 0);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 2);
    CU_ASSERT_EQUAL(step(walk, "a", &path), 2 + 3);
    other = path;
    CU_ASSERT_EQUAL(step(walk, "b", &path), 2 + 3);
    CU_ASSERT_EQUAL(step(walk, "", &path), 2 + 3);
    CU_ASSERT_EQUAL(step(walk, "b", &path), 2 + 3 + 2);
    CU_ASSERT_EQUAL(step(walk, "a", &other), 2 + 3 + 4);
    end(walk);
}

/* Of eight branches. */
static void coverage_is_the_percentage_on_the_path_or_in_all(void)
{
    Walk *walk = begin("coverage"), *global = begin("coverage,scope=global");
    uint32_t one, other;
    CU_ASSERT_EQUAL(first(walk, "a", &one), 87.5);
    other = one;
    CU_ASSERT_EQUAL(step(walk, "abAB", &one), 75);
    CU_ASSERT_EQUAL(step(walk, "", &one), 75);
    CU_ASSERT_EQUAL(step(walk, "cde", &other), 50);
    CU_ASSERT_EQUAL(step(walk, "c", &one), 62.5);
    CU_ASSERT_EQUAL(step(walk, "bfgh", &other), 0);
    CU_ASSERT_EQUAL(first(global, "a", &one), 87.5);
    other = one;
    CU_ASSERT_EQUAL(step(global, "abAB", &one), 75);
    CU_ASSERT_EQUAL(step(global, "cde", &other), 37.5);
    CU_ASSERT_EQUAL(step(global, "c", &one), 37.5);
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
    {0},
};
