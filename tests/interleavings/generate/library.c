/* Programs over java.util.concurrent; see generate.h.  Each thread notes what its calls return or throw, so
 * that the line that is printed at the end tells much of the schedule. */
#include "generate.h"

typedef struct Family {
    const char *declaration;
    const char *statements[8]; /* Java, each a line; those of one program come from few families */
} Family;

static const Family families[] = {
    {"static final Object monitor = new Object();",
     {"synchronized (monitor) { while (v == 0) monitor.wait(); note(number, \"w\"); }",
      "synchronized (monitor) { monitor.wait(1); note(number, \"t\" + v); }",
      "synchronized (monitor) { v = 1; monitor.notify(); }",
      "synchronized (monitor) { v = 2; monitor.notifyAll(); }",
      "synchronized (monitor) { if (v < 2) monitor.wait(); v++; monitor.notify(); }"}},
    {"static final ReentrantLock lock = new ReentrantLock();\n    static final Condition condition = "
     "lock.newCondition();",
     {"lock.lock(); try { note(number, \"l\" + v++); } finally { lock.unlock(); }",
      "lock.lockInterruptibly(); try { note(number, \"i\" + v++); } finally { lock.unlock(); }",
      "if (lock.tryLock()) try { note(number, \"y\" + v); } finally { lock.unlock(); }",
      "if (lock.tryLock(1, TimeUnit.MILLISECONDS)) try { v = 3; note(number, \"z\"); } finally { lock.unlock(); }",
      "lock.lock(); try { if (v == 0) condition.await(); note(number, \"a\"); } finally { lock.unlock(); }",
      "lock.lock(); try { note(number, \"b\" + condition.await(1, TimeUnit.MILLISECONDS)); } finally { "
      "lock.unlock(); }",
      "lock.lock(); try { v = 1; condition.signal(); } finally { lock.unlock(); }",
      "lock.lock(); try { v++; condition.signalAll(); } finally { lock.unlock(); }"}},
    {"static final Semaphore semaphore = new Semaphore(1);",
     {"semaphore.acquire(); note(number, \"s\" + v++); semaphore.release();", "semaphore.release();",
      "note(number, \"p\" + semaphore.tryAcquire());",
      "note(number, \"q\" + semaphore.tryAcquire(1, TimeUnit.MILLISECONDS));", "semaphore.acquire();",
      "note(number, \"d\" + semaphore.drainPermits());"}},
    {"static final CountDownLatch latch = new CountDownLatch(1);",
     {"latch.countDown();", "latch.await(); note(number, \"c\" + v);",
      "note(number, \"e\" + latch.await(1, TimeUnit.MILLISECONDS));", "v++; latch.countDown();"}},
    {"static final CyclicBarrier barrier = new CyclicBarrier(2, () -> v++);",
     {"note(number, \"B\" + barrier.await());",
      "note(number, \"T\" + barrier.await(1, TimeUnit.MILLISECONDS));", "barrier.reset();",
      "note(number, \"n\" + barrier.isBroken());"}},
    {"static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);",
     {"queue.put(v + 1);", "note(number, \"k\" + queue.take());", "note(number, \"o\" + queue.offer(7));",
      "note(number, \"O\" + queue.poll(1, TimeUnit.MILLISECONDS));", "note(number, \"m\" + queue.poll());"}},
    {"static final CompletableFuture<Integer> future = new CompletableFuture<>();",
     {"note(number, \"f\" + future.complete(number));", "note(number, \"g\" + future.get());",
      "note(number, \"h\" + future.get(1, TimeUnit.MILLISECONDS));", "future.thenAccept(got -> v += got);",
      "note(number, \"x\" + future.cancel(true));"}},
    {"static final ExecutorService pool = Executors.newFixedThreadPool(1);",
     {"pool.submit(() -> v++);", "note(number, \"G\" + pool.submit(() -> atomic.incrementAndGet()).get());",
      "note(number, \"C\" + pool.submit(() -> atomic.addAndGet(2)).cancel(true));",
      "note(number, \"D\" + pool.submit(() -> { Thread.sleep(1); return 1; }).isDone());", "pool.shutdown();",
      "note(number, \"N\" + pool.shutdownNow().size());"}},
    {"static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();",
     {"map.merge(0, 1, Integer::sum);",
      "map.compute(0, (key, old) -> { v++; return old == null ? 1 : old + v; });",
      "note(number, \"j\" + map.putIfAbsent(0, 5));", "note(number, \"r\" + map.remove(0));",
      "note(number, \"u\" + map.computeIfAbsent(0, key -> v + 10));", "note(number, \"M\" + map.get(0));"}},
    {"static final Object nothing = new Object();",
     {"threads[0].interrupt();", "threads[1].interrupt();", "note(number, \"I\" + Thread.interrupted());",
      "Thread.sleep(1); note(number, \"Z\" + v);", "LockSupport.unpark(threads[0]);",
      "LockSupport.park(); note(number, \"P\");"}},
};

