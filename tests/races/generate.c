/* Writes random programs of two or three threads, and says of each whether it has a data race.
 *
 * The answer comes from the definition alone: all interleavings of the threads' operations are gone through,
 * and for each the set of accesses that are ordered before an access is kept as a set; no vector clocks, no
 * states.
 *
 *   generate SEED COUNT FOLDER      Racing0.java ... in the folder, and on the output lines "Racing0 race",
 * "Racing1 none"
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THREADS_MAX = 3,
    CODE_MAX = 12,
    EVENTS_MAX = 64,
    LOCKS = 2,
    KEYS = 2,
    MEETINGS_MAX = THREADS_MAX * CODE_MAX
};

typedef enum Kind {
    READ, /* x, y: plain fields */
    WRITE,
    VOLATILE_SET, /* v = 1 */
    IF_VOLATILE,  /* if (v == 1) */
    ENTER,        /* synchronized */
    EXIT,
    RELEASE, /* of a semaphore */
    ACQUIRE,
    IF_ACQUIRED, /* if (tryAcquire()) */
    IF_NOT_ACQUIRED,
    CELL_SET, /* an element, by a handle of some mode */
    IF_CELL,
    IF_CELL_CAS,
    IF_NOT_CELL_CAS,
    CELL_READ, /* the same element, by an instruction or by reflection */
    CELL_WRITE,
    COUNT_DOWN,
    AWAIT,
    IF_AWAITED, /* with a time-out */
    IF_LOCKED,  /* if (tryLock()) of a ReentrantLock */
    IF_NOT_LOCKED,
    UNLOCK,
    OFFER, /* an element into a queue, always the same object */
    TAKE,
    IF_POLLED,
    IF_NOT_POLLED,
    IF_ONE_LEFT, /* if (size() == 1) */
    MAP_PUT,     /* one of two keys, always the same value */
    MAP_REMOVE,
    IF_MAPPED,
    IF_NOT_MAPPED,
    MEET, /* another thread, at a barrier for two or with an exchanger */
    END_IF
} Kind;

enum { PLAIN, OPAQUE, HALF, FULL }; /* modes; HALF: release or acquire */

typedef struct Operation {
    Kind kind;
    int which; /* variable, lock or mode */
    int jump;  /* where an if goes that does not hold */
} Operation;

typedef struct Script {
    int threads, length[THREADS_MAX];
    Operation code[THREADS_MAX][CODE_MAX];
} Script;

/* --- making one --- */

static uint64_t seed;

static int below(int limit)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (uint64_t)limit);
}

static void add(Script *script, int thread, Kind kind, int which)
{
    script->code[thread][script->length[thread]++] = (Operation){kind, which, 0};
}

static void add_access(Script *script, int thread)
{
    static const Kind kinds[] = {READ, WRITE, READ, WRITE, READ, WRITE, CELL_READ, CELL_WRITE};
    add(script, thread, kinds[below(8)], below(2));
}

/* An if around an access. */
static void add_guarded(Script *script, int thread, Kind kind, int which)
{
    int at = script->length[thread];
    add(script, thread, kind, which);
    add_access(script, thread);
    if (kind == IF_LOCKED)
        add(script, thread, UNLOCK, 0);
    script->code[thread][at].jump = script->length[thread];
    add(script, thread, END_IF, 0);
}

/* The cases of add_statement that a program is made of: of all, or of few that then often meet. */
static const struct {
    int first, count; /* what is from there on, besides accesses */
} themes[] = {{0, 21}, {0, 14}, {14, 4}, {14, 4}, {18, 2}, {18, 2}, {20, 1}};
enum { THEMES = sizeof themes / sizeof themes[0], ACCESS = 21 };

