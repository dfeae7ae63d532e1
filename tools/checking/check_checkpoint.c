/* Writes and reads what a check adds to the head of a checkpoint: the identity of the search, a line for each
 * thing that must be the same; the instructions executed; whether states differ by orders; the footnotes, as
 * only some of the steps are taken again; the numbers of the threads. */
#include "tools/checking/check_checkpoint.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "vm/footnotes.h"
#include "vm/vm_threads.h"

/* --- the command line --- */

static const double EVERY_DEFAULT = 60;

static bool read_interval(Check *check, char *comma, const char *text, Error *error)
{
    char *end;
    check->saving.checkpoint.every = strtod(comma + strlen(",every="), &end);
    *comma = '\0';
    return (end != comma + strlen(",every=") && *end == '\0' && check->saving.checkpoint.every >= 0.001
            && check->saving.checkpoint.every <= 1e9)
           || error_set(error, "option --checkpoint needs DIR or DIR,every=SECONDS, at least 0.001, not '%s'",
                        text);
}

static bool read_folder(Check *check, Error *error)
{
    const CheckOptions *options = &check->asked.options;
    const char *text = options->checkpoint != NULL ? options->checkpoint : options->resume;
    check->saving.checkpoint.every = EVERY_DEFAULT;
    check->saving.folder = memory_copy_string(text);
    char *comma = options->checkpoint != NULL ? strstr(check->saving.folder, ",every=") : NULL;
    if (comma != NULL && !read_interval(check, comma, text, error))
        return false;
    return check->saving.folder[0] != '\0'
           || error_set(error, "option --checkpoint or --resume needs a folder");
}

/* A checkpoint keeps one step for each state: a search that needs more cannot be resumed. */
static bool can_be_saved(const Check *check, Error *error)
{
    const CheckRequest *asked = &check->asked;
    const Search *search = asked->workers > 1 ? asked->guidance.search->team : asked->guidance.search;
    const char *counting = guide_counts_all(asked->guidance.guide);
    if (search->save == NULL && !search->saves_itself)
        return error_set(error, "--search %s cannot be saved: only complete searches have checkpoints",
                         search->name);
    if (asked->guidance.settings.tests_expanded)
        return error_set(error,
                         "with tests=expanded states that wait may be wrong: the search cannot be saved");
    if (asked->session.hash_store)
        return error_set(error,
                         "--store hash cannot restore states, so it has no checkpoints; use --store exact");
    if (asked->session.no_match)
        return error_set(
            error, "--no-match follows paths, but a checkpoint keeps states: the search cannot be saved");
    if (check_wants_stuck(check))
        return error_set(
            error,
            "stuck threads are found on all steps, but a checkpoint keeps only one for each state: the "
            "search cannot be saved");
    if (asked->options.coverage)
        return error_set(
            error, "--coverage counts every step, but a checkpoint keeps only one for each state: the search "
                   "cannot be saved");
    if (asked->options.dot != NULL)
        return error_set(
            error,
            "--dot draws every step, but a checkpoint keeps only one for each state: the search cannot be "
            "saved");
    return counting == NULL
           || error_set(
               error,
               "--heuristic %s counts every step, but a checkpoint keeps only one for each state: the "
               "search cannot be saved",
               counting);
}

bool check_checkpoint_read(Check *check, Error *error)
{
    if (check->asked.options.checkpoint == NULL && check->asked.options.resume == NULL)
        return true;
    check->asked.limits.checkpoint = &check->saving.checkpoint;
    return read_folder(check, error) && can_be_saved(check, error);
}

/* --- identity: the program is known by its classes, the options by those that may not change --- */

static void add_option(const Options *options, const OptionSpec *spec, Bytes *identity)
{
    bytes_format(identity, "%s", spec->name);
    bool is_given = false;
    for (int i = 0; i < options->count; i++) {
        if (strcmp(options->given[i].spec->name, spec->name) != 0)
            continue;
        is_given = true;
        if (options->given[i].value != NULL)
            bytes_format(identity, " %s", options->given[i].value);
    }
    bytes_add_text(identity, is_given ? "\n" : " not given\n");
}

extern const unsigned char _binary_library_zip_start[], _binary_library_zip_end[];

static void make_identity(const Check *check, Bytes *identity)
{
    const CheckRequest *asked = &check->asked;
    const Launch *launch = &check->session.launch;
    uint64_t library =
        XXH3_64bits(_binary_library_zip_start, (size_t)(_binary_library_zip_end - _binary_library_zip_start));
    bytes_format(identity, "clew %s with library %016llx\n", CLEW_VERSION, (unsigned long long)library);
    bytes_format(identity, "main class %s\n", launch->main_class);
    bytes_format(identity, "%d arguments", asked->argument_count);
    for (int i = 0; i < asked->argument_count; i++)
        bytes_format(identity, " '%s'", asked->arguments[i]);
    bytes_format(identity, "\nclasses %016llx\n", (unsigned long long)launch->program->fingerprint);
    bytes_format(identity, "JDK %s\n", launch->jdk_home != NULL ? launch->jdk_home : "none");
    if (check_is_distributed(check))
        bytes_format(identity, "%d ranks\n", check->transport->count);
    for (int i = 0; i < guide_count(asked->guidance.guide); i++)
        bytes_format(identity, "--heuristic %s\n", guide_text(asked->guidance.guide, i));
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (!check_option_has(spec->name, MAY_CHANGE))
            add_option(&asked->options.given, spec, identity);
}

