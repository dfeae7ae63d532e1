/* Source files by the names that tools outside know them by. */
#ifndef TOOLS_REPORT_PLACES_H
#define TOOLS_REPORT_PLACES_H

#include "tools/report/source_lines.h"

/* The file's path from the present folder, if the file was found below it; else in its package
 * ("bench/Account.java").  `class_name` is as Java writes it.  NULL: `file` is not known.  To be freed. */
char *place_path(Sources *sources, const char *class_name, const char *file);

/* The source file of a class without asking it: by the name of its outermost class. */
char *place_source_name(const char *class_name);

/* A path as the reference of a URI; to be freed. */
char *place_uri(const char *path);

#endif
