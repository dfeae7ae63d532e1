/* Names a state's threads and objects in an order that only its structure decides; see symmetry.h. */
#include "vm/states/symmetry.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/states/joins_ahead.h"
#include "vm/states/mentions.h"

/* A thread, an object that has no lasting name, or one that has and mentions others or may be unreachable. */
typedef enum AlikeKind { NODE_THREAD, NODE_MOVING, NODE_FIXED } AlikeKind;

typedef struct AlikeNode {
    AlikeKind kind;
    uint32_t number, component; /* number: of the thread, or the slot */
    uint32_t name;              /* + 1; 0: it was not met yet */
    bool is_root;               /* a thread, or an object that lives in any case */
    bool is_met;                /* from a root, other than by the automatic name of a thread */
    uint64_t colour, base, sum;
} AlikeNode;

/* AlikeNode `from` mentions node `to` in its place `label`. */
typedef struct AlikeEdge {
    uint32_t from, to, label;
} AlikeEdge;

/* What is at a place of the canonical contents: of the item there. */
typedef struct ContentsPlace {
    uint32_t position; /* + 1; 0: it was always as in the first state */
    uint32_t base;     /* what it was in the first state; 0: it was not there */
    uint32_t round;    /* the last state that had it */
} ContentsPlace;

typedef struct ContentsTable {
    ContentsPlace *places;
    uint32_t count, capacity;
} ContentsTable;

/* What a thread does next is to start another one, whose Thread this is, or to wait for its end. */
typedef struct NextOperation {
    uint32_t thread;
    Ref other;
    bool starts;
    bool has_ended;   /* there is nothing to wait for */
    uint32_t segment; /* joins without a start between them are one, so are starts without a join */
    uint32_t order;   /* of starts among each other; 0: a join */
} NextOperation;

/* The component that an object is taken to have in this round. */
typedef struct Replaced {
    uint32_t round, component;
} Replaced;

/* Offsets of ints in java.lang.Thread. */
typedef struct JoinFields {
    uint32_t phase, number, joiner, joins;
} JoinFields;

struct Symmetry {
    Vm *vm;
    JoinFields fields;
    Store *store;
    const Vector *present;
    const char *omitted; /* a mutation; NULL: none */
    Mentions *mentions;
    ComponentPool pool; /* components in canonical names */
    Tree tree;
    Vector vector; /* canonical contents */
    uint32_t position_count;
    uint32_t absent; /* stands for what was there in the first state and is not any more */
    bool has_first;  /* the first state was looked at */
    ContentsTable fixed, moving, threads;
    ContentsPlace end;
    uint32_t *set; /* positions that are not 0, and by position the round in which it was put last */
    uint32_t set_count, set_capacity;
    uint32_t *put_in;
    uint32_t put_capacity;
    StateNumber *known; /* by state: the one that stands for it + 1 */
    uint32_t known_capacity;
    StateNumber *first; /* by number of canonical contents */
    uint32_t first_capacity;
    uint32_t round, merged; /* states that were looked at, and those that another one stands for */
    /* of the present state */
    AlikeNode *nodes;
    uint32_t node_count, node_capacity;
    AlikeEdge *edges;
    uint32_t edge_count, edge_capacity;
    uint32_t *order; /* nodes of threads, main first */
    uint32_t thread_count, order_capacity;
    uint32_t *queue; /* nodes to be followed */
    uint32_t queue_capacity;
    uint32_t *slot_nodes, *thread_nodes; /* by number: node + 1 */
    uint32_t slot_capacity, thread_capacity;
    uint32_t queued;
    uint32_t next_name, names_end; /* of one thread; then those of the shared range */
    JoinFinder *joins;
    NextOperation *next; /* of all threads */
    uint32_t next_count, next_capacity;
    Replaced *replaced; /* by slot */
    uint32_t replaced_capacity;
    uint32_t shared_names; /* the first that is free there */
    uint32_t *frames;      /* of one stack, the top one first */
    uint32_t frame_capacity;
};

enum {
    TRIAL = 2000,          /* states after which */
    TRIAL_SHARE = 50,      /* one in so many must have been merged, or no more are looked at */
    ROUNDS = 3,            /* of refinement; more can only tell more apart */
    NAMES_PER_THREAD = 256 /* objects with names of their own; those beyond share a range */
};

/* What names in components look like: no slot has such a number. */
#define NAME_BIT 0x80000000u

static bool omits(const Symmetry *symmetry, const char *what)
{
    return symmetry->omitted != NULL && strcmp(symmetry->omitted, what) == 0;
}

