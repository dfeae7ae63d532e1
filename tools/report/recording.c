/* Follows the choices of a counterexample and records its rows: after each step the events of that step, and
 * rows of threads that are blocked now and were not before. */
#include "tools/report/recording.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/clean_text.h"
#include "vm/view.h"
#include "vm/wording.h"

/* A monitor that is taken or left by a hidden event. */
typedef struct Silent {
    Ref object;
    uint32_t thread;
    uint32_t row; /* the thread's last row before it, + 1; 0: none in this step */
    char *name;
    bool taken;
} Silent;

enum {
    ROWS_EDGE =
        5000, /* so many of the first and of the last rows are kept, if there are three times as many */
    STEPS_EDGE = 10000, /* so many of the first and of the last steps are looked at, if there are more */
};

static const uint32_t ROW_GONE = UINT32_MAX; /* a row that is not kept */

typedef struct Recorder {
    Session *session;
    Recording *recording;
    Sources *sources;
    Events events; /* of the present step */
    uint32_t step;
    uint32_t *blocked; /* by thread: its row that says that it is blocked, + 1; 0: it is not */
    uint32_t thread_capacity;
    Silent *silent; /* of the present step */
    uint32_t silent_count, silent_capacity;
    uint32_t gap; /* the first row after events of the present step that were left out; NO_GAP: none were */
} Recorder;

#define NO_GAP UINT32_MAX

static void clean(char **text)
{
    char *dirty = *text;
    *text = clean_text(dirty, strlen(dirty));
    free(dirty);
}

static TraceRow *add_row(Recorder *recorder, Event event)
{
    Recording *recording = recorder->recording;
    assert(event.text != NULL && event.thread < view_thread_count(recorder->session->vm));
    assert((recording->row_count == 0 || recording->rows[recording->row_count - 1].step <= recorder->step)
           && "rows are in the order of their steps");
    MEMORY_ROOM_FOR(recording->rows, recording->row_capacity, recording->row_count);
    TraceRow *row = &recording->rows[recording->row_count++];
    *row = (TraceRow){.step = recorder->step, .event = event};
    clean(&row->event.text);
    clean(&row->event.thread_name);
    clean(&row->event.file);
    if (row->event.call != NULL)
        clean(&row->event.call);
    if (recorder->sources != NULL)
        row->source =
            sources_line(recorder->sources, row->event.class_name, row->event.file, row->event.line);
    return row;
}

/* ---- who holds what since when ---- */

static void note_holding(Recorder *recorder, const Event *event)
{
    Recording *recording = recorder->recording;
    bool takes = event->kind == EVENT_LOCK || event->kind == EVENT_WAKE;
    if (event->object == 0 || !(takes || event->kind == EVENT_UNLOCK || event->kind == EVENT_WAIT))
        return;
    MEMORY_ROOM_FOR(recording->held_since, recording->held_capacity, event->object);
    recording->held_since[event->object] = takes ? recorder->step : 0;
}

uint32_t recording_held_since(const Recording *recording, Ref object)
{
    return object < recording->held_capacity ? recording->held_since[object] : 0;
}

uint32_t recording_taken_since(const Recording *recording, uint32_t thread, Ref object)
{
    for (uint32_t i = 0; i < recording->taken_count; i++) {
        const Taken *taken = &recording->taken[i];
        if (taken->thread == thread && taken->object == object && taken->amount > 0)
            return taken->since;
    }
    return recording_held_since(recording, object);
}

static Taken *taken_of(Recording *recording, const Event *event)
{
    for (uint32_t i = 0; i < recording->taken_count; i++) {
        Taken *taken = &recording->taken[i];
        if (taken->thread == event->thread && taken->object == event->holding
            && strcmp(taken->name, event->holding_name) == 0)
            return taken;
    }
    MEMORY_ROOM_FOR(recording->taken, recording->taken_capacity, recording->taken_count);
    Taken *taken = &recording->taken[recording->taken_count++];
    *taken = (Taken){.thread = event->thread,
                     .object = event->holding,
                     .name = memory_copy_string(event->holding_name)};
    clean(&taken->name);
    return taken;
}

