/* Reading what the objects of a state from outside hold; see portable_import.h. */
#include <string.h>

#include "vm/exchange/portable_format.h"
#include "vm/exchange/portable_import.h"
#include "vm/execution/exceptions.h"
#include "vm/loading/link.h"
#include "vm/memory/allocate.h"

/* --- values --- */

static bool read_signed(Import *import, int64_t low, int64_t high, int64_t *value)
{
    *value = signed_of_number(get_number(&import->reader));
    return (!import->reader.failed && *value >= low && *value <= high)
           || import_fail(import, "a number is out of range");
}

static bool read_integral(Import *import, char kind, uint8_t *at)
{
    int64_t value;
    uint32_t character;
    switch (kind) {
    case 'C':
        if (!import_below(import, UINT16_MAX + 1, &character))
            return false;
        *(uint16_t *)at = (uint16_t)character;
        return true;
    case 'S':
        if (!read_signed(import, INT16_MIN, INT16_MAX, &value))
            return false;
        *(int16_t *)at = (int16_t)value;
        return true;
    case 'I':
        if (!read_signed(import, INT32_MIN, INT32_MAX, &value))
            return false;
        *(int32_t *)at = (int32_t)value;
        return true;
    default: return read_signed(import, INT64_MIN, INT64_MAX, (int64_t *)at);
    }
}

static bool read_value(Import *import, char kind, uint8_t *at)
{
    switch (kind) {
    case 'Z': *at = read_u1(&import->reader) & 1; return true;
    case 'B': *at = read_u1(&import->reader); return true;
    case 'F': *(uint32_t *)at = read_u4(&import->reader); return true;
    case 'D': *(uint64_t *)at = read_u8(&import->reader); return true;
    case 'L': return import_reference(import, (uint32_t *)at);
    default: return read_integral(import, kind, at);
    }
}

static bool read_text(Import *import, const char **text)
{
    uint32_t length;
    if (!import_count(import, &length))
        return false;
    *text = arena_copy(&import->arena, read_bytes(&import->reader, length), length);
    return true;
}

static bool read_field_number(Import *import, int32_t *number)
{
    Class *class;
    const char *name, *descriptor;
    uint8_t is_there = read_u1(&import->reader);
    *number = -1;
    if (is_there != 1)
        return is_there == 0 || import_fail(import, "a member is damaged");
    if (!import_class(import, &class) || !read_text(import, &name) || !read_text(import, &descriptor))
        return false;
    const Field *field = class_declared_field(class, program_symbol(import->program, name),
                                              program_symbol(import->program, descriptor));
    if (field == NULL)
        return import_fail(import, "a field is not there");
    *number = (int32_t)field->id;
    return true;
}

static bool read_method_number(Import *import, int32_t *number)
{
    Method *method;
    if (!import_method(import, &method))
        return false;
    if (method == import->program->initialization_stub)
        return import_fail(import, "a method is not there");
    *number = method == NULL ? -1 : (int32_t)method->id;
    return true;
}

/* --- fields --- */

static bool read_field(Import *import, const Class *type, const Field *field, uint8_t *payload)
{
    uint8_t *at = payload + field->offset;
    switch (field_meaning(type, field)) {
    case MEANING_METHOD: return read_method_number(import, (int32_t *)at);
    case MEANING_FIELD: return read_field_number(import, (int32_t *)at);
    case MEANING_THREAD: return import_thread(import, (uint32_t *)at); /* a place until the end */
    case MEANING_UNKNOWN: return import_fail(import, "a class that no state can have");
    default: return read_value(import, field->kind, at);
    }
}

static bool check_field(Import *import, const Class *type, const Field *field, uint8_t *payload)
{
    uint32_t reference = *(const uint32_t *)(payload + (field->kind == 'L' ? field->offset : 0));
    if (field->kind != 'L' || reference == 0)
        return true;
    if (field_meaning(type, field) == MEANING_TRACE && !import_object(import, reference)->is_trace)
        return import_fail(import, "a stack trace is none");
    const Class *wanted =
        program_class_of_descriptor_for(field->owner, field->descriptor, strlen(field->descriptor));
    return import_fits(import, reference, wanted)
           || error_set(import->error, "field %s of class %s holds an object of the wrong class", field->name,
                        type->name);
}

