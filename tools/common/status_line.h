/* A line on standard error that says how far something is.  On a terminal each text replaces the one before
 * and the last is erased; elsewhere they are lines one after another.  `clew check`, its portfolio and `clew
 * trials` have one. */
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
    bool is_replaced; /* it is on a terminal that nothing else is written to */
    size_t shown;     /* columns of the text that is there, the cursor behind it */
} StatusLine;

/* `when` is auto (on a terminal), always or never.  Where something else is written to the terminal too
 * (`is_shared`) auto means never, and always whole lines. */
void status_line_open(StatusLine *line, const char *when, bool is_shared);
void status_line_show(StatusLine *line, const char *text);
void status_line_clear(
    StatusLine *line); /* before anything else is written; leaves no line behind on a terminal */

double seconds_now(void); /* of a clock that only goes forward */

/* 999, 12.3 k, 4.56 M: a number that changes too fast to be read to its last digit. */
enum { ROUGHLY_MAX = 16 };
const char *roughly(double number, char text[ROUGHLY_MAX]);

#endif
