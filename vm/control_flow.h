/* The control flow of a program as one graph, for distances between instructions.
 *
 * Every method that main, or a thread that is started, may call is in it, library included (rapid type
 * analysis: a virtual call reaches the methods of classes that reachable code makes objects of).  A method
 * has a node for each offset of its code, and two more:
 *
 *   first + offset      before the instruction there (inside of instructions: a node without edges)
 *   exit                it has returned
 *   escape              an exception has left it
 *
 * A method that is called virtually has such nodes a second time, without code: dispatch nodes, with edges to
 * all methods that the call may select.  Methods that no instruction names (they are called by reflection, or
 * their class is generated) are added on demand; edges lead out of them and none into them, so that the graph
 * that was there before does not depend on the order in which such methods are met. */
#ifndef VM_CONTROL_FLOW_H
#define VM_CONTROL_FLOW_H

#include <stdbool.h>
#include <stdint.h>

typedef struct Program Program;
typedef struct Class Class;
typedef struct Method Method;
typedef struct ControlFlow ControlFlow;

typedef enum FlowEdgeKind {
    FLOW_NEXT,  /* from an instruction to one that may follow in its method, or from a return to the exit */
    FLOW_THROW, /* from an instruction to a handler, or to the escape of its method */
    FLOW_OVER,  /* from a call to what follows it; costs the call and what is called */
    FLOW_CALL,  /* from a call to the first instruction of what is called */
    FLOW_DISPATCH, /* from a virtual method to one that may be meant */
    FLOW_ENTER, /* from an instruction to what may run because of it but is no call: an initializer, a thread
                   that is started */
    FLOW_BACK /* from an exit to what follows a call, whichever; from an escape to handlers and escapes there
               */
} FlowEdgeKind;

typedef struct FlowEdge {
    uint32_t from, to;
    uint8_t kind, cost; /* cost: instructions, as far as the edge alone knows */
} FlowEdge;

/* Places of interest, in the program's own classes; assertions of Verify too. */
enum { FLOW_IS_ASSERTION = 1, FLOW_IS_THROW = 2 };

#define FLOW_NOWHERE UINT32_MAX

/* The graph of a program: made when first asked for, and kept with it. */
ControlFlow *flow_of(Program *program);
void flow_destroy(ControlFlow *flow);

uint32_t flow_node_count(const ControlFlow *flow);
uint32_t flow_edge_count(const ControlFlow *flow);
const FlowEdge *flow_edges(
    const ControlFlow *flow); /* those of a method that was added come after all others */
uint32_t flow_method_count(const ControlFlow *flow);
uint8_t flow_marks(const ControlFlow *flow, uint32_t node);

/* The node at an offset of a method's code; a method that is not there yet is added.  FLOW_NOWHERE: it has no
 * code. */
uint32_t flow_node(ControlFlow *flow, const Method *method, uint32_t offset);
bool flow_is_foreseen(const ControlFlow *flow, const Method *method); /* it is there, and was not added */
uint32_t flow_exit(const ControlFlow *flow, uint32_t method);         /* methods are numbered from 0 */
uint32_t flow_escape(const ControlFlow *flow, uint32_t method);

/* Of an instruction: what follows it in the code; FLOW_NOWHERE: nothing does. */
uint32_t flow_after(const ControlFlow *flow, const Method *method, uint32_t offset);
/* Where an exception that comes out of the instruction may go: handlers and the escape; `index` from 0 on
 * until FLOW_NOWHERE. */
uint32_t flow_thrown(const ControlFlow *flow, const Method *method, uint32_t offset, uint32_t index);

#endif
