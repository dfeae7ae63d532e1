/* Mark and sweep, over the whole heap or over what lies outside the reachability forest; and when to collect.
 */
#include "vm/memory/collect.h"

#include <assert.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"
#include "vm/memory/forest.h"
#include "vm/memory/strings.h"

enum { THRESHOLD_LEAST = 8 << 20 };

static void mark(Vm *vm, Ref reference)
{
    if (reference == 0)
        return;
    Object *object = object_peek(vm, reference);
    assert(object != NULL && "what is referred to is there");
    if (object->flags & (OBJECT_MARKED | OBJECT_IN_FOREST))
        return;
    object->flags |= OBJECT_MARKED;
    Heap *heap = &vm->heap;
    MEMORY_ROOM_FOR(heap->mark_stack, heap->mark_capacity, heap->mark_count);
    heap->mark_stack[heap->mark_count++] = reference;
}

static void mark_visited(void *vm, Ref reference, uint32_t index)
{
    (void)index;
    mark(vm, reference);
}

static void mark_children(Vm *vm, const Object *object)
{
    const Class *class = object->class;
    if (!class->is_reference || !vm->heap.clear_weak || class->reference_count == 0) {
        object_each_reference(vm, object, mark_visited, vm);
        return;
    }
    for (uint32_t i = 1; i < class->reference_count;
         i++) /* all but the referent, which Reference declares first */
        mark(vm, FIELD_AT(const Ref, object, class->reference_offsets[i]));
}

static void mark_thread_objects(Vm *vm)
{
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (thread_has_stack(vm->threads[i]) || vm->heap.allocation_sites == NULL)
            mark(vm, vm->threads[i]->object);
}

/* Everything but the stacks. */
static void mark_heap_roots(Vm *vm)
{
    for (uint32_t i = 0; i < vm->classes.capacity; i++)
        mark(vm, vm->classes.mirrors[i]);
    string_each_interned(vm, mark);
    mark_thread_objects(vm);
}

static void trace(Vm *vm)
{
    while (vm->heap.mark_count > 0)
        mark_children(vm, object_peek(vm, vm->heap.mark_stack[--vm->heap.mark_count]));
}

/* Reference declares referent, queue and next first, and one static reference: the head of the list that is
 * threaded through next. */
static void make_pending(Vm *vm, Object *reference)
{
    const Class *type = program_loaded_class(vm->program, "java/lang/ref/Reference");
    const uint32_t *offsets = type->reference_offsets;
    if (FIELD_AT(Ref, reference, offsets[1]) == 0)
        return;
    assert(vm->classes.mirrors[type->id] != 0 && "Reference has a static initializer, which has run");
    Object *mirror = object_peek(vm, vm->classes.mirrors[type->id]);
    object_written(vm, mirror);
    FIELD_AT(Ref, reference, offsets[2]) = FIELD_AT(Ref, mirror, type->static_reference_offsets[0]);
    FIELD_AT(Ref, mirror, type->static_reference_offsets[0]) = reference->slot;
}

static void clear_dead_referents(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_peek(vm, slot);
        if (object == NULL || !(object->flags & OBJECT_MARKED) || !object->class->is_reference
            || object->class->reference_count == 0)
            continue;
        Ref *referent = &FIELD_AT(Ref, object, object->class->reference_offsets[0]);
        if (*referent != 0 && !(object_peek(vm, *referent)->flags & OBJECT_MARKED)) {
            object_written(vm, object);
            *referent = 0;
            make_pending(vm, object);
        }
    }
}

/* The next commit must hear of an object that is gone. */
static void sweep_object(Vm *vm, Object *object)
{
    assert(!(object->flags & OBJECT_IN_FOREST) && "what hangs on a root is live");
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
    heap_free(&vm->heap, object);
}

/* True: there is no object in this slot any more. */
static bool sweep_slot(Vm *vm, Ref slot)
{
    Object *object = object_peek(vm, slot);
    if (object == NULL)
        return true;
    if (!(object->flags & (OBJECT_MARKED | OBJECT_CONSTANT))) {
        sweep_object(vm, object);
        return true;
    }
    object->flags &= (uint16_t)~OBJECT_MARKED;
    return false;
}

