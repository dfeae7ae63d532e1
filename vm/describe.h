/* Violations in words: kind, message, thread, place in the source, and details such as a stack trace. */
#ifndef VM_DESCRIBE_H
#define VM_DESCRIBE_H

#include "base/bytes.h"
#include "vm/vm.h"

/* Texts are allocated; "" where there is nothing to say. */
typedef struct ViolationText {
    bool is_warning;  /* no proof that something is wrong */
    const char *kind; /* "deadlock", "daemon-deadlock", "assertion", "exception", "race", "stuck", "goal",
                         "exit", "handled-assertion", "hang", "livelock", "starvation", "ltl" */
    char *message, *thread, *class_name, *file;
    int line;
    char *details; /* the stack trace, or who waits for whom; several lines */
} ViolationText;

void violation_describe(Vm *vm, unsigned properties,
                        ViolationText *text); /* of the present state; see vm_violation */

/* For other descriptions: the thread's name and the place in the program where it is; "" for what is not set.
 */
void violation_note_thread(Vm *vm, uint32_t thread, ViolationText *text);
void violation_fill(ViolationText *text);

/* The same for a deadlock of the present state: a thread of the circle, or the first that waits. */
void violation_note_deadlock(Vm *vm, ViolationText *text);

void violation_copy(ViolationText *to, const ViolationText *from);
void violation_free(ViolationText *text);

/* For those who describe: a line of a stack trace, and the place of the violation (the first one given in the
 * program's own code). */
void describe_entry(Bytes *out, const Method *method, uint32_t offset);
void describe_note_place(ViolationText *text, const Method *method, uint32_t offset);

/* A thread of a race, which may have ended, as a copy. */
char *violation_thread_name(Vm *vm, uint32_t thread);

#endif
