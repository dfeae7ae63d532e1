/* Drops the orders between events of a counterexample one by one and searches again: the schedules that keep
 * what is left.  If one of them ends well, the order is needed; if all of them fail, it is not, and stays
 * dropped.  What remains is sufficient, and nothing in it can be left out: the 1-minimal sets of Zeller and
 * Hildebrandt, "Simplifying and isolating failure-inducing input", IEEE TSE 2002, over orders in place of
 * input, each set judged by all of its schedules in place of one run.
 *
 *   row of the counterexample -> mark: the n-th event of its kind by its thread at its line
 *   order (first, second)     -> kept by a schedule in which the second mark is not met before the first
 *   node of the search        -> state, and how many events of each kind each thread has had (a tally)
 *
 * The second event of an order may be one that the counterexample ends too early for ("main reads it before
 * other writes it"): where a schedule keeps all orders and ends well, such events are looked for in it.
 * Values are kept as they are: the n-th that a thread gets is that of the counterexample, if it can be.
 *
 * A search that meets a limit decides nothing: then nothing is said. */
#include "tools/checking/orders.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash_map.h"
#include "base/memory.h"
#include "tools/checking/check_search.h"

enum {
    MARKS_MAX = 128,
    ORDERS_MAX = 64,
    LATER_MAX = 256, /* events of schedules that end well, in all */
    ROUNDS_MAX = 8,  /* schedules that are looked at for such events */
    VALUES_MAX = 64, /* that threads get in a counterexample */
    ROWS_MAX = 400,  /* of a counterexample: others have too many orders */
    TALLIES_MAX = 1 << 12,
    TRANSITIONS_MAX = 20000, /* of all searches together: what is found depends on no clock */
};

/* Events that count as the same: by thread, kind, place and subject. */
typedef struct Kind {
    const TraceRow *row; /* the first of them; NULL: values that thread `chooser` gets */
    uint16_t count;      /* how many can matter: those of the counterexample, and of orders */
    uint32_t chooser;
} Kind;

typedef struct OrderMark {
    uint32_t kind;
    uint16_t nth; /* from 1 */
    const TraceRow *row;
} OrderMark;

typedef struct Order {
    OrderMark first, second;
    bool is_kept;
} Order;

typedef struct Tally {
    uint16_t met[MARKS_MAX]; /* by kind */
} Tally;

typedef struct OrderNode {
    StateNumber state;
    uint32_t tally;
    int choice; /* the next one to take */
} OrderNode;

typedef struct ValueTaken {
    uint32_t thread, value;
} ValueTaken;

typedef struct OrderFinder {
    Session *session;
    const ShorteningOptions *options;
    const Recording *recording;
    double end;
    Kind kinds[MARKS_MAX];
    Order orders[ORDERS_MAX];
    uint32_t kind_count, order_count, transitions;
    Events events;
    ValueTaken values[VALUES_MAX]; /* of the counterexample, in its order */
    TraceRow *later[LATER_MAX];    /* events of other schedules, which the counterexample has not */
    uint32_t value_count, later_count;
    bool goes_round; /* a schedule that was searched can go on for ever */
    /* of the present search */
    Tally *tallies;
    HashMap nodes;
    OrderNode *path;
    uint32_t tally_count, tally_capacity, depth, path_capacity;
} OrderFinder;

typedef enum OrderVerdict { ALL_FAIL, ONE_ENDS_WELL, UNDECIDED } OrderVerdict;

/* ---- events ---- */

static bool is_access(const Event *event) { return event->kind == EVENT_READ || event->kind == EVENT_WRITE; }

/* A field of an object of the library: to the program it is a call, as AtomicInteger.get() is. */
static bool is_inside_object(const Event *event)
{
    return is_access(event) && event->call != NULL && event->field != NULL
           && event->field->owner->source != SOURCE_PROGRAM && !(event->field->flags & ACC_STATIC);
}

static bool is_about_monitor(const Event *event)
{
    return event->kind == EVENT_LOCK || event->kind == EVENT_WAIT || event->kind == EVENT_NOTIFY;
}