const char *symmetry_omitted(const Symmetry *symmetry) { return symmetry->omitted; }

Symmetry *symmetry_create(Vm *vm, Store *store, const Vector *vector, const char *omitted)
{
    Symmetry *symmetry = memory_allocate(sizeof *symmetry);
    symmetry->omitted = omitted;
    symmetry->vm = vm;
    symmetry->store = store;
    symmetry->present = vector;
    symmetry->fields = (JoinFields){vm_field_offset(vm->program->thread, "phase", "I"),
                                      vm_field_offset(vm->program->thread, "number", "I"),
                                      vm_field_offset(vm->program->thread, "joiner", "I"),
                                      vm_field_offset(vm->program->thread, "joins", "I")};
    symmetry->mentions = mentions_create(vm, store);
    symmetry->joins = join_finder_create(vm, store, vector);
    pool_create(&symmetry->pool);
    tree_create(&symmetry->tree);
    vector_create(&symmetry->vector, &symmetry->tree, HOT_BITS_MAX);
    symmetry->absent = pool_intern(&symmetry->pool, "", 1);
    return symmetry;
}

void symmetry_destroy(Symmetry *symmetry)
{
    mentions_destroy(symmetry->mentions);
    join_finder_destroy(symmetry->joins);
    free(symmetry->next);
    free(symmetry->replaced);
    vector_destroy(&symmetry->vector);
    tree_destroy(&symmetry->tree);
    pool_destroy(&symmetry->pool);
    free(symmetry->fixed.places);
    free(symmetry->moving.places);
    free(symmetry->threads.places);
    free(symmetry->set);
    free(symmetry->put_in);
    free(symmetry->known);
    free(symmetry->first);
    free(symmetry->nodes);
    free(symmetry->edges);
    free(symmetry->order);
    free(symmetry->queue);
    free(symmetry->slot_nodes);
    free(symmetry->thread_nodes);
    free(symmetry->frames);
    free(symmetry);
}

size_t symmetry_bytes(const Symmetry *symmetry)
{
    return mentions_bytes(symmetry->mentions) + pool_bytes(&symmetry->pool) + tree_bytes(&symmetry->tree)
           + (symmetry->known_capacity + symmetry->first_capacity) * sizeof(StateNumber);
}

/* --- canonical contents --- */

static uint64_t mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

static void put_at(Symmetry *symmetry, uint32_t position, uint32_t id)
{
    MEMORY_ROOM_FOR(symmetry->put_in, symmetry->put_capacity, position);
    symmetry->put_in[position] = symmetry->round;
    uint32_t old = vector_get(&symmetry->vector, position);
    if (old == id)
        return;
    if (old == 0) {
        MEMORY_ROOM_FOR(symmetry->set, symmetry->set_capacity, symmetry->set_count);
        symmetry->set[symmetry->set_count++] = position;
    }
    vector_set(&symmetry->vector, position, id);
}

static void put(Symmetry *symmetry, ContentsPlace *place, uint32_t id)
{
    place->round = symmetry->round;
    if (!symmetry->has_first)
        place->base = id;
    if (id == place->base)
        return;
    if (place->position == 0)
        place->position = ++symmetry->position_count;
    put_at(symmetry, place->position - 1, id);
}

static ContentsPlace *place_of(ContentsTable *table, uint32_t number)
{
    MEMORY_ROOM_FOR(table->places, table->capacity, number);
    if (number >= table->count)
        table->count = number + 1;
    return &table->places[number];
}

static void put_absent(Symmetry *symmetry, ContentsTable *table)
{
    for (uint32_t i = 0; i < table->count; i++)
        if (table->places[i].base != 0 && table->places[i].round != symmetry->round)
            put(symmetry, &table->places[i], symmetry->absent);
}

/* What was not put in this round goes back to what it was in the first state. */
static void clear_others(Symmetry *symmetry)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < symmetry->set_count; i++) {
        uint32_t position = symmetry->set[i];
        if (symmetry->put_in[position] == symmetry->round)
            symmetry->set[kept++] = position;
        else
            vector_set(&symmetry->vector, position, 0);
    }
    symmetry->set_count = kept;
}

/* --- the graph --- */

static uint32_t add_node(Symmetry *symmetry, AlikeKind kind, uint32_t number, uint32_t component,
                         uint64_t base)
{
    MEMORY_ROOM_FOR(symmetry->nodes, symmetry->node_capacity, symmetry->node_count);
    symmetry->nodes[symmetry->node_count] =
        (AlikeNode){.kind = kind, .number = number, .component = component, .base = base};
    return symmetry->node_count++;
}

