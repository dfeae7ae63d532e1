/* States to bytes; see portable.h.  One walk over the state's components is made twice: first it gathers what the state names, then, when all of that
 * has its place, it writes. */
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "vm/allocate.h"
#include "vm/dataflow.h"
#include "vm/exceptions.h"
#include "vm/frame_state.h"
#include "vm/images.h"
#include "vm/portable.h"
#include "vm/portable_format.h"
#include "vm/portable_tables.h"
#include "vm/store.h"

/* A new member of a component must be written here and read in portable_import.c, or two states would have the same bytes. */
_Static_assert(sizeof(ObjectImage) == 16 && sizeof(FrameImage) == 24 && sizeof(ThreadImage) == 48 && sizeof(VmImage) == 40, "components changed");

typedef struct Export {
    States  *states;
    Vm      *vm;
    Program *program;
    Store   *store;
    Tables   tables;
    bool     writing;                   /* the second walk */
    uint8_t *is_trace;                  /* by slot: a long[] of stack trace entries; found in the first walk */
    Bytes   *out;
    Error   *error;
    bool     failed;
} Export;

static void refuse(Export *e, const Class *class, const char *why)
{
    char name[512];
    if (!e->failed)
        error_set(e->error, "this state cannot leave the process: class %s %s", class_external_name(class, name, sizeof name), why);
    e->failed = true;
}

/* --- pieces ----------------------------------------------------------------------------------------------------------- */

static void put(Export *e, uint64_t number)
{
    if (e->writing)
        put_number(e->out, number);
}

static void put_signed(Export *e, int64_t number)
{
    put(e, number_of_signed(number));
}

static void put_byte(Export *e, unsigned byte)
{
    if (e->writing)
        bytes_add_u1(e->out, byte);
}

static void put_reference(Export *e, Ref slot)
{
    if (slot != 0 && !e->writing)
        tables_add(&e->tables.objects, slot);
    put(e, slot == 0 || !e->writing ? 0 : tables_place(&e->tables.objects, slot) + 1);
}

/* As number + 1; 0: none. */
static void put_thread(Export *e, uint32_t thread_after)
{
    if (thread_after != 0 && !e->writing)
        tables_add(&e->tables.threads, thread_after - 1);
    put(e, thread_after == 0 || !e->writing ? 0 : tables_place(&e->tables.threads, thread_after - 1) + 1);
}

static bool is_portable(const Class *class)
{
    while (class->kind == CLASS_ARRAY || class->site_user != NULL)
        class = class->kind == CLASS_ARRAY ? class->element : class->site_user;
    return class->kind == CLASS_PRIMITIVE || class->found;
}

static void put_class(Export *e, const Class *class)
{
    if (!is_portable(class))
        refuse(e, class, "was made by the program as it ran");
    if (!e->writing)
        tables_add(&e->tables.classes, class->id);
    put(e, e->writing ? tables_place(&e->tables.classes, class->id) : 0);
}

static void put_method(Export *e, uint32_t id)
{
    if (!e->writing && id != UINT32_MAX)
        tables_add(&e->tables.methods, id);
    put(e, e->writing ? tables_method(&e->tables, id) : 0);
}

static void put_text(Export *e, const char *text)
{
    put(e, strlen(text));
    if (e->writing)
        bytes_add_text(e->out, text);
}

/* --- objects ---------------------------------------------------------------------------------------------------------- */

static void put_member_number(Export *e, int32_t number, FieldMeaning meaning)
{
    uint32_t count = meaning == MEANING_METHOD ? e->program->method_count : e->program->field_count;
    bool is_there = number >= 0 && (uint32_t)number < count;
    if (meaning == MEANING_METHOD) {
        if (is_there)
            put_method(e, (uint32_t)number);
        else
            put(e, METHOD_NONE);
        return;
    }
    put(e, is_there);
    if (is_there) {
        const Field *field = e->program->fields[number];
        put_class(e, field->owner);
        put_text(e, field->name);
        put_text(e, field->descriptor);
    }
}

static void put_bits(Export *e, const uint8_t *at, unsigned size)
{
    uint64_t bits = 0;
    if (size == 4)
        bits = *(const uint32_t *)at;
    else
        bits = *(const uint64_t *)at;
    for (unsigned i = size; i-- > 0;)
        put_byte(e, (unsigned)(bits >> 8 * i) & 0xFF);
}

