/* Tests of vm/races/vector_clock.c and vm/races/happens_before.c, against sets of what has happened. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/races/happens_before.h"
#include "vm/races/vector_clock.h"

enum { THREADS = 5, ROUNDS = 2000 };

typedef struct Times {
    uint32_t at[THREADS], count;
} Times;

static Times make_times(Numbers *numbers)
{
    Times times = {.count = numbers_below(numbers, THREADS + 1)};
    for (uint32_t i = 0; i < times.count; i++)
        times.at[i] = numbers_below(numbers, 4);
    while (times.count > 0 && times.at[times.count - 1] == 0)
        times.count--;
    return times;
}

static Clock clock_of(const Times *times) { return (Clock){times->at, times->count}; }

static Times join(const Times *one, const Times *other)
{
    Times both = {0};
    both.count = clock_join(both.at, clock_of(one), clock_of(other));
    return both;
}

static bool same(const Times *one, const Times *other)
{
    return one->count == other->count && memcmp(one->at, other->at, one->count * sizeof(uint32_t)) == 0;
}

static void a_thread_beyond_the_clock_is_at_time_0(void)
{
    Times times = {{7, 0, 3}, 3};
    CU_ASSERT_EQUAL(clock_time(clock_of(&times), 0), 7);
    CU_ASSERT_EQUAL(clock_time(clock_of(&times), 1), 0);
    CU_ASSERT_EQUAL(clock_time(clock_of(&times), 3), 0);
}

static void a_join_is_the_least_clock_that_covers_both(void)
{
    Numbers numbers = {3};
    for (int i = 0; i < ROUNDS; i++) {
        Times a = make_times(&numbers), b = make_times(&numbers), c = make_times(&numbers),
              both = join(&a, &b);
        CU_ASSERT(clock_covers(clock_of(&both), clock_of(&a)) && clock_covers(clock_of(&both), clock_of(&b)));
        bool covers_each =
            clock_covers(clock_of(&c), clock_of(&a)) && clock_covers(clock_of(&c), clock_of(&b));
        CU_ASSERT_EQUAL(clock_covers(clock_of(&c), clock_of(&both)), covers_each);
    }
}

static void joining_does_not_depend_on_the_order(void)
{
    Numbers numbers = {4};
    for (int i = 0; i < ROUNDS; i++) {
        Times a = make_times(&numbers), b = make_times(&numbers), c = make_times(&numbers);
        Times ab = join(&a, &b), ba = join(&b, &a), bc = join(&b, &c), left = join(&ab, &c),
              right = join(&a, &bc), twice = join(&a, &a);
        CU_ASSERT(same(&ab, &ba));
        CU_ASSERT(same(&left, &right));
        CU_ASSERT(same(&twice, &a));
    }
}

static void covering_is_a_partial_order(void)
{
    Numbers numbers = {5};
    for (int i = 0; i < ROUNDS; i++) {
        Times a = make_times(&numbers), b = make_times(&numbers), c = make_times(&numbers);
        Clock x = clock_of(&a), y = clock_of(&b), z = clock_of(&c);
        CU_ASSERT(clock_covers(x, x));
        CU_ASSERT(!clock_covers(x, y) || !clock_covers(y, x) || same(&a, &b));
        CU_ASSERT(!clock_covers(x, y) || !clock_covers(y, z) || clock_covers(x, z));
    }
}

/* --- threads that pass on what they have done --- */

enum { KEYS = 3, EVENTS = 60 };

/* Accesses are numbered; a set of them is a word, as there are few. */
typedef struct World {
    Vm vm;
    Thread threads[THREADS];
    uint64_t known[THREADS], passed_on[KEYS]; /* sets of accesses */
    uint32_t accesses, who[64], when[64];
} World;

static void open(World *world)
{
    *world =
        (World){.vm = {.observers.shadow = shadow_create(true, false, false), .step.interleaving = true}};
    for (uint32_t i = 0; i < THREADS; i++)
        world->threads[i].number = i;
}

static void access_memory(World *world, uint32_t thread)
{
    uint32_t number = world->accesses++;
    Clock clock = order_clock_of_access(&world->vm, &world->threads[thread]);
    world->who[number] = thread;
    world->when[number] = clock_time(clock, thread);
    world->known[thread] |= (uint64_t)1 << number;
}

static void start(World *world, uint32_t thread, uint32_t started)
{
    world->vm.thread = &world->threads[thread];
    order_start(&world->vm, &world->threads[started]);
    world->known[started] |= world->known[thread];
}

static void do_something(World *world, Numbers *numbers)
{
    uint32_t thread = numbers_below(numbers, THREADS), key = numbers_below(numbers, KEYS);
    switch (numbers_below(numbers, 5)) {
    case 0:
        order_release(&world->vm, &world->threads[thread], SHADOW_MONITOR, key, 0);
        world->passed_on[key] |= world->known[thread];
        break;
    case 1:
        order_acquire(&world->vm, &world->threads[thread], SHADOW_MONITOR, key, 0);
        world->known[thread] |= world->passed_on[key];
        break;
    case 2: start(world, thread, (thread + 1) % THREADS); break;
    default: access_memory(world, thread);
    }
}

/* An access with the time of one that is passed on must be passed on, too. */
static void compare(World *world)
{
    for (uint32_t thread = 0; thread < THREADS; thread++) {
        Clock clock = order_clock(&world->vm, &world->threads[thread]);
        for (uint32_t i = 0; i < world->accesses; i++)
            CU_ASSERT_EQUAL(clock_time(clock, world->who[i]) >= world->when[i],
                            (world->known[thread] >> i & 1) == 1);
    }
}

static void clocks_know_exactly_what_was_passed_on(void)
{
    Numbers numbers = {11};
    for (int round = 0; round < 100; round++) {
        World *world = memory_allocate(sizeof *world);
        open(world);
        for (int i = 0; i < EVENTS; i++) {
            do_something(world, &numbers);
            compare(world);
        }
        shadow_destroy(world->vm.observers.shadow);
        free(world);
    }
}

static void nothing_is_remembered_when_races_are_not_wanted(void)
{
    Vm vm = {.step.interleaving = true};
    Thread thread = {.number = 1};
    vm.thread = &thread;
    order_acquire(&vm, &thread, SHADOW_MONITOR, 1, 0);
    order_release(&vm, &thread, SHADOW_MONITOR, 1, 0);
    order_start(&vm, &thread);
    CU_ASSERT_PTR_NULL(vm.observers.shadow);
}

const Test clock_suite[] = {
    TEST(a_thread_beyond_the_clock_is_at_time_0),
    TEST(a_join_is_the_least_clock_that_covers_both),
    TEST(joining_does_not_depend_on_the_order),
    TEST(covering_is_a_partial_order),
    TEST(clocks_know_exactly_what_was_passed_on),
    TEST(nothing_is_remembered_when_races_are_not_wanted),
    {0},
};
