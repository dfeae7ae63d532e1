/* Messages of the Debug Adapter Protocol on standard input and output: JSON, each after a header with its
 * length. */
#ifndef TOOLS_DEBUG_PROTOCOL_H
#define TOOLS_DEBUG_PROTOCOL_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/error.h"

typedef struct Protocol {
    int in;
    FILE *out;
    char *bytes; /* read and not used yet */
    size_t count, capacity;
    json_t *waiting; /* a list: messages that were read ahead */
    int64_t sequence;
} Protocol;

void protocol_open(Protocol *protocol, int in, FILE *out);
void protocol_close(Protocol *protocol);

/* The next message, to be freed.  NULL: there is none; with a message in `error` if what came is none. */
json_t *protocol_read(Protocol *protocol, Error *error);

/* Looks without waiting: has a request come that ends what runs (pause, disconnect, terminate), or the end of
 * all input?  Others wait for protocol_read. */
bool protocol_is_interrupted(Protocol *protocol);

/* `body` is taken over; NULL: none. */
void protocol_answer(Protocol *protocol, const json_t *request, json_t *body);
void protocol_refuse(Protocol *protocol, const json_t *request, const char *why);
void protocol_tell(Protocol *protocol, const char *event, json_t *body);

#endif
