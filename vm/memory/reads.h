/* What a step reads: the questions about the state in which it began whose answers decide what it does.  The
 * step cache (vm/states/step_cache.h) remembers a step by them.
 *
 * Each thing is asked for when it is first looked at in a step, as weakly as will do:
 *
 *   object   whole     everything: fields, elements, monitor
 *            header    class, length, owner, how often it has entered, whether it is shared
 *            field     one field or element
 *            ready     of a class's mirror: is the class initialized?
 *            taken     does the slot hold an object?
 *            refers    does it refer to the object in another slot?
 *            count     how many references are there to it?
 *   thread   whole     its frames too
 *            outside   what it waits for, and its flags
 *            glance    whether it is alive, and whether it can run
 *            holds     does its stack refer to the object in a slot?
 *            of        which thread belongs to a Thread object
 *            more      is there any with this number or a higher one, which the VM has not met yet?
 *   threads  waiters   which of them wait for an object, in one of its two wait sets
 *            others    how many besides the chosen one can run (0, 1, more), those apart that wait for
 *                      monitors which the step has entered
 *            rest      what those can do that the step has neither run nor touched: nothing, one thing, more
 *            alive     how many others are alive (0, 1, more)
 *            started   which of the first 64 have been started
 *
 * The thread that was chosen is not asked for: the cache looks steps up by its component.  An object that was
 * asked for has a flag (OBJECT_READ...), which in plain runs all objects have from the beginning, so that
 * nothing is noted.  What a step has made itself is never asked for. */
#ifndef VM_MEMORY_READS_H
#define VM_MEMORY_READS_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/memory/object.h"
#include "vm/value.h"

typedef struct Vm Vm;

typedef enum QuestionKind {
    QUESTION_WHOLE,
    QUESTION_HEADER,
    QUESTION_FIELD,
    QUESTION_READY,
    QUESTION_TAKEN,
    QUESTION_REFERS,
    QUESTION_COUNT,
    QUESTION_THREAD,
    QUESTION_OUTSIDE,
    QUESTION_GLANCE,
    QUESTION_HOLDS,
    QUESTION_THREAD_OF,
    QUESTION_MORE,
    QUESTION_WAITERS,
    QUESTION_OTHERS,
    QUESTION_REST,
    QUESTION_ALIVE,
    QUESTION_STARTED,
    QUESTION_KINDS
} QuestionKind;

enum { ENTERED_MAX = 4, RESTS_MAX = 8, STARTED_MAX = 64 }; /* the last: threads of QUESTION_STARTED */

/* All threads but those that the step has run or touched so far, and what it has changed for them. */
typedef struct Rest {
    uint64_t apart;                             /* threads that it has run or touched, a bit each */
    Ref taken[ENTERED_MAX], freed[ENTERED_MAX]; /* monitors; 0: no more */
    bool has_user;                              /* one of those apart keeps the program from ending */
} Rest;

/* The answer: how much they can do (0, 1, 2 or more), and what, if it is one thing. */
typedef struct RestAnswer {
    uint32_t count; /* REST_UNTOLD: something that a question cannot tell */
    bool by_interrupt;
    uint32_t thread;
} RestAnswer;
enum { REST_UNTOLD = 3 };

/* A field or an element, as a place in the payload. */
typedef struct FieldPlace {
    uint32_t offset, width;
} FieldPlace;

typedef struct Question {
    QuestionKind kind;
    uint32_t of; /* a slot, or a thread's number (of QUESTION_MORE, the lowest one); of QUESTION_OTHERS, how
                    many slots of Reads.entered; of QUESTION_REST, which of Reads.rests */
    union {
        Ref entered[ENTERED_MAX];
        FieldPlace place;
        Ref held;     /* of QUESTION_REFERS and QUESTION_HOLDS */
        uint32_t set; /* of QUESTION_WAITERS: see monitor.h */
    };
} Question;

/* A place that the step has written to, in an object that it did not ask for as a whole. */
typedef struct FieldWrite {
    Ref slot;
    FieldPlace place;
} FieldWrite;

/* Why a step is not remembered. */
typedef enum Obstacle {
    OBSTACLE_NONE,
    OBSTACLE_NATIVE,  /* it called a native that does more than read and write objects and threads */
    OBSTACLE_GARBAGE, /* it freed an object that something may still have referred to, or a collection wrote
                       */
    OBSTACLE_MEMORY,  /* it allocated much, or little memory was left */
    OBSTACLE_SITE,    /* it made an object where too many others had been made before */
    OBSTACLE_SIZE,    /* it looked at too much */
    OBSTACLE_END,     /* it ended the search, or cannot go on */
    OBSTACLES
} Obstacle;

