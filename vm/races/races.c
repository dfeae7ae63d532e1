/* Finds data races in the present state: between the next accesses of two threads, and between a thread's
 * next access and the accesses that the shadow remembers.  Also passes each access on to the shadow. */
#include "vm/races/races.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/footnotes.h"
#include "vm/memory/threads.h"
#include "vm/races/access_order.h"
#include "vm/races/happens_before.h"
#include "vm/races/lockset.h"
#include "vm/races/race_place.h"

static bool wants(unsigned wanted, ViolationKind how) { return wanted >> how & 1; }

/* --- meetings --- */

static bool collide(const Access *a, const Access *b)
{
    return a->object == b->object && a->from < b->to && b->from < a->to && accesses_conflict(a->how, b->how);
}

/* A meeting is where ranges of accesses begin to collide; of arrays one is as good as all. */
static bool is_ignored(Vm *vm, Ref object, uint32_t place)
{
    return race_is_ignored(vm, object_peek(vm, object), place);
}

static bool meet(Vm *vm, const Access *list, int count, const Access *others, int other_count, Race *race)
{
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < other_count; j++) {
            if (!collide(&list[i], &others[j]))
                continue;
            assert(list[i].from < list[i].to && others[j].from < others[j].to && "accesses have places");
            race->access = list[i];
            race->place = list[i].from > others[j].from ? list[i].from : others[j].from;
            race->other_how = others[j].how;
            if (!is_ignored(vm, list[i].object, race->place))
                return true;
        }
    }
    return false;
}

/* Does the thread meet one that comes after it? */
static bool find_meeting(Vm *vm, uint32_t thread, const Access *accesses, int count, Race *race)
{
    Access others[ACCESSES_MAX];
    for (uint32_t other = thread + 1; other < vm->thread_count; other++) {
        if (!meet(vm, accesses, count, others, next_accesses(vm, vm->threads[other], others), race))
            continue;
        race->how = VIOLATION_RACE;
        race->thread = thread;
        race->other = other;
        return true;
    }
    return false;
}

/* --- with the past --- */

static bool find_at_place(Vm *vm, unsigned wanted, const Thread *thread, const Object *object, uint32_t place,
                          int how, Race *race)
{
    if (wants(wanted, VIOLATION_UNORDERED) && history_find_race(vm, thread, object, place, how, &race->past))
        race->how = VIOLATION_UNORDERED;
    else if (wants(wanted, VIOLATION_LOCKSET) && !(how & ACCESS_VOLATILE)
             && lockset_finds_none(vm, thread, object, place, how & ACCESS_WRITES, &race->past))
        race->how = VIOLATION_LOCKSET;
    else
        return false;
    if (race_is_ignored(vm, object, place))
        return false;
    assert(race->past.thread != thread->number && "a thread does not race with itself");
    race->thread = thread->number;
    race->place = place;
    race->other = race->past.thread;
    race->other_how = (int)race->past.how;
    return true;
}

static bool find_in_past(Vm *vm, unsigned wanted, const Thread *thread, const Access *accesses, int count,
                         Race *race)
{
    for (int i = 0; i < count; i++) {
        const Object *object = object_peek(vm, accesses[i].object);
        for (uint32_t place = accesses[i].from;
             object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && place < accesses[i].to; place++) {
            if (!find_at_place(vm, wanted, thread, object, place, accesses[i].how, race))
                continue;
            race->access = accesses[i];
            return true;
        }
    }
    return false;
}

/* What the VM's shadow can tell. */
static unsigned remembered(const Vm *vm, unsigned wanted)
{
    bool clocks = vm->observers.shadow != NULL && shadow_has_clocks(vm->observers.shadow),
         locksets = vm->observers.shadow != NULL && shadow_has_locksets(vm->observers.shadow);
    return wanted & ((clocks ? 1u << VIOLATION_UNORDERED : 0) | (locksets ? 1u << VIOLATION_LOCKSET : 0));
}

bool race_find_of(Vm *vm, uint32_t thread, unsigned wanted, Race *race)
{
    Access accesses[ACCESSES_MAX];
    assert(thread < vm->thread_count && "threads are numbered from 0");
    unsigned of_past = remembered(vm, wanted);
    int count = next_accesses(vm, vm->threads[thread], accesses);
    if (count == 0)
        return false;
    return (wants(wanted, VIOLATION_RACE) && find_meeting(vm, thread, accesses, count, race))
           || (of_past != 0 && find_in_past(vm, of_past, vm->threads[thread], accesses, count, race));
}

bool race_find(Vm *vm, unsigned wanted, Race *race)
{
    for (uint32_t thread = 0; thread < vm->thread_count; thread++)
        if (race_find_of(vm, thread, wanted, race))
            return true;
    return false;
}

/* --- noting accesses --- */

static void note_access(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how)
{
    if (shadow_has_clocks(vm->observers.shadow))
        history_note(vm, thread, object, place, how);
    if (shadow_has_locksets(vm->observers.shadow) && !(how & ACCESS_VOLATILE))
        lockset_note(vm, thread, object, place, how & ACCESS_WRITES);
}

/* Does the running thread stop, because its access completes a race that no state has shown?  In the middle
 * of an atomic section it stops alone: the section stays one step for all others. */
static bool stops_at_race(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how)
{
    Race race;
    if (!find_at_place(vm, remembered(vm, ~0u), thread, object, place, how, &race))
        return false;
    step_show(&vm->step);
    if (thread->atomic > 0 && !vm->step.fresh_atomic)
        vm->thread->choosing = CHOOSES_ITSELF;
    return true;
}

