/* Folding traces: the insides of calls of the library, stretches that repeat, and long runs of one thread;
 * see show.h. */
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "tools/report/show.h"

enum { PERIOD_MAX = 80, REPEATS_LEAST = 4, RUN_EDGE = 6, RUN_LEAST = 2 * RUN_EDGE + 4, CALL_LEAST = 3 };

/* Do two rows differ at most in values? */
static bool alike(const TraceRow *a, const TraceRow *b)
{
    return a->event.thread == b->event.thread && a->event.kind == b->event.kind
           && a->event.line == b->event.line && strcmp(a->event.class_name, b->event.class_name) == 0;
}

static void fold_idle(const Recording *recording, Fold *folds)
{
    for (uint32_t i = 0, first = 0; i < recording->row_count; i++) {
        const TraceRow *row = &recording->rows[i];
        if (i > 0 && row->event.kind == EVENT_STEP && alike(row, &recording->rows[first])) {
            folds[i].hidden = true;
            folds[first].more++;
        } else {
            first = i;
        }
    }
}

static char *note_text(Bytes *text, const Recording *recording, uint32_t start, uint32_t end)
{
    uint32_t first = recording->rows[start].step, last = recording->rows[end - 1].step;
    if (first == last)
        bytes_format(text, "step %u", first);
    else
        bytes_format(text, "steps %u to %u", first, last);
    bytes_add_u1(text, 0);
    return (char *)text->data;
}

/* How many stretches of this length, one after the other, are alike from `from` on. */
static uint32_t repeats(const Recording *recording, uint32_t from, uint32_t period)
{
    uint32_t matched = 0;
    while (from + period + matched < recording->row_count
           && alike(&recording->rows[from + matched], &recording->rows[from + period + matched]))
        matched++;
    return 1 + matched / period;
}

static void hide(Fold *folds, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        folds[i].hidden = true;
}

/* The first and the last of the stretches stay. */
static uint32_t fold_repeats_at(const Recording *recording, Fold *folds, uint32_t from)
{
    uint32_t best = 0, best_times = 0;
    for (uint32_t period = 1; period <= PERIOD_MAX && from + REPEATS_LEAST * period <= recording->row_count;
         period++) {
        uint32_t times = repeats(recording, from, period);
        if (times >= REPEATS_LEAST && (times - 2) * period > (best_times < 2 ? 0 : (best_times - 2) * best)) {
            best = period;
            best_times = times;
        }
    }
    if (best == 0 || (best_times - 2) * best < RUN_EDGE)
        return from + 1;
    uint32_t start = from + best, end = from + (best_times - 1) * best;
    Bytes text = {0};
    if (best == 1)
        bytes_format(&text, "... the last row comes %u more times, with other values: ", best_times - 2);
    else
        bytes_format(&text, "... the last %u rows come %u more times, with other values: ", best,
                     best_times - 2);
    folds[start].note = note_text(&text, recording, start, end);
    hide(folds, start, end);
    return end + best;
}

/* ---- calls of the library ---- */

static const char *method_of(const char *call)
{
    return strrchr(call, '.') != NULL ? strrchr(call, '.') : call;
}

static bool is_access(const Event *event)
{
    return event->call != NULL && (event->kind == EVENT_READ || event->kind == EVENT_WRITE);
}

/* Two accesses inside the same call, as far as a reader can tell: a call may be named by its object or by its
 * class. */
static bool same_call(const TraceRow *a, const TraceRow *b)
{
    return is_access(&b->event) && a->step == b->step && a->event.thread == b->event.thread
           && a->event.line == b->event.line
           && strcmp(method_of(a->event.call), method_of(b->event.call)) == 0;
}

static const char *best_name(const Recording *recording, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (strncmp(recording->rows[i].event.text, "in ", 3) != 0)
            return recording->rows[i].event.call;
    return recording->rows[from].event.call;
}

static void fold_call(const Recording *recording, Fold *folds, uint32_t from, uint32_t to)
{
    Bytes text = {0};
    uint32_t writes = 0;
    for (uint32_t i = from; i < to; i++)
        writes += recording->rows[i].event.kind == EVENT_WRITE;
    bytes_format(&text, "%s: %u read%s, %u write%s inside", best_name(recording, from, to),
                 to - from - writes, to - from - writes == 1 ? "" : "s", writes, writes == 1 ? "" : "s");
    bytes_add_u1(&text, 0);
    folds[from].text = (char *)text.data;
    for (uint32_t i = from + 1; i < to; i++)
        folds[i].hidden = folds[i].in_call = true;
}

/* Within one step nobody came in between: that the call was made says it all. */
static void fold_calls(const Recording *recording, Fold *folds)
{
    for (uint32_t from = 0, to; from < recording->row_count; from = to) {
        to = from + 1;
        if (!is_access(&recording->rows[from].event) || folds[from].hidden)
            continue;
        while (to < recording->row_count && !folds[to].hidden && folds[to].note == NULL
               && same_call(&recording->rows[from], &recording->rows[to]))
            to++;
        if (to - from >= CALL_LEAST)
            fold_call(recording, folds, from, to);
    }
}

/* ---- long runs ---- */

static uint32_t run_end(const Recording *recording, const Fold *folds, uint32_t from, uint32_t *shown)
{
    uint32_t to = from;
    *shown = 0;
    while (to < recording->row_count && (!folds[to].hidden || folds[to].in_call)
           && recording->rows[to].event.thread == recording->rows[from].event.thread)
        *shown += !folds[to++].hidden;
    return to;
}

/* The row before which so many are shown, from `from` on. */
static uint32_t after_shown(const Fold *folds, uint32_t from, uint32_t count)
{
    while (count > 0 || folds[from].hidden)
        count -= !folds[from++].hidden;
    return from;
}

static void fold_runs(const Recording *recording, Fold *folds)
{
    for (uint32_t from = 0, to, shown; from<recording->row_count; from = to> from ? to : from + 1) {
        to = run_end(recording, folds, from, &shown);
        if (shown < RUN_LEAST)
            continue;
        uint32_t start = after_shown(folds, from, RUN_EDGE), end = after_shown(folds, from, shown - RUN_EDGE);
        Bytes text = {0};
        bytes_format(&text, "... %u more rows of %s: ", end - start, recording->rows[from].event.thread_name);
        folds[start].note = note_text(&text, recording, start, end);
        hide(folds, start, end);
    }
}

Fold *fold_rows(const Recording *recording, bool nothing)
{
    Fold *folds = memory_allocate((recording->row_count + 1) * sizeof *folds);
    if (nothing)
        return folds;
    for (uint32_t i = 0; i < recording->row_count;)
        i = fold_repeats_at(recording, folds, i);
    fold_calls(recording, folds);
    fold_runs(recording, folds);
    fold_idle(recording, folds);
    return folds;
}

void fold_free(Fold *folds, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        free(folds[i].note);
        free(folds[i].text);
    }
    free(folds);
}
