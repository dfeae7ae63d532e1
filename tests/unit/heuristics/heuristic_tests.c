/* Tests of heuristics on situations made by hand, with values computed by hand from Groce and Visser's
 * definitions. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/guide.h"
#include "tests/unit/suite.h"
#include "vm/memory/machine.h"

enum { THREADS = 5 };

/* A VM that can only be looked at. */
typedef struct Scene {
    Vm vm;
    Thread threads[THREADS], *list[THREADS];
} Scene;

static Scene *open_scene(void)
{
    Scene *scene = memory_allocate(sizeof *scene);
    for (uint32_t i = 0; i < THREADS; i++) {
        scene->list[i] = &scene->threads[i];
        scene->threads[i] = (Thread){.number = i, .status = THREAD_RUNNABLE, .deadline = -1};
    }
    scene->vm.threads = scene->list;
    scene->vm.thread_count = THREADS;
    return scene;
}

/* A heuristic as a search uses it, along one path. */
typedef struct Walk {
    const Heuristic *heuristic;
    void *self;
    char *words;
    Scene *scene;
    uint32_t depth, memory;
} Walk;

static Walk begin(const char *text)
{
    Error error = {""};
    Options settings = {0};
    Walk walk = {.words = memory_copy_string(text), .scene = open_scene()};
    char *name = memory_copy_string(text);
    name[strcspn(name, ",")] = '\0';
    walk.heuristic = heuristic_find(name);
    free(name);
    CU_ASSERT_FATAL(walk.heuristic != NULL);
    strtok(walk.words, ",");
    for (char *word; (word = strtok(NULL, ",")) != NULL;) {
        char *equals = strchr(word, '=');
        if (equals != NULL)
            *equals = '\0';
        for (const OptionSpec *spec = walk.heuristic->options; spec->name != NULL; spec++)
            if (strcmp(spec->name, word) == 0)
                settings.given[settings.count].spec = spec,
                settings.given[settings.count++].value = equals == NULL ? NULL : equals + 1;
    }
    walk.self = walk.heuristic->create == NULL ? NULL : walk.heuristic->create(&settings, 1, &error);
    return walk;
}

static void end(Walk *walk)
{
    if (walk->heuristic->destroy != NULL)
        walk->heuristic->destroy(walk->self);
    free(walk->words);
    free(walk->scene);
}

static double value(Walk *walk, uint32_t depth, Choice choice, uint32_t before, uint32_t *after)
{
    *after = before;
    if (walk->heuristic->prepare != NULL && depth > 0)
        walk->heuristic->prepare(walk->self, (Sight){.vm = &walk->scene->vm}, &choice);
    return walk->heuristic->estimate(
        walk->self,
        &(Situation){{.vm = &walk->scene->vm}, depth, depth ? depth - 1 : 0, choice, depth, before, after});
}

/* One more step on the path, of this thread. */
static double step(Walk *walk, uint32_t thread)
{
    walk->depth++;
    return value(walk, walk->depth, (Choice){.thread = thread}, walk->memory, &walk->memory);
}

static void most_blocked_counts_live_threads_that_cannot_go_on(void)
{
    Walk walk = begin("most-blocked");
    Thread *threads = walk.scene->threads;
    CU_ASSERT_EQUAL(step(&walk, 0), 0);
    threads[1].status = THREAD_WAITING;
    CU_ASSERT_EQUAL(step(&walk, 0), -1);
    threads[2].status = THREAD_WAITING;
    threads[3].status = THREAD_TERMINATED;
    threads[4].status = THREAD_NEW;
    CU_ASSERT_EQUAL(step(&walk, 0), -2);
    threads[1].deadline = 0; /* it may time out */
    CU_ASSERT_EQUAL(step(&walk, 0), -1);
    threads[0].status = THREAD_ENDING; /* main is over, which is no thread that waits */
    CU_ASSERT_EQUAL(step(&walk, 0), -1);
    CU_ASSERT(walk.heuristic->best < -1000);
    end(&walk);
}

