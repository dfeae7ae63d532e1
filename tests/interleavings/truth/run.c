/* Instructions; see state.h. */
#include "state.h"

static bool compares(const Op *op, int acc)
{
    return op->x == '=' ? acc == op->y : op->x == '<' ? acc < op->y : acc != op->y;
}

bool run_local(Explorer *e, State *s, int t)
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
        case OP_FOLD: thread->seen = (int8_t)((thread->seen * 3 + thread->acc) % 100); break;
        case OP_SEEN: thread->acc = thread->seen; break;
        case OP_NOTE: s->line[op->x] = thread->acc; break;
        case OP_CAUGHT:
            thread->acc = thread->thrown;
            thread->thrown = 0;
            break;
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

static void run_on_monitor(const Explorer *e, State *s, int t, const Op *op)
{
    ThreadState *thread = &s->threads[t];
    int monitor =
        op->code == OP_AWAIT || op->code == OP_SIGNAL || op->code == OP_SIGNAL_ALL ? MONITOR_MUTEX : op->x;
    /* a condition looks at the interrupt first, an object at the owner */
    if ((op->code == OP_AWAIT && thread->interrupted)
        || (op->code == OP_WAIT && owns(s, t, monitor) && thread->interrupted)) {
        throw_interrupted(e, s, t);
        return;
    }
    if (!owns(s, t, monitor)) {
        throw(e, s, t, THROWN_MONITOR_STATE);
        return;
    }
    switch (op->code) {
    case OP_EXIT:
        leave_monitor(s, monitor);
        go_on(s, t);
        break;
    case OP_WAIT: fall_asleep(s, t, monitor, WAITING); break;
    case OP_AWAIT:
        fall_asleep(s, t, monitor, AWAITING);
        queue_add(&s->condition, t);
        break;
    case OP_NOTIFY_ALL:
        wake_all(s, WAITING, monitor, REENTERING);
        go_on(s, t);
        break;
    default: /* OP_SIGNAL, OP_SIGNAL_ALL */
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
    case CLASS_UNTOUCHED:
        s->classes[op->x] = (int8_t)(CLASS_RUNNING + t);
        go_on(s, t);
        break;
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
            other->interrupted = 1;
        break;
    default: s->threads[t].acc = is_alive(s, op->x); break; /* OP_ALIVE */
    }
    go_on(s, t);
}

static int8_t *field_of(State *s, int pair, int field)
{
    return &s->variables[VAR_PAIRS + 2 * (pair - 1) + field];
}

static void run_simple(Explorer *e, State *s, int t, const Op *op)
{
    ThreadState *thread = &s->threads[t];
    switch (op->code) {
    case OP_LOAD: go_on_with(s, t, s->variables[op->x]); break;
    case OP_STORE:
        s->variables[op->x] = thread->acc;
        go_on(s, t);
        break;
    case OP_STORE_CELL:
        if (thread->acc < 0 || thread->acc > 1) {
            throw(e, s, t, THROWN_INDEX);
        } else {
            s->variables[VAR_CELL0 + thread->acc] = (int8_t)op->x;
            go_on(s, t);
        }
        break;
    case OP_FETCH:
    case OP_PUT:
        if (thread->acc == 0) {
            throw(e, s, t, THROWN_NULL);
            break;
        }
        if (op->code == OP_FETCH)
            go_on_with(s, t, *field_of(s, thread->acc, op->x));
        else
            *field_of(s, thread->acc, op->x) = (int8_t)op->y, go_on(s, t);
        break;
    case OP_BUMP:
        s->variables[VAR_ATOMIC] = (int8_t)(s->variables[VAR_ATOMIC] + op->x);
        go_on_with(s, t, s->variables[VAR_ATOMIC]);
        break;
    case OP_SWAP:
        go_on_with(s, t, s->variables[VAR_ATOMIC] == op->x);
        if (thread->acc)
            s->variables[VAR_ATOMIC] = (int8_t)op->y;
        break;
    case OP_ENTER:
        take_monitor(s, t, op->x, 1);
        go_on(s, t);
        break;
    case OP_TRY:
        go_on_with(s, t, is_free(s, t, op->x));
        if (thread->acc)
            take_monitor(s, t, op->x, 1);
        break;
    case OP_TRY_FOR_SOME_TIME:
    case OP_ENTER_INTERRUPTIBLY:
        if (thread->interrupted || !is_free(s, t, op->x)) {
            sleep_unless(e, s, t, false, WANTING);
        } else {
            take_monitor(s, t, op->x, 1);
            go_on_with(s, t, 1);
        }
        break;
    case OP_ACQUIRE: acquire(e, s, t, op); break;
    case OP_RELEASE:
        s->permits++;
        go_on(s, t);
        break;
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
    case OP_INTERRUPTED:
        go_on_with(s, t, thread->interrupted);
        thread->interrupted = 0;
        break;
    case OP_BEGIN_ATOMIC:
        thread->atomic++;
        go_on(s, t);
        break;
    case OP_END_ATOMIC:
        thread->atomic = (int8_t)(thread->atomic - (thread->atomic > 0));
        go_on(s, t);
        break;
    case OP_INIT: begin_init(e, s, t, op); break;
    case OP_INIT_END:
        s->classes[op->x] = CLASS_DONE;
        go_on(s, t);
        break;
    case OP_INIT_FAILED: fail_init(e, s, t, op); break;
    case OP_PRINT:
        note_line(e, s);
        go_on(s, t);
        break;
    case OP_END: end_thread(s, t); break;
    default: run_on_thread(e, s, t, op); break;
    }
}

void run_visible(Explorer *e, State *s, int t)
{
    const Op *op = op_of(e, s, t);
    if ((op->code >= OP_WAIT && op->code <= OP_SIGNAL_ALL) || op->code == OP_EXIT)
        run_on_monitor(e, s, t, op);
    else
        run_simple(e, s, t, op);
}
