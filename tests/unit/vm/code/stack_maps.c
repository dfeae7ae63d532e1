/* Reading StackMapTables (JVM specification 4.7.4) for comparison; see stack_maps.h. */
#include "tests/unit/vm/code/stack_maps.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "classfiles/descriptor.h"

enum { TAG_TOP, TAG_INTEGER, TAG_FLOAT, TAG_DOUBLE, TAG_LONG, TAG_NULL, TAG_THIS, TAG_OBJECT, TAG_NEW };

/* Tags of locals and of the stack; a long or double counts once here. */
typedef struct MapFrame {
    uint8_t *locals, *stack;
    uint32_t local_count, stack_count;
    int64_t offset; /* -1 before the first frame */
} MapFrame;

static uint8_t read_tag(Reader *reader)
{
    uint8_t tag = read_u1(reader);
    if (tag == TAG_OBJECT || tag == TAG_NEW)
        read_u2(reader);
    return tag;
}

static uint8_t descriptor_tag(const char *type)
{
    switch (*type) {
    case 'J': return TAG_LONG;
    case 'D': return TAG_DOUBLE;
    case 'F': return TAG_FLOAT;
    case 'L':
    case '[': return TAG_OBJECT;
    default: return TAG_INTEGER;
    }
}

static void first_frame(MapFrame *frame, const MethodInfo *method)
{
    if (!(method->flags & ACC_STATIC))
        frame->locals[frame->local_count++] = strcmp(method->name, "<init>") == 0 ? TAG_THIS : TAG_OBJECT;
    for (const char *type = method->descriptor + 1; *type != ')'; type = descriptor_skip(type))
        frame->locals[frame->local_count++] = descriptor_tag(type);
    frame->offset = -1;
}

static void read_full_frame(Reader *reader, MapFrame *frame)
{
    frame->local_count = read_u2(reader);
    for (uint32_t i = 0; i < frame->local_count; i++)
        frame->locals[i] = read_tag(reader);
    frame->stack_count = read_u2(reader);
    for (uint32_t i = 0; i < frame->stack_count; i++)
        frame->stack[i] = read_tag(reader);
}

static void read_frame(Reader *reader, MapFrame *frame)
{
    unsigned type = read_u1(reader);
    unsigned delta = type < 64 ? type : type < 128 ? type - 64 : read_u2(reader);
    frame->offset += delta + 1;
    frame->stack_count = 0;
    if (type == 255) {
        read_full_frame(reader, frame);
    } else if (type >= 252) {
        for (unsigned i = 251; i < type; i++)
            frame->locals[frame->local_count++] = read_tag(reader);
    } else if (type >= 248 && type <= 250) {
        frame->local_count -= 251 - type;
    } else if (type == 247 || (type >= 64 && type < 128)) {
        frame->stack[0] = read_tag(reader);
        frame->stack_count = 1;
    }
}

static bool in_map(const uint64_t *map, uint32_t slot) { return map[slot / 64] >> slot % 64 & 1; }
static bool is_wide(uint8_t tag) { return tag == TAG_LONG || tag == TAG_DOUBLE; }

/* Where the compiler calls a local unusable, the pass may know better, but it must not be live. */
static bool locals_agree(const MapFrame *frame, const CodeState *state, uint32_t max_locals)
{
    uint32_t slot = 0;
    for (uint32_t i = 0; i < frame->local_count; i++) {
        uint8_t tag = frame->locals[i];
        if (tag == TAG_TOP ? in_map(state->live, slot) : in_map(state->references, slot) != (tag >= TAG_NULL))
            return false;
        slot += 1 + is_wide(tag);
    }
    for (; slot < max_locals; slot++)
        if (in_map(state->live, slot))
            return false;
    return true;
}

static bool stack_agrees(const MapFrame *frame, const CodeState *state, uint32_t max_locals)
{
    uint32_t slot = max_locals;
    for (uint32_t i = 0; i < frame->stack_count; i++) {
        if (in_map(state->references, slot) != (frame->stack[i] >= TAG_NULL))
            return false;
        slot += 1 + is_wide(frame->stack[i]);
    }
    return slot == max_locals + state->depth;
}

bool stack_maps_agree(const ClassFile *file, const MethodInfo *method, const Dataflow *flow)
{
    const CodeInfo *code = method->code;
    if (code->stack_map_table.data == NULL)
        return true;
    Reader reader = {.data = code->stack_map_table.data, .length = code->stack_map_table.length};
    MapFrame frame = {.locals = malloc(65536 + 256), .stack = malloc(65536)};
    first_frame(&frame, method);
    bool agree = true;
    for (unsigned count = read_u2(&reader); count > 0 && agree; count--) {
        read_frame(&reader, &frame);
        const CodeState *state = &flow->states[frame.offset];
        agree = !state->reachable
                || (locals_agree(&frame, state, code->max_locals)
                    && stack_agrees(&frame, state, code->max_locals));
        if (!agree)
            fprintf(stderr, "\n    class %s, method %s%s, offset %d: not as in its StackMapTable\n",
                    file->name, method->name, method->descriptor, (int)frame.offset);
    }
    free(frame.locals);
    free(frame.stack);
    return agree;
}
