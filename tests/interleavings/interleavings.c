/* Shows that searches see what a program can do: the set of outcomes that an enumerator finds, which follows every list of choices from
 * the start of the program and knows no states, must be the set that each search finds, whatever its options.  So must the races be, and
 * the ways to see races must agree.
 *
 *   interleavings [options] -cp PATH CLASS... */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "search/run.h"
#include "tests/interleavings/known.h"
#include "tests/interleavings/outcomes.h"
#include "tests/interleavings/race_sets.h"
#include "tools/session.h"
#include "vm/races.h"
#include "vm/state.h"

static const OptionSpec options_table[] = {
    LAUNCH_OPTIONS,
    {"--max-runs", "N", "runs of the enumerator (default 5000)"},
    {"--max-states", "N", "states of each search (default 30000)"},
    {"--list", NULL, "print the outcomes"},
    {"--modes", "N", "only the first ones (default: all)"},
    {"--truth", "FOLDER", "CLASS.truth there says what a class can do, and nothing is enumerated"},
    {0}
};

typedef struct Test {
    const Options *options;
    char          *class_name;
    int64_t        max_runs, max_states, modes;
    FILE          *report;
    bool           failed;
} Test;

/* --- the enumerator ------------------------------------------------------------------------------------------------- */

enum { PATH_MAX_LENGTH = 5000 };

typedef struct Path {
    uint16_t taken[PATH_MAX_LENGTH], counts[PATH_MAX_LENGTH];
    uint32_t length;
} Path;

static bool open_launch(const Test *test, Launch *launch, Error *error)
{
    char *arguments[] = {test->class_name, NULL};
    int index = 0;
    return launch_open(launch, test->options, 1, arguments, &index, error);
}

/* Follows the path and from its end always the first choice, noting how many there were; false: there is no end. */
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

static bool run_once(const Launch *launch, Path *path, Outcomes *outcomes)
{
    VmOptions options = {.assertions = true, .max_heap = (size_t)1 << 28, .java = classpath_feature(launch->classpath),
                         .jdk_home = launch->jdk_home, .class_path = launch->class_path};
    Vm *vm = vm_create(launch->program, &options);
    Error error;
    bool ended = vm_start(vm, launch->main_class, 0, NULL, &error);
    if (ended)
        vm_begin(vm);
    ended = ended && follow(vm, path, outcomes);
    vm_destroy(vm);
    return ended;
}

/* Every interleaving; false: there were too many, or some have no end. */
static bool enumerate(const Test *test, const Launch *launch, Outcomes *outcomes, int64_t *runs)
{
    Path *path = memory_allocate(sizeof *path);
    bool complete = true, more = true;
    for (*runs = 0; more && complete; more = advance(path))
        complete = ++*runs <= test->max_runs && run_once(launch, path, outcomes);
    free(path);
    return complete;
}

/* Once more in one VM, which goes back to the first state for each list of choices and matches no states on the way: clocks are those of
 * the path.  false: there were too many. */
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

static bool enumerate_races(const Test *test, RaceSets *races)
{
    Launch launch;
    Session session;
    Error error;
    SessionOptions options = {.properties = RACES};
    if (!open_launch(test, &launch, &error) || !session_open(&session, &launch, &options, 0, NULL, &error))
        return false;
    Path *path = memory_allocate(sizeof *path);
    bool complete = true, more = true;
    for (int64_t runs = 0; more && complete; more = advance(path))
        complete = ++runs <= test->max_runs && follow_with_clocks(&session, path, races);
    free(path);
    session_close(&session);
    return complete;
}

/* --- searches --------------------------------------------------------------------------------------------------------- */

/* A space that notes what the program shows and lets the search go on after violations. */
typedef struct ErrorWatch {
    Space     space, *inner;
    Vm       *vm;
    Outcomes *outcomes;
    RaceSets *races;
} ErrorWatch;

static int watch_enter(Space *space, StateNumber state)
{
    ErrorWatch *watch = space->self;
    return watch->inner->enter(watch->inner, state);
}