static bool is_automatic(const Symmetry *symmetry, Ref slot)
{
    uint32_t place = store_known_position(symmetry->store, (Item){ITEM_OBJECT, slot});
    uint32_t component = place == 0 ? 0 : vector_get(symmetry->present, place - 1);
    return component != 0 && mentions_of(symmetry->mentions, COMPONENT_OBJECT, component)->is_automatic_name;
}

/* The node that a mention means; UINT32_MAX: none. */
static uint32_t target_of(const Symmetry *symmetry, Mention mention)
{
    switch (mention.kind) {
    case MENTION_SLOT:
    case MENTION_VALUE: return symmetry->slot_nodes[mention.number] - 1;
    case MENTION_NAME:
        return is_automatic(symmetry, mention.number) ? UINT32_MAX : symmetry->slot_nodes[mention.number] - 1;
    case MENTION_THREAD:
    case MENTION_NEXT_THREAD:
    case MENTION_OWNER:
    case MENTION_ENDS: return symmetry->thread_nodes[mention.number] - 1;
    default: return UINT32_MAX;
    }
}

/* The stack of a thread, into symmetry->frames. */
static uint32_t list_frames(Symmetry *symmetry, uint32_t component)
{
    uint32_t size, count = 0;
    const ComponentPool *pool = &symmetry->store->pool;
    uint32_t frame = ((const ThreadComponent *)(const void *)pool_content(pool, component, &size))->frames;
    for (; frame != 0; count++) {
        MEMORY_ROOM_FOR(symmetry->frames, symmetry->frame_capacity, count);
        symmetry->frames[count] = frame;
        frame = ((const FrameComponent *)(const void *)pool_content(pool, frame, &size))->below;
    }
    return count;
}

/* The mutation "order": nobody looks into arrays. */
static bool is_left_out(const Symmetry *symmetry, ComponentKind kind, uint32_t component)
{
    if (kind != COMPONENT_OBJECT || !omits(symmetry, "order"))
        return false;
    uint32_t size;
    const uint8_t *content = pool_content(&symmetry->store->pool, component, &size);
    uint32_t class_id = ((const ObjectComponent *)(const void *)content)->class_id;
    return symmetry->vm->program->classes[class_id]->element_kind == 'L';
}

/* Calls `visit` for all that a node mentions, in an order that its content alone decides. */
typedef void VisitTarget(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label);

static uint32_t visit_component(Symmetry *symmetry, uint32_t from, ComponentKind kind, uint32_t component,
                                uint32_t label, VisitTarget *visit)
{
    const Template *template = mentions_of(symmetry->mentions, kind, component);
    uint32_t first = template->first, count = template->count, size = template->size;
    for (uint32_t i = 0; i < count && !is_left_out(symmetry, kind, component); i++) {
        Mention mention = mentions_list(symmetry->mentions, &(Template){.first = first})[i];
        uint32_t to = target_of(symmetry, mention);
        if (to != UINT32_MAX)
            visit(symmetry, from, to, label + mention.offset);
    }
    return label + size;
}

static void visit_node(Symmetry *symmetry, uint32_t from, VisitTarget *visit)
{
    AlikeNode node = symmetry->nodes[from];
    if (node.kind != NODE_THREAD) {
        visit_component(symmetry, from, COMPONENT_OBJECT, node.component, 0, visit);
        return;
    }
    uint32_t label = visit_component(symmetry, from, COMPONENT_THREAD, node.component, 0, visit);
    uint32_t count = list_frames(symmetry, node.component);
    for (uint32_t i = 0; i < count; i++)
        label = visit_component(symmetry, from, COMPONENT_FRAME, symmetry->frames[i], label, visit);
}

static void meet(Symmetry *symmetry, uint32_t node)
{
    if (symmetry->nodes[node].is_met)
        return;
    symmetry->nodes[node].is_met = true;
    MEMORY_ROOM_FOR(symmetry->queue, symmetry->queue_capacity, symmetry->queued);
    symmetry->queue[symmetry->queued++] = node;
}

static void add_edge(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label)
{
    meet(symmetry, to);
    MEMORY_ROOM_FOR(symmetry->edges, symmetry->edge_capacity, symmetry->edge_count);
    symmetry->edges[symmetry->edge_count++] = (AlikeEdge){from, to, label};
}

