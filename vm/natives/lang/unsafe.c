/* The core of jdk.internal.misc.Unsafe.  Every access is checked against the object it names: it lies inside
 * the payload, numbers never overlap references, references are read and written only where there are some
 * and with a fitting class. */
#include <assert.h>
#include <string.h>

#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/footnotes.h"
#include "vm/loading/link.h"
#include "vm/memory/allocate.h"
#include "vm/memory/blocks.h"
#include "vm/natives/answers.h"
#include "vm/natives/host.h"
#include "vm/races/happens_before.h"
#include "vm/races/races.h"

/* Where an access goes: into an object, or to an address of memory (see host.h). */
typedef struct UnsafePlace {
    Object *object;  /* NULL: memory */
    uint32_t offset; /* into the payload */
    int64_t address;
    uint8_t *at;
} UnsafePlace;

static NativeOutcome throw_outside(Vm *vm, const char *what)
{
    return vm_throw(vm, "java/lang/InternalError", "Unsafe: %s", what);
}

/* --- places in objects --- */

static bool overlaps(const uint32_t *offsets, uint32_t count, uint32_t offset, size_t size)
{
    for (uint32_t i = 0; i < count; i++)
        if (offsets[i] < offset + size && offset < offsets[i] + sizeof(Ref))
            return true;
    return false;
}

static bool is_one_of(const uint32_t *offsets, uint32_t count, uint32_t offset)
{
    for (uint32_t i = 0; i < count; i++)
        if (offsets[i] == offset)
            return true;
    return false;
}

/* The class whose static fields lie in a mirror; NULL when the object is none. */
static Class *mirrored(const Vm *vm, const Object *object)
{
    return object->class->is_mirror ? vm_mirrored_class(vm, object->slot) : NULL;
}

static bool holds_reference(const Vm *vm, const Object *object, uint32_t offset)
{
    const Class *type = object->class, *of_statics = mirrored(vm, object);
    if (class_is_array(type))
        return type->element_kind == 'L' && offset % sizeof(Ref) == 0;
    if (of_statics != NULL)
        return is_one_of(of_statics->static_reference_offsets, of_statics->static_reference_count, offset);
    return is_one_of(type->reference_offsets, type->reference_count, offset);
}

static bool holds_number(const Vm *vm, const Object *object, uint32_t offset, size_t size)
{
    const Class *type = object->class, *of_statics = mirrored(vm, object);
    if (class_is_array(type))
        return type->element_kind != 'L';
    if (of_statics != NULL)
        return offset >= MIRROR_STATICS
               && !overlaps(of_statics->static_reference_offsets, of_statics->static_reference_count, offset,
                            size);
    return !type->is_string && !overlaps(type->reference_offsets, type->reference_count, offset, size);
}

static bool is_inside(const Object *object, int64_t offset, size_t size)
{
    size_t total = object->class->is_string ? 0 : object_payload_size(object);
    return offset >= 0 && size <= total && (uint64_t)offset <= total - size;
}

static bool find_number(Vm *vm, Ref base, int64_t offset, size_t size, UnsafePlace *place)
{
    if (base == 0) {
        *place = (UnsafePlace){.address = offset, .at = memory_find(vm, offset, (int64_t)size)};
        return place->at != NULL;
    }
    Object *object = object_at(vm, base);
    if (!is_inside(object, offset, size))
        return false;
    *place = (UnsafePlace){.object = object, .offset = (uint32_t)offset, .at = object->payload + offset};
    return holds_number(vm, object, place->offset, size);
}

static bool find_reference(Vm *vm, Ref base, int64_t offset, UnsafePlace *place)
{
    if (base == 0)
        return false;
    Object *object = object_at(vm, base);
    *place = (UnsafePlace){.object = object, .offset = (uint32_t)offset};
    return is_inside(object, offset, sizeof(Ref)) && holds_reference(vm, object, (uint32_t)offset);
}

/* --- classes of references --- */

static const Field *field_at(const Vm *vm, const Object *object, uint32_t offset)
{
    const Class *of_statics = mirrored(vm, object);
    int wanted = of_statics != NULL ? ACC_STATIC : 0;
    for (const Class *type = of_statics != NULL ? of_statics : object->class; type != NULL;
         type = of_statics != NULL ? NULL : type->super)
        for (int i = 0; i < type->field_count; i++)
            if ((type->fields[i].flags & ACC_STATIC) == wanted && type->fields[i].offset == offset)
                return &type->fields[i];
    return NULL;
}

