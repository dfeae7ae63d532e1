/* Tells why a thread waits inside a call of the library.  A table says which method of which class waits for
 * what; each kind reads the fields of the class in javasrc/lib, or those of a JDK where they are others. */
#include "vm/telling/waiting.h"

#include <stdio.h>
#include <string.h>

#include "vm/execution/scheduler.h"
#include "vm/sentences.h"
#include "vm/telling/receiver.h"
#include "vm/wording.h"

typedef struct LibraryWait {
    Vm *vm;
    const Thread *thread;
    const Frame *call; /* the frame of the table's method */
    Ref object;        /* whose method it is */
    ThreadView *view;
    Bytes *why;
} LibraryWait;

/* ---- fields of library objects ---- */

static const Field *field_of(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    return object == 0 ? NULL
                       : class_find_field(object_peek(vm, object)->class, program_symbol(vm->program, name),
                                          program_symbol(vm->program, descriptor));
}

static bool read_int(Vm *vm, Ref object, const char *name, int32_t *value)
{
    const Field *field = field_of(vm, object, name, "I");
    if (field != NULL)
        *value = FIELD_AT(const int32_t, object_peek(vm, object), field->offset);
    return field != NULL;
}

static Ref read_ref(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    const Field *field = field_of(vm, object, name, descriptor);
    return field == NULL ? 0 : FIELD_AT(const Ref, object_peek(vm, object), field->offset);
}

static const Thread *read_thread(Vm *vm, Ref object, const char *name)
{
    Ref thread = read_ref(vm, object, name, "Ljava/lang/Thread;");
    return thread == 0 ? NULL : thread_of_object(vm, thread);
}

/* Who has a lock: a thread that has ended is known by its object only. */
static Ref read_owner(Vm *vm, Ref sync)
{
    return read_ref(vm, sync, "exclusiveOwnerThread", "Ljava/lang/Thread;");
}

static bool is_a(const Class *class, const char *name)
{
    for (; class != NULL; class = class->super)
        if (strcmp(class->name, name) == 0)
            return true;
    return false;
}

static bool is_library(const Frame *frame) { return frame->method->owner->source != SOURCE_PROGRAM; }

#define LOCKS "java/util/concurrent/locks/"

bool lock_is_read(const Object *lock) { return is_a(lock->class, LOCKS "ReentrantReadWriteLock$ReadLock"); }

bool lock_is_write(const Object *lock) { return is_a(lock->class, LOCKS "ReentrantReadWriteLock$WriteLock"); }

static Ref sync_of(Vm *vm, Ref lock)
{
    return read_ref(vm, lock, "sync", "L" LOCKS "ReentrantReadWriteLock$Sync;");
}

Ref lock_pair(Vm *vm, const Object *lock)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object == NULL || !is_a(object->class, LOCKS "ReentrantReadWriteLock"))
            continue;
        if (read_ref(vm, slot, "readerLock", "L" LOCKS "ReentrantReadWriteLock$ReadLock;") == lock->slot
            || read_ref(vm, slot, "writerLock", "L" LOCKS "ReentrantReadWriteLock$WriteLock;") == lock->slot)
            return slot;
    }
    return 0;
}

/* ---- the locks of a ReentrantReadWriteLock ---- */

enum { HOLDS_MAX = 10000 }; /* a damaged list may be a circle */

static uint32_t read_holds(Vm *vm, Ref sync, const Thread *thread)
{
    int32_t count = 0;
    Ref hold = read_ref(vm, sync, "holds", "L" LOCKS "ReentrantReadWriteLock$Hold;");
    for (int i = 0; hold != 0 && i < HOLDS_MAX; i++) {
        if (read_thread(vm, hold, "thread") == thread)
            return read_int(vm, hold, "count", &count) ? (uint32_t)count : 1;
        hold = read_ref(vm, hold, "next", "L" LOCKS "ReentrantReadWriteLock$Hold;");
    }
    return 0;
}

