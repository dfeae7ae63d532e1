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
 *   thread   whole     its frames too
 *            outside   what it waits for, and its flags
 *            glance    whether it is alive, and whether it can run
 *            of        which thread belongs to a Thread object
 *            more      is there any with this number or a higher one, which the VM has not met yet?
 *   threads  others    how many besides the chosen one can run (0, 1, more), those apart that wait for
 *                      monitors which the step has entered
 *            alive     is any other alive?
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
    QUESTION_THREAD,
    QUESTION_OUTSIDE,
    QUESTION_GLANCE,
    QUESTION_THREAD_OF,
    QUESTION_MORE,
    QUESTION_OTHERS,
    QUESTION_ALIVE,
    QUESTION_KINDS
} QuestionKind;

enum { ENTERED_MAX = 4 };

/* A field or an element, as a place in the payload. */
typedef struct FieldPlace {
    uint32_t offset, width;
} FieldPlace;

typedef struct Question {
    QuestionKind kind;
    uint32_t of; /* a slot, or a thread's number (of QUESTION_MORE, the lowest one); of QUESTION_OTHERS, how
                    many slots of Reads.entered */
    union {
        Ref entered[ENTERED_MAX];
        FieldPlace place;
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
    OBSTACLE_GARBAGE, /* it freed an object that other threads had been able to reach */
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
    bool asked_more; /* QUESTION_MORE is in the list */
    Question list[READS_MAX];
    uint32_t count;
    FieldWrite writes[READS_MAX];
    uint32_t write_count;
    RecentField recent[RECENT_FIELDS];
    uint32_t round;           /* steps so far */
    Ref entered[ENTERED_MAX]; /* monitors that the step has entered and not left */
    uint32_t entered_count;   /* more than ENTERED_MAX: they were not all noted */
    /* The answer to a question about all threads, in the state in which the step began. */
    uint32_t (*answer)(void *context, const Question *question);
    void *context;
} Reads;

/* Does a header have an answer of its own?  If not, the whole object is asked for. */
static inline bool reads_header_fits(uint32_t length, uint32_t class_id, uint32_t entries)
{
    return length < 1u << 20 && class_id < 1u << 18 && entries < 1u << 6;
}

void reads_note(Reads *reads, QuestionKind kind, uint32_t of);
void reads_give_up(const Vm *vm, Obstacle obstacle); /* the present step is not remembered */

/* Who has entered a monitor that was free, or left it. */
void reads_note_entry(const Vm *vm, Ref object);
void reads_note_exit(const Vm *vm, Ref object);

/* Another thread than the chosen one goes on in the same step: what could run at its beginning says no more
 * what can run now. */
void reads_note_resumed(const Vm *vm, uint32_t thread);

/* The step has made another thread unable to run by something else than a monitor: the same. */
void reads_note_suspended(const Vm *vm);

/* At least so many threads (0, 1, 2) besides the chosen one can run now; and: is any alive?  Where the answer
 * is 0 or false each thread is to be asked. */
uint32_t reads_others(const Vm *vm);
bool reads_alive(const Vm *vm);

/* The slow halves of the functions in machine.h. */
void reads_note_object(const Vm *vm, Object *object, QuestionKind kind, uint16_t flags);
void reads_note_thread(const Vm *vm, uint32_t thread, QuestionKind kind);
void reads_note_field(const Vm *vm, Object *object, FieldPlace place);
void reads_note_field_write(const Vm *vm, Object *object, FieldPlace place);
void reads_note_header_write(const Vm *vm, Object *object);

#endif
