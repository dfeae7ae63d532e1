/* What a plug-in sees; see include/clew/heuristic.h.  Whatever it asks for, there is an answer: unknown
 * threads are dead, unknown fields have no value. */
#include "heuristics/plugin_view.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"

static const Vm *vm_of(const ClewState *state) { return sight_vm(state->situation->sight); }

static uint32_t depth(const ClewState *state) { return state->situation->depth; }
static uint32_t remembered(const ClewState *state) { return state->situation->before; }
static void remember(const ClewState *state, uint32_t number) { *state->situation->after = number; }

static bool choice(const ClewState *state, ClewChoice *made)
{
    const Choice *last = &state->situation->choice;
    static const ClewChoiceKind kinds[] = {[CHOICE_THREAD] = CLEW_CHOICE_THREAD,
                                           [CHOICE_VALUE] = CLEW_CHOICE_VALUE,
                                           [CHOICE_WAKE_UP] = CLEW_CHOICE_WAKE_UP,
                                           [CHOICE_INTERRUPT] = CLEW_CHOICE_INTERRUPT};
    *made = (ClewChoice){kinds[last->kind], last->thread, last->value};
    return state->situation->depth > 0;
}

/* --- threads --- */

static Sight sight_of(const ClewState *state) { return state->situation->sight; }
static uint32_t thread_count(const ClewState *state) { return sight_thread_count(sight_of(state)); }
static uint32_t live_threads(const ClewState *state) { return sight_live_threads(sight_of(state)); }

static bool thread_is_live(const ClewState *state, uint32_t thread)
{
    return thread < thread_count(state) && sight_thread_is_live(sight_of(state), thread);
}

static bool thread_is_blocked(const ClewState *state, uint32_t thread)
{
    return thread < thread_count(state) && sight_thread_is_blocked(sight_of(state), thread);
}

static const char *thread_name(const ClewState *state, uint32_t thread, char *buffer, size_t size)
{
    char *name =
        thread_is_live(state, thread) ? view_thread_name(vm_of(state), thread) : memory_copy_string("");
    snprintf(buffer, size, "%s", name);
    free(name);
    return buffer;
}

static const char *thread_class(const ClewState *state, uint32_t thread, char *buffer, size_t size)
{
    char name[512] = "";
    const char *class_name =
        thread_is_live(state, thread) ? view_thread_class(vm_of(state), thread, name, sizeof name) : name;
    snprintf(buffer, size, "%s", class_name);
    return buffer;
}

/* --- data --- */

static ClewValue from_vm(char kind, Value value)
{
    ClewValue seen = {.kind = kind};
    switch (kind) {
    case 'J': seen.as.whole = value.j; break;
    case 'F': seen.as.real = value.f; break;
    case 'D': seen.as.real = value.d; break;
    case 'L': seen.as.object = value.r; break;
    default: seen.as.whole = value.i; break;
    }
    return seen;
}

static const Class *class_named(const Vm *vm, const char *name)
{
    char *internal = memory_copy_string(name);
    for (char *c = internal; *c; c++)
        if (*c == '.')
            *c = '/';
    const Class *class = view_loaded_class(vm, internal);
    free(internal);
    return class;
}

static ClewValue static_field(const ClewState *state, const char *class_name, const char *name)
{
    Value value;
    const Class *class = class_named(vm_of(state), class_name);
    const Field *found = class != NULL ? view_find_field(vm_of(state), class, name) : NULL;
    if (found == NULL || !view_field_is_static(found)
        || !(view_constant(found, &value) || view_static(vm_of(state), found, &value)))
        return (ClewValue){0};
    return from_vm(view_field_kind(found), value);
}

/* Objects are numbers that come from a plug-in: any may come. */
static ClewValue field(const ClewState *state, ClewObject object, const char *name)
{
    Value value;
    const Class *class = view_object_class(vm_of(state), object);
    const Field *found = class != NULL ? view_find_field(vm_of(state), class, name) : NULL;
    if (found == NULL
        || !(view_field_is_static(found) ? view_static(vm_of(state), found, &value)
                                         : view_field(vm_of(state), object, found, &value)))
        return (ClewValue){0};
    return from_vm(view_field_kind(found), value);
}

static ClewValue element(const ClewState *state, ClewObject array, int64_t index)
{
    Value value;
    char kind;
    const Class *class = view_object_class(vm_of(state), array);
    if (class == NULL || view_element_class(class, &kind) == NULL
        || !view_element(vm_of(state), array, index, &value))
        return (ClewValue){0};
    return from_vm(kind, value);
}

static int64_t length(const ClewState *state, ClewObject array)
{
    int32_t count;
    return view_length(vm_of(state), array, &count) ? count : -1;
}

static const char *class_name_of(const ClewState *state, ClewObject object, char *buffer, size_t size)
{
    const Class *class = view_object_class(vm_of(state), object);
    char name[512] = "";
    snprintf(buffer, size, "%s", class != NULL ? view_class_name(class, name, sizeof name) : name);
    return buffer;
}

const ClewView plugin_view = {
    .depth = depth,
    .choice = choice,
    .remembered = remembered,
    .remember = remember,
    .thread_count = thread_count,
    .live_threads = live_threads,
    .thread_is_live = thread_is_live,
    .thread_is_blocked = thread_is_blocked,
    .thread_name = thread_name,
    .thread_class = thread_class,
    .static_field = static_field,
    .field = field,
    .element = element,
    .length = length,
    .class_name = class_name_of,
};
