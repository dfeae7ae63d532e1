/* How far a guided search has come: the queue, with the values as they were given, and what was expanded.
 *
 *   what is random 3 * 8 | sequence 4 | worst value 8 | a bit for each state: all of its choices were
 *   taken | the queue | states that wait besides
 *
 * What the heuristics remember of the paths comes back when the states are met again. */
#ifndef SEARCH_GUIDE_GUIDED_POSITION_H
#define SEARCH_GUIDE_GUIDED_POSITION_H

#include "search/guide/guided.h"

/* States that have left the queue and wait to be expanded, in this order. */
typedef struct Waiting {
    StateNumber *list;
    uint32_t count;
} Waiting;

void guided_position_add(const Guided *guided, const Waiting *waiting, Bytes *position);

/* `guided` was started, nothing else; builds the states again and puts it there.  limit_name: as of
 * guided_expand.  false and a message: that makes no sense; `waiting->list` is to be freed in any case. */
bool guided_position_read(Guided *guided, struct Replay *replay, const char *limit_name, Reader *position,
                          Waiting *waiting, Error *error);

#endif
