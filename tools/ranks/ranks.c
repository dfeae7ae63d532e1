/* Compares hashes of what must be the same in all ranks before a search, and adds up figures and collects
 * errors after it, by sums and broadcasts over all ranks. */
#include "tools/ranks/ranks.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "vm/vm.h"

bool ranks_agree(Post *post, bool fine, Error *error)
{
    Error first;
    int rank = post_first_text(post, fine ? "" : error->text, first.text, sizeof first.text);
    if (rank < 0)
        return true;
    *error = first;
    return rank == 0 ? false : error_prefix(error, "rank %d", rank);
}

/* --- comparing ranks --- */

enum { ALIKE_VERSION, ALIKE_MACHINE, ALIKE_OPTIONS, ALIKE_PROGRAM, ALIKE_STATE, ALIKE_COUNT };

/* Options that only rank 0 heeds, as it alone reports. */
static bool is_private(const char *name)
{
    static const char *const names[] = {"--json",       "--trace",   "--html",      "--junit",
                                        "--sarif",      "--witness", "-sp",         "-v",
                                        "--full-trace", "--shorten", "--no-shorten"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
    return text == NULL ? hash + 1 : XXH3_64bits_withSeed(text, strlen(text) + 1, hash);
}

static uint64_t hash_options(const Check *check, int argc, char **argv)
{
    uint64_t hash = 0;
    for (int i = 0; i < check->options.count; i++)
        if (!is_private(check->options.given[i].spec->name))
            hash =
                hash_text(hash_text(hash, check->options.given[i].spec->name), check->options.given[i].value);
    for (int i = 0; i < argc; i++)
        hash = hash_text(hash, argv[i]);
    return hash_text(hash, check->session.launch.main_class);
}

static uint64_t hash_machine(void)
{
    const uint32_t numbers[] = {0x01020304, sizeof(void *), sizeof(long), _Alignof(max_align_t)};
    return XXH3_64bits(numbers, sizeof numbers);
}

bool ranks_are_alike(const Check *check, int argc, char **argv, Error *error)
{
    static const char *const names[] = {"versions of clew", "kinds of machines", "options", "programs",
                                        "first states"};
    CanonHash first = states_hash(check->session.states);
    const uint64_t mine[ALIKE_COUNT] = {[ALIKE_VERSION] = hash_text(0, CLEW_VERSION),
                                        [ALIKE_MACHINE] = hash_machine(),
                                        [ALIKE_OPTIONS] = hash_options(check, argc, argv),
                                        [ALIKE_PROGRAM] = vm_program(check->session.vm)->fingerprint,
                                        [ALIKE_STATE] = first.low ^ first.high};
    uint64_t theirs[ALIKE_COUNT];
    memcpy(theirs, mine, sizeof mine);
    post_broadcast(check->post, 0, theirs, ALIKE_COUNT);
    bool alike = true;
    for (int i = ALIKE_COUNT - 1; i >= 0; i--)
        if (mine[i] != theirs[i])
            alike = error_set(
                error,
                "this process and rank 0 have different %s; all ranks must search the same program in the same way",
                names[i]);
    return ranks_agree(check->post, alike, error);
}

/* --- figures --- */

static void gather_figures(Check *check, RankFigures *figures)
{
    const SearchFigures *own = &check->context.figures;
    RankFigures mine = {.states = own->own_states,
                        .transitions = own->transitions,
                        .messages = check->post->messages,
                        .bytes = check->post->bytes,
                        .peak_bytes = resident_peak_bytes(),
                        .error_nanoseconds = (uint64_t)(check->error_seconds * 1e9),
                        .cpu_nanoseconds = (uint64_t)(check->cpu_seconds * 1e9)};
    uint64_t *all = memory_allocate((size_t)check->post->count * sizeof mine),
             words[sizeof mine / sizeof(uint64_t)];
    memcpy(words, &mine, sizeof mine);
    post_gather(check->post, words, sizeof mine / sizeof(uint64_t), all);
    memcpy(figures, all, (size_t)check->post->count * sizeof mine);
    free(all);
}

static void add_up(Check *check)
{
    SearchFigures *figures = &check->context.figures;
    StateFigures store = states_figures(check->session.states);
    uint64_t sums[] = {figures->transitions,
                       figures->revisited,
                       figures->queue_max,
                       figures->ignored,
                       figures->violations,
                       figures->walks,
                       check->instructions_before + session_instructions(&check->session),
                       store.states,
                       store.nodes,
                       store.components,
                       store.bytes};
    post_sum(check->post, sums, sizeof sums / sizeof sums[0]);
    figures->transitions = sums[0];
    figures->revisited = sums[1];
    figures->queue_max = (uint32_t)sums[2];
    figures->ignored = sums[3];
    figures->violations = sums[4];
    figures->walks = sums[5];
    check->instructions = sums[6];
    check->store = (StateFigures){(uint32_t)sums[7], (uint32_t)sums[8], (uint32_t)sums[9], sums[10]};
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
    static const char *const kinds[] = {"deadlock", "assertion", "exception",      "race",
                                        "goal",     "stuck",     "daemon-deadlock"};
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
    for (uint32_t i = 0; check->post->rank == rank && i < own_count; i++)
        put_error(&bytes, &own[i]);
    post_broadcast_bytes(check->post, rank, &bytes);
    Reader reader = {.data = bytes.data, .length = bytes.length};
    while (reader.position < reader.length && (check->error_count == 0 || check->all_errors)) {
        ViolationText error;
        get_error(&reader, &error);
        check_take_error(check, NO_STATE, &error);
    }
    bytes_free(&bytes);
}

static void gather_errors(Check *check)
{
    ViolationText *own = check->errors;
    uint32_t own_count = check->error_count;
    assert(check->context.figures.error_rank < check->post->count);
    int first = check->context.figures.error_rank < 0 ? 0 : check->context.figures.error_rank;
    check->errors = NULL;
    check->error_count = 0;
    for (int i = 0; i < check->post->count; i++)
        take_errors_of(check, (first + i) % check->post->count, own, own_count);
    for (uint32_t i = 0; i < own_count; i++)
        violation_free(&own[i]);
    free(own);
}

void ranks_gather(Check *check, RankFigures *figures)
{
    gather_figures(check, figures);
    add_up(check);
    if (check->context.figures.violations == 0)
        return;
    gather_errors(check);
    assert(check->error_count > 0);
    check->first_error = check->context.figures.error;
}
