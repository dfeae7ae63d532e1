/* The numbers of a search's threads, to be the same in another process: they are given in the order in which
 * threads are first met, and choices are numbered by them. */
#ifndef VM_THREAD_NAMES_H
#define VM_THREAD_NAMES_H

#include "vm/vm.h"

void thread_names_save(const Vm *vm, Bytes *bytes);

/* For a VM that stands at the first state of the same program: gives the numbers before the threads are met.
 * false and a message: there cannot be such threads. */
bool thread_names_restore(Vm *vm, Reader *reader, Error *error);

#endif