static void put_value(Export *e, char kind, const uint8_t *at)
{
    switch (kind) {
    case 'Z': case 'B': put_byte(e, *at); break;
    case 'C': put(e, *(const uint16_t *)at); break;
    case 'S': put_signed(e, *(const int16_t *)at); break;
    case 'I': put_signed(e, *(const int32_t *)at); break;
    case 'J': put_signed(e, *(const int64_t *)at); break;
    case 'F': put_bits(e, at, 4); break;
    case 'D': put_bits(e, at, 8); break;
    default:  put_reference(e, *(const Ref *)at);
    }
}

static uint32_t component_of(const Export *e, Item item)
{
    uint32_t position = store_known_position(e->store, item);
    return position == 0 ? 0 : states_component(e->states, position - 1);
}

static void put_trace(Export *e, const ObjectImage *image)
{
    for (uint32_t i = 0; i < image->length; i++) {
        uint64_t entry = ((const uint64_t *)image->payload)[i];
        put_method(e, (uint32_t)(entry >> 32));
        put(e, (uint32_t)entry == BACKTRACE_NATIVE ? 0 : (uint64_t)(uint32_t)entry + 1);
    }
}

/* Such an array may have been walked over as any other before. */
static void note_trace(Export *e, Ref slot)
{
    uint32_t size, id = slot == 0 ? 0 : component_of(e, (Item){ITEM_OBJECT, slot});
    if (id == 0)
        return;
    e->is_trace[slot] = 1;
    put_trace(e, (const ObjectImage *)pool_content(&e->store->pool, id, &size));
}

static void put_field(Export *e, const Class *type, const Field *field, const uint8_t *payload)
{
    const uint8_t *at = payload + field->offset;
    FieldMeaning meaning = field_meaning(type, field);
    if (meaning == MEANING_UNKNOWN)
        refuse(e, type, "has objects that know the VM's own numbers");
    else if (meaning == MEANING_METHOD || meaning == MEANING_FIELD)
        put_member_number(e, *(const int32_t *)at, meaning);
    else
        put_value(e, field->kind, at);
    if (meaning == MEANING_TRACE && !e->writing)
        note_trace(e, *(const Ref *)at);
}

static void put_fields(Export *e, const Class *type, const Class *declared_in, bool statics, const uint8_t *payload)
{
    for (int i = 0; i < declared_in->field_count; i++) {
        const Field *field = &declared_in->fields[i];
        bool is_vm_own = !statics && declared_in->is_mirror && field->offset < MIRROR_OWN_BYTES;
        if (((field->flags & ACC_STATIC) != 0) == statics && !is_vm_own)
            put_field(e, type, field, payload);
    }
}

static void put_instance_fields(Export *e, const Class *type, const Class *from, const uint8_t *payload)
{
    if (from->super != NULL)
        put_instance_fields(e, type, from->super, payload);
    put_fields(e, type, from, false, payload);
}

static void put_mirror(Export *e, const Class *mirrored, const uint8_t *payload)
{
    const int32_t *own = (const int32_t *)payload;          /* class id, initialization state, thread: see allocate.h */
    put_byte(e, (unsigned)own[1]);
    if (own[1] == INIT_RUNNING)
        put_thread(e, (uint32_t)own[2] + 1);
    put_instance_fields(e, e->program->mirror, e->program->mirror, payload);
    put_fields(e, e->program->mirror, mirrored, true, payload);
}

static void put_characters(Export *e, const ObjectImage *image)
{
    bool wide = image->flags & OBJECT_WIDE;
    for (uint32_t i = 0; i < image->length; i++) {
        unsigned c = wide ? ((const uint16_t *)image->payload)[i] : image->payload[i];
        if (wide)
            put_byte(e, c >> 8);
        put_byte(e, c & 0xFF);
    }
}

static void put_elements(Export *e, const Class *class, const ObjectImage *image)
{
    for (uint32_t i = 0; i < image->length; i++)
        put_value(e, class->element_kind, image->payload + ((size_t)i << class->element_shift));
}

