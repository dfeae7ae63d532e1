/* Writes records to the stream: before a state, the names, positions and components that are new to the
 * receiver. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/exchange/portable_format.h"
#include "vm/exchange/stream_format.h"
#include "vm/states/canonical.h"
#include "vm/states/store.h"
#include "vm/stream.h"

/* Which numbers of a kind were told: a bit each. */
typedef struct Told {
    uint8_t *bits;
    size_t bytes;
} Told;

struct StateWriter {
    States *states;
    Vm *vm;
    Store *store;
    CanonicalHasher *hasher;
    Told names[NUMBER_KINDS]; /* frames: components of any kind, by their dense numbers */
    Told positions;
    uint32_t *last;    /* the state told last, by position */
    uint32_t *changed; /* the positions in which the present one differs, */
    uint32_t *numbers; /* and the dense numbers + 1 of the components there */
    uint32_t capacity; /* of all three */
    Bytes *out;
};

StateWriter *state_writer_create(States *states)
{
    StateWriter *writer = memory_allocate(sizeof *writer);
    writer->states = states;
    writer->vm = states_vm(states);
    writer->store = states_store(states);
    writer->hasher = states_hasher(states);
    return writer;
}

void state_writer_destroy(StateWriter *writer)
{
    for (int kind = 0; kind < NUMBER_KINDS; kind++)
        free(writer->names[kind].bits);
    free(writer->positions.bits);
    free(writer->last);
    free(writer->changed);
    free(writer->numbers);
    free(writer);
}

static inline bool is_told(const Told *told, uint32_t number)
{
    return number / 8 < told->bytes && (told->bits[number / 8] >> number % 8 & 1) != 0;
}

/* false: it was told before.  From now on it is. */
static bool is_to_be_told(Told *told, uint32_t number)
{
    size_t byte = number / 8;
    uint8_t bit = (uint8_t)(1u << number % 8);
    if (byte >= told->bytes) {
        size_t bytes = 2 * byte + 64;
        told->bits = memory_resize(told->bits, bytes);
        memset(told->bits + told->bytes, 0, bytes - told->bytes);
        told->bytes = bytes;
    }
    bool is_new = !(told->bits[byte] & bit);
    told->bits[byte] |= bit;
    return is_new;
}

/* --- names --- */

static void tell(StateWriter *writer, NumberKind kind, uint32_t number);

static void begin(StateWriter *writer, unsigned record, uint32_t number)
{
    bytes_add_u1(writer->out, record);
    put_number(writer->out, number);
}

static void put_text(StateWriter *writer, const char *text)
{
    put_number(writer->out, strlen(text));
    bytes_add_text(writer->out, text);
}

static void tell_class(StateWriter *writer, uint32_t id)
{
    const Class *class = writer->vm->program->classes[id];
    begin(writer, RECORD_CLASS, id);
    bytes_add_u1(writer->out, class->kind == CLASS_PRIMITIVE);
    put_text(writer, class->space == 0 ? class->name : class->space_name);
}

static void tell_member(StateWriter *writer, unsigned record, uint32_t id, const Class *owner,
                        const char *name, const char *descriptor)
{
    tell(writer, NUMBER_CLASS, owner->id);
    begin(writer, record, id);
    put_number(writer->out, owner->id);
    put_text(writer, name);
    put_text(writer, descriptor);
}

static void tell_thread(StateWriter *writer, uint32_t number)
{
    ThreadOrigin origin = numbering_thread_origin(writer->store->numbering, number);
    if (origin.parent != NUMBERING_NO_PARENT)
        tell(writer, NUMBER_THREAD, origin.parent);
    begin(writer, RECORD_THREAD, number);
    put_number(writer->out, origin.parent == NUMBERING_NO_PARENT ? 0 : (uint64_t)origin.parent + 1);
    put_number(writer->out, origin.ordinal);
}

/* Nowhere is the site of what the VM makes before the program runs. */
static bool is_nowhere(const AllocationSite *site)
{
    return site->thread == 0 && site->method == 0 && site->instruction == 0 && site->native == 0;
}

