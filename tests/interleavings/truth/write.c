/* Random small programs with threads.  Each statement writes its Java text and, beside it, the instructions that say what it means. */
#include <stdarg.h>
#include <string.h>

#include "program.h"

enum { SHARED_COUNT = 2 };

const char *const variable_names[VARIABLES] = {"a", "b", "c", "v", "box.p", "box.q", "cells[0]", "cells[1]", "ready", "atomic.get()", "Lazy.z", "Late.z",
                                               "failure"};
const char *const thrown_names[] = {"", "InterruptedException", "ArithmeticException", "ArrayIndexOutOfBoundsException", "IllegalMonitorStateException",
                                    "IllegalThreadStateException", "ExceptionInInitializerError", "NoClassDefFoundError"};
static const char *const monitor_names[MONITORS] = {"lock", "other", NULL, "box", "mutex"};

typedef struct Writer {
    uint64_t random;
    FILE    *out;
    Meaning *meaning;
    int      indent;
    int      locals;                /* in scope */
    int      names, asserts;        /* given so far */
    int      handler;               /* of what is written now */
    int      workers, self;         /* threads besides main, and the one that is written */
    int      depth;                 /* of blocks */
    int      initializers[CLASSES];
    int      favourites[3];         /* kinds of statements that this program has more of */
    Variable shared[SHARED_COUNT];
} Writer;

static uint32_t below(Writer *w, uint32_t limit)             /* splitmix64 */
{
    uint64_t z = w->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) % limit);
}

static bool chance(Writer *w, uint32_t percent) { return below(w, 100) < percent; }

__attribute__((format(printf, 2, 3)))
static void line(Writer *w, const char *format, ...)
{
    va_list arguments;
    fprintf(w->out, "%*s", 4 * w->indent, "");
    va_start(arguments, format);
    vfprintf(w->out, format, arguments);
    va_end(arguments);
    fputc('\n', w->out);
}

/* --- instructions -------------------------------------------------------------------------------------------------------- */

static Op *emit(Writer *w, OpCode code, int x, int y)
{
    Op *op = &w->meaning->ops[w->meaning->count++];
    *op = (Op){.code = code, .x = x, .y = y, .handler = w->handler};
    return op;
}

static int here(const Writer *w) { return w->meaning->count; }

/* What is written from now on is guarded; returns the guard of what was written before. */
static int guard(Writer *w)
{
    int before = w->handler;
    w->handler = w->meaning->handler_count++;
    return before;
}

/* Ends the guarded part: jumps over the handler, which begins here; returns the jump. */
static Op *handle(Writer *w, int before)
{
    Op *over = emit(w, OP_GO, 0, 0);
    w->meaning->handlers[w->handler] = here(w);
    w->handler = before;
    return over;
}

static void load(Writer *w, Variable variable) { emit(w, OP_LOAD, variable, 0); }
static void store(Writer *w, Variable variable) { emit(w, OP_STORE, variable, 0); }

static Variable shared(Writer *w) { return w->shared[below(w, SHARED_COUNT)]; }

/* A local or a constant: its text, and its value in the accumulator. */
static const char *value(Writer *w, char *text)
{
    if (w->locals == 0) {
        int constant = 1 + (int)below(w, 3);
        sprintf(text, "%d", constant);
        emit(w, OP_CONST, constant, 0);
    } else {
        int local = (int)below(w, (uint32_t)w->locals);
        sprintf(text, "l%d", local);
        emit(w, OP_GET, local, 0);
    }
    return text;
}

/* --- statements: each returns about how many visible operations it has ------------------------------------------------------- */

typedef int Statement(Writer *w, int budget);
static int statements(Writer *w, int budget);

/* Locals made inside are gone after the block. */
static int block(Writer *w, int budget)
{
    int locals = w->locals;
    w->indent++;
    w->depth++;
    int cost = statements(w, budget);
    w->depth--;
    w->indent--;
    w->locals = locals;
    line(w, "}");
    return cost;
}

static int assign(Writer *w, int budget)
{
    (void)budget;
    char text[16];
    Variable to = shared(w);
    line(w, "%s = %s;", variable_names[to], value(w, text));
    store(w, to);
    return 1;
}

