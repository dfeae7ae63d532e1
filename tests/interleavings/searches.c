/* Ways to search; see test.h. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "search/distribution.h"
#include "search/guide.h"
#include "search/run.h"
#include "search/vm_shared_space.h"
#include "tests/interleavings/test.h"
#include "tools/program/reduction_lists.h"
#include "vm/races/races.h"

/* A space that notes what the program shows and lets the search go on after violations. */
typedef struct ErrorWatch {
    Space space, *inner;
    Vm *vm;
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

enum { WORKERS_MAX = 4 };

#define ASSUMING .print = true, .assumptions = ASSUME_AND_WATCH

#define SYMMETRIC ASSUMING, .symmetric = true, .unreduced = 1 << REDUCTION_READ_ONLY

const Mode modes[] = {
    {"dfs", "dfs", {.print = true, .unreduced = 1 << REDUCTION_SLEEP}, false, true, 0, 0, NULL},
    {"bfs", "bfs", {.print = true}, false, true, 0, 0, NULL},
    {"dfs by three workers", "dfs", {.print = true}, true, true, 0, 3, NULL},
    {"bfs by two workers", "bfs", {.print = true}, true, true, 0, 2, NULL},
    {"dfs with a learnt layout", "dfs", {.print = true}, true, true, 0, 0, NULL},
    {"checking states", "dfs", {.print = true, .check_states = true}, false, true, 0, 0, NULL},
    {"a constant hash", "bfs", {.print = true, .constant_hash = true}, false, true, 150, 0, NULL},
    {"collecting always", "dfs", {.print = true, .collect_always = true}, false, true, 0, 0, NULL},
    {"hashes only", "dfs", {.print = true, .hash_store = true}, false, true, 0, 0, NULL},
    {"hashes only, checked",
     "dfs",
     {.print = true, .hash_store = true, .check_states = true, .collect_always = true},
     false,
     true,
     2000,
     0,
     NULL},
    {"no matching", "dfs", {.print = true, .no_match = true}, false, false, 5000, 0, NULL},
    {"no matching, breadth first", "bfs", {.print = true, .no_match = true}, false, false, 3000, 0, NULL},
    {"no matching, only the path",
     "dfs",
     {.print = true, .no_match = true, .hash_store = true},
     false,
     false,
     5000,
     0,
     NULL},
    {"coverage", "dfs", {.print = true, .coverage = true}, false, true, 0, 0, NULL},
    {"looking for races", "dfs", {.print = true, .properties = RACES}, false, false, 0, 0, NULL},
    {"looking for races, checking states",
     "bfs",
     {.print = true, .properties = RACES, .check_states = true},
     false,
     false,
     0,
     0,
     NULL},
    {"no reduction", "dfs", {.print = true, .unreduced = REDUCTIONS_ALL}, false, false, 0, 0, NULL},
    {"steps of lines", "dfs", {.print = true, .step = STEP_LINE}, false, false, 0, 0, NULL},
    {"steps of instructions", "dfs", {.print = true, .step = STEP_BYTECODE}, false, false, 0, 0, NULL},
    /* assuming that accesses exclude each other */
    {"assuming", "dfs", {ASSUMING}, false, false, 0, 0, NULL},
    {"assuming, breadth first", "bfs", {ASSUMING}, false, false, 0, 0, NULL},
    {"assuming, by two workers", "dfs", {ASSUMING}, true, false, 0, 2, NULL},
    {"assuming, checked",
     "dfs",
     {ASSUMING, .check_states = true, .collect_always = true},
     false,
     false,
     0,
     0,
     NULL},
    {"symmetry", "dfs", {SYMMETRIC}, false, false, 0, 0, NULL},
    {"symmetry with a learnt layout", "random-dfs", {SYMMETRIC}, true, false, 0, 0, NULL},
    {"symmetry, checked",
     "dfs",
     {SYMMETRIC, .check_states = true, .collect_always = true},
     false,
     false,
     0,
     0,
     NULL},
    {"symmetry, no joins",
     "dfs",
     {.print = true, .symmetric = true, .unreduced = 1 << REDUCTION_JOIN | 1 << REDUCTION_READ_ONLY},
     false,
     false,
     0,
     0,
     NULL},
    {"assuming, hashes only", "dfs", {ASSUMING, .hash_store = true}, false, false, 0, 0, NULL},
    {"common locks only",
     "dfs",
     {ASSUMING, .unreduced = 1 << REDUCTION_READ_ONLY | 1 << REDUCTION_MOVERS},
     false,
     false,
     0,
     0,
     NULL},
    {"reads only",
     "dfs",
     {ASSUMING, .unreduced = 1 << REDUCTION_LOCKS | 1 << REDUCTION_MOVERS},
     false,
     false,
     0,
     0,
     NULL},
    {"assuming, no matching", "dfs", {ASSUMING, .no_match = true}, false, false, 5000, 0, NULL},
    /* for programs of which the truth is known */
    {"best first", "best", {.print = true}, false, true, 0, 0, "most-blocked"},
    {"best first by random values",
     "astar",
     {.print = true, .step = STEP_LINE},
     false,
     false,
     0,
     0,
     "random"},
    {"by preemptions", "context-bound", {.print = true}, false, true, 0, 0, NULL},
    {"by preemptions, no reduction",
     "context-bound",
     {.print = true, .unreduced = REDUCTIONS_ALL},
     false,
     true,
     0,
     0,
     NULL},
    {"one of one ranks", "mpi-bfs", {.print = true}, false, true, 0, 0, NULL},
    {"one of one ranks, steps of lines",
     "mpi-bfs",
     {.print = true, .step = STEP_LINE},
     false,
     true,
     0,
     0,
     NULL},
    {"single steps", "bfs", {.print = true, .single_steps = true}, false, false, 0, 0, NULL},
    {"waking up", "dfs", {.print = true, .spurious_wakeups = true}, false, false, 0, 0, NULL},
    {"waking up, hashes only",
     "dfs",
     {.print = true, .spurious_wakeups = true, .hash_store = true},
     false,
     false,
     0,
     0,
     NULL},
    {"waking up, no reduction, two workers",
     "bfs",
     {.print = true, .spurious_wakeups = true, .unreduced = REDUCTIONS_ALL},
     true,
     false,
     0,
     2,
     NULL},
    {"waking up, steps of lines",
     "dfs",
     {.print = true, .spurious_wakeups = true, .step = STEP_LINE},
     false,
     false,
     0,
     0,
     NULL},
};

const int mode_count = sizeof modes / sizeof modes[0], own_mode_count = 31;

/* A number from the program's name and the number of the mode (FNV-1a). */
static uint32_t draw(const Test *test, int64_t number)
{
    uint32_t hash = 2166136261u + (uint32_t)number;
    for (const char *at = test->class_name; *at != '\0'; at++)
        hash = (hash ^ (uint8_t)*at) * 16777619u;
    return (hash ^ hash >> 15) * 2246822519u;
}

/* One reduction alone, all but one, or any: `escape` is with them, since all others rest on it. */
static unsigned draw_reductions(uint32_t drawn)
{
    unsigned all = REDUCTIONS_ALL, some = drawn >> 8 & all, one = 1u << (drawn >> 20) % REDUCTION_COUNT;
    unsigned wanted = drawn % 4 == 0 ? one : drawn % 4 == 1 ? all & ~one : some;
    return wanted | 1u << REDUCTION_ESCAPE;
}

Mode reduced_mode(const Test *test, int64_t number, char *name, size_t size)
{
    static const char *const searches[] = {"dfs", "dfs", "bfs", "random-dfs"};
    uint32_t drawn = draw(test, number);
    unsigned wanted = draw_reductions(drawn);
    Mode mode = {.name = name, .search = searches[drawn >> 30], .options = {ASSUMING}};
    bool merges = strstr(mode.search, "dfs") != NULL && wanted >> REDUCTION_SYMMETRY & 1 && drawn >> 29 & 1;
    mode.options.symmetric = merges;
    wanted &= merges ? ~(1u << REDUCTION_READ_ONLY) : ~(1u << REDUCTION_SYMMETRY);
    mode.options.unreduced = REDUCTIONS_ALL & ~wanted;
    snprintf(name, size, "%s with", mode.search);
    for (int i = 0; i < REDUCTION_COUNT; i++)
        if (wanted >> i & 1)
            snprintf(name + strlen(name), size - strlen(name), " %s", reductions_list()[i].name);
    return mode;
}

/* The outcomes that one worker sees, and its races if it is the only one. */
static void open_watch(ErrorWatch *watch, const Stage *stage, Outcomes *outcomes, RaceSets *races)
{
    *watch = (ErrorWatch){.space = {watch, watch_enter, watch_take, watch_choices, never, NULL},
                          .inner = stage->searched,
                          .vm = stage->vm,
                          .outcomes = outcomes,
                          .races = races};
}

/* What a search by several processes sees, as one that is alone. */
typedef struct SharedWatch {
    SharedSpace space; /* first: what is asked of it goes to `inner`, but for a look */
    VmSharedSpace inner;
    Outcomes *outcomes;
} SharedWatch;

static bool watch_look(SharedSpace *space, int choice, CanonicalHash *hash)
{
    SharedWatch *watch = (SharedWatch *)space;
    bool goes_on = watch->inner.space.look(&watch->inner.space, choice, hash);
    outcomes_note(watch->outcomes, watch->inner.vm);
    return goes_on;
}

static bool never_shared(SharedSpace *space)
{
    (void)space;
    return false;
}

static void open_shared(SharedWatch *watch, const Session *session, Outcomes *outcomes)
{
    vm_shared_space_open(&watch->inner, session->vm, session->states, 0, 1);
    watch->space = watch->inner.space;
    watch->space.look = watch_look;
    watch->space.is_violation = never_shared;
    watch->outcomes = outcomes;
}

static Guide *make_guide(const Mode *mode, const Session *session)
{
    Error error;
    Guide *guide = guide_create(1);
    if (mode->heuristic == NULL
        || (guide_add_named(guide, mode->heuristic, &error) && guide_bind(guide, session->vm, &error)))
        return guide;
    fprintf(stderr, "interleavings: %s\n", error.text);
    exit(2);
}

/* Of all that a search may want, this mode's search takes what it needs. */
static bool run_search(const Test *test, const Mode *mode, const Session *session, SearchContext *context,
                       Outcomes *outcomes)
{
    Limits limits = {.states = mode->max_states != 0 ? mode->max_states : (uint64_t)test->max_states};
    const Search *search = search_find(mode->search);
    Agents agents = vm_space_agents(&session->stages[0].space);
    SharedWatch shared;
    Distribution distribution;
    if (search->is_distributed) {
        open_shared(&shared, session, outcomes);
        distribution = (Distribution){.transport = transport_single(), .space = &shared.space};
        context->distribution = &distribution;
    }
    context->agents = &agents;
    context->guide = make_guide(mode, session);
    Sight *sights = memory_allocate((size_t)session->stage_count * sizeof *sights);
    for (int i = 0; i < session->stage_count; i++)
        sights[i] = (Sight){session->stages[i].vm, session->stages[i].states};
    context->sights = sights;
    SearchStatus status =
        search_run(session->stage_count > 1 ? search->team : search, context, &limits).status;
    guide_destroy(context->guide);
    free(sights);
    if (search->is_distributed) {
        distribution.transport->close(distribution.transport);
        vm_shared_space_close(&shared.inner);
    }
    return status == SEARCH_COMPLETE;
}

/* Can threads sleep?  Then steps are remembered, too. */
static bool sleeps(const Mode *mode, const Session *session)
{
    const SessionOptions *options = &mode->options;
    return strcmp(mode->search, "dfs") == 0 && session->stage_count == 1 && !options->hash_store
           && !options->no_match && !options->symmetric && !(options->unreduced >> REDUCTION_SLEEP & 1)
           && states_can_remember_steps(session->states);
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
        open_watch(&watches[i], &session->stages[i], &seen[i],
                   session->stage_count == 1 ? &found->races : NULL);
        spaces[i] = &watches[i].space;
    }
    SearchContext context = {.space = spaces[0],
                             .spaces = spaces,
                             .space_count = session->stage_count,
                             .links = &links,
                             .max_depth = UINT32_MAX,
                             .figures = {.states = 1}};
    SleepJudge judge = vm_space_sleep_judge(&session->stages[0].space);
    if (sleeps(mode, session))
        context.sleep = &judge;
    outcomes_note(&seen[0], session->vm);
    race_sets_note(&found->races, session->vm);
    found->complete = run_search(test, mode, session, &context, &seen[0]);
    found->states = context.figures.states;
    links_free(&links);
    for (int i = 0; i < session->stage_count; i++) {
        for (uint32_t k = 0; k < seen[i].count; k++)
            outcomes_add(&found->outcomes, seen[i].texts[k]);
        outcomes_free(&seen[i]);
    }
}

