/* Shows that states can leave the process: a program is opened twice, with nothing shared, and walked at
 * random in the first; every state there is exported, imported into the second (which has been elsewhere
 * meanwhile), exported again and compared, and the same choice is taken in both.  Every state also goes there
 * by a stream (vm/stream.h), which must end in the same state, and has the same hash (vm/states/canonical.h)
 * in both.  Then all states of the program, if there are few, must have different bytes and hashes; and
 * damaged bytes must be refused, or be a state that can be run.
 *
 *   portable [options] [-cp PATH] CLASS [ARGUMENTS...] */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xxhash.h>

#include "base/memory.h"
#include "base/random.h"
#include "tools/program/session.h"
#include "vm/exchange/portable.h"
#include "vm/memory/machine.h"
#include "vm/states/canonical.h"
#include "vm/stream.h"

static const OptionSpec options_table[] = {
    LAUNCH_OPTIONS,
    {"--steps", "N", "of the random walk (default 200)"},
    {"--max-states", "N", "states to tell apart (default 2000)"},
    {"--mutations", "N", "of the bytes of some states (default 500)"},
    {"--seed", "N", "of everything random (default 1)"},
    {"--no-reduction", NULL, "as in clew check"},
    {"--join", NULL, "with the reductions escape and join, not escape alone"},
    {"--bytecode", NULL, "a step for every instruction"},
    {"--separate", NULL, "each object in memory of its own, so that sanitizers see its bounds"},
    {0}};

typedef struct Test {
    Session here, there;
    Random random;
    uint64_t exports, imports, bytes, refused, accepted;
    double export_time, import_time;
    StateWriter *writer;
    StateReader *reader;
    uint64_t streamed, stream_bytes;
    double write_time, read_time;
} Test;

static _Noreturn void fail(const char *what, const char *why)
{
    fprintf(stderr, "FAILED: %s: %s\n", what, why);
    exit(1);
}

static uint32_t below(Test *test, uint32_t limit) { return random_below(&test->random, limit); }

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* --- both ways --- */

/* Empty when the state is one of those that cannot leave. */
static Bytes export(Test *test, Session *session)
{
    Bytes bytes = {0};
    Error error = {""};
    double start = now();
    if (!states_export(session->states, &bytes, &error)) {
        if (strstr(error.text, "cannot leave the process") == NULL)
            fail("export", error.text);
        bytes.length = 0;
        test->refused++;
    }
    test->export_time += now() - start;
    test->exports++;
    test->bytes += bytes.length;
    return bytes;
}

static bool same(const Bytes *a, const Bytes *b)
{
    return a->length == b->length && (a->length == 0 || memcmp(a->data, b->data, a->length) == 0);
}

static StateNumber import(Test *test, Session *session, const Bytes *bytes)
{
    Error error = {""};
    StateNumber state;
    bool is_new;
    double start = now();
    if (!states_import(session->states, bytes->data, bytes->length, &state, &is_new, &error))
        fail("import", error.text);
    test->import_time += now() - start;
    test->imports++;
    if (!states_check(session->states))
        fail("import", vm_fatal_message(session->vm));
    return state;
}

/* The present state, told in the stream: what it is there. */
static StateNumber stream(Test *test)
{
    Bytes bytes = {0};
    Error error = {""};
    StateNumber state;
    bool is_new;
    double start = now();
    state_writer_put(test->writer, &bytes);
    double written = now();
    Reader in = {.data = bytes.data, .length = bytes.length};
    if (!state_reader_get(test->reader, &in, &state, &is_new, &error))
        fail("stream", error.text);
    if (in.position != in.length)
        fail("stream", "not all was read");
    test->read_time += now() - written;
    test->write_time += written - start;
    test->stream_bytes += bytes.length;
    test->streamed++;
    bytes_free(&bytes);
    return state;
}

static bool can_be_streamed(const Test *test)
{
    return canonical_problem(states_hasher(test->here.states)) == NULL;
}

