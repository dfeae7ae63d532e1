/* `clew check`: searches the ways in which threads and choices combine. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "search/search.h"
#include "search/vm_space.h"
#include "tools/commands.h"
#include "tools/launch.h"

static const OptionSpec options_of_check[] = {
    LAUNCH_OPTIONS,
    {"--search", "NAME", "dfs (default) or bfs"},
    {"--max-states", "N", "stop after this many states"},
    {"--max-depth", "N", "leave out what is deeper"},
    {"--print", NULL, "show the program's own output as the search executes it"},
    {0}
};

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    Launch launch = {0};
    int index = 0;
    if (!options_parse(command->options, argc, argv, &index, &options, &error)
        || !launch_open(&launch, &options, argc, argv, &index, &error))
        return complain(&error);
    VmOptions vm_options = {.assertions = true, .max_heap = (size_t)1 << 30, .discard_output = !options_has(&options, "--print"), .java = classpath_feature(launch.classpath), .jdk_home = launch.jdk_home, .class_path = launch.class_path};
    Vm *vm = vm_create(launch.program, &vm_options);
    States *states = states_create(vm);
    if (!vm_start(vm, launch.main_class, argc - index, argv + index, &error))
        return complain(&error);
    struct timespec t0, t1;
    vm_begin(vm);
    bool is_new;
    states_commit(states, &is_new);
    VmSpace space;
    vm_space_open(&space, vm, states);
    const Search *search = search_find(options_text(&options, "--search", "dfs"));
    int64_t max_states = INT64_MAX;
    options_number(&options, "--max-states", 1, INT64_MAX, &max_states, &error);
    SearchContext context;
    SearchStatus status = SEARCH_GOES_ON;
    for (int round = 0; round < 2; round++) {
        context = (SearchContext){.space = &space.space, .max_depth = UINT32_MAX, .figures = {.states = 1}};
        links_set(&context.links, 0, NO_STATE, 0);
        void *self = search->start(&context);
        clock_gettime(CLOCK_MONOTONIC, &t0);
        uint64_t limit = round == 0 ? 5000 : (uint64_t)max_states;
        do status = search->step(self); while (status == SEARCH_GOES_ON && context.figures.states < limit && !vm_fatal_message(vm)[0]);
        clock_gettime(CLOCK_MONOTONIC, &t1);
        search->finish(self);
        if (status != SEARCH_GOES_ON) break;
        if (round == 0) states_rearrange(states);
    }
    double s = (double)(t1.tv_sec - t0.tv_sec) + (double)(t1.tv_nsec - t0.tv_nsec) / 1e9;
    StateFigures f = states_figures(states);
    printf("%s: status %d states %llu transitions %llu depth %u in %.3f s: %.0f states/s %.0f trans/s; nodes/state %.2f bytes/state %.1f comps %u violation %d\n", vm_fatal_message(vm), status,
           (unsigned long long)context.figures.states, (unsigned long long)context.figures.transitions, context.figures.max_depth, s, (double)context.figures.states / s, (double)context.figures.transitions / s,
           (double)f.nodes / f.states, (double)f.bytes / f.states, f.components, vm_violation(vm).kind);
    return status == SEARCH_VIOLATION ? 1 : status == SEARCH_COMPLETE ? 0 : 3;
}

const Command check_command = {
    .name = "check", .usage = "check [options] [-cp PATH] MAIN [ARGS...]", .summary = "search every schedule and every choice",
    .options = options_of_check, .run = run,
};
