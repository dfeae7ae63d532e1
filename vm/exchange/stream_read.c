/* Reads records from the stream: first what the sender's numbers mean, then states as changed positions. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/exchange/portable_format.h"
#include "vm/exchange/stream_format.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/collect.h"
#include "vm/states/component_numbers.h"
#include "vm/states/store.h"
#include "vm/stream.h"

/* What this process calls a thing that the sender has a number for. */
typedef struct Map {
    uint32_t *ours; /* by the sender's number: ours + 1, 0: not told */
    uint32_t capacity;
} Map;

struct StateReader {
    States *states;
    Vm *vm;
    Store *store;
    Map names[NUMBER_KINDS]; /* frames: components of any kind */
    Map positions;
    Vector vector;      /* the state that was read last */
    uint8_t watched[8]; /* by the sender's bit for threads to watch: our bits for the same threads */
    Reader *in;
    Error *error;
    bool failed; /* a number that was not told */
};

enum { NUMBERS_MAX = 1 << 29, TEXT_MAX = 65535 };

StateReader *state_reader_create(States *states)
{
    StateReader *reader = memory_allocate(sizeof *reader);
    reader->states = states;
    reader->vm = states_vm(states);
    reader->store = states_store(states);
    vector_create(&reader->vector, &reader->store->tree, reader->store->hot_bits);
    return reader;
}

void state_reader_destroy(StateReader *reader)
{
    for (int kind = 0; kind < NUMBER_KINDS; kind++)
        free(reader->names[kind].ours);
    free(reader->positions.ours);
    vector_destroy(&reader->vector);
    free(reader);
}

/* --- pieces --- */

static bool fail(StateReader *reader, const char *why)
{
    reader->failed = true;
    return error_set(reader->error, "the stream of states is damaged: %s (at byte %zu)", why,
                     reader->in->position);
}

static bool learn(StateReader *reader, Map *map, uint32_t number, uint32_t ours)
{
    if (number >= NUMBERS_MAX)
        return fail(reader, "a number is too big");
    MEMORY_ROOM_FOR(map->ours, map->capacity, number);
    map->ours[number] = ours + 1;
    return true;
}

/* 0 and failed, when it was not told. */
static uint32_t known(StateReader *reader, const Map *map, uint64_t number)
{
    if (number < map->capacity && map->ours[number] != 0)
        return map->ours[number] - 1;
    fail(reader, "a number was not told");
    return 0;
}

static uint32_t read_number(StateReader *reader)
{
    uint64_t number = get_number(reader->in);
    if (number > UINT32_MAX)
        fail(reader, "a number is too big");
    return (uint32_t)number;
}

static uint32_t read_known(StateReader *reader, NumberKind kind)
{
    return known(reader, &reader->names[kind], get_number(reader->in));
}

static bool read_text(StateReader *reader, char *text)
{
    uint64_t length = get_number(reader->in);
    const uint8_t *bytes = length <= TEXT_MAX ? read_bytes(reader->in, (size_t)length) : NULL;
    if (bytes == NULL)
        return fail(reader, "a text is too long");
    memcpy(text, bytes, (size_t)length);
    text[length] = '\0';
    return true;
}

/* --- names --- */

static bool read_class(StateReader *reader, uint32_t number)
{
    char name[TEXT_MAX + 1];
    uint8_t is_primitive = read_u1(reader->in);
    if (!read_text(reader, name) || strlen(name) > PORTABLE_CLASS_NAME_MAX)
        return fail(reader, "the name of a class is too long");
    const Class *class = portable_class(reader->vm, name, is_primitive);
    if (class == NULL)
        return error_set(reader->error, "a state needs class %s, which is not there", name);
    return learn(reader, &reader->names[NUMBER_CLASS], number, class->id);
}