/* A permit may be given back by another thread than that which took it: nobody then has less than none. */
static void note_taken(Recorder *recorder, const Event *event)
{
    if (event->holding == 0)
        return;
    Taken *taken = taken_of(recorder->recording, event);
    if (taken->amount == 0)
        taken->since = recorder->step;
    taken->amount += event->holding_change;
    if (taken->amount < 0)
        taken->amount = 0;
}

static bool is_holding(const Event *event)
{
    return event->object_name != NULL
           && (event->kind == EVENT_LOCK || event->kind == EVENT_UNLOCK || event->kind == EVENT_WAIT
               || event->kind == EVENT_WAKE);
}

/* The thread's last silent event about the object; NULL: there is none in this step. */
static Silent *last_silent(Recorder *recorder, const Event *event)
{
    for (uint32_t i = recorder->silent_count; i-- > 0;)
        if (recorder->silent[i].object == event->object && recorder->silent[i].thread == event->thread)
            return &recorder->silent[i];
    return NULL;
}

static void forget(Recorder *recorder, Silent *silent)
{
    free(silent->name);
    uint32_t at = (uint32_t)(silent - recorder->silent);
    recorder->silent_count--;
    memmove(silent, silent + 1, (recorder->silent_count - at) * sizeof *silent);
}

static bool is_of_thread(const Vm *vm, const Event *event)
{
    for (uint32_t i = 0; i < view_thread_count(vm); i++)
        if (vm_thread(vm, i)->object == event->object)
            return true;
    return false;
}

static bool is_call_of_start(const Event *event)
{
    size_t length = strlen(event->object_name);
    return strcmp(event->call, "Thread.start()") == 0
           || (strncmp(event->call, event->object_name, length) == 0
               && strcmp(event->call + length, ".start()") == 0);
}

/* A thread's own monitor, which its start takes for a moment, is nothing that the program locks.  The call is
 * known only inside of it, when the monitor is left: in a pool it is another one, and a thread that has ended
 * since is known by its start alone. */
static bool leaves_start(const Vm *vm, const Event *event)
{
    return event->kind == EVENT_UNLOCK && event->call != NULL
           && (is_call_of_start(event) || is_of_thread(vm, event));
}

/* A monitor that is taken and left again behind one row, or by the start of a thread, is not recorded. */
static void note_silent(Recorder *recorder, const Event *event, uint32_t row)
{
    bool taken = event->kind == EVENT_LOCK || event->kind == EVENT_WAKE;
    if (!is_holding(event))
        return;
    bool is_started = leaves_start(recorder->session->vm, event);
    Silent *earlier = taken ? NULL : last_silent(recorder, event);
    bool undoes = earlier != NULL && earlier->taken && (earlier->row == row || is_started);
    if (undoes)
        forget(recorder, earlier);
    if (undoes || is_started)
        return;
    MEMORY_ROOM_FOR(recorder->silent, recorder->silent_capacity, recorder->silent_count);
    recorder->silent[recorder->silent_count++] =
        (Silent){event->object, event->thread, row, memory_copy_string(event->object_name), taken};
}

static bool is_blocked(const Vm *vm, const Thread *thread)
{
    const Thread *owner = thread->status == THREAD_BLOCKED ? vm_monitor_owner(vm, thread->blocked_on) : NULL;
    return owner != NULL && owner != thread;
}

/* The thread's last row of the present step, + 1; 0: it has done nothing. */
static uint32_t last_row(const Recorder *recorder, uint32_t thread)
{
    const Recording *recording = recorder->recording;
    for (uint32_t i = recording->row_count; i-- > 0 && recording->rows[i].step == recorder->step;)
        if (recording->rows[i].event.thread == thread)
            return i + 1;
    return 0;
}

/* The last row becomes row `to`; what was from there on comes after it. */
static void move_last_row(Recorder *recorder, uint32_t to)
{
    Recording *recording = recorder->recording;
    assert(to < recording->row_count && recording->rows[to].step == recorder->step
           && "rows move within their step");
    TraceRow moved = recording->rows[recording->row_count - 1];
    memmove(&recording->rows[to + 1], &recording->rows[to],
            (recording->row_count - 1 - to) * sizeof(TraceRow));
    recording->rows[to] = moved;
    for (uint32_t i = 0; i < recorder->thread_capacity; i++)
        recorder->blocked[i] += recorder->blocked[i] > to && recorder->blocked[i] != ROW_GONE;
}

