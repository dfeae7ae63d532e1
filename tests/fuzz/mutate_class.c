/* A mutator for libFuzzer that knows class files: it changes constants, flags, limits and instructions in
 * place and keeps the rest whole, so that most inputs get past the reader.  Inputs are those of fuzz_run.c:
 * one class file or several. */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/bytes.h"
#include "classfiles/classfile.h"
#include "classfiles/opcodes.h"

enum { PLACES_MAX = 4096 };

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

/* Something that can be changed.  `wide` places hold a u2. */
typedef enum PlaceKind {
    PLACE_INDEX,
    PLACE_FLAGS,
    PLACE_LIMIT,
    PLACE_NUMBER,
    PLACE_INSTRUCTION,
    PLACE_KINDS
} PlaceKind;
typedef struct Place {
    PlaceKind kind;
    uint8_t tag;
    uint32_t at, length;
} Place;

typedef struct Map {
    uint8_t *data;
    size_t size;
    Place places[PLACES_MAX];
    int count;
    uint64_t random;
} Map;

static uint32_t pick(Map *map, uint32_t below)
{
    map->random = map->random * 6364136223846793005u + 1442695040888963407u;
    return below == 0 ? 0 : (uint32_t)(map->random >> 33) % below;
}

static void note(Map *map, PlaceKind kind, unsigned tag, size_t at, size_t length)
{
    if (at + length > map->size)
        return;
    if (map->count < PLACES_MAX)
        map->places[map->count++] = (Place){kind, (uint8_t)tag, (uint32_t)at, (uint32_t)length};
    else
        map->places[pick(map, PLACES_MAX)] = (Place){kind, (uint8_t)tag, (uint32_t)at, (uint32_t)length};
}

/* --- where things are --- */

static bool map_constants(Map *map, Reader *reader)
{
    uint16_t count = read_u2(reader);
    for (int i = 1; i < count && !reader->failed; i++) {
        uint8_t tag = read_u1(reader);
        size_t at = reader->position;
        switch (tag) {
        case CONSTANT_UTF8: {
            uint16_t length = read_u2(reader);
            note(map, PLACE_NUMBER, tag, at + 2, length);
            read_bytes(reader, length);
            break;
        }
        case CONSTANT_LONG:
        case CONSTANT_DOUBLE:
            i++;
            read_u8(reader);
            note(map, PLACE_NUMBER, tag, at, 8);
            break;
        case CONSTANT_INTEGER:
        case CONSTANT_FLOAT:
            read_u4(reader);
            note(map, PLACE_NUMBER, tag, at, 4);
            break;
        case CONSTANT_METHOD_HANDLE:
            read_bytes(reader, 3);
            note(map, PLACE_NUMBER, tag, at, 1);
            note(map, PLACE_INDEX, tag, at + 1, 2);
            break;
        case CONSTANT_CLASS:
        case CONSTANT_STRING:
        case CONSTANT_METHOD_TYPE:
            read_u2(reader);
            note(map, PLACE_INDEX, tag, at, 2);
            break;
        default:
            read_u4(reader);
            note(map, PLACE_INDEX, tag, at, 2);
            note(map, PLACE_INDEX, (uint8_t)(tag + 32), at + 2, 2);
        }
    }
    return !reader->failed;
}

static void map_code(Map *map, Reader *reader, size_t end)
{
    note(map, PLACE_LIMIT, 0, reader->position, 2);
    note(map, PLACE_LIMIT, 0, reader->position + 2, 2);
    read_u4(reader);
    uint32_t length = read_u4(reader);
    size_t start = reader->position;
    if (length > end - start || read_bytes(reader, length) == NULL)
        return;
    for (uint32_t at = 0, step; at < length; at += step) {
        step = opcode_length(map->data + start, at, length);
        if (step == 0)
            break;
        note(map, PLACE_INSTRUCTION, map->data[start + at], start + at, step);
    }
    uint16_t handlers = read_u2(reader);
    for (int i = 0; i < 4 * handlers && !reader->failed; i++)
        note(map, PLACE_LIMIT, 1, reader->position + (size_t)(2 * i), 2);
}

/* Attributes are told apart by their content's look, not their name: code begins with small limits and fits
 * its length. */
