/* The numbers of open things; see overlay_open.h. */
#include "vm/natives/io/overlay_open.h"

#include <string.h>

#include "vm/natives/host.h"

#define THINGS "[Ljava/lang/Object;"

/* Places at the end that are free are given back, so that what is closed leaves no trace. */
static void resize_open(Vm *vm, uint32_t wanted)
{
    Ref old = overlay_static(vm, "open", THINGS);
    uint32_t count = old == 0 ? 0 : object_at(vm, old)->length;
    Ref open = wanted == 0 ? 0 : vm_new_array(vm, THINGS, (int32_t)wanted);
    for (uint32_t i = 0; open != 0 && i < wanted && i < count; i++)
        ELEMENT(Ref, object_at(vm, open), i) = ELEMENT(Ref, object_at(vm, old), i);
    overlay_set_static(vm, "open", THINGS, open);
}

int32_t open_add(Vm *vm, Ref thing)
{
    Ref open = overlay_static(vm, "open", THINGS);
    uint32_t count = open == 0 ? 0 : object_at(vm, open)->length, number = 0;
    while (number < count && ELEMENT(Ref, object_at(vm, open), number) != 0)
        number++;
    if (number == count) {
        resize_open(vm, count + 1);
        open = overlay_static(vm, "open", THINGS);
    }
    if (open == 0)
        return -1;
    vm_object_written(vm, object_at(vm, open));
    ELEMENT(Ref, object_at(vm, open), number) = thing;
    return (int32_t)number;
}

Ref open_find(Vm *vm, int64_t number, const char *class_name)
{
    Ref open = number < 0 || number > INT32_MAX ? 0 : overlay_static(vm, "open", THINGS);
    if (open == 0 || (uint64_t)number >= object_at(vm, open)->length)
        return 0;
    Ref thing = ELEMENT(Ref, object_at(vm, open), number);
    return thing != 0 && strcmp(object_at(vm, thing)->class->name, class_name) == 0 ? thing : 0;
}

void open_remove(Vm *vm, int64_t number)
{
    Ref open = overlay_static(vm, "open", THINGS);
    vm_object_written(vm, object_at(vm, open));
    ELEMENT(Ref, object_at(vm, open), number) = 0;
    uint32_t count = object_at(vm, open)->length;
    while (count > 0 && ELEMENT(Ref, object_at(vm, open), count - 1) == 0)
        count--;
    if (count < object_at(vm, open)->length)
        resize_open(vm, count);
}

/* --- listings --- */

#define LISTING "clew/internal/VirtualListing"

int64_t listing_open(Vm *vm, const char *const *lines, uint32_t count)
{
    Ref listing = vm_new_object(vm, vm_class(vm, LISTING));
    Ref list = listing == 0 ? 0 : vm_new_array(vm, "[[B", (int32_t)count);
    if (list == 0)
        return 0;
    for (uint32_t i = 0; i < count; i++) {
        Ref line = new_bytes(vm, lines[i], strlen(lines[i]));
        ELEMENT(Ref, object_at(vm, list), i) = line;
    }
    set_field_reference(vm, listing, "lines", list);
    return (int64_t)open_add(vm, listing) + 1;
}

bool listing_next(Vm *vm, int64_t handle, Ref *line)
{
    Ref listing = open_find(vm, handle - 1, LISTING);
    if (listing == 0)
        return false;
    int64_t next = field_number(vm, listing, "next");
    const Object *lines = object_at(vm, field_reference(vm, listing, "lines"));
    *line = next < lines->length ? ELEMENT(const Ref, lines, next) : 0;
    if (*line != 0)
        set_field_number(vm, listing, "next", next + 1);
    return true;
}

bool listing_rewind(Vm *vm, int64_t handle)
{
    Ref listing = open_find(vm, handle - 1, LISTING);
    if (listing != 0)
        set_field_number(vm, listing, "next", 0);
    return listing != 0;
}

void listing_close(Vm *vm, int64_t handle)
{
    if (open_find(vm, handle - 1, LISTING) != 0)
        open_remove(vm, handle - 1);
}
