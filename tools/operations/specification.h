/* The sequential specification of a data structure, as the table of what each operation does in each state.
 *
 * A class of the library (clew.internal.contracts.Specification) is driven like any program under a search:
 * a choice is an operation, and a state of the program is a state of the object, exactly.
 *
 *     state 0: empty     push(1) -> state 1, void      pop() -> state 0, null
 *     state 1: [1]       push(1) -> state 2, void      pop() -> state 0, 1
 *     state 2: [1, 1]    ...                           not expanded: as many operations as a scenario has */
#ifndef TOOLS_OPERATIONS_SPECIFICATION_H
#define TOOLS_OPERATIONS_SPECIFICATION_H

#include "tools/checking/check.h"
#include "tools/common/string_list.h"

typedef struct Operation {
    char *call;  /* "push(1)" */
    char *group; /* of operations that one thread alone calls; "": none */
    bool once;   /* in a scenario: its method */
} Operation;

/* What an operation does in a state. */
typedef struct OperationEffect {
    int32_t next;   /* state, or one of these */
    int32_t result; /* its number in Specification.results */
} OperationEffect;

enum { EFFECT_BLOCKS = -1, EFFECT_UNKNOWN = -2 };

typedef struct Specification {
    Operation *operations;
    int operation_count;
    char *left_out; /* public methods that cannot be operations, and why: a line each */
    StringList results;
    OperationEffect *effects; /* state by state, operation by operation */
    uint32_t state_count;
    uint64_t calls; /* that were executed */
} Specification;

/* What it is made of. */
typedef struct SpecificationRequest {
    const char *class_name, *specification; /* the same, if the class specifies itself */
    const char *methods;                    /* "marked", "public", or names with commas between */
    const char *values;                     /* a range: "0..2" */
    const StringList *options;              /* of check, for both programs */
    Transport *transport;                   /* of one process; not owned */
} SpecificationRequest;

/* All states that `depth` operations lead to.  false: `error` says why the class cannot be used. */
bool specification_make(Specification *specification, const SpecificationRequest *request, int depth,
                        Error *error);
void specification_free(Specification *specification);

/* For clew.internal.contracts.Scenario: three arguments (operations, results, table) with these operations
 * only, which get the numbers of their places, and the states that `depth` of them lead to. */
void specification_put(const Specification *specification, const int *operations, int count, int depth,
                       StringList *arguments);

#endif
