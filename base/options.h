/* Command-line options from one table, which also yields the help text and the suggestion for a misspelt
 * name. */
#ifndef BASE_OPTIONS_H
#define BASE_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/error.h"
#include "base/spelling.h"

/* A table ends with an entry whose name is NULL. */
typedef struct OptionSpec {
    const char *name; /* "--seed" or "-cp" */
    const char
        *value; /* what its value is called in the help, or, as in "fifo|lifo|random", all that there are;
                 * NULL: it takes none. In quotes it is made of options itself, and may look like one. */
    const char *help;
} OptionSpec;

enum { OPTIONS_MAX = 96 };

bool option_has_choices(const OptionSpec *spec); /* its value is one of those that the table lists */

/* What was given: each option and its value, in order; later ones win. */
typedef struct Options {
    struct {
        const OptionSpec *spec;
        const char *value;
    } given[OPTIONS_MAX];
    int count;
} Options;

/* Reads options from argv[*index] on, until the first word that is none, or past a "--"; *index is then the
 * place of the next word.
 * "--name=value" and "--name value" both work. */
bool options_parse(const OptionSpec *specs, int argc, char **argv, int *index, Options *options,
                   Error *error);

bool options_has(const Options *options, const char *name);
const char *options_text(const Options *options, const char *name, const char *otherwise);
int options_texts(const Options *options, const char *name,
                  const char **texts); /* all values, up to OPTIONS_MAX; how many */
int options_choice(const Options *options,
                   const char *name); /* of an option with given values: which, from 0 on; not given: 0 */
bool options_number(const Options *options, const char *name, int64_t least, int64_t most, int64_t *number,
                    Error *error);
bool options_decimal(const Options *options, const char *name, double least, double most, double *number,
                     Error *error);

#endif
