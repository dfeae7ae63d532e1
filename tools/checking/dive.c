/* Dives: when the exhaustive search has seen so many states and is not finished, the program is opened a
 * second time, with a store of its own, and searched for a short while by bounded preemptions, then by walks.
 * What is small has been searched by then and pays nothing.
 *
 * Dives are bounded by states, steps and executed instructions, so that they are the same on every machine;
 * if the check has limits, by a tenth of these.  The exhaustive search knows nothing of them and goes on from
 * where it was.  Where a dive learns what makes every check start over (see check_must_restart), that happens
 * at once: the facts are about the program. */
#include "tools/checking/dive.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "tools/checking/check_errors.h"
#include "tools/checking/check_hangs.h"
#include "tools/checking/check_search.h"
#include "vm/footnotes.h"

/* A dive begins after so many states, or jumps and calls, of the exhaustive search. */
typedef struct DivePlan {
    uint64_t after_states, after_jumps;
    uint64_t states;     /* with few preemptions */
    uint64_t walk_steps; /* of each kind of walk */
    uint64_t jumps;      /* and calls, in all */
} DivePlan;

static const DivePlan plans[] = {
    {30000, 30 << 20, 10000, 10000, 10 << 20},
    {300000, 300 << 20, 100000, 50000, 100 << 20},
};

enum { PLANS = sizeof plans / sizeof plans[0], LIMIT_SHARE = 10 };

static const unsigned KINDS_OF_GRAPHS = 1u << VIOLATION_HANG | 1u << VIOLATION_STUCK
                                        | 1u << VIOLATION_LIVELOCK | 1u << VIOLATION_STARVATION
                                        | 1u << VIOLATION_LTL;

bool dive_is_wanted(const Check *check)
{
    const CheckOptions *options = &check->asked.options;
    const SessionOptions *session = &check->asked.session;
    return options->search == NULL && options->checkpoint == NULL && options->resume == NULL
           && options->dot == NULL && !options->all_errors && !options->coverage && !session->print
           && !session->hash_store && !session->no_match && (session->properties & ~KINDS_OF_GRAPHS) != 0;
}

/* --- one dive --- */

typedef struct Dive {
    const Check *check;
    Session session;
    Links links;
    SearchContext context;
    const char *search; /* that runs */
    uint64_t transitions_most, jumps_most;
    double ends;       /* by the clock, where the check has a time limit; 0: never */
    StateNumber error; /* NO_STATE: none was found */
    ViolationText text;
} Dive;

static uint64_t least(uint64_t one, uint64_t other) { return one < other ? one : other; }

static bool on_violation(void *observer, const SearchContext *context, StateNumber state)
{
    Dive *dive = observer;
    (void)context;
    states_refresh(dive->session.states);
    violation_describe(dive->session.vm, dive->session.options.properties, &dive->text);
    dive->error = state;
    return true;
}

/* What ends a part of the dive. */
static const char *trouble(void *self)
{
    const Dive *dive = self;
    const Session *session = &dive->session;
    if (vm_is_halted(session->vm) || session_is_misled(session) || session_trouble(session) != NULL)
        return "the program cannot go on";
    return dive->context.figures.transitions >= dive->transitions_most
                   || vm_jumps_and_calls(session->vm) >= dive->jumps_most
               ? "the dive is over"
               : NULL;
}

/* "pct,walks=9" */
static const Search *read_search(const char *text, void **own)
{
    Options given = {0};
    Error error;
    char *words = memory_copy_string(text), *name = memory_copy_string(text);
    name[settings_name_length(text)] = '\0';
    const Search *search = search_find(name);
    bool is_read = search != NULL && settings_parse(words, search->options, &given, &error)
                   && (*own = search->read_settings(&given, &error)) != NULL;
    assert(is_read && "a dive names searches that there are");
    (void)is_read;
    free(words);
    free(name);
    return search;
}

