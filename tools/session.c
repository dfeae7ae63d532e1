/* Sessions; see session.h. */
#include "tools/session.h"

#include <stdio.h>

/* What the program's own code wants and clew lacks is said before the search begins, all of it.  The search goes on: the program may
 * never get there; if it does, that is the end. */
static bool warn_of_missing(const Session *session, Error *error)
{
    Missing missing = {0};
    if (!vm_list_missing(session->vm, session->launch.main_class, false, &missing, error))
        return false;
    if (missing.program_count > 0)
        fprintf(stderr, "clew: the search will fail if the program needs what is not available:\n%.*s", (int)missing.program.length,
                (const char *)missing.program.data);
    missing_free(&missing);
    return true;
}

bool session_open(Session *session, const Launch *launch, const SessionOptions *options, int argc, char **argv, Error *error)
{
    *session = (Session){.launch = *launch};
    VmOptions vm_options = {.assertions = true, .max_heap = (size_t)1 << 30, .java = classpath_feature(launch->classpath),
                            .jdk_home = launch->jdk_home, .class_path = launch->class_path, .discard_output = !options->print,
                            .all_visible = options->no_reduction, .spurious_wakeups = options->spurious_wakeups,
                            .fixed_clock = true, .clock_start = options->clock, .clock_step = options->clock_step, .config = session->launch.config,
                            .collect_always = options->collect_always, .constant_hash = options->constant_hash};
    launch->program->step = options->step;
    session->vm = vm_create(launch->program, &vm_options);
    session->states = states_create(session->vm);
    if (!warn_of_missing(session, error) || !vm_start(session->vm, launch->main_class, argc, argv, error))
        return false;
    vm_begin(session->vm);
    if (vm_fatal_message(session->vm)[0])
        return error_set(error, "%s", vm_fatal_message(session->vm));
    bool is_new;
    states_commit(session->states, &is_new);
    vm_space_open(&session->space, session->vm, session->states, options->properties);
    hostile_space_open(&session->hostile, &session->space);
    session->searched = options->check_states ? &session->hostile.space : &session->space.space;
    return true;
}

void session_close(Session *session)
{
    if (session->states != NULL)
        states_destroy(session->states);
    if (session->vm != NULL)
        vm_destroy(session->vm);
    launch_close(&session->launch);
}
