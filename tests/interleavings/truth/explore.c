/* All that a program can do, by brute force: every thread that can move moves by one instruction, from every state, and equal states are
 * met once.  Instructions that no other thread can notice follow at once. */
#include <stdlib.h>
#include <string.h>

#include "program.h"

typedef enum Status {
    NEW, RUNNING,
    WAITING,                    /* in the wait set of `on` */
    AWAITING,                   /* in the queue of the condition */
    REENTERING,                 /* wants monitor `on` back as often as it had it */
    WANTING,                    /* blocked for a while or until interrupted: at OP_TRY_FOR_SOME_TIME, OP_ENTER_INTERRUPTIBLY */
    ACQUIRING,                  /* in the queue of the semaphore */
    AT_LATCH, PARKED, UNPARKED, SLEEPING, JOINING,
    WOKEN,                      /* goes on behind the instruction when it is chosen */
    DISTURBED,                  /* the same by an InterruptedException */
    ENDED
} Status;

typedef struct ThreadState {
    int16_t pc;
    int8_t  status, acc, locals[LOCALS_MAX], spare, atomic, interrupted, permit, on, entries, disturbed, thrown;
} ThreadState;

typedef struct Queue { int8_t threads[THREADS_MAX], count; } Queue;

enum { CLASS_UNTOUCHED, CLASS_DONE, CLASS_WRONG, CLASS_RUNNING };       /* and from there on the thread's number */

typedef struct State {
    ThreadState threads[THREADS_MAX];
    int8_t  variables[VARIABLES], line[VARIABLES];
    int8_t  owners[MONITORS], entries[MONITORS];        /* owner: thread + 1 */
    int8_t  classes[CLASSES];
    int8_t  permits, latch;
    Queue   condition, semaphore;
    int8_t  only;               /* the thread that is in an atomic section and can go on; -1: none */
} State;

typedef struct Explorer {
    const Meaning *meaning;
    State *states;              /* in the order in which they were met: also the queue of those to expand */
    long   count, expanded, max_states;
    long  *table;               /* state + 1 by hash */
    long   table_size;
    bool   failed;
    int    fusion;
    OutcomeSet *outcomes;
} Explorer;

/* --- outcomes ---------------------------------------------------------------------------------------------------------- */

static void note(Explorer *e, const char *text)
{
    OutcomeSet *outcomes = e->outcomes;
    for (int i = 0; i < outcomes->count; i++)
        if (strcmp(outcomes->texts[i], text) == 0)
            return;
    if (outcomes->count == OUTCOMES_MAX)
        e->failed = true;
    else
        snprintf(outcomes->texts[outcomes->count++], OUTCOME_LENGTH, "%s", text);
}

static void note_line(Explorer *e, const State *s)
{
    char text[OUTCOME_LENGTH];
    int length = 0;
    for (int i = 0; i < VAR_FAILURE; i++)
        length += snprintf(text + length, sizeof text - (size_t)length, "%d ", s->line[i]);
    snprintf(text + length, sizeof text - (size_t)length, "%s", thrown_names[s->line[VAR_FAILURE]]);
    note(e, text);
}

static void note_fatal(Explorer *e, const State *s, int t)
{
    char text[OUTCOME_LENGTH];
    snprintf(text, sizeof text, "exception: %s", thrown_names[s->threads[t].thrown]);
    note(e, text);
}

static void note_assertion(Explorer *e, int number)
{
    char text[OUTCOME_LENGTH];
    snprintf(text, sizeof text, "assertion: %d", number);
    note(e, text);
}

/* --- states -------------------------------------------------------------------------------------------------------------- */

static uint64_t hash(const State *s)
{
    uint64_t h = 0x9E3779B97F4A7C15u, word;
    for (size_t i = 0; i < sizeof *s; i += sizeof word) {
        word = 0;
        memcpy(&word, (const char *)s + i, sizeof *s - i < sizeof word ? sizeof *s - i : sizeof word);
        h = (h ^ word) * 0xBF58476D1CE4E5B9u;
        h ^= h >> 29;
    }
    return h;
}