static void add_statement(Script *script, int thread, int theme)
{
    switch (below(4) == 0 ? ACCESS : themes[theme].first + below(themes[theme].count)) {
    case 0: add(script, thread, VOLATILE_SET, 0); break;
    case 1:
    case 2: add_guarded(script, thread, IF_VOLATILE, 0); break;
    case 3: {
        int lock = below(LOCKS);
        add(script, thread, ENTER, lock);
        add_access(script, thread);
        add(script, thread, EXIT, lock);
        break;
    }
    case 4: add(script, thread, RELEASE, 0); break;
    case 5: add(script, thread, ACQUIRE, 0); break;
    case 6: add_guarded(script, thread, below(2) ? IF_ACQUIRED : IF_NOT_ACQUIRED, 0); break;
    case 7: add(script, thread, CELL_SET, below(4)); break;
    case 8: add_guarded(script, thread, IF_CELL, below(4)); break;
    case 9: add_guarded(script, thread, below(2) ? IF_CELL_CAS : IF_NOT_CELL_CAS, 0); break;
    case 10: add(script, thread, COUNT_DOWN, 0); break;
    case 11: add(script, thread, AWAIT, 0); break;
    case 12: add_guarded(script, thread, below(2) ? IF_LOCKED : IF_NOT_LOCKED, 0); break;
    case 13: add_guarded(script, thread, IF_AWAITED, 0); break;
    case 14: add(script, thread, OFFER, 0); break;
    case 15: add(script, thread, TAKE, 0); break;
    case 16: add_guarded(script, thread, below(2) ? IF_POLLED : IF_NOT_POLLED, 0); break;
    case 17: add_guarded(script, thread, IF_ONE_LEFT, 0); break;
    case 18: add(script, thread, below(3) ? MAP_PUT : MAP_REMOVE, below(KEYS)); break;
    case 19: add_guarded(script, thread, below(3) ? IF_MAPPED : IF_NOT_MAPPED, below(KEYS)); break;
    case 20: add(script, thread, MEET, 0); break;
    default: add_access(script, thread);
    }
}

static void make(Script *script)
{
    memset(script, 0, sizeof *script);
    script->threads = below(3) == 0 ? 3 : 2;
    int theme = below(THEMES);
    for (int thread = 0; thread < script->threads; thread++)
        for (int i = script->threads == 3 ? 1 + below(2) : 1 + below(3);
             i >= 0 && script->length[thread] + 5 < CODE_MAX; i--)
            add_statement(script, thread, theme);
}

/* --- what it can do --- */

typedef uint64_t Events; /* a set of accesses */

typedef struct State {
    int at[THREADS_MAX];
    int value, permits, count, cell, owner[LOCKS], holder; /* owner, holder: thread + 1 */
    Events known[THREADS_MAX]; /* what is ordered before the thread's next operation */
    Events of_value, of_permits, of_count, of_cell, of_lock[LOCKS], of_holder;
    Events queue[THREADS_MAX * CODE_MAX]; /* for each element what is before its placing */
    int first, last;                      /* of the queue; the one behind */
    Events mapping[KEYS];
    int is_mapped[KEYS];
    Events meeting[MEETINGS_MAX]; /* what is before its arrivals */
    int meetings, arrived;        /* complete ones; threads that wait for the next */
    int waits[THREADS_MAX];       /* for which meeting, + 1 */
    int events;
    struct {
        int thread, place, writes, synchronizes;
    } event[EVENTS_MAX];
    int race;
} State;

enum { PLACE_CELL = 9 };

static void access_place(State *state, int thread, int place, int writes, int synchronizes)
{
    for (int i = 0; i < state->events; i++)
        if (state->event[i].place == place && state->event[i].thread != thread
            && (writes || state->event[i].writes) && !(synchronizes && state->event[i].synchronizes)
            && !(state->known[thread] >> i & 1))
            state->race = 1;
    state->event[state->events].thread = thread;
    state->event[state->events].place = place;
    state->event[state->events].writes = writes;
    state->event[state->events].synchronizes = synchronizes;
    state->known[thread] |= (Events)1 << state->events++;
}

static void read_cell(State *state, int thread, int mode)
{
    if (mode >= HALF)
        state->known[thread] |= state->of_cell;
    access_place(state, thread, PLACE_CELL, 0, mode != PLAIN);
}

static void write_cell(State *state, int thread, int mode, int value)
{
    access_place(state, thread, PLACE_CELL, 1, mode != PLAIN);
    if (mode >= HALF)
        state->of_cell |= state->known[thread];
    state->cell = value;
}

/* A compareAndSet(0, 1): whether it succeeds. */
static int swap_cell(State *state, int thread)
{
    int succeeds = state->cell == 0;
    read_cell(state, thread, FULL);
    if (succeeds)
        write_cell(state, thread, FULL, 1);
    return succeeds;
}

static int try_acquire(State *state, int thread)
{
    if (state->permits == 0)
        return 0;
    state->permits--;
    state->known[thread] |= state->of_permits;
    return 1;
}

static int try_lock(State *state, int thread)
{
    if (state->holder != 0)
        return 0;
    state->holder = thread + 1;
    state->known[thread] |= state->of_holder;
    return 1;
}

static int pass_latch(State *state, int thread)
{
    if (state->count > 0)
        return 0;
    state->known[thread] |= state->of_count;
    return 1;
}

static int poll(State *state, int thread)
{
    if (state->first == state->last)
        return 0;
    state->known[thread] |= state->queue[state->first++];
    return 1;
}

