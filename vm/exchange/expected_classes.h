/* What class an object must have to stand in a slot of a frame, when a state comes from outside and its
 * frames were not made by running code. */
#ifndef VM_EXCHANGE_EXPECTED_CLASSES_H
#define VM_EXCHANGE_EXPECTED_CLASSES_H

#include "vm/memory/machine.h"

/* By slot, before an instruction of prepared code: the class, NULL where only null may stand (or no reference
 * at all).  NULL: the instruction is never reached, or the method has subroutines, whose frames are not
 * understood here. */
Class **expect_references(Vm *vm, const Method *method, uint32_t instruction);

/* May an object of class `given` stand where `wanted` (may be NULL) is expected?  An interface accepts any
 * object, as in the verifier. */
bool expect_fits(const Class *given, const Class *wanted);

#endif
