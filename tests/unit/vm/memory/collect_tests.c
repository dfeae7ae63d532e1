/* Collection against a model: random graphs of arrays, of which exactly what a static field reaches may stay.
 */
#include <stdlib.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/memory/allocate.h"
#include "vm/memory/collect.h"
#include "vm/memory/forest.h"
#include "vm/memory/strings.h"
#include "vm/states.h"

enum { NODES = 300, EDGES = 4, ROUNDS = 20 };

typedef struct Graph {
    Ref nodes[NODES];
    int edges[NODES][EDGES]; /* -1: none */
    bool reached[NODES];
} Graph;

static Ref *root_of(Vm *vm, Class *holder)
{
    const Field *field = class_declared_field(holder, program_symbol(vm->program, "root"),
                                              program_symbol(vm->program, "Ljava/lang/Object;"));
    return &FIELD_AT(Ref, object_peek(vm, vm_class_mirror(vm, holder)), field->offset);
}

static void make_graph(Vm *vm, Graph *graph, unsigned *seed)
{
    for (int i = 0; i < NODES; i++) {
        graph->nodes[i] = vm_new_array(vm, "[Ljava/lang/Object;", EDGES);
        graph->reached[i] = false;
    }
    for (int i = 0; i < NODES; i++)
        for (int k = 0; k < EDGES; k++) {
            graph->edges[i][k] = rand_r(seed) % 3 == 0 ? rand_r(seed) % NODES : -1;
            if (graph->edges[i][k] >= 0)
                ELEMENT(Ref, object_peek(vm, graph->nodes[i]), k) = graph->nodes[graph->edges[i][k]];
        }
}

static void reach(Graph *graph, int node)
{
    if (node < 0 || graph->reached[node])
        return;
    graph->reached[node] = true;
    for (int k = 0; k < EDGES; k++)
        reach(graph, graph->edges[node][k]);
}

static void collection_keeps_exactly_what_is_reachable(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Holder", "java/lang/Object", ACC_PUBLIC | ACC_SUPER);
    builder_field(&builder, ACC_STATIC, "root", "Ljava/lang/Object;");
    Class *holder = fixture_define(&fixture, &builder);
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    static Graph graph;
    unsigned seed = 3;
    for (int round = 0; round < ROUNDS; round++) {
        make_graph(vm, &graph, &seed);
        int root = rand_r(&seed) % NODES;
        *root_of(vm, holder) = graph.nodes[root];
        reach(&graph, root);
        collect(vm, false);
        int wrong = 0;
        for (int i = 0; i < NODES; i++)
            wrong += (object_peek(vm, graph.nodes[i]) != NULL) != graph.reached[i];
        CU_ASSERT_EQUAL(wrong, 0);
    }
    vm_destroy(vm);
    fixture_close(&fixture);
}

/* Writes a random edge of a node that is still there, as a program would: nodes that nobody reaches are gone
 * for ever. */
static void change_edge(Vm *vm, Graph *graph, unsigned *seed)
{
    int from = rand_r(seed) % NODES, to = rand_r(seed) % NODES, k = rand_r(seed) % EDGES;
    if (!graph->reached[from])
        return;
    bool is_cut = !graph->reached[to] || rand_r(seed) % 3 == 0;
    Object *object = object_peek(vm, graph->nodes[from]);
    object_written(vm, object);
    ELEMENT(Ref, object, k) = is_cut ? 0 : graph->nodes[to];
    graph->edges[from][k] = is_cut ? -1 : to;
}

static int count_wrong(Vm *vm, Graph *graph, int root)
{
    int wrong = 0;
    for (int i = 0; i < NODES; i++)
        graph->reached[i] = false;
    reach(graph, root);
    for (int i = 0; i < NODES; i++)
        wrong += (object_peek(vm, graph->nodes[i]) != NULL) != graph->reached[i];
    return wrong;
}

static void changes_among_settled_objects_free_exactly_what_is_out_of_reach(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Holder", "java/lang/Object", ACC_PUBLIC | ACC_SUPER);
    builder_field(&builder, ACC_STATIC, "root", "Ljava/lang/Object;");
    Class *holder = fixture_define(&fixture, &builder);
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    States *states = states_create(vm);
    static Graph graph;
    unsigned seed = 5;
    bool is_new;
    for (int round = 0; round < ROUNDS; round++) {
        make_graph(vm, &graph, &seed);
        object_written(vm, object_peek(vm, vm_class_mirror(vm, holder)));
        *root_of(vm, holder) = graph.nodes[0];
        for (int step = 0; step < 60; step++) {
            vm->heap.garbage_possible = true;
            states_commit(states, &is_new); /* dirty objects are clean again */
            CU_ASSERT_EQUAL(count_wrong(vm, &graph, 0), 0);
            CU_ASSERT(collect_check(vm));
            for (int i = rand_r(&seed) % 3; i >= 0; i--)
                change_edge(vm, &graph, &seed);
        }
    }
    states_destroy(states);
    vm_destroy(vm);
    fixture_close(&fixture);
}

