/* Natives of clew.State and clew.internal.Estimate, in a VM that looks at another one (vm/observer.h). */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/choices.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/verify/observed.h"

static NativeOutcome not_asked(Vm *vm)
{
    return vm_throw(vm, "java/lang/IllegalStateException",
                    "clew.State is of use only in a heuristic, while it is asked about a state");
}

/* --- clew.State --- */

static NativeOutcome state_threads(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    bool blocked = arguments[0].i != 0;
    Sight sight = vm->observed->sight;
    result->i = (int32_t)(blocked ? sight_blocked_threads(sight) : sight_live_threads(sight));
    return NATIVE_DONE;
}

static NativeOutcome state_steps(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (vm->observed == NULL)
        return not_asked(vm);
    result->i = (int32_t)vm->observed->depth;
    return NATIVE_DONE;
}

/* A class has begun its initializer when its static fields have values. */
static bool has_begun(const Vm *seen, const Class *class)
{
    Value value;
    const Field *field;
    for (uint32_t i = 0; (field = view_field_at(class, i)) != NULL; i++)
        if (view_field_is_static(field))
            return view_static(seen, field, &value);
    return true;
}

static NativeOutcome state_initialized_class(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    if (arguments[0].r == 0)
        return vm_throw(vm, "java/lang/NullPointerException", NULL);
    const Vm *seen = sight_vm(vm->observed->sight);
    char *name = vm_string_utf8(vm, arguments[0].r), *internal = memory_copy_string(name);
    for (char *c = internal; *c != '\0'; c++)
        if (*c == '.')
            *c = '/';
    const Class *class = view_loaded_class(seen, internal);
    bool exists = class != NULL || view_load_class(seen, internal) != NULL;
    free(internal);
    NativeOutcome outcome = NATIVE_DONE;
    if (exists)
        result->i = class != NULL && has_begun(seen, class) ? (int32_t) class->id : -1;
    else
        outcome = vm_throw(vm, "java/lang/IllegalArgumentException", "there is no class %s", name);
    free(name);
    return outcome;
}

/* A class or object of the VM that is looked at, and one of its fields; numbers come from the heuristic. */
typedef struct SeenField {
    const Vm *seen;
    const Class *class;
    const Field *field; /* NULL: there is none */
    Ref object;         /* 0: it is static */
} SeenField;

static SeenField place_of(Vm *vm, const Value *arguments)
{
    SeenField place = {.seen = sight_vm(vm->observed->sight)};
    bool is_class = arguments[0].i != 0;
    uint32_t of = (uint32_t)arguments[1].i;
    const Program *program = view_program(place.seen);
    place.object = is_class ? 0 : of;
    place.class = !is_class                   ? view_object_class(place.seen, of)
                  : of < program->class_count ? program->classes[of]
                                              : NULL;
    if (place.class == NULL || arguments[2].r == 0)
        return place;
    char *name = vm_string_utf8(vm, arguments[2].r);
    place.field = view_find_field(place.seen, place.class, name);
    free(name);
    if (place.field != NULL && view_field_is_static(place.field))
        place.object = 0;
    else if (is_class)
        place.field = NULL;
    return place;
}

static bool read_place(const SeenField *place, Value *value)
{
    *value = (Value){0};
    if (place->field == NULL)
        return false;
    if (view_field_is_static(place->field))
        return view_constant(place->field, value) || view_static(place->seen, place->field, value);
    return view_field(place->seen, place->object, place->field, value);
}

/* Values of the kinds that clew.State reads as a long, as one. */
static int64_t as_whole(char kind, Value value)
{
    return kind == 'J' ? value.j : kind == 'L' ? (int64_t)value.r : value.i;
}

static NativeOutcome state_kind_of(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    SeenField place = place_of(vm, arguments);
    result->i = place.field == NULL ? 0 : view_field_kind(place.field);
    return NATIVE_DONE;
}

static NativeOutcome state_whole(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    Value value;
    SeenField place = place_of(vm, arguments);
    result->j = read_place(&place, &value) ? as_whole(view_field_kind(place.field), value) : 0;
    return NATIVE_DONE;
}

