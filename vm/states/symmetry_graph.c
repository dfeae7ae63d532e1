/* The graph of a state: what is met from threads and lasting objects. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static uint32_t add_node(Symmetry *symmetry, AlikeKind kind, uint32_t number, uint32_t component,
                         uint64_t base)
{
    MEMORY_ROOM_FOR(symmetry->nodes, symmetry->node_capacity, symmetry->node_count);
    symmetry->nodes[symmetry->node_count] =
        (AlikeNode){.kind = kind, .number = number, .component = component, .base = base};
    return symmetry->node_count++;
}

bool symmetry_is_automatic(const Symmetry *symmetry, Ref slot)
{
    uint32_t place = store_known_position(symmetry->store, (Item){ITEM_OBJECT, slot});
    uint32_t component = place == 0 ? 0 : vector_get(symmetry->present, place - 1);
    return component != 0 && mentions_of(symmetry->mentions, COMPONENT_OBJECT, component)->is_automatic_name;
}

/* The node that a mention means; UINT32_MAX: none. */
uint32_t symmetry_target(const Symmetry *symmetry, Mention mention)
{
    switch (mention.kind) {
    case MENTION_SLOT:
    case MENTION_VALUE: return symmetry->slot_nodes[mention.number] - 1;
    case MENTION_NAME:
        return symmetry_is_automatic(symmetry, mention.number) ? UINT32_MAX
                                                               : symmetry->slot_nodes[mention.number] - 1;
    case MENTION_THREAD:
    case MENTION_NEXT_THREAD:
    case MENTION_OWNER:
    case MENTION_ENDS: return symmetry->thread_nodes[mention.number] - 1;
    default: return UINT32_MAX;
    }
}

/* The stack of a thread, into symmetry->frames. */
uint32_t symmetry_list_frames(Symmetry *symmetry, uint32_t component)
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
bool symmetry_is_left_out(const Symmetry *symmetry, ComponentKind kind, uint32_t component)
{
    if (kind != COMPONENT_OBJECT || !symmetry_omits(symmetry, "order"))
        return false;
    uint32_t size;
    const uint8_t *content = pool_content(&symmetry->store->pool, component, &size);
    uint32_t class_id = ((const ObjectComponent *)(const void *)content)->class_id;
    return symmetry->vm->program->classes[class_id]->element_kind == 'L';
}

static uint32_t visit_component(Symmetry *symmetry, uint32_t from, ComponentKind kind, uint32_t component,
                                uint32_t label, VisitTarget *visit)
{
    const Template *template = mentions_of(symmetry->mentions, kind, component);
    uint32_t first = template->first, count = template->count, size = template->size;
    for (uint32_t i = 0; i < count && !symmetry_is_left_out(symmetry, kind, component); i++) {
        Mention mention = mentions_list(symmetry->mentions, &(Template){.first = first})[i];
        uint32_t to = symmetry_target(symmetry, mention);
        if (to != UINT32_MAX)
            visit(symmetry, from, to, label + mention.offset);
    }
    return label + size;
}

void symmetry_visit(Symmetry *symmetry, uint32_t from, VisitTarget *visit)
{
    AlikeNode node = symmetry->nodes[from];
    if (node.kind != NODE_THREAD) {
        visit_component(symmetry, from, COMPONENT_OBJECT, node.component, 0, visit);
        return;
    }
    uint32_t label = visit_component(symmetry, from, COMPONENT_THREAD, node.component, 0, visit);
    uint32_t count = symmetry_list_frames(symmetry, node.component);
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

void symmetry_add_edge(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label)
{
    meet(symmetry, to);
    MEMORY_ROOM_FOR(symmetry->edges, symmetry->edge_capacity, symmetry->edge_count);
    symmetry->edges[symmetry->edge_count++] = (AlikeEdge){from, to, label};
}

/* false: it has what is not understood. */
static bool add_thread(Symmetry *symmetry, uint32_t number, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, COMPONENT_THREAD, component);
    uint64_t base = symmetry_mix(template->hash, number == 0);
    bool is_understood = !template->refuses;
    uint32_t count = symmetry_list_frames(symmetry, component);
    for (uint32_t i = 0; i < count; i++) {
        template = mentions_of(symmetry->mentions, COMPONENT_FRAME, symmetry->frames[i]);
        base = symmetry_mix(base, template->hash);
        is_understood &= !template->refuses;
    }
    uint32_t node = add_node(symmetry, NODE_THREAD, number, component, base);
    symmetry->nodes[node].is_root = true;
    symmetry->thread_nodes[number] = node + 1;
    MEMORY_ROOM_FOR(symmetry->order, symmetry->order_capacity, symmetry->thread_count);
    symmetry->order[symmetry->thread_count++] = node;
    return is_understood;
}

static bool is_shared(const Symmetry *symmetry, uint32_t component)
{
    uint32_t size;
    const ObjectComponent *content =
        (const ObjectComponent *)(const void *)pool_content(&symmetry->store->pool, component, &size);
    return content->flags & OBJECT_SHARED;
}

static bool add_object(Symmetry *symmetry, Ref slot, uint32_t component)
{
    const Template *template = mentions_of(symmetry->mentions, COMPONENT_OBJECT, component);
    SlotStatus status = mentions_status(symmetry->mentions, slot);
    bool refuses = template->refuses, may_go = status == SLOT_LASTS && !is_shared(symmetry, component);
    if (status == SLOT_MOVES) {
        uint64_t base = symmetry_mix(template->hash, mentions_site(symmetry->mentions, slot));
        symmetry->slot_nodes[slot] = add_node(symmetry, NODE_MOVING, slot, component, base) + 1;
    } else if (template->count > 0 || may_go) {
        uint32_t node = add_node(symmetry, NODE_FIXED, slot, component, symmetry_mix(template->hash, slot));
        symmetry->nodes[node].is_root = !may_go;
        symmetry->slot_nodes[slot] = node + 1;
    } else {
        symmetry_put(symmetry, symmetry_place(&symmetry->fixed, slot),
                     symmetry_plain_id(symmetry, COMPONENT_OBJECT, component));
    }
    return !refuses;
}

static bool add_item(Symmetry *symmetry, Item item, uint32_t component)
{
    switch (item.kind) {
    case ITEM_OBJECT:
        return add_object(symmetry, item.number, symmetry_component(symmetry, item.number, component));
    case ITEM_VM:
        symmetry_put(symmetry, &symmetry->end, symmetry_plain_id(symmetry, COMPONENT_VM, component));
        return !mentions_of(symmetry->mentions, COMPONENT_VM, component)->refuses;
    default: return true;
    }
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
        is_understood &= add_thread(symmetry, i, symmetry_look_ahead(symmetry, i, component));
    }
    return is_understood;
}

/* Between what is met from the roots.  What is not is garbage: names that nobody asks for, an array of
 * threads of which only joins are left. */
static void add_edges(Symmetry *symmetry)
{
    symmetry->queued = 0;
    for (uint32_t i = 0; i < symmetry->node_count; i++)
        if (symmetry->nodes[i].is_root)
            meet(symmetry, i);
    symmetry_add_next_edges(symmetry);
    for (uint32_t i = 0; i < symmetry->queued; i++)
        symmetry_visit(symmetry, symmetry->queue[i], symmetry_add_edge);
}

bool symmetry_build_graph(Symmetry *symmetry)
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
