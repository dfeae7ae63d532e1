/* The check of a class against a contract: all scenarios in one search, then the scenario that fails once
 * more alone, with its counterexample. */
#ifndef TOOLS_OPERATIONS_CONTRACT_CHECK_H
#define TOOLS_OPERATIONS_CONTRACT_CHECK_H

#include "tools/operations/scenarios.h"

typedef struct ContractRequest {
    SpecificationRequest specification;
    const char *contract;      /* "linearizable", "quiescent", "sequential", "obstruction-free" */
    int threads, operations;   /* bounds of scenarios */
    const StringList *reports; /* options of check for the counterexample */
    bool several_workers;      /* the options ask for them: the error they find may not be the first */
    const char *json;          /* file; NULL: none */
    bool verbose;
} ContractRequest;

typedef struct ContractCheck {
    const ContractRequest *request;
    Specification specification;
    Scenarios scenarios;
    uint32_t checked;       /* scenarios that were searched completely and are fine */
    const Scenario *failed; /* NULL: none */
    const char *reason;     /* why the search is incomplete; NULL: it is not */
    SearchFigures figures;
    double seconds;
    struct json_t *json; /* the result, when it is known */
} ContractCheck;

/* The exit status. */
int contract_check(const ContractRequest *request);

/* ---- the report ---- */

/* Which results of the scenario were seen, read from the VM at the end of the counterexample. */
void contract_show_scenario(const ContractCheck *check, const Vm *vm, FILE *out);
void contract_show_verdict(const ContractCheck *check, FILE *out);
struct json_t *contract_json(const ContractCheck *check,
                             const Check *shown); /* shown: NULL, nothing failed */

#endif