static void meet(Explorer *e, const State *s)
{
    long at = (long)(hash(s) % (uint64_t)e->table_size);
    for (; e->table[at] != 0; at = (at + 1) % e->table_size)
        if (memcmp(&e->states[e->table[at] - 1], s, sizeof *s) == 0)
            return;
    if (e->count == e->max_states) {
        e->failed = true;
        return;
    }
    memcpy(&e->states[e->count++], s, sizeof *s);
    e->table[at] = e->count;
}

static bool is_alive(const State *s, int t) { return s->threads[t].status != NEW && s->threads[t].status != ENDED; }

static const Op *op_of(const Explorer *e, const State *s, int t) { return &e->meaning->ops[s->threads[t].pc]; }

static bool owns(const State *s, int t, int monitor) { return s->owners[monitor] == t + 1; }

static bool is_free(const State *s, int t, int monitor) { return s->owners[monitor] == 0 || owns(s, t, monitor); }

static void queue_add(Queue *queue, int t) { queue->threads[queue->count++] = (int8_t)t; }

static void queue_remove(Queue *queue, int t)
{
    int kept = 0;
    for (int i = 0; i < queue->count; i++)
        if (queue->threads[i] != t)
            queue->threads[kept++] = queue->threads[i];
    for (int i = kept; i < queue->count; i++)
        queue->threads[i] = 0;
    queue->count = (int8_t)kept;
}

/* --- one instruction ------------------------------------------------------------------------------------------------------ */

static void throw(const Explorer *e, State *s, int t, Thrown what)
{
    s->threads[t].thrown = (int8_t)what;
    s->threads[t].status = RUNNING;
    s->threads[t].pc = (int16_t)e->meaning->handlers[op_of(e, s, t)->handler];
}

static void throw_interrupted(const Explorer *e, State *s, int t)
{
    s->threads[t].interrupted = s->threads[t].disturbed = 0;
    throw(e, s, t, THROWN_INTERRUPTED);
}

static void go_on(State *s, int t)
{
    s->threads[t].status = RUNNING;
    s->threads[t].on = 0;
    s->threads[t].pc++;
}

static void go_on_with(State *s, int t, int acc)
{
    s->threads[t].acc = (int8_t)acc;
    go_on(s, t);
}

static void take_monitor(State *s, int t, int monitor, int entries)
{
    s->owners[monitor] = (int8_t)(t + 1);
    s->entries[monitor] = (int8_t)(s->entries[monitor] + entries);
}

static void leave_monitor(State *s, int monitor)
{
    if (--s->entries[monitor] == 0)
        s->owners[monitor] = 0;
}

/* Gives the monitor up and sleeps. */
static void fall_asleep(State *s, int t, int monitor, Status status)
{
    ThreadState *thread = &s->threads[t];
    thread->status = (int8_t)status;
    thread->on = (int8_t)monitor;
    thread->entries = s->entries[monitor];
    s->entries[monitor] = 0;
    s->owners[monitor] = 0;
}

static void wake_waiter(State *s, int t, bool disturbed)
{
    s->threads[t].status = REENTERING;
    s->threads[t].disturbed = disturbed;
    queue_remove(&s->condition, t);
}

static void wake_all(State *s, Status from, int on, Status to)
{
    for (int t = 0; t < THREADS_MAX; t++)
        if (s->threads[t].status == (int8_t)from && s->threads[t].on == on) {
            s->threads[t].status = (int8_t)to;
            s->threads[t].on = to == REENTERING ? (int8_t)on : 0;
        }
}

static void interrupt(State *s, int t)
{
    ThreadState *thread = &s->threads[t];
    thread->interrupted = 1;
    switch (thread->status) {
    case WAITING: case AWAITING:
        wake_waiter(s, t, true);
        break;
    case PARKED:
        thread->status = UNPARKED;
        break;
    case ACQUIRING:
        if (thread->on == 0)
            return;
        queue_remove(&s->semaphore, t);
        thread->status = DISTURBED;
        break;
    case WANTING: case AT_LATCH: case SLEEPING: case JOINING:
        thread->status = DISTURBED;
        break;
    default:
        break;
    }
}

