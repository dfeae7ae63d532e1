/* What may be looked at from outside while the VM stands at a choice point: all that a heuristic sees of a program. */
#ifndef VM_VIEW_H
#define VM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/choice.h"

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

#endif
