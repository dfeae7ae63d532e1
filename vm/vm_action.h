/* What a choice of the present state would do, apart from who does it: the place where a thread stands and
 * the instruction there. */
#ifndef VM_VM_ACTION_H
#define VM_VM_ACTION_H

#include "base/bytes.h"
#include "vm/class.h"
#include "vm/vm.h"

typedef enum ActionKind { ACTION_GO_ON, ACTION_TIME_OUT, ACTION_WAKE_UP, ACTION_VALUE } ActionKind;

/* Equal places are equal pointers, in every VM of a program. */
typedef struct VmAction {
    ActionKind kind;
    uint32_t value;
    const Method *method, *own_method; /* the innermost frame, and the innermost of the program's own code;
                                          NULL: there is none */
    const Insn *pc, *own_pc;
    const Class *class; /* the thread's, where none of the program's own code says what it does */
} VmAction;

VmAction vm_action(const Vm *vm, const Choice *choice); /* the present state's */

/* "bench.Account.deposit:17 monitorenter", "bench.Main.main:5 invokestatic gives 3", "App.run:9 invokevirtual
 * in java.util.Timer.cancel:30 getfield"; "java.lang.Thread.execute:149 aload_0 of App$Worker" (it starts);
 * bytecode offsets (@12) where there are no line numbers. */
void vm_action_name(const VmAction *action, Bytes *text);

#endif
