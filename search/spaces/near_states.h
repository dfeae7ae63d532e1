/* States around one of them, with the way to each: what a breadth-first look leaves.  Numbered from 0, the
 * one it began with, in the order of adding. */
#ifndef SEARCH_SPACES_NEAR_STATES_H
#define SEARCH_SPACES_NEAR_STATES_H

#include "search/space.h"

typedef struct NearStates NearStates;

NearStates *near_states_create(StateNumber first);
void near_states_destroy(NearStates *near);

/* Reached by a choice of the one with this index; its own index, NO_STATE when it is there already. */
uint32_t near_states_add(NearStates *near, StateNumber state, uint32_t parent, int choice);
uint32_t near_states_find(const NearStates *near, StateNumber state); /* NO_STATE: it is not there */
uint32_t near_states_count(const NearStates *near);
StateNumber near_states_at(const NearStates *near, uint32_t index);
uint32_t near_states_depth(const NearStates *near, uint32_t index);
void near_states_path(const NearStates *near, uint32_t index, uint16_t *choices); /* as many as its depth */

#endif
