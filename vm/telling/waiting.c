/* Tells why a thread waits inside a call of the library.  A table says which method of which class waits for
 * what; each kind reads the fields of the class in javasrc/lib, or those of a JDK where they are others. */
#include "vm/telling/waiting.h"

#include <stdio.h>
#include <string.h>

#include "vm/telling/library_wait.h"
#include "vm/telling/receiver.h"
#include "vm/wording.h"

/* ---- meeting points ---- */

static bool tell_latch(LibraryWait *w)
{
    int32_t count = 0;
    Ref sync = library_ref(w->vm, w->object, "sync", "Ljava/util/concurrent/CountDownLatch$Sync;");
    if (!library_int(w->vm, w->object, "count", &count) && !library_int(w->vm, sync, "state", &count))
        return false;
    wait_tell(w, count == 1 ? SENTENCE_AWAITS_LAST_COUNT : SENTENCE_AWAITS_COUNTS,
              &(Operands){.object = w->object, .number = count});
    return true;
}

static bool tell_barrier(LibraryWait *w)
{
    Ref generation =
        library_ref(w->vm, w->object, "generation", "Ljava/util/concurrent/CyclicBarrier$Generation;");
    int32_t missing = 0, parties = 0;
    if (!(library_int(w->vm, generation, "missing", &missing)
          || library_int(w->vm, w->object, "count", &missing))
        || !library_int(w->vm, w->object, "parties", &parties))
        return false;
    wait_tell(w, SENTENCE_AWAITS_PARTIES,
              &(Operands){.object = w->object, .number = missing, .most = parties});
    return true;
}

/* The one field of a JDK's phaser: 31 bits of the phase, 16 of the parties, 16 of those that have not
 * arrived. */
static bool read_phase(Vm *vm, Ref phaser, int32_t *phase, int32_t *parties, int32_t *unarrived)
{
    const Field *field = library_field(vm, phaser, "state", "J");
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
        && (!library_int(w->vm, w->object, "phase", &phase)
            || !library_int(w->vm, w->object, "parties", &parties)
            || !library_int(w->vm, w->object, "unarrived", &unarrived)))
        return false;
    wait_tell(w, SENTENCE_AWAITS_PHASE,
              &(Operands){.object = w->object, .number = unarrived, .most = parties, .least = phase});
    return true;
}

static bool tell_exchange(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_EXCHANGE, &(Operands){.object = w->object});
    return true;
}

/* ---- queues, futures, pools ---- */

static bool tell_element(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_ELEMENT, &(Operands){.object = w->object});
    return true;
}

/* Of a queue with a capacity, in a call of another name: the state tells which. */
static bool tell_bounded(LibraryWait *w)
{
    int32_t count = 0;
    if (!library_int(w->vm, w->object, "count", &count))
        return false;
    wait_tell(w, count > 0 ? SENTENCE_AWAITS_ROOM : SENTENCE_AWAITS_ELEMENT,
              &(Operands){.object = w->object});
    return true;
}

static bool tell_room(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_ROOM, &(Operands){.object = w->object});
    return true;
}

static bool tell_giver(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_GIVER, &(Operands){.object = w->object});
    return true;
}

static bool tell_taker(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_TAKER, &(Operands){.object = w->object});
    return true;
}

static bool tell_result(LibraryWait *w)
{
    const Thread *runner = library_thread(w->vm, w->object, "runner");
    wait_tell(w, SENTENCE_AWAITS_RESULT, &(Operands){.object = w->object});
    if (library_field(w->vm, w->object, "runner", "Ljava/lang/Thread;") == NULL)
        return true;
    wait_note_holder(w, runner);
    wait_tell(w, runner != NULL ? SENTENCE_WHICH_IS_COMPUTED : SENTENCE_WHICH_NOBODY_BEGAN,
              &(Operands){.thread = runner});
    if (runner == NULL)
        wait_tell_queue(w);
    return true;
}

static bool tell_completion(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_COMPLETION, &(Operands){.object = w->object});
    return true;
}

static bool tell_task(LibraryWait *w)
{
    wait_tell(w, SENTENCE_AWAITS_TASK, &(Operands){.object = w->object});
    return true;
}

/* ---- the table ---- */

#define CONCURRENT "java/util/concurrent/"

/* Methods by the beginning of their names; the first row that fits counts. */
static const struct {
    const char *class_name, *method;
    bool (*tell)(LibraryWait *wait);
} known[] = {
    {LOCKS "ReentrantReadWriteLock$ReadLock", "", wait_tell_read_lock},
    {LOCKS "ReentrantReadWriteLock$WriteLock", "", wait_tell_write_lock},
    {LOCKS "ReentrantLock", "", wait_tell_lock},
    {LOCKS "StampedLock", "write", wait_tell_stamped_write},
    {LOCKS "StampedLock", "tryWrite", wait_tell_stamped_write},
    {LOCKS "StampedLock", "read", wait_tell_stamped_read},
    {LOCKS "StampedLock", "tryRead", wait_tell_stamped_read},
    {LOCKS "FifoCondition", "await", wait_tell_signal},
    {LOCKS "AbstractQueuedSynchronizer$ConditionObject", "await", wait_tell_signal},
    {CONCURRENT "Semaphore", "", wait_tell_permits},
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
    {CONCURRENT "ForkJoinPool", "nextTask", tell_task},
};

const Frame *waiting_call(const Thread *thread)
{
    const Frame *frame = thread->frame;
    if (thread->values == NULL || thread->status == THREAD_TERMINATED || frame < thread->frames
        || !frame_is_library(frame))
        return NULL;
    while (frame > thread->frames && frame_is_library(frame - 1))
        frame--;
    return frame;
}

static bool fits(const LibraryWait *w, size_t row)
{
    return class_is_named(object_peek(w->vm, w->object)->class, known[row].class_name)
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
