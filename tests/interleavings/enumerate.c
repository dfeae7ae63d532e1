/* The enumerator; see test.h. */
#include <stdlib.h>

#include "base/memory.h"
#include "tests/interleavings/test.h"
#include "vm/races/races.h"

enum { PATH_MAX_LENGTH = 5000 };

typedef struct Path {
    uint16_t taken[PATH_MAX_LENGTH], counts[PATH_MAX_LENGTH];
    uint32_t length;
} Path;

/* Follows the path and from its end always the first choice, noting how many there were; false: there is no
 * end. */
static bool follow(Vm *vm, Path *path, Outcomes *outcomes)
{
    for (uint32_t i = 0; i < path->length; i++)
        vm_take(vm, path->taken[i]);
    for (int count; (count = vm_choice_count(vm)) > 0; path->length++) {
        if (path->length == PATH_MAX_LENGTH)
            return false;
        path->taken[path->length] = 0;
        path->counts[path->length] = (uint16_t)count;
        vm_take(vm, 0);
    }
    outcomes_note(outcomes, vm);
    return true;
}

/* To the next list of choices, depth first; false: that was the last. */
static bool advance(Path *path)
{
    while (path->length > 0 && path->taken[path->length - 1] + 1 == path->counts[path->length - 1])
        path->length--;
    if (path->length == 0)
        return false;
    path->taken[path->length - 1]++;
    return true;
}

static bool run_once(const Test *test, const Launch *launch, Path *path, Outcomes *outcomes)
{
    VmOptions options = {.assertions = true,
                         .max_heap = (size_t)1 << 28,
                         .unreduced = REDUCTIONS_ALL & ~(1 << REDUCTION_ESCAPE),
                         .java = classpath_feature(launch->classpath),
                         .jdk_home = launch->jdk_home,
                         .class_path = launch->class_path};
    Vm *vm = vm_create(launch->program, &options);
    Error error;
    bool ended = vm_start(vm, launch->main_class, test->word_count - 1, test->words + 1, &error);
    if (ended)
        vm_begin(vm);
    ended = ended && follow(vm, path, outcomes);
    vm_destroy(vm);
    return ended;
}

bool enumerate(const Test *test, const Launch *launch, Outcomes *outcomes, int64_t *runs)
{
    Path *path = memory_allocate(sizeof *path);
    bool complete = true, more = true;
    for (*runs = 0; more && complete; more = advance(path))
        complete = ++*runs <= test->max_runs && run_once(test, launch, path, outcomes);
    free(path);
    return complete;
}

static bool follow_with_clocks(const Session *session, Path *path, RaceSets *races)
{
    Vm *vm = session->vm;
    bool is_new, ended = true;
    states_enter(session->states, 0);
    for (uint32_t i = 0; i < path->length; i++)
        vm_take(vm, path->taken[i]);
    race_sets_note(races, vm);
    for (int count; ended && (count = vm_choice_count(vm)) > 0; path->length++) {
        ended = path->length + 1 < PATH_MAX_LENGTH;
        path->taken[path->length] = 0;
        path->counts[path->length] = (uint16_t)count;
        vm_take(vm, 0);
        race_sets_note(races, vm);
    }
    states_commit(session->states, &is_new);
    return ended;
}

bool enumerate_races(const Test *test, RaceSets *races)
{
    Launch launch;
    Session session;
    Error error;
    SessionOptions options = {.properties = RACES, .unreduced = REDUCTIONS_ALL & ~(1 << REDUCTION_ESCAPE)};
    if (!test_launch(test, &launch, &error)
        || !session_open(&session, &launch, &options, test->word_count - 1, test->words + 1, &error))
        return false;
    Path *path = memory_allocate(sizeof *path);
    bool complete = true, more = true;
    for (int64_t runs = 0; more && complete; more = advance(path))
        complete = ++runs <= test->max_runs && follow_with_clocks(&session, path, races);
    free(path);
    session_close(&session);
    return complete;
}
