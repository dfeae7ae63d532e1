/* A running program as a Space. */
#ifndef SEARCH_VM_SPACE_H
#define SEARCH_VM_SPACE_H

#include "search/agents.h"
#include "search/sleep.h"
#include "search/space.h"
#include "vm/states.h"
#include "vm/vm.h"

/* The VM may be behind the present state: who looks at it does so through vm/sight.h. */
typedef struct VmSpace {
    Space space;
    Vm *vm;
    States *states;
    uint32_t first, last; /* threads: who acted last before the first state, and in the last step */
    uint64_t exits;       /* new states in which the program has ended with a status other than 0 */
    uint64_t ignored;     /* new states that Verify.ignoreIf kept from being explored */
    unsigned properties;  /* what counts as wrong: see vm_violation */
} VmSpace;

/* `vm` has been started, and stands at its first choice point. */
void vm_space_open(VmSpace *space, Vm *vm, States *states, unsigned properties);
Agents vm_space_agents(VmSpace *space);          /* its threads */
SleepJudge vm_space_sleep_judge(VmSpace *space); /* steps, if its states compare them */

#endif
