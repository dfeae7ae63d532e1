/* A counterexample: the choices from the first state to the error, re-executed, shown and written. */
#ifndef TOOLS_REPORT_COUNTEREXAMPLE_H
#define TOOLS_REPORT_COUNTEREXAMPLE_H

#include <stdint.h>
#include <stdio.h>

#include "tools/program/session.h"
#include "tools/report/recording.h"
#include "vm/describe.h"

/* A counterexample that never ends: choices that lead to a cycle, and from `stem` on those that go round it.
 */
typedef struct Lasso {
    const char *kind; /* "hang", "livelock", "starvation" or "ltl"; NULL: the counterexample is no lasso */
    uint32_t stem;
    bool is_unfair; /* the cycle need not be fair */
    char *subject;  /* the key of the thread that starves, or the formula; owned; NULL: there is none */
} Lasso;

typedef struct Counterexample {
    uint16_t *choices;
    uint32_t length;
    uint32_t original_length; /* before it was shortened */
    ViolationText error;
    char *why;     /* the region of one thread in which another one came between; owned; NULL: not found */
    char **orders; /* between two events, each of which it needs, as texts; owned, ends with NULL; NULL: not
                      found */
    char *orders_said;         /* what is true of them; owned; NULL with them */
    uint32_t abstract_choices; /* on the way, that an abstraction left open */
    char **stuck; /* keys of the threads that can never go on: see vm/vm_threads.h; none for other errors */
    uint32_t stuck_count;
    Lasso lasso;        /* of errors that are cycles */
    const char *search; /* that found it, after so many states and transitions; NULL: not known */
    uint64_t states, transitions;
    char *command;           /* that finds it again; owned; NULL: not known */
    Sources *sources;        /* not owned; NULL: none */
    const char *place_class; /* where the error is, if that is known before; not owned; NULL: it is not */
    int place_line;
    Recording recording;
} Counterexample;

/* Where an error of this kind is expected, if its last steps are of interest there; the texts are borrowed.
 */
void counterexample_expect(Counterexample *example, const char *kind, const char *class_name, int line);

/* Re-executes the choices from the first state and describes where they end in example->error and
 * example->recording.  false: a choice is not there, so this is not the program that the choices were made
 * for. */
bool counterexample_follow(Session *session, Counterexample *example);
void counterexample_show(const Counterexample *example, bool full, FILE *out);
void counterexample_free(Session *session, Counterexample *example);

/* One with what is needed to open its program again: a trace, as in docs/trace.md; writing it, and following
 * a written one: the exit status. */
struct json_t;
struct json_t *counterexample_json(const Counterexample *example, const Session *session,
                                   const SessionOptions *options, const char *source_path, int argc,
                                   char **argv);
void counterexample_add_cycle(struct json_t *object, const Counterexample *example); /* of a lasso */
bool trace_write(const struct json_t *trace, const char *file, Error *error);
int counterexample_replay(const char *file, const char *source_path, const char *allowed, bool full);

/* A trace that was opened: its program at the first state, and the counterexample with its choices, not
 * followed yet. */
typedef struct OpenTrace {
    struct Trace *trace;
    Session session;
    Counterexample example;
} OpenTrace;

/* `marks_lines`: steps can be stopped at lines.  false: `open` is closed already. */
bool trace_open(OpenTrace *open, const char *file, const char *source_path, const char *allowed,
                bool marks_lines, Error *error);
void trace_close(OpenTrace *open);

/* The recorded parts of the file: see docs/trace.md. */
struct json_t *trace_steps_json(const Counterexample *example);
struct json_t *trace_final_json(const Counterexample *example);

#endif
