/* Wording for objects, threads and values that a person understands at once: "Fork#2", "Main.lock",
 * "Account#1.guard", "Main.locks[3]".
 *
 * A name is given when something is first spoken of and stays.  Objects held by one field of the program's
 * own code are called by that field; others by their class and a number.  Without a table
 * (vm->observers.wording NULL) objects are called "Class@slot". */
#ifndef VM_WORDING_H
#define VM_WORDING_H

#include "vm/thread.h"
#include "vm/vm.h"

enum { NAME_SIZE = 160 }; /* of every `buffer` here */

typedef struct Wording Wording;

Wording *wording_create(void);
void wording_destroy(Wording *wording);
void wording_use(Vm *vm, Wording *wording); /* names are given by it from now on; NULL: none */

/* A slot that this step (from 1 on) has left free may become another object's. */
void wording_forget_dead(Vm *vm, uint32_t step);
/* For who goes along a path both ways: names are those that objects have after so many of its steps, also of
 * objects that a later step leaves dead. */
void wording_look_from(Vm *vm, uint32_t step);

bool class_is_bookkeeping(
    const Class *class); /* of the library, for itself: its fields say nothing to people */
const char *name_object(Vm *vm, Ref reference,
                        char *buffer); /* 0: "null"; strings, boxes and enums: what they are */
const char *name_thread(Vm *vm, const Thread *thread, char *buffer);
const char *name_class(const Class *class, char *buffer); /* without package and outer classes */
const char *name_field(Vm *vm, Ref object, const Field *field,
                       char *buffer); /* "Account#1.amount", "Main.total" */
const char *name_element(Vm *vm, Ref array, int32_t index, char *buffer);

/* The value in a field or element of the given kind, and one on the stack. */
const char *name_stored(Vm *vm, const uint8_t *at, char kind, char *buffer);
const char *name_operand(Vm *vm, Value value, char kind, char *buffer);

#endif
