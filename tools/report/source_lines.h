/* Lines of the program's source files: from -sp, or from where sources usually lie beside classes and jars.
 */
#ifndef TOOLS_REPORT_SOURCE_LINES_H
#define TOOLS_REPORT_SOURCE_LINES_H

#include "base/error.h"

typedef struct Sources Sources;

/* `source_path`: folders, jars and zips, separated by ':'; NULL: only beside the entries of `class_path`.
 * NULL and a message when an entry of `source_path` cannot be used. */
Sources *sources_open(const char *source_path, const char *class_path, Error *error);
void sources_close(Sources *sources);

/* The line's text without the space around it; NULL when it is not known.  `class_name` is internal:
 * "bench/Account$Owner". */
const char *sources_line(Sources *sources, const char *class_name, const char *file, int line);

/* All lines of the file, with the space before them, and its name ("bench/Account.java"); NULL when it is not
 * known. */
const char *const *sources_lines(Sources *sources, const char *class_name, const char *file,
                                 const char **name, int *count);

/* Where the file was found: a path, or in an archive "sources.jar!/bench/Account.java"; NULL when it is not
 * known. */
const char *sources_origin(Sources *sources, const char *class_name, const char *file);

#endif
