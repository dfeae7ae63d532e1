/* Writes text as XML content or attributes. */
#ifndef TOOLS_COMMON_XML_H
#define TOOLS_COMMON_XML_H

#include <stdio.h>

/* Special characters are escaped; characters that XML cannot hold become '?'. */
void xml_put(const char *text, FILE *out); /* content of an element; line ends are kept */
void xml_put_attribute(const char *name, const char *value, FILE *out); /* with a space before it */

#endif
