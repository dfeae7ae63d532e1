/* Reads numbers that the user types, and asks again after what is not a number. */
#include "tools/common/ask.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* CLEW_TERMINAL: with --ranks, input of the terminal comes through a pipe; see tools/ranks/mpirun.c. */
static bool is_terminal(void)
{
    return (isatty(STDIN_FILENO) && isatty(STDERR_FILENO)) || getenv("CLEW_TERMINAL") != NULL;
}

/* An empty line keeps the default. */
static bool read_number(const char *line, uint64_t *number)
{
    char *end;
    line += strspn(line, " \t");
    if (*line == '\n' || *line == '\0')
        return true;
    errno = 0;
    unsigned long long answer = strtoull(line, &end, 10);
    if (!isdigit((unsigned char)*line) || errno != 0 || answer == 0 || answer > INT64_MAX
        || end[strspn(end, " \t\r\n")] != '\0')
        return false;
    *number = answer;
    return true;
}

void ask_for_number(void *observer, const char *question, bool even_if_no_terminal, uint64_t *number)
{
    char line[64];
    (void)observer;
    assert(*number >= 1 && "the default is a valid answer");
    if (!even_if_no_terminal && !is_terminal())
        return;
    for (;;) {
        fprintf(stderr, "%s [%llu]? ", question, (unsigned long long)*number);
        fflush(stderr);
        if (fgets(line, sizeof line, stdin) == NULL || read_number(line, number))
            return;
        fprintf(stderr, "please enter a number of at least 1\n");
    }
}
