/* A dump of all threads: what each is doing, which locks it holds and wants, its stack. */
#ifndef VM_THREAD_DUMP_H
#define VM_THREAD_DUMP_H

#include "vm/value.h"
#include "vm/vm.h"

typedef struct FrameView {
    char *class_name, *method, *file; /* "bench.Account", "deposit", "Account.java" ("" when unknown) */
    char *internal_name;              /* "bench/Account" */
    int line;
    bool library;   /* no code of the program */
    uint32_t index; /* which frame it is for vm/view.h */
} FrameView;

typedef struct ThreadView {
    uint32_t number;
    char *name;
    const char
        *status; /* "new", "runnable", "blocked", "waiting", "parked", "sleeping", "initializing", "ended" */
    bool stuck;  /* it needs another thread to go on */
    char *why;   /* "wants Fork#2, held by Thread-1"; "" when it can go on */
    Ref wants;   /* a monitor or another lock; 0: none */
    bool wants_share; /* that belongs to nobody: what happened before tells who has taken some of it */
    bool wants_any;   /* whoever has some of it can give enough, as far as one can tell: not all must */
    char *wants_name; /* NULL: it wants none */
    uint32_t held_by; /* who has that, or has to end or to act first: a thread's number + 1; 0: nobody, or not
                         known */
    Ref *holds;
    char **hold_names;
    uint32_t hold_count;
    FrameView *frames; /* innermost first */
    uint32_t frame_count;
} ThreadView;

typedef struct ThreadDump {
    ThreadView *threads; /* by number */
    uint32_t count;
} ThreadDump;

void thread_dump_take(Vm *vm, ThreadDump *dump);
bool thread_view_exists(const ThreadView *view); /* or is its number that of a thread of other schedules? */
bool thread_view_has_ended(const ThreadView *view);
bool thread_view_add_hold(Vm *vm, ThreadView *view, Ref object); /* false: there is no such object */
void thread_dump_free(ThreadDump *dump);

/* A deadlock in words: the circle, the other threads that cannot go on, and who has ended; a line each. */
void vm_describe_dump(const Vm *vm, const ThreadDump *dump, Bytes *text);

/* The innermost frame of the program's own code; NULL: none. */
const FrameView *thread_view_place(const ThreadView *thread);

#endif
