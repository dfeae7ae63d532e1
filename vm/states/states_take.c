/* One step of a search: looked up in the step cache, or executed and remembered.
 *
 *   hit    positions of the vector change; the live VM stays where it is (states_ahead.c)
 *   miss   the VM follows; the step is executed while what it reads is noted; then it is committed, and what
 *          has changed is remembered under what was read */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/enabled.h"
#include "vm/execution/library_race.h"
#include "vm/footnotes.h"
#include "vm/memory/collect.h"
#include "vm/states/commuting.h"
#include "vm/states/components.h"
#include "vm/states/states_view.h"
#include "vm/states/step_cache.h"
#include "vm/states/step_garbage.h"
#include "vm/states/step_rest.h"

struct StepMemory {
    StepCache *cache;
    StepGarbage *garbage;
    Reads reads;
    VectorWrite *writes; /* of the present step */
    uint32_t write_count, write_capacity;
    VectorWrite *patches; /* of the present step, as in StepEffect */
    uint32_t patch_count, patch_capacity;
    VectorWrite *resolved; /* of a step that was looked up */
    uint32_t resolved_count, resolved_capacity;
    Commuting *commuting; /* NULL: steps are not compared */
    StepTaken last;       /* the last step */
    StepFigures figures;
    uint32_t looks, hits, learned; /* in the present window */
    uint64_t rest;                 /* how long the last rest was */
    uint64_t resting; /* so many steps are executed before the next window, without noting what they read */
    bool checks;      /* hostile testing: hits are executed too, and compared */
};

/* Noting what a step reads costs some times what its execution does, so it must pay: in a window of so many
 * looks there must be so many more hits than steps that are remembered.  If there are not, the cache rests,
 * each time for twice as long as before. */
enum {
    ALLOCATED_MAX = 8 << 20, /* bytes by one step that is remembered */
    WINDOW = 1 << 11,
    LEARNING_COST = 4,
    REST_MAX = 128 * WINDOW
};

/* What belongs to a path, or to whoever looks on, is in no component. */
bool states_can_remember_steps(const States *states)
{
    const VmObservers *observers = &states->vm->observers;
    return states->vm->options.watch == NULL && observers->shadow == NULL && observers->events == NULL
           && observers->coverage == NULL;
}

static uint32_t answer_in_state(void *context, const Question *question)
{
    const States *states = context;
    return step_cache_answer(states, states->memory->reads.chosen, question);
}

static bool describe_rest(void *context, Rest *rest)
{
    const States *states = context;
    return step_rest_describe(states, states->memory->reads.chosen, rest);
}

static RestAnswer answer_rest(void *context, const Rest *rest)
{
    return outline_rest(&((const States *)context)->ahead->outline, rest);
}

const char *const *states_question_names(void)
{
    static const char *const names[QUESTION_KINDS + 1] = {
        [QUESTION_WHOLE] = "whole",     [QUESTION_HEADER] = "header",   [QUESTION_FIELD] = "field",
        [QUESTION_READY] = "ready",     [QUESTION_TAKEN] = "taken",     [QUESTION_REFERS] = "refers",
        [QUESTION_COUNT] = "count",     [QUESTION_HOLDS] = "holds",     [QUESTION_THREAD] = "thread",
        [QUESTION_OUTSIDE] = "outside", [QUESTION_GLANCE] = "glance",   [QUESTION_THREAD_OF] = "thread-of",
        [QUESTION_MORE] = "more",       [QUESTION_WAITERS] = "waiters", [QUESTION_OTHERS] = "others",
        [QUESTION_REST] = "rest",       [QUESTION_ALIVE] = "alive",     [QUESTION_STARTED] = "started"};
    return names;
}

static QuestionKind find_question(const char *name)
{
    int kind = 0;
    while (kind < QUESTION_KINDS && (name == NULL || strcmp(name, states_question_names()[kind]) != 0))
        kind++;
    return (QuestionKind)kind;
}