enum {
    READS_MAX = 192,            /* questions of one step */
    FIELD_OFFSET_MAX = 1 << 20, /* of a place that is asked for by itself */
    RECENT_FIELDS = 64,         /* a power of two */
    WAITERS_MAX = 63,           /* threads that have a bit in the answer to QUESTION_WAITERS */
    READS_WHOLE_THREAD = 1      /* of Thread.asked: a bit for each kind of question from QUESTION_THREAD on */
};

/* A place that was asked for or written lately; it may be forgotten, and is noted again then. */
typedef struct RecentField {
    uint32_t round;
    Ref slot;
    FieldPlace place;
    bool is_asked, is_written;
} RecentField;

typedef struct Reads {
    bool on;              /* a step is under way that may be remembered */
    uint32_t chosen;      /* the thread that takes it */
    QuestionKind omitted; /* hostile testing: questions that are not noted; QUESTION_KINDS: all are */
    Obstacle obstacle;
    bool in_library; /* a thread has stopped where it may race on an object of the library: see library_race.h
                      */
    bool has_resumed;               /* another thread than the chosen one has run */
    bool asked_more, asked_started; /* QUESTION_MORE, QUESTION_STARTED are in the list */
    Question list[READS_MAX];
    uint32_t count;
    FieldWrite writes[READS_MAX];
    uint32_t write_count;
    RecentField recent[RECENT_FIELDS];
    uint32_t round;           /* steps so far */
    Ref entered[ENTERED_MAX]; /* monitors that the step has entered and not left */
    uint32_t entered_count;   /* more than ENTERED_MAX: they were not all noted */
    Rest rests[RESTS_MAX];
    uint32_t rest_count;
    /* The answer to a question about all threads, in the state in which the step began. */
    uint32_t (*answer)(void *context, const Question *question);
    bool (*describe_rest)(void *context, Rest *rest); /* false: there is too much to tell */
    RestAnswer (*answer_rest)(void *context, const Rest *rest);
    void *context;
} Reads;

/* Does a header have an answer of its own?  If not, the whole object is asked for. */
static inline bool reads_header_fits(uint32_t length, uint32_t class_id, uint32_t entries)
{
    return length < 1u << 20 && class_id < 1u << 18 && entries < 1u << 6;
}

void reads_note(Reads *reads, QuestionKind kind, uint32_t of);
void reads_note_held(Reads *reads, QuestionKind kind, uint32_t of, Ref held);
void reads_note_place(Reads *reads, Ref slot, FieldPlace place);
void reads_give_up(const Vm *vm, Obstacle obstacle); /* the present step is not remembered */

/* Who has entered a monitor that was free, or left it. */
void reads_note_entry(const Vm *vm, Ref object);
void reads_note_exit(const Vm *vm, Ref object);

/* Another thread than the chosen one goes on in the same step: what could run at its beginning says no more
 * what can run now. */
void reads_note_resumed(const Vm *vm, uint32_t thread);

/* The step has made another thread unable to run by something else than a monitor: the same. */
void reads_note_suspended(const Vm *vm);

/* Which threads wait for an object.  A thread that the step has touched is asked for as a whole besides. */
void reads_note_waiters(const Vm *vm, Ref on, uint32_t set);

/* At least so many threads (0, 1, 2) besides the chosen one can run now; and: so many are alive.  Where the
 * answer will not do each thread is to be asked. */
uint32_t reads_others(const Vm *vm);
uint32_t reads_alive(const Vm *vm);

/* What the threads can do now that the step has neither run nor touched; false: each is to be asked. */
bool reads_rest(const Vm *vm, RestAnswer *answer);

/* Which of the first STARTED_MAX threads have been started? */
void reads_note_started(const Vm *vm);

/* The slow halves of the functions in machine.h. */
void reads_note_object(const Vm *vm, Object *object, QuestionKind kind, uint16_t flags);
void reads_note_thread(const Vm *vm, uint32_t thread, QuestionKind kind);
void reads_note_field(const Vm *vm, Object *object, FieldPlace place);
void reads_note_field_write(const Vm *vm, Object *object, FieldPlace place);
void reads_note_header_write(const Vm *vm, Object *object);

#endif