static void add_blocked_row(Recorder *recorder, const Thread *thread)
{
    Vm *vm = recorder->session->vm;
    Ref object = thread->blocked_on;
    uint32_t step = recording_held_since(recorder->recording, object);
    uint32_t own_row = last_row(recorder, thread->number);
    Events events = {0};
    vm_note_events(vm, &events);
    Event *event = events_note(vm, thread, SENTENCE_BLOCKED,
                               &(Operands){.object = object, .thread = vm_monitor_owner(vm, object)});
    if (step > 0)
        event_append(vm, event, SENTENCE_SINCE_STEP, &(Operands){.number = step});
    vm_note_events(vm, NULL);
    TraceRow *row = add_row(recorder, events.list[0]);
    row->passing = own_row == 0;
    free(events.list);
    uint32_t at = recorder->recording->row_count - 1;
    /* It was blocked when it stopped already, and not only by what others did after that. */
    if (own_row > 0 && step != recorder->step)
        move_last_row(recorder, at = own_row);
    recorder->blocked[thread->number] = at + 1;
}

/* A row for the call in which the thread waits, behind its row `own`. */
static void add_waiting_row(Recorder *recorder, const Thread *thread, uint32_t own)
{
    Vm *vm = recorder->session->vm;
    Events events = {0};
    vm_note_events(vm, &events);
    bool is_noted = events_note_waiting(vm, thread) != NULL;
    vm_note_events(vm, NULL);
    if (is_noted) {
        add_row(recorder, events.list[0]);
        move_last_row(recorder, own);
    }
    free(events.list);
}

static bool waits_in_call(const Thread *thread)
{
    return thread->status == THREAD_WAITING && !thread->parked && thread->blocked_on != 0;
}

/* Marks the calls of the library that have not returned. */
static void mark_waiting_calls(Recorder *recorder)
{
    Vm *vm = recorder->session->vm;
    for (uint32_t i = 0; i < view_thread_count(vm); i++) {
        const Thread *thread = vm_thread(vm, i);
        uint32_t row = waits_in_call(thread) ? last_row(recorder, i) : 0;
        Event *event = row > 0 ? &recorder->recording->rows[row - 1].event : NULL;
        if (event == NULL || event->kind == EVENT_WAIT || event->kind == EVENT_PARK
            || event->kind == EVENT_SLEEP)
            continue;
        if (event_tell_wait(vm, event, thread))
            clean(&event->text);
        else
            add_waiting_row(recorder, thread, row);
    }
}

static void look_who_is_blocked(Recorder *recorder)
{
    const Vm *vm = recorder->session->vm;
    MEMORY_ROOM_FOR(recorder->blocked, recorder->thread_capacity, view_thread_count(vm));
    for (uint32_t i = 0; i < view_thread_count(vm); i++) {
        bool blocked = is_blocked(vm, vm_thread(vm, i));
        if (blocked && recorder->blocked[i] == 0) {
            add_blocked_row(recorder, vm_thread(vm, i));
        } else if (!blocked && recorder->blocked[i] != 0) {
            uint32_t number = recorder->blocked[i];
            TraceRow *row = number != ROW_GONE ? &recorder->recording->rows[number - 1] : NULL;
            assert(row == NULL || (row->event.kind == EVENT_BLOCKED && row->event.thread == i));
            if (row != NULL)
                row->dropped = row->passing;
            recorder->blocked[i] = 0;
        }
    }
}

/* ---- steps ---- */

static bool thread_did_something(const Events *events, uint32_t thread)
{
    for (uint32_t i = 1; i < events->count; i++)
        if (events->list[i].thread == thread && !events->list[i].hidden)
            return true;
    return false;
}

/* What is taken and left again in one row changes nothing. */
static void add_holding(TraceRow *row, char *name, bool taken)
{
    const Holding *last = row->holding_count > 0 ? &row->holdings[row->holding_count - 1] : NULL;
    if (last != NULL && last->taken && !taken && strcmp(last->name, name) == 0) {
        free(last->name);
        free(name);
        row->holding_count--;
        return;
    }
    row->holdings = memory_resize(row->holdings, (row->holding_count + 1) * sizeof(Holding));
    row->holdings[row->holding_count++] = (Holding){name, taken};
}

