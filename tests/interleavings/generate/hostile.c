/* Programs for what reductions assume; see generate.h.  A reduction assumes that something is never done, and
 * takes that back where it is: lock disciplines that end, objects handed over with their locks, fields that
 * are read only until they are written by reflection, threads that are asked, interrupted, notified and
 * joined by others, releases that are tried for.  Sums that depend on the order of what is added, and what
 * each thread has seen, are printed at the end. */
#include "generate.h"

#include <stdlib.h>
#include <string.h>

enum { STATEMENTS_MAX = 16, INVOLVED = 3 };

/* In statements # is a digit from 1 to 3, $ the number of another thread, and ~ a number that no other
 * statement has. */
typedef struct Family {
    const char *declaration, *ending; /* of the program; of what is printed; either may be empty */
    const char *statements[STATEMENTS_MAX];
} Family;

static const Family families[] = {
    {"static final Object m = new Object(), n = new Object();\n    static int x, y;\n",
     " + \" \" + x + \",\" + y",
     {"synchronized (m) { x = x * 3 + #; }", "synchronized (m) { x = x * 5 + #; }",
      "synchronized (n) { y = y * 3 + #; }", "synchronized (m) { synchronized (n) { y = y * 3 + x; } }",
      "synchronized (n) { synchronized (m) { x = x * 2 + y; } }", "synchronized (n) { x = x * 2 + #; }",
      "see(number, x);", "y = y * 2 + #;", "synchronized (m) { see(number, x); synchronized (m) { x++; } }"}},
    {"static final Object w = new Object();\n    static int g, h;\n",
     " + \" \" + g + \",\" + h",
     {"synchronized (w) { if (g < #) w.wait(); h = h * 3 + #; }",
      "synchronized (w) { h = h * 2 + #; g++; w.notifyAll(); h = h * 3 + 1; }",
      "synchronized (w) { g = g * 2 + 1; w.notify(); }",
      "synchronized (w) { h = h * 3 + #; w.wait(1); see(number, h); h = h * 2 + 1; }",
      "synchronized (w) { h = h * 5 + #; }", "see(number, g);", "h++;"}},
    {"static final class Node { int v; Node next; Node(int v) { this.v = v; } }\n"
     "    static Node head = new Node(1);\n    static volatile Node taken;\n",
     " + \" \" + head.v + (head.next == null ? 0 : head.next.v) + (taken == null ? 0 : taken.v)",
     {"Node p~ = head; synchronized (p~) { p~.v = p~.v * 3 + #; } if (p~.next != null) see(number, p~.next.v);",
      "Node p~ = new Node(#); p~.next = head; head = p~; p~.v = p~.v * 3 + 1;",
      "Node p~ = new Node(#); taken = p~; synchronized (p~) { p~.v = p~.v * 3 + 1; }",
      "Node p~ = taken; if (p~ != null) synchronized (p~) { p~.v = p~.v * 2 + #; see(number, p~.v); }",
      "Node p~ = taken; taken = null; if (p~ != null) { p~.v = p~.v * 2 + #; see(number, p~.v); }",
      "synchronized (Node.class) { if (head.next == null) head.next = new Node(#); else head.next.v += #; }",
      "synchronized (Node.class) { Node p~ = head.next; head.next = null; if (p~ != null) { p~.v *= 3; taken = p~; } }",
      "see(number, head.v);"}},
    {"static final class Settings { int p = 1; final int f; Settings(int f) { this.f = f; } }\n"
     "    static Settings settings = new Settings(2);\n    static final int[] table = {1, 2};\n"
     "    static final Field P = field(\"p\"), F = field(\"f\");\n    static final VarHandle HANDLE = handle();\n"
     "    static Field field(String name) { try { Field field = Settings.class.getDeclaredField(name); "
     "field.setAccessible(true); return field; } catch (ReflectiveOperationException e) { throw new Error(e); } }\n"
     "    static VarHandle handle() { try { return MethodHandles.lookup().findVarHandle(Settings.class, \"p\", "
     "int.class); } catch (ReflectiveOperationException e) { throw new Error(e); } }\n",
     " + \" \" + settings.p + settings.f + table[0] + table[1]",
     {"see(number, settings.p);", "see(number, settings.f);", "see(number, table[0] * 10 + table[1]);",
      "see(number, settings.p * 10 + settings.p);", "see(number, settings.f * 10 + settings.f);",
      "P.setInt(settings, #);", "F.setInt(settings, #);", "HANDLE.set(settings, #);",
      "see(number, (int) HANDLE.getAndAdd(settings, #));", "table[1] = #;", "Arrays.fill(table, #);",
      "System.arraycopy(new int[] {#, #}, 0, table, 0, 2);", "see(number, table.clone()[1]);",
      "settings = new Settings(#);", "Array.setInt(table, 0, #);"}},
    {"static final class Early { static int e = 1; static { e = e * 2 + z; z = z * 3 + 1; } }\n"
     "    static class Late extends Base { static int l; static { l = z + 2; z = z * 2 + 1; } }\n"
     "    static class Base { static int b = z; static int get() { return b * 10 + z; } }\n    static int z;\n",
     " + \" \" + z",
     {"see(number, Early.e);", "see(number, Late.l);", "see(number, Base.get());", "z = z * 3 + #;",
      "Early.e = Early.e * 2 + #;", "synchronized (Base.class) { z = z * 2 + #; }",
      "synchronized (Late.class) { Late.l++; }", "see(number, z);", "new Late();"}},
    {"static int j;\n",
     " + \" \" + j",
     {"threads[$].join(); j = j * 3 + #;", "j = j * 3 + #;", "threads[$].join(1); see(number, j);",
      "see(number, threads[$].isAlive() ? 1 : 2);", "threads[$].interrupt();",
      "see(number, Thread.interrupted() ? 1 : 2);",
      "synchronized (threads[$]) { threads[$].wait(1); } see(number, j);",
      "synchronized (threads[$]) { threads[$].notifyAll(); j = j * 2 + 1; }", "Thread.sleep(1); j++;",
      "see(number, threads[$].getState() == Thread.State.TERMINATED ? j : 9);", "main.interrupt();",
      "threads[$].join(); see(number, threads[$].isAlive() ? 1 : j);", "main.join(1);",
      "LockSupport.unpark(threads[$]);", "LockSupport.park();"}},
    {"static Thread kept;\n    static int k;\n",
     " + \" \" + k",
     {"Thread t~ = new Thread(() -> k = k * 3 + #); t~.start(); k++;",
      "Thread t~ = new Thread(() -> k = k * 3 + #); t~.start(); t~.join(); k = k * 2 + 1;",
      "kept = new Thread(() -> { k = k * 3 + #; k++; });", "if (kept != null) kept.start();",
      "if (kept != null) { kept.join(); k = k * 5 + 1; }", "k = k * 2 + #;", "see(number, k);",
      "synchronized (notes) { Thread t~ = new Thread(() -> { synchronized (notes) { k = k * 2 + #; } }); t~.start(); k++; }",
      "Thread t~ = new Thread(() -> k = k * 7 + #); t~.setDaemon(true); t~.start();"}},
    {"static int data, more;\n    static volatile boolean flag;\n    static volatile int turn;\n",
     " + \" \" + data + \",\" + more",
     {"data = #; flag = true;", "if (flag) see(number, data);", "if (flag) { data = data * 3 + 1; more++; }",
      "if (!flag) more = more * 2 + #; flag = true;", "turn = turn * 2 + 1;", "see(number, turn);",
      "data = data * 2 + #;", "more = data; see(number, more);"}},
    {"static final ReentrantLock lock = new ReentrantLock();\n    static final Condition condition = "
     "lock.newCondition();\n    static int c;\n",
     " + \" \" + c",
     {"lock.lock(); c = c * 3 + #; lock.unlock();", "lock.lock(); c = c * 5 + #; lock.unlock(); c++;",
      "if (lock.tryLock()) { c = c * 2 + #; lock.unlock(); } else see(number, 7);",
      "see(number, lock.isLocked() ? 1 : 2);",
      "lock.lock(); if (c < 2) condition.await(); c = c * 2 + 1; lock.unlock();",
      "lock.lock(); c++; condition.signalAll(); lock.unlock();",
      "lock.lock(); see(number, condition.awaitNanos(1) > 0 ? 0 : c); lock.unlock();", "see(number, c);",
      "lock.lockInterruptibly(); lock.lock(); c = c * 2 + #; lock.unlock(); c++; lock.unlock();",
      "see(number, lock.hasQueuedThreads() ? 1 : 2);"}},
    {"static final CountDownLatch latch = new CountDownLatch(2);\n    static int q;\n    static final FutureTask<Integer> "
     "task = new FutureTask<>(() -> q = q * 3 + 1);\n",
     " + \" \" + q",
     {"q = q * 2 + #; latch.countDown();", "latch.countDown(); q = q * 3 + #;",
      "latch.await(); q = q * 5 + #;", "see(number, (int) latch.getCount());",
      "see(number, latch.await(1, TimeUnit.SECONDS) ? 1 : 2);", "task.run();", "see(number, task.get());",
      "see(number, task.isDone() ? 1 : 2);", "see(number, task.cancel(true) ? 1 : 2);",
      "task.run(); q = q * 2 + 1;", "see(number, q);"}},
    {"static final ExecutorService pool = Executors.newFixedThreadPool(1);\n    static int s;\n    static Future<Integer> "
     "last;\n",
     " + \" \" + s + \" \" + pool.shutdownNow().size()",
     {"pool.execute(() -> s = s * 3 + #);", "last = pool.submit(() -> s = s * 2 + #);", "pool.shutdown();",
      "if (last != null) see(number, last.get());", "see(number, pool.isTerminated() ? 1 : 2);",
      "if (last != null) see(number, last.isDone() ? 1 : 2);", "s = s * 5 + #;",
      "see(number, pool.submit(() -> s = s * 2 + #).get());", "if (last != null) last.cancel(true);",
      "pool.shutdown(); see(number, pool.awaitTermination(1, TimeUnit.DAYS) ? s : 0);"}},
    {"static final Semaphore semaphore = new Semaphore(1);\n    static int o;\n",
     " + \" \" + o",
     {"semaphore.acquire(); o = o * 3 + #; semaphore.release();", "semaphore.release(); o++;",
      "if (semaphore.tryAcquire()) { o = o * 2 + #; semaphore.release(); }",
      "see(number, semaphore.availablePermits());", "semaphore.acquireUninterruptibly(); o = o * 2 + 1;",
      "see(number, o);"}},
    {"static int[] cells = new int[3];\n    static final AtomicInteger atomic = new AtomicInteger();\n"
     "    static final AtomicReference<int[]> given = new AtomicReference<>();\n",
     " + \" \" + Arrays.toString(cells) + atomic + Arrays.toString(given.get())",
     {"cells[$] = cells[number] * 2 + #;", "cells[number] = cells[number] * 2 + #;",
      "see(number, cells[0] + cells[2]);", "cells = cells.clone();",
      "atomic.getAndUpdate(old -> old * 3 + #);", "given.set(new int[] {#, #});",
      "int[] c~ = given.get(); if (c~ != null) { c~[0] = c~[0] * 2 + 1; see(number, c~[1]); }",
      "int[] c~ = {#}; given.compareAndSet(null, c~); c~[0]++;", "given.set(cells);",
      "int[] c~ = given.getAndSet(null); if (c~ != null) c~[0] = c~[0] * 3 + #;"}},
    {"static Object guard = new Object();\n    static int u;\n",
     " + \" \" + u",
     {"synchronized (guard) { u = u * 3 + #; }",
      "synchronized (guard) { u = u * 2 + #; guard = new Object(); u++; }", "guard = new Object();",
      "synchronized (guard) { see(number, u); }", "Object o~ = guard; synchronized (o~) { u = u * 5 + #; }",
      "synchronized (threads[number]) { u = u * 2 + #; }", "synchronized (\"text\") { u++; }"}},
    {"static int t;\n    static volatile boolean over;\n",
     " + \" \" + t",
     {"t = t * 2 + #; if (t == 3) throw new IllegalStateException(\"t\");", "t = t * 3 + #;",
      "synchronized (notes) { t = t * 2 + 1; }", "if (over) System.exit(0); t = t * 2 + #;", "over = true;",
      "synchronized (notes) { if (t > 2) throw new IllegalStateException(\"u\" + t); }", "assert t != 5 : t;",
      "if (t == 1) Runtime.getRuntime().halt(0);"}},
};

