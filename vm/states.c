/* The state engine; see states.h. */
#include "vm/states.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/allocate.h"
#include "vm/canon.h"
#include "vm/choices.h"
#include "vm/collect.h"
#include "vm/images.h"
#include "vm/learn.h"
#include "vm/scheduler.h"
#include "vm/settled.h"
#include "vm/shadow.h"
#include "vm/store.h"
#include "vm/strings.h"
#include "vm/trail.h"
#include "vm/vector.h"

/* A position and what it had in the present state. */
typedef struct Change { uint32_t position, old; } Change;

/* What a component adds to the hash at its position. */
typedef struct Weight {
    uint32_t  id;
    CanonHash hash;
} Weight;

struct States {
    Vm      *vm;
    Store   *store;
    bool     owns_store;
    Vector   vector;
    Trail   *trail;                     /* NULL: states are exact, in the store's tree and the vector, which stay empty otherwise */
    StateId  present;
    bool     has_present;
    Canon   *canon;                     /* NULL: nobody wants hashes that hold in every process */
    CanonHash hash;                     /* of what the vector has now */
    StateId  looked_from;               /* the state that was present at the last look, and its hash: most ways lead back there */
    CanonHash looked_from_hash;
    bool     has_looked;
    bool     hash_is_known;             /* while contents are restored: to what it will be */
    Change  *changes;                   /* since the present state, if there is a canon */
    uint32_t change_count, change_capacity;
    Weight  *weights;                   /* by position: of the component that came there last, which is most often the next to go */
    uint32_t weight_capacity;
};

static uint32_t present_id(const States *states, uint32_t position)
{
    return states->trail != NULL ? trail_get(states->trail, position) : vector_get(&states->vector, position);
}

static Weight *weight_at(States *states, uint32_t position)
{
    uint32_t capacity = states->weight_capacity;
    if (position >= capacity) {
        states->weight_capacity = 2 * position + 64;
        states->weights = memory_resize(states->weights, states->weight_capacity * sizeof *states->weights);
        memset(states->weights + capacity, 0, (states->weight_capacity - capacity) * sizeof *states->weights);
    }
    return &states->weights[position];
}

static void note_hash(States *states, uint32_t position, uint32_t old, uint32_t id)
{
    Weight *weight = weight_at(states, position);
    CanonHash before = weight->id == old ? weight->hash : canon_weight(states->canon, position, old);
    *weight = (Weight){id, canon_weight(states->canon, position, id)};
    states->hash = canon_sum(states->hash, canon_less(weight->hash, before));
}

static void note_change(States *states, uint32_t position, uint32_t old, uint32_t id)
{
    if (states->change_count == states->change_capacity) {
        states->change_capacity = states->change_capacity ? 2 * states->change_capacity : 64;
        states->changes = memory_resize(states->changes, states->change_capacity * sizeof *states->changes);
    }
    states->changes[states->change_count++] = (Change){position, old};
    note_hash(states, position, old, id);
}

static void put(States *states, uint32_t position, uint32_t id)
{
    uint32_t old = present_id(states, position);
    if (old == id)
        return;
    if (states->canon != NULL)
        note_change(states, position, old, id);
    if (states->trail != NULL)
        trail_put(states->trail, position, id);
    else
        vector_set(&states->vector, position, id);
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
        put(states, store_position(states->store, (Item){ITEM_OBJECT, slot}), object == NULL ? 0 : image_object(vm, &states->store->pool, object));
        if (object != NULL)
            object->flags &= (uint8_t)~OBJECT_DIRTY;
    }
    heap->dirty_count = 0;
}

static void commit_threads(States *states)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->ran || vm->threads[i]->touched)
            put(states, store_position(states->store, (Item){ITEM_THREAD, i}), image_thread(&states->store->pool, vm->threads[i]));
}

