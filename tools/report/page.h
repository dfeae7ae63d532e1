/* A counterexample as a web page: one file that needs nothing else.  The page itself is tools/page/page.html;
 * the trace and the source files that it names are put into it. */
#ifndef TOOLS_REPORT_PAGE_H
#define TOOLS_REPORT_PAGE_H

#include "base/error.h"
#include "tools/report/source_lines.h"

struct json_t;

/* Is this a trace that a page can be made of?  Files may hold anything. */
bool page_accepts(const struct json_t *trace, Error *error);

/* `trace` is as in docs/trace.md and accepted; `sources` may be NULL; `coverage` is a coverage_section or
 * NULL; `file` may be "-". */
bool page_write(const struct json_t *trace, Sources *sources, const char *coverage, const char *file,
                Error *error);

#endif
