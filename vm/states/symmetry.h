/* Symmetry: states that differ by the names of threads and objects only are one.
 *
 *   state (vector of components) -- renamed --> canonical contents -- a tree of their own --> number
 *                                                                         |
 *                                                    the first state that had this number stands for all
 *
 * Names are threads' numbers, and the slots of objects that threads other than main have made or that main
 * has made several of by one instruction.  Any renaming is right as long as it gives different things
 * different names and renames all that a state mentions: then equal contents say that there is a bijection
 * between what the two states have.  What a program does cannot depend on names, if it does not ask for them
 * (symmetry_note_name), so each state can do what the other can.  How names are chosen decides only how many
 * states are found to be the same: colours of threads and objects are refined by what mentions what, as is
 * usual for graphs (Weisfeiler and Leman), threads are sorted by colour, objects named in the order in which
 * they are met from the threads. */
#ifndef VM_STATES_SYMMETRY_H
#define VM_STATES_SYMMETRY_H

#include "vm/states.h"
#include "vm/states/store.h"

typedef struct Symmetry Symmetry;

/* `omitted`, a mutation: "values": what objects that may move have in their fields is not compared; "order":
 * nor are arrays; NULL: all is. */
Symmetry *symmetry_create(Vm *vm, Store *store, const Vector *vector, const char *omitted);
const char *symmetry_omitted(const Symmetry *symmetry);
void symmetry_destroy(Symmetry *symmetry);
size_t symmetry_bytes(const Symmetry *symmetry);

/* `state` is new and in the vector: the state that stands for it; itself, if there is none yet. */
StateNumber symmetry_look(Symmetry *symmetry, StateNumber state);

/* The same of a state that was looked at before. */
StateNumber symmetry_known(const Symmetry *symmetry, StateNumber state);

#endif