/* Threads have other numbers there: a choice is known by the thread's name. */
static void portable_thread_name(Numbering *numbering, uint32_t thread, char *text, size_t size)
{
    size_t length = 0;
    text[0] = '\0';
    for (; thread != NUMBERING_NO_PARENT && length < size;
         thread = numbering_thread_origin(numbering, thread).parent)
        length += (size_t)snprintf(text + length, size - length, "/%u",
                                   numbering_thread_origin(numbering, thread).ordinal);
}

static int find_choice(const Vm *here, int index, const Vm *there)
{
    char wanted[256], found[256];
    Choice choice = vm_choice(here, index);
    portable_thread_name(here->numbering, choice.thread, wanted, sizeof wanted);
    for (int i = 0; i < vm_choice_count(there); i++) {
        Choice other = vm_choice(there, i);
        portable_thread_name(there->numbering, other.thread, found, sizeof found);
        if (other.kind == choice.kind && other.value == choice.value && strcmp(found, wanted) == 0)
            return i;
    }
    fail("choices", "one is missing there");
}

static void take(Session *session, int choice)
{
    bool is_new;
    vm_take(session->vm, choice);
    states_commit(session->states, &is_new);
}

static void stroll(Test *test, Session *session, int steps)
{
    for (; steps > 0 && vm_choice_count(session->vm) > 0; steps--)
        take(session, (int)below(test, (uint32_t)vm_choice_count(session->vm)));
}

static void compare_views(Test *test)
{
    if (vm_choice_count(test->here.vm) != vm_choice_count(test->there.vm))
        fail("choices", "not as many there");
    unsigned all = 1u << VIOLATION_DEADLOCK | 1u << VIOLATION_ASSERTION | 1u << VIOLATION_EXCEPTION;
    if (vm_violation(test->here.vm, all).kind != vm_violation(test->there.vm, all).kind)
        fail("violation", "another there");
}

/* The present state goes there and is compared. */
static Bytes send(Test *test)
{
    Bytes bytes = export(test, &test->here);
    if (bytes.length == 0 && can_be_streamed(test))
        fail("canon", "a state that cannot leave has a hash");
    if (bytes.length == 0)
        return bytes;
    bool streams_first = below(test, 2), streams = can_be_streamed(test);
    StateNumber streamed = streams && streams_first ? stream(test) : 0,
                imported = import(test, &test->there, &bytes);
    if (streams && !streams_first)
        streamed = stream(test);
    if (streams && streamed != imported)
        fail("stream", "another state than by bytes");
    if (streams && !canonical_equal(states_hash(test->here.states), states_hash(test->there.states)))
        fail("canon", "the same state has another hash there");
    Bytes again = export(test, &test->there);
    if (!same(&bytes, &again))
        fail("export", "what was imported gives other bytes");
    bytes_free(&again);
    compare_views(test);
    return bytes;
}

static void step_in_both(Test *test)
{
    int choice = (int)below(test, (uint32_t)vm_choice_count(test->here.vm)),
        other = find_choice(test->here.vm, choice, test->there.vm);
    take(&test->here, choice);
    take(&test->there, other);
    Bytes here = export(test, &test->here), there = export(test, &test->there);
    if (!same(&here, &there))
        fail("step", "the same choice gives another state there");
    bytes_free(&here);
    bytes_free(&there);
}

static void walk(Test *test, int64_t steps)
{
    for (int64_t i = 0; i < steps; i++) {
        if (vm_choice_count(test->here.vm) == 0)
            states_enter(test->here.states, 0);
        Bytes bytes = send(test);
        if (vm_choice_count(test->here.vm) > 0 && bytes.length > 0)
            step_in_both(test);
        else
            stroll(test, &test->here, 1);
        if (below(test, 4) == 0)
            stroll(test, &test->there, (int)below(test, 20));
        bytes_free(&bytes);
    }
}

/* --- all states --- */

