/* The manifest of a jar: "Name: value" lines, of which only the main section (before the first empty line)
 * matters here. */
#ifndef CLASSFILES_MANIFEST_H
#define CLASSFILES_MANIFEST_H

/* The value of a header (its name in any case), with continuation lines joined, to be freed by the caller;
 * NULL when absent. */
char *manifest_value(const char *manifest, const char *header);

#endif