static void sweep_all(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        sweep_slot(vm, slot);
}

/* Twice what is live, but before the limit: natives cannot collect when they find no room. */
static size_t next_threshold(const Vm *vm)
{
    const Heap *heap = &vm->heap;
    size_t twice = 2 * heap->used, wanted = twice > THRESHOLD_LEAST ? twice : THRESHOLD_LEAST;
    size_t half_way = heap->limit > heap->used ? heap->used + (heap->limit - heap->used) / 2 : heap->used;
    return vm->options.collect_always ? 0 : wanted < half_way ? wanted : half_way;
}

/* An object that only frames hold can die only when a thread that holds it runs.  The last bit stands for all
 * threads from 7 on. */
uint8_t collect_thread_bit(uint32_t thread) { return (uint8_t)(1u << (thread < 7 ? thread : 7)); }

static bool hangs_on_stack(const Vm *vm, uint32_t thread)
{
    return vm->heap.forest != NULL && forest_has_edge_of_thread(vm->heap.forest, thread);
}

static void mark_stacks(Vm *vm)
{
    vm->heap.stack_holders = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        stack_each_reference(vm->threads[i], mark_visited, vm);
        if (vm->heap.mark_count > 0 || hangs_on_stack(vm, i))
            vm->heap.stack_holders |= collect_thread_bit(i);
        trace(vm);
    }
}

static bool nothing_is_marked(const Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL && object_peek(vm, slot)->flags & OBJECT_MARKED)
            return false;
    return vm->heap.mark_count == 0;
}

static void collect_all(Vm *vm)
{
    if (vm->heap.forest != NULL)
        forest_clear(vm);
    mark_heap_roots(vm);
    trace(vm);
    mark_stacks(vm);
    if (vm->heap.clear_weak)
        clear_dead_referents(vm);
    sweep_all(vm);
}

/* Frees the same objects, without a look at the nodes of the forest. */
static void collect_outside(Vm *vm)
{
    forest_prepare(vm);
    forest_each_child_outside(vm, mark_visited, vm);
    mark_thread_objects(vm);
    trace(vm);
    mark_stacks(vm);
    forest_each_outside(vm, sweep_slot);
}

void collect(Vm *vm, bool clear_weak)
{
    assert(vm->heap.mark_count == 0 && "a collection is not interrupted");
    assert_costly(nothing_is_marked(vm));
    reads_give_up(vm, OBSTACLE_MEMORY); /* in the middle of a step */
    vm->heap.clear_weak = clear_weak;
    if (vm->heap.forest == NULL || clear_weak)
        collect_all(vm);
    else
        collect_outside(vm);
    assert_costly(nothing_is_marked(vm));
    vm->heap.collections++;
    vm->heap.garbage_possible = false;
    vm->heap.threshold = next_threshold(vm);
}

void collect_plan(Vm *vm)
{
    vm->heap.threshold = vm->options.collect_always ? 0 : vm->heap.used + THRESHOLD_LEAST;
}

/* Hostile testing collects at every allocation; after some time only at every 64th, so that deep recursions
 * end. */
static bool is_spared(Vm *vm)
{
    return vm->options.collect_always && vm->heap.collections > 20000 && ++vm->heap.spared % 64 != 0;
}

void collect_when_due(Vm *vm)
{
    if (!is_spared(vm))
        collect(vm, false);
}

void collect_for_state(Vm *vm)
{
    uint8_t ran = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        ran |= vm->threads[i]->ran ? collect_thread_bit(i) : 0;
    if (vm->heap.garbage_possible || vm->heap.stack_holders & ran)
        collect(vm, false);
}

bool collect_for(Vm *vm, size_t bytes)
{
    if (vm->heap.used + bytes <= vm->heap.limit)
        return true;
    collect(vm, false);
    if (vm->heap.used + bytes <= vm->heap.limit)
        return true;
    vm_throw(vm, "java/lang/OutOfMemoryError", "Java heap space");
    return false;
}