/* false: it has what is not understood. */
static bool add_thread(Symmetry *symmetry, uint32_t number, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, COMPONENT_THREAD, component);
    uint64_t base = mix(template->hash, number == 0);
    bool is_understood = !template->refuses;
    uint32_t count = list_frames(symmetry, component);
    for (uint32_t i = 0; i < count; i++) {
        template = mentions_of(symmetry->mentions, COMPONENT_FRAME, symmetry->frames[i]);
        base = mix(base, template->hash);
        is_understood &= !template->refuses;
    }
    uint32_t node = add_node(symmetry, NODE_THREAD, number, component, base);
    symmetry->nodes[node].is_root = true;
    symmetry->thread_nodes[number] = node + 1;
    MEMORY_ROOM_FOR(symmetry->order, symmetry->order_capacity, symmetry->thread_count);
    symmetry->order[symmetry->thread_count++] = node;
    return is_understood;
}

static uint32_t plain_id(Symmetry *symmetry, ComponentKind kind, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, kind, component);
    assert(template->count == 0);
    if (template->plain != 0)
        return template->plain - 1;
    uint32_t size = template->size;
    uint32_t id = pool_intern(&symmetry->pool, mentions_bytes_of(symmetry->mentions, kind, component), size);
    mentions_set_plain(symmetry->mentions, component, id + 1);
    return id;
}

static bool is_shared(const Symmetry *symmetry, uint32_t component)
{
    uint32_t size;
    const ObjectComponent *content =
        (const ObjectComponent *)(const void *)pool_content(&symmetry->store->pool, component, &size);
    return content->flags & OBJECT_SHARED;
}

/* What an object is taken to be. */
static uint32_t component_of(const Symmetry *symmetry, Ref slot, uint32_t component)
{
    return slot < symmetry->replaced_capacity && symmetry->replaced[slot].round == symmetry->round
               ? symmetry->replaced[slot].component
               : component;
}

static bool add_object(Symmetry *symmetry, Ref slot, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, COMPONENT_OBJECT, component);
    SlotStatus status = mentions_status(symmetry->mentions, slot);
    bool refuses = template->refuses, may_go = status == SLOT_LASTS && !is_shared(symmetry, component);
    if (status == SLOT_MOVES) {
        uint64_t base = mix(template->hash, mentions_site(symmetry->mentions, slot));
        symmetry->slot_nodes[slot] = add_node(symmetry, NODE_MOVING, slot, component, base) + 1;
    } else if (template->count > 0 || may_go) {
        uint32_t node = add_node(symmetry, NODE_FIXED, slot, component, mix(template->hash, slot));
        symmetry->nodes[node].is_root = !may_go;
        symmetry->slot_nodes[slot] = node + 1;
    } else {
        put(symmetry, place_of(&symmetry->fixed, slot), plain_id(symmetry, COMPONENT_OBJECT, component));
    }
    return !refuses;
}

static bool add_item(Symmetry *symmetry, Item item, uint32_t component)
{
    switch (item.kind) {
    case ITEM_OBJECT:
        return add_object(symmetry, item.number, component_of(symmetry, item.number, component));
    case ITEM_VM:
        put(symmetry, &symmetry->end, plain_id(symmetry, COMPONENT_VM, component));
        return !mentions_of(symmetry->mentions, COMPONENT_VM, component)->refuses;
    default: return true;
    }
}

/* --- threads that wait in joins: see joins_ahead.h --- */

static uint32_t component_in(const Symmetry *symmetry, Ref slot)
{
    uint32_t place = store_known_position(symmetry->store, (Item){ITEM_OBJECT, slot});
    return place == 0 ? 0 : component_of(symmetry, slot, vector_get(symmetry->present, place - 1));
}

/* An int field of a Thread, in a component. */
static int32_t *thread_field(ObjectComponent *content, uint32_t offset)
{
    return (int32_t *)(void *)(content->payload + offset);
}

/* The object is taken to have this value there, from now on. */
static void replace_field(Symmetry *symmetry, Ref slot, uint32_t offset, int32_t value)
{
    uint32_t size;
    const uint8_t *content = pool_content(&symmetry->store->pool, component_in(symmetry, slot), &size);
    ObjectComponent *copy = memory_allocate(size);
    memcpy(copy, content, size);
    *thread_field(copy, offset) = value;
    MEMORY_ROOM_FOR(symmetry->replaced, symmetry->replaced_capacity, slot);
    symmetry->replaced[slot] = (Replaced){symmetry->round, pool_intern(&symmetry->store->pool, copy, size)};
    free(copy);
}

static int32_t field_in(const Symmetry *symmetry, Ref slot, uint32_t offset)
{
    uint32_t size;
    const uint8_t *content = pool_content(&symmetry->store->pool, component_in(symmetry, slot), &size);
    return *thread_field((ObjectComponent *)(void *)content, offset);
}

