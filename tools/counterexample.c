/* Following and showing a counterexample; see counterexample.h.
 *
 * One column per thread, one row per event; runs of one thread that are long are folded. */
#include "tools/counterexample.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/agents.h"
#include "vm/events.h"

enum { COLUMNS_MAX = 4, COLUMN_WIDTH = 38, RUN_SHOWN = 12 };

typedef struct Row {
    uint32_t step;
    Event    event;
} Row;

typedef struct Rows {
    Row     *list;
    uint32_t count, capacity;
} Rows;

static void keep_events(Rows *rows, Events *events, uint32_t step)
{
    for (uint32_t i = 0; i < events->count; i++) {
        if (rows->count == rows->capacity) {
            rows->capacity = rows->capacity ? 2 * rows->capacity : 256;
            rows->list = memory_resize(rows->list, rows->capacity * sizeof(Row));
        }
        rows->list[rows->count++] = (Row){step, events->list[i]};
    }
    free(events->list);
    *events = (Events){0};
}

static void free_rows(Rows *rows)
{
    Events all = {0};
    for (uint32_t i = 0; i < rows->count; i++) {
        all = (Events){memory_allocate(sizeof(Event)), 1, 1};
        all.list[0] = rows->list[i].event;
        events_clear(&all);
    }
    free(rows->list);
}

/* Threads in the order in which they first do something. */
static int column_of(const Rows *rows, uint32_t row, uint32_t *threads, int *count)
{
    uint32_t thread = rows->list[row].event.thread;
    for (int i = 0; i < *count; i++)
        if (threads[i] == thread)
            return i;
    threads[*count] = thread;
    return (*count)++;
}

static void print_row(FILE *out, const Row *row, int column, bool columns)
{
    const Event *event = &row->event;
    if (columns)
        fprintf(out, "%5u  %*s%s: %s\n", row->step, column * COLUMN_WIDTH, "", event->place, event->text);
    else
        fprintf(out, "%5u  %-16s %-24s %s\n", row->step, event->thread_name, event->place, event->text);
}

static void print_heading(FILE *out, const Rows *rows, const uint32_t *threads, int count)
{
    fprintf(out, " step  ");
    for (int i = 0; i < count; i++) {
        for (uint32_t row = 0; row < rows->count; row++) {
            if (rows->list[row].event.thread == threads[i]) {
                fprintf(out, "%-*s", COLUMN_WIDTH, rows->list[row].event.thread_name);
                break;
            }
        }
    }
    fprintf(out, "\n");
}

static void print_rows(FILE *out, const Rows *rows)
{
    uint32_t *threads = memory_allocate((rows->count + 1) * sizeof *threads);
    int count = 0;
    for (uint32_t i = 0; i < rows->count; i++)
        column_of(rows, i, threads, &count);
    bool columns = count <= COLUMNS_MAX;
    if (columns && count > 0)
        print_heading(out, rows, threads, count);
    for (uint32_t from = 0, to; from < rows->count; from = to) {
        for (to = from; to < rows->count && rows->list[to].event.thread == rows->list[from].event.thread; to++)
            ;
        for (uint32_t i = from; i < to; i++) {
            if (to - from > RUN_SHOWN && i == from + RUN_SHOWN / 2) {
                uint32_t hidden = to - from - RUN_SHOWN;
                fprintf(out, "       ... %u more of this thread\n", hidden);
                i += hidden;
            }
            print_row(out, &rows->list[i], column_of(rows, i, threads, &count), columns);
        }
    }
    free(threads);
}

static void note_choice(Session *session, Events *events, const Choice *choice)
{
    if (choice->kind == CHOICE_VALUE)
        events_note_value(session->vm, events, choice);
}

static bool describe_end(Session *session, Counterexample *example)
{
    if (example->stuck_count > 0)
        return vm_describe_stuck(session->vm, example->stuck, example->stuck_count, &example->error);
    violation_describe(session->vm, session->options.properties, &example->error);
    return true;
}

bool counterexample_follow(Session *session, Counterexample *example, FILE *out)
{
    Rows rows = {0};
    Events events = {0};
    bool fits = true;
    states_enter(session->states, 0);
    for (uint32_t i = 0; fits && i < example->length; i++) {
        fits = example->choices[i] < vm_choice_count(session->vm);
        if (!fits)
            break;
        Choice choice = vm_choice(session->vm, example->choices[i]);
        vm_note_events(session->vm, &events);
        note_choice(session, &events, &choice);
        vm_take(session->vm, example->choices[i]);
        vm_note_events(session->vm, NULL);
        keep_events(&rows, &events, i + 1);
        bool is_new;
        if (i + 1 < example->length)
            states_commit(session->states, &is_new);
    }
    fits = describe_end(session, example) && fits;
    if (out != NULL)
        print_rows(out, &rows);
    free_rows(&rows);
    return fits;
}

void counterexample_free(Counterexample *example)
{
    free(example->choices);
    for (uint32_t i = 0; i < example->stuck_count; i++)
        free(example->stuck[i]);
    free(example->stuck);
    violation_free(&example->error);
}
