/* The history of one place in memory, as a component of the shadow.  A plain write replaces it; another
 * access removes those before which it is ordered and which race with nothing that it does not race with.
 * Where all accesses are plain that is:
 *
 *   | last write, if any | last reads: by different threads, after that write, none ordered before another |
 */
#include "vm/races/access_history.h"

#include <string.h>

#include "vm/races/happens_before.h"
#include "vm/races/held_locks.h"

/* The innermost frame of the program's own code, else the innermost one. */
static const Frame *own_frame(const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (frame->method->owner->source == SOURCE_PROGRAM && !frame->method->owner->hidden)
            return frame;
    return thread->frame;
}

static uint32_t instruction_of(const Frame *frame)
{
    return (uint32_t)(frame->pc - frame->method->code->insns);
}

Past past_of(Vm *vm, const Thread *thread, int how, uint32_t time)
{
    const Frame *frame = thread->frame, *own = own_frame(thread);
    assert(thread_has_frames(thread) && "an access is made by a method");
    return (Past){thread->number,
                  time,
                  (uint32_t)how & ~(uint32_t)ACCESS_ACQUIRES,
                  frame->method->id,
                  instruction_of(frame),
                  own->method->id,
                  instruction_of(own),
                  vm->observers.shadow != NULL ? held_by(vm, thread) : 0};
}

static const Past *history(const Vm *vm, const Object *object, uint32_t place, uint32_t *count)
{
    const Past *list = shadow_content(
        vm->observers.shadow, shadow_get(vm->observers.shadow, SHADOW_HISTORY, object->slot, place), count);
    assert(*count % sizeof *list == 0 && "a list of whole accesses");
    *count /= (uint32_t)sizeof *list;
    return list;
}

static bool is_before(const Past *past, Clock clock) { return past->time <= clock_time(clock, past->thread); }

bool history_find_race(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how,
                       Past *past)
{
    uint32_t count;
    const Past *list = history(vm, object, place, &count);
    if (count == 0)
        return false;
    Clock none = {NULL, 0}, clock = order_clock(vm, thread),
          of_class = object->class->is_mirror ? order_clock_of_class(vm, object) : none,
          of_place = how & ACCESS_ACQUIRES ? order_clock_of_place(vm, object, place) : none;
    for (uint32_t i = 0; i < count; i++) {
        /* A thread that has stopped before a static field since before the class was initialized has not been
         * ordered after the initialization yet. */
        if (!accesses_conflict(how, (int)list[i].how) || is_before(&list[i], clock)
            || is_before(&list[i], of_class) || is_before(&list[i], of_place))
            continue;
        *past = list[i];
        return true;
    }
    return false;
}

/* Has the thread made the same kind of access at the same time?  Then this one adds nothing. */
static bool is_known(const Past *list, uint32_t count, const Past *past)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i].thread == past->thread && list[i].time == past->time && list[i].how == past->how
            && (!past_writes(past) || count == 1))
            return true;
    return false;
}

/* Does `past` race with nothing that comes later, unless the access does, too, which is ordered after it? */
static bool is_covered(const Past *past, int how, Clock clock)
{
    bool writes = past_writes(past), synchronizes = past->how & ACCESS_VOLATILE;
    return is_before(past, clock) && (how & ACCESS_WRITES || !writes)
           && (!(how & ACCESS_VOLATILE) || synchronizes);
}

static uint32_t keep(Past *kept, const Past *list, uint32_t count, int how, Clock clock)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < count; i++)
        if (!is_covered(&list[i], how, clock))
            kept[n++] = list[i];
    return n;
}

void history_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how)
{
    Clock clock = order_clock_of_access(vm, thread);
    uint32_t count, time = clock_time(clock, thread->number), kept_count;
    assert(time > 0 && "a thread that accesses memory has a time");
    const Past *list = history(vm, object, place, &count);
    Past past = past_of(vm, thread, how, time);
    if (is_known(list, count, &past))
        return;
    bool replaces = past.how == ACCESS_WRITES;
    Past *kept = shadow_scratch(vm->observers.shadow, (count + 1) * sizeof *kept);
    kept_count = replaces ? 0 : keep(kept, list, count, how, clock);
    assert(kept_count <= count && "a history keeps what it had");
    kept[kept_count++] = past;
    shadow_put(vm->observers.shadow, SHADOW_HISTORY, object->slot, place,
               shadow_intern(vm->observers.shadow, kept, kept_count * (uint32_t)sizeof *kept));
}
