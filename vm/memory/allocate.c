/* Making Java objects: plain ones, arrays, mirrors.  Running out of Java heap is a Java error. */
#include <assert.h>
#include <string.h>

#include "base/memory.h"
#include "vm/loading/link.h"
#include "vm/memory/allocate.h"
#include "vm/memory/sharing.h"
#include "vm/memory/strings.h"
#include "vm/memory/watching.h"

Object *vm_object(const Vm *vm, Ref reference) { return object_at(vm, reference); }

void vm_object_written(Vm *vm, Object *object)
{
    object_written(vm, object);
    watch_note(vm);
    vm->heap.garbage_possible = true;
    if (vm->checking && object->flags & (OBJECT_SHARED | OBJECT_CONSTANT))
        sharing_mark_later(vm, object->slot);
}

static Ref out_of_memory(Vm *vm, const char *message)
{
    vm_throw(vm, "java/lang/OutOfMemoryError", "%s", message);
    return 0;
}

Ref vm_new_object(Vm *vm, Class *type)
{
    Object *object =
        heap_allocate(&vm->heap, type, type->is_string ? 0 : type->instance_size, type->instance_size);
    return object != NULL ? object->slot : out_of_memory(vm, "Java heap space");
}

Ref allocate_array(Vm *vm, Class *array_class, int32_t length)
{
    if (length < 0) {
        vm_throw(vm, "java/lang/NegativeArraySizeException", "%d", length);
        return 0;
    }
    if (!array_length_is_possible(length))
        return out_of_memory(vm, "Requested array size exceeds VM limit");
    Object *object =
        heap_allocate(&vm->heap, array_class, (uint32_t)length, (size_t)length << array_class->element_shift);
    return object != NULL ? object->slot : out_of_memory(vm, "Java heap space");
}

Ref vm_new_array(Vm *vm, const char *array_class, int32_t length)
{
    return allocate_array(vm, vm_class(vm, array_class), length);
}

Class *vm_class(Vm *vm, const char *name)
{
    Class *class = program_class(vm->program, name);
    if (class == NULL) {
        vm_fatal(vm, "%s (needed by the VM itself)", vm->program->error.text);
        return vm->program->object;
    }
    return class;
}

/* A program's subclass may have a field of the same name: it is not meant. */
uint32_t vm_field_offset(Class *type, const char *name, const char *descriptor)
{
    while (type->source == SOURCE_PROGRAM)
        type = type->super;
    Program *program = type->program;
    Field *field = class_find_field(type, program_symbol(program, name), program_symbol(program, descriptor));
    assert(field != NULL && "a field of our own library");
    return field->offset;
}

static void ensure_class_tables(Vm *vm, uint32_t id)
{
    if (id < vm->classes.capacity)
        return;
    uint32_t capacity = vm->classes.capacity; /* of both */
    MEMORY_ROOM_FOR(vm->classes.statics, capacity, id);
    MEMORY_ROOM_FOR(vm->classes.mirrors, vm->classes.capacity, id);
}

/* Static finals with a ConstantValue have it from the beginning. */
static void set_constant(Vm *vm, const Class *type, Ref mirror, const Field *field)
{
    const Constant *constant = &type->file->constants[field->info->constant_value];
    Object *object = object_peek(vm, mirror);
    switch (field->kind) {
    case 'Z':
    case 'B': FIELD_AT(int8_t, object, field->offset) = (int8_t)constant->number.i; break;
    case 'C':
    case 'S': FIELD_AT(int16_t, object, field->offset) = (int16_t)constant->number.i; break;
    case 'I': FIELD_AT(int32_t, object, field->offset) = constant->number.i; break;
    case 'F': FIELD_AT(float, object, field->offset) = constant->number.f; break;
    case 'J': FIELD_AT(int64_t, object, field->offset) = constant->number.j; break;
    case 'D': FIELD_AT(double, object, field->offset) = constant->number.d; break;
    default:
        FIELD_AT(Ref, object, field->offset) =
            string_literal(vm, program_literal(vm->program, constant->text));
    }
}

static void set_constants(Vm *vm, Class *type, Ref mirror)
{
    for (int i = 0; i < type->field_count; i++)
        if (type->fields[i].flags & ACC_STATIC && type->fields[i].info->constant_value != 0)
            set_constant(vm, type, mirror, &type->fields[i]);
}

void mirror_reset(Vm *vm, Object *mirror)
{
    int32_t id = MIRROR_CLASS_ID(mirror);
    memset(mirror->payload, 0, object_payload_size(mirror));
    MIRROR_CLASS_ID(mirror) = id;
    set_constants(vm, vm->program->classes[id], mirror->slot);
}

static Ref make_mirror(Vm *vm, Class *type)
{
    size_t payload = MIRROR_STATICS + type->static_size;
    Ref slot = vm->numbering != NULL ? numbering_mirror(vm->numbering, type->id) : 0;
    Object *object = heap_allocate_constant(&vm->heap, vm->program->mirror, (uint32_t)payload, payload, slot);
    vm->classes.mirrors[type->id] = object->slot;
    MIRROR_CLASS_ID(object) = (int32_t)type->id;
    size_t limit = vm->heap.limit;
    vm->heap.limit = SIZE_MAX; /* a class's constants are no objects that the program makes */
    set_constants(vm, type, vm->classes.mirrors[type->id]);
    vm->heap.limit = limit;
    return vm->classes.mirrors[type->id];
}

Ref vm_class_mirror(Vm *vm, Class *type)
{
    ensure_class_tables(vm, type->id);
    return vm->classes.mirrors[type->id] != 0 ? vm->classes.mirrors[type->id] : make_mirror(vm, type);
}

Class *vm_mirrored_class(const Vm *vm, Ref mirror)
{
    return vm->program->classes[MIRROR_CLASS_ID(object_peek(vm, mirror))];
}