/* "Main.map.put("a", 1) = null" of "in ConcurrentMap.merge: Main.map.put("a", 1) = null" */
static const char *call_of(const Event *event)
{
    const char *inside = strstr(event->text, ": "), *arguments = strchr(event->text, '(');
    return strncmp(event->text, "in ", 3) == 0 && inside != NULL && inside < arguments ? inside + 2
                                                                                       : event->text;
}

/* What an event is about: threads whose events are about the same may depend on their order.  The length;
 * 0: nothing. */
static size_t subject_of(const Event *event, const char **subject)
{
    *subject = NULL;
    if (event->hidden || event->is_private)
        return 0;
    if (event->kind == EVENT_CALL) {
        *subject = call_of(event);
        size_t length = strcspn(*subject, "(");
        while (length > 0 && (*subject)[length] != '.')
            length--;
        return length;
    }
    *subject = is_access(event) ? event->variable : is_about_monitor(event) ? event->object_name : NULL;
    return *subject != NULL ? strlen(*subject) : 0;
}

/* The same, but of what is inside of an object of the library the object, as calls are about it. */
static size_t object_of(const Event *event, const char **subject)
{
    size_t length = subject_of(event, subject);
    const char *field = length > 0 && is_inside_object(event) ? strrchr(*subject, '.') : NULL;
    return field != NULL ? (size_t)(field - *subject) : length;
}

static bool same_subject(const Event *a, const Event *b)
{
    const char *one, *other;
    bool both = is_access(a) && is_access(b);
    size_t length = both ? subject_of(a, &one) : object_of(a, &one);
    size_t other_length = both ? subject_of(b, &other) : object_of(b, &other);
    bool same_sort = both || (is_access(a) ? is_inside_object(a) : !is_access(b) || is_inside_object(b));
    return length > 0 && length == other_length && same_sort && is_about_monitor(a) == is_about_monitor(b)
           && memcmp(one, other, length) == 0;
}

static size_t skip_number(const char *text, size_t at, size_t length)
{
    bool has_number = at > 0 && (text[at - 1] == '#' || text[at - 1] == '[');
    while (has_number && at < length && text[at] >= '0' && text[at] <= '9')
        at++;
    return at;
}

/* But for the numbers of objects and elements, which may be others where threads go in another order. */
static bool same_words(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t i = 0, j = 0;
    for (;; i++, j++) {
        i = skip_number(a, i, a_length);
        j = skip_number(b, j, b_length);
        if (i == a_length || j == b_length || a[i] != b[j])
            return i == a_length && j == b_length;
    }
}

static bool is_about_like(const Event *a, const Event *b)
{
    const char *one, *other;
    size_t length = subject_of(a, &one), other_length = subject_of(b, &other);
    return length > 0 && other_length > 0 && same_words(one, length, other, other_length)
           && (a->kind != EVENT_CALL
               || same_words(call_of(a), strcspn(call_of(a), "("), call_of(b), strcspn(call_of(b), "(")));
}

static bool is_same_kind(const Event *a, const Event *b)
{
    return a->kind == b->kind && a->thread == b->thread && a->line == b->line
           && strcmp(a->class_name, b->class_name) == 0 && is_about_like(a, b);
}

/* A read, or a call of the library that only looks. */
static bool only_looks(const Event *event)
{
    static const char *const looking[] = {"get",     "getOrDefault", "contains", "containsKey",
                                          "isEmpty", "size",         "peek"};
    if (event->kind != EVENT_CALL)
        return event->kind == EVENT_READ;
    const char *call = call_of(event), *end = call + strcspn(call, "("), *name = end;
    while (name > call && name[-1] != '.')
        name--;
    for (size_t i = 0; i < sizeof looking / sizeof looking[0]; i++)
        if (strlen(looking[i]) == (size_t)(end - name) && memcmp(name, looking[i], end - name) == 0)
            return true;
    return false;
}

static bool depend(const Event *a, const Event *b)
{
    return a->thread != b->thread && same_subject(a, b) && !(only_looks(a) && only_looks(b));
}

