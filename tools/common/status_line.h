/* A line on standard error that shows progress.  On a terminal each text replaces the one before, and the
 * last is erased; elsewhere each text is a line. */
#ifndef TOOLS_COMMON_STATUS_LINE_H
#define TOOLS_COMMON_STATUS_LINE_H

#include <stdbool.h>
#include <stddef.h>

/* Name, value and help of the option, for a table. */
#define PROGRESS_OPTION(of_what)                              \
    "--progress", "auto|always|never",                        \
        "a line on standard error that says how far " of_what \
        ": on a terminal (auto, default), always or never"

typedef struct StatusLine {
    bool is_on;
    bool is_replaced; /* on a terminal to which nothing else is written */
    size_t shown;     /* columns of the text on the terminal, with the cursor behind it */
} StatusLine;

/* `when` is auto (on a terminal), always or never.  is_shared: the program under test writes to the terminal,
 * too; then auto means never, and texts are whole lines. */
void status_line_open(StatusLine *line, const char *when, bool is_shared);
void status_line_show(StatusLine *line, const char *text);
void status_line_clear(StatusLine *line); /* erases it; to be called before anything else is written */

double seconds_now(void); /* of a monotonic clock */

/* A number with three digits: 999, 12.3 k, 4.56 M. */
enum { ROUGHLY_MAX = 16 };
const char *roughly(double number, char text[ROUGHLY_MAX]);

#endif
