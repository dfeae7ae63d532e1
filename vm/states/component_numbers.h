/* The numbers in a component that mean something in this process only: of classes, methods, fields, slots,
 * threads and frames.  Whoever takes components elsewhere, or says what they mean in a way that holds
 * everywhere, visits these. */
#ifndef VM_STATES_COMPONENT_NUMBERS_H
#define VM_STATES_COMPONENT_NUMBERS_H

#include "base/error.h"
#include "vm/states/components.h"

typedef enum ComponentKind {
    COMPONENT_OBJECT,
    COMPONENT_FRAME,
    COMPONENT_THREAD,
    COMPONENT_VM
} ComponentKind;

typedef enum NumberKind {
    NUMBER_CLASS,
    NUMBER_METHOD,
    NUMBER_FIELD,
    NUMBER_SLOT,
    NUMBER_THREAD,
    NUMBER_FRAME
} NumberKind;
enum { NUMBER_KINDS = NUMBER_FRAME + 1 };

/* Is told of a number, which it may change, and gives the one by which this process knows the thing. */
typedef uint32_t VisitNumber(void *context, NumberKind kind, uint32_t *number);

/* Calls `visit` for each number in an content, in an order that only its contents decide; null, nobody and
 * the VM's own stub are left out.  The content is of the visitor's making: a copy, if numbers are changed.
 * false and a message: it holds what cannot be said in numbers of these kinds. */
bool component_numbers(Vm *vm, ComponentKind kind, void *content, VisitNumber *visit, void *context,
                       Error *error);

#endif
