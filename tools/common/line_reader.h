/* Lines of a descriptor as they come, for who must also listen while something else is under way. */
#ifndef TOOLS_COMMON_LINE_READER_H
#define TOOLS_COMMON_LINE_READER_H

#include <stdbool.h>

#include "base/bytes.h"

typedef struct LineReader {
    int descriptor;
    Bytes bytes;   /* that were read and are no line yet, or not asked for */
    size_t looked; /* these have no end of a line */
    bool has_ended;
} LineReader;

/* A line that was read; at the end also one without an end.  To be freed.  NULL: there is none yet, or none
 * any more. */
char *line_reader_take(LineReader *reader);
void line_reader_fill(LineReader *reader); /* waits for more, or for the end */
void line_reader_close(LineReader *reader);

#endif
