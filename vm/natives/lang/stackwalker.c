/* Natives of java.lang.StackWalker: records the stack (exception_backtrace) and decodes its entries. */
#include "vm/execution/exceptions.h"
#include "vm/natives/answers.h"
#include "vm/natives/host.h"

static NativeOutcome walker_record(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->r = exception_backtrace(vm, vm->thread, 0);
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

static const Method *method_of(const Vm *vm, int64_t entry)
{
    uint64_t number = (uint64_t)entry >> 32;
    return number < vm->program->method_count ? vm->program->methods[number] : NULL;
}

static bool is_record(const Vm *vm, Ref record)
{
    const Object *entries = record == 0 ? NULL : object_at(vm, record);
    if (entries == NULL || !class_is_array(entries->class) || entries->class->element_kind != 'J')
        return false;
    for (uint32_t i = 0; i < entries->length; i++)
        if (method_of(vm, ELEMENT(const int64_t, entries, i)) == NULL)
            return false;
    return true;
}

static NativeOutcome walker_elements(Vm *vm, Value *arguments, Value *result)
{
    if (!is_record(vm, arguments[0].r))
        return throw_null(vm);
    return answer_ref(result, throwable_elements(vm, arguments[0].r));
}

static NativeOutcome walker_class(Vm *vm, Value *arguments, Value *result)
{
    const Method *method = method_of(vm, arguments[0].j);
    return answer_class(vm, result, method == NULL ? NULL : method->owner);
}

static NativeOutcome walker_descriptor(Vm *vm, Value *arguments, Value *result)
{
    const Method *method = method_of(vm, arguments[0].j);
    return answer_text(vm, result, method == NULL ? NULL : method->descriptor);
}

#define WALKER "java/lang/StackWalker"

const NativeMethod natives_stackwalker[] = {
    {WALKER, "record", "()[J", walker_record},
    {WALKER, "elements", "([J)[Ljava/lang/StackTraceElement;", walker_elements},
    {WALKER, "classOf", "(J)Ljava/lang/Class;", walker_class},
    {WALKER, "descriptorOf", "(J)Ljava/lang/String;", walker_descriptor},
    {0}};
#undef WALKER
