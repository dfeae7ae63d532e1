/* What happens between two choice points, for people: only noted while a counterexample is followed.
 * Callers name a sentence and its operands; vm/sentences.def has the words. */
#ifndef VM_EVENTS_H
#define VM_EVENTS_H

#include "vm/sentences.h"
#include "vm/thread.h"
#include "vm/vm.h"

typedef struct Object Object;

typedef enum EventKind {
    EVENT_STEP, /* nothing that others could see */
    EVENT_READ,
    EVENT_WRITE,
    EVENT_LOCK,
    EVENT_UNLOCK,
    EVENT_WAIT,
    EVENT_WAKE,
    EVENT_NOTIFY,
    EVENT_CALL,
    EVENT_RETURN,
    EVENT_START,
    EVENT_END,
    EVENT_PARK,
    EVENT_UNPARK,
    EVENT_SLEEP,
    EVENT_INTERRUPT,
    EVENT_STOP,
    EVENT_SUSPEND,
    EVENT_RESUME,
    EVENT_CHOICE,
    EVENT_BLOCKED,
    EVENT_OPERATION, /* of a data structure: its call or return, see clew.internal.contracts */
    EVENT_ERROR      /* what is wrong in the end, where it shows */
} EventKind;

const char *event_kind_name(EventKind kind); /* "read", "write"... */

typedef struct Event {
    EventKind kind;
    bool hidden;          /* inside of the library: no row, but locks that it takes or leaves count */
    bool is_inside_model; /* an access inside of a class of the library: its text is the call */
    bool is_private;      /* an access that no other thread could notice, at the place of interest */
    uint32_t thread;
    char *thread_name;
    char *file;       /* "Account.java"; "" when unknown */
    char *class_name; /* internal name of the program's own class, "" when none of its code is on the stack */
    int line;
    char *stack; /* the program's own frames, innermost first, a line for each: "Account.deposit
                    (Account.java:20)" */
    char *text;  /* "writes Account#1.amount: 2 -> 3" */
    char *call;  /* of the library that it is inside of: "Queue#1.items.add()", "LinkedList.add()"; NULL: the
                    program does it itself */
    bool call_has_receiver; /* the call is named by its object, not by its class */
    char *object_name;      /* of the lock or condition that it is about; NULL: it is not about one */
    char *variable, *before,
        *after;         /* read or written, what was in it, and what is written; NULL where there is none */
    bool waits;         /* it is a call that has not returned */
    char *wants;        /* what it waits for in this call, if that is a lock or the like */
    char *holding_name; /* what the call has taken for its caller, or given back, */
    Ref holding;        /* of this object; 0: nothing, */
    int32_t holding_change; /* and how many: > 0 taken */
    Ref object;             /* read, written, locked, waited on; 0: none */
    const Field *field;     /* read or written; NULL: element `index` */
    int32_t index;
} Event;

struct Events {
    Event *list;
    uint32_t count, capacity;
    uint32_t gap; /* of a step that has too many: the first one after those that are left out; 0: none are */
    /* The place of interest: there accesses are noted that no other thread could notice, the last ones of a
     * step.  The name of a class as people write it, and a line; NULL: none. */
    const char *place_class;
    int place_line;
    uint32_t private_count, private_from; /* of these events in the list, none of them before `from` */
    struct Calling *calling; /* by thread: the call of the library that was noted and has not returned */
    uint32_t calling_capacity;
};

void events_clear(Events *events);     /* frees all events */
void events_next_step(Events *events); /* empties the list: the caller has taken its events over */
void event_free(Event *event);

/* An event of `thread`, at the innermost place of the program's own code; its kind is the sentence's.  It
 * stays where it is until the next event is noted. */
Event *events_note(Vm *vm, const Thread *thread, Sentence sentence, const Operands *operands);

/* Adds a sentence to the event's text; `vm` as for sentence_add. */
void event_append(Vm *vm, Event *event, Sentence sentence, const Operands *operands);

/* The running thread is about to execute the field or array instruction at `pc`; `sp` is past its operands.
 */
void events_note_access(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp);

/* The same for what no other thread could notice: only noted at the place of interest. */
void events_note_private_access(Vm *vm, const Frame *frame, const Insn *pc, const Value *sp);

void events_note_call(Vm *vm, const Method *callee, const Value *arguments); /* of a method of the library */
void events_note_return(Vm *vm, const Thread *thread,
                        const Frame *frame); /* of such a method, or its exception */
void events_note_monitor(Vm *vm, const Thread *thread, const Object *object, bool taken);
void events_hide_last(Vm *vm); /* the last event is internal to the library */
void events_note_notify(Vm *vm, Ref object, bool all, uint32_t which); /* before threads are woken */
void events_note_wake(Vm *vm, const Thread *thread, Ref object);       /* by its `wake` */

/* The thread waits in the call that the event is about: says for what and why.  false: it waits in another
 * call, of which events_note_waiting makes an event. */
bool event_tell_wait(Vm *vm, Event *event, const Thread *thread);
Event *events_note_waiting(Vm *vm, const Thread *thread); /* NULL: it waits in no call of the library */

/* The field or element of a read or write, and its present value; false: the object does not exist any more.
 */
bool event_describe_target(Vm *vm, const Event *event, char *name, char *value);

#endif
