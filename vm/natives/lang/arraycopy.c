/* System.arraycopy, with the messages of its many ways to fail. */
#include <assert.h>
#include <string.h>

#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/races/races.h"

/* "int[" of an array of ints, "object array[" of one of references. */
static const char *kind_name(const Class *array)
{
    switch (array->element_kind) {
    case 'Z': return "boolean[";
    case 'B': return "byte[";
    case 'C': return "char[";
    case 'S': return "short[";
    case 'I': return "int[";
    case 'J': return "long[";
    case 'F': return "float[";
    case 'D': return "double[";
    default: return "object array[";
    }
}

#define STORE "java/lang/ArrayStoreException"
#define INDEX "java/lang/ArrayIndexOutOfBoundsException"

static NativeOutcome not_an_array(Vm *vm, const char *which, const Class *class)
{
    char name[512];
    return vm_throw(vm, STORE, "arraycopy: %s type %s is not an array", which,
                    class_external_name(class, name, sizeof name));
}

static bool check_range(Vm *vm, const char *which, const Object *array, int32_t index, int32_t length)
{
    int64_t last = (int64_t)index + length;
    if (last <= (int64_t)array->length)
        return true;
    vm_throw(vm, INDEX, "arraycopy: last %s index %u out of bounds for %s%u]", which,
             (uint32_t)index + (uint32_t)length, kind_name(array->class), array->length);
    return false;
}

static bool check_index(Vm *vm, const char *which, const Object *array, int32_t index)
{
    if (index >= 0)
        return true;
    vm_throw(vm, INDEX, "arraycopy: %s index %d out of bounds for %s%u]", which, index,
             kind_name(array->class), array->length);
    return false;
}

static bool check_ranges(Vm *vm, const Object *source, int32_t from, const Object *target, int32_t to,
                         int32_t length)
{
    if (!check_index(vm, "source", source, from) || !check_index(vm, "destination", target, to))
        return false;
    if (length < 0) {
        vm_throw(vm, INDEX, "arraycopy: length %d is negative", length);
        return false;
    }
    return check_range(vm, "source", source, from, length)
           && check_range(vm, "destination", target, to, length);
}

/* The name of an element class as the JDK's message has it: arrays by their descriptor. */
static const char *element_name(const Class *element, char *buffer, size_t size)
{
    if (!class_is_array(element))
        return class_external_name(element, buffer, size);
    size_t i = 0;
    for (; element->name[i] != '\0' && i + 1 < size; i++)
        buffer[i] = element->name[i] == '/' ? '.' : element->name[i];
    buffer[i] = '\0';
    return buffer;
}

/* Elements up to the first that does not fit are copied, as the JDK does. */
static NativeOutcome copy_checked(Vm *vm, const Object *source, int32_t from, Object *target, int32_t to,
                                  int32_t length)
{
    Class *wanted = target->class->element;
    for (int32_t i = 0; i < length; i++) {
        Ref element = ELEMENT(const Ref, source, from + i);
        if (element != 0 && !class_is_subclass(object_at(vm, element)->class, wanted)) {
            char name[512], wanted_name[512];
            return vm_throw(
                vm, STORE,
                "arraycopy: element type mismatch: can not cast one of the elements of %s[] to the type of the "
                "destination array, %s",
                element_name(source->class->element, name, sizeof name),
                element_name(wanted, wanted_name, sizeof wanted_name));
        }
        ELEMENT(Ref, target, to + i) = element;
    }
    return NATIVE_DONE;
}

/* For races: false, when the thread has to stop first. */
static bool note_ranges(Vm *vm, const Value *arguments, bool chosen)
{
    Access accesses[ACCESSES_MAX];
    int count = copied_ranges(arguments, accesses);
    for (int i = 0; i < count; i++)
        if (!race_note_range(vm, vm->thread, &accesses[i], chosen))
            return false;
    return true;
}

static NativeOutcome system_arraycopy(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[0].r == 0 || arguments[2].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    const Object *source = object_at(vm, arguments[0].r);
    Object *target = object_at(vm, arguments[2].r);
    int32_t from = arguments[1].i, to = arguments[3].i, length = arguments[4].i;
    if (!class_is_array(source->class))
        return not_an_array(vm, "source", source->class);
    if (!class_is_array(target->class))
        return not_an_array(vm, "destination", target->class);
    if (source->class->element_kind != target->class->element_kind)
        return vm_throw(vm, STORE, "arraycopy: type mismatch: can not copy %s] into %s]",
                        kind_name(source->class), kind_name(target->class));
    if (!check_ranges(vm, source, from, target, to, length))
        return NATIVE_THROWN;
    bool chosen = vm->observers.shadow != NULL && choices_chosen_here(vm, vm->thread->frame->pc);
    if ((source->flags | target->flags) & OBJECT_SHARED && choices_stop_native(vm))
        return NATIVE_STOPPED;
    if (vm->observers.shadow != NULL && vm->step.interleaving && !note_ranges(vm, arguments, chosen))
        return NATIVE_STOPPED;
    exclusive_note_elements(vm, source, (uint32_t)from, (uint32_t)(from + length), false);
    exclusive_note_elements(vm, target, (uint32_t)to, (uint32_t)(to + length), true);
    vm_object_written(vm, target);
    if (source->class->element_kind == 'L'
        && !class_is_subclass(source->class->element, target->class->element))
        return copy_checked(vm, source, from, target, to, length);
    unsigned shift = source->class->element_shift;
    assert(from >= 0 && to >= 0 && length >= 0 && shift == target->class->element_shift);
    assert((int64_t)from + length <= source->length && (int64_t)to + length <= target->length);
    memmove(target->payload + ((size_t)to << shift), source->payload + ((size_t)from << shift),
            (size_t)length << shift);
    return NATIVE_DONE;
}

const NativeMethod natives_arraycopy[] = {
    {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", system_arraycopy}, {0}};
#undef STORE
#undef INDEX
