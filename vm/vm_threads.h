/* Threads as a search's agents: who has something left to do, who acted, and, in words, who can never go on.
 */
#ifndef VM_VM_THREADS_H
#define VM_VM_THREADS_H

#include "vm/describe.h"
#include "vm/vm.h"

uint32_t vm_thread_count(const Vm *vm); /* that there have been so far */

/* In the present state: a thread that has started, has not ended and is no daemon, in a program that has not
 * ended.  The first thread has nothing left to do after main. */
bool vm_thread_has_work(const Vm *vm, uint32_t thread);
bool vm_thread_acted(const Vm *vm, uint32_t thread); /* it ran in the last vm_take */
bool vm_thread_is_enabled(const Vm *vm,
                          uint32_t thread); /* it can run, without a time-out or a wake-up for no reason */
uint32_t vm_thread_present(const Vm *vm);   /* after vm_begin or vm_take: the one that ran last */

/* A thread's key, which is the same in every run of the program: its parent's key, and its index among the
 * parent's children, as in "0.2.1"; allocated.  And back; UINT32_MAX: there is none. */
char *vm_thread_key(const Vm *vm, uint32_t thread);
uint32_t vm_thread_of_key(const Vm *vm, const char *key);

/* The threads named by these keys can never go on: what each waits for in the present state.  false: one of
 * them is not there, or could go on right now, so this is not the state that was meant. */
bool vm_describe_stuck(Vm *vm, char *const *keys, uint32_t count, ViolationText *text);

#endif
