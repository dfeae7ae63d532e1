/* The step cache: what a step does, by what it reads.
 *
 *   (thread, its component, choice) --> question --> question --> ... --> leaf
 *                                            \
 *                                             another answer --> ...
 *
 * Execution is determined by the choice and by what it reads, so the questions of a step (vm/memory/reads.h)
 * are a path in a decision tree: each node asks for something in the state in which the step begins, each
 * edge is an answer, and who comes to a leaf knows what the step changes without executing it.  A step that
 * asks in another order than one before it, which happens where garbage is concerned, answers the questions
 * that are there first: a leaf is right for all who come to it as long as all of its own questions lie on the
 * way.
 *
 * The cache is bounded: when it is full it is emptied. */
#ifndef VM_STATES_STEP_CACHE_H
#define VM_STATES_STEP_CACHE_H

#include <stddef.h>

#include "vm/choice.h"
#include "vm/memory/reads.h"
#include "vm/states.h"
#include "vm/states/components.h"
#include "vm/states/patches.h"

typedef struct StepCache StepCache;

typedef struct StepKey {
    uint32_t thread, component; /* who was chosen, and its component */
    uint32_t end;               /* the component that holds the clock */
    uint32_t choice;            /* its kind, and the value */
} StepKey;

/* Steps of threads with high numbers are not remembered. */
static inline bool step_cache_can_tell(const StepKey *key)
{
    return key->thread < 1u << 12 && key->choice < 1u << 19;
}

/* In the list of an effect, a write by a patch has PATCH_BIT in its position and the patch in its id. */
#define PATCH_BIT 0x80000000u

/* What a step does. */
typedef struct StepEffect {
    uint32_t first, write_count; /* of its writes */
    uint32_t acted_count;        /* after these, as positions: threads that ran */
    uint32_t thread;             /* who ran last */
    bool in_library;             /* as in Reads */
    bool is_used;                /* it was found at least once */
    uint8_t interest, holders;   /* holders: threads whose frames alone may hold objects from now on */
} StepEffect;

StepCache *step_cache_create(size_t bytes);
void step_cache_destroy(StepCache *cache);
size_t step_cache_bytes(const StepCache *cache);
uint32_t step_cache_steps(const StepCache *cache); /* remembered now */

/* Positions of the vector have moved, from i to places[i]. */
void step_cache_move(StepCache *cache, const uint32_t *places);

/* The effect of a step from the present state; NULL: it is not known.  *is_worth: then it should be
 * remembered. In some programs many steps come but once; unless nearly all that were remembered have come
 * again, a step is remembered when another one has come as far before, and was not known either. */
const StepEffect *step_cache_find(StepCache *cache, const States *states, const StepKey *key, bool *is_worth);
const VectorWrite *step_cache_writes(const StepCache *cache, const StepEffect *effect);

/* What it writes from the present state: not more than effect->write_count. */
uint32_t step_cache_resolve(const StepCache *cache, const States *states, const StepEffect *effect,
                            VectorWrite *writes);

Patches *step_cache_patches(const StepCache *cache);

/* The answer to a question about all threads in the present state. */
uint32_t step_cache_answer(const States *states, uint32_t chosen, const Question *question);

/* Empties a cache that is full: to be called before a step whose patches will be made.  Nothing that was
 * found in the cache is valid afterwards. */
void step_cache_make_room(StepCache *cache);

/* Remembers a step.  The first call goes with the contents before the step still in the vector, and lays the
 * path of questions; the second comes with what the step has changed. */
uint32_t step_cache_open_path(StepCache *cache, const States *states, const StepKey *key,
                              const Question *questions, uint32_t count);
void step_cache_close_path(StepCache *cache, uint32_t path, StepEffect effect, const VectorWrite *writes);

/* Numbers of steps, for who compares steps (vm/states/commuting.h): a step that is remembered has the same
 * number each time it is found, and no other step ever gets it.  To be asked for while the cache is empty. */
void step_cache_number_steps(StepCache *cache);

/* A question on the way to an effect, with the answer that leads there. */
typedef struct StepRead {
    uint64_t answer;
    uint32_t at, offset; /* as in the question: see step_cache.c */
    uint8_t kind, width;
} StepRead;

typedef struct StepPath {
    StepKey key;
    uint32_t first, count; /* of its reads */
    /* For commuting.c: marks of the places that the step asks for and writes; is_brief: they tell all. */
    uint64_t asked, written;
    bool is_marked, is_brief;
} StepPath;

uint32_t step_cache_number(const StepCache *cache, uint32_t path); /* of what step_cache_open_path gave */
uint32_t step_cache_effect_number(const StepCache *cache, const StepEffect *effect);
bool step_cache_has(const StepCache *cache, uint32_t number); /* false: it was forgotten, or is NO_STEP */
StepPath *step_cache_path(const StepCache *cache, uint32_t number);
const StepRead *step_cache_reads(const StepCache *cache, const StepPath *path);
const StepEffect *step_cache_effect(const StepCache *cache, uint32_t number);
const Rest *step_cache_rest(const StepCache *cache, uint32_t at); /* of QUESTION_REST */
const Ref *step_cache_entered(const StepCache *cache, uint32_t at,
                              uint32_t *count); /* of QUESTION_OTHERS: monitors */

/* The answer to a question about one object or thread if its component is `id`; of a header alone. */
uint64_t step_cache_answer_of(const ComponentPool *pool, const StepRead *read, uint32_t id);
uint64_t step_cache_answer_header(const ObjectComponent *content);

#endif
