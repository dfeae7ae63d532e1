/* Coverage as lines of source on a web page: which were reached, which never, and how often each outcome of
 * each branch was taken by which thread. */
#ifndef TOOLS_REPORT_COVERAGE_PAGE_H
#define TOOLS_REPORT_COVERAGE_PAGE_H

#include "base/error.h"
#include "tools/report/source_lines.h"
#include "vm/vm.h"

/* A section of a page, to be freed.  `sources` may be NULL: then it has figures and numbers of lines only. */
char *coverage_section(const Vm *vm, Sources *sources);

/* What the section wants in the page's style; it uses the colours --good, --bad, --soft and --line. */
extern const char coverage_style[];

/* A page of its own, where there is no counterexample to show beside it; `story` says what was checked, and
 * what came of it.  `file` may be "-". */
bool coverage_write_page(const char *story, const char *section, const char *file, Error *error);

#endif
