/* The state engine; see states.h. */
#include "vm/states.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/allocate.h"
#include "vm/choices.h"
#include "vm/collect.h"
#include "vm/images.h"
#include "vm/scheduler.h"
#include "vm/vector.h"

/* What a position of the vector stands for. */
typedef enum ItemKind { ITEM_NONE, ITEM_OBJECT, ITEM_THREAD, ITEM_VM } ItemKind;
typedef struct Item { ItemKind kind; uint32_t number; } Item;

typedef struct Layout {
    unsigned hot_bits;
    Item     hot[1 << HOT_BITS_MAX];
    uint32_t count;
} Layout;

/* A growing array of numbers, 0 where nothing was set. */
typedef struct Numbers { uint32_t *at; uint32_t capacity; } Numbers;

struct States {
    Vm      *vm;
    Pool     pool;
    Tree     tree;
    Vector   vector;
    Item    *items;                     /* by position */
    uint32_t item_count, item_capacity;
    Numbers  object_positions, thread_positions;    /* position + 1 */
    Numbers  changes;                   /* by position: how often it changed */
    uint8_t *facts;                     /* by state: heap.watch as it was then */
    uint32_t fact_capacity;
    StateId  present;
    bool     has_present;
};


static uint32_t *number_at(Numbers *numbers, uint32_t index)
{
    if (index >= numbers->capacity) {
        uint32_t capacity = numbers->capacity ? numbers->capacity : 256;
        while (capacity <= index)
            capacity *= 2;
        numbers->at = memory_resize(numbers->at, capacity * sizeof(uint32_t));
        memset(numbers->at + numbers->capacity, 0, (capacity - numbers->capacity) * sizeof(uint32_t));
        numbers->capacity = capacity;
    }
    return &numbers->at[index];
}

/* --- positions ---------------------------------------------------------------------------------------------------- */

static void add_item(States *states, Item item)
{
    if (states->item_count == states->item_capacity) {
        states->item_capacity = states->item_capacity ? 2 * states->item_capacity : 256;
        states->items = memory_resize(states->items, states->item_capacity * sizeof(Item));
    }
    if (item.kind == ITEM_OBJECT)
        *number_at(&states->object_positions, item.number) = states->item_count + 1;
    else if (item.kind == ITEM_THREAD)
        *number_at(&states->thread_positions, item.number) = states->item_count + 1;
    states->items[states->item_count++] = item;
}

static void lay_out(States *states, const Layout *layout)
{
    unsigned hot_bits = layout != NULL ? layout->hot_bits : 0;
    vector_create(&states->vector, &states->tree, hot_bits);
    for (uint32_t i = 0; i < 1u << hot_bits; i++)
        add_item(states, layout != NULL && i < layout->count ? layout->hot[i] : (Item){ITEM_NONE, 0});
    add_item(states, (Item){ITEM_VM, 0});
}

static uint32_t position_of(States *states, Item item)
{
    uint32_t *position = number_at(item.kind == ITEM_OBJECT ? &states->object_positions : &states->thread_positions, item.number);
    if (*position == 0) {
        add_item(states, item);
        position = number_at(item.kind == ITEM_OBJECT ? &states->object_positions : &states->thread_positions, item.number);
    }
    return *position - 1;
}

static void put(States *states, uint32_t position, uint32_t id)
{
    if (vector_get(&states->vector, position) == id)
        return;
    vector_set(&states->vector, position, id);
    ++*number_at(&states->changes, position);
}

/* --- making and freeing --------------------------------------------------------------------------------------------- */

/* A class initializer runs once, so what it makes needs no name of the thread that happens to run it. */
static bool runs_once(const Method *method)
{
    return strcmp(method->name, "<clinit>") == 0;
}

static void find_site(void *owner, Site *site)
{
    const Vm *vm = owner;
    const Thread *thread = vm->thread;
    if (thread == NULL || !thread_has_frames(thread))
        return;
    site->thread = runs_once(thread->frame->method) ? 0 : thread->number + 1;
    site->method = thread->frame->method->id;
    site->instruction = (uint32_t)(thread->frame->pc - thread->frame->method->code->insns);
    site->native = vm->native != NULL ? vm->native->id + 1 : 0;
}

/* --- commit --------------------------------------------------------------------------------------------------------- */

static void commit_objects(States *states)
{
    Vm *vm = states->vm;
    Heap *heap = &vm->heap;
    for (uint32_t i = 0; i < heap->dirty_count; i++) {
        Ref slot = heap->dirty[i];
        Object *object = object_at(vm, slot);
        put(states, position_of(states, (Item){ITEM_OBJECT, slot}), object == NULL ? 0 : image_object(vm, &states->pool, object));
        if (object != NULL)
            object->flags &= (uint8_t)~OBJECT_DIRTY;
    }
    heap->dirty_count = 0;
}

