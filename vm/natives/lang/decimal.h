/* The shortest decimal that reads back as the same number, in Java's form: at least one digit on each side of
 * the point, an exponent outside of 0.001 to 10,000,000. */
#ifndef VM_NATIVES_LANG_DECIMAL_H
#define VM_NATIVES_LANG_DECIMAL_H

#include <stdbool.h>
#include <stddef.h>

enum { DECIMAL_TEXT_MAX = 40 };

/* Writes a positive, finite number, which `single` takes as a float, by the rules of a version of Java (they
 * changed with 19), and returns the text's length (there is no NUL). */
size_t decimal_text(double value, bool single, int java, char *out);

#endif
