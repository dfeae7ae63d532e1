/* Opens a program for checking: creates the VM and the state store, runs up to the first choice point, stacks
 * the spaces that a search sees; one VM for each worker. */
#include "tools/program/session.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "vm/coverage.h"
#include "vm/describe.h"
#include "vm/footnotes.h"

/* Counts everything that the program's own code needs and clew lacks.  The search still runs: the program
 * may never get there; if it does, the search ends. */
static bool count_missing(Session *session, Error *error)
{
    Missing missing = {0};
    if (!vm_list_missing(session->vm, session->launch.main_class, false, &missing, error))
        return false;
    session->missing_count = missing.program_count;
    if (missing.program_count > 0 && session->options.verbose && !session->options.quiet)
        fprintf(stderr, "clew: the search will fail if the program needs what is not available:\n%.*s",
                (int)missing.program.length, (const char *)missing.program.data);
    missing_free(&missing);
    return true;
}

static void open_stage(Stage *stage, Vm *vm, States *states, const SessionOptions *options)
{
    stage->vm = vm;
    stage->states = states;
    vm_space_open(&stage->space, vm, states, options->properties);
    hostile_space_open(&stage->hostile, &stage->space);
    stage->searched = options->check_states ? &stage->hostile.space : &stage->space.space;
    unmatched_space_open(&stage->unmatched, stage->searched);
    if (options->no_match && !options->hash_store)
        stage->searched = &stage->unmatched.space;
}

static bool merges_symmetric(const SessionOptions *options)
{
    return options->symmetric && !(options->unreduced >> REDUCTION_SYMMETRY & 1);
}

enum {
    STAGES_MAX = 256,
    JUMPS_NOTED =
        100000 /* backward jumps and calls before the first choice: what takes longer is not noted */
};

static VmOptions vm_options(const Session *session)
{
    const SessionOptions *options = &session->options;
    return (VmOptions){.assertions = true,
                       .max_heap = (size_t)1 << 30,
                       .java = classpath_feature(session->launch.classpath),
                       .jdk_home = session->launch.jdk_home,
                       .class_path = session->launch.class_path,
                       .discard_output = !options->print,
                       .unreduced = options->unreduced,
                       .symmetric = merges_symmetric(options),
                       .overlooked = options->overlooked,
                       .single_steps = options->single_steps,
                       .lone_steps = options->lone_steps,
                       .hints_end_steps = options->hints_end_steps,
                       .spurious_wakeups = options->spurious_wakeups,
                       .spurious_failures = options->spurious_failures,
                       .fixed_clock = true,
                       .clock_start = options->clock,
                       .clock_step = options->clock_step,
                       .timeless = options->timeless,
                       .processors = (int)options->processors,
                       .may_exec = session->launch.may_exec,
                       .may_net = session->launch.may_net,
                       .writable = session->launch.writable,
                       .config = session->launch.config,
                       .defined = session->launch.defined,
                       .ignored_races = (const char *const *)session->launch.ignored_races.list,
                       .assert_rules = session->launch.assertions,
                       .race_clocks = options->properties >> VIOLATION_UNORDERED & 1,
                       .race_orders = options->keep_orders || options->no_match,
                       .race_locksets = options->properties >> VIOLATION_LOCKSET & 1,
                       .watch = goals_watch(session->goals),
                       .assumptions = options->assumptions,
                       .taken_back = options->taken_back,
                       .collect_always = options->collect_always,
                       .constant_hash = options->constant_hash,
                       .separate_objects = options->separate_objects};
}

/* Up to the first choice. */
static bool begin(Session *session, const VmOptions *options, int argc, char **argv, Error *error)
{
    const Launch *launch = &session->launch;
    session->vm = vm_create(launch->program, options);
    session->states = session->options.hash_store
                          ? states_create_trail(session->vm, !session->options.no_match)
                          : states_create(session->vm);
    bool is_again = session->beginning.wording != NULL;
    if ((!is_again && !count_missing(session, error))
        || !vm_start(session->vm, launch->main_class, argc, argv, error)
        || (session->goals != NULL && !goals_bind(session->goals, session->vm, error)))
        return false;
    if (is_again) {
        wording_use(session->vm, session->beginning.wording);
        vm_note_events(session->vm, &session->beginning.events);
    }
    vm_begin(session->vm);
    vm_note_events(session->vm, NULL);
    if (vm_fatal_message(session->vm)[0])
        return error_set(error, "%s", vm_fatal_message(session->vm));
    return true;
}

static void drop_beginning(Session *session)
{
    events_clear(&session->beginning.events);
    if (session->beginning.wording != NULL)
        wording_destroy(session->beginning.wording);
    session->beginning.wording = NULL;
}

/* Does it end in an exception or a deadlock before the first choice?  Not where that took long, or did
 * something outside. */
static bool fails_at_once(const Session *session)
{
    ViolationKind kind = vm_violation(session->vm, session->options.properties).kind;
    return (kind == VIOLATION_ASSERTION || kind == VIOLATION_EXCEPTION || kind == VIOLATION_DEADLOCK)
           && vm_jumps_and_calls(session->vm) < JUMPS_NOTED && !session->launch.may_exec
           && !session->launch.may_net && session->launch.writable == NULL && session->goals == NULL;
}

