/* Bad input is reported through an Error: one message that names what is wrong and where.
 * Functions that can meet bad input take an `Error *` last and return false or NULL. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

enum { ERROR_TEXT_MAX = 1024 };

typedef struct Error {
    char text[ERROR_TEXT_MAX];
} Error;

/* Sets the message and returns false, so that a caller can `return error_set(error, ...)`. */
__attribute__((format(printf, 2, 3))) bool error_set(Error *error, const char *format, ...);

/* Puts "format: " before the message that is there: the outer context comes first. */
__attribute__((format(printf, 2, 3))) bool error_prefix(Error *error, const char *format, ...);

#endif