static bool looks_like_code(const uint8_t *content, uint32_t length)
{
    if (length < 13 || content[0] != 0 || content[2] != 0)
        return false;
    uint32_t code =
        (uint32_t)content[4] << 24 | (uint32_t)content[5] << 16 | (uint32_t)content[6] << 8 | content[7];
    return code >= 1 && code <= length - 12;
}

static void map_attributes(Map *map, Reader *reader)
{
    uint16_t count = read_u2(reader);
    for (int i = 0; i < count && !reader->failed; i++) {
        read_u2(reader);
        uint32_t length = read_u4(reader);
        Reader inside = *reader;
        const uint8_t *content = read_bytes(reader, length);
        if (content != NULL && looks_like_code(content, length))
            map_code(map, &inside, reader->position);
        else if (content != NULL && length >= 2)
            note(map, PLACE_LIMIT, 2, inside.position, length);
    }
}

static void map_members(Map *map, Reader *reader)
{
    uint16_t count = read_u2(reader);
    for (int i = 0; i < count && !reader->failed; i++) {
        note(map, PLACE_FLAGS, 0, reader->position, 2);
        note(map, PLACE_INDEX, 64, reader->position + 2, 2);
        note(map, PLACE_INDEX, 65, reader->position + 4, 2);
        read_bytes(reader, 6);
        map_attributes(map, reader);
    }
}

static void map_class(Map *map, Reader reader)
{
    note(map, PLACE_LIMIT, 3, reader.position + 6, 2);
    read_u8(&reader);
    if (!map_constants(map, &reader))
        return;
    note(map, PLACE_FLAGS, 1, reader.position, 2);
    note(map, PLACE_INDEX, 66, reader.position + 4, 2);
    read_bytes(&reader, 6);
    uint16_t interfaces = read_u2(&reader);
    for (int i = 0; i < interfaces && !reader.failed; i++, read_u2(&reader))
        note(map, PLACE_INDEX, 67, reader.position, 2);
    map_members(map, &reader);
    map_members(map, &reader);
    map_attributes(map, &reader);
}

static void map_input(Map *map)
{
    Reader reader = {.data = map->data, .length = map->size};
    if (map->size >= 4 && memcmp(map->data, "\xCA\xFE\xBA\xBE", 4) == 0) {
        map_class(map, reader);
        return;
    }
    while (!reader.failed) {
        uint32_t length = read_u4(&reader);
        Reader inside = reader;
        if (read_bytes(&reader, length) == NULL || length < 10)
            continue;
        inside.length = reader.position;
        map_class(map, inside);
    }
}

/* --- changes --- */

static void put_u2(Map *map, uint32_t at, unsigned value)
{
    map->data[at] = (uint8_t)(value >> 8);
    map->data[at + 1] = (uint8_t)value;
}

static unsigned get_u2(const Map *map, uint32_t at) { return code_u2(map->data + at); }

/* Another place like this one, or the place itself. */
static const Place *similar(Map *map, const Place *place)
{
    uint32_t start = pick(map, (uint32_t)map->count);
    for (int i = 0; i < map->count; i++) {
        const Place *other = &map->places[(start + (uint32_t)i) % (uint32_t)map->count];
        if (other != place && other->kind == place->kind && other->tag == place->tag && other->length >= 2)
            return other;
    }
    return place;
}

static void change_index(Map *map, const Place *place)
{
    if (pick(map, 8) != 0)
        put_u2(map, place->at, get_u2(map, similar(map, place)->at));
    else
        put_u2(map, place->at, get_u2(map, place->at) + pick(map, 7) - 3);
}

static void change_limit(Map *map, const Place *place)
{
    uint32_t at = place->at + pick(map, place->length / 2) * 2;
    unsigned value = get_u2(map, at);
    switch (pick(map, 4)) {
    case 0: value++; break;
    case 1: value--; break;
    case 2: value ^= 1u << pick(map, 6); break;
    default: value = pick(map, 12);
    }
    put_u2(map, at, value);
}

static void change_number(Map *map, const Place *place)
{
    static const uint8_t interesting[] = {0,   1,   0x7F, 0x80, 0xFF, 'I', 'J',
                                          'L', ';', '[',  '/',  '(',  ')', 'V'};
    if (place->length == 0)
        return;
    map->data[place->at + pick(map, place->length)] =
        pick(map, 2) ? interesting[pick(map, sizeof interesting)] : (uint8_t)pick(map, 256);
}

