/* Formats messages about bad input. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

bool error_set(Error *error, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    return false;
}

bool error_prefix(Error *error, const char *format, ...)
{
    char inner[ERROR_TEXT_MAX];
    memcpy(inner, error->text, sizeof inner);
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(error->text, sizeof error->text, format, arguments);
    va_end(arguments);
    size_t used = length < 0 ? 0 : (size_t)length;
    for (const char *from = ": "; *from && used < ERROR_TEXT_MAX - 1; from++)
        error->text[used++] = *from;
    for (const char *from = inner; *from && used < ERROR_TEXT_MAX - 1; from++)
        error->text[used++] = *from;
    error->text[used < ERROR_TEXT_MAX ? used : ERROR_TEXT_MAX - 1] = '\0';
    return false;
}
