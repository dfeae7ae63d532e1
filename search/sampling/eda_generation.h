/* A generation: paths in numbered slots, the first of them the best of the generation before, and who of them
 * the model is learned from.
 *
 * Workers sample different slots at the same time.  What they do must not depend on who comes first: each
 * slot has its own random numbers, and when a path shows an error, only later slots may be left out, as if
 * one had come after the other. */
#ifndef SEARCH_SAMPLING_EDA_GENERATION_H
#define SEARCH_SAMPLING_EDA_GENERATION_H

#include "base/random.h"
#include "search/eda_model.h"
#include "search/sampling/eda_path.h"

typedef struct Generation {
    const EdaSettings *settings;
    uint64_t seed;
    uint32_t number; /* from 0 on */
    Path *paths;     /* by slot */
    uint32_t first;  /* slot that is sampled: those before are the elite */
    uint32_t next;   /* slot to be given to somebody */
    uint32_t limit;  /* later slots are left out: the first with an error that is new, + 1 */
    Path *parents;   /* what the generation before was judged best by, best first */
    uint32_t parent_count;
    uint64_t sampled_before; /* paths of the generations before */
    bool is_settling;        /* errors are known: nothing is left out because of one */
} Generation;

void generation_begin(Generation *generation, const EdaSettings *settings, uint64_t seed);
void generation_free(Generation *generation);

/* Slots to be sampled, at most `count`; how many.  Not for several threads at once. */
uint32_t generation_take(Generation *generation, uint32_t *slots, uint32_t count);
Random generation_stream(const Generation *generation, uint32_t slot);
bool generation_wants(const Generation *generation, uint32_t slot); /* it is not left out */

/* Takes the path; is_new: an error that is not known yet. */
void generation_put(Generation *generation, uint32_t slot, Path path, bool is_new);

/* What was left out is to be sampled after all; false: nothing was. */
bool generation_go_on(Generation *generation);

/* All is sampled: do all paths that the model would be learned from lead to an error? */
bool generation_is_settled(const Generation *generation);

/* All is sampled: the model of the best, and the next generation, of which only the elite is there. */
void generation_learn(const Generation *generation, Model *model);
void generation_advance(Generation *generation);

/* Paths that one after the other would have taken up to this slot. */
uint64_t generation_sampled(const Generation *generation, uint32_t slot);

#endif
