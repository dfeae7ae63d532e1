/* What main does so that threads need not wait for ever, if it comes late enough. */
#include "writer.h"

static bool uses(const Writer *w, OpCode code)
{
    for (int i = 0; i < w->meaning->count; i++)
        if (w->meaning->ops[i].code == code)
            return true;
    return false;
}

static void notify_all(Writer *w, Monitor monitor)
{
    line(w, "synchronized (%s) {", monitor_names[monitor]);
    emit(w, OP_ENTER, monitor, 0);
    int before = guard(w);
    line(w, "    ready = 1;");
    emit(w, OP_CONST, 1, 0);
    store(w, VAR_READY);
    line(w, "    %s.notifyAll();", monitor_names[monitor]);
    emit(w, OP_NOTIFY_ALL, monitor, 0);
    line(w, "}");
    exit_guarded(w, before, monitor);
}

static void signal_all(Writer *w)
{
    line(w, "mutex.lock();");
    emit(w, OP_ENTER, MONITOR_MUTEX, 0);
    line(w, "condition.signalAll();");
    emit(w, OP_SIGNAL_ALL, 0, 0);
    line(w, "mutex.unlock();");
    emit(w, OP_EXIT, MONITOR_MUTEX, 0);
}

void rescue(Writer *w)
{
    if (uses(w, OP_WAIT))
        notify_all(w, MONITOR_LOCK);
    if (uses(w, OP_AWAIT))
        signal_all(w);
    if (uses(w, OP_ACQUIRE)) {
        line(w, "semaphore.release();");
        emit(w, OP_RELEASE, 0, 0);
    }
    for (int i = 0; i < w->meaning->latch && uses(w, OP_PASS_LATCH); i++) {
        line(w, "latch.countDown();");
        emit(w, OP_COUNT_DOWN, 0, 0);
    }
    for (int who = 1; who <= w->workers && uses(w, OP_PARK); who++) {
        line(w, "LockSupport.unpark(threads[%d]);", who);
        emit(w, OP_UNPARK, who, 0);
    }
}