/* -1: conflicts of all kinds are seen. */
static int find_conflict(const char *name)
{
    int kind = name == NULL ? -1 : (int)find_question(name);
    assert((kind != QUESTION_KINDS || strcmp(name, "writes") == 0)
           && "CONFLICT_WRITES is the only one besides");
    return kind;
}

/* From now on steps note what they read. */
static void start_noting(States *states)
{
    Vm *vm = states->vm;
    vm->reads = vm->heap.reads = &states->memory->reads;
    vm->heap.kept_flags = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL)
            object_peek(vm, slot)->flags &= (uint16_t)~OBJECT_ASKED;
}

static void stop_noting(Vm *vm)
{
    vm->reads = vm->heap.reads = NULL;
    vm->heap.kept_flags = OBJECT_ASKED;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++)
        if (object_peek(vm, slot) != NULL)
            object_peek(vm, slot)->flags |= OBJECT_ASKED;
}

void states_remember_steps(States *states, const StepSettings *settings)
{
    assert(states_can_remember_steps(states) && states->memory == NULL);
    struct StepMemory *memory = states->memory = memory_allocate(sizeof *memory);
    memory->cache = step_cache_create(settings->bytes);
    memory->garbage = step_garbage_create();
    memory->checks = settings->check;
    memory->rest = WINDOW / 2;
    memory->reads.omitted = find_question(settings->omitted);
    memory->reads.answer = answer_in_state;
    memory->reads.describe_rest = describe_rest;
    memory->reads.answer_rest = answer_rest;
    memory->reads.context = states;
    if (settings->compares) {
        memory->commuting = commuting_create(find_conflict(settings->overlooked));
        step_cache_number_steps(memory->cache);
    }
    states_go_ahead(states);
    start_noting(states);
}

void states_forget_steps(States *states)
{
    struct StepMemory *memory = states->memory;
    Vm *vm = states->vm;
    if (memory == NULL)
        return;
    states_stay_together(states);
    stop_noting(vm);
    step_cache_destroy(memory->cache);
    step_garbage_destroy(memory->garbage);
    commuting_destroy(memory->commuting);
    free(memory->writes);
    free(memory->patches);
    free(memory->resolved);
    free(memory);
    states->memory = NULL;
}

void states_move_steps(States *states, const uint32_t *places)
{
    if (states->memory == NULL)
        return;
    step_cache_move(states->memory->cache, places);
    reference_counts_reset(states->ahead->counts);
}

const char *states_obstacle_name(int obstacle)
{
    static const char *const names[OBSTACLES] = {
        [OBSTACLE_NATIVE] = "native", [OBSTACLE_GARBAGE] = "garbage", [OBSTACLE_MEMORY] = "memory",
        [OBSTACLE_SITE] = "site",     [OBSTACLE_SIZE] = "size",       [OBSTACLE_END] = "end"};
    return obstacle >= 0 && obstacle < OBSTACLES ? names[obstacle] : NULL;
}

StepFigures states_step_figures(const States *states)
{
    if (states->memory == NULL)
        return (StepFigures){0};
    StepFigures figures = states->memory->figures;
    figures.steps = step_cache_steps(states->memory->cache);
    figures.bytes = step_cache_bytes(states->memory->cache);
    return figures;
}

static void add_write(struct StepMemory *memory, VectorWrite write)
{
    MEMORY_ROOM_FOR(memory->writes, memory->write_capacity, memory->write_count);
    memory->writes[memory->write_count++] = write;
}

void states_note_write(States *states, uint32_t position, uint32_t old, uint32_t id)
{
    reference_counts_note(states->ahead->counts, position, old);
    outline_note(&states->ahead->outline, states->store->items[position], old, id);
    add_write(states->memory, (VectorWrite){position, id});
}

/* --- hit --- */

/* What the VM knows of the step that was taken last, besides its state. */
static void note_remembered(States *states, const StepEffect *effect)
{
    Vm *vm = states->vm;
    const VectorWrite *acted = step_cache_writes(states->memory->cache, effect) + effect->write_count;
    vm->step.taken++;
    for (uint32_t i = 0; i < effect->acted_count; i++)
        vm->threads[acted[i].position]->acted = vm->step.taken;
    vm->thread = vm->threads[effect->thread];
    vm->step.interest = (Interest)effect->interest;
}