enum { FAMILIES = sizeof families / sizeof *families };

static void write_statement(Generator *g, const Family *family, int number)
{
    char text[512];
    size_t length = 0;
    uint32_t count = 0;
    int unique = g->names++;
    while (count < STATEMENTS_MAX && family->statements[count] != NULL)
        count++;
    for (const char *at = family->statements[below(g, count)]; *at != '\0'; at++) {
        unsigned other = ((unsigned)number + 1 + below(g, (uint32_t)g->threads - 1)) % (unsigned)g->threads;
        size_t room = sizeof text - length;
        length += (size_t)(*at == '#'   ? snprintf(text + length, room, "%u", 1 + below(g, 3))
                           : *at == '$' ? snprintf(text + length, room, "%u", other)
                           : *at == '~' ? snprintf(text + length, room, "%d", unique)
                                        : snprintf(text + length, room, "%c", *at));
    }
    line(g, "%s", text);
}

/* Families may be chosen more than once. */
static bool is_first(const Family *const *chosen, int which)
{
    for (int i = 0; i < which; i++)
        if (chosen[i] == chosen[which])
            return false;
    return true;
}

static void write_shared(Generator *g, const char *name, const Family *const *chosen)
{
    line(g, "import java.lang.invoke.*;");
    line(g, "import java.lang.reflect.*;");
    line(g, "import java.util.*;");
    line(g, "import java.util.concurrent.*;");
    line(g, "import java.util.concurrent.atomic.*;");
    line(g, "import java.util.concurrent.locks.*;\n");
    line(g, "public class %s extends Thread {", name);
    g->indent++;
    for (int i = 0; i < INVOLVED; i++)
        if (is_first(chosen, i))
            line(g, "%s", chosen[i]->declaration);
    line(g, "static final Thread[] threads = new Thread[%d];", g->threads);
    line(g, "static final int[] notes = new int[%d];", g->threads);
    line(g, "static final Thread main = Thread.currentThread();");
    line(g, "final int number;\n");
    line(g, "%s(int number) {", name);
    line(g, "    this.number = number;");
    line(g, "}\n");
    line(g, "static void see(int number, int value) {");
    line(g, "    notes[number] = notes[number] * 16 + value;");
    line(g, "}\n");
}