typedef bool FieldAction(Import *import, const Class *type, const Field *field, uint8_t *payload);

static bool each_declared(Import *import, const Class *type, const Class *from, bool statics,
                          uint8_t *payload, FieldAction *action)
{
    for (int i = 0; i < from->field_count; i++) {
        const Field *field = &from->fields[i];
        bool is_vm_own = !statics && from->is_mirror && field->offset < MIRROR_OWN_BYTES;
        if (((field->flags & ACC_STATIC) != 0) == statics && !is_vm_own
            && !action(import, type, field, payload))
            return false;
    }
    return true;
}

static bool each_field(Import *import, const Class *type, const Class *from, uint8_t *payload,
                       FieldAction *action)
{
    return (from->super == NULL || each_field(import, type, from->super, payload, action))
           && each_declared(import, type, from, false, payload, action);
}

/* --- kinds of objects --- */

static ObjectComponent *make_content(Import *import, ImportedObject *object, Class *class, uint32_t length,
                                     size_t payload)
{
    object->content_size = sizeof *object->content + payload;
    object->content = arena_allocate(&import->arena, object->content_size);
    object->content->class_id = class->id;
    object->content->length = length;
    object->class = class;
    return object->content;
}

static bool read_string(Import *import, ImportedObject *object, bool wide)
{
    uint32_t length;
    uint16_t all = 0;
    if (!import_count(import, &length))
        return false;
    ObjectComponent *content =
        make_content(import, object, import->program->string, length, (size_t)length << wide);
    for (uint32_t i = 0; i < length; i++)
        if (wide)
            all |= ((uint16_t *)content->payload)[i] = read_u2(&import->reader);
        else
            content->payload[i] = read_u1(&import->reader);
    bool is_as_named = object->kind != SLOT_STRING
                       || (object->wide == wide && object->ordinal == length
                           && memcmp(content->payload, object->characters, (size_t)length << wide) == 0);
    if (!is_as_named)
        return import_fail(import, "an interned String has another's characters");
    return !wide || all > 255 || import_fail(import, "a String is wide in vain");
}

static bool read_trace(Import *import, const ObjectComponent *content)
{
    for (uint32_t i = 0; i < content->length; i++) {
        Method *method;
        uint32_t offset;
        if (!import_method(import, &method) || !import_below(import, UINT16_MAX + 2, &offset))
            return false;
        if (method == NULL || method == import->program->initialization_stub)
            return import_fail(import, "a stack trace is damaged");
        ((uint64_t *)content->payload)[i] =
            (uint64_t)method->id << 32 | (offset == 0 ? BACKTRACE_NATIVE : offset - 1);
    }
    return true;
}

static bool read_array(Import *import, ImportedObject *object, Class *class, bool is_trace)
{
    uint32_t length;
    if (!import_count(import, &length) || length > INT32_MAX - 2)
        return import_fail(import, "an array is too long");
    ObjectComponent *content =
        make_content(import, object, class, length, (size_t)length << class->element_shift);
    object->is_trace = is_trace;
    if (is_trace)
        return class->element_kind == 'J' ? read_trace(import, content)
                                          : import_fail(import, "a stack trace is of the wrong class");
    for (uint32_t i = 0; i < length; i++)
        if (!read_value(import, class->element_kind, content->payload + ((size_t)i << class->element_shift)))
            return false;
    return true;
}

static bool can_be_made(const Class *class)
{
    return class_is_array(class)
           || (class->kind == CLASS_PLAIN && !class->is_mirror
               && !(class->flags & (ACC_ABSTRACT | ACC_INTERFACE)));
}

static bool read_made(Import *import, ImportedObject *object, unsigned flags)
{
    Class *class;
    if (!import_class(import, &class))
        return false;
    if (!can_be_made(class) || (object->kind == SLOT_STRING && !class->is_string))
        return import_fail(import, "an object is of a class that has none");
    if (class->is_string)
        return read_string(import, object, flags & CONTENT_WIDE);
    if (class_is_array(class))
        return read_array(import, object, class, flags & CONTENT_TRACE);
    make_content(import, object, class, class->instance_size, class->instance_size);
    return each_field(import, class, class, object->content->payload, read_field);
}

