/* Makes random small multi-threaded Java programs.  Each prints one line at its end, the values of everything
 * that its threads share, so that the set of lines says what its schedules can do; or it deadlocks, or an
 * exception ends it.
 *
 *   generate [--library|--alike|--hostile] --seed N --count N --out FOLDER
 *
 * With --library programs over java.util.concurrent (library.c); with --alike such as start several threads
 * with one body (alike.c); with --hostile such as do what reductions assume not to be done (hostile.c). */
#include "generate.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

uint32_t below(Generator *g, uint32_t limit) /* splitmix64 */
{
    uint64_t z = g->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) % limit);
}

bool chance(Generator *g, uint32_t percent) { return below(g, 100) < percent; }

void line(Generator *g, const char *format, ...)
{
    va_list arguments;
    fprintf(g->out, "%*s", 4 * g->indent, "");
    va_start(arguments, format);
    vfprintf(g->out, format, arguments);
    va_end(arguments);
    fputc('\n', g->out);
}

const char *pick(Generator *g, const char *const *list, uint32_t count) { return list[below(g, count)]; }

/* Shared ints, each one visible operation to read or write; a program has a few of them, so that its threads
 * meet. */
static const char *shared(Generator *g) { return pick(g, g->shared, SHARED_COUNT); }

void choose_shared(Generator *g)
{
    static const char *const names[] = {"a", "b", "c", "v", "box.p", "box.q", "cells[0]", "cells[1]"};
    for (int i = 0; i < SHARED_COUNT; i++)
        g->shared[i] = pick(g, names, sizeof names / sizeof *names);
}

static void local(Generator *g, char *name)
{
    if (g->locals == 0)
        sprintf(name, "%u", 1 + below(g, 3));
    else
        sprintf(name, "l%d", (int)below(g, (uint32_t)g->locals));
}

/* --- statements: each writes Java and returns about how many visible operations it has --- */

typedef int Statement(Generator *g, int budget);
static int statements(Generator *g, int budget);

/* Locals made inside are gone after the block. */
static int block(Generator *g, int budget)
{
    int locals = g->locals;
    g->indent++;
    int cost = statements(g, budget);
    g->indent--;
    g->locals = locals;
    line(g, "}");
    return cost;
}

static int assign(Generator *g, int budget)
{
    (void)budget;
    char value[16];
    local(g, value);
    line(g, "%s = %s;", shared(g), value);
    return 1;
}

static int increment(Generator *g, int budget)
{
    (void)budget;
    line(g, "%s++;", shared(g));
    return 2;
}

static int copy(Generator *g, int budget)
{
    (void)budget;
    line(g, "%s = %s + %u;", shared(g), shared(g), below(g, 2));
    return 2;
}

static int read_local(Generator *g, int budget)
{
    (void)budget;
    line(g, "int l%d = %s;", g->locals, shared(g));
    g->locals++;
    return 1;
}

static int compute(Generator *g, int budget)
{
    (void)budget;
    char value[16];
    local(g, value);
    int number = g->names++;
    line(g, "int sum%d = 0;", number);
    line(g, "for (int i = 0; i < %u; i++) {", 2 + below(g, 3));
    line(g, "    sum%d += i * %s;", number, value);
    line(g, "}");
    line(g, "%s = sum%d;", shared(g), number);
    return 1;
}

static int condition(Generator *g, int budget)
{
    line(g, "if (%s %s %u) {", shared(g), chance(g, 50) ? "==" : "<", below(g, 3));
    return 1 + block(g, budget - 1);
}

static int choice(Generator *g, int budget)
{
    if (chance(g, 50)) {
        line(g, "%s = Verify.random(%u);", shared(g), 1 + below(g, 2));
        return 1;
    }
    line(g, "if (Verify.randomBool()) {");
    return block(g, budget);
}

static int locked(Generator *g, int budget)
{
    static const char *const names[] = {"lock", "other"};
    uint32_t which = below(g, 2);
    line(g, "synchronized (%s) {", names[which]);
    return 1 + block(g, budget - 1);
}

