/* Threads of the running program: a stack of frames, and what the thread waits for.
 *
 * Values lie in one array per thread; a callee's locals begin at the arguments that its caller pushed:
 *
 *   | caller's locals | caller's operands | arguments |
 *                                         | callee's locals ........ | callee's operands -> sp
 */
#ifndef VM_THREAD_H
#define VM_THREAD_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/class.h"
#include "vm/value.h"

typedef struct Thread Thread;

enum { THREAD_VALUES_MAX = 1 << 19, THREAD_FRAMES_MAX = 1 << 15, THREADS_MAX = 65000 };

typedef struct Frame {
    Method *method;
    Insn *pc;           /* the instruction being executed */
    Value *locals, *sp; /* sp: one past the top operand; of a caller, without the arguments it passed */
    Ref lock;           /* object that a synchronized method entered; 0: none */
    uint16_t suspended; /* atomic sections below that do not hold meanwhile: see frame_open_sections */
    bool was_fresh; /* if there are any: VmStep.fresh_atomic when the method was called; part of no state */
} Frame;

typedef enum ThreadStatus {
    THREAD_NEW,
    THREAD_RUNNABLE,
    THREAD_BLOCKED,      /* wants the monitor of blocked_on */
    THREAD_WAITING,      /* in the wait set of blocked_on: Object.wait, Wait.on, park (blocked_on: the thread
                            itself), sleep */
    THREAD_INITIALIZING, /* waits for another thread to initialize class blocked_on (a mirror) */
    THREAD_ENDING,       /* the first thread, after main: waits for all user threads to end */
    THREAD_TERMINATED
} ThreadStatus;

/* Why a thread came out of THREAD_WAITING. */
typedef enum WakeReason {
    WAKE_NONE,
    WAKE_NOTIFIED,
    WAKE_TIMEOUT,
    WAKE_INTERRUPT,
    WAKE_SPURIOUS,
    WAKE_STOPPED
} WakeReason;

/* Thread.choosing of a thread that has stopped in the middle of an atomic section, so that a state shows
 * something: others must not run before it does. */
enum { CHOOSES_ITSELF = 1 };

struct Thread {
    /* what every choice point asks of every thread comes first: it should be one cache line */
    uint32_t number; /* index into the VM's threads */
    ThreadStatus status;
    Ref blocked_on;
    uint32_t choosing; /* states only: > 1: it waits for the outside to choose a value below this;
                          CHOOSES_ITSELF: it goes on next, whoever else could run */
    int64_t deadline;  /* virtual nanoseconds; -1: none */
    bool ran;          /* states only: since the last commit; its frames may have changed */
    bool touched;      /* states only: or another thread has changed it (thread_touch) */

    Ref object;                          /* the java.lang.Thread */
    Ref exception;                       /* thrown and not yet caught; of a thread that does not run: sent by
                                            Thread.stop, to be thrown where it goes on; 0: none */
    Frame *frames, *frame, *frame_limit; /* frame: the top one; frames - 1 when there is none */
    Value *values, *value_limit;
    uint32_t saved_entries; /* monitor entries given up by Object.wait */
    uint64_t wait_order;    /* who came first to a wait set */
    WakeReason wake;
    bool retrying;      /* the native at pc has blocked before and is called again */
    bool interruptible; /* an interrupt ends the wait or the blocking */
    bool interrupted, permit, parked, daemon;
    bool doubtful;     /* of its permit: it has waited in the library with it, which may have used it up */
    bool may_wake;     /* the wait may end for no reason: only with VmOptions.spurious_wakeups */
    bool seen_there;   /* of a thread that is held up at a monitor or parked: another has seen that it is, and
                          not still on its way there */
    bool is_suspended; /* by Thread.suspend: it cannot go on */
    Ref blocker;       /* what LockSupport says a parked thread waits for */
    /* for states only */
    uint64_t seen_ends;  /* threads that it knows to have ended, as bits, where a search assumes exclusion */
    uint32_t children;   /* threads that it has started: they are named after it and this */
    uint32_t *frame_ids; /* components of the frames at the last commit */
    uint32_t frame_id_count, frame_id_capacity;
    uint32_t component_id;  /* component of the whole thread at the last commit; 0: none */
    bool choosing_abstract; /* what it waits for is a choice that an abstraction left open */
    uint64_t acted;         /* the last step in which it ran, as VmStep.taken; part of no state */
    uint64_t released;      /* VmStep.taken + 1 of the step in which the thread that it joins has ended, if it
                               is to go on in that; part of no state */
    uint64_t progressed;    /* the last step in which it called Verify.progress, the same way */
    uint8_t asked;          /* in the present step: see READS_WHOLE_THREAD */
    Frame *low;             /* the lowest frame that was on top since then: those below are unchanged */
    uint32_t atomic;        /* @Atomic methods on the stack that are not suspended, and beginAtomic */
};

/* Whether blocked_on means something; in any other status it is left over from before, and what it names may
 * be gone. */
static inline bool thread_is_stuck(const Thread *thread)
{
    return thread->status == THREAD_BLOCKED || thread->status == THREAD_WAITING
           || thread->status == THREAD_INITIALIZING;
}

/* Does Thread.stop end what holds the thread up?  Who wants a monitor must have it first, as who was in
 * Object.wait must; but where the library waits, in a native that is called again, JDKs are parked. */
static inline bool thread_stop_frees(ThreadStatus status, bool retrying, bool gave_entries_up)
{
    return status == THREAD_WAITING || (status == THREAD_BLOCKED && retrying && !gave_entries_up);
}

/* To be called before another thread than the running one is changed: the next commit must look at it. */
static inline void thread_touch(Thread *thread) { thread->touched = true; }

/* How many atomic sections a method that calls out of them suspends: the @Atomic methods below its frame, up
 * to the next one that calls out; none if one of them is not prepared for it.
 *
 *   | program | @Atomic @CallsOut put | library | program: equals | @Atomic get |
 *                1 section, suspended .........^                     holds        */
static inline uint16_t frame_open_sections(const Thread *thread, const Frame *frame)
{
    uint16_t sections = 0;
    for (frame--; frame >= thread->frames && !frame->method->calls_out; frame--) {
        if (frame->method->atomic && !frame->method->open)
            return 0;
        sections += frame->method->atomic;
    }
    return sections;
}

static inline bool thread_has_frames(const Thread *thread) { return thread->frame >= thread->frames; }

/* The threads of a VM, for who looks from outside; and who owns an object's monitor (NULL: nobody). */
const Thread *vm_thread(const Vm *vm, uint32_t number);
const Thread *vm_monitor_owner(const Vm *vm, Ref object);

#endif
