/* Why a thread waits for a lock, a permit or a signal, and who has what it wants: by the fields of the
 * classes in javasrc/lib, or by those of a JDK where they are others. */
#include <string.h>

#include "vm/execution/scheduler.h"
#include "vm/telling/library_wait.h"
#include "vm/telling/waiting.h"
#include "vm/wording.h"

bool lock_is_read(const Object *lock)
{
    return class_is_named(lock->class, LOCKS "ReentrantReadWriteLock$ReadLock");
}

bool lock_is_write(const Object *lock)
{
    return class_is_named(lock->class, LOCKS "ReentrantReadWriteLock$WriteLock");
}

static Ref sync_of(Vm *vm, Ref lock)
{
    return library_ref(vm, lock, "sync", "L" LOCKS "ReentrantReadWriteLock$Sync;");
}

Ref lock_pair(Vm *vm, const Object *lock)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object == NULL || !class_is_named(object->class, LOCKS "ReentrantReadWriteLock"))
            continue;
        if (library_ref(vm, slot, "readerLock", "L" LOCKS "ReentrantReadWriteLock$ReadLock;") == lock->slot
            || library_ref(vm, slot, "writerLock", "L" LOCKS "ReentrantReadWriteLock$WriteLock;")
                   == lock->slot)
            return slot;
    }
    return 0;
}

/* ---- the locks of a ReentrantReadWriteLock ---- */

enum { HOLDS_MAX = 10000 }; /* a damaged list may be a circle */

static uint32_t read_holds(Vm *vm, Ref sync, const Thread *thread)
{
    int32_t count = 0;
    Ref hold = library_ref(vm, sync, "holds", "L" LOCKS "ReentrantReadWriteLock$Hold;");
    for (int i = 0; hold != 0 && i < HOLDS_MAX; i++) {
        if (library_thread(vm, hold, "thread") == thread)
            return library_int(vm, hold, "count", &count) ? (uint32_t)count : 1;
        hold = library_ref(vm, hold, "next", "L" LOCKS "ReentrantReadWriteLock$Hold;");
    }
    return 0;
}

static uint32_t write_holds(Vm *vm, Ref sync, const Thread *thread)
{
    int32_t state = 0;
    return library_int(vm, sync, "state", &state) && (state & 0xffff) != 0
                   && library_thread(vm, sync, "exclusiveOwnerThread") == thread
               ? (uint32_t)(state & 0xffff)
               : 0;
}

uint32_t lock_holds(Vm *vm, const Object *lock, const Thread *thread)
{
    Ref sync = sync_of(vm, lock->slot);
    return lock_is_read(lock) ? read_holds(vm, sync, thread) : write_holds(vm, sync, thread);
}

/* Who has a lock: a thread that has ended is known by its object only. */
static Ref read_owner(Vm *vm, Ref sync)
{
    return library_ref(vm, sync, "exclusiveOwnerThread", "Ljava/lang/Thread;");
}

/* "reader-a, reader-b and writer itself" */
static uint32_t name_readers(LibraryWait *w, Ref sync, Bytes *others)
{
    uint32_t count = 0, told = 0;
    for (uint32_t i = 0; i < w->vm->thread_count; i++)
        count += read_holds(w->vm, sync, w->vm->threads[i]) > 0;
    bool itself = read_holds(w->vm, sync, w->thread) > 0;
    for (uint32_t i = 0; i < w->vm->thread_count; i++) {
        const Thread *reader = w->vm->threads[i];
        char name[NAME_SIZE];
        if (reader == w->thread || read_holds(w->vm, sync, reader) == 0)
            continue;
        bytes_format(others, "%s%s",
                     told == 0           ? ""
                     : told + 1 == count ? " and "
                                         : ", ",
                     name_thread(w->vm, reader, name));
        told++;
        wait_note_holder(w, reader);
    }
    if (itself) {
        char name[NAME_SIZE];
        bytes_format(others, "%s%s itself", told == 0 ? "" : " and ", name_thread(w->vm, w->thread, name));
    }
    bytes_add_u1(others, 0);
    return count;
}

