/* Follows a counterexample: its recording, and the description of the state where it ends; and shows both on
 * a terminal. */
#include "tools/report/counterexample.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/report/lasso_text.h"
#include "tools/report/show.h"
#include "vm/vm_threads.h"

/* The state does not say who has taken permits and stamps; the recording does. */
static void tell_who_has_taken(Session *session, Counterexample *example)
{
    Bytes details = {0};
    vm_describe_dump(session->vm, &example->recording.dump, &details);
    bytes_add_u1(&details, 0);
    free(example->error.details);
    example->error.details = (char *)details.data;
}

static bool describe_end(Session *session, Counterexample *example)
{
    if (example->lasso.kind != NULL)
        return lasso_describe(session, example, &example->error);
    if (example->stuck_count > 0)
        return vm_describe_stuck(session->vm, example->stuck, example->stuck_count, &example->error);
    violation_describe(session->vm, session->options.properties, &example->error);
    if (strstr(example->error.kind, "deadlock") != NULL) {
        violation_note_deadlock(session->vm, &example->error);
        tell_who_has_taken(session, example);
    }
    return true;
}

/* Goes round the cycle again, and must be back in the same state. */
static bool goes_round(Session *session, const Counterexample *example)
{
    StateNumber state = states_present(session->states);
    for (uint32_t i = example->lasso.stem; i < example->length; i++) {
        bool is_new;
        if (example->choices[i] >= vm_choice_count(session->vm))
            return false;
        vm_take(session->vm, example->choices[i]);
        states_commit(session->states, &is_new);
    }
    return states_present(session->states) == state;
}

/* The cycle was gone round once when it was recorded: two more rounds. */
static bool is_cycle(Session *session, const Counterexample *example)
{
    if (example->lasso.stem == example->length) /* the program has ended, and stays as it is */
        return strcmp(example->lasso.kind, "ltl") == 0 && vm_choice_count(session->vm) == 0;
    return example->recording.returns && goes_round(session, example) && goes_round(session, example);
}

void counterexample_expect(Counterexample *example, const char *kind, const char *class_name, int line)
{
    bool is_thrown = strcmp(kind, "assertion") == 0 || strcmp(kind, "exception") == 0;
    example->place_class = is_thrown ? class_name : NULL;
    example->place_line = line;
}

bool counterexample_follow(Session *session, Counterexample *example)
{
    uint32_t stem = example->lasso.kind != NULL ? example->lasso.stem : example->length;
    RecordingOrder order = {example->choices, example->length,      stem,
                            example->sources, example->place_class, example->place_line};
    bool fits = recording_make(session, &order, &example->recording);
    fits = fits && (example->lasso.kind == NULL || is_cycle(session, example));
    fits = describe_end(session, example) && fits;
    recording_add_error(session, &example->recording, example->sources, &example->error);
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
    if (example->lasso.kind != NULL && example->lasso.stem < example->length)
        fprintf(terminal->out,
                example->lasso.stem + 1 == example->length ? ", the last one for ever"
                                                           : ", the last %u for ever",
                example->length - example->lasso.stem);
    fprintf(terminal->out, "\n\n");
}

static void show_why(const Counterexample *example, const Terminal *terminal)
{
    if (example->why == NULL && example->orders == NULL)
        return;
    fprintf(terminal->out, "\n%swhy%s\n", terminal->bold, terminal->plain);
    if (example->why != NULL)
        terminal_words(terminal, 2, example->why);
    if (example->orders != NULL) {
        Bytes said = {0};
        bytes_format(&said, "%s%s", example->orders_said, example->orders[0] != NULL ? ":" : "");
        bytes_add_u1(&said, 0);
        terminal_words(terminal, 2, (char *)said.data);
        bytes_free(&said);
    }
    for (char **order = example->orders; order != NULL && *order != NULL; order++)
        terminal_words(terminal, 4, *order);
}

void counterexample_show(const Counterexample *example, bool full, FILE *out)
{
    Terminal terminal = terminal_open(out, full);
    show_length(example, &terminal);
    show_rows(&example->recording, &terminal);
    show_thread_dump(&example->recording, example->sources, &terminal);
    show_why(example, &terminal);
    fputc('\n', out);
}

void counterexample_free(Session *session, Counterexample *example)
{
    free(example->choices);
    free(example->command);
    free(example->why);
    names_free(example->orders);
    free(example->orders_said);
    for (uint32_t i = 0; i < example->stuck_count; i++)
        free(example->stuck[i]);
    free(example->stuck);
    free(example->lasso.subject);
    violation_free(&example->error);
    if (session->vm != NULL)
        recording_free(session, &example->recording);
}
