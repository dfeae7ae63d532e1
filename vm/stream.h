/* A stream of states from one process to another, each encoded as its difference from the one before: for
 * searches that several processes share.
 *
 * Whatever a state consists of is sent once per stream: names (classes, methods, fields, threads, slots),
 * positions and components, under the sender's numbers; the receiver keeps a table from these to its own
 * numbers.  So a state costs a few bytes and about as much work as a commit, where the self-contained form
 * (vm/exchange/portable.h) costs hundreds.
 *
 *   CLASS      number, is primitive, name
 *   METHOD     number, class, name, descriptor
 *   FIELD      number, class, name, descriptor
 *   THREAD     number, parent + 1, ordinal
 *   SLOT       number, kind, then as in portable.h
 *   POSITION   position, kind, number of the slot or thread
 *   COMPONENT  dense number, kind, length, bytes (with the sender's numbers)
 *   STATE      count, threads to watch (see heap.h), then count times: position, dense number + 1 or 0
 *
 * Both ends are processes of one search on machines of one kind that trust each other: numbers are checked,
 * contents are not.  What comes from anyone else must come in the other form. */
#ifndef VM_STREAM_H
#define VM_STREAM_H

#include "base/bytes.h"
#include "base/error.h"
#include "vm/states.h"

/* The end that tells.  The states have been made canonical. */
typedef struct StateWriter StateWriter;
StateWriter *state_writer_create(States *states);
void state_writer_destroy(StateWriter *writer);

/* Appends the present contents, committed or only looked at.  Whatever was appended must reach the other end,
 * in order. */
void state_writer_put(StateWriter *writer, Bytes *out);

/* The end that listens. */
typedef struct StateReader StateReader;
StateReader *state_reader_create(States *states);
void state_reader_destroy(StateReader *reader);

/* Reads the next state and gives its number; the present state, which has been committed, stays the present
 * one. */
bool state_reader_get(StateReader *reader, Reader *in, StateNumber *state, bool *is_new, Error *error);

#endif
