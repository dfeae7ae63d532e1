/* Finds one header in the main section of a manifest and joins its continuation lines (those that begin
 * with a space). */
#include "classfiles/manifest.h"

#include <string.h>
#include <strings.h>

#include "base/bytes.h"

static const char *next_line(const char *line)
{
    line += strcspn(line, "\r\n");
    if (line[0] == '\r' && line[1] == '\n')
        return line + 2;
    return *line ? line + 1 : line;
}

static char *joined_value(const char *line, const char *value)
{
    Bytes text = {0};
    bytes_add(&text, value, strcspn(value, "\r\n"));
    for (line = next_line(line); *line == ' '; line = next_line(line))
        bytes_add(&text, line + 1, strcspn(line + 1, "\r\n"));
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

char *manifest_value(const char *manifest, const char *header)
{
    size_t length = strlen(header);
    for (const char *line = manifest; *line && *line != '\r' && *line != '\n'; line = next_line(line))
        if (strncasecmp(line, header, length) == 0 && line[length] == ':')
            return joined_value(line, line + length + 1 + (line[length + 1] == ' '));
    return NULL;
}