static bool read_member(StateReader *reader, NumberKind kind, uint32_t number)
{
    char name[TEXT_MAX + 1], descriptor[TEXT_MAX + 1];
    Program *program = reader->vm->program;
    Class *owner = program->classes[read_known(reader, NUMBER_CLASS)];
    if (reader->failed || !read_text(reader, name) || !read_text(reader, descriptor))
        return false;
    const char *symbol = program_symbol(program, name), *type = program_symbol(program, descriptor);
    const Method *method = kind == NUMBER_METHOD ? class_declared_method(owner, symbol, type) : NULL;
    const Field *field = kind == NUMBER_FIELD ? class_declared_field(owner, symbol, type) : NULL;
    if (method == NULL && field == NULL)
        return error_set(reader->error, "a state needs member %s of class %s, which is not there", name,
                         owner->name);
    return learn(reader, &reader->names[kind], number, method != NULL ? method->id : field->id);
}

static void note_watched(StateReader *reader, uint32_t theirs, uint32_t ours)
{
    for (int bit = 0; bit < 8; bit++)
        if (collect_thread_bit(theirs) >> bit & 1)
            reader->watched[bit] |= collect_thread_bit(ours);
}

static bool read_thread(StateReader *reader, uint32_t number)
{
    uint32_t parent_after = read_number(reader);
    uint32_t parent = parent_after == 0 ? NUMBERING_NO_PARENT
                                        : known(reader, &reader->names[NUMBER_THREAD], parent_after - 1);
    uint32_t ordinal = read_number(reader);
    if (reader->failed)
        return false;
    uint32_t ours = numbering_thread(reader->store->numbering, parent, ordinal);
    note_watched(reader, number, ours);
    return learn(reader, &reader->names[NUMBER_THREAD], number, ours);
}

static uint32_t read_method(StateReader *reader)
{
    uint64_t place = get_number(reader->in);
    return place == METHOD_NONE   ? 0
           : place == METHOD_STUB ? UINT32_MAX
                                  : known(reader, &reader->names[NUMBER_METHOD], place - METHOD_FIRST);
}

static uint32_t read_after(StateReader *reader, NumberKind kind)
{
    uint64_t number = get_number(reader->in);
    return number == 0 ? 0 : known(reader, &reader->names[kind], number - 1) + 1;
}

/* The ordinals of a site are asked for in their order. */
static bool read_made(StateReader *reader, uint32_t number)
{
    AllocationSite site = {.thread = read_after(reader, NUMBER_THREAD)};
    site.method = read_method(reader);
    site.instruction = read_number(reader);
    site.native = read_after(reader, NUMBER_METHOD);
    uint32_t ordinal = read_number(reader);
    if (reader->failed || reader->in->failed || ordinal >= NUMBERS_MAX)
        return fail(reader, "a slot is nowhere");
    for (uint32_t next = numbering_site_count(reader->store->numbering, &site); next < ordinal; next++)
        numbering_slot(reader->store->numbering, &site, next);
    return learn(reader, &reader->names[NUMBER_SLOT], number,
                 numbering_slot(reader->store->numbering, &site, ordinal));
}

static bool read_string(StateReader *reader, uint32_t number)
{
    uint32_t length = read_number(reader);
    bool wide = read_u1(reader->in);
    const uint8_t *characters = read_bytes(reader->in, (size_t)length << wide);
    if (characters == NULL)
        return fail(reader, "a String is too long");
    return learn(reader, &reader->names[NUMBER_SLOT], number,
                 numbering_string(reader->store->numbering, characters, length, wide));
}

static bool read_slot(StateReader *reader, uint32_t number)
{
    uint8_t kind = read_u1(reader->in);
    if (kind == SLOT_MADE)
        return read_made(reader, number);
    if (kind == SLOT_STRING)
        return read_string(reader, number);
    uint32_t class = read_known(reader, NUMBER_CLASS);
    return !reader->failed
           && learn(reader, &reader->names[NUMBER_SLOT], number,
                    numbering_mirror(reader->store->numbering, class));
}