static int mutex(Generator *g, int budget)
{
    int locals = g->locals;
    bool tries = chance(g, 30);
    line(g, tries ? "if (mutex.tryLock()) {" : "mutex.lock();");
    if (tries)
        g->indent++;
    int cost = 2 + statements(g, budget - 2);
    line(g, "mutex.unlock();");
    if (tries) {
        g->indent--;
        g->locals = locals;
        line(g, "}");
    }
    return cost;
}

static int atomic(Generator *g, int budget)
{
    (void)budget;
    static const char *const calls[] = {"atomic.incrementAndGet();", "atomic.addAndGet(2);",
                                        "atomic.compareAndSet(1, 5);", "atomic.set(3);",
                                        "atomic.getAndUpdate(x -> x * 2);"};
    if (chance(g, 60)) {
        line(g, "%s", pick(g, calls, 5));
        return 1;
    }
    line(g, "%s = atomic.get();", shared(g));
    return 2;
}

static int await(Generator *g, int budget)
{
    (void)budget;
    line(g, "synchronized (lock) {");
    line(g, chance(g, 70) ? "    while (!ready) {" : "    if (!ready) {");
    line(g, "        lock.wait();");
    line(g, "    }");
    line(g, "}");
    return 3;
}

static int await_for_some_time(Generator *g, int budget)
{
    (void)budget;
    line(g, "synchronized (lock) {");
    line(g, "    if (!ready) {");
    line(g, "        lock.wait(1);");
    line(g, "    }");
    line(g, "}");
    return 3;
}

static int signal(Generator *g, int budget)
{
    (void)budget;
    line(g, "synchronized (lock) {");
    line(g, "    ready = true;");
    line(g, "    lock.%s();", chance(g, 50) ? "notify" : "notifyAll");
    line(g, "}");
    return 2;
}

static int publish(Generator *g, int budget)
{
    (void)budget;
    char value[16];
    local(g, value);
    int number = g->names++;
    line(g, "Box box%d = new Box();", number);
    line(g, "box%d.p = %s;", number, value);
    line(g, "passed = box%d;", number);
    return 1;
}

static int receive(Generator *g, int budget)
{
    (void)budget;
    int number = g->names++;
    line(g, "Box box%d = passed;", number);
    line(g, "if (box%d != null) {", number);
    line(g, "    box%d.q = box%d.p + 1;", number, number);
    line(g, "}");
    return 3;
}

static int synchronized_call(Generator *g, int budget)
{
    (void)budget;
    line(g, chance(g, 50) ? "box.add(%u);" : "addToA(%u);", 1 + below(g, 2));
    return 3;
}

/* May be out of bounds, or divide by zero. */
static int risky(Generator *g, int budget)
{
    (void)budget;
    line(g, chance(g, 50) ? "cells[%s] = 7;" : "b = 6 / %s;", chance(g, 50) ? "a" : "v");
    return 2;
}

static int check(Generator *g, int budget)
{
    (void)budget;
    line(g, "assert %s < 4;", shared(g));
    return 1;
}

static int interrupt(Generator *g, int budget)
{
    (void)budget;
    if (g->known && chance(g, 50)) {
        line(g, "threads[%u].interrupt();", below(g, (uint32_t)g->threads));
        return 1;
    }
    line(g, "if (Thread.interrupted()) {");
    line(g, "    c = 8;");
    line(g, "}");
    return 2;
}

static int park(Generator *g, int budget)
{
    (void)budget;
    if (g->known && chance(g, 60))
        line(g, "LockSupport.unpark(threads[%u]);", below(g, (uint32_t)g->threads));
    else
        line(g, chance(g, 50) ? "LockSupport.park();" : "LockSupport.parkNanos(1);");
    return 1;
}

static int lazy(Generator *g, int budget)
{
    (void)budget;
    line(g, "%s = Lazy.z;", shared(g));
    return 3;
}

static int array_native(Generator *g, int budget)
{
    (void)budget;
    line(g, chance(g, 50) ? "System.arraycopy(cells, 0, cells, 1, 1);" : "c = cells.clone()[0];");
    return 2;
}

static int updater(Generator *g, int budget)
{
    (void)budget;
    line(g, chance(g, 50) ? "UPDATER.incrementAndGet(box);" : "UPDATER.compareAndSet(box, 0, 4);");
    return 1;
}

