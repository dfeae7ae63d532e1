/* The table of formats that other programs read: checks that their files can be written, writes them, and
 * answers what all of them ask of a report. */
#include "tools/report/formats.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/command_line.h"
#include "tools/report/unusable.h"

/* A file that a check can write. */
typedef struct Format {
    const char *option;
    void (*put)(const Report *report, FILE *out); /* NULL: the check writes it itself, in its own order */
    bool needs_error;                             /* there is nothing to write without */
} Format;

static const Format formats[] = {
    {"--json", NULL, false},       {"--trace", NULL, true},       {"--html", NULL, true},
    {"--junit", junit_put, false}, {"--sarif", sarif_put, false}, {"--witness", witness_put, true},
    {"--dot", dot_put, false},
};

enum { FORMAT_COUNT = sizeof formats / sizeof formats[0] };

static int count_stdout(const Options *options, const char **names)
{
    int count = 0;
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (strcmp(options_text(options, formats[i].option, ""), "-") == 0)
            names[count++] = formats[i].option;
    return count;
}

/* Asked before a long search, not after it. */
static bool can_be_written(const char *file, Error *error)
{
    const char *slash = strrchr(file, '/');
    if (strcmp(file, "-") == 0 || access(file, W_OK) == 0)
        return true;
    if (access(file, F_OK) == 0)
        return error_set(error, "cannot write %s: %s", file, strerror(errno));
    char *folder = slash == NULL   ? strdup(".")
                   : slash == file ? strdup("/")
                                   : strndup(file, (size_t)(slash - file));
    bool fine = access(folder, W_OK | X_OK) == 0
                || error_set(error, "cannot write %s: folder %s: %s", file, folder, strerror(errno));
    free(folder);
    return fine;
}

bool formats_read(const Options *options, Error *error)
{
    const char *names[FORMAT_COUNT];
    for (int i = 0; i < FORMAT_COUNT; i++)
        if (!can_be_written(options_text(options, formats[i].option, "-"), error))
            return false;
    if (count_stdout(options, names) > 1)
        return error_set(error, "%s and %s cannot both be written to standard output", names[0], names[1]);
    reports_remove(options);
    return !options_has(options, "--dot-limit") || options_has(options, "--dot")
           || error_set(error, "--dot-limit is for --dot FILE");
}

bool formats_take_stdout(const Options *options)
{
    const char *names[FORMAT_COUNT];
    return count_stdout(options, names) > 0;
}

static bool write_one(const Format *format, const Report *report, const char *file, Error *error)
{
    bool is_stdout = strcmp(file, "-") == 0;
    FILE *out = is_stdout ? stdout : fopen(file, "w");
    if (out == NULL)
        return error_set(error, "cannot write %s", file);
    format->put(report, out);
    bool written = fflush(out) == 0 && !ferror(out);
    if (!is_stdout)
        written = fclose(out) == 0 && written;
    return written || error_set(error, "cannot write %s", file);
}

bool formats_write(const Options *options, const Report *report, Error *error)
{
    for (int i = 0; i < FORMAT_COUNT; i++) {
        const char *file = options_text(options, formats[i].option, NULL);
        if (file == NULL || formats[i].put == NULL)
            continue;
        if (formats[i].needs_error && report->trace == NULL)
            fprintf(stderr, "clew: no violation was found, so there is nothing to write for %s\n",
                    formats[i].option);
        else if (!write_one(&formats[i], report, file, error))
            return false;
    }
    return true;
}

/* ---- for the formats ---- */

static size_t kind_length(const PropertySpec *property) { return strcspn(property->name, "="); }

static bool is_same_kind(const PropertySpec *a, const PropertySpec *b)
{
    return kind_length(a) == kind_length(b) && strncmp(a->name, b->name, kind_length(a)) == 0;
}

/* The first of each kind. */
static bool is_first(const PropertySpec *list, const PropertySpec *property)
{
    for (; list < property; list++)
        if (is_same_kind(list, property))
            return false;
    return true;
}

static unsigned checked_bits(const Report *report, const PropertySpec *list, const PropertySpec *like)
{
    unsigned bits = 0;
    for (; list->name != NULL; list++)
        bits |= is_same_kind(list, like) ? list->kinds & report->properties : 0;
    return bits;
}

bool report_kind(const Report *report, int index, ErrorKind *kind)
{
    const PropertySpec *list = properties_list(), *property = list;
    for (; property->name != NULL; property++)
        if (is_first(list, property) && index-- == 0)
            break;
    if (property->name == NULL)
        return false;
    unsigned bits = checked_bits(report, list, property);
    *kind = (ErrorKind){.summary = property->summary,
                        .is_checked = bits != 0,
                        .is_warning = bits == 1u << VIOLATION_LOCKSET};
    snprintf(kind->name, sizeof kind->name, "%.*s", (int)kind_length(property), property->name);
    return true;
}

const ViolationText *report_error(const Report *report, uint32_t index)
{
    const Summary *summary = report->summary;
    assert((report->trace == NULL || summary->error != NULL) && "a trace is the trace of an error");
    if (summary->error == NULL || index >= summary->all_error_count)
        return NULL;
    return index == 0 ? &summary->error->error : &summary->all_errors[index];
}

bool report_is_complete(const Report *report) { return report->summary->run.status == SEARCH_COMPLETE; }

char *report_arguments(const Report *report)
{
    StringList line = {0};
    string_list_add_all(&line, report->summary->argument_count, report->summary->arguments);
    char *text = command_line_quoted(&line);
    string_list_free(&line);
    return text;
}
