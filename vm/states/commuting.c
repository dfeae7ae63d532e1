/* Compares steps by what they ask and write, and remembers the result by pair of steps.
 *
 * A step by one thread B asks about all threads at once; a step by A changes the answer
 *
 *   others, rest     if A can run or not afterwards as it could before, but not if A goes on running, touches
 *                    no other thread, and no monitor changes hands.  Where B was told "2 or more", it is told
 *                    so again if others are able to run: see Crowd
 *   alive            if it ends a thread or touches another one
 *   more, started,
 *   thread of        if it makes or touches another thread
 *   waiters          if a thread begins or ceases to wait
 *   count            never, if no other answer changes: it is asked of objects that die in B's step.  All
 *                    references to these are known to B: on B's stack, in what B overwrites, in what dies
 *                    with them.  A step that makes another one has read one of those, and one that overwrites
 *                    one writes where B writes
 *   refers, holds    if it writes the holder at all */
#include "vm/states/commuting.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/states/states_view.h"

typedef enum Relation { RELATION_NONE, CONFLICTING, COMMUTING, COMMUTING_AMONG_MANY } Relation;

/* Monitors that threads may wait for in vain. */
typedef struct Shut {
    Ref slots[8];
    uint32_t count;
} Shut;

/* So many threads must be able to run besides those apart, and besides those that wait for a monitor that is
 * shut: then "2 or more" is the answer in any order. */
typedef struct Crowd {
    uint64_t apart; /* a bit each */
    Shut shut;
    uint32_t needed;
} Crowd;

/* Two steps.  The older of two pairs that fall on one place is forgotten. */
typedef struct Compared {
    uint32_t one, other;
    uint32_t result; /* a Relation; from COMMUTING_AMONG_MANY on, plus the number of a crowd */
} Compared;

enum { PAIR_BITS = 15, CROWDS_MAX = 1 << 12 };

struct Commuting {
    int overlooked;
    Crowd *crowds;
    uint32_t crowd_count;
    Compared pairs[1 << PAIR_BITS];
};

/* What a step does to the questions about all threads. */
typedef struct Impact {
    bool touches;      /* it writes other threads than the one that takes it */
    bool stops;        /* the thread does not go on as one that is runnable before and after */
    bool ends;         /* the thread is not alive afterwards */
    bool waits;        /* the thread waits for a notification before or afterwards */
    Shut passed;       /* monitors whose owner changes, or may change */
    bool stands_alone; /* after it, or for it, nothing is known of what others can do */
} Impact;

typedef struct Step {
    const StepPath *path;
    const StepRead *reads;
    const StepEffect *effect;
    const VectorWrite *writes;
    uint32_t position; /* of the thread that takes it */
    Impact impact;
} Step;

Commuting *commuting_create(int overlooked)
{
    Commuting *commuting = memory_allocate(sizeof *commuting);
    commuting->overlooked = overlooked;
    commuting->crowds = memory_allocate(CROWDS_MAX * sizeof *commuting->crowds);
    return commuting;
}

void commuting_destroy(Commuting *commuting)
{
    if (commuting == NULL)
        return;
    free(commuting->crowds);
    free(commuting);
}

/* 0: none. */
static void shut_add(Shut *shut, Ref slot)
{
    enum { MOST = sizeof shut->slots / sizeof shut->slots[0] };
    if (slot != 0 && shut->count < MOST)
        shut->slots[shut->count] = slot;
    shut->count += slot != 0;
}

static bool shut_is_told(const Shut *shut)
{
    return shut->count <= sizeof shut->slots / sizeof shut->slots[0];
}

/* --- one step --- */

static const ThreadComponent *thread_of(const States *states, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const ThreadComponent *)pool_content(&states->store->pool, id, &size);
}

static const ObjectComponent *object_of(const States *states, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const ObjectComponent *)pool_content(&states->store->pool, id, &size);
}

static const StepRead *find_read(const Step *step, uint32_t position, QuestionKind kind)
{
    for (uint32_t i = 0; i < step->path->count; i++)
        if (step->reads[i].at == position && step->reads[i].kind == kind)
            return &step->reads[i];
    return NULL;
}

