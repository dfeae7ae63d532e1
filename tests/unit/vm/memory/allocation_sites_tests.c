/* Tests of vm/memory/allocation_sites.c: slots depend on who allocates where, not on the order of events. */
#include "tests/unit/numbers.h"
#include "tests/unit/suite.h"
#include "vm/memory/allocation_sites.h"
#include "vm/memory/object.h"

enum { SLOTS_MAX = 4096, SITES = 6, ORDINALS = 20 };

typedef struct World {
    Numbering *numbering;
    AllocationSites *sites;
    Object *objects[SLOTS_MAX];
} World;

static Object something;

static World open_world(void)
{
    Numbering *numbering = numbering_create();
    return (World){.numbering = numbering, .sites = allocation_sites_create(numbering)};
}

static void close_world(World *world)
{
    allocation_sites_destroy(world->sites);
    numbering_destroy(world->numbering);
}

static AllocationSite site_of(uint32_t number)
{
    return (AllocationSite){.thread = 1 + number % 2,
                            .method = 3,
                            .instruction = number / 2,
                            .native = number == 5};
}

static Ref take(World *world, uint32_t number)
{
    AllocationSite site = site_of(number);
    Ref slot = allocation_sites_take_slot(world->sites, &site, world->objects, NULL);
    CU_ASSERT_FATAL(slot > 0 && slot < SLOTS_MAX);
    CU_ASSERT_PTR_NULL(world->objects[slot]);
    world->objects[slot] = &something;
    return slot;
}

static void give_back(World *world, Ref slot)
{
    world->objects[slot] = NULL;
    allocation_sites_slot_freed(world->sites, slot);
}

/* The same, and the next step begins. */
static void give_back_for_good(World *world, Ref slot)
{
    give_back(world, slot);
    allocation_sites_begin_step(world->sites);
}

/* Two threads allocate: whoever is first, each gets the same slots. */
static void the_order_of_threads_does_not_matter(void)
{
    World world = open_world();
    Ref a1 = take(&world, 0), b1 = take(&world, 1), a2 = take(&world, 0), b2 = take(&world, 1);
    give_back_for_good(&world, a2), give_back_for_good(&world, b1), give_back_for_good(&world, a1),
        give_back_for_good(&world, b2);
    CU_ASSERT_EQUAL(take(&world, 1), b1);
    CU_ASSERT_EQUAL(take(&world, 1), b2);
    CU_ASSERT_EQUAL(take(&world, 0), a1);
    CU_ASSERT_EQUAL(take(&world, 0), a2);
    close_world(&world);
}

/* Like a table site -> slots in which the first free one is looked for from the start. */
static void the_lowest_free_ordinal_is_taken(void)
{
    World world = open_world();
    Numbers numbers = {3};
    Ref known[SITES][ORDINALS] = {{0}};
    for (int i = 0; i < 5000; i++) {
        uint32_t site = numbers_below(&numbers, SITES), ordinal = 0;
        if (numbers_below(&numbers, 2) == 0) {
            ordinal = numbers_below(&numbers, ORDINALS);
            if (known[site][ordinal] != 0 && world.objects[known[site][ordinal]] != NULL)
                give_back_for_good(&world, known[site][ordinal]);
            continue;
        }
        while (ordinal < ORDINALS && known[site][ordinal] != 0 && world.objects[known[site][ordinal]] != NULL)
            ordinal++;
        if (ordinal == ORDINALS)
            continue;
        Ref slot = take(&world, site);
        if (known[site][ordinal] == 0)
            known[site][ordinal] = slot;
        CU_ASSERT_EQUAL(slot, known[site][ordinal]);
    }
    close_world(&world);
}

/* Entering a state fills slots without asking. */
static void a_slot_that_was_filled_from_outside_is_not_given_out(void)
{
    World world = open_world();
    Ref first = take(&world, 0), second = take(&world, 0);
    give_back_for_good(&world, first), give_back_for_good(&world, second);
    world.objects[first] = &something;
    CU_ASSERT_EQUAL(take(&world, 0), second);
    give_back_for_good(&world, 4000); /* made outside of any context */
    close_world(&world);
}

/* Two VMs with the same numbering: an object that one of them made keeps its slot in the other. */
static void a_slot_that_another_vm_took_is_not_given_out(void)
{
    World world = open_world(),
          other = {.numbering = world.numbering, .sites = allocation_sites_create(world.numbering)};
    Ref first = take(&world, 0), second = take(&world, 0);
    other.objects[first] = &something; /* it has entered a state that the first VM made */
    CU_ASSERT_EQUAL(take(&other, 0), second);
    give_back_for_good(&other, first);
    CU_ASSERT_EQUAL(take(&other, 0), first);
    allocation_sites_destroy(other.sites);
    close_world(&world);
}

/* Whether garbage was collected in the middle of a step must not show in the numbering of what is made later
 * in it. */
static void a_freed_slot_is_not_given_out_in_the_same_step(void)
{
    World world = open_world();
    Ref first = take(&world, 0);
    give_back(&world, first);
    Ref second = take(&world, 0);
    CU_ASSERT_NOT_EQUAL(second, first);
    allocation_sites_begin_step(world.sites);
    CU_ASSERT_EQUAL(take(&world, 0), first);
    close_world(&world);
}

const Test allocation_sites_suite[] = {
    TEST(the_order_of_threads_does_not_matter),
    TEST(the_lowest_free_ordinal_is_taken),
    TEST(a_slot_that_was_filled_from_outside_is_not_given_out),
    TEST(a_slot_that_another_vm_took_is_not_given_out),
    TEST(a_freed_slot_is_not_given_out_in_the_same_step),
    {0},
};