static void put_payload(Export *e, const Class *class, const ObjectImage *image, bool is_trace)
{
    if (class->is_string)
        put_characters(e, image);
    else if (is_trace)
        put_trace(e, image);
    else if (class_is_array(class))
        put_elements(e, class, image);
    else if (class->is_mirror)
        put_mirror(e, e->program->classes[*(const int32_t *)image->payload], image->payload);
    else
        put_instance_fields(e, class, class, image->payload);
}

/* `id` 0: the object is as it was made, or only its name is known. */
static void put_object(Export *e, Ref slot, uint32_t id)
{
    if (id == 0) {
        put_byte(e, 0);
        return;
    }
    uint32_t size;
    const ObjectImage *image = (const ObjectImage *)pool_content(&e->store->pool, id, &size);
    const Class *class = e->program->classes[image->class_id];
    bool is_trace = e->is_trace[slot];
    put_byte(e, CONTENT_PRESENT | (image->flags & OBJECT_SHARED ? CONTENT_SHARED : 0u) | (image->flags & OBJECT_WIDE ? CONTENT_WIDE : 0u)
                | (image->owner != 0 ? CONTENT_OWNED : 0u) | (is_trace ? CONTENT_TRACE : 0u));
    if (image->owner != 0) {
        put_thread(e, image->owner);
        put(e, image->entries);
    }
    if (!class->is_mirror)
        put_class(e, class);
    if (class->is_string || class_is_array(class))
        put(e, image->length);
    put_payload(e, class, image, is_trace);
}

/* --- stacks ------------------------------------------------------------------------------------------------------------- */

static void put_slot(Export *e, const Method *method, const CodeState *state, uint32_t slot, uint64_t bits)
{
    bool is_reference = map_has(state->references, slot);
    if (slot < method->max_locals && !map_has(state->live, slot))
        return;
    if (!is_reference)
        put(e, bits);
    else
        put_reference(e, (Ref)bits);
    if (!is_reference && bits != 0 && method_handles_numbers(method, slot))
        refuse(e, method->owner, "is in the middle of reflection");
}

static void put_values(Export *e, const Method *method, const FrameImage *image)
{
    const Code *code = method->code;
    if (code->dataflow->variants != NULL) {
        refuse(e, method->owner, "is in a method with subroutines (jsr)");
        return;
    }
    const CodeState *state = &code->dataflow->states[code->offsets[image->instruction]];
    for (uint32_t i = 0; i < image->slots; i++)
        put_slot(e, method, state, i, image->values[i]);
}

static void put_frame(Export *e, const FrameImage *image)
{
    put_method(e, image->method);
    put(e, image->instruction);
    if (image->method == UINT32_MAX) {
        put_class(e, e->program->classes[image->values[0]]);
    } else {
        const Method *method = e->program->methods[image->method];
        put_reference(e, image->lock);
        put(e, image->slots - method->max_locals);
        put_values(e, method, image);
    }
}

static const FrameImage *frame_image(const Export *e, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const FrameImage *)pool_content(&e->store->pool, id, &size);
}

/* The top frame first. */
static void put_stack(Export *e, const ThreadImage *image)
{
    const FrameImage *frame = frame_image(e, image->frames);
    put(e, frame == NULL ? 0 : frame->depth + 1);
    for (; frame != NULL; frame = frame_image(e, frame->below))
        put_frame(e, frame);
}

static void put_thread_contents(Export *e, uint32_t id)
{
    uint32_t size;
    if (id == 0) {
        put_byte(e, THREAD_NEW);
        return;
    }
    const ThreadImage *image = (const ThreadImage *)pool_content(&e->store->pool, id, &size);
    put_byte(e, image->status);
    put(e, image->children);
    if (image->status == THREAD_TERMINATED)
        return;
    put_reference(e, image->object);
    put_reference(e, image->exception);
    put_reference(e, image->blocked_on);
    put_reference(e, image->blocker);
    put(e, image->saved_entries);
    put(e, image->atomic);
    put(e, image->choosing);
    put_byte(e, image->wake);
    put_byte(e, image->timed | image->retrying << 1 | image->interruptible << 2 | image->interrupted << 3 | image->permit << 4 | image->parked << 5
                | image->daemon << 6 | image->may_wake << 7);
    put_stack(e, image);
}

