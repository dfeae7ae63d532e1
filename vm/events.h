/* What happens between two choice points, for people: only noted while a counterexample is shown. */
#ifndef VM_EVENTS_H
#define VM_EVENTS_H

#include "vm/state.h"

typedef struct Event {
    uint32_t thread;
    char    *thread_name;
    char    *place;             /* "Account.java:17"; "" when unknown */
    char    *class_name;        /* of the program's own code, "" when it is the library's */
    int      line;
    char    *text;              /* "writes Account.balance = 3 (was 2)" */
} Event;

struct Events {
    Event   *list;
    uint32_t count, capacity;
};

void events_clear(Events *events);

/* The running thread is about to execute the field, array or monitor instruction at `pc`; `sp` is past its operands. */
void events_note_instruction(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp);
void events_note_value(Vm *vm, Events *events, const Choice *choice);       /* the outside has chosen a value */
void events_note_call(Vm *vm, const Method *callee, const Value *arguments);
__attribute__((format(printf, 3, 4))) void events_note(Vm *vm, const Thread *thread, const char *format, ...);

#endif