/* Does the thread wait for one of the locks of this pair? */
static bool waits_for(Vm *vm, const Thread *thread, Ref sync)
{
    if (thread->status != THREAD_WAITING || thread->values == NULL)
        return false;
    for (const Frame *frame = thread->frame; frame >= thread->frames && frame_is_library(frame); frame--) {
        Ref object = method_is_static(frame->method) ? 0 : frame->locals[0].r;
        const Object *lock = object != 0 && object < vm->heap.slot_count ? object_peek(vm, object) : NULL;
        if (lock != NULL
            && (object == sync || (lock_is_read(lock) && sync_of(vm, object) == sync)
                || (lock_is_write(lock) && sync_of(vm, object) == sync)))
            return true;
    }
    return false;
}

/* Nobody has what excludes the lock, so others that wait come first. */
static void tell_turn(LibraryWait *w, Ref sync)
{
    const Thread *before = NULL;
    for (uint32_t i = 0; i < w->vm->thread_count && before == NULL; i++)
        if (w->vm->threads[i] != w->thread && waits_for(w->vm, w->vm->threads[i], sync))
            before = w->vm->threads[i];
    wait_note_holder(w, before);
    if (before != NULL)
        wait_tell(w, SENTENCE_IN_ITS_TURN, &(Operands){.thread = before});
}

/* Of a JDK's lock the state tells how many readers there are; who they are, threads know for themselves, but
 * for the first one. */
static uint32_t count_readers(LibraryWait *w, Ref sync, Bytes *others)
{
    int32_t state = 0;
    char name[NAME_SIZE];
    Ref first = library_ref(w->vm, sync, "firstReader", "Ljava/lang/Thread;");
    if (!library_int(w->vm, sync, "state", &state) || (uint32_t)state >> 16 == 0)
        return 0;
    uint32_t count = (uint32_t)state >> 16;
    others->length = 0;
    if (first == 0) {
        bytes_format(others, count == 1 ? "a thread" : "%u threads", count);
    } else {
        bool itself = first == w->thread->object;
        bytes_format(others, "%s%s", name_object(w->vm, first, name), itself ? " itself" : "");
        if (!itself)
            wait_note_holder(w, thread_of_object(w->vm, first));
        if (count > 1)
            bytes_format(others, " and %u more", count - 1);
    }
    bytes_add_u1(others, 0);
    return count;
}

static void tell_who_holds(LibraryWait *w, Ref sync, bool wants_write)
{
    int32_t state = 0;
    Ref writer = read_owner(w->vm, sync);
    Bytes others = {0};
    uint32_t readers = wants_write ? name_readers(w, sync, &others) : 0;
    if (wants_write && readers == 0)
        readers = count_readers(w, sync, &others);
    if (readers > 0) {
        wait_tell(w, readers == 1 ? SENTENCE_WHILE_ONE_READS : SENTENCE_WHILE_SEVERAL_READ,
                  &(Operands){.others = (char *)others.data});
    } else if (writer != 0 && writer != w->thread->object && library_int(w->vm, sync, "state", &state)
               && (state & 0xffff) != 0) {
        const Thread *thread = thread_of_object(w->vm, writer);
        wait_note_holder(w, thread);
        wait_tell(w, SENTENCE_WHILE_WRITTEN, &(Operands){.object = writer});
        if (thread == NULL || thread->status == THREAD_TERMINATED)
            wait_tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
    } else {
        tell_turn(w, sync);
    }
    bytes_free(&others);
}

static bool tell_read_write(LibraryWait *w, bool wants_write)
{
    Ref sync = sync_of(w->vm, w->object), pair = lock_pair(w->vm, object_peek(w->vm, w->object));
    if (sync == 0)
        return false;
    w->view->wants = w->object;
    wait_tell(w, wants_write ? SENTENCE_AWAITS_WRITE_LOCK : SENTENCE_AWAITS_READ_LOCK,
              &(Operands){.object = pair != 0 ? pair : w->object});
    tell_who_holds(w, sync, wants_write);
    return true;
}

bool wait_tell_read_lock(LibraryWait *w) { return tell_read_write(w, false); }
bool wait_tell_write_lock(LibraryWait *w) { return tell_read_write(w, true); }

/* ---- other locks ---- */

