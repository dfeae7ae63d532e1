/* From the keys of a property file to options of `clew check`. */
#ifndef TOOLS_JPF_JPF_KEYS_H
#define TOOLS_JPF_JPF_KEYS_H

#include "tools/common/command_line.h"
#include "tools/jpf/jpf_file.h"

/* What a file asks for. */
typedef struct JpfCheck {
    StringList options;  /* of all kinds but how to search */
    StringList guidance; /* the search, its heuristics and its queue */
    const char *target;  /* belongs to the file */
    StringList arguments;
} JpfCheck;

/* Keys that have no counterpart are named on stderr. */
bool jpf_translate(JpfFile *jpf, JpfCheck *check, Error *error);
void jpf_check_free(JpfCheck *check);

/* The parts: what the search is to be, and the rest of a value choice (NAME.class, NAME.min, NAME.max,
 * NAME.values). */
bool jpf_translate_search(JpfFile *jpf, StringList *guidance, Error *error);
bool jpf_translate_choices(JpfFile *jpf, StringList *options, Error *error);

/* For both: the entry of a key, now understood, or NULL; its value as a truth value or number, if it is
 * there. */
JpfEntry *jpf_take(JpfFile *jpf, const char *key);
bool jpf_take_flag(JpfFile *jpf, const char *key, bool *flag, Error *error);
bool jpf_take_number(JpfFile *jpf, const char *key, long long least, long long *number, Error *error);
void jpf_split(const char *text, const char *separators,
               StringList *items); /* items without the space around them, none empty */

/* The last part of a class's name: files may or may not write the package. */
const char *jpf_simple_name(const char *class_name);

#endif