static void look_for_library_races(States *states, const StepEffect *effect)
{
    if (!effect->in_library || footnote_is_noted(states->vm->program, FOOTNOTE_LIBRARY_RACE))
        return;
    states_refresh(states);
    library_race_look(states->vm, states->vm->thread);
}

static StateNumber take_remembered(States *states, const StepEffect *effect, bool *is_new)
{
    StateNumber state = states_take_ahead(states, states->memory->resolved, states->memory->resolved_count,
                                          effect->holders, is_new);
    note_remembered(states, effect);
    if (*is_new)
        look_for_library_races(states, effect);
    return state;
}

static void step_remembered(States *states, const StepEffect *effect)
{
    const struct StepMemory *memory = states->memory;
    for (uint32_t i = 0; i < memory->resolved_count; i++)
        states_set_ahead(states, memory->resolved[i].position, memory->resolved[i].id);
    states->vm->heap.stack_holders |= effect->holders;
    note_remembered(states, effect);
    look_for_library_races(states, effect);
}

/* --- miss --- */

static void begin_reading(States *states, uint32_t chosen)
{
    Reads *reads = &states->memory->reads;
    reads->on = true;
    reads->chosen = chosen;
    reads->obstacle = OBSTACLE_NONE;
    reads->in_library = reads->asked_more = reads->asked_started = reads->has_resumed = false;
    reads->count = reads->entered_count = reads->write_count = reads->rest_count = 0;
    reads->round++;
    states->memory->write_count = states->memory->patch_count = 0;
}

/* Takes away the flags of what was asked for. */
static void end_reading(States *states)
{
    Vm *vm = states->vm;
    const Reads *reads = &states->memory->reads;
    for (uint32_t i = 0; i < reads->count; i++) {
        Object *object = reads->list[i].kind < QUESTION_THREAD ? object_peek(vm, reads->list[i].of) : NULL;
        if (object != NULL)
            object->flags &= (uint16_t)~OBJECT_ASKED;
    }
    for (uint32_t i = 0; i < vm->thread_count; i++)
        vm->threads[i]->asked = 0;
}

/* A thread that another has changed: all of it goes into its new component. */
static void ask_for_touched(States *states)
{
    const Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->touched && i != vm->reads->chosen)
            reads_note(vm->reads, QUESTION_THREAD, i);
}

/* Objects that the step has written without reading everything are written by patches; who wrote them in
 * other ways, as the collector does with references to what has died, did something that depends on more. */
static void make_patches(States *states)
{
    struct StepMemory *memory = states->memory;
    Vm *vm = states->vm;
    for (uint32_t i = 0; i < vm->heap.dirty_count && memory->reads.obstacle == OBSTACLE_NONE; i++) {
        const Object *object = object_peek(vm, vm->heap.dirty[i]);
        if (object == NULL || object->flags & OBJECT_READ)
            continue;
        uint32_t position = store_position(states->store, (Item){ITEM_OBJECT, object->slot});
        uint32_t old = vector_get(&states->vector, position);
        uint32_t now = component_of_object(vm, &states->store->pool, object);
        uint32_t patch = old == 0 || now == 0 || !(object->flags & OBJECT_PATCHED)
                             ? 0
                             : patches_make(step_cache_patches(memory->cache), &states->store->pool,
                                            &memory->reads, object, old, now);
        if (patch == 0)
            memory->reads.obstacle = OBSTACLE_GARBAGE;
        MEMORY_ROOM_FOR(memory->patches, memory->patch_capacity, memory->patch_count);
        memory->patches[memory->patch_count++] = (VectorWrite){position | PATCH_BIT, patch};
    }
}

