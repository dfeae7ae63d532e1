/* `clew run`: one schedule of a program, as java would run it. */
#include <stdio.h>
#include <string.h>

#include "base/bytes.h"
#include "tools/commands.h"
#include "tools/common/faults.h"
#include "tools/common/interrupts.h"
#include "tools/program/launch.h"
#include "vm/vm.h"

static const OptionSpec options_of_run[] = {
    LAUNCH_OPTIONS,
    {"--seed", "N", "seed of a random schedule (default 0: each thread runs as long as it can)"},
    {"--max-heap", "MB", "size of the Java heap, beyond which OutOfMemoryError is thrown (default 2048)"},
    {"--missing", NULL, "do not run: list what the program may call and clew lacks, and the callers"},
    {"--max-steps", "N",
     "stop after about N calls and backward jumps, with exit status 3 (default 0: no limit)"},
    {"-v", NULL, "tell of class path entries that are not there"},
    {"--collect-always", NULL, "collect garbage at every allocation (for tests of clew itself)"},
    {0}};

static int report_deadlock(Vm *vm)
{
    Bytes text = {0};
    vm_describe_deadlock(vm, &text);
    fflush(stdout);
    fprintf(stderr, "clew: deadlock: no thread can go on\n%.*s", (int)text.length, (const char *)text.data);
    bytes_free(&text);
    return STATUS_VIOLATION;
}

static int run_to_end(Vm *vm)
{
    vm_heed_signal(vm, interrupts_catch());
    vm_heed_faults(vm, faults_catch());
    VmEnd end = vm_run(vm);
    vm_flush_output(vm);
    switch (end) {
    case VM_DEADLOCK: return report_deadlock(vm);
    case VM_FATAL: fprintf(stderr, "clew: %s\n", vm_fatal_message(vm)); return STATUS_USAGE;
    case VM_LIMIT:
        fprintf(stderr, "clew: stopped: the program has used up its --max-steps\n");
        return STATUS_INCOMPLETE;
    default: return vm_exit_status(vm);
    }
}

static bool read_vm_options(const Options *options, const Launch *launch, VmOptions *vm_options, Error *error)
{
    int64_t seed = 0, megabytes = 2048, steps = 0;
    if (!options_number(options, "--seed", 0, INT64_MAX, &seed, error)
        || !options_number(options, "--max-heap", 1, 1 << 20, &megabytes, error)
        || !options_number(options, "--max-steps", 0, INT64_MAX, &steps, error))
        return false;
    *vm_options = (VmOptions){.seed = (uint64_t)seed,
                              .max_heap = (size_t)megabytes << 20,
                              .max_steps = (uint64_t)steps,
                              .prompt_output = true,
                              .collect_always = options_has(options, "--collect-always"),
                              .separate_objects = options_has(options, "--collect-always"),
                              .java = classpath_feature(launch->classpath),
                              .jdk_home = launch->jdk_home,
                              .class_path = launch->class_path,
                              .config = launch->config,
                              .defined = launch->defined,
                              .assert_rules = launch->assertions};
    return true;
}

static void print_missing(const char *who, const Bytes *text, int count)
{
    if (count > 0)
        printf("%d missing, %s:\n%.*s", count, who, (int)text->length, (const char *)text->data);
    else
        printf("nothing is missing: %s\n", who);
}

/* Lists what is missing instead of running. */
static int list_missing(Vm *vm, const char *main_class)
{
    Missing missing = {0};
    Error error;
    if (!vm_list_missing(vm, main_class, true, &missing, &error))
        return complain(&error);
    print_missing("wanted by the program itself", &missing.program, missing.program_count);
    print_missing("wanted by library code that the program may reach (and often never does)",
                  &missing.library, missing.library_count);
    int status = missing.program_count == 0 ? STATUS_FINE : STATUS_VIOLATION;
    missing_free(&missing);
    return status;
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    Launch launch = {0};
    VmOptions vm_options;
    int index = 0, status = STATUS_USAGE;
    Vm *vm = NULL;
    if (!options_parse(command->options, argc, argv, &index, &options, &error)
        || !launch_open(&launch, &options, argc, argv, &index, &error)
        || !read_vm_options(&options, &launch, &vm_options, &error)
        || (vm = vm_create(launch.program, &vm_options)) == NULL
        || !vm_start(vm, launch.main_class, argc - index, argv + index, &error))
        complain(&error);
    else if (options_has(&options, "--missing"))
        status = list_missing(vm, launch.main_class);
    else
        status = run_to_end(vm);
    if (vm != NULL)
        vm_destroy(vm);
    launch_close(&launch);
    return status;
}

const Command run_command = {
    .name = "run",
    .usage = "run [options] [-cp PATH] MAIN [ARGS...]",
    .summary = "run once, under one schedule, as java would",
    .options = options_of_run,
    .run = run,
};
