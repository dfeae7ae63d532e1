/* Overwrites the line by a carriage return and pads with spaces, which works on every terminal. */
#include "tools/common/status_line.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

void status_line_open(StatusLine *line, const char *when, bool is_shared)
{
    assert(strcmp(when, "auto") == 0 || strcmp(when, "always") == 0 || strcmp(when, "never") == 0);
    bool is_terminal = isatty(STDERR_FILENO);
    *line = (StatusLine){.is_replaced = is_terminal && !is_shared};
    line->is_on = strcmp(when, "always") == 0 || (strcmp(when, "auto") == 0 && line->is_replaced);
}

enum { WIDTH_UNKNOWN = 80, TEXT_MAX = 512 };

/* Texts end before the last column: if they wrapped, only the last row could be erased. */
static size_t room(void)
{
    struct winsize size;
    size_t columns =
        ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : WIDTH_UNKNOWN;
    return columns - 1 < TEXT_MAX ? columns - 1 : TEXT_MAX;
}

void status_line_clear(StatusLine *line)
{
    if (line->shown > 0)
        fprintf(stderr, "\r%*s\r", (int)line->shown, "");
    line->shown = 0;
    fflush(stderr);
}

static void replace(StatusLine *line, const char *text)
{
    size_t length = strlen(text), most = room(), shown = length < most ? length : most;
    int rest = line->shown > shown ? (int)(line->shown - shown) : 0;
    fprintf(stderr, "\r%.*s%*s", (int)shown, text, rest, "");
    line->shown = shown + (size_t)rest;
    fflush(stderr);
}

void status_line_show(StatusLine *line, const char *text)
{
    if (!line->is_on)
        return;
    if (line->is_replaced)
        replace(line, text);
    else
        fprintf(stderr, "%s\n", text);
}

const char *roughly(double number, char text[ROUGHLY_MAX])
{
    static const char *const units[] = {"", " k", " M", " G", " T"};
    int unit = 0;
    for (; number >= 999.5 && unit < 4; unit++)
        number /= 1000;
    int decimals = unit == 0 || number >= 99.95 ? 0 : number >= 9.995 ? 1 : 2;
    assert(decimals >= 0 && unit <= 4);
    snprintf(text, ROUGHLY_MAX, "%.*f%s", decimals, number, units[unit]);
    return text;
}
