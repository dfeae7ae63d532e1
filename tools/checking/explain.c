/* Looks for two accesses of one thread to a variable with a conflicting access of another thread in between,
 * such that no order of whole regions explains what was read: the four cases of Lu, Tucek, Qin and Zhou,
 * "AVIO: detecting atomicity violations via access interleaving invariants", ASPLOS 2006.  A candidate counts
 * if the same schedule, with the region kept together, ends without the error. */
#include "tools/checking/explain.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/checking/check_search.h"
#include "tools/checking/orders.h"

enum {
    STEPS_MAX = 2000, /* of a counterexample that is explained, and of a try beyond it */
    TRIES_MAX = 24,
    TRANSITIONS_MAX = 20000
};

typedef struct Explainer {
    Session *session;
    const ShorteningOptions *options;
    Counterexample *example;
    uint32_t *decisions; /* of each choice: a thread, or VALUE + the choice */
    uint32_t tries, transitions;
    double end;
    Region region; /* what example->why is about */
} Explainer;

#define VALUE 0x80000000u

static bool is_access(const TraceRow *row)
{
    return (row->event.kind == EVENT_READ || row->event.kind == EVENT_WRITE) && row->event.variable != NULL
           && !row->event.is_private;
}

static bool same_variable(const TraceRow *a, const TraceRow *b)
{
    return strcmp(a->event.variable, b->event.variable) == 0;
}

/* Is there no order of the region and the access between, one after the other, with the same results? */
static bool is_unserializable(const Region *region)
{
    bool first = region->first->event.kind == EVENT_WRITE,
         between = region->between->event.kind == EVENT_WRITE,
         second = region->second->event.kind == EVENT_WRITE;
    return between ? !first || !second : first && second;
}

static bool is_over(const Explainer *self)
{
    return self->tries >= TRIES_MAX || self->transitions >= TRANSITIONS_MAX || *self->options->interrupted
           || process_cpu_seconds() >= self->end;
}

/* ---- a try ---- */

static uint32_t decision_of(const Explainer *self, int index)
{
    Choice choice = vm_choice(self->session->vm, index);
    return choice.kind == CHOICE_VALUE ? VALUE + choice.value : choice.thread;
}

static bool take(Explainer *self, int index)
{
    bool is_new;
    self->transitions++;
    vm_take(self->session->vm, index);
    states_commit(self->session->states, &is_new);
    return vm_fatal_message(self->session->vm)[0] == '\0';
}

/* Takes what is wanted, if it is there; false: it is not. */
static bool take_decision(Explainer *self, uint32_t wanted)
{
    int count = vm_choice_count(self->session->vm);
    for (int i = 0; i < count; i++)
        if (decision_of(self, i) == wanted)
            return take(self, i);
    return false;
}

static bool has_error(const Explainer *self)
{
    return vm_violation(self->session->vm, self->session->options.properties).kind != VIOLATION_NONE;
}

/* What is left of the way, and then whatever comes first. */
static bool ends_well(Explainer *self, uint32_t from)
{
    Vm *vm = self->session->vm;
    for (uint32_t i = from; i < self->example->length && !has_error(self); i++)
        take_decision(self, self->decisions[i]);
    for (uint32_t i = 0; i < STEPS_MAX && !has_error(self) && !is_over(self); i++)
        if (vm_choice_count(vm) == 0 || !take(self, 0))
            break;
    return !has_error(self) && vm_has_ended(vm) && vm_fatal_message(vm)[0] == '\0';
}

/* Up to the first access; its thread alone, for as many choices as it had up to the second one; the rest. */
static bool fails_no_more(Explainer *self, const Region *region)
{
    Vm *vm = self->session->vm;
    uint32_t thread = region->first->event.thread, more = 1;
    self->tries++;
    states_enter(self->session->states, 0);
    for (uint32_t i = 0; i < region->first->step; i++)
        if (self->example->choices[i] >= vm_choice_count(vm) || !take(self, self->example->choices[i]))
            return false;
    for (uint32_t i = region->first->step; i < region->second->step; i++)
        more += self->decisions[i] == thread;
    while (more-- > 0 && !has_error(self) && take_decision(self, thread))
        ;
    bool is_fine = !has_error(self) && ends_well(self, region->first->step);
    vm_forget_fatal(vm);
    return is_fine;
}

/* ---- words ---- */

static void add_place(Bytes *text, const TraceRow *row, const TraceRow *said)
{
    if (row->event.line <= 0)
        return;
    if (said != NULL && strcmp(said->event.file, row->event.file) == 0)
        bytes_format(text, "line %d", row->event.line);
    else
        bytes_format(text, "%s:%d", row->event.file, row->event.line);
}

