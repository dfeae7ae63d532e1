/* Makes the Java values that natives of reflection return: strings, mirrors, and arrays of them. */
#include "vm/natives/answers.h"

#include <stdlib.h>
#include <string.h>

#include "vm/execution/initialize.h"
#include "vm/memory/strings.h"
#include "vm/translation/resolve.h"

NativeOutcome answer_text(Vm *vm, Value *result, const char *text)
{
    return answer_ref(result, text == NULL ? 0 : vm_new_string(vm, text));
}

NativeOutcome answer_name(Vm *vm, Value *result, const char *text)
{
    return answer_ref(result, string_intern(vm, vm_new_string(vm, text)));
}

NativeOutcome answer_class(Vm *vm, Value *result, Class *type)
{
    return answer_ref(result, type == NULL ? 0 : vm_class_mirror(vm, type));
}

NativeOutcome answer_bytes(Vm *vm, Value *result, RawAttribute attribute)
{
    if (attribute.data == NULL)
        return answer_ref(result, 0);
    Ref array = vm_new_array(vm, "[B", (int32_t)attribute.length);
    if (array == 0)
        return NATIVE_THROWN;
    memcpy(object_at(vm, array)->payload, attribute.data, attribute.length);
    return answer_ref(result, array);
}

Class *load_or_throw(Vm *vm, const Class *user, const char *name)
{
    Class *type = program_class_for(user, name);
    if (type == NULL)
        resolve_throw_failure(vm, name);
    return type;
}

Class *load_described(Vm *vm, const Class *user, const char *descriptor, const char *end)
{
    Class *type = program_class_of_descriptor_for(user, descriptor, (size_t)(end - descriptor));
    if (type == NULL) {
        char *name = memory_copy_string(descriptor + (descriptor[0] == 'L'));
        name[strcspn(name, ";")] = '\0';
        resolve_throw_failure(vm, name);
        free(name);
    }
    return type;
}

NativeOutcome answer_classes(Vm *vm, Value *result, const Class *user, const char *const *names, int count)
{
    if (names == NULL)
        return answer_ref(result, 0);
    Ref array = vm_new_array(vm, "[Ljava/lang/Class;", count);
    if (array == 0)
        return NATIVE_THROWN;
    for (int i = 0; i < count; i++) {
        Class *type = load_or_throw(vm, user, names[i]);
        if (type == NULL)
            return NATIVE_THROWN;
        ELEMENT(Ref, object_at(vm, array), i) = vm_class_mirror(vm, type);
    }
    return answer_ref(result, array);
}

char *name_with(const char *name, char from, char to)
{
    char *copy = memory_copy_string(name);
    for (char *at = copy; *at != '\0'; at++)
        if (*at == from)
            *at = to;
    return copy;
}

NativeOutcome make_ready(Vm *vm, Class *type)
{
    switch (class_make_ready(vm, type)) {
    case CLASS_PUSHED: return NATIVE_AGAIN;
    case CLASS_BLOCKED: return NATIVE_BLOCKED;
    case CLASS_THROWN: return NATIVE_THROWN;
    default: return NATIVE_DONE;
    }
}
