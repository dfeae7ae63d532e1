/* The counters of clew.Verify as a growing array behind a mutex, with a copy of the values at the mark. */
#include "vm/loading/verify_counters.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/program.h"

struct Counters {
    pthread_mutex_t mutex;
    int32_t *values, *marked;
    uint32_t count, marked_count;
};

Counters *counters_create(void)
{
    Counters *counters = memory_allocate(sizeof *counters);
    pthread_mutex_init(&counters->mutex, NULL);
    return counters;
}

void counters_destroy(Counters *counters)
{
    pthread_mutex_destroy(&counters->mutex);
    free(counters->values);
    free(counters->marked);
    free(counters);
}

static int32_t *at(Counters *counters, uint32_t id)
{
    assert(id < COUNTERS_MAX && "the caller has looked");
    if (id >= counters->count) {
        counters->values = memory_resize(counters->values, (id + 1) * sizeof(int32_t));
        memset(counters->values + counters->count, 0, (id + 1 - counters->count) * sizeof(int32_t));
        counters->count = id + 1;
    }
    return &counters->values[id];
}

int32_t counters_get(Counters *counters, uint32_t id)
{
    pthread_mutex_lock(&counters->mutex);
    int32_t value = *at(counters, id);
    pthread_mutex_unlock(&counters->mutex);
    return value;
}

void counters_set(Counters *counters, uint32_t id, int32_t value)
{
    pthread_mutex_lock(&counters->mutex);
    *at(counters, id) = value;
    pthread_mutex_unlock(&counters->mutex);
}

int32_t counters_increment(Counters *counters, uint32_t id)
{
    pthread_mutex_lock(&counters->mutex);
    int32_t *counter = at(counters, id),
            value = *counter = (int32_t)((uint32_t)*counter + 1); /* wraps, as in Java */
    pthread_mutex_unlock(&counters->mutex);
    return value;
}

bool program_uses_counters(const Program *program)
{
    Counters *counters = program->counters;
    pthread_mutex_lock(&counters->mutex);
    bool are_used = counters->count > 0;
    pthread_mutex_unlock(&counters->mutex);
    return are_used;
}

static void copy(int32_t **to, uint32_t *to_count, const int32_t *from, uint32_t count)
{
    *to = memory_resize(*to, (count + 1) * sizeof(int32_t));
    if (count > 0)
        memcpy(*to, from, count * sizeof(int32_t));
    *to_count = count;
}

void counters_mark(Counters *counters)
{
    pthread_mutex_lock(&counters->mutex);
    assert(counters->count <= COUNTERS_MAX && "at() has checked every id");
    copy(&counters->marked, &counters->marked_count, counters->values, counters->count);
    pthread_mutex_unlock(&counters->mutex);
}

void counters_rewind(Counters *counters)
{
    pthread_mutex_lock(&counters->mutex);
    copy(&counters->values, &counters->count, counters->marked, counters->marked_count);
    pthread_mutex_unlock(&counters->mutex);
}