static void commit_threads(States *states)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        put(states, position_of(states, (Item){ITEM_THREAD, i}), image_thread(&states->pool, vm->threads[i]));
}

/* What ends a path; all 0 as long as nothing does (and time stands still).  Without the violation, a thread's end by an exception could look like its end. */
typedef struct VmImage {
    int32_t   exited, exit_status, ignored;
    Violation violation;
    int64_t   clock;            /* passes only with --clock-step */
} VmImage;

static void commit_vm(States *states)
{
    const Vm *vm = states->vm;
    bool is_end = vm->exited || vm->ignored || vm->violation.kind != VIOLATION_NONE;
    VmImage image;
    memset(&image, 0, sizeof image);
    image.exited = vm->exited, image.exit_status = vm->exit_status, image.ignored = vm->ignored;
    image.violation = vm->violation;
    image.clock = vm->clock;
    put(states, 1u << states->vector.hot_bits, is_end || vm->clock != 0 ? pool_intern(&states->pool, &image, sizeof image) : 0);
}

static void note_fact(States *states, StateId state)
{
    if (state >= states->fact_capacity) {
        uint32_t capacity = states->fact_capacity ? states->fact_capacity : 4096;
        while (capacity <= state)
            capacity *= 2;
        states->facts = memory_resize(states->facts, capacity);
        states->fact_capacity = capacity;
    }
    states->facts[state] = states->vm->heap.watch;
}

StateId states_commit(States *states, bool *is_new)
{
    collect_for_state(states->vm);
    commit_objects(states);
    commit_threads(states);
    commit_vm(states);
    StateId state = vector_commit(&states->vector, is_new);
    if (*is_new)
        note_fact(states, state);
    states->present = state;
    states->has_present = true;
    return state;
}

/* --- entering ------------------------------------------------------------------------------------------------------- */

static void apply(void *context, uint32_t position, uint32_t id)
{
    States *states = context;
    Vm *vm = states->vm;
    Item item = states->items[position];
    switch (item.kind) {
    case ITEM_OBJECT:
        image_restore_object(vm, &states->pool, item.number, id);
        break;
    case ITEM_THREAD:
        image_restore_thread(vm, &states->pool, vm->threads[item.number], id);
        break;
    case ITEM_VM: {
        uint32_t size;
        VmImage image = id == 0 ? (VmImage){0} : *(const VmImage *)pool_content(&states->pool, id, &size);
        vm->exited = image.exited;
        vm->exit_status = image.exit_status;
        vm->ignored = image.ignored;
        vm->violation = image.violation;
        vm->clock = image.clock;
        break;
    }
    default:
        assert(id == 0 && "an empty position stays empty");
    }
}

void states_enter(States *states, StateId state)
{
    assert(states->vm->heap.dirty_count == 0 && "commit before entering another state");
    if (states->has_present && states->present == state)
        return;
    vector_enter(&states->vector, state, apply, states);
    states->vm->heap.dirty_count = 0;
    states->vm->heap.watch = states->facts[state];
    states->vm->heap.garbage_possible = false;
    states->present = state;
    vm_count_threads(states->vm);
}

/* --- hostile checking ------------------------------------------------------------------------------------------------- */

static bool thread_is_in_step(States *states, uint32_t position, Thread *thread)
{
    thread->frame_id_count = 0;             /* so that all frames are looked at */
    thread->low = thread->frames;
    return image_thread(&states->pool, thread) == vector_get(&states->vector, position);
}

static bool mirror_is_as_made(Vm *vm, Object *mirror)
{
    size_t size = object_payload_size(mirror);
    uint8_t *before = memory_allocate(size);
    memcpy(before, mirror->payload, size);
    mirror_reset(vm, mirror);
    bool same = memcmp(before, mirror->payload, size) == 0;
    memcpy(mirror->payload, before, size);
    free(before);
    return same;
}

static bool object_is_in_step(States *states, uint32_t position, Object *object)
{
    uint32_t id = object == NULL ? 0 : image_object(states->vm, &states->pool, object);
    if (object != NULL && id == 0 && object->class->is_mirror && !mirror_is_as_made(states->vm, object))
        return false;
    return id == vector_get(&states->vector, position);
}

static bool check_objects(States *states)
{
    Vm *vm = states->vm;
    char name[512];
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_at(vm, slot);
        uint32_t position = slot < states->object_positions.capacity ? states->object_positions.at[slot] : 0;
        if (position == 0 ? object == NULL : object_is_in_step(states, position - 1, object))
            continue;
        vm_fatal(vm, "state engine: object %u (%s) is not as its state says", slot,
                 object == NULL ? "gone" : class_external_name(object->class, name, sizeof name));
        return false;
    }
    return true;
}