/* May `value` be stored there?  Interfaces take any object, as for the verifier. */
static bool fits(Vm *vm, UnsafePlace place, Ref value)
{
    if (value == 0)
        return true;
    const Class *wanted = place.object->class->element;
    if (!class_is_array(place.object->class)) {
        const Field *field = field_at(vm, place.object, place.offset);
        wanted = field == NULL ? NULL
                               : program_class_of_descriptor_for(field->owner, field->descriptor,
                                                                 strlen(field->descriptor));
    }
    return wanted != NULL
           && (class_is_interface(wanted) || class_is_subclass(object_at(vm, value)->class, wanted));
}

/* --- accessors --- */

/* Arguments: the Unsafe, the object, the offset (two slots), values. */
enum { OBJECT = 1, OFFSET = 2, VALUE = 4 };

/* An access to what other threads can reach, which is noted.  false: for races, the thread has to stop first.
 */
static bool passes(Vm *vm, const Value *arguments, size_t size, bool writes, bool chosen)
{
    int64_t offset = arguments[OFFSET].j;
    const Object *object = arguments[OBJECT].r != 0 ? object_at(vm, arguments[OBJECT].r) : NULL;
    if (object != NULL) {
        exclusive_note_offset(vm, object, (uint32_t)offset, (uint32_t)size, writes);
        if (writes && object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) && vm->step.interleaving
            && exclusive_note_late_final(vm, object, (uint32_t)offset))
            footnote_note(vm->program, FOOTNOTE_ESCAPED_FINALS);
    }
    if (vm->observers.shadow == NULL || !vm->step.interleaving)
        return true;
    if (object == NULL && memory_is_visible(offset)) {
        object = block_find(vm, offset);
        offset = address_place(offset);
    }
    return object == NULL || !(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
           || race_note_unsafe(vm, object, offset, (uint32_t)size, writes, chosen);
}

static NativeOutcome get_number(Vm *vm, const Value *arguments, void *to, size_t size, bool chosen)
{
    UnsafePlace place;
    if (!find_number(vm, arguments[OBJECT].r, arguments[OFFSET].j, size, &place))
        return throw_outside(vm, "no number of this size is there");
    if (!passes(vm, arguments, size, false, chosen))
        return NATIVE_STOPPED;
    memcpy(to, place.at, size);
    return NATIVE_DONE;
}

static void write_number(Vm *vm, const UnsafePlace *place, const void *from, size_t size)
{
    assert(place->at != NULL);
    assert(place->object == NULL || is_inside(place->object, place->offset, size));
    if (place->object != NULL)
        vm_object_written(vm, place->object);
    memmove(place->at, from, size);
    if (place->object == NULL)
        memory_written(vm, place->address, (int64_t)size);
}

static NativeOutcome put_number(Vm *vm, const Value *arguments, const void *from, size_t size, bool chosen)
{
    UnsafePlace place;
    if (!find_number(vm, arguments[OBJECT].r, arguments[OFFSET].j, size, &place))
        return throw_outside(vm, "no number of this size is there");
    if (!passes(vm, arguments, size, true, chosen))
        return NATIVE_STOPPED;
    write_number(vm, &place, from, size);
    return NATIVE_DONE;
}

/* Is another thread to run before the access?  *chosen: see choices_chosen_here. */
static bool stops(Vm *vm, const Value *arguments, bool *chosen)
{
    *chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    return arguments[OBJECT].r != 0 ? choices_stop_native_at(vm, object_at(vm, arguments[OBJECT].r))
                                    : memory_is_visible(arguments[OFFSET].j) && choices_stop_native(vm);
}

static bool is_shared(const UnsafePlace *place)
{
    return place->object != NULL ? place->object->flags & OBJECT_SHARED : memory_is_visible(place->address);
}