/* The thread's first row of the present step, + 1; 0: it has done nothing. */
static uint32_t first_row(const Recorder *recorder, uint32_t thread)
{
    const Recording *recording = recorder->recording;
    uint32_t first = 0;
    for (uint32_t i = recording->row_count; i-- > 0 && recording->rows[i].step == recorder->step;)
        if (recording->rows[i].event.thread == thread)
            first = i + 1;
    return first;
}

/* What hidden events took or left belongs to the row before them (a call that was made), or to the first of
 * their thread in this step (a call that returns at last); the row then owns the name. */
static void settle_silent(Recorder *recorder)
{
    for (uint32_t i = 0; i < recorder->silent_count; i++) {
        Silent *silent = &recorder->silent[i];
        uint32_t at = silent->row > 0 ? silent->row : first_row(recorder, silent->thread);
        if (at == 0) {
            free(silent->name);
            continue;
        }
        TraceRow *row = &recorder->recording->rows[at - 1];
        assert(row->step == recorder->step && row->event.thread == silent->thread);
        clean(&silent->name);
        add_holding(row, silent->name, silent->taken);
    }
    recorder->silent_count = 0;
}

static void note_change(TraceRow *row)
{
    if (row->event.holding == 0)
        return;
    char *name = memory_copy_string(row->event.holding_name);
    clean(&name);
    add_holding(row, name, row->event.holding_change > 0);
}

/* A lock that a call of this step gets only now, after others have done something. */
static bool gets_at_last(const Recorder *recorder, const Event *event)
{
    uint32_t row = event->hidden && event->kind == EVENT_LOCK && event->object_name != NULL
                       ? last_row(recorder, event->thread)
                       : 0;
    return row > 0 && row < recorder->recording->row_count
           && recorder->recording->rows[row - 1].event.kind == EVENT_CALL;
}

/* It gets a row of its own, as if the program locked it. */
static void tell_lock(Event *event)
{
    Bytes text = {0};
    event->hidden = false;
    sentence_add(NULL, &text, SENTENCE_GETS_LOCK, &(Operands){.others = event->object_name});
    bytes_add_u1(&text, 0);
    free(event->text);
    event->text = (char *)text.data;
}

/* The first event says only that the thread goes on: it is kept if the thread does nothing else. */
static void keep_events(Recorder *recorder)
{
    Events *events = &recorder->events;
    bool needed =
        recorder->step == 0 || (events->count > 0 && !thread_did_something(events, events->list[0].thread));
    recorder->gap = NO_GAP;
    for (uint32_t i = 0; i < events->count; i++) {
        if (i > 0 && i == events->gap)
            recorder->gap = recorder->recording->row_count;
        note_holding(recorder, &events->list[i]);
        note_taken(recorder, &events->list[i]);
        if (gets_at_last(recorder, &events->list[i]))
            tell_lock(&events->list[i]);
        if (events->list[i].hidden)
            note_silent(recorder, &events->list[i], last_row(recorder, events->list[i].thread));
        if (events->list[i].hidden || (i == 0 && !needed))
            event_free(&events->list[i]);
        else
            note_change(add_row(recorder, events->list[i]));
    }
    settle_silent(recorder);
    events_next_step(events);
}

/* A thread begins with its first step in the program's own code.  One that an exception has led out of that
 * code has begun, too: it has a row. */
static bool has_begun(const Recorder *recorder, const Thread *thread)
{
    for (const Frame *frame = thread->frame; frame >= thread->frames; frame--)
        if (frame->method->owner->source == SOURCE_PROGRAM)
            return true;
    for (uint32_t i = recorder->recording->row_count; i-- > 0;)
        if (recorder->recording->rows[i].event.thread == thread->number)
            return true;
    return false;
}

static void note_choice(Recorder *recorder, const Choice *choice, int count)
{
    Vm *vm = recorder->session->vm;
    const Thread *thread = vm_thread(vm, choice->thread);
    if (choice->kind == CHOICE_VALUE)
        events_note(vm, thread, SENTENCE_TAKES_CHOICE,
                    &(Operands){.number = (int64_t)choice->value + 1, .most = count});
    else if (choice->kind == CHOICE_INTERRUPT)
        events_note(vm, thread, SENTENCE_ENDS_WAIT_INTERRUPTED, NULL);
    else
        events_note(vm, thread, has_begun(recorder, thread) ? SENTENCE_GOES_ON : SENTENCE_BEGINS, NULL);
    recorder->events.list[0].hidden = false;
}

