/* Tests of vm/memory/exclusion.c: which accesses fit what is assumed, in whatever order they come. */
#include "vm/memory/exclusion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tests/unit/suite.h"

enum { MAIN, FIRST, SECOND, THREADS };

typedef struct World {
    Numbering *numbering;
    Exclusion *exclusion;
    Ref object, other;
    uint64_t company;
} World;

static char *name_group(void *context, const PlaceGroup *group)
{
    (void)context;
    char *name = memory_allocate(64);
    snprintf(name, 64, "%u:%u", group->site.instruction, group->place);
    return name;
}

static World open_world(const char *const *taken_back)
{
    World world = {.numbering = numbering_create()};
    numbering_thread(world.numbering, NUMBERING_NO_PARENT, 0);
    numbering_thread(world.numbering, MAIN, 0);
    numbering_thread(world.numbering, MAIN, 1);
    AllocationSite site = {.thread = 1, .method = 1, .instruction = 5}, again = site;
    again.thread = 2;
    world.object = numbering_slot(world.numbering, &site, 0);
    world.other = numbering_slot(world.numbering, &again, 0);
    world.exclusion = exclusion_create(world.numbering, name_group, NULL, taken_back);
    return world;
}

static void close_world(World *world)
{
    exclusion_destroy(world->exclusion);
    numbering_destroy(world->numbering);
}

static uint64_t company_of(void *world) { return ((World *)world)->company; }

/* An access to field 8 of the object; `lock`: that the thread holds, 0: none. */
static bool access_with(World *world, uint32_t thread, bool writes, Ref lock, uint64_t company)
{
    uint32_t kept;
    PlaceAccess access = {.object = world->object,
                          .place = 8,
                          .group_place = 8,
                          .thread = thread,
                          .writes = writes,
                          .locks = {lock},
                          .lock_count = lock != 0};
    world->company = company;
    return exclusion_note(world->exclusion, &access, company_of, world, &kept);
}

enum { ALL_BUT_MAIN = 1 << FIRST | 1 << SECOND, ALL_BUT_FIRST = 1 << MAIN | 1 << SECOND, NOBODY = 0 };

static void accesses_under_one_lock_exclude_each_other(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, FIRST, true, 40, ALL_BUT_FIRST));
    CU_ASSERT(access_with(&world, SECOND, true, 40, 1 << MAIN | 1 << FIRST));
    CU_ASSERT(access_with(&world, MAIN, false, 0, NOBODY)); /* when all others have ended */
    CU_ASSERT(!exclusion_is_broken(world.exclusion));
    CU_ASSERT(!access_with(&world, SECOND, true, 41, 1 << MAIN | 1 << FIRST));
    CU_ASSERT(exclusion_is_broken(world.exclusion));
    close_world(&world);
}

static void reads_of_many_need_no_lock(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, MAIN, true, 0, NOBODY)); /* before the others were started */
    CU_ASSERT(access_with(&world, FIRST, false, 0, ALL_BUT_FIRST));
    CU_ASSERT(access_with(&world, SECOND, false, 0, 1 << MAIN | 1 << FIRST));
    CU_ASSERT(access_with(&world, MAIN, false, 0, ALL_BUT_MAIN));
    CU_ASSERT(!access_with(&world, FIRST, true, 0, ALL_BUT_FIRST));
    close_world(&world);
}

static void a_write_beside_a_thread_that_reads_later_does_not_fit(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, FIRST, true, 0, ALL_BUT_FIRST)); /* nobody else has accessed it so far */
    CU_ASSERT(!access_with(&world, MAIN, false, 0, ALL_BUT_MAIN));
    close_world(&world);
}

static void a_thread_may_have_a_place_for_itself(void)
{
    World world = open_world(NULL);
    for (int i = 0; i < 3; i++)
        CU_ASSERT(access_with(&world, FIRST, i % 2, 0, ALL_BUT_FIRST));
    CU_ASSERT(!exclusion_is_broken(world.exclusion));
    close_world(&world);
}

static void a_read_without_the_lock_does_not_fit_writes_under_it(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, FIRST, true, 40, ALL_BUT_FIRST));
    CU_ASSERT(!access_with(&world, MAIN, false, 0, ALL_BUT_MAIN));
    close_world(&world);
    world = open_world(NULL); /* in the other order, too */
    CU_ASSERT(access_with(&world, MAIN, false, 0, ALL_BUT_MAIN));
    CU_ASSERT(!access_with(&world, FIRST, true, 40, ALL_BUT_FIRST));
    close_world(&world);
}

static void a_thread_that_was_not_known_was_no_company_of_its_parent_only(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, FIRST, true, 0, ALL_BUT_FIRST));
    uint32_t child = numbering_thread(world.numbering, FIRST, 0);
    uint32_t stranger = numbering_thread(world.numbering, SECOND, 0);
    CU_ASSERT(access_with(&world, child, false, 0, 1 << MAIN | 1 << SECOND | 1 << FIRST));
    CU_ASSERT(!access_with(&world, stranger, false, 0, 1 << MAIN | 1 << SECOND | 1 << FIRST));
    close_world(&world);
}

static void what_a_thread_wrote_may_be_read_by_who_has_seen_its_end(void)
{
    World world = open_world(NULL);
    CU_ASSERT(access_with(&world, FIRST, true, 0, ALL_BUT_FIRST));
    CU_ASSERT(access_with(&world, MAIN, true, 0, 1 << SECOND)); /* the other one is still alive */
    CU_ASSERT(access_with(&world, FIRST, true, 0, ALL_BUT_FIRST));
    CU_ASSERT(!access_with(&world, SECOND, false, 0, 1 << MAIN));
    close_world(&world);
}

static void what_is_taken_back_is_so_for_all_objects_of_a_site(void)
{
    World world = open_world(NULL);
    exclusion_take_back(world.exclusion, world.object, 8);
    world.object = world.other; /* made by another thread at the same instruction */
    CU_ASSERT(!access_with(&world, FIRST, false, 0, NOBODY));
    char **names = exclusion_list(world.exclusion);
    CU_ASSERT_STRING_EQUAL(names[0], "5:8");
    CU_ASSERT_PTR_NULL(names[1]);
    World next = open_world((const char *const *)names);
    CU_ASSERT(!access_with(&next, FIRST, false, 0, NOBODY));
    CU_ASSERT(!exclusion_is_broken(next.exclusion)); /* it was not relied on */
    names_free(names);
    close_world(&world);
    close_world(&next);
}

static void a_table_that_is_fixed_watches_nothing(void)
{
    World world = open_world(NULL);
    exclusion_fix(world.exclusion);
    CU_ASSERT(access_with(&world, FIRST, true, 0, ALL_BUT_FIRST));
    CU_ASSERT(access_with(&world, MAIN, true, 0, ALL_BUT_MAIN));
    CU_ASSERT(!exclusion_is_broken(world.exclusion));
    close_world(&world);
}

const Test exclusion_suite[] = {TEST(accesses_under_one_lock_exclude_each_other),
                                TEST(reads_of_many_need_no_lock),
                                TEST(a_write_beside_a_thread_that_reads_later_does_not_fit),
                                TEST(a_thread_may_have_a_place_for_itself),
                                TEST(a_read_without_the_lock_does_not_fit_writes_under_it),
                                TEST(a_thread_that_was_not_known_was_no_company_of_its_parent_only),
                                TEST(what_a_thread_wrote_may_be_read_by_who_has_seen_its_end),
                                TEST(what_is_taken_back_is_so_for_all_objects_of_a_site),
                                TEST(a_table_that_is_fixed_watches_nothing),
                                {0}};
