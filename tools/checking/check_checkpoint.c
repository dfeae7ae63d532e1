/* Checkpoints of a check; see check_checkpoint.h.
 *
 * What is added to a checkpoint's head: the identity of the search, a line for each thing that must be the
 * same; the instructions executed; the numbers of the threads. */
#include "tools/checking/check_checkpoint.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "tools/commands.h"
#include "vm/vm_threads.h"

/* --- the command line
 * ------------------------------------------------------------------------------------------------------ */

static const double EVERY_DEFAULT = 60;

static bool read_interval(Check *check, char *comma, const char *text, Error *error)
{
    char *end;
    check->checkpoint.every = strtod(comma + strlen(",every="), &end);
    *comma = '\0';
    return (end != comma + strlen(",every=") && *end == '\0' && check->checkpoint.every >= 0.001
            && check->checkpoint.every <= 1e9)
           || error_set(error, "option --checkpoint needs DIR or DIR,every=SECONDS, at least 0.001, not '%s'",
                        text);
}

static bool read_folder(Check *check, Error *error)
{
    const char *text =
        options_text(&check->options, "--checkpoint", options_text(&check->options, "--resume", NULL));
    check->checkpoint.every = EVERY_DEFAULT;
    check->checkpoint_folder = memory_copy_string(text);
    char *comma =
        options_has(&check->options, "--checkpoint") ? strstr(check->checkpoint_folder, ",every=") : NULL;
    if (comma != NULL && !read_interval(check, comma, text, error))
        return false;
    return check->checkpoint_folder[0] != '\0'
           || error_set(error, "option --checkpoint or --resume needs a folder");
}

/* A checkpoint is one step for each state: what needs more cannot be gone on with. */
static bool can_be_saved(const Check *check, Error *error)
{
    const Search *search = check->workers > 1 ? check->guidance.search->team : check->guidance.search;
    const char *counting = guide_counts_all(check->guidance.guide);
    if (search->save == NULL && !search->saves_itself)
        return error_set(error, "--search %s cannot be saved: only complete searches have checkpoints",
                         search->name);
    if (check->session_options.hash_store)
        return error_set(error,
                         "--store hash cannot restore states, so it has no checkpoints; use --store exact");
    if (check->session_options.no_match)
        return error_set(
            error, "--no-match follows paths, but a checkpoint keeps states: the search cannot be saved");
    if (check_wants_stuck(check))
        return error_set(
            error,
            "stuck threads are found on all steps, but a checkpoint keeps only one for each state: the search cannot be saved");
    if (options_has(&check->options, "--coverage"))
        return error_set(
            error,
            "--coverage counts every step, but a checkpoint keeps only one for each state: the search cannot be saved");
    if (options_has(&check->options, "--dot"))
        return error_set(
            error,
            "--dot draws every step, but a checkpoint keeps only one for each state: the search cannot be saved");
    return counting == NULL
           || error_set(
               error,
               "--heuristic %s counts every step, but a checkpoint keeps only one for each state: the search cannot be saved",
               counting);
}

bool check_checkpoint_read(Check *check, Error *error)
{
    if (!options_has(&check->options, "--checkpoint") && !options_has(&check->options, "--resume"))
        return true;
    check->limits.checkpoint = &check->checkpoint;
    return read_folder(check, error) && can_be_saved(check, error);
}

/* --- identity
 * --------------------------------------------------------------------------------------------------------------
 */

/* What may change from one part of a search to the next; the program is known by its classes. */
static bool may_change(const char *option)
{
    static const char *const names[] = {"-cp",
                                        "-jar",
                                        "--jdk",
                                        "-j",
                                        "--max-states",
                                        "--max-time",
                                        "--max-memory",
                                        "--checkpoint",
                                        "--resume",
                                        "--check-states",
                                        "--collect-always",
                                        "--constant-hash",
                                        "--print",
                                        "--progress",
                                        "--json",
                                        "--trace",
                                        "--html",
                                        "--junit",
                                        "--sarif",
                                        "--witness",
                                        "-sp",
                                        "--full-trace",
                                        "--shorten",
                                        "--no-shorten",
                                        "-v",
                                        "--heuristic",
                                        NULL};
    for (int i = 0; names[i] != NULL; i++)
        if (strcmp(option, names[i]) == 0)
            return true;
    return false;
}

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

