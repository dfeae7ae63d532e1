/* Bytes to states; see portable.h and portable_import.h.  Here what was read and found good gets the numbers
 * of this process and becomes components. */
#include "vm/exchange/portable_import.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/exchange/portable_format.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/allocate.h"
#include "vm/states/field_meaning.h"

enum { NEW_SLOTS_MAX = 1 << 20 }; /* in one state: bytes from anyone must not use up the process */

/* --- numbers for names --- */

/* How many threads of the state have no number yet; a thread whose parent has none has none either. */
static uint32_t count_new_threads(Import *import)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < import->thread_count; i++) {
        ImportedThread *thread = &import->threads[i];
        uint32_t parent =
            thread->parent == 0 ? NUMBERING_NO_PARENT : import->threads[thread->parent - 1].number;
        bool is_orphan = thread->parent != 0 && parent == NUMBERING_NO_PARENT;
        thread->number = is_orphan
                             ? NUMBERING_NO_PARENT
                             : numbering_known_thread(import->store->numbering, parent, thread->ordinal);
        count += thread->number == NUMBERING_NO_PARENT;
    }
    return count;
}

static int compare_numbers(const void *a, const void *b)
{
    uint32_t first = *(const uint32_t *)a, second = *(const uint32_t *)b;
    return (first > second) - (first < second);
}

static bool has_duplicates(Import *import, uint32_t *numbers, uint32_t count)
{
    qsort(numbers, count, sizeof *numbers, compare_numbers);
    for (uint32_t i = 1; i < count; i++)
        if (numbers[i] == numbers[i - 1])
            return !import_fail(import, "two things in it are the same");
    return false;
}

static bool number_threads(Import *import)
{
    Numbering *numbering = import->store->numbering;
    uint32_t *numbers = arena_allocate(&import->arena, import->thread_count * sizeof *numbers);
    if (!threads_ensure(import->vm, numbering_thread_count(numbering) + count_new_threads(import)))
        return error_set(import->error, "the state has more threads than there is room for");
    for (uint32_t i = 0; i < import->thread_count; i++) {
        ImportedThread *thread = &import->threads[i];
        uint32_t parent =
            thread->parent == 0 ? NUMBERING_NO_PARENT : import->threads[thread->parent - 1].number;
        thread->number = numbers[i] = numbering_thread(numbering, parent, thread->ordinal);
    }
    return !has_duplicates(import, numbers, import->thread_count);
}

static uint32_t method_id(const Import *import, uint32_t place)
{
    return place == METHOD_STUB ? UINT32_MAX : import->methods[place - METHOD_FIRST]->id;
}

static AllocationSite real_site(const Import *import, const AllocationSite *site)
{
    if (site->method == METHOD_NONE)
        return (AllocationSite){0};
    return (AllocationSite){site->thread != 0 ? import->threads[site->thread - 1].number + 1 : 0,
                            method_id(import, site->method), site->instruction,
                            site->native != METHOD_NONE ? method_id(import, site->native) + 1 : 0};
}

/* The ordinals of a site are given in their order; `left` new ones may be. */
static bool number_made(Import *import, ImportedObject *object, uint32_t *left)
{
    Numbering *numbering = import->store->numbering;
    AllocationSite site = real_site(import, &object->site);
    for (uint32_t next = numbering_site_count(numbering, &site); next <= object->ordinal; next++) {
        if ((*left)-- == 0)
            return error_set(import->error, "the state has more objects than there is room for");
        numbering_slot(numbering, &site, next);
    }
    object->slot = numbering_slot(numbering, &site, object->ordinal);
    return true;
}

static bool number_object(Import *import, ImportedObject *object, uint32_t *left)
{
    if (object->kind == SLOT_MADE)
        return number_made(import, object, left);
    object->slot =
        object->kind == SLOT_MIRROR
            ? numbering_mirror(import->store->numbering, object->mirrored->id)
            : numbering_string(import->store->numbering, object->characters, object->ordinal, object->wide);
    return true;
}

static bool number_objects(Import *import)
{
    uint32_t left = NEW_SLOTS_MAX,
             *slots = arena_allocate(&import->arena, (import->object_count + 1) * sizeof *slots);
    for (uint32_t i = 0; i < import->object_count; i++) {
        if (!number_object(import, &import->objects[i], &left))
            return false;
        slots[i] = import->objects[i].slot;
    }
    return !has_duplicates(import, slots, import->object_count);
}

/* --- components --- */

static Ref real_reference(const Import *import, uint32_t reference)
{
    return reference == 0 ? 0 : import->objects[reference - 1].slot;
}

static void replace(void *context, uint32_t *reference) { *reference = real_reference(context, *reference); }

