/* Moves: instructions, the rest of those that slept, and the end of time; see state.h. */
#include "state.h"

#include <string.h>

static bool class_lets_pass(const State *s, int t, int class)
{
    return s->classes[class] < CLASS_RUNNING || s->classes[class] == CLASS_RUNNING + t;
}

bool can_move(const Explorer *e, const State *s, int t)
{
    const Op *op = op_of(e, s, t);
    switch (s->threads[t].status) {
    case RUNNING:
        if (op->code == OP_ENTER)
            return is_free(s, t, op->x);
        if (op->code == OP_INIT)
            return class_lets_pass(s, t, op->x);
        return true;
    case REENTERING: return is_free(s, t, s->threads[t].on);
    case WANTING: return is_free(s, t, MONITOR_MUTEX);
    case ACQUIRING: return s->semaphore.threads[0] == t && s->permits > 0;
    case UNPARKED:
    case SLEEPING:
    case WOKEN: return true;
    default: return false;
    }
}

bool can_time_out(const Explorer *e, const State *s, int t)
{
    const Op *op = op_of(e, s, t);
    switch (s->threads[t].status) {
    case WAITING:
    case AWAITING:
    case AT_LATCH:
    case PARKED:
    case JOINING: return op->y == 1;
    case WANTING: return op->code == OP_TRY_FOR_SOME_TIME;
    case ACQUIRING: return op->y == 1;
    default: return false;
    }
}

bool can_wake_up(const State *s, int t)
{
    int status = s->threads[t].status;
    return status == WAITING || status == AWAITING || status == PARKED;
}

void arrive(Explorer *e, State *s, int t, OpCode from, Passing passing)
{
    if (!run_local(e, s, t))
        return;
    const ThreadState *thread = &s->threads[t];
    bool goes_on = (thread->status == RUNNING || thread->status == REENTERING) && can_move(e, s, t);
    int fusion = fusion_of(from, passing, op_of(e, s, t)->code);
    bool fused = e->question->fusion == fusion;
    if (goes_on && e->question->met != NULL)
        e->question->met[fusion] = true;
    s->only = (thread->atomic > 0 || fused) && goes_on ? (int8_t)t : -1;
    meet(e, s);
}

void time_out(Explorer *e, const State *from, int t)
{
    OpCode code = op_of(e, from, t)->code;
    State s;
    memcpy(&s, from, sizeof s);
    switch (s.threads[t].status) {
    case WAITING:
    case AWAITING: wake_waiter(&s, t, false); break;
    case PARKED:
        s.threads[t].permit = 0;
        go_on(&s, t);
        break;
    case ACQUIRING:
        queue_remove(&s.semaphore, t);
        go_on_with(&s, t, 0);
        break;
    default: go_on_with(&s, t, 0); break;
    }
    arrive(e, &s, t, code, PASSES_LATE);
}

/* A semaphore that acquires uninterruptibly is not `on`.  Who was let through the latch may still see an
 * interrupt first. */
bool can_be_interrupted(const Explorer *e, const State *s, int t)
{
    if (!s->threads[t].interrupted)
        return false;
    switch (s->threads[t].status) {
    case WAITING:
    case AWAITING:
    case PARKED:
    case WANTING:
    case AT_LATCH:
    case SLEEPING:
    case JOINING: return true;
    case ACQUIRING: return s->threads[t].on != 0;
    case WOKEN: return op_of(e, s, t)->code == OP_PASS_LATCH;
    default: return false;
    }
}

void take_interrupt(Explorer *e, const State *from, int t)
{
    OpCode code = op_of(e, from, t)->code;
    State s;
    memcpy(&s, from, sizeof s);
    switch (s.threads[t].status) {
    case WAITING:
    case AWAITING: wake_waiter(&s, t, true); break;
    case PARKED:
        s.threads[t].permit = 0;
        go_on(&s, t);
        break;
    default:
        queue_remove(&s.semaphore, t);
        s.threads[t].on = 0;
        throw_interrupted(e, &s, t);
        break;
    }
    arrive(e, &s, t, code, PASSES_LATE);
}

/* What is left of an instruction that slept. */
static void move_sleeper(Explorer *e, State *s, int t)
{
    ThreadState *thread = &s->threads[t];
    OpCode code = op_of(e, s, t)->code;
    switch (thread->status) {
    case REENTERING:
        take_monitor(s, t, thread->on, thread->entries);
        thread->entries = 0;
        if (thread->disturbed)
            throw_interrupted(e, s, t);
        else
            go_on(s, t);
        thread->on = 0;
        break;
    case WANTING:
        take_monitor(s, t, MONITOR_MUTEX, 1);
        go_on_with(s, t, 1);
        break;
    case ACQUIRING:
        queue_remove(&s->semaphore, t);
        s->permits--;
        go_on_with(s, t, 1);
        break;
    case UNPARKED:
        thread->permit = 0;
        go_on(s, t);
        break;
    default: /* WOKEN, SLEEPING */ go_on_with(s, t, 1); break;
    }
    arrive(e, s, t, code, PASSES_WOKEN);
}

static void each_random(Explorer *e, const State *from, int t, const Op *op)
{
    for (int value = op->x; value <= op->y; value++) {
        State s;
        memcpy(&s, from, sizeof s);
        go_on_with(&s, t, value);
        arrive(e, &s, t, op->code, PASSES);
    }
}

static void each_waiter(Explorer *e, const State *from, int t, const Op *op)
{
    bool anyone = false;
    for (int who = 0; who < THREADS_MAX; who++) {
        if (from->threads[who].status != WAITING || from->threads[who].on != op->x)
            continue;
        State s;
        memcpy(&s, from, sizeof s);
        wake_waiter(&s, who, false);
        go_on(&s, t);
        arrive(e, &s, t, op->code, PASSES);
        anyone = true;
    }
    if (anyone)
        return;
    State s;
    memcpy(&s, from, sizeof s);
    go_on(&s, t);
    arrive(e, &s, t, op->code, PASSES);
}

void move(Explorer *e, const State *from, int t)
{
    const Op *op = op_of(e, from, t);
    State s;
    memcpy(&s, from, sizeof s);
    if (s.threads[t].status != RUNNING) {
        move_sleeper(e, &s, t);
    } else if (op->code < LOCAL_OPS) { /* only at a thread's beginning */
        arrive(e, &s, t, op->code, PASSES);
    } else if (op->code == OP_RANDOM) {
        each_random(e, from, t, op);
    } else if (op->code == OP_NOTIFY && owns(from, t, op->x)) {
        each_waiter(e, from, t, op);
    } else {
        run_visible(e, &s, t);
        arrive(e, &s, t, op->code, PASSES);
    }
}
