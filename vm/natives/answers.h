/* Results of the natives of reflection: text, classes, arrays of them. */
#ifndef VM_NATIVES_ANSWERS_H
#define VM_NATIVES_ANSWERS_H

#include <assert.h>

#include "vm/memory/machine.h"

static inline NativeOutcome answer_int(Value *result, int32_t number)
{
    result->i = number;
    return NATIVE_DONE;
}

static inline NativeOutcome answer_ref(Value *result, Ref reference)
{
    result->r = reference;
    return NATIVE_DONE;
}

NativeOutcome answer_text(Vm *vm, Value *result, const char *modified_utf8); /* NULL: null */
NativeOutcome answer_name(Vm *vm, Value *result,
                          const char *modified_utf8);           /* interned, as names in Java are */
NativeOutcome answer_class(Vm *vm, Value *result, Class *type); /* NULL: null */
NativeOutcome answer_bytes(Vm *vm, Value *result, RawAttribute attribute); /* byte[]; null when absent */

/* A Class[] of `count` names as `user` sees them, loading what is not loaded yet; null when `names` is NULL.
 */
NativeOutcome answer_classes(Vm *vm, Value *result, const Class *user, const char *const *names, int count);

/* The class of a name or of the descriptor between two addresses; NULL after throwing NoClassDefFoundError.
 */
Class *load_or_throw(Vm *vm, const Class *user, const char *name);
Class *load_described(Vm *vm, const Class *user, const char *descriptor, const char *end);

/* "a/B" <-> "a.B"; the caller frees. */
char *name_with(const char *name, char from, char to);

/* The class that a Class argument stands for.  Our library never passes null; if someone else does, Object
 * will do. */
static inline Class *class_argument(const Vm *vm, Value argument)
{
    assert(argument.r == 0 || object_at(vm, argument.r)->class->is_mirror);
    return argument.r == 0 ? vm->program->object : vm_mirrored_class(vm, argument.r);
}

/* The method or field of a number; NULL when there is none. */
static inline Method *method_argument(const Vm *vm, Value argument)
{
    return (uint32_t)argument.i < vm->program->method_count ? vm->program->methods[argument.i] : NULL;
}

static inline Field *field_argument(const Vm *vm, Value argument)
{
    return (uint32_t)argument.i < vm->program->field_count ? vm->program->fields[argument.i] : NULL;
}

/* UTF-8 of a String argument, "" for null; the caller frees. */
static inline char *text_argument(Vm *vm, Value argument)
{
    assert(argument.r == 0 || object_at(vm, argument.r)->class->is_string);
    return argument.r == 0 ? memory_copy_string("") : vm_string_utf8(vm, argument.r);
}

/* Initializes the class: NATIVE_DONE, or what the native must return now, to be called again or to throw. */
NativeOutcome make_ready(Vm *vm, Class *type);

#endif
