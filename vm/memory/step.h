/* The choice protocol: where the running thread is within a step of a search.
 *
 * A step begins when the outside chooses a thread or a value (vm_take) and ends at the next choice point.
 * Between these a thread may pass the one visible operation for which it was chosen; it stops before any
 * other one, if other threads are enabled there.
 *
 *                                 vm_begin
 *             +------------------------------------------------+
 *             |                                                v
 *        +---------+  a thread is  +--------+  passes its  +--------+
 *   +--> | OUTSIDE | ------------> | CHOSEN | -----------> |  FREE  |
 *   |    +---------+  chosen       +--------+  operation   +--------+
 *   |         |                     ^    |                  ^    |
 *   |         |  a value is chosen  |    |   +-------+      |    |
 *   |         +---------------------|----|-> | VALUE | -----+    | stops
 *   |                               |    |   +-------+ is taken  |
 *   |            the only enabled   |    | stops                 |
 *   |            thread goes on     |    v                       v
 *   |  step ends                   +-------------------------------+
 *   +----------------------------- |            STOPPED            |
 *                                  +-------------------------------+
 *                                   | a thread that was      ^
 *                                   v started in this step   | stops
 *                                  +-------------------------------+
 *                                  |           BEGINNING           |
 *                                  +-------------------------------+
 *
 * A thread stops before a visible operation, when it blocks, ends, needs a value (Thread.choosing), or has
 * used up its budget.  Where it stopped is part of the state: its frames and status say it. */
#ifndef VM_MEMORY_STEP_H
#define VM_MEMORY_STEP_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "vm/class.h"
#include "vm/vm.h"

typedef enum RunState {
    RUN_OUTSIDE,   /* no step is under way: between steps, and always in a plain run */
    RUN_FREE,      /* the thread stops before its next visible operation */
    RUN_CHOSEN,    /* the thread was chosen at `resumed_at`: its next visible operation goes ahead */
    RUN_VALUE,     /* the native at the thread's pc takes the value `chosen` */
    RUN_BEGINNING, /* like RUN_FREE, for a thread that runs in the step of the one that has started it */
    RUN_STOPPED    /* the interpreter has returned; the step may go on with another thread */
} RunState;

typedef struct VmStep {
    bool interleaving; /* in a search, and there is more than one thread */
    RunState run;
    uint32_t chosen;        /* of RUN_VALUE */
    const Insn *resumed_at; /* of RUN_CHOSEN: where the thread stood in the state in which it was chosen;
                               NULL: no state has shown it there */
    const Insn *cleared; /* --step bytecode: the instruction after a STEP instruction that was passed, which
                            is no choice point of its own; NULL: none */
    bool fresh_atomic;   /* the thread has entered an @Atomic method without a choice point, and has done
                            nothing visible in it: the first visible operation there is one */
    uint32_t visible_depth; /* how many frames the thread had at its last visible operation, or fewer if a
                               @CallsOut method was called or has returned since: all that are among these
                               have one inside */
    bool has_started; /* threads were started in this step, or released from their joins, and some of them may
                         not have run */
    bool is_ahead;  /* the thread has passed accesses that exclude those of others (exclusive.h) since it was
                       last seen: others might come between these and what follows */
    bool must_show; /* a thread has stopped before a race, where the goal holds, or between two lines or
                       instructions that are steps: the step ends here, so that a state shows it */
    uint64_t valuation; /* that the watch had when the step began */
    bool watch_due;     /* the goal may have been reached since it was last evaluated: see watching.h */
    uint64_t taken;     /* steps on all paths together: never set back */
    Interest interest;  /* what the program said in this step; part of no state */
} VmStep;

static inline bool step_is_running(const VmStep *step)
{
    return step->run != RUN_OUTSIDE && step->run != RUN_STOPPED;
}

static inline bool step_is_chosen(const VmStep *step) { return step->run == RUN_CHOSEN; }
static inline bool step_has_value(const VmStep *step) { return step->run == RUN_VALUE; }
static inline bool step_is_beginning(const VmStep *step) { return step->run == RUN_BEGINNING; }

/* --- from one thread to the next --- */

/* The first thread of the program runs up to the first choice point. */
static inline void step_begin(VmStep *step)
{
    assert(step->run == RUN_OUTSIDE && "a step begins after the last one has ended");
    step->run = RUN_FREE;
}

static inline void step_leave_last_stop(VmStep *step)
{
    step->must_show = step->fresh_atomic = step->is_ahead = false;
    step->visible_depth = UINT32_MAX; /* others may have run where the thread stood */
    step->cleared = NULL;             /* it belonged to another path or thread */
}

/* A thread was chosen, by the outside or because there is no other; `at`: the instruction at which it stands,
 * NULL when it has no frames. */
static inline void step_choose_thread(VmStep *step, const Insn *at)
{
    assert((step->run == RUN_OUTSIDE || step->run == RUN_STOPPED) && "one thread runs at a time");
    assert((step->run == RUN_OUTSIDE || !step->must_show) && "what must be shown ends the step");
    step_leave_last_stop(step);
    step->run = RUN_CHOSEN;
    step->resumed_at = at;
}

/* The thread that was chosen goes on in the middle of a step, because no other is enabled. */
static inline void step_was_not_shown(VmStep *step) { step->resumed_at = NULL; }

/* A value was chosen for the native at which its thread stands. */
static inline void step_choose_value(VmStep *step, uint32_t value)
{
    assert(step->run == RUN_OUTSIDE && "only the outside chooses values");
    step_leave_last_stop(step);
    step->run = RUN_VALUE;
    step->chosen = value;
}

/* A thread that was started in this step begins. */
static inline void step_begin_thread(VmStep *step)
{
    assert(step->run == RUN_STOPPED && step->has_started && "it begins when its starter has stopped");
    step->run = RUN_BEGINNING;
    step->fresh_atomic = step->is_ahead = false;
    step->visible_depth = UINT32_MAX;
}

/* The interpreter has returned. */
static inline void step_stop(VmStep *step)
{
    assert(step_is_running(step) && "only a running thread stops");
    assert(step->run != RUN_VALUE && "the native for which a value was chosen takes it first");
    step->run = RUN_STOPPED;
}

static inline void step_end(VmStep *step)
{
    assert(step->run == RUN_STOPPED && "a step ends when its last thread has stopped");
    step->run = RUN_OUTSIDE;
}

/* --- while a thread runs --- */

/* Before a visible operation: true if the thread was chosen for it; the next one is a choice point again. */
static inline bool step_pass(VmStep *step)
{
    assert(step_is_running(step) && "visible operations are those of steps");
    if (step->run != RUN_CHOSEN)
        return false;
    step->run = RUN_FREE;
    return true;
}

/* Other threads may have become enabled: who was chosen may not pass its next visible operation any more.
 * Also called outside of steps, where nobody is chosen. */
static inline void step_end_pass(VmStep *step)
{
    if (step->run == RUN_CHOSEN)
        step->run = RUN_FREE;
}

/* The value that was chosen for the native that runs. */
static inline uint32_t step_take_value(VmStep *step)
{
    assert(step->run == RUN_VALUE && "a value is taken once");
    step->run = RUN_FREE;
    return step->chosen;
}

/* The running thread stops at once, so that a state shows where. */
static inline void step_show(VmStep *step)
{
    assert(step_is_running(step) && "only a running thread stops");
    step->must_show = true;
}

#endif