static int look_up(State *state, int thread, int key)
{
    if (state->is_mapped[key])
        state->known[thread] |= state->mapping[key];
    return state->is_mapped[key];
}

/* Whether the thread has met another one; it arrives first, and then waits. */
static int meet(State *state, int thread)
{
    if (state->waits[thread] == 0) {
        state->meeting[state->meetings] |= state->known[thread];
        state->waits[thread] = state->meetings + 1;
        if (++state->arrived < 2)
            return 0;
        state->arrived = 0;
        state->meetings++;
    }
    state->known[thread] |= state->meeting[state->waits[thread] - 1];
    state->waits[thread] = 0;
    return 1;
}

/* Can the thread go on with its operation? */
static int is_enabled(const State *state, int thread, const Operation *next)
{
    switch (next->kind) {
    case ENTER: return state->owner[next->which] == 0;
    case ACQUIRE: return state->permits > 0;
    case AWAIT: return state->count == 0;
    case TAKE: return state->first < state->last;
    case MEET: return state->waits[thread] <= state->meetings;
    default: return 1;
    }
}

enum { STAYS = 3 }; /* the operation is not over */

/* One operation; whether the condition holds, if it is an if. */
static int perform(State *state, int thread, const Operation *operation)
{
    int which = operation->which, holds = 1;
    switch (operation->kind) {
    case READ: access_place(state, thread, which, 0, 0); break;
    case WRITE: access_place(state, thread, which, 1, 0); break;
    case VOLATILE_SET:
        state->value = 1;
        state->of_value |= state->known[thread];
        break;
    case IF_VOLATILE:
        state->known[thread] |= state->of_value;
        holds = state->value == 1;
        break;
    case ENTER:
        state->owner[which] = thread + 1;
        state->known[thread] |= state->of_lock[which];
        break;
    case EXIT:
        state->owner[which] = 0;
        state->of_lock[which] |= state->known[thread];
        break;
    case RELEASE:
        state->permits++;
        state->of_permits |= state->known[thread];
        break;
    case ACQUIRE: try_acquire(state, thread); break;
    case IF_ACQUIRED: holds = try_acquire(state, thread); break;
    case IF_NOT_ACQUIRED: holds = !try_acquire(state, thread); break;
    case CELL_SET: write_cell(state, thread, which, 1); break;
    case IF_CELL:
        holds = state->cell == 1;
        read_cell(state, thread, which);
        break;
    case IF_CELL_CAS: holds = swap_cell(state, thread); break;
    case IF_NOT_CELL_CAS: holds = !swap_cell(state, thread); break;
    case CELL_READ: read_cell(state, thread, PLAIN); break;
    case CELL_WRITE: write_cell(state, thread, PLAIN, 1); break;
    case COUNT_DOWN:
        state->of_count |= state->count > 0 ? state->known[thread] : 0;
        state->count -= state->count > 0;
        break;
    case AWAIT: pass_latch(state, thread); break;
    case IF_AWAITED: holds = pass_latch(state, thread); break;
    case IF_LOCKED: holds = try_lock(state, thread); break;
    case IF_NOT_LOCKED:
        holds = !try_lock(state, thread);
        if (!holds) /* it gives the lock back, and others may come before that */
            holds = 2;
        break;
    case UNLOCK:
        state->holder = 0;
        state->of_holder |= state->known[thread];
        break;
    case OFFER: state->queue[state->last++] = state->known[thread]; break;
    case TAKE: poll(state, thread); break;
    case IF_POLLED: holds = poll(state, thread); break;
    case IF_NOT_POLLED: holds = !poll(state, thread); break;
    case IF_ONE_LEFT: holds = state->last - state->first == 1; break;
    case MAP_PUT:
        look_up(state, thread, which);
        state->is_mapped[which] = 1;
        state->mapping[which] = state->known[thread];
        break;
    case MAP_REMOVE:
        look_up(state, thread, which);
        state->is_mapped[which] = 0;
        break;
    case IF_MAPPED: holds = look_up(state, thread, which); break;
    case IF_NOT_MAPPED: holds = !look_up(state, thread, which); break;
    case MEET: holds = meet(state, thread) ? 1 : STAYS; break;
    case END_IF: break;
    }
    return holds;
}