static void tell_made(StateWriter *writer, uint32_t slot, const AllocationSite *site, uint32_t ordinal)
{
    bool is_somewhere = !is_nowhere(site);
    if (is_somewhere && site->thread != 0)
        tell(writer, NUMBER_THREAD, site->thread - 1);
    if (is_somewhere && site->method != UINT32_MAX)
        tell(writer, NUMBER_METHOD, site->method);
    if (is_somewhere && site->native != 0)
        tell(writer, NUMBER_METHOD, site->native - 1);
    begin(writer, RECORD_SLOT, slot);
    bytes_add_u1(writer->out, SLOT_MADE);
    put_number(writer->out, site->thread);
    put_number(writer->out, !is_somewhere                ? METHOD_NONE
                            : site->method == UINT32_MAX ? METHOD_STUB
                                                         : (uint64_t)site->method + METHOD_FIRST);
    put_number(writer->out, site->instruction);
    put_number(writer->out, site->native);
    put_number(writer->out, ordinal);
}

static void tell_slot(StateWriter *writer, uint32_t slot)
{
    SlotOrigin origin = numbering_slot_origin(writer->store->numbering, slot);
    if (origin.kind == SLOT_MADE) {
        tell_made(writer, slot, origin.key, origin.ordinal);
        return;
    }
    if (origin.kind == SLOT_MIRROR)
        tell(writer, NUMBER_CLASS, origin.ordinal);
    begin(writer, RECORD_SLOT, slot);
    bytes_add_u1(writer->out, origin.kind);
    put_number(writer->out, origin.ordinal);
    if (origin.kind == SLOT_STRING) {
        bytes_add_u1(writer->out, origin.wide);
        bytes_add(writer->out, origin.key, (size_t)origin.ordinal << origin.wide);
    }
}

static void tell(StateWriter *writer, NumberKind kind, uint32_t number)
{
    const Program *program = writer->vm->program;
    if (!is_to_be_told(&writer->names[kind], number))
        return;
    switch (kind) {
    case NUMBER_CLASS: tell_class(writer, number); break;
    case NUMBER_METHOD:
        tell_member(writer, RECORD_METHOD, number, program->methods[number]->owner,
                    program->methods[number]->name, program->methods[number]->descriptor);
        break;
    case NUMBER_FIELD:
        tell_member(writer, RECORD_FIELD, number, program->fields[number]->owner,
                    program->fields[number]->name, program->fields[number]->descriptor);
        break;
    case NUMBER_THREAD: tell_thread(writer, number); break;
    default: tell_slot(writer, number);
    }
}

/* --- components --- */

static uint32_t tell_number(void *context, NumberKind kind, uint32_t *number)
{
    StateWriter *writer = context;
    if (kind != NUMBER_FRAME) /* the one below was told before */
        tell(writer, kind, *number);
    else
        *number = canonical_number(writer->hasher, *number);
    return kind == NUMBER_FRAME ? 0 : *number;
}

static bool component_is_to_be_told(StateWriter *writer, uint32_t component)
{
    return is_to_be_told(&writer->names[NUMBER_FRAME], canonical_number(writer->hasher, component));
}

/* In the copy, the frame below has its dense number. */
static void tell_component(StateWriter *writer, ComponentKind kind, uint32_t component)
{
    uint32_t size;
    Error error;
    const uint8_t *content = pool_content(&writer->store->pool, component, &size);
    void *copy = memcpy(memory_allocate(size), content, size);
    component_numbers(writer->vm, kind, copy, tell_number, writer, &error); /* the hasher has found it good */
    begin(writer, RECORD_COMPONENT, canonical_number(writer->hasher, component));
    bytes_add_u1(writer->out, kind);
    put_number(writer->out, size);
    bytes_add(writer->out, copy, size);
    free(copy);
}

static const FrameComponent *frame_at(const StateWriter *writer, uint32_t component)
{
    uint32_t size;
    return (const FrameComponent *)pool_content(&writer->store->pool, component, &size);
}

