/* Questions; see ask.h. */
#include "tools/ask.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* With --ranks, standard input comes from one: see ranks_launch.c. */
static bool is_terminal(void)
{
    return (isatty(STDIN_FILENO) && isatty(STDERR_FILENO)) || getenv("CLEW_TERMINAL") != NULL;
}

void ask_for_number(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number)
{
    char line[64], *end;
    (void)observer;
    if (!even_if_no_terminal && !is_terminal())
        return;
    fprintf(stderr, "%s [%llu]? ", question, (unsigned long long)*number);
    fflush(stderr);
    if (fgets(line, sizeof line, stdin) == NULL)
        return;
    unsigned long long answer = strtoull(line, &end, 10);
    if (end != line && answer > 0)
        *number = answer;
}
