/* Finds the mentions of components by the classes of objects and the dataflow of methods, once for each
 * component, and keeps them by number. */
#include "vm/states/mentions.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "vm/code/frame_state.h"
#include "vm/execution/names_asked.h"
#include "vm/memory/allocate.h"
#include "vm/memory/exclusion.h"
#include "vm/states/field_meaning.h"

enum { SITES_BYTES = 1 << 26 }; /* of all sites */

/* Of java.lang.Thread. */
typedef struct ThreadFields {
    uint32_t name, id, probe;
} ThreadFields;

struct Mentions {
    Vm *vm;
    Store *store;
    ThreadFields thread;
    uint32_t *numbers; /* by component: of its template + 1 */
    uint32_t number_capacity;
    Template *templates;
    uint32_t template_count, template_capacity;
    Mention *list;
    uint32_t list_count, list_capacity;
    ComponentPool sites; /* of those that move: allocation sites without their threads */
    uint32_t *site_ids;  /* by slot; 0: not known yet */
    uint32_t site_capacity;
    uint8_t *slots; /* by slot */
    uint32_t slot_count, slot_capacity;
    uint8_t *scratch;
    size_t scratch_size;
};

Mentions *mentions_create(Vm *vm, Store *store)
{
    Mentions *mentions = memory_allocate(sizeof *mentions);
    Class *thread = vm->program->thread;
    mentions->vm = vm;
    mentions->store = store;
    mentions->thread = (ThreadFields){vm_field_offset(thread, "name", "Ljava/lang/String;"),
                                      vm_field_offset(thread, "id", "J"),
                                      vm_field_offset(thread, "threadLocalRandomProbe", "I")};
    pool_create_within(&mentions->sites, SITES_BYTES);
    return mentions;
}

void mentions_destroy(Mentions *mentions)
{
    pool_destroy(&mentions->sites);
    free(mentions->site_ids);
    free(mentions->numbers);
    free(mentions->templates);
    free(mentions->list);
    free(mentions->slots);
    free(mentions->scratch);
    free(mentions);
}

size_t mentions_bytes(const Mentions *mentions)
{
    return mentions->template_capacity * sizeof(Template) + mentions->number_capacity * sizeof(uint32_t)
           + mentions->list_capacity * sizeof(Mention) + mentions->slot_capacity;
}

/* --- slots --- */

static uint8_t find_status(const Mentions *mentions, Ref slot)
{
    Numbering *numbering = mentions->store->numbering;
    SlotOrigin origin = numbering_slot_origin(numbering, slot);
    const AllocationSite *site = origin.key;
    return origin.kind != SLOT_MADE || site->thread == 0      ? SLOT_STAYS
           : numbering_site_is_lasting(numbering, origin.key) ? SLOT_LASTS
                                                              : SLOT_MOVES;
}

void mentions_begin(Mentions *mentions)
{
    uint32_t count = numbering_slot_count(mentions->store->numbering);
    bool is_misled = false;
    if (count == mentions->slot_count)
        return;
    MEMORY_ROOM_FOR(mentions->slots, mentions->slot_capacity, count);
    for (Ref slot = 1; slot < count; slot++) {
        uint8_t before = mentions->slots[slot];
        if (before != SLOT_STAYS && before != SLOT_MOVES)
            mentions->slots[slot] = find_status(mentions, slot);
        is_misled |= before == SLOT_LASTS && mentions->slots[slot] == SLOT_MOVES
                     && mentions->store->exclusion != NULL
                     && exclusion_relies_on(mentions->store->exclusion, slot);
    }
    mentions->slot_count = count;
    if (is_misled)
        names_note_thread(mentions->vm);
}

SlotStatus mentions_status(const Mentions *mentions, Ref slot)
{
    assert(slot < mentions->slot_count && "slots are looked at before");
    return mentions->slots[slot];
}

uint32_t mentions_site(Mentions *mentions, Ref slot)
{
    MEMORY_ROOM_FOR(mentions->site_ids, mentions->site_capacity, slot);
    if (mentions->site_ids[slot] == 0) {
        SlotOrigin origin = numbering_slot_origin(mentions->store->numbering, slot);
        AllocationSite site = *(const AllocationSite *)origin.key;
        site.thread = 0;
        mentions->site_ids[slot] = pool_intern(&mentions->sites, &site, sizeof site);
    }
    return mentions->site_ids[slot];
}

/* --- what a component mentions --- */

static void add(Mentions *mentions, MentionKind kind, uint32_t offset, uint32_t number)
{
    MEMORY_ROOM_FOR(mentions->list, mentions->list_capacity, mentions->list_count);
    mentions->list[mentions->list_count++] = (Mention){offset, number, kind};
}