static uint32_t write_holds(Vm *vm, Ref sync, const Thread *thread)
{
    int32_t state = 0;
    return read_int(vm, sync, "state", &state) && (state & 0xffff) != 0
                   && read_thread(vm, sync, "exclusiveOwnerThread") == thread
               ? (uint32_t)(state & 0xffff)
               : 0;
}

uint32_t lock_holds(Vm *vm, const Object *lock, const Thread *thread)
{
    Ref sync = sync_of(vm, lock->slot);
    return lock_is_read(lock) ? read_holds(vm, sync, thread) : write_holds(vm, sync, thread);
}

/* Notes who has what the thread wants: the first one that it is not itself, as a circle goes through others.
 */
static void note_holder(LibraryWait *w, const Thread *holder)
{
    if (w->view->held_by == 0 && holder != NULL && holder != w->thread)
        w->view->held_by = holder->number + 1;
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
        note_holder(w, reader);
    }
    if (itself) {
        char name[NAME_SIZE];
        bytes_format(others, "%s%s itself", told == 0 ? "" : " and ", name_thread(w->vm, w->thread, name));
    }
    bytes_add_u1(others, 0);
    return count;
}

static void tell(LibraryWait *w, Sentence sentence, const Operands *operands)
{
    sentence_add(w->vm, w->why, sentence, operands);
}