void found_free(Found *found)
{
    outcomes_free(&found->outcomes);
    race_sets_free(&found->races);
}

/* Why a search must be made again. */
typedef struct Again {
    bool wants_time;
    unsigned refuted;  /* reductions */
    char **taken_back; /* NULL: its assumptions hold */
} Again;

static void remember_steps(const Mode *mode, const Session *session)
{
    bool compares = sleeps(mode, session);
    if (mode->options.assumptions == ASSUME_NOTHING && !compares)
        return;
    for (int i = 0; i < session->stage_count; i++)
        if (states_can_remember_steps(session->stages[i].states))
            states_remember_steps(session->stages[i].states,
                                  &(StepSettings){.bytes = 1 << 24, .compares = compares});
}

static bool run_options(const Test *test, const Mode *mode, const SessionOptions *options, Found *found,
                        Again *again, Error *error)
{
    Launch launch;
    Session session;
    *found = (Found){0};
    if (!test_launch(test, &launch, error))
        return false;
    if (!session_open(&session, &launch, options, test->word_count - 1, test->words + 1, error)) {
        again->wants_time = session_wants_time(&session);
        again->refuted = session_refuted(&session);
        session_close(&session);
        return false;
    }
    if (test->omitted != NULL && mode->options.symmetric && !(options->unreduced >> REDUCTION_SYMMETRY & 1)) {
        states_stop_merging(session.states);
        states_merge_symmetric(session.states, test->omitted);
    }
    remember_steps(mode, &session);
    search(test, mode, &session, found);
    if (mode->rearranged
        && found->states > 1) { /* what a program shows before any choice is not shown again */
        found_free(found);
        states_rearrange(session.states, 0);
        session_add_stages(&session, mode->workers);
        search(test, mode, &session, found);
    }
    if (session_trouble(&session) != NULL)
        outcomes_add(&found->outcomes, session_trouble(&session));
    again->wants_time = session_wants_time(&session);
    again->refuted = session_refuted(&session);
    again->taken_back = session_is_misled(&session) ? vm_taken_back(session.vm) : NULL;
    session_close(&session);
    return true;
}

bool run_mode(const Test *test, const Mode *mode, Found *found, Error *error)
{
    SessionOptions options = mode->options;
    char **taken_back = NULL;
    bool is_opened, is_over = false;
    options.timeless = true;
    options.processors = test->processors;
    if (test->omitted != NULL && strcmp(test->omitted, "names") == 0)
        options.symmetric = false; /* run_options merges all the same */
    do {
        Again again = {0};
        is_opened = run_options(test, mode, &options, found, &again, error);
        is_over = !again.wants_time && again.refuted == 0 && again.taken_back == NULL;
        if (!is_over)
            found_free(found);
        options.timeless = options.timeless && !again.wants_time;
        options.unreduced |= again.refuted;
        if (again.taken_back != NULL) {
            names_free(taken_back);
            taken_back = again.taken_back;
            options.taken_back = (const char *const *)taken_back;
        }
    } while (!is_over);
    names_free(taken_back);
    return is_opened;
}