static void end_thread(State *s, int t)
{
    memset(&s->threads[t], 0, sizeof s->threads[t]);
    s->threads[t].status = ENDED;
    wake_all(s, JOINING, t, WOKEN);
}

static bool compares(const Op *op, int acc)
{
    return op->x == '=' ? acc == op->y : op->x == '<' ? acc < op->y : acc != op->y;
}

/* Local instructions; false: the path has ended. */
static bool run_local(Explorer *e, State *s, int t)
{
    ThreadState *thread = &s->threads[t];
    while (thread->status == RUNNING && op_of(e, s, t)->code < LOCAL_OPS) {
        const Op *op = op_of(e, s, t);
        thread->pc++;
        switch (op->code) {
        case OP_CONST: thread->acc = (int8_t)op->x; break;
        case OP_ADD: thread->acc = (int8_t)(thread->acc + op->x); break;
        case OP_ADD_SPARE: thread->acc = (int8_t)(thread->acc + thread->spare); break;
        case OP_SPARE: thread->spare = thread->acc; break;
        case OP_GET: thread->acc = thread->locals[op->x]; break;
        case OP_SET: thread->locals[op->x] = thread->acc; break;
        case OP_GO: thread->pc = (int16_t)op->target; break;
        case OP_NOTE: s->line[op->x] = thread->acc; break;
        case OP_CAUGHT: thread->acc = thread->thrown; thread->thrown = 0; break;
        case OP_UNLESS:
            if (!compares(op, thread->acc))
                thread->pc = (int16_t)op->target;
            break;
        case OP_DIVIDE:
            thread->pc--;
            if (thread->acc == 0)
                throw(e, s, t, THROWN_ARITHMETIC);
            else
                go_on_with(s, t, op->x / thread->acc);
            break;
        case OP_RETHROW:
            thread->pc--;
            throw(e, s, t, (Thrown)thread->thrown);
            break;
        case OP_CATCH:
            if (thread->thrown < op->x)
                thread->thrown = 0;
            else
                thread->pc = (int16_t)op->target;
            break;
        case OP_FATAL: note_fatal(e, s, t); return false;
        case OP_ASSERT:
            if (thread->acc >= op->x) {
                note_assertion(e, op->y);
                return false;
            }
            break;
        case OP_IGNORE_IF:
            if (thread->acc == op->x)
                return false;
            break;
        default: break;
        }
    }
    return true;
}

static bool class_lets_pass(const State *s, int t, int class)
{
    return s->classes[class] < CLASS_RUNNING || s->classes[class] == CLASS_RUNNING + t;
}

/* May the thread execute its instruction, or what is left of it, without being woken by time? */
static bool can_move(const Explorer *e, const State *s, int t)
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
    case UNPARKED: case SLEEPING: case WOKEN: case DISTURBED: return true;
    default: return false;
    }
}

/* Can time end its sleep? */
static bool can_time_out(const Explorer *e, const State *s, int t)
{
    const Op *op = op_of(e, s, t);
    switch (s->threads[t].status) {
    case WAITING: case AWAITING: case AT_LATCH: case PARKED: case JOINING: return op->y == 1;
    case WANTING: return op->code == OP_TRY_FOR_SOME_TIME;
    case ACQUIRING: return op->y == 1;
    default: return false;
    }
}

/* The thread has moved past an instruction: it alone goes on if it must. */
static void arrive(Explorer *e, State *s, int t, OpCode from, Passing passing)
{
    if (!run_local(e, s, t))
        return;
    const ThreadState *thread = &s->threads[t];
    bool goes_on = (thread->status == RUNNING || thread->status == REENTERING) && can_move(e, s, t);
    bool fused = e->fusion == (int)from * PASSINGS + (int)passing;
    s->only = (thread->atomic > 0 || fused) && goes_on ? (int8_t)t : -1;
    meet(e, s);
}

