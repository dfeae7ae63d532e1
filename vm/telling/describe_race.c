/* Words for a race: the field or element, and for both accesses the thread, what it holds and where it is. */
#include "vm/telling/describe_race.h"

#include <stdlib.h>

#include "vm/memory/machine.h"
#include "vm/races/held_locks.h"
#include "vm/races/race_place.h"
#include "vm/races/races.h"

static uint32_t offset_of(const Method *method, uint32_t instruction)
{
    return method->code->offsets[instruction];
}

/* The innermost frame, and the program's own one if that is another. */
static void describe_where(const Vm *vm, const Past *past, Bytes *details)
{
    const Method *method = vm->program->methods[past->method], *own = vm->program->methods[past->own_method];
    describe_entry(details, method, offset_of(method, past->instruction));
    if (own != method || past->own_instruction != past->instruction)
        describe_entry(details, own, offset_of(own, past->own_instruction));
}

static void describe_access(Vm *vm, const Race *race, const Past *past, const char *verb, Bytes *details)
{
    char *name = race_thread_name(vm, past->thread);
    bytes_format(details, "  \"%s\" %s ", name, verb);
    free(name);
    describe_place(vm, object_peek(vm, race->access.object), race->place, details);
    if (vm->observers.shadow != NULL) {
        bytes_add_text(details, ", holding ");
        held_describe(vm, past->held, details);
    }
    bytes_add_text(details, "\n");
    describe_where(vm, past, details);
}

void describe_race(Vm *vm, unsigned properties, ViolationText *text)
{
    Race race;
    Bytes message = {0}, details = {0};
    if (!race_find(vm, properties, &race))
        return;
    bool meeting = race.how == VIOLATION_RACE;
    Past first = past_of(vm, vm->threads[race.thread], race.access.how, 0);
    Past second = meeting ? past_of(vm, vm->threads[race.other], race.other_how, 0) : race.past;
    bytes_add_text(&message, race.how == VIOLATION_LOCKSET ? "no lock protects " : "data race on ");
    describe_place(vm, object_peek(vm, race.access.object), race.place, &message);
    describe_access(vm, &race, &first, past_writes(&first) ? "writes" : "reads", &details);
    describe_access(vm, &race, &second,
                    meeting                ? past_writes(&second) ? "writes" : "reads"
                    : past_writes(&second) ? "earlier wrote"
                                           : "earlier read",
                    &details);
    const Method *own = vm->program->methods[first.own_method];
    describe_note_place(text, own, offset_of(own, first.own_instruction));
    text->kind = "race";
    text->is_warning = race.how == VIOLATION_LOCKSET;
    text->thread = race_thread_name(vm, race.thread);
    bytes_add_u1(&message, 0);
    bytes_add_u1(&details, 0);
    text->message = (char *)message.data;
    text->details = (char *)details.data;
}

char *violation_thread_name(Vm *vm, uint32_t thread) { return race_thread_name(vm, thread); }
