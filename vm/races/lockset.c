/* The lockset algorithm: each place in memory goes from virgin to exclusive to shared (modified), and keeps
 * the locks that were held at all its accesses since it was shared.
 *
 *   | phase | first thread | candidates | each thread's last read and last write ... |
 *   Eraser, figure 4 */
#include "vm/races/lockset.h"

#include <string.h>

#include "vm/races/held_locks.h"
#include "vm/races/shadow.h"

typedef enum Phase { PHASE_VIRGIN, PHASE_EXCLUSIVE, PHASE_SHARED, PHASE_SHARED_MODIFIED } Phase;

typedef struct Protection {
    uint32_t phase, first_thread;
    uint32_t candidates; /* locks; see held_locks.h.  From PHASE_SHARED on */
} Protection;

typedef struct Lockset {
    Protection now;
    Past past[];
} Lockset;

static const Lockset *lockset_at(const Vm *vm, const Object *object, uint32_t place, uint32_t *past_count)
{
    static const Lockset virgin = {.now = {.phase = PHASE_VIRGIN}};
    uint32_t length;
    const Lockset *lockset = shadow_content(
        vm->observers.shadow, shadow_get(vm->observers.shadow, SHADOW_LOCKSET, object->slot, place), &length);
    assert((lockset == NULL || (length >= sizeof *lockset && (length - sizeof *lockset) % sizeof(Past) == 0))
           && "a lockset with whole accesses");
    *past_count = lockset == NULL ? 0 : (length - (uint32_t)sizeof *lockset) / (uint32_t)sizeof(Past);
    return lockset == NULL ? &virgin : lockset;
}

static Phase next_phase(const Protection *now, uint32_t thread, bool writes)
{
    switch ((Phase)now->phase) {
    case PHASE_VIRGIN: return PHASE_EXCLUSIVE;
    case PHASE_EXCLUSIVE:
        return now->first_thread == thread ? PHASE_EXCLUSIVE : writes ? PHASE_SHARED_MODIFIED : PHASE_SHARED;
    case PHASE_SHARED: return writes ? PHASE_SHARED_MODIFIED : PHASE_SHARED;
    default: return PHASE_SHARED_MODIFIED;
    }
}

static Protection next(Vm *vm, const Protection *now, const Thread *thread, bool writes)
{
    Protection after = {next_phase(now, thread->number, writes), now->first_thread, now->candidates};
    uint32_t held = held_by(vm, thread);
    if (now->phase == PHASE_VIRGIN)
        after.first_thread = thread->number;
    else if (now->phase == PHASE_EXCLUSIVE && after.phase != PHASE_EXCLUSIVE)
        after.candidates = held;
    else if (after.phase != PHASE_EXCLUSIVE)
        after.candidates = held_common(vm, now->candidates, held);
    assert(after.phase >= now->phase && after.phase <= PHASE_SHARED_MODIFIED && "phases go one way");
    return after;
}

/* An access of another thread, preferably one that conflicts. */
static const Past *other_access(const Lockset *lockset, uint32_t count, uint32_t thread, bool writes)
{
    const Past *other = NULL;
    for (uint32_t i = 0; i < count; i++)
        if (lockset->past[i].thread != thread && (other == NULL || writes || past_writes(&lockset->past[i])))
            other = &lockset->past[i];
    return other;
}

bool lockset_finds_none(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes,
                        Past *past)
{
    uint32_t count;
    const Lockset *lockset = lockset_at(vm, object, place, &count);
    if (lockset->now.phase == PHASE_VIRGIN)
        return false;
    Protection after = next(vm, &lockset->now, thread, writes);
    const Past *other = other_access(lockset, count, thread->number, writes);
    if (after.phase != PHASE_SHARED_MODIFIED || after.candidates != 0 || other == NULL)
        return false;
    *past = *other;
    return true;
}

void lockset_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes)
{
    uint32_t count, kept = 0;
    const Lockset *before = lockset_at(vm, object, place, &count);
    Protection now = next(vm, &before->now, thread, writes);
    Past last = past_of(vm, thread, writes, 0);
    Lockset *after = shadow_scratch(vm->observers.shadow, sizeof *after + (count + 1) * sizeof(Past));
    after->now = now;
    for (uint32_t i = 0; i < count; i++)
        if (before->past[i].thread != thread->number || past_writes(&before->past[i]) != writes)
            after->past[kept++] = before->past[i];
    after->past[kept++] = last;
    assert(kept <= count + 1 && "at most one more access is kept");
    uint32_t length = (uint32_t)(sizeof *after + kept * sizeof(Past));
    shadow_put(vm->observers.shadow, SHADOW_LOCKSET, object->slot, place,
               shadow_intern(vm->observers.shadow, after, length));
}