static uint32_t kind_of(const OrderFinder *self, const Event *event)
{
    uint32_t i = 0;
    while (i < self->kind_count
           && (self->kinds[i].row == NULL || !is_same_kind(&self->kinds[i].row->event, event)))
        i++;
    return i;
}

/* kind_count: the thread gets no values. */
static uint32_t value_kind(const OrderFinder *self, uint32_t thread)
{
    uint32_t i = 0;
    while (i < self->kind_count && (self->kinds[i].row != NULL || self->kinds[i].chooser != thread))
        i++;
    return i;
}

/* ---- the orders of the counterexample ---- */

/* How many events of the row's kind the counterexample has, those before `end`. */
static uint16_t count_before(const OrderFinder *self, const TraceRow *row, const TraceRow *end)
{
    uint16_t count = 0;
    for (const TraceRow *before = self->recording->rows; before < end; before++)
        count += is_same_kind(&before->event, &row->event);
    return count;
}

static const TraceRow *rows_end(const OrderFinder *self)
{
    return self->recording->rows + self->recording->row_count;
}

/* The nth of its kind.  false: there are too many. */
static bool mark(OrderFinder *self, const TraceRow *row, uint16_t nth, OrderMark *mark)
{
    uint32_t kind = kind_of(self, &row->event);
    if (kind == MARKS_MAX)
        return false;
    if (kind == self->kind_count)
        self->kinds[self->kind_count++] = (Kind){.row = row};
    *mark = (OrderMark){.kind = kind, .nth = nth, .row = row};
    if (mark->nth > self->kinds[kind].count)
        self->kinds[kind].count = mark->nth;
    return true;
}

/* Does another order say it already, with what each thread does one after the other? */
static bool is_implied(const OrderFinder *self, const TraceRow *first, const TraceRow *second)
{
    for (uint32_t i = 0; i < self->order_count; i++) {
        const TraceRow *a = self->orders[i].first.row, *b = self->orders[i].second.row;
        if (a->event.thread == first->event.thread && b->event.thread == second->event.thread && a >= first
            && b <= second)
            return true;
    }
    return false;
}

static bool add_order(OrderFinder *self, const TraceRow *first, const TraceRow *second)
{
    Order *order = &self->orders[self->order_count];
    if (is_implied(self, first, second))
        return true;
    if (self->order_count == ORDERS_MAX
        || !mark(self, first, count_before(self, first, first) + 1, &order->first)
        || !mark(self, second, count_before(self, second, second) + 1, &order->second))
        return false;
    order->is_kept = true;
    self->order_count++;
    return true;
}

/* The latest event of each other thread that the row depends on. */
static bool collect_before(OrderFinder *self, const TraceRow *second)
{
    const TraceRow *rows = self->recording->rows;
    for (const TraceRow *first = second; first-- > rows;)
        if (depend(&first->event, &second->event) && !add_order(self, first, second))
            return false;
    return true;
}

static bool collect(OrderFinder *self)
{
    const Recording *recording = self->recording;
    if (recording->row_count > ROWS_MAX || recording->omitted)
        return false;
    for (uint32_t i = 0; i < recording->row_count; i++)
        if (!collect_before(self, &recording->rows[i]))
            return false;
    return true;
}

/* ---- tallies ---- */

static bool is_broken(const OrderFinder *self, const Tally *tally, uint32_t kind)
{
    for (uint32_t i = 0; i < self->order_count; i++) {
        const Order *order = &self->orders[i];
        if (order->is_kept && order->second.kind == kind && order->second.nth == tally->met[kind]
            && tally->met[order->first.kind] < order->first.nth)
            return true;
    }
    return false;
}

/* false: the events of this step break an order that is kept. */
static bool count_events(const OrderFinder *self, Tally *tally)
{
    for (uint32_t i = 0; i < self->events.count; i++) {
        const char *subject;
        if (subject_of(&self->events.list[i], &subject) == 0)
            continue;
        uint32_t kind = kind_of(self, &self->events.list[i]);
        if (kind == self->kind_count || tally->met[kind] > self->kinds[kind].count)
            continue;
        tally->met[kind]++;
        if (is_broken(self, tally, kind))
            return false;
    }
    return true;
}

