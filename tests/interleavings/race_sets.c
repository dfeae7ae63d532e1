/* Sets of races; see race_sets.h. */
#include "tests/interleavings/race_sets.h"

#include "vm/races/race_place.h"
#include "vm/races/races.h"
#include "vm/telling/describe_race.h"

static void note(Outcomes *set, Vm *vm, const Race *race)
{
    Bytes text = {0};
    describe_place(vm, object_peek(vm, race->access.object), race->place, &text);
    bytes_add_u1(&text, 0);
    outcomes_add(set, (const char *)text.data);
    bytes_free(&text);
}

void race_sets_note(RaceSets *sets, Vm *vm)
{
    Race race;
    if (vm->end.violation.kind != VIOLATION_NONE || vm->end.exited || vm->end.ignored)
        return;
    for (uint32_t thread = 0; thread < vm->thread_count; thread++) {
        if (race_find_of(vm, thread, 1 << VIOLATION_RACE, &race))
            note(&sets->meetings, vm, &race);
        if (race_find_of(vm, thread, 1 << VIOLATION_UNORDERED, &race))
            note(&sets->unordered, vm, &race);
    }
}

void race_sets_free(RaceSets *sets)
{
    outcomes_free(&sets->meetings);
    outcomes_free(&sets->unordered);
}

/* Two accesses that meet are unordered on the path that takes one after the other.  The other way round, what
 * is unordered need not meet (a race before it may decide that it comes at all), but then something else
 * does. */
const char *race_sets_disagree(const RaceSets *of_paths, const RaceSets *of_search)
{
    if (!outcomes_include(&of_paths->unordered, &of_paths->meetings))
        return "races that meet and that clocks do not see";
    if (of_paths->unordered.count > 0 && of_paths->meetings.count == 0)
        return "races that clocks see and that never meet";
    if (!outcomes_include(&of_paths->meetings, &of_search->meetings)
        || !outcomes_include(&of_search->meetings, &of_paths->meetings))
        return "a search meets other races than all paths do";
    if (!outcomes_include(&of_paths->unordered, &of_search->unordered))
        return "a search's clocks see races that those of no path see";
    return NULL;
}
