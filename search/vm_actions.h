/* The actions of a VM's choices, numbered by their names. */
#ifndef SEARCH_VM_ACTIONS_H
#define SEARCH_VM_ACTIONS_H

#include "search/action_names.h"
#include "search/actions.h"
#include "vm/sight.h"

typedef struct VmActions VmActions;

VmActions *vm_actions_create(Sight sight, ActionNames *names); /* what both name lives longer */
void vm_actions_destroy(VmActions *actions);
Actions vm_actions_interface(VmActions *actions);

#endif
