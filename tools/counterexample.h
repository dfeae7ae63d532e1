/* A counterexample: the choices from the first state to the error, re-executed and shown. */
#ifndef TOOLS_COUNTEREXAMPLE_H
#define TOOLS_COUNTEREXAMPLE_H

#include <stdint.h>
#include <stdio.h>

#include "tools/session.h"
#include "vm/describe.h"

typedef struct Counterexample {
    uint16_t     *choices;
    uint32_t      length;
    ViolationText error;
    char        **stuck;            /* keys of the threads that can never go on: see vm/agents.h; none for other errors */
    uint32_t      stuck_count;
} Counterexample;

/* Re-executes the choices from the first state, printing what happens to `out` (NULL: nothing), and describes where they end in
 * example->error.  false: a choice is not there, so this is not the program that the choices were made for. */
bool counterexample_follow(Session *session, Counterexample *example, FILE *out);
void counterexample_free(Counterexample *example);

/* Writing one with what is needed to open its program again, and following a written one: the exit status. */
bool counterexample_write(const Counterexample *example, const Session *session, const SessionOptions *options, int argc, char **argv,
                          const char *file, Error *error);
int  counterexample_replay(const char *file);

#endif