enum { PERIOD_MAX = 40, PERIODS_LEAST = 3 };

static bool rows_are_alike(const TraceRow *a, const TraceRow *b)
{
    return a->event.thread == b->event.thread && a->event.kind == b->event.kind
           && a->event.line == b->event.line && strcmp(a->event.text, b->event.text) == 0;
}

/* From which row on the rows of the step up to `end` repeat with this period; `end`: they do not. */
static uint32_t repeats_from(const Recording *recording, uint32_t first_row, uint32_t end, uint32_t period)
{
    if (end < first_row + PERIODS_LEAST * period)
        return end;
    uint32_t from = end - period;
    while (from > first_row
           && rows_are_alike(&recording->rows[from - 1], &recording->rows[from - 1 + period]))
        from--;
    return end - from < PERIODS_LEAST * period ? end : from;
}

static void free_row(TraceRow *row)
{
    for (uint32_t i = 0; i < row->holding_count; i++)
        free(row->holdings[i].name);
    free(row->holdings);
    event_free(&row->event);
}

/* A thread that goes round within a step does so until its budget is used up: of rows that repeat up to the
 * end of the step one round is kept.  Where events were left out there were more rounds, if before as after
 * there was nothing else. */
static void drop_repetitions(Recorder *recorder, uint32_t first_row)
{
    Recording *recording = recorder->recording;
    for (uint32_t period = 1; period <= PERIOD_MAX; period++) {
        uint32_t from = repeats_from(recording, first_row, recording->row_count, period);
        if (from == recording->row_count)
            continue;
        if (from == recorder->gap)
            from = repeats_from(recording, first_row, from, period);
        if (from < recorder->gap)
            recorder->gap = NO_GAP;
        for (uint32_t i = from + period; i < recording->row_count; i++)
            free_row(&recording->rows[i]);
        recording->row_count = from + period;
        event_append(recorder->session->vm, &recording->rows[from + period - 1].event, SENTENCE_AND_SO_ON,
                     NULL);
        return;
    }
}

/* Between two steps: of a path of millions of steps the beginning and the end are kept, and of a step of as
 * many events. */
static void keep_edges(Recorder *recorder, uint32_t first_row)
{
    Recording *recording = recorder->recording;
    if (recorder->gap != NO_GAP && !recording->omitted) {
        recording->omitted = true;
        recording->omitted_at = first_row + (recording->row_count - first_row) / 2;
    }
    if (recording->row_count < 3 * ROWS_EDGE)
        return;
    uint32_t kept = ROWS_EDGE, gone = recording->row_count - 2 * ROWS_EDGE;
    for (uint32_t i = kept; i < kept + gone; i++)
        free_row(&recording->rows[i]);
    recording->omitted = true;
    memmove(&recording->rows[kept], &recording->rows[kept + gone], ROWS_EDGE * sizeof(TraceRow));
    recording->row_count -= gone;
    recording->omitted_at = kept;
    for (uint32_t i = 0; i < recorder->thread_capacity; i++) {
        uint32_t *blocked = &recorder->blocked[i];
        if (*blocked != ROW_GONE && *blocked > kept)
            *blocked = *blocked <= kept + gone ? ROW_GONE : *blocked - gone;
    }
}

static bool take(Recorder *recorder, uint16_t index)
{
    Vm *vm = recorder->session->vm;
    int count = vm_choice_count(vm);
    bool is_new;
    if (index >= count)
        return false;
    Choice choice = vm_choice(vm, index);
    recorder->step++;
    vm_note_events(vm, &recorder->events);
    note_choice(recorder, &choice, count);
    vm_take(vm, index);
    vm_note_events(vm, NULL);
    keep_events(recorder);
    mark_waiting_calls(recorder);
    look_who_is_blocked(recorder);
    states_commit(recorder->session->states, &is_new);
    wording_forget_dead(vm, recorder->step);
    return vm_fatal_message(vm)[0] == '\0';
}

/* Goes from the edge at the beginning to the edge at the end: what nobody will read is executed, and not
 * noted.  The new number of steps. */