/* Is the choice a value of the counterexample, or one where that has none, or cannot have it? */
static bool keeps_values(const OrderFinder *self, const Tally *tally, int choice)
{
    Vm *vm = self->session->vm;
    Choice taken = vm_choice(vm, choice);
    uint32_t kind = taken.kind == CHOICE_VALUE ? value_kind(self, taken.thread) : self->kind_count;
    if (kind == self->kind_count)
        return true;
    uint32_t nth = 0, wanted = 0;
    while (wanted < self->value_count
           && (self->values[wanted].thread != taken.thread || nth++ != tally->met[kind]))
        wanted++;
    if (wanted == self->value_count || self->values[wanted].value == taken.value)
        return true;
    for (int i = 0; i < vm_choice_count(vm); i++)
        if (vm_choice(vm, i).value == self->values[wanted].value)
            return false;
    return true;
}

static void count_value(const OrderFinder *self, Tally *tally, const Choice *taken)
{
    uint32_t kind = taken->kind == CHOICE_VALUE ? value_kind(self, taken->thread) : self->kind_count;
    if (kind < self->kind_count && tally->met[kind] < self->kinds[kind].count)
        tally->met[kind]++;
}

/* Equal tallies have equal numbers. */
static uint32_t number_of(OrderFinder *self, const Tally *tally)
{
    for (uint32_t i = self->tally_count; i-- > 0;)
        if (memcmp(&self->tallies[i], tally, sizeof *tally) == 0)
            return i;
    MEMORY_ROOM_FOR(self->tallies, self->tally_capacity, self->tally_count);
    self->tallies[self->tally_count] = *tally;
    return self->tally_count++;
}

/* ---- a search ---- */

static const uint64_t SPREAD = 0x9e3779b97f4a7c15; /* odd: different numbers stay different */

static bool is_new_node(OrderFinder *self, StateNumber state, uint32_t tally)
{
    bool is_new;
    uint64_t both = (uint64_t)(state + 1) << 32 | tally;
    hash_map_place(&self->nodes, (CanonicalHash){both * SPREAD, both}, &is_new);
    return is_new;
}

static void push(OrderFinder *self, StateNumber state, uint32_t tally)
{
    MEMORY_ROOM_FOR(self->path, self->path_capacity, self->depth);
    self->path[self->depth++] = (OrderNode){.state = state, .tally = tally};
}

static bool is_on_path(const OrderFinder *self, StateNumber state, uint32_t tally)
{
    uint32_t i = self->depth;
    while (i > 0 && (self->path[i - 1].state != state || self->path[i - 1].tally != tally))
        i--;
    return i > 0;
}

static bool is_over(const OrderFinder *self)
{
    return self->transitions >= TRANSITIONS_MAX || self->tally_count >= TALLIES_MAX
           || *self->options->interrupted || process_cpu_seconds() >= self->end;
}

/* From the present state: what the step leads to, unless it breaks an order. */
static OrderVerdict take(OrderFinder *self, const OrderNode *from, int choice)
{
    Vm *vm = self->session->vm;
    bool is_new;
    Tally tally = self->tallies[from->tally];
    Choice taken = vm_choice(vm, choice);
    if (!keeps_values(self, &tally, choice))
        return ALL_FAIL;
    self->transitions++;
    count_value(self, &tally, &taken);
    vm_note_events(vm, &self->events);
    vm_take(vm, choice);
    vm_note_events(vm, NULL);
    bool keeps = count_events(self, &tally), is_whole = self->events.gap == 0;
    events_clear(&self->events);
    StateNumber state = states_commit(self->session->states, &is_new);
    if (!is_whole || vm_fatal_message(vm)[0] != '\0')
        return UNDECIDED;
    if (!keeps || vm_violation(vm, self->session->options.properties).kind != VIOLATION_NONE)
        return ALL_FAIL;
    if (vm_has_ended(vm))
        return ONE_ENDS_WELL;
    if (vm_is_ignored(vm))
        return ALL_FAIL;
    uint32_t number = number_of(self, &tally);
    if (is_new_node(self, state, number))
        push(self, state, number);
    else
        self->goes_round |= is_on_path(self, state, number);
    return ALL_FAIL;
}