/* A place that is accessed in another mode than it is declared for.  Inside of an atomic section other
 * threads cannot meet a plain access, and what is declared as volatile is mostly accessed there. */
static void note_mode(Vm *vm, const Thread *thread, const Object *object, uint32_t place, Ordering ordering)
{
    bool is_plain = ordering == ORDERING_PLAIN,
         is_declared = (declared_ordering(vm, object, place) == ORDERING_PLAIN) == is_plain;
    if (!is_declared)
        shadow_note_mixed(vm->observers.shadow);
    if (is_plain && (!is_declared || thread->atomic > 0))
        order_nothing(vm);
}

bool race_note_as(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how,
                  Ordering ordering, bool chosen)
{
    bool writes = how & ACCESS_WRITES;
    how = ordering_how(ordering, !writes, writes);
    assert(vm->observers.shadow != NULL && thread == vm->thread && "the running thread accesses memory");
    if (ordering == ORDERING_NONE)
        return true;
    if (!chosen && stops_at_race(vm, thread, object, place, how))
        return false;
    /* What a read acquires is before it; what a write releases has the write itself. */
    if (ordering != ORDERING_PLAIN && !writes)
        order_access(vm, thread, object, place, writes, ordering);
    note_access(vm, thread, object, place, how);
    if (ordering != ORDERING_PLAIN && writes)
        order_access(vm, thread, object, place, writes, ordering);
    return true;
}

/* Executors and futures of clew's library order by all that they do, which is more than they promise. */
static void note_tasks(Vm *vm, const Class *owner)
{
    if (owner->is_concurrent && owner->source == SOURCE_EMBEDDED
        && strchr(owner->name + strlen("java/util/concurrent/"), '/') == NULL)
        footnote_note(vm->program, FOOTNOTE_TASK_ORDER);
}

bool race_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how, bool chosen)
{
    if (!(how & ACCESS_VOLATILE) && thread->atomic == 0 && !thread->frame->method->owner->is_concurrent)
        return race_note_as(vm, thread, object, place, how, ORDERING_PLAIN, chosen);
    Ordering ordering = library_ordering(thread);
    if (ordering == ORDERING_OPEN)
        note_tasks(vm, thread->frame->method->owner);
    if (ordering >= ORDERING_TAKES || (ordering == ORDERING_OPEN && !(how & ACCESS_VOLATILE))) {
        bool is_plain = thread->atomic == 0 && thread->frame->method->owner->source == SOURCE_JDK;
        if (!is_plain) /* the JDK's own code has volatile fields for what is to order */
            order_access(vm, thread, object, place, how & ACCESS_WRITES,
                         ordering == ORDERING_OPEN ? ORDERING_FULL : ordering);
        return true;
    }
    if (ordering != ORDERING_OPEN)
        note_mode(vm, thread, object, place, ordering);
    return race_note_as(vm, thread, object, place, how, ordering == ORDERING_OPEN ? ORDERING_FULL : ordering,
                        chosen);
}

bool race_note_unsafe(Vm *vm, const Object *object, int64_t offset, uint32_t size, bool writes, bool chosen)
{
    uint32_t from, to;
    const Thread *thread = vm->thread;
    assert(vm->native != NULL && "an access by a native of Unsafe");
    if (!unsafe_places(object, offset, size, &from, &to))
        return true;
    Ordering ordering = unsafe_ordering(vm, thread, vm->native, object, from);
    if (ordering == ORDERING_NONE)
        return true;
    note_mode(vm, thread, object, from, ordering);
    for (uint32_t place = from; place < to; place++)
        if (!race_note_as(vm, thread, object, place, writes ? ACCESS_WRITES : ACCESS_READS, ordering, chosen))
            return false;
    return true;
}

static bool is_plain_field(const Object *object, uint32_t offset)
{
    for (const Class *class = object->class; class != NULL; class = class->super)
        for (int i = 0; i < class->field_count; i++)
            if (!(class->fields[i].flags & (ACC_STATIC | ACC_FINAL | ACC_VOLATILE))
                && class->fields[i].offset == offset)
                return true;
    return false;
}

bool race_note_range(Vm *vm, const Thread *thread, const Access *access, bool chosen)
{
    const Object *object = object_peek(vm, access->object);
    if (!(object->flags & OBJECT_SHARED))
        return true;
    bool is_array = class_is_array(object->class);
    for (uint32_t place = access->from; place < access->to; place++)
        if ((is_array || is_plain_field(object, place))
            && !race_note(vm, thread, object, place, access->how, chosen))
            return false;
    return true;
}

/* --- names of threads --- */

void race_note_end(Vm *vm, const Thread *thread)
{
    if (vm->observers.shadow == NULL)
        return;
    char *name = thread_name(vm, thread);
    shadow_put(vm->observers.shadow, SHADOW_NAME, thread->number, 0,
               shadow_intern(vm->observers.shadow, name, (uint32_t)strlen(name) + 1));
    free(name);
}

char *race_thread_name(Vm *vm, uint32_t thread)
{
    uint32_t length;
    const char *known =
        vm->observers.shadow == NULL
            ? NULL
            : shadow_content(vm->observers.shadow, shadow_get(vm->observers.shadow, SHADOW_NAME, thread, 0),
                             &length);
    return known != NULL ? memory_copy_string(known) : thread_name(vm, vm->threads[thread]);
}