static void time_out(Explorer *e, const State *from, int t)
{
    OpCode code = op_of(e, from, t)->code;
    State s;
    memcpy(&s, from, sizeof s);
    switch (s.threads[t].status) {
    case WAITING: case AWAITING: wake_waiter(&s, t, false); break;
    case PARKED: s.threads[t].permit = 0; go_on(&s, t); break;
    case ACQUIRING: queue_remove(&s.semaphore, t); go_on_with(&s, t, 0); break;
    default: go_on_with(&s, t, 0); break;
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
    case DISTURBED:
        thread->on = 0;
        throw_interrupted(e, s, t);
        break;
    default:                                            /* WOKEN, SLEEPING */
        go_on_with(s, t, 1);
        break;
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

/* An instruction that sleeps, once it is clear that it may throw InterruptedException. */
static void sleep_unless(const Explorer *e, State *s, int t, bool done, Status status)
{
    if (s->threads[t].interrupted)
        throw_interrupted(e, s, t);
    else if (done)
        go_on_with(s, t, 1);
    else
        s->threads[t].status = (int8_t)status;
}

static void run_on_monitor(const Explorer *e, State *s, int t, const Op *op)
{
    ThreadState *thread = &s->threads[t];
    int monitor = op->code == OP_AWAIT || op->code == OP_SIGNAL || op->code == OP_SIGNAL_ALL ? MONITOR_MUTEX : op->x;
    /* a condition looks at the interrupt first, an object at the owner */
    if ((op->code == OP_AWAIT && thread->interrupted) || (op->code == OP_WAIT && owns(s, t, monitor) && thread->interrupted)) {
        throw_interrupted(e, s, t);
        return;
    }
    if (!owns(s, t, monitor)) {
        throw(e, s, t, THROWN_MONITOR_STATE);
        return;
    }
    switch (op->code) {
    case OP_EXIT: leave_monitor(s, monitor); go_on(s, t); break;
    case OP_WAIT: fall_asleep(s, t, monitor, WAITING); break;
    case OP_AWAIT: fall_asleep(s, t, monitor, AWAITING); queue_add(&s->condition, t); break;
    case OP_NOTIFY_ALL: wake_all(s, WAITING, monitor, REENTERING); go_on(s, t); break;
    default:                                            /* OP_SIGNAL, OP_SIGNAL_ALL */
        do {
            if (s->condition.count > 0)
                wake_waiter(s, s->condition.threads[0], false);
        } while (op->code == OP_SIGNAL_ALL && s->condition.count > 0);
        go_on(s, t);
        break;
    }
}

static void acquire(const Explorer *e, State *s, int t, const Op *op)
{
    bool interruptible = op->y < 2;
    if (interruptible && s->threads[t].interrupted) {
        throw_interrupted(e, s, t);
    } else if (s->permits > 0 || op->y == 2) {
        go_on_with(s, t, s->permits > 0);
        s->permits = (int8_t)(s->permits - s->threads[t].acc);
    } else {
        s->threads[t].status = ACQUIRING;
        s->threads[t].on = interruptible;
        queue_add(&s->semaphore, t);
    }
}

static void begin_init(const Explorer *e, State *s, int t, const Op *op)
{
    switch (s->classes[op->x]) {
    case CLASS_UNTOUCHED: s->classes[op->x] = (int8_t)(CLASS_RUNNING + t); go_on(s, t); break;
    case CLASS_WRONG: throw(e, s, t, THROWN_NO_CLASS); break;
    default: s->threads[t].pc = (int16_t)op->target; break;
    }
}

static void fail_init(const Explorer *e, State *s, int t, const Op *op)
{
    Thrown thrown = (Thrown)s->threads[t].thrown;
    s->classes[op->x] = CLASS_WRONG;
    throw(e, s, t, thrown < THROWN_IN_INITIALIZER ? THROWN_IN_INITIALIZER : thrown);
}

static void run_on_thread(const Explorer *e, State *s, int t, const Op *op)
{
    ThreadState *other = &s->threads[op->x];
    switch (op->code) {
    case OP_START:
        if (other->status != NEW) {
            throw(e, s, t, THROWN_THREAD_STATE);
            return;
        }
        other->status = RUNNING;
        break;
    case OP_JOIN:
        if (!is_alive(s, op->x))
            break;
        s->threads[t].on = (int8_t)op->x;
        sleep_unless(e, s, t, false, JOINING);
        return;
    case OP_UNPARK:
        if (is_alive(s, op->x))
            other->permit = 1;
        if (other->status == PARKED)
            other->status = UNPARKED;
        break;
    case OP_INTERRUPT:
        if (other->status != ENDED)
            interrupt(s, op->x);
        break;
    default: s->threads[t].acc = is_alive(s, op->x); break;         /* OP_ALIVE */
    }
    go_on(s, t);
}

static void run_simple(Explorer *e, State *s, int t, const Op *op)
{
    ThreadState *thread = &s->threads[t];
    switch (op->code) {
    case OP_LOAD: go_on_with(s, t, s->variables[op->x]); break;
    case OP_STORE: s->variables[op->x] = thread->acc; go_on(s, t); break;
    case OP_STORE_CELL:
        if (thread->acc < 0 || thread->acc > 1) {
            throw(e, s, t, THROWN_INDEX);
        } else {
            s->variables[VAR_CELL0 + thread->acc] = (int8_t)op->x;
            go_on(s, t);
        }
        break;
    case OP_BUMP: s->variables[VAR_ATOMIC] = (int8_t)(s->variables[VAR_ATOMIC] + op->x); go_on_with(s, t, s->variables[VAR_ATOMIC]); break;
    case OP_SWAP:
        go_on_with(s, t, s->variables[VAR_ATOMIC] == op->x);
        if (thread->acc)
            s->variables[VAR_ATOMIC] = (int8_t)op->y;
        break;
    case OP_ENTER: take_monitor(s, t, op->x, 1); go_on(s, t); break;
    case OP_TRY:
        go_on_with(s, t, is_free(s, t, op->x));
        if (thread->acc)
            take_monitor(s, t, op->x, 1);
        break;
    case OP_TRY_FOR_SOME_TIME: case OP_ENTER_INTERRUPTIBLY:
        if (thread->interrupted || !is_free(s, t, op->x)) {
            sleep_unless(e, s, t, false, WANTING);
        } else {
            take_monitor(s, t, op->x, 1);
            go_on_with(s, t, 1);
        }
        break;
    case OP_ACQUIRE: acquire(e, s, t, op); break;
    case OP_RELEASE: s->permits++; go_on(s, t); break;
    case OP_PASS_LATCH: sleep_unless(e, s, t, s->latch == 0, AT_LATCH); break;
    case OP_COUNT_DOWN:
        if (s->latch > 0 && --s->latch == 0)
            wake_all(s, AT_LATCH, 0, WOKEN);
        go_on(s, t);
        break;
    case OP_PARK:
        if (thread->permit || thread->interrupted) {
            thread->permit = 0;
            go_on(s, t);
        } else {
            thread->status = PARKED;
        }
        break;
    case OP_SLEEP: sleep_unless(e, s, t, false, SLEEPING); break;
    case OP_INTERRUPTED: go_on_with(s, t, thread->interrupted); thread->interrupted = 0; break;
    case OP_BEGIN_ATOMIC: thread->atomic++; go_on(s, t); break;
    case OP_END_ATOMIC: thread->atomic = (int8_t)(thread->atomic - (thread->atomic > 0)); go_on(s, t); break;
    case OP_INIT: begin_init(e, s, t, op); break;
    case OP_INIT_END: s->classes[op->x] = CLASS_DONE; go_on(s, t); break;
    case OP_INIT_FAILED: fail_init(e, s, t, op); break;
    case OP_PRINT: note_line(e, s); go_on(s, t); break;
    case OP_END: end_thread(s, t); break;
    default: run_on_thread(e, s, t, op); break;
    }
}

static void move(Explorer *e, const State *from, int t)
{
    const Op *op = op_of(e, from, t);
    State s;
    memcpy(&s, from, sizeof s);
    if (s.threads[t].status != RUNNING) {
        move_sleeper(e, &s, t);
    } else if (op->code < LOCAL_OPS) {                  /* only at a thread's beginning */
        arrive(e, &s, t, op->code, PASSES);
    } else if (op->code == OP_RANDOM) {
        each_random(e, from, t, op);
    } else if (op->code == OP_NOTIFY && owns(from, t, op->x)) {
        each_waiter(e, from, t, op);
    } else {
        if ((op->code >= OP_WAIT && op->code <= OP_SIGNAL_ALL) || op->code == OP_EXIT)
            run_on_monitor(e, &s, t, op);
        else
            run_simple(e, &s, t, op);
        arrive(e, &s, t, op->code, PASSES);
    }
}

/* --- all of them ------------------------------------------------------------------------------------------------------------ */

/* Who wants a monitor for good, and whose is it?  -1: nobody's, or it wants none. */
static int wants_of(const Explorer *e, const State *s, int t)
{
    const ThreadState *thread = &s->threads[t];
    if (thread->status == REENTERING)
        return s->owners[thread->on] - 1;
    return thread->status == RUNNING && op_of(e, s, t)->code == OP_ENTER ? s->owners[op_of(e, s, t)->x] - 1 : -1;
}

/* Threads that wait for each other in a circle are a deadlock even if the program ends, since they are daemons. */
static bool has_circle(const Explorer *e, const State *s)
{
    for (int t = 0; t < THREADS_MAX; t++) {
        int at = wants_of(e, s, t);
        for (int steps = 0; at >= 0 && at != t && steps < THREADS_MAX; steps++)
            at = wants_of(e, s, at);
        if (at == t && wants_of(e, s, t) != t)
            return true;
    }
    return false;
}

static bool has_user_threads(const Explorer *e, const State *s)
{
    for (int t = 0; t < THREADS_MAX; t++)
        if (is_alive(s, t) && !e->meaning->daemons[t])
            return true;
    return false;
}

static void expand(Explorer *e, long number)
{
    State s;
    memcpy(&s, &e->states[number], sizeof s);
    bool moved = false, goes_on = has_user_threads(e, &s);
    for (int t = 0; t < THREADS_MAX; t++) {
        if (!is_alive(&s, t) || (s.only >= 0 && s.only != t))
            continue;
        if (can_move(e, &s, t)) {
            move(e, &s, t);
            moved = true;
        }
        if (can_time_out(e, &s, t)) {
            time_out(e, &s, t);
            moved = true;
        }
    }
    if (goes_on ? !moved : has_circle(e, &s))
        note(e, "deadlock");
}

static int compare_texts(const void *one, const void *other) { return strcmp(one, other); }

static void begin(Explorer *e)
{
    State s;
    memset(&s, 0, sizeof s);
    s.only = -1;
    s.permits = (int8_t)e->meaning->permits;
    s.latch = (int8_t)e->meaning->latch;
    for (int t = 0; t < e->meaning->threads; t++)
        s.threads[t].pc = (int16_t)e->meaning->entries[t];
    s.threads[0].status = RUNNING;
    arrive(e, &s, 0, OP_START, PASSES);
}

bool explore(const Meaning *meaning, long max_states, int fusion, int enough, OutcomeSet *outcomes)
{
    Explorer e = {.meaning = meaning, .max_states = max_states, .table_size = 2 * max_states + 1, .fusion = fusion, .outcomes = outcomes};
    e.states = malloc((size_t)max_states * sizeof *e.states);
    e.table = calloc((size_t)e.table_size, sizeof *e.table);
    if (e.states == NULL || e.table == NULL)
        exit(2);
    outcomes->count = 0;
    for (begin(&e); !e.failed && outcomes->count < enough && e.expanded < e.count; e.expanded++)
        expand(&e, e.expanded);
    qsort(outcomes->texts, (size_t)outcomes->count, sizeof *outcomes->texts, compare_texts);
    free(e.states);
    free(e.table);
    return !e.failed;
}
