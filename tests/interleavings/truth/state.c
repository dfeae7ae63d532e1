/* Threads, monitors and queues; see state.h. */
#include "state.h"

#include <string.h>

bool is_alive(const State *s, int t) { return s->threads[t].status != NEW && s->threads[t].status != ENDED; }

const Op *op_of(const Explorer *e, const State *s, int t) { return &e->meaning->ops[s->threads[t].pc]; }

bool owns(const State *s, int t, int monitor) { return s->owners[monitor] == t + 1; }

bool is_free(const State *s, int t, int monitor) { return s->owners[monitor] == 0 || owns(s, t, monitor); }

void queue_add(Queue *queue, int t) { queue->threads[queue->count++] = (int8_t)t; }

void queue_remove(Queue *queue, int t)
{
    int kept = 0;
    for (int i = 0; i < queue->count; i++)
        if (queue->threads[i] != t)
            queue->threads[kept++] = queue->threads[i];
    for (int i = kept; i < queue->count; i++)
        queue->threads[i] = 0;
    queue->count = (int8_t)kept;
}

void throw(const Explorer *e, State *s, int t, Thrown what)
{
    s->threads[t].thrown = (int8_t)what;
    s->threads[t].status = RUNNING;
    s->threads[t].pc = (int16_t)e->meaning->handlers[op_of(e, s, t)->handler];
}

void throw_interrupted(const Explorer *e, State *s, int t)
{
    s->threads[t].interrupted = s->threads[t].disturbed = 0;
    throw(e, s, t, THROWN_INTERRUPTED);
}

void go_on(State *s, int t)
{
    s->threads[t].status = RUNNING;
    s->threads[t].on = 0;
    s->threads[t].pc++;
}

void go_on_with(State *s, int t, int acc)
{
    s->threads[t].acc = (int8_t)acc;
    go_on(s, t);
}

void take_monitor(State *s, int t, int monitor, int entries)
{
    s->owners[monitor] = (int8_t)(t + 1);
    s->entries[monitor] = (int8_t)(s->entries[monitor] + entries);
}

void leave_monitor(State *s, int monitor)
{
    if (--s->entries[monitor] == 0)
        s->owners[monitor] = 0;
}

void fall_asleep(State *s, int t, int monitor, Status status)
{
    ThreadState *thread = &s->threads[t];
    thread->status = (int8_t)status;
    thread->on = (int8_t)monitor;
    thread->entries = s->entries[monitor];
    s->entries[monitor] = 0;
    s->owners[monitor] = 0;
}

void sleep_unless(const Explorer *e, State *s, int t, bool done, Status status)
{
    if (s->threads[t].interrupted)
        throw_interrupted(e, s, t);
    else if (done)
        go_on_with(s, t, 1);
    else
        s->threads[t].status = (int8_t)status;
}

void wake_waiter(State *s, int t, bool disturbed)
{
    s->threads[t].status = REENTERING;
    s->threads[t].disturbed = disturbed;
    queue_remove(&s->condition, t);
}

void wake_all(State *s, Status from, int on, Status to)
{
    for (int t = 0; t < THREADS_MAX; t++)
        if (s->threads[t].status == (int8_t)from && s->threads[t].on == on) {
            s->threads[t].status = (int8_t)to;
            s->threads[t].on = to == REENTERING ? (int8_t)on : 0;
        }
}

void end_thread(State *s, int t)
{
    memset(&s->threads[t], 0, sizeof s->threads[t]);
    s->threads[t].status = ENDED;
    wake_all(s, JOINING, t, WOKEN);
}
