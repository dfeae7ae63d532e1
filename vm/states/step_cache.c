/* Decision trees in arrays: nodes with one answer each in place, the other answers in a hash table. */
#include "vm/states/step_cache.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/allocate.h"
#include "vm/states/components.h"
#include "vm/states/states_view.h"

#define IS_LEAF 0x80000000u /* of a target: an effect, not a node */
#define NOWHERE UINT32_MAX
#define MET     (UINT32_MAX - 1) /* a step came this way, and was not remembered */

/* A question with its first answer. */
typedef struct Node {
    uint64_t answer;
    uint32_t at; /* a position; the slot of a Thread object; a thread's number; the number of a set */
    uint32_t target;
    uint8_t kind, width;
    uint32_t offset; /* of a field; or the slot that is referred to */
} Node;

/* From a node by another answer, or from a key to its first node. */
typedef struct Edge {
    uint64_t second;
    uint32_t first; /* 0: free */
    uint32_t target;
} Edge;

/* Monitors that a step had entered when it asked how many others can run. */
typedef struct EnteredSet {
    Ref slots[ENTERED_MAX];
    uint32_t count;
} EnteredSet;

struct StepCache {
    size_t limit; /* bytes */
    Node *nodes;
    uint32_t node_count, node_capacity;
    Edge *edges; /* open addressing */
    uint32_t edge_count, edge_mask;
    StepEffect *effects;
    uint32_t effect_count, effect_capacity, used_count;
    VectorWrite *writes;
    uint32_t write_count, write_capacity;
    EnteredSet *sets;
    uint32_t set_count, set_capacity;
    Rest *rests;
    uint32_t rest_count, rest_capacity;
    Patches *patches;
    /* Only if steps have numbers: the way to each effect, and what was asked on all of these ways. */
    bool has_numbers;
    uint32_t first_number; /* of those remembered now */
    StepPath *paths;       /* by effect */
    uint32_t path_capacity;
    StepRead *reads;
    uint32_t read_count, read_capacity;
};

enum {
    FIRST_EDGES = 1 << 10,
    FEW_STEPS = 64,  /* remembered ones that tell nothing yet */
    RECENT_SETS = 64 /* a set that was met longer ago may get a second number: then it is asked for twice */
};

static void make_edges(StepCache *cache, uint32_t size)
{
    cache->edges = memory_allocate(size * sizeof *cache->edges);
    cache->edge_mask = size - 1;
    cache->edge_count = 0;
}

StepCache *step_cache_create(size_t bytes)
{
    StepCache *cache = memory_allocate(sizeof *cache);
    cache->limit = bytes;
    cache->patches = patches_create(cache->limit);
    make_edges(cache, FIRST_EDGES);
    return cache;
}

static void free_tables(StepCache *cache)
{
    free(cache->nodes);
    free(cache->edges);
    free(cache->effects);
    free(cache->writes);
    free(cache->sets);
    free(cache->rests);
    free(cache->paths);
    free(cache->reads);
    patches_destroy(cache->patches);
}

void step_cache_destroy(StepCache *cache)
{
    free_tables(cache);
    free(cache);
}

/* What was grown is given back: it would fill the cache again. */
static void give_back(StepCache *cache)
{
    free_tables(cache);
    *cache = (StepCache){.limit = cache->limit,
                         .patches = patches_create(cache->limit),
                         .has_numbers = cache->has_numbers,
                         .first_number = cache->first_number + cache->effect_count};
    make_edges(cache, FIRST_EDGES);
}

size_t step_cache_bytes(const StepCache *cache)
{
    return cache->node_capacity * sizeof *cache->nodes + (cache->edge_mask + (size_t)1) * sizeof *cache->edges
           + cache->effect_capacity * sizeof *cache->effects + cache->write_capacity * sizeof *cache->writes
           + cache->set_capacity * sizeof *cache->sets + cache->rest_capacity * sizeof *cache->rests
           + cache->path_capacity * sizeof *cache->paths + cache->read_capacity * sizeof *cache->reads
           + patches_bytes(cache->patches);
}

uint32_t step_cache_steps(const StepCache *cache) { return cache->effect_count; }

/* --- edges --- */