static int start_another(Generator *g, int budget)
{
    int number = g->names++, locals = g->locals;
    if (budget < 4)
        return copy(g, budget);
    line(g, "Thread child%d = new Thread(() -> {", number);
    g->locals = 0;
    line(g, "    %s++;", shared(g));
    g->locals = locals;
    line(g, "});");
    line(g, "child%d.start();", number);
    if (chance(g, 70))
        line(g, "child%d.join();", number);
    return 4;
}

static const struct {
    Statement *write;
    uint32_t weight;
} kinds[] = {
    {assign, 14}, {increment, 14},   {copy, 12},     {read_local, 10},
    {compute, 4}, {condition, 10},   {choice, 8},    {locked, 14},
    {mutex, 6},   {atomic, 6},       {await, 5},     {await_for_some_time, 2},
    {signal, 7},  {publish, 5},      {receive, 5},   {synchronized_call, 4},
    {risky, 5},   {check, 2},        {interrupt, 4}, {park, 3},
    {lazy, 3},    {array_native, 3}, {updater, 3},   {start_another, 2},
};

static int statement(Generator *g, int budget)
{
    uint32_t total = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        total += kinds[i].weight;
    uint32_t at = below(g, total);
    for (size_t i = 0;; at -= kinds[i++].weight)
        if (at < kinds[i].weight)
            return kinds[i].write(g, budget);
}

static int statements(Generator *g, int budget)
{
    int cost = 0;
    do
        cost += statement(g, budget - cost);
    while (cost < budget);
    return cost;
}

void write_statements(Generator *g, int budget) { statements(g, budget); }

/* --- programs --- */

/* Statements of a careful program, each under the lock but for a few. */
static int careful_statements(Generator *g, int budget)
{
    int cost = 0;
    do {
        if (chance(g, 90)) {
            line(g, "synchronized (lock) {");
            cost += 1 + block(g, 1);
        } else {
            cost += statement(g, budget - cost);
        }
    } while (cost < budget);
    return cost;
}

static void write_body(Generator *g, int number, int budget)
{
    line(g, "static void body%d() throws Exception {", number);
    g->locals = 0;
    if (g->careful) {
        g->indent++;
        careful_statements(g, budget + 1);
        g->indent--;
        line(g, "}");
    } else {
        block(g, budget);
    }
    fputc('\n', g->out);
}

static void write_shared(Generator *g)
{
    line(g, "static int a, b, c;");
    line(g, "static volatile int v;");
    line(g, "static boolean ready;");
    line(g, "static %sString failure = \"\";", g->careful ? "volatile " : "");
    line(g, "static Box passed;");
    line(g, "static final int[] cells = new int[2];");
    line(g, "static final Box box = new Box();");
    line(g, "static final Object lock = new Object(), other = new Object();");
    line(g, "static final ReentrantLock mutex = new ReentrantLock();");
    line(g, "static final AtomicInteger atomic = new AtomicInteger();");
    line(
        g,
        "static final AtomicIntegerFieldUpdater<Box> UPDATER = AtomicIntegerFieldUpdater.newUpdater(Box.class, \"u\");");
    if (g->known)
        line(g, "static final Thread[] threads = new Thread[%d];", g->threads);
    fputc('\n', g->out);
    line(g, "static final class Worker extends Thread {");
    line(g, "    final int number;\n");
    line(g, "    Worker(int number) {");
    line(g, "        this.number = number;");
    line(g, "    }\n");
    line(g, "    @Override");
    line(g, "    public void run() {");
    line(g, "        work(number);");
    line(g, "    }");
    line(g, "}\n");
    line(g, "static final class Box {");
    line(g, "    int p, q;");
    line(g, "    volatile int u;\n");
    line(g, "    synchronized void add(int n) {");
    line(g, "        p += n;");
    line(g, "    }");
    line(g, "}\n");
    line(g, "static final class Lazy {");
    line(g, "    static int z = a + 1;");
    line(g, "}\n");
    line(g, "static synchronized void addToA(int n) {");
    line(g, "    a += n;");
    line(g, "}\n");
}

