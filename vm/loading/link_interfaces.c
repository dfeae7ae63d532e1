/* Collects all interfaces of a class and fills its itable: for each interface method the method that
 * implements it.  Also selects the target of a virtual or interface call. */
#include "vm/loading/link_interfaces.h"

#include <assert.h>

static bool has_interface(Class *const *list, int count, const Class *interface)
{
    for (int i = 0; i < count; i++)
        if (list[i] == interface)
            return true;
    return false;
}

static void add_interface(Class *class, Class *interface)
{
    if (!has_interface(class->all_interfaces, class->all_interface_count, interface))
        class->all_interfaces[class->all_interface_count++] = interface;
}

bool link_collect_interfaces(Program *program, Class *class)
{
    size_t most = class->super != NULL ? class->super->all_interface_count : 0;
    for (int i = 0; i < class->interface_count; i++)
        most += 1u + class->interfaces[i]->all_interface_count;
    if (most > UINT16_MAX)
        return false;
    class->all_interfaces = arena_allocate(&program->arena, most * sizeof(Class *));
    for (int i = 0; class->super != NULL && i < class->super->all_interface_count; i++)
        add_interface(class, class->super->all_interfaces[i]);
    for (int i = 0; i < class->interface_count; i++) {
        for (int k = 0; k < class->interfaces[i]->all_interface_count; k++)
            add_interface(class, class->interfaces[i]->all_interfaces[k]);
        add_interface(class, class->interfaces[i]);
    }
    assert(class->all_interface_count <= most);
    return true;
}

static uint32_t hash_method(const Method *method) { return method->id * 2654435761u >> 7; }

static void enter_interface_method(Class *class, Method *wanted, Method *found)
{
    assert(class_is_interface(wanted->owner));
    uint32_t place = hash_method(wanted) & class->itable_mask;
    while (class->itable[place].wanted != NULL)
        place = (place + 1) & class->itable_mask;
    class->itable[place].wanted = wanted;
    class->itable[place].found = found;
}

static bool is_default(const Method *method)
{
    return !(method->flags & (ACC_STATIC | ACC_PRIVATE | ACC_ABSTRACT));
}

/* Does `class` inherit this interface method, or does another interface of its own override it? */
static bool is_overridden(const Class *class, const Method *method)
{
    for (int i = 0; i < class->all_interface_count; i++) {
        const Class *interface = class->all_interfaces[i];
        if (interface != method->owner && class_is_subclass(interface, method->owner)
            && class_declared_method(interface, method->name, method->descriptor) != NULL)
            return true;
    }
    return false;
}

/* Is there another default method that `class` inherits with the same right?  Then it has neither. */
static bool has_rival(const Class *class, const Method *found)
{
    for (int i = 0; is_default(found) && i < class->all_interface_count; i++) {
        const Method *other = class_declared_method(class->all_interfaces[i], found->name, found->descriptor);
        if (other != NULL && other != found && is_default(other) && !is_overridden(class, other))
            return true;
    }
    return false;
}

/* Static and private methods implement nothing. */
static Method *find_implementation(Class *class, const Method *wanted)
{
    for (Class *c = class; c != NULL; c = c->super) {
        Method *method = class_declared_method(c, wanted->name, wanted->descriptor);
        if (method != NULL && !(method->flags & (ACC_STATIC | ACC_PRIVATE)))
            return method;
    }
    Method *found = class_find_default(class, wanted->name, wanted->descriptor);
    return found != NULL && has_rival(class, found) ? NULL : found;
}

void link_make_itable(Program *program, Class *class)
{
    uint32_t methods = 0, size = 1;
    for (int i = 0; i < class->all_interface_count; i++)
        methods += class->all_interfaces[i]->method_count;
    while (size < 2 * methods + 1)
        size *= 2;
    class->itable = arena_allocate(&program->arena, size * sizeof *class->itable);
    class->itable_mask = size - 1;
    assert(size > 2 * methods && "there is always an empty place, where a search ends");
    for (int i = 0; i < class->all_interface_count; i++) {
        Class *interface = class->all_interfaces[i];
        for (int m = 0; m < interface->method_count; m++)
            if (link_is_virtual(&interface->methods[m]))
                enter_interface_method(class, &interface->methods[m],
                                       find_implementation(class, &interface->methods[m]));
    }
}

Method *class_select(const Class *receiver, const Method *wanted)
{
    assert(class_is_interface(wanted->owner) || wanted->vtable_index < receiver->vtable_length);
    if (!class_is_interface(wanted->owner))
        return wanted->vtable_index < 0 ? (Method *)wanted : receiver->vtable[wanted->vtable_index];
    if (wanted->flags & ACC_PRIVATE)
        return (Method *)wanted;
    assert(receiver->itable != NULL);
    for (uint32_t place = hash_method(wanted) & receiver->itable_mask;;
         place = (place + 1) & receiver->itable_mask) {
        if (receiver->itable[place].wanted == wanted)
            return receiver->itable[place].found;
        if (receiver->itable[place].wanted == NULL)
            return NULL;
    }
}