/* Puts patches in the place of the writes that they have led to in this state. */
static void put_patches(struct StepMemory *memory)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < memory->write_count; i++) {
        uint32_t k = 0;
        while (k < memory->patch_count
               && memory->patches[k].position != (memory->writes[i].position | PATCH_BIT))
            k++;
        if (k == memory->patch_count)
            memory->writes[kept++] = memory->writes[i];
    }
    memory->write_count = kept;
    for (uint32_t i = 0; i < memory->patch_count; i++)
        add_write(memory, memory->patches[i]);
}

static StepEffect describe_effect(States *states, uint8_t holders)
{
    struct StepMemory *memory = states->memory;
    const Vm *vm = states->vm;
    StepEffect effect = {.write_count = memory->write_count,
                         .thread = vm->thread->number,
                         .in_library = memory->reads.in_library,
                         .interest = (uint8_t)vm->step.interest,
                         .holders = holders};
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (vm->threads[i]->acted == vm->step.taken) {
            add_write(memory, (VectorWrite){i, 0});
            effect.acted_count++;
        }
    return effect;
}

/* Did the step write what had been looked up? */
static bool wrote_the_same(const struct StepMemory *memory)
{
    if (memory->resolved_count != memory->write_count)
        return false;
    for (uint32_t i = 0, k; i < memory->write_count; i++) {
        for (k = 0; k < memory->write_count; k++)
            if (memory->resolved[k].position == memory->writes[i].position
                && memory->resolved[k].id == memory->writes[i].id)
                break;
        if (k == memory->write_count)
            return false;
    }
    return true;
}

static bool acted_the_same(const struct StepMemory *memory, const StepEffect *known, const StepEffect *effect)
{
    const VectorWrite *remembered = step_cache_writes(memory->cache, known) + known->write_count;
    const VectorWrite *acted = memory->writes + effect->write_count;
    if (known->acted_count != effect->acted_count || known->thread != effect->thread
        || known->interest != effect->interest)
        return false;
    for (uint32_t i = 0; i < effect->acted_count; i++)
        if (remembered[i].position != acted[i].position)
            return false;
    return true;
}

static void execute(States *states, const Choice *choice, const StepKey *key, const StepEffect *known)
{
    struct StepMemory *memory = states->memory;
    Vm *vm = states->vm;
    size_t used = vm->heap.used;
    uint8_t holders = 0;
    if (known == NULL)
        step_cache_make_room(memory->cache);
    begin_reading(states, key->thread);
    vm->thread = vm->threads[key->thread];
    vm_count_threads(vm); /* noting what VmStep.interleaving depends on */
    vm_take_choice(vm, choice);
    memory->reads.on = false;
    if (vm->end.fatal.text[0] || vm->end.terminated)
        memory->reads.obstacle = OBSTACLE_END;
    else if (vm->heap.used > used + ALLOCATED_MAX && memory->reads.obstacle == OBSTACLE_NONE)
        memory->reads.obstacle = OBSTACLE_MEMORY;
    if (memory->reads.obstacle == OBSTACLE_NONE)
        step_garbage_suspect(memory->garbage, states);
    collect_for_state(vm);
    if (memory->reads.obstacle == OBSTACLE_NONE) {
        step_garbage_settle(memory->garbage, states, &holders);
        ask_for_touched(states);
        make_patches(states);
    }
    memory->figures.obstacles[memory->reads.obstacle]++;
    bool remembers = memory->reads.obstacle == OBSTACLE_NONE && known == NULL;
    uint32_t path =
        remembers ? step_cache_open_path(memory->cache, states, key, memory->reads.list, memory->reads.count)
                  : 0;
    end_reading(states);
    states_take_in_changes(states);
    bool is_right = known == NULL || wrote_the_same(memory);
    put_patches(memory);
    StepEffect effect = describe_effect(states, holders);
    if (remembers) {
        step_cache_close_path(memory->cache, path, effect, memory->writes);
        memory->last.number = step_cache_number(memory->cache, path);
    }
    if (!is_right || (known != NULL && !acted_the_same(memory, known, &effect)))
        vm_complain(vm, "a step that was remembered does something else now: the step cache is wrong");
}