static const char *noun(const TraceRow *row) { return row->event.kind == EVENT_WRITE ? "write" : "read"; }

static char *describe(const Region *region)
{
    Bytes text = {0};
    const Event *between = &region->between->event;
    bool same_line = region->first->event.line == region->second->event.line;
    bool same_kind = region->first->event.kind == region->second->event.kind;
    bytes_format(&text, "fails because %s %s %s (", between->thread_name,
                 between->kind == EVENT_WRITE ? "wrote" : "read", between->variable);
    add_place(&text, region->between, NULL);
    bytes_format(&text, ") between %s's ", region->first->event.thread_name);
    if (same_kind) {
        bytes_format(&text, "two %ss of it (", noun(region->first));
    } else if (same_line) {
        bytes_format(&text, "%s and %s of it (", noun(region->first), noun(region->second));
    } else {
        bytes_format(&text, "%s of it (", noun(region->first));
    }
    add_place(&text, region->first, region->between);
    if (!same_line) {
        bytes_format(&text, same_kind ? " and " : ") and its %s (", noun(region->second));
        add_place(&text, region->second, region->between);
    }
    bytes_add_text(&text,
                   "); found by trying: with these two together the same schedule ends well, others may not");
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* ---- candidates ---- */

static bool try_region(Explainer *self, const Region *region)
{
    if (!is_unserializable(region) || !fails_no_more(self, region))
        return false;
    self->example->why = describe(region);
    self->region = *region;
    return true;
}

/* The accesses of another thread since the thread's last access to the variable; the latest first. */
static bool try_before(Explainer *self, const TraceRow *second)
{
    const TraceRow *rows = self->example->recording.rows, *between = NULL;
    for (const TraceRow *row = second; row-- > rows && !is_over(self);) {
        if (!is_access(row) || !same_variable(row, second))
            continue;
        if (row->event.thread != second->event.thread) {
            if (between == NULL || row->event.kind == EVENT_WRITE)
                between = row;
            continue;
        }
        return between != NULL && try_region(self, &(Region){row, between, second});
    }
    return false;
}

static bool can_be_explained(const Counterexample *example)
{
    static const char *const kinds[] = {"assertion", "exception", "deadlock"};
    bool is_known = false;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        is_known |= strcmp(example->error.kind, kinds[i]) == 0;
    return is_known && example->length > 0 && example->length <= STEPS_MAX && !example->recording.omitted
           && example->lasso.kind == NULL;
}

static bool note_decisions(Explainer *self)
{
    Vm *vm = self->session->vm;
    states_enter(self->session->states, 0);
    for (uint32_t i = 0; i < self->example->length; i++) {
        if (self->example->choices[i] >= vm_choice_count(vm))
            return false;
        self->decisions[i] = decision_of(self, self->example->choices[i]);
        if (!take(self, self->example->choices[i]))
            return false;
    }
    return true;
}

/* In a deadlock no access comes between others: who waits for whom says it. */
static void find_region(Explainer *self)
{
    Counterexample *example = self->example;
    if (strcmp(example->error.kind, "deadlock") == 0)
        return;
    self->decisions = memory_allocate((example->length + 1) * sizeof *self->decisions);
    bool found = !note_decisions(self);
    for (uint32_t i = example->recording.row_count; i-- > 0 && !found && !is_over(self);)
        if (is_access(&example->recording.rows[i]))
            found = try_before(self, &example->recording.rows[i]);
    free(self->decisions);
    vm_forget_fatal(self->session->vm);
}

/* Where counterexample_follow has left the VM: who reports looks there. */
static void return_to_end(Explainer *self)
{
    const Counterexample *example = self->example;
    vm_forget_fatal(self->session->vm);
    states_enter(self->session->states, 0);
    for (uint32_t i = 0; i < example->length && !has_error(self); i++)
        if (example->choices[i] >= vm_choice_count(self->session->vm) || !take(self, example->choices[i]))
            return;
}

void explain(Session *session, const ShorteningOptions *options, Counterexample *example)
{
    Explainer self = {.session = session, .options = options, .example = example};
    double begin = process_cpu_seconds();
    if (!can_be_explained(example))
        return;
    self.end = begin + shortening_seconds_left(options, example->original_length);
    find_region(&self);
    if (!find_orders(session, options, self.end, example->why != NULL ? &self.region : NULL, example)) {
        free(example->why); /* the try has ended well for another reason */
        example->why = NULL;
    }
    return_to_end(&self);
    if (options->spent != NULL)
        *options->spent += process_cpu_seconds() - begin;
}
