/* The numbers in static fields and in objects at the first look; each look drops those that have not gone on
 * in the same direction since the one before. */
#include "vm/growth.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/machine.h"
#include "vm/wording.h"

enum { COUNTERS_MAX = 1 << 16, TOLD_MAX = 3 };

typedef struct Counter {
    Ref object;
    const Class *class; /* another one: the slot has been used again */
    const Field *field;
    int64_t first, last;
    int direction; /* 1, -1; 0: not known yet */
} Counter;

struct Growth {
    Counter *counters;
    uint32_t count, capacity, looks;
    int64_t first_clock, last_clock;
    bool clock_grows;
};

Growth *growth_create(void) { return memory_allocate(sizeof(Growth)); }

void growth_free(Growth *growth)
{
    free(growth->counters);
    free(growth);
}

static int64_t value_of(const Object *object, const Field *field)
{
    return field->kind == 'J' ? FIELD_AT(const int64_t, object, field->offset)
                              : FIELD_AT(const int32_t, object, field->offset);
}

static void add_fields(Growth *growth, const Object *object, const Class *class, bool is_static)
{
    for (int i = 0; i < class->field_count && growth->count < COUNTERS_MAX; i++) {
        const Field *field = &class->fields[i];
        if ((field->kind != 'I' && field->kind != 'J') || !(field->flags & ACC_STATIC) == is_static
            || field->flags & (ACC_FINAL | ACC_SYNTHETIC))
            continue;
        MEMORY_ROOM_FOR(growth->counters, growth->capacity, growth->count);
        int64_t value = value_of(object, field);
        growth->counters[growth->count++] = (Counter){object->slot, object->class, field, value, value, 0};
    }
}

static void collect(Growth *growth, const Vm *vm)
{
    for (uint32_t i = 0; i < vm->program->class_count && i < vm->classes.capacity; i++)
        if (vm->program->classes[i] != NULL && vm->classes.statics[i] != NULL
            && vm->program->classes[i]->source == SOURCE_PROGRAM)
            add_fields(growth, object_peek(vm, vm->classes.mirrors[i]), vm->program->classes[i], true);
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object == NULL || class_is_array(object->class) || class_is_bookkeeping(object->class))
            continue;
        for (const Class *class = object->class; class != NULL; class = class->super)
            add_fields(growth, object, class, false);
    }
}

/* Has it gone on as before? */
static bool goes_on(Counter *counter, const Vm *vm)
{
    const Object *object = counter->object < vm->heap.slot_count ? object_peek(vm, counter->object) : NULL;
    if (object == NULL || object->class != counter->class)
        return false;
    int64_t value = value_of(object, counter->field);
    int direction = (value > counter->last) - (value < counter->last);
    bool same = direction != 0 && (counter->direction == 0 || direction == counter->direction);
    counter->direction = direction;
    counter->last = value;
    return same;
}

void growth_look(Growth *growth, Vm *vm)
{
    if (growth->looks++ == 0) {
        collect(growth, vm);
        growth->first_clock = growth->last_clock = vm->time.clock;
        growth->clock_grows = !vm->options.timeless;
        return;
    }
    uint32_t kept = 0;
    for (uint32_t i = 0; i < growth->count; i++)
        if (goes_on(&growth->counters[i], vm))
            growth->counters[kept++] = growth->counters[i];
    growth->count = kept;
    growth->clock_grows &= vm->time.clock > growth->last_clock;
    growth->last_clock = vm->time.clock;
}

static char *tell(const Counter *counter, Vm *vm)
{
    char name[NAME_SIZE];
    Bytes text = {0};
    bytes_format(&text, "%s (%lld to %lld%s)", name_field(vm, counter->object, counter->field, name),
                 (long long)counter->first, (long long)counter->last,
                 strcmp(counter->field->name, "modCount") == 0 ? ", a count of modifications" : "");
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

char **growth_names(const Growth *growth, Vm *vm)
{
    uint32_t count = 0;
    if (growth->count == 0 && !growth->clock_grows)
        return NULL;
    char **names = memory_allocate((TOLD_MAX + 2) * sizeof *names);
    Wording *wording = wording_create();
    wording_use(vm, wording);
    if (growth->clock_grows)
        names[count++] = memory_copy_string("the clock, which the program reads");
    for (uint32_t i = 0; i < growth->count && i < TOLD_MAX; i++)
        names[count++] = tell(&growth->counters[i], vm);
    wording_use(vm, NULL);
    wording_destroy(wording);
    return names;
}