/* Positions 3, 4, 5... after the two that stand for what main did; times live threads. */
static void interleaving_adds_the_positions_of_the_thread_in_the_history(void)
{
    Walk walk = begin("interleaving");
    uint32_t after;
    CU_ASSERT_EQUAL(value(&walk, 0, (Choice){0}, 0, &after), 0);
    CU_ASSERT_EQUAL(after, 0);
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * 3);
    CU_ASSERT_EQUAL(step(&walk, 2), 5 * 4);
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * (3 + 5));
    walk.scene->threads[4].status = THREAD_TERMINATED;
    walk.scene->threads[0].status = THREAD_ENDING;
    CU_ASSERT_EQUAL(step(&walk, 1), 3 * (3 + 5 + 6));
    CU_ASSERT_EQUAL(step(&walk, 4), 3 * 7); /* a larger number than the tree had room for */
    CU_ASSERT_EQUAL(step(&walk, 1), 3 * (3 + 5 + 6 + 8));
    CU_ASSERT_EQUAL(step(&walk, 70), 3 * 9);
    CU_ASSERT_EQUAL(step(&walk, 4), 3 * (7 + 10));
    end(&walk);
}

static void interleaving_belongs_to_the_path(void)
{
    Walk walk = begin("interleaving");
    step(&walk, 1);
    uint32_t here = walk.memory, one, two;
    CU_ASSERT_EQUAL(value(&walk, 2, (Choice){.thread = 1}, here, &one), 5 * (3 + 4));
    CU_ASSERT_EQUAL(value(&walk, 2, (Choice){.thread = 2}, here, &two), 5 * 4);
    CU_ASSERT_NOT_EQUAL(one, two);
    CU_ASSERT_EQUAL(value(&walk, 3, (Choice){.thread = 2}, one, &one), 5 * 5);
    CU_ASSERT_EQUAL(value(&walk, 3, (Choice){.thread = 2}, two, &two), 5 * (4 + 5));
    end(&walk);
}

static void the_same_history_has_the_same_name(void)
{
    Walk walk = begin("interleaving");
    uint32_t one, two;
    value(&walk, 1, (Choice){.thread = 3}, 0, &one);
    value(&walk, 1, (Choice){.thread = 3}, 0, &two);
    CU_ASSERT_EQUAL(one, two);
    end(&walk);
}

/* Of "0 0 1 1 2 1" with three kept, 1 2 1 are at positions 1 2 3. */
static void a_limited_history_forgets(void)
{
    Walk walk = begin("interleaving,history=3");
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * 3);
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * (2 + 3));
    CU_ASSERT_EQUAL(step(&walk, 2), 5 * 3);
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * (1 + 3));
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * (2 + 3));
    CU_ASSERT_EQUAL(step(&walk, 1), 5 * (1 + 2 + 3));
    end(&walk);
}

static void a_long_limit_is_no_limit(void)
{
    Walk all = begin("interleaving"), limited = begin("interleaving,history=1000");
    for (uint32_t i = 0; i < 300; i++) {
        uint32_t thread = i * i % 7 % THREADS;
        CU_ASSERT_EQUAL(step(&all, thread), step(&limited, thread));
    }
    end(&all);
    end(&limited);
}

static void choose_free_counts_the_abstract_choice_that_a_state_asks_for(void)
{
    Walk walk = begin("choose-free"), same = begin("choose-free,scope=state");
    for (Walk *each = &walk; each != NULL; each = each == &walk ? &same : NULL) {
        Thread *thread = &each->scene->threads[2];
        uint32_t after;
        CU_ASSERT_EQUAL(value(each, 0, (Choice){0}, 0, &after), 0);
        thread->choosing = 3; /* a choice of the program itself */
        CU_ASSERT_EQUAL(step(each, 1), 0);
        thread->choosing_abstract = true;
        CU_ASSERT_EQUAL(step(each, 1), 1);
        CU_ASSERT_EQUAL(value(each, 2, (Choice){.kind = CHOICE_VALUE, .thread = 2, .is_abstract = true},
                              each->memory, &each->memory),
                        1);
        thread->choosing = 0;
        thread->choosing_abstract = false;
        CU_ASSERT_EQUAL(value(each, 3, (Choice){.kind = CHOICE_VALUE, .thread = 2, .is_abstract = true},
                              each->memory, &each->memory),
                        0); /* those that were made do not count */
        end(each);
    }
}

