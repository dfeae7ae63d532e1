/* A VM of its own that runs a method of the program's class path to look at the states of another VM: a
 * heuristic written in Java (clew.State is what it sees).  It has a Program of its own, and each call begins
 * in the same state of it, so nothing that is called can change the program under check, or remember
 * anything. */
#ifndef VM_OBSERVER_H
#define VM_OBSERVER_H

#include "base/error.h"
#include "vm/sight.h"

typedef struct Observer Observer;

/* For `static int|long|float|double heuristicValue(clew.State state)` of the class (as Java writes it), which
 * will look at VMs of the same class path as `vm`.  NULL and a message: there is none. */
Observer *observer_open(const Vm *vm, const char *class_name, Error *error);
void observer_close(Observer *observer);

/* Calls it for the present state.  false and a message: it throws, blocks, or does not come to an end. */
bool observer_ask(Observer *observer, Sight sight, uint32_t depth, double *value, Error *error);

#endif