static uint32_t owner_of(const ObjectComponent *object) { return object == NULL ? 0 : object->owner; }

/* Does a write to an object leave its monitor with who had it?  false: or that is not known. */
static bool keeps_owner(const StepCache *cache, const States *states, const Step *step, VectorWrite write)
{
    uint32_t position = write.position & ~PATCH_BIT;
    const StepRead *header = find_read(step, position, QUESTION_HEADER);
    const StepRead *whole = find_read(step, position, QUESTION_WHOLE);
    const StepRead *taken = find_read(step, position, QUESTION_TAKEN);
    uint32_t now;
    if (write.position & PATCH_BIT) {
        const Patch *patch = patches_content(step_cache_patches(cache), write.id);
        if (!patch->has_header)
            return true;
        now = ((const ObjectComponent *)patch->header)->owner;
    } else
        now = owner_of(object_of(states, write.id));
    if (header != NULL)
        return header->answer != UINT64_MAX && now == (uint16_t)header->answer;
    if (whole != NULL)
        return now == owner_of(object_of(states, (uint32_t)whole->answer));
    return taken != NULL && taken->answer == 0 && now == 0;
}

static bool is_running(const ThreadComponent *thread)
{
    return thread != NULL && thread->status == THREAD_RUNNABLE && !thread->is_suspended
           && thread->choosing == 0 && thread->exception == 0;
}

/* Can the step be taken as long as its thread's component stays and its questions have the same answers? */
static bool is_told_by_reads(const Step *step, const States *states, const ThreadComponent *before)
{
    if (before->choosing > 0 || before->is_suspended)
        return false;
    switch ((ThreadStatus)before->status) {
    case THREAD_RUNNABLE:
    case THREAD_WAITING: return true;
    case THREAD_BLOCKED: {
        uint32_t known = store_known_position(states->store, (Item){ITEM_OBJECT, before->blocked_on});
        return known != 0
               && (find_read(step, known - 1, QUESTION_HEADER) != NULL
                   || find_read(step, known - 1, QUESTION_WHOLE) != NULL);
    }
    default: return false;
    }
}

static Impact find_impact(const StepCache *cache, const States *states, const Step *step)
{
    Impact impact = {0};
    const ThreadComponent *before = thread_of(states, step->path->key.component), *after = before;
    for (uint32_t i = 0; i < step->effect->write_count; i++) {
        VectorWrite write = step->writes[i];
        uint32_t position = write.position & ~PATCH_BIT;
        Item item = states->store->items[position];
        if (item.kind == ITEM_OBJECT)
            shut_add(&impact.passed, keeps_owner(cache, states, step, write) ? 0 : item.number);
        else if (position == step->position)
            after = thread_of(states, write.id);
        else if (item.kind == ITEM_THREAD) {
            const ThreadComponent *touched = thread_of(states, write.id);
            impact.touches = true;
            impact.stands_alone |= touched != NULL && touched->choosing > 0;
        } else
            impact.stands_alone = true; /* the program ends, or time passes */
    }
    impact.stops = !is_running(before) || !is_running(after);
    impact.ends = !outline_is_alive(after) || before->daemon != after->daemon;
    impact.waits = before->status == THREAD_WAITING || (after != NULL && after->status == THREAD_WAITING);
    impact.stands_alone |= !is_told_by_reads(step, states, before) || (after != NULL && after->choosing > 0);
    return impact;
}

static Step open_step(const StepCache *cache, const States *states, uint32_t number)
{
    Step step;
    step.path = step_cache_path(cache, number);
    step.reads = step_cache_reads(cache, step.path);
    step.effect = step_cache_effect(cache, number);
    step.writes = step_cache_writes(cache, step.effect);
    step.position = store_known_position(states->store, (Item){ITEM_THREAD, step.path->key.thread}) - 1;
    step.impact = find_impact(cache, states, &step);
    return step;
}

/* --- marks --- */

static uint64_t mark(Item item, uint32_t granule)
{
    uint64_t hash = ((uint64_t)item.number << 32 | granule << 2 | item.kind) * 0x9E3779B97F4A7C15u;
    return (uint64_t)1 << (hash >> 58);
}

enum { GRANULE = 8, OF_HEADER = 1 << 28 }; /* bytes of a payload with one mark; what is no granule */

