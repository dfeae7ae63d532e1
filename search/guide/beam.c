/* Beam search (Groce and Visser, figure 2): level by level as breadth first, but of each level only the k
 * best are expanded. */
#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "search/guide/guided_position.h"

typedef struct Beam {
    Guided guided;      /* its queue is the next level */
    StateNumber *level; /* to be expanded now, best first */
    uint32_t count, next, capacity;
} Beam;

static void *start(SearchContext *context)
{
    Beam *beam = memory_allocate(sizeof *beam);
    guided_start(&beam->guided, context, 0, 1);
    return beam;
}

static void begin_level(Beam *beam)
{
    Queue *queue = &beam->guided.queue;
    MEMORY_ROOM_FOR(beam->level, beam->capacity, queue->count);
    assert(beam->next == beam->count && "the level before is expanded");
    for (beam->count = beam->next = 0; queue->count > 0; beam->count++)
        beam->level[beam->count] = queue_pop_best(queue).state;
}

static const char LIMIT[] = "beam";

static SearchStatus step(void *self)
{
    Beam *beam = self;
    if (beam->next == beam->count)
        begin_level(beam);
    if (beam->count == 0)
        return guided_end(&beam->guided);
    return guided_expand(&beam->guided, beam->level[beam->next++], LIMIT);
}

static void finish(void *self)
{
    Beam *beam = self;
    guided_free(&beam->guided);
    free(beam->level);
    free(beam);
}

static bool save(void *self, Bytes *position)
{
    const Beam *beam = self;
    guided_position_add(&beam->guided, &(Waiting){beam->level + beam->next, beam->count - beam->next},
                        position);
    return true;
}

static void *resume(SearchContext *context, struct Replay *replay, Reader *position, Error *error)
{
    Beam *beam = start(context);
    Waiting level;
    bool fits = guided_position_read(&beam->guided, replay, LIMIT, position, &level, error);
    beam->level = level.list;
    beam->count = beam->capacity = level.count;
    if (fits)
        return beam;
    finish(beam);
    return NULL;
}

static const OptionSpec options[] = {{"k", "N", "how many of each level are expanded, as with --queue-limit"},
                                     {0}};

extern const Search team_beam_search;

const Search beam_search = {
    .name = "beam",
    .summary = "breadth first, but only the k best of each level",
    .options = options,
    .needs_entry = true,
    .is_guided = true,
    .needs_limit = true,
    .queued = &beam_search,
    .team = &team_beam_search,
    .start = start,
    .step = step,
    .finish = finish,
    .save = save,
    .resume = resume,
};