/* Is there a race on some way from here? */
static int races(const Script *script, const State *state, int *budget)
{
    if (state->race)
        return 1;
    for (int thread = 0; thread < script->threads && --*budget > 0; thread++) {
        const Operation *next = &script->code[thread][state->at[thread]];
        if (state->at[thread] == script->length[thread] || !is_enabled(state, thread, next))
            continue;
        State after = *state;
        int holds = perform(&after, thread, next);
        after.at[thread] = holds ? state->at[thread] + 1 : next->jump;
        if (holds == STAYS)
            after.at[thread] = state->at[thread];
        if (holds == 2)
            after.at[thread] = next->jump + 1; /* the unlock behind */
        if (next->kind == END_IF && next->jump > 0)
            after.at[thread] = next->jump;
        if (races(script, &after, budget))
            return 1;
    }
    return 0;
}

/* --- writing it --- */

static const char *const set_modes[] = {"set", "setOpaque", "setRelease", "setVolatile"},
                         *const get_modes[] = {"get", "getOpaque", "getAcquire", "getVolatile"};

static void write_operation(FILE *out, const Operation *operation)
{
    int which = operation->which;
    char name = (char)('x' + which);
    switch (operation->kind) {
    case READ: fprintf(out, "seen += %c;\n", name); break;
    case WRITE: fprintf(out, "%c = 1;\n", name); break;
    case VOLATILE_SET: fprintf(out, "v = 1;\n"); break;
    case IF_VOLATILE: fprintf(out, "if (v == 1) {\n"); break;
    case ENTER: fprintf(out, "synchronized (LOCKS[%d]) {\n", which); break;
    case RELEASE: fprintf(out, "PERMITS.release();\n"); break;
    case ACQUIRE: fprintf(out, "PERMITS.acquireUninterruptibly();\n"); break;
    case IF_ACQUIRED: fprintf(out, "if (PERMITS.tryAcquire()) {\n"); break;
    case IF_NOT_ACQUIRED: fprintf(out, "if (!PERMITS.tryAcquire()) {\n"); break;
    case CELL_SET: fprintf(out, "HANDLE.%s(CELLS, 0, 1);\n", set_modes[which]); break;
    case IF_CELL: fprintf(out, "if ((int) HANDLE.%s(CELLS, 0) == 1) {\n", get_modes[which]); break;
    case IF_CELL_CAS: fprintf(out, "if (HANDLE.compareAndSet(CELLS, 0, 0, 1)) {\n"); break;
    case IF_NOT_CELL_CAS: fprintf(out, "if (!HANDLE.compareAndSet(CELLS, 0, 0, 1)) {\n"); break;
    case CELL_READ: fprintf(out, which ? "seen += Array.getInt(CELLS, 0);\n" : "seen += CELLS[0];\n"); break;
    case CELL_WRITE: fprintf(out, which ? "Array.setInt(CELLS, 0, 1);\n" : "CELLS[0] = 1;\n"); break;
    case COUNT_DOWN: fprintf(out, "LATCH.countDown();\n"); break;
    case AWAIT: fprintf(out, "await();\n"); break;
    case IF_AWAITED: fprintf(out, "if (awaited()) {\n"); break;
    case IF_LOCKED: fprintf(out, "if (LOCK.tryLock()) {\n"); break;
    case IF_NOT_LOCKED: fprintf(out, "if (!LOCK.tryLock()) {\n"); break;
    case UNLOCK: fprintf(out, "LOCK.unlock();\n"); break;
    case OFFER: fprintf(out, "QUEUE.offer(1);\n"); break;
    case TAKE: fprintf(out, "take();\n"); break;
    case IF_POLLED: fprintf(out, "if (QUEUE.poll() != null) {\n"); break;
    case IF_NOT_POLLED: fprintf(out, "if (QUEUE.poll() == null) {\n"); break;
    case IF_ONE_LEFT: fprintf(out, "if (QUEUE.size() == 1) {\n"); break;
    case MAP_PUT: fprintf(out, "MAP.put(%d, 1);\n", which); break;
    case MAP_REMOVE: fprintf(out, "MAP.remove(%d);\n", which); break;
    case IF_MAPPED: fprintf(out, "if (MAP.get(%d) != null) {\n", which); break;
    case IF_NOT_MAPPED: fprintf(out, "if (!MAP.containsKey(%d)) {\n", which); break;
    case MEET: fprintf(out, "meet();\n"); break;
    case EXIT:
    case END_IF: fprintf(out, "}\n"); break;
    }
}

static void write_thread(FILE *out, const Script *script, int thread)
{
    fprintf(out, "new Thread(() -> {\nint seen = 0;\n");
    for (int i = 0; i < script->length[thread]; i++) {
        const Operation *operation = &script->code[thread][i];
        if (operation->kind == UNLOCK && i > 0 && script->code[thread][i - 1].kind == END_IF)
            fprintf(out, "else {\nLOCK.unlock();\n}\n");
        else
            write_operation(out, operation);
    }
    fprintf(out, "}).start();\n");
}