static uint32_t skip_middle(Recorder *recorder, const RecordingOrder *order, uint32_t from, bool *fits)
{
    Vm *vm = recorder->session->vm;
    uint32_t end = order->stem - STEPS_EDGE;
    bool is_new;
    for (uint32_t i = from; *fits && i < end; i++) {
        *fits = order->choices[i] < vm_choice_count(vm);
        if (!*fits)
            break;
        vm_take(vm, order->choices[i]);
        states_commit(recorder->session->states, &is_new);
        *fits = vm_fatal_message(vm)[0] == '\0';
    }
    Recording *recording = recorder->recording;
    recorder->step = end;
    recording->omitted_at = recording->row_count;
    recording->omitted = true;
    if (recording->held_since != NULL) /* what is held may be held since any of these steps */
        memset(recording->held_since, 0, recording->held_capacity * sizeof *recording->held_since);
    for (uint32_t i = 0; i < recorder->thread_capacity; i++)
        recorder->blocked[i] = 0;
    wording_forget_dead(vm, end);
    return end;
}

/* ---- the end ---- */

/* What no other thread could notice is kept where it leads to the error: the last that its thread does, in
 * the last step. */
static void drop_private(Recording *recording, int line)
{
    const TraceRow *last = NULL;
    bool is_last = true;
    for (uint32_t i = recording->row_count; i-- > 0;) {
        TraceRow *row = &recording->rows[i];
        if (last == NULL && row->event.kind != EVENT_BLOCKED)
            last = row;
        bool same = last != NULL && row->step == last->step && row->event.thread == last->event.thread;
        if (same)
            is_last = is_last && (row->event.is_private || row->event.line == line);
        row->dropped |= row->event.is_private && !(same && is_last);
    }
}

static void drop_rows(Recording *recording)
{
    uint32_t kept = 0, omitted_at = recording->omitted_at; /* which may be behind the last row */
    for (uint32_t i = 0; i < recording->row_count; i++) {
        if (i == omitted_at)
            recording->omitted_at = kept;
        if (recording->rows[i].dropped)
            free_row(&recording->rows[i]);
        else
            recording->rows[kept++] = recording->rows[i];
    }
    recording->row_count = kept;
}

static void count_switches(Recording *recording)
{
    const TraceRow *last = NULL;
    for (uint32_t i = 0; i < recording->row_count; i++) {
        const TraceRow *row = &recording->rows[i];
        if (row->event.kind == EVENT_BLOCKED)
            continue;
        recording->switches += last != NULL && last->event.thread != row->event.thread;
        last = row;
    }
}

/* Every row has a thread of the final dump, and rows are in the order of their steps. */
static void check_rows(const Recording *recording)
{
    for (uint32_t i = 0; i < recording->row_count; i++) {
        const TraceRow *row = &recording->rows[i];
        assert(row->event.thread < recording->dump.count && !row->dropped);
        assert(row->event.thread_name != NULL && row->event.file != NULL && row->event.class_name != NULL);
        assert((i == 0 || recording->rows[i - 1].step <= row->step)
               && "rows are in the order of their steps");
    }
}

static bool has_value(const Recording *recording, const char *name)
{
    for (uint32_t i = 0; i < recording->value_count; i++)
        if (strcmp(recording->values[i].name, name) == 0)
            return true;
    return false;
}

enum { VALUES_MAX = 1000 };

static void take_values(Vm *vm, Recording *recording)
{
    char name[NAME_SIZE], value[NAME_SIZE];
    for (uint32_t i = 0; i < recording->row_count && recording->value_count < VALUES_MAX; i++) {
        const Event *event = &recording->rows[i].event;
        if ((event->kind != EVENT_READ && event->kind != EVENT_WRITE) || event->is_inside_model
            || !event_describe_target(vm, event, name, value) || strcmp(name, value) == 0
            || has_value(recording, name))
            continue;
        MEMORY_ROOM_FOR(recording->values, recording->value_capacity, recording->value_count);
        recording->values[recording->value_count++] =
            (FinalValue){clean_text(name, strlen(name)), clean_text(value, strlen(value))};
    }
}

static bool has_hold(const ThreadView *thread, Ref object)
{
    for (uint32_t i = 0; i < thread->hold_count; i++)
        if (thread->holds[i] == object)
            return true;
    return false;
}