/* A part of it: the store keeps what parts before have seen. */
static void search_for(Dive *dive, const char *text, uint64_t states, uint64_t transitions)
{
    const CheckRequest *asked = &dive->check->asked;
    SearchContext *context = &dive->context;
    void *settings = NULL;
    if (dive->error != NO_STATE || trouble(dive) != NULL)
        return;
    Limits limits = {.states = context->figures.states + states,
                     .bytes = asked->limits.bytes,
                     .interrupted = asked->limits.interrupted,
                     .trouble = trouble,
                     .trouble_context = dive};
    dive->transitions_most = context->figures.transitions + transitions;
    if (dive->ends > 0 && (limits.seconds = dive->ends - clock_seconds()) <= 0)
        return;
    const Search *search = read_search(text, &settings);
    dive->search = search->name;
    context->settings.own = settings;
    context->figures.remark[0] = '\0';
    context->space->enter(context->space, 0);
    search_run(search, context, &limits);
    free(settings);
}

/* Opened for reading what was asked once more: like the search that is under way, but alone. */
static bool open_session(Dive *dive)
{
    const Check *check = dive->check;
    const CheckRequest *asked = &check->asked;
    SessionOptions own = asked->session;
    Launch launch = {0};
    Error error;
    int index = 0;
    char **taken_back = vm_taken_back(check->session.vm);
    own.quiet = true;
    own.symmetric = false; /* who runs instead of whom matters to it */
    own.taken_back = (const char *const *)taken_back;
    bool is_open =
        launch_open(&launch, &asked->options.given, asked->word_count, asked->words, &index, &error);
    if (!is_open)
        launch_close(&launch);
    else
        is_open =
            session_open(&dive->session, &launch, &own, asked->argument_count, asked->arguments, &error);
    dive->session.options.taken_back = NULL;
    names_free(taken_back);
    return is_open;
}

static void open_search(Dive *dive)
{
    const CheckOptions *options = &dive->check->asked.options;
    Session *session = &dive->session;
    Stage *stage = &session->stages[0];
    if (dive->check->restarts.clock_was_read)
        footnote_note(session->launch.program, FOOTNOTE_CLOCK_READ);
    links_create(&dive->links);
    links_set(&dive->links, 0, NO_STATE, 0);
    session_search_begins(session);
    stage->space.ignored = vm_is_ignored(session->vm);
    if (!options->no_step_cache && states_can_remember_steps(session->states))
        states_remember_steps(session->states,
                              &(StepSettings){.bytes = (size_t)options->step_cache << 20,
                                              .check = dive->check->asked.session.check_states,
                                              .omitted = options->omit_question});
}

static void run_plan(Dive *dive, const DivePlan *plan)
{
    const CheckRequest *asked = &dive->check->asked;
    Agents agents = vm_space_agents(&dive->session.stages[0].space);
    uint64_t share = asked->limits.states / LIMIT_SHARE, spent = dive->check->search.dives.spent;
    uint64_t left = share > spent ? share - spent : 0;
    uint64_t states = least(plan->states, left / 2), steps = least(plan->walk_steps, left / 4);
    open_search(dive);
    dive->jumps_most = vm_jumps_and_calls(dive->session.vm) + plan->jumps;
    dive->context = (SearchContext){.space = dive->session.stages[0].searched,
                                    .space_count = 1,
                                    .links = &dive->links,
                                    .max_depth = (uint32_t)asked->options.max_depth,
                                    .figures = {.states = 1},
                                    .settings = {.seed = asked->guidance.settings.seed},
                                    .agents = &agents,
                                    .on_violation = on_violation,
                                    .observer = dive};
    dive->transitions_most = 1;
    search_for(dive, "context-bound", states, UINT64_MAX / 2);
    search_for(dive, "pct,walks=1000000000", UINT32_MAX, steps);
    search_for(dive, "random-walk,walks=1000000000", UINT32_MAX, steps);
}

static void dive_close(Dive *dive)
{
    if (dive == NULL)
        return;
    links_free(&dive->links);
    session_close(&dive->session);
    if (dive->error != NO_STATE)
        violation_free(&dive->text);
    free(dive);
}

static bool is_worth_taking(const Dive *dive)
{
    const Session *session = &dive->session;
    return dive->error != NO_STATE || session_wants_time(session) || session_is_misled(session)
           || session_refuted(session) != 0;
}