/* A list in a static field: node i refers to node i + 1. */
static void make_list(Vm *vm, Class *holder, Ref *nodes, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        nodes[i] = vm_new_array(vm, "[Ljava/lang/Object;", 1);
        ELEMENT(Ref, object_peek(vm, nodes[i]), 0) = i + 1 < count ? nodes[i + 1] : 0;
    }
    object_written(vm, object_peek(vm, vm_class_mirror(vm, holder)));
    *root_of(vm, holder) = nodes[0];
}

static void a_list_that_does_not_change_is_settled_until_it_is_cut(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Holder", "java/lang/Object", ACC_PUBLIC | ACC_SUPER);
    builder_field(&builder, ACC_STATIC, "root", "Ljava/lang/Object;");
    Class *holder = fixture_define(&fixture, &builder);
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    States *states = states_create(vm);
    Ref nodes[100];
    bool is_new;
    make_list(vm, holder, nodes, 100);
    StateNumber whole = states_commit(states, &is_new);
    for (int i = 0; i < 100; i++)
        CU_ASSERT(object_peek(vm, nodes[i])->flags & OBJECT_IN_FOREST);
    object_written(vm, object_peek(vm, nodes[49]));
    ELEMENT(Ref, object_peek(vm, nodes[49]), 0) = 0;
    vm->heap.garbage_possible = true;
    StateNumber cut = states_commit(states, &is_new);
    CU_ASSERT_PTR_NOT_NULL(object_peek(vm, nodes[49]));
    CU_ASSERT_PTR_NULL(object_peek(vm, nodes[50]));
    CU_ASSERT_PTR_NULL(object_peek(vm, nodes[99]));
    states_enter(states, whole);
    collect(vm, false);
    CU_ASSERT_PTR_NOT_NULL(object_peek(vm, nodes[99]));
    CU_ASSERT(collect_check(vm));
    states_enter(states, cut);
    collect(vm, false);
    CU_ASSERT_PTR_NULL(object_peek(vm, nodes[99]));
    CU_ASSERT(collect_check(vm));
    states_destroy(states);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void the_check_finds_garbage_and_what_was_freed_too_early(void)
{
    Fixture fixture = fixture_open();
    ClassBuilder builder = fixture_class("Holder", "java/lang/Object", ACC_PUBLIC | ACC_SUPER);
    builder_field(&builder, ACC_STATIC, "root", "Ljava/lang/Object;");
    Class *holder = fixture_define(&fixture, &builder);
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    States *states = states_create(vm);
    Ref nodes[3];
    make_list(vm, holder, nodes, 3);
    CU_ASSERT(collect_check(vm));
    *root_of(vm, holder) = nodes[1];
    CU_ASSERT_FALSE(collect_check(vm));
    *root_of(vm, holder) = nodes[0];
    heap_free(&vm->heap, object_peek(vm, nodes[2]));
    CU_ASSERT_FALSE(collect_check(vm));
    states_destroy(states);
    vm_destroy(vm);
    fixture_close(&fixture);
}

static void interned_strings_and_class_objects_stay(void)
{
    Fixture fixture = fixture_open();
    Vm *vm = fixture_vm(&fixture, (VmOptions){0});
    Ref literal = string_intern(vm, vm_new_string(vm, "kept")), text = vm_new_string(vm, "lost");
    Ref mirror = vm_class_mirror(vm, fixture.program->string);
    collect(vm, false);
    CU_ASSERT_PTR_NOT_NULL(object_peek(vm, literal));
    CU_ASSERT_PTR_NOT_NULL(object_peek(vm, mirror));
    CU_ASSERT_PTR_NULL(object_peek(vm, text));
    vm_destroy(vm);
    fixture_close(&fixture);
}

const Test collect_suite[] = {TEST(collection_keeps_exactly_what_is_reachable),
                              TEST(changes_among_settled_objects_free_exactly_what_is_out_of_reach),
                              TEST(a_list_that_does_not_change_is_settled_until_it_is_cut),
                              TEST(the_check_finds_garbage_and_what_was_freed_too_early),
                              TEST(interned_strings_and_class_objects_stay),
                              {0}};