/* --- either --- */

static bool is_usable(const States *states)
{
    return states->vm->heap.used + 2 * (size_t)ALLOCATED_MAX <= states->vm->heap.limit;
}

static StepKey make_key(const States *states, const Choice *choice)
{
    uint32_t position = store_known_position(states->store, (Item){ITEM_THREAD, choice->thread}) - 1;
    return (StepKey){choice->thread, vector_get(&states->vector, position),
                     vector_get(&states->vector, store_vm_position(states->store)),
                     (uint32_t)choice->kind << 16 | choice->value};
}

static void note_look(struct StepMemory *memory, bool is_hit, bool is_learned)
{
    *(is_hit ? &memory->figures.hits : &memory->figures.misses) += 1;
    memory->hits += is_hit;
    memory->learned += is_learned;
    if (++memory->looks < WINDOW)
        return;
    if (memory->hits >= LEARNING_COST * memory->learned + WINDOW / 8 || memory->checks) {
        memory->rest = WINDOW / 2;
    } else {
        memory->rest = memory->rest < REST_MAX ? 2 * memory->rest : REST_MAX;
        memory->resting = memory->rest;
    }
    memory->looks = memory->hits = memory->learned = 0;
}

static const StepEffect *execute_plainly(States *states, int index)
{
    states_refresh(states);
    if (states->memory != NULL)
        states->memory->write_count = 0;
    vm_take(states->vm, index);
    states_take_in(states);
    return NULL;
}

/* Looks a step up: what it does is in `resolved`.  NULL: it was executed, and its changes are in the vector.
 */
static const StepEffect *find_or_execute(States *states, int index)
{
    struct StepMemory *memory = states->memory;
    if (memory == NULL)
        return execute_plainly(states, index);
    memory->last = (StepTaken){NO_STEPPER, NO_STEP};
    if (!is_usable(states))
        return execute_plainly(states, index);
    if (memory->resting > 0) {
        if (states->vm->reads != NULL)
            stop_noting(states->vm);
        memory->resting--;
        memory->figures.rested++;
        return execute_plainly(states, index);
    }
    if (states->vm->reads == NULL)
        start_noting(states);
    Choice choice = states_choice(states, index);
    StepKey key = make_key(states, &choice);
    if (!step_cache_can_tell(&key))
        return execute_plainly(states, index);
    memory->last.thread = choice.kind == CHOICE_THREAD ? choice.thread : NO_STEPPER;
    bool is_worth = true;
    const StepEffect *effect = step_cache_find(memory->cache, states, &key, &is_worth);
    note_look(memory, effect != NULL, effect == NULL && is_worth);
    if (effect != NULL) {
        MEMORY_ROOM_FOR(memory->resolved, memory->resolved_capacity, effect->write_count);
        memory->resolved_count = step_cache_resolve(memory->cache, states, effect, memory->resolved);
        memory->last.number = step_cache_effect_number(memory->cache, effect);
    }
    if (effect != NULL && !memory->checks)
        return effect;
    if (!is_worth && !memory->checks)
        return execute_plainly(states, index);
    states_refresh(states);
    execute(states, &choice, &key, effect);
    return NULL;
}

StateNumber states_take(States *states, int index, bool *is_new)
{
    const StepEffect *effect = find_or_execute(states, index);
    return effect != NULL ? take_remembered(states, effect, is_new) : states_keep(states, is_new);
}

void states_step(States *states, int index)
{
    const StepEffect *effect = find_or_execute(states, index);
    if (effect != NULL)
        step_remembered(states, effect);
}

/* --- comparing --- */

StepTaken states_last_step(const States *states)
{
    return states->memory == NULL ? (StepTaken){NO_STEPPER, NO_STEP} : states->memory->last;
}

bool states_steps_commute(States *states, uint32_t one, uint32_t other)
{
    const struct StepMemory *memory = states->memory;
    return memory != NULL && memory->commuting != NULL
           && commuting_steps(memory->commuting, memory->cache, states, states_outline(states), one, other);
}