static void choose_free_may_count_abstract_choices_on_the_path_too(void)
{
    Walk walk = begin("choose-free,scope=path");
    uint32_t after;
    CU_ASSERT_EQUAL(value(&walk, 0, (Choice){0}, 0, &after), 0);
    CU_ASSERT_EQUAL(step(&walk, 1), 0);
    walk.scene->threads[2].choosing = 2;
    CU_ASSERT_EQUAL(step(&walk, 1), 0); /* a choice of the program itself */
    walk.scene->threads[2].choosing_abstract = true;
    CU_ASSERT_EQUAL(step(&walk, 1), 1);
    walk.scene->threads[2].choosing = 0;
    walk.scene->threads[2].choosing_abstract = false;
    CU_ASSERT_EQUAL(value(&walk, 5, (Choice){.kind = CHOICE_VALUE, .thread = 2, .is_abstract = true},
                          walk.memory, &walk.memory),
                    1);
    CU_ASSERT_EQUAL(step(&walk, 1), 1);
    CU_ASSERT_EQUAL(value(&walk, 7, (Choice){.kind = CHOICE_VALUE, .thread = 2, .is_abstract = true},
                          walk.memory, &walk.memory),
                    2);
    end(&walk);
}

/* A thread without an object is the main thread. */
static void prefer_threads_knows_numbers_names_and_classes(void)
{
    Walk numbers = begin("prefer-threads,threads=x+3:17"), name = begin("prefer-threads,threads=main"),
         class = begin("prefer-threads,threads=Thread");
    Walk part = begin("prefer-threads,threads=read");
    uint32_t after;
    CU_ASSERT_EQUAL(value(&numbers, 0, (Choice){.thread = 3}, 0, &after), 1);
    CU_ASSERT_EQUAL(step(&numbers, 3), 0);
    CU_ASSERT_EQUAL(step(&numbers, 2), 1);
    CU_ASSERT_EQUAL(step(&name, 2), 0);
    CU_ASSERT_EQUAL(step(&class, 2), 0);
    CU_ASSERT_EQUAL(step(&part, 2), 1);
    end(&numbers);
    end(&name);
    end(&class);
    end(&part);
}

/* Thread 3 is preferred; revise comes when all choices of a parent were prepared. */
static void a_relaxed_prefer_threads_minds_others_only_where_a_preferred_one_can_run(void)
{
    Walk walk = begin("prefer-threads,threads=3,relaxed");
    double values[] = {step(&walk, 1), step(&walk, 2)};
    CU_ASSERT(values[0] == 1 && values[1] == 1);
    walk.heuristic->revise(walk.self, 0, values, 2);
    CU_ASSERT(values[0] == 0 && values[1] == 0);
    double mixed[] = {step(&walk, 1), step(&walk, 3), step(&walk, 2)};
    walk.heuristic->revise(walk.self, 0, mixed, 3);
    CU_ASSERT(mixed[0] == 1 && mixed[1] == 0 && mixed[2] == 1);
    step(&walk, 3); /* which leads to a state seen before */
    values[0] = step(&walk, 1);
    walk.heuristic->revise(walk.self, 0, values, 1);
    CU_ASSERT_EQUAL(values[0], 1);
    end(&walk);
}

static void prefer_threads_always_minds_others(void)
{
    static const char *const texts[] = {"prefer-threads,threads=3", "prefer-threads,threads=3,strict"};
    for (int i = 0; i < 2; i++) {
        Walk walk = begin(texts[i]);
        double values[] = {step(&walk, 1), step(&walk, 2)};
        walk.heuristic->revise(walk.self, 0, values, 2);
        CU_ASSERT(values[0] == 1 && values[1] == 1);
        end(&walk);
    }
}

static void random_follows_its_seed(void)
{
    Walk one = begin("random"), same = begin("random,seed=1"), other = begin("random,seed=2");
    bool differs = false;
    for (int i = 0; i < 100; i++) {
        double number = step(&one, 0);
        CU_ASSERT(number >= 0 && number < 1);
        CU_ASSERT_EQUAL(number, step(&same, 0));
        differs |= number != step(&other, 0);
    }
    CU_ASSERT(differs);
    end(&one);
    end(&same);
    end(&other);
}

const Test heuristic_suite[] = {
    TEST(most_blocked_counts_live_threads_that_cannot_go_on),
    TEST(interleaving_adds_the_positions_of_the_thread_in_the_history),
    TEST(interleaving_belongs_to_the_path),
    TEST(the_same_history_has_the_same_name),
    TEST(a_limited_history_forgets),
    TEST(a_long_limit_is_no_limit),
    TEST(choose_free_counts_the_abstract_choice_that_a_state_asks_for),
    TEST(choose_free_may_count_abstract_choices_on_the_path_too),
    TEST(prefer_threads_knows_numbers_names_and_classes),
    TEST(a_relaxed_prefer_threads_minds_others_only_where_a_preferred_one_can_run),
    TEST(prefer_threads_always_minds_others),
    TEST(random_follows_its_seed),
    {0},
};
