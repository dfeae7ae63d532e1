/* What the choices of a state do, whoever does it: the alphabet of searches that learn.  Threads that stand
 * at the same place do the same. */
#ifndef SEARCH_ACTIONS_H
#define SEARCH_ACTIONS_H

#include <stdint.h>

typedef struct ChoiceAction {
    uint32_t action; /* a number, from 0 on, of this process */
    uint64_t order;  /* of the action, among others: the same in every process, whatever its number */
    uint64_t actor;  /* tells choices of the same action apart: the same in every process */
} ChoiceAction;

typedef struct Actions {
    void *self;
    void (*list)(void *self, int count, ChoiceAction *list); /* of each choice of the present state */
    uint32_t (*blocked)(void *self);                         /* in the present state, how many cannot go on */
} Actions;

#endif
