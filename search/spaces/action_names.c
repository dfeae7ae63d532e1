/* Numbers the names of actions: a list of texts and an open-addressing table over it, with a lock. */
#include "search/action_names.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"

typedef struct Name {
    char *text;
    uint64_t hash;
} Name;

struct ActionNames {
    pthread_mutex_t lock;
    Name *names;
    uint32_t count, capacity;
    uint32_t *table; /* number + 1; 0: empty.  A power of two, at most half full */
    uint32_t mask;
};

ActionNames *action_names_create(void)
{
    ActionNames *names = memory_allocate(sizeof *names);
    pthread_mutex_init(&names->lock, NULL);
    return names;
}

void action_names_destroy(ActionNames *names)
{
    for (uint32_t i = 0; i < names->count; i++)
        free(names->names[i].text);
    pthread_mutex_destroy(&names->lock);
    free(names->names);
    free(names->table);
    free(names);
}

static uint32_t *place_of(const ActionNames *names, const char *text, uint64_t hash)
{
    uint32_t at = (uint32_t)hash & names->mask;
    while (names->table[at] != 0
           && (names->names[names->table[at] - 1].hash != hash
               || strcmp(names->names[names->table[at] - 1].text, text) != 0))
        at = (at + 1) & names->mask;
    return &names->table[at];
}

static void grow(ActionNames *names)
{
    names->capacity = names->capacity ? 2 * names->capacity : 64;
    names->names = memory_resize(names->names, names->capacity * sizeof *names->names);
    free(names->table);
    names->mask = 2 * names->capacity - 1;
    names->table = memory_allocate(2 * (size_t)names->capacity * sizeof *names->table);
    for (uint32_t i = 0; i < names->count; i++)
        *place_of(names, names->names[i].text, names->names[i].hash) = i + 1;
}

uint32_t action_names_number(ActionNames *names, const char *text)
{
    uint64_t hash = XXH64(text, strlen(text), 0);
    pthread_mutex_lock(&names->lock);
    if (names->count == names->capacity)
        grow(names);
    uint32_t *place = place_of(names, text, hash);
    if (*place == 0) {
        names->names[names->count++] = (Name){memory_copy_string(text), hash};
        *place = names->count;
    }
    uint32_t number = *place - 1;
    assert(number < names->count && strcmp(names->names[number].text, text) == 0);
    pthread_mutex_unlock(&names->lock);
    return number;
}

static Name name_of(ActionNames *names, uint32_t number)
{
    pthread_mutex_lock(&names->lock);
    Name name = names->names[number];
    pthread_mutex_unlock(&names->lock);
    return name;
}

const char *action_names_text(ActionNames *names, uint32_t number) { return name_of(names, number).text; }
uint64_t action_names_order(ActionNames *names, uint32_t number) { return name_of(names, number).hash; }

uint32_t action_names_count(ActionNames *names)
{
    pthread_mutex_lock(&names->lock);
    uint32_t count = names->count;
    pthread_mutex_unlock(&names->lock);
    return count;
}
