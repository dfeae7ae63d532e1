/* Asking whoever sits at the terminal. */
#ifndef TOOLS_COMMON_ASK_H
#define TOOLS_COMMON_ASK_H

#include <stdbool.h>
#include <stdint.h>

/* Prints the question with the number there is, and reads another; an empty line, the end, or what is no
 * number leaves it.  Nobody is asked when standard input or error is no terminal, unless
 * `even_if_no_terminal`.  `observer` is not used. */
void ask_for_number(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number);

#endif