static StateNumber watch_take(Space *space, int choice, bool *is_new)
{
    ErrorWatch *watch = space->self;
    StateNumber state = watch->inner->take(watch->inner, choice, is_new);
    outcomes_note(watch->outcomes, watch->vm);
    if (*is_new && watch->races != NULL)
        race_sets_note(watch->races, watch->vm);
    return state;
}

static int watch_choices(Space *space)
{
    ErrorWatch *watch = space->self;
    return watch->inner->choices(watch->inner);
}

static bool never(Space *space)
{
    (void)space;
    return false;
}

typedef struct Mode {
    const char    *name, *search;
    SessionOptions options;
    bool           rearranged;          /* searches a second time, with the layout that the first one has shown */
    bool           same_states;         /* as many as the first mode */
    uint64_t       max_states;          /* 0: as many as the options say */
    int            workers;             /* 0: one, without a team */
} Mode;

enum { WORKERS_MAX = 4 };

static const Mode modes[] = {
    {"dfs", "dfs", {.print = true}, false, true, 0, 0},
    {"bfs", "bfs", {.print = true}, false, true, 0, 0},
    {"dfs by three workers", "dfs", {.print = true}, true, true, 0, 3},
    {"bfs by two workers", "bfs", {.print = true}, true, true, 0, 2},
    {"dfs with a learnt layout", "dfs", {.print = true}, true, true, 0, 0},
    {"checking states", "dfs", {.print = true, .check_states = true}, false, true, 0, 0},
    {"a constant hash", "bfs", {.print = true, .constant_hash = true}, false, true, 150, 0},
    {"collecting always", "dfs", {.print = true, .collect_always = true}, false, true, 0, 0},
    {"hashes only", "dfs", {.print = true, .hash_store = true}, false, true, 0, 0},
    {"hashes only, checked", "dfs", {.print = true, .hash_store = true, .check_states = true, .collect_always = true}, false, true, 2000, 0},
    {"no matching", "dfs", {.print = true, .no_match = true}, false, false, 5000, 0},
    {"no matching, breadth first", "bfs", {.print = true, .no_match = true}, false, false, 3000, 0},
    {"no matching, only the path", "dfs", {.print = true, .no_match = true, .hash_store = true}, false, false, 5000, 0},
    {"coverage", "dfs", {.print = true, .coverage = true}, false, true, 0, 0},
    {"looking for races", "dfs", {.print = true, .properties = RACES}, false, false, 0, 0},
    {"looking for races, checking states", "bfs", {.print = true, .properties = RACES, .check_states = true}, false, false, 0, 0},
    {"no reduction", "dfs", {.print = true, .no_reduction = true}, false, false, 0, 0},
    {"steps of lines", "dfs", {.print = true, .step = STEP_LINE}, false, false, 0, 0},
    {"steps of instructions", "dfs", {.print = true, .step = STEP_BYTECODE}, false, false, 0, 0},
};

enum { MODES = sizeof modes / sizeof modes[0] };

typedef struct Found {
    Outcomes outcomes;
    RaceSets races;
    uint64_t states;
    bool     complete;
} Found;

/* The outcomes that one worker sees, and its races if it is the only one. */
static void open_watch(ErrorWatch *watch, const Stage *stage, Outcomes *outcomes, RaceSets *races)
{
    *watch = (ErrorWatch){.space = {watch, watch_enter, watch_take, watch_choices, never}, .inner = stage->searched, .vm = stage->vm, .outcomes = outcomes,
                     .races = races};
}

