/* The read-only view of data: classes, fields, and the values that objects and arrays have now.  References
 * may be stale or made up: every look checks that the object exists and has such a field. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/memory/allocate.h"
#include "vm/memory/machine.h"
#include "vm/view.h"

/* ---- classes ---- */

/* A class that only the outside asks for is no part of the program that a trace belongs to. */
const Class *view_load_class(const Vm *vm, const char *name)
{
    Program *program = vm->program;
    program_lock(program);
    uint64_t fingerprint = program->fingerprint;
    Class *class = program_class(program, name);
    program->fingerprint = fingerprint;
    program_unlock(program);
    return class;
}

const Class *view_loaded_class(const Vm *vm, const char *name)
{
    return program_loaded_class(vm->program, name);
}

const char *view_class_name(const Class *class, char *buffer, uint32_t size)
{
    return class_external_name(class, buffer, size);
}

const char *view_internal_name(const Class *class) { return class->name; }

const Class *view_element_class(const Class *array, char *kind)
{
    if (!class_is_array(array))
        return NULL;
    *kind = array->element_kind;
    return array->element;
}

typedef struct ClassNames {
    char **names;
    uint32_t count, capacity;
} ClassNames;

static void add_name(void *context, const char *name)
{
    ClassNames *list = context;
    MEMORY_ROOM_FOR(list->names, list->capacity, list->count);
    char *copy = list->names[list->count++] = memory_copy_string(name);
    for (; *copy; copy++)
        if (*copy == '/')
            *copy = '.';
}

char **view_program_classes(const Vm *vm, uint32_t *count)
{
    ClassNames list = {0};
    classpath_each_class(vm->program->classpath, SOURCE_PROGRAM, add_name, &list);
    *count = list.count;
    return list.names;
}

/* ---- fields ---- */

/* The VM keeps characters where other objects have fields. */
static bool is_readable(const Field *field)
{
    return field != NULL && (field->flags & ACC_STATIC || !field->owner->is_string);
}

const Field *view_find_field(const Vm *vm, const Class *class, const char *name)
{
    const Field *field =
        class_find_field((Class *)class, program_symbol(vm->program, name), NULL); /* which only reads */
    return is_readable(field) ? field : NULL;
}

const Field *view_field_at(const Class *class, uint32_t index)
{
    for (; class != NULL; class = class->super) {
        if (index < class->field_count)
            return &class->fields[index];
        index -= class->field_count;
    }
    return NULL;
}

const Field *view_field_below(const Vm *vm, const Class *class, const char *name, const Field *after)
{
    const char *symbol = program_symbol(vm->program, name);
    for (uint32_t id = after != NULL ? after->owner->id + 1 : 0; id < vm->program->class_count; id++) {
        const Class *other = vm->program->classes[id];
        const Field *field =
            class_is_subclass(other, class) ? class_declared_field(other, symbol, NULL) : NULL;
        if (is_readable(field) && !(field->flags & ACC_STATIC))
            return field;
    }
    return NULL;
}

const char *view_field_name(const Field *field) { return field->name; }
char view_field_kind(const Field *field) { return field->kind; }
bool view_field_is_static(const Field *field) { return field->flags & ACC_STATIC; }

const Class *view_field_class(const Vm *vm, const Field *field)
{
    size_t length = strlen(field->descriptor);
    if (field->kind != 'L')
        return NULL;
    if (field->descriptor[0] == '[')
        return view_load_class(vm, field->descriptor);
    char *name = memory_copy_string(field->descriptor + 1);
    assert(length > 2 && field->descriptor[0] == 'L' && field->descriptor[length - 1] == ';');
    name[length - 2] = '\0';
    const Class *class = view_load_class(vm, name);
    free(name);
    return class;
}

bool view_constant(const Field *field, Value *value)
{
    if (!(field->flags & ACC_STATIC) || !(field->flags & ACC_FINAL) || field->info->constant_value == 0
        || field->kind == 'L')
        return false;
    const Constant *constant = &field->owner->file->constants[field->info->constant_value];
    switch (field->kind) {
    case 'J': value->j = constant->number.j; break;
    case 'F': value->f = constant->number.f; break;
    case 'D': value->d = constant->number.d; break;
    default: value->i = constant->number.i; break;
    }
    return true;
}

