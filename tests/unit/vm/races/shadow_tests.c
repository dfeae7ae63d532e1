/* Tests of vm/races/shadow.c and vm/races/held_locks.c, against plain arrays. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/races/held_locks.h"
#include "vm/races/shadow.h"

enum { OBJECTS = 30, PLACES = 8, KEYS = OBJECTS * PLACES + OBJECTS, STATES = 300 };

/* What each key should have: keys of objects first, then of threads. */
typedef struct Model {
    Shadow *shadow;
    uint32_t now[KEYS], states[STATES][KEYS], state_count;
} Model;

static ShadowKind kind_of(uint32_t key) { return key < OBJECTS * PLACES ? SHADOW_HISTORY : SHADOW_CLOCK; }
static uint32_t number_of(uint32_t key)
{
    return key < OBJECTS * PLACES ? key / PLACES : key - OBJECTS * PLACES;
}
static uint32_t place_of(uint32_t key) { return key < OBJECTS * PLACES ? key % PLACES : 0; }

static void put(Model *model, uint32_t key, uint32_t value)
{
    uint32_t id = shadow_intern(model->shadow, &value, value == 0 ? 0 : sizeof value);
    shadow_put(model->shadow, kind_of(key), number_of(key), place_of(key), id);
    model->now[key] = value;
}

static void forget(Model *model, uint32_t object)
{
    shadow_forget_object(model->shadow, object);
    memset(model->now + object * PLACES, 0, PLACES * sizeof(uint32_t));
}

static void compare(const Model *model)
{
    for (uint32_t key = 0; key < KEYS; key++) {
        uint32_t length, value = 0,
                         id = shadow_get(model->shadow, kind_of(key), number_of(key), place_of(key));
        const void *content = shadow_content(model->shadow, id, &length);
        if (content != NULL)
            memcpy(&value, content, sizeof value);
        CU_ASSERT_EQUAL(value, model->now[key]);
    }
}

static void commit(Model *model)
{
    memcpy(model->states[model->state_count], model->now, sizeof model->now);
    shadow_commit(model->shadow, model->state_count++, true);
}

static void enter(Model *model, uint32_t state)
{
    shadow_enter(model->shadow, state);
    memcpy(model->now, model->states[state], sizeof model->now);
}

static void change_and_go_back(Model *model, Numbers *numbers)
{
    while (model->state_count < STATES) {
        for (uint32_t i = numbers_below(numbers, 5); i > 0; i--)
            put(model, numbers_below(numbers, KEYS), numbers_below(numbers, 4));
        if (numbers_below(numbers, 5) == 0)
            forget(model, numbers_below(numbers, OBJECTS));
        compare(model);
        commit(model);
        if (numbers_below(numbers, 2) == 0)
            enter(model, numbers_below(numbers, model->state_count));
        compare(model);
    }
}

static void compare_with_arrays(bool constant_hash)
{
    Numbers numbers = {9};
    Model *model = memory_allocate(sizeof *model);
    model->shadow = shadow_create(true, false, constant_hash);
    change_and_go_back(model, &numbers);
    enter(model, 0);
    shadow_rearrange(model->shadow);
    compare(model);
    model->state_count = 0;
    commit(model);
    change_and_go_back(model, &numbers);
    shadow_destroy(model->shadow);
    free(model);
}

static void a_shadow_is_like_an_array_for_each_state(void) { compare_with_arrays(false); }

static void equal_hashes_do_no_harm(void) { compare_with_arrays(true); }

/* What a path that was not the first has left is gone when the state is entered again. */
static void a_state_keeps_its_first_shadow(void)
{
    Model *model = memory_allocate(sizeof *model);
    model->shadow = shadow_create(true, false, false);
    put(model, 3, 1);
    commit(model);
    put(model, 3, 2);
    shadow_commit(model->shadow, 0, false);
    enter(model, 0);
    compare(model);
    shadow_destroy(model->shadow);
    free(model);
}

static void locks_held_are_a_set(void)
{
    Class class = {.id = 0};
    Class *classes[] = {&class};
    Program program = {.classes = classes};
    Vm vm = {.program = &program, .observers.shadow = shadow_create(true, true, false)};
    Thread thread = {.number = 2}, other = {.number = 3};
    Object a = {.class = &class, .slot = 10}, b = {.class = &class, .slot = 20},
           c = {.class = &class, .slot = 15};
    held_add(&vm, &thread, &b);
    held_add(&vm, &thread, &a);
    held_add(&vm, &thread, &c);
    held_add(&vm, &other, &c);
    uint32_t one = held_by(&vm, &thread), only_c = held_by(&vm, &other);
    CU_ASSERT_EQUAL(held_common(&vm, one, only_c), only_c);
    CU_ASSERT_EQUAL(held_common(&vm, only_c, one), only_c);
    CU_ASSERT_EQUAL(held_common(&vm, one, one), one);
    CU_ASSERT_EQUAL(held_common(&vm, one, 0), 0);
    held_remove(&vm, &thread, &b);
    held_remove(&vm, &thread, &a);
    CU_ASSERT_EQUAL(held_by(&vm, &thread), only_c);
    held_remove(&vm, &thread, &c);
    CU_ASSERT_EQUAL(held_by(&vm, &thread), 0);
    shadow_destroy(vm.observers.shadow);
}

const Test shadow_suite[] = {
    TEST(a_shadow_is_like_an_array_for_each_state),
    TEST(equal_hashes_do_no_harm),
    TEST(a_state_keeps_its_first_shadow),
    TEST(locks_held_are_a_set),
    {0},
};
