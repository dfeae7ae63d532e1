/* Compares hashes of what must be the same in all ranks before a search, and adds up figures and collects
 * errors after it, by sums and broadcasts over all ranks. */
#include "tools/ranks/ranks.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "tools/checking/check_errors.h"
#include "tools/commands.h"
#include "vm/footnotes.h"
#include "vm/vm.h"

bool ranks_agree(Transport *transport, bool fine, Error *error)
{
    Error first;
    int rank = transport_first_text(transport, fine ? "" : error->text, first.text, sizeof first.text);
    if (rank < 0)
        return true;
    *error = first;
    return rank == 0 ? false : error_prefix(error, "rank %d", rank);
}

/* --- comparing ranks --- */

enum { ALIKE_VERSION, ALIKE_MACHINE, ALIKE_OPTIONS, ALIKE_PROGRAM, ALIKE_STATE, ALIKE_COUNT };

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return text == NULL ? hash + 1 : XXH3_64bits_withSeed(text, strlen(text) + 1, hash);
}

static uint64_t hash_options(const Check *check)
{
    const CheckRequest *asked = &check->asked;
    const Options *given = &asked->options.given;
    uint64_t hash = 0;
    for (int i = 0; i < given->count; i++)
        if (!check_option_has(given->given[i].spec->name, FOR_RANK_0))
            hash = hash_text(hash_text(hash, given->given[i].spec->name), given->given[i].value);
    for (int i = 0; i < asked->argument_count; i++)
        hash = hash_text(hash, asked->arguments[i]);
    return hash_text(hash, check->session.launch.main_class);
}

static uint64_t hash_machine(void)
{
    const uint32_t numbers[] = {0x01020304, sizeof(void *), sizeof(long), _Alignof(max_align_t)};
    return XXH3_64bits(numbers, sizeof numbers);
}

bool ranks_are_alike(const Check *check, Error *error)
{
    static const char *const names[] = {"versions of clew", "kinds of machines", "options", "programs",
                                        "first states"};
    CanonicalHash first = states_hash(check->session.states);
    const uint64_t mine[ALIKE_COUNT] = {[ALIKE_VERSION] = hash_text(0, CLEW_VERSION),
                                        [ALIKE_MACHINE] = hash_machine(),
                                        [ALIKE_OPTIONS] = hash_options(check),
                                        [ALIKE_PROGRAM] = vm_program(check->session.vm)->fingerprint,
                                        [ALIKE_STATE] = first.low ^ first.high};
    uint64_t theirs[ALIKE_COUNT];
    memcpy(theirs, mine, sizeof mine);
    transport_broadcast(check->transport, 0, theirs, ALIKE_COUNT);
    bool alike = true;
    for (int i = ALIKE_COUNT - 1; i >= 0; i--)
        if (mine[i] != theirs[i])
            alike = error_set(
                error,
                "this process and rank 0 have different %s; all ranks must search the same program in the same way",
                names[i]);
    return ranks_agree(check->transport, alike, error);
}

/* --- figures --- */

static void gather_figures(Check *check, RankFigures *figures)
{
    RankFigures mine = {.states = check->search.distribution.own_states,
                        .transitions = check->search.context.figures.transitions,
                        .messages = check->transport->messages,
                        .bytes = check->transport->bytes,
                        .peak_bytes = resident_peak_bytes(),
                        .error_nanoseconds = (uint64_t)(check->errors.first_seconds * 1e9),
                        .cpu_nanoseconds = (uint64_t)(check->search.cpu_seconds * 1e9)};
    uint64_t *all = memory_allocate((size_t)check->transport->count * sizeof mine),
             words[sizeof mine / sizeof(uint64_t)];
    memcpy(words, &mine, sizeof mine);
    transport_gather(check->transport, words, sizeof mine / sizeof(uint64_t), all);
    memcpy(figures, all, (size_t)check->transport->count * sizeof mine);
    free(all);
}

static void add_up_steps(Check *check)
{
    StepFigures *steps = &check->search.steps;
    uint64_t sums[5 + OBSTACLES_MAX] = {steps->hits, steps->misses, steps->rested, steps->steps,
                                        steps->bytes};
    memcpy(sums + 5, steps->obstacles, sizeof steps->obstacles);
    transport_sum(check->transport, sums, sizeof sums / sizeof sums[0]);
    *steps = (StepFigures){.hits = sums[0],
                           .misses = sums[1],
                           .rested = sums[2],
                           .steps = (uint32_t)sums[3],
                           .bytes = sums[4]};
    memcpy(steps->obstacles, sums + 5, sizeof steps->obstacles);
}

