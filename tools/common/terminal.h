/* Output in columns: the width of a terminal, its colours, and lines of cells that are wrapped or cut off. */
#ifndef TOOLS_COMMON_TERMINAL_H
#define TOOLS_COMMON_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Terminal {
    FILE *out;
    size_t width;
    bool is_open; /* no terminal, and nothing says how wide: what comes last in a line need not be cut */
    bool full;    /* long parts are not folded */
    const char *bold, *dim, *red, *plain; /* escape sequences; "" without colour */
} Terminal;

/* Colours only on a terminal and without NO_COLOR.  The width is 80 to 200 columns: the terminal's, or else
 * what COLUMNS says, or else 120. */
Terminal terminal_open(FILE *out, bool full);

/* A cell of a line.  Text that is too long is wrapped below the cell, or cut off. */
typedef struct Cell {
    const char *text; /* NULL: empty */
    size_t width;
    const char *style;
    bool cut;
} Cell;

/* A paragraph that begins in column `indent` and goes on two further to the right.  Broken between words
 * where the width is known. */
void terminal_words(const Terminal *terminal, size_t indent, const char *text);

/* The same in a line of which `left` columns are taken; what goes on begins in column `indent`. */
void terminal_words_behind(const Terminal *terminal, size_t left, size_t indent, const char *text);

/* Lines that bring their own indent. */
void terminal_lines(const Terminal *terminal, const char *lines);

void terminal_cells(const Terminal *terminal, const Cell *cells, int count);

#endif