static uint64_t mix(uint64_t first, uint64_t second)
{
    uint64_t hash = (first ^ (second * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u;
    return (hash ^ hash >> 32) * 0xD6E8FEB86659FD93u >> 16;
}

/* Where an edge is, or is to be put. */
static Edge *edge_place(const StepCache *cache, uint32_t first, uint64_t second)
{
    uint32_t at = (uint32_t)mix(first, second) & cache->edge_mask;
    while (cache->edges[at].first != 0
           && (cache->edges[at].first != first || cache->edges[at].second != second))
        at = (at + 1) & cache->edge_mask;
    return &cache->edges[at];
}

static uint32_t edge_target(const StepCache *cache, uint32_t first, uint64_t second)
{
    const Edge *edge = edge_place(cache, first, second);
    return edge->first == 0 ? NOWHERE : edge->target;
}

static void grow_edges(StepCache *cache)
{
    Edge *old = cache->edges;
    uint32_t size = cache->edge_mask + 1;
    make_edges(cache, 2 * size);
    for (uint32_t i = 0; i < size; i++)
        if (old[i].first != 0) {
            *edge_place(cache, old[i].first, old[i].second) = old[i];
            cache->edge_count++;
        }
    free(old);
}

static void add_edge(StepCache *cache, uint32_t first, uint64_t second, uint32_t target)
{
    assert(first != 0 && "0 marks a free place");
    if (3 * (cache->edge_count + 1) > 2 * cache->edge_mask)
        grow_edges(cache);
    Edge *edge = edge_place(cache, first, second);
    cache->edge_count += edge->first == 0;
    *edge = (Edge){second, first, target};
}

/* Keys and answers of nodes share the table:
 *
 *   key     | 1 | thread: 12 bits | kind of choice: 3 | value: 16 |
 *   node    | its number + 1                                     | */
static uint32_t key_first(const StepKey *key)
{
    assert(step_cache_can_tell(key));
    return 1u << 31 | key->thread << 19 | key->choice;
}
static uint64_t key_second(const StepKey *key) { return (uint64_t)key->end << 32 | key->component; }
static uint32_t node_first(uint32_t node) { return node + 1; }

/* --- answers --- */

/* | length: 20 bits | class: 18 | flags: 4 | entries: 6 | owner: 16 |; who has more is asked for as a whole.
 */
uint64_t step_cache_answer_header(const ObjectComponent *content)
{
    if (!reads_header_fits(content->length, content->class_id, content->entries))
        return UINT64_MAX;
    uint32_t flags = (uint32_t)((content->flags & OBJECT_WIDE) != 0)
                     | (uint32_t)((content->flags & OBJECT_SHARED) != 0) << 1
                     | (uint32_t)((content->flags & OBJECT_TRACE) != 0) << 2;
    return (uint64_t)content->length << 44 | (uint64_t)content->class_id << 26 | flags << 22
           | content->entries << 16 | content->owner;
}

static uint64_t answer_header(const ComponentPool *pool, uint32_t id)
{
    uint32_t size;
    return id == 0 ? 0 : step_cache_answer_header((const ObjectComponent *)pool_content(pool, id, &size));
}

static uint64_t answer_field(const ComponentPool *pool, uint32_t id, FieldPlace place)
{
    uint32_t size;
    const ObjectComponent *content = id == 0 ? NULL : (const ObjectComponent *)pool_content(pool, id, &size);
    return content == NULL || sizeof *content + place.offset + place.width > size
               ? UINT64_MAX
               : patches_value(content->payload, place);
}

static uint64_t answer_ready(const ComponentPool *pool, uint32_t id)
{
    uint32_t size;
    return id != 0
           && component_init_state((const ObjectComponent *)pool_content(pool, id, &size)) == INIT_DONE;
}

/* As in enabled.h: all on which it depends whether the thread is alive, and whether it can run. */
static uint64_t answer_glance(const ComponentPool *pool, uint32_t id)
{
    uint32_t size;
    if (id == 0)
        return 0;
    const ThreadComponent *content = (const ThreadComponent *)pool_content(pool, id, &size);
    bool waits = content->status == THREAD_WAITING || content->status == THREAD_BLOCKED;
    uint32_t flags = content->status | (uint32_t)(waits && content->deadline >= 0) << 4
                     | (uint32_t)(waits && content->interrupted && content->interruptible) << 5
                     | (uint32_t)(waits && content->may_wake) << 6 | (uint32_t)(content->choosing > 0) << 7
                     | (uint32_t)content->is_suspended << 8 | (uint32_t)(content->exception != 0) << 9
                     | (uint32_t)(content->exception != 0 && component_stop_frees(content)) << 10;
    bool is_held_up = content->status == THREAD_BLOCKED || content->status == THREAD_INITIALIZING;
    return (uint64_t)(is_held_up ? content->blocked_on : 0) << 32 | flags;
}

static uint64_t answer_outside(const ComponentPool *pool, uint32_t id)
{
    uint32_t size;
    if (id == 0)
        return 0;
    const ThreadComponent *content = (const ThreadComponent *)pool_content(pool, id, &size);
    uint32_t flags = content->status | (uint32_t)(content->deadline >= 0) << 4
                     | (uint32_t)content->interrupted << 5 | (uint32_t)content->interruptible << 6
                     | (uint32_t)content->may_wake << 7 | (uint32_t)(content->choosing > 0) << 8
                     | (uint32_t)(content->saved_entries > 0) << 9 | (uint32_t)content->permit << 10
                     | (uint32_t)content->parked << 11 | (uint32_t)content->daemon << 12
                     | (uint32_t)content->is_suspended << 13 | (uint32_t)(content->exception != 0) << 14
                     | (uint32_t)content->retrying << 15 | (uint32_t)content->doubtful << 16;
    return (uint64_t)content->blocked_on << 32 | flags;
}

/* The number + 1 of the thread that a Thread object stands for; 0: none. */
static uint64_t answer_thread_of(const Outline *outline, Ref object)
{
    for (uint32_t i = 0; i < outline->thread_count; i++)
        if (outline->threads[i] != NULL && outline->threads[i]->object == object)
            return i + 1;
    return 0;
}

uint32_t step_cache_answer(const States *states, uint32_t chosen, const Question *question)
{
    const Outline *outline = &states->ahead->outline;
    return question->kind == QUESTION_ALIVE
               ? outline_others_alive(outline, chosen)
               : outline_others(outline, chosen, question->entered, question->of);
}

static uint64_t answer_rest(const Outline *outline, const Rest *rest)
{
    RestAnswer answer = outline_rest(outline, rest);
    return answer.count == 1 ? 1 | (uint64_t)answer.by_interrupt << 2 | (uint64_t)answer.thread << 3
                             : answer.count;
}

static uint64_t answer_more(const Outline *outline, uint32_t number)
{
    for (uint32_t i = number; i < outline->thread_count; i++)
        if (outline->threads[i] != NULL)
            return 1;
    return 0;
}

static uint64_t answer_started(const Outline *outline)
{
    uint64_t started = 0;
    for (uint32_t i = 0; i < STARTED_MAX && i < outline->thread_count; i++)
        if (outline->threads[i] != NULL && outline->threads[i]->status != THREAD_NEW)
            started |= (uint64_t)1 << i;
    return started;
}

/* The answers that need more than a look at the vector. */
static uint64_t work_out(const StepCache *cache, const States *states, uint32_t chosen, const Node *node)
{
    const ComponentPool *pool = &states->store->pool;
    const Outline *outline = &states->ahead->outline;
    uint32_t at = node->at;
    switch ((QuestionKind)node->kind) {
    case QUESTION_HEADER: return answer_header(pool, vector_get(&states->vector, at));
    case QUESTION_OUTSIDE: return answer_outside(pool, vector_get(&states->vector, at));
    case QUESTION_GLANCE: return answer_glance(pool, vector_get(&states->vector, at));
    case QUESTION_THREAD_OF: return answer_thread_of(outline, at);
    case QUESTION_MORE: return answer_more(outline, at);
    case QUESTION_REST: return answer_rest(outline, &cache->rests[at]);
    case QUESTION_WAITERS: return outline_waiters(outline, at, node->offset);
    case QUESTION_REFERS:
    case QUESTION_HOLDS: return reference_counts_holds(states->ahead->counts, at, node->offset);
    case QUESTION_COUNT: return reference_counts_of(states->ahead->counts, states->store->items[at].number);
    case QUESTION_STARTED: return answer_started(outline);
    default:
        assert(node->kind == QUESTION_OTHERS);
        return outline_others(outline, chosen, cache->sets[at].slots, cache->sets[at].count);
    }
}

uint64_t step_cache_answer_of(const ComponentPool *pool, const StepRead *read, uint32_t id)
{
    switch ((QuestionKind)read->kind) {
    case QUESTION_WHOLE:
    case QUESTION_THREAD: return id;
    case QUESTION_TAKEN: return id != 0;
    case QUESTION_HEADER: return answer_header(pool, id);
    case QUESTION_FIELD: return answer_field(pool, id, (FieldPlace){read->offset, read->width});
    case QUESTION_READY: return answer_ready(pool, id);
    case QUESTION_OUTSIDE: return answer_outside(pool, id);
    default: assert(read->kind == QUESTION_GLANCE); return answer_glance(pool, id);
    }
}

static inline uint64_t answer(const StepCache *cache, const States *states, uint32_t chosen, const Node *node)
{
    switch ((QuestionKind)node->kind) {
    case QUESTION_WHOLE:
    case QUESTION_THREAD: return vector_get(&states->vector, node->at);
    case QUESTION_TAKEN: return vector_get(&states->vector, node->at) != 0;
    case QUESTION_FIELD:
        return answer_field(&states->store->pool, vector_get(&states->vector, node->at),
                            (FieldPlace){node->offset, node->width});
    case QUESTION_READY: return answer_ready(&states->store->pool, vector_get(&states->vector, node->at));
    case QUESTION_ALIVE: return outline_others_alive(&states->ahead->outline, chosen);
    default: return work_out(cache, states, chosen, node);
    }
}

/* --- numbers --- */

void step_cache_number_steps(StepCache *cache)
{
    assert(cache->effect_count == 0 && "all steps that are remembered have numbers, or none has");
    cache->has_numbers = true;
}

/* Notes the way to an effect, which is the one that the present state takes. */
static void keep_path(StepCache *cache, const States *states, const StepKey *key, uint32_t effect)
{
    while (effect >= cache->path_capacity) {
        cache->path_capacity = cache->path_capacity ? 2 * cache->path_capacity : 64;
        cache->paths = memory_resize(cache->paths, cache->path_capacity * sizeof *cache->paths);
    }
    StepPath path = {.key = *key, .first = cache->read_count};
    uint32_t target = edge_target(cache, key_first(key), key_second(key));
    while (!(target & IS_LEAF)) {
        const Node *node = &cache->nodes[target];
        uint64_t found = answer(cache, states, key->thread, node);
        MEMORY_ROOM_FOR(cache->reads, cache->read_capacity, cache->read_count);
        cache->reads[cache->read_count++] = (StepRead){.answer = found,
                                                       .at = node->at,
                                                       .offset = node->offset,
                                                       .kind = node->kind,
                                                       .width = node->width};
        target = found == node->answer ? node->target : edge_target(cache, node_first(target), found);
    }
    assert(target == (IS_LEAF | effect) && "the way of the present state leads there");
    path.count = cache->read_count - path.first;
    cache->paths[effect] = path;
}

uint32_t step_cache_number(const StepCache *cache, uint32_t effect)
{
    return cache->has_numbers && effect != NOWHERE && effect < NO_STEP - cache->first_number
               ? cache->first_number + effect
               : NO_STEP;
}

uint32_t step_cache_effect_number(const StepCache *cache, const StepEffect *effect)
{
    return step_cache_number(cache, (uint32_t)(effect - cache->effects));
}

bool step_cache_has(const StepCache *cache, uint32_t number)
{
    return number != NO_STEP && number >= cache->first_number
           && number - cache->first_number < cache->effect_count;
}

StepPath *step_cache_path(const StepCache *cache, uint32_t number)
{
    assert(step_cache_has(cache, number));
    return &cache->paths[number - cache->first_number];
}

const StepRead *step_cache_reads(const StepCache *cache, const StepPath *path)
{
    return cache->reads + path->first;
}

const StepEffect *step_cache_effect(const StepCache *cache, uint32_t number)
{
    assert(step_cache_has(cache, number));
    return &cache->effects[number - cache->first_number];
}

const Rest *step_cache_rest(const StepCache *cache, uint32_t at) { return &cache->rests[at]; }

const Ref *step_cache_entered(const StepCache *cache, uint32_t at, uint32_t *count)
{
    *count = cache->sets[at].count;
    return cache->sets[at].slots;
}

/* --- looking up --- */

/* Have nearly all steps that were remembered come again? */
static bool most_are_used(const StepCache *cache)
{
    return cache->effect_count >= FEW_STEPS && cache->used_count * 8 >= cache->effect_count * 7;
}

const StepEffect *step_cache_find(StepCache *cache, const States *states, const StepKey *key, bool *is_worth)
{
    uint32_t first = key_first(key); /* of the last edge */
    uint64_t second = key_second(key);
    uint32_t target = edge_target(cache, first, second);
    while (!(target & IS_LEAF)) {
        const Node *node = &cache->nodes[target];
        uint64_t found = answer(cache, states, key->thread, node);
        first = node_first(target), second = found;
        target = found == node->answer ? node->target : edge_target(cache, first, second);
    }
    if (target < MET) {
        StepEffect *effect = &cache->effects[target & ~IS_LEAF];
        cache->used_count += !effect->is_used;
        effect->is_used = true;
        return effect;
    }
    *is_worth = target == MET || most_are_used(cache) || step_cache_bytes(cache) > cache->limit;
    if (!*is_worth)
        add_edge(cache, first, second, MET);
    return NULL;
}

const VectorWrite *step_cache_writes(const StepCache *cache, const StepEffect *effect)
{
    return &cache->writes[effect->first];
}

Patches *step_cache_patches(const StepCache *cache) { return cache->patches; }

uint32_t step_cache_resolve(const StepCache *cache, const States *states, const StepEffect *effect,
                            VectorWrite *writes)
{
    const VectorWrite *known = step_cache_writes(cache, effect);
    uint32_t count = 0;
    for (uint32_t i = 0; i < effect->write_count; i++) {
        VectorWrite write = known[i];
        if (write.position & PATCH_BIT) {
            write.position &= ~PATCH_BIT;
            uint32_t old = vector_get(&states->vector, write.position);
            write.id = patches_apply(cache->patches, &states->store->pool, old, write.id);
            if (write.id == old)
                continue;
        }
        writes[count++] = write;
    }
    return count;
}

/* --- remembering --- */

void step_cache_make_room(StepCache *cache)
{
    if (step_cache_bytes(cache) > cache->limit)
        give_back(cache);
}

static uint32_t find_set(StepCache *cache, const Question *question)
{
    EnteredSet wanted = {.count = question->of};
    memcpy(wanted.slots, question->entered, sizeof wanted.slots);
    for (uint32_t i = cache->set_count; i-- > 0 && cache->set_count - i <= RECENT_SETS;)
        if (memcmp(&cache->sets[i], &wanted, sizeof wanted) == 0)
            return i;
    MEMORY_ROOM_FOR(cache->sets, cache->set_capacity, cache->set_count);
    cache->sets[cache->set_count] = wanted;
    return cache->set_count++;
}

static uint32_t find_rest(StepCache *cache, const Rest *wanted)
{
    for (uint32_t i = cache->rest_count; i-- > 0 && cache->rest_count - i <= RECENT_SETS;)
        if (memcmp(&cache->rests[i], wanted, sizeof *wanted) == 0)
            return i;
    MEMORY_ROOM_FOR(cache->rests, cache->rest_capacity, cache->rest_count);
    cache->rests[cache->rest_count] = *wanted;
    return cache->rest_count++;
}

static Node make_node(StepCache *cache, const States *states, Question question)
{
    if (question.kind == QUESTION_REST)
        return (Node){.kind = QUESTION_REST, .at = find_rest(cache, &states->vm->reads->rests[question.of])};
    if (question.kind == QUESTION_ALIVE)
        return (Node){.kind = QUESTION_ALIVE};
    if (question.kind == QUESTION_OTHERS)
        return (Node){.kind = QUESTION_OTHERS, .at = find_set(cache, &question)};
    bool is_thread = question.kind >= QUESTION_THREAD, is_field = question.kind == QUESTION_FIELD;
    bool is_told = question.kind >= QUESTION_THREAD_OF; /* by the outline */
    bool is_held = question.kind == QUESTION_REFERS || question.kind == QUESTION_HOLDS;
    return (Node){.kind = (uint8_t)question.kind,
                  .width = is_field ? (uint8_t)question.place.width : 0,
                  .offset = is_field                            ? question.place.offset
                            : is_held                           ? question.held
                            : question.kind == QUESTION_WAITERS ? question.set
                                                                : 0,
                  .at = is_told ? question.of
                                : store_position(states->store,
                                                 (Item){is_thread ? ITEM_THREAD : ITEM_OBJECT, question.of})};
}

/* `places` has a bit for the place of each node that was passed. */
static bool is_asked(const StepCache *cache, const uint32_t *passed, uint32_t count, uint64_t places,
                     const Node *node)
{
    if (!(places >> node->at % 64 & 1))
        return false;
    bool is_of_object = node->kind < QUESTION_COUNT, is_of_thread = node->kind == QUESTION_HOLDS;
    for (uint32_t i = 0; i < count; i++) {
        const Node *other = &cache->nodes[passed[i]];
        if (other->at == node->at
            && ((other->kind == node->kind && other->offset == node->offset)
                || (other->kind == QUESTION_WHOLE && is_of_object)
                || (other->kind == QUESTION_THREAD && is_of_thread)))
            return true;
    }
    return false;
}

static void link(StepCache *cache, const StepKey *key, uint32_t node, uint64_t found, uint32_t target)
{
    if (node == NOWHERE)
        add_edge(cache, key_first(key), key_second(key), target);
    else if (cache->nodes[node].target == NOWHERE)
        cache->nodes[node].answer = found, cache->nodes[node].target = target;
    else
        add_edge(cache, node_first(node), found, target);
}

static uint32_t add_node(StepCache *cache, Node node)
{
    MEMORY_ROOM_FOR(cache->nodes, cache->node_capacity, cache->node_count);
    node.target = NOWHERE;
    cache->nodes[cache->node_count] = node;
    return cache->node_count++;
}

uint32_t step_cache_open_path(StepCache *cache, const States *states, const StepKey *key,
                              const Question *questions, uint32_t count)
{
    uint32_t passed[2 * READS_MAX], depth = 0, last = NOWHERE;
    uint64_t found = 0, places = 0;
    uint32_t target = edge_target(cache, key_first(key), key_second(key));
    while (!(target & IS_LEAF) && depth < READS_MAX) {
        passed[depth++] = last = target;
        places |= (uint64_t)1 << cache->nodes[target].at % 64;
        found = answer(cache, states, key->thread, &cache->nodes[target]);
        target = found == cache->nodes[target].answer ? cache->nodes[target].target
                                                      : edge_target(cache, node_first(target), found);
    }
    if (target < MET)
        return NOWHERE; /* a path that is known already, or is too long */
    for (uint32_t i = 0; i < count && depth < 2 * READS_MAX; i++) {
        Node node = make_node(cache, states, questions[i]);
        if (is_asked(cache, passed, depth, places, &node))
            continue;
        uint32_t number = add_node(cache, node);
        link(cache, key, last, found, number);
        passed[depth++] = last = number;
        places |= (uint64_t)1 << node.at % 64;
        found = answer(cache, states, key->thread, &node);
    }
    link(cache, key, last, found, IS_LEAF | cache->effect_count);
    MEMORY_ROOM_FOR(cache->effects, cache->effect_capacity, cache->effect_count);
    if (cache->has_numbers)
        keep_path(cache, states, key, cache->effect_count);
    return cache->effect_count++;
}

/* By position, as vector_take wants them. */
static void sort_writes(VectorWrite *writes, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        VectorWrite write = writes[i];
        uint32_t at = i;
        for (; at > 0 && (writes[at - 1].position & ~PATCH_BIT) > (write.position & ~PATCH_BIT); at--)
            writes[at] = writes[at - 1];
        writes[at] = write;
    }
}

void step_cache_close_path(StepCache *cache, uint32_t path, StepEffect effect, const VectorWrite *writes)
{
    if (path == NOWHERE)
        return;
    uint32_t count = effect.write_count + effect.acted_count;
    assert(path < cache->effect_count);
    effect.first = cache->write_count;
    while (cache->write_count + count > cache->write_capacity) {
        cache->write_capacity = 2 * (cache->write_capacity + count);
        cache->writes = memory_resize(cache->writes, cache->write_capacity * sizeof *cache->writes);
    }
    memcpy(cache->writes + cache->write_count, writes, count * sizeof *writes);
    sort_writes(cache->writes + cache->write_count, effect.write_count);
    cache->write_count += count;
    cache->effects[path] = effect;
}

/* --- moving --- */

static bool asks_for_position(const Node *node) { return node->kind < QUESTION_THREAD_OF; }

void step_cache_move(StepCache *cache, const uint32_t *places)
{
    for (uint32_t i = 0; i < cache->node_count; i++)
        if (asks_for_position(&cache->nodes[i]))
            cache->nodes[i].at = places[cache->nodes[i].at];
    for (uint32_t i = 0; i < cache->effect_count; i++) {
        VectorWrite *writes = &cache->writes[cache->effects[i].first];
        for (uint32_t k = 0; k < cache->effects[i].write_count; k++)
            writes[k].position = (writes[k].position & PATCH_BIT) | places[writes[k].position & ~PATCH_BIT];
        sort_writes(writes, cache->effects[i].write_count);
    }
    for (uint32_t i = 0; i < cache->read_count; i++)
        if (cache->reads[i].kind < QUESTION_THREAD_OF)
            cache->reads[i].at = places[cache->reads[i].at];
}
