/* A data race in words: both accesses, where they are and which locks are held there. */
#ifndef VM_TELLING_DESCRIBE_RACE_H
#define VM_TELLING_DESCRIBE_RACE_H

#include "vm/describe.h"
#include "vm/memory/object.h"

/* The present state has a race of a kind in `properties`; see races.h. */
void describe_race(Vm *vm, unsigned properties, ViolationText *text);

#endif