static void commit_vm(States *states)
{
    const Vm *vm = states->vm;
    bool is_end = vm->exited || vm->ignored || vm->violation.kind != VIOLATION_NONE;
    VmImage image;
    memset(&image, 0, sizeof image);
    image.exited = vm->exited, image.exit_status = vm->exit_status, image.ignored = vm->ignored;
    image.violation = vm->violation;
    image.clock = vm->clock;
    put(states, store_vm_position(states->store), is_end || vm->clock != 0 ? pool_intern(&states->store->pool, &image, sizeof image) : 0);
}

/* Takes what the step has changed into the vector. */
static void take_in(States *states)
{
    collect_for_state(states->vm);
    commit_objects(states);
    commit_threads(states);
    commit_vm(states);
}

StateId states_commit(States *states, bool *is_new)
{
    take_in(states);
    return states_keep(states, is_new);
}

StateId states_keep(States *states, bool *is_new)
{
    states->change_count = 0;
    StateId state = states->trail != NULL ? trail_commit(states->trail, states->vm->heap.watch, is_new) : vector_commit(&states->vector, is_new);
    if (*is_new && states->trail == NULL)
        states->store->facts[state] = states->vm->heap.watch;
    if (states->vm->shadow != NULL)
        shadow_commit(states->vm->shadow, state, *is_new);
    states->present = state;
    states->has_present = true;
    return state;
}

/* --- entering ------------------------------------------------------------------------------------------------------- */

