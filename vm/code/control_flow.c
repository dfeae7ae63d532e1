/* The nodes and edges of the control-flow graph: adding methods, finding nodes by method and offset, and
 * the queries of control_flow.h. */
#include "vm/control_flow.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/opcodes.h"
#include "vm/code/control_flow_graph.h"

/* --- methods --- */

/* Room for all methods that the program has by now; what is new is zero.  Both arrays have one capacity. */
static void make_room_for_ids(ControlFlow *flow)
{
    uint32_t last = flow->program->method_count - 1, capacity = flow->id_capacity;
    MEMORY_ROOM_FOR(flow->by_id, flow->id_capacity, last);
    MEMORY_ROOM_FOR(flow->dispatch_by_id, capacity, last);
    assert(capacity == flow->id_capacity);
}

uint32_t flow_find(const ControlFlow *flow, const Method *method, bool is_dispatch)
{
    if (method->id >= flow->id_capacity)
        return FLOW_NOWHERE;
    return (is_dispatch ? flow->dispatch_by_id : flow->by_id)[method->id] - 1; /* 0 becomes FLOW_NOWHERE */
}

static uint32_t add_nodes(ControlFlow *flow, uint32_t count)
{
    uint32_t first = flow->node_count;
    assert(count > 0 && count <= FLOW_NOWHERE - first);
    MEMORY_ROOM_FOR(flow->marks, flow->node_capacity, first + count - 1);
    flow->node_count += count;
    return first;
}

/* Natives are run by the VM even where a class file has code for them. */
static bool runs_code(const ControlFlow *flow, const Method *method)
{
    return method->info->code != NULL && program_native(flow->program, method, NULL, NULL) == NULL;
}

uint32_t flow_add_method(ControlFlow *flow, Method *method, bool is_dispatch)
{
    make_room_for_ids(flow);
    assert(flow_find(flow, method, is_dispatch) == FLOW_NOWHERE);
    MEMORY_ROOM_FOR(flow->methods, flow->method_capacity, flow->method_count);
    bool has_code = !is_dispatch && runs_code(flow, method);
    uint32_t length = has_code ? method->info->code->length : 1;
    flow->methods[flow->method_count] =
        (FlowMethod){method, add_nodes(flow, length + 2), length, has_code, is_dispatch, FLOW_NOWHERE};
    (is_dispatch ? flow->dispatch_by_id : flow->by_id)[method->id] = ++flow->method_count;
    return flow->method_count - 1;
}

void flow_add_edge(ControlFlow *flow, uint32_t from, uint32_t to, FlowEdgeKind kind, unsigned cost)
{
    assert(from < flow->node_count && to < flow->node_count && cost <= UINT8_MAX);
    MEMORY_ROOM_FOR(flow->edges, flow->edge_capacity, flow->edge_count);
    flow->edges[flow->edge_count++] = (FlowEdge){from, to, (uint8_t)kind, (uint8_t)cost};
}

/* --- the whole --- */

static ControlFlow *create(Program *program)
{
    static const char *const names[MACHINE_EXCEPTIONS] = {
        "java/lang/NullPointerException",
        "java/lang/ArithmeticException",
        "java/lang/ArrayIndexOutOfBoundsException",
        "java/lang/ArrayStoreException",
        "java/lang/ClassCastException",
        "java/lang/NegativeArraySizeException",
        "java/lang/IllegalMonitorStateException",
        "java/lang/OutOfMemoryError",
        "java/lang/NoClassDefFoundError",
    };
    ControlFlow *flow = memory_allocate(sizeof *flow);
    flow->program = program;
    for (int i = 0; i < MACHINE_EXCEPTIONS; i++)
        flow->machine_exceptions[i] = program_class(program, names[i]);
    flow_reach_program(flow, program->main);
    flow->base = flow->method_count;
    return flow;
}

/* Classes that only the graph asks for are no part of the program that a trace belongs to. */
ControlFlow *flow_of(Program *program)
{
    program_lock(program);
    if (program->flow == NULL) {
        uint64_t fingerprint = program->fingerprint;
        program->flow = create(program);
        program->fingerprint = fingerprint;
    }
    program_unlock(program);
    return program->flow;
}

void flow_destroy(ControlFlow *flow)
{
    free(flow->methods);
    free(flow->by_id);
    free(flow->dispatch_by_id);
    free(flow->edges);
    free(flow->marks);
    free(flow->instances);
    free(flow->is_instance);
    free(flow->meanings);
    free(flow->lambdas);
    free(flow);
}

/* --- queries --- */

uint32_t flow_node_count(const ControlFlow *flow) { return flow->node_count; }
uint32_t flow_edge_count(const ControlFlow *flow) { return flow->edge_count; }
const FlowEdge *flow_edges(const ControlFlow *flow) { return flow->edges; }
uint32_t flow_method_count(const ControlFlow *flow) { return flow->method_count; }
uint8_t flow_marks(const ControlFlow *flow, uint32_t node) { return flow->marks[node]; }
bool flow_is_foreseen(const ControlFlow *flow, const Method *method)
{
    return method->id != UINT32_MAX && flow_find(flow, method, false) < flow->base;
}
uint32_t flow_exit(const ControlFlow *flow, uint32_t method)
{
    return flow->methods[method].first + flow->methods[method].length;
}
uint32_t flow_escape(const ControlFlow *flow, uint32_t method) { return flow_exit(flow, method) + 1; }

static void add_late(ControlFlow *flow, Method *method)
{
    program_lock(flow->program);
    uint64_t fingerprint = flow->program->fingerprint;
    uint32_t number = flow_add_method(flow, method, false);
    flow_read_code(flow, number);
    flow_connect_added(flow, number);
    flow->program->fingerprint = fingerprint;
    program_unlock(flow->program);
}

uint32_t flow_node(ControlFlow *flow, const Method *method, uint32_t offset)
{
    if (method->info->code == NULL || method->id == UINT32_MAX)
        return FLOW_NOWHERE;
    if (flow_find(flow, method, false) == FLOW_NOWHERE)
        add_late(flow, (Method *)method);
    const FlowMethod *found = &flow->methods[flow_find(flow, method, false)];
    return offset < found->length ? found->first + offset : FLOW_NOWHERE;
}

uint32_t flow_after(const ControlFlow *flow, const Method *method, uint32_t offset)
{
    const CodeInfo *code = method->info->code;
    uint32_t after = offset + opcode_length(code->bytes, offset, code->length);
    return after < code->length ? flow->methods[flow_find(flow, method, false)].first + after : FLOW_NOWHERE;
}

static bool catches_all(const ExceptionEntry *entry)
{
    return entry->catch_class == NULL || strcmp(entry->catch_class, "java/lang/Throwable") == 0;
}

/* Handlers that come after one for everything are never reached. */
uint32_t flow_thrown(const ControlFlow *flow, const Method *method, uint32_t offset, uint32_t index)
{
    uint32_t number = flow_find(flow, method, false);
    const CodeInfo *code = method->info->code;
    for (int i = 0; i < code->exception_count; i++) {
        const ExceptionEntry *entry = &code->exceptions[i];
        if (offset < entry->start || offset >= entry->end)
            continue;
        if (index == 0)
            return flow->methods[number].first + entry->handler;
        if (catches_all(entry))
            return FLOW_NOWHERE;
        index--;
    }
    return index == 0 ? flow_escape(flow, number) : FLOW_NOWHERE;
}
