/* Statements on threads and on what the library has for them; see writer.h. */
#include "writer.h"

int atomic_integer(Writer *w, int budget)
{
    (void)budget;
    Variable to;
    switch (below(w, 5)) {
    case 0:
        line(w, "atomic.incrementAndGet();");
        emit(w, OP_BUMP, 1, 0);
        return 1;
    case 1:
        to = shared(w);
        line(w, "%s = atomic.addAndGet(2);", variable_names[to]);
        emit(w, OP_BUMP, 2, 0);
        store(w, to);
        return 2;
    case 2:
        line(w, "atomic.set(3);");
        emit(w, OP_CONST, 3, 0);
        store(w, VAR_ATOMIC);
        return 1;
    case 3:
        to = shared(w);
        line(w, "%s = atomic.compareAndSet(%d, 5) ? 1 : 0;", variable_names[to], 1);
        emit(w, OP_SWAP, 1, 5);
        store(w, to);
        return 2;
    default:
        to = shared(w);
        line(w, "%s = atomic.get();", variable_names[to]);
        load(w, VAR_ATOMIC);
        store(w, to);
        return 2;
    }
}

int semaphore(Writer *w, int budget)
{
    static const char *const texts[] = {
        "semaphore.acquire();", "%s = semaphore.tryAcquire(1, TimeUnit.MILLISECONDS) ? 1 : 0;",
        "%s = semaphore.tryAcquire() ? 1 : 0;", "semaphore.acquireUninterruptibly();"};
    (void)budget;
    if (chance(w, 40)) {
        line(w, "semaphore.release();");
        emit(w, OP_RELEASE, 0, 0);
        return 1;
    }
    uint32_t kind = below(w, 4);
    bool tells = kind == 1 || kind == 2;
    Variable to = shared(w);
    char text[100];
    snprintf(text, sizeof text, texts[kind], variable_names[to]);
    line(w, "%s", text);
    emit(w, OP_ACQUIRE, 0, (int)kind);
    if (tells)
        store(w, to);
    return 2;
}

int latch(Writer *w, int budget)
{
    (void)budget;
    Variable to = shared(w);
    switch (below(w, 4)) {
    case 0:
        line(w, "latch.await();");
        emit(w, OP_PASS_LATCH, 0, 0);
        return 1;
    case 1:
        line(w, "%s = latch.await(1, TimeUnit.MILLISECONDS) ? 1 : 0;", variable_names[to]);
        emit(w, OP_PASS_LATCH, 0, 1);
        store(w, to);
        return 2;
    default:
        line(w, "latch.countDown();");
        emit(w, OP_COUNT_DOWN, 0, 0);
        return 1;
    }
}

int park(Writer *w, int budget)
{
    (void)budget;
    int who = 1 + (int)below(w, (uint32_t)w->workers);
    if (chance(w, 50)) {
        line(w, "LockSupport.unpark(threads[%d]);", who);
        emit(w, OP_UNPARK, who, 0);
        return 1;
    }
    bool timed = chance(w, 40);
    line(w, timed ? "LockSupport.parkNanos(1);" : "LockSupport.park();");
    emit(w, OP_PARK, 0, timed);
    return 1;
}

int interrupt(Writer *w, int budget)
{
    (void)budget;
    if (chance(w, 65)) {
        int who = 1 + (int)below(w, (uint32_t)w->workers);
        line(w, "threads[%d].interrupt();", who);
        emit(w, OP_INTERRUPT, who, 0);
        return 1;
    }
    Variable to = shared(w);
    line(w, "%s = Thread.interrupted() ? 1 : 0;", variable_names[to]);
    emit(w, OP_INTERRUPTED, 0, 0);
    store(w, to);
    return 2;
}

int nap(Writer *w, int budget)
{
    (void)budget;
    line(w, "Thread.sleep(1);");
    emit(w, OP_SLEEP, 0, 0);
    return 1;
}

int thread(Writer *w, int budget)
{
    (void)budget;
    int who = 1 + (int)below(w, (uint32_t)w->workers);
    Variable to = shared(w);
    switch (below(w, 5)) {
    case 0:
        line(w, "%s = threads[%d].isAlive() ? 1 : 0;", variable_names[to], who);
        emit(w, OP_ALIVE, who, 0);
        store(w, to);
        return 2;
    case 1:
        line(w, "threads[%d].join();", who);
        emit(w, OP_JOIN, who, 0);
        return 1;
    case 2:
        line(w, "threads[%d].join(1);", who);
        emit(w, OP_JOIN, who, 1);
        return 1;
    default:
        who = chance(w, 85) ? w->workers : who;
        line(w, "threads[%d].start();", who);
        emit(w, OP_START, who, 0);
        return 1;
    }
}