/* The thread, if one is at it, is a place until the end. */
static bool read_mirror(Import *import, ImportedObject *object)
{
    Class *mirror = import->program->mirror, *mirrored = object->mirrored;
    size_t size = MIRROR_STATICS + mirrored->static_size;
    make_content(import, object, mirror, (uint32_t)size, size);
    int32_t *own = (int32_t *)object->content->payload;
    uint32_t thread = 0;
    own[0] = (int32_t)mirrored->id;
    own[1] = read_u1(&import->reader);
    if (own[1] > INIT_FAILED)
        return import_fail(import, "a class is in no known state");
    if (own[1] == INIT_RUNNING && (!import_thread(import, &thread) || thread == 0))
        return import_fail(import, "nobody initializes a class");
    own[2] = (int32_t)thread;
    return each_field(import, mirror, mirror, object->content->payload, read_field)
           && each_declared(import, mirror, mirrored, true, object->content->payload, read_field);
}

static bool read_monitor(Import *import, ImportedObject *object, uint32_t *entries)
{
    if (!import_thread(import, &object->owner)
        || !import_below(import, (uint32_t)MONITOR_ENTRIES_MAX + 1, entries))
        return false;
    return (object->owner != 0 && *entries != 0) || import_fail(import, "a monitor is damaged");
}

static bool read_object(Import *import, ImportedObject *object)
{
    unsigned flags = read_u1(&import->reader);
    uint32_t entries = 0;
    if (flags == 0)
        return true;
    if (!(flags & CONTENT_PRESENT) || flags > 2 * CONTENT_TRACE - 1)
        return import_fail(import, "an object is damaged");
    if (flags & CONTENT_OWNED && !read_monitor(import, object, &entries))
        return false;
    if (!(object->kind == SLOT_MIRROR ? read_mirror(import, object) : read_made(import, object, flags)))
        return false;
    object->content->entries = entries;
    object->content->flags = (flags & CONTENT_SHARED ? OBJECT_SHARED : 0)
                             | (object->class->is_string && flags & CONTENT_WIDE ? OBJECT_WIDE : 0)
                             | (object->is_trace ? OBJECT_TRACE : 0);
    return !import->reader.failed || import_fail(import, "it ends too early");
}

/* --- checking, when every object's class is known --- */

static bool check_elements(Import *import, const ImportedObject *object)
{
    const uint32_t *references = (const uint32_t *)object->content->payload;
    for (uint32_t i = 0; object->class->element_kind == 'L' && i < object->content->length; i++)
        if (!import_fits(import, references[i], object->class->element))
            return import_fail(import, "an array holds an object of the wrong class");
    return true;
}

/* A constant without contents is as it was made; with the contents of one that nobody touched, it would have
 * two forms. */
static bool check_constant(Import *import, const ImportedObject *object)
{
    bool untouched = object->kind == SLOT_STRING || object->kind == SLOT_MIRROR;
    for (uint32_t i = sizeof(int32_t);
         object->kind == SLOT_MIRROR && i < import->program->mirror->instance_size; i++)
        untouched &= object->content->payload[i] == 0; /* after the number of the class */
    return !untouched || object->owner != 0 || import_fail(import, "an object is there in vain");
}

static bool check_object(Import *import, const ImportedObject *object)
{
    if (object->content == NULL)
        return true;
    uint8_t *payload = object->content->payload;
    if (!check_constant(import, object))
        return false;
    if (class_is_array(object->class))
        return check_elements(import, object);
    return each_field(import, object->class, object->class, payload, check_field)
           && (object->mirrored == NULL
               || each_declared(import, object->class, object->mirrored, true, payload, check_field));
}

bool import_contents(Import *import)
{
    for (uint32_t i = 0; i < import->object_count; i++)
        if (!read_object(import, &import->objects[i]))
            return false;
    for (uint32_t i = 0; i < import->object_count; i++)
        if (!check_object(import, &import->objects[i]))
            return false;
    return true;
}