static bool read_position(StateReader *reader, uint32_t number)
{
    uint8_t kind = read_u1(reader->in);
    if (kind != ITEM_OBJECT && kind != ITEM_THREAD) {
        read_number(reader);
        return learn(reader, &reader->positions, number, store_vm_position(reader->store));
    }
    Item item = {kind, read_known(reader, kind == ITEM_OBJECT ? NUMBER_SLOT : NUMBER_THREAD)};
    return !reader->failed && learn(reader, &reader->positions, number, store_position(reader->store, item));
}

/* --- components and states --- */

static uint32_t translate(void *context, NumberKind kind, uint32_t *number)
{
    StateReader *reader = context;
    return *number = known(reader, &reader->names[kind], *number);
}

static const uint32_t least_size[] = {sizeof(ObjectComponent), sizeof(FrameComponent),
                                      sizeof(ThreadComponent), sizeof(VmComponent)};

static bool read_component(StateReader *reader, uint32_t number)
{
    uint8_t kind = read_u1(reader->in);
    uint32_t size = read_number(reader);
    const uint8_t *bytes = read_bytes(reader->in, size);
    if (bytes == NULL || kind > COMPONENT_VM || size < least_size[kind])
        return fail(reader, "a component is cut short");
    void *content = memcpy(memory_allocate(size), bytes, size);
    bool good =
        component_numbers(reader->vm, kind, content, translate, reader, reader->error) && !reader->failed;
    uint32_t component = good ? pool_intern(&reader->store->pool, content, size) : 0;
    free(content);
    return good && learn(reader, &reader->names[NUMBER_FRAME], number, component);
}

/* An object that only frames hold is watched by one of its holders, whoever that is here. */
static uint8_t read_watch(StateReader *reader)
{
    uint8_t theirs = read_u1(reader->in), ours = 0;
    for (int bit = 0; bit < 8; bit++)
        if (theirs >> bit & 1)
            ours |= reader->watched[bit] != 0 ? reader->watched[bit] : UINT8_MAX;
    return ours;
}

static bool read_state(StateReader *reader, uint32_t count)
{
    for (uint32_t i = 0; i < count && !reader->failed && !reader->in->failed; i++) {
        uint32_t position = known(reader, &reader->positions, get_number(reader->in));
        uint64_t number = get_number(reader->in);
        uint32_t component = number == 0 ? 0 : known(reader, &reader->names[NUMBER_FRAME], number);
        if (!reader->failed)
            vector_set(&reader->vector, position, component);
    }
    return !reader->failed && !reader->in->failed;
}

static bool read_name(StateReader *reader, unsigned record, uint32_t number)
{
    switch (record) {
    case RECORD_CLASS: return read_class(reader, number);
    case RECORD_METHOD: return read_member(reader, NUMBER_METHOD, number);
    case RECORD_FIELD: return read_member(reader, NUMBER_FIELD, number);
    case RECORD_THREAD: return read_thread(reader, number);
    case RECORD_SLOT: return read_slot(reader, number);
    case RECORD_POSITION: return read_position(reader, number);
    case RECORD_COMPONENT: return read_component(reader, number);
    default: return fail(reader, "a record is of no known kind");
    }
}

/* Loading classes may have made mirrors, which belong to no state. */
static void settle(StateReader *reader)
{
    bool is_new;
    if (reader->vm->heap.dirty_count > 0)
        states_commit(reader->states, &is_new);
}

bool state_reader_get(StateReader *reader, Reader *in, StateNumber *state, bool *is_new, Error *error)
{
    reader->in = in;
    reader->error = error;
    for (;;) {
        unsigned record = read_u1(in);
        uint32_t number = read_number(reader);
        if (in->failed || reader->failed)
            return fail(reader, "it ends too early");
        if (record == RECORD_STATE) {
            uint8_t stack_holders = read_watch(reader);
            if (!read_state(reader, number))
                return fail(reader, "a state is damaged");
            *state = states_receive(reader->states, &reader->vector, stack_holders, is_new);
            return true;
        }
        if (!read_name(reader, record, number))
            return false;
        settle(reader);
    }
}
