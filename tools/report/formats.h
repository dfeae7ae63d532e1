/* What a check found, in formats that other programs read: one file for each, and where they are to be
 * written. */
#ifndef TOOLS_REPORT_FORMATS_H
#define TOOLS_REPORT_FORMATS_H

#include "base/options.h"
#include "tools/program/properties.h"
#include "tools/report/summary.h"

struct json_t;
struct Drawing;

/* Everything that a format can need of a check. */
typedef struct Report {
    const Summary *summary;
    const struct json_t *trace;    /* as in docs/trace.md; NULL: there is no counterexample */
    const struct Drawing *drawing; /* NULL: none was recorded */
    unsigned properties;           /* that were checked */
    bool all_errors;               /* were looked for */
    Sources *sources;
    const char *class_path;
    const char *shown; /* the counterexample and its error as a terminal shows them; NULL: they are made of
                          summary->error */
} Report;

/* Can all that is asked for be written?  At most one file can be standard output. */
bool formats_read(const Options *options, Error *error);
bool formats_take_stdout(const Options *options); /* one of them does: text for people goes to stderr */
bool formats_write(const Options *options, const Report *report, Error *error);

/* The formats. */
void junit_put(const Report *report, FILE *out);
void sarif_put(const Report *report, FILE *out);
void witness_put(const Report *report, FILE *out);
void dot_put(const Report *report, FILE *out);

/* ---- what the formats ask of a report ---- */

/* The kinds of errors, each once, in the order of the table of properties: the name of the first property
 * that finds it, up to a '='. false: after the last. */
typedef struct ErrorKind {
    char name[32];
    const char *summary;
    bool is_checked;
    bool is_warning; /* found by locksets only, which is no proof */
} ErrorKind;
bool report_kind(const Report *report, int index, ErrorKind *kind);

const ViolationText *report_error(
    const Report *report,
    uint32_t index); /* NULL after the last; the first is the one with the counterexample */
bool report_is_complete(const Report *report);
char *report_arguments(const Report *report); /* with spaces between, quoted; to be freed */

#endif