enum { PHASE_NEW, PHASE_ALIVE }; /* of Thread.phase */
enum { HAS_JOINED = 1 };         /* in Thread.joins */

static uint32_t class_in(const Symmetry *symmetry, Ref slot)
{
    uint32_t size;
    const uint8_t *content = pool_content(&symmetry->store->pool, component_in(symmetry, slot), &size);
    return ((const ObjectComponent *)(const void *)content)->class_id;
}

static bool is_started_before(const JoinsAhead *ahead, uint32_t index)
{
    for (uint32_t i = 0; i < index; i++)
        if (ahead->operations[i].starts && ahead->operations[i].thread == ahead->operations[index].thread)
            return true;
    return false;
}

/* Can all be done as foreseen?  Starts must be of new threads, joins of others. */
static bool can_be_done(const Symmetry *symmetry, const JoinsAhead *ahead)
{
    for (uint32_t i = 0; i < ahead->count; i++) {
        const OperationAhead *operation = &ahead->operations[i];
        if (component_in(symmetry, operation->thread) == 0)
            return false;
        bool is_new = field_in(symmetry, operation->thread, symmetry->fields.phase) == PHASE_NEW;
        bool is_started = is_started_before(ahead, i);
        if (operation->starts
                ? !is_new || is_started || class_in(symmetry, operation->thread) != operation->class_id
                : is_new && !is_started)
            return false;
    }
    return true;
}

static void add_next(Symmetry *symmetry, uint32_t number, const JoinsAhead *ahead)
{
    for (uint32_t i = 0, segment = 0, starts = 0; i < ahead->count; i++) {
        const OperationAhead *operation = &ahead->operations[i];
        segment += i > 0 && operation->starts != ahead->operations[i - 1].starts;
        MEMORY_ROOM_FOR(symmetry->next, symmetry->next_capacity, symmetry->next_count);
        symmetry->next[symmetry->next_count++] =
            (NextOperation){number,
                            operation->thread,
                            operation->starts,
                            field_in(symmetry, operation->thread, symmetry->fields.phase) > PHASE_ALIVE,
                            segment,
                            operation->starts ? ++starts : 0};
    }
}

/* A thread that waits stands where it goes on when all have ended, and has seen their ends: it cannot do
 * anything before it has. */
static uint32_t see_ends(Symmetry *symmetry, uint32_t number, const JoinsAhead *ahead)
{
    uint32_t size;
    ThreadComponent thread;
    memcpy(&thread, pool_content(&symmetry->store->pool, ahead->thread, &size), sizeof thread);
    for (uint32_t i = 0; i < ahead->count && !ahead->operations[i].starts; i++) {
        Ref other = ahead->operations[i].thread;
        int32_t other_number = field_in(symmetry, other, symmetry->fields.number);
        if (other_number > 0 && other_number <= 64)
            thread.seen_ends |= (uint64_t)1 << (other_number - 1);
        if (field_in(symmetry, other, symmetry->fields.joiner) == 0)
            replace_field(symmetry, other, symmetry->fields.joiner, (int32_t)number + 1);
    }
    replace_field(symmetry, thread.object, symmetry->fields.joins,
                  field_in(symmetry, thread.object, symmetry->fields.joins) | HAS_JOINED);
    return pool_intern(&symmetry->store->pool, &thread, sizeof thread);
}

static bool add_threads(Symmetry *symmetry)
{
    bool is_understood = true;
    uint32_t count = numbering_thread_count(symmetry->store->numbering);
    symmetry->next_count = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t place = store_known_position(symmetry->store, (Item){ITEM_THREAD, i});
        uint32_t component = place == 0 ? 0 : vector_get(symmetry->present, place - 1);
        if (component == 0)
            continue;
        const JoinsAhead *ahead = joins_ahead(symmetry->joins, component);
        if (ahead != NULL && can_be_done(symmetry, ahead)) {
            add_next(symmetry, i, ahead);
            component = ahead->waits ? see_ends(symmetry, i, ahead) : ahead->thread;
        }
        is_understood &= add_thread(symmetry, i, component);
    }
    return is_understood;
}

enum { LABEL_NEXT = 1 << 30 }; /* beyond all offsets in components */

static void add_next_edges(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->next_count; i++) {
        const NextOperation *next = &symmetry->next[i];
        if (!next->has_ended)
            add_edge(symmetry, symmetry->thread_nodes[next->thread] - 1,
                     symmetry->slot_nodes[next->other] - 1,
                     LABEL_NEXT + next->segment * (JOINS_MAX + 1) + next->order);
    }
}

