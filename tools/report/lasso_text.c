/* Composes the sentences from the rows of the cycle, the dump of all threads and, for hangs, from all that
 * can still happen. */
#include "tools/report/lasso_text.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/report/hang_region.h"
#include "vm/vm_threads.h"

enum { REGION_STATES_MOST = 200000, READS_SHOWN = 4 };

typedef struct Teller {
    const Recording *recording;
    bool is_alone;            /* of a hang: no other thread can run meanwhile, although it is enabled */
    const HangRegion *region; /* NULL: what can still happen is not known */
    Bytes message, details;
} Teller;

static bool is_in_cycle(const Recording *recording, const TraceRow *row)
{
    return recording->cycle_from > 0 && row->step >= recording->cycle_from
           && row->event.kind != EVENT_BLOCKED;
}

static bool acts(const Recording *recording, uint32_t thread)
{
    for (uint32_t i = 0; i < recording->row_count; i++)
        if (is_in_cycle(recording, &recording->rows[i]) && recording->rows[i].event.thread == thread)
            return true;
    return false;
}

/* " in Main.run (Main.java:7)" */
static void add_place(Bytes *text, const ThreadView *thread)
{
    const FrameView *place = thread_view_place(thread);
    if (place == NULL)
        return;
    const char *dot = strrchr(place->class_name, '.');
    bytes_format(text, " in %s.%s", dot != NULL ? dot + 1 : place->class_name, place->method);
    if (place->line > 0)
        bytes_format(text, " (%s:%d)", place->file, place->line);
}

/* Is this the first row of the cycle in which its thread reads this? */
static bool is_first_read(const Recording *recording, uint32_t at)
{
    const Event *event = &recording->rows[at].event;
    for (uint32_t i = 0; i < at; i++) {
        const Event *earlier = &recording->rows[i].event;
        if (is_in_cycle(recording, &recording->rows[i]) && earlier->thread == event->thread
            && earlier->kind == EVENT_READ && earlier->variable != NULL
            && strcmp(earlier->variable, event->variable) == 0)
            return false;
    }
    return true;
}

static bool is_read(const Recording *recording, uint32_t at, uint32_t thread)
{
    const TraceRow *row = &recording->rows[at];
    const Event *event = &row->event;
    bool is_way =
        event->variable != NULL && event->before != NULL
        && strcmp(event->variable, event->before) == 0; /* to an object that is called by this field */
    return is_in_cycle(recording, row) && event->thread == thread && event->kind == EVENT_READ
           && event->variable != NULL && !is_way && is_first_read(recording, at);
}

/* ": it reads Main.done = false, Main.turn = 1" */
static void add_reads(Teller *teller, uint32_t thread)
{
    const Recording *recording = teller->recording;
    int count = 0;
    for (uint32_t i = 0; i < recording->row_count && count < READS_SHOWN; i++) {
        if (!is_read(recording, i, thread))
            continue;
        const Event *event = &recording->rows[i].event;
        bytes_format(&teller->details, "%s%s", count++ == 0 ? ": reads " : ", ", event->variable);
        if (event->before != NULL)
            bytes_format(&teller->details, " = %s", event->before);
    }
}

/* The call of the library that a thread makes in each round, if it reads nothing itself. */
static void add_call(Teller *teller, uint32_t thread)
{
    const Recording *recording = teller->recording;
    for (uint32_t i = 0; i < recording->row_count; i++)
        if (is_read(recording, i, thread))
            return;
    for (uint32_t i = 0; i < recording->row_count; i++) {
        const TraceRow *row = &recording->rows[i];
        if (is_in_cycle(recording, row) && row->event.thread == thread && row->event.kind != EVENT_STEP
            && row->event.kind != EVENT_READ) {
            bytes_format(&teller->details, ": %s", row->event.text);
            return;
        }
    }
}

/* What the thread reads, and nobody will write any more.  Of calls it is not known who else's would change
 * what they find, but where there is one state only nothing changes at all. */
static void add_never_written(Teller *teller, uint32_t thread)
{
    const Recording *recording = teller->recording;
    int count = 0;
    for (uint32_t i = 0; teller->region != NULL && i < recording->row_count && count < READS_SHOWN; i++) {
        const Event *event = &recording->rows[i].event;
        if (!is_read(recording, i, thread) || hang_region_writes(teller->region, event))
            continue;
        bytes_format(&teller->details, "%s%s",
                     count++ == 0 ? "\n    nothing that can still happen writes " : " or ", event->variable);
    }
    if (teller->region != NULL && count == 0 && teller->region->graph.count == 1)
        bytes_add_text(&teller->details, "\n    nothing that can still happen changes anything");
}

