/* Escapes text for XML, line by line, after replacing what is not valid UTF-8. */
#include "tools/common/xml.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"

static void put_character(const char *at, FILE *out)
{
    switch (*at) {
    case '<': fputs("&lt;", out); break;
    case '>': fputs("&gt;", out); break;
    case '&': fputs("&amp;", out); break;
    case '"': fputs("&quot;", out); break;
    case '\'': fputs("&#39;", out); break;
    default: fputc(*at, out);
    }
}

/* U+FFFE and U+FFFF are valid UTF-8, but not characters of XML. */
static bool is_noncharacter(const char *at)
{
    return strncmp(at, "\xEF\xBF\xBE", 3) == 0 || strncmp(at, "\xEF\xBF\xBF", 3) == 0;
}

static void put_line(const char *text, size_t length, FILE *out)
{
    char *clean = clean_text(text, length);
    for (const char *at = clean; *at != '\0'; at++) {
        if (is_noncharacter(at)) {
            fputc('?', out);
            at += 2;
        } else
            put_character(at, out);
    }
    free(clean);
}

static void put_lines(const char *text, const char *newline, FILE *out)
{
    for (;;) {
        size_t length = strcspn(text, "\n");
        put_line(text, length, out);
        if (text[length] == '\0')
            return;
        fputs(newline, out);
        text += length + 1;
    }
}

void xml_put(const char *text, FILE *out) { put_lines(text, "\n", out); }

/* Parsers read a line feed in an attribute as a space, so it is escaped. */
void xml_put_attribute(const char *name, const char *value, FILE *out)
{
    fprintf(out, " %s=\"", name);
    put_lines(value, "&#10;", out);
    fputc('"', out);
}