/* All schedules that keep the orders that are left. */
static OrderVerdict search(OrderFinder *self)
{
    OrderVerdict outcome = ALL_FAIL;
    hash_map_clear(&self->nodes);
    self->tally_count = self->depth = 0;
    push(self, 0, number_of(self, &(Tally){{0}}));
    while (self->depth > 0 && outcome == ALL_FAIL) {
        OrderNode *node = &self->path[self->depth - 1];
        states_enter(self->session->states, node->state);
        if (node->choice >= vm_choice_count(self->session->vm)) {
            self->depth--;
            continue;
        }
        OrderNode from = *node;
        node->choice++;
        outcome = is_over(self) ? UNDECIDED : take(self, &from, from.choice);
    }
    return outcome;
}

/* Goes along the counterexample for the values in it.  false: the way is another one, or there are too many.
 */
static bool note_values(OrderFinder *self, const Counterexample *example)
{
    Vm *vm = self->session->vm;
    bool is_new;
    states_enter(self->session->states, 0);
    for (uint32_t i = 0; i < example->length; i++) {
        if (example->choices[i] >= vm_choice_count(vm))
            return false;
        Choice choice = vm_choice(vm, example->choices[i]);
        if (choice.kind == CHOICE_VALUE) {
            uint32_t kind = value_kind(self, choice.thread);
            if (self->value_count == VALUES_MAX || kind == MARKS_MAX)
                return false;
            if (kind == self->kind_count)
                self->kinds[self->kind_count++] = (Kind){.chooser = choice.thread};
            self->kinds[kind].count++;
            self->values[self->value_count++] = (ValueTaken){choice.thread, choice.value};
        }
        vm_take(vm, example->choices[i]);
        states_commit(self->session->states, &is_new);
    }
    return true;
}

/* ---- events that the counterexample ends too early for ---- */

/* The latest row of each other thread that the event depends on comes before it: as the counterexample does
 * not have the event, it keeps that.  Of several such events after one row the first says it. */
static bool add_later(OrderFinder *self, const TraceRow *second, uint16_t nth, uint32_t round_begin)
{
    for (const TraceRow *first = rows_end(self); first-- > self->recording->rows;) {
        bool is_said = !depend(&first->event, &second->event);
        for (uint32_t i = round_begin; i < self->order_count && !is_said; i++)
            is_said = self->orders[i].second.row->event.thread == second->event.thread
                      && self->orders[i].first.row->event.thread == first->event.thread
                      && self->orders[i].first.row >= first;
        Order *order = &self->orders[self->order_count];
        if (is_said)
            continue;
        if (self->order_count == ORDERS_MAX
            || !mark(self, first, count_before(self, first, first) + 1, &order->first)
            || !mark(self, second, nth, &order->second))
            return false;
        order->is_kept = true;
        self->order_count++;
    }
    return true;
}

/* Takes the events of the present step over: those that the counterexample does not have. */
static bool take_later(OrderFinder *self, Tally *tally, uint32_t round_begin)
{
    bool fits = true;
    for (uint32_t i = 0; i < self->events.count && fits; i++) {
        Event *event = &self->events.list[i];
        const char *subject;
        if (subject_of(event, &subject) == 0)
            continue;
        TraceRow *row = memory_allocate(sizeof *row);
        *row = (TraceRow){.event = *event};
        uint32_t kind = kind_of(self, event);
        if (kind == self->kind_count && kind < MARKS_MAX)
            self->kinds[self->kind_count++] = (Kind){.row = row};
        fits = kind < MARKS_MAX && self->later_count < LATER_MAX;
        if (!fits) {
            free(row);
            break;
        }
        *event = (Event){0};
        self->later[self->later_count++] = row;
        tally->met[kind]++;
        if (tally->met[kind] > count_before(self, row, rows_end(self)))
            fits = add_later(self, row, tally->met[kind], round_begin);
    }
    return fits;
}