static void apply(void *context, uint32_t position, uint32_t old, uint32_t id)
{
    States *states = context;
    Vm *vm = states->vm;
    if (states->canon != NULL && !states->hash_is_known)
        note_hash(states, position, old, id);
    Item item = states->store->items[position];
    switch (item.kind) {
    case ITEM_OBJECT:
        image_restore_object(vm, &states->store->pool, item.number, id);
        break;
    case ITEM_THREAD:
        image_restore_thread(vm, &states->store->pool, vm->threads[item.number], id);
        break;
    case ITEM_VM: {
        uint32_t size;
        VmImage image = id == 0 ? (VmImage){0} : *(const VmImage *)pool_content(&states->store->pool, id, &size);
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

/* What another VM has given a name to, this one may lack. */
static void make_what_is_named(States *states)
{
    Vm *vm = states->vm;
    Names *names = states->store->names;
    if (!threads_ensure(vm, names_thread_count(names)))
        memory_exhausted(THREAD_VALUES_MAX * sizeof(Value));
    for (uint32_t count = names_constant_count(names); vm->constants_made < count; vm->constants_made++) {
        SlotName name = names_of_slot(names, names_constant(names, vm->constants_made));
        if (name.kind == SLOT_MIRROR)
            vm_class_mirror(vm, vm->program->classes[name.ordinal]);
        else
            string_constant(vm, name.origin, name.ordinal, name.wide);
    }
    for (uint32_t i = 0; i < vm->heap.dirty_count; i++)         /* as they are made they are in no image */
        object_at(vm, vm->heap.dirty[i])->flags &= (uint8_t)~OBJECT_DIRTY;
    vm->heap.dirty_count = 0;
}

static void arrive(States *states)
{
    states->vm->heap.dirty_count = 0;
    states->vm->heap.garbage_possible = false;
    vm_count_threads(states->vm);
}

/* A state whose hash is remembered is about to be restored. */
static void foresee_hash(States *states, StateId state)
{
    states->hash_is_known = states->has_looked && state == states->looked_from;
    if (states->hash_is_known)
        states->hash = states->looked_from_hash;
}

void states_enter(States *states, StateId state)
{
    assert(states->vm->heap.dirty_count == 0 && "commit before entering another state");
    if (states->vm->shadow != NULL)
        shadow_enter(states->vm->shadow, state);
    if (states->has_present && states->present == state)
        return;
    make_what_is_named(states);
    if (states->trail != NULL) {
        states->vm->heap.watch = trail_enter(states->trail, state, apply, states);
    } else {
        foresee_hash(states, state);
        vector_enter(&states->vector, state, apply, states);
        states->hash_is_known = false;
        states->vm->heap.watch = states->store->facts[state];
    }
    states->present = state;
    arrive(states);
}

/* --- hashes that hold in every process ------------------------------------------------------------------------------- */

void states_make_canonical(States *states)
{
    assert(states->trail == NULL && states->canon == NULL && "states are exact");
    states->canon = canon_create(states->vm, states->store);
    for (uint32_t position = 0; position < states->store->item_count; position++)
        states->hash = canon_sum(states->hash, canon_weight(states->canon, position, present_id(states, position)));
}

Canon *states_canon(const States *states)
{
    return states->canon;
}

CanonHash states_hash(const States *states)
{
    return states->hash;
}

CanonHash states_look(States *states)
{
    if (states->change_count == 0) {
        states->looked_from = states->present;
        states->looked_from_hash = states->hash;
        states->has_looked = true;
    }
    take_in(states);
    return states->hash;
}

void states_retreat(States *states)
{
    foresee_hash(states, states->present);
    while (states->change_count > 0) {
        Change change = states->changes[--states->change_count];
        uint32_t undone = present_id(states, change.position);
        vector_set(&states->vector, change.position, change.old);
        apply(states, change.position, undone, change.old);
    }
    states->hash_is_known = false;
    vector_is_back(&states->vector);
    states->vm->heap.watch = states->store->facts[states->present];
    arrive(states);
}

StateId states_receive(States *states, Vector *vector, uint8_t watch, bool *is_new)
{
    StateId state = vector_commit(vector, is_new);
    if (*is_new)
        states->store->facts[state] = watch;
    return state;
}

uint32_t states_update(const States *states, uint32_t *copy, uint32_t count, uint32_t *changed)
{
    return vector_update(&states->vector, copy, count, changed);
}

Vm *states_vm(const States *states)
{
    return states->vm;
}

Store *states_store(const States *states)
{
    return states->store;
}

uint32_t states_component(const States *states, uint32_t position)
{
    return present_id(states, position);
}

StateId states_adopt(States *states, const uint32_t *components, uint32_t count, bool *is_new)
{
    Vector vector;
    vector_create(&vector, &states->store->tree, states->store->hot_bits);
    for (uint32_t position = 0; position < count; position++)
        if (components[position] != 0)
            vector_set(&vector, position, components[position]);
    StateId state = states_receive(states, &vector, UINT8_MAX, is_new);     /* nothing is known of what the threads hold: every one is watched */
    vector_destroy(&vector);
    states_enter(states, state);
    return state;
}

/* --- hostile checking ------------------------------------------------------------------------------------------------- */

static bool thread_is_in_step(States *states, uint32_t position, Thread *thread)
{
    thread->frame_id_count = 0;             /* so that all frames are looked at */
    thread->low = thread->frames;
    return image_thread(&states->store->pool, thread) == present_id(states, position);
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

/* `position` is + 1; 0: no state has it yet, so that only what is there in every state may be there, as it was made. */
static bool object_is_in_step(States *states, uint32_t position, Object *object)
{
    uint32_t id = object == NULL ? 0 : image_object(states->vm, &states->store->pool, object);
    if (object != NULL && id == 0 && object->class->is_mirror && !mirror_is_as_made(states->vm, object))
        return false;
    return id == (position == 0 ? 0 : present_id(states, position - 1));
}

static bool check_objects(States *states)
{
    Vm *vm = states->vm;
    char name[512];
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        Object *object = object_at(vm, slot);
        uint32_t position = store_known_position(states->store, (Item){ITEM_OBJECT, slot});
        if (object_is_in_step(states, position, object))
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
        if (thread_is_in_step(states, store_position(states->store, (Item){ITEM_THREAD, i}), vm->threads[i]))
            continue;
        vm_fatal(vm, "state engine: thread %u is not as its state says", i);
        return false;
    }
    if (states->trail != NULL && trail_hash_afresh(states->trail) != states->trail->hash) {
        vm_fatal(vm, "state engine: the hash of the present state is not that of its components");
        return false;
    }
    return check_objects(states) && collect_check(vm);
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
    uint32_t count = states->store->item_count, *ids = memory_allocate(count * sizeof *ids), position = 0;
    states_enter(states, one);
    for (uint32_t i = 0; i < count; i++)
        ids[i] = vector_get(&states->vector, i);
    states_enter(states, other);
    while (position < count && ids[position] == vector_get(&states->vector, position))
        position++;
    if (position < count)
        describe_item(states, states->store->items[position], text, size);
    else
        snprintf(text, size, "nothing");
    free(ids);
}

/* --- figures and layouts ---------------------------------------------------------------------------------------------- */

bool states_are_exact(const States *states)
{
    return states->trail == NULL;
}

/* The birthday bound: n hashes make n * (n - 1) / 2 pairs, each equal with probability 2^-64. */
double states_omission_odds(const States *states)
{
    if (states->trail == NULL || !states->trail->matching)
        return 0;
    double count = states->trail->states;
    return -expm1(-ldexp(count * (count - 1), -65));
}

StateFigures states_figures(const States *states)
{
    const Store *store = states->store;
    if (states->trail != NULL)
        return (StateFigures){states->trail->states, 0, store->pool.count, trail_bytes(states->trail) + pool_bytes(&store->pool)};
    size_t shadow = states->vm->shadow != NULL ? shadow_bytes(states->vm->shadow) : 0;
    return (StateFigures){store->tree.roots.count, store->tree.nodes.count, store->pool.count, store_bytes(store) + shadow};
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

static void close_view(States *states)
{
    vector_destroy(&states->vector);
    if (states->canon != NULL)
        canon_destroy(states->canon);
    free(states->changes);
    free(states->weights);
}

void states_rearrange(States *states, StateId first)
{
    Vm *vm = states->vm;
    Layout layout = {0};
    bool is_new;
    assert(states->trail == NULL && states->canon == NULL && "a trail has no layout, and a canon knows components by their numbers");
    states_enter(states, 0);
    learn_layout(states->store, &states->vector, first, &layout);       /* leaves the vector elsewhere: it is made anew */
    settled_trust_again(vm);
    close_view(states);
    store_lay_out(states->store, &layout, vm->options.constant_hash);
    *states = (States){.vm = vm, .store = states->store, .owns_store = states->owns_store};
    vector_create(&states->vector, &states->store->tree, states->store->hot_bits);
    if (vm->shadow != NULL)
        shadow_rearrange(vm->shadow);
    note_everything(vm);
    states_commit(states, &is_new);
}

static States *open_view(Vm *vm, Store *store)
{
    States *states = memory_allocate(sizeof *states);
    states->vm = vm;
    states->store = store;
    vector_create(&states->vector, &store->tree, store->hot_bits);
    vm->names = store->names;
    vm->heap.contexts = contexts_create(store->names);
    vm->heap.settled = settled_create();
    vm->heap.find_site = find_site;
    vm->heap.site_owner = vm;
    return states;
}

States *states_create(Vm *vm)
{
    States *states = open_view(vm, store_create(names_create(), NULL, vm->options.constant_hash));
    states->owns_store = true;
    return states;
}

States *states_create_trail(Vm *vm, bool matching)
{
    States *states = states_create(vm);
    states->trail = memory_allocate(sizeof *states->trail);
    trail_create(states->trail, matching);
    return states;
}

States *states_join(Vm *vm, States *other)
{
    vm->checking = true;
    return open_view(vm, other->store);
}

void states_share(States *states)
{
    store_share(states->store);
}

void states_destroy(States *states)
{
    close_view(states);
    if (states->trail != NULL)
        trail_destroy(states->trail);
    free(states->trail);
    if (states->owns_store)
        store_destroy(states->store);
    free(states);
}