/* The same format with another opcode keeps the operands sensible; the same length keeps the code whole. */
static void change_opcode(Map *map, const Place *place)
{
    for (int attempt = 0; attempt < 40; attempt++) {
        uint8_t opcode = (uint8_t)pick(map, OPCODE_COUNT);
        bool fits = opcode_name(opcode) != NULL
                    && (attempt < 20 ? opcode_format(opcode) == opcode_format(map->data[place->at])
                                     : opcode_format(opcode) == FORMAT_NONE
                                           || opcode_format(opcode) == FORMAT_LOCAL_FIXED);
        if (!fits)
            continue;
        map->data[place->at] = opcode;
        if (opcode_format(opcode) == FORMAT_NONE)
            memset(map->data + place->at + 1, OP_nop, place->length - 1);
        return;
    }
}

static void copy_instruction(Map *map, const Place *place)
{
    uint32_t start = pick(map, (uint32_t)map->count);
    for (int i = 0; i < map->count; i++) {
        const Place *other = &map->places[(start + (uint32_t)i) % (uint32_t)map->count];
        if (other == place || other->kind != PLACE_INSTRUCTION || other->length > place->length)
            continue;
        memmove(map->data + place->at, map->data + other->at, other->length);
        memset(map->data + place->at + other->length, OP_nop, place->length - other->length);
        return;
    }
}

static void swap_instructions(Map *map, const Place *place)
{
    const Place *next = place + 1;
    uint8_t saved[16];
    if (next >= map->places + map->count || next->kind != PLACE_INSTRUCTION || next->length > sizeof saved
        || place->at + place->length != next->at)
        return;
    memcpy(saved, map->data + next->at, next->length);
    memmove(map->data + place->at + next->length, map->data + place->at, place->length);
    memcpy(map->data + place->at, saved, next->length);
}

static void change_operand(Map *map, const Place *place)
{
    if (place->length == 2) {
        map->data[place->at + 1] = (uint8_t)(pick(map, 3) ? pick(map, 8) : pick(map, 256));
    } else if (place->length >= 3) {
        uint32_t at = place->at + 1;
        const Place *other = similar(map, place);
        if (other->length >= 3 && pick(map, 2))
            put_u2(map, at, get_u2(map, other->at + 1));
        else
            put_u2(map, at, get_u2(map, at) + pick(map, 9) - 4);
    }
}

static void change_instruction(Map *map, const Place *place)
{
    switch (pick(map, 6)) {
    case 0: memset(map->data + place->at, OP_nop, place->length); break;
    case 1: copy_instruction(map, place); break;
    case 2: swap_instructions(map, place); break;
    case 3: change_operand(map, place); break;
    default: change_opcode(map, place);
    }
}

static void change_flags(Map *map, const Place *place)
{
    put_u2(map, place->at, get_u2(map, place->at) ^ 1u << pick(map, 16));
}

static void change_one(Map *map)
{
    static void (*const changes[PLACE_KINDS])(Map *, const Place *) = {
        [PLACE_INDEX] = change_index,
        [PLACE_FLAGS] = change_flags,
        [PLACE_LIMIT] = change_limit,
        [PLACE_NUMBER] = change_number,
        [PLACE_INSTRUCTION] = change_instruction,
    };
    /* A wrong member is a better lie than a wrong instruction, which the dataflow pass mostly sees at once.
     */
    PlaceKind wanted = pick(map, 3) == 0 ? PLACE_INDEX : (PlaceKind)pick(map, PLACE_KINDS);
    uint32_t start = pick(map, (uint32_t)map->count);
    for (int i = 0; i < map->count; i++) {
        const Place *place = &map->places[(start + (uint32_t)i) % (uint32_t)map->count];
        if (place->kind == wanted) {
            changes[wanted](map, place);
            return;
        }
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    static Map map;
    map.data = data;
    map.size = size;
    map.count = 0;
    map.random = seed;
    pick(&map, 2);
    if (pick(&map, 40) == 0)
        return LLVMFuzzerMutate(data, size, max_size);
    map_input(&map);
    if (map.count == 0)
        return LLVMFuzzerMutate(data, size, max_size);
    for (uint32_t changes = 1 + pick(&map, 3); changes > 0; changes--)
        change_one(&map);
    return size;
}