/* --- what is added to the head --- */

static void add_outside(void *context, Bytes *bytes)
{
    const Check *check = context;
    bytes_add_u4(bytes, (uint32_t)check->saving.identity.length);
    bytes_add(bytes, check->saving.identity.data, check->saving.identity.length);
    bytes_add_u8(bytes, check->saving.instructions_before + session_instructions(&check->session));
    bytes_add_u1(bytes, vm_orders_kept(check->session.vm));
    footnotes_put(check->session.launch.program, bytes);
    thread_names_save(check->session.vm, bytes);
}

/* Counters are set back by no step, so that what a step does may depend on all steps before. */
static const char *objection(void *context)
{
    const Check *check = context;
    return program_uses_counters(check->session.launch.program)
               ? "the program uses counters of Verify, which are no part of states"
               : NULL;
}

/* The first line in which they differ. */
static bool same_identity(const char *folder, const Bytes *here, const uint8_t *there, size_t length,
                          Error *error)
{
    size_t line = 0, at = 0;
    if (length == here->length && memcmp(here->data, there, length) == 0)
        return true;
    while (at < length && at < here->length && here->data[at] == there[at])
        if (here->data[at++] == '\n')
            line = at;
    const uint8_t *own_end = memchr(here->data + line, '\n', here->length - line),
                  *end = memchr(there + line, '\n', length - line);
    return error_set(error, "the checkpoint in %s is of another search: it has '%.*s', this one '%.*s'",
                     folder, (int)(end != NULL ? (size_t)(end - there) - line : length - line),
                     (const char *)there + line,
                     (int)(own_end != NULL ? (size_t)(own_end - here->data) - line : here->length - line),
                     (const char *)here->data + line);
}

/* A search that was made again for races (see search_again_for_races) goes on as that. */
static void restore_orders(Check *check, uint8_t kept)
{
    if (kept == vm_orders_kept(check->session.vm))
        return;
    vm_restore_orders(check->session.vm, kept);
    states_rearrange(check->session.states, 0);
}

static bool read_outside(Check *check, const char *folder, Reader *reader, Error *error)
{
    uint32_t length = read_u4(reader);
    const uint8_t *there = read_bytes(reader, length);
    if (there == NULL)
        return error_set(error, "the checkpoint in %s is damaged: its description of the search is missing",
                         folder);
    if (!same_identity(folder, &check->saving.identity, there, length, error))
        return false;
    check->saving.instructions_before = read_u8(reader);
    restore_orders(check, read_u1(reader));
    if (!footnotes_take(check->session.launch.program, reader))
        return error_set(error, "the checkpoint in %s is damaged: its footnotes are not readable", folder);
    return thread_names_restore(check->session.vm, reader, error)
           || error_prefix(error, "the checkpoint in %s is damaged", folder);
}

static bool is_other_folder(const Check *check)
{
    char *source = realpath(check->asked.options.resume, NULL),
         *target = realpath(check->saving.folder, NULL);
    bool is_other = source == NULL || target == NULL || strcmp(source, target) != 0;
    free(source);
    free(target);
    return is_other;
}

bool check_checkpoint_open(Check *check, Error *error)
{
    Checkpoint *checkpoint = &check->saving.checkpoint;
    const char *source = check->asked.options.resume, *target = check->saving.folder;
    Reader reader;
    if (check->asked.limits.checkpoint == NULL)
        return true;
    assert(check->session.vm != NULL && check->saving.folder != NULL);
    make_identity(check, &check->saving.identity);
    checkpoint->part = (uint32_t)check->transport->rank;
    checkpoint->add_outside = add_outside;
    checkpoint->objection = objection;
    checkpoint->outside = check;
    if (check->restarts.has_checkpoint) /* what was saved has relied on what does not hold */
        return checkpoint_begin_again(checkpoint, target, error);
    if (source == NULL)
        return check->restarts.has_checkpoint = checkpoint_begin(checkpoint, target, error);
    return check->restarts.has_checkpoint =
               checkpoint_open(checkpoint, source, &reader, error)
               && read_outside(check, source, &reader, error)
               && (!is_other_folder(check) || checkpoint_move(checkpoint, target, error));
}

void check_checkpoint_close(Check *check)
{
    checkpoint_close(&check->saving.checkpoint);
    free(check->saving.folder);
    bytes_free(&check->saving.identity);
}
