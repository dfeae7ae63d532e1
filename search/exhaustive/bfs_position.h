/* How far a breadth-first search has come; the same by one worker and by several. */
#ifndef SEARCH_EXHAUSTIVE_BFS_POSITION_H
#define SEARCH_EXHAUSTIVE_BFS_POSITION_H

#include "search/search.h"

typedef struct BfsPosition {
    StateNumber next, level_end; /* to be expanded; first state of the next level */
    uint32_t depth;              /* of the level */
} BfsPosition;

void bfs_position_add(Bytes *bytes, const BfsPosition *position);

/* After the states were built again.  false and a message: it makes no sense. */
bool bfs_position_read(SearchContext *context, struct Replay *replay, Reader *reader, BfsPosition *position,
                       Error *error);

#endif
