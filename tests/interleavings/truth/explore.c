/* All that a program can do, by brute force: every thread that can move moves by one instruction, from every
 * state, and equal states are met once.  Instructions that no other thread can notice follow at once. */
#include <stdlib.h>
#include <string.h>

#include "state.h"

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

void meet(Explorer *e, const State *s)
{
    long at = (long)(hash(s) % (uint64_t)e->table_size);
    for (; e->table[at] != 0; at = (at + 1) % e->table_size)
        if (memcmp(&e->states[e->table[at] - 1], s, sizeof *s) == 0)
            return;
    if (e->count == e->question->max_states) {
        e->failed = true;
        return;
    }
    memcpy(&e->states[e->count++], s, sizeof *s);
    e->table[at] = e->count;
}

/* Who wants a monitor for good, and whose is it?  -1: nobody's, or it wants none. */
static int wants_of(const Explorer *e, const State *s, int t)
{
    const ThreadState *thread = &s->threads[t];
    if (thread->status == REENTERING)
        return s->owners[thread->on] - 1;
    return thread->status == RUNNING && op_of(e, s, t)->code == OP_ENTER ? s->owners[op_of(e, s, t)->x] - 1
                                                                         : -1;
}

/* Threads that wait for each other in a circle are a deadlock even if the program ends, since they are
 * daemons. */
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
        if (can_be_interrupted(e, &s, t)) {
            take_interrupt(e, &s, t);
            moved = true;
        }
        if (can_time_out(e, &s, t)) {
            time_out(e, &s, t);
            moved = true;
        } else if (e->question->spurious
                   && can_wake_up(&s, t)) { /* nobody may count on it: it ends no deadlock */
            time_out(e, &s, t);
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

bool explore(const Meaning *meaning, const Question *question, OutcomeSet *outcomes)
{
    Explorer e = {.meaning = meaning,
                  .question = question,
                  .table_size = 2 * question->max_states + 1,
                  .outcomes = outcomes};
    e.states = malloc((size_t)question->max_states * sizeof *e.states);
    e.table = calloc((size_t)e.table_size, sizeof *e.table);
    if (e.states == NULL || e.table == NULL)
        exit(2);
    outcomes->count = 0;
    for (begin(&e); !e.failed && outcomes->count < question->enough && e.expanded < e.count; e.expanded++)
        expand(&e, e.expanded);
    qsort(outcomes->texts, (size_t)outcomes->count, sizeof *outcomes->texts, compare_texts);
    free(e.states);
    free(e.table);
    return !e.failed;
}