static int increment(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    line(w, "%s++;", variable_names[variable]);
    load(w, variable);
    emit(w, OP_ADD, 1, 0);
    store(w, variable);
    return 2;
}

static int copy(Writer *w, int budget)
{
    (void)budget;
    Variable to = shared(w), from = shared(w);
    int more = (int)below(w, 2);
    line(w, "%s = %s + %d;", variable_names[to], variable_names[from], more);
    load(w, from);
    emit(w, OP_ADD, more, 0);
    store(w, to);
    return 2;
}

static int read_local(Writer *w, int budget)
{
    if (w->locals == LOCALS_MAX)
        return assign(w, budget);
    Variable from = shared(w);
    line(w, "int l%d = %s;", w->locals, variable_names[from]);
    load(w, from);
    emit(w, OP_SET, w->locals, 0);
    w->locals++;
    return 1;
}

static int condition(Writer *w, int budget)
{
    Variable variable = shared(w);
    bool equal = chance(w, 50);
    int limit = (int)below(w, 3);
    line(w, "if (%s %s %d) {", variable_names[variable], equal ? "==" : "<", limit);
    load(w, variable);
    Op *unless = emit(w, OP_UNLESS, equal ? '=' : '<', limit);
    int cost = 1 + block(w, budget - 1);
    unless->target = here(w);
    return cost;
}

static int choose(Writer *w, int budget)
{
    Variable to = shared(w);
    int low = (int)below(w, 2), high = low + 1 + (int)below(w, 2);
    if (chance(w, 30)) {
        line(w, "if (Verify.%s()) {", chance(w, 50) ? "randomBool" : "getBoolean");
        emit(w, OP_RANDOM, 0, 1);
        Op *unless = emit(w, OP_UNLESS, '=', 1);
        int cost = block(w, budget);
        unless->target = here(w);
        return cost;
    }
    if (low == 0)
        line(w, "%s = Verify.random(%d);", variable_names[to], high);
    else
        line(w, "%s = Verify.getInt(%d, %d);", variable_names[to], low, high);
    emit(w, OP_RANDOM, low, high);
    store(w, to);
    return 1;
}

/* What the block of a monitor does when something is thrown inside. */
static void exit_guarded(Writer *w, int before, Monitor monitor)
{
    emit(w, OP_EXIT, monitor, 0);
    Op *over = handle(w, before);
    emit(w, OP_EXIT, monitor, 0);
    emit(w, OP_RETHROW, 0, 0);
    over->target = here(w);
}

static int locked(Writer *w, int budget)
{
    Monitor monitor = below(w, 2) == 0 ? MONITOR_LOCK : MONITOR_OTHER;
    line(w, "synchronized (%s) {", monitor_names[monitor]);
    emit(w, OP_ENTER, monitor, 0);
    int before = guard(w);
    int cost = 1 + block(w, budget - 1);
    exit_guarded(w, before, monitor);
    return cost;
}

