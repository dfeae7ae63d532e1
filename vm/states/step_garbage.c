/* Finds suspects by comparing old components with the live VM, and settles each; see step_garbage.h. */
#include "vm/states/step_garbage.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/collect.h"
#include "vm/memory/forest_edges.h"
#include "vm/memory/holders.h"
#include "vm/states/component_references.h"
#include "vm/states/states_view.h"

enum { FIELDS_MAX = 6 }; /* references of an object that are asked for one by one */
enum { MARK_PROVED = 1, MARK_SUSPECT = 2, MARK_DEAD = 4 };

struct StepGarbage {
    Holders *holders;
    uint32_t *rounds; /* by slot: the last step in which it was marked */
    uint8_t *marks;   /* in that step */
    uint32_t round_capacity, mark_capacity, round;
    uint32_t *known; /* by slot: references to a dead object that the step's questions tell of */
    uint32_t known_capacity;
    SlotList pending, suspects, dead;
};

StepGarbage *step_garbage_create(void)
{
    StepGarbage *garbage = memory_allocate(sizeof *garbage);
    garbage->holders = holders_create();
    return garbage;
}

void step_garbage_destroy(StepGarbage *garbage)
{
    holders_destroy(garbage->holders);
    free(garbage->rounds);
    free(garbage->marks);
    free(garbage->pending.slots);
    free(garbage->known);
    free(garbage->suspects.slots);
    free(garbage->dead.slots);
    free(garbage);
}

/* --- marks --- */

static uint8_t marks_of(const StepGarbage *garbage, Ref slot)
{
    return slot < garbage->round_capacity && garbage->rounds[slot] == garbage->round ? garbage->marks[slot]
                                                                                     : 0;
}

/* True: it did not have this mark. */
static bool mark(StepGarbage *garbage, Ref slot, uint8_t what)
{
    MEMORY_ROOM_FOR(garbage->rounds, garbage->round_capacity, slot);
    MEMORY_ROOM_FOR(garbage->marks, garbage->mark_capacity, slot);
    uint8_t before = marks_of(garbage, slot);
    garbage->rounds[slot] = garbage->round;
    garbage->marks[slot] = before | what;
    return !(before & what);
}

/* --- what the step itself proves to be live --- */

typedef struct Marking {
    StepGarbage *garbage;
    Vm *vm;
} Marking;

static void prove(void *context, Ref reference, uint32_t index)
{
    (void)index;
    const Marking *marking = context;
    if (mark(marking->garbage, reference, MARK_PROVED))
        slot_list_push(&marking->garbage->pending, reference);
}

/* The contents of what was read or made are known to whoever answers the questions of the step. */
static bool is_known(const Object *object) { return object->flags & OBJECT_READ; }

static void prove_live(StepGarbage *garbage, Vm *vm)
{
    Marking marking = {garbage, vm};
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran)
            forest_each_of_thread(vm->threads[i], prove, &marking);
    for (uint32_t i = 0; i < vm->reads->count; i++) {
        Question question = vm->reads->list[i];
        const Object *object = question.kind == QUESTION_WHOLE ? object_peek(vm, question.of) : NULL;
        if (object != NULL && object->flags & OBJECT_CONSTANT)
            object_each_reference(vm, object, prove, &marking);
    }
    while (garbage->pending.count > 0) {
        const Object *object = object_peek(vm, garbage->pending.slots[--garbage->pending.count]);
        if (is_known(object))
            object_each_reference(vm, object, prove, &marking);
    }
}

/* --- who has lost a reference --- */

/* Dead ones, met in the contents of dead ones, are looked at later like all others. */
static void suspect(StepGarbage *garbage, const Vm *vm, Ref reference)
{
    const Object *object = reference == 0 ? NULL : object_peek(vm, reference);
    if (reference == 0 || (object != NULL && object->flags & OBJECT_CONSTANT)
        || marks_of(garbage, reference) & MARK_PROVED || !mark(garbage, reference, MARK_SUSPECT))
        return;
    slot_list_push(&garbage->suspects, reference);
}

static const void *old_component(const States *states, ItemKind kind, uint32_t number)
{
    uint32_t size, known = store_known_position(states->store, (Item){kind, number});
    uint32_t id = known == 0 ? 0 : vector_get(&states->vector, known - 1);
    return id == 0 ? NULL : pool_content(&states->store->pool, id, &size);
}

static const FrameComponent *old_frame(const States *states, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const FrameComponent *)pool_content(&states->store->pool, id, &size);
}

/* References of an old component, told to `found` if the live object does not have them any more. */
typedef struct Loss {
    StepGarbage *garbage;
    const Vm *vm;
    const Object *now; /* NULL: all of them are lost */
    void (*found)(StepGarbage *garbage, const Vm *vm, Ref reference);
} Loss;

static void compare(void *context, Ref reference, uint32_t offset)
{
    const Loss *loss = context;
    if (loss->now == NULL || FIELD_AT(const Ref, loss->now, offset) != reference)
        loss->found(loss->garbage, loss->vm, reference);
}

static void each_lost_by_objects(const States *states, Loss loss)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++) {
        const ObjectComponent *old = old_component(states, ITEM_OBJECT, vm->heap.dirty[i]);
        loss.now = object_peek(vm, vm->heap.dirty[i]);
        if (old != NULL)
            component_each_reference(vm->program, old, compare, &loss);
    }
}

/* Frames below the lowest one that was on top are as they were. */
static void each_lost_by_thread(const States *states, const Thread *thread, Loss loss)
{
    const ThreadComponent *old = old_component(states, ITEM_THREAD, thread->number);
    if (old == NULL)
        return;
    loss.now = NULL;
    component_each_of_thread(old, compare, &loss);
    uint32_t low = thread->status == THREAD_TERMINATED || thread->low < thread->frames
                       ? 0
                       : (uint32_t)(thread->low - thread->frames);
    const FrameComponent *frame = thread->ran ? old_frame(states, old->frames) : NULL;
    for (; frame != NULL && frame->depth >= low; frame = old_frame(states, frame->below))
        component_each_of_frame(states->vm->program, frame, compare, &loss);
}

