/* The states of a program's meaning, and what happens in them; see explore.c. */
#ifndef TRUTH_STATE_H
#define TRUTH_STATE_H

#include "program.h"

typedef enum Status {
    NEW,
    RUNNING,
    WAITING,    /* in the wait set of `on` */
    AWAITING,   /* in the queue of the condition */
    REENTERING, /* wants monitor `on` back as often as it had it */
    WANTING,   /* blocked for a while or until interrupted: at OP_TRY_FOR_SOME_TIME, OP_ENTER_INTERRUPTIBLY */
    ACQUIRING, /* in the queue of the semaphore */
    AT_LATCH,
    PARKED,
    UNPARKED,
    SLEEPING,
    JOINING,
    WOKEN, /* goes on behind the instruction when it is chosen */
    ENDED
} Status;

typedef struct ThreadState {
    int16_t pc;
    int8_t status, acc, seen, locals[LOCALS_MAX], spare, atomic, interrupted, permit, on, entries, disturbed,
        thrown;
} ThreadState;

typedef struct Queue {
    int8_t threads[THREADS_MAX], count;
} Queue;

enum { CLASS_UNTOUCHED, CLASS_DONE, CLASS_WRONG, CLASS_RUNNING }; /* and from there on the thread's number */

typedef struct State {
    ThreadState threads[THREADS_MAX];
    int8_t variables[VARIABLES], line[VAR_PAIR];
    int8_t owners[MONITORS], entries[MONITORS]; /* owner: thread + 1 */
    int8_t classes[CLASSES];
    int8_t permits, latch;
    Queue condition, semaphore;
    int8_t only; /* the thread that is in an atomic section and can go on; -1: none */
} State;

typedef struct Explorer {
    const Meaning *meaning;
    const Question *question;
    State *states; /* in the order in which they were met: also the queue of those to expand */
    long count, expanded;
    long *table; /* state + 1 by hash */
    long table_size;
    bool failed;
    OutcomeSet *outcomes;
} Explorer;

/* --- outcomes (outcomes.c) --- */

void note(Explorer *e, const char *text);
void note_line(Explorer *e, const State *s);
void note_fatal(Explorer *e, const State *s, int t);
void note_assertion(Explorer *e, int number);

/* --- states (state.c) --- */

bool is_alive(const State *s, int t);
bool owns(const State *s, int t, int monitor);
bool is_free(const State *s, int t, int monitor);
const Op *op_of(const Explorer *e, const State *s, int t);

void queue_add(Queue *queue, int t);
void queue_remove(Queue *queue, int t);

void throw(const Explorer *e, State *s, int t, Thrown what);
void throw_interrupted(const Explorer *e, State *s, int t);
void go_on(State *s, int t);
void go_on_with(State *s, int t, int acc);

void take_monitor(State *s, int t, int monitor, int entries);
void leave_monitor(State *s, int monitor);

/* Gives the monitor up and sleeps. */
void fall_asleep(State *s, int t, int monitor, Status status);

/* An instruction that sleeps, once it is clear that it may throw InterruptedException. */
void sleep_unless(const Explorer *e, State *s, int t, bool done, Status status);

void wake_waiter(State *s, int t, bool disturbed);
void wake_all(State *s, Status from, int on, Status to);
void end_thread(State *s, int t);

/* --- instructions (run.c) --- */

/* Local instructions; false: the path has ended. */
bool run_local(Explorer *e, State *s, int t);

/* Any instruction that goes on in one way only. */
void run_visible(Explorer *e, State *s, int t);

/* --- moves (move.c) --- */

/* The thread has moved past an instruction: it alone goes on if it must. */
void arrive(Explorer *e, State *s, int t, OpCode from, Passing passing);

/* May the thread execute its instruction, or what is left of it, without being woken by time?  Can time end
 * its sleep? */
bool can_move(const Explorer *e, const State *s, int t);
bool can_time_out(const Explorer *e, const State *s, int t);

/* All that this can lead to. */
void move(Explorer *e, const State *from, int t);
void time_out(Explorer *e, const State *from, int t);

/* Can it wake up for no reason?  Then it goes on as if time had ended its sleep. */
bool can_wake_up(const State *s, int t);

/* Can its interrupt end its sleep now?  That is a move of its own: until then it can get what it waits for.
 */
bool can_be_interrupted(const Explorer *e, const State *s, int t);
void take_interrupt(Explorer *e, const State *from, int t);

/* Notes a state, unless it was met before (explore.c). */
void meet(Explorer *e, const State *s);

#endif