static NativeOutcome state_real(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    Value value;
    SeenField place = place_of(vm, arguments);
    bool has_value = read_place(&place, &value);
    result->d = !has_value ? 0 : view_field_kind(place.field) == 'F' ? (double)value.f : value.d;
    return NATIVE_DONE;
}

/* --- arrays --- */

static char element_kind(const Vm *seen, Ref array)
{
    char kind = 0;
    const Class *class = view_object_class(seen, array);
    if (class == NULL)
        return 0;
    (void)view_element_class(class, &kind);
    return kind;
}

static NativeOutcome state_length(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    int32_t length;
    bool is_array = view_length(sight_vm(vm->observed->sight), (Ref)arguments[0].i, &length);
    result->i = is_array ? length : -1;
    return NATIVE_DONE;
}

static NativeOutcome state_kind_of_elements(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    result->i = element_kind(sight_vm(vm->observed->sight), (Ref)arguments[0].i);
    return NATIVE_DONE;
}

static NativeOutcome state_whole_element(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    Value value = {0};
    const Vm *seen = sight_vm(vm->observed->sight);
    Ref array = (Ref)arguments[0].i;
    bool has_value = view_element(seen, array, arguments[1].i, &value);
    result->j = has_value ? as_whole(element_kind(seen, array), value) : 0;
    return NATIVE_DONE;
}

static NativeOutcome state_real_element(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    Value value = {0};
    const Vm *seen = sight_vm(vm->observed->sight);
    Ref array = (Ref)arguments[0].i;
    bool has_value = view_element(seen, array, arguments[1].i, &value);
    result->d = !has_value ? 0 : element_kind(seen, array) == 'F' ? (double)value.f : value.d;
    return NATIVE_DONE;
}

static NativeOutcome state_name_of(Vm *vm, Value *arguments, Value *result)
{
    if (vm->observed == NULL)
        return not_asked(vm);
    char name[512] = "";
    SeenField place = place_of(vm, (Value[]){arguments[0], arguments[1], {.r = 0}});
    result->r =
        string_from_utf8(vm, place.class == NULL ? "" : view_class_name(place.class, name, sizeof name));
    return result->r == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* --- clew.internal.Estimate --- */

static NativeOutcome estimate_await(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    uint32_t value;
    return choices_value(vm, 2, &value) ? NATIVE_DONE : NATIVE_STOPPED;
}

static NativeOutcome estimate_method(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->i = (int32_t)vm->observed->method->id;
    return NATIVE_DONE;
}

static NativeOutcome estimate_kind(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->i = strchr(vm->observed->method->descriptor, ')')[1];
    return NATIVE_DONE;
}

static NativeOutcome estimate_give(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    vm->observed->is_answered = true;
    vm->observed->answer = arguments[0].d;
    return NATIVE_DONE;
}

static NativeOutcome estimate_fail(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    free(vm->observed->failure);
    vm->observed->failure = vm_string_utf8(vm, arguments[0].r);
    return NATIVE_DONE;
}

const NativeMethod natives_state[] = {
    {"clew/State", "threads", "(Z)I", state_threads},
    {"clew/State", "steps", "()I", state_steps},
    {"clew/State", "initializedClass", "(Ljava/lang/String;)I", state_initialized_class},
    {"clew/State", "kindOf", "(ZILjava/lang/String;)I", state_kind_of},
    {"clew/State", "whole", "(ZILjava/lang/String;)J", state_whole},
    {"clew/State", "real", "(ZILjava/lang/String;)D", state_real},
    {"clew/State", "kindOfElements", "(I)I", state_kind_of_elements},
    {"clew/State", "length", "(I)I", state_length},
    {"clew/State", "wholeElement", "(II)J", state_whole_element},
    {"clew/State", "realElement", "(II)D", state_real_element},
    {"clew/State", "nameOf", "(ZI)Ljava/lang/String;", state_name_of},
    {"clew/internal/Estimate", "await", "()V", estimate_await},
    {"clew/internal/Estimate", "method", "()I", estimate_method},
    {"clew/internal/Estimate", "kind", "()I", estimate_kind},
    {"clew/internal/Estimate", "give", "(D)V", estimate_give},
    {"clew/internal/Estimate", "fail", "(Ljava/lang/String;)V", estimate_fail},
    {0}};
