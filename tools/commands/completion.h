/* What lets bash complete commands, options and their values, from the tables that the program itself uses.
 */
#ifndef TOOLS_COMMANDS_COMPLETION_H
#define TOOLS_COMMANDS_COMPLETION_H

#include <stdio.h>

void completion_write(FILE *out);

#endif