/* Permits and stamps belong to nobody, but the path tells who has taken them. */
static void add_taken(Session *session, Recording *recording)
{
    for (uint32_t i = 0; i < recording->taken_count; i++) {
        const Taken *taken = &recording->taken[i];
        ThreadView *thread = &recording->dump.threads[taken->thread];
        if (taken->amount == 0 || has_hold(thread, taken->object)
            || !thread_view_add_hold(session->vm, thread, taken->object))
            continue;
        free(thread->hold_names[thread->hold_count - 1]);
        thread->hold_names[thread->hold_count - 1] = memory_copy_string(taken->name);
    }
}

/* "...; Thread-0 has one since step 2, Thread-1 2 since step 3" */
static void tell_takers(Recording *recording, ThreadView *view)
{
    Bytes others = {0};
    uint32_t giver = 0; /* its number + 1 */
    bool is_one_of_several = false;
    for (uint32_t i = 0; i < recording->taken_count; i++) {
        const Taken *taken = &recording->taken[i];
        if (taken->amount == 0 || taken->object != view->wants)
            continue;
        if (others.length > 0)
            bytes_add_text(&others, ", ");
        sentence_add(
            NULL, &others, taken->amount == 1 ? SENTENCE_HAS_ONE_OF : SENTENCE_HAS_SEVERAL_OF,
            &(Operands){.owner = recording->dump.threads[taken->thread].name, .number = taken->amount});
        sentence_add(NULL, &others, SENTENCE_SINCE_STEP, &(Operands){.number = taken->since});
        if (strcmp(recording->dump.threads[taken->thread].status, "ended") == 0)
            sentence_add(NULL, &others, SENTENCE_AND_HAS_ENDED, NULL);
        if (taken->thread == view->number || (giver != 0 && !view->wants_any))
            continue;
        is_one_of_several |= giver != 0;
        giver = taken->thread + 1;
    }
    if (view->held_by == 0 && !is_one_of_several)
        view->held_by = giver;
    if (others.length > 0) {
        Bytes why = {0};
        bytes_add_u1(&others, 0);
        bytes_add_text(&why, view->why);
        sentence_add(NULL, &why, SENTENCE_TAKEN_BY, &(Operands){.others = (char *)others.data});
        bytes_add_u1(&why, 0);
        free(view->why);
        view->why = (char *)why.data;
    }
    bytes_free(&others);
}

static void tell_all_takers(Recording *recording)
{
    for (uint32_t i = 0; i < recording->dump.count; i++) {
        ThreadView *view = &recording->dump.threads[i];
        if (view->stuck && view->wants_share)
            tell_takers(recording, view);
    }
}

static void clean_dump(ThreadDump *dump)
{
    for (uint32_t i = 0; i < dump->count; i++) {
        ThreadView *thread = &dump->threads[i];
        clean(&thread->name);
        clean(&thread->why);
        for (uint32_t h = 0; h < thread->hold_count; h++)
            clean(&thread->hold_names[h]);
        for (uint32_t f = 0; f < thread->frame_count; f++) {
            clean(&thread->frames[f].class_name);
            clean(&thread->frames[f].method);
            clean(&thread->frames[f].file);
        }
    }
}

/* The names, and what came before the first choice, where that is known. */
static bool begin(Recorder *recorder)
{
    Beginning *beginning = &recorder->session->beginning;
    bool is_known = beginning->wording != NULL;
    recorder->recording->wording = is_known ? beginning->wording : wording_create();
    if (is_known)
        recorder->events = beginning->events;
    *beginning = (Beginning){0};
    return is_known;
}

/* While the program was set up objects got names before a field held them: nobody has read these names. */
static void forget_unseen_names(Recorder *recorder)
{
    Recording *recording = recorder->recording;
    if (recording->row_count > 0 || recording->taken_count > 0)
        return;
    wording_destroy(recording->wording);
    recording->wording = wording_create();
    wording_use(recorder->session->vm, recording->wording);
}