static uint64_t mark_place(Item item, FieldPlace place)
{
    return mark(item, place.offset / GRANULE) | mark(item, (place.offset + place.width - 1) / GRANULE);
}

/* false: the question is about more than a place, or about all threads. */
static bool mark_read(const States *states, const StepRead *read, uint64_t *asked)
{
    if (read->kind >= QUESTION_THREAD_OF)
        return true; /* and is_brief says that no step changes the answer */
    Item item = states->store->items[read->at];
    switch ((QuestionKind)read->kind) {
    case QUESTION_FIELD: *asked |= mark_place(item, (FieldPlace){read->offset, read->width}); return true;
    case QUESTION_HEADER: *asked |= mark(item, OF_HEADER); return true;
    case QUESTION_READY:
        *asked |= mark_place(item, (FieldPlace){MIRROR_INIT_OFFSET, sizeof(int32_t)});
        return true;
    default: return false;
    }
}

static void mark_patch(Item item, const Patch *patch, uint64_t *written)
{
    if (patch->has_header)
        *written |= mark(item, OF_HEADER);
    for (uint32_t i = 0; i < patch->place_count; i++)
        *written |= mark_place(item, patch->places[i].place);
}

/* A step is brief if it asks for places only, patches objects, and changes no answer about all threads. */
static void mark_step(const StepCache *cache, const States *states, const Step *step, StepPath *path)
{
    const Impact *impact = &step->impact;
    Item self = {ITEM_THREAD, path->key.thread};
    bool is_brief = !impact->touches && !impact->stops && !impact->ends && !impact->waits
                    && !impact->stands_alone && impact->passed.count == 0;
    path->asked = mark(self, 0);
    for (uint32_t i = 0; is_brief && i < path->count; i++)
        is_brief = mark_read(states, &step->reads[i], &path->asked);
    for (uint32_t i = 0; is_brief && i < step->effect->write_count; i++) {
        VectorWrite write = step->writes[i];
        if (write.position & PATCH_BIT)
            mark_patch(states->store->items[write.position & ~PATCH_BIT],
                       patches_content(step_cache_patches(cache), write.id), &path->written);
        else if (write.position == step->position)
            path->written |= mark(self, 0);
        else
            is_brief = false;
    }
    path->is_brief = is_brief;
    path->is_marked = true;
}

static StepPath *marked_path(const StepCache *cache, const States *states, uint32_t number)
{
    StepPath *path = step_cache_path(cache, number);
    if (!path->is_marked) {
        Step step = open_step(cache, states, number);
        mark_step(cache, states, &step, path);
    }
    return path;
}

/* Two brief steps with different marks commute; with the same, they may. */
static bool are_apart(const StepPath *one, const StepPath *other)
{
    return one->is_brief && other->is_brief && !(one->written & (other->asked | other->written))
           && !(other->written & one->asked);
}

/* --- two steps --- */

static bool overlap(FieldPlace one, FieldPlace other)
{
    return one.offset < other.offset + other.width && other.offset < one.offset + one.width;
}

/* Does a patch to the object that was asked for change the answer? */
static bool patch_changes(const Patch *patch, const StepRead *read)
{
    FieldPlace asked = {read->offset, read->width};
    switch ((QuestionKind)read->kind) {
    case QUESTION_TAKEN: return false;
    case QUESTION_HEADER:
        return patch->has_header
               && step_cache_answer_header((const ObjectComponent *)patch->header) != read->answer;
    case QUESTION_READY: asked = (FieldPlace){MIRROR_INIT_OFFSET, sizeof(int32_t)}; break;
    case QUESTION_FIELD: break;
    default: return true;
    }
    for (uint32_t i = 0; i < patch->place_count; i++) {
        const PatchPlace *place = &patch->places[i];
        bool is_same = read->kind == QUESTION_FIELD && place->place.offset == asked.offset
                       && place->place.width == asked.width && place->value == read->answer;
        if (overlap(place->place, asked) && !is_same)
            return true;
    }
    return false;
}