static void write_bodies(Generator *g, const Family *const *chosen)
{
    bool catches = chance(g, 70);
    uint32_t most = g->threads == 2 ? 4 : 2;
    line(g, "@Override");
    line(g, "public void run() {");
    line(g, "    try {");
    line(g, "        work();");
    line(g, "    } catch (Exception e) {");
    line(g, catches ? "        see(number, e.getClass().getSimpleName().length());"
                    : "        throw new RuntimeException(e.getClass().getSimpleName());");
    line(g, "    }");
    line(g, "}\n");
    line(g, "void work() throws Exception {");
    g->indent++;
    for (int i = 0; i < g->threads; i++) {
        line(g, "if (number == %d) {", i);
        g->indent++;
        for (uint32_t count = 1 + below(g, most); count > 0; count--)
            write_statement(g, chosen[below(g, INVOLVED)], i);
        g->indent--;
        line(g, "}");
    }
    g->indent--;
    line(g, "}\n");
}

static void write_main(Generator *g, const char *name, const Family *const *chosen)
{
    bool joins_late = chance(g, 25);
    line(g, "public static void main(String[] args) throws Exception {");
    g->indent++;
    line(g, "int number = %d;", g->threads - 1);
    line(g, "for (int i = 0; i < threads.length; i++)");
    line(g, "    threads[i] = new %s(i);", name);
    for (int i = 0; i < g->threads; i++) {
        line(g, "threads[%d].start();", i);
        if (i + 1 < g->threads && chance(g, 15))
            write_statement(g, chosen[below(g, INVOLVED)], g->threads - 1);
    }
    if (joins_late)
        write_statement(g, chosen[below(g, INVOLVED)], g->threads - 1);
    bool waits = chance(g, 85);
    for (int i = 0; waits && i < g->threads; i++)
        line(g, "threads[%d].join();", i);
    line(g, "System.out.println(Arrays.toString(notes)");
    for (int i = 0; i < INVOLVED; i++)
        if (is_first(chosen, i))
            line(g, "    %s", chosen[i]->ending);
    line(g, ");");
    g->indent--;
    line(g, "}");
}

void write_hostile_program(Generator *g, const char *name)
{
    const Family *chosen[INVOLVED];
    for (int i = 0; i < INVOLVED; i++)
        chosen[i] = &families[below(g, FAMILIES)];
    if (chance(g, 60)) /* threads that use the same objects have more to do with each other */
        chosen[1] = chosen[0];
    g->threads = chance(g, 70) ? 2 : 3;
    g->names = 0;
    write_shared(g, name, chosen);
    write_bodies(g, chosen);
    write_main(g, name, chosen);
    g->indent--;
    line(g, "}");
}
