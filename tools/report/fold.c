/* Folds long counterexamples for terminals.  Passes over the rows, in this order: stretches that repeat,
 * what happens inside one call of the library, threads of pools between tasks, long runs of one thread, idle
 * steps.  A folded range is hidden behind a note, or behind the text of its first row. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "tools/report/show.h"

enum { PERIOD_MAX = 80, REPEATS_LEAST = 4, RUN_EDGE = 6, RUN_LEAST = 2 * RUN_EDGE + 4, CALL_LEAST = 3 };

static const char *skip_digits(const char *text) { return text + strspn(text, "0123456789"); }

/* Variables that differ at most in numbers: a[3] and a[4], Node#1.next and Node#2.next. */
static bool alike_but_for_numbers(const char *a, const char *b)
{
    for (;; a++, b++) {
        a = skip_digits(a);
        b = skip_digits(b);
        if (*a != *b || *a == '\0')
            return *a == *b;
    }
}

/* Do two rows differ at most in values? */
static bool alike(const TraceRow *a, const TraceRow *b)
{
    const char *variable = a->event.variable != NULL ? a->event.variable : "";
    const char *other = b->event.variable != NULL ? b->event.variable : "";
    return a->event.thread == b->event.thread && a->event.kind == b->event.kind
           && a->event.line == b->event.line && strcmp(a->event.class_name, b->event.class_name) == 0
           && alike_but_for_numbers(variable, other);
}

static char *take_text(Bytes *text)
{
    bytes_add_u1(text, 0);
    return (char *)text->data;
}

/* A note in place of rows `start` up to `end`: the sentence, and their steps. */
static char *note_text(Sentence sentence, const Operands *operands, const Recording *recording,
                       uint32_t start, uint32_t end)
{
    Bytes text = {0};
    uint32_t first = recording->rows[start].step, last = recording->rows[end - 1].step;
    assert(start < end && first <= last && "rows are in the order of their steps");
    sentence_add(NULL, &text, sentence, operands);
    sentence_add(NULL, &text, first == last ? SENTENCE_ONE_STEP : SENTENCE_SEVERAL_STEPS,
                 &(Operands){.least = first, .most = last});
    return take_text(&text);
}

/* How many stretches of this length, one after the other, are alike from `from` on. */
static uint32_t repeats(const Recording *recording, uint32_t from, uint32_t period)
{
    uint32_t matched = 0, end = recording->row_count;
    if (recording->omitted && from < recording->omitted_at) /* nobody knows what is missing there */
        end = recording->omitted_at;
    while (from + period + matched < end
           && alike(&recording->rows[from + matched], &recording->rows[from + period + matched]))
        matched++;
    return 1 + matched / period;
}

static void hide(Fold *folds, uint32_t from, uint32_t to)
{
    assert(from < to);
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
    assert(!folds[start].hidden && !folds[end - 1].hidden && "stretches that repeat are disjoint");
    folds[start].note = note_text(best == 1 ? SENTENCE_ROW_REPEATS : SENTENCE_ROWS_REPEAT,
                                  &(Operands){.number = best_times - 2, .most = best}, recording, start, end);
    hide(folds, start, end);
    return end + best;
}

/* ---- calls of the library ---- */

static const char *method_of(const char *call)
{
    return strrchr(call, '.') != NULL ? strrchr(call, '.') : call;
}

static bool is_inner_call(const Event *event)
{
    return event->call != NULL && (event->kind == EVENT_CALL || event->is_inside_model) && !event->waits
           && event->holding == 0;
}

static bool is_access(const Event *event)
{
    return is_inner_call(event)
           || (event->call != NULL && (event->kind == EVENT_READ || event->kind == EVENT_WRITE));
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
        if (recording->rows[i].event.call_has_receiver)
            return recording->rows[i].event.call;
    return recording->rows[from].event.call;
}

/* Is the row behind the range the same call, which waits?  That row says all. */
static bool goes_on_to_wait(const Recording *recording, uint32_t from, uint32_t to)
{
    const TraceRow *row = &recording->rows[from], *next = &recording->rows[to];
    if (to == recording->row_count || !next->event.waits || next->step != row->step
        || next->event.thread != row->event.thread || next->event.line != row->event.line)
        return false;
    const char *method = method_of(row->event.call);
    Bytes begin = {0};
    bytes_format(&begin, "%.*s(", (int)strcspn(method, "("), method);
    bytes_add_u1(&begin, 0);
    bool is_same = strstr(next->event.text, (char *)begin.data) != NULL;
    bytes_free(&begin);
    return is_same;
}

