/* Finds the width of terminals, and prints lines of cells piece by piece until no cell has text left. */
#include "tools/common/terminal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/memory.h"
#include "tools/common/clean_text.h"

enum { WIDTH_LEAST = 80, WIDTH_MOST = 200, WIDTH_UNKNOWN = 120, GAP = 2 };

/* mpirun gives the first rank a terminal, wherever its own output goes; CLEW_TERMINAL_OUT: that is one, too
 * (tools/ranks/mpirun.c). */
static bool is_terminal(FILE *out)
{
    return isatty(fileno(out))
           && (getenv("OMPI_COMM_WORLD_SIZE") == NULL || getenv("CLEW_TERMINAL_OUT") != NULL);
}

static size_t bounded(long width)
{
    return (size_t)(width < WIDTH_LEAST ? WIDTH_LEAST : width > WIDTH_MOST ? WIDTH_MOST : width);
}

/* 0: not known. */
static size_t width_of(FILE *out)
{
    struct winsize size;
    const char *columns = getenv("COLUMNS");
    if (isatty(fileno(out)) && ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return bounded(size.ws_col);
    return columns != NULL && atol(columns) > 0 ? bounded(atol(columns)) : 0;
}

Terminal terminal_open(FILE *out, bool full)
{
    const char *no_color = getenv("NO_COLOR"), *kind = getenv("TERM");
    bool colour = is_terminal(out) && (no_color == NULL || no_color[0] == '\0')
                  && (kind == NULL || strcmp(kind, "dumb") != 0);
    size_t width = width_of(out);
    Terminal terminal = {out, width > 0 ? width : WIDTH_UNKNOWN, width == 0, full, "", "", "", ""};
    if (colour) {
        terminal.bold = "\33[1m";
        terminal.dim = "\33[2m";
        terminal.red = "\33[31m";
        terminal.plain = "\33[0m";
    }
    return terminal;
}

/* How many bytes of `fits` come before the last character of this kind; 0: there is none. */
static size_t up_to(const char *text, size_t fits, const char *characters)
{
    while (fits > 0 && (strchr(characters, text[fits - 1]) == NULL || text[fits] == ')'))
        fits--;
    return fits;
}

/* The number of bytes that go into a line of this width: up to a space, else behind a period or what else
 * ends a part of a name, else all that fit. */
static size_t piece(const char *text, size_t width)
{
    size_t fits = text_bytes(text, width);
    assert(width > 0);
    if (text[fits] == '\0' || text[fits] == ' ')
        return fits;
    size_t space = up_to(text, fits, " "), dot = up_to(text, fits, "."), part = up_to(text, fits, ".(/$#,");
    if (space > 1)
        return space - 1;
    return dot > fits / 3 ? dot : part > 0 ? part : fits;
}

/* Prints the next piece of a cell, advances *text, and returns the number of characters. */
static size_t print_piece(const Terminal *terminal, const Cell *cell, const char **text, bool first)
{
    if (*text == NULL || **text == '\0' || (cell->cut && !first))
        return 0;
    size_t indent = first ? 0 : GAP, room = cell->width > indent + 1 ? cell->width - indent : 1;
    bool cut = cell->cut && text_width(*text) > room;
    size_t bytes = cut ? text_bytes(*text, room > 3 ? room - 3 : room) : piece(*text, room);
    fprintf(terminal->out, "%*s%s%.*s%s%s", (int)indent, "", cell->style, (int)bytes, *text, cut ? "..." : "",
            cell->style[0] ? terminal->plain : "");
    char shown[1024];
    snprintf(shown, sizeof shown, "%.*s", (int)bytes, *text);
    size_t width = indent + text_width(shown) + (cut ? 3 : 0);
    *text += bytes;
    while (**text == ' ')
        ++*text;
    return width;
}

static bool something_left(const Cell *cells, const char *const *texts, int from, int count)
{
    for (int i = from; i < count; i++)
        if (texts[i] != NULL && texts[i][0] != '\0' && !(cells[i].cut && texts[i] != cells[i].text))
            return true;
    return false;
}

void terminal_cells(const Terminal *terminal, const Cell *cells, int count)
{
    assert(count > 0);
    const char **texts = memory_allocate((size_t)(count + 1) * sizeof *texts);
    for (int i = 0; i < count; i++)
        texts[i] = cells[i].text;
    for (bool first = true; first || something_left(cells, texts, 0, count); first = false) {
        for (int i = 0; i < count; i++) {
            if (!something_left(cells, texts, i, count))
                break;
            if (cells[i].cut && !first)
                texts[i] = NULL;
            size_t used = print_piece(terminal, &cells[i], &texts[i], first);
            if (something_left(cells, texts, i + 1, count))
                fprintf(terminal->out, "%*s",
                        (int)(cells[i].width + GAP - (used < cells[i].width ? used : cells[i].width)), "");
        }
        fputc('\n', terminal->out);
        for (int i = 0; i < count; i++)
            if (cells[i].cut)
                texts[i] = NULL;
    }
    free(texts);
}

void terminal_words_behind(const Terminal *terminal, size_t left, size_t indent, const char *text)
{
    while (!terminal->is_open && text_width(text) + left > terminal->width) {
        size_t bytes = piece(text, terminal->width > left ? terminal->width - left : 1);
        fprintf(terminal->out, "%.*s\n%*s", (int)bytes, text, (int)indent, "");
        text += bytes + strspn(text + bytes, " ");
        left = indent;
    }
    fprintf(terminal->out, "%s\n", text);
}

void terminal_words(const Terminal *terminal, size_t indent, const char *text)
{
    fprintf(terminal->out, "%*s", (int)indent, "");
    terminal_words_behind(terminal, indent, indent + GAP, text);
}

void terminal_lines(const Terminal *terminal, const char *lines)
{
    while (*lines != '\0') {
        size_t indent = strspn(lines, " "), length = strcspn(lines, "\n");
        if (terminal->is_open || length <= terminal->width) {
            fprintf(terminal->out, "%.*s\n", (int)length, lines);
        } else {
            char *line = memory_copy_string(lines + indent);
            line[length - indent] = '\0';
            terminal_words(terminal, indent, line);
            free(line);
        }
        lines += length + (lines[length] == '\n');
    }
}
