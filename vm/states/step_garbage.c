/* Finds suspects by comparing old components with the live VM, and settles each; see step_garbage.h. */
#include "vm/states/step_garbage.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/collect.h"
#include "vm/memory/forest_edges.h"
#include "vm/memory/holders.h"
#include "vm/states/components.h"
#include "vm/states/states_view.h"

enum { MARK_PROVED = 1, MARK_SUSPECT = 2 };

struct StepGarbage {
    Holders *holders;
    uint32_t *rounds; /* by slot: the last step in which it was marked */
    uint8_t *marks;   /* in that step */
    uint32_t round_capacity, mark_capacity, round;
    SlotList pending, suspects;
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
    free(garbage->suspects.slots);
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

static Ref reference_in(const uint8_t *payload, uint32_t offset)
{
    Ref reference;
    memcpy(&reference, payload + offset, sizeof reference);
    return reference;
}

/* The references in `old`, if they are not the same in `now` (NULL: there is none). */
static void suspect_fields(StepGarbage *garbage, const Vm *vm, const uint8_t *old, const uint8_t *now,
                           const uint32_t *offsets, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (now == NULL || reference_in(now, offsets[i]) != reference_in(old, offsets[i]))
            suspect(garbage, vm, reference_in(old, offsets[i]));
}

static void suspect_object(StepGarbage *garbage, const States *states, uint32_t id, const Object *object)
{
    uint32_t size;
    const Vm *vm = states->vm;
    const ObjectComponent *old = (const ObjectComponent *)pool_content(&states->store->pool, id, &size);
    const Class *class = vm->program->classes[old->class_id];
    const uint8_t *now = object == NULL ? NULL : object->payload;
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < old->length; i++)
            suspect_fields(garbage, vm, old->payload, now, &(uint32_t){i * (uint32_t)sizeof(Ref)}, 1);
        return;
    }
    suspect_fields(garbage, vm, old->payload, now, class->reference_offsets, class->reference_count);
    if (!class->is_mirror)
        return;
    int32_t mirrored;
    memcpy(&mirrored, old->payload, sizeof mirrored);
    const Class *of = vm->program->classes[mirrored];
    suspect_fields(garbage, vm, old->payload, now, of->static_reference_offsets, of->static_reference_count);
}

static void suspect_frame(StepGarbage *garbage, const Vm *vm, const FrameComponent *old)
{
    suspect(garbage, vm, old->lock);
    if (old->method == UINT32_MAX)
        return;
    const Method *method = vm->program->methods[old->method];
    Frame frame = {.method = (Method *)method, .pc = method->code->insns + old->instruction};
    const CodeState *state = frame_state(&frame);
    for (uint32_t i = 0; state != NULL && i < old->slots; i++)
        if (map_has(state->references, i) && (i >= method->max_locals || map_has(state->live, i)))
            suspect(garbage, vm, (Ref)old->values[i]);
}

/* Frames below the lowest one that was on top are as they were. */
static void suspect_thread(StepGarbage *garbage, const States *states, const Thread *thread)
{
    uint32_t size, position = store_known_position(states->store, (Item){ITEM_THREAD, thread->number});
    uint32_t id = position == 0 ? 0 : vector_get(&states->vector, position - 1);
    if (id == 0)
        return;
    const Vm *vm = states->vm;
    const ComponentPool *pool = &states->store->pool;
    const ThreadComponent *old = (const ThreadComponent *)pool_content(pool, id, &size);
    suspect(garbage, vm, old->object);
    suspect(garbage, vm, old->exception);
    suspect(garbage, vm, old->blocked_on);
    suspect(garbage, vm, old->blocker);
    uint32_t low = thread->status == THREAD_TERMINATED || thread->low < thread->frames
                       ? 0
                       : (uint32_t)(thread->low - thread->frames);
    for (uint32_t frame = thread->ran ? old->frames : 0; frame != 0;) {
        const FrameComponent *content = (const FrameComponent *)pool_content(pool, frame, &size);
        if (content->depth < low)
            break;
        suspect_frame(garbage, vm, content);
        frame = content->below;
    }
}