enum { FAMILIES = sizeof families / sizeof *families, PLAIN = 3 };

static const char *const plain[PLAIN] = {"note(number, \"v\" + v);", "v = number + 1;",
                                         "atomic.incrementAndGet();"};

static void write_statement(Generator *g, const Family *const *chosen)
{
    const Family *family = chosen[below(g, 3)];
    uint32_t count = 0;
    while (count < 8 && family->statements[count] != NULL)
        count++;
    line(g, "%s", chance(g, 15) ? pick(g, plain, PLAIN) : pick(g, family->statements, count));
}

static void write_head(Generator *g, const char *name, const Family *const *chosen)
{
    line(g, "import java.util.concurrent.*;");
    line(g, "import java.util.concurrent.atomic.*;");
    line(g, "import java.util.concurrent.locks.*;\n");
    line(g, "public class %s {", name);
    g->indent++;
    line(g, "static volatile int v;");
    line(g, "static final AtomicInteger atomic = new AtomicInteger();");
    line(g, "static final Thread[] threads = new Thread[%d];", g->threads);
    line(g, "static final String[] notes = new String[%d];", g->threads);
    for (int i = 0; i < 3; i++)
        if (i == 0 || (chosen[i] != chosen[0] && (i == 1 || chosen[i] != chosen[1])))
            line(g, "%s", chosen[i]->declaration);
    line(g, "\n    static void note(int number, String text) {");
    line(g, "    notes[number] += text;");
    line(g, "}\n");
}

/* Each body is one that ends with what it has noted, also if an exception ends it. */
static void write_bodies(Generator *g, const Family *const *chosen)
{
    line(g, "static void work(int number) throws Exception {");
    g->indent++;
    for (int i = 0; i < g->threads; i++) {
        line(g, "if (number == %d) {", i);
        g->indent++;
        for (uint32_t count = 1 + below(g, g->threads == 2 ? 3 : 2); count > 0; count--)
            write_statement(g, chosen);
        g->indent--;
        line(g, "}");
    }
    g->indent--;
    line(g, "}\n");
}

static void write_main(Generator *g, const Family *const *chosen)
{
    bool has_pool = false;
    for (int i = 0; i < 3; i++)
        has_pool |= chosen[i] == &families[7];
    line(g, "public static void main(String[] args) throws Exception {");
    g->indent++;
    line(g, "for (int i = 0; i < threads.length; i++) {");
    line(g, "    int number = i;");
    line(g, "    notes[i] = \"\";");
    line(g, "    threads[i] = new Thread(() -> {");
    line(g, "        try {");
    line(g, "            work(number);");
    line(g, "        } catch (Exception e) {");
    line(g, "            note(number, e.getClass().getSimpleName());");
    line(g, "        }");
    line(g, "    });");
    line(g, "}");
    line(g, "for (Thread thread : threads)");
    line(g, "    thread.start();");
    line(g, "for (Thread thread : threads)");
    line(g, "    thread.join();");
    if (has_pool) {
        line(g, "pool.shutdown();");
        line(g, "while (!pool.isTerminated())");
        line(g, "    Thread.yield();");
    }
    line(g, "System.out.println(String.join(\" \", notes) + \" \" + v + \" \" + atomic);");
    g->indent--;
    line(g, "}");
}

void write_library_program(Generator *g, const char *name)
{
    const Family *chosen[3];
    for (int i = 0; i < 3; i++)
        chosen[i] = &families[below(g, FAMILIES)];
    if (chance(g, 50)) /* interrupts concern all of them */
        chosen[2] = &families[FAMILIES - 1];
    g->threads = chance(g, 70) ? 2 : 3;
    write_head(g, name, chosen);
    write_bodies(g, chosen);
    write_main(g, chosen);
    g->indent--;
    line(g, "}");
}
