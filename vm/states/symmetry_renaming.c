/* Components with names in place of slots and numbers. */
#include "vm/states/symmetry_state.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

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
    if (mention.kind == MENTION_NAME && symmetry_is_automatic(symmetry, mention.number))
        return NAME_BIT | (NAME_BIT - 1); /* that nobody asks for */
    uint32_t node = symmetry_target(symmetry, mention);
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
        return symmetry_plain_id(symmetry, kind, component);
    uint32_t first = template->first, count = template->count, size = template->size;
    uint8_t *content = mentions_bytes_of(symmetry->mentions, kind, component);
    if (kind == COMPONENT_THREAD)
        ((ThreadComponent *)(void *)content)->seen_ends = 0;
    for (uint32_t i = 0; i < count && !symmetry_is_left_out(symmetry, kind, component); i++)
        rename_one(symmetry, content, mentions_list(symmetry->mentions, &(Template){.first = first})[i],
                   frame);
    if (symmetry_is_left_out(symmetry, kind, component))
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
    for (uint32_t i = symmetry_list_frames(symmetry, node->component); i > 0; i--)
        frame = renamed(symmetry, COMPONENT_FRAME, symmetry->frames[i - 1], frame);
    return with_next(symmetry, node->number, renamed(symmetry, COMPONENT_THREAD, node->component, frame));
}

/* An object that may move is told with the instruction that has made it: what is assumed of accesses to it
 * depends on that. */
static uint32_t renamed_object(Symmetry *symmetry, const AlikeNode *node)
{
    bool is_compared = !symmetry_omits(symmetry, "values");
    uint32_t parts[2] = {is_compared ? renamed(symmetry, COMPONENT_OBJECT, node->component, 0) : 1,
                         mentions_site(symmetry->mentions, node->number)};
    return pool_intern(&symmetry->pool, parts, sizeof parts);
}

void symmetry_put_nodes(Symmetry *symmetry)
{
    for (uint32_t i = 0; i < symmetry->node_count; i++) {
        AlikeNode node = symmetry->nodes[i];
        if (node.name == 0)
            continue;
        switch (node.kind) {
        case NODE_THREAD:
            symmetry_put(symmetry, symmetry_place(&symmetry->threads, node.name - 1),
                         renamed_thread(symmetry, &node));
            break;
        case NODE_FIXED:
            symmetry_put(symmetry, symmetry_place(&symmetry->fixed, node.number),
                         renamed(symmetry, COMPONENT_OBJECT, node.component, 0));
            break;
        case NODE_MOVING:
            symmetry_put(symmetry, symmetry_place(&symmetry->moving, node.name - 1),
                         renamed_object(symmetry, &node));
            break;
        }
    }
}
