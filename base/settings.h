/* Settings of a thing named on the command line: "NAME,key=value,flag".  The keys come from a table, as options do. */
#ifndef BASE_SETTINGS_H
#define BASE_SETTINGS_H

#include "base/options.h"

/* Cuts `text` at its first comma and reads the settings behind it, which then point into it; what is before it is the name.  In the table,
 * names have no dashes; those without a value are flags.  A NULL table has no keys. */
bool settings_parse(char *text, const OptionSpec *specs, Options *settings, Error *error);

/* The length of the name in "NAME,key=value". */
size_t settings_name_length(const char *text);

bool settings_decimal(const Options *settings, const char *name, double least, double most, double *number, Error *error);

#endif