static int compare_hashes(const void *a, const void *b) { return memcmp(a, b, sizeof(XXH128_hash_t)); }

static void check_distinct(XXH128_hash_t *hashes, uint32_t count, const char *otherwise)
{
    qsort(hashes, count, sizeof *hashes, compare_hashes);
    for (uint32_t i = 1; i < count; i++)
        if (compare_hashes(&hashes[i], &hashes[i - 1]) == 0)
            fail("all states", otherwise);
}

/* A step that is only looked at, and undone: the same, when it is taken, gives the same hash. */
static void look_and_take(Test *test, StateNumber from, int choice)
{
    States *states = test->here.states;
    CanonicalHash before = states_hash(states);
    CanonicalHash seen = states_look(states, choice);
    states_retreat(states);
    if (!canonical_equal(states_hash(states), before))
        fail("retreat", "the hash is not what it was");
    if (!states_check(states))
        fail("retreat", vm_fatal_message(test->here.vm));
    take(&test->here, choice);
    if (!canonical_equal(states_hash(states), seen))
        fail("look", "the state has another hash than what was seen");
    states_enter(states, from);
}

/* States get their numbers as they are found, so that this is a breadth-first search. */
static uint32_t tell_apart(Test *test, uint32_t limit)
{
    Session *session = &test->here;
    XXH128_hash_t *hashes = memory_allocate(limit * sizeof *hashes),
                  *canonical = memory_allocate(limit * sizeof *canonical);
    uint32_t state = 0, count = 0;
    for (; state < states_figures(session->states).states && state < limit; state++) {
        states_enter(session->states, state);
        Bytes bytes = send(test);
        if (bytes.length > 0) {
            CanonicalHash hash = states_hash(session->states);
            canonical[count] = (XXH128_hash_t){hash.low, hash.high};
            hashes[count++] = XXH3_128bits(bytes.data, bytes.length);
        }
        bytes_free(&bytes);
        for (int choice = 0; choice < vm_choice_count(session->vm); choice++)
            look_and_take(test, state, choice);
    }
    check_distinct(hashes, count, "two states have the same bytes");
    if (can_be_streamed(test))
        check_distinct(canonical, count, "two states have the same hash");
    free(hashes);
    free(canonical);
    return state;
}

/* --- damage --- */

/* Mostly near the end, where the contents are: damaged names are refused at once. */
static size_t somewhere(Test *test, const Bytes *bytes)
{
    uint32_t length = (uint32_t)bytes->length;
    return below(test, 4) == 0 ? below(test, length) : length - 1 - below(test, length / 3);
}

static void damage(Test *test, Bytes *bytes)
{
    for (uint32_t n = 1 + below(test, 3); n > 0 && bytes->length > 20; n--) {
        size_t at = somewhere(test, bytes);
        switch (below(test, 8)) {
        case 0: bytes->data[at] = (uint8_t)below(test, 256); break;
        case 1: bytes->data[at] ^= (uint8_t)(1u << below(test, 8)); break;
        case 2: bytes->length = at; break;
        case 3: bytes->data[at]++; break;
        case 4: bytes->data[at]--; break;
        case 5:
        case 6: bytes->data[at] = (uint8_t)below(test, 60); break;
        default: memmove(bytes->data + at, bytes->data + at + 1, --bytes->length - at);
        }
    }
}

enum { STEPS_AFTER_DAMAGE = 30, INSTRUCTIONS_AFTER_DAMAGE = 500000 };

/* The program goes on in a state that it may never reach by itself: anything may happen but a crash. */
static void run_on(Test *test)
{
    Vm *vm = test->there.vm;
    vm->options.max_steps = vm->schedule.jumps_and_calls + vm->schedule.slices + INSTRUCTIONS_AFTER_DAMAGE;
    stroll(test, &test->there, STEPS_AFTER_DAMAGE);
    vm->options.max_steps = 0;
    vm->end.fatal.text[0] = '\0';
}

