/* Collection against a model: random graphs of arrays, of which exactly what a static field reaches may stay. */
#include <stdlib.h>

#include "tests/unit/suite.h"
#include "tests/unit/vm_fixture.h"
#include "vm/allocate.h"
#include "vm/collect.h"
#include "vm/strings.h"

enum { NODES = 300, EDGES = 4, ROUNDS = 20 };

typedef struct Graph {
    Ref  nodes[NODES];
    int  edges[NODES][EDGES];           /* -1: none */
    bool reached[NODES];
} Graph;

static Ref *root_of(Vm *vm, Class *holder)
{
    const Field *field = class_declared_field(holder, program_symbol(vm->program, "root"), program_symbol(vm->program, "Ljava/lang/Object;"));
    return &FIELD_AT(Ref, object_at(vm, vm_class_mirror(vm, holder)), field->offset);
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
                ELEMENT(Ref, object_at(vm, graph->nodes[i]), k) = graph->nodes[graph->edges[i][k]];
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
            wrong += (object_at(vm, graph.nodes[i]) != NULL) != graph.reached[i];
        CU_ASSERT_EQUAL(wrong, 0);
    }
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
    CU_ASSERT_PTR_NOT_NULL(object_at(vm, literal));
    CU_ASSERT_PTR_NOT_NULL(object_at(vm, mirror));
    CU_ASSERT_PTR_NULL(object_at(vm, text));
    vm_destroy(vm);
    fixture_close(&fixture);
}

const Test collect_suite[] = {
    TEST(collection_keeps_exactly_what_is_reachable),
    TEST(interned_strings_and_class_objects_stay),
    {0}
};
