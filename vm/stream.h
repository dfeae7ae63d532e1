/* A stream of states from one process to another, each told by what differs from the one before: for searches
 * that several processes share.
 *
 * Whatever a state holds is told once per stream: names (classes, methods, fields, threads, slots), positions
 * and components, under the numbers that the sender knows them by; the receiver keeps what it calls them
 * itself.  So a state costs a few bytes and about as much work as a commit, where the form that stands alone
 * (vm/portable.h) costs hundreds.
 *
 *   CLASS     number, is primitive, name               SLOT      number, kind, then as in portable.h
 *   METHOD    number, class, name, descriptor          POSITION  position, kind, number of the slot or thread
 *   FIELD     number, class, name, descriptor          COMPONENT dense number, kind, length, bytes (in
 *             the sender's numbers)
 *   THREAD    number, parent + 1, ordinal              STATE     count, threads to watch (see heap.h),
 *             then as often: position, dense number + 1 or 0
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