static void put_end(Export *e, uint32_t id)
{
    uint32_t size;
    put_byte(e, id != 0);
    if (id == 0)
        return;
    const VmImage *image = (const VmImage *)pool_content(&e->store->pool, id, &size);
    put_byte(e, (image->exited != 0) | (image->ignored != 0) << 1);
    put_signed(e, image->exit_status);
    put_signed(e, image->clock);
    put_byte(e, image->violation.kind);
    if (image->violation.kind == VIOLATION_NONE)
        return;
    put_thread(e, image->violation.thread + 1);
    put_thread(e, image->violation.other + 1);
    put_reference(e, image->violation.exception);
}

/* --- the whole ------------------------------------------------------------------------------------------------------------ */

static void gather_objects(Export *e)
{
    for (uint32_t position = 0; position < e->store->item_count; position++) {
        Item item = e->store->items[position];
        if (item.kind == ITEM_OBJECT && states_component(e->states, position) != 0)
            tables_add(&e->tables.objects, item.number);
        else if (item.kind == ITEM_THREAD && states_component(e->states, position) != 0)
            tables_add(&e->tables.threads, item.number);
    }
    for (uint32_t i = 0; i < e->tables.objects.count; i++)          /* the list grows meanwhile, but only by objects without contents */
        put_object(e, e->tables.objects.numbers[i], component_of(e, (Item){ITEM_OBJECT, e->tables.objects.numbers[i]}));
}

static void walk_threads(Export *e)
{
    for (uint32_t i = 0; i < e->tables.threads.count; i++)
        put_thread_contents(e, component_of(e, (Item){ITEM_THREAD, e->tables.threads.numbers[i]}));
    put_end(e, states_component(e->states, store_vm_position(e->store)));
}

static void check_classes(Export *e)
{
    e->writing = false;
    for (uint32_t i = 0; i < e->tables.classes.count; i++)
        put_class(e, e->program->classes[e->tables.classes.numbers[i]]);
}

/* Of the classes in their order: whoever reads the bytes must have the same. */
static uint64_t fingerprint(const Export *e)
{
    uint64_t hash = 0;
    for (uint32_t i = 0; i < e->tables.classes.count; i++) {
        const Class *class = e->program->classes[e->tables.classes.numbers[i]];
        hash = XXH3_64bits_withSeed(&class->fingerprint, sizeof class->fingerprint, hash);
    }
    return hash;
}

static void write_head(Export *e)
{
    bytes_add_text(e->out, PORTABLE_MAGIC);
    bytes_add_u1(e->out, PORTABLE_VERSION);
    bytes_add_u1(e->out, e->program->step);
    bytes_add_u1(e->out, e->vm->options.all_visible);
    uint64_t hash = fingerprint(e);
    bytes_add_u4(e->out, (uint32_t)(hash >> 32));
    bytes_add_u4(e->out, (uint32_t)hash);
}

static void write_all(Export *e)
{
    e->writing = true;
    write_head(e);
    tables_write(&e->tables, e->out);
    for (uint32_t i = 0; i < e->tables.objects.count; i++)
        put_object(e, e->tables.objects.numbers[i], component_of(e, (Item){ITEM_OBJECT, e->tables.objects.numbers[i]}));
    walk_threads(e);
}

bool states_can_leave(const States *states, Error *error)
{
    const Vm *vm = states_vm(states);
    if (!states_are_exact(states))
        return error_set(error, "states of which only hashes are kept cannot leave the process, nor come in");
    if (vm->shadow != NULL)
        return error_set(error, "states cannot leave the process, nor come in, while what orders the accesses of threads is remembered");
    return vm->program->cover == NULL || error_set(error, "states cannot leave the process, nor come in, while coverage is counted");
}

bool states_export(States *states, Bytes *out, Error *error)
{
    Vm *vm = states_vm(states);
    if (!states_can_leave(states, error))
        return false;
    Export e = {.states = states, .vm = vm, .program = vm->program, .store = states_store(states), .out = out, .error = error};
    tables_create(&e.tables, vm);
    e.is_trace = memory_allocate(e.tables.objects.limit + 1);
    gather_objects(&e);
    walk_threads(&e);
    tables_sort(&e.tables);
    check_classes(&e);
    if (!e.failed)
        write_all(&e);
    tables_destroy(&e.tables);
    free(e.is_trace);
    return !e.failed;
}
