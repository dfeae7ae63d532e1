/* The StackMapTable that a compiler wrote, as a second opinion on the dataflow pass. */
#ifndef TESTS_UNIT_VM_CODE_STACK_MAPS_H
#define TESTS_UNIT_VM_CODE_STACK_MAPS_H

#include "vm/code/dataflow.h"

/* Compares depth, references and live locals at every frame of the table.  False after printing what differs.
 */
bool stack_maps_agree(const ClassFile *file, const MethodInfo *method, const Dataflow *flow);

#endif