/* ---- values ---- */

/* Any number may be asked for: NULL unless an object has it. */
static const Object *find_object(const Vm *vm, Ref reference)
{
    return reference != 0 && reference < vm->heap.slot_count ? object_peek(vm, reference) : NULL;
}

static Value read_value(const Object *object, char kind, size_t offset)
{
    Value value = {.bits = 0};
    switch (kind) {
    case 'Z':
    case 'B': value.i = FIELD_AT(const int8_t, object, offset); break;
    case 'C': value.i = FIELD_AT(const uint16_t, object, offset); break;
    case 'S': value.i = FIELD_AT(const int16_t, object, offset); break;
    case 'I': value.i = FIELD_AT(const int32_t, object, offset); break;
    case 'J': value.j = FIELD_AT(const int64_t, object, offset); break;
    case 'F': value.f = FIELD_AT(const float, object, offset); break;
    case 'D': value.d = FIELD_AT(const double, object, offset); break;
    default: value.r = FIELD_AT(const Ref, object, offset); break;
    }
    return value;
}

/* NULL: nobody has used the class so far. */
static const Object *find_mirror(const Vm *vm, const Class *class)
{
    return class->id < vm->classes.capacity ? find_object(vm, vm->classes.mirrors[class->id]) : NULL;
}

/* Where there is nothing to run, fields are what they are from the beginning; the VM need not have noted that
 * such a class is initialized. */
bool view_static(const Vm *vm, const Field *field, Value *value)
{
    const Object *mirror = find_mirror(vm, field->owner);
    if (!field->owner->plain_initialization && (mirror == NULL || MIRROR_INIT_STATE(mirror) == INIT_NOT_YET))
        return false;
    *value = mirror != NULL ? read_value(mirror, field->kind, field->offset) : (Value){.bits = 0};
    return true;
}

bool view_is_being_initialized(const Vm *vm, const Field *field)
{
    const Object *mirror = find_mirror(vm, field->owner);
    return mirror != NULL && MIRROR_INIT_STATE(mirror) == INIT_RUNNING;
}

bool view_field(const Vm *vm, Ref reference, const Field *field, Value *value)
{
    const Object *object = find_object(vm, reference);
    if (object == NULL || !class_is_subclass(object->class, field->owner))
        return false;
    *value = read_value(object, field->kind, field->offset);
    return true;
}

bool view_field_like(const Vm *vm, Ref reference, const Field *like, Value *value)
{
    const Object *object = find_object(vm, reference);
    const Field *field = object != NULL ? class_find_field(object->class, like->name, NULL) : NULL;
    return is_readable(field) && !view_field_is_static(field) && field->kind == like->kind
           && view_field(vm, reference, field, value);
}

static const Object *array_at(const Vm *vm, Ref reference)
{
    const Object *object = find_object(vm, reference);
    return object != NULL && class_is_array(object->class) ? object : NULL;
}

bool view_element(const Vm *vm, Ref reference, int64_t index, Value *value)
{
    const Object *array = array_at(vm, reference);
    if (array == NULL || index < 0 || index >= array->length)
        return false;
    *value = read_value(array, array->class->element_kind, (size_t)index << array->class->element_shift);
    return true;
}

bool view_length(const Vm *vm, Ref reference, int32_t *length)
{
    const Object *array = array_at(vm, reference);
    if (array != NULL)
        *length = (int32_t)array->length;
    return array != NULL;
}

const Class *view_object_class(const Vm *vm, Ref reference)
{
    const Object *object = find_object(vm, reference);
    return object != NULL ? object->class : NULL;
}

char *view_text(const Vm *vm, Ref string)
{
    const Object *object = find_object(vm, string);
    return object != NULL && object->class->is_string
               ? vm_string_utf8((Vm *)vm, string) /* which only reads */
               : NULL;
}
