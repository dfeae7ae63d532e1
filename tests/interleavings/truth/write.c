/* A whole random program with threads. */
#include <string.h>

#include "writer.h"

static void write_shared(Writer *w)
{
    line(w, "static int a, b, c, ready;");
    line(w, "static volatile int v;");
    line(w, "static Pair pair;");
    line(w, "static final int[] seen = new int[%d];", WORKERS_MAX + 1);
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
    line(w, "static final class Pair {");
    line(w, "    int x, y;");
    line(w, "}\n");
    line(w, "static final class Box {");
    line(w, "    int p, q;\n");
    line(w, "    synchronized void add(int n) {");
    line(w, "        p += n;");
    line(w, "    }");
    line(w, "}\n");
    write_classes(w);
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
    line(w, "    int s = 0;");
    w->indent++;
    statements(w, budget);
    line(w, "seen[%d] = s;", number);
    w->indent--;
    line(w, "}");
    emit(w, OP_SEEN, 0, 0);
    store(w, (Variable)(VAR_SEEN + number));
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
    line(w, catches ? "        failure = e.getClass().getSimpleName();"
                    : "        throw new RuntimeException(e.getClass().getSimpleName());");
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
    line(w, "int s = 0;");
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
    if (chance(w, 70))
        rescue(w);
    line(w, "seen[0] = s;");
    emit(w, OP_SEEN, 0, 0);
    store(w, VAR_SEEN);
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
    return w->workers == 1   ? 4 + (int)below(w, 5)
           : w->workers == 2 ? 3 + (int)below(w, 4)
                             : 2 + (int)below(w, 3);
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
    choose_favourites(&w);
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