static int synchronized_call(Writer *w, int budget)
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
static int mutex(Writer *w, int budget)
{
    static const char *const texts[] = {"mutex.lock();", "mutex.lockInterruptibly();", "if (mutex.tryLock()) {",
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

static int atomic_integer(Writer *w, int budget)
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

/* Waits for `ready` or not, in a loop or not; the lock may be held twice. */
static int await(Writer *w, int budget)
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

static int notify(Writer *w, int budget)
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
static int lock_condition(Writer *w, int budget)
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

static int semaphore(Writer *w, int budget)
{
    static const char *const texts[] = {"semaphore.acquire();", "%s = semaphore.tryAcquire(1, TimeUnit.MILLISECONDS) ? 1 : 0;",
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

static int latch(Writer *w, int budget)
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

static int park(Writer *w, int budget)
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

static int interrupt(Writer *w, int budget)
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

static int nap(Writer *w, int budget)
{
    (void)budget;
    line(w, "Thread.sleep(1);");
    emit(w, OP_SLEEP, 0, 0);
    return 1;
}

static int thread(Writer *w, int budget)
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

/* Sections may follow each other, lie in each other, and block inside. */
static int atomic_section(Writer *w, int budget)
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

static int ignore_if(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    int wrong = 1 + (int)below(w, 3);
    line(w, "Verify.ignoreIf(%s == %d);", variable_names[variable], wrong);
    load(w, variable);
    emit(w, OP_IGNORE_IF, wrong, 0);
    return 1;
}

static int check(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    int limit = 1 + (int)below(w, 4), number = ++w->asserts;
    line(w, "assert %s < %d : \"%d\";", variable_names[variable], limit, number);
    load(w, variable);
    emit(w, OP_ASSERT, limit, number);
    return 1;
}

/* May be out of bounds, or divide by zero. */
static int risky(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    load(w, variable);
    if (chance(w, 50)) {
        line(w, "cells[%s] = 7;", variable_names[variable]);
        emit(w, OP_STORE_CELL, 7, 0);
    } else {
        line(w, "b = 6 / %s;", variable_names[variable]);
        emit(w, OP_DIVIDE, 6, 0);
        store(w, VAR_B);
    }
    return 2;
}

static int attempt(Writer *w, int budget)
{
    line(w, "try {");
    int before = guard(w);
    int cost = 1 + block(w, budget - 1);
    Op *over = handle(w, before);
    line(w, "catch (Exception e%d) {", w->names++);
    Op *catch = emit(w, OP_CATCH, THROWN_IN_INITIALIZER, 0);            /* errors go on */
    line(w, "    c = 9;");
    emit(w, OP_CONST, 9, 0);
    store(w, VAR_C);
    line(w, "}");
    Op *end = emit(w, OP_GO, 0, 0);
    catch->target = here(w);
    emit(w, OP_RETHROW, 0, 0);
    end->target = over->target = here(w);
    return cost;
}

/* --- classes that are initialized when they are first used ---------------------------------------------------------------------- */

enum { INIT_FROM_A, INIT_DIVIDES, INIT_LOCKS, INIT_FROM_THE_OTHER, INIT_CHOOSES, INITIALIZERS };

static const char *const initializer_texts[INITIALIZERS] = {
    "static int z = a + 1;", "static int z = 6 / a;", "static int z; static { synchronized (lock) { z = a; } }", "static int z = %s.z + 1;",
    "static int z = Verify.random(1) + a;"
};

static void initialize(Writer *w, int class);

static void initializer(Writer *w, int class)
{
    int before = 0, kind = w->initializers[class];
    if (kind == INIT_LOCKS) {
        emit(w, OP_ENTER, MONITOR_LOCK, 0);
        before = guard(w);
    }
    if (kind == INIT_FROM_THE_OTHER)
        initialize(w, 1 - class);
    if (kind == INIT_CHOOSES) {
        emit(w, OP_RANDOM, 0, 1);
        emit(w, OP_SPARE, 0, 0);
    }
    load(w, kind == INIT_FROM_THE_OTHER ? (class == 0 ? VAR_LATE : VAR_LAZY) : VAR_A);
    if (kind == INIT_FROM_A || kind == INIT_FROM_THE_OTHER)
        emit(w, OP_ADD, 1, 0);
    if (kind == INIT_CHOOSES)
        emit(w, OP_ADD_SPARE, 0, 0);
    if (kind == INIT_DIVIDES)
        emit(w, OP_DIVIDE, 6, 0);
    store(w, class == 0 ? VAR_LAZY : VAR_LATE);
    if (kind == INIT_LOCKS)
        exit_guarded(w, before, MONITOR_LOCK);
}

/* The use of a class that is being initialized by this thread is no reason to do it again, so there is an end to this. */
static void initialize(Writer *w, int class)
{
    static const int NESTING_MAX = 3;
    int before_depth = w->depth;
    Op *begin = emit(w, OP_INIT, class, 0);
    if (w->depth < 1000 + NESTING_MAX) {
        int before = guard(w);
        w->depth = w->depth < 1000 ? 1000 : w->depth + 1;
        initializer(w, class);
        w->depth = before_depth;
        emit(w, OP_INIT_END, class, 0);
        Op *over = handle(w, before);
        emit(w, OP_INIT_FAILED, class, 0);
        over->target = here(w);
    }
    begin->target = here(w);
}

static int lazy(Writer *w, int budget)
{
    (void)budget;
    int class = (int)below(w, CLASSES);
    Variable to = shared(w);
    line(w, "%s = %s.z;", variable_names[to], class == 0 ? "Lazy" : "Late");
    initialize(w, class);
    load(w, class == 0 ? VAR_LAZY : VAR_LATE);
    store(w, to);
    return 3;
}

/* --- programs --------------------------------------------------------------------------------------------------------------------- */

static const struct { Statement *write; uint32_t weight; } kinds[] = {
    {assign, 12}, {increment, 12}, {copy, 10}, {read_local, 8}, {condition, 10}, {choose, 9}, {locked, 10}, {synchronized_call, 4}, {mutex, 5},
    {atomic_integer, 5}, {await, 6}, {notify, 6}, {lock_condition, 4}, {semaphore, 4}, {latch, 3}, {park, 4}, {interrupt, 5}, {nap, 2}, {thread, 4},
    {atomic_section, 7}, {ignore_if, 3}, {check, 4}, {risky, 4}, {attempt, 4}, {lazy, 4},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static int statement(Writer *w, int budget)
{
    uint32_t total = 0;
    if (w->depth < 4 && chance(w, 45))
        return kinds[w->favourites[below(w, 3)]].write(w, budget);
    for (size_t i = 0; i < KINDS; i++)
        total += kinds[i].weight;
    uint32_t at = below(w, total);
    for (size_t i = 0;; at -= kinds[i++].weight)
        if (at < kinds[i].weight)
            return kinds[i].write(w, budget);
}

static int statements(Writer *w, int budget)
{
    int cost = 0;
    do
        cost += statement(w, budget - cost);
    while (cost < budget);
    return cost;
}

static void write_shared(Writer *w)
{
    line(w, "static int a, b, c, ready;");
    line(w, "static volatile int v;");
    line(w, "static String failure = \"\";");
    line(w, "static final int[] cells = new int[2];");
    line(w, "static final Box box = new Box();");
    line(w, "static final Object lock = new Object(), other = new Object();");
    line(w, "static final ReentrantLock mutex = new ReentrantLock();");
    line(w, "static final Condition condition = mutex.newCondition();");
    line(w, "static final Semaphore semaphore = new Semaphore(%d);", w->meaning->permits);
    line(w, "static final CountDownLatch latch = new CountDownLatch(%d);", w->meaning->latch);
    line(w, "static final AtomicInteger atomic = new AtomicInteger();");
    line(w, "static final Worker[] threads = new Worker[%d];\n", w->workers + 1);
    line(w, "static final class Worker extends Thread {");
    line(w, "    final int number;\n");
    line(w, "    Worker(int number) {");
    line(w, "        this.number = number;");
    line(w, "    }\n");
    line(w, "    @Override");
    line(w, "    public void run() {");
    line(w, "        work(number);");
    line(w, "    }");
    line(w, "}\n");
    line(w, "static final class Box {");
    line(w, "    int p, q;\n");
    line(w, "    synchronized void add(int n) {");
    line(w, "        p += n;");
    line(w, "    }");
    line(w, "}\n");
    for (int i = 0; i < CLASSES; i++) {
        w->initializers[i] = (int)below(w, INITIALIZERS);
        char text[120];
        snprintf(text, sizeof text, initializer_texts[w->initializers[i]], i == 0 ? "Late" : "Lazy");
        line(w, "static final class %s {", i == 0 ? "Lazy" : "Late");
        line(w, "    %s", text);
        line(w, "}\n");
    }
    line(w, "static synchronized void addToA(int n) {");
    line(w, "    a += n;");
    line(w, "}\n");
}

/* Most programs note what their threads throw; the others let it end the program. */
static void write_worker(Writer *w, int number, int budget, bool catches)
{
    line(w, "static void body%d() throws Exception {", number);
    w->locals = 0;
    w->self = number;
    w->meaning->entries[number] = here(w);
    int before = guard(w);
    block(w, budget);
    Op *over = handle(w, before);
    fputc('\n', w->out);
    if (catches) {
        emit(w, OP_CAUGHT, 0, 0);
        store(w, VAR_FAILURE);
    } else {
        emit(w, OP_FATAL, 0, 0);
    }
    over->target = here(w);
    emit(w, OP_END, 0, 0);
}

static void write_runner(Writer *w, bool catches)
{
    line(w, "static void work(int number) {");
    line(w, "    try {");
    line(w, "        switch (number) {");
    for (int i = 1; i <= w->workers; i++)
        line(w, "            case %d -> body%d();", i, i);
    line(w, "            default -> throw new IllegalArgumentException();");
    line(w, "        }");
    line(w, "    } catch (Exception | LinkageError e) {");
    line(w, catches ? "        failure = e.getClass().getSimpleName();" : "        throw new RuntimeException(e.getClass().getSimpleName());");
    line(w, "    }");
    line(w, "}\n");
}

/* Everything but what would initialize a class. */
static void write_line(Writer *w)
{
    line(w, "String line = \"\";");
    for (int i = 0; i <= VAR_FAILURE; i++) {
        if (i == VAR_LAZY || i == VAR_LATE) {
            line(w, "line += \"0 \";");
            continue;
        }
        line(w, "line += %s%s;", variable_names[i], i == VAR_FAILURE ? "" : " + \" \"");
        load(w, (Variable)i);
        emit(w, OP_NOTE, i, 0);
    }
    line(w, "System.out.println(line);");
    emit(w, OP_PRINT, 0, 0);
}

static void write_main(Writer *w, bool has_child)
{
    line(w, "public static void main(String[] args) throws Exception {");
    w->indent++;
    w->locals = 0;
    w->meaning->entries[0] = here(w);
    w->handler = w->meaning->handler_count++;
    line(w, "for (int i = 1; i < threads.length; i++) {");
    line(w, "    threads[i] = new Worker(i);");
    line(w, "}");
    for (int i = 1; i <= w->workers; i++) {
        if (w->meaning->daemons[i])
            line(w, "threads[%d].setDaemon(true);", i);
        if (i == w->workers && has_child)
            continue;
        line(w, "threads[%d].start();", i);
        emit(w, OP_START, i, 0);
    }
    if (chance(w, w->workers == 1 ? 100 : 30))
        statements(w, 2);
    for (int i = 1; i <= w->workers; i++) {
        if (w->meaning->daemons[i])
            continue;
        bool timed = chance(w, 4);
        line(w, timed ? "threads[%d].join(1);" : "threads[%d].join();", i);
        emit(w, OP_JOIN, i, timed);
    }
    write_line(w);
    w->indent--;
    line(w, "}");
    emit(w, OP_END, 0, 0);
    w->meaning->handlers[w->handler] = here(w);
    emit(w, OP_FATAL, 0, 0);
}

static int budget_of(Writer *w)
{
    return w->workers == 1 ? 4 + (int)below(w, 5) : w->workers == 2 ? 3 + (int)below(w, 4) : 2 + (int)below(w, 3);
}

void write_program(uint64_t seed, const char *name, FILE *out, Meaning *meaning)
{
    Writer w = {.random = seed, .out = out, .meaning = meaning};
    memset(meaning, 0, sizeof *meaning);
    uint32_t kind = below(&w, 10);
    w.workers = kind < 1 ? 1 : kind < 6 ? 2 : 3;
    meaning->threads = w.workers + 1;
    meaning->permits = (int)below(&w, 3);
    meaning->latch = 1 + (int)below(&w, 2);
    for (int i = 0; i < 3; i++)
        w.favourites[i] = (int)below(&w, KINDS);
    for (int i = 0; i < SHARED_COUNT; i++)
        w.shared[i] = (Variable)below(&w, SHARED_VARIABLES);
    bool catches = chance(&w, 85), has_child = chance(&w, 15);
    meaning->daemons[w.workers] = chance(&w, 12);
    line(&w, "import clew.Verify;");
    line(&w, "import java.util.concurrent.CountDownLatch;");
    line(&w, "import java.util.concurrent.Semaphore;");
    line(&w, "import java.util.concurrent.TimeUnit;");
    line(&w, "import java.util.concurrent.atomic.AtomicInteger;");
    line(&w, "import java.util.concurrent.locks.Condition;");
    line(&w, "import java.util.concurrent.locks.LockSupport;");
    line(&w, "import java.util.concurrent.locks.ReentrantLock;\n");
    line(&w, "public class %s {", name);
    w.indent++;
    write_shared(&w);
    for (int i = 1; i <= w.workers; i++)
        write_worker(&w, i, budget_of(&w), catches);
    write_runner(&w, catches);
    write_main(&w, has_child);
    w.indent--;
    line(&w, "}");
}