bool recording_make(Session *session, const RecordingOrder *order, Recording *recording)
{
    StateNumber cycle_state = NO_STATE;
    Recorder recorder = {.session = session,
                         .recording = recording,
                         .sources = order->sources,
                         .events = {.place_class = order->place_class, .place_line = order->place_line}};
    bool fits = true, has_cycle = order->stem < order->length;
    *recording = (Recording){0};
    states_enter_exactly(session->states, 0);
    bool has_beginning = begin(&recorder);
    wording_use(session->vm, recording->wording);
    if (has_beginning) {
        keep_events(&recorder);
        mark_waiting_calls(&recorder);
        forget_unseen_names(&recorder);
    }
    look_who_is_blocked(&recorder);
    assert(order->stem <= order->length);
    for (uint32_t i = 0; fits && i < order->length; i++) {
        if (i == STEPS_EDGE && order->stem > 3 * STEPS_EDGE)
            i = skip_middle(&recorder, order, i, &fits);
        if (!fits)
            break;
        uint32_t first_row = recording->row_count;
        if (i == order->stem)
            cycle_state = states_present(session->states);
        fits = take(&recorder, order->choices[i]);
        if (has_cycle)
            drop_repetitions(&recorder, first_row);
        keep_edges(&recorder, first_row);
    }
    recording->cycle_from = has_cycle ? order->stem + 1 : 0;
    recording->returns = states_present(session->states) == cycle_state;
    free(recorder.blocked);
    free(recorder.silent);
    events_clear(&recorder.events);
    drop_private(recording, order->place_line);
    drop_rows(recording);
    count_switches(recording);
    thread_dump_take(session->vm, &recording->dump);
    add_taken(session, recording);
    tell_all_takers(recording);
    clean_dump(&recording->dump);
    check_rows(recording);
    take_values(session->vm, recording);
    return fits;
}

/* "AssertionError: count is 1" of "java.lang.AssertionError: count is 1" */
static const char *without_package(const char *message)
{
    const char *start = message;
    for (const char *at = message; *at != '\0' && *at != ':' && *at != ' '; at++)
        start = *at == '.' ? at + 1 : start;
    return start;
}

static void say_error(Bytes *text, const ViolationText *error, bool is_assertion)
{
    const char *message = without_package(error->message), *said = strstr(message, ": ");
    Operands operands = {.others = is_assertion && said != NULL ? said + 2 : message};
    sentence_add(NULL, text,
                 !is_assertion  ? SENTENCE_DIES_OF
                 : said != NULL ? SENTENCE_FAILS_ASSERTION_SAYING
                                : SENTENCE_FAILS_ASSERTION,
                 &operands);
    bytes_add_u1(text, 0);
}

void recording_add_error(Session *session, Recording *recording, Sources *sources, const ViolationText *error)
{
    bool is_assertion = strcmp(error->kind, "assertion") == 0;
    Violation violation = vm_violation(session->vm, session->options.properties);
    if ((!is_assertion && strcmp(error->kind, "exception") != 0)
        || (violation.kind != VIOLATION_ASSERTION && violation.kind != VIOLATION_EXCEPTION)
        || violation.thread >= recording->dump.count)
        return;
    Recorder recorder = {.session = session, .recording = recording, .sources = sources};
    recording->thrower = violation.thread + 1;
    recording->dump.threads[violation.thread].status = "ended";
    Event event = {.kind = EVENT_ERROR,
                   .thread = violation.thread,
                   .thread_name = memory_copy_string(recording->dump.threads[violation.thread].name),
                   .file = memory_copy_string(error->file),
                   .class_name = memory_copy_string(error->class_name),
                   .line = error->line};
    Bytes text = {0};
    say_error(&text, error, is_assertion);
    event.text = (char *)text.data;
    for (char *at = event.class_name; *at != '\0'; at++) /* the internal name, as other rows have it */
        *at = *at == '.' ? '/' : *at;
    recorder.step = recording->row_count > 0 ? recording->rows[recording->row_count - 1].step : 0;
    add_row(&recorder, event);
}

void recording_free(Session *session, Recording *recording)
{
    for (uint32_t i = 0; i < recording->row_count; i++)
        free_row(&recording->rows[i]);
    for (uint32_t i = 0; i < recording->value_count; i++) {
        free(recording->values[i].name);
        free(recording->values[i].value);
    }
    free(recording->rows);
    free(recording->values);
    for (uint32_t i = 0; i < recording->taken_count; i++)
        free(recording->taken[i].name);
    free(recording->taken);
    free(recording->held_since);
    thread_dump_free(&recording->dump);
    wording_use(session->vm, NULL);
    wording_destroy(recording->wording);
    *recording = (Recording){0};
}
