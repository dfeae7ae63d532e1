/* Finds data races in the present state: between the next accesses of two threads, and between a thread's
 * next access and the accesses that the shadow remembers.  Also passes each access on to the shadow. */
#include "vm/races/races.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/threads.h"
#include "vm/races/happens_before.h"
#include "vm/races/lockset.h"

static bool wants(unsigned wanted, ViolationKind how) { return wanted >> how & 1; }

/* --- meetings --- */

static bool collide(const Access *a, const Access *b)
{
    return a->object == b->object && a->from < b->to && b->from < a->to && (a->writes || b->writes);
}

static bool meet(const Access *list, int count, const Access *others, int other_count, Race *race)
{
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < other_count; j++) {
            if (!collide(&list[i], &others[j]))
                continue;
            assert(list[i].from < list[i].to && others[j].from < others[j].to && "accesses have places");
            race->access = list[i];
            race->place = list[i].from > others[j].from ? list[i].from : others[j].from;
            race->other_writes = others[j].writes;
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
        if (!meet(accesses, count, others, next_accesses(vm, vm->threads[other], others), race))
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
                          bool writes, Race *race)
{
    if (wants(wanted, VIOLATION_UNORDERED)
        && history_find_race(vm, thread, object, place, writes, &race->past))
        race->how = VIOLATION_UNORDERED;
    else if (wants(wanted, VIOLATION_LOCKSET)
             && lockset_finds_none(vm, thread, object, place, writes, &race->past))
        race->how = VIOLATION_LOCKSET;
    else
        return false;
    assert(race->past.thread != thread->number && "a thread does not race with itself");
    race->thread = thread->number;
    race->place = place;
    race->other = race->past.thread;
    race->other_writes = race->past.writes;
    return true;
}

static bool find_in_past(Vm *vm, unsigned wanted, const Thread *thread, const Access *accesses, int count,
                         Race *race)
{
    for (int i = 0; i < count; i++) {
        const Object *object = object_at(vm, accesses[i].object);
        for (uint32_t place = accesses[i].from;
             object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && place < accesses[i].to; place++) {
            if (!find_at_place(vm, wanted, thread, object, place, accesses[i].writes, race))
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

static void note_plain(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes)
{
    if (shadow_has_clocks(vm->observers.shadow))
        history_note(vm, thread, object, place, writes);
    if (shadow_has_locksets(vm->observers.shadow))
        lockset_note(vm, thread, object, place, writes);
}

/* Does the running thread stop, because its access completes a race that no state has shown? */
static bool stops_at_race(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes)
{
    Race race;
    if (!find_at_place(vm, remembered(vm, ~0u), thread, object, place, writes, &race))
        return false;
    step_show(&vm->step);
    return true;
}

bool race_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, int how, bool chosen)
{
    bool writes = how & ACCESS_WRITES;
    assert(vm->observers.shadow != NULL && thread == vm->thread && "the running thread accesses memory");
    const Class *accessing = thread->frame->method->owner;
    if (how & ACCESS_VOLATILE || thread->atomic > 0 || accessing->is_concurrent) {
        if (how & ACCESS_VOLATILE || thread->atomic > 0 || accessing->source == SOURCE_EMBEDDED)
            order_access(vm, thread, object, place, writes); /* plain ones of the JDK's own code do not */
        return true;
    }
    if (!chosen && stops_at_race(vm, thread, object, place, writes))
        return false;
    note_plain(vm, thread, object, place, writes);
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
    const Object *object = object_at(vm, access->object);
    if (!(object->flags & OBJECT_SHARED))
        return true;
    bool is_array = class_is_array(object->class);
    for (uint32_t place = access->from; place < access->to; place++)
        if ((is_array || is_plain_field(object, place))
            && !race_note(vm, thread, object, place, access->writes ? ACCESS_WRITES : ACCESS_READS, chosen))
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
