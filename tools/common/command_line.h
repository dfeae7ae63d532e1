/* Command lines as lists of arguments: options are appended, text is split as a shell would split it, and
 * arguments are quoted so that a shell reads them back. */
#ifndef TOOLS_COMMON_COMMAND_LINE_H
#define TOOLS_COMMON_COMMAND_LINE_H

#include "base/error.h"
#include "tools/common/string_list.h"

void command_line_add_option(StringList *line, const char *option, const char *value);
__attribute__((format(printf, 3, 4))) void command_line_add_option_format(StringList *line,
                                                                          const char *option,
                                                                          const char *format, ...);

/* The words after the options: "--" comes first where they would be taken for options. */
void command_line_add_words(StringList *line, int argc, char *const *argv);

/* Splits at spaces.  Single and double quotes and backslashes mean what they mean in a shell; no other
 * character is special. */
bool command_line_split(StringList *line, const char *text, Error *error);

/* The arguments with spaces between them, quoted where a shell needs it.  The caller frees the text. */
char *command_line_quoted(const StringList *line);

#endif