/* Between what is met from the roots.  What is not is garbage: names that nobody asks for, an array of
 * threads of which only joins are left. */
static void add_edges(Symmetry *symmetry)
{
    symmetry->queued = 0;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        if (symmetry->nodes[i].is_root)
            meet(symmetry, i);
    add_next_edges(symmetry);
    for (uint32_t i = 0; i < symmetry->queued; i++)
        visit_node(symmetry, symmetry->queue[i], add_edge);
}

static bool build_graph(Symmetry *symmetry)
{
    const Store *store = symmetry->store;
    symmetry->node_count = symmetry->edge_count = symmetry->thread_count = 0;
    MEMORY_ROOM_FOR(symmetry->slot_nodes, symmetry->slot_capacity, numbering_slot_count(store->numbering));
    MEMORY_ROOM_FOR(symmetry->thread_nodes, symmetry->thread_capacity,
                    numbering_thread_count(store->numbering));
    memset(symmetry->slot_nodes, 0, symmetry->slot_capacity * sizeof *symmetry->slot_nodes);
    memset(symmetry->thread_nodes, 0, symmetry->thread_capacity * sizeof *symmetry->thread_nodes);
    bool is_understood = add_threads(symmetry);
    for (uint32_t i = 0; is_understood && i < store->item_count; i++) {
        uint32_t component = vector_get(symmetry->present, i);
        if (component != 0)
            is_understood = add_item(symmetry, store->items[i], component);
    }
    if (is_understood)
        add_edges(symmetry);
    return is_understood;
}

/* --- colours --- */

static void refine(Symmetry *symmetry)
{
    AlikeNode *nodes = symmetry->nodes;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        nodes[i].sum = nodes[i].base;
    for (uint32_t i = 0; i < symmetry->edge_count; i++) {
        AlikeEdge edge = symmetry->edges[i];
        nodes[edge.from].sum += mix(nodes[edge.to].colour, 2 * edge.label + 1);
        nodes[edge.to].sum += mix(nodes[edge.from].colour, 2 * edge.label + 2);
    }
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        nodes[i].colour = mix(nodes[i].sum, nodes[i].colour);
}

/* Main first, then by colour; equal ones in the order of their numbers. */
static bool comes_before(const AlikeNode *one, const AlikeNode *other)
{
    if (one->number == 0 || other->number == 0)
        return one->number < other->number;
    return one->colour != other->colour ? one->colour < other->colour : one->number < other->number;
}

static void sort_threads(Symmetry *symmetry)
{
    uint32_t *order = symmetry->order;
    for (uint32_t i = 1; i < symmetry->thread_count; i++)
        for (uint32_t j = i;
             j > 0 && comes_before(&symmetry->nodes[order[j]], &symmetry->nodes[order[j - 1]]); j--) {
            uint32_t node = order[j];
            order[j] = order[j - 1];
            order[j - 1] = node;
        }
}

/* The first of those that look the same: it is marked, so that the others can be told apart by where they
 * stand to it.  false: all are different. */
static bool mark_one(Symmetry *symmetry)
{
    for (uint32_t i = 2; i < symmetry->thread_count; i++) {
        AlikeNode *one = &symmetry->nodes[symmetry->order[i - 1]];
        if (one->colour == symmetry->nodes[symmetry->order[i]].colour) {
            one->base = mix(one->base, i);
            one->colour = mix(one->colour, i);
            return true;
        }
    }
    return false;
}

static void order_threads(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        symmetry->nodes[i].colour = symmetry->nodes[i].base;
    do {
        for (int i = 0; i < ROUNDS; i++)
            refine(symmetry);
        sort_threads(symmetry);
    } while (mark_one(symmetry));
}

/* --- names --- */

static uint32_t take_name(Symmetry *symmetry)
{
    uint32_t name = symmetry->next_name++;
    if (symmetry->next_name == symmetry->names_end) {
        symmetry->next_name = symmetry->shared_names;
        symmetry->names_end = UINT32_MAX;
    }
    return name;
}

/* Gives the next name to an object that is met for the first time, and queues it. */
static void name_target(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label)
{
    AlikeNode *node = &symmetry->nodes[to];
    (void)from, (void)label;
    if (node->kind == NODE_THREAD || node->name != 0)
        return;
    if (node->kind == NODE_FIXED)
        node->name = node->number + 1;
    else
        node->name = take_name(symmetry) + 1;
    MEMORY_ROOM_FOR(symmetry->queue, symmetry->queue_capacity, symmetry->queued);
    symmetry->queue[symmetry->queued++] = to;
}

