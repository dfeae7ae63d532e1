/* Follows a counterexample: its recording, and the description of the state where it ends; and shows both on
 * a terminal. */
#include "tools/report/counterexample.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/report/show.h"
#include "vm/vm_threads.h"

static bool describe_end(Session *session, Counterexample *example)
{
    if (example->stuck_count > 0)
        return vm_describe_stuck(session->vm, example->stuck, example->stuck_count, &example->error);
    violation_describe(session->vm, session->options.properties, &example->error);
    return true;
}

bool counterexample_follow(Session *session, Counterexample *example)
{
    bool fits =
        recording_make(session, example->choices, example->length, example->sources, &example->recording);
    fits = describe_end(session, example) && fits;
    return fits;
}

static void show_length(const Counterexample *example, const Terminal *terminal)
{
    uint32_t switches = example->recording.switches;
    assert(switches < example->recording.row_count + 1 && "a switch is between two rows");
    fprintf(terminal->out, "%scounterexample: %u step%s, %u thread switch%s%s", terminal->bold,
            example->length, example->length == 1 ? "" : "s", switches, switches == 1 ? "" : "es",
            terminal->plain);
    if (example->length < example->original_length)
        fprintf(terminal->out, " (shortened from %u to %u steps)", example->original_length, example->length);
    fprintf(terminal->out, "\n\n");
}

void counterexample_show(const Counterexample *example, bool full, FILE *out)
{
    Terminal terminal = terminal_open(out, full);
    bool thrown =
        strcmp(example->error.kind, "assertion") == 0 || strcmp(example->error.kind, "exception") == 0;
    show_length(example, &terminal);
    show_rows(&example->recording, &terminal);
    show_thread_dump(&example->recording, thrown ? example->error.thread : "", example->sources, &terminal);
    fputc('\n', out);
}

void counterexample_free(Session *session, Counterexample *example)
{
    free(example->choices);
    free(example->command);
    for (uint32_t i = 0; i < example->stuck_count; i++)
        free(example->stuck[i]);
    free(example->stuck);
    violation_free(&example->error);
    if (session->vm != NULL)
        recording_free(session, &example->recording);
}
