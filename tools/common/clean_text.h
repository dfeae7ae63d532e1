/* Makes text of programs and files safe for terminals and JSON, and measures it in characters. */
#ifndef TOOLS_COMMON_CLEAN_TEXT_H
#define TOOLS_COMMON_CLEAN_TEXT_H

#include <stddef.h>

/* A copy in valid UTF-8 without control characters: tabs and line ends become spaces, other invalid bytes
 * '?'. */
char *clean_text(const char *text, size_t length);

size_t text_width(const char *text);               /* characters, not bytes */
size_t text_bytes(const char *text, size_t width); /* of the first `width` characters */

#endif
