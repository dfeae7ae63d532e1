/* Names the actions of a VM's choices and gives them numbers.  A place seen before is found without its name,
 * and the place of a thread whose component was seen before without a look at the VM; each VM has tables of
 * its own, so that workers share only the names. */
#include "search/vm_actions.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "vm/vm_threads.h"

typedef struct Known {
    VmAction place;
    uint32_t action;
    uint64_t order;
} Known;

/* What a thread with this component does if it is chosen so. */
typedef struct ThreadAction {
    ThreadPlace place;
    uint32_t choice; /* kind, value and whether it goes on by itself */
    uint32_t known;  /* index + 1; 0: the entry is empty */
} ThreadAction;

enum { THREAD_ACTIONS = 1 << 12 }; /* a newer one takes the place of an older one */

struct VmActions {
    Sight sight;
    ActionNames *names;
    ThreadAction *thread_actions;
    Known *known;
    uint32_t count, capacity;
    uint32_t *table;  /* index + 1; 0: empty.  Twice the capacity, a power of two */
    uint64_t *actors; /* by thread; 0: not known */
    uint32_t actor_capacity;
};

VmActions *vm_actions_create(Sight sight, ActionNames *names)
{
    VmActions *self = memory_allocate(sizeof *self);
    *self = (VmActions){.sight = sight, .names = names};
    self->thread_actions = memory_allocate(THREAD_ACTIONS * sizeof *self->thread_actions);
    return self;
}

void vm_actions_destroy(VmActions *self)
{
    free(self->thread_actions);
    free(self->known);
    free(self->table);
    free(self->actors);
    free(self);
}

static bool is_same(const VmAction *one, const VmAction *other)
{
    return one->pc == other->pc && one->own_pc == other->own_pc
           && one->class == other->class && one->kind == other->kind && one->value == other->value;
}

static uint32_t *place_of(const VmActions *self, const VmAction *action)
{
    uint64_t places = (uintptr_t)action->pc ^ (uintptr_t)action->own_pc << 7 ^ (uintptr_t)action->class << 13;
    uint64_t hash = (places ^ (uint64_t)action->value << 40 ^ (uint64_t)action->kind) * 0x9E3779B97F4A7C15u;
    uint32_t mask = 2 * self->capacity - 1, at = (uint32_t)(hash >> 32) & mask;
    while (self->table[at] != 0 && !is_same(&self->known[self->table[at] - 1].place, action))
        at = (at + 1) & mask;
    return &self->table[at];
}

static void grow(VmActions *self)
{
    self->capacity = self->capacity ? 2 * self->capacity : 64;
    self->known = memory_resize(self->known, self->capacity * sizeof *self->known);
    free(self->table);
    self->table = memory_allocate(2 * (size_t)self->capacity * sizeof *self->table);
    for (uint32_t i = 0; i < self->count; i++)
        *place_of(self, &self->known[i].place) = i + 1;
}

static Known name_place(VmActions *self, const VmAction *place)
{
    Bytes text = {0};
    vm_action_name(place, &text);
    bytes_add_u1(&text, 0);
    uint32_t action = action_names_number(self->names, (const char *)text.data);
    bytes_free(&text);
    return (Known){*place, action, action_names_order(self->names, action)};
}

static uint32_t know(VmActions *self, const VmAction *place)
{
    if (self->count == self->capacity)
        grow(self);
    uint32_t *at = place_of(self, place);
    if (*at == 0) {
        self->known[self->count++] = name_place(self, place);
        *at = self->count;
    }
    return *at;
}

static const Known *action_of(VmActions *self, const Choice *choice)
{
    ThreadAction wanted = {.choice = choice->value << 3 | (uint32_t)choice->kind << 1
                                     | sight_thread_is_enabled(self->sight, choice->thread)};
    if (!sight_thread_place(self->sight, choice->thread, &wanted.place)) {
        VmAction place = vm_action(sight_vm(self->sight), choice);
        uint32_t known = know(self, &place);
        return &self->known[known - 1];
    }
    uint64_t hash = ((uint64_t)wanted.place.component << 32 ^ wanted.place.class_id ^ wanted.choice << 16)
                    * 0x9E3779B97F4A7C15u;
    ThreadAction *entry = &self->thread_actions[(hash >> 32) % THREAD_ACTIONS];
    if (entry->known == 0 || entry->place.component != wanted.place.component
        || entry->place.class_id != wanted.place.class_id || entry->choice != wanted.choice) {
        VmAction place = vm_action(sight_vm(self->sight), choice);
        wanted.known = know(self, &place);
        *entry = wanted;
    }
    return &self->known[entry->known - 1];
}

/* By the thread's key, which is the same in every process; its number need not be. */
static uint64_t actor_of(VmActions *self, uint32_t thread)
{
    while (thread >= self->actor_capacity) {
        self->actors = memory_resize(self->actors, (self->actor_capacity + 64) * sizeof *self->actors);
        for (uint32_t i = 0; i < 64; i++)
            self->actors[self->actor_capacity++] = 0;
    }
    if (self->actors[thread] == 0) {
        char *key = vm_thread_key(self->sight.vm, thread);
        self->actors[thread] = XXH64(key, strlen(key), 0);
        free(key);
    }
    return self->actors[thread];
}

static void list(void *object, int count, ChoiceAction *actions)
{
    VmActions *self = object;
    for (int i = 0; i < count; i++) {
        Choice choice = sight_choice(self->sight, i);
        const Known *known = action_of(self, &choice);
        actions[i] = (ChoiceAction){known->action, known->order, actor_of(self, choice.thread)};
    }
}

static uint32_t blocked(void *self) { return sight_blocked_threads(((VmActions *)self)->sight); }

Actions vm_actions_interface(VmActions *self) { return (Actions){self, list, blocked}; }