/* What the summary says of dives, whatever they have found. */
static void note_figures(CheckSearch *search, const Dive *dive, const DivePlan *plan)
{
    const SearchFigures *figures = &dive->context.figures;
    search->dives.count++;
    search->dives.states += figures->states;
    search->dives.transitions += figures->transitions;
    search->dives.spent += plan->states + 2 * plan->walk_steps;
    if (figures->rounds > search->dives.rounds)
        search->dives.rounds = figures->rounds;
}

static bool dive_by(Check *check, const DivePlan *plan)
{
    double started = clock_seconds();
    Dive *dive = memory_allocate(sizeof *dive);
    *dive = (Dive){.check = check, .error = NO_STATE};
    if (check->asked.limits.seconds > 0)
        dive->ends = started + check->asked.limits.seconds / LIMIT_SHARE / PLANS;
    bool is_made = open_session(dive);
    if (is_made) {
        run_plan(dive, plan);
        states_forget_steps(dive->session.states);
        note_figures(&check->search, dive, plan);
    }
    check->search.dives.seconds += clock_seconds() - started;
    if (is_made && is_worth_taking(dive))
        check->search.dive = dive;
    else
        dive_close(dive);
    return check->search.dive == NULL;
}

/* --- between the steps of the search --- */

/* The first one is not to come too late for a check that has limits. */
static bool is_due(const Check *check, const DivePlan *plan, const SearchContext *search, double seconds)
{
    const Limits *limits = &check->asked.limits;
    if (search->figures.states >= plan->after_states
        || session_instructions(&check->session) >= plan->after_jumps)
        return true;
    return plan == plans
           && (search->figures.states >= limits->states / LIMIT_SHARE
               || (limits->seconds > 0 && seconds > limits->seconds / LIMIT_SHARE));
}

bool dive_when_due(void *self, const SearchContext *search, double seconds)
{
    Check *check = self;
    Dives *dives = &check->search.dives;
    if (dives->planned == PLANS || !is_due(check, &plans[dives->planned], search, seconds))
        return true;
    if (program_uses_counters(check->session.launch.program)) { /* each path may depend on those before */
        dives->planned = PLANS;
        return true;
    }
    return dive_by(check, &plans[dives->planned++]);
}

/* --- the dive's result --- */

static void merge_footnotes(const Check *check, const Dive *dive)
{
    Bytes bytes = {0};
    footnotes_put(check->session.launch.program, &bytes);
    Reader reader = {.data = bytes.data, .length = bytes.length};
    bool is_taken = footnotes_take(dive->session.launch.program, &reader);
    assert(is_taken && "footnotes that were put can be taken");
    (void)is_taken;
    bytes_free(&bytes);
}

static void add_figures(SearchFigures *sum, const SearchFigures *dive)
{
    SearchFigures before = *sum;
    *sum = *dive;
    sum->states += before.states;
    sum->transitions += before.transitions;
    sum->revisited += before.revisited;
    sum->queue_max = before.queue_max;
}

void dive_take_over(Check *check)
{
    CheckSearch *search = &check->search;
    Dive *dive = search->dive;
    assert(dive != NULL && dive->context.space != NULL);
    search->dives.instructions = session_instructions(&check->session);
    search->dives.ignored = session_ignored(&check->session);
    merge_footnotes(check, dive);
    check_errors_clear(&check->errors);
    check_forget_hangs(check);
    check_free_records(check);
    links_free(&search->links);
    session_close(&check->session);
    free(search->spaces);
    search->spaces = NULL;
    search->hangs = (Hangs){0};
    check->session = dive->session;
    search->links = dive->links;
    add_figures(&search->context.figures, &dive->context.figures);
    guide_bind(check->asked.guidance.guide, check->session.vm, &(Error){0});
    if (dive->error != NO_STATE) {
        check_errors_add(&check->errors, dive->error, &dive->text);
        check->errors.first_seconds = clock_seconds() - search->started;
        search->dives.found_by = dive->search;
        search->result.status = SEARCH_VIOLATION;
        search->result.reason = NULL;
    }
    free(dive);
    search->dive = NULL;
}

void dive_free(Check *check)
{
    dive_close(check->search.dive);
    check->search.dive = NULL;
}
