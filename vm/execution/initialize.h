/* Class initialization (JVMS 5.5), without recursion in C: for a class that needs it a frame of a stub method
 * is pushed, which initializes the superclass and superinterfaces, runs <clinit> and marks the class as done;
 * then the instruction that needed the class runs again. */
#ifndef VM_EXECUTION_INITIALIZE_H
#define VM_EXECUTION_INITIALIZE_H

#include "vm/memory/machine.h"

typedef enum Readiness {
    CLASS_READY,   /* initialized, or being initialized by this thread */
    CLASS_PUSHED,  /* a frame was pushed: run it, then ask again */
    CLASS_BLOCKED, /* another thread initializes it: the current one waits */
    CLASS_THROWN   /* it failed before: an exception was set */
} Readiness;

Readiness class_make_ready(Vm *vm, Class *class);

/* The three instructions of the stub; each works on the top frame. */
Readiness initialize_supers(Vm *vm, Thread *thread);
Method *initialize_initializer(Vm *vm, Thread *thread); /* <clinit> to run, or NULL */
void initialize_done(Vm *vm, Thread *thread);

/* <clinit> ended with the thread's pending exception: which may become an ExceptionInInitializerError. */
void initialize_failed(Vm *vm, Thread *thread);

void initialize_make_stub(Program *program);

#endif
