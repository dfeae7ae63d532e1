/* What is written to: how wide it is, and whether it wants colour. */
#ifndef TOOLS_COMMON_TERMINAL_H
#define TOOLS_COMMON_TERMINAL_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Terminal {
    FILE *out;
    size_t width;
    bool full;                            /* fold nothing */
    const char *bold, *dim, *red, *plain; /* escape sequences; "" without colour */
} Terminal;

/* Colour only on a terminal and without NO_COLOR; its width, from 80 to 200, or 120 where there is none. */
Terminal terminal_open(FILE *out, bool full);

/* A cell of a line of output.  Text that is too long goes on below, or is cut off. */
typedef struct Cell {
    const char *text; /* NULL: empty */
    size_t width;
    const char *style;
    bool cut;
} Cell;

void terminal_cells(const Terminal *terminal, const Cell *cells, int count);

#endif