void step_garbage_suspect(StepGarbage *garbage, States *states)
{
    Vm *vm = states->vm;
    garbage->round++;
    garbage->suspects.count = 0;
    prove_live(garbage, vm);
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++) {
        Ref slot = vm->heap.dirty[i];
        uint32_t known = store_known_position(states->store, (Item){ITEM_OBJECT, slot});
        uint32_t id = known == 0 ? 0 : vector_get(&states->vector, known - 1);
        if (id != 0)
            suspect_object(garbage, states, id, object_peek(vm, slot));
    }
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            suspect_thread(garbage, states, vm->threads[i]);
    if (garbage->suspects.count > 0)
        vm->heap.garbage_possible = true;
}

/* --- dead or alive? --- */

static void ask_holders(const StepGarbage *garbage, States *states, Ref slot, uint8_t *holders)
{
    Reads *reads = states->vm->reads;
    for (const Object *object = object_peek(states->vm, slot); !(object->flags & OBJECT_CONSTANT);
         object = object_peek(states->vm, slot)) {
        Holder holder = holders_of(garbage->holders, states->vm, slot);
        if (holder.is_thread) {
            *holders |= collect_thread_bit(holder.number);
            if (holder.number != reads->chosen)
                reads_note(reads, QUESTION_THREAD, holder.number);
            return;
        }
        reads_note(reads, QUESTION_WHOLE, holder.number);
        slot = holder.number;
        if (reads->obstacle != OBSTACLE_NONE)
            return;
    }
}

typedef struct PrivateWalk {
    StepGarbage *garbage;
    Vm *vm;
} PrivateWalk;

static void visit_private(void *context, Ref reference, uint32_t index)
{
    (void)index;
    const PrivateWalk *walk = context;
    const Object *object = object_peek(walk->vm, reference);
    if (!(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
        && mark(walk->garbage, reference, MARK_PROVED | MARK_SUSPECT))
        slot_list_push(&walk->garbage->pending, reference);
}

/* All private objects of the threads that ran: that the dead one is not among what they refer to. */
static void ask_private(StepGarbage *garbage, Vm *vm)
{
    PrivateWalk walk = {garbage, vm};
    garbage->round++;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran)
            forest_each_of_thread(vm->threads[i], visit_private, &walk);
    while (garbage->pending.count > 0) {
        const Object *object = object_peek(vm, garbage->pending.slots[--garbage->pending.count]);
        if (!is_known(object))
            reads_note(vm->reads, QUESTION_WHOLE, object->slot);
        object_each_reference(vm, object, visit_private, &walk);
    }
}

void step_garbage_settle(StepGarbage *garbage, States *states, uint8_t *holders)
{
    Vm *vm = states->vm;
    bool found = false, died = false;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        *holders |= vm->threads[i]->ran ? collect_thread_bit(i) : 0;
    for (uint32_t i = 0; i < garbage->suspects.count && vm->reads->obstacle == OBSTACLE_NONE; i++) {
        Ref slot = garbage->suspects.slots[i];
        if (object_peek(vm, slot) != NULL) {
            if (!found)
                holders_find(garbage->holders, vm);
            found = true;
            ask_holders(garbage, states, slot, holders);
            continue;
        }
        uint32_t size, known = store_known_position(states->store, (Item){ITEM_OBJECT, slot});
        uint32_t id = known == 0 ? 0 : vector_get(&states->vector, known - 1);
        assert(id != 0 && "what the old state refers to was there");
        if (((const ObjectComponent *)pool_content(&states->store->pool, id, &size))->flags & OBJECT_SHARED) {
            vm->reads->obstacle = OBSTACLE_GARBAGE;
            return;
        }
        died = true;
        reads_note(vm->reads, QUESTION_WHOLE, slot);
        suspect_object(garbage, states, id, NULL);
    }
    if (died && vm->reads->obstacle == OBSTACLE_NONE)
        ask_private(garbage, vm);
}