static void add_up(Check *check)
{
    SearchFigures *figures = &check->search.context.figures;
    StateFigures store = check->totals.store;
    uint64_t sums[] = {figures->transitions, figures->revisited,
                       figures->queue_max,   check->search.distribution.ignored,
                       figures->violations,  check->totals.instructions,
                       store.states,         store.nodes,
                       store.components,     store.bytes};
    transport_sum(check->transport, sums, sizeof sums / sizeof sums[0]);
    figures->transitions = sums[0];
    figures->revisited = sums[1];
    figures->queue_max = (uint32_t)sums[2];
    check->search.distribution.ignored = sums[3];
    figures->violations = sums[4];
    check->totals.instructions = sums[5];
    check->totals.store = (StateFigures){(uint32_t)sums[6], (uint32_t)sums[7], (uint32_t)sums[8], sums[9]};
}

/* --- errors --- */

static void put_text(Bytes *bytes, const char *text) { bytes_add(bytes, text, strlen(text) + 1); }

static void put_error(Bytes *bytes, const ViolationText *error)
{
    put_text(bytes, error->kind);
    put_text(bytes, error->message);
    put_text(bytes, error->thread);
    put_text(bytes, error->class_name);
    put_text(bytes, error->file);
    put_text(bytes, error->details);
    bytes_add_u4(bytes, (uint32_t)error->line);
}

static char *get_text(Reader *reader)
{
    assert(reader->position < reader->length);
    const char *text = (const char *)reader->data + reader->position;
    reader->position += strlen(text) + 1;
    assert(reader->position <= reader->length && "texts end with a zero");
    return memory_copy_string(text);
}

/* Kinds are constants that nobody frees. */
static const char *get_kind(Reader *reader)
{
    static const char *const kinds[] = {
        "deadlock",        "assertion", "exception",         "race", "goal", "stuck",
        "daemon-deadlock", "exit",      "handled-assertion", "hang"};
    char *text = get_text(reader);
    const char *kind = "error";
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i], text) == 0)
            kind = kinds[i];
    free(text);
    return kind;
}

static void get_error(Reader *reader, ViolationText *error)
{
    error->kind = get_kind(reader);
    error->message = get_text(reader);
    error->thread = get_text(reader);
    error->class_name = get_text(reader);
    error->file = get_text(reader);
    error->details = get_text(reader);
    error->line = (int)read_u4(reader);
}

static void take_errors_of(Check *check, int rank, ViolationText *own, uint32_t own_count)
{
    Bytes bytes = {0};
    for (uint32_t i = 0; check->transport->rank == rank && i < own_count; i++)
        put_error(&bytes, &own[i]);
    transport_broadcast_bytes(check->transport, rank, &bytes);
    Reader reader = {.data = bytes.data, .length = bytes.length};
    while (reader.position < reader.length && (check->errors.count == 0 || check->asked.options.all_errors)) {
        ViolationText error;
        get_error(&reader, &error);
        check_errors_add(&check->errors, NO_STATE, &error);
    }
    bytes_free(&bytes);
}

static void gather_errors(Check *check)
{
    ViolationText *own = check->errors.list;
    uint32_t own_count = check->errors.count;
    assert(check->search.distribution.error_rank < check->transport->count);
    int first = check->search.distribution.error_rank < 0 ? 0 : check->search.distribution.error_rank;
    check->errors.list = NULL;
    check->errors.count = 0;
    for (int i = 0; i < check->transport->count; i++)
        take_errors_of(check, (first + i) % check->transport->count, own, own_count);
    for (uint32_t i = 0; i < own_count; i++)
        violation_free(&own[i]);
    free(own);
}

/* --- footnotes --- */

static void gather_footnotes(Check *check)
{
    Program *program = check->session.launch.program;
    for (int rank = 0; rank < check->transport->count; rank++) {
        Bytes bytes = {0};
        if (check->transport->rank == rank)
            footnotes_put(program, &bytes);
        transport_broadcast_bytes(check->transport, rank, &bytes);
        Reader reader = {.data = bytes.data, .length = bytes.length};
        bool is_taken = footnotes_take(program, &reader);
        assert(is_taken && "ranks have the same version of clew");
        (void)is_taken;
        bytes_free(&bytes);
    }
}

void ranks_gather(Check *check, RankFigures *figures)
{
    gather_figures(check, figures);
    add_up(check);
    add_up_steps(check);
    gather_footnotes(check);
    check->totals.ranks = figures;
    if (check->search.context.figures.violations == 0)
        return;
    gather_errors(check);
    assert(check->errors.count > 0);
    check->errors.first = check->search.context.figures.error;
}
