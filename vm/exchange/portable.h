/* States that leave the process: bytes that say the present state with names instead of numbers (classes and
 * methods by their names, threads by who started them, objects by where they were made), in an order that
 * these names alone decide.  So the same state gives the same bytes in every process that runs the same
 * program, and different states give different bytes: for distributing a search, and for checkpoints.
 *
 *   "clew", version, step size and reduction
 *   fingerprint of the classes                  8 bytes
 *   texts       sorted; each as (bytes shared with the one before, rest)
 *   classes     text                            sorted by name
 *   methods     class, name, descriptor         sorted
 *   threads     parent + 1, ordinal             parents first
 *   objects     their names: made at a site (thread, method, instruction, native, ordinal), mirror of a
 *               class, interned String
 *   contents    of each object: flags, class, length, monitor, fields or elements
 *   stacks      of each thread: status, frames
 *   the end     how the program ended, if it has
 *
 * Numbers are as in portable_format.h; a reference is the object's place in the list + 1, 0 for null. */
#ifndef VM_EXCHANGE_PORTABLE_H
#define VM_EXCHANGE_PORTABLE_H

#include "base/bytes.h"
#include "base/error.h"
#include "vm/states.h"

/* Not in a search that keeps more than states, or less: false and a message with --store hash, race detection
 * along paths, and coverage. */
bool states_can_leave(const States *states, Error *error);

/* Appends the present state, which has been committed.  false and a message for the few states that cannot be
 * said in this way: those with classes that the program made at run time, or in the middle of reflection. */
bool states_export(States *states, Bytes *out, Error *error);

/* Makes the state that the bytes say the present one, and gives its number; the present state has been
 * committed.  The bytes may come from anyone: what could not be a state of this program, so that running on
 * would be unsafe, is refused with a message, and the present state stays. */
bool states_import(States *states, const uint8_t *bytes, size_t length, StateNumber *state, bool *is_new,
                   Error *error);

#endif