/* The search has stopped at a schedule that ends well.  false: nothing in it says why it does. */
static bool learn_from_path(OrderFinder *self)
{
    Vm *vm = self->session->vm;
    Tally tally = {{0}};
    uint32_t before = self->order_count;
    bool fits = true, is_new;
    for (uint32_t i = 0; i < self->depth && fits; i++) {
        states_enter(self->session->states, self->path[i].state);
        vm_note_events(vm, &self->events);
        vm_take(vm, self->path[i].choice - 1);
        vm_note_events(vm, NULL);
        fits = self->events.gap == 0 && take_later(self, &tally, before);
        events_clear(&self->events);
        states_commit(self->session->states, &is_new);
    }
    return fits && self->order_count > before;
}

/* Orders that leave only schedules that fail.  false: not found. */
static bool find_sufficient(OrderFinder *self)
{
    OrderVerdict outcome = search(self);
    for (int round = 0; outcome == ONE_ENDS_WELL && round < ROUNDS_MAX && learn_from_path(self); round++)
        outcome = search(self);
    return outcome == ALL_FAIL;
}

/* ---- dropping ---- */

/* The last first: many orders at the end follow from those before, or from the end of threads. */
static bool drop_all(OrderFinder *self, bool accesses)
{
    for (uint32_t i = self->order_count; i-- > 0;) {
        Order *order = &self->orders[i];
        if (is_access(&order->first.row->event) != accesses)
            continue;
        order->is_kept = false;
        OrderVerdict outcome = search(self);
        if (outcome == UNDECIDED)
            return false;
        order->is_kept = outcome == ONE_ENDS_WELL;
    }
    return true;
}

/* Who is blocked in the end is explained by locks rather than by accesses. */
static bool has_blocked_row(const OrderFinder *self)
{
    for (const TraceRow *row = self->recording->rows; row < rows_end(self); row++)
        if (row->event.kind == EVENT_BLOCKED)
            return true;
    return false;
}

/* Where all other values fail as well, they are not spoken of. */
static void drop_values(OrderFinder *self)
{
    uint32_t count = self->value_count;
    self->value_count = 0;
    if (count > 0 && search(self) != ALL_FAIL)
        self->value_count = count;
}

/* ---- words ---- */

static bool has_another_name(const TraceRow *row, const TraceRow *named)
{
    const char *one, *other;
    size_t length = subject_of(&row->event, &one), other_length = subject_of(&named->event, &other);
    return is_same_kind(&row->event, &named->event)
           && (length != other_length || memcmp(one, other, length) != 0);
}

/* Do numbers alone tell events of this kind apart, as elements of an array? */
static bool is_mixed(const OrderFinder *self, const TraceRow *named)
{
    for (const TraceRow *row = self->recording->rows; row < rows_end(self); row++)
        if (has_another_name(row, named))
            return true;
    for (uint32_t i = 0; i < self->later_count; i++)
        if (has_another_name(self->later[i], named))
            return true;
    return false;
}

/* " for the second time", or where it has done the like to something else before " (the second like it)". */
static void add_times(const OrderFinder *self, Bytes *text, const OrderMark *mark)
{
    static const char *const words[] = {"second", "third"};
    char number[16];
    if (mark->nth < 2)
        return;
    snprintf(number, sizeof number, "%uth", mark->nth);
    const char *nth = mark->nth <= 3 ? words[mark->nth - 2] : number;
    bytes_format(text, is_mixed(self, mark->row) ? " (the %s like it)" : " for the %s time", nth);
}

/* Without what became of it. */
static size_t call_length(const char *call)
{
    const char *result = strstr(call, ") = "), *wait = strstr(call, "): ");
    const char *end = result != NULL ? result : wait;
    return end != NULL ? (size_t)(end - call) + 1 : strlen(call);
}

/* What the library calls for itself is told by the call that the program made; threads of pools have none. */
static void add_call(Bytes *text, const Event *event)
{
    const char *subject;
    size_t length = subject_of(event, &subject);
    if (event->class_name[0] == '\0')
        bytes_format(text, "goes on in %.*s", (int)length, subject);
    else if (event->call != NULL)
        bytes_format(text, "calls %s", event->call);
    else
        bytes_format(text, "calls %.*s", (int)call_length(call_of(event)), call_of(event));
}

