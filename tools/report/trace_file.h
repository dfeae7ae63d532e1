/* A trace as it lies in a file: JSON, or a page of one, which has the JSON in it. */
#ifndef TOOLS_REPORT_TRACE_FILE_H
#define TOOLS_REPORT_TRACE_FILE_H

#include <jansson.h>

#include "base/error.h"

/* What the file has; only its syntax is looked at.  NULL: it cannot be read, or is neither. */
json_t *trace_load(const char *file, Error *error);

#endif