/* A JDK's lock: its owner is in a field. */
static bool tell_owned(LibraryWait *w, Ref sync)
{
    Ref owner = read_owner(w->vm, sync);
    w->view->wants = w->object;
    char name[NAME_SIZE];
    wait_tell(w, owner != 0 ? SENTENCE_WANTS_OWNED : SENTENCE_WANTS_FREE,
              &(Operands){.object = w->object, .others = name_object(w->vm, owner, name)});
    if (owner != 0) {
        const Thread *thread = thread_of_object(w->vm, owner);
        wait_note_holder(w, thread);
        if (thread == NULL || thread->status == THREAD_TERMINATED)
            wait_tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
    }
    return true;
}

bool wait_tell_lock(LibraryWait *w)
{
    Ref sync = library_ref(w->vm, w->object, "sync", "L" LOCKS "ReentrantLock$Sync;");
    if (sync == 0)
        return false;
    if (library_field(w->vm, sync, "exclusiveOwnerThread", "Ljava/lang/Thread;") != NULL)
        return tell_owned(w, sync);
    uint32_t owner = object_peek(w->vm, sync)->owner;
    w->view->wants = sync;
    w->view->held_by = owner;
    wait_tell(w, owner != 0 ? SENTENCE_WANTS_HELD : SENTENCE_WANTS_FREE,
              &(Operands){.object = w->object, .thread = owner != 0 ? w->vm->threads[owner - 1] : NULL});
    if (owner != 0 && w->vm->threads[owner - 1]->status == THREAD_TERMINATED)
        wait_tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
    return true;
}

/* The state of a StampedLock: a bit of the writer above those that count readers. */
static bool tell_stamped(LibraryWait *w, bool wants_write)
{
    const Field *field = library_field(w->vm, w->object, "state", "J");
    if (field == NULL)
        return false;
    int64_t state = FIELD_AT(const int64_t, object_peek(w->vm, w->object), field->offset);
    w->view->wants = w->object;
    w->view->wants_share = true;
    wait_tell(w, wants_write ? SENTENCE_AWAITS_WRITE_LOCK : SENTENCE_AWAITS_READ_LOCK,
              &(Operands){.object = w->object});
    if (state & 128)
        wait_tell(w, SENTENCE_WHILE_STAMPED_WRITE, NULL);
    else if (!wants_write)
        tell_turn(w, w->object);
    else if ((state & 127) > 0)
        wait_tell(w, (state & 127) == 1 ? SENTENCE_WHILE_STAMPED_ONCE : SENTENCE_WHILE_STAMPED_READ,
                  &(Operands){.number = state & 127});
    return true;
}

bool wait_tell_stamped_read(LibraryWait *w) { return tell_stamped(w, false); }
bool wait_tell_stamped_write(LibraryWait *w) { return tell_stamped(w, true); }

bool wait_tell_permits(LibraryWait *w)
{
    Ref sync = library_ref(w->vm, w->object, "sync", "Ljava/util/concurrent/Semaphore$Sync;");
    int32_t left = 0, wanted = w->call->method->argument_slots > 1 ? w->call->locals[1].i : 1;
    if (sync == 0 || !library_int(w->vm, sync, "state", &left))
        return false;
    if (w->call->method->descriptor[1] == 'J') /* tryAcquire(timeout, unit) */
        wanted = 1;
    w->view->wants = w->object;
    w->view->wants_share = w->view->wants_any = true;
    wait_tell(w,
              wanted == 1  ? SENTENCE_AWAITS_PERMIT
              : wanted > 1 ? SENTENCE_AWAITS_PERMITS
                           : SENTENCE_AWAITS_SOME_PERMITS, /* the call has forgotten how many */
              &(Operands){.object = w->object, .number = wanted});
    wait_tell(w, left <= 0 ? SENTENCE_HAS_NONE : SENTENCE_HAS_SOME, &(Operands){.number = left});
    return true;
}

/* After the signal the lock is wanted again: of a JDK's condition, which is an object in that lock. */
static bool wants_lock_again(const LibraryWait *w)
{
    for (const Frame *frame = w->call + 1; frame <= w->thread->frame; frame++)
        if (strcmp(frame->method->name, "acquire") == 0)
            return true;
    return false;
}

bool wait_tell_signal(LibraryWait *w)
{
    if (wants_lock_again(w))
        return false;
    wait_tell(w, SENTENCE_AWAITS_SIGNAL, &(Operands){.object = w->object});
    return true;
}
