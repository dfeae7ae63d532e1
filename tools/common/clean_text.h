/* Text from programs and files, made fit for terminals and JSON. */
#ifndef TOOLS_COMMON_CLEAN_TEXT_H
#define TOOLS_COMMON_CLEAN_TEXT_H

#include <stddef.h>

/* A copy in valid UTF-8 without control characters: tabs become spaces, anything else that is not text '?'.
 */
char *clean_text(const char *text, size_t length);

size_t text_width(const char *text);               /* characters, not bytes */
size_t text_bytes(const char *text, size_t width); /* of its first `width` characters */

#endif