/* Threads that fields tell by their numbers. */
static void replace_threads(const Import *import, const ImportedObject *object)
{
    for (const Class *from = object->class; from != NULL; from = from->super)
        for (int i = 0; i < from->field_count; i++) {
            const Field *field = &from->fields[i];
            if (field->flags & ACC_STATIC || field_meaning(object->class, field) != MEANING_THREAD)
                continue;
            uint32_t *thread_after = (uint32_t *)(object->content->payload + field->offset);
            if (*thread_after != 0)
                *thread_after = import->threads[*thread_after - 1].number + 1;
        }
}

static void replace_in_object(Import *import, const ImportedObject *object)
{
    int32_t *own = (int32_t *)object->content->payload;
    import_each_in_object(object, replace, import);
    if (object->class->is_thread)
        replace_threads(import, object);
    if (object->mirrored != NULL && own[1] == INIT_RUNNING)
        own[2] = (int32_t)import->threads[own[2] - 1].number;
}

static uint32_t object_component(Import *import, const ImportedObject *object)
{
    if (object->content == NULL)
        return 0;
    replace_in_object(import, object);
    object->content->owner =
        (uint16_t)(object->owner == 0 ? 0 : import->threads[object->owner - 1].number + 1);
    return pool_intern(&import->store->pool, object->content, (uint32_t)object->content_size);
}

static uint32_t frame_component(Import *import, const ImportedFrame *frame, uint32_t below, uint32_t depth)
{
    size_t size = sizeof(FrameComponent) + frame->slots * sizeof(uint64_t);
    FrameComponent *content = arena_allocate(&import->arena, size);
    *content =
        (FrameComponent){below, depth, frame->method->id, frame->instruction, frame->lock, frame->slots};
    memcpy(content->values, frame->values, frame->slots * sizeof(uint64_t));
    return pool_intern(&import->store->pool, content, (uint32_t)size);
}

static uint32_t thread_component(Import *import, ImportedThread *thread)
{
    ThreadComponent *content = &thread->content;
    if (content->status == THREAD_NEW)
        return 0;
    import_each_in_thread(thread, replace, import);
    for (uint32_t i = thread->frame_count; i-- > 0;)
        content->frames =
            frame_component(import, &thread->frames[i], content->frames, thread->frame_count - 1 - i);
    return pool_intern(&import->store->pool, content, sizeof *content);
}

static uint32_t end_component(Import *import)
{
    Violation *violation = &import->end.violation;
    if (!import->has_end)
        return 0;
    if (violation->kind != VIOLATION_NONE) {
        violation->thread = import->threads[violation->thread - 1].number;
        violation->other = import->threads[violation->other - 1].number;
        replace(import, &violation->exception);
    }
    return pool_intern(&import->store->pool, &import->end, sizeof import->end);
}

static StateNumber make_state(Import *import, bool *is_new)
{
    Store *store = import->store;
    for (uint32_t i = 0; i < import->object_count; i++)
        store_position(store, (Item){ITEM_OBJECT, import->objects[i].slot});
    for (uint32_t i = 0; i < import->thread_count; i++)
        store_position(store, (Item){ITEM_THREAD, import->threads[i].number});
    uint32_t count = store->item_count, *components = memory_allocate(count * sizeof *components);
    for (uint32_t i = 0; i < import->object_count; i++)
        components[store_position(store, (Item){ITEM_OBJECT, import->objects[i].slot})] =
            object_component(import, &import->objects[i]);
    for (uint32_t i = 0; i < import->thread_count; i++)
        components[store_position(store, (Item){ITEM_THREAD, import->threads[i].number})] =
            thread_component(import, &import->threads[i]);
    components[store_vm_position(store)] = end_component(import);
    StateNumber state = states_adopt(import->states, components, count, is_new);
    free(components);
    return state;
}

/* --- the whole --- */

/* Linking call sites may have made mirrors and exceptions; neither changes the present state. */
static void settle(States *states)
{
    bool is_new;
    if (states_vm(states)->heap.dirty_count > 0)
        states_commit(states, &is_new);
}

bool states_import(States *states, const uint8_t *bytes, size_t length, StateNumber *state, bool *is_new,
                   Error *error)
{
    Vm *vm = states_vm(states);
    if (!states_can_leave(states, error))
        return false;
    if (vm->end.fatal.text[0])
        return error_set(error, "%s", vm->end.fatal.text);
    Import import = {.states = states,
                     .vm = vm,
                     .program = vm->program,
                     .store = states_store(states),
                     .reader = {.data = bytes, .length = length},
                     .error = error};
    bool good = import_names(&import) && import_contents(&import) && import_stacks(&import)
                && import_check_reach(&import) && number_threads(&import) && number_objects(&import);
    settle(states);
    if (good)
        *state = make_state(&import, is_new);
    arena_free(&import.arena);
    return good;
}
