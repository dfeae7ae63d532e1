/* Tells why nobody begins a task: it is in the queue of a pool whose threads all wait themselves. */
#include "vm/telling/library_wait.h"
#include "vm/wording.h"

#define CONCURRENT "java/util/concurrent/"

enum { REACHED_MAX = 512, WORKERS_MAX = 64 };

typedef struct Reached {
    Ref list[REACHED_MAX];
    uint32_t count;
} Reached;

static void reach(Vm *vm, Reached *reached, Ref object)
{
    if (object == 0 || object >= vm->heap.slot_count || object_peek(vm, object) == NULL)
        return;
    for (uint32_t i = 0; i < reached->count; i++)
        if (reached->list[i] == object)
            return;
    if (reached->count < REACHED_MAX)
        reached->list[reached->count++] = object;
}

static void reach_fields(Vm *vm, Reached *reached, const Object *object)
{
    for (const Class *class = object->class; class != NULL; class = class->super)
        for (int i = 0; i < class->field_count; i++)
            if (class->fields[i].kind == 'L' && !(class->fields[i].flags & ACC_STATIC))
                reach(vm, reached, FIELD_AT(const Ref, object, class->fields[i].offset));
}

/* What a collection of the library holds: what its elements hold is not followed. */
static void reach_elements(Vm *vm, Reached *reached, Ref collection, const char *element)
{
    *reached = (Reached){0};
    reach(vm, reached, collection);
    for (uint32_t i = 0; i < reached->count; i++) {
        const Object *object = object_peek(vm, reached->list[i]);
        if (class_is_array(object->class)) {
            for (uint32_t k = 0; object->class->element_kind == 'L' && k < object->length; k++)
                reach(vm, reached, ELEMENT(const Ref, object, k));
        } else if (object->class->source != SOURCE_PROGRAM && !class_is_named(object->class, element)
                   && !object->class->is_thread) {
            reach_fields(vm, reached, object);
        }
    }
}

static bool is_queued(Vm *vm, Ref pool, Ref task)
{
    Reached reached;
    reach_elements(vm, &reached, library_ref(vm, pool, "workQueue", "L" CONCURRENT "BlockingQueue;"),
                   CONCURRENT "FutureTask");
    for (uint32_t i = 0; i < reached.count; i++)
        if (reached.list[i] == task)
            return true;
    return false;
}

static Ref pool_of(Vm *vm, Ref task)
{
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        if (object != NULL && class_is_named(object->class, CONCURRENT "ThreadPoolExecutor")
            && is_queued(vm, slot, task))
            return slot;
    }
    return 0;
}

/* WORKERS_MAX: one of them can go on, or there are too many. */
static uint32_t waiting_workers(Vm *vm, Ref pool, const Thread **workers)
{
    Reached reached;
    uint32_t count = 0;
    reach_elements(vm, &reached, library_ref(vm, pool, "workers", "L" CONCURRENT "Members;"),
                   CONCURRENT "ThreadPoolExecutor$Worker");
    for (uint32_t i = 0; i < reached.count && count < WORKERS_MAX; i++) {
        const Class *class = object_peek(vm, reached.list[i])->class;
        if (!class_is_named(class, CONCURRENT "ThreadPoolExecutor$Worker"))
            continue;
        const Thread *worker = library_thread(vm, reached.list[i], "thread");
        bool waits = worker != NULL && worker->deadline < 0
                     && (worker->status == THREAD_WAITING || worker->status == THREAD_BLOCKED);
        if (!waits)
            return WORKERS_MAX;
        workers[count++] = worker;
    }
    return count;
}

void wait_tell_queue(LibraryWait *w)
{
    const Thread *workers[WORKERS_MAX];
    char name[NAME_SIZE];
    Ref pool = pool_of(w->vm, w->object);
    uint32_t count = pool != 0 ? waiting_workers(w->vm, pool, workers) : 0;
    if (pool == 0)
        return;
    wait_tell(w, SENTENCE_IN_QUEUE_OF, &(Operands){.object = pool});
    if (count == 0 || count == WORKERS_MAX)
        return;
    Bytes names = {0};
    for (uint32_t i = 0; i < count; i++)
        bytes_format(&names, "%s%s",
                     i == 0          ? ""
                     : i + 1 < count ? ", "
                                     : " and ",
                     name_thread(w->vm, workers[i], name));
    bytes_add_u1(&names, 0);
    wait_tell(w, count == 1 ? SENTENCE_ITS_THREAD_WAITS : SENTENCE_ITS_THREADS_WAIT,
              &(Operands){.others = (char *)names.data});
    bytes_free(&names);
    if (count == 1)
        wait_note_holder(w, workers[0]);
}
