/* A table of states, each with its first choices; a later one takes the place of an earlier one. */
#include "vm/states/foresight.h"

#include <assert.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/states/states_view.h"

enum {
    STATES_KEPT = 1 << 8, /* by the last bits of their numbers */
    CHOICES_KEPT = 6      /* of each; those that follow are taken without foresight */
};

/* A search depth first that has many choices comes back to most states when what was foreseen of them is
 * forgotten.  Where less than three quarters of a window were used, nothing is foreseen for some windows,
 * each time for twice as many. */
enum { WINDOW = 1 << 11, WINDOWS_OFF_MAX = 1 << 8 };

typedef struct StateForeseen {
    StateNumber state;
    uint32_t count;         /* 0: nothing is known */
    uint32_t times_emptied; /* of the step cache, up to then */
    Foreseen choices[CHOICES_KEPT];
} StateForeseen;

struct Foresight {
    uint32_t made, used; /* choices, in the present window */
    uint32_t rest;       /* so many windows the next rest is long */
    uint64_t resting;    /* so many choices are still passed over */
    StateForeseen states[STATES_KEPT];
};

Foresight *foresight_create(void)
{
    Foresight *foresight = memory_allocate(sizeof *foresight);
    foresight->rest = 1;
    return foresight;
}

void foresight_destroy(Foresight *foresight) { free(foresight); }

void foresight_forget(Foresight *foresight)
{
    for (uint32_t i = 0; i < STATES_KEPT; i++)
        foresight->states[i].count = 0;
}

static void look_at_choice(Foreseen *foreseen, States *states, const StepCache *cache, const StepKey *key)
{
    foreseen->effect = step_cache_can_tell(key) ? step_cache_look(cache, states, key) : NO_EFFECT;
    if (foreseen->effect == NO_EFFECT)
        return;
    const StepEffect *effect = step_cache_effect(cache, foreseen->effect);
    if (effect->write_count <= FORESEEN_WRITES) {
        foreseen->write_count = step_cache_resolve(cache, states, effect, foreseen->writes);
        if (vector_foresee(&states->vector, foreseen->writes, foreseen->write_count, &foreseen->root))
            return;
    }
    foreseen->effect = NO_EFFECT;
}

static void end_window(Foresight *foresight)
{
    if (foresight->used * 4 >= foresight->made * 3) {
        foresight->rest = 1;
    } else {
        foresight->resting = (uint64_t)foresight->rest * WINDOW;
        foresight->rest *= foresight->rest < WINDOWS_OFF_MAX ? 2 : 1;
    }
    foresight->made = foresight->used = 0;
}

static bool is_resting(Foresight *foresight, uint32_t count)
{
    if (foresight->resting == 0)
        return false;
    foresight->resting -= count < foresight->resting ? count : foresight->resting;
    return true;
}

void foresight_look(Foresight *foresight, States *states, const StepCache *cache, uint32_t count)
{
    StateForeseen *known = &foresight->states[states->present % STATES_KEPT];
    if (is_resting(foresight, count))
        return;
    known->state = states->present;
    known->count = count < CHOICES_KEPT ? count : CHOICES_KEPT;
    known->times_emptied = step_cache_times_emptied(cache);
    StepKey keys[CHOICES_KEPT];
    for (uint32_t i = 0; i < known->count; i++) {
        Choice choice = states_choice(states, (int)i);
        keys[i] = step_cache_key(states, &choice);
        if (step_cache_can_tell(&keys[i]))
            step_cache_fetch(cache, &keys[i]);
    }
    for (uint32_t i = 0; i < known->count; i++)
        look_at_choice(&known->choices[i], states, cache, &keys[i]);
    for (uint32_t i = 0; i < known->count; i++)
        if (known->choices[i].effect != NO_EFFECT)
            vector_fetch(&states->vector, &known->choices[i].root);
    if ((foresight->made += known->count) >= WINDOW)
        end_window(foresight);
}

const Foreseen *foresight_of(Foresight *foresight, const StepCache *cache, StateNumber state, int choice)
{
    const StateForeseen *known = &foresight->states[state % STATES_KEPT];
    if (known->state != state || (uint32_t)choice >= known->count
        || known->times_emptied != step_cache_times_emptied(cache))
        return NULL;
    foresight->used++;
    return known->choices[choice].effect == NO_EFFECT ? NULL : &known->choices[choice];
}