bool states_check(States *states)
{
    Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        if (thread_is_in_step(states, position_of(states, (Item){ITEM_THREAD, i}), vm->threads[i]))
            continue;
        vm_fatal(vm, "state engine: thread %u is not as its state says", i);
        return false;
    }
    return check_objects(states);
}

static void describe_item(const States *states, Item item, char *text, size_t size)
{
    char name[512];
    const Object *object = item.kind == ITEM_OBJECT ? object_at(states->vm, item.number) : NULL;
    if (item.kind == ITEM_OBJECT)
        snprintf(text, size, "object %u (%s)", item.number, object == NULL ? "gone" : class_external_name(object->class, name, sizeof name));
    else
        snprintf(text, size, item.kind == ITEM_THREAD ? "thread %u" : "how the program ends", item.number);
}

void states_describe_difference(States *states, StateId one, StateId other, char *text, size_t size)
{
    uint32_t count = states->item_count, *ids = memory_allocate(count * sizeof *ids), position = 0;
    states_enter(states, one);
    for (uint32_t i = 0; i < count; i++)
        ids[i] = vector_get(&states->vector, i);
    states_enter(states, other);
    while (position < count && ids[position] == vector_get(&states->vector, position))
        position++;
    if (position < count)
        describe_item(states, states->items[position], text, size);
    else
        snprintf(text, size, "nothing");
    free(ids);
}

/* --- figures and layouts ---------------------------------------------------------------------------------------------- */

StateFigures states_figures(const States *states)
{
    return (StateFigures){states->tree.roots.count, states->tree.nodes.count, states->pool.count,
                          tree_bytes(&states->tree) + pool_bytes(&states->pool) + states->tree.roots.count};
}

/* The position that changed most among those not taken yet; UINT32_MAX: no other changed often. */
static uint32_t most_changed(const States *states, const bool *taken, uint32_t least)
{
    uint32_t best = UINT32_MAX;
    for (uint32_t p = 0; p < states->item_count && p < states->changes.capacity; p++) {
        bool is_thing = states->items[p].kind == ITEM_OBJECT || states->items[p].kind == ITEM_THREAD;
        if (is_thing && !taken[p] && states->changes.at[p] > least
            && (best == UINT32_MAX || states->changes.at[p] > states->changes.at[best]))
            best = p;
    }
    return best;
}

static void learn(const States *states, Layout *layout)
{
    bool *taken = memory_allocate(states->item_count);
    uint32_t first = most_changed(states, taken, 1), least = first == UINT32_MAX ? 0 : 1 + states->changes.at[first] / 64;
    for (uint32_t p = first; p != UINT32_MAX && layout->count < 1 << HOT_BITS_MAX; p = most_changed(states, taken, least)) {
        taken[p] = true;
        layout->hot[layout->count++] = states->items[p];
    }
    free(taken);
    while (1u << layout->hot_bits < layout->count)
        layout->hot_bits++;
}

/* Everything that lives will be part of the next commit. */
static void note_everything(Vm *vm)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_at(vm, slot) != NULL && !(object_at(vm, slot)->flags & OBJECT_DIRTY))
            heap_note_dirty(&vm->heap, object_at(vm, slot));
    for (uint32_t i = 0; i < vm->thread_count; i++) {
        vm->threads[i]->frame_id_count = 0;
        vm->threads[i]->image_id = 0;
        vm->threads[i]->ran = true;
        vm->threads[i]->low = vm->threads[i]->frames;
    }
}

static void free_storage(States *states)
{
    pool_destroy(&states->pool);
    vector_destroy(&states->vector);
    tree_destroy(&states->tree);
    free(states->items);
    free(states->object_positions.at);
    free(states->thread_positions.at);
    free(states->changes.at);
    free(states->facts);
}

static void make_storage(States *states, const Layout *layout)
{
    pool_create(&states->pool);
    tree_create(&states->tree);
    if (states->vm->options.constant_hash)
        states->pool.hash_mask = 0, states->tree.nodes.hash_mask = states->tree.roots.hash_mask = 0;
    lay_out(states, layout);
}

void states_rearrange(States *states)
{
    Vm *vm = states->vm;
    Layout layout = {0};
    states_enter(states, 0);
    learn(states, &layout);
    free_storage(states);
    *states = (States){.vm = vm};
    make_storage(states, &layout);
    note_everything(vm);
    bool is_new;
    states_commit(states, &is_new);
}

States *states_create(Vm *vm)
{
    States *states = memory_allocate(sizeof *states);
    states->vm = vm;
    make_storage(states, NULL);
    vm->heap.contexts = contexts_create();
    vm->heap.find_site = find_site;
    vm->heap.site_owner = vm;
    return states;
}

void states_destroy(States *states)
{
    free_storage(states);
    free(states);
}