/* Does the thread wait for one of the locks of this pair? */
static bool waits_for(Vm *vm, const Thread *thread, Ref sync)
{
    if (thread->status != THREAD_WAITING || thread->values == NULL)
        return false;
    for (const Frame *frame = thread->frame; frame >= thread->frames && is_library(frame); frame--) {
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
    note_holder(w, before);
    if (before != NULL)
        tell(w, SENTENCE_IN_ITS_TURN, &(Operands){.thread = before});
}

/* Of a JDK's lock the state tells how many readers there are; who they are, threads know for themselves, but
 * for the first one. */
static uint32_t count_readers(LibraryWait *w, Ref sync, Bytes *others)
{
    int32_t state = 0;
    char name[NAME_SIZE];
    Ref first = read_ref(w->vm, sync, "firstReader", "Ljava/lang/Thread;");
    if (!read_int(w->vm, sync, "state", &state) || (uint32_t)state >> 16 == 0)
        return 0;
    uint32_t count = (uint32_t)state >> 16;
    others->length = 0;
    if (first == 0) {
        bytes_format(others, count == 1 ? "a thread" : "%u threads", count);
    } else {
        bool itself = first == w->thread->object;
        bytes_format(others, "%s%s", name_object(w->vm, first, name), itself ? " itself" : "");
        if (!itself)
            note_holder(w, thread_of_object(w->vm, first));
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
        tell(w, readers == 1 ? SENTENCE_WHILE_ONE_READS : SENTENCE_WHILE_SEVERAL_READ,
             &(Operands){.others = (char *)others.data});
    } else if (writer != 0 && writer != w->thread->object && read_int(w->vm, sync, "state", &state)
               && (state & 0xffff) != 0) {
        const Thread *thread = thread_of_object(w->vm, writer);
        note_holder(w, thread);
        tell(w, SENTENCE_WHILE_WRITTEN, &(Operands){.object = writer});
        if (thread == NULL || thread->status == THREAD_TERMINATED)
            tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
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
    tell(w, wants_write ? SENTENCE_AWAITS_WRITE_LOCK : SENTENCE_AWAITS_READ_LOCK,
         &(Operands){.object = pair != 0 ? pair : w->object});
    tell_who_holds(w, sync, wants_write);
    return true;
}

static bool tell_read_lock(LibraryWait *w) { return tell_read_write(w, false); }
static bool tell_write_lock(LibraryWait *w) { return tell_read_write(w, true); }

/* ---- other locks ---- */

/* A JDK's lock: its owner is in a field. */
static bool tell_owned(LibraryWait *w, Ref sync)
{
    Ref owner = read_owner(w->vm, sync);
    w->view->wants = w->object;
    char name[NAME_SIZE];
    tell(w, owner != 0 ? SENTENCE_WANTS_OWNED : SENTENCE_WANTS_FREE,
         &(Operands){.object = w->object, .others = name_object(w->vm, owner, name)});
    if (owner != 0) {
        const Thread *thread = thread_of_object(w->vm, owner);
        note_holder(w, thread);
        if (thread == NULL || thread->status == THREAD_TERMINATED)
            tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
    }
    return true;
}

static bool tell_lock(LibraryWait *w)
{
    Ref sync = read_ref(w->vm, w->object, "sync", "L" LOCKS "ReentrantLock$Sync;");
    if (sync == 0)
        return false;
    if (field_of(w->vm, sync, "exclusiveOwnerThread", "Ljava/lang/Thread;") != NULL)
        return tell_owned(w, sync);
    uint32_t owner = object_peek(w->vm, sync)->owner;
    w->view->wants = sync;
    w->view->held_by = owner;
    tell(w, owner != 0 ? SENTENCE_WANTS_HELD : SENTENCE_WANTS_FREE,
         &(Operands){.object = w->object, .thread = owner != 0 ? w->vm->threads[owner - 1] : NULL});
    if (owner != 0 && w->vm->threads[owner - 1]->status == THREAD_TERMINATED)
        tell(w, SENTENCE_WHICH_HAS_ENDED, NULL);
    return true;
}

/* The state of a StampedLock: a bit of the writer above those that count readers. */
static bool tell_stamped(LibraryWait *w, bool wants_write)
{
    const Field *field = field_of(w->vm, w->object, "state", "J");
    if (field == NULL)
        return false;
    int64_t state = FIELD_AT(const int64_t, object_peek(w->vm, w->object), field->offset);
    w->view->wants = w->object;
    w->view->wants_share = true;
    tell(w, wants_write ? SENTENCE_AWAITS_WRITE_LOCK : SENTENCE_AWAITS_READ_LOCK,
         &(Operands){.object = w->object});
    if (state & 128)
        tell(w, SENTENCE_WHILE_STAMPED_WRITE, NULL);
    else if (!wants_write)
        tell_turn(w, w->object);
    else if ((state & 127) > 0)
        tell(w, (state & 127) == 1 ? SENTENCE_WHILE_STAMPED_ONCE : SENTENCE_WHILE_STAMPED_READ,
             &(Operands){.number = state & 127});
    return true;
}

static bool tell_stamped_read(LibraryWait *w) { return tell_stamped(w, false); }
static bool tell_stamped_write(LibraryWait *w) { return tell_stamped(w, true); }

static bool tell_permits(LibraryWait *w)
{
    Ref sync = read_ref(w->vm, w->object, "sync", "Ljava/util/concurrent/Semaphore$Sync;");
    int32_t left = 0, wanted = w->call->method->argument_slots > 1 ? w->call->locals[1].i : 1;
    if (sync == 0 || !read_int(w->vm, sync, "state", &left))
        return false;
    if (w->call->method->descriptor[1] == 'J') /* tryAcquire(timeout, unit) */
        wanted = 1;
    w->view->wants = w->object;
    w->view->wants_share = true;
    tell(w,
         wanted == 1  ? SENTENCE_AWAITS_PERMIT
         : wanted > 1 ? SENTENCE_AWAITS_PERMITS
                      : SENTENCE_AWAITS_SOME_PERMITS, /* the call has forgotten how many */
         &(Operands){.object = w->object, .number = wanted});
    tell(w, left <= 0 ? SENTENCE_HAS_NONE : SENTENCE_HAS_SOME, &(Operands){.number = left});
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

static bool tell_signal(LibraryWait *w)
{
    if (wants_lock_again(w))
        return false;
    tell(w, SENTENCE_AWAITS_SIGNAL, &(Operands){.object = w->object});
    return true;
}

/* ---- meeting points ---- */

static bool tell_latch(LibraryWait *w)
{
    int32_t count = 0;
    Ref sync = read_ref(w->vm, w->object, "sync", "Ljava/util/concurrent/CountDownLatch$Sync;");
    if (!read_int(w->vm, w->object, "count", &count) && !read_int(w->vm, sync, "state", &count))
        return false;
    tell(w, count == 1 ? SENTENCE_AWAITS_LAST_COUNT : SENTENCE_AWAITS_COUNTS,
         &(Operands){.object = w->object, .number = count});
    return true;
}

static bool tell_barrier(LibraryWait *w)
{
    Ref generation =
        read_ref(w->vm, w->object, "generation", "Ljava/util/concurrent/CyclicBarrier$Generation;");
    int32_t missing = 0, parties = 0;
    if (!(read_int(w->vm, generation, "missing", &missing) || read_int(w->vm, w->object, "count", &missing))
        || !read_int(w->vm, w->object, "parties", &parties))
        return false;
    tell(w, SENTENCE_AWAITS_PARTIES, &(Operands){.object = w->object, .number = missing, .most = parties});
    return true;
}

/* The one field of a JDK's phaser: 31 bits of the phase, 16 of the parties, 16 of those that have not
 * arrived. */
static bool read_phase(Vm *vm, Ref phaser, int32_t *phase, int32_t *parties, int32_t *unarrived)
{
    const Field *field = field_of(vm, phaser, "state", "J");
    if (field == NULL)
        return false;
    uint64_t state = FIELD_AT(const uint64_t, object_peek(vm, phaser), field->offset);
    *phase = (int32_t)(state >> 32);
    *parties = (int32_t)(state >> 16 & 0xffff);
    *unarrived = (int32_t)(state & 0xffff);
    return true;
}

static bool tell_phaser(LibraryWait *w)
{
    int32_t phase = 0, parties = 0, unarrived = 0;
    if (!read_phase(w->vm, w->object, &phase, &parties, &unarrived)
        && (!read_int(w->vm, w->object, "phase", &phase) || !read_int(w->vm, w->object, "parties", &parties)
            || !read_int(w->vm, w->object, "unarrived", &unarrived)))
        return false;
    tell(w, SENTENCE_AWAITS_PHASE,
         &(Operands){.object = w->object, .number = unarrived, .most = parties, .least = phase});
    return true;
}

static bool tell_exchange(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_EXCHANGE, &(Operands){.object = w->object});
    return true;
}

/* ---- queues, futures, pools ---- */

static bool tell_element(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_ELEMENT, &(Operands){.object = w->object});
    return true;
}

/* Of a queue with a capacity, in a call of another name: the state tells which. */
static bool tell_bounded(LibraryWait *w)
{
    int32_t count = 0;
    if (!read_int(w->vm, w->object, "count", &count))
        return false;
    tell(w, count > 0 ? SENTENCE_AWAITS_ROOM : SENTENCE_AWAITS_ELEMENT, &(Operands){.object = w->object});
    return true;
}

static bool tell_room(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_ROOM, &(Operands){.object = w->object});
    return true;
}

