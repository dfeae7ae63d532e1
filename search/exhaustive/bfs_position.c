/* Writes and reads the position of a breadth-first search, by one worker or several, in a checkpoint. */
#include "search/exhaustive/bfs_position.h"

#include <assert.h>

#include "search/replay.h"

void bfs_position_add(Bytes *bytes, const BfsPosition *position)
{
    assert(position->next <= position->level_end);
    bytes_add_u4(bytes, position->next);
    bytes_add_u4(bytes, position->level_end);
    bytes_add_u4(bytes, position->depth);
}

bool bfs_position_read(SearchContext *context, Replay *replay, Reader *reader, BfsPosition *position,
                       Error *error)
{
    if (!replay_run(replay, context, NULL, error))
        return false;
    position->next = read_u4(reader);
    position->level_end = read_u4(reader);
    position->depth = read_u4(reader);
    if (!replay_is_read(reader, error))
        return false;
    return (position->next <= position->level_end && position->level_end <= context->figures.states
            && position->depth < context->figures.states)
           || error_set(error, "the checkpoint is damaged: it has no such level");
}