static void fold_call(const Recording *recording, Fold *folds, uint32_t from, uint32_t to)
{
    Bytes text = {0};
    uint32_t reads = 0, writes = 0;
    for (uint32_t i = from; i < to; i++) {
        bool is_inner = is_inner_call(&recording->rows[i].event);
        writes += recording->rows[i].event.kind == EVENT_WRITE && !is_inner;
        reads += recording->rows[i].event.kind == EVENT_READ && !is_inner;
    }
    if (goes_on_to_wait(recording, from, to)) {
        for (uint32_t i = from; i < to; i++)
            folds[i].hidden = folds[i].in_call = true;
        return;
    }
    if (reads + writes < to - from) { /* what the library calls itself says nothing to the program's author */
        bytes_add_text(&text, best_name(recording, from, to));
        folds[from].text = take_text(&text);
        for (uint32_t i = from + 1; i < to; i++)
            folds[i].hidden = folds[i].in_call = true;
        return;
    }
    sentence_add(NULL, &text, reads == 1 ? SENTENCE_CALL_READS_ONCE : SENTENCE_CALL_READS,
                 &(Operands){.owner = best_name(recording, from, to), .number = reads});
    sentence_add(NULL, &text, writes == 1 ? SENTENCE_CALL_WRITES_ONCE : SENTENCE_CALL_WRITES,
                 &(Operands){.number = writes});
    folds[from].text = take_text(&text);
    for (uint32_t i = from + 1; i < to; i++)
        folds[i].hidden = folds[i].in_call = true;
}

static bool has_inner_call(const Recording *recording, uint32_t from, uint32_t to)
{
    for (uint32_t i = from; i < to; i++)
        if (is_inner_call(&recording->rows[i].event))
            return true;
    return false;
}

/* Within one step no other thread came in between, so the call stands for all that it does. */
static void fold_calls(const Recording *recording, Fold *folds)
{
    for (uint32_t from = 0, to; from < recording->row_count; from = to) {
        to = from + 1;
        if (!is_access(&recording->rows[from].event) || folds[from].hidden)
            continue;
        while (to < recording->row_count && !folds[to].hidden && folds[to].note == NULL
               && same_call(&recording->rows[from], &recording->rows[to]))
            to++;
        if (to - from >= CALL_LEAST || has_inner_call(recording, from, to))
            fold_call(recording, folds, from, to);
    }
}

/* ---- threads of pools ---- */

/* What a thread of a pool does between tasks, with no code of the program on its stack. */
static bool is_internal(const Event *event)
{
    return event->class_name[0] == '\0' && !event->waits
           && (event->kind == EVENT_CALL || event->kind == EVENT_RETURN || event->kind == EVENT_READ
               || event->kind == EVENT_WRITE);
}

static void hide_internals(const Recording *recording, Fold *folds)
{
    for (uint32_t i = 0; i < recording->row_count; i++)
        if (folds[i].note == NULL && is_internal(&recording->rows[i].event))
            folds[i].hidden = folds[i].in_call = true;
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

/* The first row behind `count` rows that are shown, from `from` on. */
static uint32_t after_shown(const Fold *folds, uint32_t from, uint32_t count)
{
    while (count > 0 || folds[from].hidden)
        count -= !folds[from++].hidden;
    return from;
}

static void fold_runs(const Recording *recording, Fold *folds)
{
    uint32_t to, shown;
    for (uint32_t from = 0; from < recording->row_count; from = to == from ? from + 1 : to) {
        to = run_end(recording, folds, from, &shown);
        if (shown < RUN_LEAST)
            continue;
        uint32_t start = after_shown(folds, from, RUN_EDGE), end = after_shown(folds, from, shown - RUN_EDGE);
        assert(from < start && start < end && end < to && folds[start].note == NULL);
        folds[start].note =
            note_text(SENTENCE_MORE_ROWS,
                      &(Operands){.number = end - start, .owner = recording->rows[from].event.thread_name},
                      recording, start, end);
        hide(folds, start, end);
    }
}

/* ---- idle steps ---- */

/* Steps of one thread at one place in which nothing happens that others could see become one row. */
static void fold_idle(const Recording *recording, Fold *folds)
{
    const TraceRow *rows = recording->rows;
    for (uint32_t first = 0, next; first < recording->row_count; first = next) {
        next = first + 1;
        while (next < recording->row_count && rows[next].event.kind == EVENT_STEP
               && alike(&rows[next], &rows[first])
               && strcmp(rows[next].event.text, rows[first].event.text) == 0)
            next++;
        if (next == first + 1)
            continue;
        Bytes text = {0};
        assert(folds[first].text == NULL && "calls are folded to rows of another kind");
        sentence_add(NULL, &text, SENTENCE_GOES_ON_FOR, &(Operands){.number = next - first});
        folds[first].text = take_text(&text);
        hide(folds, first + 1, next);
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
    hide_internals(recording, folds);
    fold_runs(recording, folds);
    fold_idle(recording, folds);
    for (uint32_t i = 0; i < recording->row_count; i++)
        assert((folds[i].note == NULL || folds[i].hidden) && "a note stands in place of its row");
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