static bool tell_giver(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_GIVER, &(Operands){.object = w->object});
    return true;
}

static bool tell_taker(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_TAKER, &(Operands){.object = w->object});
    return true;
}

static bool tell_result(LibraryWait *w)
{
    const Thread *runner = read_thread(w->vm, w->object, "runner");
    tell(w, SENTENCE_AWAITS_RESULT, &(Operands){.object = w->object});
    if (field_of(w->vm, w->object, "runner", "Ljava/lang/Thread;") == NULL)
        return true;
    note_holder(w, runner);
    tell(w, runner != NULL ? SENTENCE_WHICH_IS_COMPUTED : SENTENCE_WHICH_NOBODY_BEGAN,
         &(Operands){.thread = runner});
    return true;
}

static bool tell_completion(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_COMPLETION, &(Operands){.object = w->object});
    return true;
}

static bool tell_task(LibraryWait *w)
{
    tell(w, SENTENCE_AWAITS_TASK, &(Operands){.object = w->object});
    return true;
}

/* ---- the table ---- */

#define CONCURRENT "java/util/concurrent/"

/* Methods by the beginning of their names; the first row that fits counts. */
static const struct {
    const char *class_name, *method;
    bool (*tell)(LibraryWait *wait);
} known[] = {
    {LOCKS "ReentrantReadWriteLock$ReadLock", "", tell_read_lock},
    {LOCKS "ReentrantReadWriteLock$WriteLock", "", tell_write_lock},
    {LOCKS "ReentrantLock", "", tell_lock},
    {LOCKS "StampedLock", "write", tell_stamped_write},
    {LOCKS "StampedLock", "tryWrite", tell_stamped_write},
    {LOCKS "StampedLock", "read", tell_stamped_read},
    {LOCKS "StampedLock", "tryRead", tell_stamped_read},
    {LOCKS "FifoCondition", "await", tell_signal},
    {LOCKS "AbstractQueuedSynchronizer$ConditionObject", "await", tell_signal},
    {CONCURRENT "Semaphore", "", tell_permits},
    {CONCURRENT "CountDownLatch", "", tell_latch},
    {CONCURRENT "CyclicBarrier", "", tell_barrier},
    {CONCURRENT "Phaser", "", tell_phaser},
    {CONCURRENT "Exchanger", "", tell_exchange},
    {CONCURRENT "SynchronousQueue", "take", tell_giver},
    {CONCURRENT "SynchronousQueue", "poll", tell_giver},
    {CONCURRENT "SynchronousQueue", "receive", tell_giver},
    {CONCURRENT "SynchronousQueue", "", tell_taker},
    {CONCURRENT "LinkedTransferQueue", "take", tell_element},
    {CONCURRENT "LinkedTransferQueue", "poll", tell_element},
    {CONCURRENT "LinkedTransferQueue", "receive", tell_element},
    {CONCURRENT "LinkedTransferQueue", "", tell_taker},
    {CONCURRENT "BlockingItems", "", tell_bounded},
    {CONCURRENT "ArrayBlockingQueue", "put", tell_room},
    {CONCURRENT "ArrayBlockingQueue", "offer", tell_room},
    {CONCURRENT "ArrayBlockingQueue", "", tell_element},
    {CONCURRENT "LinkedBlockingQueue", "put", tell_room},
    {CONCURRENT "LinkedBlockingQueue", "offer", tell_room},
    {CONCURRENT "LinkedBlockingQueue", "", tell_element},
    {CONCURRENT "LinkedBlockingDeque", "put", tell_room},
    {CONCURRENT "LinkedBlockingDeque", "offer", tell_room},
    {CONCURRENT "LinkedBlockingDeque", "", tell_element},
    {CONCURRENT "PriorityBlockingQueue", "", tell_element},
    {CONCURRENT "DelayQueue", "", tell_element},
    {CONCURRENT "FutureTask", "get", tell_result},
    {CONCURRENT "ForkJoinTask", "", tell_completion},
    {CONCURRENT "CompletableFuture", "", tell_completion},
    {CONCURRENT "ThreadPoolExecutor", "next", tell_task},
    {CONCURRENT "ThreadPoolExecutor", "getTask", tell_task},
};

const Frame *waiting_call(const Thread *thread)
{
    const Frame *frame = thread->frame;
    if (thread->values == NULL || thread->status == THREAD_TERMINATED || frame < thread->frames
        || !is_library(frame))
        return NULL;
    while (frame > thread->frames && is_library(frame - 1))
        frame--;
    return frame;
}

static bool fits(const LibraryWait *w, size_t row)
{
    return is_a(object_peek(w->vm, w->object)->class, known[row].class_name)
           && strncmp(w->call->method->name, known[row].method, strlen(known[row].method)) == 0;
}

/* From the call of the program inward: the first that is known is what the program waits in. */
bool waiting_explain(Vm *vm, const Thread *thread, ThreadView *view, Bytes *why)
{
    const Frame *outermost = waiting_call(thread);
    if (outermost == NULL)
        return false;
    for (const Frame *call = outermost; call <= thread->frame; call++) {
        LibraryWait w = {vm, thread, call, 0, view, why};
        if (call->method->hidden || (w.object = receiver_of(vm, thread, call)) == 0)
            continue;
        for (size_t row = 0; row < sizeof known / sizeof known[0]; row++)
            if (fits(&w, row) && known[row].tell(&w))
                return true;
    }
    return false;
}
