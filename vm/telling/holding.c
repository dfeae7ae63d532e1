/* Which calls of the library give something to their caller that others then cannot have, or take it back:
 * read and write locks, permits, stamps.  (Monitors and ReentrantLock are watched where they change hands.)
 */
#include <stdio.h>
#include <string.h>

#include "vm/telling/waiting.h"
#include "vm/wording.h"

enum { GIVES_BACK = -1, NOTHING = 0, TAKES = 1 };

#define CONCURRENT "java/util/concurrent/"

/* Methods by the beginning of their names; the first row that fits counts.  `how`: what they are about, after
 * the object's name. */
static const struct {
    const char *class_name, *method;
    int change;
    bool counts; /* the first argument says how many */
    const char *how;
} calls[] = {
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "unlock", GIVES_BACK, false, ""},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "lock", TAKES, false, ""},
    {CONCURRENT "locks/ReentrantReadWriteLock$ReadLock", "tryLock", TAKES, false, ""},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "unlock", GIVES_BACK, false, ""},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "lock", TAKES, false, ""},
    {CONCURRENT "locks/ReentrantReadWriteLock$WriteLock", "tryLock", TAKES, false, ""},
    {CONCURRENT "locks/StampedLock", "unlockRead", GIVES_BACK, false, " for reading"},
    {CONCURRENT "locks/StampedLock", "unlockWrite", GIVES_BACK, false, " for writing"},
    {CONCURRENT "locks/StampedLock", "readLock", TAKES, false, " for reading"},
    {CONCURRENT "locks/StampedLock", "tryReadLock", TAKES, false, " for reading"},
    {CONCURRENT "locks/StampedLock", "writeLock", TAKES, false, " for writing"},
    {CONCURRENT "locks/StampedLock", "tryWriteLock", TAKES, false, " for writing"},
    {CONCURRENT "Semaphore", "acquire", TAKES, true, ""},
    {CONCURRENT "Semaphore", "tryAcquire", TAKES, true, ""},
    {CONCURRENT "Semaphore", "release", GIVES_BACK, true, ""},
};

static int row_of(const Class *class, const Method *method)
{
    for (; class != NULL; class = class->super)
        for (int i = 0; i < (int)(sizeof calls / sizeof calls[0]); i++)
            if (strcmp(class->name, calls[i].class_name) == 0
                && strncmp(method->name, calls[i].method, strlen(calls[i].method)) == 0)
                return i;
    return -1;
}

int32_t holding_change(const Class *class, const Method *method, int32_t amount)
{
    int row = row_of(class, method);
    return row < 0 ? NOTHING : calls[row].counts ? calls[row].change * amount : calls[row].change;
}

const char *holding_name(Vm *vm, Ref object, const Method *method, char *buffer)
{
    char name[NAME_SIZE];
    int row = row_of(object_peek(vm, object)->class, method);
    snprintf(buffer, NAME_SIZE, "%.140s%s", name_object(vm, object, name), row < 0 ? "" : calls[row].how);
    return buffer;
}