/* The lowest first. */
static void tell_frames(StateWriter *writer, uint32_t top)
{
    uint32_t count = 0;
    for (uint32_t id = top; id != 0 && component_is_to_be_told(writer, id); id = frame_at(writer, id)->below)
        count++;
    uint32_t *frames = memory_allocate((count + 1) * sizeof *frames), left = count;
    for (uint32_t id = top; left > 0; id = frame_at(writer, id)->below)
        frames[--left] = id;
    for (uint32_t i = 0; i < count; i++)
        tell_component(writer, COMPONENT_FRAME, frames[i]);
    free(frames);
}

static void tell_item(StateWriter *writer, ItemKind kind, uint32_t component)
{
    uint32_t size;
    if (component == 0 || !component_is_to_be_told(writer, component))
        return;
    if (kind == ITEM_THREAD)
        tell_frames(writer,
                    ((const ThreadComponent *)pool_content(&writer->store->pool, component, &size))->frames);
    tell_component(writer,
                   kind == ITEM_OBJECT   ? COMPONENT_OBJECT
                   : kind == ITEM_THREAD ? COMPONENT_THREAD
                                         : COMPONENT_VM,
                   component);
}

/* --- states --- */

static void tell_position(StateWriter *writer, uint32_t position)
{
    Item item = writer->store->items[position];
    if (!is_to_be_told(&writer->positions, position))
        return;
    if (item.kind == ITEM_OBJECT)
        tell(writer, NUMBER_SLOT, item.number);
    else if (item.kind == ITEM_THREAD)
        tell(writer, NUMBER_THREAD, item.number);
    begin(writer, RECORD_POSITION, position);
    bytes_add_u1(writer->out, item.kind);
    put_number(writer->out, item.number);
}

static void ensure_positions(StateWriter *writer, uint32_t count)
{
    uint32_t capacity = writer->capacity, same = capacity; /* of all three */
    MEMORY_ROOM_FOR(writer->last, capacity, count);
    MEMORY_ROOM_FOR(writer->changed, same, count);
    MEMORY_ROOM_FOR(writer->numbers, writer->capacity, count);
}

/* What the sender means by a position and a component must be known at the other end before a state has them.
 */
static uint32_t tell_parts(StateWriter *writer, uint32_t position)
{
    uint32_t component = writer->last[position],
             number = component == 0 ? 0 : canonical_number(writer->hasher, component);
    if (!is_told(&writer->positions, position))
        tell_position(writer, position);
    if (number != 0 && !is_told(&writer->names[NUMBER_FRAME], number))
        tell_item(writer, writer->store->items[position].kind, component);
    return number;
}

enum { NUMBER_BYTES_MAX = 5 };

static uint8_t *append(uint8_t *at, uint32_t number)
{
    for (; number >= 0x80; number >>= 7)
        *at++ = (uint8_t)(number | 0x80);
    *at++ = (uint8_t)number;
    return at;
}

static void put_state(StateWriter *writer, uint32_t count)
{
    Bytes *out = writer->out;
    bytes_reserve(out, 2 + NUMBER_BYTES_MAX * (2 * (size_t)count + 1));
    uint8_t *at = out->data + out->length;
    *at++ = RECORD_STATE;
    at = append(at, count);
    *at++ = writer->vm->heap.stack_holders;
    for (uint32_t i = 0; i < count; i++)
        at = append(append(at, writer->changed[i]), writer->numbers[i]);
    out->length = (size_t)(at - out->data);
}

void state_writer_put(StateWriter *writer, Bytes *out)
{
    uint32_t positions = writer->store->item_count;
    writer->out = out;
    ensure_positions(writer, positions);
    uint32_t count = states_update(writer->states, writer->last, positions, writer->changed);
    for (uint32_t i = 0; i < count; i++)
        writer->numbers[i] = tell_parts(writer, writer->changed[i]);
    put_state(writer, count);
}