static const char *const queues[] = {"LinkedBlockingQueue<>()", "ArrayBlockingQueue<>(12)",
                                     "ArrayBlockingQueue<>(12, true)", "LinkedBlockingDeque<>()",
                                     "LinkedTransferQueue<>()"},
                         *const maps[] = {"ConcurrentHashMap", "ConcurrentSkipListMap"},
                         *const meetings[] = {"BARRIER.await()", "EXCHANGER.exchange(1)"};

static void write_collections(FILE *out)
{
    fprintf(
        out,
        "static final BlockingQueue<Integer> QUEUE = new %s;\nstatic final ConcurrentMap<Integer, Integer> MAP = new %s<>();\n"
        "static final CyclicBarrier BARRIER = new CyclicBarrier(2);\n"
        "static final Exchanger<Integer> EXCHANGER = new Exchanger<>();\n\n"
        "static void take() {\ntry {\nQUEUE.take();\n} catch (InterruptedException e) {\nthrow new Error(e);\n}\n}\n\n"
        "static void meet() {\ntry {\n%s;\n} catch (Exception e) {\nthrow new Error(e);\n}\n}\n\n",
        queues[below(5)], maps[below(2)], meetings[below(2)]);
}

static void write_program(FILE *out, const Script *script, const char *name, int permits, int count)
{
    fprintf(
        out,
        "import java.lang.invoke.*;\nimport java.lang.reflect.Array;\nimport java.util.concurrent.*;\n"
        "import java.util.concurrent.locks.*;\n\npublic class %s {\nstatic int x, y;\nstatic volatile int v;\n"
        "static final Object[] LOCKS = {new Object(), new Object()};\nstatic final int[] CELLS = {0};\n"
        "static final VarHandle HANDLE = MethodHandles.arrayElementVarHandle(int[].class);\n"
        "static final Semaphore PERMITS = new Semaphore(%d);\nstatic final CountDownLatch LATCH = new CountDownLatch(%d);\n"
        "static final ReentrantLock LOCK = new ReentrantLock();\n"
        "\nstatic void await() {\ntry {\nLATCH.await();\n} catch (InterruptedException e) {\nthrow new Error(e);\n}\n}\n\n"
        "static boolean awaited() {\ntry {\nreturn LATCH.await(1, TimeUnit.SECONDS);\n} catch (InterruptedException e) "
        "{\nthrow new Error(e);\n}\n}\n\n",
        name, permits, count);
    write_collections(out);
    fprintf(out, "public static void main(String[] arguments) {\n");
    for (int thread = 0; thread < script->threads; thread++)
        write_thread(out, script, thread);
    fprintf(out, "}\n}\n");
}

/* Behind an if that asks whether a lock was not got: the other branch gives it back. */
static void add_other_branches(Script *script)
{
    for (int thread = 0; thread < script->threads; thread++)
        for (int i = 0; i < script->length[thread]; i++) {
            Operation *code = script->code[thread];
            if (code[i].kind != IF_NOT_LOCKED || script->length[thread] + 1 >= CODE_MAX)
                continue;
            int end = code[i].jump;
            memmove(&code[end + 2], &code[end + 1],
                    (size_t)(script->length[thread] - end - 1) * sizeof *code);
            code[end + 1] = (Operation){UNLOCK, 0, 0};
            code[end].jump = end + 2;
            script->length[thread]++;
            for (int k = end + 2; k < script->length[thread]; k++)
                code[k].jump += code[k].jump > 0;
        }
}

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    int count = atoi(argv[2]);
    for (int made = 0, tried = 0, wanted = 0; made < count; tried++) {
        seed = (uint64_t)atoi(argv[1]) * 1000003u + (uint64_t)tried;
        below(2);
        Script script;
        make(&script);
        add_other_branches(&script);
        State first = {.permits = below(2), .count = 1 + below(2)};
        int budget = 3000000, permits = first.permits, latch = first.count;
        int found = races(&script, &first, &budget);
        if (budget <= 0 || found != wanted) /* as many of each */
            continue;
        wanted = !wanted;
        char name[32], path[4096];
        snprintf(name, sizeof name, "Racing%d", made++);
        snprintf(path, sizeof path, "%s/%s.java", argv[3], name);
        FILE *out = fopen(path, "w");
        if (out == NULL)
            return 2;
        write_program(out, &script, name, permits, latch);
        fclose(out);
        printf("%s %s\n", name, found ? "race" : "none");
    }
    return 0;
}
