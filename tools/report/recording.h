/* What happens along a counterexample: a row per event in the order of the steps, and a dump of the final
 * state. */
#ifndef TOOLS_REPORT_RECORDING_H
#define TOOLS_REPORT_RECORDING_H

#include "tools/program/session.h"
#include "tools/report/source_lines.h"
#include "vm/describe.h"
#include "vm/events.h"
#include "vm/thread_dump.h"
#include "vm/wording.h"

/* A lock that the library takes or leaves inside of a call, as in ReentrantLock.lock(), without a row of its
 * own. */
typedef struct Holding {
    char *name;
    bool taken;
} Holding;

typedef struct TraceRow {
    uint32_t step;      /* from 1 */
    Event event;        /* texts are clean */
    const char *source; /* the line's text, of the Sources; NULL: not known */
    bool passing;       /* blocked by another's step: only kept if it lasts to the end */
    bool dropped;
    Holding *holdings;
    uint32_t holding_count;
} TraceRow;

typedef struct FinalValue {
    char *name, *value;
} FinalValue;

/* What a thread has taken of an object by calls of the library: permits, stamps, read and write locks. */
typedef struct Taken {
    uint32_t thread;
    Ref object;
    char *name;
    int32_t amount;
    uint32_t since; /* the step in which it took the first */
} Taken;

typedef struct Recording {
    TraceRow *rows;
    uint32_t row_count, row_capacity;
    uint32_t switches; /* rows of another thread than the row before */
    ThreadDump dump;
    Wording *wording;     /* the names of objects, used by the VM until recording_free */
    uint32_t *held_since; /* by slot: see recording_held_since */
    uint32_t held_capacity;
    Taken *taken;
    uint32_t taken_count, taken_capacity;
    uint32_t thrower;    /* the thread that ended by what is wrong, + 1; 0: none did */
    uint32_t cycle_from; /* the first step of those that repeat for ever, up to the last; 0: there are none */
    bool returns;        /* these lead back to the state in which they begin */
    bool omitted;        /* are rows from the middle of a very long counterexample not kept? */
    uint32_t omitted_at; /* the row that comes after them, if so */
    FinalValue *values;  /* of the fields and elements that rows are about; each once */
    uint32_t value_count, value_capacity;
} Recording;

typedef struct RecordingOrder {
    const uint16_t *choices; /* from the first state on */
    uint32_t length, stem;   /* those from `stem` on are a cycle; `length`: there is none */
    Sources *sources;        /* NULL: none */
    /* Where the error is expected: what is read there in the end is recorded although no other thread could
     * notice.  The class's name as people write it; NULL: not known. */
    const char *place_class;
    int place_line;
} RecordingOrder;

/* Takes the choices.  false: one of them is not there, so they were made for another program; or the VM
 * cannot go on, and its fatal message says why.  The VM's names for objects stay until recording_free, so
 * that texts agree. */
bool recording_make(Session *session, const RecordingOrder *order, Recording *recording);

/* A last row that says what is wrong, in the thread that fails an assertion or dies of an exception. */
void recording_add_error(Session *session, Recording *recording, Sources *sources,
                         const ViolationText *error);
/* The step in which a monitor was taken by the thread that holds it; 0: before the first step, or nobody
 * holds it. */
uint32_t recording_held_since(const Recording *recording, Ref object);
/* The same for one of several threads that may have something of the object. */
uint32_t recording_taken_since(const Recording *recording, uint32_t thread, Ref object);
void recording_free(Session *session, Recording *recording);

#endif
