/* Mark and sweep; see collect.h. */
#include "vm/collect.h"

#include <string.h>

#include "base/memory.h"
#include "vm/frame_state.h"
#include "vm/strings.h"

enum { THRESHOLD_LEAST = 8 << 20 };

static void mark(Vm *vm, Ref reference)
{
    if (reference == 0)
        return;
    Object *object = object_at(vm, reference);
    if (object->flags & OBJECT_MARKED)
        return;
    object->flags |= OBJECT_MARKED;
    Heap *heap = &vm->heap;
    if (heap->mark_count == heap->mark_capacity) {
        heap->mark_capacity = heap->mark_capacity ? 2 * heap->mark_capacity : 4096;
        heap->mark_stack = memory_resize(heap->mark_stack, heap->mark_capacity * sizeof(Ref));
    }
    heap->mark_stack[heap->mark_count++] = reference;
}

static void mark_fields(Vm *vm, const Object *object, const uint32_t *offsets, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        mark(vm, FIELD_AT(const Ref, object, offsets[i]));
}

static void mark_children(Vm *vm, const Object *object)
{
    const Class *class = object->class;
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < object->length; i++)
            mark(vm, ELEMENT(const Ref, object, i));
        return;
    }
    if (class->is_reference && vm->heap.clear_weak && class->reference_count > 0) {
        for (uint32_t i = 1; i < class->reference_count; i++)        /* all but the referent, which Reference declares first */
            mark(vm, FIELD_AT(const Ref, object, class->reference_offsets[i]));
        return;
    }
    mark_fields(vm, object, class->reference_offsets, class->reference_count);
    if (class->is_mirror) {
        const Class *mirrored = vm_mirrored_class(vm, object->slot);
        mark_fields(vm, object, mirrored->static_reference_offsets, mirrored->static_reference_count);
    }
}

static void mark_frame(Vm *vm, const Frame *frame)
{
    mark(vm, frame->lock);
    const CodeState *state = frame_state(frame);
    if (state == NULL)
        return;
    uint32_t count = (uint32_t)(frame->sp - frame->locals), locals = frame->method->max_locals;
    for (uint32_t slot = 0; slot < count; slot++)
        if (map_has(state->references, slot) && (slot >= locals || map_has(state->live, slot)))
            mark(vm, frame->locals[slot].r);
}

static bool has_stack(const Thread *thread)
{
    return thread->status != THREAD_TERMINATED && thread->status != THREAD_NEW;
}

static void mark_stack(Vm *vm, const Thread *thread)
{
    if (!has_stack(thread))
        return;
    mark(vm, thread->exception);
    if (thread_is_stuck(thread))
        mark(vm, thread->blocked_on);
    mark(vm, thread->blocker);
    for (const Frame *frame = thread->frames; frame <= thread->frame; frame++)
        mark_frame(vm, frame);
}

/* Everything but the stacks. */
static void mark_heap_roots(Vm *vm)
{
    for (uint32_t i = 0; i < vm->class_capacity; i++)
        mark(vm, vm->mirrors[i]);
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (has_stack(vm->threads[i]) || vm->heap.contexts == NULL)
            mark(vm, vm->threads[i]->object);
    string_each_interned(vm, mark);
}

static void trace(Vm *vm)
{
    while (vm->heap.mark_count > 0)
        mark_children(vm, object_at(vm, vm->heap.mark_stack[--vm->heap.mark_count]));
}

/* Reference declares referent, queue and next first, and one static reference: the head of the list that is threaded through next. */
static void make_pending(Vm *vm, Object *reference)
{
    const Class *type = program_loaded_class(vm->program, "java/lang/ref/Reference");
    const uint32_t *offsets = type->reference_offsets;
    if (FIELD_AT(Ref, reference, offsets[1]) == 0)
        return;
    Object *mirror = object_at(vm, vm->mirrors[type->id]);
    object_written(vm, mirror);
    FIELD_AT(Ref, reference, offsets[2]) = FIELD_AT(Ref, mirror, type->static_reference_offsets[0]);
    FIELD_AT(Ref, mirror, type->static_reference_offsets[0]) = reference->slot;
}

static void clear_dead_referents(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_at(vm, slot);
        if (object == NULL || !(object->flags & OBJECT_MARKED) || !object->class->is_reference || object->class->reference_count == 0)
            continue;
        Ref *referent = &FIELD_AT(Ref, object, object->class->reference_offsets[0]);
        if (*referent != 0 && !(object_at(vm, *referent)->flags & OBJECT_MARKED)) {
            object_written(vm, object);
            *referent = 0;
            make_pending(vm, object);
        }
    }
}

/* The next commit must hear of an object that is gone. */
static void sweep_object(Vm *vm, Object *object)
{
    if (!(object->flags & OBJECT_DIRTY))
        heap_note_dirty(&vm->heap, object);
    heap_free(&vm->heap, object);
}

static void sweep(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_at(vm, slot);
        if (object == NULL)
            continue;
        if (object->flags & (OBJECT_MARKED | OBJECT_CONSTANT))
            object->flags &= (uint8_t)~OBJECT_MARKED;
        else
            sweep_object(vm, object);
    }
}

/* Twice what is live, but before the limit: natives cannot collect when they find no room. */
static size_t next_threshold(const Vm *vm)
{
    const Heap *heap = &vm->heap;
    size_t twice = 2 * heap->used, wanted = twice > THRESHOLD_LEAST ? twice : THRESHOLD_LEAST;
    size_t half_way = heap->limit > heap->used ? heap->used + (heap->limit - heap->used) / 2 : heap->used;
    return vm->options.collect_always ? 0 : wanted < half_way ? wanted : half_way;
}

/* An object that only frames hold can die only when a thread that holds it runs.  The last bit stands for all threads from 7 on. */
static uint8_t thread_bit(uint32_t thread)
{
    return (uint8_t)(1u << (thread < 7 ? thread : 7));
}

void collect(Vm *vm, bool clear_weak)
{
    vm->heap.clear_weak = clear_weak;
    mark_heap_roots(vm);
    trace(vm);
    vm->heap.watch = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        mark_stack(vm, vm->threads[i]);
        if (vm->heap.mark_count > 0)
            vm->heap.watch |= thread_bit(i);
        trace(vm);
    }
    if (clear_weak)
        clear_dead_referents(vm);
    sweep(vm);
    vm->heap.collections++;
    vm->heap.garbage_possible = false;
    vm->heap.threshold = next_threshold(vm);
}

void collect_plan(Vm *vm)
{
    vm->heap.threshold = vm->options.collect_always ? 0 : vm->heap.used + THRESHOLD_LEAST;
}

/* Hostile testing collects at every allocation; after some time only at every 64th, so that deep recursions end. */
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
        ran |= vm->threads[i]->ran ? thread_bit(i) : 0;
    if (vm->heap.garbage_possible || vm->heap.watch & ran)
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
