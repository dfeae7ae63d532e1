/* Threads as the agents of a search: which of them have work left, which acted, what a choice would make one
 * do, and names and numbers of threads that are the same in every run. */
#ifndef VM_VM_THREADS_H
#define VM_VM_THREADS_H

#include "base/bytes.h"
#include "vm/class.h"
#include "vm/describe.h"
#include "vm/vm.h"

uint32_t vm_thread_count(const Vm *vm); /* threads that have existed so far */

/* In the present state: the thread has started, has not ended and is no daemon, in a program that has not
 * ended.  The first thread has nothing left to do after main. */
bool vm_thread_has_work(const Vm *vm, uint32_t thread);
bool vm_thread_acted(const Vm *vm, uint32_t thread); /* it ran in the last vm_take */
bool vm_thread_is_enabled(const Vm *vm,
                          uint32_t thread); /* it can run without time-out, interrupt or spurious wake-up */
bool vm_thread_may_act(const Vm *vm, uint32_t thread); /* by running, a time-out or an interrupt, unless a
                                                          value is asked for */
bool vm_thread_made_progress(const Vm *vm, uint32_t thread); /* Verify.progress in the last vm_take */
uint32_t vm_thread_present(const Vm *vm); /* after vm_begin or vm_take: the one that ran last */

/* --- what a choice would do: vm_action.c --- */

typedef enum ActionKind {
    ACTION_GO_ON,
    ACTION_TIME_OUT,
    ACTION_WAKE_UP,
    ACTION_INTERRUPT,
    ACTION_VALUE
} ActionKind;

/* What a choice of the present state would do, apart from who does it: the place where a thread stands, and
 * the instruction there.  Equal places are equal pointers in every VM of a program. */
typedef struct VmAction {
    ActionKind kind;
    uint32_t value;
    const Method *method, *own_method; /* of the innermost frame, and of the innermost frame of the program's
                                          own code; NULL: there is none */
    const Insn *pc, *own_pc;
    const Class *class; /* the thread's class, if none of the program's own code is on its stack */
} VmAction;

VmAction vm_action(const Vm *vm, const Choice *choice); /* of the present state */

/* "bench.Account.deposit:17 monitorenter", "bench.Main.main:5 invokestatic gives 3", "App.run:9 invokevirtual
 * in java.util.Timer.cancel:30 getfield"; "java.lang.Thread.execute:149 aload_0 of App$Worker" (it starts);
 * bytecode offsets (@12) where there are no line numbers. */
void vm_action_name(const VmAction *action, Bytes *text);

/* --- names that are the same in every run: vm_threads.c --- */

/* A thread's key, which is the same in every run of the program: its parent's key, and its index among the
 * parent's children, as in "0.2.1"; allocated.  And back; UINT32_MAX: there is none. */
char *vm_thread_key(const Vm *vm, uint32_t thread);
uint32_t vm_thread_of_key(const Vm *vm, const char *key);

/* Describes what each of the threads with these keys waits for in the present state, for a report that they
 * can never go on.  false: one of them does not exist or is enabled, so this is not the state in question. */
bool vm_describe_stuck(Vm *vm, char *const *keys, uint32_t count, ViolationText *text);

/* --- numbers of threads, saved for another process: thread_names.c --- */

/* Threads are numbered in the order in which a search first meets them, and choices are numbered by them; a
 * search that resumes in another process needs the same numbers. */
void thread_names_save(const Vm *vm, Bytes *bytes);

/* For a VM at the first state of the same program: assigns the numbers before the threads are met.  false and
 * a message: these cannot be threads of the program. */
bool thread_names_restore(Vm *vm, Reader *reader, Error *error);

#endif
