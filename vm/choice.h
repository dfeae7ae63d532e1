/* A choice at a choice point: which thread goes on, which value a thread gets, or which waiting thread
 * wakes up or lets an interrupt take effect. */
#ifndef VM_CHOICE_H
#define VM_CHOICE_H

#include <stdbool.h>
#include <stdint.h>

typedef enum ChoiceKind {
    CHOICE_THREAD,
    CHOICE_VALUE,
    CHOICE_WAKE_UP,  /* a waiting thread wakes up for no reason */
    CHOICE_INTERRUPT /* a waiting thread whose interrupt status is set ends its wait by that */
} ChoiceKind;

typedef struct Choice {
    ChoiceKind kind;
    uint32_t thread, value;
    bool is_abstract; /* a value that an abstraction left open: Verify.chooseAbstract */
} Choice;

#endif
