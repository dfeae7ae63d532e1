/* Questions to the user at the terminal. */
#ifndef TOOLS_COMMON_ASK_H
#define TOOLS_COMMON_ASK_H

#include <stdbool.h>
#include <stdint.h>

/* Prints the question with the present number as default and reads another; an empty line or the end of input
 * keeps the default.  Does nothing if standard input or error is not a terminal, unless
 * `even_if_no_terminal`. `observer` is not used. */
void ask_for_number(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number);

#endif
