/* Translates the keys of a property file to options of `clew check`. */
#ifndef TOOLS_JPF_JPF_KEYS_H
#define TOOLS_JPF_JPF_KEYS_H

#include "tools/common/command_line.h"
#include "tools/jpf/jpf_file.h"

/* The check that a file describes. */
typedef struct JpfCheck {
    StringList options;  /* all but those in `guidance` */
    StringList guidance; /* the search, its heuristics and its queue */
    const char *target;  /* borrowed from the file */
    StringList arguments;
} JpfCheck;

/* Keys without a counterpart are reported on standard error. */
bool jpf_translate(JpfFile *jpf, JpfCheck *check, Error *error);
void jpf_check_free(JpfCheck *check);

/* Parts of jpf_translate: the search, and named choices (NAME.class, NAME.min, NAME.max, NAME.values). */
bool jpf_translate_search(JpfFile *jpf, StringList *guidance, Error *error);
bool jpf_translate_choices(JpfFile *jpf, StringList *options, Error *error);

/* The entry of a key, marked as used, or NULL; its value as a boolean or number, if the key is set. */
JpfEntry *jpf_take(JpfFile *jpf, const char *key);
bool jpf_take_flag(JpfFile *jpf, const char *key, bool *flag, Error *error);
bool jpf_take_number(JpfFile *jpf, const char *key, long long least, long long *number, Error *error);
void jpf_split(const char *text, const char *separators,
               StringList *items); /* items are trimmed; empty ones are left out */

/* The class name without its package, which files may leave out. */
const char *jpf_simple_name(const char *class_name);

#endif
