/* Answers from the outline while the VM is behind, from the VM otherwise. */
#include "vm/sight.h"

#include "vm/states/states_view.h"
#include "vm/vm_threads.h"

/* NULL: the VM stands at the present state. */
static const Outline *outline_of(Sight sight)
{
    return sight.states == NULL ? NULL : states_outline(sight.states);
}

const Vm *sight_vm(Sight sight)
{
    if (sight.states != NULL)
        states_refresh(sight.states);
    return sight.vm;
}

void sight_complain(Sight sight, const char *what)
{
    if (sight.states != NULL)
        vm_complain(states_vm(sight.states), "%s", what);
}

Choice sight_choice(Sight sight, int index)
{
    return sight.states != NULL ? states_choice(sight.states, index) : vm_choice(sight.vm, index);
}

uint32_t sight_thread_count(Sight sight)
{
    const Outline *outline = outline_of(sight);
    uint32_t met = view_thread_count(sight.vm);
    return outline != NULL && outline->thread_count > met ? outline->thread_count : met;
}

uint32_t sight_live_threads(Sight sight)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline->live : view_live_threads(sight.vm);
}

uint32_t sight_blocked_threads(Sight sight)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_blocked_threads(outline) : view_blocked_threads(sight.vm);
}

bool sight_thread_is_live(Sight sight, uint32_t thread)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_is_live(outline_thread(outline, thread))
                           : view_thread_is_live(sight.vm, thread);
}

bool sight_thread_is_blocked(Sight sight, uint32_t thread)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_is_blocked(outline, outline_thread(outline, thread))
                           : view_thread_is_blocked(sight.vm, thread);
}

bool sight_awaits_abstract_choice(Sight sight)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_awaits_abstract_choice(outline) : view_awaits_abstract_choice(sight.vm);
}

bool sight_thread_has_work(Sight sight, uint32_t thread)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_has_work(outline, outline_thread(outline, thread))
                           : vm_thread_has_work(sight.vm, thread);
}

bool sight_thread_is_enabled(Sight sight, uint32_t thread)
{
    const Outline *outline = outline_of(sight);
    return outline != NULL ? outline_is_enabled(outline, outline_thread(outline, thread))
                           : vm_thread_is_enabled(sight.vm, thread);
}

/* --- what a thread is --- */

/* The component of an object; 0: it is as it was made. */
static uint32_t component_of(const States *states, Ref slot)
{
    uint32_t known = store_known_position(states->store, (Item){ITEM_OBJECT, slot});
    return known == 0 ? 0 : vector_get(&states->vector, known - 1);
}

static const ObjectComponent *content_of(const States *states, uint32_t id)
{
    uint32_t size;
    return id == 0 ? NULL : (const ObjectComponent *)pool_content(&states->store->pool, id, &size);
}

bool sight_thread_label(Sight sight, uint32_t thread, ThreadLabel *label)
{
    const Outline *outline = outline_of(sight);
    const ThreadComponent *it = outline == NULL ? NULL : outline_thread(outline, thread);
    if (it == NULL)
        return false;
    *label = (ThreadLabel){0};
    const ObjectComponent *object =
        it->object == 0 ? NULL
                        : content_of(sight.states, label->object = component_of(sight.states, it->object));
    if (object != NULL) {
        Class *class = sight.vm->program->classes[object->class_id];
        Ref name;
        memcpy(&name, object->payload + vm_field_offset(class, "name", "Ljava/lang/String;"), sizeof name);
        label->name = name == 0 ? 0 : component_of(sight.states, name);
    }
    return true;
}

bool sight_thread_place(Sight sight, uint32_t thread, ThreadPlace *place)
{
    const Outline *outline = outline_of(sight);
    const ThreadComponent *it = outline == NULL ? NULL : outline_thread(outline, thread);
    if (it == NULL)
        return false;
    const ObjectComponent *object =
        it->object == 0 ? NULL : content_of(sight.states, component_of(sight.states, it->object));
    uint32_t position = store_known_position(sight.states->store, (Item){ITEM_THREAD, thread}) - 1;
    *place = (ThreadPlace){vector_get(&sight.states->vector, position),
                           object == NULL ? UINT32_MAX : object->class_id};
    return true;
}
