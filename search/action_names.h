/* Numbers for the names of actions.  May be used from several threads at once; names are never removed. */
#ifndef SEARCH_ACTION_NAMES_H
#define SEARCH_ACTION_NAMES_H

#include <stdint.h>

typedef struct ActionNames ActionNames;

ActionNames *action_names_create(void);
void action_names_destroy(ActionNames *names);

uint32_t action_names_number(ActionNames *names, const char *name); /* a new one if need be */
const char *action_names_text(ActionNames *names, uint32_t number);
uint64_t action_names_order(ActionNames *names, uint32_t number); /* by the text alone */
uint32_t action_names_count(ActionNames *names);

#endif
