/* The man page, from the tables that the program itself uses. */
#ifndef TOOLS_COMMANDS_MANUAL_H
#define TOOLS_COMMANDS_MANUAL_H

#include <stdio.h>

void manual_write(FILE *out);

#endif