static void import_damaged(Test *test, const Bytes *good)
{
    Bytes bytes = {0};
    Error error = {""};
    StateNumber state;
    bool is_new;
    bytes_add(&bytes, good->data, good->length);
    damage(test, &bytes);
    if (states_import(test->there.states, bytes.data, bytes.length, &state, &is_new, &error)) {
        test->accepted++;
        if (!states_check(test->there.states))
            fail("damage", vm_fatal_message(test->there.vm));
        run_on(test);
        if (!states_check(test->there.states))
            fail("damage, after running on", vm_fatal_message(test->there.vm));
    } else if (error.text[0] == '\0') {
        fail("damage", "refused without a word");
    }
    bytes_free(&bytes);
}

static void mutate(Test *test, int64_t mutations)
{
    states_enter(test->here.states, 0);
    for (int64_t i = 0; i < mutations; i++) {
        if (i % 50 == 0) {
            states_enter(test->here.states, 0);
            stroll(test, &test->here, (int)below(test, 40));
        }
        Bytes bytes = export(test, &test->here);
        if (bytes.length > 0)
            import_damaged(test, &bytes);
        if (bytes.length > 0 && i % 50 == 49)
            import(test, &test->there, &bytes);
        bytes_free(&bytes);
    }
}

/* --- the whole --- */

static void open_session(Session *session, const Options *options, int argc, char **argv, int first)
{
    Error error = {""};
    Launch launch;
    int index = first;
    unsigned joins = options_has(options, "--join") ? 1u << REDUCTION_JOIN : 0;
    SessionOptions how = {.unreduced = options_has(options, "--no-reduction")
                                           ? REDUCTIONS_ALL
                                           : REDUCTIONS_ALL & ~(1u << REDUCTION_ESCAPE) & ~joins,
                          .step = options_has(options, "--bytecode") ? STEP_BYTECODE : STEP_VISIBLE,
                          .separate_objects = options_has(options, "--separate")};
    if (!launch_open(&launch, options, argc, argv, &index, &error)
        || !session_open(session, &launch, &how, argc - index, argv + index, &error))
        fail("opening", error.text);
}

static int64_t number(const Options *options, const char *name, int64_t otherwise)
{
    Error error = {""};
    int64_t value = otherwise;
    if (!options_number(options, name, 0, 1 << 30, &value, &error))
        fail("options", error.text);
    return value;
}

int main(int argc, char **argv)
{
    Error error = {""};
    Options options = {0};
    int first = 1;
    if (!options_parse(options_table, argc, argv, &first, &options, &error))
        fail("options", error.text);
    Test test = {0};
    test.random.state = (uint64_t)number(&options, "--seed", 1);
    open_session(&test.here, &options, argc, argv, first);
    open_session(&test.there, &options, argc, argv, first);
    states_make_canonical(test.here.states);
    states_make_canonical(test.there.states);
    test.writer = state_writer_create(test.here.states);
    test.reader = state_reader_create(test.there.states);
    stroll(&test, &test.there, 50);
    walk(&test, number(&options, "--steps", 200));
    uint32_t states = tell_apart(&test, (uint32_t)number(&options, "--max-states", 2000));
    mutate(&test, number(&options, "--mutations", 500));
    printf(
        "%s: %u states, %.0f bytes each, export %.1f us, import %.1f us; by stream %.0f bytes, %.1f and %.1f us; "
        "%llu could not leave; of the damaged ones %llu ran\n",
        argv[first], states, (double)test.bytes / (double)test.exports,
        1e6 * test.export_time / (double)test.exports, 1e6 * test.import_time / (double)test.imports,
        (double)test.stream_bytes / (double)test.streamed, 1e6 * test.write_time / (double)test.streamed,
        1e6 * test.read_time / (double)test.streamed, (unsigned long long)test.refused,
        (unsigned long long)test.accepted);
    state_writer_destroy(test.writer);
    state_reader_destroy(test.reader);
    session_close(&test.here);
    session_close(&test.there);
    return 0;
}