/* Does a write change the answer to a question about the same object or thread? */
static bool write_changes(const StepCache *cache, const States *states, VectorWrite write,
                          const StepRead *read)
{
    if (read->kind == QUESTION_REFERS || read->kind == QUESTION_HOLDS || read->kind == QUESTION_COUNT)
        return true;
    if (write.position & PATCH_BIT)
        return patch_changes(patches_content(step_cache_patches(cache), write.id), read);
    return step_cache_answer_of(&states->store->pool, read, write.id) != read->answer;
}

/* Is the answer about all threads another one after the step that has this impact? */
static Relation ask_of_all(const Impact *impact, const StepRead *read)
{
    bool is_neutral = !impact->stops && !impact->touches && impact->passed.count == 0 && !impact->ends;
    switch ((QuestionKind)read->kind) {
    case QUESTION_OTHERS:
    case QUESTION_REST:
        return is_neutral                              ? COMMUTING
               : read->answer == 2 && !impact->touches ? COMMUTING_AMONG_MANY
                                                       : CONFLICTING;
    case QUESTION_ALIVE: return impact->ends || impact->touches ? CONFLICTING : COMMUTING;
    case QUESTION_WAITERS: return impact->waits || impact->touches ? CONFLICTING : COMMUTING;
    default: return impact->touches || impact->ends ? CONFLICTING : COMMUTING;
    }
}

/* Does `writer` leave `reader` as it is? */
static Relation affects(const Commuting *commuting, const StepCache *cache, const States *states,
                        const Step *writer, const Step *reader)
{
    Relation relation = COMMUTING;
    for (uint32_t k = 0; k < writer->effect->write_count; k++) {
        uint32_t position = writer->writes[k].position & ~PATCH_BIT;
        if (position == reader->position)
            return CONFLICTING;
        for (uint32_t i = 0; i < reader->path->count; i++) {
            const StepRead *read = &reader->reads[i];
            if (read->kind < QUESTION_THREAD_OF && read->at == position
                && (int)read->kind != commuting->overlooked
                && write_changes(cache, states, writer->writes[k], read))
                return CONFLICTING;
        }
    }
    for (uint32_t i = 0; i < reader->path->count; i++) {
        const StepRead *read = &reader->reads[i];
        if (read->kind < QUESTION_THREAD_OF || (int)read->kind == commuting->overlooked)
            continue;
        Relation found = ask_of_all(&writer->impact, read);
        if (found == CONFLICTING)
            return CONFLICTING;
        relation = found == COMMUTING_AMONG_MANY ? found : relation;
    }
    return relation;
}

/* Do two patches of one object leave the same in both orders? */
static bool patches_commute(const Patch *one, const Patch *other)
{
    for (uint32_t i = 0; i < one->place_count; i++)
        for (uint32_t k = 0; k < other->place_count; k++)
            if (overlap(one->places[i].place, other->places[k].place))
                return false;
    return !one->has_header || !other->has_header
           || memcmp(one->header, other->header, sizeof one->header) == 0;
}

static bool writes_commute(const StepCache *cache, const Step *one, const Step *other)
{
    const Patches *patches = step_cache_patches(cache);
    for (uint32_t i = 0; i < one->effect->write_count; i++)
        for (uint32_t k = 0; k < other->effect->write_count; k++) {
            VectorWrite a = one->writes[i], b = other->writes[k];
            if ((a.position & ~PATCH_BIT) == (b.position & ~PATCH_BIT)
                && (!(a.position & PATCH_BIT) || !(b.position & PATCH_BIT)
                    || !patches_commute(patches_content(patches, a.id), patches_content(patches, b.id))))
                return false;
        }
    return true;
}

/* What the answers to the questions of a step about all threads leave out.  `other`: the thread of the other
 * step, which the answers count if it can run. */
static void add_left_out(const StepCache *cache, const Step *step, uint32_t other, Crowd *crowd)
{
    for (uint32_t i = 0; i < step->path->count; i++) {
        const StepRead *read = &step->reads[i];
        if (read->kind == QUESTION_REST) {
            const Rest *rest = step_cache_rest(cache, read->at);
            crowd->apart |= rest->apart;
            if (rest->apart >> other & 1)
                crowd->needed = 2;
            for (uint32_t k = 0; k < ENTERED_MAX; k++)
                shut_add(&crowd->shut, rest->taken[k]);
        } else if (read->kind == QUESTION_OTHERS) {
            uint32_t count;
            const Ref *entered = step_cache_entered(cache, read->at, &count);
            for (uint32_t k = 0; k < count; k++)
                shut_add(&crowd->shut, entered[k]);
        }
    }
    for (uint32_t i = 0; i < step->impact.passed.count; i++)
        shut_add(&crowd->shut, step->impact.passed.slots[i]);
}