static void search(const Test *test, const Mode *mode, const Session *session, Found *found)
{
    ErrorWatch watches[WORKERS_MAX];
    Outcomes seen[WORKERS_MAX] = {{0}};
    Space *spaces[WORKERS_MAX];
    Links links;
    links_create(&links);
    links_set(&links, 0, NO_STATE, 0);
    for (int i = 0; i < session->stage_count; i++) {
        open_watch(&watches[i], &session->stages[i], &seen[i], session->stage_count == 1 ? &found->races : NULL);
        spaces[i] = &watches[i].space;
    }
    SearchContext context = {.space = spaces[0], .spaces = spaces, .space_count = session->stage_count, .links = &links, .max_depth = UINT32_MAX,
                             .figures = {.states = 1}};
    Limits limits = {.states = mode->max_states != 0 ? mode->max_states : (uint64_t)test->max_states};
    const Search *search = search_find(mode->search);
    outcomes_note(&seen[0], session->vm);
    race_sets_note(&found->races, session->vm);
    found->complete = search_run(session->stage_count > 1 ? search->team : search, &context, &limits).status == SEARCH_COMPLETE;
    found->states = context.figures.states;
    links_free(&links);
    for (int i = 0; i < session->stage_count; i++) {
        for (uint32_t k = 0; k < seen[i].count; k++)
            outcomes_add(&found->outcomes, seen[i].texts[k]);
        outcomes_free(&seen[i]);
    }
}

static void free_found(Found *found)
{
    outcomes_free(&found->outcomes);
    race_sets_free(&found->races);
}

static bool run_mode(const Test *test, const Mode *mode, Found *found, Error *error)
{
    Launch launch;
    Session session;
    *found = (Found){0};
    if (!open_launch(test, &launch, error) || !session_open(&session, &launch, &mode->options, 0, NULL, error))
        return false;
    search(test, mode, &session, found);
    if (mode->rearranged && found->states > 1) {          /* what a program shows before any choice is not shown again */
        free_found(found);
        states_rearrange(session.states, 0);
        session_add_stages(&session, mode->workers);
        search(test, mode, &session, found);
    }
    if (session_trouble(&session) != NULL)
        outcomes_add(&found->outcomes, session_trouble(&session));
    session_close(&session);
    return true;
}

/* --- comparing -------------------------------------------------------------------------------------------------------- */

static void list_missing(Test *test, const char *what, const Outcomes *from, const Outcomes *in)
{
    for (uint32_t i = 0; i < from->count; i++)
        if (!outcomes_has(in, from->texts[i]))
            fprintf(test->report, "    %s: %s\n", what, from->texts[i]);
}

static void fail(Test *test, const char *mode)
{
    if (!test->failed)
        fprintf(test->report, "FAILED %s\n", test->class_name);
    test->failed = true;
    fprintf(test->report, "  %s\n", mode);
}

/* An incomplete search may lack outcomes, but never has others. */
static void compare(Test *test, const char *name, const Found *expected, const Found *found)
{
    bool lacks = found->complete && !outcomes_include(&found->outcomes, &expected->outcomes);
    bool has_more = expected->complete && !outcomes_include(&expected->outcomes, &found->outcomes);
    if (!lacks && !has_more)
        return;
    fail(test, name);
    if (lacks)
        list_missing(test, "lacks", &expected->outcomes, &found->outcomes);
    if (has_more)
        list_missing(test, "has also", &found->outcomes, &expected->outcomes);
}

static void compare_states(Test *test, const Mode *mode, const Found *expected, const Found *found)
{
    if (!mode->same_states || !expected->complete || !found->complete || expected->states == found->states)
        return;
    fail(test, mode->name);
    fprintf(test->report, "    %llu states instead of %llu\n", (unsigned long long)found->states, (unsigned long long)expected->states);
}

static void compare_races(Test *test, const Mode *mode, const RaceSets *of_paths, const Found *found)
{
    if (of_paths == NULL || !found->complete || mode->options.properties != RACES)
        return;
    const char *problem = race_sets_disagree(of_paths, &found->races);
    if (problem == NULL)
        return;
    fail(test, mode->name);
    fprintf(test->report, "    %s\n", problem);
}

static void list(const Test *test, const Found *found)
{
    for (uint32_t i = 0; i < found->outcomes.count; i++)
        fprintf(test->report, "%s\n", found->outcomes.texts[i]);
}

