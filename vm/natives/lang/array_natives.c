/* Natives of java.lang.reflect.Array: making an array of a class known at run time, and its length. */
#include "vm/natives/answers.h"

#include "vm/memory/allocate.h"

static NativeOutcome make(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    Class *array_class = program_array_of(vm->program, class_argument(vm, arguments[0]));
    if (array_class == NULL)
        return vm_throw(vm, "java/lang/IllegalArgumentException", NULL);
    Ref array = allocate_array(vm, array_class, arguments[1].i);
    return array == 0 ? NATIVE_THROWN : answer_ref(result, array);
}

static NativeOutcome length(Vm *vm, Value *arguments, Value *result)
{
    const Object *object = arguments[0].r == 0 ? NULL : object_at(vm, arguments[0].r);
    return answer_int(result, object != NULL && class_is_array(object->class) ? (int32_t)object->length : -1);
}

const NativeMethod natives_array[] = {
    {"java/lang/reflect/Array", "make", "(Ljava/lang/Class;I)Ljava/lang/Object;", make},
    {"java/lang/reflect/Array", "length", "(Ljava/lang/Object;)I", length},
    {0},
};