static void make_identity(const Check *check, int argc, char **argv, Bytes *identity)
{
    const Launch *launch = &check->session.launch;
    uint64_t library =
        XXH3_64bits(_binary_library_zip_start, (size_t)(_binary_library_zip_end - _binary_library_zip_start));
    bytes_format(identity, "clew %s with library %016llx\n", CLEW_VERSION, (unsigned long long)library);
    bytes_format(identity, "main class %s\n", launch->main_class);
    bytes_format(identity, "%d arguments", argc);
    for (int i = 0; i < argc; i++)
        bytes_format(identity, " '%s'", argv[i]);
    bytes_format(identity, "\nclasses %016llx\n", (unsigned long long)launch->program->fingerprint);
    bytes_format(identity, "JDK %s\n", launch->jdk_home != NULL ? launch->jdk_home : "none");
    if (check_is_distributed(check))
        bytes_format(identity, "%d ranks\n", check->transport->count);
    for (int i = 0; i < guide_count(check->guidance.guide); i++)
        bytes_format(identity, "--heuristic %s\n", guide_text(check->guidance.guide, i));
    for (const OptionSpec *spec = check_options; spec->name != NULL; spec++)
        if (!may_change(spec->name))
            add_option(&check->options, spec, identity);
}

/* --- what is added to the head
 * ----------------------------------------------------------------------------------------------- */

static void add_outside(void *context, Bytes *bytes)
{
    const Check *check = context;
    bytes_add_u4(bytes, (uint32_t)check->identity.length);
    bytes_add(bytes, check->identity.data, check->identity.length);
    bytes_add_u8(bytes, check->instructions_before + session_instructions(&check->session));
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

static bool read_outside(Check *check, const char *folder, Reader *reader, Error *error)
{
    uint32_t length = read_u4(reader);
    const uint8_t *there = read_bytes(reader, length);
    if (there == NULL)
        return error_set(error, "the checkpoint in %s is damaged: its description of the search is missing",
                         folder);
    if (!same_identity(folder, &check->identity, there, length, error))
        return false;
    check->instructions_before = read_u8(reader);
    return thread_names_restore(check->session.vm, reader, error)
           || error_prefix(error, "the checkpoint in %s is damaged", folder);
}

static bool is_other_folder(const Check *check)
{
    char *source = realpath(options_text(&check->options, "--resume", ""), NULL),
         *target = realpath(check->checkpoint_folder, NULL);
    bool is_other = source == NULL || target == NULL || strcmp(source, target) != 0;
    free(source);
    free(target);
    return is_other;
}

static bool open_checkpoint(Check *check, Error *error)
{
    Reader reader;
    const char *source = options_text(&check->options, "--resume", NULL);
    if (source == NULL)
        return checkpoint_begin(&check->checkpoint, check->checkpoint_folder, error);
    return checkpoint_open(&check->checkpoint, source, &reader, error)
           && read_outside(check, source, &reader, error)
           && (!is_other_folder(check)
               || checkpoint_move(&check->checkpoint, check->checkpoint_folder, error));
}

bool check_checkpoint_open(Check *check, int argc, char **argv, Error *error)
{
    if (check->limits.checkpoint == NULL)
        return true;
    make_identity(check, argc, argv, &check->identity);
    check->checkpoint.part = (uint32_t)check->transport->rank;
    check->checkpoint.add_outside = add_outside;
    check->checkpoint.objection = objection;
    check->checkpoint.outside = check;
    return open_checkpoint(check, error);
}
