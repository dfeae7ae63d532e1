/* The table of handles of a VM: a handle is an index + 1, and the entries of released handles are used again.
 */
#include "vm/execution/host_handles.h"

#include <stdlib.h>

#include "base/memory.h"

typedef struct HostThing {
    HostKind kind;
    void *thing; /* NULL: free */
    void (*destroy)(void *thing);
} HostThing;

struct HostThings {
    HostThing *things;
    size_t count;
};

int64_t host_open(Vm *vm, HostKind kind, void *thing, void (*destroy)(void *thing))
{
    assert(thing != NULL && destroy != NULL && "a handle stands for something that can be released");
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (vm->host_things == NULL)
        vm->host_things = memory_allocate(sizeof *vm->host_things);
    struct HostThings *all = vm->host_things;
    size_t index = 0;
    while (index < all->count && all->things[index].thing != NULL)
        index++;
    if (index == all->count)
        all->things = memory_resize(all->things, ++all->count * sizeof *all->things);
    all->things[index] = (HostThing){kind, thing, destroy};
    return (int64_t)index + 1;
}

int64_t host_count(const Vm *vm) { return vm->host_things == NULL ? 0 : (int64_t)vm->host_things->count; }

static HostThing *find_thing(const Vm *vm, HostKind kind, int64_t handle)
{
    const struct HostThings *all = vm->host_things;
    reads_give_up(vm, OBSTACLE_NATIVE);
    if (all == NULL || handle < 1 || (uint64_t)handle > all->count)
        return NULL;
    HostThing *found = &all->things[handle - 1];
    return found->thing != NULL && found->kind == kind ? found : NULL;
}

void *host_thing(const Vm *vm, HostKind kind, int64_t handle)
{
    HostThing *found = find_thing(vm, kind, handle);
    return found == NULL ? NULL : found->thing;
}

void host_release(Vm *vm, HostKind kind, int64_t handle)
{
    HostThing *found = find_thing(vm, kind, handle);
    if (found == NULL)
        return;
    found->destroy(found->thing);
    found->thing = NULL;
}

void host_release_all(Vm *vm)
{
    struct HostThings *all = vm->host_things;
    if (all == NULL)
        return;
    for (size_t i = 0; i < all->count; i++)
        if (all->things[i].thing != NULL)
            all->things[i].destroy(all->things[i].thing);
    free(all->things);
    free(all);
    vm->host_things = NULL;
}
