/* What may be looked at from outside while the VM stands at a choice point: all that a heuristic sees of a program. */
#ifndef VM_VIEW_H
#define VM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/choice.h"
#include "vm/covered.h"

typedef struct Vm Vm;

/* Threads have the same numbers in every state.  A thread lives from its start to its end; the main thread's end is that of main. */
uint32_t view_thread_count(const Vm *vm);                           /* threads that there have been so far in any state */
bool     view_thread_is_live(const Vm *vm, uint32_t thread);
bool     view_thread_is_blocked(const Vm *vm, uint32_t thread);     /* it lives and could not go on if it were chosen */
uint32_t view_live_threads(const Vm *vm);
uint32_t view_blocked_threads(const Vm *vm);

/* Of a live thread: its name, a copy to be freed; its class as Java writes it ("bench.DiningPhil$Philosopher"). */
char       *view_thread_name(const Vm *vm, uint32_t thread);
const char *view_thread_class(const Vm *vm, uint32_t thread, char *buffer, uint32_t size);

/* A thread waits for a value that an abstraction left open. */
bool view_awaits_abstract_choice(const Vm *vm);

/* What was executed, if the VM has counted it (see coverage.h): in the last step, each block or branch once; and since the program began, by a
 * thread or ANY_THREAD, on all paths together. */
const CoverCount *view_step(const Vm *vm, CoverKind kind, uint32_t *count);
uint64_t view_times(const Vm *vm, CoverKind kind, uint32_t number, int thread);
uint32_t view_number_limit(const Vm *vm, CoverKind kind, uint32_t thread);         /* above all numbers that the thread has executed; 0: none */
uint32_t view_covered(const Vm *vm, CoverKind kind);                               /* how many were executed at all */

/* How many branches the program's own classes have; by the order in which they were loaded. */
uint32_t view_class_count(const Vm *vm);
uint64_t view_class_branches(const Vm *vm, uint32_t class);

#endif
