/* The control-flow graph from the inside: what its three files share (control_flow.c,
 * control_flow_code.c, control_flow_reach.c).  See vm/control_flow.h. */
#ifndef VM_CODE_CONTROL_FLOW_GRAPH_H
#define VM_CODE_CONTROL_FLOW_GRAPH_H

#include "vm/control_flow.h"
#include "vm/program.h"

enum { MACHINE_EXCEPTIONS = 9 };

typedef struct FlowMethod {
    Method *method;
    uint32_t first, length; /* nodes; the exit and the escape follow */
    bool has_code, is_dispatch;
    uint32_t meant; /* of a dispatch: the last of what it may mean; FLOW_NOWHERE: nothing */
} FlowMethod;

/* One of the methods that a dispatch may mean. */
typedef struct FlowMeaning {
    uint32_t method, next;
} FlowMeaning;

/* An object that a lambda or method reference makes: its one method calls the implementation. */
typedef struct FlowLambda {
    Class *interface;
    const char *name; /* symbol */
    uint32_t target;  /* method of the graph */
} FlowLambda;

struct ControlFlow {
    Program *program;
    FlowMethod *methods;
    uint32_t method_count, method_capacity;
    uint32_t scanned; /* methods whose code was read */
    uint32_t base;    /* methods of the program as it is known beforehand; 0 until it is complete */
    uint32_t *by_id,
        *dispatch_by_id; /* methods of the graph + 1, by the program's number of the method; 0: not there */
    uint32_t id_capacity;
    FlowEdge *edges;
    uint32_t edge_count, edge_capacity;
    uint8_t *marks; /* by node */
    uint32_t node_count, node_capacity;
    Class **instances; /* classes of which there may be objects */
    uint32_t instance_count, instance_capacity;
    bool *is_instance; /* by the program's number of the class */
    uint32_t class_capacity;
    FlowMeaning *meanings;
    uint32_t meaning_count, meaning_capacity;
    FlowLambda *lambdas;
    uint32_t lambda_count, lambda_capacity;
    Class *machine_exceptions[MACHINE_EXCEPTIONS]; /* what instructions themselves throw */
};

/* An instruction that is being read. */
typedef struct FlowSite {
    uint32_t method; /* of the graph */
    const Method *caller;
    uint32_t offset, node;
} FlowSite;

/* --- control_flow.c: nodes and edges --- */
uint32_t flow_add_method(ControlFlow *flow, Method *method,
                         bool is_dispatch); /* its number; with nodes, without edges */
void flow_add_edge(ControlFlow *flow, uint32_t from, uint32_t to, FlowEdgeKind kind, unsigned cost);
uint32_t flow_find(const ControlFlow *flow, const Method *method,
                   bool is_dispatch); /* FLOW_NOWHERE: not there */

/* --- control_flow_code.c: edges inside of a method --- */
void flow_read_code(ControlFlow *flow, uint32_t method);

/* --- control_flow_reach.c: edges between methods --- */
void flow_reach_program(ControlFlow *flow, Method *main); /* NULL: what every program has */
void flow_read_calls(ControlFlow *flow,
                     const FlowSite *site); /* what the instruction calls, makes and initializes */
void flow_connect_added(ControlFlow *flow,
                        uint32_t method); /* a method outside of the base: whose calls may have called it */

#endif
