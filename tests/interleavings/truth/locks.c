/* Statements on monitors, the lock and atomic sections; see writer.h. */
#include "writer.h"

int locked(Writer *w, int budget)
{
    Monitor monitor = below(w, 2) == 0 ? MONITOR_LOCK : MONITOR_OTHER;
    line(w, "synchronized (%s) {", monitor_names[monitor]);
    emit(w, OP_ENTER, monitor, 0);
    int before = guard(w);
    int cost = 1 + block(w, budget - 1);
    exit_guarded(w, before, monitor);
    return cost;
}

int synchronized_call(Writer *w, int budget)
{
    (void)budget;
    bool of_box = chance(w, 50);
    int more = 1 + (int)below(w, 2);
    Variable variable = of_box ? VAR_P : VAR_A;
    line(w, of_box ? "box.add(%d);" : "addToA(%d);", more);
    emit(w, OP_ENTER, of_box ? MONITOR_BOX : MONITOR_CLASS, 0);
    load(w, variable);
    emit(w, OP_ADD, more, 0);
    store(w, variable);
    emit(w, OP_EXIT, of_box ? MONITOR_BOX : MONITOR_CLASS, 0);
    return 3;
}

/* Whatever happens inside, the lock is given back, or not. */
int mutex(Writer *w, int budget)
{
    static const char *const texts[] = {"mutex.lock();", "mutex.lockInterruptibly();",
                                        "if (mutex.tryLock()) {",
                                        "if (mutex.tryLock(1, TimeUnit.MILLISECONDS)) {"};
    static const OpCode codes[] = {OP_ENTER, OP_ENTER_INTERRUPTIBLY, OP_TRY, OP_TRY_FOR_SOME_TIME};
    uint32_t kind = chance(w, 50) ? 0 : below(w, 4);
    bool finally = chance(w, 60);
    line(w, "%s", texts[kind]);
    emit(w, codes[kind], MONITOR_MUTEX, 0);
    Op *unless = kind < 2 ? NULL : emit(w, OP_UNLESS, '=', 1);
    int before = w->handler, locals = w->locals;
    if (finally) {
        line(w, "try {");
        before = guard(w);
    }
    w->indent++;
    w->depth++;
    int cost = 2 + statements(w, budget - 2);
    w->depth--;
    w->indent--;
    if (finally)
        line(w, "} finally {");
    line(w, "    mutex.unlock();");
    if (finally) {
        Op *over = handle(w, before);
        emit(w, OP_EXIT, MONITOR_MUTEX, 0);
        emit(w, OP_RETHROW, 0, 0);
        over->target = here(w);
        line(w, "}");
        w->locals = locals;
    }
    emit(w, OP_EXIT, MONITOR_MUTEX, 0);
    if (unless != NULL) {
        unless->target = here(w);
        line(w, "}");
        w->locals = locals;
    }
    return cost;
}

/* Waits for `ready` or not, in a loop or not; the lock may be held twice. */
int await(Writer *w, int budget)
{
    (void)budget;
    Monitor monitor = chance(w, 80) ? MONITOR_LOCK : MONITOR_OTHER;
    bool timed = chance(w, 30), asks = chance(w, 70), loops = asks && chance(w, 50);
    const char *name = monitor_names[monitor];
    line(w, "synchronized (%s) {", name);
    emit(w, OP_ENTER, monitor, 0);
    int before = guard(w), start = here(w);
    Op *unless = NULL;
    if (asks) {
        line(w, loops ? "    while (ready == 0) {" : "    if (ready == 0) {");
        load(w, VAR_READY);
        unless = emit(w, OP_UNLESS, '=', 0);
    }
    line(w, timed ? "%s    %s.wait(1);" : "%s    %s.wait();", asks ? "    " : "", name);
    emit(w, OP_WAIT, monitor, timed);
    if (loops)
        emit(w, OP_GO, 0, 0)->target = start;
    if (asks) {
        line(w, "    }");
        unless->target = here(w);
    }
    line(w, "}");
    exit_guarded(w, before, monitor);
    return 3;
}

int notify(Writer *w, int budget)
{
    (void)budget;
    Monitor monitor = chance(w, 80) ? MONITOR_LOCK : MONITOR_OTHER;
    bool all = chance(w, 30), sets = chance(w, 60), holds = chance(w, 95);
    const char *name = monitor_names[monitor];
    int before = w->handler;
    if (holds) {
        line(w, "synchronized (%s) {", name);
        emit(w, OP_ENTER, monitor, 0);
        before = guard(w);
    }
    if (sets) {
        line(w, "    ready = 1;");
        emit(w, OP_CONST, 1, 0);
        store(w, VAR_READY);
    }
    line(w, "    %s.%s();", name, all ? "notifyAll" : "notify");
    emit(w, all ? OP_NOTIFY_ALL : OP_NOTIFY, monitor, 0);
    if (holds) {
        line(w, "}");
        exit_guarded(w, before, monitor);
    }
    return 2;
}

/* Either side of the lock's condition; the lock stays taken if an interrupt comes. */
int lock_condition(Writer *w, int budget)
{
    (void)budget;
    bool waits = chance(w, 50), timed = chance(w, 30), all = chance(w, 30), holds = chance(w, 90);
    if (holds) {
        line(w, "mutex.lock();");
        emit(w, OP_ENTER, MONITOR_MUTEX, 0);
    }
    if (waits) {
        line(w, timed ? "condition.await(1, TimeUnit.MILLISECONDS);" : "condition.await();");
        emit(w, OP_AWAIT, 0, timed);
    } else {
        line(w, all ? "condition.signalAll();" : "condition.signal();");
        emit(w, all ? OP_SIGNAL_ALL : OP_SIGNAL, 0, 0);
    }
    if (holds) {
        line(w, "mutex.unlock();");
        emit(w, OP_EXIT, MONITOR_MUTEX, 0);
    }
    return 3;
}

/* Sections may follow each other, lie in each other, and block inside. */
int atomic_section(Writer *w, int budget)
{
    int cost = 0, sections = chance(w, 30) ? 2 : 1;
    for (int i = 0; i < sections; i++) {
        line(w, "Verify.beginAtomic();");
        emit(w, OP_BEGIN_ATOMIC, 0, 0);
        cost += statements(w, budget / sections);
        line(w, "Verify.endAtomic();");
        emit(w, OP_END_ATOMIC, 0, 0);
    }
    return cost + 1;
}