/* Each of the two may count the other one among those that can run, if that goes on running.  false: there is
 * too much to tell. */
static bool find_crowd(const StepCache *cache, const Step *one, const Step *other, Crowd *crowd)
{
    enum { TOLD = 64 }; /* threads of which `apart` can tell */
    uint32_t first = one->path->key.thread, second = other->path->key.thread;
    if (first >= TOLD || second >= TOLD || !shut_is_told(&one->impact.passed)
        || !shut_is_told(&other->impact.passed))
        return false;
    *crowd = (Crowd){.apart = (uint64_t)1 << first | (uint64_t)1 << second,
                     .needed = one->impact.stops || other->impact.stops ? 2 : 1};
    add_left_out(cache, one, second, crowd);
    add_left_out(cache, other, first, crowd);
    return shut_is_told(&crowd->shut);
}

/* COMMUTING_AMONG_MANY: with this crowd. */
static Relation compare(const Commuting *commuting, const StepCache *cache, const States *states, uint32_t a,
                        uint32_t b, Crowd *crowd)
{
    Step one = open_step(cache, states, a), other = open_step(cache, states, b);
    if (one.path->key.thread == other.path->key.thread || one.impact.stands_alone
        || other.impact.stands_alone)
        return CONFLICTING;
    Relation there = affects(commuting, cache, states, &one, &other);
    Relation back = there == CONFLICTING ? there : affects(commuting, cache, states, &other, &one);
    if (there == CONFLICTING || back == CONFLICTING
        || (commuting->overlooked != CONFLICT_WRITES && !writes_commute(cache, &one, &other)))
        return CONFLICTING;
    if (there == COMMUTING && back == COMMUTING)
        return COMMUTING;
    return find_crowd(cache, &one, &other, crowd) ? COMMUTING_AMONG_MANY : CONFLICTING;
}

/* Compares two steps and notes the result. */
static void note(Commuting *commuting, const StepCache *cache, const States *states, Compared *pair,
                 uint32_t a, uint32_t b)
{
    if (commuting->crowd_count == CROWDS_MAX) {
        memset(commuting->pairs, 0, sizeof commuting->pairs);
        commuting->crowd_count = 0;
    }
    Relation relation = compare(commuting, cache, states, a, b, &commuting->crowds[commuting->crowd_count]);
    *pair = (Compared){a, b, relation};
    if (relation == COMMUTING_AMONG_MANY)
        pair->result += commuting->crowd_count++;
}

/* Whoever is able now, and waits for no monitor that either step takes or frees, was able before, and is
 * whatever order is taken. */
static bool is_there(const Crowd *crowd, const Outline *outline)
{
    return outline_able_besides(outline, crowd->apart, crowd->shut.slots, crowd->shut.count) >= crowd->needed;
}

bool commuting_steps(Commuting *commuting, const StepCache *cache, const States *states,
                     const Outline *outline, uint32_t one, uint32_t other)
{
    if (!step_cache_has(cache, one) || !step_cache_has(cache, other))
        return false;
    if (are_apart(marked_path(cache, states, one), marked_path(cache, states, other)))
        return true;
    uint32_t low = one < other ? one : other, high = one < other ? other : one;
    uint64_t hash = ((uint64_t)high << 32 | low) * 0x9E3779B97F4A7C15u;
    Compared *pair = &commuting->pairs[hash >> (64 - PAIR_BITS)];
    if (pair->one != low || pair->other != high || pair->result == RELATION_NONE)
        note(commuting, cache, states, pair, low, high);
    return pair->result >= COMMUTING_AMONG_MANY
               ? is_there(&commuting->crowds[pair->result - COMMUTING_AMONG_MANY], outline)
               : pair->result == COMMUTING;
}