/* Names all that is met from a node, from the present name on. */
static void name_from(Symmetry *symmetry, uint32_t node)
{
    symmetry->queued = 0;
    visit_node(symmetry, node, name_target);
    for (uint32_t i = 0; symmetry->nodes[node].kind == NODE_THREAD && i < symmetry->next_count; i++)
        if (symmetry->next[i].starts && symmetry->next[i].thread == symmetry->nodes[node].number)
            name_target(symmetry, node, symmetry->slot_nodes[symmetry->next[i].other] - 1, 0);
    for (uint32_t i = 0; i < symmetry->queued; i++)
        visit_node(symmetry, symmetry->queue[i], name_target);
    if (symmetry->names_end == UINT32_MAX)
        symmetry->shared_names = symmetry->next_name;
}

/* An object that is met from nowhere, but for threads' names, can do nothing: it gets none. */
static void name_all(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->thread_count; i++)
        symmetry->nodes[symmetry->order[i]].name = i + 1;
    symmetry->shared_names = symmetry->thread_count * NAMES_PER_THREAD;
    for (uint32_t i = 0; i < symmetry->thread_count; i++) {
        symmetry->next_name = i * NAMES_PER_THREAD;
        symmetry->names_end = symmetry->next_name + NAMES_PER_THREAD;
        name_from(symmetry, symmetry->order[i]);
    }
    symmetry->next_name = symmetry->shared_names;
    symmetry->names_end = UINT32_MAX;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        if (symmetry->nodes[i].kind == NODE_FIXED && symmetry->nodes[i].is_root
            && symmetry->nodes[i].name == 0) {
            symmetry->nodes[i].name = symmetry->nodes[i].number + 1;
            name_from(symmetry, i);
        }
}

/* --- renaming --- */

/* What a node is called in components. */
static uint32_t name_of(const Symmetry *symmetry, uint32_t node)
{
    const AlikeNode *named = &symmetry->nodes[node];
    assert(named->name != 0 && "what is mentioned has been met");
    return named->kind == NODE_FIXED ? named->number : NAME_BIT | (named->name - 1);
}

/* What takes the place of a mention: an object that is no node keeps its slot. */
static uint32_t new_name(const Symmetry *symmetry, Mention mention, uint32_t frame)
{
    if (mention.kind == MENTION_FRAME)
        return frame;
    if (mention.kind == MENTION_NAME && is_automatic(symmetry, mention.number))
        return NAME_BIT | (NAME_BIT - 1); /* that nobody asks for */
    uint32_t node = target_of(symmetry, mention);
    return node == UINT32_MAX ? mention.number : name_of(symmetry, node);
}

static void rename_one(const Symmetry *symmetry, uint8_t *content, Mention mention, uint32_t frame)
{
    uint32_t name = new_name(symmetry, mention, frame);
    uint64_t wide = name;
    switch (mention.kind) {
    case MENTION_VALUE: memcpy(content + mention.offset, &wide, sizeof wide); break;
    case MENTION_OWNER:
        ((ObjectComponent *)(void *)content)->owner = (uint16_t)((name & ~NAME_BIT) + 1);
        break;
    case MENTION_ENDS:
        assert((name & ~NAME_BIT) < 64 && "names of threads are dense");
        ((ThreadComponent *)(void *)content)->seen_ends |= (uint64_t)1 << (name & ~NAME_BIT);
        break;
    default: memcpy(content + mention.offset, &name, sizeof name);
    }
}

/* The canonical component; `frame`: that of the frame below, or the top one. */
static uint32_t renamed(Symmetry *symmetry, ComponentKind kind, uint32_t component, uint32_t frame)
{
    const Template *template = mentions_of(symmetry->mentions, kind, component);
    if (template->count == 0)
        return plain_id(symmetry, kind, component);
    uint32_t first = template->first, count = template->count, size = template->size;
    uint8_t *content = mentions_bytes_of(symmetry->mentions, kind, component);
    if (kind == COMPONENT_THREAD)
        ((ThreadComponent *)(void *)content)->seen_ends = 0;
    for (uint32_t i = 0; i < count && !is_left_out(symmetry, kind, component); i++)
        rename_one(symmetry, content, mentions_list(symmetry->mentions, &(Template){.first = first})[i],
                   frame);
    if (is_left_out(symmetry, kind, component))
        memset(((ObjectComponent *)(void *)content)->payload, 0, size - sizeof(ObjectComponent));
    return pool_intern(&symmetry->pool, content, size);
}