static void add_event(const OrderFinder *self, Bytes *text, const OrderMark *mark, const OrderMark *said)
{
    const Event *event = &mark->row->event;
    bytes_format(text, "%s ", event->thread_name);
    if (is_access(event))
        bytes_format(text, "%s %s", event->kind == EVENT_WRITE ? "writes" : "reads",
                     said != NULL && is_access(&said->row->event) ? "it" : event->variable);
    else if (event->kind == EVENT_CALL)
        add_call(text, event);
    else if (event->kind == EVENT_LOCK)
        bytes_format(text, "locks %s", said != NULL ? "it" : event->object_name);
    else
        bytes_add_text(text, event->text);
    add_times(self, text, mark);
    if (event->line > 0 && said != NULL && strcmp(said->row->event.file, event->file) == 0)
        bytes_format(text, " (line %d)", event->line);
    else if (event->line > 0)
        bytes_format(text, " (%s:%d)", event->file, event->line);
}

static char *what_is_said(uint32_t count, bool has_values, bool goes_round)
{
    Bytes said = {0};
    if (count == 0)
        bytes_format(&said, "no schedule%s ends well%s: all were searched",
                     has_values ? " in which threads get the values shown" : "",
                     goes_round ? ", but some can go on for ever" : "");
    else
        bytes_format(&said, "no schedule with %s ends well; without any one of %s, the others kept, one does",
                     has_values ? "the values shown and these orders" : "these orders",
                     has_values ? "the orders" : "them");
    bytes_add_u1(&said, 0);
    return (char *)said.data;
}

static void tell(const OrderFinder *self, Counterexample *example)
{
    uint32_t count = 0;
    example->orders = memory_allocate((ORDERS_MAX + 1) * sizeof *example->orders);
    for (uint32_t i = 0; i < self->order_count; i++) {
        const Order *order = &self->orders[i];
        Bytes text = {0};
        if (!order->is_kept)
            continue;
        add_event(self, &text, &order->first, NULL);
        bytes_add_text(&text, " before ");
        add_event(self, &text, &order->second, &order->first);
        bytes_add_u1(&text, 0);
        example->orders[count++] = (char *)text.data;
    }
    example->orders[count] = NULL;
    example->orders_said = what_is_said(count, self->value_count > 0, self->goes_round);
}

/* Does one thread come to `second` after another has come to `first`, in all schedules with these orders? */
static bool orders_imply(const OrderFinder *self, const TraceRow *first, const TraceRow *second)
{
    for (uint32_t i = 0; i < self->order_count; i++) {
        const TraceRow *a = self->orders[i].first.row, *b = self->orders[i].second.row;
        if (self->orders[i].is_kept && a->event.thread == first->event.thread && a >= first
            && b->event.thread == second->event.thread && b <= second && b >= self->recording->rows)
            return true;
    }
    return false;
}

static bool orders_fit(const OrderFinder *self, const Region *region)
{
    return orders_imply(self, region->first, region->between)
           && orders_imply(self, region->between, region->second);
}

bool find_orders(Session *session, const ShorteningOptions *options, double end, const Region *region,
                 Counterexample *example)
{
    OrderFinder *self = memory_allocate(sizeof *self);
    *self =
        (OrderFinder){.session = session, .options = options, .recording = &example->recording, .end = end};
    assert(example->orders == NULL && "asked once");
    bool fits = true;
    bool wants_locks = has_blocked_row(self);
    if (note_values(self, example) && collect(self) && find_sufficient(self) && drop_all(self, wants_locks)
        && drop_all(self, !wants_locks)) {
        drop_values(self);
        tell(self, example);
        fits = region == NULL || orders_fit(self, region);
    }
    for (uint32_t i = 0; i < self->later_count; i++) {
        event_free(&self->later[i]->event);
        free(self->later[i]);
    }
    hash_map_free(&self->nodes);
    free(self->tallies);
    free(self->path);
    free(self);
    return fits;
}