/* Once more from the start, to see what happens. */
static bool begin_noting(Session *session, int argc, char **argv, Error *error)
{
    ViolationText text;
    ViolationKind kind = vm_violation(session->vm, session->options.properties).kind;
    violation_describe(session->vm, session->options.properties, &text);
    VmOptions options = vm_options(session);
    options.discard_output = true; /* it was printed */
    states_destroy(session->states);
    vm_destroy(session->vm);
    session->beginning = (Beginning){.wording = wording_create(),
                                     .events = {.place_class = text.class_name, .place_line = text.line}};
    bool is_well = begin(session, &options, argc, argv, error);
    session->beginning.events.place_class = NULL; /* is borrowed */
    violation_free(&text);
    assert((!is_well || vm_violation(session->vm, session->options.properties).kind == kind)
           && "a program begins in one way");
    return is_well;
}

bool session_open(Session *session, const Launch *launch, const SessionOptions *options, int argc,
                  char **argv, Error *error)
{
    *session = (Session){.launch = *launch, .options = *options, .goals = goals_copy(options->goals)};
    launch->program->step = options->step;
    launch->program->marks_lines = options->marks_lines;
    if (options->coverage)
        coverage_begin(launch->program);
    VmOptions asked = vm_options(session);
    if (!begin(session, &asked, argc, argv, error)
        || (fails_at_once(session) && !begin_noting(session, argc, argv, error)))
        return false;
    bool is_new;
    states_commit(session->states, &is_new);
    if (merges_symmetric(options))
        states_merge_symmetric(session->states, NULL);
    if (vm_coverage(session->vm) != NULL)
        coverage_mark(vm_coverage(session->vm));
    session->stages =
        memory_allocate(STAGES_MAX * sizeof *session->stages); /* spaces point into it: it must not move */
    open_stage(&session->stages[session->stage_count++], session->vm, session->states, options);
    return true;
}

void session_add_stages(Session *session, int count)
{
    assert(session->stage_count == 1 && count <= STAGES_MAX);
    if (count > 1)
        states_make_concurrent(session->states);
    while (session->stage_count < count) {
        Vm *vm = vm_create_like(session->vm);
        open_stage(&session->stages[session->stage_count++], vm, states_join(vm, session->states),
                   &session->options);
    }
}

uint64_t session_ignored(const Session *session)
{
    uint64_t sum = 0;
    for (int i = 0; i < session->stage_count; i++)
        sum += session->stages[i].space.ignored;
    return sum;
}

uint64_t session_exits(const Session *session)
{
    uint64_t sum = 0;
    for (int i = 0; i < session->stage_count; i++)
        sum += session->stages[i].space.exits;
    return sum;
}

uint64_t session_clock_reads(const Session *session)
{
    uint64_t sum = 0;
    for (int i = 0; i < session->stage_count; i++)
        sum += vm_clock_reads(session->stages[i].vm);
    return sum;
}

uint64_t session_instructions(const Session *session)
{
    uint64_t sum = 0;
    for (int i = 0; i < session->stage_count; i++)
        sum += vm_jumps_and_calls(session->stages[i].vm);
    return sum;
}

const char *session_trouble(const Session *session)
{
    for (int i = 0; i < session->stage_count; i++)
        if (vm_fatal_message(session->stages[i].vm)[0])
            return vm_fatal_message(session->stages[i].vm);
    return goals_trouble(session->goals);
}

bool session_is_well(const Session *session)
{
    for (int i = 0; i < session->stage_count; i++)
        if (vm_is_halted(session->stages[i].vm))
            return false;
    return session->goals == NULL && !session_is_misled(session);
}

bool session_is_misled(const Session *session) { return session->vm != NULL && vm_is_misled(session->vm); }

bool session_wants_time(const Session *session)
{
    return session->options.timeless && session->launch.program != NULL
           && footnote_is_noted(session->launch.program, FOOTNOTE_CLOCK_READ);
}

unsigned session_refuted(const Session *session)
{
    const Program *program = session->launch.program;
    return program == NULL ? 0 : program->refuted & ~session->options.unreduced;
}

void session_search_begins(Session *session)
{
    for (int i = 0; i < session->stage_count; i++)
        vm_begin_search(session->stages[i].vm);
}

bool session_is_terminated(const Session *session)
{
    for (int i = 0; i < session->stage_count; i++)
        if (vm_is_terminated(session->stages[i].vm))
            return true;
    return false;
}

Launch session_take_launch(Session *session)
{
    Launch launch = session->launch;
    session->launch = (Launch){0};
    return launch;
}

void session_close(Session *session)
{
    for (int i = 0; i < session->stage_count; i++)
        unmatched_space_close(&session->stages[i].unmatched);
    for (int i = 1; i < session->stage_count; i++) {
        states_destroy(session->stages[i].states);
        vm_destroy(session->stages[i].vm);
    }
    if (session->states != NULL)
        states_destroy(session->states);
    if (session->vm != NULL)
        vm_destroy(session->vm);
    goals_destroy(session->goals);
    drop_beginning(session);
    free(session->stages);
    launch_close(&session->launch);
}
