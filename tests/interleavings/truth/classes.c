/* Classes that are initialized when they are first used. */
#include "writer.h"

enum { INIT_FROM_A, INIT_DIVIDES, INIT_LOCKS, INIT_FROM_THE_OTHER, INIT_CHOOSES, INITIALIZERS };

static const char *const initializer_texts[INITIALIZERS] = {
    "static int z = a + 1;", "static int z = 6 / a;",
    "static int z; static { synchronized (lock) { z = a; } }", "static int z = %s.z + 1;",
    "static int z = Verify.random(1) + a;"};

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

/* The use of a class that is being initialized by this thread is no reason to do it again, so there is an end
 * to this. */
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

int lazy(Writer *w, int budget)
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

void write_classes(Writer *w)
{
    for (int i = 0; i < CLASSES; i++) {
        w->initializers[i] = (int)below(w, INITIALIZERS);
        char text[120];
        snprintf(text, sizeof text, initializer_texts[w->initializers[i]], i == 0 ? "Late" : "Lazy");
        line(w, "static final class %s {", i == 0 ? "Lazy" : "Late");
        line(w, "    %s", text);
        line(w, "}\n");
    }
}
