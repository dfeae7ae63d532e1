/* A counterexample that another process of clew wrote, as the bytes of its trace: shown, and written. */
#ifndef TOOLS_REPORT_TRACE_BYTES_H
#define TOOLS_REPORT_TRACE_BYTES_H

#include <stdio.h>

#include "base/bytes.h"
#include "base/error.h"

void trace_bytes_show(const Bytes *trace, bool full, FILE *out);                 /* as clew replay does */
bool trace_bytes_write(const Bytes *trace, const char *file, Error *error);      /* "-": to standard output */
bool trace_bytes_write_page(const Bytes *trace, const char *file, Error *error); /* as clew report does */

#endif
