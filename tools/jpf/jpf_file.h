/* Reads property files as Java PathFinder does: key = value, key += value, continued lines, ${key}, @include.
 */
#ifndef TOOLS_JPF_JPF_FILE_H
#define TOOLS_JPF_JPF_FILE_H

#include <stdbool.h>

#include "base/bytes.h"
#include "base/error.h"

typedef struct JpfEntry {
    char *key, *value;
    const char *file; /* where it was set last; line 0: "command line" */
    int line;
    bool is_used; /* it was translated, or the value of another key uses it */
} JpfEntry;

typedef struct JpfFile {
    JpfEntry *entries; /* in the order of first appearance */
    int count;
    uint32_t capacity;
    char **names; /* of all files read; the first is that of the command line */
    int name_count;
    uint32_t name_capacity;
} JpfFile;

bool jpf_read(JpfFile *jpf, const char *file, Error *error);
bool jpf_set(JpfFile *jpf, const char *text,
             Error *error); /* "key=value" or "key+=value", of a command line */
void jpf_free(JpfFile *jpf);

JpfEntry *jpf_find(const JpfFile *jpf, const char *key); /* NULL: not set */

/* Replaces escapes and ${key} in a value and adds a terminating zero.  `place`: for messages. */
bool jpf_value(JpfFile *jpf, const JpfEntry *place, const char *text, Bytes *out, Error *error);

/* "demo.jpf:12: message", as an error or on standard error. */
__attribute__((format(printf, 3, 4))) bool jpf_wrong(const JpfEntry *entry, Error *error, const char *format,
                                                     ...);
__attribute__((format(printf, 2, 3))) void jpf_say(const JpfEntry *entry, const char *format, ...);

#endif
