/* Names the actions of a VM's choices and gives them numbers.  A place seen before is found without its name;
 * each VM has a table of its own, so that workers share only the names. */
#include "search/vm_actions.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "vm/view.h"
#include "vm/vm_threads.h"

typedef struct Known {
    VmAction place;
    uint32_t action;
    uint64_t order;
} Known;

struct VmActions {
    const Vm *vm;
    ActionNames *names;
    Choice *choices;
    uint32_t choice_capacity;
    Known *known;
    uint32_t count, capacity;
    uint32_t *table;  /* index + 1; 0: empty.  Twice the capacity, a power of two */
    uint64_t *actors; /* by thread; 0: not known */
    uint32_t actor_capacity;
};

VmActions *vm_actions_create(const Vm *vm, ActionNames *names)
{
    VmActions *self = memory_allocate(sizeof *self);
    *self = (VmActions){.vm = vm, .names = names};
    return self;
}

void vm_actions_destroy(VmActions *self)
{
    free(self->choices);
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

static const Known *know(VmActions *self, const VmAction *place)
{
    if (self->count == self->capacity)
        grow(self);
    uint32_t *at = place_of(self, place);
    if (*at == 0) {
        self->known[self->count++] = name_place(self, place);
        *at = self->count;
    }
    return &self->known[*at - 1];
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
        char *key = vm_thread_key(self->vm, thread);
        self->actors[thread] = XXH64(key, strlen(key), 0);
        free(key);
    }
    return self->actors[thread];
}

static void list(void *object, int count, ChoiceAction *actions)
{
    VmActions *self = object;
    MEMORY_ROOM_FOR(self->choices, self->choice_capacity, (uint32_t)count);
    vm_list_choices(self->vm, self->choices);
    for (int i = 0; i < count; i++) {
        VmAction place = vm_action(self->vm, &self->choices[i]);
        const Known *known = know(self, &place);
        actions[i] = (ChoiceAction){known->action, known->order, actor_of(self, self->choices[i].thread)};
    }
}

static uint32_t blocked(void *self) { return view_blocked_threads(((VmActions *)self)->vm); }

Actions vm_actions_interface(VmActions *self) { return (Actions){self, list, blocked}; }