/* Most programs note what their threads throw; the others let it end the program. */
static void write_runner(Generator *g)
{
    bool catches = chance(g, 85);
    line(g, "static void work(int number) {");
    line(g, "    try {");
    line(g, "        switch (number) {");
    for (int i = 0; i < g->threads; i++)
        line(g, "            case %d -> body%d();", i, i);
    line(g, "            default -> throw new IllegalArgumentException();");
    line(g, "        }");
    line(g, "    } catch (Exception e) {");
    line(g, catches ? "        failure = e.getClass().getSimpleName();"
                    : "        throw new RuntimeException(e.getClass().getSimpleName());");
    line(g, "    }");
    line(g, "}\n");
}

static void write_main(Generator *g)
{
    line(g, "public static void main(String[] args) throws Exception {");
    g->indent++;
    for (int i = 0; i < g->threads; i++)
        line(g, "Worker worker%d = new Worker(%d);", i, i);
    for (int i = 0; g->known && i < g->threads; i++)
        line(g, "threads[%d] = worker%d;", i, i);
    for (int i = 0; i < g->threads; i++)
        line(g, "worker%d.start();", i);
    g->locals = 0;
    if (g->threads == 1 && g->careful)
        careful_statements(g, 2);
    else if (g->threads == 1)
        statements(g, 2);
    for (int i = 0; i < g->threads; i++)
        line(g, "worker%d.join();", i);
    line(
        g,
        "System.out.println(a + \" \" + b + \" \" + c + \" \" + v + \" \" + box.p + \" \" + box.q + \" \" + box.u + \" \" + cells[0]");
    line(
        g,
        "    + \" \" + cells[1] + \" \" + atomic.get() + \" \" + (passed == null ? \"-\" : passed.p + \",\" + passed.q) + \" \" + failure);");
    g->indent--;
    line(g, "}");
}

static void write_program(Generator *g, const char *name)
{
    uint32_t kind = below(g, 10);
    g->threads = kind < 2 ? 1 : kind < 8 ? 2 : 3;
    g->names = 0;
    g->known = chance(g, 20);
    g->careful = chance(g, 40);
    choose_shared(g);
    line(g, "import clew.Verify;");
    line(g, "import java.util.concurrent.atomic.AtomicInteger;");
    line(g, "import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;");
    line(g, "import java.util.concurrent.locks.LockSupport;");
    line(g, "import java.util.concurrent.locks.ReentrantLock;\n");
    line(g, "public class %s {", name);
    g->indent++;
    write_shared(g);
    for (int i = 0; i < g->threads; i++)
        write_body(g, i, g->threads == 1 ? 3 + (int)below(g, 3) : g->threads == 2 ? 1 + (int)below(g, 3) : 1);
    write_runner(g);
    write_main(g);
    g->indent--;
    line(g, "}");
}

int main(int argc, char **argv)
{
    unsigned long seed = 1, count = 100;
    const char *folder = NULL;
    bool library = argc > 1 && strcmp(argv[1], "--library") == 0;
    bool alike = argc > 1 && strcmp(argv[1], "--alike") == 0;
    bool hostile = argc > 1 && strcmp(argv[1], "--hostile") == 0;
    for (int i = library || alike || hostile ? 2 : 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--seed") == 0)
            seed = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--count") == 0)
            count = strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--out") == 0)
            folder = argv[i + 1];
    }
    if (folder == NULL) {
        fprintf(stderr,
                "usage: generate [--library|--alike|--hostile] [--seed N] [--count N] --out FOLDER\n");
        return 2;
    }
    for (unsigned long i = 0; i < count; i++) {
        char name[64], path[4096];
        snprintf(name, sizeof name, alike ? "Alike%04lu" : hostile ? "Hostile%04lu" : "Interleaving%04lu", i);
        snprintf(path, sizeof path, "%s/%s.java", folder, name);
        Generator generator = {.random = seed * 1000003 + i, .out = fopen(path, "w")};
        if (generator.out == NULL) {
            perror(path);
            return 2;
        }
        if (library)
            write_library_program(&generator, name);
        else if (alike)
            write_alike_program(&generator, name);
        else if (hostile)
            write_hostile_program(&generator, name);
        else
            write_program(&generator, name);
        fclose(generator.out);
    }
    return 0;
}