static bool test_searches(Test *test, const Found *expected, int64_t runs, Error *error)
{
    Found first = {0}, found = {0};
    RaceSets of_paths = {0};
    if (!run_mode(test, &modes[0], &first, error))
        return false;
    compare(test, modes[0].name, expected, &first);
    bool opened = true, has_paths = enumerate_races(test, &of_paths);
    for (size_t i = 1; opened && i < (size_t)test->modes; i++) {
        opened = run_mode(test, &modes[i], &found, error);
        compare(test, modes[i].name, &first, &found);
        compare_states(test, &modes[i], &first, &found);
        compare_races(test, &modes[i], has_paths ? &of_paths : NULL, &found);
        free_found(&found);
    }
    if (options_has(test->options, "--list"))
        list(test, &first);
    else if (!test->failed)
        fprintf(test->report, "passed %s: %u outcomes, %u places with races, %lld runs%s, %llu states%s\n", test->class_name, first.outcomes.count,
                of_paths.unordered.count, (long long)runs, expected->complete ? "" : " (cut)", (unsigned long long)first.states, first.complete ? "" : " (cut)");
    free_found(&first);
    race_sets_free(&of_paths);
    return opened;
}

/* Against what is known from elsewhere, each mode for itself. */
static bool test_known(Test *test, const char *folder)
{
    Found expected = {.complete = true}, found = {0};
    Error error;
    uint64_t states = 0;
    bool opened = known_read(folder, test->class_name, &expected.outcomes);
    if (!opened)
        error_set(&error, "there is no %s/%s.truth", folder, test->class_name);
    for (size_t i = 0; opened && !test->failed && i < (size_t)test->modes; i++) {
        opened = run_mode(test, &modes[i], &found, &error);
        Found reworded = {.complete = found.complete, .states = found.states};
        known_reword(&found.outcomes, &reworded.outcomes);
        compare(test, modes[i].name, &expected, &reworded);
        states += found.states;
        free_found(&found);
        free_found(&reworded);
    }
    if (!opened)
        fail(test, error.text);
    if (!test->failed)
        fprintf(test->report, "passed %s: %u outcomes, %llu states\n", test->class_name, expected.outcomes.count, (unsigned long long)states);
    free_found(&expected);
    return !test->failed;
}

static bool run_test(Test *test)
{
    Launch launch;
    Error error;
    Found expected = {0};
    int64_t runs = 0;
    if (options_has(test->options, "--truth"))
        return test_known(test, options_text(test->options, "--truth", NULL));
    if (!open_launch(test, &launch, &error)) {
        fprintf(test->report, "FAILED %s\n  %s\n", test->class_name, error.text);
        return false;
    }
    expected.complete = enumerate(test, &launch, &expected.outcomes, &runs);
    launch_close(&launch);
    if (!test_searches(test, &expected, runs, &error)) {
        fail(test, error.text);
    }
    free_found(&expected);
    return !test->failed;
}

/* What programs print must not reach the terminal: they print on every path. */
static FILE *keep_stdout(void)
{
    FILE *report = fdopen(dup(STDOUT_FILENO), "w");
    int nowhere = open("/dev/null", O_WRONLY);
    if (report == NULL || nowhere < 0 || dup2(nowhere, STDOUT_FILENO) < 0) {
        perror("interleavings");
        exit(2);
    }
    close(nowhere);
    return report;
}

int main(int argc, char **argv)
{
    Options options = {0};
    Error error;
    int index = 0;
    Test test = {.options = &options, .max_runs = 5000, .max_states = 30000, .modes = MODES};
    if (!options_parse(options_table, argc - 1, argv + 1, &index, &options, &error)
        || !options_number(&options, "--max-runs", 0, INT32_MAX, &test.max_runs, &error)
        || !options_number(&options, "--max-states", 1, UINT32_MAX - 1, &test.max_states, &error)
        || !options_number(&options, "--modes", 1, MODES, &test.modes, &error)) {
        fprintf(stderr, "interleavings: %s\n", error.text);
        return 2;
    }
    test.report = keep_stdout();
    bool all_passed = true;
    for (int i = index + 1; i < argc; i++) {
        test.class_name = argv[i];
        test.failed = false;
        all_passed &= run_test(&test);
        fflush(test.report);
    }
    return all_passed ? 0 : 1;
}
