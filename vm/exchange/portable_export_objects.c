/* Writing what the objects of a state hold; see portable_export.h. */
#include <string.h>

#include "vm/exchange/portable_export.h"
#include "vm/exchange/portable_format.h"
#include "vm/execution/exceptions.h"
#include "vm/memory/allocate.h"

static void put_text(Export *e, const char *text)
{
    export_number(e, strlen(text));
    if (e->writing)
        bytes_add_text(e->out, text);
}

static void put_member_number(Export *e, int32_t number, FieldMeaning meaning)
{
    uint32_t count = meaning == MEANING_METHOD ? e->program->method_count : e->program->field_count;
    bool is_there = number >= 0 && (uint32_t)number < count;
    if (meaning == MEANING_METHOD) {
        if (is_there)
            export_method(e, (uint32_t)number);
        else
            export_number(e, METHOD_NONE);
        return;
    }
    export_number(e, is_there);
    if (is_there) {
        const Field *field = e->program->fields[number];
        export_class(e, field->owner);
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
        export_byte(e, (unsigned)(bits >> 8 * i) & 0xFF);
}

static void put_value(Export *e, char kind, const uint8_t *at)
{
    switch (kind) {
    case 'Z':
    case 'B': export_byte(e, *at); break;
    case 'C': export_number(e, *(const uint16_t *)at); break;
    case 'S': export_signed(e, *(const int16_t *)at); break;
    case 'I': export_signed(e, *(const int32_t *)at); break;
    case 'J': export_signed(e, *(const int64_t *)at); break;
    case 'F': put_bits(e, at, 4); break;
    case 'D': put_bits(e, at, 8); break;
    default: export_reference(e, *(const Ref *)at);
    }
}

static void put_trace(Export *e, const ObjectComponent *content)
{
    for (uint32_t i = 0; i < content->length; i++) {
        uint64_t entry = ((const uint64_t *)content->payload)[i];
        export_method(e, (uint32_t)(entry >> 32));
        export_number(e, (uint32_t)entry == BACKTRACE_NATIVE ? 0 : (uint64_t)(uint32_t)entry + 1);
    }
}

static void put_field(Export *e, const Class *type, const Field *field, const uint8_t *payload)
{
    const uint8_t *at = payload + field->offset;
    FieldMeaning meaning = field_meaning(type, field);
    if (meaning == MEANING_UNKNOWN)
        export_refuse(e, type, "has objects that know the VM's own numbers");
    else if (meaning == MEANING_METHOD || meaning == MEANING_FIELD)
        put_member_number(e, *(const int32_t *)at, meaning);
    else if (meaning == MEANING_THREAD)
        export_thread(e, *(const uint32_t *)at);
    else
        put_value(e, field->kind, at);
}

static void put_fields(Export *e, const Class *type, const Class *declared_in, bool statics,
                       const uint8_t *payload)
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
    const int32_t *own =
        (const int32_t *)payload; /* class id, initialization state, thread: see allocate.h */
    export_byte(e, (unsigned)own[1]);
    if (own[1] == INIT_RUNNING)
        export_thread(e, (uint32_t)own[2] + 1);
    put_instance_fields(e, e->program->mirror, e->program->mirror, payload);
    put_fields(e, e->program->mirror, mirrored, true, payload);
}

static void put_characters(Export *e, const ObjectComponent *content)
{
    bool wide = content->flags & OBJECT_WIDE;
    for (uint32_t i = 0; i < content->length; i++) {
        unsigned c = wide ? ((const uint16_t *)content->payload)[i] : content->payload[i];
        if (wide)
            export_byte(e, c >> 8);
        export_byte(e, c & 0xFF);
    }
}

static void put_elements(Export *e, const Class *class, const ObjectComponent *content)
{
    for (uint32_t i = 0; i < content->length; i++)
        put_value(e, class->element_kind, content->payload + ((size_t)i << class->element_shift));
}

static void put_payload(Export *e, const Class *class, const ObjectComponent *content)
{
    if (class->is_string)
        put_characters(e, content);
    else if (content->flags & OBJECT_TRACE)
        put_trace(e, content);
    else if (class_is_array(class))
        put_elements(e, class, content);
    else if (class->is_mirror)
        put_mirror(e, e->program->classes[*(const int32_t *)content->payload], content->payload);
    else
        put_instance_fields(e, class, class, content->payload);
}

void export_object(Export *e, uint32_t id)
{
    if (id == 0) {
        export_byte(e, 0);
        return;
    }
    uint32_t size;
    const ObjectComponent *content = (const ObjectComponent *)pool_content(&e->store->pool, id, &size);
    const Class *class = e->program->classes[content->class_id];
    export_byte(e, CONTENT_PRESENT | (content->flags & OBJECT_SHARED ? CONTENT_SHARED : 0u)
                       | (content->flags & OBJECT_WIDE ? CONTENT_WIDE : 0u)
                       | (content->owner != 0 ? CONTENT_OWNED : 0u)
                       | (content->flags & OBJECT_TRACE ? CONTENT_TRACE : 0u));
    if (content->owner != 0) {
        export_thread(e, content->owner);
        export_number(e, content->entries);
    }
    if (!class->is_mirror)
        export_class(e, class);
    if (class->is_string || class_is_array(class))
        export_number(e, content->length);
    put_payload(e, class, content);
}