/* Four natives per type of number: numbers are compared as bits. */
#define NUMBER(name, type, member, slots)                                                \
    static NativeOutcome get_##name(Vm *vm, Value *arguments, Value *result)             \
    {                                                                                    \
        bool chosen;                                                                     \
        if (stops(vm, arguments, &chosen))                                               \
            return NATIVE_STOPPED;                                                       \
        type value = 0;                                                                  \
        NativeOutcome outcome = get_number(vm, arguments, &value, sizeof value, chosen); \
        result->member = value;                                                          \
        return outcome;                                                                  \
    }                                                                                    \
    static NativeOutcome put_##name(Vm *vm, Value *arguments, Value *result)             \
    {                                                                                    \
        bool chosen;                                                                     \
        if (stops(vm, arguments, &chosen))                                               \
            return NATIVE_STOPPED;                                                       \
        (void)result;                                                                    \
        type value = (type)arguments[VALUE].member;                                      \
        return put_number(vm, arguments, &value, sizeof value, chosen);                  \
    }                                                                                    \
    static NativeOutcome exchange_##name(Vm *vm, Value *arguments, Value *result)        \
    {                                                                                    \
        bool chosen;                                                                     \
        if (stops(vm, arguments, &chosen))                                               \
            return NATIVE_STOPPED;                                                       \
        type found = 0, expected = (type)arguments[VALUE].member,                        \
             value = (type)arguments[VALUE + (slots)].member;                            \
        NativeOutcome outcome = get_number(vm, arguments, &found, sizeof found, chosen); \
        if (outcome == NATIVE_DONE && memcmp(&found, &expected, sizeof found) == 0)      \
            outcome = put_number(vm, arguments, &value, sizeof value, chosen);           \
        result->member = found;                                                          \
        return outcome;                                                                  \
    }                                                                                    \
    static NativeOutcome set_##name(Vm *vm, Value *arguments, Value *result)             \
    {                                                                                    \
        type expected = (type)arguments[VALUE].member, found;                            \
        Value before;                                                                    \
        NativeOutcome outcome = exchange_##name(vm, arguments, &before);                 \
        if (outcome != NATIVE_DONE)                                                      \
            return outcome;                                                              \
        found = (type)before.member;                                                     \
        result->i = memcmp(&found, &expected, sizeof found) == 0;                        \
        return outcome;                                                                  \
    }

NUMBER(boolean, int8_t, i, 1)
NUMBER(byte, int8_t, i, 1)
NUMBER(short, int16_t, i, 1)
NUMBER(char, uint16_t, i, 1)
NUMBER(int, int32_t, i, 1)
NUMBER(long, int64_t, j, 2)
NUMBER(float, float, f, 1)
NUMBER(double, double, d, 2)
#undef NUMBER

static NativeOutcome get_reference(Vm *vm, Value *arguments, Value *result)
{
    UnsafePlace place;
    bool chosen;
    if (stops(vm, arguments, &chosen))
        return NATIVE_STOPPED;
    if (!find_reference(vm, arguments[OBJECT].r, arguments[OFFSET].j, &place))
        return throw_outside(vm, "no reference is there");
    if (!passes(vm, arguments, sizeof(Ref), false, chosen))
        return NATIVE_STOPPED;
    return answer_ref(result, FIELD_AT(Ref, place.object, place.offset));
}

/* Stores `value` if `when` is there, or always; *found: what was there. */
static NativeOutcome store(Vm *vm, const Value *arguments, const Ref *when, Ref value, Ref *found)
{
    UnsafePlace place;
    bool chosen;
    if (stops(vm, arguments, &chosen))
        return NATIVE_STOPPED;
    if (!find_reference(vm, arguments[OBJECT].r, arguments[OFFSET].j, &place))
        return throw_outside(vm, "no reference is there");
    if (when != NULL && !passes(vm, arguments, sizeof(Ref), false, chosen))
        return NATIVE_STOPPED;
    *found = FIELD_AT(Ref, place.object, place.offset);
    if (when != NULL && *found != *when)
        return NATIVE_DONE;
    if (!fits(vm, place, value))
        return throw_outside(vm, "the object does not fit there");
    if (!passes(vm, arguments, sizeof(Ref), true, chosen))
        return NATIVE_STOPPED;
    vm_object_written(vm, place.object);
    FIELD_AT(Ref, place.object, place.offset) = value;
    return NATIVE_DONE;
}

static NativeOutcome put_reference(Vm *vm, Value *arguments, Value *result)
{
    Ref found;
    (void)result;
    return store(vm, arguments, NULL, arguments[VALUE].r, &found);
}

static NativeOutcome exchange_reference(Vm *vm, Value *arguments, Value *result)
{
    Ref expected = arguments[VALUE].r;
    return store(vm, arguments, &expected, arguments[VALUE + 1].r, &result->r);
}