typedef struct NextWords {
    uint32_t segment, order, name;
} NextWords;

static int compare_next(const void *one, const void *other)
{
    const NextWords *a = one, *b = other;
    if (a->segment != b->segment)
        return a->segment < b->segment ? -1 : 1;
    if (a->order != b->order)
        return a->order < b->order ? -1 : 1;
    return (a->name > b->name) - (a->name < b->name);
}

/* What a thread does next, in its order, but joins without a start between them in that of names. */
static uint32_t with_next(Symmetry *symmetry, uint32_t number, uint32_t component)
{
    NextWords words[JOINS_MAX + 1];
    uint32_t count = 0;
    for (uint32_t i = 0; i < symmetry->next_count; i++) {
        const NextOperation *next = &symmetry->next[i];
        if (next->thread == number && !next->has_ended)
            words[count++] = (NextWords){next->segment, next->order,
                                         name_of(symmetry, symmetry->slot_nodes[next->other] - 1)};
    }
    if (count == 0)
        return component;
    qsort(words, count, sizeof *words, compare_next);
    words[count] = (NextWords){component, 0, 0};
    return pool_intern(&symmetry->pool, words, (count + 1) * (uint32_t)sizeof *words);
}

static uint32_t renamed_thread(Symmetry *symmetry, const AlikeNode *node)
{
    uint32_t frame = 0;
    for (uint32_t i = list_frames(symmetry, node->component); i > 0; i--)
        frame = renamed(symmetry, COMPONENT_FRAME, symmetry->frames[i - 1], frame);
    return with_next(symmetry, node->number, renamed(symmetry, COMPONENT_THREAD, node->component, frame));
}

/* An object that may move is told with the instruction that has made it: what is assumed of accesses to it
 * depends on that. */
static uint32_t renamed_object(Symmetry *symmetry, const AlikeNode *node)
{
    bool is_compared = !omits(symmetry, "values");
    uint32_t parts[2] = {is_compared ? renamed(symmetry, COMPONENT_OBJECT, node->component, 0) : 1,
                         mentions_site(symmetry->mentions, node->number)};
    return pool_intern(&symmetry->pool, parts, sizeof parts);
}

static void put_nodes(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->node_count; i++) {
        AlikeNode node = symmetry->nodes[i];
        if (node.name == 0)
            continue;
        switch (node.kind) {
        case NODE_THREAD:
            put(symmetry, place_of(&symmetry->threads, node.name - 1), renamed_thread(symmetry, &node));
            break;
        case NODE_FIXED:
            put(symmetry, place_of(&symmetry->fixed, node.number),
                renamed(symmetry, COMPONENT_OBJECT, node.component, 0));
            break;
        case NODE_MOVING:
            put(symmetry, place_of(&symmetry->moving, node.name - 1), renamed_object(symmetry, &node));
            break;
        }
    }
}

/* --- looking --- */

static void put_all_absent(Symmetry *symmetry)
{
    put_absent(symmetry, &symmetry->fixed);
    put_absent(symmetry, &symmetry->moving);
    put_absent(symmetry, &symmetry->threads);
    if (symmetry->end.base != 0 && symmetry->end.round != symmetry->round)
        put(symmetry, &symmetry->end, symmetry->absent);
}

StateNumber symmetry_known(const Symmetry *symmetry, StateNumber state)
{
    uint32_t known = state < symmetry->known_capacity ? symmetry->known[state] : 0;
    return known == 0 ? state : known - 1;
}

StateNumber symmetry_look(Symmetry *symmetry, StateNumber state)
{
    bool is_first;
    if (symmetry->round >= TRIAL && symmetry->merged < TRIAL / TRIAL_SHARE)
        return state; /* it does not pay */
    symmetry->round++;
    mentions_begin(symmetry->mentions);
    if (!build_graph(symmetry))
        return state;
    order_threads(symmetry);
    name_all(symmetry);
    put_nodes(symmetry);
    put_all_absent(symmetry);
    clear_others(symmetry);
    symmetry->has_first = true;
    StateNumber contents = vector_commit(&symmetry->vector, &is_first);
    MEMORY_ROOM_FOR(symmetry->first, symmetry->first_capacity, contents);
    MEMORY_ROOM_FOR(symmetry->known, symmetry->known_capacity, state);
    if (is_first)
        symmetry->first[contents] = state;
    symmetry->known[state] = symmetry->first[contents] + 1;
    symmetry->merged += !is_first;
    return symmetry->first[contents];
}