static uint32_t *word_at(uint8_t *content, uint32_t offset) { return (uint32_t *)(void *)(content + offset); }

static void take_out_slot(Mentions *mentions, uint8_t *content, uint32_t offset, MentionKind kind)
{
    uint32_t slot = *word_at(content, offset);
    if (slot == 0 || mentions_status(mentions, slot) == SLOT_STAYS)
        return;
    add(mentions, kind, offset, slot);
    *word_at(content, offset) = 0;
}

static void take_out_slots(Mentions *mentions, uint8_t *content, const uint32_t *offsets, uint32_t count,
                           uint32_t name)
{
    uint32_t base = offsetof(ObjectComponent, payload);
    for (uint32_t i = 0; i < count; i++)
        take_out_slot(mentions, content, base + offsets[i], offsets[i] == name ? MENTION_NAME : MENTION_SLOT);
}

/* What only the numbers of threads decide. */
static void take_out_thread_ids(const Mentions *mentions, uint8_t *payload)
{
    memset(payload + mentions->thread.id, 0, sizeof(int64_t));
    memset(payload + mentions->thread.probe, 0, sizeof(int32_t));
}

/* false: there is a field that is not understood. */
static bool take_out_meanings(Mentions *mentions, const Class *type, uint8_t *content)
{
    uint32_t base = offsetof(ObjectComponent, payload);
    for (const Class *from = type; from != NULL; from = from->super)
        for (int i = 0; from->source == SOURCE_EMBEDDED && i < from->field_count; i++) {
            const Field *field = &from->fields[i];
            FieldMeaning meaning = field->flags & ACC_STATIC ? MEANING_PLAIN : field_meaning(type, field);
            uint32_t *number = word_at(content, base + field->offset);
            if (meaning == MEANING_UNKNOWN)
                return false;
            if (meaning == MEANING_THREAD && *number > 1) {
                add(mentions, MENTION_NEXT_THREAD, base + field->offset, *number - 1);
                *number = 0;
            }
        }
    return true;
}

static void take_out_of_mirror(Mentions *mentions, uint8_t *content)
{
    uint32_t base = offsetof(ObjectComponent, payload);
    uint32_t *own = word_at(content, base); /* class, initialization state, thread: see allocate.h */
    const Class *mirrored = mentions->vm->program->classes[own[0]];
    if (own[1] == INIT_RUNNING && own[2] != 0) {
        add(mentions, MENTION_THREAD, base + 8, own[2]);
        own[2] = 0;
    }
    take_out_slots(mentions, content, mirrored->static_reference_offsets, mirrored->static_reference_count,
                   UINT32_MAX);
}

static bool take_out_of_object(Mentions *mentions, ObjectComponent *object)
{
    uint8_t *content = (uint8_t *)object;
    const Class *class = mentions->vm->program->classes[object->class_id];
    if (object->owner > 1) {
        add(mentions, MENTION_OWNER, 0, object->owner - 1u);
        object->owner = UINT16_MAX;
    }
    if (class_is_array(class)) {
        for (uint32_t i = 0; class->element_kind == 'L' && i < object->length; i++)
            take_out_slot(mentions, content, (uint32_t)(offsetof(ObjectComponent, payload) + i * sizeof(Ref)),
                          MENTION_SLOT);
        return true;
    }
    if (class->is_string)
        return true;
    if (class->is_mirror) {
        take_out_of_mirror(mentions, content);
        return true;
    }
    take_out_slots(mentions, content, class->reference_offsets, class->reference_count,
                   class->is_thread ? mentions->thread.name : UINT32_MAX);
    if (class->is_thread)
        take_out_thread_ids(mentions, object->payload);
    return take_out_meanings(mentions, class, content);
}

static void take_out_frame(Mentions *mentions, uint8_t *content, uint32_t offset)
{
    uint32_t *frame = word_at(content, offset);
    if (*frame != 0)
        add(mentions, MENTION_FRAME, offset, *frame);
    *frame = 0;
}

static void take_out_of_frame(Mentions *mentions, FrameComponent *frame)
{
    uint8_t *content = (uint8_t *)frame;
    take_out_frame(mentions, content, offsetof(FrameComponent, below));
    take_out_slot(mentions, content, offsetof(FrameComponent, lock), MENTION_SLOT);
    if (frame->method == UINT32_MAX)
        return;
    const Method *method = mentions->vm->program->methods[frame->method];
    Frame live = {.method = (Method *)method,
                  .pc = method->code->insns + frame->instruction,
                  .locals = (Value *)frame->values};
    const CodeState *state = frame_state(&live);
    for (uint32_t i = 0; state != NULL && i < frame->slots; i++)
        if (map_has(state->references, i) && (i >= method->max_locals || map_has(state->live, i)))
            take_out_slot(mentions, content,
                          (uint32_t)(offsetof(FrameComponent, values) + i * sizeof(uint64_t)), MENTION_VALUE);
}

