/* Settings of a thing named on the command line: "NAME,key=value,flag".  The keys come from a table, as
 * options do.  "NAME=value" sets the key that has the name of the thing itself.  Commas inside of parentheses
 * and brackets separate nothing. */
#ifndef BASE_SETTINGS_H
#define BASE_SETTINGS_H

#include "base/options.h"

/* Cuts `text` behind the name and reads the settings, which then point into it.  In the table, names have no
 * dashes; those without a value are flags.  A NULL table has no keys. */
bool settings_parse(char *text, const OptionSpec *specs, Options *settings, Error *error);

/* The length of the name in "NAME,key=value" or "NAME=value,key=value". */
size_t settings_name_length(const char *text);

/* Of the first of several items that commas separate. */
size_t settings_item_length(const char *text);

bool settings_decimal(const Options *settings, const char *name, double least, double most, double *number,
                      Error *error);

#endif
