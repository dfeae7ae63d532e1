/* Counts what the steps of a path do.
 *
 * What is remembered of a path is (counts, carried): counts is an array by thread of arrays by number, and
 * empty with scope=global, where the VM's own counts will do; carried is the last count or the sum of all, if
 * wanted. */
#include "heuristics/counting.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/persistent_array.h"

enum { FIRST_TIME = 0, NOTHING_DONE = 1 };

typedef struct Counting {
    Pairs pairs;
    bool is_global, is_persistent, is_summed;
} Counting;

bool scope_read(const Options *options, bool *is_global, Error *error)
{
    const char *scope = options_text(options, "scope", "path");
    *is_global = strcmp(scope, "global") == 0;
    return *is_global || strcmp(scope, "path") == 0
           || error_set(error, "unknown scope %s (path or global)", scope);
}

void *counting_create(const Options *options, uint64_t seed, Error *error)
{
    (void)seed;
    bool is_global;
    if (!scope_read(options, &is_global, error))
        return NULL;
    Counting *self = memory_allocate(sizeof *self);
    *self = (Counting){.is_global = is_global,
                       .is_persistent = options_has(options, "persistent"),
                       .is_summed = options_has(options, "summed")};
    pairs_create(&self->pairs);
    return self;
}

void counting_destroy(void *object)
{
    Counting *self = object;
    pairs_destroy(&self->pairs);
    free(self);
}

/* Counts are 32 bits wide and stay at the largest. */
static uint32_t add(uint64_t count, uint64_t more)
{
    return count + more < UINT32_MAX ? (uint32_t)(count + more) : UINT32_MAX;
}

static uint32_t count_on_path(Counting *self, uint32_t *counts, const CoverCount *done)
{
    uint32_t own = array_get(&self->pairs, *counts, done->thread),
             count = add(array_get(&self->pairs, own, done->number), done->times);
    *counts =
        array_set(&self->pairs, *counts, done->thread, array_set(&self->pairs, own, done->number, count));
    return count;
}

static uint32_t count_of(Counting *self, const Vm *vm, CoverKind kind, uint32_t *counts,
                         const CoverCount *done)
{
    return self->is_global ? add(view_times(vm, kind, done->number, (int)done->thread), 0)
                           : count_on_path(self, counts, done);
}

/* What was executed before the first state. */
static uint32_t counts_of_beginning(Counting *self, const Vm *vm, CoverKind kind)
{
    uint32_t counts = 0;
    for (uint32_t thread = 0; thread < view_thread_count(vm) && !self->is_global; thread++) {
        for (uint32_t number = 0; number < view_number_limit(vm, kind, thread); number++) {
            uint64_t times = view_times(vm, kind, number, (int)thread);
            if (times > 0)
                count_on_path(self, &counts, &(CoverCount){number, thread, times});
        }
    }
    return counts;
}

static uint32_t value_of_step(Counting *self, const Vm *vm, CoverKind kind, uint32_t *counts)
{
    uint32_t length, most = NOTHING_DONE;
    const CoverCount *step = view_step(vm, kind, &length);
    bool is_first = false;
    for (uint32_t i = 0; i < length; i++) {
        uint32_t count = count_of(self, vm, kind, counts, &step[i]);
        is_first |= count == step[i].times;
        most = count > most ? count : most;
    }
    return is_first ? FIRST_TIME : most;
}

double counting_estimate(void *object, const Situation *situation, CoverKind kind)
{
    Counting *self = object;
    Pair path = pair_named(&self->pairs, situation->before);
    if (situation->depth == 0) {
        *situation->after =
            named_pair(&self->pairs, counts_of_beginning(self, sight_vm(situation->sight), kind),
                       self->is_summed ? 0 : NOTHING_DONE);
        return self->is_summed ? 0 : NOTHING_DONE;
    }
    uint32_t value = value_of_step(self, sight_vm(situation->sight), kind, &path.left);
    if (self->is_summed)
        path.right = value = add(path.right, value == NOTHING_DONE ? 0 : value);
    else if (self->is_persistent)
        path.right = value = value == NOTHING_DONE ? path.right : value;
    *situation->after = named_pair(&self->pairs, path.left, path.right);
    return value;
}