static void add_thread(Teller *teller, const ThreadView *thread)
{
    bool is_acting = acts(teller->recording, thread->number);
    bool has_ended = strcmp(thread->status, "ended") == 0;
    if (strcmp(thread->status, "new") == 0 || (!is_acting && !thread->stuck && !has_ended))
        return;
    bytes_format(&teller->details, "  %s ", thread->name);
    if (is_acting) {
        bytes_add_text(&teller->details, "goes round");
        add_place(&teller->details, thread);
        add_reads(teller, thread->number);
        add_call(teller, thread->number);
        add_never_written(teller, thread->number);
        if (teller->is_alone)
            bytes_add_text(&teller->details, "\n    no other thread can run meanwhile: it is in an atomic "
                                             "section, or asks for values");
    } else {
        bytes_add_text(&teller->details, has_ended ? "has ended" : thread->why);
    }
    bytes_add_text(&teller->details, "\n");
}

/* The first thread that goes round; NULL: nobody does anything that has a row. */
static const ThreadView *first_acting(const Recording *recording)
{
    for (uint32_t i = 0; i < recording->dump.count; i++)
        if (acts(recording, recording->dump.threads[i].number))
            return &recording->dump.threads[i];
    return NULL;
}

static void add_who(Teller *teller, const ThreadView *thread)
{
    uint32_t others = 0;
    for (uint32_t i = 0; i < teller->recording->dump.count; i++)
        others += acts(teller->recording, teller->recording->dump.threads[i].number);
    if (thread == NULL)
        return;
    bytes_format(&teller->message, ": %s goes round", thread->name);
    add_place(&teller->message, thread);
    if (others > 1)
        bytes_format(&teller->message, ", and so %s %u other%s", others == 2 ? "does" : "do", others - 1,
                     others == 2 ? "" : "s");
}

static char *take_text(Bytes *text)
{
    bytes_add_u1(text, 0);
    return (char *)text->data;
}

/* "Thread-1", of a thread that starves. */
static const ThreadView *starved(Session *session, const Counterexample *example)
{
    uint32_t number = vm_thread_of_key(session->vm, example->lasso.subject);
    return number < example->recording.dump.count ? &example->recording.dump.threads[number] : NULL;
}

/* false: this is no such error. */
static bool add_message(Teller *teller, Session *session, const Counterexample *example,
                        const ThreadView **who)
{
    const char *kind = example->lasso.kind;
    bool needs_subject = strcmp(kind, "starvation") == 0 || strcmp(kind, "ltl") == 0;
    if (needs_subject && example->lasso.subject == NULL)
        return false;
    if (strcmp(kind, "starvation") == 0) {
        *who = starved(session, example);
        if (*who == NULL)
            return false;
        bytes_format(&teller->message, "%s can go without progress for ever", (*who)->name);
        add_place(&teller->message, *who);
        bytes_add_text(&teller->message, example->lasso.is_unfair ? "" : ", although the schedule is fair");
        return true;
    }
    if (strcmp(kind, "ltl") == 0) {
        bytes_format(&teller->message, "%s does not hold", example->lasso.subject);
        return true;
    }
    bytes_add_text(&teller->message, strcmp(kind, "hang") == 0 ? "no schedule can end the program any more"
                                     : example->lasso.is_unfair
                                         ? "a schedule can go on for ever without progress"
                                         : "a fair schedule can go on for ever without progress");
    add_who(teller, *who);
    return true;
}

static void note_place(ViolationText *text, const ThreadView *thread)
{
    const FrameView *place = thread != NULL ? thread_view_place(thread) : NULL;
    text->thread = memory_copy_string(thread != NULL ? thread->name : "");
    if (place == NULL)
        return;
    text->class_name = memory_copy_string(place->class_name);
    text->file = memory_copy_string(place->file);
    text->line = place->line;
}

bool lasso_describe(Session *session, const Counterexample *example, ViolationText *text)
{
    const Recording *recording = &example->recording;
    HangRegion region = {0};
    bool is_hang = strcmp(example->lasso.kind, "hang") == 0, fits = true;
    Teller teller = {.recording = recording, .is_alone = is_hang && example->lasso.is_unfair};
    StateNumber state = states_present(session->states);
    if (is_hang) {
        hang_region_open(&region, session, state, REGION_STATES_MOST);
        states_enter(session->states, state);
        fits = !region.can_end;
        teller.region = region.is_whole ? &region : NULL;
    }
    const ThreadView *who = first_acting(recording);
    *text = (ViolationText){.kind = example->lasso.kind};
    fits = add_message(&teller, session, example, &who) && fits;
    for (uint32_t i = 0; i < recording->dump.count; i++)
        add_thread(&teller, &recording->dump.threads[i]);
    text->message = take_text(&teller.message);
    text->details = take_text(&teller.details);
    note_place(text, who);
    violation_fill(text);
    hang_region_close(&region);
    return fits;
}