static NativeOutcome set_reference(Vm *vm, Value *arguments, Value *result)
{
    Ref expected = arguments[VALUE].r, found = 0;
    NativeOutcome outcome = store(vm, arguments, &expected, arguments[VALUE + 1].r, &found);
    result->i = found == expected;
    return outcome;
}

static NativeOutcome copy(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    UnsafePlace from, to;
    int64_t bytes = arguments[7].j;
    if (bytes == 0)
        return NATIVE_DONE;
    if (bytes < 0 || !find_number(vm, arguments[1].r, arguments[2].j, (size_t)bytes, &from)
        || !find_number(vm, arguments[4].r, arguments[5].j, (size_t)bytes, &to))
        return throw_outside(vm, "copying outside of an object");
    bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    if (((is_shared(&from) || is_shared(&to)) && choices_stop_native(vm))
        || !passes(vm, arguments, (size_t)bytes, false, chosen)
        || !passes(vm, arguments + 3, (size_t)bytes, true, chosen))
        return NATIVE_STOPPED;
    write_number(vm, &to, from.at, (size_t)bytes);
    return NATIVE_DONE;
}

/* Who has asked for memory, by way of buffers and of Unsafe itself? */
static NativeOutcome blocks_is_for_program(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    const Frame *frame = vm->thread->frame;
    while (frame > vm->thread->frames
           && (frame->method->owner->source == SOURCE_EMBEDDED
               || strcmp(frame->method->owner->name, "java/nio/ByteBuffer") == 0
               || strcmp(frame->method->owner->name, "java/nio/DirectByteBuffer") == 0))
        frame--;
    result->i = frame->method->owner->source == SOURCE_PROGRAM;
    return NATIVE_DONE;
}

static NativeOutcome nothing(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    (void)arguments;
    (void)result;
    return NATIVE_DONE;
}

static NativeOutcome load_fence(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    (void)result;
    order_acquire_fence(vm);
    return NATIVE_DONE;
}

static NativeOutcome store_fence(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    (void)result;
    order_release_fence(vm);
    return NATIVE_DONE;
}

static NativeOutcome fill(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    UnsafePlace to;
    int64_t bytes = arguments[4].j;
    if (bytes == 0)
        return NATIVE_DONE;
    if (bytes < 0 || !find_number(vm, arguments[1].r, arguments[2].j, (size_t)bytes, &to))
        return throw_outside(vm, "filling outside of an object");
    bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    if ((is_shared(&to) && choices_stop_native(vm)) || !passes(vm, arguments, (size_t)bytes, true, chosen))
        return NATIVE_STOPPED;
    if (to.object != NULL)
        vm_object_written(vm, to.object);
    memset(to.at, arguments[6].i, (size_t)bytes);
    if (to.object == NULL)
        memory_written(vm, to.address, bytes);
    return NATIVE_DONE;
}

#define UNSAFE "jdk/internal/misc/Unsafe"
#define ACCESSORS(name, suffix, type)                                                                   \
    {UNSAFE, "get" suffix, "(Ljava/lang/Object;J)" type, get_##name},                                   \
        {UNSAFE, "put" suffix, "(Ljava/lang/Object;J" type ")V", put_##name},                           \
        {UNSAFE, "compareAndSet" suffix, "(Ljava/lang/Object;J" type type ")Z", set_##name},            \
    {                                                                                                   \
        UNSAFE, "compareAndExchange" suffix, "(Ljava/lang/Object;J" type type ")" type, exchange_##name \
    }

const NativeMethod natives_unsafe[] = {
    {"clew/internal/Blocks", "isForProgram", "()Z", blocks_is_for_program},
    ACCESSORS(boolean, "Boolean", "Z"),
    ACCESSORS(byte, "Byte", "B"),
    ACCESSORS(short, "Short", "S"),
    ACCESSORS(char, "Char", "C"),
    ACCESSORS(int, "Int", "I"),
    ACCESSORS(long, "Long", "J"),
    ACCESSORS(float, "Float", "F"),
    ACCESSORS(double, "Double", "D"),
    ACCESSORS(reference, "Reference", "Ljava/lang/Object;"),
    {UNSAFE, "loadFence", "()V", load_fence},
    {UNSAFE, "storeFence", "()V", store_fence},
    {"jdk/internal/misc/ScopedMemoryAccess", "registerNatives", "()V", nothing},
    {UNSAFE, "fill", "(Ljava/lang/Object;JJB)V", fill},
    {UNSAFE, "copy", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy},
    {0},
};