static void each_lost(const States *states, Loss loss)
{
    const Vm *vm = states->vm;
    each_lost_by_objects(states, loss);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            each_lost_by_thread(states, vm->threads[i], loss);
}

void step_garbage_suspect(StepGarbage *garbage, States *states)
{
    Vm *vm = states->vm;
    garbage->round++;
    garbage->suspects.count = garbage->dead.count = 0;
    prove_live(garbage, vm);
    each_lost(states, (Loss){garbage, vm, NULL, suspect});
    if (garbage->suspects.count > 0)
        vm->heap.garbage_possible = true;
}

/* --- what is live --- */

/* The holder refers to the object now.  If the step has not written to it, it did so before. */
static void ask_holder(States *states, Ref holder, Ref slot)
{
    Reads *reads = states->vm->reads;
    const Object *object = object_peek(states->vm, holder);
    if (!(object->flags & OBJECT_DIRTY))
        reads_note_held(reads, QUESTION_REFERS, holder, slot);
    else if (old_component(states, ITEM_OBJECT, holder) != NULL)
        reads_note(reads, QUESTION_WHOLE, holder);
}

static void ask_thread(States *states, uint32_t number, Ref slot)
{
    const Thread *thread = states->vm->threads[number];
    if (thread->ran || thread->touched)
        reads_note(states->vm->reads, QUESTION_THREAD, number);
    else
        reads_note_held(states->vm->reads, QUESTION_HOLDS, number, slot);
}

/* Asks for one way from a root to the object, down from where the step itself knows it to be live. */
static void ask_way(StepGarbage *garbage, States *states, Ref slot, uint8_t *holders)
{
    const Vm *vm = states->vm;
    while (!(object_peek(vm, slot)->flags & OBJECT_CONSTANT) && mark(garbage, slot, MARK_PROVED)
           && vm->reads->obstacle == OBSTACLE_NONE) {
        Holder holder = holders_of(garbage->holders, vm, slot);
        if (holder.is_thread) {
            *holders |= collect_thread_bit(holder.number);
            if (holder.number != vm->reads->chosen)
                ask_thread(states, holder.number, slot);
            return;
        }
        ask_holder(states, holder.number, slot);
        slot = holder.number;
    }
}

/* --- what is dead --- */

typedef struct Contents {
    Reads *reads;
    Ref slot;
} Contents;

static void ask_field(void *context, Ref reference, uint32_t offset)
{
    (void)reference;
    const Contents *contents = context;
    reads_note_place(contents->reads, contents->slot, (FieldPlace){offset, sizeof(Ref)});
}

/* What the dead object referred to.  Of one with many references everything is asked for at once. */
static void ask_contents(const States *states, Ref slot, const ObjectComponent *old)
{
    Reads *reads = states->vm->reads;
    if (!reads_header_fits(old->length, old->class_id, old->entries)
        || component_reference_count(states->vm->program, old) > FIELDS_MAX) {
        reads_note(reads, QUESTION_WHOLE, slot);
        return;
    }
    reads_note(reads, QUESTION_HEADER, slot);
    component_each_reference(states->vm->program, old, ask_field, &(Contents){reads, slot});
}

static void bury(StepGarbage *garbage, States *states, Ref slot)
{
    const ObjectComponent *old = old_component(states, ITEM_OBJECT, slot);
    assert(old != NULL && "what the old state refers to was there");
    mark(garbage, slot, MARK_DEAD);
    MEMORY_ROOM_FOR(garbage->known, garbage->known_capacity, slot);
    garbage->known[slot] = 0;
    slot_list_push(&garbage->dead, slot);
    ask_contents(states, slot, old);
    component_each_reference(states->vm->program, old, compare, &(Loss){garbage, states->vm, NULL, suspect});
}

static void count_known(StepGarbage *garbage, const Vm *vm, Ref reference)
{
    (void)vm;
    if (marks_of(garbage, reference) & MARK_DEAD)
        garbage->known[reference]++;
}

/* All references to the dead were lost by what ran, was written or died, and that is known; so in every
 * state in which they have as many references, nobody else has one. */
static void ask_counts(StepGarbage *garbage, States *states)
{
    Reads *reads = states->vm->reads;
    each_lost(states, (Loss){garbage, states->vm, NULL, count_known});
    for (uint32_t i = 0; i < garbage->dead.count; i++) {
        Ref slot = garbage->dead.slots[i];
        if (garbage->known[slot] != reference_counts_of(states->ahead->counts, slot))
            reads->obstacle = OBSTACLE_GARBAGE;
        reads_note(reads, QUESTION_COUNT, slot);
    }
}

void step_garbage_settle(StepGarbage *garbage, States *states, uint8_t *holders)
{
    Vm *vm = states->vm;
    bool found = false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        *holders |= vm->threads[i]->ran ? collect_thread_bit(i) : 0;
    for (uint32_t i = 0; i < garbage->suspects.count && vm->reads->obstacle == OBSTACLE_NONE; i++) {
        Ref slot = garbage->suspects.slots[i];
        if (object_peek(vm, slot) == NULL) {
            bury(garbage, states, slot);
            continue;
        }
        if (!found)
            holders_find(garbage->holders, vm);
        found = true;
        ask_way(garbage, states, slot, holders);
    }
    if (garbage->dead.count > 0 && vm->reads->obstacle == OBSTACLE_NONE)
        ask_counts(garbage, states);
}