static void take_out_of_thread(Mentions *mentions, ThreadComponent *thread)
{
    uint8_t *content = (uint8_t *)thread;
    take_out_slot(mentions, content, offsetof(ThreadComponent, object), MENTION_SLOT);
    take_out_slot(mentions, content, offsetof(ThreadComponent, exception), MENTION_SLOT);
    take_out_slot(mentions, content, offsetof(ThreadComponent, blocked_on), MENTION_SLOT);
    take_out_slot(mentions, content, offsetof(ThreadComponent, blocker), MENTION_SLOT);
    take_out_frame(mentions, content, offsetof(ThreadComponent, frames));
    for (uint32_t i = 0; i < 64; i++)
        if (thread->seen_ends >> i & 1)
            add(mentions, MENTION_ENDS, offsetof(ThreadComponent, seen_ends), i);
    thread->seen_ends = 0;
}

static bool is_automatic_name(const Mentions *mentions, const ObjectComponent *string)
{
    static const char prefix[] = "Thread-";
    const Class *class = mentions->vm->program->classes[string->class_id];
    if (!class->is_string || string->flags & OBJECT_WIDE || string->length <= sizeof prefix - 1
        || memcmp(string->payload, prefix, sizeof prefix - 1) != 0)
        return false;
    for (uint32_t i = sizeof prefix - 1; i < string->length; i++)
        if (string->payload[i] < '0' || string->payload[i] > '9')
            return false;
    return true;
}

static uint8_t *copy_of(Mentions *mentions, uint32_t component, uint32_t *size)
{
    const uint8_t *content = pool_content(&mentions->store->pool, component, size);
    if (*size > mentions->scratch_size) {
        mentions->scratch_size = 2 * (size_t)*size;
        mentions->scratch = memory_resize(mentions->scratch, mentions->scratch_size);
    }
    return memcpy(mentions->scratch, content, *size);
}

static Template *make_template(Mentions *mentions, ComponentKind kind, uint32_t component)
{
    uint32_t index = mentions->template_count++;
    MEMORY_ROOM_FOR(mentions->templates, mentions->template_capacity, index);
    mentions->numbers[component] = index + 1;
    Template *template = &mentions->templates[index];
    *template = (Template){.first = mentions->list_count};
    uint8_t *content = copy_of(mentions, component, &template->size);
    bool is_understood = true;
    switch (kind) {
    case COMPONENT_OBJECT:
        template->is_automatic_name = is_automatic_name(mentions, (ObjectComponent *)(void *)content);
        is_understood = take_out_of_object(mentions, (ObjectComponent *)(void *)content);
        break;
    case COMPONENT_FRAME: take_out_of_frame(mentions, (FrameComponent *)(void *)content); break;
    case COMPONENT_THREAD: take_out_of_thread(mentions, (ThreadComponent *)(void *)content); break;
    case COMPONENT_VM:
        is_understood = ((VmComponent *)(void *)content)->violation.kind == VIOLATION_NONE;
        break;
    }
    template->refuses = !is_understood;
    template->count = mentions->list_count - template->first;
    template->hash = XXH3_64bits(content, template->size);
    return template;
}

const Template *mentions_of(Mentions *mentions, ComponentKind kind, uint32_t component)
{
    MEMORY_ROOM_FOR(mentions->numbers, mentions->number_capacity, component);
    uint32_t number = mentions->numbers[component];
    return number != 0 ? &mentions->templates[number - 1] : make_template(mentions, kind, component);
}

const Mention *mentions_list(const Mentions *mentions, const Template *template)
{
    return mentions->list + template->first;
}

void mentions_set_plain(Mentions *mentions, uint32_t component, uint32_t plain)
{
    assert(mentions->numbers[component] != 0);
    mentions->templates[mentions->numbers[component] - 1].plain = plain;
}

uint8_t *mentions_bytes_of(Mentions *mentions, ComponentKind kind, uint32_t component)
{
    const Template *template = mentions_of(mentions, kind, component);
    uint32_t size;
    uint8_t *content = copy_of(mentions, component, &size);
    const Class *class = kind == COMPONENT_OBJECT
                             ? mentions->vm->program->classes[((ObjectComponent *)(void *)content)->class_id]
                             : NULL;
    if (class != NULL && class->is_thread)
        take_out_thread_ids(mentions, ((ObjectComponent *)(void *)content)->payload);
    assert(size == template->size);
    (void)template;
    return content;
}
