/* The table of handles of a VM: a handle is an index + 1, and the entries of released handles are used again.
 */
#include "vm/execution/host_handles.h"

#include <stdlib.h>

#include "base/memory.h"

typedef struct HostThing {
    HostKind kind;
    void *thing; /* NULL: free */
    void (*destroy)(void *thing);
    uint64_t begun; /* the VM's step in which it was opened, or set back to its beginning */
} HostThing;

struct HostThings {
    HostThing *things;
    size_t count;
};

int64_t host_open(Vm *vm, HostKind kind, void *thing, void (*destroy)(void *thing))
{
    assert(thing != NULL && destroy != NULL && "a handle stands for something that can be released");
    if (vm->host_things == NULL)
        vm->host_things = memory_allocate(sizeof *vm->host_things);
    struct HostThings *all = vm->host_things;
    size_t index = 0;
    while (index < all->count && all->things[index].thing != NULL)
        index++;
    if (index == all->count)
        all->things = memory_resize(all->things, ++all->count * sizeof *all->things);
    all->things[index] = (HostThing){kind, thing, destroy, vm->step.taken};
    return (int64_t)index + 1;
}

int64_t host_count(const Vm *vm) { return vm->host_things == NULL ? 0 : (int64_t)vm->host_things->count; }

static HostThing *find_thing(const Vm *vm, HostKind kind, int64_t handle)
{
    const struct HostThings *all = vm->host_things;
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

static void refuse_search(Vm *vm, HostKind kind)
{
    static const char *const names[] = {[HOST_FOLDER] = "a listing of a folder",
                                        [HOST_DEFLATER] = "a Deflater",
                                        [HOST_INFLATER] = "an Inflater",
                                        [HOST_MOUNTS] = "the list of file systems"};
    vm_fatal(
        vm,
        "%s is used in several steps of a search, and how far it has come is no part of a state: "
        "the program cannot be checked unless it is opened and used within one step (Verify.beginAtomic)",
        names[kind]);
}

/* Other paths of a search may have moved the position since the step that began it. */
static HostThing *find_position(Vm *vm, HostKind kind, int64_t handle, bool begins)
{
    HostThing *found = find_thing(vm, kind, handle);
    if (!vm->checking || (found != NULL && (begins || found->begun == vm->step.taken)))
        return found;
    refuse_search(vm, kind);
    return NULL;
}

void *host_use(Vm *vm, HostKind kind, int64_t handle)
{
    HostThing *found = find_position(vm, kind, handle, false);
    return found == NULL ? NULL : found->thing;
}

void *host_begin(Vm *vm, HostKind kind, int64_t handle)
{
    HostThing *found = find_position(vm, kind, handle, true);
    if (found != NULL)
        found->begun = vm->step.taken;
    return found == NULL ? NULL : found->thing;
}

void host_release(Vm *vm, HostKind kind, int64_t handle)
{
    HostThing *found = find_thing(vm, kind, handle);
    if (found == NULL
        || (vm->checking && found->begun != vm->step.taken)) /* other states may still know it */
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
