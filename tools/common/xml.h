/* Text in XML. */
#ifndef TOOLS_COMMON_XML_H
#define TOOLS_COMMON_XML_H

#include <stdio.h>

/* What is special is escaped, what XML cannot hold becomes '?'. */
void xml_put(const char *text, FILE *out); /* in an element; lines stay lines */
void xml_put_attribute(const char *name, const char *value,
                       FILE *out); /* " name="value"", with a space before it */

#endif
