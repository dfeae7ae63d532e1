/* Programs whose threads are alike, for the reduction `symmetry`: see generate.h. */
#include "generate.h"

/* What one of the threads, all alike, does with its own things and with what tells it from others. */
static int particular(Generator *g)
{
    static const char *const plain[] = {
        "own.p++;",
        "next.q += own.p + 1;",
        "synchronized (own) { next.p++; }",
        "synchronized (own) { synchronized (next) { box.p++; } }",
        "synchronized (next) { own.q = a; }",
        "if (own.p > 0) { b++; }",
        "passed = own;",
        "if (passed != null && passed != own) { c++; }",
        "if (passed == next) { a = 7; }",
    };
    static const char *const telling[] = {
        "a += number;",
        "if (number == 1) { b = 5; }",
        "own.p = number;",
        "if (Thread.currentThread().getName().endsWith(\"1\")) { c = 9; }",
        "if (Thread.currentThread().getId() % 2 == 0) { c = 4; }",
        "if ((System.identityHashCode(own) & 1) == 0) { v = 6; }",
        "if (own.hashCode() < next.hashCode()) { a = 3; }",
        "if (Thread.currentThread() == threads[0]) { b = 8; }",
        "threads[1].interrupt();",
        "if (Thread.interrupted()) { c = 8; }",
    };
    bool tells = chance(g, 30);
    line(g, "%s",
         tells ? pick(g, telling, sizeof telling / sizeof *telling)
               : pick(g, plain, sizeof plain / sizeof *plain));
    return 2;
}

static void write_body(Generator *g)
{
    line(g, "static void body(int number, Box own, Box next) throws Exception {");
    g->indent++;
    g->locals = 0;
    int cost = 0, budget = g->threads == 2 ? 3 : 2;
    do {
        if (chance(g, 55)) {
            cost += particular(g);
        } else {
            write_statements(g, 1);
            cost++;
        }
    } while (cost < budget);
    g->indent--;
    line(g, "}\n");
}

static void write_classes(Generator *g)
{
    line(g, "static int a, b, c;");
    line(g, "static volatile int v;");
    line(g, "static boolean ready;");
    line(g, "static String failure = \"\";");
    line(g, "static Box passed;");
    line(g, "static Thread[] threads;");
    line(g, "static final int[] cells = new int[2];");
    line(g, "static final Box box = new Box();");
    line(g, "static final Object lock = new Object(), other = new Object();");
    line(g, "static final ReentrantLock mutex = new ReentrantLock();");
    line(g, "static final AtomicInteger atomic = new AtomicInteger();");
    line(g, "static final AtomicIntegerFieldUpdater<Box> UPDATER ="
            " AtomicIntegerFieldUpdater.newUpdater(Box.class, \"u\");\n");
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
    line(g, "static Runnable task(int number, Box own, Box next) {");
    line(g, "    return () -> {");
    line(g, "        try {");
    line(g, "            body(%s, own, next);", chance(g, 30) ? "number" : "0");
    line(g, "        } catch (Exception e) {");
    line(g, "            failure = e.getClass().getSimpleName();");
    line(g, "        }");
    line(g, "    };");
    line(g, "}\n");
}

static const char *number_of(bool is_told, int thread)
{
    static const char *const numbers[] = {"0", "1", "2"};
    return is_told ? numbers[thread] : "0";
}

static void write_one_by_one(Generator *g, bool is_told, bool is_common)
{
    for (int i = 0; i < g->threads; i++)
        line(g, "Box box%d = %s;", i, is_common && i > 0 ? "box0" : "new Box()");
    for (int i = 0; i < g->threads; i++)
        line(g, "Thread thread%d = new Thread(task(%s, box%d, box%d));", i, number_of(is_told, i), i,
             (i + 1) % g->threads);
    if (g->known)
        line(g, "threads = new Thread[] {thread0, thread1};");
    for (int i = 0; i < g->threads; i++)
        line(g, "thread%d.start();", i);
    for (int i = 0; i < g->threads; i++)
        line(g, "thread%d.join();", i);
}

static void write_loops(Generator *g, bool is_told, bool is_common)
{
    line(g, "Thread[] all = new Thread[%d];", g->threads);
    line(g, "Box[] boxes = new Box[%d];", g->threads);
    line(g, "for (int i = 0; i < boxes.length; i++) {");
    line(g, is_common ? "    boxes[i] = box;" : "    boxes[i] = new Box();");
    line(g, "}");
    line(g, "for (int i = 0; i < all.length; i++) {");
    line(g, "    all[i] = new Thread(task(%s, boxes[i], boxes[(i + 1) %% all.length]));",
         is_told ? "i" : "0");
    bool at_once = !g->known && chance(g, 30);
    if (at_once)
        line(g, "    all[i].start();");
    line(g, "}");
    if (g->known)
        line(g, "threads = all;");
    if (!at_once) {
        line(g, "for (Thread thread : all) {");
        line(g, "    thread.start();");
        line(g, "}");
    }
    if (chance(g, 25))
        line(g, "a++;");
    line(g, chance(g, 50) ? "for (int i = 0; i < all.length; i++) {"
                          : "for (int i = all.length - 1; i >= 0; i--) {");
    line(g, "    all[i].join();");
    if (chance(g, 25))
        line(g, "    failure += a;");
    line(g, "}");
    if (!is_common && chance(g, 40))
        line(g, "failure += \" \" + boxes[0].p + boxes[1].q;");
}

void write_alike_program(Generator *g, const char *name)
{
    g->threads = chance(g, 50) ? 3 : 2;
    g->names = 0;
    g->known = chance(g, 25);
    choose_shared(g);
    line(g, "import clew.Verify;");
    line(g, "import java.util.concurrent.atomic.AtomicInteger;");
    line(g, "import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;");
    line(g, "import java.util.concurrent.locks.LockSupport;");
    line(g, "import java.util.concurrent.locks.ReentrantLock;\n");
    line(g, "public class %s {", name);
    g->indent++;
    write_classes(g);
    g->known = false; /* statements that take threads by their numbers are others than ours */
    write_body(g);
    g->known = chance(g, 25);
    line(g, "public static void main(String[] args) throws Exception {");
    g->indent++;
    bool is_told = chance(g, 30), is_common = chance(g, 50);
    if (chance(g, 15))
        write_one_by_one(g, is_told, is_common);
    else
        write_loops(g, is_told, is_common);
    line(
        g,
        "System.out.println(a + \" \" + b + \" \" + c + \" \" + v + \" \" + box.p + \" \" + box.q + \" \" + box.u"
        " + \" \" + cells[0]");
    line(g, "    + \" \" + cells[1] + \" \" + atomic.get() + \" \""
            " + (passed == null ? \"-\" : passed.p + \",\" + passed.q) + \" \" + failure);");
    g->indent--;
    line(g, "}");
    g->indent--;
    line(g, "}");
}
