/* Monitors and wait sets, with threads that run nothing. */
#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/execution/monitor.h"
#include "vm/execution/scheduler.h"

typedef struct Scene {
    Fixture fixture;
    Vm *vm;
    Thread *first, *second, *third;
    Object *lock;
} Scene;

static Scene scene_open(void)
{
    Scene scene = {.fixture = fixture_open()};
    scene.vm = fixture_vm(&scene.fixture, (VmOptions){0});
    scene.first = thread_create(scene.vm, 0);
    scene.second = thread_create(scene.vm, 0);
    scene.third = thread_create(scene.vm, 0);
    scene.lock = object_peek(scene.vm, vm_new_object(scene.vm, scene.fixture.program->object));
    return scene;
}

static void scene_close(Scene *scene)
{
    vm_destroy(scene->vm);
    fixture_close(&scene->fixture);
}

static void a_monitor_is_left_as_often_as_it_was_entered(void)
{
    Scene scene = scene_open();
    CU_ASSERT(monitor_enter(scene.vm, scene.first, scene.lock));
    CU_ASSERT(monitor_enter(scene.vm, scene.first, scene.lock));
    CU_ASSERT(monitor_is_owned(scene.first, scene.lock) && !monitor_is_owned(scene.second, scene.lock));
    CU_ASSERT_FALSE(monitor_try(scene.vm, scene.second, scene.lock));
    CU_ASSERT(monitor_exit(scene.vm, scene.first, scene.lock));
    CU_ASSERT(monitor_is_owned(scene.first, scene.lock));
    CU_ASSERT_FALSE(monitor_exit(scene.vm, scene.second, scene.lock));
    CU_ASSERT(monitor_exit(scene.vm, scene.first, scene.lock));
    CU_ASSERT_FALSE(monitor_exit(scene.vm, scene.first, scene.lock));
    CU_ASSERT(monitor_try(scene.vm, scene.second, scene.lock));
    scene_close(&scene);
}

static void a_thread_blocks_until_the_monitor_is_free(void)
{
    Scene scene = scene_open();
    monitor_enter(scene.vm, scene.first, scene.lock);
    CU_ASSERT_FALSE(monitor_enter(scene.vm, scene.second, scene.lock));
    CU_ASSERT_EQUAL(scene.second->status, THREAD_BLOCKED);
    CU_ASSERT_FALSE(thread_is_enabled(scene.vm, scene.second));
    monitor_exit(scene.vm, scene.first, scene.lock);
    CU_ASSERT(thread_is_enabled(scene.vm, scene.second));
    scene_close(&scene);
}

static void a_monitor_given_up_is_restored_whole(void)
{
    Scene scene = scene_open();
    for (int i = 0; i < 3; i++)
        monitor_enter(scene.vm, scene.first, scene.lock);
    uint32_t entries = monitor_give_up(scene.vm, scene.lock);
    CU_ASSERT_EQUAL(entries, 3);
    CU_ASSERT(monitor_try(scene.vm, scene.second, scene.lock)
              && monitor_exit(scene.vm, scene.second, scene.lock));
    monitor_restore(scene.vm, scene.first, scene.lock, entries);
    for (int i = 0; i < 3; i++)
        CU_ASSERT(monitor_exit(scene.vm, scene.first, scene.lock));
    CU_ASSERT_FALSE(monitor_exit(scene.vm, scene.first, scene.lock));
    scene_close(&scene);
}

static void the_longest_waiting_is_woken_first(void)
{
    Scene scene = scene_open();
    Ref on = scene.lock->slot;
    wait_begin(scene.vm, scene.second, on, -1, true);
    wait_begin(scene.vm, scene.first, on, -1, true);
    CU_ASSERT_EQUAL(wait_count(scene.vm, WAITS_IN_LIBRARY, on), 2);
    CU_ASSERT_EQUAL(wait_wake(scene.vm, WAITS_IN_LIBRARY, on, false), 1);
    CU_ASSERT(scene.second->status == THREAD_RUNNABLE && scene.second->wake == WAKE_NOTIFIED);
    CU_ASSERT_EQUAL(scene.first->status, THREAD_WAITING);
    wait_begin(scene.vm, scene.third, on, -1, true);
    CU_ASSERT_EQUAL(wait_wake(scene.vm, WAITS_IN_LIBRARY, on, true), 2);
    CU_ASSERT_EQUAL(wait_wake(scene.vm, WAITS_IN_LIBRARY, on, true), 0);
    scene_close(&scene);
}

/* Who gave up a monitor waits to be notified; who did not waits for something of the library. */
static void who_waits_in_the_library_is_not_notified(void)
{
    Scene scene = scene_open();
    Ref on = scene.lock->slot;
    wait_begin(scene.vm, scene.first, on, -1, true);
    wait_begin(scene.vm, scene.second, on, -1, true);
    monitor_enter(scene.vm, scene.second, scene.lock);
    scene.second->saved_entries = monitor_give_up(scene.vm, scene.lock);
    CU_ASSERT(wait_count(scene.vm, WAITS_TO_BE_NOTIFIED, on) == 1
              && wait_count(scene.vm, WAITS_IN_LIBRARY, on) == 1);
    CU_ASSERT_EQUAL(wait_wake(scene.vm, WAITS_TO_BE_NOTIFIED, on, true), 1);
    CU_ASSERT(scene.second->status == THREAD_RUNNABLE && scene.first->status == THREAD_WAITING);
    CU_ASSERT_EQUAL(wait_wake(scene.vm, WAITS_IN_LIBRARY, on, true), 1);
    scene_close(&scene);
}

static void an_interrupt_ends_only_a_wait_that_lets_it(void)
{
    Scene scene = scene_open();
    wait_begin(scene.vm, scene.first, scene.lock->slot, -1, true);
    wait_begin(scene.vm, scene.second, scene.lock->slot, -1, false);
    thread_interrupt(scene.vm, scene.first);
    thread_interrupt(scene.vm, scene.second);
    CU_ASSERT(scene.first->status == THREAD_RUNNABLE && scene.first->wake == WAKE_INTERRUPT
              && scene.first->interrupted);
    CU_ASSERT(scene.second->status == THREAD_WAITING && scene.second->interrupted);
    scene_close(&scene);
}

static void a_deadline_never_overflows(void)
{
    Scene scene = scene_open();
    scene.vm->time.clock = 1000;
    wait_begin(scene.vm, scene.first, scene.lock->slot, INT64_MAX, true);
    CU_ASSERT(scene.first->deadline > 1000);
    wait_end(scene.vm, scene.first, WAKE_TIMEOUT);
    wait_begin(scene.vm, scene.first, scene.lock->slot, 5, true);
    CU_ASSERT_EQUAL(scene.first->deadline, 1005);
    wait_end(scene.vm, scene.first, WAKE_TIMEOUT);
    wait_begin(scene.vm, scene.first, scene.lock->slot, -1, true);
    CU_ASSERT_EQUAL(scene.first->deadline, -1);
    scene_close(&scene);
}

const Test monitor_suite[] = {TEST(a_monitor_is_left_as_often_as_it_was_entered),
                              TEST(a_thread_blocks_until_the_monitor_is_free),
                              TEST(a_monitor_given_up_is_restored_whole),
                              TEST(the_longest_waiting_is_woken_first),
                              TEST(who_waits_in_the_library_is_not_notified),
                              TEST(an_interrupt_ends_only_a_wait_that_lets_it),
                              TEST(a_deadline_never_overflows),
                              {0}};
